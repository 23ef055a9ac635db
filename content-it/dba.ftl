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
    [yes] { $why ->
        [straight] Colonna su strada: la testa la spinge indietro tutta, qualunque cosa dica la tabella.
       *[bend] Colonna in curva su una strada: l'orientamento è perdonato e la colonna si spinge.
    }
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
        [could-not] Così com'è messo, l'amico non poteva dare supporto.
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
dba-point-wwg-push = Un Carro da guerra che non si può attraversare, per altri alle spalle o per poco posto, si lascia spingere?
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
flag-conflict-wwg-push = Sul Carro da guerra con altri dietro, o con poco posto, la scheda dice il contrario: si segue il Commentario.
flag-silent-tie-break = Chi vince allo scadere del tempo i documenti non lo dicono.

## Combattimento: fattori, supporto, probabilità, ordine, assalti, tiratori

dba-against-foot = contro fanteria
dba-against-mounted = contro montati
dba-limit-elements = quanti
dba-troop-Art-shooting = Artiglieria che tira
dba-combat-factors = Fattori di combattimento
dba-support-values = Quanto vale il supporto posteriore
dba-tactical-modifiers = Fattori tattici
dba-modifier-bua-garrison = fanteria di guarnigione in una BUA
dba-modifier-own-camp = fanteria nel proprio campo
dba-modifier-general = generale
dba-modifier-higher = più in alto
dba-modifier-bank = difende un argine
dba-modifier-overlap = ogni overlap subito
dba-modifier-flank-or-rear = ogni nemico sul fianco o sul retro
dba-modifier-other-shooter = ogni altro tiratore
dba-modifier-bad-going = in terreno difficile
dba-modifier-enemy-in-bad-going = montati, nemico in terreno difficile
dba-modifier-assault-bua = montati che assaltano una BUA
dba-shooting-range = Gittate
dba-combat-limits = In quanti per volta
dba-combat-limits-bua-attackers = attaccanti di una BUA in un turno
dba-combat-limits-camp-attackers = attaccanti di un campo in un turno
dba-combat-limits-shooters = tiratori su un bersaglio

dba-mode-melee = mischia
dba-mode-shooting = tiro
dba-position-directly-behind = subito dietro
dba-position-behind-neighbour = dietro alla basetta accanto
dba-stand-open = all'aperto
dba-stand-bua-garrison = di guarnigione in una BUA
dba-stand-bua-occupier = occupa una BUA senza farle da guarnigione
dba-stand-own-camp = nel proprio campo
dba-stand-enemy-camp = nel campo nemico
dba-assault-none = niente
dba-assault-bua = una BUA
dba-assault-camp = un campo
dba-fight-shot = tiro
dba-fight-melee = mischia
dba-arose-before-phase = c'era all'inizio della fase
dba-arose-outcome-this-phase = nata da un risultato in questa fase
dba-arose-tie-carried = rimasta in sospeso da un pareggio
dba-player-active = il giocatore di turno
dba-player-other = l'altro giocatore
dba-edge-front = fronte
dba-edge-flank = fianco
dba-edge-rear = retro
dba-ended-win = vittoria
dba-ended-tie = pareggio
dba-ended-lose = sconfitta
dba-bound-own = il suo
dba-bound-enemy = quello del nemico

dba-rear-support = Supporto posteriore
    .question = Chi sta dietro aiuta chi sta davanti, e di quanto?

dba-rear-support-field-front = Basetta davanti
dba-rear-support-field-rear = Basetta dietro
dba-rear-support-field-enemy = Nemico di fronte
dba-rear-support-field-front_going = Chi sta davanti è in
    .hint = Il terreno difficile conta anche se ci sta solo una parte della basetta.
dba-rear-support-field-rear_going = Chi sta dietro è in
dba-rear-support-field-position = Dove sta chi supporta
dba-rear-support-field-neighbour = Dietro a chi sta, se non alla basetta davanti
    .hint = Da dietro a un vicino aiutano solo gli Psiloi.
dba-rear-support-field-neighbour_side_and_corner_contact = Quel vicino la tocca di lato e con l'angolo frontale
dba-rear-support-field-front_in_front_combat = Chi sta davanti combatte fronte contro fronte
dba-rear-support-field-same_facing = Guardano dalla stessa parte
dba-rear-support-field-enemy_place = Dove sta il nemico
dba-rear-support-field-mode = Come si combatte

dba-rear-support-value-supports = Supporta
dba-rear-support-value-bonus = Bonus

dba-rear-support-finding-supports = Supporta: { $bonus } in più a chi combatte davanti.
dba-rear-support-finding-not-supports = Non dà supporto.

dba-rear-support-step-support-mode = { $applied ->
    [yes] Mischia: il supporto può contare.
   *[no] Tiro: il supporto non conta mai.
}
dba-rear-support-step-support-front = { $applied ->
    [yes] Chi sta davanti combatte sul proprio fronte.
   *[no] Chi sta davanti aiuta soltanto: niente supporto a chi aiuta.
}
dba-rear-support-step-support-facing = { $applied ->
    [yes] Guardano dalla stessa parte.
   *[no] Non guardano dalla stessa parte.
}
dba-rear-support-step-support-kind = { $why ->
    [psiloi] Psiloi subito dietro.
    [psiloi-beside] Psiloi dietro a un vicino dello stesso tipo, in pieno contatto.
    [unlike-neighbour] Gli Psiloi stanno dietro a un vicino di altro tipo.
    [apart] Il vicino con gli Psiloi dietro non tocca di lato e con l'angolo frontale.
    [not-by-psiloi] Gli Psiloi non aiutano questo tipo.
    [second-rank] Seconda fila dello stesso tipo, subito dietro.
    [not-behind] La seconda fila aiuta solo la basetta che ha davanti.
    [other-type] La basetta dietro è di un altro tipo.
   *[no-supporter] Questo tipo non dà supporto posteriore.
}
dba-rear-support-step-support-going = { $why ->
    [clear] Nessuna delle due file è in terreno difficile.
    [psiloi] Per l'aiuto degli Psiloi il terreno difficile non conta.
    [both] Sono in terreno difficile tutte e due le file.
    [front] La prima fila è in terreno difficile.
   *[rear] La seconda fila è in terreno difficile.
}
dba-rear-support-step-support-enemy = { $why ->
    [mounted] Contro montati ({ $enemy }): gli Psiloi aiutano.
    [foot] Contro chi non è montato ({ $enemy }): gli Psiloi non aiutano.
    [psiloi] Contro Psiloi niente supporto.
    [bows] Contro Arcieri niente supporto.
    [bows-by-list] Contro Arcieri, secondo l'idea della regola, niente supporto.
    [scythed] Contro Carri falcati niente supporto.
    [blades] Contro Lame, le Bande hanno il supporto.
    [knights] Contro { $enemy }, le Lance hanno il supporto.
    [bua] Contro chi sta in una BUA ({ $enemy }) il supporto conta.
    [camp] Contro chi sta in un campo ({ $enemy }) il supporto conta.
    [by-agreement] Contro { $enemy } conta: sono esclusi soltanto i nemici nominati.
    [skirmishers] Contro { $enemy } non conta: combattono anche loro da schermagliatori.
   *[listed-outside] Contro { $enemy }, che i documenti non nominano, il supporto conta.
}
dba-rear-support-step-support-value = { $applied ->
    [yes] Supporto posteriore: +{ $value }.
   *[no] Supporto posteriore: nessuno.
}

dba-rear-support-remedy-clear-ground = Con le due file fuori dal terreno difficile supporterebbe.
dba-rear-support-remedy-close-up = Se il vicino toccasse di lato e con l'angolo frontale, supporterebbe.
dba-rear-support-remedy-same-facing = Guardando dalla stessa parte supporterebbe.
dba-rear-support-remedy-directly-behind = Da subito dietro supporterebbe.

dba-point-second-rank-opponents = La seconda fila supporta contro Cavalleria, Cavalleria leggera, Cammelli e Ausiliari?

dba-tactical-factors = Fattori tattici
    .question = Che cosa aggiunge la situazione al fattore, e che cosa gli toglie?

dba-tactical-factors-field-mode = Come si combatte
dba-tactical-factors-field-being_shot_at = È sotto tiro
    .hint = Anche quando scambia tiri.
dba-tactical-factors-field-general = È la basetta del generale
dba-tactical-factors-field-mounted = È montata
    .hint = Lo dice già il tipo: di solito non serve indicarlo.
dba-tactical-factors-field-troop = Tipo di truppa
dba-tactical-factors-field-own_going = Sta in
    .hint = Il terreno difficile conta anche se ci sta solo una parte della basetta.
dba-tactical-factors-field-enemy_going = Il nemico sta in
dba-tactical-factors-field-enemy_troop = Nemico
    .hint = Qui non cambia nulla: ha già deciso il fattore.
dba-tactical-factors-field-higher = Sta più in alto
    .hint = Una parte del fronte sopra tutto quello del nemico.
dba-tactical-factors-field-defends_bank = Difende l'argine di un fiume
dba-tactical-factors-field-place = Dove sta
dba-tactical-factors-field-assaulting = Che cosa assalta
dba-tactical-factors-field-overlaps = Overlap che subisce
dba-tactical-factors-field-flank_rear_contacts = Nemici sui fianchi o sul retro
    .hint = Uno per lato e uno per il retro; solo contatti regolari.
dba-tactical-factors-field-other_shooters = Tiratori che la bersagliano oltre al più vicino
dba-tactical-factors-field-base = Fattore di combattimento
    .hint = Con il supporto posteriore, se c'è.

dba-tactical-factors-value-total = Totale senza dado
dba-tactical-factors-value-items = Voce per voce
dba-tactical-factors-value-items-bua-garrison = guarnigione di BUA
dba-tactical-factors-value-items-own-camp = proprio campo
dba-tactical-factors-value-items-general = generale
dba-tactical-factors-value-items-higher = più in alto
dba-tactical-factors-value-items-bank = argine
dba-tactical-factors-value-items-overlap = overlap
dba-tactical-factors-value-items-flank-or-rear = fianco e retro
dba-tactical-factors-value-items-other-shooter = altri tiratori
dba-tactical-factors-value-items-bad-going = terreno difficile
dba-tactical-factors-value-items-enemy-in-bad-going = nemico in terreno difficile
dba-tactical-factors-value-items-assault-bua = assalto a una BUA

dba-tactical-factors-finding-total = { $total } prima del dado.

