# DBA 2.2: le parole delle verifiche, delle tabelle e dei punti aperti.

dba = DBA 2.2

## Truppe

dba-troop-El = Elefanti
dba-troop-Kn = Cavalieri
dba-troop-6Kn = Cavalieri su basetta doppia
dba-troop-HCh = Carri pesanti
dba-troop-Cv = Cavalleria
dba-troop-6Cv = Cavalleria su basetta doppia
dba-troop-LCh = Carri leggeri
dba-troop-LH = Cavalleria leggera
dba-troop-2Cm = Cammelleria leggera
dba-troop-SCh = Carri falcati
dba-troop-Cm = Cammelli
dba-troop-Sp = Lance
dba-troop-3Sp = Lance, tre per basetta
dba-troop-Pk = Picche
dba-troop-Bd = Lame
dba-troop-3Bd = Lame, tre per basetta
dba-troop-6Bd = Lame su basetta doppia
dba-troop-Ax = Ausiliari
dba-troop-Bw = Arcieri
dba-troop-8Bw = Arcieri su basetta doppia
dba-troop-Ps = Psiloi
dba-troop-Wb = Bande
dba-troop-3Wb = Bande, tre per basetta
dba-troop-5Wb = Bande, cinque per basetta
dba-troop-Hd = Orde
dba-troop-Art = Artiglieria
dba-troop-WWg = Carri da guerra
dba-troop-Lit = Lettiga
dba-troop-CF = Seguito
dba-troop-Dz = Abitanti
dba-troop-mounted = Altri montati
dba-troop-other = Tutti gli altri

## Terreni

dba-terrain-good = terreno agevole
dba-terrain-road = strada
dba-terrain-gentle-hill = collina dolce
dba-terrain-wood = bosco
dba-terrain-marsh = palude
dba-terrain-rough = terreno rotto
dba-terrain-dunes = dune
dba-terrain-oasis = oasi
dba-terrain-steep-hill = collina ripida
dba-terrain-river = fiume
dba-terrain-bua = BUA
dba-terrain-camp = campo
dba-terrain-waterway = costa
dba-terrain-crest = cresta di collina

## Tabelle

dba-column-mm = mm
dba-column-pips = PIP
dba-column-paces = passi
dba-column-elements = perdite
dba-column-value = quanto

dba-scale-15mm = 15 mm
dba-scale-25mm = 25/28 mm

dba-recoil-matrix = Chi si ritira (colonne) contro l'amico che ha dietro (righe)
dba-recoil-matrix-pass = attraversa
dba-recoil-matrix-push = spinge
dba-recoil-matrix-recoiler-destroyed = distrutto
dba-recoil-matrix-friend-destroyed = distrugge
dba-recoil-matrix-both-destroyed = distrutti entrambi

dba-base-width = Larghezza delle basette
dba-base-depth = Profondità delle basette
dba-pip-costs = Quanto costa una mossa
dba-pip-costs-move = una mossa tattica
dba-pip-costs-landing = lo sbarco
dba-pip-costs-extra = ogni extra
dba-pip-costs-most = al massimo
dba-command-distance = Distanze dal generale
dba-command-distance-near = vicino: oltre, il generale deve vedere la basetta
dba-command-distance-far = lontano: oltre, si paga sempre
dba-loss-weights = Quanto conta ogni perdita
dba-loss-weights-element = elemento distrutto
dba-loss-weights-off-table = elemento finito fuori dal tavolo
dba-loss-weights-camp = campo in mano nemica
dba-loss-weights-bua = BUA in mano nemica
dba-loss-weights-garrison = guarnigione persa con il posto
dba-loss-weights-not-landed = elemento mai sbarcato
dba-loss-weights-camp-followers = Seguito
dba-victory-limits = Quando finisce la partita
dba-victory-limits-losses = perdite che fanno perdere
dba-victory-limits-minutes = minuti di gioco

## Ritirata

dba-recoil = Ritirata contro un amico
    .question = Chi si ritira attraversa l'amico che ha dietro, lo spinge o è perso?

