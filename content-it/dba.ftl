# DBA 2.2: le parole delle verifiche, delle tabelle e dei punti aperti.

dba = DBA 2.2

## Truppe

dba-troop-El = Elefanti
    .form = mp
dba-troop-Kn = Knight (Cavalieri)
    .within = Knight
    .form = mp
dba-troop-6Kn = Knight (Cavalieri) su basetta doppia
    .within = Knight su basetta doppia
    .form = mp
dba-troop-HCh = Carri pesanti
    .form = mp
dba-troop-Cv = Cavalry (Cavalleria)
    .within = Cavalry
    .form = fs
dba-troop-6Cv = Cavalry (Cavalleria) su basetta doppia
    .within = Cavalry su basetta doppia
    .form = fs
dba-troop-LCh = Carri leggeri
    .form = mp
dba-troop-LH = Light Horse (Cavalleria leggera)
    .within = Light Horse
    .form = mp
dba-troop-2Cm = Cammelleria leggera
    .form = fs
dba-troop-SCh = Scythed Chariot (Carri falcati)
    .within = Scythed Chariot
    .form = mp
dba-troop-Cm = Cammelli
    .form = mp
dba-troop-Sp = Spear (Lance)
    .within = Spear
    .form = fp
dba-troop-3Sp = Spear (Lance), tre per basetta
    .within = Spear
    .form = fp
dba-troop-Pk = Picche
    .form = fp
dba-troop-Bd = Blade (Lame)
    .within = Blade
    .form = fp
dba-troop-3Bd = Blade (Lame), tre per basetta
    .within = Blade
    .form = fp
dba-troop-6Bd = Blade (Lame) su basetta doppia
    .within = Blade su basetta doppia
    .form = fp
dba-troop-Ax = Auxilia (Ausiliari)
    .within = Auxilia
    .form = mp
dba-troop-Bw = Bow (Arcieri)
    .within = Bow
    .form = mp
dba-troop-8Bw = Bow (Arcieri) su basetta doppia
    .within = Bow su basetta doppia
    .form = mp
dba-troop-Ps = Psiloi
    .form = mp
dba-troop-Wb = Warband (Bande)
    .within = Warband
    .form = fp
dba-troop-3Wb = Warband (Bande), tre per basetta
    .within = Warband
    .form = fp
dba-troop-5Wb = Warband (Bande), cinque per basetta
    .within = Warband
    .form = fp
dba-troop-Hd = Orde
    .form = fp
dba-troop-Art = Artiglieria
    .form = fs
dba-troop-WWg = War Wagon (Carri da guerra)
    .within = War Wagon
    .form = mp
dba-troop-Lit = Lettiga
    .form = fs
dba-troop-CF = Seguito
    .form = ms
dba-troop-Dz = Abitanti
    .form = mp
dba-troop-mounted = Altri montati
    .form = mp
dba-troop-other = Tutti gli altri
    .form = mp

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
dba-column-value = vale

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
dba-pip-costs-extra = ogni PIP in più
dba-pip-costs-most = al massimo
dba-command-distance = Distanze dal generale
dba-command-distance-near = vicino: oltre, il generale deve vedere la basetta
dba-command-distance-far = lontano: oltre, si paga sempre
dba-loss-weights = Quanto conta ogni perdita
dba-loss-weights-element = basetta distrutta
dba-loss-weights-off-table = basetta finita fuori dal tavolo
dba-loss-weights-camp = campo in mano nemica
dba-loss-weights-bua = BUA in mano nemica
dba-loss-weights-garrison = guarnigione persa con la BUA o il campo
dba-loss-weights-not-landed = basetta mai sbarcata
dba-loss-weights-camp-followers = Seguito
dba-victory-limits = Quando finisce la partita
dba-victory-limits-losses = perdite che fanno perdere
dba-victory-limits-minutes = minuti di gioco

## Ritirata

dba-recoil = Ritirata contro un amico
    .question = Chi si ritira attraversa l'amico che ha dietro, lo spinge o è perso?

dba-recoil-field-recoiler = Chi si ritira
    .pair = Chi si ritira, e chi ha alle spalle?
    .ask = Che truppe si ritirano?
    .hint = La basetta battuta, che deve arretrare.
dba-recoil-field-friend = Primo amico alle spalle
    .ask = Quali amici incontra per primi la basetta che si ritira?
    .none = nessuno
    .hint = La prima basetta amica che incontrerebbe arretrando dritta.
    .no = Alle spalle non c'è nessun amico
dba-recoil-field-same_facing = L'amico guarda esattamente dalla stessa parte di chi si ritira
    .no = L'amico non guarda esattamente dalla stessa parte di chi si ritira
    .ask = L'amico alle spalle guarda esattamente dalla stessa parte di chi si ritira?
    .hint = Del tutto parallelo: la minima deviazione conta.
dba-recoil-field-n_behind = Quante basette in fila alle spalle
    .ask = Quante basette amiche ci sono in fila dietro quella che si ritira?
    .hint = Una dietro l'altra: due o più non si attraversano mai.
    .zero = Alle spalle non c'è nessuna fila
dba-recoil-field-room_mm = Spazio libero alle spalle
    .none = quanto basta
    .ask = Quanti mm sono liberi dietro quell'amico o, se non c'è, dietro chi si ritira?
    .hint = Se dietro non c'è nessun amico, lo spazio alle spalle di chi si ritira.
    .no = Alle spalle c'è spazio a sufficienza
dba-recoil-field-push_meets = Oltre lo spazio libero, o dietro l'ultima della fila
    .ask = Che cosa c'è oltre lo spazio libero alle spalle, o dietro l'ultima basetta della fila?
    .hint = Con più basette in fila, che cosa c'è dietro l'ultima.
dba-recoil-field-friend_supporting = L'amico dava supporto posteriore a chi si ritira
    .no = L'amico non dava supporto posteriore a chi si ritira
    .ask = L'amico dava supporto posteriore nella mischia appena persa?
    .hint = Il suo supporto contava nel combattimento appena perso.
dba-recoil-field-road_column = Chi si ritira è in testa a una colonna su strada
    .no = Chi si ritira non è in testa a una colonna su strada
    .ask = La basetta che si ritira è in testa a una colonna lungo una strada?
    .hint = Chi si ritira è in testa a basette che lo seguono su strada.
dba-recoil-field-bw = Larghezza delle basette
    .hint = Larghezza di una basetta: 40 mm con figure da 15 mm, 60 mm con figure da 25.
dba-recoil-field-recoiler_depth = Profondità di chi si ritira
    .hint = Se non la indichi, quella abituale del tipo.
dba-recoil-field-friend_depth = Profondità dell'amico
    .ask = Quanti mm è profonda la basetta di ogni amico alle spalle?
    .hint = Conta solo se a ritirarsi è un Elefante; con più amici in fila, la profondità di ciascuno.

dba-meets-nothing = niente
dba-meets-table-edge = il bordo del tavolo
dba-meets-blocked = un ostacolo

dba-recoil-value-cell = La tabella della ritirata dice
dba-recoil-value-recoiler = La basetta che si ritira
    .said = { $recoiler-code ->
        [destroyed] { dba-recoil-lost }.
       *[completes] { dba-recoil-done }.
    }
dba-recoil-value-friend_fate = L'amico alle spalle
dba-recoil-value-distance_mm = Chi si ritira deve arretrare di

dba-recoil-cell-pass = chi si ritira attraversa l'amico
dba-recoil-cell-push = chi si ritira spinge l'amico
dba-recoil-cell-recoiler-destroyed = chi si ritira è distrutto
dba-recoil-cell-friend-destroyed = l'amico è distrutto
dba-recoil-cell-both-destroyed = sono distrutti entrambi
dba-recoil-recoiler-completes = completa la ritirata
dba-recoil-recoiler-destroyed = distrutta
dba-recoil-friend_fate-untouched = resta dov'è
dba-recoil-friend_fate-inside = è nel suo campo o nella sua BUA
dba-recoil-friend_fate-passed = attraversato
dba-recoil-friend_fate-pushed = spinto indietro
dba-recoil-friend_fate-stopped = si ferma e sopravvive
dba-recoil-friend_fate-destroyed = distrutto

dba-recoil-who = { $given-recoiler-code ->
    [none] La basetta
    [El] Gli { $given-recoiler }
    [SCh] Gli { $given-recoiler }
    [Ax] Gli { $given-recoiler }
    [Ps] Gli { $given-recoiler }
    [Dz] Gli { $given-recoiler }
    [Art] L'{ $given-recoiler }
   *[other] { $given-recoiler-form ->
        [ms] Il
        [mp] I
        [fs] La
       *[fp] Le
    } { $given-recoiler }
}
dba-recoil-lost = { dba-recoil-who } { $given-recoiler-form ->
    [ms] è distrutto
    [mp] sono distrutti
    [fp] sono distrutte
   *[fs] è distrutta
}
dba-recoil-done = { dba-recoil-who } { $given-recoiler-form ->
    [mp] si ritirano
    [fp] si ritirano
   *[fs] si ritira
}
dba-recoil-finding-completes = { $cell-code ->
    [pass] { $friend_fate-code ->
        [passed] { dba-recoil-done } passando attraverso l'amico alle spalle{ $friend-code ->
                [none] {""}
               *[other] {" "}({ $friend })
            }.
        [pushed] { dba-recoil-done }: l'amico, che non si può attraversare, è spinto indietro.
       *[destroyed] { dba-recoil-done }, ma l'amico spinto fuori dal tavolo è perso.
    }
    [push] { $friend_fate-code ->
        [destroyed] { dba-recoil-done }, ma l'amico spinto fuori dal tavolo è perso.
       *[pushed] { dba-recoil-done }: l'amico è spinto indietro.
    }
    [friend-destroyed] { dba-recoil-done }: gli amici travolti sono distrutti.
   *[none] { $distance_mm ->
        [none] { dba-recoil-done }.
       *[other] { dba-recoil-done } di { $distance_mm } mm.
    }
}
dba-recoil-finding-destroyed = { $friend_fate-code ->
    [inside] { dba-recoil-lost }: { $given-recoiler-form ->
        [mp] si ritirerebbero
        [fp] si ritirerebbero
       *[fs] si ritirerebbe
    } in un campo o in una BUA.
    [pushed] { $cell-code ->
        [pass] { dba-recoil-lost }: l'amico non si può attraversare, e la fila spinta esce dal tavolo.
       *[push] { dba-recoil-lost }: la fila spinta esce dal tavolo.
    }
    [stopped] { $cell-code ->
        [pass] { dba-recoil-lost }: l'amico alle spalle non si può attraversare, e per spingerlo manca lo spazio.
       *[push] { dba-recoil-lost }: l'amico alle spalle non ha spazio per essere spinto.
    }
    [destroyed] { $cell-code ->
        [friend-destroyed] Persi tutti e due gli Elefanti: oltre gli amici travolti non c'è spazio.
        [both-destroyed] Persi tutti e due gli Elefanti.
       *[push] { dba-recoil-lost } insieme all'amico alle spalle.
    }
    [untouched] { $same_facing ->
        [no] { $road_column ->
            [yes] { dba-recoil-lost }: in curva l'amico non si attraversa, e chi sta alle spalle{ $friend-code ->
                [none] {""}
               *[other] , { $friend },
            } non si può spingere.
           *[no] { dba-recoil-lost }: l'amico alle spalle non guarda dalla stessa parte.
        }
       *[yes] { dba-recoil-lost }: qui l'amico alle spalle{ $friend-code ->
            [none] {""}
           *[other] , { $friend },
        } non si può attraversare né spingere.
    }
   *[none] { $friend-code ->
        [none] { dba-recoil-lost }: alle spalle manca lo spazio per ritirarsi.
       *[other] { dba-recoil-lost }.
    }
}

dba-recoil-step-distance = Si arretra della propria profondità: { $value } mm.
dba-recoil-step-cap = { $applied ->
    [yes] Non più di una larghezza di basetta: { $value } mm invece di { $depth }.
   *[no] Limite di una larghezza di basetta ({ $value } mm): non si raggiunge.
}
dba-recoil-step-behind = { $applied ->
    [yes] Alle spalle: { $friend } ({ $friend-code }){ $value ->
        [1] , e nessun altro.
       *[other] { $how ->
            [abreast] , in una riga di { $value }.
           *[file] , la prima di una fila di { $value }.
        }
    }
   *[no] Alle spalle non c'è nessun amico.
}
dba-recoil-step-into-place = Alle spalle ci sono truppe nel loro campo o nella loro BUA: ritirarsi lì dentro è fatale.
dba-recoil-step-own-room = { $applied ->
    [yes] Spazio alle spalle: { $value } mm su { $needed }, { $missing ->
         [one] ne manca 1
        *[other] ne mancano { $missing }
        }.
   *[no] Spazio alle spalle: { $value } mm, minimo { $needed }: basta.
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
   *[no] La tabella ({ $cell }) non vale: l'amico non è parallelo.
}
dba-recoil-step-elephant = { $applied ->
    [yes] { $why ->
        [both] Elefante contro Elefante: nessuno dei due si lascia spingere.
        [recoiler] Si ritira un Elefante: non spinge gli amici, li distrugge.
       *[friend] Alle spalle c'è un Elefante: non si può spingere.
    }
   *[no] { $why ->
        [passed] Alle spalle c'è un Elefante, ma gli Psiloi lo attraversano.
        [askew] L'Elefante non cambia nulla: decide l'orientamento.
       *[none] Non ci sono Elefanti.
    }
}
dba-recoil-step-war-wagon = { $applied ->
    [yes] { $why ->
        [barred] Il War Wagon si lascia attraversare solo da montati e Psiloi.
       *[immovable] Il War Wagon non si può spingere.
    }
   *[no] { $why ->
        [passed] Il War Wagon si lascia attraversare.
        [trampled] Il War Wagon non ferma un Elefante.
        [pushed] Qui il War Wagon si lascia spingere, come vuole la scheda.
        [askew] Il War Wagon non cambia nulla: decide l'orientamento.
       *[none] Alle spalle non c'è un War Wagon.
    }
}
dba-recoil-step-number = { $applied ->
    [yes] Basette dietro: { $value }; se ne potrebbe attraversare una sola, quindi nessuna.
   *[no] { $why ->
        [one] Una basetta sola: si può attraversare.
       *[not-passing] Quante basette siano non importa: non si attraversa.
    }
}
dba-recoil-step-room = { $applied ->
    [yes] Posto oltre l'amico: { $value } mm su { $needed }, { $missing ->
         [one] ne manca 1
        *[other] ne mancano { $missing }
        }.
   *[no] { $why ->
        [enough] Posto oltre l'amico: { $value } mm, minimo { $needed }: basta.
       *[other] Il posto oltre l'amico non conta: non si attraversa.
    }
}
dba-recoil-step-push-room = { $applied ->
    [yes] Spazio per spingere: { $value } mm su { $needed }, { $missing ->
         [one] ne manca 1
        *[other] ne mancano { $missing }
        }.
   *[no] { $why ->
        [enough] Spazio per spingere: { $value } mm, minimo { $needed }: basta.
        [chain] Spazio per spingere: lo occupa un'altra basetta, che viene spinta a sua volta.
       *[not-pushing] Lo spazio per spingere non conta: non si spinge.
    }
}
dba-recoil-step-chain = { $applied ->
    [yes] La spinta passa da una basetta all'altra, per { $value ->
        [one] 1 basetta
       *[other] { $value } basette
    }.
   *[no] { $why ->
        [one] La spinta non va oltre: dietro non c'è nessun altro.
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
    [yes] L'amico dava supporto, e muore con chi si ritira.
   *[no] { $why ->
        [completes] L'amico dava supporto, ma la ritirata riesce.
        [pikes] L'amico dava supporto, ma le Picche non si perdono con la prima fila.
        [could-not] Così com'è messo, l'amico non poteva dare supporto.
        [lost-anyway] L'amico dava supporto, ma è perso comunque.
       *[not-supporting] L'amico non dava supporto.
    }
}
flag-silent-litter-behind = I documenti non dicono se nella ritirata anche una Lettiga valga come un War Wagon: qui vale come un War Wagon.

dba-recoil-remedy-parallel = La ritirata riesce se l'amico è del tutto parallelo.
dba-recoil-remedy-more-room = La ritirata riesce se ci sono altri { $missing } mm di spazio.
dba-recoil-remedy-one-behind = La ritirata riesce se alle spalle c'è una basetta sola.
dba-recoil-remedy-other-type = La ritirata riesce se alle spalle c'è un altro tipo: { $friends }.
dba-recoil-remedy-nobody-behind = La ritirata riesce se alle spalle non c'è nessuno.

dba-point-ps-el = Gli Psiloi che si ritirano contro un Elefante amico sono persi?
dba-point-el-el = Un Elefante si ritira su un altro Elefante: si perdono tutti e due?
dba-point-wwg-push = Chi si ritira su un War Wagon con dietro un altro amico, o con poco posto, è perso?
dba-point-pushed-off = Chi spinge un amico fuori dal tavolo completa la ritirata?

## Punti iniziativa

dba-pip-cost = Costo di una mossa
    .question = Quanti PIP costa questa mossa, e perché?

dba-pip-cost-field-own_bound = Numero del proprio turno
    .ask = Quale dei tuoi turni è questo (1 = il primo)?
    .hint = Nel primo turno di ciascuno non ci sono PIP in più.
dba-pip-cost-field-action = Che cosa si fa
    .ask = Che cosa vuoi fare?
    .hint = Costano PIP solo le mosse tattiche e gli sbarchi.
dba-pip-cost-field-mover = Chi si muove
dba-pip-cost-field-mover-troops = Le basette
    .ask = Quali basette muovono insieme?
    .hint = Una basetta sola, o tutte quelle del gruppo.
dba-pip-cost-field-mover-is_general = Fra le basette che muovono c'è quella del generale
    .no = Fra le basette che muovono non c'è quella del generale
    .ask = Fra le basette che muovono c'è quella del generale?
    .hint = La basetta del generale non paga mai per il terreno in cui lui sta.
dba-pip-cost-field-dismounting = Qualcuna delle basette che muovono smonta
    .no = Nessuna delle basette che muovono smonta
    .ask = Smonta qualcuna delle basette che muovono?
    .hint = Montati che scendono e diventano fanti, se la lista lo permette.
dba-pip-cost-field-bua_move = La mossa entra in una BUA, ne esce o la attraversa
    .no = La mossa non entra in una BUA, non ne esce, non la attraversa
    .ask = La mossa entra in una BUA, ne esce o la attraversa?
    .hint = BUA: un'area edificata o fortificata.
dba-pip-cost-field-camp_move = La mossa entra in un campo, ne esce o lo attraversa
    .no = La mossa non entra in un campo, non ne esce, non lo attraversa
    .ask = La mossa entra in un campo, ne esce o lo attraversa?
dba-pip-cost-field-general_lost = Il generale è perso
    .no = Il generale non è perso
    .ask = Hai perso il generale?
dba-pip-cost-field-dist_general_paces = Distanza dal generale
    .none = da misurare
    .ask = A quanti passi dal tuo generale sono le truppe che muovono?
    .hint = Di un gruppo, quella della basetta più vicina a lui.
dba-pip-cost-field-dist_farthest_paces = Distanza della basetta più lontana
    .none = non oltre il limite
    .ask = A quanti passi dal generale è la basetta più lontana?
    .hint = Solo per un gruppo che sta in parte oltre il limite.
    .no = Nessuna basetta è oltre il limite
dba-pip-cost-field-beyond = Che cosa c'è fra la basetta e il generale
    .none = niente
    .ask = Che cosa c'è fra la basetta (o il gruppo) che muove e il generale?
    .hint = Contano creste, BUA, campi, boschi, oasi e dune, oltre i seicento passi.
    .no = Fra la basetta e il generale non c'è niente
dba-pip-cost-field-inside = Dove sta la basetta
    .none = all'aperto
    .ask = Dentro che cosa stanno le truppe che muovono?
    .hint = Contano boschi, oasi e dune, oltre i seicento passi dal generale.
    .no = La basetta è all'aperto
dba-pip-cost-field-general_in = Dove sta il generale
    .ask = Dove sta il tuo generale?
    .hint = In una BUA, campo, bosco, oasi o palude tutti gli altri pagano un PIP in più.

dba-action-tactical = mossa tattica
dba-action-landing = sbarco
dba-action-shoot = tirare
dba-action-fight = combattere
dba-action-outcome = ritirarsi, fuggire, inseguire
dba-action-turn-to-face = girarsi verso chi ha preso contatto
dba-action-conform = conformarsi al gruppo nemico

dba-pip-cost-value-cost = Costo della mossa
dba-pip-cost-value-extras = PIP in più
dba-pip-cost-value-extras-a = PIP in più (che cosa si muove e dove)
dba-pip-cost-value-extras-b = PIP in più (quanto è lontano il generale)
dba-pip-cost-value-extras-c = PIP in più (dove sta il generale)

dba-pip-cost-value-legal = Consentito
dba-pip-cost-value-violations = Contro le regole
dba-pip-cost-finding-late-landing = Si sbarca solo nel proprio primo turno, che è già passato.
dba-pip-cost-finding-stays-inside = Il Seguito non lascia mai il suo campo, né gli Abitanti la loro BUA.
dba-pip-cost-step-stays-inside = { dba-pip-cost-finding-stays-inside }
dba-pip-cost-step-late-landing = Sbarco nel turno { $value }: vale solo il primo.
dba-pip-cost-remedy-first-bound = Consentito se sbarchi nel tuo primo turno.
dba-pip-cost-finding-cost = { $cost ->
    [0] La mossa non costa PIP.
    [1] La mossa costa 1 PIP.
   *[other] La mossa costa { $cost } PIP, compresi quelli in più.
}

dba-pip-cost-more = { $value } PIP in più
dba-pip-cost-step-action = { $value ->
    [0] Non si paga: { $action }.
   *[other] Costo di base, { $action }: { $value } PIP.
}
dba-pip-cost-step-first-bound = { $applied ->
    [yes] Nel primo turno non ci sono PIP in più.
   *[no] Non è il primo turno: i PIP in più contano.
}
dba-pip-cost-step-troops = { $applied ->
    [yes] Truppe che costano di più ({ $troops }): { dba-pip-cost-more }.
   *[no] Truppe che costano di più: nessuna.
}
dba-pip-cost-step-dismounting = { $applied ->
    [yes] Si smonta: { dba-pip-cost-more }.
   *[no] { $why ->
        [already] Si smonta: nessun PIP oltre a quello già contato.
       *[no] Nessuno smonta.
    }
}
dba-pip-cost-step-bua = { $applied ->
    [yes] La mossa tocca una BUA: { dba-pip-cost-more }.
   *[no] { $why ->
        [already] La mossa tocca una BUA: nessun PIP oltre a quello già contato.
       *[no] La mossa non tocca BUA.
    }
}
dba-pip-cost-step-camp = { $applied ->
    [yes] La mossa tocca un campo: { dba-pip-cost-more }, come per una BUA.
   *[no] { $why ->
        [already] La mossa tocca un campo: nessun PIP oltre a quello già contato.
        [free] La mossa tocca un campo: per la scheda non si paga.
       *[no] La mossa non tocca campi.
    }
}
dba-pip-cost-step-general-lost = { $applied ->
    [yes] Il generale è perso: { dba-pip-cost-more } per ogni mossa.
   *[no] Il generale è vivo.
}
dba-pip-cost-step-group-partly = { $applied ->
    [yes] Nel gruppo conta la basetta più lontana: { $value ->
        [one] 1 passo
       *[other] { $value } passi
    }.
   *[no] Nel gruppo conta la basetta più vicina: { $nearest ->
       [one] 1 passo
      *[other] { $nearest } passi
   }, non { $value }.
}
dba-pip-cost-step-far = { $applied ->
    [yes] A { $paces ->
        [none] più di { $limit } passi dal generale
        [one] 1 passo dal generale, oltre { $limit }
       *[other] { $paces } passi dal generale, oltre { $limit }
    }: { dba-pip-cost-more }.
   *[no] { $why ->
        [lost] La distanza non conta: il generale è perso.
       *[other] A { $paces ->
           [one] 1 passo
          *[other] { $paces } passi
       } dal generale, non oltre { $limit }: nessun PIP in più per la sola distanza.
    }
}
dba-pip-cost-step-hidden = { $applied ->
    [yes] Nascosta alla vista del generale ({ $by }) oltre { $limit ->
        [one] 1 passo
       *[other] { $limit } passi
    }: { dba-pip-cost-more }.
   *[no] { $why ->
        [lost] Che cosa ci sia in mezzo non conta: il generale è perso.
        [already] Nascosta alla vista del generale ({ $by }): nessun PIP oltre a quello già contato.
        [near] Nascosta alla vista del generale ({ $by }), ma non oltre { $limit ->
            [one] 1 passo
           *[other] { $limit } passi
        }.
       *[open] Niente la nasconde alla vista del generale.
    }
}
dba-pip-cost-step-general-in = { $applied ->
    [yes] Dove sta il generale ({ $general_in }): { dba-pip-cost-more } per gli altri.
   *[no] { $why ->
        [lost] Dove stava il generale non conta: è perso.
        [own] Dove sta il generale ({ $general_in }): la sua basetta è esente.
       *[not-listed] Dove sta il generale ({ $general_in }): nessun PIP in più.
    }
}
dba-pip-cost-step-most = { $applied ->
    [yes] Tetto di { $value } PIP: il totale sarebbe { $sum }.
   *[no] Tetto di { $value } PIP: non superato, il totale è { $sum }.
}

dba-pip-cost-remedy-leave-behind = { dba-pip-cost-saved } in meno se restano indietro queste truppe: { $troops }.
dba-pip-cost-remedy-stay-mounted = { dba-pip-cost-saved } in meno se nessuno smonta.
dba-pip-cost-remedy-closer = { dba-pip-cost-saved } in meno se il generale è { $missing } { $missing ->
    [one] passo
   *[other] passi
} più vicino, a { $limit } { $limit ->
    [one] passo
   *[other] passi
}.
dba-pip-cost-remedy-general-first = { dba-pip-cost-saved } in meno se il generale esce di lì prima di questa mossa.

dba-point-camp-pip = Entrare in un campo o uscirne costa un PIP in più?
flag-conflict-camp-pip = Per il campo il Commentario chiede un PIP in più, e qui si segue il Commentario; la scheda lo chiede solo per la BUA.
dba-point-group-partly-beyond = Un gruppo solo in parte lontano dal generale paga il PIP in più?

## Perdite

dba-loss-count = Conto delle perdite
    .question = Quante perdite conta un esercito?

dba-loss-count-field-elements_destroyed = Basette distrutte
    .ask = Quante delle tue basette sono distrutte, senza contare la guarnigione di una BUA o di un campo presi dal nemico?
    .hint = Scythed Chariot compresi. La guarnigione persa con la BUA o il campo si indica a parte.
dba-loss-count-field-sch_destroyed = Scythed Chariot fra le basette distrutte
    .ask = Quante delle basette distrutte sono Scythed Chariot?
    .zero = Nessuno Scythed Chariot è distrutto
dba-loss-count-field-off_table_elements = Basette finite fuori dal tavolo
    .ask = Quante delle tue basette sono finite fuori dal tavolo?
    .hint = Anche solo in parte, a fine turno.
    .zero = Nessuna basetta è fuori dal tavolo
dba-loss-count-field-not_landed = Basette mai sbarcate
    .ask = Quante delle tue basette non sono mai sbarcate?
    .hint = Tenute fuori per uno sbarco che non c'è stato.
    .zero = Tutte le basette sono sbarcate
dba-loss-count-field-camp_enemy_held = Il campo è in mano nemica
    .no = Il campo non è in mano nemica
    .ask = Il nemico tiene il tuo campo?
dba-loss-count-field-bua_enemy_held = La BUA è in mano nemica
    .no = La BUA non è in mano nemica
    .ask = Il nemico tiene la tua BUA?
dba-loss-count-field-garrison_lost_with_it = La guarnigione è persa con il campo o la BUA
    .no = La guarnigione non è persa con il campo o la BUA
    .ask = Con il campo o la BUA hai perso anche la guarnigione?
    .hint = Una basetta dell'esercito, non ancora contata fra le distrutte.
dba-loss-count-field-cf_lost = Il Seguito è perso
    .no = Il Seguito non è perso
    .ask = Hai perso il Seguito?
    .hint = Il Seguito è la basetta in più che difende il campo. Perderlo non costa nulla.
dba-loss-count-field-retaken = La BUA o il campo è stato ripreso
    .no = La BUA o il campo non è stato ripreso
    .ask = Hai ripreso la BUA o il campo?
    .hint = Un campo o una BUA ripresi non contano più come persi.

dba-loss-count-value-losses = Perdite

dba-loss-count-finding-losses = { $losses ->
    [0] Nessuna perdita.
    [1] Una perdita.
   *[other] { $losses } perdite.
}

dba-loss-count-step-chariots = { $applied ->
    [yes] Scythed Chariot ({ $value }): contano come le altre basette.
   *[no] Scythed Chariot ({ $value }): non contano.
}
dba-loss-count-step-destroyed = { $applied ->
    [yes] Basette distrutte: { $value }.
   *[no] Basette distrutte da contare: nessuna.
}
dba-loss-count-step-off-table = { $applied ->
    [yes] Basette fuori dal tavolo: { $value }.
   *[no] Basette fuori dal tavolo: nessuna.
}
dba-loss-count-step-not-landed = { $applied ->
    [yes] Basette mai sbarcate, { $n }: { $value ->
        [0] non contano.
       *[other] contano per { $value }.
    }
   *[no] Basette mai sbarcate: nessuna.
}
dba-loss-count-step-camp = { $applied ->
    [yes] Campo in mano nemica: conta per { $value }.
   *[no] { $why ->
        [retaken] Campo ripreso: non conta più.
       *[other] Campo: non è in mano nemica.
    }
}
dba-loss-count-step-bua = { $applied ->
    [yes] BUA in mano nemica: conta per { $value }.
   *[no] { $why ->
        [retaken] BUA ripresa: non conta più.
       *[other] BUA: non è in mano nemica.
    }
}
dba-loss-count-step-garrison = { $applied ->
    [yes] Guarnigione persa con la BUA o il campo: conta per { $value }.
   *[no] Guarnigione persa con la BUA o il campo: nessuna.
}
dba-loss-count-step-followers = { $applied ->
    [yes] Seguito perso: { $value ->
        [0] non conta, non è una basetta dell'esercito.
       *[other] conta per { $value }.
    }
   *[no] Il Seguito non è perso.
}

flag-conflict-sch-losses = I documenti non fanno eccezioni per gli Scythed Chariot: contano. Un'altra versione di DBA li lascia fuori.
dba-point-sch-losses = Gli Scythed Chariot contano fra le perdite?

## Vittoria

dba-victory = Fine della partita
    .question = La partita è finita? Chi ha perso?

dba-victory-field-losses_a = Le tue perdite
    .ask = Quante perdite hai?
    .hint = Una per basetta persa; due per un campo o una BUA in mano al nemico.
dba-victory-field-losses_b = Le perdite del nemico
    .ask = Quante perdite ha il nemico?
dba-victory-field-general_lost_a = Hai perso il generale
    .no = Non hai perso il generale
    .ask = Hai perso il generale?
dba-victory-field-general_lost_b = Il nemico ha perso il generale
    .no = Il nemico non ha perso il generale
    .ask = Il nemico ha perso il generale?
dba-victory-field-end_of_bound = Il turno è finito
    .no = Il turno non è finito
    .ask = Il turno è finito?
    .hint = Si guarda chi ha vinto solo alla fine di un turno, dell'uno o dell'altro giocatore.
dba-victory-field-active = Di chi è il turno
    .ask = Di chi è il turno?
    .hint = Non cambia il risultato: si guarda a fine turno, dell'uno o dell'altro.
dba-victory-field-clock_expired = Il tempo è scaduto
    .no = Il tempo non è scaduto
    .ask = Il tempo è scaduto?
    .hint = È passata un'ora e un quarto di gioco.
dba-victory-field-defender_bound_finished = Il difensore ha finito il suo turno
    .no = Il difensore non ha finito il suo turno
    .ask = Il difensore ha finito il suo turno?
    .hint = A tempo scaduto si gioca fino alla fine del turno del difensore.

dba-side-A = prima basetta
dba-side-B = seconda basetta

dba-victory-value-result = Risultato

dba-victory-result-A-loses = perdi tu
dba-victory-result-B-loses = perde il nemico
dba-victory-result-both-lose = perdono entrambi
dba-victory-result-continues = si continua
dba-victory-result-time = tempo scaduto

dba-victory-finding-A-loses = Hai perso la partita.
dba-victory-finding-B-loses = Hai vinto: il nemico ha perso la partita.
dba-victory-finding-both-lose = Perdono tutti e due: partita pari.
dba-victory-finding-continues = Si continua a giocare: nessuno dei due ha ancora perso.
dba-victory-finding-time = Tempo scaduto: la partita si ferma, nessuno dei due è sconfitto.

dba-victory-step-end-of-bound = { $applied ->
    [yes] Il turno è finito: si controlla la sconfitta.
   *[no] Il turno non è finito: nessuno può ancora perdere.
}
dba-victory-who = { $side ->
    [A] Tu
   *[B] Il nemico
}
dba-victory-step-general = { $applied ->
    [yes] { dba-victory-who }: generale perso, e più perdite dell'altro ({ $losses } a { $enemy }).
   *[no] { $why ->
        [not-more] { dba-victory-who }: generale perso, ma l'altro non ha meno perdite ({ $losses } a { $enemy }).
       *[alive] { dba-victory-who }: il generale è vivo.
    }
}
dba-victory-step-losses = { $applied ->
    [yes] { dba-victory-who }: perdite { $value }, e { $limit } bastano (l'altro ne ha { $enemy }).
   *[no] { $why ->
        [not-more] { dba-victory-who }: perdite { $value }, ma l'altro non ne ha di meno ({ $enemy }).
       *[fewer] { dba-victory-who }: { $value ->
            [0] nessuna perdita
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

dba-point-four-losses = Con quattro perdite si perde anche se l'avversario ne ha altrettante?
dba-point-both-beaten = Che cosa succede se i due giocatori sono sconfitti insieme?

## Segnalazioni

flag-road-ground-beneath = Le truppe su una strada combattono secondo il terreno che la strada attraversa: di' qual è.
flag-outside-depth = La profondità della basetta non è nei documenti: viene da una fonte pubblica.
flag-conflict-ps-el = Sugli Psiloi contro un Elefante la scheda dice il contrario: si segue il Commentario.
flag-conflict-el-el = Su due Elefanti la scheda dice altro: si segue il Commentario.
flag-conflict-wwg-push = Sul War Wagon con altri dietro, o con poco posto, la scheda dice il contrario: si segue il Commentario.
flag-silent-tie-break = I documenti non dicono chi vince allo scadere del tempo.

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
dba-arose-before-phase = c'era già all'inizio della fase
dba-arose-outcome-this-phase = da un risultato di questa fase
dba-arose-tie-carried = da un pareggio del turno prima
dba-victory-player-A = tuo
dba-victory-player-B = del nemico
dba-player-active = il giocatore attivo
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
    .pair = Chi combatte davanti, e chi sta dietro?
    .ask = Che truppe ci sono davanti?
dba-rear-support-field-rear = Basetta dietro
    .ask = Che truppe ci sono dietro la basetta che combatte?
dba-rear-support-field-enemy = Nemico di fronte
    .ask = Contro quale nemico combatte la basetta davanti?
    .hint = Contro certi nemici la seconda fila non dà supporto.
dba-rear-support-field-front_going = Terreno della basetta davanti
    .ask = In che terreno sta la basetta davanti?
    .hint = Il terreno difficile conta anche se ci sta solo una parte della basetta.
dba-rear-support-field-rear_going = Terreno della basetta dietro
    .ask = In che terreno sta la basetta dietro?
    .hint = Spear, Picche e Warband in terreno difficile non danno supporto.
dba-rear-support-field-position = Dove sta chi supporta
    .ask = Dove sta la basetta che dà supporto?
    .hint = Da dietro a un vicino aiutano solo gli Psiloi.
dba-rear-support-field-neighbour = Basetta dietro a cui sta, se non è quella davanti
    .ask = Dietro quale basetta vicina sta quella che aiuta?
    .hint = Da dietro a un vicino aiutano solo gli Psiloi.
dba-rear-support-field-neighbour_side_and_corner_contact = La basetta vicina tocca quella davanti di lato e con l'angolo frontale
    .no = La basetta vicina non tocca quella davanti di lato e d'angolo
    .ask = La basetta vicina tocca quella davanti di lato e con l'angolo frontale?
    .hint = Gli Psiloi aiutano i vicini dello stesso tipo che stanno così.
dba-rear-support-field-front_in_front_combat = Chi sta davanti combatte fronte contro fronte
    .no = Chi sta davanti non combatte fronte contro fronte
    .ask = La basetta davanti combatte fronte contro fronte?
    .hint = Chi aiuta soltanto, dal fianco o d'angolo, non riceve supporto.
dba-rear-support-field-same_facing = Le due basette guardano dalla stessa parte
    .no = Le due basette non guardano dalla stessa parte
    .ask = Le due basette guardano dalla stessa parte?
dba-rear-support-field-enemy_place = Dove sta il nemico
    .ask = Dove sta il nemico?
dba-rear-support-field-mode = Come si combatte
    .ask = Si combatte in mischia o al tiro?
    .hint = Il supporto posteriore conta solo in mischia.

dba-rear-support-value-supports = C'è supporto
dba-rear-support-value-bonus = Bonus alla basetta davanti

dba-rear-support-finding-supports = { $rear-code ->
    [none] C'è supporto
   *[other] { $rear } in supporto
}: +{ $bonus } alla basetta davanti.
dba-rear-support-finding-not-supports = { $rear-code ->
    [none] Nessun supporto
   *[other] Nessun supporto di { $rear }
}{ $front_in_front_combat ->
    [no] : la basetta davanti non combatte fronte contro fronte
   *[other] { $mode-code ->
        [shooting] : nel tiro il supporto posteriore non conta
       *[other] { $rear-code ->
            [none] {""}
            [El] : danno supporto solo Spear, Warband, Picche e Psiloi
            [Kn] : danno supporto solo Spear, Warband, Picche e Psiloi
            [HCh] : danno supporto solo Spear, Warband, Picche e Psiloi
            [Cv] : danno supporto solo Spear, Warband, Picche e Psiloi
            [LCh] : danno supporto solo Spear, Warband, Picche e Psiloi
            [LH] : danno supporto solo Spear, Warband, Picche e Psiloi
            [SCh] : danno supporto solo Spear, Warband, Picche e Psiloi
            [Cm] : danno supporto solo Spear, Warband, Picche e Psiloi
            [Bd] : danno supporto solo Spear, Warband, Picche e Psiloi
            [Ax] : danno supporto solo Spear, Warband, Picche e Psiloi
            [Bw] : danno supporto solo Spear, Warband, Picche e Psiloi
            [Hd] : danno supporto solo Spear, Warband, Picche e Psiloi
            [Art] : danno supporto solo Spear, Warband, Picche e Psiloi
            [WWg] : danno supporto solo Spear, Warband, Picche e Psiloi
            [Lit] : danno supporto solo Spear, Warband, Picche e Psiloi
            [CF] : danno supporto solo Spear, Warband, Picche e Psiloi
            [Dz] : danno supporto solo Spear, Warband, Picche e Psiloi
            [Ps] { $enemy-code ->
                [Sp] : contro la fanteria gli Psiloi non danno supporto
                [Pk] : contro la fanteria gli Psiloi non danno supporto
                [Bd] : contro la fanteria gli Psiloi non danno supporto
                [Ax] : contro la fanteria gli Psiloi non danno supporto
                [Bw] : contro la fanteria gli Psiloi non danno supporto
                [Ps] : contro la fanteria gli Psiloi non danno supporto
                [Wb] : contro la fanteria gli Psiloi non danno supporto
                [Hd] : contro la fanteria gli Psiloi non danno supporto
               *[other] {""}
            }
           *[other] { $enemy-code ->
                [Ps] : contro gli Psiloi la seconda fila non dà supporto
                [SCh] : contro gli Scythed Chariot la seconda fila non dà supporto
               *[other] {""}
            }
        }
    }
}.

dba-rear-support-step-support-mode = { $applied ->
    [yes] Mischia: il supporto può contare.
   *[no] Tiro: il supporto non conta mai.
}
dba-rear-support-step-support-front = { $applied ->
    [yes] Chi sta davanti combatte sul proprio fronte.
   *[no] Chi sta davanti aiuta soltanto: niente supporto a chi aiuta.
}
dba-rear-support-step-support-facing = { $applied ->
    [yes] Le due basette guardano dalla stessa parte.
   *[no] Le due basette non guardano dalla stessa parte.
}
dba-rear-support-step-support-place = { $why ->
    [bua] In una BUA c'è posto per una basetta sola: dietro non c'è nessuno.
   *[camp] In un campo c'è posto per una basetta sola: dietro non c'è nessuno.
}
dba-rear-support-step-support-kind = { $why ->
    [psiloi] Subito dietro ci sono Psiloi.
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
    [psiloi] Contro gli Psiloi non c'è supporto.
    [bows] Contro i Bow non c'è supporto.
    [bows-by-list] Contro i Bow, secondo l'idea della regola, niente supporto.
    [scythed] Contro gli Scythed Chariot niente supporto.
    [blades] Contro le Blade, le Warband hanno il supporto.
    [knights] Contro { $enemy }, le Spear hanno il supporto.
    [bua] Contro chi sta in una BUA ({ $enemy }) il supporto conta.
    [camp] Contro chi sta in un campo ({ $enemy }) il supporto conta.
    [by-agreement] Contro { $enemy } conta: sono esclusi soltanto i nemici nominati.
    [skirmishers] Contro { $enemy } non conta: combattono anche loro da schermagliatori.
    [spears-listed] Contro { $enemy } non conta: le Spear sono supportate solo contro Knight e Spear.
   *[listed-outside] Contro { $enemy }, che i documenti non nominano, il supporto conta.
}
dba-rear-support-step-support-value = { $applied ->
    [yes] Supporto posteriore: +{ $value }.
   *[no] Non c'è supporto posteriore.
}

dba-pip-cost-saved = { $pips } PIP
dba-rear-support-remedy-clear-ground = C'è supporto se le due file sono fuori dal terreno difficile.
dba-rear-support-remedy-close-up = C'è supporto se la basetta vicina tocca quella davanti di lato e con l'angolo frontale.
dba-rear-support-remedy-same-facing = C'è supporto se le due basette guardano dalla stessa parte.
dba-rear-support-remedy-directly-behind = C'è supporto se chi aiuta sta subito dietro.

dba-point-spears-second-rank = La seconda fila di Spear supporta anche contro nemici diversi da Knight e Spear?
dba-point-second-rank-opponents = La seconda fila supporta contro Cavalry, Light Horse, Cammelli e Auxilia?

dba-tactical-factors = Fattori tattici
    .question = Che cosa aggiunge la situazione al fattore, e che cosa gli toglie?

dba-tactical-factors-field-mode = Come si combatte
    .ask = Si combatte in mischia o al tiro?
    .hint = Overlap, contatti sui fianchi, altezza e argine contano solo in mischia.
dba-tactical-factors-field-being_shot_at = La basetta è sotto tiro
    .no = La basetta non è sotto tiro
    .ask = La basetta è sotto tiro?
    .hint = Anche quando scambia tiri.
dba-tactical-factors-field-general = È la basetta del generale
    .no = Non è la basetta del generale
    .ask = Questa è la basetta del generale?
    .hint = La basetta che nella lista dell'esercito è il generale.
dba-tactical-factors-field-mounted = La basetta è montata
    .no = La basetta non è montata
    .ask = La basetta è montata?
    .hint = Il tipo di truppa lo dice già, se lo hai indicato.
dba-tactical-factors-field-troop = Tipo di truppa
    .ask = Di che truppe è la basetta?
dba-tactical-factors-field-own_going = Terreno della basetta
    .ask = In che terreno sta la basetta?
    .hint = Il terreno difficile conta anche se ci sta solo una parte della basetta.
dba-tactical-factors-field-enemy_going = Terreno del nemico
    .ask = In che terreno sta il nemico?
    .hint = Il terreno difficile sotto il nemico conta contro i montati; un fiume, per chi difende l'argine.
dba-tactical-factors-field-higher = La basetta sta più in alto del nemico
    .no = La basetta non sta più in alto del nemico
    .ask = La basetta sta più in alto del nemico?
    .hint = Una parte del fronte sopra tutto quello del nemico.
dba-tactical-factors-field-defends_bank = La basetta difende l'argine di un fiume
    .no = La basetta non difende l'argine di un fiume
    .ask = La basetta difende l'argine di un fiume?
    .hint = A terra, con il fronte o entrambi gli angoli frontali sull'acqua e il nemico nel fiume.
dba-tactical-factors-field-place = Dove sta la basetta
    .ask = Dove sta la basetta?
    .hint = Solo la fanteria presidia una BUA, ma ogni truppa può occuparla; un campo conquistato è del nemico.
dba-tactical-factors-field-assaulting = Che cosa assalta la basetta
    .ask = Che cosa assalta la basetta?
    .hint = Il nemico che combatte sta in una BUA o in un campo.
dba-tactical-factors-field-overlaps = Overlap che la basetta subisce
    .ask = Quanti overlap subisce la basetta?
    .hint = Nemici su un angolo frontale o lungo un fianco: al massimo uno per lato.
    .zero = La basetta non subisce overlap
dba-tactical-factors-field-flank_rear_contacts = Nemici sui fianchi o sul retro
    .ask = Quanti nemici toccano con il fronte i fianchi o il retro della basetta?
    .hint = Uno per lato e uno per il retro; solo contatti legali.
    .zero = Nessun nemico è sui fianchi o sul retro
dba-tactical-factors-field-same_side = Uno di questi nemici sta dallo stesso lato di uno in overlap
    .no = Nessuno di questi nemici sta dallo stesso lato di uno in overlap
    .ask = Un nemico a contatto sul fianco sta dallo stesso lato di uno in overlap?
    .hint = Ogni lato conta una volta sola.
dba-tactical-factors-field-touches_rear = Uno di questi nemici è a contatto con il retro
    .no = Nessuno di questi nemici è a contatto con il retro
    .ask = Uno di questi nemici è a contatto con il retro della basetta?
    .hint = Con due overlap e due contatti, il secondo è sull'altro fianco o sul retro: solo sul retro conta in più.
dba-tactical-factors-field-other_shooters = Tiratori contro la basetta, oltre al più vicino
    .ask = Quanti tiratori, oltre al più vicino, tirano alla basetta?
    .hint = Al massimo due: ognuno toglie 1 al bersaglio.
    .zero = Nessun altro tira alla basetta
dba-tactical-factors-field-base = Fattore di combattimento
    .ask = Qual è il fattore di combattimento della basetta, supporto posteriore compreso?
    .hint = Con il supporto posteriore, se c'è.

dba-tactical-factors-value-total = Totale senza dado
dba-tactical-factors-value-items = Voce per voce
dba-tactical-factors-value-items-bua-garrison = bonus della guarnigione di BUA
dba-tactical-factors-value-items-own-camp = bonus del proprio campo
dba-tactical-factors-value-items-general = bonus del generale
dba-tactical-factors-value-items-higher = bonus di chi è più in alto
dba-tactical-factors-value-items-bank = bonus dell'argine
dba-tactical-factors-value-items-overlap = malus per overlap
dba-tactical-factors-value-items-flank-or-rear = malus per fianco e retro
dba-tactical-factors-value-items-other-shooter = malus per altri tiratori
dba-tactical-factors-value-items-bad-going = malus del terreno difficile
dba-tactical-factors-value-items-enemy-in-bad-going = malus per il nemico in terreno difficile
dba-tactical-factors-value-items-assault-bua = malus per assalto a una BUA

dba-tactical-factors-finding-total = { $base ->
    [none] Fattori tattici: { $total } in tutto.
   *[other] Il totale è { $total }, più il dado.
}

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
   *[no] Non è la basetta del generale.
}
dba-tactical-factors-step-higher = { $why ->
    [yes] Più in alto: { $signed }.
    [shooting] Più in alto: nel tiro non dà bonus.
    [bua] Più in alto: in una BUA non dà bonus.
   *[no] Non sta più in alto.
}
dba-tactical-factors-step-bank = { $why ->
    [yes] Difende un argine: { $signed }.
    [shooting] Difende un argine: nel tiro non dà bonus.
    [bua] Un fiume tocca la BUA: non si aggiunge nulla, perché nessun documento dà la cifra.
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
   *[none] Nessun altro tira alla basetta.
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

dba-point-denizens-bonus = Abitanti e Seguito hanno il bonus di difesa?

dba-combat-odds = Probabilità di un combattimento
    .question = Con questi fattori, che probabilità ha ogni risultato?

dba-combat-odds-field-a_total_factor = Prima basetta: totale senza dado
    .ask = Qual è il totale della prima basetta, senza dado?
    .hint = Fattore di combattimento, supporto e fattori tattici insieme.
dba-combat-odds-field-b_total_factor = Seconda basetta: totale senza dado
    .ask = Qual è il totale della seconda basetta, senza dado?
    .hint = Fattore di combattimento, supporto e fattori tattici insieme.
dba-combat-odds-field-a_dies_on = La prima basetta è distrutta se
    .ask = Quale risultato distrugge la prima basetta?
    .hint = Dipende dai due tipi di truppa: lo dicono le tabelle dei risultati.
dba-combat-odds-field-b_dies_on = La seconda basetta è distrutta se
    .ask = Quale risultato distrugge la seconda basetta?
    .hint = Dipende dai due tipi di truppa: lo dicono le tabelle dei risultati.
dba-combat-odds-field-one_way = La prima basetta tira e la seconda non risponde
    .no = Anche la seconda basetta può colpire la prima
    .ask = La prima basetta tira senza che la seconda risponda?
    .hint = In tal caso alla prima basetta non può succedere niente.

dba-combat-odds-value-a_doubles = la prima basetta doppia la seconda
    .said = La prima basetta doppia la seconda in { $a_doubles ->
        [one] 1 lancio
       *[other] { $a_doubles } lanci
    } su 36.
dba-combat-odds-value-a_beats = la prima basetta batte la seconda
dba-combat-odds-value-equal = pari
dba-combat-odds-value-b_beats = la seconda basetta batte la prima
dba-combat-odds-value-b_doubles = la seconda basetta doppia la prima
dba-combat-odds-value-a_destroyed = prima basetta distrutta
dba-combat-odds-value-b_destroyed = seconda basetta distrutta

dba-combat-odds-finding-a_doubles = Lanci su 36: { $a_doubles } in cui la prima basetta doppia la seconda, { $a_beats } in cui la batte; { $equal } pari; { $b_beats } in cui la seconda batte la prima, { $b_doubles } in cui la doppia.

dba-combat-odds-step-factors = Prima basetta { $a }, seconda basetta { $b }; un dado a testa.
dba-combat-odds-step-a-doubles = { $value ->
    [0] La prima basetta non doppia mai la seconda.
    [one] La prima basetta doppia la seconda in un lancio su 36.
   *[other] La prima basetta doppia la seconda in { $value } lanci su 36.
}
dba-combat-odds-step-a-beats = { $value ->
    [0] La prima basetta non batte mai la seconda senza doppiarla.
   [one] La prima basetta batte la seconda, senza doppiarla, in un lancio su 36.
   *[other] La prima basetta batte la seconda, senza doppiarla, in { $value } lanci su 36.
}
dba-combat-odds-step-equal = { $value ->
    [0] Mai pari.
   [one] Pari in un lancio su 36.
   *[other] Pari in { $value } lanci su 36.
}
dba-combat-odds-step-b-beats = { $value ->
    [0] La seconda basetta non batte mai la prima senza doppiarla.
   [one] La seconda basetta batte la prima, senza doppiarla, in un lancio su 36.
   *[other] La seconda basetta batte la prima, senza doppiarla, in { $value } lanci su 36.
}
dba-combat-odds-step-b-doubles = { $value ->
    [0] La seconda basetta non doppia mai la prima.
   [one] La seconda basetta doppia la prima in un lancio su 36.
   *[other] La seconda basetta doppia la prima in { $value } lanci su 36.
}
dba-combat-odds-step-one-way = { $applied ->
    [yes] La prima basetta tira senza risposta: non rischia niente.
   *[no] Rischiano tutte e due le basette.
}
dba-combat-odds-step-dies-on = { $applied ->
    [yes] Se si muore solo da doppiati, lanci su 36 che distruggono la prima basetta: { $a }; la seconda: { $b }.
   *[no] Se si muore come indicato, lanci su 36 che distruggono la prima basetta: { $a }; la seconda: { $b }.
}
dba-combat-odds-odds-a-doubles = la prima basetta doppia la seconda
dba-combat-odds-odds-a-beats = la prima basetta batte la seconda
dba-combat-odds-odds-equal = pari
dba-combat-odds-odds-b-beats = la seconda basetta batte la prima
dba-combat-odds-odds-b-doubles = la seconda basetta doppia la prima

dba-combat-schedule = Ordine dei combattimenti
    .question = Quali combattimenti si fanno in questo turno, e l'ordine è consentito?
    .legal = In regola
    .illegal = Non in regola

dba-combat-schedule-field-fights = Combattimenti
    .ask = Quali combattimenti ci sono?
    .within = il combattimento
dba-combat-schedule-field-fights-id = Nome
    .ask = Come chiami { $whose }?
    .hint = Breve: serve a indicare il combattimento nell'ordine. Senza nomi sono F1, F2 e così via.
dba-combat-schedule-field-fights-kind = Tiro o mischia
    .ask = Per { $whose }: è un tiro o una mischia?
dba-combat-schedule-field-fights-arose = Da dove viene
    .ask = Da dove viene { $whose }?
    .hint = Si combattono solo le mischie che c'erano prima dell'inizio della fase.
dba-combat-schedule-field-order_by = Chi sceglie l'ordine
    .ask = Quale giocatore sceglie l'ordine?
    .hint = Sceglie il giocatore attivo, quello di turno.
dba-combat-schedule-field-chosen_order = L'ordine scelto finora
    .ask = In che ordine si combattono, per ora?
    .hint = I nomi, separati da virgole.

dba-combat-schedule-value-fought_now = Si combattono in questo turno
dba-combat-schedule-value-next_bound = Si combattono nel turno seguente
dba-combat-schedule-value-order_legal = Ordine consentito

dba-combat-schedule-finding-order_legal = { $chosen_order ->
    [none] { $fought_now-count ->
        [none] L'ordine è ancora da scegliere
        [0] In questo turno non si combatte
       *[other] In questo turno, prima i tiri e poi le mischie: { $fought_now }
    }{ $next_bound-count ->
        [none] .
        [0] .
       *[other] ; nel prossimo: { $next_bound }.
    }
   *[other] I combattimenti si possono fare in quest'ordine.
}
dba-combat-schedule-finding-not-order_legal = I combattimenti non si possono fare in quest'ordine.

dba-combat-schedule-step-chooser = { $applied ->
    [yes] Sceglie il giocatore attivo.
   *[no] Il giocatore non attivo non ha voce sull'ordine.
}
dba-combat-schedule-step-existing = { $applied ->
    [yes] Da combattere in questo turno: { $value }.
   *[no] In questo turno non si combatte nulla.
}
dba-combat-schedule-step-waiting = { $applied ->
    [yes] Nati da un risultato, quindi per il turno seguente: { $value }.
   *[no] Niente deve aspettare il turno seguente.
}
dba-combat-schedule-step-left-over = { $applied ->
    [yes] Rimasti da un pareggio, obbligatori se nessuno si disimpegna: { $value }.
   *[no] Non ci sono pareggi in sospeso.
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
    [yes] Tiri: { $value }. L'ordine è libero, e si possono mescolare i propri e quelli nemici.
   *[no] Fra i tiri non c'è ordine da guardare.
}
dba-combat-schedule-step-one-by-one = Scelti finora: { $value }; ancora da scegliere: { $left }. Ogni risultato si applica prima della scelta seguente.
dba-combat-schedule-step-pips = Combattere non costa PIP.

dba-combat-schedule-remedy-order = Consentito se il giocatore attivo sceglie quest'ordine: { $order }.

dba-bua-assault = Assalto a una BUA o a un campo
    .question = Chi può assaltare, chi arriva a combattere e chi entra?

dba-bua-assault-field-kind = Che cosa si assalta
    .ask = Che cosa si assalta?
dba-bua-assault-field-attackers = Attaccanti
    .ask = Ci sono basette che assaltano la BUA o il campo?
    .within = l'attaccante
dba-bua-assault-field-attackers-id = Nome
    .ask = Come chiami { $whose }?
dba-bua-assault-field-attackers-contact_part = Lato a contatto
    .ask = Con quale lato tocca la BUA o il campo { $whose }?
    .hint = Deve toccare la BUA o il campo con il fronte.
dba-bua-assault-field-attackers-troop = Tipo di truppa
    .ask = Di che truppe è { $whose }?
    .none = non indicate
dba-bua-assault-field-attackers-rear_support = Ha supporto posteriore
    .no = Non ha supporto posteriore
    .ask = C'è supporto posteriore per { $whose }?
dba-bua-assault-field-shooters = Tiratori contro la BUA o il campo
    .ask = Quante basette tirano alla BUA o al campo in questo turno?
    .hint = Tre al massimo, in un turno.
    .zero = Nessuno tira alla BUA o al campo
dba-bua-assault-field-sequence = Mischie combattute finora, in ordine
    .no = Nessuna mischia combattuta finora
    .ask = Finora si è già combattuta qualche mischia?
    .within = la mischia
dba-bua-assault-field-sequence-attacker = Attaccante
    .ask = Per { $whose }: quale basetta attaccava?
dba-bua-assault-field-sequence-result = Com'è finita per l'attaccante
    .ask = Com'è finita { $whose } per chi attaccava?
    .hint = Vittoria, pari o sconfitta dell'attaccante, una mischia per volta.
dba-bua-assault-field-enemy_overlap = Un nemico darebbe overlap contro l'attaccante
    .no = Nessun nemico darebbe overlap contro l'attaccante
    .ask = Un nemico darebbe overlap contro chi attacca?
    .hint = Assaltando una BUA o un campo gli overlap non contano.
dba-bua-assault-field-own_overlap = Un amico darebbe overlap contro il difensore
    .no = Nessun amico darebbe overlap contro il difensore
    .ask = Un amico darebbe overlap contro chi difende?
    .hint = Assaltando una BUA o un campo gli overlap non contano.

dba-bua-assault-value-legal = Consentito
dba-bua-assault-value-violations = Perché no
dba-bua-assault-value-attackers_fight = Hanno combattuto
dba-bua-assault-value-moves_in = Chi entra
dba-bua-assault-value-overlap_counted = Gli overlap contano
dba-bua-assault-value-rear_support_counted = Il supporto posteriore conta

dba-bua-assault-finding-legal = { $moves_in ->
    [none] Gli attaccanti possono andare all'assalto.
   *[other] Vince ed entra { $moves_in }.
}
dba-bua-assault-finding-fourth-attacker = Gli attaccanti sono più di tre, il massimo contro una BUA in un turno.
dba-bua-assault-finding-second-attacker = Un campo ammette un solo attaccante per turno.
dba-bua-assault-finding-not-with-the-front = BUA e campi si attaccano con il fronte.
dba-bua-assault-finding-never-moves-into-contact = Fra gli attaccanti c'è Artiglieria, un War Wagon o una Lettiga, che non vanno mai a contatto.
dba-bua-assault-finding-followers-stay = Il Seguito non lascia mai il suo campo.
dba-bua-assault-step-followers = Fra gli attaccanti c'è del Seguito ({ $value }), che non lascia mai il suo campo.
dba-bua-assault-finding-denizens-stay = Gli Abitanti non lasciano mai la loro BUA.
dba-bua-assault-step-denizens = Fra gli attaccanti ci sono degli Abitanti ({ $value }), che non lasciano mai la loro BUA.
dba-bua-assault-finding-too-many-shooters = I tiratori sono più di tre, il massimo contro un bersaglio.
dba-bua-assault-finding-fought-on-after-a-win = Quando un attaccante ha vinto, gli altri non combattono.

dba-bua-assault-step-attackers = { $applied ->
    [yes] Attaccanti: { $value }; il massimo è { $limit }.
   *[no] Attaccanti: { $value }, più di { $limit }.
}
dba-bua-assault-step-edges = { $applied ->
    [yes] Attaccano tutti con il fronte.
   *[no] Attaccano, ma non con il fronte: { $value }.
}
dba-bua-assault-step-contact = { $applied ->
    [yes] Sono tutte truppe che possono muovere a contatto.
   *[no] Truppe che non muovono mai a contatto: { $value }.
}
dba-bua-assault-step-shooters = { $applied ->
    [yes] Tiratori: { $value }; il massimo è { $limit }.
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
   *[no] Nessun amico è in overlap.
}
dba-bua-assault-step-enemy-overlap = { $value ->
    [yes] Un nemico di fianco all'attaccante: i documenti non ne parlano, e qui non conta.
   *[no] Nessun nemico è in overlap.
}
dba-bua-assault-step-rear-support = { $applied ->
    [yes] Il supporto posteriore conta: { $value }.
   *[no] Non c'è supporto posteriore.
}

dba-bua-assault-remedy-fewer = Consentito se gli attaccanti sono soltanto questi: { $attackers }{ $shooters ->
    [0] {""}
    [one] ; e tira uno solo
   *[other] ; e tirano in { $shooters }
}.
dba-bua-assault-remedy-fewer-fights = Consentito se dopo la vittoria di { $winner } non combatte nessuno.

dba-may-shoot = Una basetta può tirare?
    .question = Questa basetta può tirare a quella? E se no, perché?

dba-may-shoot-field-shooter = Tiratore
    .ask = Che truppe vogliono tirare?
dba-may-shoot-field-distance_paces = Distanza
    .ask = A quanti passi è il bersaglio?
    .hint = Da un punto qualsiasi del fronte al punto più vicino del bersaglio.
dba-may-shoot-field-artillery_barred = I limiti dell'Artiglieria vietano il tiro
    .no = I limiti dell'Artiglieria non vietano il tiro
    .ask = I limiti dell'Artiglieria vietano il tiro?
    .if-not = Consentito se i limiti dell'Artiglieria non vietano il tiro.
    .hint = Lo vietano dopo una mossa tattica nel suo ultimo turno, e nel turno nemico se questo bersaglio non le ha tirato.
dba-may-shoot-field-outside_area = Il bersaglio è fuori dall'area di tiro
    .no = Il bersaglio è nell'area di tiro
    .ask = Il bersaglio è fuori dall'area di tiro?
    .if-not = Consentito se il bersaglio è nell'area di tiro.
    .hint = La fascia davanti, più larga del fronte di una larghezza di basetta per lato. In una BUA, in un campo o su un War Wagon è tutto intorno.
dba-may-shoot-field-line_blocked = Qualcosa copre la linea di tiro
    .no = Nulla copre la linea di tiro
    .ask = C'è qualcosa sulla linea di tiro?
    .if-not = Consentito se sulla linea di tiro non c'è niente.
    .hint = Un'altra basetta, anche solo in parte fra le due linee, oppure un bosco, un'oasi o un crinale tutto in mezzo.
dba-may-shoot-field-shooter_in_melee = Il tiratore è in mischia
    .no = Il tiratore non è in mischia
    .ask = Chi tira è in mischia?
    .hint = Chi è a contatto di fronte, fianco o retro con un nemico non tira.
dba-may-shoot-field-shooter_overlapping = Il tiratore dà overlap
    .no = Il tiratore non dà overlap
    .ask = Chi tira dà overlap?
    .if-not = Consentito se il tiratore non dà overlap.
    .hint = Su un angolo frontale o lungo il fianco di un nemico, ad aiuto di un amico.
dba-may-shoot-field-target_in_melee = Il bersaglio è in mischia
    .no = Il bersaglio non è in mischia
    .ask = Il bersaglio è in mischia?
    .if-not = Consentito se il bersaglio non è in mischia.
    .hint = Chi è a contatto di fronte, fianco o retro con un nemico non subisce il tiro.
dba-may-shoot-field-target_overlapping = Il bersaglio dà overlap
    .no = Il bersaglio non dà overlap
    .ask = Il bersaglio dà overlap?
    .hint = Su un angolo frontale o lungo il fianco di un nemico, ad aiuto di un amico.
dba-may-shoot-field-shooter_sacking = Il tiratore saccheggia una BUA
    .no = Il tiratore non sta saccheggiando una BUA
    .ask = Chi tira sta saccheggiando una BUA?
    .if-not = Consentito se il tiratore non sta saccheggiando una BUA.
    .hint = In una BUA conquistata, finché il dado dei PIP non dà 5 o 6.
dba-may-shoot-field-target_sacking = Il bersaglio saccheggia una BUA
    .no = Il bersaglio non sta saccheggiando una BUA
    .ask = Il bersaglio sta saccheggiando una BUA?
    .if-not = Consentito se il bersaglio non sta saccheggiando una BUA.
    .hint = In una BUA conquistata, finché il dado dei PIP non dà 5 o 6.
dba-may-shoot-field-shooter_wholly_in = Terreno che nasconde tutto il tiratore
    .none = niente
    .ask = Dentro che terreno sta per intero chi tira?
    .hint = Vuoto se anche solo in parte è fuori.
    .no = Nessun terreno nasconde il tiratore
dba-may-shoot-field-target_wholly_in = Terreno che nasconde tutto il bersaglio
    .none = niente
    .ask = Dentro che terreno sta per intero il bersaglio?
    .hint = Vuoto se anche solo in parte è fuori.
    .no = Nessun terreno nasconde il bersaglio
dba-may-shoot-field-wood_edge = Il tiratore sta al margine di un bosco o di un'oasi
    .ask = Chi tira sta al margine di un bosco o di un'oasi?
    .hint = Del bosco o dell'oasi in cui sta il bersaglio, se ci sta.
dba-may-shoot-field-already_shot = Il tiratore ha già tirato in questo turno
    .no = Il tiratore non ha ancora tirato in questo turno
    .ask = Chi tira ha già tirato in questo turno?
    .if-not = Consentito se in questo turno il tiratore non ha ancora tirato.
dba-may-shoot-field-target_shot_at_already = Il bersaglio ha già subito il tiro in questo turno
    .no = Il bersaglio non ha ancora subito il tiro in questo turno
    .ask = Il bersaglio ha già subito un tiro in questo turno?
    .if-not = Consentito se in questo turno il bersaglio non ha ancora subito un tiro.
dba-may-shoot-field-rank = Fila del tiratore
    .ask = In che fila sta chi tira?
    .hint = 2: ha un amico davanti.
dba-may-shoot-field-range_wwg_paces = Gittata dei War Wagon, se è stata concordata
    .ask = Che gittata, in passi, è concordata per i War Wagon?
    .hint = I documenti non la danno: in passi, come concordato.

dba-may-shoot-value-may = Può tirare
dba-may-shoot-value-why = Perché no
dba-may-shoot-value-violations = Tutte le ragioni contrarie

dba-may-shoot-why-not-a-shooter = non è un tiratore
dba-may-shoot-why-litter = è una Lettiga
dba-may-shoot-why-second-rank = seconda fila
dba-may-shoot-why-out-of-range = troppo lontano
dba-may-shoot-why-artillery-barred = Artiglieria che ora non può tirare
dba-may-shoot-why-outside-area = bersaglio fuori dall'area di tiro
dba-may-shoot-why-line-blocked = linea di tiro coperta
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
dba-may-shoot-why-no-corner-out = nessun angolo frontale fuori dal bosco

dba-wood-edge-no = non ci sta
dba-wood-edge-front-out = ci sta in parte, un angolo frontale fuori
dba-wood-edge-rear-out = ci sta in parte, fuori solo dietro

dba-may-shoot-finding-legal = Niente vieta il tiro e, se non ha altri bersagli, il tiratore deve tirare.
dba-may-shoot-whatever-illegal = Gli altri dati non contano.
dba-may-shoot-finding-not-a-shooter = { $shooter-code ->
    [none] Queste truppe non tirano mai.
   *[other] { $shooter-form ->
        [ms] Il { $shooter } non tira
        [fs] La { $shooter } non tira
        [fp] Le { $shooter } non tirano
       *[mp] { $shooter-code ->
            [El] Gli
            [SCh] Gli
            [Ps] Gli
            [Ax] Gli
            [Dz] Gli
           *[other] I
        } { $shooter } non tirano
    } mai.
}
dba-may-shoot-finding-litter = La Lettiga non tira mai.
dba-may-shoot-finding-second-rank = Tira soltanto la prima fila, e il tiratore ha un amico davanti.
dba-may-shoot-finding-out-of-range = Il bersaglio è fuori gittata.
dba-may-shoot-finding-artillery-barred = In questo turno l'Artiglieria non può tirare: ha mosso, oppure questo bersaglio non le sta tirando.
dba-may-shoot-finding-outside-area = Il bersaglio è fuori dall'area di tiro.
dba-may-shoot-finding-line-blocked = Qualcosa copre la linea di tiro fra tiratore e bersaglio.
dba-may-shoot-finding-shooter-in-melee = Il tiratore è in mischia.
dba-may-shoot-finding-shooter-overlapping = Il tiratore sta dando overlap.
dba-may-shoot-finding-target-in-melee = Il bersaglio è in mischia.
dba-may-shoot-finding-target-overlapping = Il bersaglio sta dando overlap.
dba-may-shoot-finding-shooter-sacking = Il tiratore sta saccheggiando una BUA.
dba-may-shoot-finding-target-sacking = Il bersaglio sta saccheggiando una BUA.
dba-may-shoot-finding-already-shot = In questo turno il tiratore ha già tirato.
dba-may-shoot-finding-target-shot-at-already = In questo turno il bersaglio ha già subito il tiro.
dba-may-shoot-finding-shooter-hidden = Il tiratore è tutto dentro a un bosco o a un'oasi.
dba-may-shoot-finding-target-hidden = Il bersaglio è tutto dentro a un bosco o a un'oasi.
dba-may-shoot-finding-no-corner-out = Dal bosco o dall'oasi non sporge nessun angolo frontale.

dba-may-shoot-step-shooter = { $why ->
    [shooter] Le truppe di questo tipo tirano.
    [litter] La Lettiga non tira.
   *[not-a-shooter] Le truppe di questo tipo non tirano mai.
}
dba-may-shoot-step-rank = { $applied ->
    [yes] Il tiratore è in prima fila.
   *[no] Il tiratore è in seconda fila, che non tira.
}
dba-may-shoot-step-range = { $applied ->
    [yes] Distanza { $value ->
        [one] 1 passo
       *[other] { $value } passi
    }, gittata { $limit }: ci arriva.
   *[no] Distanza { $value ->
       [one] 1 passo
      *[other] { $value } passi
   }, gittata { $limit }: { $missing } di troppo.
}
dba-may-shoot-step-artillery-barred = { $applied ->
    [yes] Per i suoi limiti l'Artiglieria ora non può tirare.
   *[no] Nessun limite dell'Artiglieria vieta il tiro.
}
dba-may-shoot-step-outside-area = { $applied ->
    [yes] Il bersaglio è fuori dall'area di tiro.
   *[no] Il bersaglio è nell'area di tiro.
}
dba-may-shoot-step-line-blocked = { $applied ->
    [yes] Qualcosa copre la linea di tiro.
   *[no] Nulla copre la linea di tiro.
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
       *[outside] Il tiratore non è tutto dentro a un terreno che nasconde.
    }
}
dba-may-shoot-step-target-hidden = { $applied ->
    [yes] Il bersaglio è nascosto, tutto dentro: { $going }.
   *[no] { $why ->
        [inside] Dove sta il bersaglio ({ $going }) non nasconde nessuno.
        [seen] Il bersaglio è tutto dentro ({ $going }), ma il tiratore, che sporge con un angolo frontale, lo vede.
       *[outside] Il bersaglio non è tutto dentro a un terreno che nasconde.
    }
}
dba-may-shoot-step-wood-edge = { $why ->
    [no] Il tiratore non sta al margine di un bosco o di un'oasi.
    [front-out] Un angolo frontale del tiratore sporge dal bosco o dall'oasi.
   *[rear-out] { $applied ->
        [yes] Il tiratore sporge dal bosco o dall'oasi solo con la parte posteriore: non può tirare.
       *[no] Il tiratore sporge dal bosco o dall'oasi solo con la parte posteriore: non è tutto dentro.
    }
}
dba-may-shoot-step-compulsory = { $applied ->
    [yes] Chi ha un bersaglio è obbligato a tirare.
   *[no] Qui non c'è tiro, e nessun obbligo.
}

dba-may-shoot-remedy-closer = Consentito se il bersaglio è { $missing } { $missing ->
    [one] passo
   *[other] passi
} più vicino, a { $limit } { $limit ->
    [one] passo
   *[other] passi
}.

dba-artillery-may-shoot = L'Artiglieria può tirare?
    .question = Dopo quel che ha fatto, in questo turno l'Artiglieria tira?

dba-artillery-may-shoot-field-bound = Di chi è il turno
    .ask = È il turno dell'Artiglieria o quello del nemico?
    .hint = Nel turno del nemico l'Artiglieria tira solo a chi le sta tirando.
dba-artillery-may-shoot-field-tactical_move_in_last_own_bound = L'Artiglieria ha fatto una mossa tattica nel suo turno più recente
    .no = L'Artiglieria non ha fatto mosse tattiche nel suo turno più recente
    .ask = L'Artiglieria ha fatto una mossa tattica nel suo turno più recente?
    .if-not = Consentito se l'Artiglieria non ha fatto mosse tattiche nel suo turno più recente.
    .hint = Questo, se il turno è suo; altrimenti quello prima.
dba-artillery-may-shoot-field-outcome_moved = L'Artiglieria è arretrata, si è girata o è stata spinta
    .no = L'Artiglieria non è arretrata, non si è girata, non è stata spinta
    .ask = L'Artiglieria è arretrata, si è girata o è stata spinta?
    .hint = Non sono mosse tattiche, e non le impediscono di tirare.
dba-artillery-may-shoot-field-shot_at_by_this_target = Questo bersaglio sta tirando all'Artiglieria
    .no = Questo bersaglio non sta tirando all'Artiglieria
    .ask = Questo bersaglio sta tirando all'Artiglieria?
    .if-so = Consentito se questo bersaglio sta tirando all'Artiglieria.
dba-artillery-may-shoot-field-front_sees_it = Il fronte dell'Artiglieria vede il bersaglio
    .no = Il fronte dell'Artiglieria non vede il bersaglio
    .ask = Il fronte dell'Artiglieria vede il bersaglio?
    .if-so = Consentito se il fronte dell'Artiglieria vede il bersaglio.
    .hint = Dal suo fronte le linee arrivano libere a un lato del bersaglio.

dba-artillery-may-shoot-value-may = Può tirare
dba-artillery-may-shoot-value-violations = Perché no

dba-artillery-may-shoot-finding-legal = L'Artiglieria tira.
dba-artillery-may-shoot-finding-moved = In questo turno l'Artiglieria ha fatto una mossa tattica.
dba-artillery-may-shoot-finding-moved-last-bound = Nel suo ultimo turno l'Artiglieria ha fatto una mossa tattica.
dba-artillery-may-shoot-finding-not-its-shooter = Nel turno del nemico l'Artiglieria tira solo a chi le sta tirando.
dba-artillery-may-shoot-finding-not-seen = Il fronte dell'Artiglieria non vede chi le tira.
dba-artillery-may-shoot-finding-not-faced = Il fronte dell'Artiglieria non vede il bersaglio.

dba-artillery-may-shoot-step-bound = { $value ->
    [own] È il turno dell'Artiglieria.
   *[enemy] È il turno del nemico: l'Artiglieria può solo rispondere.
}
dba-artillery-may-shoot-step-tactical-move = { $why ->
    [moved] L'Artiglieria ha fatto una mossa tattica.
    [sheet] L'Artiglieria ha fatto una mossa tattica, ma tira lo stesso, come si può leggere nella scheda.
   *[stayed] L'Artiglieria non ha fatto mosse tattiche.
}
dba-artillery-may-shoot-step-outcome-move = { $value ->
    [yes] L'Artiglieria è stata costretta a muoversi: non conta.
   *[no] Niente ha costretto l'Artiglieria a muoversi.
}
dba-artillery-may-shoot-step-shot-at = { $why ->
    [own] Nel turno dell'Artiglieria non importa chi le tira.
   *[enemy] { $applied ->
        [yes] Il bersaglio non sta tirando all'Artiglieria.
       *[no] Il bersaglio sta tirando all'Artiglieria.
    }
}
dba-artillery-may-shoot-step-sees = { $applied ->
    [yes] Il fronte dell'Artiglieria non vede il bersaglio.
   *[no] Il fronte dell'Artiglieria vede il bersaglio.
}

dba-point-artillery-moved = L'Artiglieria tira nel turno in cui ha mosso?

dba-shooter-of-record = Tiratore principale
    .question = Se tirano in tanti allo stesso bersaglio, di chi conta il fattore?
    .illegal = Non è possibile

dba-shooter-of-record-field-shooters = Tiratori
    .ask = Chi tira al bersaglio?
    .within = il tiratore
    .hint = Nell'ordine in cui sono stati scelti.
dba-shooter-of-record-field-shooters-id = Nome
    .ask = Come chiami { $whose }?
dba-shooter-of-record-field-shooters-troop = Tipo di truppa
    .ask = Di che truppe è { $whose }?
dba-shooter-of-record-field-shooters-distance_mm = Distanza dal bersaglio
    .ask = Quanti mm ci sono fra { $whose } e il bersaglio?
    .hint = Da un punto qualsiasi del fronte di chi tira a uno qualsiasi del bersaglio.
dba-shooter-of-record-field-shooters-factor = Fattore
    .ask = Che fattore ha { $whose }?
    .hint = Il suo fattore di combattimento, modificato.

dba-shooter-of-record-value-main = Tiratore principale
dba-shooter-of-record-value-shooter_factor = Fattore del tiratore principale
dba-shooter-of-record-value-target_modifier = Malus del bersaglio
dba-shooter-of-record-value-legal = Consentito
dba-shooter-of-record-value-violations = Contro le regole
dba-shooter-of-record-finding-litter = Fra i tiratori c'è una Lettiga, che non tira mai.
dba-shooter-of-record-step-litter = Uno dei tiratori è una Lettiga: non tira mai.
dba-shooter-of-record-finding-not-a-shooter = Fra i tiratori c'è una truppa che non tira mai: tirano solo Bow, War Wagon e Artiglieria.
dba-shooter-of-record-step-not-a-shooter = Uno dei tiratori è una truppa che non tira mai.

dba-shooter-of-record-finding-too-many = Più di tre basette tirano allo stesso bersaglio.
dba-shooter-of-record-finding-target_modifier = { $main ->
    [none] Il tiratore principale lo sceglie il proprietario dei tiratori
   *[other] Tiratore principale: { $main }
}; { $target_modifier ->
    [0] nessun malus per il bersaglio
   *[other] il bersaglio ha { $target_modifier } per gli altri tiratori
}.

dba-shooter-of-record-step-count = { dba-bua-assault-step-shooters }
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
   *[no] Nessun altro tiratore aiuta.
}

dba-shooter-of-record-remedy-fewer = Consentito se { $left_out } non tira.

dba-point-sor-tie = Fra due tiratori alla stessa distanza, quale è il principale?

flag-outside-combat-factors = Un fattore di combattimento non è nei documenti: viene dalla scheda pubblica di riferimento.
flag-outside-support-values = Il valore di questo supporto non è nei documenti: viene da guide pubbliche.
flag-outside-support-list = I documenti non elencano questo nemico fra quelli contro cui la seconda fila aiuta.
flag-outside-wwg-range = La gittata dei War Wagon non è nei documenti: si usa quella dei Bow.
flag-conflict-bua-river = La scheda dà un bonus alla BUA toccata da un fiume, senza dire quanto; il Commentario non ne parla.
flag-conflict-artillery-moved = Una frase della scheda può far tirare l'Artiglieria dopo una mossa tattica: si segue il Commentario.
flag-silent-hordes-in-camp = Per i documenti le Orde battute in una BUA sono distrutte; del campo non parlano, e qui restano dove sono.
flag-silent-two-bad-going = I documenti non dicono se montati e nemico, tutti e due in terreno difficile, contano due volte.
flag-silent-garrison-type = I documenti non dicono se per il supporto conta chi c'è dentro la BUA o il campo.
flag-silent-sor-tie = I documenti non dicono quale di due tiratori ugualmente vicini è il principale.

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
dba-chariots-Kn = Knight (Cavalieri)
dba-chariots-Cv = Cavalry (Cavalleria)
dba-sacking = Quando finisce il saccheggio
dba-sacking-least = almeno
dba-breaking-off = Quanto arretra chi si disimpegna
dba-breaking-off-least = almeno
dba-paces = Cento passi sul tavolo
dba-speeds = Movimenti, in passi
dba-speeds-none = non può
dba-going-good = terreno agevole
dba-going-bad = terreno difficile
dba-going-road = strada

dba-degree-equal = pari
dba-degree-beaten = battuto
dba-degree-doubled = doppiato
dba-fates = Le righe perdono, le colonne vincono, in terreno agevole. †: distrutta se battuta. ·: distrutta se doppiata. f: fugge se doppiata (f†: fugge se battuta). r: si ritira anche se doppiata. –: niente. ?: dipende dalle circostanze o da un punto discusso.
dba-fate-none = resta dov'è
dba-fate-recoil = si ritira
dba-fate-flee = fugge
dba-fate-destroyed = basetta distrutta
dba-fate-surrender = si arrende
dba-place-open = all'aperto
dba-place-bua = BUA
dba-place-camp = campo
dba-means-melee = mischia
dba-means-shooting = tiro

dba-score-outcome = Confronto dei totali
    .question = Con questi totali è pari, battuto o doppiato?

dba-score-outcome-field-total_a = Totale della prima basetta
    .ask = Qual è il totale della prima basetta, dado compreso?
    .hint = Fattore, supporto, modificatori e dado.
dba-score-outcome-field-total_b = Totale della seconda basetta
    .ask = Qual è il totale della seconda basetta, dado compreso?
    .hint = Fattori e dado insieme.

dba-score-outcome-value-outcome = Esito
dba-score-outcome-value-loser = Chi perde
    .said = Perde la { $loser }.

dba-score-outcome-finding-equal = Totali pari: nessuno è battuto.
dba-score-outcome-finding-beaten = La { $loser } è battuta, { $total_a } a { $total_b }.
dba-score-outcome-finding-doubled = La { $loser } è doppiata, { $total_a } a { $total_b }.

dba-score-outcome-step-nonpositive = { $applied ->
    [yes] Nessun totale scende sotto uno: il più basso conta { $value }.
   *[no] Un totale di zero o meno si prende com'è: { $value }.
}
dba-score-outcome-step-compare = { $applied ->
    [yes] { $value } contro { $high }: perde il totale più basso.
   *[no] { $value } contro { $high }: i totali sono uguali.
}
dba-score-outcome-step-double = { $applied ->
    [yes] Il doppio di { $low } è { $value }: { $high } ci arriva, quindi chi perde è doppiato.
   *[no] { $why ->
        [tie] Nessuno perde: non c'è nessuno da doppiare.
       *[less] Il doppio di { $low } è { $value }: { $high } non ci arriva.
    }
}

dba-score-outcome-remedy-double = Il perdente è doppiato se il vincitore ha { $missing } in più, { $total } in tutto.

dba-point-nonpositive = Una basetta che perde con un totale di zero o meno è doppiata?

dba-close-combat = Risultato di una mischia
    .question = Che cosa succede a chi perde la mischia?

dba-close-combat-field-loser = Chi perde
    .pair = Chi ha perso, e chi ha vinto?
    .ask = Che truppe hanno perso (in un pareggio, una delle due)?
    .hint = La basetta con il totale più basso.
dba-close-combat-field-winner = Chi vince
    .ask = Che truppe hanno vinto (in un pareggio, l'altra delle due)?
dba-close-combat-field-degree = Com'è andato il confronto
    .ask = Com'è andato il confronto dei totali?
    .hint = Battuto: totale più basso; doppiato: metà dell'altro o meno.
dba-close-combat-field-loser_going = Terreno di chi perde
    .ask = In che terreno sta chi perde?
    .hint = Anche solo con una parte della basetta.
dba-close-combat-field-winner_garrison_bua = Chi vince è di guarnigione in una BUA
    .no = Chi vince non è di guarnigione in una BUA
    .ask = Chi vince è di guarnigione in una BUA?
    .hint = Fanteria che presidia una BUA, non semplici occupanti.
dba-close-combat-field-winner_inside = Chi ha vinto è dentro una BUA o un campo
    .no = Chi ha vinto non è dentro una BUA o un campo
    .ask = Chi ha vinto è dentro una BUA o un campo?
    .hint = Anche solo come occupante.
dba-close-combat-field-contact_with_bows = Come i Knight sono arrivati sui Bow
    .ask = Come sono arrivati i Knight su questi Bow?
    .hint = Solo per Knight battuti da Bow: se, quando e dove hanno attaccato.
dba-contact-with-bows-none = non li hanno attaccati
dba-contact-with-bows-front = li hanno caricati sul fronte in questo turno
dba-contact-with-bows-front-before = li hanno caricati sul fronte in un turno precedente
dba-contact-with-bows-flank-or-rear = li hanno presi sul fianco o sul retro
dba-point-knights-and-bows-inside = I Knight battuti dai Bow dentro una BUA o un campo sono distrutti?
dba-point-knights-carried-over = I Knight battuti dai Bow in un turno dopo la carica sono distrutti?

dba-close-combat-value-result = Chi perde
dba-close-combat-value-carried_over = La mischia prosegue
    .open = se la mischia prosegue
    .said = { $carried_over ->
        [yes] La mischia prosegue.
       *[no] La mischia non prosegue.
    }
dba-close-combat-value-destroyed = Truppe distrutte
    .open = quali truppe sono distrutte

dba-loser = { $loser-code ->
    [none] La basetta che ha perso
    [El] Gli { $loser }
    [SCh] Gli { $loser }
    [Ax] Gli { $loser }
    [Ps] Gli { $loser }
    [Dz] Gli { $loser }
    [Art] L'{ $loser }
   *[other] { $loser-form ->
        [ms] Il
        [mp] I
        [fs] La
       *[fp] Le
    } { $loser }
}
dba-close-combat-finding-none = { $degree-code ->
    [equal] { $carried_over ->
        [yes] Pareggio: la mischia si riprende nel prossimo turno.
       *[no] { $destroyed-code ->
            [SCh] Pareggio: gli Scythed Chariot sono distrutti, il nemico resta.
           *[other] Pareggio: la mischia non si rinvia, e nessuno dei due subisce nulla.
        }
    }
   *[other] { $loser-form ->
        [mp] { dba-loser } restano dove sono.
        [fp] { dba-loser } restano dove sono.
       *[fs] { dba-loser } resta dov'è.
    }
}
dba-close-combat-finding-recoil = { dba-loser } { $loser-form ->
    [mp] si ritirano
    [fp] si ritirano
   *[fs] si ritira
}.
dba-close-combat-finding-flee = { dba-loser } { $loser-form ->
    [mp] fuggono
    [fp] fuggono
   *[fs] fugge
}.
dba-close-combat-finding-destroyed = { $degree-code ->
    [equal] { $winner-code ->
        [SCh] Pareggio: gli Scythed Chariot di entrambi sono distrutti.
       *[other] Pareggio: gli Scythed Chariot sono distrutti.
    }
   *[other] { $loser-form ->
        [ms] { dba-loser } è distrutto.
        [mp] { dba-loser } sono distrutti.
        [fp] { dba-loser } sono distrutte.
       *[fs] { dba-loser } è distrutta.
    }
}

dba-close-combat-step-comparison = { $value ->
    [equal] Il confronto è pari.
    [beaten] Chi perde è battuto, non doppiato.
   *[doubled] Chi perde è doppiato.
}
dba-close-combat-step-scythed = { $applied ->
    [yes] { $why ->
        [destroyed] C'è di mezzo uno Scythed Chariot: nel pareggio è distrutto.
       *[unhurt] C'è di mezzo uno Scythed Chariot: il pareggio non lo distrugge.
    }
   *[no] Non ci sono Scythed Chariot.
}
dba-close-combat-step-carried-over = { $applied ->
    [yes] La mischia si riprende nel prossimo turno.
   *[no] Con uno Scythed Chariot la mischia non si rinvia.
}
dba-close-combat-step-loser-as = { $applied ->
    [yes] Chi perde ({ $troop }) vale come { $as }.
   *[no] Chi perde ({ $troop }) vale per il suo tipo.
}
dba-close-combat-step-winner-as = { $applied ->
    [yes] Chi vince ({ $troop }) vale come { $as }.
   *[no] Chi vince ({ $troop }) vale per il suo tipo.
}
dba-close-combat-step-stated = { $applied ->
    [yes] { $why ->
        [destroyed] Per i documenti, contro questo nemico chi perde è distrutto.
        [recoil] Per i documenti, contro questo nemico chi perde si ritira.
        [flee] Per i documenti, contro questo nemico chi perde fugge.
        [surrender] Per i documenti, chi perde si arrende a questo nemico.
       *[none] Per i documenti, contro questo nemico chi perde resta dov'è.
    }
   *[no] { $why ->
        [not-good] Per i documenti, questo nemico distrugge chi perde solo in terreno agevole.
        [not-front] Per i documenti, chi perde sarebbe distrutto se avesse caricato sul fronte in questo turno.
        [garrison] Per i documenti, questo nemico distruggerebbe chi perde, se non fosse di guarnigione in una BUA.
       *[nothing] I documenti non dicono nulla di questo nemico.
    }
}
dba-close-combat-step-garrison = { $applied ->
    [yes] Le Warband di guarnigione in una BUA non distruggono chi battono.
   *[no] { $why ->
        [attacks] Le Warband non sono di guarnigione in una BUA.
       *[other] Non c'entrano Warband di guarnigione: contano solo se battono senza doppiare.
    }
}
dba-close-combat-step-front = { $why ->
    [others] Non sono Knight contro Bow: chi ha attaccato non conta.
    [inside] I Bow sono dentro una BUA o un campo, dove non hanno né fronte né fianchi.
    [no-attack] I Knight non hanno attaccato i Bow.
    [flank] I Knight hanno preso i Bow sul fianco o sul retro: per questo i Knight non muoiono.
    [front-before] { $applied ->
        [yes] I Knight hanno caricato i Bow sul fronte in un turno precedente: la carica conta ancora.
       *[no] I Knight hanno caricato i Bow sul fronte in un turno precedente: la carica non conta più.
    }
   *[front] I Knight hanno caricato i Bow sul fronte in questo turno.
}
dba-close-combat-step-outside = { $applied ->
    [yes] { $why ->
        [destroyed] Per le tabelle pubbliche, contro questo nemico chi perde è distrutto.
        [flee] Per le tabelle pubbliche, contro questo nemico chi perde fugge.
        [recoil] Per le tabelle pubbliche, contro questo nemico chi perde si ritira.
       *[other] Per le tabelle pubbliche, contro questo nemico chi perde resta dov'è.
    }
   *[no] { $why ->
        [open] Le tabelle pubbliche non concordano su questo nemico.
        [not-good] Per le tabelle pubbliche questo nemico conta solo in terreno agevole.
        [garrison] Per le tabelle pubbliche questo nemico distruggerebbe chi perde, se non fosse di guarnigione in una BUA.
        [ground] Per le tabelle pubbliche il nemico non importa, e decide il terreno.
        [complete] Le tabelle pubbliche non servono: i documenti dicono tutto.
       *[nothing] Le tabelle pubbliche non elencano questo nemico.
    }
}
dba-close-combat-step-bad-going = { $applied ->
    [yes] { $why ->
        [destroyed] Chi perde è in terreno difficile, e quindi è distrutto.
        [flee] Chi perde è in terreno difficile, e quindi fugge.
       *[other] Chi perde è in terreno difficile, e questo decide.
    }
   *[no] { $why ->
        [dead-anyway] Chi perde è in terreno difficile, ma è distrutto comunque.
        [indifferent] Chi perde è in terreno difficile, ma per questo tipo non cambia nulla.
       *[not-bad] Per chi perde non è terreno difficile.
    }
}
dba-close-combat-step-place = { $applied ->
    [yes] { $why ->
        [bua] Chi perde è in una BUA: lì dentro chi perde così è distrutto.
       *[camp] Chi perde è in un campo: lì dentro chi perde così è distrutto.
    }
   *[no] { $why ->
        [no-recoil] Chi perde è in una BUA o in un campo, ma non deve ritirarsi.
       *[open] Chi perde non è in una BUA né in un campo.
    }
}
dba-close-combat-step-disputed = { $applied ->
    [yes] Per la lettura scelta chi perde è distrutto.
   *[no] { $value ->
        [recoil] Per la lettura scelta chi perde si ritira.
        [flee] Per la lettura scelta chi perde fugge.
       *[none] Per la lettura scelta chi perde resta dov'è.
    }
}
dba-close-combat-step-otherwise = { $value ->
    [destroyed] Negli altri casi chi perde è distrutto.
    [flee] Negli altri casi chi perde fugge.
    [recoil] Negli altri casi chi perde si ritira.
   *[none] Negli altri casi chi perde resta dov'è.
}

flag-conflict-scythed-tie = Il Commentario non rinvia il pareggio di uno Scythed Chariot, e dice che l'Artiglieria lo distrugge; che lo distrugga ogni altro nemico viene da tabelle pubbliche.
dba-point-scythed-tie = Uno Scythed Chariot che pareggia è distrutto?
dba-point-warband-beaten = Le Warband battute da Elefanti o Scythed Chariot sono distrutte?
dba-point-light-horse-doubled = I Light Horse doppiati da Psiloi o War Wagon sono distrutti?

dba-shooting = Risultato di un tiro
    .question = Che cosa succede al bersaglio, e a chi ha tirato?
    .illegal = Non è possibile

dba-shooting-field-shooter = Tiratore principale
    .ask = Di che truppe è il tiratore principale, cioè il più vicino?
    .hint = Contano il suo fattore e il suo risultato.
dba-shooting-field-target = Bersaglio
    .ask = Di che truppe è il bersaglio?
dba-shooting-field-degree = Com'è andato il confronto
    .ask = Com'è il totale del bersaglio rispetto a quello del tiratore?
    .hint = Battuto: totale più basso; doppiato: metà dell'altro o meno.
dba-shooting-field-mutual = Il bersaglio risponde a questo tiratore
    .no = Il bersaglio non risponde a questo tiratore
    .ask = Il bersaglio risponde al tiro di questo tiratore?
    .hint = Un Bow, un War Wagon o un'Artiglieria che vede il tiratore con il fronte.
dba-shooting-field-target_place = Dove sta il bersaglio
    .ask = Dove sta il bersaglio?
dba-shooting-field-shooter_place = Dove sta il tiratore
    .ask = Dove sta chi tira?
dba-shooting-field-all_on_rear = Tutti i tiratori mirano al lato posteriore
    .no = Non tutti i tiratori mirano al lato posteriore
    .ask = Tutti i tiratori mirano al lato posteriore del bersaglio?
    .hint = Chi per questo tiro deve ritirarsi è distrutto.

dba-shot-degree-equal = pari
dba-shot-degree-target-beaten = bersaglio battuto
dba-shot-degree-target-doubled = bersaglio doppiato
dba-shot-degree-shooter-beaten = tiratore battuto
dba-shot-degree-shooter-doubled = tiratore doppiato

dba-shooting-value-target_result = Il bersaglio
    .said = { $target_result-code ->
        [none] Il bersaglio resta dov'è.
        [recoil] Il bersaglio si ritira.
        [flee] Il bersaglio fugge.
        [surrender] Il bersaglio si arrende.
       *[destroyed] Il bersaglio è distrutto.
    }
dba-shooting-value-shooter_result = Il tiratore
    .said = { $shooter_result-code ->
        [none] Il tiratore resta dov'è.
        [recoil] Il tiratore si ritira.
        [flee] Il tiratore fugge.
       *[destroyed] Il tiratore è distrutto.
    }

dba-shot-at = { $target-code ->
    [none] Il bersaglio
    [El] Gli { $target }
    [SCh] Gli { $target }
    [Ax] Gli { $target }
    [Ps] Gli { $target }
    [Dz] Gli { $target }
    [Art] L'{ $target }
   *[other] { $target-form ->
        [ms] Il
        [mp] I
        [fs] La
       *[fp] Le
    } { $target }
}
dba-shooting-value-legal = Consentito
dba-shooting-value-violations = Contro le regole
dba-shooting-finding-litter = La Lettiga muove e combatte come un War Wagon, ma non tira mai.
dba-shooting-step-litter = A tirare sarebbe una Lettiga, che non tira mai.
dba-shooting-finding-not-a-shooter = Tirano solo Bow, War Wagon e Artiglieria.
dba-shooting-step-not-a-shooter = A tirare sarebbe una truppa che non tira mai.
dba-shooting-target-unharmed = { dba-shot-at } { $target-form ->
    [mp] restano dove sono
    [fp] restano dove sono
   *[ms] resta dov'è
}
dba-shooting-unharmed = { $degree-code ->
    [shooter-beaten] Il tiratore non subisce danni
    [shooter-doubled] Il tiratore non subisce danni
   *[other] { dba-shooting-target-unharmed }
}
dba-shooting-finding-none = { $shooter_result-code ->
    [none] { dba-shooting-unharmed }
   *[other] { dba-shooting-target-unharmed }
}{ $shooter_result-code ->
    [none] {""}
    [recoil] ; { dba-shot-back } si ritira
    [flee] ; { dba-shot-back } fugge
   *[destroyed] ; { dba-shot-back } è distrutto
}.
dba-shot-back = il tiratore{ $shooter-code ->
    [none] {""}
   *[other] {" "}({ $shooter })
}
dba-shooting-finding-recoil = { dba-shot-at } { $target-form ->
    [mp] si ritirano
    [fp] si ritirano
   *[ms] si ritira
}.
dba-shooting-finding-flee = { dba-shot-at } { $target-form ->
    [mp] fuggono
    [fp] fuggono
   *[ms] fugge
}.
dba-shooting-finding-destroyed = { dba-shot-at } { $target-form ->
    [mp] sono distrutti
    [fp] sono distrutte
    [fs] è distrutta
   *[ms] è distrutto
}.
dba-shooting-finding-surrender = { $target-code ->
    [Dz] Gli Abitanti si arrendono: la BUA passa a chi ha tirato.
   *[CF] Il Seguito si arrende e si toglie dal tavolo.
}

dba-shooting-step-comparison = Il confronto: { $outcome }.
dba-shooting-step-exchange = { $applied ->
    [yes] Un bersaglio che può rispondere al tiro risponde: il risultato può colpire l'uno o l'altro.
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
   *[no] Il bersaglio ({ $troop }) vale per il suo tipo.
}
dba-shooting-step-stated = { $applied ->
    [yes] { $why ->
        [destroyed] Per i documenti questo tiro distrugge chi perde.
        [recoil] Per i documenti, dopo questo tiro chi perde si ritira.
        [flee] Per i documenti, dopo questo tiro chi perde fugge.
        [surrender] Per i documenti, chi perde si arrende a questo tiro.
       *[none] Per i documenti, questo tiro non fa danni.
    }
   *[no] I documenti non dicono nulla di questo tiratore.
}
dba-shooting-step-outside = { $applied ->
    [yes] { $why ->
        [destroyed] Per le tabelle pubbliche questo tiro distrugge chi perde.
        [flee] Per le tabelle pubbliche, dopo questo tiro chi perde fugge.
        [recoil] Per le tabelle pubbliche, dopo questo tiro chi perde si ritira.
       *[other] Per le tabelle pubbliche questo tiro non fa danni.
    }
   *[no] { $why ->
        [open] Le tabelle pubbliche non concordano su questo tiratore.
        [complete] Le tabelle pubbliche non servono: i documenti dicono tutto.
       *[nothing] Le tabelle pubbliche non elencano questo tiratore.
    }
}
dba-shooting-step-place = { $applied ->
    [yes] { $why ->
        [bua] Il bersaglio è in una BUA: lì dentro chi perde così è distrutto.
       *[camp] Il bersaglio è in un campo: lì dentro chi perde così è distrutto.
    }
   *[no] { $why ->
        [no-recoil] Chi perde è in una BUA o in un campo, ma non deve ritirarsi.
       *[open] Chi perde non è in una BUA né in un campo.
    }
}
dba-shooting-step-disputed = { $applied ->
    [yes] Per la lettura scelta chi perde è distrutto.
   *[no] { $value ->
        [flee] Per la lettura scelta chi perde fugge.
       *[none] Per la lettura scelta chi perde resta dov'è.
    }
}
dba-shooting-step-otherwise = { dba-close-combat-step-otherwise }
dba-shooting-step-scythed-tie = { $applied ->
    [yes] Lettura scelta: il pareggio distrugge lo Scythed Chariot.
   *[no] Lettura scelta: allo Scythed Chariot il pareggio non fa nulla.
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

dba-point-hordes-shot = Le Orde battute dal tiro di Bow o War Wagon sono distrutte?
dba-point-scythed-shot-tie = Uno Scythed Chariot che pareggia sotto tiro è distrutto?
dba-point-rear-flee = Se tutti mirano al retro, che cosa succede a chi deve fuggire?

dba-supporter-fate = Sorte di chi aiuta
    .question = Che cosa succede a chi stava aiutando la basetta sul fronte?

dba-supporter-fate-field-front = Basetta davanti
    .pair = Chi combatte davanti, e chi aiuta?
    .ask = Che truppe ci sono sulla basetta davanti?
dba-supporter-fate-field-supporter = Truppe che aiutano
    .ask = Che truppe aiutano la basetta davanti?
dba-supporter-fate-field-role = Dove sta chi aiuta
    .ask = Dove sta la basetta che aiuta quella in combattimento?
    .hint = Da dietro, dietro al vicino, sul fianco o sul retro del nemico, o in overlap.
dba-supporter-fate-field-actually_supported = Chi aiuta dava davvero supporto contro quel nemico
    .no = Chi aiuta non dava davvero supporto contro quel nemico
    .ask = La basetta che aiuta dava davvero supporto contro quel nemico?
    .hint = Conta solo per chi sta dietro.
dba-supporter-fate-field-front_result = Che cosa succede alla basetta davanti
    .ask = Che cosa succede alla basetta davanti?
    .hint = Ritirata, fuga o distruzione della basetta che combatte di fronte.
dba-supporter-fate-field-can_recoil = Chi aiuta può ritirarsi
    .no = Chi aiuta non può ritirarsi
    .ask = La basetta che aiuta può ritirarsi?
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

dba-supporter-fate-none = illeso
dba-supporter-fate-destroyed = distrutto
dba-supporter-fate-recoils = si ritira
dba-supporter-fate-pushed = spinto indietro
dba-supporter-fate-stays = resta dov'è

dba-helper = { $supporter-code ->
    [none] La basetta che aiuta
   *[other] { $supporter }
}
dba-supporter-fate-finding-none = La basetta che aiuta{ $supporter-code ->
    [none] {""}
   *[other] {" "}({ $supporter })
} resta illesa.
dba-supporter-fate-finding-destroyed = La basetta che aiuta{ $supporter-code ->
    [none] {""}
   *[other] {" "}({ $supporter })
} è distrutta{ $role-code ->
    [rear] {" "}con quella davanti
    [flank] : le manca lo spazio per ritirarsi
    [rear-contact] : le manca lo spazio per ritirarsi
   *[other] {""}
}.
dba-supporter-fate-finding-recoils = La basetta che aiuta{ $supporter-code ->
    [none] {""}
   *[other] {" "}({ $supporter })
} si ritira{ $front_result-code ->
    [recoil] , come l'amico sul fronte
    [flee] : l'amico sul fronte fugge
    [none] {""}
   *[other] : l'amico sul fronte è distrutto
}.
dba-supporter-fate-finding-pushed = La basetta che aiuta{ $supporter-code ->
    [none] {""}
   *[other] {" "}({ $supporter })
} è spinta indietro con la basetta davanti.
dba-supporter-fate-finding-stays = La basetta che aiuta{ $supporter-code ->
    [none] {""}
   *[other] {" "}({ $supporter })
} resta dov'è.

dba-supporter-fate-step-front =
    { $result-code ->
        [none] La basetta davanti resta dov'è.
        [recoil] La basetta davanti si ritira.
        [flee] La basetta davanti fugge.
        [destroyed] La basetta davanti è distrutta.
       *[recoil-impossible] La basetta davanti non può ritirarsi, ed è distrutta.
    }
dba-supporter-fate-step-support = { $applied ->
    [yes] La basetta che aiuta dava supporto posteriore.
   *[no] { $why ->
        [not-behind] La basetta che aiuta non sta dietro: il supporto non c'entra.
        [not-able] La basetta che aiuta sta dietro, ma a quella davanti non può dare supporto.
       *[did-not] La basetta che aiuta sta dietro, ma contro quel nemico non dava supporto.
    }
}
dba-supporter-fate-step-pikes = { $applied ->
    [yes] Le Picche in seconda fila non si perdono con la prima.
   *[no] { $why ->
        [front-lives] Sono Picche, ma la prima fila non è persa.
       *[others] Dietro non ci sono Picche.
    }
}
dba-supporter-fate-step-neighbour = { $applied ->
    [yes] La basetta che aiuta sta dietro alla vicina: non muore con quella davanti.
   *[no] { $why ->
        [front-lives] La basetta che aiuta sta dietro alla vicina, ma sul fronte non è perso nessuno.
       *[others] La basetta che aiuta non sta dietro alla vicina.
    }
}
dba-supporter-fate-step-touching = { $applied ->
    [yes] La basetta che aiuta tocca il nemico sul fianco o sul retro: deve ritirarsi.
   *[no] { $why ->
        [front-stands] La basetta che aiuta tocca il nemico sul fianco o sul retro, ma sul fronte nessuno arretra.
       *[not-touching] La basetta che aiuta non tocca il nemico sul fianco o sul retro.
    }
}
dba-supporter-fate-step-no-room = { $applied ->
    [yes] La basetta che aiuta non può ritirarsi, e quindi è distrutta.
   *[no] { $why ->
        [room] La basetta che aiuta può ritirarsi.
       *[not-recoiling] La basetta che aiuta non deve ritirarsi.
    }
}
dba-supporter-fate-step-overlap = { $applied ->
    [yes] La basetta che aiuta era solo in overlap: i documenti non ne parlano.
   *[no] La basetta che aiuta non dà soltanto overlap.
}

dba-supporter-fate-remedy-room = La basetta che aiuta è salva se c'è lo spazio per ritirarsi.

dba-garrison = Guarnigione, occupante o saccheggio
    .question = Chi tiene la BUA o il campo, con che bonus, e si può tirare?

dba-garrison-field-event = Che cosa è successo
    .ask = Che cosa è successo nella BUA o nel campo?
dba-garrison-field-place = Dove
    .ask = Si tratta di una BUA o di un campo?
dba-garrison-field-occupier = La basetta
    .ask = Che truppe ci sono dentro, o c'erano prima che il tiro o una ritirata le togliesse?
    .hint = La basetta schierata o eliminata lì dentro; se il posto è stato preso o ripreso, la basetta che ci è entrata.
dba-garrison-field-captured = La basetta che è dentro ha preso la BUA o il campo al nemico
    .no = La basetta che è dentro non ha preso la BUA o il campo al nemico
    .ask = La basetta che è dentro ha preso la BUA o il campo al nemico?
    .hint = Combattendo, non tenendo la BUA o il campo dall'inizio.
dba-garrison-field-sack_rolls = Dadi dei PIP tirati dopo la conquista
    .ask = Che dadi dei PIP ha tirato chi ha preso la BUA, da allora?
    .hint = Con virgole: 3, 4.
dba-garrison-field-retaken = A riprendere la BUA o il campo è il proprietario
    .no = A riprendere la BUA o il campo non è il proprietario
    .ask = È il proprietario a riprendere la BUA o il campo?
    .hint = Se il proprietario che riprende la sua BUA debba aspettare il dado è un punto aperto.
dba-garrison-field-by = Che cosa costringe la basetta a ritirarsi
    .ask = Che cosa costringe la basetta a ritirarsi?

dba-place-event-deployed = una basetta schierata dentro
dba-place-event-shot-away = difensori eliminati dal tiro
dba-place-event-melee-loss = mischia persa dai difensori
dba-place-event-forced-recoil = difensori costretti a ritirarsi
dba-place-event-denizens-surrender-art = Abitanti o Seguito arresi all'Artiglieria

dba-garrison-value-status = Stato della BUA o del campo
dba-garrison-value-bonus = Bonus di chi è dentro
dba-garrison-value-may_shoot = Chi è dentro può tirare
dba-garrison-value-may_be_shot = A chi è dentro si può tirare

dba-place-status-garrison = guarnigione
dba-place-status-occupier = semplice occupante
dba-place-status-sacking = saccheggio in corso
dba-place-status-denizens = ci sono gli Abitanti
dba-place-status-deserted = dentro non c'è nessuno
dba-place-status-taken = passa al nemico

dba-garrison-value-legal = Consentito
dba-garrison-value-violations = Contro le regole
dba-garrison-finding-never-in-there = Gli Abitanti stanno soltanto in una BUA, il Seguito soltanto in un campo.
dba-garrison-step-never-in-there = In quella BUA o in quel campo questa truppa non c'è mai: { $troop }.
dba-garrison-who = { $occupier-code ->
    [none] La basetta
    [El] Gli { $occupier }
    [SCh] Gli { $occupier }
    [Ax] Gli { $occupier }
    [Ps] Gli { $occupier }
    [Dz] Gli { $occupier }
    [Art] L'{ $occupier }
   *[other] { $occupier-form ->
        [ms] Il
        [mp] I
        [fs] La
       *[fp] Le
    } { $occupier }
}
dba-garrison-finding-garrison = { dba-garrison-who } { $occupier-form ->
    [mp] presidiano
    [fp] presidiano
   *[fs] presidia
} il posto{ $bonus ->
    [none] {""}
   *[other] , con un bonus di +{ $bonus }
}.
dba-garrison-finding-occupier = { dba-garrison-who } { $occupier-form ->
    [mp] occupano
    [fp] occupano
   *[fs] occupa
} soltanto il posto, senza presidiarlo e senza bonus.
dba-garrison-finding-sacking = { dba-garrison-who } { $occupier-form ->
    [mp] saccheggiano
    [fp] saccheggiano
   *[fs] saccheggia
} la BUA: niente bonus, e niente tiri, fatti o subiti.
dba-garrison-finding-denizens = La BUA è difesa dagli Abitanti.
dba-garrison-finding-deserted = { $place-code ->
    [bua] Nella BUA non c'è più nessuno.
    [camp] Il campo è deserto, e resta di chi lo teneva.
   *[none] Dentro non c'è più nessuno.
}
dba-garrison-finding-taken = { $event-code ->
    [denizens-surrender-art] Gli Abitanti si arrendono: la BUA è di chi ha tirato, che può presidiarla subito.
   *[other] { $place-code ->
        [bua] La BUA è presa: chi entra la saccheggia.
        [camp] Il campo è preso: chi vince ci entra.
       *[none] La BUA o il campo è preso: chi vince ci entra.
    }
}

dba-garrison-step-event = { $captured ->
    [yes] Il posto è stato preso al nemico. Che cosa è successo: { $event }.
   *[no] Che cosa è successo: { $event }.
}
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
dba-garrison-step-shot-while-sacking = La basetta saccheggia la BUA: nessuno può tirarle.
dba-garrison-step-owner = { $applied ->
    [yes] La BUA o il campo è del nemico.
   *[no] { $why ->
        [retaken] Il proprietario ha ripreso la BUA o il campo.
       *[own] La BUA o il campo è di chi c'è dentro.
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
    [yes] Lettura scelta: anche il proprietario aspetta il dado.
   *[no] Lettura scelta: il proprietario non saccheggia ciò che è suo.
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
        [mounted] I montati non hanno bonus nel proprio campo.
       *[occupier] Un semplice occupante non ha bonus.
    }
}
dba-garrison-step-shooting = { $applied ->
    [yes] La basetta è un tiratore: tira tutt'intorno.
   *[no] { $why ->
        [sacking] Chi saccheggia non tira.
        [nobody] Dentro non c'è nessuno che tiri.
        [unknown] Se possa tirare dipende da chi è entrato.
       *[no-shooter] Chi è dentro non è un tiratore.
    }
}
dba-garrison-step-shot-at = { $applied ->
    [yes] Alla basetta si può tirare.
   *[no] { $why ->
        [sacking] A chi saccheggia non si tira.
       *[nobody] Dentro non c'è nessuno a cui tirare.
    }
}

dba-garrison-remedy-roll = Il saccheggio finisce se il dado dei PIP fa { $least } o più.

dba-garrison-odds-ends = col prossimo dado il saccheggio finisce
dba-garrison-odds-goes-on = col prossimo dado il saccheggio continua

dba-point-mounted-sacking = I montati che prendono una BUA devono saccheggiarla?
dba-point-retaking-a-bua = Il proprietario che riprende la BUA aspetta il dado per presidiarla?

dba-flee = Fuga
    .question = Fin dove arriva la fuga, e che cosa la ferma?

dba-flee-field-troop = Chi fugge
    .ask = Che truppe fuggono?
dba-flee-field-depth = Profondità della basetta
    .hint = Se non la indichi, quella abituale del tipo.
dba-flee-field-bw = Larghezza delle basette
    .hint = Larghezza di una basetta: 40 mm con figure da 15 mm, 60 mm con figure da 25.
dba-flee-field-can_recoil = La ritirata iniziale si può fare
    .no = La ritirata iniziale non si può fare
    .ask = Le truppe che fuggono possono fare la ritirata iniziale?
    .hint = La fuga comincia con una ritirata, con le sue regole: chi non può è distrutto.
dba-flee-field-speed_paces = Movimento di chi fugge sul suo terreno
    .ask = Quanti passi muovono le truppe che fuggono nel terreno in cui si trovano?
    .hint = I documenti non danno le velocità: indicala tu.
dba-flee-field-mm_per_100p = Cento passi sul tavolo
    .hint = Se non li indichi, quelli abituali per quella larghezza.
dba-flee-field-meets = Che cosa incontra chi fugge
    .ask = Che cosa incontrano le truppe che fuggono?
    .hint = Dopo la ritirata, mentre fa la mossa.
    .no = Chi fugge non incontra nulla
dba-flee-field-dist_to_it_mm = Distanza di quello che incontra dal fronte, dopo il dietrofront
    .ask = A quanti mm dal fronte è quello che c'è davanti, dopo il dietrofront?
    .hint = Si conta dal fronte, fatta la ritirata e il dietrofront.
dba-flee-field-friend_depth = Profondità degli amici che la fuga incontra
    .ask = Quanti mm sono profondi gli amici che la fuga incontra, tutti insieme?
    .hint = Se gli amici sono più d'uno, la somma delle profondità.
dba-flee-field-can_avoid_by_turning = Chi fugge può evitare l'ostacolo girando appena
    .no = Chi fugge non può evitare l'ostacolo girando appena
    .ask = Le truppe in fuga possono evitare quello che c'è davanti girando appena?
    .hint = Chi fugge gira solo quanto basta a passare accanto all'ostacolo.

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
dba-flee-value-front_travel_mm = Distanza fra dov'era il retro e dove arriva il fronte
dba-flee-result-completes = completata
dba-flee-result-stops = si ferma
dba-flee-result-destroyed = chi fugge è distrutto
dba-flee-result-passes = attraversa gli amici
dba-flee-result-turns-aside = gira al largo

dba-fled-who = { $troop-code ->
    [none] La basetta
    [El] Gli { $troop }
    [SCh] Gli { $troop }
    [Ax] Gli { $troop }
    [Ps] Gli { $troop }
    [Dz] Gli { $troop }
    [Art] L'{ $troop }
   *[other] { $troop-form ->
        [ms] Il
        [mp] I
        [fs] La
       *[fp] Le
    } { $troop }
}
dba-fled = { dba-fled-who } { $troop-form ->
    [mp] fuggono
    [fp] fuggono
   *[fs] fugge
}
dba-flee-finding-completes = { $front_travel_mm ->
    [none] { dba-fled } fino in fondo.
   *[other] { dba-fled } di { $front_travel_mm } mm, dal vecchio retro al nuovo fronte.
}
dba-flee-finding-stops = { $front_travel_mm ->
    [none] { dba-fled } e { $troop-form ->
        [mp] si fermano
        [fp] si fermano
       *[fs] si ferma
    } prima, senza perdite.
   *[other] { dba-fled } e { $troop-form ->
        [mp] si fermano
        [fp] si fermano
       *[fs] si ferma
    } senza perdite dopo { $front_travel_mm } mm, dal vecchio retro al nuovo fronte.
}
dba-flee-finding-destroyed = { dba-fled-who } { $troop-form ->
    [ms] è distrutto
    [mp] sono distrutti
    [fp] sono distrutte
   *[fs] è distrutta
}{ $can_recoil ->
    [yes] {" "}in fuga{ $meets-code ->
        [river-slow] , in un fiume non in secca
        [river-torrent] , in un fiume non in secca
        [table-edge] , fuori dal tavolo
        [waterway] , contro la costa
        [enemy] , addosso a un nemico
       *[other] {""}
    }.
    [no] : non è possibile nemmeno la ritirata iniziale.
   *[none] .
}
dba-flee-finding-passes = { $front_travel_mm ->
    [none] { dba-fled } attraverso gli amici.
   *[other] { dba-fled } attraverso gli amici di { $front_travel_mm } mm, dal vecchio retro al nuovo fronte.
}
dba-flee-finding-turns-aside = { $front_travel_mm ->
    [none] { dba-fled } girando quanto basta.
   *[other] { dba-fled } girando quanto basta, di { $front_travel_mm } mm dal vecchio retro al nuovo fronte.
}

dba-flee-step-recoil = { $applied ->
    [yes] La ritirata iniziale si può fare.
   *[no] La ritirata iniziale non si può fare: la fuga nemmeno comincia.
}
dba-flee-step-own-depth = La basetta prima si ritira della propria profondità: { $value } mm.
dba-flee-step-cap = { dba-recoil-step-cap }
dba-flee-step-speed = Poi una mossa intera: { $paces ->
    [one] 1 passo
   *[other] { $paces } passi
}, { $value } mm.
dba-flee-step-meets = { $applied ->
    [yes] { $why ->
        [passed] A { $at } mm dal fronte, { $meets }: la fuga li attraversa.
        [drowns] A { $at } mm dal fronte, { $meets }: chi ci entra fuggendo è distrutto.
        [silent] A { $at } mm dal fronte, { $meets }: i documenti non ne parlano.
        [short] A { $at } mm dal fronte, { $meets }: per finire oltre servirebbero { $needed } mm di mossa, e { $steps ->
             [one] ne resta 1
            *[other] ne restano { $steps }
            }.
       *[bars] A { $at } mm dal fronte, { $meets }: la fuga non può passare.
    }
   *[no] { $why ->
        [nothing] La fuga non incontra niente.
        [far] A { $at } mm dal fronte, { $meets }: la fuga non ci arriva.
       *[open] A { $at } mm dal fronte, { $meets }: la fuga non si ferma.
    }
}
dba-flee-step-turning = { $applied ->
    [yes] La basetta evita l'ostacolo girando appena.
   *[no] { $why ->
        [edge] Al bordo del tavolo non si devia.
        [no-way-round] La basetta non può evitare l'ostacolo girando.
       *[no-obstacle] Non c'è ostacolo da evitare.
    }
}

dba-flee-remedy-can-recoil = La fuga è completata se la ritirata iniziale si può fare.
dba-flee-remedy-way-round = La fuga va oltre se le truppe evitano l'ostacolo girando appena.

dba-point-fleeing-off-table = Una basetta in fuga che arriva al bordo esce dal tavolo?
dba-point-fleeing-into-waterway = Una basetta che fugge contro la costa è distrutta?
dba-point-fleeing-into-enemy = Una basetta che fugge addosso a un nemico è distrutta?

dba-pursuit = Inseguimento
    .question = Chi ha vinto insegue, e fin dove?

dba-pursuit-field-winner = Chi insegue
    .ask = Di che truppe è la basetta che inseguirebbe?
    .hint = Quella che ha vinto; se chiedi della seconda fila, le truppe della seconda fila.
dba-pursuit-field-role = Fila in cui sta chi insegue
    .ask = In che fila sta la basetta che inseguirebbe?
    .hint = La seconda fila segue solo se il suo supporto contava.
dba-pursuit-field-own_depth = Profondità della basetta che insegue
    .hint = Se non la indichi, quella abituale del tipo.
dba-pursuit-field-front_depth = Profondità della prima fila
    .ask = Quanti mm è profonda la basetta della prima fila?
    .hint = La seconda fila avanza quanto la prima.
dba-pursuit-field-bw = Larghezza delle basette
    .hint = Larghezza di una basetta: 40 mm con figure da 15 mm, 60 mm con figure da 25.
dba-pursuit-field-opponent = Che cosa fa l'avversario di fronte
    .ask = Che cosa fa il nemico che la prima fila ha di fronte?
    .hint = Il suo risultato in mischia, o il disimpegno.
dba-pursuit-field-by = Com'è stato battuto il nemico
    .ask = Com'è stato battuto il nemico?
dba-pursuit-field-place = Dove sta chi ha vinto
    .ask = Dove sta chi ha vinto?
dba-pursuit-field-ahead = Che cosa c'è davanti a chi insegue
    .ask = Che cosa c'è davanti a chi insegue?
    .hint = La prima cosa sul cammino di chi insegue.
dba-pursuit-field-ahead_mm = Distanza di quello che c'è davanti
    .ask = A quanti mm da chi insegue è quello che c'è davanti?
    .hint = Dal fronte di chi ha vinto a ciò che ha davanti, mm.
dba-pursuit-field-beat_fortified = Chi insegue ha battuto una basetta in una BUA o in un campo
    .no = Chi insegue ha battuto una basetta fuori da BUA e campi
    .ask = Chi ha vinto ha battuto una basetta dentro una BUA o un campo?
    .hint = In tal caso ci entra, di qualunque tipo di truppa sia.

dba-pursuit-role-front = in prima fila
dba-pursuit-role-rear-supporting = in seconda, dava supporto
dba-pursuit-role-rear-not-supporting = in seconda, senza dare supporto
dba-pursuit-role-rear-denied = in seconda, quel nemico nega il supporto
dba-opponent-recoils = si ritira
dba-opponent-breaks-off = si disimpegna
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

dba-pursuit-value-pursues = Chi vince insegue
dba-pursuit-value-distance_mm = Chi vince insegue di
dba-pursuit-value-then = Dopo l'inseguimento
dba-pursuit-then-stops = si ferma prima
dba-pursuit-then-moves-in = entra e occupa

dba-pursuer = L'inseguitore{ $winner-code ->
    [none] {""}
   *[other] {" "}({ $winner })
}
dba-pursuit-river = { $ahead-code ->
    [river] {""}, a meno che il fiume non sia di tipo sei: allora tira il dado per entrarci, e se fallisce si ferma lì
   *[other] {""}
}
dba-pursuit-finding-pursues = { $then-code ->
    [moves-in] La basetta che vince{ $winner-code ->
        [none] {""}
       *[other] {" "}({ $winner })
    } entra nella BUA o nel campo.
    [stops] { $distance_mm ->
        [none] { dba-pursuer } si ferma.
       *[other] { dba-pursuer } si ferma dopo { $distance_mm } mm.
    }
   *[other] { $distance_mm ->
        [none] { dba-pursuer } avanza{ dba-pursuit-river }.
       *[other] { dba-pursuer } avanza di { $distance_mm } mm{ dba-pursuit-river }.
    }
}
dba-pursuit-who = { $winner-code ->
    [none] La basetta
    [El] Gli { $winner }
    [SCh] Gli { $winner }
    [Ax] Gli { $winner }
    [Ps] Gli { $winner }
    [Dz] Gli { $winner }
    [Art] L'{ $winner }
   *[other] { $winner-form ->
        [ms] Il
        [mp] I
        [fs] La
       *[fp] Le
    } { $winner }
}
dba-pursuit-finding-not-pursues = { dba-pursuit-who } { $winner-form ->
    [mp] non inseguono
    [fp] non inseguono
   *[fs] non insegue
}{ $by-code ->
    [shooting] : dopo un tiro non si insegue
   *[other] { $opponent-code ->
        [stands] : il nemico di fronte resta dov'è
       *[other] { $place-code ->
            [bua] : da una BUA o da un campo non si esce per inseguire
            [camp] : da una BUA o da un campo non si esce per inseguire
           *[other] { $role-code ->
                [front] { $winner-code ->
                    [none] {""}
                   *[other] : inseguono solo Knight, Orde, Scythed Chariot e Warband
                }
                [rear-not-supporting] : la seconda fila non dava supporto
                [rear-denied] : contro quel nemico la seconda fila non dava supporto
               *[other] { $beat_fortified ->
                    [yes] : entra solo la basetta che ha combattuto
                   *[other] {""}
                }
            }
        }
    }
}.

dba-pursuit-step-means = { $applied ->
    [yes] È stato un tiro: dopo il tiro nessuno insegue.
   *[no] È stata una mischia.
}
dba-pursuit-step-opponent = { $applied ->
    [yes] L'avversario di fronte { $opponent }.
   *[no] L'avversario di fronte resta dov'è: non c'è chi inseguire.
}
dba-pursuit-step-from-place = { $applied ->
    [yes] La basetta sta in una BUA o in un campo: da lì non si insegue.
   *[no] La basetta non sta in una BUA né in un campo.
}
dba-pursuit-step-into-place = { $applied ->
    [yes] La basetta ha battuto chi stava in una BUA o in un campo, e ci entra, di qualunque tipo sia.
   *[no] { $why ->
        [supporter] Ha vinto la prima fila: nella BUA o nel campo entra solo quella.
        [not-gone] La basetta ha battuto chi stava in una BUA o in un campo, ma non in modo da poterci entrare.
       *[no-place] Chi ha perso non stava in una BUA né in un campo.
    }
}
dba-pursuit-step-impetuous = { $applied ->
    [yes] Truppa impetuosa ({ $troop }): insegue per forza.
   *[no] { $why ->
        [held] Truppa impetuosa ({ $troop }), ma qui non insegue.
       *[steady] Truppa non impetuosa ({ $troop }): non insegue.
    }
}
dba-pursuit-step-second-rank = { $applied ->
    [yes] La basetta è in seconda fila e dava supporto: va dove va la prima.
   *[no] { $why ->
        [front] La basetta sta in prima fila.
        [rear-supporting] La basetta è in seconda fila, ma seguono solo le Warband.
        [rear-denied] La basetta è in seconda fila, ma quel nemico nega il supporto: non segue.
       *[rear-not-supporting] La basetta è in seconda fila, ma non dava supporto: non segue.
    }
}
dba-pursuit-step-distance = { $applied ->
    [yes] { $why ->
        [front] La basetta insegue per la profondità della prima fila: { $value } mm.
       *[own] La basetta insegue per la propria profondità: { $value } mm.
    }
   *[no] Le profondità non contano: non c'è una distanza da fare.
}
dba-pursuit-step-cap = { $applied ->
    [yes] Non più di una larghezza di basetta: { $value } mm.
   *[no] Limite di una larghezza di basetta ({ $value } mm): non entra in gioco.
}
dba-pursuit-step-ahead = { $applied ->
    [yes] A { $at } mm, { $ahead }: lì l'inseguimento si ferma.
   *[no] { $why ->
        [clear] Davanti non c'è niente.
        [river] A { $at } mm, { $ahead }: non ferma l'inseguimento, ma se è di tipo sei si tira il dado per attraversarlo.
        [open] Davanti, { $ahead }: non ferma l'inseguimento.
        [far] A { $at } mm, { $ahead }: l'inseguimento non ci arriva.
       *[stays] Che cosa ci sia davanti non conta: non c'è una distanza da fare.
    }
}

flag-outside-result-table = Qualche casella dei risultati non è nei documenti: viene da tabelle pubbliche.
flag-outside-chariots = I documenti non dicono che cosa valgono i carri pesanti e leggeri: il dato viene da fuori.
flag-outside-scale = I documenti non dicono quanto siano cento passi sul tavolo: la misura viene da fuori.
flag-outside-speeds = Il movimento di questa truppa non sta nei documenti: viene da fuori.
flag-silent-nonpositive = I documenti non considerano totali di zero o meno.
flag-conflict-rear-flee = Per il Commentario, se tutti i tiratori mirano al retro, le truppe che devono ritirarsi muoiono, e ogni fuga comincia con una ritirata. Si segue il Commentario, anche se non parla del tiro su truppe che fuggono.
flag-silent-overlapper-fate = I documenti non parlano di una basetta che dà soltanto overlap: qui resta dov'è.
flag-silent-denizens-bonus = I documenti non dicono se Abitanti e Seguito abbiano il bonus di difesa.
flag-silent-flee-empty-place = I documenti non dicono che cosa succeda a chi fugge in una BUA o in un campo vuoti.

## Il combattimento intero

dba-fights = Chi distrugge chi
    .question = Ogni tipo di truppa contro ogni altro: su 36 lanci, quanti distruggono il nemico e quanti fanno perdere la propria basetta?

dba-combat = Scontro: probabilità ed esito
    .question = Chi vince, che fine fa chi perde e chi lo insegue?
    .illegal = Non è possibile

dba-combat-field-mode = Come si combatte
    .ask = Si combatte in mischia o al tiro?
    .hint = Nel tiro la prima basetta è il tiratore, la seconda il bersaglio.
dba-combat-field-a = Prima basetta
    .form = fs
    .within = la prima basetta
    .hint = Nel tiro, il tiratore più vicino.
dba-combat-field-b = Seconda basetta
    .form = fs
    .within = la seconda basetta
    .hint = Nel tiro, il bersaglio.
dba-combat-field-a-troop = Tipo di truppa
    .ask = Di che truppe è la prima basetta?
dba-combat-field-a-general = Basetta del generale
    .no = Non è la basetta del generale
    .ask = Il generale è { $whose }?
    .hint = La basetta che nella lista dell'esercito è il generale.
dba-combat-field-a-going = Terreno
    .ask = Che terreno c'è sotto { $whose }?
    .hint = Il terreno difficile conta anche se ci sta solo una parte della basetta.
dba-combat-field-a-place = Dove si trova
    .ask = Che cosa ripara { $whose }: niente, una BUA o un campo?
    .hint = Solo la fanteria presidia una BUA, ma ogni truppa può occuparla; un campo conquistato è del nemico.
dba-combat-field-a-higher = Sta più in alto
    .no = Non sta più in alto del nemico
    .ask = Sta più in alto { $whose }?
    .hint = Parte del suo fronte è più in alto di tutto il fronte nemico.
dba-combat-field-a-defends_bank = Difende l'argine di un fiume
    .no = Non difende l'argine di un fiume
    .ask = Difende l'argine di un fiume { $whose }?
    .hint = A terra, con il fronte o entrambi gli angoli frontali sull'acqua e il nemico nel fiume.
dba-combat-field-a-overlaps = Overlap che subisce
    .ask = Quanti overlap ci sono contro { $whose }?
    .hint = Nemici su un angolo frontale o lungo un fianco: al massimo uno per lato.
    .zero = Non subisce overlap
dba-combat-field-a-flank_rear_contacts = Nemici sui fianchi o sul retro
    .ask = Quanti nemici toccano sui fianchi o sul retro { $whose }?
    .hint = Nemici che con il fronte le toccano il fianco o il retro.
    .zero = Nessun nemico sui fianchi o sul retro
dba-combat-field-a-same_side = Uno di questi nemici sta dal lato dell'overlap
    .no = Nessuno di questi nemici sta dal lato dell'overlap
    .ask = Per { $whose }: un nemico sul fianco sta dallo stesso lato di uno in overlap?
    .hint = Ogni lato conta una volta sola.
dba-combat-field-a-touches_rear = Uno di questi nemici è a contatto con il retro
    .no = Nessuno di questi nemici è a contatto con il retro
    .ask = Per { $whose }: uno di questi nemici sta sul retro?
    .hint = Con due overlap e due contatti, il secondo è sull'altro fianco o sul retro: solo sul retro conta in più.
dba-combat-field-a-rear = Basetta subito dietro, rivolta dalla stessa parte
    .none = nessuna
    .ask = Quali amici stanno subito dietro { $whose }?
    .hint = Può dare supporto da dietro, e condividerne la sorte.
    .no = Nessun amico subito dietro
dba-combat-field-a-rear_going = Terreno dell'amico dietro
    .ask = In che terreno sta l'amico dietro { $whose }?
    .hint = Spear, Picche e Warband in terreno difficile non danno supporto.
dba-combat-field-a-psiloi_beside = Psiloi dietro a un vicino uguale che le sta a fianco
    .no = Niente Psiloi dietro a un vicino uguale che le sta a fianco
    .ask = Per { $whose }: accanto c'è una basetta dello stesso tipo, con Psiloi dietro?
    .hint = Aiutano anche le basette accanto a quella che hanno davanti, se dello stesso tipo.
dba-combat-field-a-other_shooters = Altri tiratori che la bersagliano, oltre al più vicino
    .ask = Quanti tiratori, oltre al più vicino, tirano contro { $whose }?
    .hint = Al massimo due: ognuno toglie 1 al bersaglio.
    .zero = Nessun altro le tira
dba-combat-field-a-cannot_recoil = Ritirata impossibile
    .no = Ritirata possibile
    .ask = La ritirata è impossibile per { $whose }?
    .hint = Manca lo spazio, o dietro c'è un nemico o l'acqua.
dba-combat-field-a-depth = Profondità della basetta
    .ask = Quanti mm è profonda la basetta, per { $whose }?
    .hint = Se non la indichi, quella abituale del tipo.
dba-combat-field-b-troop = Tipo di truppa
    .ask = Di che truppe è la seconda basetta?
dba-combat-field-b-general = Basetta del generale
    .no = Non è la basetta del generale
    .ask = Il generale è { $whose }?
    .hint = La basetta che nella lista dell'esercito è il generale.
dba-combat-field-b-going = Terreno
    .ask = Che terreno c'è sotto { $whose }?
    .hint = Il terreno difficile conta anche se ci sta solo una parte della basetta.
dba-combat-field-b-place = Dove si trova
    .ask = Che cosa ripara { $whose }: niente, una BUA o un campo?
    .hint = Solo la fanteria presidia una BUA, ma ogni truppa può occuparla; un campo conquistato è del nemico.
dba-combat-field-b-higher = Sta più in alto
    .no = Non sta più in alto del nemico
    .ask = Sta più in alto { $whose }?
    .hint = Parte del suo fronte è più in alto di tutto il fronte nemico.
dba-combat-field-b-defends_bank = Difende l'argine di un fiume
    .no = Non difende l'argine di un fiume
    .ask = Difende l'argine di un fiume { $whose }?
    .hint = A terra, con il fronte o entrambi gli angoli frontali sull'acqua e il nemico nel fiume.
dba-combat-field-b-overlaps = Overlap che subisce
    .ask = Quanti overlap ci sono contro { $whose }?
    .hint = Nemici su un angolo frontale o lungo un fianco: al massimo uno per lato.
    .zero = Non subisce overlap
dba-combat-field-b-flank_rear_contacts = Nemici sui fianchi o sul retro
    .ask = Quanti nemici toccano sui fianchi o sul retro { $whose }?
    .hint = Nemici che con il fronte le toccano il fianco o il retro.
    .zero = Nessun nemico sui fianchi o sul retro
dba-combat-field-b-same_side = Uno di questi nemici sta dal lato dell'overlap
    .no = Nessuno di questi nemici sta dal lato dell'overlap
    .ask = Per { $whose }: un nemico sul fianco sta dallo stesso lato di uno in overlap?
    .hint = Ogni lato conta una volta sola.
dba-combat-field-b-touches_rear = Uno di questi nemici è a contatto con il retro
    .no = Nessuno di questi nemici è a contatto con il retro
    .ask = Per { $whose }: uno di questi nemici sta sul retro?
    .hint = Con due overlap e due contatti, il secondo è sull'altro fianco o sul retro: solo sul retro conta in più.
dba-combat-field-b-rear = Basetta subito dietro, rivolta dalla stessa parte
    .none = nessuna
    .ask = Quali amici stanno subito dietro { $whose }?
    .hint = Può dare supporto da dietro, e condividerne la sorte.
    .no = Nessun amico subito dietro
dba-combat-field-b-rear_going = Terreno dell'amico dietro
    .ask = In che terreno sta l'amico dietro { $whose }?
    .hint = Spear, Picche e Warband in terreno difficile non danno supporto.
dba-combat-field-b-psiloi_beside = Psiloi dietro a un vicino uguale che le sta a fianco
    .no = Niente Psiloi dietro a un vicino uguale che le sta a fianco
    .ask = Per { $whose }: accanto c'è una basetta dello stesso tipo, con Psiloi dietro?
    .hint = Aiutano anche le basette accanto a quella che hanno davanti, se dello stesso tipo.
dba-combat-field-b-other_shooters = Altri tiratori che la bersagliano, oltre al più vicino
    .ask = Quanti tiratori, oltre al più vicino, tirano contro { $whose }?
    .hint = Al massimo due: ognuno toglie 1 al bersaglio.
    .zero = Nessun altro le tira
dba-combat-field-b-cannot_recoil = Ritirata impossibile
    .no = Ritirata possibile
    .ask = La ritirata è impossibile per { $whose }?
    .hint = Manca lo spazio, o dietro c'è un nemico o l'acqua.
dba-combat-field-b-depth = Profondità della basetta
    .ask = Quanti mm è profonda la basetta, per { $whose }?
    .hint = Se non la indichi, quella abituale del tipo.
dba-combat-field-contact_with_bows = Come i Knight sono arrivati sui Bow
    .ask = Come sono arrivati i Knight su questi Bow?
    .hint = Solo per Knight battuti da Bow: se, quando e dove hanno attaccato.
dba-combat-field-die_a = Dado della prima basetta
    .none = non ancora tirato
    .ask = Quanto ha fatto la prima basetta con il dado?
    .hint = Senza dadi si hanno le probabilità.
dba-combat-field-die_b = Dado della seconda basetta
    .none = non ancora tirato
    .ask = Quanto ha fatto la seconda basetta con il dado?
    .hint = Senza dadi si danno le probabilità di tutti i tiri.
dba-combat-field-mutual = La seconda basetta risponde al tiro
    .no = La seconda basetta non risponde al tiro
    .ask = La seconda basetta risponde al tiro?
    .hint = Tirano entrambi, e ognuno può subire.
dba-combat-field-all_on_rear = Tutti i tiratori mirano al retro della seconda basetta
    .no = Non tutti i tiratori mirano al retro della seconda basetta
    .ask = Tutti i tiratori mirano al retro della seconda basetta?
    .hint = Chi per questo tiro deve ritirarsi è distrutto.
dba-combat-field-bw = Larghezza delle basette
    .hint = Larghezza di una basetta: 40 mm con figure da 15 mm, 60 mm con figure da 25.

dba-combat-value-outcome = Confronto
dba-combat-value-loser = Chi perde
    .said = { $loser-form ->
        [mp] { $loser } perdono.
        [fp] { $loser } perdono.
       *[other] { $loser } perde.
    }
dba-combat-value-result = Che cosa succede a chi perde
dba-combat-value-total_a = { $a }, totale
dba-combat-value-total_b = { $b }, totale
dba-combat-value-factor_a = { $a }, prima del dado
dba-combat-value-factor_b = { $b }, prima del dado
dba-combat-value-lost = Distrutti
dba-combat-value-carried_over = La mischia si riprende nel turno seguente
dba-combat-value-recoil_mm = Chi perde arretra di
dba-combat-value-supporter_fate = Chi sta dietro a chi perde
dba-combat-value-helpers_fate = Ogni amico di chi perde sul fianco o sul retro del nemico
dba-combat-value-pursues = Chi vince insegue
dba-combat-value-distance_mm = Chi vince insegue, se la via è libera, di
dba-combat-value-supporter_pursues = Insegue anche chi sta dietro a chi vince
dba-combat-value-moves_in = Chi vince entra
dba-combat-value-a_destroyed = Lanci su 36 in cui è distrutta la prima basetta ({ $a })
dba-combat-value-b_destroyed = Lanci su 36 in cui è distrutta la seconda basetta ({ $b })

dba-combat-value-legal = Consentito
dba-combat-value-violations = Contro le regole
dba-combat-finding-litter = { dba-shooting-finding-litter }
dba-combat-step-litter = A tirare sarebbe una Lettiga, che non tira mai.
dba-combat-finding-not-a-shooter = Tirano solo Bow, War Wagon e Artiglieria.
dba-combat-step-not-a-shooter = A tirare sarebbe una truppa che non tira mai.
dba-combat-both = { $total_a ->
    [none] {""}
   *[other] , { $total_a } a { $total_b }
}
dba-combat-finding-equal = { $result ->
    [none] Pari{ dba-combat-both }.
   *[other] { $result-code ->
        [destroyed] Pari{ dba-combat-both }: gli Scythed Chariot sono distrutti.
       *[none] Pari{ dba-combat-both }: non succede niente.
    }
}
dba-combat-totals = { $total_a ->
    [none] {""}
   *[other] { $total_b ->
        [none] {""}
       *[other] { $a } { $total_a }, { $b } { $total_b }{": "}
    }
}
dba-combat-finding-beaten = { dba-combat-totals }{ $loser-code ->
    [A] { $a } { $a-form ->
        [mp] battuti
        [fp] battute
        [fs] battuta
       *[ms] battuto
    }{ dba-combat-fate-a }
   *[B] { $b } { $b-form ->
        [mp] battuti
        [fp] battute
        [fs] battuta
       *[ms] battuto
    }{ dba-combat-fate-b }
}{ dba-combat-second-rank }.
dba-combat-finding-doubled = { dba-combat-totals }{ $loser-code ->
    [A] { $a } { $a-form ->
        [mp] doppiati
        [fp] doppiate
        [fs] doppiata
       *[ms] doppiato
    }{ dba-combat-fate-a }
   *[B] { $b } { $b-form ->
        [mp] doppiati
        [fp] doppiate
        [fs] doppiata
       *[ms] doppiato
    }{ dba-combat-fate-b }
}{ dba-combat-second-rank }.
dba-combat-finding-destroyed = { dba-combat-totals }{ $loser-code ->
    [A] { $a } { $a-form ->
        [mp] battuti o doppiati
        [fp] battute o doppiate
        [fs] battuta o doppiata
       *[ms] battuto o doppiato
    }{ dba-combat-fate-a }
   *[B] { $b } { $b-form ->
        [mp] battuti o doppiati
        [fp] battute o doppiate
        [fs] battuta o doppiata
       *[ms] battuto o doppiato
    }{ dba-combat-fate-b }
}{ dba-combat-second-rank }.
dba-combat-finding-factor_a = { $total_a ->
    [none] { $a } { $factor_a }, { $b } { $factor_b } prima del dado{ dba-combat-chances }.
   *[other] { $a } { $factor_a }, { $b } { $factor_b }, prima del dado.
}
dba-combat-part = { $who } { $parts }
dba-combat-part-times = { $first ->
    [yes] in { $n ->
        [one] 1 lancio
       *[other] { $n } lanci
    } su { $den }
   *[no] in { $n }
}
dba-combat-part-recoils = in ritirata { $times }
dba-combat-part-flees = in fuga { $times }
dba-combat-part-surrenders = resa { $times }
dba-combat-part-stands = { $form ->
    [mp] battuti
    [fp] battute
    [fs] battuta
   *[ms] battuto
} senza danni { $times }
dba-combat-part-lost = { $form ->
    [mp] distrutti
    [fp] distrutte
    [fs] distrutta
   *[ms] distrutto
} { $times }
dba-combat-chances = { $chances ->
    [none] {""}
   *[other] {": "}{ $chances }
}

dba-combat-step-factor = { $side }: { $against }, fattore { $value }.
dba-combat-step-no-support = { $side }: nessuno alle spalle.
dba-combat-step-support-mode = { $side }. { dba-rear-support-step-support-mode }
dba-combat-step-support-front = { $side }. { dba-rear-support-step-support-front }
dba-combat-step-support-facing = { $side }. { dba-rear-support-step-support-facing }
dba-combat-step-support-place = { $side }. { dba-rear-support-step-support-place }
dba-combat-step-support-kind = { $side }. { dba-rear-support-step-support-kind }
dba-combat-step-support-going = { $side }. { dba-rear-support-step-support-going }
dba-combat-step-support-enemy = { $side }. { dba-rear-support-step-support-enemy }
dba-combat-step-support-value = { $side }. { dba-rear-support-step-support-value }
dba-combat-step-bua-garrison = { $side }. { dba-tactical-factors-step-bua-garrison }
dba-combat-step-own-camp = { $side }. { dba-tactical-factors-step-own-camp }
dba-combat-step-general = { $side }. { dba-tactical-factors-step-general }
dba-combat-step-higher = { $side }. { dba-tactical-factors-step-higher }
dba-combat-step-bank = { $side }. { dba-tactical-factors-step-bank }
dba-combat-step-overlap = { $side }. { dba-tactical-factors-step-overlap }
dba-combat-step-flank-or-rear = { $side }. { dba-tactical-factors-step-flank-or-rear }
dba-combat-step-other-shooter = { $side }. { dba-tactical-factors-step-other-shooter }
dba-combat-step-bad-going = { $side }. { dba-tactical-factors-step-bad-going }
dba-combat-step-enemy-in-bad-going = { $side }. { dba-tactical-factors-step-enemy-in-bad-going }
dba-combat-step-assault-bua = { $side }. { dba-tactical-factors-step-assault-bua }
dba-combat-step-sum = { $side }: fattore { $factor }, supporto { $help }, fattori tattici { $modifiers }: { $sum } prima del dado.
dba-combat-step-totals = { $who_a } { $value } (dado { $die_a }), { $who_b } { $b } (dado { $die_b }): { $loser ->
    [none] pari
   *[other] { $loser } { dba-combat-loser-degree }
}.
dba-combat-loser-degree = { $degree-code ->
    [beaten] { $loser-form ->
        [mp] battuti
        [fp] battute
        [fs] battuta
       *[ms] battuto
    }
   *[doubled] { $loser-form ->
        [mp] doppiati
        [fp] doppiate
        [fs] doppiata
       *[ms] doppiato
    }
}
dba-combat-side-degree = { $degree-code ->
    [beaten] { $side-form ->
        [mp] battuti
        [fp] battute
        [fs] battuta
       *[ms] battuto
    }
   *[doubled] { $side-form ->
        [mp] doppiati
        [fp] doppiate
        [fs] doppiata
       *[ms] doppiato
    }
}
dba-combat-side-fate = { $fate-code ->
    [none] nessuna conseguenza
    [recoil] in ritirata
    [flee] in fuga
    [surrender] resa
   *[destroyed] { $side-form ->
        [mp] distrutti
        [fp] distrutte
        [fs] distrutta
       *[ms] distrutto
    }
}
dba-combat-step-result = { $side }: { dba-combat-side-fate }.
dba-combat-step-barred = { $why ->
    [flank] { $side }: con un nemico sul fianco o sul retro la ritirata è impossibile e la basetta è persa.
    [cannot] { $side }: la ritirata è impossibile e la basetta è persa.
    [free] { $side }: dai dati che ci sono, niente impedisce la ritirata.
   *[no-recoil] { $side }: nessuna ritirata.
}
dba-combat-step-recoil = { $fate-code ->
    [flee] { $side }: ritirata di { $value } mm, poi fuga.
   *[other] { $side }: ritirata di { $value } mm.
}
dba-combat-step-supporter = { $fate-code ->
    [destroyed] { $side }: la basetta dietro ({ $troop }) è distrutta.
    [recoils] { $side }: la basetta dietro ({ $troop }) si ritira.
    [pushed] { $side }: la basetta dietro ({ $troop }) è spinta indietro.
   *[other] { $side }: alla basetta dietro ({ $troop }) non succede nulla.
}
dba-combat-step-psiloi-beside = Agli Psiloi dietro al vicino di { $side } non succede nulla.
dba-combat-step-helpers = { $fate-code ->
    [recoils] Anche gli amici di chi perde ({ $side }), sul fianco o sul retro del nemico, si ritirano.
   *[stays] Gli amici di chi perde ({ $side }), sul fianco o sul retro del nemico, restano dove sono.
}
dba-combat-step-pursuit = { $why ->
    [pursues] { $side }: chi vince insegue di { $value } mm.
    [moves-in] { $side }: chi vince entra.
   *[stays] { $side }: chi vince non insegue.
}
dba-combat-step-supporter-pursuit = { $applied ->
    [yes] { $side }: insegue anche la basetta dietro, di { $value } mm.
   *[no] { $side }: la basetta dietro non insegue.
}
dba-combat-step-would = { $applied ->
    [yes] { $side ->
        [none] { $value ->
            [1] Pari in un lancio su 36.
           *[other] Pari in { $value } lanci su 36.
        }
       *[other] { $value ->
            [1] { $side } { dba-combat-side-degree } in un lancio su 36: { dba-combat-side-fate }.
           *[other] { $side } { dba-combat-side-degree } in { $value } lanci su 36: { dba-combat-side-fate }.
        }
    }
   *[no] { $side ->
        [none] Le due basette non pareggiano mai.
       *[other] { $side }: mai { dba-combat-side-degree }.
    }
}

dba-combat-odds-b-destroyed = { $b }: distruzione
dba-combat-odds-b-surrenders = { $b }: resa
dba-combat-odds-b-flees = { $b }: fuga
dba-combat-odds-b-recoils = { $b }: ritirata
dba-combat-odds-b-stands = { $b }: sconfitta senza danni
dba-combat-odds-tie-b-destroyed = pari, { $b }: distruzione
dba-combat-odds-a-destroyed = { $a }: distruzione
dba-combat-odds-a-surrenders = { $a }: resa
dba-combat-odds-a-flees = { $a }: fuga
dba-combat-odds-a-recoils = { $a }: ritirata
dba-combat-odds-a-stands = { $a }: sconfitta senza danni
dba-combat-odds-tie-a-destroyed = pari, { $a }: distruzione
dba-combat-odds-equal = pari
dba-combat-odds-both-destroyed = pari, distruzione di entrambi

dba-point-artillery-under-fire = Che fattore ha l'Artiglieria sotto tiro che non risponde?

flag-outside-troop-class = I documenti non dicono se queste truppe contano come fanteria: il dato viene da fonti pubbliche.

# Chi tira a chi, il tiro sul retro, girarsi

dba-shooting-target-priority = Chi tira a chi?
    .question = I tiratori hanno scelto i bersagli come devono?
    .legal = In regola
    .illegal = Non in regola

dba-shooting-target-priority-field-shooters = Tiratori
    .ask = Quali delle tue basette tirano?
    .within = il tiratore
dba-shooting-target-priority-field-shooters-id = Nome
    .ask = Come chiami { $whose }?
    .hint = Breve: serve a dire chi tira a chi.
dba-shooting-target-priority-field-shooters-candidates = I suoi bersagli
    .ask = A quali nemici può tirare { $whose }?
    .hint = I nomi dei nemici a cui può tirare, separati da virgole.
dba-shooting-target-priority-field-targets = Nemici
    .no = Nessun nemico
    .ask = A quali nemici potrebbero tirare i tuoi tiratori?
    .within = il nemico
dba-shooting-target-priority-field-targets-id = Nome
    .ask = Come chiami { $whose }?
dba-shooting-target-priority-field-targets-can_shoot_back_at = Può rispondere al tiro di
    .ask = A quali dei tuoi tiratori può rispondere { $whose }?
    .hint = Nomi di tuoi tiratori, separati da virgole. Nessuno, se non tira o se è Artiglieria che nel suo ultimo turno ha fatto una mossa tattica.
dba-shooting-target-priority-field-assignment = Chi tira a chi
    .none = non indicato
    .ask = Chi tira a chi?
    .hint = Per esempio: arcieri=cavalieri, cannoni=elefanti.

dba-shooting-target-priority-value-legal = Consentito
dba-shooting-target-priority-value-violations = Tutte le ragioni contrarie

dba-combat-fate-a = { $result ->
    [none] {""}
   *[other] {" "}{ $result-code ->
        [none] senza conseguenze
        [recoil] e in ritirata
        [flee] e in fuga
        [surrender] con la resa
       *[destroyed] e { $a-form ->
            [mp] distrutti
            [fp] distrutte
            [fs] distrutta
           *[ms] distrutto
        }
    }
}
dba-combat-fate-b = { $result ->
    [none] {""}
   *[other] {" "}{ $result-code ->
        [none] senza conseguenze
        [recoil] e in ritirata
        [flee] e in fuga
        [surrender] con la resa
       *[destroyed] e { $b-form ->
            [mp] distrutti
            [fp] distrutte
            [fs] distrutta
           *[ms] distrutto
        }
    }
}
dba-combat-second-rank = { $supporter_fate-code ->
    [destroyed] , con la seconda fila
   *[other] {""}
}
dba-shooting-target-priority-finding-legal = { $assignment ->
    [none] Ogni tiratore con un bersaglio tira.
   *[other] Ogni tiratore con un bersaglio tira, e i nemici in grado di rispondere hanno la precedenza.
}
dba-shooting-target-priority-finding-idle = C'è un tiratore che ha un bersaglio e non tira.
dba-shooting-target-priority-finding-too-many = Più di tre basette tirano allo stesso bersaglio.
dba-shooting-target-priority-finding-unanswered-shooter = Nessuno tira a un nemico in grado di rispondere, e un tiratore potrebbe farlo.
dba-shooting-target-priority-finding-must-prefer-shooter = A un nemico in grado di rispondere può tirare un solo tiratore, e quel tiratore mira altrove.

dba-shooting-target-priority-step-crowd = { $applied ->
    [yes] Su { $target } tirano in { $value }; il massimo è { $limit }.
   *[no] { $value ->
        [one] Su { $target } tira uno solo.
       *[other] Su { $target } tirano in { $value }.
    }
}
dba-shooting-target-priority-step-shooter = { $why ->
    [shoots] { $value } tira a { $target }.
    [no-target] { $value } non ha bersagli.
    [all-taken] { $value } non tira: su tutti i suoi bersagli tirano già in quanti possono.
   *[idle] { $value } ha un bersaglio e non tira.
}
dba-shooting-target-priority-step-enemy-shooter = { $why ->
    [covered] { $value } può rispondere: qualcuno gli tira.
    [too-few] { $value } può rispondere, ma non restano tiratori per tirargli.
    [alone] { $value } può rispondere, e il solo che può tirargli è { $by }.
   *[left-out] { $value } può rispondere e nessuno gli tira; può farlo uno fra: { $by }.
}
dba-shooting-target-priority-step-other-target = { $value } non può scambiare tiri con nessuno: niente precedenza.
dba-shooting-target-priority-step-free = { $applied ->
    [yes] { $value ->
        [one] Un tiratore mira a un bersaglio a scelta.
       *[other] { $value } tiratori mirano a bersagli a scelta.
    }
   *[no] Nessuno mira a un bersaglio senza precedenza.
}

dba-shooting-target-priority-remedy-assign = Consentito se tirano così: { $assignment }.

dba-rear-shot = Tiro sul retro
    .question = Il tiro sul lato posteriore uccide il bersaglio?

dba-rear-shot-field-shooters = Tiratore
    .ask = Ci sono basette che tirano al bersaglio?
    .within = il tiratore
dba-rear-shot-field-shooters-edge = Lato a cui mira
    .ask = A quale lato mira { $whose }?
    .hint = Il lato del bersaglio ai cui estremi arrivano le sue linee.
dba-rear-shot-field-shooters-in_bua = Tira da dentro una BUA
    .no = Non tira da dentro una BUA
    .ask = Tira da dentro una BUA { $whose }?
dba-rear-shot-field-shooters-both_front_corners_behind = Ha tutti e due gli angoli frontali oltre la linea del retro del bersaglio
    .no = Non ha tutti e due gli angoli frontali oltre la linea del retro
    .ask = Per { $whose }: i due angoli frontali sono oltre la linea del retro del bersaglio?
    .hint = Lo chiede la scheda; al Commentario basta che si miri al retro.
dba-rear-shot-field-target_result = Risultato per il bersaglio
    .ask = Che risultato tocca al bersaglio?
    .hint = Come si legge nella tabella dei risultati: il tiro sul retro rende mortale una ritirata.

dba-target-edge-rear = retro
dba-target-edge-left = lato sinistro
dba-target-edge-right = lato destro
dba-target-edge-front = fronte

dba-target-result-recoil = si ritira
dba-target-result-no-effect = nessun effetto
dba-target-result-flee = fugge
dba-target-result-destroyed = distrutto
dba-target-result-equal = pareggio

dba-rear-shot-value-destroyed = Bersaglio distrutto

dba-rear-shot-finding-destroyed = Il bersaglio è distrutto.
dba-rear-shot-finding-not-destroyed = Il bersaglio non è distrutto{ $target_result-code ->
    [no-effect] , perché non deve ritirarsi
    [equal] , perché non deve ritirarsi
   *[other] {""}
}.

dba-rear-shot-step-shooter = { $why ->
    [behind] Il tiratore { $n } mira al retro da dietro.
    [line] Il tiratore { $n } mira al retro senza essere tutto alle spalle.
    [rear] Il tiratore { $n } mira al retro.
    [bua] Il tiratore { $n } mira al retro da una BUA, e così non uccide.
    [front] Il tiratore { $n } mira al fronte.
   *[side] Il tiratore { $n } mira altrove: { $edge }.
}
dba-rear-shot-step-all-on-rear = { $applied ->
    [yes] Tutto il tiro è sul retro.
   *[no] Non tutto il tiro è sul retro.
}
dba-rear-shot-step-result = { $applied ->
    [yes] Risultato per il bersaglio: { $result }. Il lato a cui si mira conta.
   *[no] Risultato per il bersaglio: { $result }. Senza ritirata il lato non conta.
}
dba-rear-shot-step-where-from = { $why ->
    [beyond] Tutti i tiratori stanno oltre il retro del bersaglio.
   *[astride] { $applied ->
        [yes] Non occorre che i tiratori stiano oltre il retro del bersaglio; basta che mirino lì.
       *[no] Non tutti i tiratori stanno oltre il retro del bersaglio, come vorrebbe la scheda.
    }
}
dba-rear-shot-step-flight = { $applied ->
    [yes] La fuga comincia con una ritirata, ed è quella a uccidere.
   *[no] La regola parla solo di ritirata: il bersaglio fugge.
}

dba-rear-shot-remedy-aim = Il bersaglio è distrutto se tutti i tiratori possono mirare al retro, e lo fanno.

dba-turn-to-face = Girarsi verso l'attaccante
    .question = Toccata sul fianco o sul retro, la basetta si gira? E da che parte?

dba-turn-to-face-field-contacts = Contatto
    .ask = La basetta è toccata da qualche nemico?
    .within = il contatto
dba-turn-to-face-field-contacts-by = Attaccante
    .ask = Da quale nemico viene { $whose }?
    .hint = Un nome breve.
dba-turn-to-face-field-contacts-edge = Lato toccato
    .ask = Su quale lato della basetta avviene { $whose }?
dba-turn-to-face-field-contacts-order = Quale contatto, in ordine
    .ask = Quando è arrivato { $whose }: per primo, secondo, terzo?
    .hint = Il primo ad arrivare è l'1.
dba-turn-to-face-field-contacts-legal = Il contatto è legale
    .no = Il contatto non è legale
    .ask = È legale { $whose }?
    .hint = Tutto il fronte, tutto il retro, o il fianco con gli angoli frontali a contatto.
dba-turn-to-face-field-conforms = La basetta si conforma subito
    .no = La basetta non si conforma subito
    .ask = La basetta è isolata e si conforma subito al gruppo che la tocca?
    .hint = Lo fanno gli Psiloi isolati in terreno agevole e i Light Horse isolati.
dba-turn-to-face-field-in_front_contact = La basetta ha già un nemico a contatto sul fronte
    .no = La basetta non ha un nemico a contatto sul fronte
    .ask = La basetta ha già un nemico a contatto sul fronte?
    .hint = Chi combatte sul fronte non si gira.
dba-turn-to-face-field-troop = Basetta toccata
    .ask = Di che truppe è la basetta toccata?
dba-turn-to-face-field-room_to_turn = C'è spazio per girarsi
    .ask = La basetta toccata ha spazio per girarsi?
    .hint = Dove starebbe la basetta girata non dev'esserci nulla.
dba-turn-to-face-field-phase = Quando
    .ask = A che punto sono i movimenti?
    .hint = Le basette si girano alla fine della fase di movimento.
dba-turn-to-face-field-friends_behind = Amici in colonna dietro
    .ask = Quanti amici ha dietro in colonna la basetta toccata?
    .hint = Quelli in colonna con lei, fronte contro retro.
dba-turn-to-face-field-bw = Larghezza delle basette
    .hint = Larghezza di una basetta: 40 mm con figure da 15 mm, 60 mm con figure da 25.
dba-turn-to-face-field-depth = Profondità della basetta
    .hint = Se non la indichi, quella abituale del tipo.

dba-touched-edge-flank-left = fianco sinistro
dba-touched-edge-flank-right = fianco destro
dba-touched-edge-rear = retro

dba-turning-room-yes = c'è
dba-turning-room-attackers-can-back = c'è, se gli attaccanti arretrano
dba-turning-room-no = non c'è, e non possono arretrare

dba-move-phase-during = si sta ancora muovendo
dba-move-phase-end = i movimenti sono finiti

dba-turning-turns = si gira
dba-turning-stays = resta com'è
dba-turning-edge-counts-as-front = quel lato fa da fronte
dba-turning-attack-not-possible = l'attacco non si può fare
dba-turning-conforms-at-once = si conforma subito
dba-turning-not-yet = non ancora

dba-turn-to-face-value-result = Risultato
dba-turn-to-face-value-towards = Lato verso quel nemico
    .said = Verso quel nemico la basetta ha il { $towards }.
dba-turn-to-face-value-faces = Di fronte a
dba-turn-to-face-value-attackers_back_up = Gli attaccanti arretrano
dba-turn-to-face-value-second_turns_too = Si gira anche la seconda basetta
dba-turn-to-face-value-third_pushed = La terza basetta è spinta indietro

dba-turn-to-face-finding-turns = { dba-touched } si gira verso { $faces }, sul { $towards }.
dba-turn-to-face-finding-stays = { dba-touched } non si gira.
dba-turn-to-face-finding-edge-counts-as-front = { dba-touched } non si gira: da ora il suo fronte è il { $towards }.
dba-turn-to-face-finding-attack-not-possible = La basetta non ha spazio per girarsi, quindi l'attacco sul fianco non si può fare.
dba-turn-to-face-finding-conforms-at-once = { dba-touched } si conforma subito al gruppo che la tocca.
dba-turn-to-face-finding-not-yet = { dba-touched } si girerà, ma solo a movimenti finiti.

dba-turn-to-face-step-contact = { $why ->
    [first] { $value } è stato il primo a toccarla: { $edge }.
    [later] { $value } l'ha toccata dopo: { $edge }.
   *[not-legal] { $value }, { $edge }: il contatto non è legale, nessuno si gira per lui.
}
dba-turn-to-face-step-front = { $applied ->
    [yes] La basetta ha un nemico sul fronte.
   *[no] La basetta non ha nemici sul fronte.
}
dba-turn-to-face-step-wagon = { $applied ->
    [yes] La basetta è un War Wagon, o muove come un War Wagon: non si gira.
   *[no] La basetta non è un War Wagon.
}
dba-turn-to-face-step-phase = { $applied ->
    [yes] I movimenti sono finiti.
   *[no] Si sta ancora muovendo.
}
dba-turn-to-face-step-room = { $why ->
    [yes] Lo spazio per girarsi c'è.
    [attackers-can-back] Gli attaccanti arretrano di quanto serve alla basetta per girarsi.
    [no] Lo spazio non c'è, e gli attaccanti non possono arretrare.
   *[not-asked] Lo spazio per girarsi non conta.
}
dba-turn-to-face-step-second = { $why ->
    [nobody] La basetta non ha nessuno dietro in colonna.
    [about] La basetta fa dietrofront da sola.
    [thin] Due profondità fanno { $value } mm e stanno in { $width } mm: la seconda si gira con lei.
    [touched] Due profondità fanno { $value } mm, ma l'attaccante tocca anche la seconda: si gira con lei.
   *[deep] Due profondità fanno { $value } mm, più di { $width } mm: si gira da sola.
}
dba-turn-to-face-step-third = { $why ->
    [nobody] Una terza basetta non c'è.
    [fits] Alle due basta lo spazio che hanno: la terza resta dov'è.
   *[pushed] { $applied ->
        [yes] La terza è spinta indietro, con tutto ciò che ha alle spalle.
       *[no] La terza non è spinta.
    }
}
dba-turn-to-face-step-later = { $why ->
    [same-edge] { $value } tocca lo stesso lato.
    [square] { $value } resta a contatto: la basetta che si gira è quadrata.
    [rear-first] { $value }, { $edge }: il contatto non è più legale, ma ritirandosi la basetta è persa.
    [flank-first] { $value }, { $edge }: arretra, se è d'intralcio.
    [clear] { $value }, { $edge }: perde il contatto, e sta troppo lontano per impedire la ritirata.
   *[flanks] { $value }, { $edge }: perde il contatto, ma impedisce ancora la ritirata.
}

dba-point-rear-shot-where-from = Per tirare sul retro bisogna stare dietro al bersaglio?
flag-conflict-rear-shot-where-from = Per la scheda tutti i tiratori devono stare oltre il retro del bersaglio. Il Commentario non lo chiede, e si segue il Commentario.

# Mosse in una ZOC, contatto, da overlap a fianco, conformarsi

dba-threat-zone-move = Mosse nella ZOC nemica
    .question = La basetta è nella ZOC di un nemico: può fare questa mossa?

dba-threat-zone-move-field-zones = ZOC in cui la basetta si trova o entra
    .no = Nessuna ZOC in cui la basetta si trovi o entri
    .ask = Ci sono ZOC nemiche in cui la basetta si trova o entra?
    .within = ZOC
    .hint = Il quadrato profondo una basetta davanti a un nemico (BWD, ZOC).
dba-threat-zone-move-field-zones-id = Basetta, BUA o campo nemico
    .ask = Come chiami il nemico della { $whose }?
    .hint = Un nome breve, come B1: serve a dire chi viene contattato.
dba-threat-zone-move-field-zones-kind = Di che cosa è la ZOC
    .ask = Di che cosa è la { $whose }?
    .hint = BUA e campi hanno una ZOC tutt'intorno.
dba-threat-zone-move-field-facing_zone_enemy = Lato della basetta rivolto al nemico
    .ask = Quale lato della tua basetta è rivolto al nemico che ha la ZOC?
    .hint = Con più ZOC, il nemico verso cui la basetta muove.
dba-threat-zone-move-field-lined_up = La basetta è già allineata con il nemico a cui si avvicina
    .no = La basetta non è ancora allineata con il nemico a cui si avvicina
    .ask = La basetta è già allineata con il nemico a cui si avvicina?
    .if-so = Consentito se la basetta è già allineata con il nemico a cui si avvicina.
dba-threat-zone-move-field-aligned_with = Nemico con cui la basetta è già allineata
    .ask = Con quale nemico è già allineata la basetta?
    .none = nessuno
    .hint = La basetta nemica che ha di fronte, parallela ed entro il suo fronte.
    .no = La basetta non è allineata con un nemico
dba-threat-zone-move-field-move = Mossa
    .ask = Che mossa fa la basetta?
dba-threat-zone-move-field-target = Nemico verso cui muove la basetta
    .ask = Verso quale nemico muove la basetta?
    .other = un altro, nella cui ZOC la basetta non è
    .hint = Un nome. Con una ZOC sola non serve.
dba-threat-zone-move-field-contact_edge_of_target = Lato del nemico contattato
    .ask = Quale lato del nemico viene toccato?
    .none = nessun contatto
    .no = La mossa non porta a contatto
dba-threat-zone-move-field-contact_with = Lato con cui la basetta tocca il nemico
    .ask = Con quale dei suoi lati la basetta che muove tocca il nemico?
    .none = nessun contatto
    .hint = Quale lato di chi muove tocca.
    .no = La mossa non porta a contatto
dba-threat-zone-move-field-turned_during = Lungo la mossa la basetta si gira o devia
    .no = Lungo la mossa la basetta non si gira e non devia
    .ask = Lungo la mossa la basetta si gira o devia?
    .hint = Qualunque cambio di direzione, anche una volta fuori dalla ZOC.
dba-threat-zone-move-field-enters_from_outside = La basetta parte da fuori ed entra nella ZOC
    .no = La basetta non entra nella ZOC da fuori
    .ask = La basetta parte da fuori della ZOC?
dba-threat-zone-move-field-enough_move = La basetta ha passi a sufficienza per arrivare alla BUA o al campo
    .no = La basetta non ha passi a sufficienza per la BUA o il campo
    .ask = La basetta ha passi a sufficienza per arrivare alla BUA o al campo?
    .hint = Se i passi non bastano, i documenti non sono d'accordo su che cosa può fare.

dba-zone-kind-element = una basetta
dba-zone-kind-bua = una BUA
dba-zone-kind-camp = un campo

dba-zone-move-contact = va a contatto
dba-zone-move-align = si allinea
dba-zone-move-close-up = si avvicina
dba-zone-move-straight-back = arretra dritta
dba-zone-move-turn-only = si gira sul posto
dba-zone-move-other = fa altro
dba-zone-move-outcome = è mossa da un risultato
dba-zone-move-dismount-align = smonta allineandosi
dba-zone-move-dismount-other = smonta in altro modo

dba-threat-zone-move-value-legal = Consentito
dba-threat-zone-move-value-violations = Tutte le ragioni contrarie

dba-touched = La basetta toccata
dba-threat-zone-move-finding-legal = La ZOC nemica non vieta questa mossa.
dba-threat-zone-move-whatever-illegal = Nella ZOC si può solo contattare il nemico che la esercita, allinearsi davanti a lui, avvicinarsi se si è già allineati o arretrare dritti.
dba-threat-zone-move-finding-leaves-to-attack = La basetta uscirebbe dalla ZOC per attaccare un altro nemico.
dba-threat-zone-move-finding-not-an-owner = La basetta non è nella ZOC di quel nemico.
dba-threat-zone-move-finding-not-its-front = Nella ZOC di quel nemico si attacca solo il suo fronte.
dba-threat-zone-move-finding-contact-backwards = Non si va a contatto andando all'indietro.
dba-threat-zone-move-finding-not-with-the-front = La basetta toccherebbe il nemico con il fianco, e non è un contatto legale.
dba-threat-zone-move-finding-turn-first = La basetta deve prima girarsi, e girarsi è una mossa a sé.
dba-threat-zone-move-finding-place-front-only = Una BUA o un campo si contattano con il fronte.
dba-threat-zone-move-finding-mere-facing = Non basta mettersi di fronte alla BUA o al campo, bisogna contattarli.
dba-threat-zone-move-finding-does-not-reach = La basetta ha i passi per arrivare alla BUA o al campo, quindi non può fermarsi prima.
dba-threat-zone-move-finding-short-of-place = Nella ZOC di una BUA o di un campo la basetta può avvicinarsi solo se li tocca, e non ci arriva.
dba-threat-zone-move-finding-not-lined-up = Prima di avvicinarsi la basetta deve allinearsi.
dba-threat-zone-move-finding-turned = Una basetta che arretra va dritta per tutta la mossa.
dba-threat-zone-move-finding-approach-backwards = La basetta deve prima girarsi verso il nemico.
dba-threat-zone-move-finding-must-line-up = Una basetta che entra nella ZOC deve allinearsi o andare a contatto.
dba-threat-zone-move-finding-crossing = Nessuna basetta può attraversare una ZOC nemica.
dba-threat-zone-move-finding-other-move = In una ZOC nemica la basetta può solo andare a contatto, allinearsi, avvicinarsi o arretrare.
dba-threat-zone-move-finding-marching-off = Con il nemico alle spalle non ci si può allontanare andando in avanti.
dba-threat-zone-move-finding-facing-away = La basetta si girerebbe dalla parte opposta al nemico.
dba-threat-zone-move-finding-dismounts-otherwise = Nella ZOC si smonta solo allineandosi.
dba-threat-zone-move-finding-dismounts-into-contact = Chi smonta non può finire a contatto con il nemico.

dba-threat-zone-move-step-zone = { $applied ->
    [yes] { $why ->
        [chosen] La basetta è nella ZOC di { $value } ({ $kind }), verso cui muove.
       *[other] La basetta è nella ZOC di { $value } ({ $kind }).
    }
   *[no] La ZOC di { $value } ({ $kind }) non tocca le mosse dovute a un risultato.
}
dba-threat-zone-move-step-move = { $applied ->
    [yes] La basetta è nella ZOC, e { $kind }.
   *[no] La basetta { $kind }: nessuna ZOC la limita.
}
dba-threat-zone-move-step-facing = { $applied ->
    [yes] La basetta ha il nemico alle spalle.
   *[no] La basetta non ha il nemico alle spalle, o non conta ({ $edge }).
}
dba-threat-zone-move-step-enters = { $applied ->
    [yes] La basetta entra nella ZOC da fuori.
   *[no] La basetta non entra nella ZOC da fuori.
}
dba-threat-zone-move-step-turned = { $applied ->
    [yes] Arretrando la basetta si gira o devia.
   *[no] { $why ->
        [asked] La basetta va sempre dritta.
       *[not-asked] Girarsi lungo il percorso conta solo per chi arretra.
    }
}
dba-threat-zone-move-step-sheet-limits = { $applied ->
    [yes] Per la scheda, chi si allinea non copre meno fronte nemico di prima e non si allontana. Controlla sul tavolo.
   *[no] La basetta non si allinea.
}
dba-threat-zone-move-step-own-edge = { $applied ->
    [yes] La basetta contatta con il proprio fronte.
   *[no] La basetta contatta con il lato sbagliato: { $edge }.
}
dba-threat-zone-move-step-target-edge = { $applied ->
    [yes] La basetta contatta il fronte del nemico.
   *[no] La basetta contatta un altro lato del nemico: { $edge }.
}
dba-threat-zone-move-step-aligned = { $applied ->
    [yes] La basetta è già allineata con quel nemico.
   *[no] La basetta non è allineata con quel nemico.
}
dba-threat-zone-move-step-falls-short = { $why ->
    [sheet] La basetta non arriva alla BUA o al campo; per la scheda può avvicinarsi.
   *[commentary] La basetta non arriva alla BUA o al campo; il Commentario vuole il contatto.
}
dba-threat-zone-move-step-backs-near = { $why ->
    [commentary] La basetta si avvicina a un nemico alle spalle: il Commentario lo permette.
   *[sheet] La basetta si avvicina a un nemico alle spalle: per la scheda deve prima girarsi.
}

dba-threat-zone-move-remedy-no-turn = Consentito se la basetta arretra senza girarsi né deviare.
dba-threat-zone-move-remedy-turn = Consentito se la basetta si gira verso il nemico.
dba-threat-zone-move-remedy-its-front = Consentito se il contatto è fronte contro fronte.
dba-threat-zone-move-remedy-reach = Consentito se la basetta arriva alla BUA o al campo con il fronte.
dba-threat-zone-move-remedy-line-up = Consentito se la basetta si allinea con { $owner }.
dba-threat-zone-move-remedy-back = Consentito se la basetta arretra dritta.

dba-contact-permission = Una basetta può andare a contatto?
    .question = Questa basetta può finire la mossa toccando quel nemico?

dba-contact-permission-field-mover = Chi muove
    .pair = Chi muove, e quale nemico tocca?
    .ask = Che truppe muovono?
dba-contact-permission-field-mover_unit = Chi muove va da solo o in gruppo
    .ask = Le truppe muovono da sole o in gruppo?
    .hint = Un gruppo può toccare come capita se una sua basetta fa un contatto legale.
dba-contact-permission-field-contact = Contatto
    .ask = Con che tipo di contatto finisce la mossa?
    .hint = Overlap d'angolo: angoli frontali a contatto; laterale: fianchi a contatto.
dba-contact-permission-field-target = Nemico toccato
    .ask = Di che truppe è il nemico toccato?
    .none = nessuno (una BUA, un campo o niente)
dba-contact-permission-field-target_going = Terreno del nemico
    .ask = In che terreno sta il nemico toccato?
    .none = non indicato
dba-contact-permission-field-target_in_group = Il nemico fa parte di un gruppo
    .no = Il nemico non fa parte di un gruppo
    .ask = Il nemico toccato fa parte di un gruppo?
    .hint = Psiloi e Light Horse si conformano a un gruppo solo se isolati.
dba-contact-permission-field-target_in_front_melee = Il nemico è già in mischia sul fronte
    .no = Il nemico non è in mischia sul fronte
    .ask = Il nemico toccato è già in mischia sul fronte?
    .hint = Serve per un overlap, a meno che chi muove finisca lui stesso in mischia.
dba-contact-permission-field-mover_also_in_melee = Chi muove finisce anche in mischia con qualcuno
    .no = Chi muove non finisce in mischia con nessuno
    .ask = Chi muove finisce in mischia anche con un altro nemico?
dba-contact-permission-field-group_has_legal_combat_contact = Un'altra basetta del gruppo finisce in contatto di combattimento
    .no = Nessun'altra basetta del gruppo finisce in contatto di combattimento
    .ask = Un'altra basetta del gruppo che muove finisce in contatto di combattimento?
    .if-so = Consentito se un'altra basetta del gruppo finisce in contatto di combattimento.
    .hint = Allora le altre possono toccare in qualunque modo.
dba-contact-permission-field-already_touching = Chi muove e il nemico si toccavano già
    .no = Chi muove e il nemico non si toccavano ancora
    .ask = Chi muove e il nemico si toccavano già prima della mossa?
    .hint = Artiglieria e War Wagon possono mantenere un contatto, mai prenderlo.
dba-contact-permission-field-front_used = Chi muove tocca la BUA o il campo con il fronte
    .no = Chi muove non tocca la BUA o il campo con il fronte
    .ask = La basetta che muove tocca la BUA o il campo con il fronte?
    .hint = Per una BUA o un campo basta una parte qualsiasi del fronte.
dba-contact-permission-field-attackers_already = Altri che in questo turno attaccano la BUA o il campo
    .ask = Quante altre basette attaccano la BUA o il campo in questo turno?
    .hint = In un turno possono attaccare tre basette una BUA, una sola un campo.
    .zero = In questo turno non la attacca nessun altro
dba-contact-permission-field-is_further_road_move = È una mossa ulteriore su strada
    .no = Non è una mossa ulteriore su strada
    .ask = Questa è una mossa ulteriore su strada?
    .hint = Le mosse ulteriori su strada si fermano prima di toccare il nemico.

dba-mover-unit-single = da sola
dba-mover-unit-group = in gruppo
dba-mover-unit-column-road = in colonna su strada

dba-contact-bua = contro una BUA
dba-contact-camp = contro un campo

dba-contact-permission-value-legal = Consentito
dba-contact-permission-value-why = Perché no
dba-contact-permission-value-violations = Tutte le ragioni contrarie

dba-contact-why-never-into-contact = non va mai a contatto
dba-contact-why-by-road = mossa ulteriore su strada
dba-contact-why-overlap-on-unengaged = nemico non in mischia
dba-contact-why-single-touch = da sola, e non è legale
dba-contact-why-no-combat-contact = nel gruppo nessun contatto di combattimento
dba-contact-why-not-with-the-front = non con il fronte
dba-contact-why-bua-full = troppi sulla BUA
dba-contact-why-camp-full = troppi sul campo
dba-contact-why-stays-inside = non lascia mai il suo posto

dba-contact-permission-finding-legal = La mossa può finire con questo contatto.
dba-contact-permission-finding-never-into-contact = { $mover-code ->
    [Art] L'Artiglieria non va mai a contatto.
    [WWg] I War Wagon non vanno mai a contatto.
    [Lit] La Lettiga non va mai a contatto.
   *[other] Artiglieria, War Wagon e Lettiga non vanno mai a contatto.
}
dba-contact-permission-finding-by-road = Una mossa ulteriore su strada non finisce a contatto.
dba-contact-permission-finding-overlap-on-unengaged = In overlap si va solo su un nemico che combatte già sul fronte.
dba-contact-permission-finding-single-touch = Da sola, la basetta deve finire in un contatto legale.
dba-contact-permission-finding-no-combat-contact = Nessuna basetta del gruppo finisce in contatto di combattimento.
dba-contact-permission-finding-not-with-the-front = Una BUA o un campo si contattano con il fronte.
dba-contact-permission-finding-bua-full = In questo turno la BUA ha già tutti gli attaccanti ammessi.
dba-contact-permission-finding-stays-inside = { dba-pip-cost-finding-stays-inside }
dba-contact-permission-step-stays-inside = { dba-pip-cost-finding-stays-inside }
dba-contact-permission-finding-camp-full = In questo turno il campo ha già un attaccante.

dba-contact-permission-step-contact = { $applied ->
    [yes] Contatto: { $contact }.
   *[no] La basetta non tocca nessuno.
}
dba-contact-permission-step-starter = { $why ->
    [banned] Truppe che non prendono mai l'iniziativa di un contatto: { $mover }.
    [keeps] { $mover }: può mantenere un contatto preso dal nemico.
    [let-off] { $mover }: il divieto non la nomina.
   *[free] { $mover }: il contatto è consentito, o non c'è.
}
dba-contact-permission-step-road = { $applied ->
    [yes] È una mossa ulteriore su strada.
   *[no] Non è una mossa ulteriore su strada, o finisce senza contatto.
}
dba-contact-permission-step-unit = { $applied ->
    [yes] Muove { $unit }.
   *[no] La basetta muove da sola.
}
dba-contact-permission-step-conforms = { $applied ->
    [yes] Il nemico è isolato e si conforma subito: va bene qualunque contatto.
   *[no] Il nemico non si conforma.
}
dba-contact-permission-step-engaged = { $applied ->
    [yes] Il nemico è già in mischia sul fronte.
   *[no] { $why ->
        [asked] Il nemico non è in mischia sul fronte; che lo sarà una volta girato non conta.
       *[not-asked] Se il nemico sia in mischia qui non conta.
    }
}
dba-contact-permission-step-own-melee = { $applied ->
    [yes] Chi muove finisce a sua volta in mischia.
   *[no] Chi muove non dà overlap, o non finisce in mischia.
}
dba-contact-permission-step-group-legal = { $applied ->
    [yes] Un'altra basetta accanto è in contatto di combattimento.
   *[no] Nessun'altra basetta di un gruppo è in contatto di combattimento.
}
dba-contact-permission-step-front-used = { $applied ->
    [yes] La basetta tocca la BUA o il campo con il fronte: ne basta una parte qualsiasi.
   *[no] La basetta tocca la BUA o il campo con un altro lato.
}
dba-contact-permission-step-attackers = { $applied ->
    [yes] Attaccanti in questo turno: già { $value }; il massimo è { $limit }.
   *[no] Attaccanti in questo turno: finora { $value }; il massimo è { $limit }.
}

dba-contact-permission-remedy-engage-first = Consentito se prima un amico impegna il nemico sul fronte.
dba-contact-permission-remedy-with-a-legal-one = Consentito se la basetta muove in un gruppo con almeno una basetta in contatto di combattimento.
dba-contact-permission-remedy-front = Consentito se la basetta contatta con il proprio fronte.

dba-pivot-to-flank = Macchinettare: dall'overlap al fianco
    .question = Chi è in overlap può ruotare sul fianco del nemico senza misurare?

dba-pivot-to-flank-field-overlap = Overlap prima di questa mossa
    .ask = Che overlap dava la basetta prima di questa mossa?
    .hint = Sull'angolo frontale del nemico, o lungo il suo fianco.
dba-pivot-to-flank-field-target_in_front_melee = Il nemico è adesso in mischia sul fronte
    .no = Il nemico adesso non è in mischia sul fronte
    .ask = Il nemico è adesso in mischia sul fronte?
    .hint = Soltanto sul fianco di un nemico che combatte sul fronte.
dba-pivot-to-flank-field-whole_move = La rotazione è tutta la mossa
    .no = La rotazione non è tutta la mossa
    .ask = La rotazione è tutta la mossa?
    .hint = L'overlap ci deve essere già prima di questa mossa.
dba-pivot-to-flank-field-pip_paid = Il PIP della rotazione è pagato
    .no = Il PIP della rotazione non è pagato
    .ask = Hai pagato il PIP della rotazione?
    .hint = La rotazione non si misura, ma costa un PIP.
dba-pivot-to-flank-field-ends_in_river = La basetta finisce in parte in un fiume
    .no = La basetta non finisce in un fiume, nemmeno in parte
    .ask = La basetta finisce in parte in un fiume?
dba-pivot-to-flank-field-troop = Basetta che ruota
    .ask = Che truppe ruotano?
dba-pivot-to-flank-field-move_no = Quale mossa di questo turno è, per la basetta
    .ask = Quale mossa del turno è questa, per la basetta?
    .hint = 1 per la prima: Warband e Scythed Chariot possono ruotare con la seconda.
dba-pivot-to-flank-field-own_bound = Numero del proprio turno
    .ask = Quale dei tuoi turni è questo (1 = il primo)?
    .hint = Conta per gli Psiloi che hanno già mosso.

dba-overlap-corner = d'angolo
dba-overlap-side = laterale
dba-overlap-none = nessuno

dba-pivot-to-flank-value-legal = Consentito
dba-pivot-to-flank-value-measured = La rotazione si misura
dba-pivot-to-flank-value-violations = Tutte le ragioni contrarie

dba-pivot-to-flank-finding-legal = Dall'overlap si può ruotare sul fianco, senza misurare.
dba-pivot-to-flank-finding-no-overlap = Prima di questa mossa la basetta non era in overlap.
dba-pivot-to-flank-finding-corner-only = L'overlap è di lato, e qui si ruota solo da un overlap d'angolo.
dba-pivot-to-flank-finding-enemy-not-engaged = Il nemico non ha più nessuno a contatto sul fronte.
dba-pivot-to-flank-finding-not-the-whole-move = La rotazione dev'essere tutta la mossa.
dba-pivot-to-flank-finding-pip-not-paid = La rotazione costa il suo PIP.
dba-pivot-to-flank-finding-ends-in-river = La basetta finirebbe in parte in un fiume.
dba-pivot-to-flank-finding-no-second-move = Queste truppe non hanno una seconda mossa a contatto.
dba-pivot-to-flank-finding-never-into-contact = { $troop-code ->
    [Art] L'Artiglieria non va mai a contatto.
    [WWg] I War Wagon non vanno mai a contatto.
    [Lit] La Lettiga non va mai a contatto.
   *[other] Artiglieria, War Wagon e Lettiga non vanno mai a contatto.
}
dba-pivot-to-flank-finding-stays-inside = { dba-pip-cost-finding-stays-inside }
dba-pivot-to-flank-step-stays-inside = { dba-pip-cost-finding-stays-inside }

dba-pivot-to-flank-step-overlap = { $applied ->
    [yes] Overlap prima di questa mossa: { $overlap }.
   *[no] Overlap prima di questa mossa: { $overlap }. Così non vale.
}
dba-pivot-to-flank-step-engaged = { $applied ->
    [yes] Il nemico è in mischia sul fronte.
   *[no] Sul fronte il nemico adesso non ha nessuno.
}
dba-pivot-to-flank-step-whole-move = { $applied ->
    [yes] La basetta non fa altro che ruotare.
   *[no] Oltre a ruotare la basetta fa altro.
}
dba-pivot-to-flank-step-paid = { $applied ->
    [yes] Il PIP è pagato.
   *[no] Il PIP non è pagato.
}
dba-pivot-to-flank-step-river = { $applied ->
    [yes] La basetta finisce in parte in un fiume.
   *[no] La basetta non finisce in un fiume.
}
dba-pivot-to-flank-step-move-no = { $why ->
    [first] È la prima mossa del turno.
    [second] È la seconda mossa del turno, e la basetta ne ha diritto.
    [psiloi] Mossa numero { $value } di Psiloi nel loro primo turno: { $applied ->
        [yes] per la lettura scelta può finire a contatto.
       *[no] per la lettura scelta si ferma prima del contatto.
    }
   *[none] È la mossa numero { $value } del turno, e la basetta non ne ha diritto.
}
dba-pivot-to-flank-step-type = { $applied ->
    [yes] { $type }: il contatto è consentito.
   *[no] { $type }: il contatto non è consentito.
}
dba-pivot-to-flank-step-measured = { $applied ->
    [yes] Non essendo una rotazione libera, la distanza va misurata.
   *[no] La distanza non si misura.
}

dba-pivot-to-flank-remedy-pip-not-paid = Consentito se paghi il PIP della rotazione.
dba-pivot-to-flank-remedy-enemy-not-engaged = Consentito se un amico impegna di nuovo il nemico sul fronte.
dba-pivot-to-flank-remedy-ends-in-river = Consentito se la basetta finisce tutta fuori dal fiume.

dba-conform = Conformarsi
    .question = Toccata dal nemico, la basetta si conforma (si allinea) subito?

dba-conform-field-contacted = Basetta toccata
    .ask = Di che truppe è la basetta toccata?
dba-conform-field-contacted_in_group = La basetta toccata fa parte di un gruppo
    .no = La basetta toccata non fa parte di un gruppo
    .ask = Le truppe toccate fanno parte di un gruppo?
    .hint = Tocca un altro amico con lato e angolo, nello stesso verso.
dba-conform-field-contacted_going = Terreno della basetta toccata
    .ask = In che terreno stanno le truppe toccate?
dba-conform-field-by = Chi tocca la basetta
    .ask = Chi ha toccato le truppe?
    .hint = Psiloi e Light Horse si conformano a un gruppo, non a basette mosse una per una.

dba-touched-by-group = una basetta mossa in gruppo
dba-touched-by-single = una basetta mossa da sola
dba-touched-by-singles-forming-group = basette mosse una alla volta che finiscono in gruppo

dba-conform-value-conforms_now = La basetta toccata si conforma subito

dba-conform-who = { $contacted-code ->
    [none] La basetta toccata
    [El] Gli { $contacted }
    [SCh] Gli { $contacted }
    [Ax] Gli { $contacted }
    [Ps] Gli { $contacted }
    [Dz] Gli { $contacted }
    [Art] L'{ $contacted }
   *[other] { $contacted-form ->
        [ms] Il
        [mp] I
        [fs] La
       *[fp] Le
    } { $contacted }
}
dba-conform-finding-conforms_now = { dba-conform-who } { $contacted-form ->
    [mp] si conformano subito al gruppo: si allineano
    [fp] si conformano subito al gruppo: si allineano
   *[fs] si conforma subito al gruppo: si allinea
} in contatto frontale.
dba-conform-finding-not-conforms_now = { dba-conform-who } { $contacted-form ->
    [mp] non si conformano
    [fp] non si conformano
   *[fs] non si conforma
}{ $contacted-code ->
    [El] : lo fanno solo Psiloi e Light Horse isolati
    [Kn] : lo fanno solo Psiloi e Light Horse isolati
    [HCh] : lo fanno solo Psiloi e Light Horse isolati
    [Cv] : lo fanno solo Psiloi e Light Horse isolati
    [LCh] : lo fanno solo Psiloi e Light Horse isolati
    [SCh] : lo fanno solo Psiloi e Light Horse isolati
    [Cm] : lo fanno solo Psiloi e Light Horse isolati
    [Sp] : lo fanno solo Psiloi e Light Horse isolati
    [Pk] : lo fanno solo Psiloi e Light Horse isolati
    [Bd] : lo fanno solo Psiloi e Light Horse isolati
    [Ax] : lo fanno solo Psiloi e Light Horse isolati
    [Bw] : lo fanno solo Psiloi e Light Horse isolati
    [Wb] : lo fanno solo Psiloi e Light Horse isolati
    [Hd] : lo fanno solo Psiloi e Light Horse isolati
    [Art] : lo fanno solo Psiloi e Light Horse isolati
    [WWg] : lo fanno solo Psiloi e Light Horse isolati
    [Lit] : lo fanno solo Psiloi e Light Horse isolati
    [CF] : lo fanno solo Psiloi e Light Horse isolati
    [Dz] : lo fanno solo Psiloi e Light Horse isolati
   *[other] { $contacted_in_group ->
        [yes] : la basetta toccata è in un gruppo
       *[other] { $by-code ->
            [single] : a toccare è una basetta mossa da sola
            [singles-forming-group] : a toccare sono basette mosse una alla volta
           *[other] { $contacted-code ->
                [Ps] : lo fanno solo in terreno agevole
               *[other] {""}
            }
        }
    }
}.

dba-conform-step-type = { $applied ->
    [yes] { $type }: truppe che si conformano.
   *[no] { $type }: truppe che non si conformano.
}
dba-conform-step-going = { $why ->
    [psiloi] { $applied ->
        [yes] Questi Psiloi sono in terreno agevole.
       *[no] Questi Psiloi non sono in terreno agevole, ma in: { $going }.
    }
    [anywhere] Per queste truppe il terreno non conta.
   *[not-asked] Il terreno non conta.
}
dba-conform-step-alone = { $applied ->
    [yes] La basetta toccata non è in un gruppo.
   *[no] La basetta toccata fa parte di un gruppo.
}
dba-conform-step-by = { $applied ->
    [yes] A toccare la basetta: { $by }.
   *[no] A toccare la basetta: { $by }; così il nemico toccato non si conforma.
}

dba-point-rear-approach = Si può arretrare verso un nemico alle spalle?
dba-point-bua-approach = Ci si può avvicinare a una BUA o a un campo che non si riesce a toccare?
dba-point-side-pivot = Si può ruotare sul fianco da un overlap di lato?
dba-point-group-at-the-end = Il contatto parziale vale per basette mosse una per una?
dba-point-litter-contact = Una Lettiga può andare a contatto?

flag-conflict-rear-approach = Il Commentario permette di avvicinarsi a un nemico alle spalle; la scheda vuole che prima ci si giri.
flag-conflict-bua-approach = Una mossa troppo corta per la BUA o il campo: la scheda lascia avvicinare, il Commentario parla solo di contatto.
flag-conflict-side-pivot = La scheda parla solo dell'overlap d'angolo; il Commentario ammette la rotazione anche da quello laterale: si segue il Commentario.
flag-conflict-group-at-the-end = Per la scheda può bastare che le basette formino un gruppo a fine mossa; il Commentario, che si segue, vuole che muovano in gruppo.
flag-conflict-litter-contact = Il divieto nomina Artiglieria e War Wagon; per la Lettiga lo si deduce, perché muove come un War Wagon.

# dba.shooting-arc

dba-shooting-arc = Il bersaglio è nell'area di tiro?
    .question = Questo nemico è nell'area di tiro?
dba-shooting-arc-field-bw = Larghezza delle basette
    .hint = Larghezza di una basetta: 40 mm con figure da 15 mm, 60 mm con figure da 25.
dba-shooting-arc-field-shooter = Tiratore
    .ask = Dove sta chi tira?
    .within = chi tira
dba-shooting-arc-field-target = Bersaglio
    .no = Nessun bersaglio
    .ask = Dove sta il bersaglio?
    .within = il bersaglio
dba-shooting-arc-field-target_outline = Contorno di una BUA o di un campo come bersaglio
    .ask = Che contorno ha la BUA o il campo a cui si tira?
    .hint = I vertici in mm, per esempio «0,0 80,0 80,60».
dba-shooting-arc-field-range_mm = Gittata
    .ask = Quanti mm è la gittata?
    .hint = Duecento passi per i Bow, cinquecento per l'Artiglieria: 50 e 125 mm in scala 15.
dba-shooting-arc-field-all_round = Chi tira, tira tutt'intorno
    .no = Chi tira non tira tutt'intorno
    .ask = Chi tira, tira tutt'intorno?
    .hint = Un War Wagon, o chi tira da una BUA o da un campo.
dba-shooting-arc-field-edge = Contorno della BUA o del campo di chi tira
    .ask = Che contorno ha la BUA o il campo di chi tira?
    .hint = I vertici in mm; se non li indichi, contano i bordi della sua basetta.
dba-shooting-arc-value-in_arc = Bersaglio nell'area di tiro
dba-shooting-arc-value-distance_mm = Distanza
dba-shooting-arc-value-legal = { dba-shooting-value-legal }
dba-shooting-arc-value-violations = { dba-shooting-value-violations }
dba-shooting-arc-finding-legal = Queste truppe tirano.
dba-shooting-arc-finding-litter = { dba-shooting-finding-litter }
dba-shooting-arc-step-litter = { dba-shooting-step-litter }
dba-shooting-arc-finding-not-a-shooter = { dba-shooting-finding-not-a-shooter }
dba-shooting-arc-step-not-a-shooter = { dba-shooting-step-not-a-shooter }
dba-shooting-arc-finding-in_arc = Il bersaglio è nell'area di tiro{ $distance_mm ->
    [none] .
   *[other] , a { $distance_mm } mm.
}
dba-shooting-arc-finding-not-in_arc = Il bersaglio è fuori dall'area di tiro.
dba-shooting-arc-step-strip =
    { $applied ->
        [yes] Una parte del bersaglio è nella striscia larga il fronte più una basetta per lato.
       *[no] Nessuna parte del bersaglio è nella striscia larga il fronte più una basetta per lato.
    }
dba-shooting-arc-step-range =
    { $applied ->
        [yes] Il bersaglio dista { $value } mm, la gittata è { $limit } mm: ci arriva.
       *[no] { $why ->
            [aside] Il bersaglio dista { $value } mm, la gittata è { $limit } mm: abbastanza vicino, ma fuori dall'area di tiro.
           *[far] Il bersaglio dista { $value } mm, la gittata è { $limit } mm: troppo lontano.
        }
    }
dba-shooting-arc-step-all-round = Chi tira, tira tutt'intorno: niente striscia, conta solo la gittata.
dba-shooting-arc-step-on-the-line =
    { $applied ->
        [yes] Esattamente a una basetta di lato: conta come dentro.
       *[no] Esattamente a una basetta di lato: conta come fuori.
    }
mark-distance = distanza
dba-point-one-base-aside = Un nemico a una basetta esatta di lato è nell'area di tiro?
flag-conflict-one-base-aside = Sul nemico esattamente a una larghezza di basetta di lato la scheda dice l'opposto; si segue il Commentario.

# dba.line-of-fire

dba-line-of-fire = La linea di tiro è libera?
    .question = A quali lati del bersaglio si può mirare, e chi copre gli altri?
dba-line-of-fire-field-bw = Larghezza di una basetta
    .hint = Larghezza di una basetta: 40 mm con figure da 15 mm, 60 mm con figure da 25.
dba-line-of-fire-field-shooter = Tiratore
    .ask = Dove sta chi tira?
    .within = chi tira
dba-line-of-fire-field-target = Bersaglio
    .ask = Dove sta il bersaglio?
    .within = il bersaglio
dba-line-of-fire-field-edge = Lato a cui si mira
    .ask = A quale lato mira chi tira?
    .hint = Le linee vanno agli estremi di un lato solo del bersaglio.
dba-line-of-fire-field-others = Altre basette
    .no = Nessun'altra basetta
    .ask = Dove stanno le altre basette?
    .within = la basetta
    .hint = Amiche e nemiche: tutte quelle che possono essere in mezzo.
    .none = nessuna
dba-line-of-fire-field-terrain = Terreno
    .no = Nessun terreno
    .ask = Dov'è il terreno?
    .within = il terreno
    .none = nessuno
dba-line-of-fire-field-crest_between = La cresta di una collina sta fra i due
    .no = Nessuna cresta di collina sta fra i due
    .ask = C'è la cresta di una collina fra tiratore e bersaglio?
    .hint = Ogni collina sale a una cresta, che blocca il tiro; disegna la cresta, o rispondi qui.
dba-line-of-fire-field-range_mm = Gittata
    .ask = Quanti mm è la gittata?
    .hint = Duecento passi per i Bow, cinquecento per l'Artiglieria: 50 e 125 mm in scala 15.
dba-line-of-fire-field-place = Contorno della BUA o del campo di chi tira
    .ask = Che contorno ha la BUA o il campo di chi tira?
    .hint = I vertici in mm; un War Wagon (WWg) tira tutt'intorno anche senza contorno.
dba-line-of-fire-value-clear = Linea di tiro libera
dba-line-of-fire-value-edges = Lati aperti
dba-line-of-fire-value-blocked_by = In mezzo
dba-line-of-fire-value-legal = { dba-shooting-value-legal }
dba-line-of-fire-value-violations = { dba-shooting-value-violations }
dba-line-of-fire-finding-legal = Queste truppe tirano.
dba-line-of-fire-finding-litter = { dba-shooting-finding-litter }
dba-line-of-fire-step-litter = { dba-shooting-step-litter }
dba-line-of-fire-finding-not-a-shooter = { dba-shooting-finding-not-a-shooter }
dba-line-of-fire-step-not-a-shooter = { dba-shooting-step-not-a-shooter }
dba-line-of-fire-finding-clear = La linea di tiro è libera.
dba-line-of-fire-finding-not-clear = Nessuna linea di tiro è libera.
dba-line-of-fire-step-from =
    { $from ->
        [place] Le linee partono dal bordo della BUA, del campo o del carro: perpendicolari, oppure da un angolo.
       *[front] Le linee partono dagli estremi del fronte di chi tira.
    }
dba-line-of-fire-step-lines = Due linee che non si incrociano, fino agli estremi di un solo lato: conta il lato, non la basetta.
dba-line-of-fire-step-edge =
    { $why ->
        [open] Bersaglio, { $edge }, a { $value } mm, gittata { $limit } mm: aperto.
        [hidden] Bersaglio, { $edge }: nascosto, le linee dovrebbero passare attraverso una basetta.
        [coincides] Bersaglio, { $edge }: sulla stessa linea del fronte di chi tira; due linee distinte non ci sono.
        [far] Bersaglio, { $edge }, a { $value } mm, gittata { $limit } mm: troppo lontano.
        [blocked] Bersaglio, { $edge }: coperto da { $who }.
        [ground] Bersaglio, { $edge }: nascosto da { $who }.
        [inside] Bersaglio, { $edge }: il bosco o l'oasi ({ $who }) nasconde tutta la basetta.
       *[lines] Bersaglio, { $edge }: è a { $value } mm, ma entrambe le linee superano i { $limit } mm di gittata.
    }
dba-line-of-fire-step-ground =
    { $why ->
        [kind] { $who } ({ $kind }): lascia passare i tiri.
        [corner-out] { $who } ({ $kind }): un angolo frontale di chi tira ne sporge, quindi non fa da schermo.
        [partly-in] { $who } ({ $kind }): chi tira ci sta solo in parte, quindi non ferma il tiro.
        [shooter-inside] { $who } ({ $kind }): chi tira è tutto dentro, e non tira.
        [target-inside] { $who } ({ $kind }): il bersaglio è tutto dentro, e non subisce il tiro.
        [no-corner-out] { $who } ({ $kind }): non ne sporge nessun angolo frontale di chi tira.
       *[stops] { $who } ({ $kind }): ferma il tiro che deve attraversarlo.
    }
dba-line-of-fire-remedy-closer = Il bersaglio è in gittata se è { $missing } mm più vicino.
dba-point-wood-corner = Per tirare da un bosco o da un'oasi basta sporgerne in parte, o deve sporgerne un angolo frontale?
flag-conflict-wood-corner = Al margine di un bosco i documenti non concordano: si segue il Commentario, che guarda chi è tutto dentro; la scheda guarda se sporge un angolo frontale del tiratore.
dba-point-lines-within-range = Le due linee di tiro devono essere entrambe entro la gittata?
flag-conflict-lines-within-range = Le due linee superano entrambe la gittata: per la scheda il tiro non c'è; si segue il Commentario, che misura fra due punti qualsiasi.
edge-any = qualunque
mark-line-open = linea di tiro libera
mark-line-blocked = linea di tiro chiusa
mark-blocks = di mezzo

# dba.recoil-scene

dba-recoil-scene = Come finisce una ritirata sul tavolo?
    .question = Questa basetta completa la ritirata, e che ne è di chi le sta dietro?
dba-recoil-scene-field-bw = Larghezza delle basette
    .hint = Larghezza di una basetta: 40 mm con figure da 15 mm, 60 mm con figure da 25.
dba-recoil-scene-field-loser = Basetta che si ritira
    .ask = Quale basetta si ritira?
    .hint = Il nome della basetta.
dba-recoil-scene-field-elements = Basetta
    .ask = Quali basette ci sono sul tavolo?
    .within = la basetta
dba-recoil-scene-field-table = Tavolo
dba-recoil-scene-field-table-w = Da ovest a est
    .ask = Quanti mm è il tavolo da ovest a est?
dba-recoil-scene-field-table-h = Da sud a nord
    .ask = Quanti mm è il tavolo da sud a nord?
dba-recoil-scene-field-fortified = Contorni di BUA e campi
    .none = sul tavolo non ce ne sono
    .ask = Che contorni hanno le BUA e i campi?
    .hint = I vertici in mm, per esempio «0,0 80,0 80,60»; più contorni si dividono con |.
    .no = Sul percorso non ci sono BUA né campi
dba-recoil-scene-field-waterway = Contorni dell'acqua
    .none = sul tavolo non c'è
    .ask = Che contorni ha l'acqua?
    .hint = I vertici in mm; più contorni si dividono con |.
    .no = Sul percorso non c'è una costa
dba-recoil-scene-field-bad_going = Terreno difficile
    .no = Nessun terreno difficile
    .none = sul tavolo non ce n'è
    .ask = Dov'è il terreno difficile?
    .within = il terreno
dba-recoil-scene-field-river = Contorni del fiume
    .none = sul tavolo non c'è
    .ask = Che contorni ha il fiume?
    .hint = I vertici in mm; più contorni si dividono con |.
    .no = Sul percorso non c'è un fiume
dba-recoil-scene-field-river_type = Tipo di fiume
    .ask = Che tipo di fiume è?
    .hint = In secca, normale (dado da 3 a 5) o di tipo sei.
dba-recoil-scene-field-cross_die = Dado per passare il fiume
    .none = non ancora tirato
    .ask = Quanto hai fatto con il dado per passare il fiume?
    .hint = Lo chiede solo un fiume di tipo sei.
dba-recoil-scene-field-river_fails = Basette che il fiume di tipo sei respinge
    .ask = Quali basette non riescono a entrare nel fiume di tipo sei?
    .hint = I nomi delle basette che tirano 1 o 2, o che trovano il fiume già chiuso in questo turno.
dba-recoil-scene-field-shots_all_on_rear = Tutti i tiri sono sul lato posteriore di chi si ritira
    .no = Non tutti i tiri sono sul lato posteriore di chi si ritira
    .ask = I tiri erano tutti sul lato posteriore della basetta che si ritira?
    .hint = Solo se a farla ritirare è un tiro, non una mischia.
dba-recoil-scene-field-supporter = Seconda fila che supportava chi si ritira
    .ask = Quale basetta alle spalle supportava quella che si ritira?
    .hint = Il nome dell'amico alle spalle che dava supporto nel combattimento perso.
dba-recoil-scene-field-road_column = Chi si ritira è in testa a una colonna su strada
    .no = Chi si ritira non è in testa a una colonna su strada
    .ask = La basetta che si ritira è in testa a una colonna lungo una strada?
    .hint = Chi la tocca da dietro, uno dopo l'altro, è nella colonna.
dba-recoil-scene-value-loser_result = La basetta che si ritira
dba-recoil-scene-value-end = Dove finisce la ritirata
dba-recoil-scene-value-end-x = Est (x)
dba-recoil-scene-value-end-y = Nord (y)
dba-recoil-scene-value-destroyed = Basette distrutte
dba-recoil-scene-value-pushed = Spinti indietro
dba-recoil-scene-value-pushed-id = Basetta
dba-recoil-scene-value-pushed-mm = Spinta indietro di
dba-recoil-scene-value-passed = Attraversati
dba-recoil-scene-value-why = Perché
dba-recoil-scene-why-clear = nessuno sul cammino
dba-recoil-scene-why-passed = attraversa un amico
dba-recoil-scene-why-pushed = gli amici arretrano
dba-recoil-scene-why-trampled = travolge gli amici
dba-recoil-scene-why-pushed-off = un amico è spinto fuori dal tavolo
dba-recoil-scene-why-front-on-flank-or-rear = fronte nemico sul fianco o sul retro
dba-recoil-scene-why-all-on-rear = tiri tutti sul retro
dba-recoil-scene-why-inside = è dentro una BUA o un campo
dba-recoil-scene-why-enemy = un nemico sul cammino
dba-recoil-scene-why-fortified = una BUA o un campo sul cammino
dba-recoil-scene-why-waterway = finisce in acqua
dba-recoil-scene-why-river = un fiume di tipo sei che la respinge
dba-recoil-scene-why-table-edge = finisce fuori dal tavolo
dba-recoil-scene-why-bad-going = alle spalle ha terreno difficile in cui non può entrare
dba-recoil-scene-why-friend-askew = un amico girato altrove
dba-recoil-scene-why-friend-bars = un amico che non si attraversa né si spinge
dba-recoil-scene-why-friend-stopped = manca lo spazio per spingere
dba-recoil-scene-why-elephants = un Elefante non si ritira contro un altro Elefante
dba-recoil-scene-finding-completes = La ritirata riesce: { $why }.
dba-recoil-scene-finding-destroyed = { $destroyed ->
    [none] La basetta è distrutta: { $why }.
   *[other] Distrutti: { $destroyed } ({ $why }).
}
dba-recoil-scene-step-distance = { dba-recoil-step-distance }
dba-recoil-scene-step-cap = { dba-recoil-step-cap }
dba-recoil-scene-step-front-contact =
    { $applied ->
        [yes] Il fronte di { $who } tocca il fianco o il retro della basetta: la ritirata è subito mortale.
       *[no] Nessun fronte nemico tocca il fianco o il retro della basetta.
    }
dba-recoil-scene-step-side = { $who } sta accanto alla basetta e la tocca con il proprio lato: di per sé non è mortale.
dba-recoil-scene-step-shots =
    { $applied ->
        [yes] Tutti quelli che le hanno tirato miravano al lato posteriore: la basetta non può ritirarsi.
       *[no] La ritirata non viene da tiri tutti sul retro.
    }
dba-recoil-scene-step-inside =
    { $applied ->
        [yes] La basetta è dentro una BUA o un campo: da lì non ci si ritira.
       *[no] La basetta non è dentro una BUA né un campo.
    }
dba-recoil-scene-step-bad-going = Sul cammino c'è { $who } ({ $kind }): per queste truppe non è un ostacolo.
dba-recoil-scene-step-first =
    { $what ->
        [enemy] Dopo { $value } mm incontra un nemico: { $missing ->
             [one] ne manca 1
            *[other] ne mancano { $missing }
            } alla ritirata.
        [fortified] Dopo { $value } mm incontra una BUA o un campo: { $missing ->
             [one] ne manca 1
            *[other] ne mancano { $missing }
            } alla ritirata.
        [waterway] Dopo { $value } mm incontra l'acqua: { $missing ->
             [one] ne manca 1
            *[other] ne mancano { $missing }
            } alla ritirata.
        [river] Dopo { $value } mm incontra un fiume di tipo sei in cui non riesce a entrare: { $missing ->
             [one] ne manca 1
            *[other] ne mancano { $missing }
            } alla ritirata.
        [bad-going] Dopo { $value } mm incontra un terreno difficile in cui non può entrare: { $missing ->
             [one] ne manca 1
            *[other] ne mancano { $missing }
            } alla ritirata.
       *[table-edge] Dopo { $value } mm arriva al bordo del tavolo: { $missing ->
            [one] ne manca 1
           *[other] ne mancano { $missing }
           } alla ritirata.
    }
dba-recoil-scene-step-side-behind = { $who } la toccava già, ma le sta dietro: vale come ogni altro nemico incontrato.
dba-recoil-scene-step-enemy =
    { $value ->
        [rear-on-rear] Retro contro il retro di { $who }: muore anche quel nemico.
        [corner-on-rear] Un angolo posteriore contro il retro di { $who }: muore anche quel nemico.
        [corner-on-flank] Un angolo posteriore contro il fianco di { $who }: muore anche quel nemico.
        [edge-on-rear-corner] { $applied ->
            [yes] Solo il retro contro un angolo posteriore di { $who }: muore anche quel nemico.
           *[no] Solo il retro contro un angolo posteriore di { $who }: quel nemico sopravvive.
        }
        [edge-on-flank] Il retro contro il fianco o un angolo frontale di { $who }, senza angoli posteriori propri: quel nemico sopravvive.
       *[other] { $who } è toccato sul fronte, o con altre parti: quel nemico sopravvive.
    }
dba-recoil-scene-step-into-place = { dba-recoil-step-into-place }
dba-recoil-scene-step-behind = { dba-recoil-step-behind }
dba-recoil-scene-step-facing = { dba-recoil-step-facing }
dba-recoil-scene-step-road-column = { dba-recoil-step-road-column }
dba-recoil-scene-step-matrix = { dba-recoil-step-matrix }
dba-recoil-scene-step-elephant = { dba-recoil-step-elephant }
dba-recoil-scene-step-war-wagon = { dba-recoil-step-war-wagon }
dba-recoil-scene-step-number = { dba-recoil-step-number }
dba-recoil-scene-step-room = { dba-recoil-step-room }
dba-recoil-scene-step-push-room = { dba-recoil-step-push-room }
dba-recoil-scene-step-chain = { dba-recoil-step-chain }
dba-recoil-scene-step-push-meets = { dba-recoil-step-push-meets }
dba-recoil-scene-step-river = La basetta indietreggia nel fiume ({ $river }).
dba-recoil-scene-step-second-rank =
    { $why ->
        [completes] La prima fila completa la ritirata: { $who }, che la supportava, non muore.
        [dies] { $who } supportava la prima fila e muore con lei.
       *[spared] { $who } non condivide la sorte della prima fila.
    }
dba-recoil-scene-step-slides = La basetta scorre lungo il lato di { $who }: non vale come incontro.
dba-recoil-scene-remedy-farther = La ritirata riesce se { $who } sta { $missing } mm più indietro.
dba-point-whose-rear-corner = Una ritirata che tocca un angolo posteriore nemico uccide il nemico?
flag-silent-sliding-along-a-base = I documenti non dicono se scorrere lungo il lato di un nemico valga come incontrarlo; qui si passa.
mark-recoil-path = cammino della ritirata
mark-recoils = si ritira fin qui
mark-pushed = spinto fin qui
mark-destroyed = distrutto
mark-passed = attraversato

# dba.threat-zone

dba-threat-zone = In quale ZOC si trova la basetta?
    .question = In quali ZOC nemiche sta questa basetta, e qualcuno le fa da schermo?
dba-threat-zone-field-bw = Larghezza delle basette
    .hint = Larghezza di una basetta: 40 mm con figure da 15 mm, 60 mm con figure da 25.
dba-threat-zone-field-mover = Basetta che vuole muovere
    .ask = Quale basetta vuole muovere?
    .within = chi muove
dba-threat-zone-field-enemies = Nemico
    .no = Nessun nemico
    .ask = Dove stanno i nemici?
    .within = il nemico
    .none = nessuno
dba-threat-zone-field-fortified = BUA o campo
    .no = Nessuna BUA e nessun campo
    .none = nessuno
    .ask = Dove stanno BUA e campi?
    .within = il posto
dba-threat-zone-field-others = Altra basetta
    .no = Nessun'altra basetta
    .ask = Ci sono altre basette in mezzo?
    .within = la basetta
    .hint = Gli amici, e ogni altra basetta che può stare in mezzo.
    .none = nessuna
dba-threat-zone-value-restricted = Mosse limitate
dba-threat-zone-value-restricted_by = Mosse limitate da
dba-threat-zone-value-in_square = Nella ZOC di
dba-threat-zone-value-screened = Coperta rispetto a
dba-threat-zone-finding-restricted = La basetta è in una ZOC nemica: le sue mosse sono limitate.
dba-threat-zone-finding-not-restricted = Nessuna ZOC nemica limita le mosse della basetta.
dba-threat-zone-step-square =
    { $why ->
        [inside] Una parte della basetta è nel quadrato davanti a { $who }.
        [far-edge] La basetta tocca il lato lontano del quadrato davanti a { $who }: esattamente a una basetta conta come dentro.
        [touch] La basetta tocca solo un angolo o un lato laterale del quadrato davanti a { $who }: è fuori.
       *[out] La basetta non è nel quadrato davanti a { $who }.
    }
dba-threat-zone-step-place =
    { $why ->
        [in] { $who } ({ $kind }) è in mano al nemico e dista { $value } mm, non più di una larghezza di basetta ({ $limit } mm): la basetta è nella sua ZOC.
        [out] { $who } ({ $kind }) è in mano al nemico, ma dista { $value } mm, più di una larghezza di basetta ({ $limit } mm).
        [own] { $who } ({ $kind }) è in mano amica: nessuna ZOC.
       *[nobody] { $who } ({ $kind }) non è di nessuno: nessuna ZOC.
    }
dba-threat-zone-step-edge =
    { $why ->
        [open] Da { $who } è scoperto il { $edge } della basetta.
        [hidden] Da { $who } il { $edge } è nascosto dalla basetta stessa.
        [touched] Da { $who } il { $edge } della basetta non ha nessuno fra le linee; { $screen } le tocca soltanto.
       *[covered] Da { $who } il { $edge } della basetta è coperto da { $screen }.
    }
dba-threat-zone-step-screen =
    { $applied ->
        [yes] Da { $who } non si arriva a nessun lato: la basetta è coperta.
       *[no] Da { $who } la basetta non è coperta.
    }
dba-threat-zone-remedy-farther = La basetta è fuori da quella ZOC se sta { $missing } mm più lontano da { $who }.
dba-point-screen-touching-a-line = Una basetta che tocca appena una linea scherma dalla ZOC?
dba-point-screening-from-a-bua = Quale basetta fa da schermo contro la ZOC di una BUA o di un campo?
mark-zone = ZOC
mark-zone-open = scoperto alla ZOC
mark-zone-covered = coperto dalla ZOC
mark-screens = fa da schermo

# dba.measure-move

dba-measure-move = Quanta strada ha fatto la basetta?
    .question = Quanto è lunga questa mossa, e sta nella capacità di movimento?
dba-measure-move-field-bw = Larghezza delle basette
    .hint = Larghezza di una basetta: 40 mm con figure da 15 mm, 60 mm con figure da 25.
dba-measure-move-field-start = Partenza
    .ask = Da dove parte la mossa?
    .within = la basetta alla partenza
dba-measure-move-field-end = Arrivo
    .ask = Dove finisce la mossa?
    .within = la basetta all'arrivo
dba-measure-move-field-path = Tappa
    .no = Nessuna tappa
    .ask = Per dove passa la basetta?
    .within = la tappa
    .hint = Serve per una mossa che aggira qualcosa.
    .none = nessuna
dba-measure-move-field-allowance_paces = Capacità di movimento
    .ask = Quanti passi può muovere la basetta?
    .hint = Per il terreno peggiore che la mossa tocca.
dba-measure-move-field-mm_per_100p = Cento passi sul tavolo
    .hint = 25 mm con figure da 15, secondo fonti pubbliche.
dba-measure-move-field-friends = Amico
    .no = Nessun amico
    .ask = Dove stanno gli amici?
    .within = l'amico
    .none = nessuno
dba-measure-move-value-distance_mm = Distanza
dba-measure-move-value-within = Nella capacità di movimento
    .said = { $within ->
        [yes] La mossa sta nella capacità di movimento.
       *[no] La mossa supera la capacità di movimento.
    }
dba-measure-move-value-corners_crossing_friend = Angoli che passano sopra un amico
dba-measure-move-finding-distance_mm =
    { $corners_crossing_friend ->
        [0] { $within ->
            [yes] { $distance_mm } mm: entro la capacità di movimento.
           *[no] { $distance_mm } mm: oltre la capacità di movimento.
        }
        [1] { $within ->
            [yes] { $distance_mm } mm: entro la capacità di movimento.
           *[no] { $distance_mm } mm: oltre la capacità di movimento.
        }
       *[other] { $within ->
            [yes] { $distance_mm } mm: entro la capacità di movimento, ma in mezzo ci sono amici: si gira intorno, o si attraversa chi lo permette.
           *[no] { $distance_mm } mm: oltre la capacità di movimento, e in mezzo ci sono amici.
        }
    }
dba-measure-move-step-free = Una basetta singola va in ogni direzione e finisce orientata come vuole: conta solo la distanza.
dba-measure-move-step-stretch =
    { $corner ->
        [front-left] { $several ->
            [yes] Tratto { $n }: va più lontano l'angolo frontale sinistro, { $value } mm.
           *[no] Va più lontano l'angolo frontale sinistro, { $value } mm in linea retta.
        }
        [front-right] { $several ->
            [yes] Tratto { $n }: va più lontano l'angolo frontale destro, { $value } mm.
           *[no] Va più lontano l'angolo frontale destro, { $value } mm in linea retta.
        }
        [rear-right] { $several ->
            [yes] Tratto { $n }: va più lontano l'angolo posteriore destro, { $value } mm.
           *[no] Va più lontano l'angolo posteriore destro, { $value } mm in linea retta.
        }
       *[rear-left] { $several ->
            [yes] Tratto { $n }: va più lontano l'angolo posteriore sinistro, { $value } mm.
           *[no] Va più lontano l'angolo posteriore sinistro, { $value } mm in linea retta.
        }
    }
dba-measure-move-step-scale = La capacità di { $paces ->
    [one] 1 passo
   *[other] { $paces } passi
} vale { $value } mm, a { $scale } mm ogni cento passi.
dba-measure-move-step-allowance =
    { $applied ->
        [yes] { $value } mm su { $limit } mm: ci sta.
       *[no] { $value } mm su { $limit } mm: { $missing } mm di troppo.
    }
dba-measure-move-step-friends =
    { $value ->
        [0] Nessun angolo taglia un amico lungo la via.
        [1] Un solo angolo taglia { $who } lungo la via: si misura lo stesso in linea retta.
       *[other] { $value } angoli tagliano { $who } lungo la via: si deve girare intorno, o poter attraversare.
    }
dba-measure-move-step-beside = La basetta si affianca a { $who }, che ha davanti: la scheda lo concede anche senza passi; qui si misura.
dba-measure-move-remedy-more-paces = Ci starebbe con { $paces ->
    [one] 1 passo
   *[other] { $paces } passi
} in più: la mossa è lunga { $missing } mm di troppo.
mark-corner-farthest = angolo che va più lontano
mark-corner-way = via di un angolo
mark-corner-cuts = angolo che taglia un amico
mark-goes = muove fin qui
mark-cut-through = tagliato

# dba.legal-contact

dba-legal-contact = Che contatto è?
    .question = Che contatto hanno queste due basette, e combattono?
dba-legal-contact-field-bw = Larghezza delle basette
    .hint = Larghezza di una basetta: 40 mm con figure da 15 mm, 60 mm con figure da 25.
dba-legal-contact-field-mover = Basetta che ha mosso
    .ask = Quale basetta ha mosso?
    .within = chi muove
dba-legal-contact-field-enemy = Nemico
    .ask = Quale nemico viene toccato?
    .within = il nemico
dba-legal-contact-field-wagon_front = Lato del War Wagon contattato per primo
    .ask = Quale lato del War Wagon è stato toccato per primo?
    .hint = Quel lato fa da fronte al War Wagon.
dba-legal-contact-value-contact = Contatto
dba-legal-contact-value-melee = Mischia
dba-contact-front = di fronte
dba-contact-rear = sul retro
dba-contact-flank = di fianco
dba-contact-corner-overlap = overlap d'angolo
dba-contact-side-overlap = overlap di lato
dba-contact-touch-only = si toccano soltanto
dba-contact-none = nessun contatto
dba-legal-contact-finding-front = La basetta tocca il nemico di fronte: combattono.
dba-legal-contact-finding-rear = La basetta tocca il nemico sul retro: sono in mischia.
dba-legal-contact-finding-flank = La basetta tocca il nemico sul fianco: sono in mischia.
dba-legal-contact-finding-corner-overlap = La basetta è in overlap d'angolo: con questo nemico non c'è mischia.
dba-legal-contact-finding-side-overlap = La basetta è in overlap di lato: con questo nemico non c'è mischia.
dba-legal-contact-finding-touch-only = Le due basette si toccano soltanto: non è un contatto legale.
dba-legal-contact-finding-none = Le due basette non si toccano.
dba-legal-contact-step-wagon = Il War Wagon si giudica dal lato contattato per primo ({ $value ->
        [front] fronte
        [right] destro
        [left] sinistro
       *[rear] retro
    }).
dba-legal-contact-step-contact =
    { $value ->
        [front] { $as ->
            [wagon] Poggia in regola sul lato che al carro fa da fronte.
           *[base] I fronti coincidono e le basette si guardano.
        }
        [rear] Il fronte coincide con il retro del nemico e le basette guardano dalla stessa parte.
        [flank] Il fronte poggia sul lato del nemico, con gli angoli frontali uniti.
        [corner-overlap] Si toccano gli angoli frontali corrispondenti, nessun lato in comune.
        [side-overlap] I lati combaciano per un tratto.
        [touch-only] Lati e angoli non formano nessun contatto legale.
       *[none] Fra le basette c'è spazio.
    }
dba-legal-contact-step-melee =
    { $applied ->
        [yes] Questo contatto fa mischia.
       *[no] Questo contatto non fa mischia.
    }
dba-point-unequal-frontages = Un contatto fra fronti di larghezza diversa è legale?

# dba.overlap

dba-overlap = Quanti malus danno i nemici di fianco e alle spalle?
    .question = Quanto tolgono a questa basetta gli overlap e i nemici sul fianco o sul retro?
dba-overlap-field-bw = Larghezza delle basette
    .hint = Larghezza di una basetta: 40 mm con figure da 15 mm, 60 mm con figure da 25.
dba-overlap-field-element = Basetta che combatte
    .ask = Quale basetta combatte?
    .within = la basetta
dba-overlap-field-enemies = Nemico
    .no = Nessun nemico
    .ask = Ci sono nemici vicino alla basetta che combatte?
    .within = il nemico
    .none = nessuno
dba-overlap-field-enemies-in_front_melee = Combatte sul proprio fronte
    .no = Non combatte sul proprio fronte
    .ask = È in mischia sul proprio fronte { $whose }?
dba-overlap-field-enemies-garrison = Dentro una BUA o un campo
    .no = Non è dentro una BUA o un campo
    .ask = Sta dentro una BUA o un campo { $whose }?
    .hint = Chi sta in una BUA o in un campo non dà overlap.
dba-overlap-field-enemies-assaults_place = Assalta una BUA o un campo
    .no = Non assalta una BUA o un campo
    .ask = Assalta una BUA o un campo { $whose }?
    .hint = Una basetta che assalta una BUA o un campo non riceve overlap, e non ne dà.
dba-overlap-field-wagon_front = Lato del War Wagon contattato per primo
    .ask = Quale lato del War Wagon è stato toccato per primo?
    .hint = Quel lato fa da fronte al War Wagon: sinistra, destra e retro si contano da lì.
dba-overlap-step-wagon = Il War Wagon combatte dal lato contattato per primo ({ $value ->
        [front] fronte
        [right] destro
        [left] sinistro
       *[rear] retro
    }).
dba-overlap-value-modifier = Modificatore
dba-overlap-value-left = A sinistra
dba-overlap-value-right = A destra
dba-overlap-value-rear = Sul retro
dba-overlap-value-recoil_fatal = Arretrare è fatale
dba-overlap-there-none = niente
dba-overlap-there-side-overlap = overlap di lato
dba-overlap-there-corner-overlap = overlap d'angolo
dba-overlap-there-flank = contatto di fianco
dba-overlap-there-rear = contatto sul retro
dba-overlap-finding-modifier =
    { $modifier ->
        [0] La basetta non ha malus per overlap o nemici sul fianco e sul retro.
       *[other] Per overlap e nemici sul fianco o sul retro la basetta ha { $modifier }.
    }
dba-overlap-step-enemy =
    { $why ->
        [apart] { $id } non tocca la basetta.
        [front] { $id } è il nemico di fronte.
        [garrison] { $id } è dentro una BUA o un campo: da lì niente overlap.
        [rear] { $id } è in contatto sul retro.
        [flank] { $id } è in contatto di fianco, con gli angoli frontali uniti.
        [engaged] { $id } dà overlap di lato, pur combattendo sul proprio fronte.
        [side] { $id } dà overlap di lato.
        [not-free] { $id } è all'angolo, ma combatte sul proprio fronte: niente overlap.
        [assaulting] { $id } è all'angolo e assalta una BUA o un campo.
        [corner] { $id } dà overlap d'angolo.
        [no-corners] { $id } poggia sul fianco, ma gli angoli frontali sono staccati: nessun modificatore.
        [rear-corner] { $id } ha un angolo frontale su un angolo posteriore: nessun modificatore.
       *[touch] { $id } tocca soltanto: nessun modificatore.
    }
dba-overlap-step-once = { $id } è su un lato che conta già: vale una volta sola.
dba-overlap-step-sum = Modificatori in tutto: { $signed }.
dba-overlap-step-recoil =
    { $applied ->
        [yes] Un fronte nemico poggia sul fianco o sul retro: arretrando la basetta sarebbe distrutta.
       *[no] Nessun fronte nemico poggia sul fianco o sul retro.
    }
dba-point-overlapper-against-strongpoint = Una basetta che assalta una BUA o un campo può dare overlap d'angolo?
mark-contact = lato a contatto
mark-corner = angoli uniti
mark-touch = tocco
mark-fatal-edge = fronte nemico su fianco o retro
mark-area-of-fire = area di tiro
mark-linked = unite
mark-not-linked = non unite
mark-left-out = fuori dal gruppo

# dba.group

dba-group = È un gruppo?
    .question = Queste basette formano un gruppo, e di che forma?
dba-group-field-bw = Larghezza delle basette
    .hint = Larghezza di una basetta: 40 mm con figure da 15 mm, 60 mm con figure da 25.
dba-group-field-elements = Basetta
    .ask = Dove stanno le basette?
    .within = la basetta
dba-group-field-on_road_column = Le basette sono una colonna che segue una strada
    .no = Le basette non sono una colonna che segue una strada
    .ask = Le basette sono una colonna che segue una strada?
    .hint = Su strada le basette restano in colonna finché si toccano.
dba-group-value-group = Gruppo
dba-group-value-formation = Formazione
dba-formation-line = linea
dba-formation-column = colonna
dba-formation-block = blocco
dba-formation-none = nessuna
dba-group-finding-group = Queste basette formano un gruppo{ $formation-code ->
    [line] , in linea
    [column] , in colonna
    [block] , in blocco
   *[other] {""}
}.
dba-group-finding-not-group = { $elements-count ->
    [1] Una basetta sola non è un gruppo.
   *[other] Queste basette non formano un gruppo.
}
dba-group-step-size =
    { $applied ->
        [yes] Basette: { $value }; un gruppo ne ha da { $least } a { $most }.
       *[no] Basette: { $value }; un gruppo ne ha da { $least } a { $most }.
    }
dba-group-step-link =
    { $value ->
        [beside] { $a } e { $b } sono fianco a fianco, con gli angoli uniti.
        [behind] { $a } e { $b } sono fronte contro retro, con gli angoli uniti.
        [facing] { $a } e { $b } combaciano ma guardano da parti diverse.
        [corner-only] { $a } e { $b } si toccano solo per un angolo.
       *[edge-only] { $a } e { $b } hanno un tratto di lato in comune, ma nessun angolo unito.
    }
dba-group-step-left-out = { $value } non è unita alle altre basette.
dba-group-step-formation =
    { $value ->
        [line] Sono tutte fianco a fianco: linea.
        [column] { $why ->
            [apart] Sono in fila una dietro l'altra, anche se guardano da parti diverse: colonna.
           *[alike] Sono tutte fronte contro retro: colonna.
        }
       *[block] Ci sono unioni dei due tipi: blocco.
    }
dba-point-group-facing = Un gruppo deve guardare tutto dalla stessa parte?
flag-silent-facing = I documenti non dicono se le basette di un gruppo debbano guardare tutte dalla stessa parte.
# --- Mosse e fiumi ---

dba-bases-elements = basette
dba-moves-count = mosse
dba-roll-from = da
dba-roll-to = a
dba-roll-die = dado
dba-group-size = Quante basette fanno un gruppo
dba-group-size-least = almeno
dba-group-size-most = al massimo
dba-further-moves = Mosse dopo la prima
dba-further-moves-road = su strada
dba-river-limits = La mossa intera, in un fiume
dba-river-limits-slow = non in secca
dba-river-types = Che fiume esce dal dado
dba-river-type-dry = fiume in secca
dba-river-type-slow = fiume normale
dba-river-type-torrent = fiume di tipo sei
dba-river-type-unknown = ancora ignoto
dba-torrent-roll = Il tiro per entrare in un fiume di tipo sei
dba-torrent-roll-least = almeno

flag-marginal = Al limite: un capello in più o in meno cambia il verdetto.
flag-silent-block-in-bad-going = I documenti non nominano un blocco là dove le linee non vanno: qui vale come una linea.
flag-silent-guns-on-a-road = I documenti non dicono se le truppe che non entrano in terreno difficile possano passarci su strada: qui passano.
flag-silent-light-horse-by-road = I documenti non dicono se i Light Horse debbano stare lontani dal nemico anche su strada: qui vale la regola delle strade.

## Mossa di gruppo

dba-group-move = Mossa di gruppo
    .question = Il gruppo può fare questa mossa?

dba-group-move-field-formation = Formazione
    .ask = In che formazione è il gruppo?
    .hint = Linea: affiancate; colonna: una dietro l'altra; blocco: entrambe le cose.
dba-group-move-field-n = Basette del gruppo
    .ask = Quante basette ha il gruppo?
dba-group-move-field-manoeuvres = Che cosa fa il gruppo
    .none = niente oltre ad avanzare dritto e ruotare su un angolo frontale
    .ask = Che cosa fa il gruppo?
    .hint = Tutto ciò che il gruppo fa in questa mossa.
    .no = Il gruppo va solo dritto o ruota su un angolo frontale
dba-group-move-field-sideways_mm = Spostamento di lato
    .none = nessuno
    .ask = Di quanti mm si sposta di lato il gruppo?
    .hint = Al massimo mezza basetta, misurata in diagonale.
    .no = Il gruppo non si sposta di lato
dba-group-move-field-bw = Larghezza delle basette
    .hint = Larghezza di una basetta: 40 mm con figure da 15 mm, 60 mm con figure da 25.
dba-group-move-field-within_bwd_of_enemy = Un nemico è entro una larghezza di basetta
    .no = Nessun nemico è entro una larghezza di basetta
    .ask = C'è un nemico entro una larghezza di basetta?
dba-group-move-field-purpose_line_up = Lo spostamento di lato serve ad allinearsi o a contattare
    .no = Lo spostamento di lato non serve ad allinearsi o a contattare
    .ask = Il gruppo si sposta di lato per allinearsi al nemico o contattarlo?
    .hint = Un gruppo non si sposta di lato per altro.
dba-group-move-field-terrain = Terreno che il gruppo attraversa
    .none = niente di particolare
    .ask = Che terreno attraversa il gruppo?
    .hint = La strada conta solo se il gruppo la percorre.
    .no = Il gruppo non attraversa terreni particolari
dba-group-move-field-river_status = Tipo di fiume
    .none = nessun fiume da attraversare
    .ask = Che tipo di fiume è?
    .hint = In secca, normale (dado da 3 a 5) o di tipo sei.
    .no = Il gruppo non attraversa fiumi
dba-group-move-field-slowest_mm = Movimento della basetta più lenta
    .ask = Quanti mm può muovere la basetta più lenta?
    .hint = È il limite di tutto il gruppo quando va dritto.
dba-group-move-field-straight_mm = Tratto in avanti
    .none = da misurare
    .ask = Di quanti mm avanza diritto il gruppo?
    .hint = Senza contare la rotazione.
dba-group-move-field-wheel_mm_by_element = Quanto ruota ogni basetta (mm)
    .ask = Di quanti mm si sposta ogni basetta nella rotazione, in ordine?
    .hint = Se il gruppo si mette in colonna: quanto muove in tutto ogni basetta.
dba-group-move-field-limits_mm_by_element = Quanto può muovere ogni basetta (mm)
    .ask = Quanti mm può muovere ogni basetta, in ordine?
    .hint = Nello stesso ordine in cui dici quanto ruota ciascuna.

dba-manoeuvre-forward = in avanti
dba-manoeuvre-wheel-front-corner = ruota su un angolo frontale
dba-manoeuvre-wheel-rear-corner = ruota su un angolo posteriore
dba-manoeuvre-wheel-centre = ruota sul centro
dba-manoeuvre-sideways = di lato
dba-manoeuvre-oblique = in obliquo
dba-manoeuvre-backward = all'indietro
dba-manoeuvre-turn-about = dietrofront
dba-manoeuvre-line-to-column = da linea a colonna
dba-manoeuvre-column-to-line = da colonna a linea

dba-group-move-value-legal = Consentito
dba-group-move-value-violations = Tutte le ragioni contrarie

dba-group-move-finding-legal = Un gruppo può fare questa mossa.
dba-group-move-finding-group-size = { $n ->
    [1] Una basetta sola non è un gruppo.
   *[other] Le basette sono più di dodici, il massimo per un gruppo.
}
dba-group-move-finding-backward = I gruppi non vanno all'indietro.
dba-group-move-finding-column-backward = Nemmeno una colonna va all'indietro.
dba-group-move-finding-oblique = I gruppi non muovono in obliquo.
dba-group-move-finding-turn-about = I gruppi non fanno dietrofront.
dba-group-move-finding-wheel-rear-corner = I gruppi non ruotano su un angolo posteriore.
dba-group-move-finding-wheel-centre = I gruppi non ruotano sul centro.
dba-group-move-finding-column-to-line = Una colonna si apre in linea solo con mosse singole.
dba-group-move-finding-sideways-over-half = Lo spostamento di lato supera mezza larghezza di basetta.
dba-group-move-finding-sideways-no-enemy = Di lato un gruppo si sposta solo con un nemico entro una larghezza di basetta.
dba-group-move-finding-sideways-no-purpose = Lo spostamento di lato non serve né ad allinearsi né a contattare.
dba-group-move-finding-line-in-bad-going = In terreno difficile vanno solo colonne e basette singole.
dba-group-move-finding-line-on-road = Lungo le strade vanno solo colonne e basette singole.
dba-group-move-finding-line-across-river = Solo colonne e basette singole passano un fiume non in secca.
dba-group-move-finding-waterway = Nessuna basetta può entrare nella costa.
dba-group-move-finding-bua-group = Un gruppo non può attraversare una BUA.
dba-group-move-finding-over-slowest = Il gruppo andrebbe più lontano di quanto può la sua basetta più lenta.
dba-group-move-finding-over-own-maximum = Qualche basetta muoverebbe più di quanto può.
dba-group-move-finding-forming-over-own = Per mettersi in colonna qualche basetta muoverebbe più di quanto può.

dba-group-move-step-group-size = { $applied ->
    [yes] Basette: { $value }; un gruppo ne ha da { $least } a { $most }.
   *[no] Basette: { $value }, quante ne può avere un gruppo.
}
dba-group-move-step-backward = { $applied ->
    [yes] Il gruppo va all'indietro.
   *[no] Il gruppo non va all'indietro.
}
dba-group-move-step-column-backward = { $applied ->
    [yes] Il gruppo va all'indietro, in colonna.
   *[no] Il gruppo non va all'indietro.
}
dba-group-move-step-oblique = { $applied ->
    [yes] Il gruppo muove in obliquo.
   *[no] Il gruppo non muove in obliquo.
}
dba-group-move-step-turn-about = { $applied ->
    [yes] Il gruppo fa dietrofront.
   *[no] Il gruppo non fa dietrofront.
}
dba-group-move-step-wheel-rear-corner = { $applied ->
    [yes] Il gruppo ruota su un angolo posteriore.
   *[no] Il gruppo non ruota su un angolo posteriore.
}
dba-group-move-step-wheel-centre = { $applied ->
    [yes] Il gruppo ruota sul centro.
   *[no] Il gruppo non ruota sul centro.
}
dba-group-move-step-column-to-line = { $applied ->
    [yes] La colonna si apre in linea.
   *[no] Il gruppo non si apre in linea.
}
dba-group-move-step-sideways-over-half = { $applied ->
    [yes] Spostamento di lato di { $value } mm, mezza basetta è { $limit }: { $over } di troppo.
   *[no] { $why ->
        [within] Spostamento di lato di { $value } mm, mezza basetta è { $limit }: ci sta.
       *[no-shift] Il gruppo non si sposta di lato.
    }
}
dba-group-move-step-sideways-no-enemy = { $applied ->
    [yes] Nessun nemico entro una larghezza di basetta.
   *[no] { $why ->
        [within] Un nemico è entro una larghezza di basetta.
       *[no-shift] Che ci siano nemici vicini non conta: il gruppo non si sposta di lato.
    }
}
dba-group-move-step-sideways-no-purpose = { $applied ->
    [yes] Lo spostamento di lato non serve ad allinearsi né a contattare.
   *[no] { $why ->
        [within] Il gruppo si sposta di lato per allinearsi o contattare.
       *[no-shift] Il gruppo non si sposta di lato.
    }
}
dba-group-move-step-line-in-bad-going = { $applied ->
    [yes] Il gruppo entra in terreno difficile, e non in colonna.
   *[no] { $why ->
        [file] Terreno difficile, dove una colonna può andare.
       *[absent] La mossa non tocca terreno difficile.
    }
}
dba-group-move-step-line-on-road = { $applied ->
    [yes] Il gruppo va lungo una strada, e non in colonna.
   *[no] { $why ->
        [file] Lungo una strada, come una colonna può fare.
       *[absent] La mossa non va lungo una strada.
    }
}
dba-group-move-step-line-across-river = { $applied ->
    [yes] Il gruppo passa un fiume non in secca, e non in colonna.
   *[no] { $why ->
        [file] Un fiume non in secca, che una colonna può passare.
        [dry] Un fiume in secca, aperto anche alle linee.
       *[absent] La mossa non attraversa fiumi.
    }
}
dba-group-move-step-waterway = { $applied ->
    [yes] Una basetta entrerebbe nella costa.
   *[no] La mossa non tocca la costa.
}
dba-group-move-step-diagonal = { $applied ->
    [yes] Con lo spostamento di lato, diritto dalla partenza all'arrivo: { $value } mm.
   *[no] Nessuna diagonale da misurare: { $value } mm in avanti.
}
dba-group-move-step-bua-group = { $applied ->
    [yes] Solo una basetta singola attraversa una BUA.
   *[no] Nessuna BUA ferma il gruppo.
}
dba-group-move-step-over-slowest = { $applied ->
    [yes] { $value } mm, e la basetta più lenta ne ha { $limit }.
   *[no] { $why ->
        [within] { $value } mm, e la basetta più lenta ne ha { $limit }: bastano.
       *[not-told] Non ci sono distanze da confrontare.
    }
}
dba-group-move-step-over-own-maximum = { $applied ->
    [yes] Oltre il proprio movimento, basette numero: { $value }.
   *[no] { $why ->
        [within] Fra tratto diritto e rotazione, ogni basetta resta nel proprio movimento.
       *[not-told] Non hai indicato le distanze della rotazione.
    }
}
dba-group-move-step-forming-over-own = { $applied ->
    [yes] Oltre il proprio movimento per mettersi in fila, basette numero: { $value }.
   *[no] { $why ->
        [within] Ogni basetta si mette in fila entro il proprio movimento.
       *[not-told] Quanto fa ogni basetta non è indicato.
    }
}

dba-group-move-remedy-column = Consentito se il gruppo è in colonna.
dba-group-move-remedy-shorter-shift = Consentito se lo spostamento di lato è di { $limit } mm.
dba-group-move-remedy-shorter-advance = Consentito se l'avanzata è di { $limit } mm.
dba-group-move-remedy-for-the-enemy = Consentito se un nemico è entro una larghezza di basetta e lo spostamento serve ad allinearsi a lui.

## Capacità di movimento

dba-movement-allowance = Fin dove muove
    .question = Quanto può muovere una basetta, e può entrare in quel terreno?

dba-movement-allowance-field-troop = Truppe
    .ask = Che truppe muovono?
dba-movement-allowance-field-speeds = Velocità delle truppe
    .hint = I documenti non le danno: se non le indichi valgono quelle della tabella.
dba-movement-allowance-field-speeds-good = In terreno agevole
    .ask = Quanti passi muovono le truppe in terreno agevole?
dba-movement-allowance-field-speeds-bad = In terreno difficile
    .ask = Quanti passi muovono le truppe in terreno difficile?
    .hint = Se non la indichi, vale quella della tabella.
dba-movement-allowance-field-speeds-road = Su strada
    .ask = Quanti passi muovono le truppe su strada?
dba-movement-allowance-field-touches = Terreni toccati nel movimento, anche solo in parte
    .ask = Quali terreni toccano le truppe nel movimento, anche solo in parte?
    .none = nessuno di questi
    .hint = Il fiume, solo se il fronte entra in acqua.
dba-movement-allowance-field-road_whole_move = Tutta la mossa è su strada
    .no = Non tutta la mossa è su strada
    .ask = Tutta la mossa è su strada?
    .hint = La velocità su strada vale solo così.
dba-movement-allowance-field-lead_starts_on_road = La prima basetta parte sulla strada
    .no = La prima basetta non parte sulla strada
    .ask = La prima basetta parte sulla strada?
dba-movement-allowance-field-river_status = Tipo di fiume
    .ask = Che tipo di fiume è?
    .hint = In secca, normale (dado da 3 a 5) o di tipo sei.
dba-movement-allowance-field-front_in_river = La basetta parte con il fronte in acqua, anche solo in parte
    .no = La basetta parte con tutto il fronte fuori dall'acqua
    .ask = La basetta parte con il fronte in acqua, anche solo in parte?
dba-movement-allowance-field-lead_front_out = Il fronte della prima basetta è fuori dall'acqua già alla partenza
    .no = Il fronte della prima basetta non è fuori dall'acqua alla partenza
    .ask = Il fronte della prima basetta è fuori dall'acqua già alla partenza?
    .hint = Una colonna con la testa fuori va alla velocità del terreno della testa.
dba-movement-allowance-field-moved_before = Passi già percorsi in questa mossa
    .ask = Quanti passi ha già percorso la basetta in questa mossa?
    .hint = In passi, prima di arrivare al terreno di cui si chiede.
dba-movement-allowance-field-bua_interior_paces = Passi dentro una BUA
    .ask = Quanti passi fanno le truppe dentro una BUA?
    .hint = Dentro una BUA il movimento non si misura.
dba-movement-allowance-value-total_paces = Passi in tutto
dba-movement-allowance-value-remaining_paces = Passi che restano
dba-movement-allowance-value-can_enter = Può proseguire su quel terreno
    .said = { $can_enter ->
        [yes] La basetta può proseguire su quel terreno.
       *[no] La basetta non può proseguire su quel terreno.
    }
dba-movement-allowance-value-legal = Consentito
dba-movement-allowance-value-violations = Contro le regole

dba-movement-allowance-finding-total_paces = { $can_enter ->
    [yes] La basetta ha { $total_paces ->
        [one] 1 passo
       *[other] { $total_paces } passi
    } in tutto, { $remaining_paces ->
        [one] ne resta 1
       *[other] { $remaining_paces ->
            [one] ne resta 1
           *[other] ne restano { $remaining_paces }
           }
    }.
   *[no] La basetta ha { $total_paces ->
        [one] 1 passo in tutto, già speso
       *[other] { $total_paces } passi in tutto, già spesi
    }: non va oltre.
}
dba-movement-allowance-finding-not-can_enter = La basetta non può entrare in quel terreno.
dba-movement-allowance-finding-stays-inside = { dba-pip-cost-finding-stays-inside }
dba-movement-allowance-step-stays-inside = { dba-pip-cost-finding-stays-inside }

dba-movement-allowance-step-road = { $applied ->
    [yes] Su strada dall'inizio alla fine: velocità su strada.
   *[no] { $why ->
        [lead-off] La prima basetta non parte sulla strada: niente velocità su strada.
        [partly] Sulla strada solo in parte: niente velocità su strada.
       *[none] La mossa non va per strada.
    }
}
dba-movement-allowance-step-river = { $applied ->
    [yes] { $why ->
        [ford] Una strada su un fiume non in secca, con le regole del fiume: { $value ->
            [one] 1 passo
           *[other] { $value } passi
        } in tutto.
       *[front-in] Il fronte in un fiume non in secca: { $value ->
           [one] 1 passo
          *[other] { $value } passi
       } in tutto.
    }
   *[no] { $why ->
        [dry] Il fiume è in secca: conta il terreno intorno.
        [front-out] Il fronte in testa è fuori dall'acqua: conta il terreno che ha sotto.
        [ford] Una strada su un fiume non in secca: va come sulla strada.
       *[none] Il fronte non è in nessun fiume.
    }
}
dba-movement-allowance-step-camels = Per i cammelli ({ $troop }) dune e oasi sono terreno agevole.
dba-movement-allowance-step-bad-going = { $applied ->
    [yes] { $why ->
        [barred] Queste truppe non entrano in quel terreno difficile ({ $ground }).
       *[slowed] La basetta tocca terreno difficile ({ $ground }): ne ha la velocità per tutta la mossa.
    }
   *[no] { $why ->
        [road] Terreno difficile ({ $ground }), che però sulla strada non rallenta.
       *[none] La basetta non tocca terreno difficile.
    }
}
dba-movement-allowance-step-waterway = { $applied ->
    [yes] Nella costa non entra nessuno.
   *[no] Le truppe non toccano la costa.
}
dba-movement-allowance-step-bua = { $applied ->
    [yes] { $why ->
        [inside] Passi dentro la BUA, che non contano: { $value }.
       *[place] Una BUA o un campo: né terreno agevole né difficile.
    }
   *[no] Le truppe non toccano né BUA né campi.
}
dba-movement-allowance-step-walked = { $applied ->
    [yes] Passi già percorsi, che contano: { $value }.
   *[no] { $why ->
        [barred] I passi già percorsi non contano.
       *[nothing] In questa mossa la basetta non ha ancora percorso niente.
    }
}

dba-movement-allowance-remedy-keep-out = { dba-movement-allowance-much } se la basetta resta fuori dal terreno difficile.
dba-movement-allowance-remedy-start-on-road = { dba-movement-allowance-much } se la prima basetta è sulla strada dalla partenza.

dba-point-ford-effect = Che effetto ha un guado: si muove come sulla strada o come nel fiume?

## Mosse e BUA

dba-bua-move = Mosse e BUA
    .question = Si può entrare in una BUA, uscirne o attraversarla?

dba-bua-move-field-move = La mossa
    .ask = La basetta entra nella BUA, ne esce o la attraversa?
dba-bua-move-field-single = Muove una basetta singola
    .no = Muove un gruppo, non una basetta singola
    .ask = Muove una basetta singola?
dba-bua-move-field-bua_friendly_occupied = Nella BUA c'è già un amico
    .no = Nella BUA non c'è nessun amico
    .ask = Nella BUA c'è già un amico?
    .if-not = Consentito se nella BUA non c'è nessun amico.
    .hint = Una BUA contiene una basetta sola.
dba-bua-move-field-bua_enemy_occupied = La BUA è del nemico
    .no = La BUA non è del nemico
    .ask = La BUA è tenuta dal nemico?
    .if-not = Consentito se la BUA non è tenuta dal nemico.
dba-bua-move-field-part_inside_at_end = La basetta finirebbe nella BUA solo in parte
    .no = La basetta non finirebbe nella BUA solo in parte
    .ask = La basetta finirebbe nella BUA solo in parte?
    .if-not = Consentito se la basetta non finisce nella BUA solo in parte.
    .hint = In una BUA sta una basetta sola, e tutta intera.
dba-bua-move-field-inside_paces = Passi dentro la BUA
    .ask = Quanti passi della mossa sono dentro la BUA?
    .hint = Dentro una BUA il movimento non si misura.
dba-bua-move-field-outside_paces = Passi fuori dalla BUA, prima e dopo
    .ask = Quanti passi della mossa sono fuori dalla BUA, prima e dopo?
    .hint = Dentro non si misura: contano i passi prima di entrare e dopo essere usciti.
dba-bua-move-field-allowance_paces = Movimento della basetta
    .ask = Quanti passi può muovere la basetta sul terreno fuori dalla BUA?
    .hint = La sua capacità di movimento per una mossa.
dba-bua-move-field-by_road = La basetta muove su strada
    .no = La basetta non muove su strada
    .ask = La basetta muove su strada?
dba-bua-way-enter = entra nella BUA
dba-bua-way-leave = esce dalla BUA
dba-bua-way-through = attraversa la BUA
dba-bua-move-value-legal = Consentito
dba-bua-move-value-measured_paces = Passi che si misurano
dba-bua-move-value-violations = Tutte le ragioni contrarie

dba-bua-move-finding-legal = { $measured_paces ->
    [none] La mossa costa un PIP in più, salvo nel primo turno.
    [one] Si misura 1 passo, e la mossa costa un PIP in più, salvo nel primo turno.
   *[other] Si misurano { $measured_paces } passi, e la mossa costa un PIP in più, salvo nel primo turno.
}
dba-bua-move-finding-enemy-held = La BUA è tenuta dal nemico, che va prima battuto in mischia.
dba-bua-move-finding-already-full = In una BUA sta una basetta sola, e dentro ce n'è già una.
dba-bua-move-finding-group-ends-inside = Un gruppo non finisce la mossa in una BUA.
dba-bua-move-finding-partly-inside = La basetta resterebbe nella BUA solo in parte.
dba-bua-move-finding-friend-in-the-way = Nella BUA c'è un amico, e la mossa non è su strada.
dba-bua-move-finding-group-crossing = Solo una basetta singola attraversa una BUA.
dba-bua-move-finding-too-far = I passi fuori dalla BUA superano la capacità di movimento.

dba-bua-move-step-enemy-held = { $applied ->
    [yes] La BUA è del nemico.
   *[no] Nessun nemico sbarra la BUA.
}
dba-bua-move-step-already-full = { $applied ->
    [yes] La basetta finirebbe dentro, dove c'è già un amico.
   *[no] Dentro non finiscono due basette.
}
dba-bua-move-step-group-ends-inside = { $applied ->
    [yes] Dentro finirebbe un gruppo.
   *[no] Dentro non finisce un gruppo.
}
dba-bua-move-step-partly-inside = { $applied ->
    [yes] La basetta finirebbe mezza dentro e mezza fuori.
   *[no] La basetta non finisce mezza dentro e mezza fuori.
}
dba-bua-move-step-friend-in-the-way = { $applied ->
    [yes] L'amico dentro ferma chi attraversa fuori strada.
   *[no] { $why ->
        [road] Dentro c'è un amico: la strada si può usare.
        [agreed] L'amico dentro lascia passare chi attraversa.
       *[nobody] La mossa non passa per nessun amico.
    }
}
dba-bua-move-step-group-crossing = { $applied ->
    [yes] Muove un gruppo, e solo una basetta singola attraversa la BUA.
   *[no] { $why ->
        [road] Muove un gruppo, su una strada che si può usare.
        [agreed] Muove un gruppo, e i gruppi possono attraversare la BUA.
       *[none] Nessun gruppo attraversa.
    }
}
dba-bua-move-step-inside = Dentro la BUA non si misura niente ({ $value ->
    [one] 1 passo
   *[other] { $value } passi
}).
dba-bua-move-step-too-far = { $applied ->
    [yes] { $value ->
        [one] 1 passo
       *[other] { $value } passi
    } fuori, su { $limit }: { $over } di troppo.
   *[no] { $value ->
       [one] 1 passo
      *[other] { $value } passi
   } fuori, su { $limit }: ci arriva.
}
dba-bua-move-step-extra-pip = Un PIP in più, salvo nel primo turno.

dba-movement-allowance-much = { $paces } { $paces ->
    [one] passo
   *[other] passi
}
dba-bua-move-remedy-shorter = Consentito se accorci la mossa di { $over } { $over ->
    [one] passo
   *[other] passi
}.
dba-bua-move-remedy-alone = Consentito se muove una basetta singola.

dba-point-bua-friend-inside = Si può attraversare una BUA in cui c'è già un amico?
dba-point-bua-crossed-by-group = Un gruppo può attraversare una BUA?

## Attraversare gli amici

dba-interpenetration = Attraversare gli amici
    .question = La basetta può passare attraverso questi amici?

dba-interpenetration-field-mover = Chi muove
    .ask = Che truppe muovono?
dba-interpenetration-field-through = Amici che attraversa, in ordine
    .ask = Quali amici vengono attraversati, in ordine?
dba-interpenetration-field-facing_diff_deg = Angolo fra i due orientamenti
    .ask = Di quanti gradi differiscono gli orientamenti della basetta e dell'amico?
    .hint = In gradi: 0 se guardano dalla stessa parte.
dba-interpenetration-field-allowance_mm = Movimento rimasto a chi muove
    .ask = Quanti mm di mossa restano alla basetta?
    .hint = Dopo il tratto già fatto in questa mossa.
dba-interpenetration-field-needed_mm = Movimento che serve per superare l'ultimo amico
    .ask = Quanti mm servono per superare l'ultimo amico?
    .hint = Deve finire tutta oltre l'ultimo amico.
dba-interpenetration-field-room_beyond = Dall'altra parte c'è posto per tutta la basetta
    .no = Dall'altra parte non c'è posto per tutta la basetta
    .ask = Dall'altra parte c'è posto per tutta la basetta?
    .if-so = Consentito se dall'altra parte c'è posto per tutta la basetta.
    .hint = La basetta non può fermarsi sopra un amico.
dba-interpenetration-value-legal = Consentito
dba-interpenetration-value-violations = Tutte le ragioni contrarie

dba-interpenetration-finding-legal = La basetta attraversa l'amico e finisce dall'altra parte.
dba-interpenetration-finding-mounted-through-other = In mossa tattica i montati attraversano soltanto gli Psiloi.
dba-interpenetration-finding-never-passes = In una mossa tattica attraversano gli amici solo i montati e gli Psiloi.
dba-interpenetration-finding-not-parallel = La basetta e l'amico non sono esattamente paralleli.
dba-interpenetration-finding-too-short = Il movimento non basta per uscire dall'altra parte dell'amico.
dba-interpenetration-finding-no-room = Dall'altra parte dell'amico non c'è posto per la basetta.

dba-interpenetration-step-mounted-through-other = { $applied ->
    [yes] { $mover }, montati: questi amici non si lasciano attraversare: { $value }.
   *[no] { $why ->
        [psiloi] { $mover }, montati: gli Psiloi si lasciano attraversare.
       *[foot] Chi muove non è montato.
    }
}
dba-interpenetration-step-never-passes = { $applied ->
    [yes] Fanteria che non attraversa nessuno: { $mover }.
   *[no] { $why ->
        [mounted] Chi muove non è fanteria.
       *[psiloi] Gli Psiloi attraversano qualunque amico.
    }
}
dba-interpenetration-step-not-parallel = { $applied ->
    [yes] { $why ->
        [opposite] Le basette hanno orientamento opposto: non si passa.
        [crosswise] Le basette sono ad angolo retto: non si passa.
       *[askew] Fra le due basette c'è un angolo di { $value ->
           [one] 1 grado
          *[other] { $value } gradi
       }.
    }
   *[no] { $why ->
        [opposite] Le basette hanno orientamento opposto, e quindi sono parallele.
        [moot] Le basette hanno orientamento opposto; se così si passi, per ora non occorre deciderlo.
       *[parallel] Le due basette sono parallele.
    }
}
dba-interpenetration-step-too-short = { $applied ->
    [yes] Servono { $needed } mm, la basetta ne ha { $value }: gliene { $missing ->
        [one] manca
       *[other] mancano
    } { $missing }.
   *[no] Servono { $needed } mm, la basetta ne ha { $value }: bastano.
}
dba-interpenetration-step-no-room = { $applied ->
    [yes] Dall'altra parte non c'è posto.
   *[no] Dall'altra parte c'è posto.
}
dba-interpenetration-step-several = { $applied ->
    [yes] { $value ->
        [one] 1 basetta
       *[other] { $value } basette
    } in una mossa: se ne passano quante si riesce a superare.
   *[no] Passa una basetta sola.
}

dba-interpenetration-remedy-longer = Consentito se la basetta ha { $missing } mm di movimento in più.
dba-interpenetration-remedy-dressed = Consentito se la basetta e l'amico sono paralleli.

dba-point-passing-face-to-face = Si può attraversare un amico girato al contrario?

## Mosse ulteriori

dba-subsequent-move = Mosse ulteriori
    .question = Queste truppe possono muovere ancora nello stesso turno?

dba-subsequent-move-field-troop = Truppe
    .ask = Che truppe fanno un'altra mossa?
dba-subsequent-move-field-unit = Basetta singola, gruppo o colonna
    .ask = Muove una basetta singola, un gruppo o una colonna?
    .hint = Su strada muovono ancora solo una basetta sola o una colonna.
dba-subsequent-move-field-own_bound = Numero del proprio turno
    .ask = Quale dei tuoi turni è questo (1 = il primo)?
    .hint = Fuori strada gli Psiloi muovono ancora solo nel loro primo turno.
dba-subsequent-move-field-move_no = Quale mossa di questo turno è
    .ask = Quale mossa del turno è questa, per le truppe?
    .hint = La prima mossa è la 1; la 2 è la prima ulteriore.
dba-subsequent-move-field-road = La mossa è tutta su strada
    .no = La mossa non è tutta su strada
    .ask = La mossa è tutta su strada?
    .if-so = Consentito se la mossa è tutta su strada.
dba-subsequent-move-field-dismounted_this_bound = In questo turno le truppe hanno smontato
    .no = In questo turno le truppe non hanno smontato
    .ask = In questo turno le truppe hanno smontato?
    .if-not = Consentito se in questo turno le truppe non hanno smontato.
dba-subsequent-move-field-min_enemy_dist_bw = Nemico più vicino, in larghezze di basetta
    .ask = A quante larghezze di basetta dal nemico più vicino passa la mossa, nel punto più stretto?
    .hint = La distanza minima da un lato nemico, dalla partenza all'arrivo.
dba-subsequent-move-field-end = Come finisce la mossa
    .ask = Come finisce la mossa?
    .hint = Warband e Scythed Chariot devono finire in mischia o in aiuto a una.
dba-subsequent-move-field-still_in_enemy_front = Le truppe si sono tirate indietro, e sono ancora davanti al nemico
    .no = Le truppe non si sono tirate indietro restando davanti al nemico
    .ask = Le truppe si sono tirate indietro o disimpegnate, e sono ancora davanti al nemico?
    .if-not = Consentito se le truppe non sono più davanti al nemico.
    .hint = Per muovere ancora devono essere uscite dal fronte di quel nemico.
dba-mover-element = basetta singola
dba-mover-column = colonna
dba-mover-group = altro gruppo
dba-move-end-none = senza toccare nessuno
dba-move-end-front = contatto frontale
dba-move-end-flank = contatto sul fianco
dba-move-end-rear = contatto sul retro
dba-move-end-overlap = overlap
dba-move-end-rear-support = supporto posteriore
dba-subsequent-move-value-legal = Consentito
dba-subsequent-move-value-violations = Tutte le ragioni contrarie

dba-subsequent-move-finding-legal = Le truppe possono muovere ancora, pagando i PIP di un'altra mossa.
dba-subsequent-move-finding-dismounted = Le truppe che smontano non muovono ancora nello stesso turno.
dba-subsequent-move-finding-still-in-front = Le truppe che si sono tirate indietro non muovono ancora finché sono davanti a quel nemico.
dba-subsequent-move-finding-road-group = Su strada può fare altre mosse solo una basetta sola o una colonna.
dba-subsequent-move-finding-road-too-many = Le mosse su strada dopo la prima sono più di cinque.
dba-subsequent-move-finding-road-contact = Una mossa ulteriore su strada non finisce a contatto.
dba-subsequent-move-finding-no-further-moves = Fuori strada muovono ancora solo Psiloi, Light Horse, Warband e Scythed Chariot.
dba-subsequent-move-finding-after-the-first-bound = Gli Psiloi fanno altre mosse solo nel loro primo turno.
dba-subsequent-move-finding-psiloi-contact = Le mosse ulteriori degli Psiloi si fermano prima del contatto.
dba-subsequent-move-finding-near-the-enemy = Nelle mosse ulteriori i Light Horse restano a più di una larghezza di basetta dai nemici.
dba-subsequent-move-finding-light-horse-contact = Con una mossa ulteriore i Light Horse non vanno a contatto.
dba-subsequent-move-finding-third-move = Fuori strada una terza mossa è vietata.
dba-subsequent-move-finding-not-into-combat = La seconda mossa deve finire in mischia o in aiuto a una mischia.
dba-subsequent-move-finding-only-support = La seconda mossa finisce soltanto in supporto, e la lettura scelta non lo ammette.
dba-subsequent-move-finding-stays-inside = { dba-pip-cost-finding-stays-inside }
dba-subsequent-move-step-stays-inside = { dba-pip-cost-finding-stays-inside }

dba-subsequent-move-step-dismounted = { $applied ->
    [yes] In questo turno le truppe hanno smontato.
   *[no] In questo turno le truppe non hanno smontato.
}
dba-subsequent-move-step-still-in-front = { $applied ->
    [yes] Le truppe si sono tirate indietro, e il nemico le ha ancora davanti.
   *[no] Nessun nemico ha ancora davanti truppe che si sono tirate indietro.
}
dba-subsequent-move-step-right = { $applied ->
    [yes] { $why ->
        [road] Su strada può muovere ancora ogni truppa.
       *[troop] { $troop }: possono muovere ancora anche fuori strada.
    }
   *[no] { $troop }: fuori strada muovono una volta sola.
}
dba-subsequent-move-step-road-group = { $applied ->
    [yes] Muove un gruppo che non è una colonna.
   *[no] Muove una basetta singola o una colonna.
}
dba-subsequent-move-step-road-too-many = { $applied ->
    [yes] Mossa numero { $value } dopo la prima: al massimo sono { $most }.
   *[no] Mossa numero { $value } dopo la prima, su un massimo di { $most }.
}
dba-subsequent-move-step-road-contact = { $applied ->
    [yes] La mossa finisce a contatto con il nemico ({ $end }).
   *[no] La mossa non finisce a contatto con il nemico.
}
dba-subsequent-move-step-after-the-first-bound = { $applied ->
    [yes] Turno { $value }: non è più il primo.
   *[no] È il primo turno.
}
dba-subsequent-move-step-psiloi-contact = { $applied ->
    [yes] La mossa finisce a contatto.
   *[no] { $why ->
        [may] La mossa finisce a contatto, ed è consentito.
        [later] Il contatto non conta: gli Psiloi non possono comunque muovere ancora.
       *[no-contact] La mossa non finisce a contatto.
    }
}
dba-subsequent-move-step-near-the-enemy = { $applied ->
    [yes] Le truppe passano a { $value } { $value ->
        [one] larghezza
       *[other] larghezze
    } di basetta da un nemico: non oltre una.
   *[no] Le truppe non passano più vicino a un nemico di { $value } { $value ->
        [one] larghezza
       *[other] larghezze
    } di basetta.
}
dba-subsequent-move-step-light-horse-contact = { $applied ->
    [yes] La mossa finisce a contatto.
   *[no] La mossa non finisce a contatto.
}
dba-subsequent-move-step-third-move = { $applied ->
    [yes] Mossa { $value }: fuori strada le truppe ne hanno due.
   *[no] È la seconda mossa.
}
dba-subsequent-move-step-not-into-combat = { $applied ->
    [yes] La mossa finisce fuori da ogni mischia.
   *[no] La mossa finisce in mischia o in aiuto a una mischia ({ $end }).
}
dba-subsequent-move-step-only-support = { $applied ->
    [yes] La mossa finisce soltanto in supporto, senza contatto né overlap.
   *[no] { $why ->
        [helps] La mossa finisce in supporto a una mischia, e basta.
       *[other] La mossa non finisce soltanto in supporto.
    }
}

dba-subsequent-move-remedy-off-road = Consentito se la mossa non è su strada: fuori strada queste truppe hanno una mossa ulteriore loro.
dba-subsequent-move-remedy-by-road = Consentito se la mossa è tutta su strada.

dba-point-second-move-end = Dove deve finire la seconda mossa di Warband e Scythed Chariot?
flag-conflict-second-move-end = Per la seconda mossa la scheda nomina solo contatto e overlap; il Commentario anche il supporto posteriore.
dba-point-psiloi-further-contact = Gli Psiloi possono finire a contatto con una mossa ulteriore?

## Smontare

dba-dismount = Smontare
    .question = Queste truppe possono smontare, e per quanti PIP?

dba-dismount-field-kind = Che cosa vogliono fare le truppe
    .ask = Che cosa vogliono fare le truppe?
dba-dismount-field-own_bound = Numero del proprio turno
    .ask = Quale dei tuoi turni è questo (1 = il primo)?
    .hint = 1 è il primo turno della sua parte, in cui non si pagano PIP in più.
dba-dismount-field-distance_paces = Passi che le truppe muovono
    .ask = Quanti passi muovono le truppe?
dba-dismount-field-foot_speed = Movimento a piedi
    .ask = Quanti passi possono muovere a piedi le truppe?
    .hint = La capacità di movimento della truppa a piedi, in passi.
dba-dismount-field-in_zone_at_start = Le truppe partono nella ZOC di un nemico
    .no = Le truppe non partono nella ZOC di un nemico
    .ask = Le truppe partono nella ZOC di un nemico?
    .if-not = Consentito se le truppe non partono nella ZOC di un nemico.
    .hint = Entro una larghezza di basetta, davanti al nemico.
dba-dismount-field-in_zone_at_end = Le truppe finiscono nella ZOC di un nemico
    .no = Le truppe non finiscono nella ZOC di un nemico
    .ask = Le truppe finiscono nella ZOC di un nemico?
    .hint = Entro una larghezza di basetta, davanti al nemico.
dba-dismount-field-lines_up = Le truppe si allineano al nemico
    .no = Le truppe non si allineano al nemico
    .ask = Le truppe si allineano al nemico?
    .hint = Parallele al fronte nemico ed entro la sua larghezza.
dba-dismount-field-straight_back = Le truppe arretrano dritte, via dal nemico
    .no = Le truppe non arretrano dritte, via dal nemico
    .ask = Le truppe arretrano dritte, via dal nemico?
    .hint = In una ZOC il Commentario sembra ammetterlo, la scheda no.
dba-dismount-field-contacts_enemy = Le truppe finiscono a contatto del nemico
    .no = Le truppe non finiscono a contatto del nemico
    .ask = Le truppe finiscono a contatto del nemico?
dba-dismount-field-further_move_planned = In questo turno le truppe muoveranno ancora
    .no = In questo turno le truppe non muoveranno più
    .ask = In questo turno vuoi muovere ancora le truppe?
dba-dismount-field-list_allows = La lista dell'esercito permette di smontare
    .no = La lista dell'esercito non permette di smontare
    .ask = La tua lista permette a queste truppe di smontare?
    .hint = Solo le liste che danno un tipo sia montato sia a piedi.
dba-dismount-kind-dismount = smontare
dba-dismount-kind-remount = rimontare
dba-dismount-kind-start-dismounted = cominciare la partita a piedi
dba-dismount-value-legal = Consentito
dba-dismount-value-min_pips = PIP per smontare, almeno
    .said = { dba-dismount-finding-legal }
dba-dismount-value-violations = Tutte le ragioni contrarie

dba-dismount-finding-legal = { $min_pips ->
    [one] Smontare costa { $min_pips } PIP.
   *[other] Smontare costa almeno { $min_pips } PIP.
}
dba-dismount-finding-remount = Le truppe smontate restano a piedi per tutta la partita.
dba-dismount-finding-start-dismounted = Le truppe che possono smontare si schierano montate.
dba-dismount-finding-list = La lista dell'esercito non permette a queste truppe di smontare.
dba-dismount-finding-contact = Chi smonta non può finire a contatto con il nemico.
dba-dismount-finding-not-lined-up = In una ZOC si smonta solo allineandosi.
dba-dismount-finding-too-far = La mossa è più lunga di quella che le truppe farebbero a piedi.
dba-point-dismounting-backwards = Si può smontare arretrando fuori dalla ZOC?
flag-conflict-dismounting-backwards = Una frase del Commentario sembra lasciar smontare chi arretra fuori da una ZOC; la scheda, e un'altra frase, solo chi si allinea: si seguono queste due.
dba-dismount-finding-further-move = Dopo essere smontate le truppe non fanno mosse ulteriori in quel turno.

dba-dismount-step-remount = { $applied ->
    [yes] Le truppe vogliono rimontare.
   *[no] Le truppe non vogliono rimontare.
}
dba-dismount-step-start-dismounted = { $applied ->
    [yes] Le truppe vogliono cominciare a piedi.
   *[no] Le truppe non vogliono cominciare a piedi.
}
dba-dismount-step-list = { $applied ->
    [yes] La lista non permette di smontare.
   *[no] La lista permette di smontare.
}
dba-dismount-step-contact = { $applied ->
    [yes] Le truppe finiscono a contatto con il nemico.
   *[no] Le truppe non finiscono a contatto.
}
dba-dismount-step-not-lined-up = { $applied ->
    [yes] Le truppe sono nella ZOC di un nemico, e non si allineano.
   *[no] { $why ->
        [lines-up] Le truppe sono nella ZOC di un nemico, e si allineano.
        [backs-out] Per la lettura scelta, arretrando dritte fuori da una ZOC possono smontare.
       *[no-zone] Le truppe non sono in nessuna ZOC nemica.
    }
}
dba-dismount-step-too-far = { $applied ->
    [yes] { $value ->
        [one] 1 passo
       *[other] { $value } passi
    }, e a piedi ne hanno { $limit }: { $over } di troppo.
   *[no] { $value ->
       [one] 1 passo
      *[other] { $value } passi
   }, e a piedi ne hanno { $limit }: ci arrivano.
}
dba-dismount-step-further-move = { $applied ->
    [yes] In questo turno le truppe muoveranno ancora.
   *[no] In questo turno le truppe non muoveranno più.
}
dba-dismount-step-cost = { $applied ->
    [yes] Almeno { $value } PIP, per far smontare tutte le basette.
   *[no] { $value } PIP nel primo turno, per far smontare tutte le basette.
}

dba-dismount-remedy-shorter = Consentito se accorci la mossa di { $over } { $over ->
    [one] passo
   *[other] passi
}.
dba-dismount-remedy-line-up = Consentito se le truppe si allineano al nemico.
dba-dismount-remedy-stay = Consentito se in questo turno le truppe non muovono più.
dba-dismount-remedy-stop-short = Consentito se le truppe si fermano prima del contatto.

## Disimpegno

dba-break-off = Disimpegno
    .question = La basetta può disimpegnarsi, e il nemico la segue?

dba-break-off-field-active = È il turno di chi si disimpegna
    .no = Non è il turno di chi si disimpegna
    .ask = È il tuo turno?
    .if-so = Consentito nel tuo turno.
dba-break-off-field-melee_from_previous_bound = La mischia è rimasta dal turno prima
    .no = La mischia non è rimasta dal turno prima
    .ask = La mischia dura dal turno prima?
    .hint = Solo allora ci si può disimpegnare.
dba-break-off-field-direction = Direzione del disimpegno
    .ask = In che direzione si disimpegna la basetta?
    .hint = Ci si disimpegna dritti all'indietro, dal primo passo all'ultimo.
dba-break-off-field-distance_paces = Distanza del disimpegno
    .ask = Di quanti passi arretra la basetta che si disimpegna?
    .hint = Almeno duecento, dritto all'indietro.
dba-break-off-field-clear_behind_paces = Spazio libero alle spalle
    .none = da misurare
    .ask = Quanti passi liberi ha alle spalle la basetta?
    .hint = Ne servono almeno duecento.
dba-break-off-field-enemy_front_on_flank = Un fronte nemico tocca il fianco della basetta
    .no = Nessun fronte nemico tocca il fianco della basetta
    .ask = Un fronte nemico tocca il fianco della basetta?
    .if-not = Consentito se nessun fronte nemico tocca il fianco della basetta.
    .hint = Un lato frontale nemico: un fianco o un angolo non contano.
dba-break-off-field-enemy_front_on_rear = Un fronte nemico tocca il retro della basetta
    .no = Nessun fronte nemico tocca il retro della basetta
    .ask = Un fronte nemico tocca il retro della basetta?
    .if-not = Consentito se nessun fronte nemico tocca il retro della basetta.
    .hint = Un lato frontale nemico: un fianco o un angolo non contano.
dba-break-off-field-blocked_by_friend = Alle spalle c'è un amico che la basetta non può attraversare
    .no = Alle spalle nessun amico impedisce il passaggio
    .ask = Alle spalle della basetta c'è un amico che non può attraversare?
    .if-not = Consentito se alle spalle non c'è nessun amico, o solo uno che la basetta può attraversare.
dba-break-off-field-through_river = Il percorso attraversa un fiume non in secca
    .no = Il percorso non attraversa un fiume con acqua
    .ask = Il percorso attraversa un fiume non in secca?
dba-break-off-field-enemy_troop = Nemico da cui la basetta si disimpegna
    .ask = Da quale nemico si disimpegna la basetta?
dba-break-off-field-enemy_depth = Profondità della basetta nemica
    .hint = Se non la indichi, quella abituale del tipo.
dba-break-off-field-enemy_place = Dove sta il nemico
    .ask = Dove sta il nemico?
    .hint = Da una BUA o da un campo non si insegue.
dba-break-off-field-enemy_ahead = Che cosa c'è davanti al nemico
    .ask = Che cosa c'è davanti al nemico, verso chi si disimpegna?
    .hint = La prima cosa sul cammino del nemico che segue.
dba-break-off-field-enemy_ahead_mm = Distanza di quello che c'è davanti al nemico
    .ask = A quanti mm dal nemico è quello che ha davanti?
    .hint = Dal fronte del nemico a ciò che ha davanti, mm.
dba-break-off-field-bw = Larghezza delle basette
    .hint = Larghezza di una basetta: 40 mm con figure da 15 mm, 60 mm con figure da 25.
dba-direction-straight-back = dritto all'indietro
dba-direction-oblique = in obliquo
dba-direction-sideways = di lato
dba-direction-turning = girando lungo il percorso
dba-break-off-value-legal = Consentito
dba-break-off-value-violations = Tutte le ragioni contrarie
dba-break-off-value-enemy_follows = Il nemico segue
    .said = { $enemy_follows ->
        [yes] Il nemico segue.
       *[no] Il nemico non segue.
    }
dba-break-off-value-follow_mm = Il nemico segue di

dba-break-off-finding-legal = { $enemy_follows ->
    [yes] { $follow_mm ->
        [none] La basetta si disimpegna, e il nemico la segue.
       *[other] La basetta si disimpegna, e il nemico la segue di { $follow_mm } mm.
    }
   *[no] La basetta si disimpegna, e il nemico non la segue.
}
dba-break-off-finding-not-active = Ci si disimpegna solo nel proprio turno, e questo è del nemico.
dba-break-off-finding-new-combat = La mischia è cominciata in questo turno: ci si disimpegna solo da una del turno prima.
dba-break-off-finding-not-straight-back = Ci si disimpegna solo dritti all'indietro.
dba-break-off-finding-too-short = La basetta arretra di meno di duecento passi, il minimo per disimpegnarsi.
dba-break-off-finding-no-room = Alle spalle ci sono meno di duecento passi liberi, il minimo per disimpegnarsi.
dba-break-off-finding-beyond-room = La basetta arretrerebbe più dello spazio libero che ha alle spalle.
dba-break-off-finding-friend-behind = Alle spalle c'è un amico che la basetta non può attraversare.
dba-break-off-finding-enemy-on-flank = La basetta ha un fronte nemico sul fianco.
dba-break-off-finding-enemy-on-rear = La basetta ha un fronte nemico sul retro.
dba-break-off-finding-river = Nel fiume la basetta non arriva a duecento passi, il minimo per disimpegnarsi.

dba-break-off-step-not-active = { $applied ->
    [yes] È il turno del nemico.
   *[no] È il turno di chi si disimpegna.
}
dba-break-off-step-new-combat = { $applied ->
    [yes] La mischia è nuova.
   *[no] La mischia è rimasta dal turno prima.
}
dba-break-off-step-not-straight-back = { $applied ->
    [yes] La basetta non va dritta all'indietro: { $way }.
   *[no] La basetta va sempre dritta all'indietro.
}
dba-break-off-step-too-short = { $applied ->
    [yes] { $value ->
        [one] 1 passo
       *[other] { $value } passi
    }, ne servono almeno { $least }: ne mancano { $short }.
   *[no] { $value ->
       [one] 1 passo
      *[other] { $value } passi
   }, ne servono almeno { $least }.
}
dba-break-off-step-beyond-room = { $value ->
    [one] 1 passo libero
   *[other] { $value } passi liberi
} alle spalle, meno dei { $needed } della mossa.
dba-break-off-step-no-room = { $applied ->
    [yes] { $value ->
        [one] 1 passo
       *[other] { $value } passi
    } di spazio alle spalle, ne servono { $least }.
   *[no] { $why ->
        [clear] { $value ->
            [one] 1 passo
           *[other] { $value } passi
        } di spazio alle spalle.
       *[not-told] Alle spalle non è indicato niente.
    }
}
dba-break-off-step-friend-behind = { $applied ->
    [yes] Alle spalle c'è un amico che la basetta non può attraversare.
   *[no] Alle spalle non ci sono amici che lo impediscano.
}
dba-break-off-step-enemy-on-flank = { $applied ->
    [yes] Un fronte nemico tocca il fianco della basetta.
   *[no] Nessun fronte nemico tocca il fianco della basetta.
}
dba-break-off-step-enemy-on-rear = { $applied ->
    [yes] Un fronte nemico tocca il retro della basetta.
   *[no] Nessun fronte nemico tocca il retro della basetta.
}
dba-break-off-step-river = { $applied ->
    [yes] Vale il limite del fiume: la basetta non arriva abbastanza lontano.
   *[no] { $why ->
        [may] La basetta passa per un fiume, ma il limite del fiume qui non vale.
       *[none] Nessun fiume sul percorso.
    }
}
dba-break-off-step-speed = Chi sia il più veloce non conta.
dba-break-off-step-follows = { $applied ->
    [yes] { $enemy }: impetuosi, seguono di { $value } mm.
   *[no] { $why ->
        [place] { $enemy }: da una BUA o da un campo non si insegue.
        [steady] { $enemy }: non seguono.
       *[stays] Nessuno si disimpegna, e nessuno segue.
    }
}

dba-break-off-remedy-straight-and-far = Consentito se la basetta va dritta all'indietro di { $paces } { $paces ->
    [one] passo
   *[other] passi
}.

dba-point-breaking-off-in-a-river = Ci si può disimpegnare attraverso un fiume?

## Tipo di fiume

dba-river-type = Tipo di fiume
    .question = Che fiume è, e si tira per saperlo?

dba-river-type-field-known = Tipo del fiume prima di questo dado
    .none = ignoto
    .ask = Il tipo del fiume è già noto?
    .hint = In secca, normale (dado da 3 a 5) o di tipo sei.
    .no = Il tipo del fiume non è ancora noto
dba-river-type-field-die = Dado
    .none = non ancora tirato
    .ask = Quanto hai fatto con il dado?
dba-river-type-field-can_enter = La basetta può entrare davvero nel fiume
    .no = La basetta non può entrare davvero nel fiume
    .ask = La basetta può entrare davvero nel fiume?
    .hint = Il tipo si tira solo quando una basetta può entrare.
dba-river-type-value-type = Il fiume
dba-river-type-value-rolled = Il dado è già stato tirato
dba-river-type-value-p = Tiri su sei
dba-river-type-value-p-dry = Fiume in secca, possibilità su sei
dba-river-type-value-p-slow = Fiume normale, possibilità su sei
dba-river-type-value-p-torrent = Fiume di tipo sei, possibilità su sei

dba-river-type-finding-dry = { $rolled ->
    [yes] Il fiume è in secca, per tutta la partita.
   *[no] Si sa già che il fiume è in secca: il dado non si tira.
}
dba-river-type-finding-slow = { $rolled ->
    [yes] Il fiume è normale, per tutta la partita.
   *[no] Si sa già che il fiume è normale: il dado non si tira.
}
dba-river-type-finding-torrent = { $rolled ->
    [yes] Il fiume è di tipo sei, per tutta la partita.
   *[no] Si sa già che il fiume è di tipo sei: il dado non si tira.
}
dba-river-type-finding-unknown = { $can_enter ->
    [yes] Il tipo del fiume non è noto: prima di entrare si tira il dado.
   *[no] La basetta non può entrare: il dado non si tira, e il fiume resta ignoto.
}

dba-river-type-step-known = { $applied ->
    [yes] Il tipo è noto: { $river }.
   *[no] Il tipo non è ancora noto.
}
dba-river-type-step-entry = { $applied ->
    [yes] La basetta è la prima a entrare: scopre il tipo del fiume.
   *[no] { $why ->
        [known] La basetta può entrare, ma il tipo è già noto.
       *[bank] Stavolta la basetta non può entrare.
    }
}
dba-river-type-step-roll = { $applied ->
    [yes] Il dado fa { $value }.
   *[no] { $why ->
        [known] Nessun dado: un tipo noto non cambia più.
        [bank] Nessun dado: la basetta non entra.
       *[due] Il dado è ancora da tirare.
    }
}

dba-river-type-odds-dry = il fiume è in secca
dba-river-type-odds-slow = il fiume è normale
dba-river-type-odds-torrent = il fiume è di tipo sei

## Passare un fiume

dba-river-crossing = Passare un fiume
    .question = La basetta entra nel fiume, e che cosa le succede?

dba-river-crossing-field-type = Tipo di fiume
    .ask = Che tipo di fiume è?
    .hint = In secca, normale (dado da 3 a 5) o di tipo sei.
dba-river-crossing-field-cause = Che cosa porta la basetta al fiume
    .ask = Che cosa porta la basetta al fiume?
    .hint = Una mossa, una ritirata, una spinta, un inseguimento o una fuga.
dba-river-crossing-field-cross_die = Dado per passare il fiume
    .none = non ancora tirato
    .ask = Quanto hai fatto con il dado per passare il fiume?
    .hint = Lo chiede solo un fiume di tipo sei.
dba-river-crossing-field-impassable_this_bound = In questo turno una basetta non è riuscita a passare il fiume
    .no = In questo turno nessuna basetta ha fallito il passaggio del fiume
    .ask = In questo turno una basetta non è riuscita a passare il fiume?
    .hint = Dopo un tiro fallito il fiume di tipo sei è chiuso.
dba-river-crossing-field-closed_by_pursuer = La basetta che non è passata stava inseguendo
    .no = La basetta che non è passata non stava inseguendo
    .ask = La basetta che non è passata stava inseguendo?
    .hint = Se chi insegue chiude il fiume agli altri è un punto aperto.
dba-river-crossing-field-walked_paces = Passi percorsi prima dell'acqua
    .ask = Quanti passi ha percorso la basetta prima dell'acqua?
    .hint = Contano nella mossa intera, che in un fiume non in secca è corta.
dba-river-crossing-field-direction_kept = La basetta tiene la direzione d'entrata
    .no = La basetta non tiene la direzione d'entrata
    .ask = Nel fiume la basetta tiene la direzione in cui è entrata?
dba-river-crossing-field-front_clear = La basetta ha di nuovo tutto il fronte fuori dall'acqua
    .no = La basetta non ha ancora tutto il fronte fuori dall'acqua
    .ask = La basetta ha di nuovo tutto il fronte fuori dall'acqua?
    .hint = È fuori dal fiume quando lo è tutto il lato frontale.
dba-river-crossing-field-type_just_rolled = Il tiro della basetta ha appena rivelato il tipo del fiume
    .no = Non è stato il tiro della basetta a rivelare il tipo del fiume
    .ask = Il dado di questa basetta ha appena rivelato il tipo del fiume?
    .hint = Se il sei che rivela il fiume di tipo sei lo faccia anche passare è un punto aperto.
dba-river-crossing-field-already_inside = La basetta è nel fiume da un turno precedente
    .no = La basetta non è nel fiume da un turno precedente
    .ask = La basetta è nel fiume da un turno precedente?
dba-river-cause-tactical = una mossa tattica
dba-river-cause-recoil = una ritirata
dba-river-cause-pushed = un amico che la spinge
dba-river-cause-pursuit = un inseguimento
dba-river-cause-flee = una fuga
dba-river-crossing-value-result = La basetta al fiume
dba-river-crossing-value-cap_paces = La mossa intera
dba-river-crossing-value-closes_river = Il tiro della basetta chiude il fiume per questo turno
    .said = { $closes_river ->
        [yes] Il tiro fallito chiude il fiume per questo turno.
       *[no] Non è il tiro di questa basetta a chiudere il fiume.
    }
dba-river-crossing-value-pip_spent = I PIP sono spesi
dba-river-crossing-value-must_keep_recoiling = La basetta deve continuare ad arretrare
    .said = { $must_keep_recoiling ->
        [yes] La basetta deve continuare ad arretrare.
       *[no] La basetta non deve continuare ad arretrare.
    }
dba-river-crossing-result-enters = entra
dba-river-crossing-result-stops = si ferma
dba-river-crossing-result-destroyed = è distrutta
dba-river-crossing-result-illegal = fa una mossa vietata
dba-river-crossing-result-no-entry = non può entrare
dba-river-crossing-result-rolls = deve tirare il dado

dba-river-crossing-finding-enters = { $must_keep_recoiling ->
    [yes] La basetta entra nel fiume, e deve continuare ad arretrare finché il fronte non ne è fuori.
   *[other] { $type-code ->
        [dry] La basetta passa senza ostacoli: il fiume è in secca.
       *[other] La basetta riesce a entrare nel fiume.
    }
}
dba-river-crossing-finding-stops = { $closes_river ->
    [yes] La basetta si ferma sulla riva, e in questo turno non passa più nessuno.
   *[other] La basetta si ferma sulla riva.
}
dba-river-crossing-finding-destroyed = La basetta è distrutta nel fiume{ $cause-code ->
    [flee] : ci è finita fuggendo
    [recoil] : si ritirava, e non riesce a entrarci
   *[other] {""}
}.
dba-river-crossing-finding-illegal = Nel fiume la basetta non può cambiare la direzione in cui è entrata.
dba-river-crossing-finding-no-entry = La basetta non riesce a entrare nel fiume, e ne resta fuori.
dba-river-crossing-finding-rolls = Per entrare la basetta deve tirare il dado.

dba-river-crossing-step-river = { $applied ->
    [yes] C'è acqua: { $river }.
   *[no] Un fiume in secca: basta tenere l'angolo d'entrata.
}
dba-river-crossing-step-direction = { $applied ->
    [yes] Nel fiume la basetta cambia direzione.
   *[no] { $why ->
        [kept] La basetta tiene la direzione.
       *[result] È un risultato di combattimento: la basetta va diritta.
    }
}
dba-river-crossing-step-cap = { $applied ->
    [yes] La mossa intera si ferma a { $value ->
        [one] 1 passo
       *[other] { $value } passi
    }.
   *[no] { $why ->
        [dry] Nessun limite di { $value ->
            [one] 1 passo
           *[other] { $value } passi
        }: il fiume è in secca.
        [front-out] Nessun limite di { $value ->
            [one] 1 passo
           *[other] { $value } passi
        }: il fronte è fuori dall'acqua.
       *[result] Il limite di { $value ->
           [one] 1 passo
          *[other] { $value } passi
       } è per le mosse tattiche.
    }
}
dba-river-crossing-step-walked = { $applied ->
    [yes] Passi percorsi prima dell'acqua: { $value }; { $left ->
         [one] ne resta 1
        *[other] ne restano { $left }
        }.
   *[no] Nessun passo già percorso da contare.
}
dba-river-crossing-step-closed = { $applied ->
    [yes] In questo turno qualcuno non è passato: il fiume è chiuso.
   *[no] In questo turno nessuno ha fallito.
}
dba-river-crossing-step-roll = { $applied ->
    [yes] { $why ->
        [same-die] Il sei che ha rivelato il tipo fa anche entrare la basetta.
       *[die] { $passes ->
            [yes] Il dado fa { $value }, serve almeno { $least }: la basetta entra.
           *[no] Il dado fa { $value }, serve almeno { $least }: la basetta non ce la fa.
        }
    }
   *[no] { $why ->
        [too-far] Nessun dado: la basetta ha già percorso troppo per entrare.
        [flees] Nessun dado: chi fugge nell'acqua è perso.
        [inside] Nessun dado: la basetta è già nel fiume.
        [leaves] Nessun dado: la basetta sta già uscendo.
        [due] Il dado è ancora da tirare.
        [dry] Nessun dado: il fiume è in secca.
       *[slow] Nessun dado: lo chiede solo un fiume di tipo sei.
    }
}
dba-river-crossing-step-closes = { $applied ->
    [yes] Il tiro fallito chiude il fiume per questo turno.
   *[no] { $why ->
        [open] Il tiro fallito di chi insegue: se chiuda il fiume agli altri non è deciso.
        [pursuer] Il tiro fallito di chi insegue lascia il fiume aperto.
       *[no-failure] Nessun tiro fallito chiude il fiume.
    }
}
dba-river-crossing-step-keep-backing = { $applied ->
    [yes] Il fronte non è fuori: nei prossimi turni la basetta continua ad arretrare.
   *[no] { $why ->
        [front-out] Il fronte è fuori: la basetta non deve fare altro.
        [not-inside] La basetta non è entrata.
       *[no-recoil] La basetta non si è ritirata.
    }
}
dba-river-crossing-step-pip = { $applied ->
    [yes] I PIP della mossa sono spesi.
   *[no] Qui non si spendono PIP.
}

dba-river-crossing-remedy-straight-on = Consentito se la basetta tiene la direzione d'entrata.
dba-river-crossing-remedy-nearer = Consentito se la basetta ha già percorso meno di { $limit } { $limit ->
    [one] passo
   *[other] passi
}.

dba-river-crossing-odds-enters = la basetta entra nel fiume
dba-river-crossing-odds-stops = la basetta si ferma
dba-river-crossing-odds-destroyed = la basetta è distrutta

dba-point-torrent-same-die = Il sei che rivela un fiume di tipo sei vale anche per passarlo?
dba-point-torrent-already-inside = Una basetta già in un fiume di tipo sei tira ancora il dado?
dba-point-torrent-closed-by-pursuer = L'inseguitore che fallisce il dado chiude il fiume?
flag-silent-torrent-closed-by-pursuer = Il Commentario dice due cose diverse del fiume in cui un inseguitore ha fallito il dado: chiuso, o ancora aperto agli altri.

## Argine

dba-river-bank = Difesa dell'argine
    .question = La basetta difende l'argine, e quanto le vale?

dba-river-bank-field-river_type = Tipo di fiume
    .ask = Che tipo di fiume è?
    .hint = In secca, normale (dado da 3 a 5) o di tipo sei.
dba-river-bank-field-defender_on_land = La basetta è sulla terraferma
    .no = La basetta non è sulla terraferma
    .ask = La basetta è sulla terraferma?
dba-river-bank-field-front_touches = Il lato frontale della basetta tocca l'acqua
    .no = Il lato frontale della basetta non tocca l'acqua
    .ask = Il lato frontale della basetta tocca l'acqua?
dba-river-bank-field-front_corners_touching = Angoli frontali che toccano l'acqua
    .ask = Quanti angoli frontali della basetta toccano l'acqua?
    .hint = Servono entrambi, se non tocca il fronte stesso.
dba-river-bank-field-enemy_in_river = Il nemico è nel fiume
    .no = Il nemico non è nel fiume
    .ask = Il nemico è nel fiume?
dba-river-bank-field-defender_moved_into_contact = È stata la basetta sull'argine ad andare a contatto
    .no = Non è stata la basetta sull'argine ad andare a contatto
    .ask = È stata la tua basetta ad andare a contatto?
    .hint = Una basetta che torna in mischia dov'era difende di nuovo l'argine.
dba-river-bank-field-enemy_has_pursued_out = Il nemico ha vinto e inseguendo è uscito dal fiume
    .no = Il nemico non è uscito dal fiume inseguendo
    .ask = Il nemico ha vinto e inseguendo è uscito dal fiume?
dba-river-bank-value-defends = Difende l'argine
dba-river-bank-value-bonus = Bonus in mischia

dba-river-bank-finding-defends = La basetta difende l'argine: +{ $bonus } in mischia.
dba-river-bank-finding-not-defends = La basetta non difende l'argine e non ha bonus{ $river_type-code ->
    [dry] : il fiume è in secca
   *[other] { $enemy_in_river ->
        [no] : il nemico non è nel fiume
       *[other] { $defender_on_land ->
            [no] : è in acqua
           *[other] { $enemy_has_pursued_out ->
                [yes] : il nemico è già uscito dal fiume
               *[other] { $front_corners_touching ->
                    [0] : nessun angolo frontale tocca l'acqua
                    [1] : un solo angolo frontale tocca l'acqua
                   *[other] {""}
                }
            }
        }
    }
}.

dba-river-bank-step-river = { $applied ->
    [yes] C'è acqua: { $river }.
   *[no] Il fiume è in secca: l'argine non vale niente.
}
dba-river-bank-step-on-land = { $applied ->
    [yes] La basetta è sulla terraferma.
   *[no] La basetta non è sulla terraferma.
}
dba-river-bank-step-enemy = { $applied ->
    [yes] Il nemico è nel fiume.
   *[no] { $why ->
        [pursued-out] Il nemico è uscito dal fiume.
       *[elsewhere] Il nemico non è nel fiume.
    }
}
dba-river-bank-step-touching = { $applied ->
    [yes] { $why ->
        [corners] Entrambi gli angoli frontali toccano l'acqua.
       *[front] Il lato frontale tocca l'acqua.
    }
   *[no] { $why ->
        [one] Un solo angolo frontale tocca l'acqua.
        [front] Il lato frontale tocca l'acqua, ma non tutti e due gli angoli.
       *[none] Il fronte non tocca l'acqua.
    }
}
dba-river-bank-step-who-moved = Chi sia andato a contatto non conta.
dba-river-bank-step-comes-back = Chi torna in mischia al suo posto difende di nuovo l'argine, contro un nemico nell'acqua.
dba-river-bank-step-bonus = { $applied ->
    [yes] Argine difeso: +{ $value }.
   *[no] Argine non difeso: nessun bonus.
}

dba-river-bank-remedy-both-corners = La basetta ha +{ $bonus } se tutti e due gli angoli frontali sono sull'acqua.

dba-point-bank-front-or-corners = Per difendere l'argine serve il fronte o bastano gli angoli?
flag-conflict-bank-front-or-corners = Il Commentario accetta il lato frontale o i due angoli sull'argine; la scheda nomina solo gli angoli.

# dba.terrain-sizes, dba.terrain-distances

dba-terrain-sizes = Misure dei terreni
dba-terrain-sizes-side-sum = somma di due lati, al massimo
dba-terrain-sizes-side-least = ciascun lato, almeno
dba-terrain-sizes-largest-square = quadrato, al massimo
dba-terrain-sizes-longest = lungo il doppio della larghezza, al massimo
dba-terrain-sizes-longest-width = e in tal caso largo
dba-terrain-sizes-strip-length = striscia di palude o terreno rotto
dba-terrain-sizes-bua-length = BUA, lunghezza massima
dba-terrain-sizes-bua-width = BUA, larghezza massima
dba-terrain-sizes-road-width = strada, larghezza massima
dba-terrain-sizes-camp-side-sum = campo, somma di due lati al massimo
dba-terrain-distances = Distanze nello schieramento
dba-terrain-distances-bua-to-edges = BUA da due bordi contigui, al massimo
dba-terrain-distances-waterway-least = acque costiere, profondità minima
dba-terrain-distances-waterway-most = acque costiere, profondità massima
dba-terrain-distances-waterway-half = acque costiere, profondità massima per metà della lunghezza
dba-terrain-distances-beach = spiaggia aperta
dba-terrain-distances-deployment = schieramento oltre la riva sul proprio bordo

# Silenzi dei combattimenti e degli assalti
flag-silent-assault-overlaps = I documenti non dicono se un nemico a fianco conti contro chi assalta una BUA o un campo.
flag-silent-doubled-by-art-fire = I documenti non dicono se Abitanti o Seguito doppiati dal tiro dell'Artiglieria si arrendano o muoiano.
flag-silent-hordes-artillery = Per il Commentario ogni truppa doppiata dall'Artiglieria si ritira, e le Orde non si ritirano mai: non dice quale delle due frasi vale.
dba-point-two-psiloi = Gli Psiloi dietro a una basetta e dietro alla vicina si sommano?
dba-combat-step-two-psiloi = { $applied ->
    [yes] { $side }: due basette di Psiloi, due aiuti: altri { $signed }.
   *[no] { $side }: due basette di Psiloi, un aiuto solo: la seconda non aggiunge nulla.
}
flag-silent-elephant-on-bend = I documenti non dicono se in curva, su una strada, anche l'Elefante che si ritira possa non essere parallelo all'amico.

# dba.bound

dba-bound = Un turno, passo per passo
    .lead = Dal dado dei PIP all'ultimo inseguimento: per ogni passo le regole e le verifiche, con dentro quello che già si sa.
dba-bound-pips = Il dado dei PIP
    .lead = Si tira una volta, a inizio turno.
dba-bound-moves = Mosse tattiche
    .lead = Ogni mossa si paga; quando tutti hanno mosso, chi è preso sul fianco o sul retro si gira.
dba-bound-shooting = Tiro
    .lead = Chi può tirare deve farlo; il giocatore attivo sceglie l'ordine.
dba-bound-combat = Combattimento
    .lead = Uno alla volta, nell'ordine che il giocatore attivo preferisce.
dba-bound-outcomes = Mosse da risultato
    .lead = Subito, dopo ogni combattimento: ritirata, fuga, inseguimento.
dba-bound-end = Fine del turno
    .lead = Si contano le perdite: qualcuno ha perso?

# Silenzi e contrasti di mosse, PIP e piazzeforti
flag-silent-litter-pip = I documenti non mettono la Lettiga fra le truppe che costano un PIP in più. Qui lo costa, perché muove come un War Wagon.
flag-silent-captors-denizens = Se il tiro elimina la guarnigione della parte che aveva preso la BUA, i documenti non dicono per chi la tengano gli Abitanti.
flag-conflict-pips-cap = La scheda conta questi due motivi come uno solo; per il Commentario si sommano: si segue la scheda.
flag-conflict-rear-from-bua = Solo la scheda dice che il tiro da una BUA non uccide sul retro: si segue la scheda.

# Preparazione: dba.side-choice, dba.terrain-setup, dba.camp, dba.deployment-swap, dba.littoral-landing

dba-column-percent = su cento
dba-terrain-distances-river-to-edges = fiume dai bordi che non tocca, almeno
dba-terrain-shares = Quanto rispetto ad altro
dba-terrain-shares-length-to-width = lato lungo rispetto al corto, al massimo
dba-terrain-shares-river-course = corso del fiume rispetto alla linea retta, al massimo
dba-terrain-shares-deep-waterway = costa oltre la profondità usuale, al massimo
dba-set-up-counts = Quanti, nella preparazione
dba-set-up-counts-compulsory-least = terreni obbligatori, almeno
dba-set-up-counts-compulsory-most = terreni obbligatori, al massimo
dba-set-up-counts-optional-least = terreni opzionali, almeno
dba-set-up-counts-optional-most = terreni opzionali, al massimo
dba-set-up-counts-same-optional = stesso tipo opzionale, al massimo
dba-set-up-counts-same-single = BUA, fiumi, coste, oasi: di ciascuno al massimo
dba-set-up-counts-quarters-terrain = quarti con del terreno, almeno
dba-set-up-counts-quarters-bad = quarti con acqua o terreno difficile, almeno
dba-set-up-counts-camp-wagons = War Wagon insieme a un campo, al massimo
dba-set-up-counts-swaps = scambi, al massimo
dba-set-up-counts-held-back = basette tenute fuori per sbarcare, al massimo
dba-set-up-counts-on-the-shore = basette a contatto della costa, almeno
dba-role-invader = invasore
dba-role-defender = difensore
flag-outside-topography = I documenti non dicono quali terreni sono obbligatori o opzionali per una topografia: vale quello che indichi.

## Invasore, difensore e lati

dba-side-choice = Invasore, difensore e lati
    .question = Chi invade, e qual è il lato di ciascuno?

dba-side-choice-field-die_a = Dado del giocatore A
    .ask = Quanto ha fatto il giocatore A con il dado?
dba-side-choice-field-aggr_a = Aggressione del giocatore A
    .ask = Qual è il fattore di aggressione dell'esercito del giocatore A?
    .hint = Il numero scritto nella sua lista.
dba-side-choice-field-die_b = Dado del giocatore B
    .ask = Quanto ha fatto il giocatore B con il dado?
dba-side-choice-field-aggr_b = Aggressione del giocatore B
    .ask = Qual è il fattore di aggressione dell'esercito del giocatore B?
    .hint = Il numero scritto nella sua lista.
dba-side-choice-field-edges = I numeri dell'invasore
    .no = I numeri dell'invasore non ancora dati
    .none = non ancora dati
    .ask = Che numeri ha dato ai lati l'invasore?
    .hint = Tutti e sei; quattro, cinque e sei a un lato solo.
dba-side-choice-field-edges-N = Nord
    .ask = Che numeri ha il lato nord?
    .hint = 4-5-6, oppure uno fra 1, 2 e 3.
dba-side-choice-field-edges-E = Est
    .ask = Che numeri ha il lato est?
    .hint = 4-5-6, oppure uno fra 1, 2 e 3.
dba-side-choice-field-edges-S = Sud
    .ask = Che numeri ha il lato sud?
    .hint = 4-5-6, oppure uno fra 1, 2 e 3.
dba-side-choice-field-edges-W = Ovest
    .ask = Che numeri ha il lato ovest?
    .hint = 4-5-6, oppure uno fra 1, 2 e 3.
dba-side-choice-field-bua_nearest_edges = Lati più vicini alla BUA
    .none = sul tavolo non ci sono BUA
    .ask = Quali lati sono più vicini alla BUA?
    .hint = Prima il più vicino. Tre se due sono pari al secondo posto, tutti e quattro se la BUA è al centro.
    .no = Sul tavolo non c'è una BUA
dba-side-choice-field-edge_roll = Tiro dell'invasore
    .none = non ancora tirato
    .ask = Quanto ha fatto l'invasore con il dado per il lato?
    .hint = Il lato che porta quel numero è dell'invasore.
dba-table-edge-N = nord
dba-table-edge-E = est
dba-table-edge-S = sud
dba-table-edge-W = ovest
dba-set-up-player-A = giocatore A
dba-set-up-player-B = giocatore B
dba-set-up-player-reroll = si tira di nuovo
dba-side-choice-value-invader = Invasore
dba-side-choice-value-defender = Difensore
dba-side-choice-value-first_bound = Primo turno
dba-side-choice-value-terrain_by = Mette il terreno
dba-side-choice-value-numbering_legal = La numerazione è valida
    .said = { $numbering_legal ->
        [no] L'invasore non può numerare i lati così.
       *[other] L'invasore può numerare i lati così.
    }
dba-side-choice-value-invader_edge = Lato dell'invasore
    .said = L'invasore ha il lato { $invader_edge }.
dba-side-choice-value-defender_edge = Lato del difensore
    .said = Il difensore ha il lato { $defender_edge }.
dba-side-choice-value-p_favourite = Numeri su sei che danno il lato preferito

dba-side-choice-finding-A = { $numbering_legal ->
    [no] Invade il giocatore A, ma questa numerazione non vale.
    [yes] { $invader_edge-code ->
        [none] Invade il giocatore A; il lato è ancora da tirare.
       *[rolled] Invade il giocatore A, dal lato { $invader_edge }; al giocatore B tocca il lato { $defender_edge }.
    }
   *[none] Invade il giocatore A; il giocatore B difende e mette il terreno.
}
dba-side-choice-finding-B = { $numbering_legal ->
    [no] Invade il giocatore B, ma questa numerazione non vale.
    [yes] { $invader_edge-code ->
        [none] Invade il giocatore B; il lato è ancora da tirare.
       *[rolled] Invade il giocatore B, dal lato { $invader_edge }; al giocatore A tocca il lato { $defender_edge }.
    }
   *[none] Invade il giocatore B; il giocatore A difende e mette il terreno.
}
dba-side-choice-finding-reroll = Totali pari: tirano di nuovo tutti e due.

dba-side-choice-step-totals = { $applied ->
    [yes] Il giocatore A fa in tutto { $a }, B { $b }: invade chi fa di più.
   *[no] Tutti e due fanno { $a }.
}
dba-side-choice-step-terrain = { $applied ->
    [yes] Difende il giocatore { $value }, che mette tutto il terreno.
   *[no] Il terreno non lo mette ancora nessuno.
}
dba-side-choice-step-first-bound = { $applied ->
    [yes] Invade il giocatore { $value }, e suo è il primo turno.
   *[no] Di chi sia il primo turno non si sa ancora.
}
dba-side-choice-step-numbering = { $applied ->
    [yes] I numeri dei lati sono assegnati tutti; lato preferito: { $edge }.
   *[no] I numeri dei lati non sono assegnati in modo regolare.
}
dba-side-choice-step-bua = { $applied ->
    [yes] { $why ->
        [tied] La BUA esclude tutti i lati ugualmente vicini, anche questo: { $edge }.
        [second] Il secondo più vicino alla BUA, ed escluso: { $edge }.
       *[near] Il più vicino alla BUA, ed escluso: { $edge }.
    }
   *[no] { $why ->
        [tied] Alla pari con altri, l'invasore lo lascia fra i liberi: { $edge }.
        [second] Il secondo più vicino alla BUA, ma libero: { $edge }.
        [far] La BUA è più vicina ad altri lati.
       *[no-bua] Non si parla di nessuna BUA.
    }
}
dba-side-choice-step-roll = { $applied ->
    [yes] Il dado fa { $value }: all'invasore tocca { $edge }, al difensore { $opposite }.
   *[no] { $why ->
        [numbering] Prima di tirare va corretta la numerazione.
       *[due] Il lato è ancora da tirare.
    }
}

dba-side-choice-remedy-other-edge = Consentito se quattro, cinque e sei vanno a questo lato: { $edge }.

dba-side-choice-odds-N = all'invasore tocca il lato nord
dba-side-choice-odds-E = all'invasore tocca il lato est
dba-side-choice-odds-S = all'invasore tocca il lato sud
dba-side-choice-odds-W = all'invasore tocca il lato ovest

dba-point-bua-edges = Con una BUA, quali lati non possono avere quattro, cinque e sei?
flag-conflict-bua-edges = Il Commentario esclude i due lati più vicini alla BUA, la scheda soltanto quello con la BUA: si segue il Commentario.
dba-point-bua-edges-tied = A pari distanza dalla BUA, quali lati non possono avere i numeri alti?

## La disposizione del terreno

dba-terrain-setup = Disposizione del terreno
    .question = Il terreno basta, ha le misure giuste e sta dove deve?
    .legal = In regola
    .illegal = Non in regola

dba-terrain-setup-field-compulsory_n = Terreni obbligatori
    .none = da contare
    .ask = Quanti terreni obbligatori ci sono?
    .hint = Dei tipi che la topografia dell'esercito impone.
dba-terrain-setup-field-optional_n = Terreni opzionali
    .none = da contare
    .ask = Quanti terreni opzionali ci sono?
    .hint = Dei tipi che la topografia dell'esercito consente.
dba-terrain-setup-field-features = Terreni
    .no = Nessun terreno
    .ask = Vuoi far giudicare qualche terreno?
    .within = il terreno
    .hint = Solo quelli da giudicare.
dba-terrain-setup-field-features-type = Terreno
    .ask = Che terreno è { $whose }?
dba-terrain-setup-field-features-role = Obbligatorio o opzionale
    .ask = È obbligatorio o opzionale { $whose }?
    .hint = Secondo la topografia della lista del difensore.
dba-terrain-setup-field-features-w_cm = Un lato, cm
    .ask = Quanti cm è un lato, per { $whose }?
dba-terrain-setup-field-features-l_cm = L'altro lato, cm
    .ask = Quanti cm è l'altro lato, per { $whose }?
dba-terrain-setup-field-features-gap_bw = Spazio dal terreno più vicino
    .none = da misurare
    .ask = Quante larghezze di basetta ci sono fra { $whose } e il terreno più vicino?
    .hint = In larghezze di basetta, fra terreni che non siano strade o fiumi.
dba-terrain-setup-field-features-edge_dist_paces = Distanza dal bordo del tavolo
    .ask = Quanti passi ci sono fra { $whose } e il bordo del tavolo?
dba-terrain-role-compulsory = obbligatorio
dba-terrain-role-optional = opzionale
dba-terrain-setup-field-quarters_with_feature = Quarti con del terreno
    .none = da contare
    .ask = Quanti quarti del tavolo hanno del terreno?
    .hint = Dei quattro quarti del tavolo.
dba-terrain-setup-field-quarters_with_only_road_or_river = Quarti con solo una strada o un fiume
    .ask = Quanti dei quarti con terreno hanno solo una strada o un fiume?
    .zero = Nessun quarto ha solo una strada o un fiume
dba-terrain-setup-field-quarters_with_bad_or_water = Quarti con fiume, costa o terreno difficile
    .none = da contare
    .ask = Quanti quarti del tavolo hanno fiume, costa o terreno difficile?
dba-terrain-setup-field-river = Fiume
    .no = Nessun fiume
dba-terrain-setup-field-river-length = Lunghezza del corso
    .ask = Quanto è lungo il corso del fiume?
    .hint = Nella stessa unità della linea retta.
dba-terrain-setup-field-river-straight = Linea retta fra i suoi capi
    .ask = Quanto distano in linea retta i capi del fiume?
    .hint = Nella stessa misura del corso, che può essere lungo una volta e mezza.
dba-terrain-setup-field-river-min_edge_paces = Dal più vicino dei bordi che non tocca
    .ask = A quanti passi è il fiume dal più vicino dei bordi che non tocca?
    .hint = In passi, dai bordi a cui non arriva.
dba-terrain-setup-field-waterway = Costa
    .no = Nessuna costa
    .hint = La costa: acqua lungo un lato, intransitabile.
dba-terrain-setup-field-waterway-min_depth = Profondità minima, passi
    .ask = Quanti passi è profonda la costa nel punto più stretto?
dba-terrain-setup-field-waterway-max_depth = Profondità massima, passi
    .ask = Quanti passi è profonda la costa nel punto più largo?
dba-terrain-setup-field-waterway-share_over_400 = Parte più profonda di 400 passi
    .none = nessuna
    .ask = Che parte della costa è profonda più di 400 passi (1 = tutta, 0,5 = metà)?
    .hint = Da 0 a 1.
    .no = Nessuna parte è più profonda di 400 passi
dba-terrain-setup-field-road = Strada
    .no = Nessuna strada
dba-terrain-setup-field-road-bua_on_table = Sul tavolo c'è una BUA
    .no = Sul tavolo non c'è nessuna BUA
    .ask = Sul tavolo c'è una BUA?
    .if-not = Consentito se sul tavolo non c'è una BUA.
dba-terrain-setup-field-road-touches_bua = Tocca la BUA, o ci passa in mezzo
    .no = Non tocca la BUA e non ci passa in mezzo
    .ask = La strada tocca la BUA, o ci passa in mezzo?
    .if-so = Consentito se la strada tocca la BUA, o ci passa in mezzo.
dba-terrain-setup-field-road-width_cm = Larghezza, cm
    .ask = Quanti cm è larga la strada?
dba-terrain-setup-field-road-bend_in_open = Curva senza un terreno da evitare
    .no = Curva soltanto per evitare un terreno
    .ask = La strada curva senza un terreno da evitare?
    .if-not = Consentito se la strada non curva, o curva solo per evitare un terreno.
dba-terrain-setup-field-road-edge_to_edge = Va da un bordo all'altro
    .no = Non va da un bordo all'altro
    .ask = La strada va da un bordo all'altro?
    .if-so = Consentito se la strada va da un bordo all'altro.
dba-terrain-setup-field-bua_dist_paces = BUA da due bordi contigui, passi
    .ask = A quanti passi è la BUA da due bordi contigui?
    .hint = Due distanze.
dba-terrain-setup-value-legal = Consentito
dba-terrain-setup-value-violations = Tutto ciò che non va

dba-terrain-setup-finding-legal = Il terreno che hai indicato è in regola.
dba-terrain-setup-finding-compulsory-count = I terreni obbligatori devono essere uno o due.
dba-terrain-setup-finding-optional-count = I terreni opzionali devono essere due o tre.
dba-terrain-setup-finding-repeat = Lo stesso terreno opzionale è preso più di due volte.
dba-terrain-setup-finding-unique = BUA, fiume, costa e oasi possono esserci una volta sola.
dba-terrain-setup-finding-quarters-feature = I quarti del tavolo con del terreno sono meno di tre, il minimo.
dba-terrain-setup-finding-quarters-bad = I quarti del tavolo con fiume, costa o terreno difficile sono meno di due, il minimo.
dba-terrain-setup-finding-side-sum = I due lati di un terreno fanno insieme più di 36 cm.
dba-terrain-setup-finding-side-min = Un lato di un terreno misura meno di 4 cm.
dba-terrain-setup-finding-side-ratio = Un terreno è lungo più del doppio della sua larghezza.
dba-terrain-setup-finding-gap = Fra due terreni c'è meno di una larghezza di basetta.
dba-terrain-setup-finding-bua-size = La BUA è più grande di 22,5 cm per 13,5.
dba-terrain-setup-finding-bua-place = La BUA non è entro 900 passi da due bordi contigui.
dba-terrain-setup-finding-river-length = Il fiume è lungo più di una volta e mezza la linea retta fra i suoi capi.
dba-terrain-setup-finding-river-edge = Il fiume passa a meno di seicento passi da un bordo che non tocca.
dba-terrain-setup-finding-waterway-depth = In qualche punto la costa è profonda meno di 200 passi, o più di 600.
dba-terrain-setup-finding-waterway-half = Più di metà della costa si addentra oltre 400 passi.
dba-terrain-setup-finding-road-bua = La strada non tocca la BUA.
dba-terrain-setup-finding-road-width = La strada è larga più di 4 cm.
dba-terrain-setup-finding-road-bend = La strada curva dove non c'è un terreno da evitare.
dba-terrain-setup-finding-road-edge = La strada si ferma prima del bordo del tavolo.

dba-terrain-setup-step-compulsory-count = { $applied ->
    [yes] Terreni obbligatori: { $value }, invece che da { $least } a { $most }.
   *[no] Terreni obbligatori: { $value }, fra { $least } e { $most }.
}
dba-terrain-setup-step-optional-count = { $applied ->
    [yes] Terreni opzionali: { $value }, invece che da { $least } a { $most }.
   *[no] Terreni opzionali: { $value }, fra { $least } e { $most }.
}
dba-terrain-setup-step-repeat = { $applied ->
    [yes] Terreno opzionale per { $value ->
        [one] 1 volta
       *[other] { $value } volte
    }: { $piece }; il massimo è { $most }.
   *[no] Nessun terreno opzionale più di { $most ->
       [one] 1 volta
      *[other] { $most } volte
   }.
}
dba-terrain-setup-step-unique = { $applied ->
    [yes] Sul tavolo { $value ->
        [one] 1 volta
       *[other] { $value } volte
    }: { $piece }; il massimo è { $most }.
   *[no] BUA, fiume, costa e oasi una volta al massimo.
}
dba-terrain-setup-step-quarters-feature = { $applied ->
    [yes] { $why ->
        [agreed] Quarti con del terreno: { $value }, senza quelli che hanno solo una strada o un fiume ({ $lines }); ne servono { $least }.
       *[certain] Quarti con del terreno: { $value }; ne servono { $least }.
    }
   *[no] { $why ->
        [agreed] Quarti con del terreno: { $value }, compresi quelli con solo una strada o un fiume.
        [moot] Quarti con del terreno: { $value }, di cui { $lines } con solo una strada o un fiume; per ora non occorre deciderlo.
       *[certain] Quarti con del terreno: { $value }; ne servono { $least }.
    }
}
dba-terrain-setup-step-quarters-bad = { $applied ->
    [yes] Quarti con acqua o terreno difficile: { $value }; ne servono { $least }.
   *[no] Quarti con acqua o terreno difficile: { $value }, quanti bastano.
}
dba-terrain-setup-step-linear = Terreno { $n }, { $piece }: è lineare, e né misure né spazio contano.
dba-terrain-setup-step-side-sum = { $applied ->
    [yes] Terreno { $n }, { $piece }: i lati sommano { $value } mm; il massimo è { $most }.
   *[no] Terreno { $n }, { $piece }: i lati sommano { $value } mm, entro i { $most }.
}
dba-terrain-setup-step-side-min = { $applied ->
    [yes] Terreno { $n }, { $piece }: è largo { $value } mm; il minimo è { $least }.
   *[no] Terreno { $n }, { $piece }: è largo { $value } mm, quanto basta.
}
dba-terrain-setup-step-side-ratio = { $applied ->
    [yes] Terreno { $n }, { $piece }: lungo { $value ->
        [one] 1 volta
       *[other] { $value } volte
    } la larghezza; il massimo è { $times }.
   *[no] { $why ->
        [strip] Terreno { $n }, { $piece }: è la striscia concessa a palude e terreno rotto.
        [agreed] Terreno { $n }, { $piece }: lungo { $value ->
            [one] 1 volta
           *[other] { $value } volte
        } la larghezza, fra l'ovale e la striscia.
        [moot] Terreno { $n }, { $piece }: lungo { $value ->
            [one] 1 volta
           *[other] { $value } volte
        } la larghezza; se si possa, per ora non occorre deciderlo.
       *[short] Terreno { $n }, { $piece }: lungo { $value ->
           [one] 1 volta
          *[other] { $value } volte
       } la larghezza, entro { $times }.
    }
}
dba-terrain-setup-step-gap = { $applied ->
    [yes] Terreno { $n }, { $piece }: dal più vicino, in larghezze di basetta, { $value }; ne serve almeno 1.
   *[no] Terreno { $n }, { $piece }: dal più vicino, in larghezze di basetta, { $value }: basta.
}
dba-terrain-setup-step-edge = Terreno { $n }, { $piece }: verso il bordo del tavolo non serve spazio.
dba-terrain-setup-step-bua-size = { $applied ->
    [yes] BUA di { $longer } × { $shorter } mm; il massimo è { $length } × { $width }.
   *[no] { $why ->
        [agreed] BUA di { $longer } × { $shorter } mm: entra nel quadrato.
        [moot] BUA di { $longer } × { $shorter } mm: se il quadrato sia ammesso, per ora non occorre deciderlo.
       *[certain] BUA di { $longer } × { $shorter } mm: entra in { $length } × { $width }.
    }
}
dba-terrain-setup-step-bua-place = { $applied ->
    [yes] La BUA è a { $value ->
        [one] 1 passo
       *[other] { $value } passi
    } da uno dei due bordi; il massimo è { $most }.
   *[no] La BUA è entro { $most ->
       [one] 1 passo
      *[other] { $most } passi
   } da tutti e due i bordi.
}
dba-terrain-setup-step-river-length = { $applied ->
    [yes] Il fiume ha un corso di { $value }; per quella linea retta il massimo è { $most }.
   *[no] Il fiume ha un corso di { $value }, entro { $most }.
}
dba-terrain-setup-step-river-edge = { $applied ->
    [yes] Il fiume passa a { $value ->
        [one] 1 passo
       *[other] { $value } passi
    } da un bordo; il minimo è { $least }.
   *[no] Il fiume passa a { $value ->
       [one] 1 passo
      *[other] { $value } passi
   } dal bordo più vicino.
}
dba-terrain-setup-step-waterway-depth = { $applied ->
    [yes] La costa è profonda da { $from } a { $to ->
        [one] 1 passo
       *[other] { $to } passi
    }, fuori da { $least }–{ $most }.
   *[no] La costa è profonda da { $from } a { $to ->
       [one] 1 passo
      *[other] { $to } passi
   }, fra { $least } e { $most }.
}
dba-terrain-setup-step-waterway-half = { $applied ->
    [yes] Oltre i { $mark ->
        [one] 1 passo
       *[other] { $mark } passi
    } di profondità: { $value } % della costa; il massimo è { $most } %.
   *[no] Oltre i { $mark ->
       [one] 1 passo
      *[other] { $mark } passi
   } di profondità: { $value } % della costa.
}
dba-terrain-setup-step-road-bua = { $applied ->
    [yes] La strada passa oltre la BUA senza toccarla.
   *[no] { $why ->
        [touches] La strada tocca la BUA.
       *[no-bua] Non c'è una BUA da toccare.
    }
}
dba-terrain-setup-step-road-width = { $applied ->
    [yes] La strada è larga { $value } mm; il massimo è { $most }.
   *[no] La strada è larga { $value } mm.
}
dba-terrain-setup-step-road-bend = { $applied ->
    [yes] La strada curva dove non c'è un terreno da evitare.
   *[no] La strada non ha curve inutili.
}
dba-terrain-setup-step-road-edge = { $applied ->
    [yes] La strada non va da un bordo all'altro.
   *[no] La strada va da un bordo all'altro.
}
dba-terrain-setup-step-topography = Se i terreni siano adatti alla topografia del difensore non si giudica.

dba-terrain-setup-remedy-numbers = { $compulsory_n ->
    [none] { $optional_n ->
        [one] Consentito se c'è un terreno opzionale.
       *[other] Consentito se ci sono { $optional_n } terreni opzionali.
    }
   *[other] { $optional_n ->
        [none] { $compulsory_n ->
            [one] Consentito se c'è un terreno obbligatorio.
           *[other] Consentito se ci sono { $compulsory_n } terreni obbligatori.
        }
       *[other] Consentito se i terreni obbligatori sono { $compulsory_n } e gli opzionali { $optional_n }.
    }
}
dba-terrain-setup-remedy-quarters-feature = Consentito se almeno { $least ->
    [one] un quarto ha
   *[other] { $least } quarti hanno
} del terreno.
dba-terrain-setup-remedy-quarters-bad = Consentito se almeno { $least ->
    [one] un quarto ha
   *[other] { $least } quarti hanno
} un fiume, una costa o terreno difficile.
dba-terrain-setup-remedy-nearer = Consentito se la BUA è entro { $most ->
    [one] 1 passo
   *[other] { $most } passi
} da tutti e due i bordi.

dba-point-quarter-with-only-a-line = Una strada o un fiume bastano come terreno di un quarto di tavolo?
dba-point-marsh-and-rough-in-between = Palude e terreno rotto possono avere una forma fra l'ovale e la striscia?
dba-point-largest-bua = Quanto è grande la BUA più grande?

## Il campo

dba-camp = Il campo
    .question = L'esercito può avere un campo, il campo sta dove deve, e di chi è?

dba-camp-field-side = Di chi è il campo
    .ask = Di chi è il campo?
dba-camp-field-own_bua_on_table = Il proprietario del campo ha una BUA sul tavolo
    .no = Il proprietario del campo non ha una BUA sul tavolo
    .ask = Il proprietario del campo ha una BUA sul tavolo?
dba-camp-field-enemy_bua_on_table = L'altra parte ha una BUA sul tavolo
    .no = L'altra parte non ha una BUA sul tavolo
    .ask = L'altra parte ha una BUA sul tavolo?
dba-camp-field-wwg_count = War Wagon nell'esercito
    .ask = Quanti War Wagon ha l'esercito?
    .hint = Con più d'uno l'esercito non ha campo.
    .zero = L'esercito non ha War Wagon
dba-camp-field-litter_count = Lettighe nell'esercito
    .ask = Quante Lettighe ha l'esercito?
    .hint = Se contino come War Wagon è un punto aperto.
    .zero = L'esercito non ha Lettighe
dba-camp-field-on_own_edge = Il campo ha il retro sul proprio lato del tavolo
    .none = sì, se il retro non è su una costa
    .no = Il campo non ha il retro sul proprio lato del tavolo
    .ask = Il campo ha il retro sul proprio lato del tavolo?
dba-camp-field-rear_on_waterway = Il campo ha il retro su una costa
    .no = Il campo non ha il retro su una costa
    .ask = Il campo ha il retro su una costa?
dba-camp-field-waterway_on_own_edge = La costa corre lungo il lato del proprietario
    .no = La costa non corre lungo il lato del proprietario
    .ask = La costa corre lungo il lato di tavolo del proprietario?
dba-camp-field-all_in_good_going = Il campo è tutto in terreno agevole
    .no = Il campo non è tutto in terreno agevole
    .ask = Il campo è tutto in terreno agevole?
dba-camp-field-side_sum_cm = Somma di due lati del campo, cm
    .none = da misurare
    .ask = Quanti cm sono lunghezza e larghezza del campo, sommate?
    .hint = Il massimo è quattro larghezze di basetta.
dba-camp-field-occupant = Chi c'è nel campo
    .ask = Chi c'è nel campo?
    .hint = Nel campo sta al massimo una basetta.
dba-camp-field-second_occupant = Nel campo c'è una seconda basetta
    .no = Nel campo non c'è una seconda basetta
    .ask = Nel campo c'è una seconda basetta?
dba-camp-field-last_occupied_by = Ultimo a occupare il campo
    .ask = Di chi erano le ultime truppe nel campo?
    .hint = Un campo vuoto è di chi c'è stato per ultimo.
dba-troop-none = nessuno
dba-camp-owner-owner = il suo proprietario
dba-camp-owner-enemy = il nemico
dba-camp-value-camp_allowed = L'esercito può avere un campo
dba-camp-value-placement_legal = La posizione è in regola
    .said = { $placement_legal ->
        [yes] Questo campo sarebbe in regola.
       *[no] Questo campo non sarebbe in regola.
    }
dba-camp-value-violations = Tutto ciò che non va
dba-camp-value-controlled_by = Chi controlla il campo
    .said = { $controlled_by-code ->
        [enemy] Il campo è in mano al nemico.
       *[owner] Il campo è in mano al proprietario.
    }
dba-camp-value-counts_lost = Perdite che il campo aggiunge

dba-camp-finding-camp_allowed = { $placement_legal ->
    [yes] L'esercito può avere un campo, e questo è in regola.
    [no] L'esercito può avere un campo, ma questo non è in regola{ $all_in_good_going ->
        [no] : non è tutto in terreno agevole
       *[other] { $second_occupant ->
            [yes] : dentro c'è più di una basetta
           *[other] { $on_own_edge ->
                [no] { $rear_on_waterway ->
                    [yes] { $waterway_on_own_edge ->
                        [no] : il retro è su una costa che non corre lungo il proprio lato
                       *[other] {""}
                    }
                   *[other] : il retro non è sul proprio lato
                }
               *[other] {""}
            }
        }
    }.
   *[none] { $controlled_by-code ->
        [enemy] L'esercito può avere un campo; questo è in mano al nemico.
       *[owner] L'esercito può avere un campo.
    }
}
dba-camp-finding-not-camp_allowed = L'esercito non può avere un campo{ $wwg_count ->
    [none] { $own_bua_on_table ->
        [yes] : sul tavolo c'è una sua BUA
       *[other] {""}
    }
    [0] { $own_bua_on_table ->
        [yes] : sul tavolo c'è una sua BUA
       *[other] {""}
    }
    [1] { $own_bua_on_table ->
        [yes] : sul tavolo c'è una sua BUA
       *[other] {""}
    }
   *[other] : ha più di un War Wagon
}.
dba-camp-finding-defender-with-a-bua = Il difensore con una BUA non ha campo.
dba-camp-finding-bua-or-camp = La BUA esclude il campo.
dba-camp-finding-war-wagons = Un esercito con più di un War Wagon non ha campo.
dba-camp-finding-litters = Contando le Lettighe, i War Wagon sono più di uno e tolgono il campo.
dba-camp-finding-not-in-good-going = Il campo non è tutto in terreno agevole.
dba-camp-finding-rear-not-on-the-edge = Il retro del campo non è né sul proprio lato né su una costa lungo quel lato.
dba-camp-finding-off-its-own-side = Il campo è sulla costa, non sul proprio lato del tavolo.
dba-camp-finding-too-large = I due lati del campo fanno insieme più di 16 cm.
dba-camp-finding-second-occupant = Nel campo c'è più di una basetta, e ne può stare una sola.

dba-camp-step-defender-with-a-bua = { $applied ->
    [yes] Il proprietario è il difensore, e ha una BUA sul tavolo.
   *[no] { $why ->
        [invader] Una BUA c'è, ma il proprietario è l'invasore.
        [enemys] La BUA non è del difensore.
       *[no-bua] Sul tavolo non c'è nessuna BUA.
    }
}
dba-camp-step-bua-or-camp = { $applied ->
    [yes] Una BUA sul tavolo toglie il campo anche all'invasore.
   *[no] La BUA toglie il campo al solo difensore.
}
dba-camp-step-war-wagons = { $applied ->
    [yes] War Wagon: { $value }; con un campo il massimo è { $most }.
   *[no] War Wagon: { $value }; solo con più di { $most } non c'è il campo.
}
dba-camp-step-litters = { $applied ->
    [yes] Si contano anche le Lettighe: { $value }.
   *[no] { $why ->
        [do-not-count] Le Lettighe non si contano: { $value }.
        [moot] Lettighe: { $value }; se si contino, qui non cambia nulla.
       *[none] L'esercito non ha Lettighe.
    }
}
dba-camp-step-place = Della posizione non è indicato niente: non si giudica.
dba-camp-step-not-in-good-going = { $applied ->
    [yes] Il campo in parte non è in terreno agevole.
   *[no] Il campo è tutto in terreno agevole.
}
dba-camp-step-rear-not-on-the-edge = { $applied ->
    [yes] { $why ->
        [other-shore] Il campo ha il retro su una costa, che però non corre lungo il proprio lato.
       *[nowhere] Il campo non ha il retro sul proprio lato.
    }
   *[no] { $why ->
        [shore] Il campo ha il retro sulla costa che corre lungo il proprio lato.
       *[edge] Il campo ha il retro sul proprio lato.
    }
}
dba-camp-step-off-its-own-side = { $applied ->
    [yes] La costa non è la propria parte del tavolo.
   *[no] La costa vale quanto il bordo del tavolo.
}
dba-camp-step-too-large = { $applied ->
    [yes] Due lati sommano { $value } mm; il massimo è { $most }.
   *[no] Due lati sommano { $value } mm, entro i { $most }.
}
dba-camp-step-occupant = { $applied ->
    [yes] Nel campo: { $occupant }.
   *[no] Il campo è vuoto, e può esserlo.
}
dba-camp-step-second-occupant = { $applied ->
    [yes] C'è dentro una seconda basetta.
   *[no] { $why ->
        [relieved] La basetta entrata prende il posto del Seguito.
       *[one] Dentro c'è una basetta al massimo.
    }
}
dba-camp-step-followers = { $applied ->
    [yes] Il Seguito non esce mai.
   *[no] { $why ->
        [give-way] Dove c'è un presidio non c'è Seguito.
       *[none] Non c'è Seguito.
    }
}
dba-camp-step-control = L'ultimo a occupare il campo: { $who }.
dba-camp-step-empty = { $applied ->
    [yes] { $why ->
        [enemy] Il campo è vuoto, e resta del nemico.
       *[owner] Il campo è vuoto, e non è perso.
    }
   *[no] Il campo non è vuoto.
}
dba-camp-step-losses = { $applied ->
    [yes] In mano al nemico conta come perdite: { $value }.
   *[no] In mano al suo proprietario non conta come perdita.
}
dba-camp-step-retaking = Una volta ripreso il campo, quelle perdite ({ $value }) non conterebbero più.
dba-camp-step-walking-in = Chi vuole il campo deve entrarci: per questo non serve combattere.

dba-camp-remedy-smaller = Consentito se i due lati fanno insieme al massimo { $most } cm.

dba-point-litters-and-the-camp = Le Lettighe tolgono il campo all'esercito, come i War Wagon?
dba-point-invaders-camp-with-a-bua = Se il difensore ha una BUA, l'invasore ha il campo?
flag-conflict-invaders-camp-with-a-bua = La scheda dice «BUA o campo» senza dire per chi; per il Commentario perde il campo solo il difensore: si segue il Commentario.
dba-point-camp-on-the-shore = Il campo può stare sulla costa?
flag-conflict-camp-on-the-shore = La scheda vuole il campo dalla propria parte anche se c'è una costa; il Commentario ammette il retro sulla costa: si segue il Commentario.

## Gli scambi

dba-deployment-swap = Gli scambi del difensore
    .question = Dopo lo schieramento si possono scambiare queste basette?

dba-deployment-swap-field-by = Chi scambia
    .ask = Chi scambia le basette?
dba-deployment-swap-field-after_invader_deployed = L'invasore ha schierato tutto
    .no = L'invasore non ha ancora schierato tutto
    .ask = L'invasore ha schierato tutto?
dba-deployment-swap-field-swaps = Scambi
    .ask = Quali basette si scambiano?
    .within = lo scambio
dba-deployment-swap-field-swaps-a = Una basetta
dba-deployment-swap-field-swaps-a-id = Nome
    .ask = Per { $whose }: come chiami la prima basetta?
dba-deployment-swap-field-swaps-a-place = Dove sta
    .ask = Per { $whose }: dove sta la prima basetta?
    .hint = Le basette tenute per uno sbarco non si scambiano.
dba-deployment-swap-field-swaps-a-depth = Profondità della basetta
    .ask = Per { $whose }: quanti mm è profonda la prima basetta?
dba-deployment-swap-field-swaps-a-mounted = È montata
    .no = Non è montata
    .ask = Per { $whose }: la prima basetta è montata?
dba-deployment-swap-field-swaps-b = L'altra
dba-deployment-swap-field-swaps-b-id = Nome
    .ask = Per { $whose }: come chiami l'altra basetta?
dba-deployment-swap-field-swaps-b-place = Dove sta
    .ask = Per { $whose }: dove sta l'altra basetta?
dba-deployment-swap-field-swaps-b-depth = Profondità della basetta
    .ask = Per { $whose }: quanti mm è profonda l'altra basetta?
dba-deployment-swap-field-swaps-b-mounted = È montata
    .no = Non è montata
    .ask = Per { $whose }: l'altra basetta è montata?
dba-deployment-swap-field-swaps-fronts_match = Ogni fronte sta dove stava l'altro
    .no = Un fronte non sta dove stava l'altro
    .ask = Per { $whose }: ogni fronte finisce dove stava l'altro?
    .hint = Il nuovo fronte sta esattamente dove stava il vecchio.
dba-deployment-swap-field-swaps-column_room = Dietro non c'è nessuno, o c'è spazio per arretrare
    .no = Dietro c'è qualcuno senza spazio per arretrare
    .ask = Per { $whose }: dietro non c'è nessuno, o c'è spazio per arretrare?
    .hint = Una basetta più profonda spinge indietro la colonna dietro di lei.
dba-swap-place-table = schierata sul tavolo
dba-swap-place-bua = nella BUA
dba-swap-place-off-table-landing = fuori, per sbarcare
dba-deployment-swap-value-legal = Consentito
dba-deployment-swap-value-violations = Tutte le ragioni contrarie
dba-deployment-swap-value-pushed_back_mm = Chi sta dietro arretra di (mm)

dba-deployment-swap-finding-legal = Il difensore può fare questi scambi.
dba-deployment-swap-finding-not-the-defender = Solo il difensore può scambiare basette.
dba-deployment-swap-finding-too-early = L'invasore non ha ancora finito di schierare.
dba-deployment-swap-finding-too-many-swaps = Gli scambi sono più di due, il massimo per il difensore.
dba-deployment-swap-finding-held-for-landing = Una basetta tenuta fuori per sbarcare non si scambia.
dba-deployment-swap-finding-both-in-the-bua = Le due basette sarebbero tutte e due nella BUA, che ne contiene una sola.
dba-deployment-swap-step-both-in-the-bua = { $a } e { $b }: sarebbero tutte e due nella BUA.
dba-deployment-swap-finding-fronts-differ = Il fronte della basetta che arriva non è dov'era quello dell'altra.
dba-deployment-swap-finding-no-room = La colonna dietro non ha spazio per arretrare.

dba-deployment-swap-step-not-the-defender = { $applied ->
    [yes] A scambiare è l'invasore.
   *[no] A scambiare è il difensore.
}
dba-deployment-swap-step-too-early = { $applied ->
    [yes] L'invasore sta ancora schierando.
   *[no] L'invasore ha schierato tutto.
}
dba-deployment-swap-step-too-many-swaps = { $applied ->
    [yes] Scambi: { $value }; il massimo è { $most }.
   *[no] Scambi: { $value }, entro { $most }.
}
dba-deployment-swap-step-sequence = { $applied ->
    [yes] La stessa basetta è in due scambi, uno dopo l'altro: si può.
   *[no] Nessuna basetta è in due scambi di fila.
}
dba-deployment-swap-step-held-for-landing = { $applied ->
    [yes] { $a } e { $b }: una è tenuta fuori per uno sbarco.
   *[no] { $a } e { $b }: tutte e due sono schierate.
}
dba-deployment-swap-step-fronts-differ = { $applied ->
    [yes] { $a } e { $b }: i fronti non coincidono.
   *[no] { $a } e { $b }: i fronti coincidono.
}
dba-deployment-swap-step-bua = { $applied ->
    [yes] { $a } e { $b }: una era nella BUA, e si può.
   *[no] { $a } e { $b }: la BUA non c'entra.
}
dba-deployment-swap-step-push = { $applied ->
    [yes] { $a } e { $b }: chi sta dietro alla più profonda arretra di { $value } mm.
   *[no] { $a } e { $b }: nessuno è spinto indietro.
}
dba-deployment-swap-step-no-room = { $applied ->
    [yes] { $a } e { $b }: non c'è spazio per arretrare di { $value } mm, e lo scambio non si fa.
   *[no] { $why ->
        [room] { $a } e { $b }: c'è spazio per arretrare di { $value } mm, o non c'è nessuno da spingere.
        [made] { $a } e { $b }: non c'è spazio per arretrare di { $value } mm, e gli ultimi si spostano di lato.
       *[moot] { $a } e { $b }: non c'è spazio per arretrare di { $value } mm; per ora non occorre deciderlo.
    }
}

dba-deployment-swap-remedy-later = Consentito se si aspetta la fine dello schieramento dell'invasore.

dba-point-swap-without-room = Si può fare uno scambio se la colonna dietro non può arretrare?

## Lo sbarco

dba-littoral-landing = Lo sbarco
    .question = Queste truppe si possono tenere fuori, e sbarcare così?

dba-littoral-landing-field-waterway_on_table = Sul tavolo c'è una costa
    .no = Sul tavolo non c'è una costa
    .ask = Sul tavolo c'è una costa?
dba-littoral-landing-field-home = Topografia dell'esercito
    .ask = Qual è la topografia d'origine dell'esercito?
    .hint = Sbarcano solo gli eserciti litoranei.
dba-littoral-landing-field-held_back = Basette tenute fuori dal tavolo
    .ask = Quante basette restano fuori dal tavolo?
    .hint = Fino a quattro basette, per uno sbarco nel primo turno.
    .zero = Nessuna basetta è tenuta fuori dal tavolo
dba-littoral-landing-field-own_bound = Numero del proprio turno
    .ask = Quale dei tuoi turni è questo (1 = il primo)?
    .hint = Si sbarca solo nel proprio primo turno.
dba-littoral-landing-field-landed = Chi sbarca
    .no = Non sbarca nessuno
    .ask = In questa mossa sbarca qualcuno?
    .hint = Se non sbarca nessuno, conta solo se le basette si possono tenere fuori.
dba-littoral-landing-field-landed-n = Quante basette sbarcano
    .ask = Quante basette sbarcano?
dba-littoral-landing-field-landed-touching_shore = Quante toccano la costa
    .ask = Quante delle basette che sbarcano toccano la costa?
    .hint = Almeno due devono toccare la costa.
dba-littoral-landing-field-landed-one_group = Formano un solo gruppo
    .no = Non formano un solo gruppo
    .ask = Le basette sbarcate formano un solo gruppo?
    .hint = Si sbarca in un solo gruppo, con almeno due basette che toccano la costa.
    .if-so = Consentito se le basette sbarcate formano un solo gruppo.
dba-littoral-landing-field-landed-touches_enemy = Toccano il nemico
    .no = Non toccano il nemico
    .ask = Le basette che sbarcano toccano il nemico?
dba-littoral-landing-field-pips_spent = PIP spesi
    .none = da contare
    .ask = Quanti PIP spendi per chi sbarca?
dba-topography-arable = fertile
dba-topography-forest = foresta
dba-topography-hilly = collinare
dba-topography-steppe = steppa
dba-topography-dry = desertico
dba-topography-tropical = tropicale
dba-topography-littoral = litoraneo
dba-not-landed-out-not-lost = fuori dalla partita, non perso
dba-littoral-landing-value-legal = Consentito
dba-littoral-landing-value-violations = Tutte le ragioni contrarie
dba-littoral-landing-value-cost = Costo dello sbarco
    .said = { $cost ->
        [0] Nessuno sbarco da pagare.
       *[other] Lo sbarco costa { $cost } PIP.
    }
dba-littoral-landing-value-status_if_not_landed = Chi non sbarca è

dba-littoral-landing-finding-legal = { $cost ->
    [0] Tenere fuori queste basette non costa PIP.
   *[other] Lo sbarco costa { $cost } PIP.
}
dba-littoral-landing-finding-no-waterway = Sul tavolo non c'è una costa da cui sbarcare.
dba-littoral-landing-finding-not-littoral = Sbarca solo un esercito litoraneo, e questo non lo è.
dba-littoral-landing-finding-too-many-held-back = Restano fuori più di quattro basette, il massimo per uno sbarco.
dba-littoral-landing-finding-after-the-first-bound = Si sbarca solo nel proprio primo turno, che è già passato.
dba-littoral-landing-finding-more-than-held-back = Sbarcano più basette di quante erano tenute fuori.
dba-littoral-landing-step-more-than-held-back = Basette che sbarcano: { $value }; tenute fuori: { $held }.
dba-littoral-landing-finding-not-a-group = Si sbarca in un gruppo solo, e queste basette non lo formano.
dba-littoral-landing-finding-too-few-touching = Le basette che toccano la costa sono meno di due, il minimo per sbarcare.
dba-littoral-landing-finding-not-paid = Il PIP dello sbarco non è pagato.
dba-littoral-landing-finding-single-base = Una basetta sola non sbarca.

dba-littoral-landing-step-no-waterway = { $applied ->
    [yes] Sul tavolo non c'è una costa.
   *[no] Sul tavolo c'è una costa.
}
dba-littoral-landing-step-not-littoral = { $applied ->
    [yes] Topografia dell'esercito: { $home }.
   *[no] L'esercito è litoraneo.
}
dba-littoral-landing-step-too-many-held-back = { $applied ->
    [yes] Basette tenute fuori: { $value }; il massimo è { $most }.
   *[no] Basette tenute fuori: { $value }, entro { $most }.
}
dba-littoral-landing-step-after-the-first-bound = { $applied ->
    [yes] Turno { $value } di chi sbarca: troppo tardi.
   *[no] È il primo turno di chi sbarca.
}
dba-littoral-landing-step-not-a-group = { $applied ->
    [yes] Sbarcano in { $value }, ma non sono un gruppo solo.
   *[no] Le basette sbarcano insieme.
}
dba-littoral-landing-step-too-few-touching = { $applied ->
    [yes] Basette a contatto della costa: { $value } su { $n }; troppo poche.
   *[no] Basette a contatto della costa: { $value } su { $n }.
}
dba-littoral-landing-step-not-paid = { $applied ->
    [yes] Lo sbarco costa { $value } PIP; spesi: { $paid }.
   *[no] Lo sbarco costa { $value } PIP, qualunque truppa sbarchi.
}
dba-littoral-landing-step-further-moves = { $applied ->
    [yes] PIP che restano per mosse ulteriori: { $value }.
   *[no] Nessun PIP oltre lo sbarco.
}
dba-littoral-landing-step-enemies = { $applied ->
    [yes] Le basette sbarcate toccano il nemico, e possono farlo.
   *[no] Le basette sbarcate non toccano nemici.
}
dba-littoral-landing-step-single-base = { $applied ->
    [yes] Una basetta sola non sbarca.
   *[no] { $why ->
        [may] Una basetta sola può sbarcare.
        [moot] Una basetta sola; se possa, per ora non occorre deciderlo.
       *[more] Sbarca più di una basetta.
    }
}
dba-littoral-landing-step-not-landed = { $applied ->
    [yes] Basette non sbarcate: { $value }. Dopo il primo turno sono fuori dalla partita, e non perse.
   *[no] Sbarcano tutte le basette.
}

dba-littoral-landing-remedy-fewer = Consentito se { $most ->
    [one] resta fuori una basetta sola
   *[other] restano fuori { $most } basette
}.
dba-littoral-landing-remedy-pay = Consentito se paghi il PIP dello sbarco.

dba-point-landing-a-single-base = Può sbarcare una basetta sola?

dba-clock = Orologio della partita
    .lead = Il tempo della partita, e che cosa succede quando scade.