dba-tactical-factors-step-base = Fattore di combattimento: { $value }.
dba-tactical-factors-step-total = Totale prima del dado: { $value }.
dba-tactical-factors-step-bua-garrison = { $why ->
    [yes] Guarnigione di BUA: { $signed }.
    [unanswered] Guarnigione di BUA, ma tira senza risposta: niente bonus.
    [mounted] In una BUA, ma i montati non fanno da guarnigione: niente bonus.
    [denizens] Abitanti o Seguito in una BUA: niente bonus.
    [occupier] Occupa la BUA senza farle da guarnigione: niente bonus.
   *[no] Non è in una BUA.
}
dba-tactical-factors-step-own-camp = { $why ->
    [yes] Nel proprio campo: { $signed }.
    [unanswered] Nel proprio campo, ma tira senza risposta: niente bonus.
    [mounted] Nel proprio campo, ma montata: niente bonus.
    [denizens] Abitanti o Seguito nel campo: niente bonus.
    [captured] In un campo catturato: niente bonus.
   *[no] Non è nel proprio campo.
}
dba-tactical-factors-step-general = { $why ->
    [yes] Generale: { $signed }.
    [unanswered] Generale, ma tira senza risposta: niente bonus.
   *[no] Non è il generale.
}
dba-tactical-factors-step-higher = { $why ->
    [yes] Più in alto: { $signed }.
    [shooting] Più in alto: nel tiro non giova.
    [bua] Più in alto: in una BUA non giova.
   *[no] Non sta più in alto.
}
dba-tactical-factors-step-bank = { $why ->
    [yes] Difende un argine: { $signed }.
    [shooting] Difende un argine: nel tiro non giova.
    [bua] Un fiume tocca la BUA: non si aggiunge nulla, la cifra non la dà nessuno.
   *[no] Non difende un argine.
}
dba-tactical-factors-step-overlap = { $why ->
    [yes] Subisce overlap ({ $n }): { $signed }.
    [shooting] Nel tiro gli overlap non contano.
    [assault] In un assalto gli overlap non contano.
    [inside] Contro una BUA o un campo gli overlap non contano.
   *[none] Non subisce overlap.
}
dba-tactical-factors-step-flank-or-rear = { $why ->
    [yes] Nemici sul fianco o sul retro ({ $n }): { $signed }.
    [same-side] Nemici sul fianco o sul retro ({ $n }): { $signed }, perché ogni lato conta una volta sola.
    [shooting] Nel tiro fianco e retro non contano.
    [assault] In un assalto fianco e retro non contano.
    [inside] Contro una BUA o un campo fianco e retro non contano.
   *[none] Nessuno sul fianco o sul retro.
}
dba-tactical-factors-step-other-shooter = { $why ->
    [yes] Altri tiratori ({ $n }): { $signed }.
    [melee] In mischia gli altri tiratori non contano.
    [not-target] Gli altri tiratori tolgono solo al bersaglio.
   *[none] Nessun altro tiratore.
}
dba-tactical-factors-step-bad-going = { $why ->
    [yes] In terreno difficile ({ $going }): { $signed }.
    [shooting] Nel tiro il terreno difficile non toglie nulla.
    [camels] Per i cammelli è terreno agevole ({ $going }).
    [exempt] In terreno difficile ({ $going }), ma questo tipo non ne soffre.
   *[good] Non è in terreno difficile.
}
dba-tactical-factors-step-enemy-in-bad-going = { $why ->
    [yes] Montata, con il nemico in terreno difficile ({ $going }): { $signed }.
    [shooting] Nel tiro il terreno del nemico non toglie nulla.
    [foot] Il terreno del nemico ({ $going }) alla fanteria non toglie nulla.
    [camels] Per i cammelli il terreno del nemico è agevole ({ $going }).
    [once] Il terreno del nemico ({ $going }): è già contato il suo, una volta basta.
    [none] Fanteria, in terreno difficile a sua volta: quello del nemico ({ $going }) non toglie nulla.
   *[good] Il nemico non è in terreno difficile.
}
dba-tactical-factors-step-assault-bua = { $why ->
    [yes] Montata che assalta una BUA: { $signed }.
    [elephants] Gli Elefanti non perdono nulla ad assaltare una BUA.
    [camp] Ad assaltare un campo i montati non perdono nulla.
   *[no] Nessun assalto di montati a una BUA.
}

dba-point-denizens-bonus = Abitanti e Seguito hanno il bonus del luogo che difendono?

dba-combat-odds = Probabilità di un combattimento
    .question = Con questi fattori, come vanno i trentasei lanci?

dba-combat-odds-field-a_total_factor = Totale di A senza dado
dba-combat-odds-field-b_total_factor = Totale di B senza dado
dba-combat-odds-field-a_dies_on = A è distrutto se
dba-combat-odds-field-b_dies_on = B è distrutto se
dba-combat-odds-field-one_way = A tira e B non risponde
    .hint = Allora ad A non può succedere niente.

dba-combat-odds-value-a_doubles = A doppia B
dba-combat-odds-value-a_beats = A batte B
dba-combat-odds-value-equal = pari
dba-combat-odds-value-b_beats = B batte A
dba-combat-odds-value-b_doubles = B doppia A
dba-combat-odds-value-a_destroyed = A distrutto
dba-combat-odds-value-b_destroyed = B distrutto

dba-combat-odds-finding-a_doubles = Su 36 lanci A doppia in { $a_doubles }, batte in { $a_beats }, pareggia in { $equal }; B batte in { $b_beats }, doppia in { $b_doubles }.

dba-combat-odds-step-factors = A { $a }, B { $b }; un dado a testa.
dba-combat-odds-step-a-doubles = A doppia B in { $value } lanci su 36.
dba-combat-odds-step-a-beats = A batte B, senza doppiarlo, in { $value }.
dba-combat-odds-step-equal = Pari in { $value }.
dba-combat-odds-step-b-beats = B batte A, senza doppiarlo, in { $value }.
dba-combat-odds-step-b-doubles = B doppia A in { $value }.
dba-combat-odds-step-one-way = { $applied ->
    [yes] A tira senza risposta: non rischia niente.
   *[no] Rischiano tutti e due.
}
dba-combat-odds-step-dies-on = { $applied ->
    [yes] Se si muore solo da doppiati: A distrutto in { $a }, B in { $b }.
   *[no] Se si muore come indicato: A distrutto in { $a }, B in { $b }.
}
dba-combat-odds-odds-a-doubles = A doppia B
dba-combat-odds-odds-a-beats = A batte B
dba-combat-odds-odds-equal = pari
dba-combat-odds-odds-b-beats = B batte A
dba-combat-odds-odds-b-doubles = B doppia A

dba-combat-schedule = Ordine dei combattimenti
    .question = Quali combattimenti si fanno in questo turno, e l'ordine è permesso?

dba-combat-schedule-field-fights = Combattimenti
dba-combat-schedule-field-fights-id = Nome
    .hint = Breve: serve a indicare il combattimento nell'ordine.
dba-combat-schedule-field-fights-kind = Tiro o mischia
dba-combat-schedule-field-fights-arose = Da dove viene
dba-combat-schedule-field-order_by = Chi sceglie l'ordine
dba-combat-schedule-field-chosen_order = L'ordine scelto finora
    .hint = I nomi, separati da virgole.

dba-combat-schedule-value-fought_now = In questo turno
dba-combat-schedule-value-next_bound = Nel turno seguente
dba-combat-schedule-value-order_legal = Ordine permesso

dba-combat-schedule-finding-order_legal = L'ordine è permesso.
dba-combat-schedule-finding-not-order_legal = L'ordine non è permesso.

dba-combat-schedule-step-chooser = { $applied ->
    [yes] Sceglie il giocatore di turno.
   *[no] Chi non è di turno non ha voce sull'ordine.
}
dba-combat-schedule-step-existing = Da combattere in questo turno: { $value }.
dba-combat-schedule-step-waiting = { $applied ->
    [yes] Nati da un risultato, quindi per il turno seguente: { $value }.
   *[no] Niente deve aspettare il turno seguente.
}
dba-combat-schedule-step-left-over = { $applied ->
    [yes] Rimasti da un pareggio, obbligatori se nessuno si disimpegna: { $value }.
   *[no] Nessun pareggio in sospeso.
}
dba-combat-schedule-step-too-early = { $applied ->
    [yes] Scelto troppo presto, è del turno seguente: { $value }.
   *[no] Non si è scelto niente che debba aspettare.
}
dba-combat-schedule-step-shots-first = { $applied ->
    [yes] Una mischia è stata scelta con un tiro ancora da fare: { $value }.
   *[no] Nessuna mischia viene prima di un tiro.
}
dba-combat-schedule-step-shots-too = { $applied ->
    [yes] Tiri, in un ordine qualsiasi, propri e nemici mescolati: { $value }.
   *[no] Fra i tiri non c'è ordine da guardare.
}
dba-combat-schedule-step-one-by-one = Scelti finora: { $value }; ancora da scegliere: { $left }. Ogni risultato si applica prima della scelta seguente.
dba-combat-schedule-step-pips = Combattere non costa PIP.

dba-combat-schedule-remedy-order = Così sarebbe permesso, a scelta del giocatore di turno: { $order }.

dba-bua-assault = Assalto a una BUA o a un campo
    .question = Chi può assaltare, chi arriva a combattere e chi entra?

dba-bua-assault-field-kind = Che cosa si assalta
dba-bua-assault-field-attackers = Attaccanti
dba-bua-assault-field-attackers-id = Nome
dba-bua-assault-field-attackers-contact_part = Lato a contatto
dba-bua-assault-field-attackers-troop = Tipo di truppa
dba-bua-assault-field-attackers-rear_support = Ha supporto posteriore
dba-bua-assault-field-shooters = Tiratori sul luogo
dba-bua-assault-field-sequence = Mischie combattute finora, in ordine
dba-bua-assault-field-sequence-attacker = Attaccante
dba-bua-assault-field-sequence-result = Com'è finita per l'attaccante
dba-bua-assault-field-enemy_overlap = Un nemico darebbe overlap contro l'attaccante
dba-bua-assault-field-own_overlap = Un amico darebbe overlap contro il difensore

dba-bua-assault-value-legal = Permesso
dba-bua-assault-value-violations = Perché no
dba-bua-assault-value-attackers_fight = Hanno combattuto
dba-bua-assault-value-moves_in = Entra
dba-bua-assault-value-overlap_counted = Gli overlap contano
dba-bua-assault-value-rear_support_counted = Il supporto posteriore conta

dba-bua-assault-finding-legal = { $moves_in ->
    [none] L'assalto è permesso; non è ancora entrato nessuno.
   *[other] L'assalto è permesso; vince ed entra { $moves_in }.
}
dba-bua-assault-finding-fourth-attacker = Non permesso: più attaccanti di quanti una BUA ne ammetta in un turno.
dba-bua-assault-finding-second-attacker = Non permesso: un campo ammette un solo attaccante per turno.
dba-bua-assault-finding-not-with-the-front = Non permesso: BUA e campi si attaccano con il fronte.
dba-bua-assault-finding-never-moves-into-contact = Non permesso: Artiglieria e Carri da guerra non muovono mai a contatto.
dba-bua-assault-finding-too-many-shooters = Non permesso: più tiratori di quanti possano tirare insieme.
dba-bua-assault-finding-fought-on-after-a-win = Non permesso: quando uno ha vinto, gli altri non combattono.