dba-recoil-field-recoiler = Chi si ritira
dba-recoil-field-friend = Primo amico alle spalle
    .none = Nessuno: dietro è libero
dba-recoil-field-same_facing = L'amico guarda esattamente dalla stessa parte
    .hint = Del tutto parallelo: la minima deviazione conta.
dba-recoil-field-n_behind = Quante basette in fila alle spalle
dba-recoil-field-room_mm = Spazio libero dietro il primo amico
    .hint = Se dietro non c'è nessun amico, lo spazio alle spalle di chi si ritira.
dba-recoil-field-push_meets = Dove quello spazio finisce c'è
    .hint = Con più basette in fila, che cosa c'è dietro l'ultima.
dba-recoil-field-friend_supporting = L'amico gli dava supporto da dietro
dba-recoil-field-road_column = In colonna lungo una strada
dba-recoil-field-bw = Larghezza delle basette
dba-recoil-field-recoiler_depth = Profondità di chi si ritira
    .hint = Se non la indichi, quella abituale del tipo.
dba-recoil-field-friend_depth = Profondità dell'amico
    .hint = Conta solo se a ritirarsi è un Elefante.

dba-meets-nothing = niente
dba-meets-table-edge = il bordo del tavolo
dba-meets-blocked = un ostacolo

dba-recoil-value-cell = La tabella dice
dba-recoil-value-recoiler = Chi si ritira
dba-recoil-value-friend_fate = L'amico alle spalle
dba-recoil-value-distance_mm = Di quanto deve arretrare

dba-recoil-cell-pass = attraversa
dba-recoil-cell-push = spinge
dba-recoil-cell-recoiler-destroyed = distrutto chi si ritira
dba-recoil-cell-friend-destroyed = distrutto l'amico
dba-recoil-cell-both-destroyed = distrutti entrambi
dba-recoil-recoiler-completes = completa la ritirata
dba-recoil-recoiler-destroyed = distrutto
dba-recoil-friend_fate-untouched = resta dov'è
dba-recoil-friend_fate-passed = attraversato
dba-recoil-friend_fate-pushed = spinto indietro
dba-recoil-friend_fate-stopped = si ferma e sopravvive
dba-recoil-friend_fate-destroyed = distrutto

dba-recoil-finding-pass = { $friend_fate-code ->
    [passed] Ritirata completata: attraversa l'amico alle spalle ({ $friend }).
    [pushed] { $recoiler-code ->
        [destroyed] Basetta distrutta: non può attraversare, e la fila che spinge esce dal tavolo.
       *[completes] Ritirata completata: non può attraversare, spinge indietro l'amico.
    }
    [stopped] Basetta distrutta: non può attraversare l'amico, e per spingerlo manca lo spazio.
    [destroyed] { $recoiler-code ->
        [destroyed] Basetta distrutta, e con lei l'amico che ha dietro.
       *[completes] Ritirata completata, ma l'amico spinto fuori dal tavolo è perso.
    }
   *[untouched] { $same_facing ->
        [yes] Basetta distrutta: qui l'amico alle spalle ({ $friend }) non si può attraversare né spingere.
       *[no] { $road_column ->
            [yes] Basetta distrutta: in curva non si attraversa, e l'amico alle spalle ({ $friend }) non si può spingere.
           *[no] Basetta distrutta: l'amico alle spalle non guarda dalla stessa parte.
        }
    }
}
dba-recoil-finding-push = { $friend_fate-code ->
    [pushed] { $recoiler-code ->
        [destroyed] Basetta distrutta: la fila che spinge esce dal tavolo.
       *[completes] Ritirata completata: spinge indietro l'amico.
    }
    [stopped] Basetta distrutta: l'amico alle spalle non ha spazio per essere spinto.
    [destroyed] { $recoiler-code ->
        [destroyed] Basetta distrutta, e con lei l'amico che ha dietro.
       *[completes] Ritirata completata, ma l'amico spinto fuori dal tavolo è perso.
    }
   *[untouched] Basetta distrutta: l'amico alle spalle non guarda dalla stessa parte.
}
dba-recoil-finding-recoiler-destroyed = { $same_facing ->
    [yes] Basetta distrutta: l'amico alle spalle ({ $friend }) non si può attraversare né spingere.
   *[no] { $road_column ->
        [yes] Basetta distrutta: l'amico alle spalle ({ $friend }) non si può attraversare né spingere.
       *[no] Basetta distrutta: l'amico alle spalle non guarda dalla stessa parte.
    }
}
dba-recoil-finding-friend-destroyed = { $friend_fate-code ->
    [untouched] Elefante distrutto: l'amico alle spalle non guarda dalla stessa parte.
   *[destroyed] { $recoiler-code ->
        [destroyed] Distrutti tutti e due: oltre l'amico travolto l'Elefante non ha spazio.
       *[completes] Ritirata completata: l'Elefante distrugge l'amico che ha dietro.
    }
}
dba-recoil-finding-both-destroyed = { $friend_fate-code ->
    [untouched] Elefante distrutto: l'altro Elefante non guarda dalla stessa parte.
   *[destroyed] Distrutti tutti e due gli Elefanti.
}
dba-recoil-finding-completes = Ritirata completata: arretra di { $distance_mm } mm.
dba-recoil-finding-destroyed = Basetta distrutta: alle spalle manca lo spazio per ritirarsi.