dba-bua-assault-step-attackers = { $applied ->
    [yes] Attaccanti: { $value }, al massimo { $limit }.
   *[no] Attaccanti: { $value }, più di { $limit }.
}
dba-bua-assault-step-edges = { $applied ->
    [yes] Attaccano tutti con il fronte.
   *[no] Non con il fronte: { $value }.
}
dba-bua-assault-step-contact = { $applied ->
    [yes] Sono tutte truppe che possono muovere a contatto.
   *[no] Truppe che non muovono mai a contatto: { $value }.
}
dba-bua-assault-step-shooters = { $applied ->
    [yes] Tiratori: { $value }, al massimo { $limit }.
   *[no] Tiratori: { $value }, più di { $limit }.
}
dba-bua-assault-step-order = { $why ->
    [won] { $applied ->
        [yes] Vince { $value }; dopo non ha combattuto nessuno.
       *[no] Vince { $value }, e dopo qualcuno ha combattuto ancora.
    }
   *[not-yet] Non ha ancora vinto nessuno.
}
dba-bua-assault-step-own-overlap = { $value ->
    [yes] L'overlap di un amico non conta.
   *[no] Nessun overlap di amici.
}
dba-bua-assault-step-enemy-overlap = { $value ->
    [yes] L'overlap di un nemico non conta.
   *[no] Nessun overlap di nemici.
}
dba-bua-assault-step-rear-support = { $applied ->
    [yes] Il supporto posteriore conta: { $value }.
   *[no] Nessun supporto posteriore.
}

dba-bua-assault-remedy-fewer = Permesso con questi attaccanti: { $attackers }; tiratori: { $shooters }.

dba-may-shoot = Può tirare?
    .question = Questa basetta può tirare a quella? E se no, perché?

dba-may-shoot-field-shooter = Tiratore
dba-may-shoot-field-target = Bersaglio
dba-may-shoot-field-distance_paces = Distanza
    .hint = Da un punto qualsiasi del fronte al punto più vicino del bersaglio.
dba-may-shoot-field-shooter_in_melee = Il tiratore è in mischia
dba-may-shoot-field-shooter_overlapping = Il tiratore dà overlap
dba-may-shoot-field-target_in_melee = Il bersaglio è in mischia
dba-may-shoot-field-target_overlapping = Il bersaglio dà overlap
dba-may-shoot-field-shooter_sacking = Il tiratore saccheggia una BUA
dba-may-shoot-field-target_sacking = Il bersaglio saccheggia una BUA
dba-may-shoot-field-shooter_wholly_in = Il tiratore è tutto dentro a
dba-may-shoot-field-target_wholly_in = Il bersaglio è tutto dentro a
dba-may-shoot-field-already_shot = Il tiratore ha già tirato in questo turno
dba-may-shoot-field-target_shot_at_already = Il bersaglio ha già subito il tiro in questo turno
dba-may-shoot-field-rank = Fila del tiratore
dba-may-shoot-field-range_wwg_paces = Gittata dei Carri da guerra, se ne avete concordata una

dba-may-shoot-value-may = Può tirare
dba-may-shoot-value-why = Perché no
dba-may-shoot-value-violations = Tutto ciò che lo impedisce

dba-may-shoot-why-not-a-shooter = non è un tiratore
dba-may-shoot-why-litter = è una Lettiga
dba-may-shoot-why-second-rank = seconda fila
dba-may-shoot-why-out-of-range = troppo lontano
dba-may-shoot-why-shooter-in-melee = tiratore in mischia
dba-may-shoot-why-shooter-overlapping = tiratore che dà overlap
dba-may-shoot-why-target-in-melee = bersaglio in mischia
dba-may-shoot-why-target-overlapping = bersaglio che dà overlap
dba-may-shoot-why-shooter-sacking = tiratore che saccheggia
dba-may-shoot-why-target-sacking = bersaglio che saccheggia
dba-may-shoot-why-already-shot = ha già tirato
dba-may-shoot-why-target-shot-at-already = ha già subito il tiro
dba-may-shoot-why-shooter-hidden = tiratore nascosto
dba-may-shoot-why-target-hidden = bersaglio nascosto

dba-may-shoot-finding-legal = Può tirare, e se non ha altri bersagli deve.
dba-may-shoot-finding-not-a-shooter = Non può: queste truppe non tirano mai.
dba-may-shoot-finding-litter = Non può: la Lettiga non tira.
dba-may-shoot-finding-second-rank = Non può: tira soltanto la prima fila.
dba-may-shoot-finding-out-of-range = Non può: il bersaglio è fuori gittata.
dba-may-shoot-finding-shooter-in-melee = Non può: è in mischia.
dba-may-shoot-finding-shooter-overlapping = Non può: sta dando overlap.
dba-may-shoot-finding-target-in-melee = Non può: il bersaglio è in mischia.
dba-may-shoot-finding-target-overlapping = Non può: il bersaglio sta dando overlap.
dba-may-shoot-finding-shooter-sacking = Non può: sta saccheggiando una BUA.
dba-may-shoot-finding-target-sacking = Non può: il bersaglio sta saccheggiando una BUA.
dba-may-shoot-finding-already-shot = Non può: in questo turno ha già tirato.
dba-may-shoot-finding-target-shot-at-already = Non può: in questo turno il bersaglio ha già subito il tiro.
dba-may-shoot-finding-shooter-hidden = Non può: è tutto dentro a un bosco o a un'oasi.
dba-may-shoot-finding-target-hidden = Non può: il bersaglio è tutto dentro a un bosco o a un'oasi.

dba-may-shoot-step-shooter = { $why ->
    [shooter] Un tipo che tira.
    [litter] La Lettiga non tira.
   *[not-a-shooter] Un tipo che non tira mai.
}
dba-may-shoot-step-rank = { $applied ->
    [yes] In prima fila.
   *[no] In seconda fila, che non tira.
}
dba-may-shoot-step-range = { $applied ->
    [yes] Distanza { $value } passi, gittata { $limit }: ci arriva.
   *[no] Distanza { $value } passi, gittata { $limit }: { $missing } di troppo.
}
dba-may-shoot-step-shooter-in-melee = { $applied ->
    [yes] Il tiratore è in mischia.
   *[no] Il tiratore non è in mischia.
}
dba-may-shoot-step-shooter-overlapping = { $applied ->
    [yes] Il tiratore dà overlap.
   *[no] Il tiratore non dà overlap.
}
dba-may-shoot-step-target-in-melee = { $applied ->
    [yes] Il bersaglio è in mischia.
   *[no] Il bersaglio non è in mischia.
}
dba-may-shoot-step-target-overlapping = { $applied ->
    [yes] Il bersaglio dà overlap.
   *[no] Il bersaglio non dà overlap.
}
dba-may-shoot-step-shooter-sacking = { $applied ->
    [yes] Il tiratore saccheggia una BUA.
   *[no] Il tiratore non sta saccheggiando.
}
dba-may-shoot-step-target-sacking = { $applied ->
    [yes] Il bersaglio saccheggia una BUA.
   *[no] Il bersaglio non sta saccheggiando.
}
dba-may-shoot-step-already-shot = { $applied ->
    [yes] Il tiratore ha già tirato in questo turno.
   *[no] Il tiratore non ha ancora tirato.
}
dba-may-shoot-step-target-shot-at-already = { $applied ->
    [yes] Il bersaglio ha già subito il tiro in questo turno.
   *[no] Il bersaglio non ha ancora subito il tiro.
}
dba-may-shoot-step-shooter-hidden = { $applied ->
    [yes] Il tiratore è nascosto, tutto dentro: { $going }.
   *[no] { $why ->
        [inside] Dove sta il tiratore ({ $going }) non nasconde nessuno.
       *[outside] Il tiratore non è tutto dentro a nulla.
    }
}
dba-may-shoot-step-target-hidden = { $applied ->
    [yes] Il bersaglio è nascosto, tutto dentro: { $going }.
   *[no] { $why ->
        [inside] Dove sta il bersaglio ({ $going }) non nasconde nessuno.
       *[outside] Il bersaglio non è tutto dentro a nulla.
    }
}
dba-may-shoot-step-compulsory = { $applied ->
    [yes] Chi ha un bersaglio è obbligato a tirare.
   *[no] Qui non c'è tiro, e nessun obbligo.
}

dba-may-shoot-remedy-closer = Con { $missing } passi di meno, a { $limit }, potrebbe tirare.

dba-artillery-may-shoot = L'Artiglieria può tirare?
    .question = Dopo quel che ha fatto, in questo turno l'Artiglieria tira?

dba-artillery-may-shoot-field-bound = Di chi è il turno
dba-artillery-may-shoot-field-tactical_move_in_last_own_bound = Ha fatto una mossa tattica nel suo ultimo turno
    .hint = In questo, se il turno è suo.
dba-artillery-may-shoot-field-outcome_moved = È arretrata, si è girata o è stata spinta
dba-artillery-may-shoot-field-shot_at_by_this_target = Questo bersaglio le sta tirando
dba-artillery-may-shoot-field-front_sees_it = Il suo fronte vede il bersaglio

dba-artillery-may-shoot-value-may = Può tirare
dba-artillery-may-shoot-value-violations = Perché no

dba-artillery-may-shoot-finding-legal = L'Artiglieria può tirare.
dba-artillery-may-shoot-finding-moved = Non può: in questo turno ha fatto una mossa tattica.
dba-artillery-may-shoot-finding-moved-last-bound = Non può: nel suo ultimo turno ha fatto una mossa tattica.
dba-artillery-may-shoot-finding-not-its-shooter = Non può: nel turno del nemico risponde soltanto.
dba-artillery-may-shoot-finding-not-seen = Non può: il suo fronte non vede chi le tira.

dba-artillery-may-shoot-step-bound = { $value ->
    [own] È il suo turno.
   *[enemy] È il turno del nemico: può solo rispondere.
}
dba-artillery-may-shoot-step-tactical-move = { $why ->
    [moved] Ha fatto una mossa tattica.
    [sheet] Ha fatto una mossa tattica, ma tira lo stesso, come si può leggere nella scheda.
   *[stayed] Non ha fatto mosse tattiche.
}
dba-artillery-may-shoot-step-outcome-move = { $value ->
    [yes] È stata costretta a muoversi: non conta.
   *[no] Niente l'ha costretta a muoversi.
}
dba-artillery-may-shoot-step-shot-at = { $why ->
    [own] Nel suo turno non importa chi le tira.
   *[enemy] { $applied ->
        [yes] Il bersaglio non le sta tirando.
       *[no] Il bersaglio le sta tirando.
    }
}
dba-artillery-may-shoot-step-sees = { $why ->
    [own] Nel suo turno non importa a chi potrebbe rispondere.
   *[enemy] { $applied ->
        [yes] Il suo fronte non vede il bersaglio.
       *[no] Il suo fronte vede il bersaglio.
    }
}

dba-point-artillery-moved = L'Artiglieria tira nel turno in cui si è mossa?

dba-shooter-of-record = Tiratore principale
    .question = Se tirano in tanti allo stesso bersaglio, di chi conta il fattore?

dba-shooter-of-record-field-shooters = Tiratori
    .hint = Nell'ordine in cui sono stati scelti.
dba-shooter-of-record-field-shooters-id = Nome
dba-shooter-of-record-field-shooters-troop = Tipo di truppa
dba-shooter-of-record-field-shooters-distance_mm = Distanza dal bersaglio
dba-shooter-of-record-field-shooters-factor = Fattore
dba-shooter-of-record-field-target_factor = Fattore del bersaglio

dba-shooter-of-record-value-main = Tiratore principale
dba-shooter-of-record-value-shooter_factor = Il suo fattore
dba-shooter-of-record-value-target_modifier = In meno al bersaglio
dba-shooter-of-record-value-legal = Permesso

dba-shooter-of-record-finding-shooter_factor = { $legal ->
    [yes] Il tiratore principale è { $main }, con fattore { $shooter_factor }.
   *[no] Troppi tiratori. Di questi il principale è { $main }, con fattore { $shooter_factor }.
}
dba-shooter-of-record-finding-target_modifier = Il tiratore principale lo sceglie il proprietario; al bersaglio: { $target_modifier }.

dba-shooter-of-record-step-count = { $applied ->
    [yes] Tiratori: { $value }, al massimo { $limit }.
   *[no] Tiratori: { $value }, più di { $limit }.
}
dba-shooter-of-record-step-tie = { $why ->
    [first] Ugualmente vicini ({ $value }): vale il primo scelto.
   *[owner] Ugualmente vicini ({ $value }): sceglie il proprietario.
}
dba-shooter-of-record-step-shooter = { $applied ->
    [yes] { $value } ({ $troop }, { $distance } mm): il più vicino, fattore { $factor }.
   *[no] { $value } ({ $troop }, { $distance } mm): aiuta, senza aggiungere nulla al principale.
}
dba-shooter-of-record-step-others = { $applied ->
    [yes] Chi aiuta ({ $n }): { $signed } al bersaglio.
   *[no] Non aiuta nessuno.
}
dba-shooter-of-record-step-target = { $applied ->
    [yes] Bersaglio: { $factor }, quindi { $value }.
   *[no] Bersaglio: { $factor }.
}

dba-shooter-of-record-remedy-fewer = Senza { $left_out } sarebbe permesso.

dba-point-sor-tie = Di due tiratori ugualmente vicini, qual è il principale?

flag-outside-combat-factors = Un fattore di combattimento non è nei documenti: viene dalla scheda pubblica di riferimento.
flag-outside-support-values = Il valore di questo supporto non è nei documenti: viene da guide pubbliche.
flag-outside-support-list = I documenti non elencano questo nemico fra quelli contro cui la seconda fila aiuta.
flag-outside-wwg-range = La gittata dei Carri da guerra non è nei documenti: si usa quella degli Arcieri.
flag-conflict-bua-river = La scheda dà un bonus alla BUA toccata da un fiume, senza dire quanto; il Commentario non ne parla.
flag-conflict-artillery-moved = Una frase della scheda può far tirare l'Artiglieria dopo una mossa tattica: si segue il Commentario.
flag-silent-two-bad-going = I documenti non dicono se montati e nemico, tutti e due in terreno difficile, contano due volte.
flag-silent-garrison-type = I documenti non dicono se per il supporto conta chi c'è dentro la BUA o il campo.
flag-silent-sor-tie = Di due tiratori ugualmente vicini i documenti non dicono qual è il principale.

## Combattimento: confronto, risultati, sorti, fughe, inseguimenti

dba-column-as = vale come
dba-column-pip = dado

dba-by-El = El
dba-by-Kn = Kn
dba-by-Cv = Cv
dba-by-LH = LH
dba-by-Cm = Cm
dba-by-SCh = SCh
dba-by-Sp = Sp
dba-by-Pk = Pk
dba-by-Bd = Bd
dba-by-Ax = Ax
dba-by-Bw = Bw
dba-by-Ps = Ps
dba-by-Wb = Wb
dba-by-Hd = Hd
dba-by-WWg = WWg
dba-by-Art = Art
dba-by-others = da altri in mischia
dba-by-bad = se in terreno difficile
dba-by-bua = se in una BUA
dba-by-camp = se in un campo
dba-by-shot-Art = dal tiro di Art
dba-by-shot-Bw = dal tiro di Bw
dba-by-shot-WWg = dal tiro di WWg
dba-by-otherwise = altrimenti

dba-beaten-results = Chi è battuto (in riga), e da chi o dove
dba-beaten-results-destroyed = distrutto
dba-beaten-results-good = distrutto, se in agevole
dba-beaten-results-front = distrutto, se lo ha caricato sul fronte
dba-beaten-results-flee = fugge
dba-beaten-results-recoil = si ritira
dba-beaten-results-none = resta
dba-beaten-results-surrender = si arrende
dba-beaten-results-open = discusso
dba-doubled-results = Chi è doppiato (in riga), e da chi o dove
dba-doubled-results-destroyed = distrutto
dba-doubled-results-good = distrutto, se in agevole
dba-doubled-results-flee = fugge
dba-doubled-results-flee-good = fugge, se in agevole
dba-doubled-results-recoil = si ritira
dba-doubled-results-none = resta
dba-doubled-results-open = discusso
dba-chariots = I carri valgono come
dba-chariots-Kn = Cavalieri
dba-chariots-Cv = Cavalleria
dba-sacking = Quando finisce il saccheggio
dba-sacking-least = almeno
dba-break-off = Quanto arretra chi si sgancia
dba-break-off-least = almeno
dba-paces = Cento passi sul tavolo

dba-degree-equal = pari
dba-degree-beaten = battuto
dba-degree-doubled = doppiato
dba-fate-none = resta dov'è
dba-fate-recoil = si ritira
dba-fate-flee = fugge
dba-fate-destroyed = distrutto
dba-fate-surrender = si arrende
dba-place-open = all'aperto
dba-place-bua = BUA
dba-place-camp = campo
dba-means-melee = mischia
dba-means-shooting = tiro

dba-score-outcome = Confronto dei totali
    .question = Con questi totali è pari, battuto o doppiato?

dba-score-outcome-field-total_a = Totale di A
    .hint = Fattore, supporto, modificatori e dado.
dba-score-outcome-field-total_b = Totale di B

dba-score-outcome-value-outcome = Esito
dba-score-outcome-value-loser = Chi perde

dba-score-outcome-finding-equal = Pari: nessuno è battuto.
dba-score-outcome-finding-beaten = { $loser-code } è battuto, { $total_a } a { $total_b }.
dba-score-outcome-finding-doubled = { $loser-code } è doppiato, { $total_a } a { $total_b }.

dba-score-outcome-step-nonpositive = { $applied ->
    [yes] Nessun totale scende sotto uno: il più basso conta { $value }.
   *[no] Un totale di zero o meno si prende com'è: { $value }.
}
dba-score-outcome-step-compare = { $applied ->
    [yes] { $value } contro { $high }: perde il totale più basso.
   *[no] { $value } contro { $high }: i totali sono uguali.
}
dba-score-outcome-step-double = { $applied ->
    [yes] Il doppio di { $low } è { $value }: { $high } ci arriva, quindi è doppiato.
   *[no] { $why ->
        [tie] Nessuno perde: non c'è nessuno da doppiare.
       *[less] Il doppio di { $low } è { $value }: { $high } non ci arriva.
    }
}

dba-score-outcome-remedy-double = Con { $missing } in più, cioè { $total }, il vincitore lo avrebbe doppiato.

dba-point-nonpositive = Come si confrontano i totali di zero o meno?

dba-close-combat = Risultato di una mischia
    .question = Che cosa succede a chi perde la mischia?

dba-close-combat-field-loser = Chi perde
    .hint = In caso di pareggio, una delle due basette.
dba-close-combat-field-winner = Chi vince
dba-close-combat-field-degree = Com'è andato il confronto
dba-close-combat-field-loser_going = Chi perde sta in
    .hint = Anche solo con una parte della basetta.
dba-close-combat-field-winner_going = Chi vince sta in
    .hint = Per il risultato non conta mai.
dba-close-combat-field-loser_place = Dove sta chi perde
dba-close-combat-field-winner_garrison_bua = Chi vince è di guarnigione in una BUA
dba-close-combat-field-moved_into_front_this_bound = Chi perde ha caricato sul fronte in questo turno
    .hint = Conta per i Cavalieri contro Arcieri.

dba-close-combat-value-result = Chi perde
dba-close-combat-value-carried_over = La mischia prosegue
dba-close-combat-value-destroyed = Distrutti

dba-close-combat-finding-none = { $degree-code ->
    [equal] { $carried_over ->
        [yes] Pareggio: la mischia si riprende nel prossimo turno.
       *[no] { $destroyed ->
            [SCh] Pareggio: il Carro falcato è distrutto, l'altra basetta resta.
           *[other] Pareggio che non si rinvia, e nessuno dei due ci rimette.
        }
    }
   *[other] { $loser } ({ $loser-code }): la basetta perde ma resta dov'è.
}
dba-close-combat-finding-recoil = { $loser } ({ $loser-code }): la basetta si ritira.
dba-close-combat-finding-flee = { $loser } ({ $loser-code }): la basetta fugge.
dba-close-combat-finding-destroyed = { $degree-code ->
    [equal] Pareggio: il Carro falcato è distrutto.
   *[other] { $loser } ({ $loser-code }): basetta distrutta.
}