dba-recoil-step-distance = Si arretra della propria profondità: { $value } mm.
dba-recoil-step-cap = { $applied ->
    [yes] Non più di una larghezza di basetta: { $value } mm invece di { $depth }.
   *[no] Limite di una larghezza di basetta ({ $value } mm): non si raggiunge.
}
dba-recoil-step-behind = { $applied ->
    [yes] Alle spalle: { $friend } ({ $friend-code }){ $value ->
        [1] , e nessun altro.
       *[other] , la prima di { $value } basette in fila.
    }
   *[no] Alle spalle non c'è nessun amico.
}
dba-recoil-step-own-room = { $applied ->
    [yes] Spazio alle spalle: { $value } mm su { $needed }, ne mancano { $missing }.
   *[no] Spazio alle spalle: { $value } mm, ne servono { $needed }: basta.
}
dba-recoil-step-facing = { $applied ->
    [yes] L'amico non è parallelo: non si attraversa e non si spinge.
   *[no] { $why ->
        [road] L'amico non è parallelo, ma la colonna segue la curva della strada.
       *[parallel] L'amico è parallelo: l'orientamento va bene.
    }
}
dba-recoil-step-road-column = { $applied ->
    [yes] Colonna in curva su una strada: l'orientamento è perdonato e la colonna si spinge.
   *[no] { $why ->
        [parallel] In colonna su strada, ma già parallela: l'eccezione non serve.
       *[no-road] Nessuna colonna su strada: nessuna eccezione.
    }
}
dba-recoil-step-matrix = { $applied ->
    [yes] Tabella, { $recoiler } contro { $friend }: { $cell }.
   *[no] La casella ({ $cell }) non vale: l'amico non è parallelo.
}
dba-recoil-step-elephant = { $applied ->
    [yes] { $why ->
        [both] Elefante contro Elefante: nessuno dei due si lascia spingere.
        [recoiler] Si ritira un Elefante: gli amici non li spinge, li distrugge.
       *[friend] Alle spalle c'è un Elefante: non si può spingere.
    }
   *[no] { $why ->
        [passed] Alle spalle c'è un Elefante, ma gli Psiloi lo attraversano.
        [askew] L'Elefante non cambia nulla: decide l'orientamento.
       *[none] Nessun Elefante di mezzo.
    }
}
dba-recoil-step-war-wagon = { $applied ->
    [yes] { $why ->
        [barred] Il Carro da guerra si lascia attraversare solo da montati e Psiloi.
       *[immovable] Il Carro da guerra non si può spingere.
    }
   *[no] { $why ->
        [passed] Il Carro da guerra si lascia attraversare.
        [trampled] Il Carro da guerra non ferma un Elefante.
        [pushed] Qui il Carro da guerra si lascia spingere, come vuole la scheda.
        [askew] Il Carro da guerra non cambia nulla: decide l'orientamento.
       *[none] Nessun Carro da guerra alle spalle.
    }
}
dba-recoil-step-number = { $applied ->
    [yes] { $value } basette in fila: se ne potrebbe attraversare una sola, quindi nessuna.
   *[no] { $why ->
        [one] Una basetta sola: si può attraversare.
       *[not-passing] Quante basette siano non importa: non si attraversa.
    }
}
dba-recoil-step-room = { $applied ->
    [yes] Posto oltre l'amico: { $value } mm su { $needed }, ne mancano { $missing }.
   *[no] { $why ->
        [enough] Posto oltre l'amico: { $value } mm, ne servono { $needed }: basta.
       *[other] Il posto oltre l'amico non conta: non si attraversa.
    }
}
dba-recoil-step-push-room = { $applied ->
    [yes] Spazio per spingere: { $value } mm su { $needed }, ne mancano { $missing }.
   *[no] { $why ->
        [enough] Spazio per spingere: { $value } mm, ne servono { $needed }: basta.
        [chain] Spazio per spingere: lo occupa un'altra basetta, che viene spinta a sua volta.
       *[not-pushing] Lo spazio per spingere non conta: non si spinge.
    }
}
dba-recoil-step-chain = { $applied ->
    [yes] La spinta passa da una basetta all'altra, per { $value } basette.
   *[no] { $why ->
        [one] La spinta non passa oltre: c'è una basetta sola.
       *[not-pushing] Nessuna spinta a catena: non si spinge.
    }
}
dba-recoil-step-push-meets = { $applied ->
    [yes] Dove lo spazio finisce c'è { $meets }.
   *[no] { $why ->
        [nothing] Non è indicato che cosa c'è dove lo spazio finisce.
        [out-of-reach] Dove lo spazio finisce c'è { $meets }, ma nessuno ci arriva.
       *[not-pushing] Che cosa ci sia più indietro non conta: non si spinge.
    }
}
dba-recoil-step-supporter = { $applied ->
    [yes] L'amico dava supporto: muore con chi si ritira.
   *[no] { $why ->
        [completes] L'amico dava supporto, ma la ritirata riesce.
        [pikes] L'amico dava supporto, ma le Picche non si perdono con la prima fila.
        [lost-anyway] L'amico dava supporto, ma è perso comunque.
       *[not-supporting] L'amico non dava supporto.
    }
}