dba-close-combat-step-comparison = { $value ->
    [equal] Il confronto è pari.
    [beaten] Chi perde è battuto, non doppiato.
   *[doubled] Chi perde è doppiato.
}
dba-close-combat-step-scythed = { $applied ->
    [yes] { $why ->
        [destroyed] C'è di mezzo un Carro falcato: nel pareggio è distrutto.
       *[unhurt] C'è di mezzo un Carro falcato: il pareggio non lo distrugge.
    }
   *[no] Nessun Carro falcato di mezzo.
}
dba-close-combat-step-carried-over = { $applied ->
    [yes] La mischia si riprende nel prossimo turno.
   *[no] Con un Carro falcato la mischia non si rinvia.
}
dba-close-combat-step-loser-as = { $applied ->
    [yes] Chi perde ({ $troop }) vale come { $as }.
   *[no] Chi perde ({ $troop }) vale per quello che è.
}
dba-close-combat-step-winner-as = { $applied ->
    [yes] Chi vince ({ $troop }) vale come { $as }.
   *[no] Chi vince ({ $troop }) vale per quello che è.
}
dba-close-combat-step-stated = { $applied ->
    [yes] { $why ->
        [destroyed] I documenti: contro questo nemico è distrutto.
        [recoil] I documenti: contro questo nemico si ritira.
        [flee] I documenti: contro questo nemico fugge.
        [surrender] I documenti: a questo nemico si arrende.
       *[none] I documenti: contro questo nemico resta dov'è.
    }
   *[no] { $why ->
        [not-good] I documenti: questo nemico lo distrugge solo in terreno agevole.
        [not-front] I documenti: sarebbe distrutto se avesse caricato sul fronte in questo turno.
        [garrison] I documenti: questo nemico lo distruggerebbe, se non fosse di guarnigione in una BUA.
       *[nothing] I documenti non dicono nulla di questo nemico.
    }
}
dba-close-combat-step-garrison = { $applied ->
    [yes] Le Bande di guarnigione in una BUA non distruggono chi battono.
   *[no] { $why ->
        [attacks] Le Bande non sono di guarnigione in una BUA.
       *[other] Non c'entrano Bande di guarnigione: contano solo se battono senza doppiare.
    }
}
dba-close-combat-step-front = { $applied ->
    [yes] Cavalieri che hanno caricato sul fronte gli Arcieri.
   *[no] { $why ->
        [not-this-bound] I Cavalieri non hanno caricato sul fronte gli Arcieri in questo turno.
       *[others] Non sono Cavalieri contro Arcieri: chi ha caricato non importa.
    }
}
dba-close-combat-step-outside = { $applied ->
    [yes] { $why ->
        [destroyed] Prospetti pubblici: contro questo nemico è distrutto.
        [flee] Prospetti pubblici: contro questo nemico fugge.
        [recoil] Prospetti pubblici: contro questo nemico si ritira.
       *[other] Prospetti pubblici: contro questo nemico resta dov'è.
    }
   *[no] { $why ->
        [open] Prospetti pubblici: su questo nemico non concordano.
        [not-good] Prospetti pubblici: questo nemico conta solo in terreno agevole.
        [garrison] Prospetti pubblici: questo nemico lo distruggerebbe, se non fosse di guarnigione in una BUA.
        [ground] Prospetti pubblici: del nemico non importa, decide il terreno.
        [complete] Prospetti pubblici: non servono, i documenti dicono tutto.
       *[nothing] Prospetti pubblici: questo nemico non è fra quelli elencati.
    }
}
dba-close-combat-step-bad-going = { $applied ->
    [yes] { $why ->
        [destroyed] È in terreno difficile: è distrutto.
        [flee] È in terreno difficile: fugge.
       *[other] È in terreno difficile, e questo decide.
    }
   *[no] { $why ->
        [dead-anyway] È in terreno difficile, ma è distrutto comunque.
        [indifferent] È in terreno difficile, ma per questo tipo non cambia nulla.
       *[not-bad] Per lui non è terreno difficile.
    }
}
dba-close-combat-step-place = { $applied ->
    [yes] { $why ->
        [bua] È in una BUA: lì dentro chi perde così è distrutto.
       *[camp] È in un campo: lì dentro chi perde così è distrutto.
    }
   *[no] { $why ->
        [no-recoil] È in un posto chiuso, ma non deve ritirarsi.
       *[open] Non è in una BUA né in un campo.
    }
}
dba-close-combat-step-disputed = { $applied ->
    [yes] Lettura scelta: è distrutto.
   *[no] { $value ->
        [recoil] Lettura scelta: si ritira.
        [flee] Lettura scelta: fugge.
       *[none] Lettura scelta: resta dov'è.
    }
}
dba-close-combat-step-otherwise = { $value ->
    [destroyed] Negli altri casi: è distrutto.
    [flee] Negli altri casi: fugge.
    [recoil] Negli altri casi: si ritira.
   *[none] Negli altri casi: resta dov'è.
}
dba-close-combat-step-winner-going = Dove sta chi vince ({ $going }) per il risultato non conta.

dba-point-scythed-tie = Che cosa succede al Carro falcato che pareggia in mischia?
dba-point-warband-beaten = Le Bande battute da Elefanti o Carri falcati in terreno agevole sono distrutte?
dba-point-light-horse-doubled = La Cavalleria leggera doppiata da Psiloi o Carri da guerra è distrutta?

dba-shooting = Risultato di un tiro
    .question = Che cosa succede al bersaglio, e a chi ha tirato?

dba-shooting-field-shooter = Tiratore principale
    .hint = Il più vicino dei tiratori.
dba-shooting-field-target = Bersaglio
dba-shooting-field-degree = Com'è andato il confronto
dba-shooting-field-mutual = Il bersaglio sta tirando a sua volta a questo tiratore
dba-shooting-field-target_place = Dove sta il bersaglio
dba-shooting-field-shooter_place = Dove sta il tiratore
dba-shooting-field-all_on_rear = Tutti i tiratori mirano al lato posteriore

dba-shot-degree-equal = pari
dba-shot-degree-target-beaten = bersaglio battuto
dba-shot-degree-target-doubled = bersaglio doppiato
dba-shot-degree-shooter-beaten = tiratore battuto
dba-shot-degree-shooter-doubled = tiratore doppiato

dba-shooting-value-target_result = Il bersaglio
dba-shooting-value-shooter_result = Il tiratore

dba-shooting-finding-none = { $shooter_result-code ->
    [none] Nessun effetto.
    [recoil] Il tiratore si ritira.
    [flee] Il tiratore fugge.
   *[destroyed] Il tiratore è distrutto.
}
dba-shooting-finding-recoil = Il bersaglio si ritira.
dba-shooting-finding-flee = Il bersaglio fugge.
dba-shooting-finding-destroyed = Il bersaglio è distrutto.
dba-shooting-finding-surrender = { $target-code ->
    [Dz] Gli Abitanti si arrendono: la BUA passa a chi ha tirato.
   *[CF] Il Seguito si arrende e si toglie dal tavolo.
}

dba-shooting-step-comparison = Il confronto: { $outcome }.
dba-shooting-step-exchange = { $applied ->
    [yes] Si tirano a vicenda: il risultato può colpire l'uno o l'altro.
   *[no] { $why ->
        [cannot] Il bersaglio non è un tiratore: non può tirare a sua volta.
       *[no] Il bersaglio tira il dado solo per difendersi.
    }
}
dba-shooting-step-shooter-safe = { $applied ->
    [yes] Il tiratore ha il totale più basso, ma nessuno gli sta tirando: non gli succede nulla.
   *[no] { $why ->
        [exposed] Il tiratore ha il totale più basso, e il bersaglio gli sta tirando.
       *[not-beaten] Il tiratore non ha il totale più basso.
    }
}
dba-shooting-step-target-as = { $applied ->
    [yes] Il bersaglio ({ $troop }) vale come { $as }.
   *[no] Il bersaglio ({ $troop }) vale per quello che è.
}
dba-shooting-step-stated = { $applied ->
    [yes] { $why ->
        [destroyed] I documenti: da questo tiro è distrutto.
        [recoil] I documenti: da questo tiro si ritira.
        [flee] I documenti: da questo tiro fugge.
        [surrender] I documenti: a questo tiro si arrende.
       *[none] I documenti: da questo tiro non ha danno.
    }
   *[no] I documenti non dicono nulla di questo tiratore.
}
dba-shooting-step-outside = { $applied ->
    [yes] { $why ->
        [destroyed] Prospetti pubblici: da questo tiro è distrutto.
        [flee] Prospetti pubblici: da questo tiro fugge.
        [recoil] Prospetti pubblici: da questo tiro si ritira.
       *[other] Prospetti pubblici: da questo tiro non ha danno.
    }
   *[no] { $why ->
        [open] Prospetti pubblici: su questo tiratore non concordano.
        [complete] Prospetti pubblici: non servono, i documenti dicono tutto.
       *[nothing] Prospetti pubblici: questo tiratore non è fra quelli elencati.
    }
}
dba-shooting-step-place = { $applied ->
    [yes] { $why ->
        [bua] È in una BUA: lì dentro chi perde così è distrutto.
       *[camp] È in un campo: lì dentro chi perde così è distrutto.
    }
   *[no] { $why ->
        [no-recoil] È in un posto chiuso, ma non deve ritirarsi.
       *[open] Non è in una BUA né in un campo.
    }
}
dba-shooting-step-disputed = { $applied ->
    [yes] Lettura scelta: è distrutto.
   *[no] { $value ->
        [flee] Lettura scelta: fugge.
       *[none] Lettura scelta: resta dov'è.
    }
}
dba-shooting-step-otherwise = { $value ->
    [destroyed] Negli altri casi: è distrutto.
    [flee] Negli altri casi: fugge.
    [recoil] Negli altri casi: si ritira.
   *[none] Negli altri casi: resta dov'è.
}
dba-shooting-step-scythed-tie = { $applied ->
    [yes] Lettura scelta: il pareggio distrugge il Carro falcato.
   *[no] Lettura scelta: al Carro falcato il pareggio non fa nulla.
}
dba-shooting-step-rear = { $applied ->
    [yes] { $why ->
        [flee] Tutti al retro: anche chi deve fuggire è distrutto.
       *[kills] Tutti al retro: chi deve ritirarsi è distrutto.
    }
   *[no] { $why ->
        [no-recoil] Tutti al retro, ma il bersaglio non deve ritirarsi.
        [from-bua] Tutti al retro, ma il tiro da una BUA non uccide così.
        [flee] Tutti al retro, ma chi fugge non si sta ritirando.
        [not-beaten] Tutti al retro, ma il bersaglio non ha perso.
       *[not-all] Non tutti i tiri mirano al retro.
    }
}

dba-point-hordes-shot = Le Orde battute dal tiro di Arcieri o Carri da guerra sono distrutte?
dba-point-scythed-shot-tie = Un pareggio al tiro distrugge il Carro falcato bersagliato?
dba-point-rear-flee = Chi deve fuggire per un tiro tutto sul retro è distrutto?

dba-supporter-fate = Sorte di chi aiuta
    .question = Che cosa succede a chi stava aiutando la basetta sul fronte?

dba-supporter-fate-field-front = Basetta sul fronte
dba-supporter-fate-field-supporter = Chi la aiuta
dba-supporter-fate-field-role = Come la aiuta
dba-supporter-fate-field-actually_supported = Contro quel nemico dava davvero supporto
    .hint = Conta solo per chi sta dietro.
dba-supporter-fate-field-front_result = Che cosa succede alla basetta sul fronte
dba-supporter-fate-field-can_recoil = Chi aiuta può ritirarsi
    .hint = Conta solo per chi sta sul fianco o sul retro del nemico.

dba-helper-role-rear = subito dietro
dba-helper-role-rear-neighbour = dietro alla basetta accanto
dba-helper-role-flank = sul fianco del nemico
dba-helper-role-rear-contact = sul retro del nemico
dba-helper-role-overlap = in overlap
dba-front-result-none = resta dov'è
dba-front-result-recoil = si ritira
dba-front-result-flee = fugge
dba-front-result-destroyed = è distrutta
dba-front-result-recoil-impossible = non riesce a ritirarsi

dba-supporter-fate-value-fate = Chi aiuta

dba-supporter-fate-none = nessun effetto
dba-supporter-fate-destroyed = distrutto
dba-supporter-fate-recoils = si ritira
dba-supporter-fate-stays = resta dov'è

dba-supporter-fate-finding-none = A chi aiuta non succede nulla.
dba-supporter-fate-finding-destroyed = Chi aiuta è distrutto.
dba-supporter-fate-finding-recoils = Chi aiuta si ritira.
dba-supporter-fate-finding-stays = Chi aiuta resta dov'è.