dba-recoil-remedy-parallel = Con l'amico del tutto parallelo la ritirata riuscirebbe.
dba-recoil-remedy-more-room = Con altri { $missing } mm di spazio la ritirata riuscirebbe.
dba-recoil-remedy-one-behind = Con una basetta sola alle spalle la ritirata riuscirebbe.
dba-recoil-remedy-other-type = Con un altro tipo alle spalle la ritirata riuscirebbe: { $friends }.
dba-recoil-remedy-nobody-behind = Senza nessuno alle spalle la ritirata riuscirebbe.

dba-point-ps-el = Gli Psiloi che si ritirano attraversano un Elefante amico?
dba-point-el-el = Un Elefante si ritira contro un altro: si perdono tutti e due?
dba-point-wwg-push = Con due basette alle spalle, il Carro da guerra che sta per primo si lascia spingere?
dba-point-pushed-off = Chi spinge un amico fuori dal tavolo completa la ritirata?

## Punti iniziativa

dba-pip-cost = Costo di una mossa
    .question = Quanti PIP costa questa mossa, e perché?

dba-pip-cost-field-own_bound = A quale dei propri turni si è
    .hint = Il primo turno di ciascuno non ha extra.
dba-pip-cost-field-action = Che cosa si fa
dba-pip-cost-field-mover = Chi si muove
dba-pip-cost-field-mover-troops = Le basette
    .hint = Tutte quelle che si muovono insieme.
dba-pip-cost-field-mover-is_general = C'è la basetta del generale
dba-pip-cost-field-dismounting = Qualcuno smonta
dba-pip-cost-field-bua_move = La mossa entra in una BUA, ne esce o la attraversa
dba-pip-cost-field-camp_move = La mossa entra in un campo, ne esce o lo attraversa
dba-pip-cost-field-general_lost = Il generale è perduto
dba-pip-cost-field-dist_general_paces = Distanza dal generale
    .hint = Di un gruppo, quella della basetta più vicina a lui.
dba-pip-cost-field-dist_farthest_paces = Distanza della basetta più lontana
    .hint = Solo per un gruppo che sta in parte oltre il limite.
dba-pip-cost-field-beyond = Che cosa c'è fra la basetta e il generale
dba-pip-cost-field-inside = Dove sta la basetta
dba-pip-cost-field-general_in = Dove sta il generale

dba-action-tactical = mossa tattica
dba-action-landing = sbarco
dba-action-shoot = tirare
dba-action-fight = combattere
dba-action-outcome = ritirarsi, fuggire, inseguire
dba-action-turn-to-face = girarsi verso chi ha preso contatto
dba-action-conform = adeguarsi al gruppo nemico

dba-pip-cost-value-cost = Costo
dba-pip-cost-value-extras = Extra
dba-pip-cost-value-extras-a = a, chi si muove e dove
dba-pip-cost-value-extras-b = b, quanto è lontano il generale
dba-pip-cost-value-extras-c = c, dove sta il generale

dba-pip-cost-finding-cost = { $cost ->
    [0] Non costa PIP.
    [1] Costa 1 PIP.
   *[other] Costa { $cost } PIP, extra compresi.
}

dba-pip-cost-step-action = { $value ->
    [0] Non si paga: { $action }.
   *[other] Costo di base, { $action }: { $value } PIP.
}
dba-pip-cost-step-first-bound = { $applied ->
    [yes] Primo turno: nessun extra.
   *[no] Non è il primo turno: gli extra contano.
}
dba-pip-cost-step-troops = { $applied ->
    [yes] Truppe impacciate ({ $troops }): { $value } PIP in più.
   *[no] Truppe impacciate: nessuna.
}
dba-pip-cost-step-dismounting = { $applied ->
    [yes] Si smonta: { $value } PIP in più.
   *[no] { $why ->
        [already] Si smonta, ma l'extra di questa sezione è già contato.
       *[no] Nessuno smonta.
    }
}
dba-pip-cost-step-bua = { $applied ->
    [yes] La mossa tocca una BUA: { $value } PIP in più.
   *[no] { $why ->
        [already] La mossa tocca una BUA, ma l'extra di questa sezione è già contato.
       *[no] La mossa non tocca BUA.
    }
}
dba-pip-cost-step-camp = { $applied ->
    [yes] La mossa tocca un campo: { $value } PIP in più, come per una BUA.
   *[no] { $why ->
        [already] La mossa tocca un campo, ma l'extra di questa sezione è già contato.
        [free] La mossa tocca un campo: per la scheda non si paga.
       *[no] La mossa non tocca campi.
    }
}
dba-pip-cost-step-general-lost = { $applied ->
    [yes] Il generale è perduto: { $value } PIP in più per ogni mossa.
   *[no] Il generale è vivo.
}
dba-pip-cost-step-group-partly = { $applied ->
    [yes] Nel gruppo conta la basetta più lontana: { $value } passi.
   *[no] Nel gruppo conta la basetta più vicina: { $nearest } passi, non { $value }.
}
dba-pip-cost-step-far = { $applied ->
    [yes] A { $paces } passi dal generale, oltre { $limit }: { $value } PIP in più.
   *[no] { $why ->
        [lost] La distanza non conta: il generale è perduto.
       *[other] A { $paces } passi dal generale, non oltre { $limit }: nessun extra per la sola distanza.
    }
}
dba-pip-cost-step-hidden = { $applied ->
    [yes] Nascosta alla vista del generale ({ $by }) oltre { $limit } passi: { $value } PIP in più.
   *[no] { $why ->
        [lost] Che cosa ci sia in mezzo non conta: il generale è perduto.
        [already] Nascosta alla vista del generale ({ $by }), ma l'extra di questa sezione è già contato.
        [near] Nascosta alla vista del generale ({ $by }), ma non oltre { $limit } passi.
       *[open] Niente la nasconde alla vista del generale.
    }
}
dba-pip-cost-step-general-in = { $applied ->
    [yes] Dove sta il generale ({ $general_in }): { $value } PIP in più per gli altri.
   *[no] { $why ->
        [lost] Dove stava il generale non conta: è perduto.
        [own] Dove sta il generale ({ $general_in }): la sua basetta è esente.
       *[not-listed] Dove sta il generale ({ $general_in }): nessun extra.
    }
}
dba-pip-cost-step-most = { $applied ->
    [yes] Tetto di { $value } PIP: il totale sarebbe { $sum }.
   *[no] Tetto di { $value } PIP: non superato, il totale è { $sum }.
}