dba-supporter-fate-step-front = La basetta sul fronte: { $result }.
dba-supporter-fate-step-support = { $applied ->
    [yes] Dava supporto da dietro.
   *[no] { $why ->
        [not-behind] Non sta dietro: il supporto non c'entra.
        [not-able] Sta dietro, ma a quella basetta non può dare supporto.
       *[did-not] Sta dietro, ma contro quel nemico non dava supporto.
    }
}
dba-supporter-fate-step-pikes = { $applied ->
    [yes] Le Picche in seconda fila non si perdono con la prima.
   *[no] { $why ->
        [front-lives] Sono Picche, ma la prima fila non è persa.
       *[others] Chi sta dietro non sono Picche.
    }
}
dba-supporter-fate-step-neighbour = { $applied ->
    [yes] Sta dietro alla basetta accanto: con questa non muore.
   *[no] { $why ->
        [front-lives] Sta dietro alla basetta accanto, ma sul fronte non è perso nessuno.
       *[others] Non sta dietro alla basetta accanto.
    }
}
dba-supporter-fate-step-touching = { $applied ->
    [yes] Tocca il nemico sul fianco o sul retro: deve ritirarsi.
   *[no] { $why ->
        [front-stands] Tocca il nemico sul fianco o sul retro, ma sul fronte nessuno arretra.
       *[not-touching] Non tocca il nemico sul fianco o sul retro.
    }
}
dba-supporter-fate-step-no-room = { $applied ->
    [yes] Non può ritirarsi: è distrutto.
   *[no] { $why ->
        [room] Può ritirarsi.
       *[not-recoiling] Non deve ritirarsi.
    }
}
dba-supporter-fate-step-overlap = { $applied ->
    [yes] Era solo in overlap: i documenti non ne parlano.
   *[no] Non è in gioco un overlap.
}

dba-supporter-fate-remedy-room = Con lo spazio per ritirarsi si salverebbe.

dba-garrison = Guarnigione, occupante o saccheggio
    .question = Chi tiene la BUA o il campo, con che bonus, e si può tirare?

dba-garrison-field-event = Che cosa è successo
dba-garrison-field-place = Dove
dba-garrison-field-occupier = La basetta
    .hint = Quella schierata o eliminata; se il posto è stato preso o ripreso, quella che ci è entrata.
dba-garrison-field-captured = Il posto è stato preso al nemico
dba-garrison-field-sack_rolls = Dadi dei PIP fatti da allora
    .hint = Con virgole: 3, 4.
dba-garrison-field-retaken = A entrarci è il padrone, che lo riprende
dba-garrison-field-by = Che cosa la costringe a ritirarsi

dba-place-event-deployed = schierata lì dentro
dba-place-event-shot-away = eliminata dal tiro
dba-place-event-melee-loss = mischia persa da chi era dentro
dba-place-event-forced-recoil = costretta a ritirarsi
dba-place-event-denizens-surrender-art = Abitanti arresi all'Artiglieria

dba-garrison-value-status = Stato
dba-garrison-value-bonus = Bonus
dba-garrison-value-may_shoot = Può tirare
dba-garrison-value-may_be_shot = Le si può tirare

dba-place-status-garrison = guarnigione
dba-place-status-occupier = semplice occupante
dba-place-status-sacking = saccheggio in corso
dba-place-status-denizens = ci sono gli Abitanti
dba-place-status-deserted = deserto
dba-place-status-taken = preso

dba-garrison-finding-garrison = Fa da guarnigione, con +{ $bonus }.
dba-garrison-finding-occupier = Semplice occupante: non è una guarnigione.
dba-garrison-finding-sacking = Sta saccheggiando: niente bonus, non tira e non le si tira.
dba-garrison-finding-denizens = La BUA è difesa dagli Abitanti.
dba-garrison-finding-deserted = { $place-code ->
    [bua] Nella BUA non c'è più nessuno.
   *[camp] Il campo è deserto, ma resta del suo padrone.
}
dba-garrison-finding-taken = { $event-code ->
    [denizens-surrender-art] Gli Abitanti si arrendono: la BUA è di chi ha tirato, che può presidiarla subito.
   *[other] { $place-code ->
        [bua] La BUA è presa: chi entra la saccheggia.
       *[camp] Il campo è preso: chi vince ci entra.
    }
}

dba-garrison-step-event = Che cosa è successo: { $event }.
dba-garrison-step-forced-recoil = { $applied ->
    [yes] Da lì dentro non ci si ritira: chi deve farlo è distrutto.
   *[no] Nessuno è costretto a ritirarsi.
}
dba-garrison-step-taken = { $why ->
    [sacks] La mischia è persa: chi vince entra nella BUA e la saccheggia.
    [occupies] La mischia è persa: chi vince entra nel campo.
   *[winner] La basetta ha vinto la mischia ed è entrata.
}
dba-garrison-step-surrender = { $why ->
    [camp] Il Seguito si arrende e si toglie: il campo resta vuoto.
    [garrisoned] Gli Abitanti si sono arresi: si presidia subito, senza saccheggio.
   *[bua] Gli Abitanti si arrendono e passano con chi ha tirato.
}
dba-garrison-step-shot-away = { $why ->
    [denizens] Il tiro ha eliminato gli Abitanti: dentro non resta nessuno.
    [bua] Il tiro ha eliminato chi era dentro: restano gli Abitanti.
   *[camp] Il tiro ha svuotato il campo: niente Seguito al suo posto.
}
dba-garrison-step-owner = { $applied ->
    [yes] Il posto è del nemico.
   *[no] { $why ->
        [retaken] Il padrone ha ripreso il posto.
       *[own] Il posto è suo.
    }
}
dba-garrison-step-foot = { $applied ->
    [yes] Fanteria ({ $troop }): può fare da guarnigione.
   *[no] Non è fanteria ({ $troop }): non fa da guarnigione.
}
dba-garrison-step-sack-roll = { $applied ->
    [yes] Dadi dei PIP { $rolls }: è uscito { $least } o più, il saccheggio è finito.
   *[no] { $why ->
        [none] Nessun dado dei PIP ancora: serve { $least } o più.
       *[low] Dadi dei PIP { $rolls }: serve ancora { $least } o più.
    }
}
dba-garrison-step-retaking = { $applied ->
    [yes] Lettura scelta: anche il padrone aspetta il dado.
   *[no] Lettura scelta: il padrone non saccheggia casa sua.
}
dba-garrison-step-mounted = { $applied ->
    [yes] Lettura scelta: anche i montati saccheggiano.
   *[no] Lettura scelta: i montati non saccheggiano.
}
dba-garrison-step-bonus = { $applied ->
    [yes] { $why ->
        [camp] Fanteria nel proprio campo: +{ $value }.
       *[bua] Fanteria di guarnigione nella BUA: +{ $value }.
    }
   *[no] { $why ->
        [open] Bonus di Abitanti o Seguito: i documenti non lo dicono.
        [sacking] Chi saccheggia o entra da vincitore non ha bonus.
        [nobody] Nessuno dentro, nessun bonus.
       *[occupier] Un semplice occupante non ha bonus.
    }
}
dba-garrison-step-shooting = { $applied ->
    [yes] È un tiratore: tira tutto intorno.
   *[no] { $why ->
        [sacking] Saccheggia: non tira.
        [nobody] Dentro non c'è nessuno che tiri.
        [unknown] Se possa tirare dipende da chi è entrato.
       *[no-shooter] Chi è dentro non è un tiratore.
    }
}
dba-garrison-step-shot-at = { $applied ->
    [yes] Le si può tirare.
   *[no] { $why ->
        [sacking] Saccheggia: non le si tira.
       *[nobody] Dentro non c'è nessuno a cui tirare.
    }
}

dba-garrison-remedy-roll = Con un dado dei PIP di { $least } o più il saccheggio finirebbe.

dba-garrison-odds-ends = col prossimo dado il saccheggio finisce
dba-garrison-odds-goes-on = col prossimo dado il saccheggio continua

dba-point-mounted-sacking = I montati che prendono una BUA devono aspettare il dado?
dba-point-retaking-a-bua = Il padrone che riprende la sua BUA in mischia deve aspettare il dado?

dba-flee = Fuga
    .question = Fin dove arriva la fuga, e che cosa la ferma?

dba-flee-field-troop = Chi fugge
dba-flee-field-depth = Profondità della basetta
    .hint = Se non la indichi, quella abituale del tipo.
dba-flee-field-bw = Larghezza delle basette
dba-flee-field-can_recoil = La ritirata iniziale si può fare
dba-flee-field-speed_paces = Quanto muove sul terreno in cui si trova
    .hint = I documenti non danno le velocità: indicala tu.
dba-flee-field-mm_per_100p = Cento passi sul tavolo
    .hint = Se non li indichi, quelli abituali per quella larghezza.
dba-flee-field-meets = Che cosa incontra
    .hint = Dopo la ritirata, mentre fa la mossa.
dba-flee-field-dist_to_it_mm = A che distanza
    .hint = Dal fronte, dopo il dietrofront.
dba-flee-field-friend_depth = Profondità di quegli amici
    .hint = Di tutti insieme, dove ne può attraversare più d'uno.
dba-flee-field-can_avoid_by_turning = Girando appena può evitarlo

dba-flee-meets-nothing = niente
dba-flee-meets-friend-parallel-passable = amici paralleli che può attraversare
dba-flee-meets-friend-angled = amici di traverso
dba-flee-meets-bua-occupied = una BUA o un campo occupati
dba-flee-meets-enemy = un nemico
dba-flee-meets-river-dry = un fiume in secca
dba-flee-meets-river-slow = un fiume normale
dba-flee-meets-river-torrent = un fiume di tipo sei
dba-flee-meets-table-edge = il bordo del tavolo
dba-flee-meets-waterway = la costa
dba-flee-meets-wood = un bosco
dba-flee-meets-marsh = una palude
dba-flee-meets-rough = terreno rotto
dba-flee-meets-dunes = dune
dba-flee-meets-oasis = un'oasi
dba-flee-meets-steep-hill = una collina ripida
dba-flee-meets-gentle-hill = una collina dolce
dba-flee-meets-road = una strada
dba-flee-meets-good = terreno agevole
dba-flee-meets-bua = una BUA vuota
dba-flee-meets-camp = un campo vuoto

dba-flee-value-result = La fuga
dba-flee-value-front_travel_mm = Il fronte arriva a
dba-flee-result-completes = completa
dba-flee-result-stops = si ferma
dba-flee-result-destroyed = distrutto
dba-flee-result-passes = attraversa gli amici
dba-flee-result-turns-aside = gira al largo

dba-flee-finding-completes = Fuga completata: il fronte arriva a { $front_travel_mm } mm da dov'era il retro.
dba-flee-finding-stops = Si ferma a { $front_travel_mm } mm da dov'era il retro, e non è distrutto.
dba-flee-finding-destroyed = { $can_recoil ->
    [yes] Fuggendo è distrutto.
   *[no] Distrutto: non può nemmeno fare la ritirata iniziale.
}
dba-flee-finding-passes = Attraversa gli amici: il fronte arriva a { $front_travel_mm } mm da dov'era il retro.
dba-flee-finding-turns-aside = Gira quel tanto che basta e va oltre, per { $front_travel_mm } mm in tutto.