dba-pip-cost-remedy-leave-behind = Lasciando indietro { $troops }: { $pips } PIP in meno.
dba-pip-cost-remedy-stay-mounted = Restando a cavallo: { $pips } PIP in meno.
dba-pip-cost-remedy-closer = Stando { $missing } { $missing ->
    [1] passo
   *[other] passi
} più vicino al generale (a { $limit }): { $pips } PIP in meno.
dba-pip-cost-remedy-general-first = Facendo uscire di lì il generale prima di questa mossa: { $pips } PIP in meno.

dba-point-camp-pip = Entrare in un campo, uscirne o attraversarlo costa un PIP in più?
dba-point-group-partly-beyond = Di un gruppo solo in parte troppo lontano, quale basetta conta?

## Perdite

dba-loss-count = Conto delle perdite
    .question = Quante perdite conta un esercito?

dba-loss-count-field-elements_destroyed = Elementi distrutti
    .hint = Carri falcati compresi.
dba-loss-count-field-sch_destroyed = Di questi, Carri falcati
dba-loss-count-field-off_table_elements = Elementi finiti fuori dal tavolo
    .hint = Anche solo in parte, a fine turno.
dba-loss-count-field-not_landed = Elementi mai sbarcati
dba-loss-count-field-camp_enemy_held = Il campo è in mano nemica
dba-loss-count-field-bua_enemy_held = La BUA è in mano nemica
dba-loss-count-field-garrison_lost_with_it = Con il posto è caduta la sua guarnigione
    .hint = Una basetta dell'esercito, non ancora contata fra i distrutti.
dba-loss-count-field-cf_lost = Il Seguito è perso
dba-loss-count-field-retaken = Il posto è stato ripreso

dba-loss-count-value-losses = Perdite

dba-loss-count-finding-losses = { $losses ->
    [0] Nessuna perdita.
    [1] Una perdita.
   *[other] { $losses } perdite.
}

dba-loss-count-step-chariots = { $applied ->
    [yes] Carri falcati ({ $value }): contano come gli altri.
   *[no] Carri falcati ({ $value }): non contano.
}
dba-loss-count-step-destroyed = { $applied ->
    [yes] Elementi distrutti: { $value }.
   *[no] Elementi distrutti da contare: nessuno.
}
dba-loss-count-step-off-table = { $applied ->
    [yes] Elementi fuori dal tavolo: { $value }.
   *[no] Elementi fuori dal tavolo: nessuno.
}
dba-loss-count-step-not-landed = { $applied ->
    [yes] Elementi mai sbarcati, { $n }: { $value ->
        [0] non contano.
       *[other] contano { $value }.
    }
   *[no] Elementi mai sbarcati: nessuno.
}
dba-loss-count-step-camp = { $applied ->
    [yes] Campo in mano nemica: { $value }.
   *[no] { $why ->
        [retaken] Campo ripreso: non conta più.
       *[other] Campo: non è in mano nemica.
    }
}
dba-loss-count-step-bua = { $applied ->
    [yes] BUA in mano nemica: { $value }.
   *[no] { $why ->
        [retaken] BUA ripresa: non conta più.
       *[other] BUA: non è in mano nemica.
    }
}
dba-loss-count-step-garrison = { $applied ->
    [yes] Guarnigione caduta con il posto: { $value }.
   *[no] Guarnigione caduta con il posto: nessuna.
}
dba-loss-count-step-followers = { $applied ->
    [yes] Seguito perso: { $value ->
        [0] non conta, non è un elemento dell'esercito.
       *[other] conta { $value }.
    }
   *[no] Seguito: non è perso.
}