dba-flee-step-recoil = { $applied ->
    [yes] La ritirata iniziale si può fare.
   *[no] La ritirata iniziale non si può fare: la fuga nemmeno comincia.
}
dba-flee-step-own-depth = Prima si ritira della propria profondità: { $value } mm.
dba-flee-step-cap = { $applied ->
    [yes] Non più di una larghezza di basetta: { $value } mm invece di { $depth }.
   *[no] Limite di una larghezza di basetta ({ $value } mm): non si raggiunge.
}
dba-flee-step-speed = Poi una mossa intera: { $paces } passi, { $value } mm.
dba-flee-step-meets = { $applied ->
    [yes] { $why ->
        [passed] A { $at } mm, { $meets }: li attraversa.
        [drowns] A { $at } mm, { $meets }: ci entra e vi è distrutto.
        [silent] A { $at } mm, { $meets }: i documenti non ne parlano.
        [short] A { $at } mm, { $meets }: per finire oltre servirebbero { $needed } mm di mossa, e ne ha { $steps }.
       *[bars] A { $at } mm, { $meets }: gli sbarra la strada.
    }
   *[no] { $why ->
        [nothing] Non incontra niente.
        [far] A { $at } mm, { $meets }: troppo lontano per arrivarci.
       *[open] A { $at } mm, { $meets }: non lo ferma.
    }
}
dba-flee-step-turning = { $applied ->
    [yes] Girando appena lo evita.
   *[no] { $why ->
        [no-way-round] Girando non può evitarlo.
       *[no-obstacle] Non c'è ostacolo da evitare.
    }
}

dba-flee-remedy-can-recoil = Se potesse ritirarsi, fuggirebbe.
dba-flee-remedy-way-round = Se girando appena potesse evitarlo, andrebbe oltre.

dba-point-fleeing-off-table = Chi fugge verso il bordo del tavolo può fermarsi prima?
dba-point-fleeing-into-waterway = Chi fugge verso la costa si ferma o è distrutto?
dba-point-fleeing-into-enemy = Chi fuggendo incontra un nemico si ferma o è distrutto?

dba-pursuit = Inseguimento
    .question = Chi ha vinto insegue, e fin dove?

dba-pursuit-field-winner = Chi insegue
    .hint = Il vincitore, o la basetta della sua seconda fila.
dba-pursuit-field-role = In che fila sta
dba-pursuit-field-own_depth = Profondità della sua basetta
    .hint = Se non la indichi, quella abituale del tipo.
dba-pursuit-field-front_depth = Profondità della prima fila
    .hint = Conta solo per chi sta in seconda.
dba-pursuit-field-bw = Larghezza delle basette
dba-pursuit-field-opponent = Che cosa fa l'avversario di fronte
dba-pursuit-field-by = Com'è stato battuto
dba-pursuit-field-place = Dove sta chi ha vinto
dba-pursuit-field-ahead = Che cosa c'è davanti
dba-pursuit-field-ahead_mm = A che distanza
dba-pursuit-field-beat_fortified = Ha battuto chi stava in una BUA o in un campo

dba-pursuit-role-front = in prima fila
dba-pursuit-role-rear-supporting = in seconda, dava supporto
dba-pursuit-role-rear-not-supporting = in seconda, senza dare supporto
dba-pursuit-role-rear-denied = in seconda, quel nemico nega il supporto
dba-opponent-recoils = si ritira
dba-opponent-breaks-off = si sgancia
dba-opponent-flees = fugge
dba-opponent-destroyed = è distrutto
dba-opponent-stands = resta dov'è
dba-ahead-clear = niente
dba-ahead-contact = un nemico
dba-ahead-table-edge = il bordo del tavolo
dba-ahead-waterway = la costa
dba-ahead-would-be-destroyed = un punto dove sarebbe distrutto
dba-ahead-wood = un bosco
dba-ahead-marsh = una palude
dba-ahead-rough = terreno rotto
dba-ahead-dunes = dune
dba-ahead-oasis = un'oasi
dba-ahead-steep-hill = una collina ripida
dba-ahead-gentle-hill = una collina dolce
dba-ahead-road = una strada
dba-ahead-good = terreno agevole
dba-ahead-river = un fiume

dba-pursuit-value-pursues = Insegue
dba-pursuit-value-distance_mm = Di quanto
dba-pursuit-value-then = E poi
dba-pursuit-then-stops = si ferma prima
dba-pursuit-then-moves-in = entra e occupa

dba-pursuit-finding-pursues = { $then-code ->
    [moves-in] Entra nel posto che ha battuto.
    [stops] Insegue, ma si ferma dopo { $distance_mm } mm.
   *[other] Insegue per { $distance_mm } mm.
}
dba-pursuit-finding-not-pursues = Non insegue: resta dov'è.

dba-pursuit-step-means = { $applied ->
    [yes] È stato un tiro: dopo il tiro nessuno insegue.
   *[no] È stata una mischia.
}
dba-pursuit-step-opponent = { $applied ->
    [yes] L'avversario di fronte { $opponent }.
   *[no] L'avversario di fronte resta dov'è: non c'è chi inseguire.
}
dba-pursuit-step-from-place = { $applied ->
    [yes] Sta in una BUA o in un campo: da lì non si insegue.
   *[no] Non sta in una BUA né in un campo.
}
dba-pursuit-step-into-place = { $applied ->
    [yes] Ha battuto una BUA o un campo: ci entra, chiunque sia.
   *[no] { $why ->
        [supporter] Ha vinto chi gli sta davanti: nel posto entra solo quello.
        [not-gone] Ha battuto una BUA o un campo, ma non in modo da poterci entrare.
       *[no-place] Non ha battuto una BUA o un campo.
    }
}
dba-pursuit-step-impetuous = { $applied ->
    [yes] Truppa impetuosa ({ $troop }): insegue per forza.
   *[no] Truppa non impetuosa ({ $troop }): non insegue.
}
dba-pursuit-step-second-rank = { $applied ->
    [yes] In seconda fila, e dava supporto: va dove va la prima.
   *[no] { $why ->
        [front] Sta in prima fila.
        [rear-supporting] In seconda fila, ma seguono solo le Bande.
        [rear-denied] In seconda fila, ma quel nemico nega il supporto: non segue.
       *[rear-not-supporting] In seconda fila, ma non dava supporto: non segue.
    }
}
dba-pursuit-step-distance = { $applied ->
    [yes] { $why ->
        [front] Va per la profondità della prima fila: { $value } mm.
       *[own] Va per la propria profondità: { $value } mm.
    }
   *[no] Le profondità non contano: non c'è una distanza da fare.
}
dba-pursuit-step-cap = { $applied ->
    [yes] Non più di una larghezza di basetta: { $value } mm.
   *[no] Limite di una larghezza di basetta ({ $value } mm): non entra in gioco.
}
dba-pursuit-step-ahead = { $applied ->
    [yes] A { $at } mm, { $ahead }: lì si ferma.
   *[no] { $why ->
        [clear] Davanti non c'è niente.
        [river] A { $at } mm, { $ahead }: non lo ferma, ma se è di tipo sei si tira per attraversare.
        [open] Davanti, { $ahead }: non lo ferma.
        [far] A { $at } mm, { $ahead }: non ci arriva.
       *[stays] Che cosa ci sia davanti non conta: non c'è una distanza da fare.
    }
}

flag-outside-result-table = Qualche casella dei risultati non è nei documenti: viene da prospetti pubblici.
flag-outside-chariots = Che cosa valgano i carri pesanti e leggeri non è nei documenti: viene da fuori.
flag-outside-scale = Quanto siano cento passi sul tavolo non è nei documenti: viene da fuori.
flag-silent-nonpositive = I documenti non considerano totali di zero o meno.
flag-silent-rear-flee = I documenti non dicono se il tiro tutto sul retro uccida chi deve fuggire.
flag-silent-overlapper-fate = I documenti non parlano di chi è solo in overlap: la verifica lo lascia dov'è.
flag-silent-denizens-bonus = I documenti non dicono se Abitanti e Seguito abbiano il bonus del posto.
flag-silent-flee-empty-place = I documenti non dicono che cosa succeda a chi fugge in una BUA o in un campo vuoti.

## Il combattimento intero

dba-fights = Chi distrugge chi
    .question = Ogni tipo di truppa contro ogni altro: su 36 lanci, quanti distruggono il nemico e quanti fanno perdere la propria base?

dba-combat = Un combattimento intero
    .question = Chi vince, che fine fa chi perde e chi lo insegue?

dba-combat-field-mode = Come si combatte
dba-combat-field-a = A
    .hint = Nel tiro, il tiratore più vicino.
dba-combat-field-b = B
    .hint = Nel tiro, il bersaglio.
dba-combat-field-a-troop = Tipo di truppa
dba-combat-field-a-general = Basetta del generale
dba-combat-field-a-going = Sta in
    .hint = Il terreno difficile conta anche se ci sta solo una parte della basetta.
dba-combat-field-a-place = Dove si trova
dba-combat-field-a-higher = Sta più in alto
dba-combat-field-a-defends_bank = Difende l'argine di un fiume
dba-combat-field-a-overlaps = Overlap che subisce
dba-combat-field-a-flank_rear_contacts = Nemici sui fianchi o sul retro
dba-combat-field-a-rear = Basetta subito dietro, rivolta dalla stessa parte
dba-combat-field-a-rear_going = Chi sta dietro è in
dba-combat-field-a-psiloi_beside = Psiloi dietro a un vicino uguale che le sta a fianco
dba-combat-field-a-other_shooters = Tiratori che la bersagliano oltre al più vicino
dba-combat-field-a-moved_into_front_this_bound = In questo turno si è mossa contro il fronte del nemico
    .hint = Conta per i Cavalieri battuti da Arcieri.
dba-combat-field-a-cannot_recoil = Non potrebbe ritirarsi
    .hint = Manca lo spazio, o dietro c'è un nemico o l'acqua.
dba-combat-field-a-depth = Profondità della basetta
    .hint = Se non la indichi, quella abituale del tipo.
dba-combat-field-b-troop = Tipo di truppa
dba-combat-field-b-general = Basetta del generale
dba-combat-field-b-going = Sta in
    .hint = Il terreno difficile conta anche se ci sta solo una parte della basetta.
dba-combat-field-b-place = Dove si trova
dba-combat-field-b-higher = Sta più in alto
dba-combat-field-b-defends_bank = Difende l'argine di un fiume
dba-combat-field-b-overlaps = Overlap che subisce
dba-combat-field-b-flank_rear_contacts = Nemici sui fianchi o sul retro
dba-combat-field-b-rear = Basetta subito dietro, rivolta dalla stessa parte
dba-combat-field-b-rear_going = Chi sta dietro è in
dba-combat-field-b-psiloi_beside = Psiloi dietro a un vicino uguale che le sta a fianco
dba-combat-field-b-other_shooters = Tiratori che la bersagliano oltre al più vicino
dba-combat-field-b-moved_into_front_this_bound = In questo turno si è mossa contro il fronte del nemico
    .hint = Conta per i Cavalieri battuti da Arcieri.
dba-combat-field-b-cannot_recoil = Non potrebbe ritirarsi
    .hint = Manca lo spazio, o dietro c'è un nemico o l'acqua.
dba-combat-field-b-depth = Profondità della basetta
    .hint = Se non la indichi, quella abituale del tipo.
dba-combat-field-die_a = Dado di A
    .hint = Senza dadi si hanno le probabilità.
dba-combat-field-die_b = Dado di B
dba-combat-field-mutual = B risponde al tiro
dba-combat-field-all_on_rear = Tutti i tiratori mirano al retro di B
dba-combat-field-bw = Larghezza delle basette