dba-point-sch-losses = I Carri falcati distrutti contano fra le perdite?

## Vittoria

dba-victory = Fine della partita
    .question = La partita è finita? Chi ha perso?

dba-victory-field-losses_a = Perdite di A
dba-victory-field-losses_b = Perdite di B
dba-victory-field-general_lost_a = A ha perso il generale
dba-victory-field-general_lost_b = B ha perso il generale
dba-victory-field-end_of_bound = Il turno è finito
dba-victory-field-active = Di chi è il turno
    .hint = Non cambia il risultato: si guarda a fine turno, dell'uno o dell'altro.
dba-victory-field-clock_expired = Il tempo è scaduto
dba-victory-field-defender_bound_finished = Il difensore ha finito il suo turno

dba-side-A = lato A
dba-side-B = lato B

dba-victory-value-result = Risultato

dba-victory-result-A-loses = A perde
dba-victory-result-B-loses = B perde
dba-victory-result-both-lose = perdono entrambi
dba-victory-result-continues = si continua
dba-victory-result-time = tempo scaduto

dba-victory-finding-A-loses = A ha perso la partita.
dba-victory-finding-B-loses = B ha perso la partita.
dba-victory-finding-both-lose = Perdono tutti e due: partita pari.
dba-victory-finding-continues = Si continua a giocare.
dba-victory-finding-time = Tempo scaduto: la partita si ferma, nessuno dei due è sconfitto.

dba-victory-step-end-of-bound = { $applied ->
    [yes] Il turno è finito: si controlla la sconfitta.
   *[no] Il turno non è finito: nessuno può ancora perdere.
}
dba-victory-step-general = { $applied ->
    [yes] { $side }: generale perduto, e più perdite del nemico ({ $losses } a { $enemy }).
   *[no] { $why ->
        [not-more] { $side }: generale perduto, ma il nemico non ha meno perdite ({ $losses } a { $enemy }).
       *[alive] { $side }: il generale è vivo.
    }
}
dba-victory-step-losses = { $applied ->
    [yes] { $side }: { $value } perdite, e { $limit } bastano (il nemico ne ha { $enemy }).
   *[no] { $why ->
        [not-more] { $side }: { $value } perdite, ma il nemico non ne ha di meno ({ $enemy }).
       *[fewer] { $side }: { $value ->
            [1] 1 perdita
           *[other] { $value } perdite
        }, meno di { $limit }.
    }
}
dba-victory-step-both-beaten = { $applied ->
    [yes] Sconfitti tutti e due: perdono entrambi.
   *[no] Sconfitti tutti e due: non perde nessuno.
}
dba-victory-step-clock = { $applied ->
    [yes] Passati i { $value } minuti e finito il turno del difensore: ci si ferma.
   *[no] { $why ->
        [defender-to-finish] Passati i { $value } minuti: si arriva in fondo al turno del difensore.
        [already-over] Passati i { $value } minuti, ma la partita è già decisa.
       *[running] I { $value } minuti non sono passati.
    }
}

dba-point-four-losses = Quattro perdite bastano a perdere anche se il nemico non ne ha di meno?
dba-point-both-beaten = Sconfitti tutti e due nello stesso momento: chi perde?

## Segnalazioni

flag-outside-depth = La profondità della basetta non è nei documenti: viene da una fonte pubblica.
flag-conflict-ps-el = Sugli Psiloi contro un Elefante la scheda dice il contrario: si segue il Commentario.
flag-conflict-el-el = Su due Elefanti la scheda dice altro: si segue il Commentario.
flag-conflict-wwg-push = Sul Carro da guerra con altri dietro la scheda dice il contrario: si segue il Commentario.
flag-silent-tie-break = Chi vince allo scadere del tempo i documenti non lo dicono.