dba-combat-value-outcome = Confronto
dba-combat-value-loser = Chi perde
dba-combat-value-result = Che cosa gli succede
dba-combat-value-total_a = Totale di A
dba-combat-value-total_b = Totale di B
dba-combat-value-factor_a = A prima del dado
dba-combat-value-factor_b = B prima del dado
dba-combat-value-lost = Perduti
dba-combat-value-carried_over = Si riprende nel turno seguente
dba-combat-value-recoil_mm = Chi perde arretra di
dba-combat-value-supporter_fate = La basetta dietro a chi perde
dba-combat-value-helpers_fate = Gli amici di chi perde sul fianco o sul retro del nemico
dba-combat-value-pursues = Chi vince insegue
dba-combat-value-distance_mm = Di quanto
dba-combat-value-supporter_pursues = Insegue anche chi ha dietro
dba-combat-value-moves_in = Chi vince entra
dba-combat-value-a_destroyed = A perduto, lanci su 36
dba-combat-value-b_destroyed = B perduto, lanci su 36

dba-combat-finding-equal = { $result-code ->
    [destroyed] Pari, { $total_a } a { $total_b }: i Carri falcati sono distrutti.
   *[none] Pari, { $total_a } a { $total_b }: non succede niente.
}
dba-combat-finding-beaten = { $loser-code ->
    [A] A ({ $a-troop }) è battuto, { $total_a } a { $total_b }: { $result }.
   *[B] B ({ $b-troop }) è battuto, { $total_b } a { $total_a }: { $result }.
}
dba-combat-finding-doubled = { $loser-code ->
    [A] A ({ $a-troop }) è doppiato, { $total_a } a { $total_b }: { $result }.
   *[B] B ({ $b-troop }) è doppiato, { $total_b } a { $total_a }: { $result }.
}
dba-combat-finding-factor_a = Prima dei dadi { $factor_a } ({ $a-troop }) contro { $factor_b } ({ $b-troop }). Su 36 lanci A è perduto in { $a_destroyed }, B in { $b_destroyed }.

dba-combat-step-factor = { $side }: { $troop } { $against }, fattore { $value }.
dba-combat-step-no-support = { $side }: nessuno alle spalle.
dba-combat-step-support-mode = { $side } · { dba-rear-support-step-support-mode }
dba-combat-step-support-front = { $side } · { dba-rear-support-step-support-front }
dba-combat-step-support-facing = { $side } · { dba-rear-support-step-support-facing }
dba-combat-step-support-kind = { $side } · { dba-rear-support-step-support-kind }
dba-combat-step-support-going = { $side } · { dba-rear-support-step-support-going }
dba-combat-step-support-enemy = { $side } · { dba-rear-support-step-support-enemy }
dba-combat-step-support-value = { $side } · { dba-rear-support-step-support-value }
dba-combat-step-bua-garrison = { $side } · { dba-tactical-factors-step-bua-garrison }
dba-combat-step-own-camp = { $side } · { dba-tactical-factors-step-own-camp }
dba-combat-step-general = { $side } · { dba-tactical-factors-step-general }
dba-combat-step-higher = { $side } · { dba-tactical-factors-step-higher }
dba-combat-step-bank = { $side } · { dba-tactical-factors-step-bank }
dba-combat-step-overlap = { $side } · { dba-tactical-factors-step-overlap }
dba-combat-step-flank-or-rear = { $side } · { dba-tactical-factors-step-flank-or-rear }
dba-combat-step-other-shooter = { $side } · { dba-tactical-factors-step-other-shooter }
dba-combat-step-bad-going = { $side } · { dba-tactical-factors-step-bad-going }
dba-combat-step-enemy-in-bad-going = { $side } · { dba-tactical-factors-step-enemy-in-bad-going }
dba-combat-step-assault-bua = { $side } · { dba-tactical-factors-step-assault-bua }
dba-combat-step-sum = { $side }: fattore { $factor }, supporto { $help }, fattori tattici { $modifiers }: { $sum } prima del dado.
dba-combat-step-totals = { $loser ->
    [none] A { $value } (dado { $die_a }), B { $b } (dado { $die_b }): pari.
   *[other] A { $value } (dado { $die_a }), B { $b } (dado { $die_b }): { $loser } { $degree }.
}
dba-combat-step-result = { $side } ({ $troop }): { $fate }.
dba-combat-step-barred = { $why ->
    [flank] { $side } ha un nemico sul fianco o sul retro: non può ritirarsi ed è distrutto.
    [cannot] { $side } non può ritirarsi ed è distrutto.
    [free] { $side }: per quel che si è detto, niente gli impedisce di ritirarsi.
   *[no-recoil] { $side } non deve ritirarsi.
}
dba-combat-step-recoil = { $side } arretra di { $value } mm{ $fate-code ->
    [flee] , poi fugge.
   *[other] .
}
dba-combat-step-supporter = La basetta dietro ad { $side } ({ $troop }): { $fate }.
dba-combat-step-psiloi-beside = Agli Psiloi dietro al vicino di { $side } non succede nulla.
dba-combat-step-helpers = { $fate-code ->
    [recoils] Gli amici di { $side } sul fianco o sul retro del nemico si ritirano anche loro.
   *[stays] Gli amici di { $side } sul fianco o sul retro del nemico restano dove sono, come lui.
}
dba-combat-step-pursuit = { $why ->
    [pursues] { $side } ({ $troop }) insegue di { $value } mm.
    [moves-in] { $side } ({ $troop }) entra.
   *[stays] { $side } ({ $troop }) non insegue.
}
dba-combat-step-supporter-pursuit = { $applied ->
    [yes] Chi sta dietro a { $side } lo segue, { $value } mm.
   *[no] Chi sta dietro a { $side } non lo segue.
}
dba-combat-step-would = { $applied ->
    [yes] { $side ->
        [none] { $value ->
            [1] Pari in un lancio su 36.
           *[other] Pari in { $value } lanci su 36.
        }
       *[other] { $value ->
            [1] { $side } { $degree } in un lancio su 36: { $fate }.
           *[other] { $side } { $degree } in { $value } lanci su 36: { $fate }.
        }
    }
   *[no] { $side ->
        [none] Non pareggiano mai.
       *[other] { $side } non è mai { $degree }.
    }
}

dba-combat-odds-b-destroyed = B distrutto
dba-combat-odds-b-surrenders = B si arrende
dba-combat-odds-b-flees = B fugge
dba-combat-odds-b-recoils = B si ritira
dba-combat-odds-b-stands = B perde ma resta
dba-combat-odds-tie-b-destroyed = pari, B distrutto
dba-combat-odds-a-destroyed = A distrutto
dba-combat-odds-a-surrenders = A si arrende
dba-combat-odds-a-flees = A fugge
dba-combat-odds-a-recoils = A si ritira
dba-combat-odds-a-stands = A perde ma resta
dba-combat-odds-tie-a-destroyed = pari, A distrutto
dba-combat-odds-equal = pari
dba-combat-odds-both-destroyed = pari, distrutti entrambi

dba-point-artillery-under-fire = Con quale fattore si difende l'Artiglieria che non risponde al tiro?

flag-outside-troop-class = Che queste truppe contino come fanteria non è nei documenti: viene da fonti pubbliche.

# dba.shooting-arc

dba-shooting-arc = È nell'area di tiro?
    .question = Questo nemico è nell'area di tiro?
dba-shooting-arc-field-bw = Larghezza di base
dba-shooting-arc-field-shooter = Tiratore
dba-shooting-arc-field-target = Bersaglio
dba-shooting-arc-field-target_outline = Contorno di una BUA o di un campo come bersaglio
    .hint = vertici in mm, per esempio «0,0 80,0 80,60»
dba-shooting-arc-field-range_mm = Gittata
dba-shooting-arc-field-all_round = Tira tutt'intorno
    .hint = un War Wagon, o chi tira da una BUA o da un campo
dba-shooting-arc-field-edge = Contorno della BUA o del campo di chi tira
    .hint = vertici in mm; senza, i bordi della sua base
dba-shooting-arc-value-in_arc = Nell'area di tiro
dba-shooting-arc-value-distance_mm = Distanza
dba-shooting-arc-finding-in_arc = È nell'area di tiro, a { $distance_mm } mm.
dba-shooting-arc-finding-not-in_arc = È fuori dall'area di tiro.
dba-shooting-arc-step-strip =
    { $applied ->
        [yes] Una parte del bersaglio è nella striscia: il fronte più una base per lato.
       *[no] Nessuna parte del bersaglio è nella striscia: il fronte più una base per lato.
    }
dba-shooting-arc-step-range =
    { $applied ->
        [yes] Dista { $value } mm, la gittata è { $limit } mm: ci arriva.
       *[no] Dista { $value } mm, la gittata è { $limit } mm: troppo lontano.
    }
dba-shooting-arc-step-all-round = Tira tutt'intorno: niente striscia, conta solo la gittata.
dba-shooting-arc-step-on-the-line =
    { $applied ->
        [yes] Esattamente a una base di lato: conta come dentro.
       *[no] Esattamente a una base di lato: conta come fuori.
    }
dba-point-one-base-aside = Un nemico esattamente a una base di lato è nell'area di tiro?
flag-conflict-one-base-aside = Sul nemico esattamente a una base di lato il foglio dice l'opposto; si segue il Commentario.

# Silenzi dei combattimenti e degli assalti
flag-silent-assault-overlaps = I documenti non dicono se un nemico a fianco conti contro chi assalta una BUA o un campo.
flag-silent-doubled-by-art-fire = I documenti non dicono se Abitanti o Seguito doppiati dal tiro dell'Artiglieria si arrendano o muoiano.
flag-silent-hordes-artillery = Per il Commentario chiunque l'Artiglieria doppi si ritira, e le Orde non si ritirano mai: quale delle due cose valga non è detto.
dba-point-two-psiloi = Psiloi dietro e Psiloi a fianco: i due aiuti si sommano?
dba-combat-step-two-psiloi = { $applied ->
    [yes] { $side }: due basette di Psiloi, due aiuti: altri { $signed }.
   *[no] { $side }: due basette di Psiloi, un aiuto solo: la seconda non aggiunge nulla.
}
flag-silent-elephant-on-bend = I documenti non dicono se la curva della strada scusi l'angolo anche all'Elefante che si ritira.

# Silenzi e contrasti di mosse, PIP e piazzeforti
flag-silent-flee-edge-turn = I documenti non dicono se chi fugge possa deviare per il bordo del tavolo: quando le si dice di sì, la verifica lo fa deviare.
flag-silent-litter-pip = I documenti non mettono la Lettiga fra chi costa un PIP in più: la verifica glielo conta come al Carro da guerra, di cui ha la mossa.
flag-silent-captors-denizens = I documenti non dicono per chi gli Abitanti tengano la BUA quando il tiro toglie di mezzo la guarnigione di chi l'aveva presa.
flag-conflict-pips-cap = Due circostanze della stessa sezione: per il Commentario si sommerebbero; si segue il tetto della scheda.
flag-conflict-rear-from-bua = Che il tiro da una BUA non uccida sul retro lo dice solo la scheda, e la si segue.
