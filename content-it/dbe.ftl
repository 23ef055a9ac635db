# De Bellis Empire: le parole delle verifiche, delle tabelle e dei punti aperti.

dbe = De Bellis Empire

## Truppe, terreni, formazioni

dbe-arm-infantry = fanteria
dbe-arm-cavalry = cavalleria
dbe-arm-artillery = artiglieria
dbe-arm-general = generale

dbe-troop-irregular-infantry = Fanteria irregolare
dbe-troop-line = Fanteria di linea
dbe-troop-light-infantry = Fanteria leggera
dbe-troop-voltigeurs = Volteggiatori
dbe-troop-elite = Fanteria d'élite
dbe-troop-guard = Fanteria della Guardia
dbe-troop-irregular-cavalry = Cavalleria irregolare
dbe-troop-lancers = Lancieri
dbe-troop-light-cavalry = Cavalleria leggera
dbe-troop-dragoons = Dragoni, carabinieri
dbe-troop-cuirassiers = Corazzieri
dbe-troop-guard-heavy-cavalry = Cavalleria pesante della Guardia
dbe-troop-guard-light-cavalry = Cavalleria leggera della Guardia
dbe-troop-light-artillery = Artiglieria leggera
dbe-troop-medium-artillery = Artiglieria media
dbe-troop-heavy-artillery = Artiglieria pesante
dbe-troop-horse-artillery = Artiglieria a cavallo
dbe-troop-corps-general = Generale di corpo d'armata
dbe-troop-commander-in-chief = Generale in capo

dbe-going-road = strada
dbe-going-normal = terreno normale
dbe-going-rough = terreno accidentato
dbe-going-difficult = terreno difficile

dbe-formation-line = linea
dbe-formation-square = quadrato
dbe-formation-open = ordine sparso

dbe-cover-none = nessuna copertura
dbe-cover-light = copertura leggera
dbe-cover-heavy = copertura pesante

## Tabelle

dbe-column-shoot = tiro
dbe-column-melee = mischia
dbe-column-charge = carica
dbe-column-cost = punti
dbe-column-15mm = 15 mm
dbe-column-25mm = 25 mm
dbe-column-figures = uomini
dbe-column-guns = pezzi
dbe-column-going = si attraversa come
dbe-column-cover = copertura
dbe-column-value = valore
dbe-column-dice = dado
dbe-column-points = punti d'attivazione
dbe-column-protection = protezione

dbe-troops = Unità: fattori e costo

dbe-moves = Movimenti, cm per turno
dbe-moves-general = Generale
dbe-moves-square = Fanteria in quadrato
dbe-moves-light-infantry = Fanteria leggera e Volteggiatori
dbe-moves-line = Fanteria di linea e altre
dbe-moves-light-cavalry = Cavalleria leggera
dbe-moves-irregular-cavalry = Cavalleria irregolare
dbe-moves-heavy-cavalry = Cavalleria pesante
dbe-moves-horse-artillery = Artiglieria a cavallo
dbe-moves-foot-artillery = Artiglieria a piedi
dbe-moves-heavy-artillery = Artiglieria pesante
dbe-moves-forbidden = vietato

dbe-ranges = Gittate, cm
dbe-ranges-infantry = Fanteria
dbe-ranges-carbine = Fanteria con carabina
dbe-ranges-light-artillery = Artiglieria leggera o a cavallo
dbe-ranges-foot-artillery = Artiglieria a piedi
dbe-ranges-heavy-artillery = Artiglieria pesante
dbe-band-short = corta
dbe-band-medium = media
dbe-band-long = lunga

dbe-base-front = Fronte delle basette, mm
dbe-base-depth = Profondità delle basette, mm
dbe-base-figures = Che cosa sta su una basetta
dbe-bases-infantry = Fanteria
dbe-bases-light-infantry = Fanteria leggera e Volteggiatori
dbe-bases-cavalry = Cavalleria pesante e leggera
dbe-bases-irregular-cavalry = Cavalleria irregolare
dbe-bases-artillery = Artiglieria
dbe-bases-corps-general = Generale di corpo d'armata
dbe-bases-commander-in-chief = Generale in capo
dbe-square-marker = Il segnalino del quadrato, mm
dbe-square-marker-side = per lato

dbe-terrain = Come si attraversano e come coprono gli elementi di terreno
dbe-terrain-hedge = siepe, muretto, sterpaglia, ghiaccio
dbe-terrain-orchard = frutteto
dbe-terrain-wood = bosco, foresta
dbe-terrain-marsh = palude, pantano, fianco ripido
dbe-terrain-village = villaggio
dbe-terrain-farmyard = aia, palizzata, casa di legno
dbe-terrain-stone-wall = muro o casa di pietra, ridotta, trincea, barricata
dbe-terrain-rough = accidentato
dbe-terrain-difficult = difficile
dbe-terrain-not-stated = non detto
dbe-terrain-none = nessuna
dbe-terrain-light = leggera
dbe-terrain-heavy = pesante
dbe-terrain-by-material = secondo il materiale

dbe-limits = Cifre singole
dbe-limits-corps-points = punti di un corpo d'armata
dbe-limits-corps = corpi d'armata per armata, al massimo
dbe-limits-deploy = schieramento dal proprio bordo, cm
dbe-limits-board = tavolo con un corpo per parte, cm
dbe-limits-board-step = per ogni corpo in più, cm
dbe-limits-board-most = profondità massima del tavolo, cm
dbe-limits-feature = lato di un elemento di terreno, cm
dbe-limits-features = elementi di terreno, almeno
dbe-limits-zone = profondità di una zona di controllo, cm
dbe-limits-command = comando fuori vista, e del generale in capo, cm
dbe-limits-far-command = comando in vista, cm
dbe-limits-strategic = distanza dai nemici per la marcia strategica, cm
dbe-limits-field-widths = larghezza di un campo di tiro, elementi
dbe-limits-cover-edge = stare al margine di un elemento di terreno, cm
dbe-limits-wood-sight = vista dentro un bosco, cm
dbe-limits-flight-extra = in più nella fuga, cm

dbe-general-quality = Quanto vale un generale
dbe-general-quality-one = 1
dbe-general-quality-two-to-five = da 2 a 5
dbe-general-quality-six = 6
dbe-quality-mediocre = mediocre
dbe-quality-normal = normale
dbe-quality-genius = geniale

dbe-town = Centri abitati
dbe-town-edge = difensore al bordo

dbe-shooting-modifiers = Modificatori del tiro
dbe-shooting-modifiers-british-infantry = fanteria britannica che tira
dbe-shooting-modifiers-infantry-in-square = fanteria che tira in quadrato
dbe-shooting-modifiers-old-guard = Vecchia Guardia francese
dbe-shooting-modifiers-russian-heavy-artillery = artiglieria pesante russa
dbe-shooting-modifiers-target-in-square = contro un quadrato
dbe-shooting-modifiers-long-range = a distanza lunga
dbe-shooting-modifiers-artillery-short-range = artiglieria a distanza corta
dbe-shooting-modifiers-heavy-cover = contro chi è in copertura pesante
dbe-shooting-modifiers-voltigeurs = contro Volteggiatori
dbe-shooting-modifiers-light-cover = contro chi è in copertura leggera
dbe-shooting-modifiers-cavalry = contro cavalleria
dbe-shooting-modifiers-enfilade = d'infilata
dbe-shooting-modifiers-support = sul bersaglio: gli tira anche un altro amico

dbe-melee-modifiers = Modificatori della mischia
dbe-melee-modifiers-general = generale adiacente
dbe-melee-modifiers-rear-support = sostegno sul retro
dbe-melee-modifiers-higher = più in alto del nemico
dbe-melee-modifiers-light-cover = in copertura leggera
dbe-melee-modifiers-heavy-cover = in copertura pesante
dbe-melee-modifiers-difficult = su terreno difficile (non i Volteggiatori)
dbe-melee-modifiers-rough = su terreno accidentato (non i Volteggiatori)
dbe-melee-modifiers-cavalry-against-square = cavalleria contro un quadrato
dbe-melee-modifiers-artillery-frontal-attack = artiglieria attaccata di fronte
dbe-melee-modifiers-flank-rear-overlap = ogni nemico sul fianco, sul retro o in overlap
dbe-melee-modifiers-routed-attacking = all'attacco con un corpo in rotta (non la Guardia)

dbe-results-shooting = Risultati del tiro: chi perde (righe), e di quanto, contro chi, dove
dbe-results-shooting-retreat = ritirata
dbe-results-shooting-flight = fuga
dbe-results-shooting-destroyed = distrutto
dbe-results-shooting-destroyed-in-the-open = distrutto in terreno aperto
dbe-results-shooting-none = niente
dbe-results-melee = Risultati della mischia: chi perde (righe), e di quanto, contro chi, dove
dbe-results-melee-retreat = ritirata
dbe-results-melee-flight = fuga
dbe-results-melee-destroyed = distrutto
dbe-results-melee-destroyed-in-the-open = distrutto in terreno aperto
dbe-results-melee-none = niente
dbe-losers-infantry = Fanteria
dbe-losers-voltigeurs = Volteggiatori
dbe-losers-light-cavalry = Cavalleria leggera
dbe-losers-irregular-cavalry = Cavalleria irregolare
dbe-losers-heavy-cavalry = Cavalleria pesante
dbe-losers-artillery = Artiglieria
dbe-results-lower = inferiore
dbe-results-lower-by-cavalry = inferiore, contro cavalleria
dbe-results-lower-by-heavy-cavalry = inferiore, contro cavalleria pesante
dbe-results-lower-by-artillery = inferiore, contro artiglieria
dbe-results-lower-difficult = inferiore, su terreno difficile
dbe-results-half = metà o meno
dbe-results-half-by-cavalry = metà, contro cavalleria
dbe-results-half-by-light-cavalry = metà, contro cavalleria leggera
dbe-results-half-by-voltigeurs = metà, contro Volteggiatori
dbe-results-half-by-square = metà, contro un quadrato
dbe-results-half-difficult = metà, su terreno difficile

# Le verifiche di preparazione, comando, movimento, zone, rotta e centri abitati.

dbe-player-a = giocatore A
dbe-player-b = giocatore B
dbe-player-none = nessuno

## Dimensioni di una basetta

dbe-base-size = Dimensioni di una basetta
    .question = Quanto è grande la basetta, e che cosa ci sta sopra?
dbe-base-size-field-troop = Truppa
dbe-base-size-field-scale = Scala
    .hint = 15 o 25; le altre scale non hanno misure proprie.
dbe-base-size-field-in_square = In quadrato
dbe-base-size-value-front_cm = Fronte
dbe-base-size-value-depth_cm = Profondità
dbe-base-size-value-figures = Uomini
dbe-base-size-value-marker_cm = Segnalino del quadrato, per lato
dbe-base-size-finding-front_cm = { $front_cm } per { $depth_cm } cm.
dbe-base-size-step-scale = { $applied ->
    [yes] Una scala senza misure proprie: si usano quelle dei { $value }.
   *[no] La colonna dei { $value }.
}
dbe-base-size-step-base = { $front } cm di fronte, { $depth } di profondità.
dbe-base-size-step-figures = { $guns ->
    [0] Uomini sulla basetta: { $value }.
   *[other] Un pezzo, e serventi: { $value }.
}
dbe-base-size-step-marker = { $applied ->
    [yes] Il segnalino è di { $value } cm per lato.
   *[no] { $why ->
        [cannot] Non può formare il quadrato.
       *[line] Non è in quadrato: nessun segnalino.
    }
}
dbe-point-bases-in-other-scales = Quali basette usano le figure di un'altra scala?

## Budget di un'armata

dbe-corps-budget = Budget di un'armata
    .question = Questa armata può scendere in campo?
dbe-corps-budget-field-corps = Corpi d'armata
dbe-corps-budget-field-corps-troops = Truppe
dbe-corps-budget-field-corps-troops-type = Tipo
dbe-corps-budget-field-corps-troops-count = Quanti elementi
dbe-corps-budget-field-chief = C'è un generale in capo
    .hint = Se non si dice, non si controlla.
dbe-corps-budget-value-legal = Permessa
dbe-corps-budget-value-violations = Che cosa non va
dbe-corps-budget-value-costs = Costo di ogni corpo
dbe-corps-budget-value-left = Punti rimasti a ciascuno
dbe-corps-budget-finding-legal = L'armata è in regola.
dbe-corps-budget-finding-over-budget = Non permessa: un corpo d'armata costa più del suo budget.
dbe-corps-budget-finding-too-many-corps = Non permessa: troppi corpi d'armata.
dbe-corps-budget-finding-chief-missing = Non permessa: manca il generale in capo.
dbe-corps-budget-finding-chief-without-need = Non permessa: ha un generale in capo che non le spetta.
dbe-corps-budget-step-entry = { $applied ->
    [yes] Corpo { $corps }: { $count } × { $troop } a { $price }: { $value }.
   *[no] Corpo { $corps }: { $troop }, gratis.
}
dbe-corps-budget-step-corps = { $applied ->
    [yes] Il corpo { $corps } costa { $value }: { $spare } oltre { $budget }.
   *[no] Il corpo { $corps } costa { $value } su { $budget }: ne restano { $spare }.
}
dbe-corps-budget-step-too-many-corps = { $applied ->
    [yes] Più corpi dei { $most } permessi.
   *[no] Non più di { $most } corpi.
}
dbe-corps-budget-step-chief = { $why ->
    [wanted] Qui ci vuole un generale in capo.
    [not-wanted] Qui non spetta un generale in capo.
   *[not-told] Del generale in capo non si dice nulla: non si controlla.
}
dbe-corps-budget-step-chief-missing = { $applied ->
    [yes] Non c'è.
   *[no] Non ne manca nessuno.
}
dbe-corps-budget-step-chief-without-need = { $applied ->
    [yes] C'è.
   *[no] Non ce n'è di troppo.
}
dbe-corps-budget-remedy-cheaper = Il corpo più caro deve calare di punti: { $points }.
dbe-corps-budget-remedy-chief = { $why ->
    [wanted] Con un generale in capo.
   *[not-wanted] Senza generale in capo.
}
dbe-point-chief-per-side = Chi ha un solo corpo d'armata ha un generale in capo?

## Tavolo e schieramento

dbe-board-size = Tavolo e schieramento
    .question = Quanto è grande il tavolo, e dove ci si schiera?
dbe-board-size-field-corps_per_side = Corpi d'armata per parte
dbe-board-size-field-features = Elementi di terreno
dbe-board-size-field-deploy_distance_cm = Quanto un elemento si allontana dal suo bordo
dbe-board-size-field-first_player = Primo giocatore
dbe-board-size-value-deploy_ok = Schierato abbastanza vicino
dbe-board-size-value-features_ok = Terreno a sufficienza
dbe-board-size-value-deploys_first = Si schiera per primo
dbe-board-size-value-width_cm = Larghezza
dbe-board-size-value-depth_cm = Profondità
dbe-board-size-value-depth_at_most_cm = Profondità massima
dbe-board-size-value-min_features = Elementi di terreno, almeno
dbe-board-size-finding-deploy_ok = È schierato bene.
dbe-board-size-finding-not-deploy_ok = È schierato troppo avanti.
dbe-board-size-finding-features_ok = Il terreno basta.
dbe-board-size-finding-not-features_ok = Gli elementi di terreno sono troppo pochi.
dbe-board-size-finding-a = Si schiera per primo il giocatore A.
dbe-board-size-finding-b = Si schiera per primo il giocatore B.
dbe-board-size-finding-width_cm = { $width_cm } per { $depth_cm } cm.
dbe-board-size-step-start = Con un corpo per parte: { $value } cm per lato.
dbe-board-size-step-further = { $applied ->
    [yes] Corpi in più: { $further }, { $step } cm ciascuno: { $value } cm in più.
   *[no] Nessun corpo in più: niente da aggiungere.
}
dbe-board-size-step-growth = { $applied ->
    [yes] Crescono tutti e due i lati.
   *[no] Cresce solo la larghezza.
}
dbe-board-size-step-cap = { $applied ->
    [yes] La profondità si ferma a { $value } cm.
   *[no] La profondità non supera da sé { $value } cm.
}
dbe-board-size-step-least = Elementi di terreno almeno: { $value }, per quanto grande sia il tavolo.
dbe-board-size-step-features = { $applied ->
    [yes] { $value } su almeno { $least }.
   *[no] { $value }, e ce ne vogliono { $least }.
}
dbe-board-size-step-deploy = { $applied ->
    [yes] { $value } cm dal bordo, su { $most } permessi.
   *[no] { $value } cm dal bordo: { $over } di troppo.
}
dbe-board-size-step-order = { $value ->
    [a] Il secondo giocatore, A, si schiera per primo.
   *[b] Il secondo giocatore, B, si schiera per primo.
}
dbe-board-size-remedy-features = Altri elementi di terreno: { $more }.
dbe-board-size-remedy-nearer = { $over } cm più vicino al suo bordo.
dbe-point-board-growth = Quali lati del tavolo crescono con i corpi d'armata?

## Punti d'attivazione

dbe-activation-points = Punti d'attivazione
    .question = Quanti punti ha il generale, e quanto costano i suoi ordini?
dbe-activation-points-field-quality_die = Dado della qualità
dbe-activation-points-field-quality = Quanto vale
dbe-activation-points-field-unknown_quality = La sua qualità non si sa
dbe-activation-points-field-die = Dado dei punti
dbe-activation-points-field-chief = Generale in capo
dbe-activation-points-field-chief-points = I suoi punti
dbe-activation-points-field-chief-distance_to_troops_cm = Da lui alle truppe
dbe-activation-points-field-chief-other_points = Punti degli altri generali
dbe-activation-points-field-orders = Ordini
dbe-activation-points-field-orders-kind = Che cosa si fa
dbe-activation-points-field-orders-distance_to_general_cm = Dal generale
dbe-activation-points-field-orders-in_sight = Il generale le vede
dbe-activation-points-field-orders-legs = Tappe
dbe-activation-points-field-orders-with_general = Il generale è attaccato e va con loro
dbe-activation-points-field-general_lost = Il generale è perso
dbe-activation-points-field-ask = Probabilità
dbe-activation-points-field-n = Almeno tanti punti
dbe-activation-points-value-chief_may_take_over = Il generale in capo può subentrare
dbe-activation-points-value-affordable = I punti bastano
dbe-activation-points-value-points = Punti
dbe-activation-points-value-p = Probabilità
dbe-activation-points-value-total_cost = Costo di tutti gli ordini
dbe-activation-points-value-cost = Costo di ogni ordine
dbe-activation-points-value-quality = Qualità
dbe-activation-points-ask-distribution = di ogni numero di punti
dbe-activation-points-ask-p_at_least = di almeno tanti punti
dbe-order-move = un movimento
dbe-order-pivot = una rotazione sul posto
dbe-order-formation = un cambio di formazione
dbe-order-guns-with-others = artiglieria e un'altra arma accanto
dbe-order-general = il generale da solo
dbe-order-strategic = una marcia strategica
dbe-activation-points-finding-chief_may_take_over = Il generale in capo può assumere il comando del corpo.
dbe-activation-points-finding-not-chief_may_take_over = Il generale in capo non può assumere il comando del corpo.
dbe-activation-points-finding-affordable = I punti bastano per tutti gli ordini.
dbe-activation-points-finding-not-affordable = I punti non bastano per tutti gli ordini.
dbe-activation-points-finding-points = Punti d'attivazione: { $points }.
dbe-activation-points-finding-p = Le probabilità: { $p }.
dbe-activation-points-finding-total_cost = Gli ordini costano { $total_cost } in tutto.
dbe-activation-points-step-quality = Il generale è { $quality }.
dbe-activation-points-step-die = Il dado segna { $value }.
dbe-activation-points-step-change = { $value ->
    [-1] { $quality }: uno in meno.
    [0] { $quality }: come tirato.
   *[other] { $quality }: uno in più.
}
dbe-activation-points-step-least = { $applied ->
    [yes] Mai zero: un punto gli resta.
   *[no] Almeno un punto ce l'ha.
}
dbe-activation-points-step-rolls = Tiri ugualmente probabili: { $value }.
dbe-activation-points-step-lost = { $applied ->
    [yes] Il generale è perso: niente dado, e nessuno vede le truppe.
   *[no] Il generale è perso, e per ora non cambia nulla.
}
dbe-activation-points-step-chief-distance = { $applied ->
    [yes] { $value } cm dal generale in capo: meno di { $limit }.
   *[no] { $value } cm dal generale in capo: non meno di { $limit }.
}
dbe-activation-points-step-chief-points = { $applied ->
    [yes] { $value } punti contro { $replaced }: ne ha di più.
   *[no] { $value } punti contro { $replaced }: non bastano.
}
dbe-activation-points-step-others = { $applied ->
    [yes] Un altro generale ne ha { $value }: dovrebbe superare anche lui.
   *[no] Un altro generale ne ha { $value }, e non importa.
}
dbe-activation-points-step-distance = { $why ->
    [far] Ordine { $n }: a { $value } cm dal generale, lontano{ $applied ->
        [yes] : doppio
       *[no] , ma non più caro
    }.
    [unseen] Ordine { $n }: a { $value } cm dal generale e fuori vista{ $applied ->
        [yes] : doppio
       *[no] , ma non più caro
    }.
    [near] Ordine { $n }: vicino al generale, { $value } cm.
   *[in-sight] Ordine { $n }: a { $value } cm dal generale, in vista.
}
dbe-activation-points-step-free = { $applied ->
    [yes] Ordine { $n }: va il generale, gratis.
   *[no] Ordine { $n }: il generale ha già mosso, e paga.
}
dbe-activation-points-step-order = Ordine { $n }, { $kind }: { $value }.
dbe-activation-points-step-turn = Ordine { $n }: girarsi prima di muovere non costa altro.
dbe-activation-points-step-total = { $applied ->
    [yes] { $value } in tutto, su { $points }.
   *[no] { $value } in tutto: { $short } più di quanti ne ha.
}
dbe-activation-points-remedy-chief-nearer = Il generale in capo deve avvicinarsi di più di { $over } cm.
dbe-activation-points-odds-1 = 1
dbe-activation-points-odds-2 = 2
dbe-activation-points-odds-3 = 3
dbe-activation-points-odds-4 = 4
dbe-activation-points-odds-5 = 5
dbe-activation-points-odds-6 = 6
dbe-activation-points-odds-7 = 7
dbe-point-chief-more-than-whom = Di chi deve superare i punti il generale in capo?
dbe-point-dead-general = Che cosa comporta un generale perso per i punti d'attivazione?
dbe-point-distant-pivots = Lontano dal generale costano doppio anche rotazioni e cambi di formazione?

## Gruppi

dbe-group = Gruppi
    .question = Questi elementi sono un gruppo, e quanto è veloce?
dbe-group-field-scale = Scala
dbe-group-field-elements = Elementi
dbe-group-field-elements-type = Tipo
dbe-group-field-elements-corps = Corpo d'armata
dbe-group-field-elements-formation = Formazione
dbe-group-field-elements-square = In quadrato
dbe-group-field-elements-going = Terreno
dbe-group-field-elements-facing_deg = È girato, gradi
dbe-group-field-full_edge_contact = Si toccano per lati interi
dbe-group-field-elements-polygon = Angoli, cm
dbe-group-value-is_group = Un gruppo
dbe-group-value-reason = Perché no
dbe-group-value-speed_cm = Velocità
dbe-group-value-pa_to_move_both = Per muoverli insieme
dbe-group-reason-square = un quadrato
dbe-group-reason-two-corps = due corpi d'armata
dbe-group-reason-guns-and-others = artiglieria accanto a un'altra arma
dbe-group-reason-facing-differs = orientamenti diversi
dbe-group-reason-partial-contact = nessun lato intero a contatto
dbe-group-finding-is_group = Sono un gruppo: { $speed_cm } cm.
dbe-group-finding-not-is_group = Non sono un gruppo: { $reason }.
dbe-group-step-square = { $applied ->
    [yes] Uno è in quadrato.
   *[no] Nessuno è in quadrato.
}
dbe-group-step-two-corps = { $applied ->
    [yes] Sono di corpi d'armata diversi.
   *[no] Sono di un solo corpo d'armata.
}
dbe-group-step-guns-and-others = { $applied ->
    [yes] L'artiglieria sta con un'altra arma.
   *[no] Niente artiglieria con un'altra arma.
}
dbe-group-step-facing-differs = { $applied ->
    [yes] Sono girati da parti diverse.
   *[no] Sono girati dalla stessa parte.
}
dbe-group-step-partial-contact = { $applied ->
    [yes] Non si toccano tutti per lati interi.
   *[no] Si toccano per lati interi.
}
dbe-group-step-element = { $troop }, { $ground }: { $value } cm.
dbe-group-step-both = Muoverli insieme costa { $value }.
mark-whole-edge = lato intero a contatto
mark-part-of-edge = lato a contatto solo in parte

## Movimenti

dbe-movement = Movimenti
    .question = Di quanto può muovere questa unità?
dbe-movement-field-troop = Truppa
dbe-movement-field-going = Terreno
dbe-movement-field-then_going = E poi, nello stesso movimento
dbe-movement-field-formation = Formazione
dbe-movement-value-max_cm = Al massimo
dbe-movement-value-forbidden = Terreno vietato
dbe-movement-finding-max_cm = Al massimo { $max_cm } cm.
dbe-movement-finding-forbidden = Il terreno le è vietato.
dbe-movement-finding-not-forbidden = Può muovere, ogni tratto con la sua misura: una cifra sola non c'è.
dbe-movement-step-going = { $applied ->
    [yes] { $row }, { $ground }: { $value } cm.
   *[no] { $row }, { $ground }: vietato.
}
dbe-movement-step-then = { $applied ->
    [yes] Poi { $ground }: { $value } cm.
   *[no] Poi { $ground }: vietato.
}
dbe-movement-step-turning = Girarsi non toglie nulla.
dbe-movement-step-mixed = { $value ->
    [yes] Vale per tutto il terreno più lento: { $first } o { $second } cm.
   *[no] Ogni tratto con la sua misura: { $first } cm, poi { $second }.
}
dbe-point-lancers-row = I lancieri valgono come cavalleria leggera o pesante?
dbe-point-dragoons-row = I dragoni valgono come cavalleria pesante o leggera?
dbe-point-light-guns-row = L'artiglieria leggera muove come quella a piedi o a cavallo?
dbe-point-mixed-going = Di quanto si muove su due terreni in un solo movimento?

## Marce strategiche

dbe-strategic-move = Marce strategiche
    .question = Può fare una marcia strategica, e di quanto?
dbe-strategic-move-field-start_distances_cm = Nemici alla partenza
dbe-strategic-move-field-end_distances_cm = Nemici all'arrivo
dbe-strategic-move-field-closest_on_the_way_cm = Nemico più vicino per strada
dbe-strategic-move-field-legs = Tappe
dbe-strategic-move-field-points_available = Punti disponibili
dbe-strategic-move-field-cost_per_leg = Costo di una tappa
dbe-strategic-move-field-troop = Truppa
dbe-strategic-move-field-going = Terreno
dbe-strategic-move-value-legal = Permessa
dbe-strategic-move-value-violations = Che cosa non va
dbe-strategic-move-value-points_used = Punti usati
dbe-strategic-move-value-max_distance_cm = Al massimo
dbe-strategic-move-finding-legal = La marcia strategica è permessa.
dbe-strategic-move-finding-start-too-close = Non permessa: un nemico è troppo vicino alla partenza.
dbe-strategic-move-finding-end-too-close = Non permessa: un nemico è troppo vicino all'arrivo.
dbe-strategic-move-finding-not-enough-points = Non permessa: più tappe che punti.
dbe-strategic-move-finding-passes-too-close = Non permessa: passa troppo vicino a un nemico.
dbe-strategic-move-finding-points_used = Costa { $points_used }; se è permessa dipende dai nemici.
dbe-strategic-move-step-start-too-close = { $why ->
    [nearest] Alla partenza il nemico più vicino è a { $value } cm: { $applied ->
        [yes] devono essere più di { $limit }.
       *[no] più di { $limit }.
    }
    [nobody] Alla partenza non ci sono nemici.
   *[not-told] Alla partenza: non si sa.
}
dbe-strategic-move-step-end-too-close = { $why ->
    [nearest] All'arrivo il nemico più vicino è a { $value } cm: { $applied ->
        [yes] devono essere più di { $limit }.
       *[no] più di { $limit }.
    }
    [nobody] All'arrivo non ci sono nemici.
   *[not-told] All'arrivo: non si sa.
}
dbe-strategic-move-step-passes-too-close = { $why ->
    [near] Per strada un nemico è a { $value } cm{ $applied ->
        [yes] : troppo vicino.
       *[no] , e non conta.
    }
   *[far] Per strada nessun nemico è a meno di { $value } cm.
}
dbe-strategic-move-step-legs = Le tappe costano { $each } l'una, { $value } in tutto.
dbe-strategic-move-step-not-enough-points = { $why ->
    [told] { $applied ->
        [yes] Ci sono solo { $points } punti.
       *[no] I { $points } punti bastano.
    }
   *[not-told] Quanti punti ci sono non si sa.
}
dbe-strategic-move-step-distance = { $applied ->
    [yes] { $leg } cm a tappa: { $value } in tutto.
   *[no] Il terreno le è vietato.
}
dbe-strategic-move-remedy-fewer-legs = Con meno tappe: { $legs }.
dbe-point-strategic-passing-close = Una marcia strategica può passare vicino a un nemico?

## Formazioni

dbe-formation = Formazioni
    .question = Può cambiare formazione, e che cosa può fare poi?
dbe-formation-field-ask = Che cosa si chiede
dbe-formation-field-troop = Truppa
dbe-formation-field-from = Da
dbe-formation-field-to = A
dbe-formation-field-twin_lost = L'altra basetta di Volteggiatori è persa
dbe-formation-field-in_group = È in un gruppo
dbe-formation-field-formation = Formazione
dbe-formation-ask-properties = che cosa può fare la formazione
dbe-formation-value-allowed = Permesso
dbe-formation-value-violations = Che cosa non va
dbe-formation-value-cost_pa = Costo
dbe-formation-value-becomes = Diventa
dbe-formation-value-effects = Da allora in poi
dbe-formation-value-can_group = Può stare in un gruppo
dbe-formation-value-counts_as_overlap = Conta come overlap
dbe-formation-value-control_faces = Facce con zona di controllo
dbe-formation-value-fire_faces = Facce da cui tira
dbe-effect-leaves-group = lascia il gruppo
dbe-effect-no-group = niente gruppo
dbe-effect-no-overlap = niente overlap
dbe-effect-four-zones = quattro zone di controllo
dbe-effect-four-fields = quattro campi di tiro
dbe-effect-slow = quasi non muove
dbe-effect-weaker-fire = tiro più debole
dbe-effect-easier-target = bersaglio più facile
dbe-effect-horse-held-off = cavalleria tenuta lontana
dbe-formation-finding-legal = Il cambio è permesso.
dbe-formation-finding-infantry-only = Non permesso: solo la fanteria forma il quadrato.
dbe-formation-finding-light-only = Non permesso: solo la fanteria leggera va in ordine sparso.
dbe-formation-finding-twin-lost = Non permesso: l'altra basetta è persa.
dbe-formation-finding-voltigeurs-no-square = Non permesso: i Volteggiatori non formano il quadrato.
dbe-formation-finding-through-line = Non permesso in una volta: prima deve tornare in linea.
dbe-formation-finding-can_group = Può stare in un gruppo.
dbe-formation-finding-not-can_group = Sta da solo, e guarda da tutte le parti.
dbe-formation-step-infantry-only = { $why ->
    [square] { $applied ->
        [yes] Un quadrato, e non è fanteria.
       *[no] Un quadrato, ed è fanteria.
    }
   *[other] Di quadrati non si parla.
}
dbe-formation-step-light-only = { $why ->
    [open] { $applied ->
        [yes] Ordine sparso, e non è fanteria leggera.
       *[no] Ordine sparso, ed è fanteria leggera.
    }
   *[other] Di ordine sparso non si parla.
}
dbe-formation-step-voltigeurs-no-square = { $applied ->
    [yes] Volteggiatori in quadrato: rifiutato.
   *[no] Volteggiatori in quadrato: come ogni fanteria.
}
dbe-formation-step-through-line = { $applied ->
    [yes] Dal quadrato all'ordine sparso: passando per la linea.
   *[no] Dal quadrato all'ordine sparso: in una volta.
}
dbe-formation-step-twin-lost = { $why ->
    [closing] { $applied ->
        [yes] L'altra basetta è persa: non può serrare.
       *[no] Ci sono tutte e due le basette: possono serrare.
    }
   *[other] Non serra.
}
dbe-formation-step-change = Da { $from } a { $to }: { $value } punto d'attivazione.
dbe-formation-step-group = { $applied ->
    [yes] Esce dal suo gruppo.
   *[no] Non era in un gruppo.
}
dbe-formation-step-effect = { $effect }.
dbe-formation-step-can-group = { $applied ->
    [yes] Può stare in un gruppo.
   *[no] Non può stare in un gruppo.
}
dbe-formation-step-overlaps = { $applied ->
    [yes] Conta come overlap.
   *[no] Non conta mai come overlap.
}
dbe-formation-step-zones = Facce con zona di controllo: { $value }.
dbe-formation-step-fields = Facce da cui tira: { $value }.
dbe-formation-remedy-line-first = Prima in linea.
dbe-point-voltigeurs-in-square = I Volteggiatori possono formare il quadrato?
dbe-point-square-to-open-order = La fanteria leggera può passare dal quadrato all'ordine sparso in una volta?

## Attraversamenti

dbe-interpenetration = Attraversamenti
    .question = Può attraversare quell'elemento?
dbe-interpenetration-field-mover = Chi muove
dbe-interpenetration-field-passed = Attraverso chi
dbe-interpenetration-field-facing = Sono girati
dbe-facing-same = dalla stessa parte
dbe-facing-opposite = da parti opposte
dbe-facing-other = ad angolo
dbe-interpenetration-value-allowed = Permesso
dbe-interpenetration-value-violations = Perché no
dbe-interpenetration-finding-legal = Può passare.
dbe-interpenetration-finding-guns-at-an-angle = Non può passare: l'artiglieria è messa ad angolo.
dbe-interpenetration-finding-guns-do-not-pass = Non può passare: l'artiglieria attraversa solo i Volteggiatori.
dbe-interpenetration-finding-nobody-else = Non può attraversare un elemento così.
dbe-interpenetration-finding-voltigeurs-at-an-angle = Non può passare: sono messi ad angolo.
dbe-interpenetration-finding-generals-blocked = Non può passare: i generali non passano più degli altri.
dbe-interpenetration-step-voltigeurs = { $applied ->
    [yes] { $who ->
        [passed] Attraversa Volteggiatori.
       *[mover] Sono Volteggiatori che passano.
    }
   *[no] Non ci sono Volteggiatori.
}
dbe-interpenetration-step-facing = { $value ->
    [same] Sono girati dalla stessa parte.
    [opposite] Sono girati da parti opposte.
   *[other] Sono messi ad angolo.
}
dbe-interpenetration-step-voltigeurs-at-an-angle = { $why ->
    [angle] { $applied ->
        [yes] Ad angolo: rifiutato.
       *[no] Ad angolo: permesso.
    }
   *[straight] Non ad angolo.
}
dbe-interpenetration-step-generals-blocked = { $applied ->
    [yes] C'è un generale: per lui nessun permesso.
   *[no] C'è un generale: passa, e si lascia passare.
}
dbe-interpenetration-step-guns-do-not-pass = { $applied ->
    [yes] È l'artiglieria che muove.
   *[no] Non è l'artiglieria che muove.
}
dbe-interpenetration-step-nobody-else = { $applied ->
    [yes] In mezzo non ci sono né Volteggiatori né artiglieria.
   *[no] Contro truppe così nessun divieto.
}
dbe-interpenetration-step-guns-at-an-angle = { $why ->
    [gun] { $applied ->
        [yes] L'artiglieria è messa ad angolo.
       *[no] L'artiglieria non sbarra la strada con l'orientamento.
    }
   *[none] In mezzo non c'è artiglieria.
}
dbe-interpenetration-remedy-straight = Girati dalla stessa parte.
dbe-point-voltigeurs-at-an-angle = I Volteggiatori passano, o si lasciano passare, ad angolo?
dbe-point-generals-passing = I generali attraversano le truppe, e le truppe i generali?

## Zone di controllo

dbe-zone-of-control = Zone di controllo
    .question = È in una zona di controllo, e che cosa può fare?
dbe-zone-of-control-field-scale = Scala
dbe-zone-of-control-field-controller = Di chi è la zona
dbe-zone-of-control-field-controller-square = In quadrato
dbe-zone-of-control-field-controller-going = Sta su
dbe-zone-of-control-field-distance_ahead_cm = Quanto davanti al suo fronte
dbe-zone-of-control-field-distance_behind_cm = Quanto dietro al suo retro
dbe-zone-of-control-field-lateral_offset_cm = Di fianco alla sua mezzeria
dbe-zone-of-control-field-distance_to_cross_cm = Per superare tutta la zona
dbe-zone-of-control-field-move_left_cm = Movimento rimasto
dbe-zone-of-control-field-intent = Vuole
dbe-zone-of-control-field-mover = Chi muove
dbe-zone-of-control-field-controllers = Chi ha una zona
dbe-zone-of-control-field-controllers-square = In quadrato
dbe-zone-of-control-field-controllers-going = Sta su
dbe-zone-of-control-field-path = La sua strada
dbe-zone-of-control-field-path-x_cm = Est
dbe-zone-of-control-field-path-y_cm = Nord
dbe-zone-of-control-field-difficult_ground = Terreno difficile
dbe-zone-of-control-field-mover-facing_deg = È girato, gradi
dbe-zone-of-control-field-controllers-facing_deg = È girato, gradi
dbe-zone-of-control-field-mover-polygon = Angoli, cm
dbe-zone-of-control-field-controllers-polygon = Angoli, cm
dbe-zone-of-control-value-allowed = Permesso
dbe-zone-of-control-value-violations = Perché no
dbe-zone-of-control-value-must_stop_at_edge = Deve fermarsi al limite
dbe-zone-of-control-value-inside = Dentro la zona
dbe-zone-of-control-value-exerts = Zona da
dbe-zone-intent-align = allinearsi di fronte al nemico
dbe-zone-intent-contact = contattare il nemico
dbe-zone-intent-withdraw = ritirarsi diritto indietro
dbe-zone-intent-sideways = spostarsi di lato
dbe-zone-of-control-finding-legal = Lo può fare.
dbe-zone-of-control-finding-nothing-else = Dentro una zona di controllo non lo può fare.
dbe-zone-of-control-finding-controllers-rear = Non può: si allinea sul retro del nemico o niente.
dbe-zone-of-control-finding-must_stop_at_edge = Deve fermarsi al limite della zona.
dbe-zone-of-control-finding-not-must_stop_at_edge = Non deve fermarsi.
dbe-zone-of-control-finding-inside = È in una zona di controllo.
dbe-zone-of-control-finding-not-inside = Non è in una zona di controllo.
dbe-zone-of-control-step-difficult = { $applied ->
    [yes] Su terreno difficile: nessuna zona.
   *[no] Il terreno non toglie la zona.
}
dbe-zone-of-control-step-faces = { $applied ->
    [yes] Un quadrato: una zona per ogni lato.
   *[no] Non è un quadrato: una zona solo davanti.
}
dbe-zone-of-control-step-distance = { $why ->
    [inside] A { $value } cm: dentro i suoi { $depth } cm.
    [beyond] A { $value } cm: oltre i suoi { $depth } cm.
    [on-the-limit] A { $value } cm: proprio sul limite, non dentro.
    [front-only] A { $value } cm: lì non c'è zona.
    [round] A { $value } cm: abbastanza vicino, dietro lo spigolo del fronte.
    [aside] A { $value } cm: di fianco alla striscia.
   *[no-zone] A { $value } cm: nessuna zona.
}
dbe-zone-of-control-step-base = { $why ->
    [inside] { $who }, { $value } cm: dentro i suoi { $depth } cm.
    [beyond] { $who }, { $value } cm: oltre i suoi { $depth } cm.
    [on-the-limit] { $who }, { $value } cm: proprio sul limite, non dentro.
    [front-only] { $who }, { $value } cm: lì non c'è zona.
    [round] { $who }, { $value } cm: abbastanza vicino, dietro lo spigolo del fronte.
    [aside] { $who }, { $value } cm: di fianco alla striscia.
   *[no-zone] { $who }, { $value } cm: nessuna zona.
}
dbe-zone-of-control-step-crossing = { $applied ->
    [yes] { $across } cm per superarla, ne restano { $value }: deve fermarsi.
   *[no] Il movimento basta, o non c'è zona da superare.
}
dbe-zone-of-control-step-intent = { $why ->
    [inside] { $applied ->
        [yes] Dentro una zona può { $intent }.
       *[no] Dentro una zona non può { $intent }.
    }
   *[outside] Fuori dalla zona può { $intent }.
}
dbe-zone-of-control-remedy-more-move = Con { $short } cm di movimento in più.
mark-control-zone = zona di controllo
mark-zone-limit = si ferma al limite della zona
dbe-point-zone-width = Fin dove arriva di lato una zona di controllo?
dbe-point-square-zone-in-difficult = Un quadrato su terreno difficile ha una zona di controllo?
dbe-point-whose-rear = Dentro una zona, sul retro di chi ci si allinea?

## Controllo di rottura

dbe-break-test = Controllo di rottura
    .question = Il corpo d'armata va in rotta, e chi resta?
dbe-break-test-field-budget = Punti assegnati
dbe-break-test-field-spent_points = Punti spesi in truppe
dbe-break-test-field-lost_points = Punti persi
dbe-break-test-field-elements_left = Elementi rimasti
dbe-break-test-field-elements = Elementi rimasti, uno per uno
dbe-break-test-field-elements-distance_to_general_cm = Dal generale
dbe-break-test-field-elements-in_sight = Il generale lo vede
dbe-break-test-field-die = Dado
dbe-break-test-field-general_alive = Il generale c'è
dbe-break-test-field-chief_distance_cm = Dal generale in capo
dbe-break-test-field-type = Truppa
dbe-break-test-field-attacking = Attacca
dbe-break-test-field-corps_routed = Il suo corpo è in rotta
dbe-break-test-field-general_adjacent_to_destroyed = Il generale è accanto a un elemento distrutto
dbe-break-test-field-ask = Probabilità
dbe-break-test-field-n = Ne restano almeno
dbe-break-test-ask-odds_keep_at_least = che ne restino almeno tanti
dbe-break-test-value-p = Probabilità
dbe-break-test-value-kept = Restano
dbe-break-test-value-fleeing = Fuggono
dbe-break-test-value-routed = In rotta
dbe-break-test-value-malus = Modificatore
dbe-break-test-value-general_lost = Il generale è perso
dbe-break-test-value-chief_may_recover = Il generale in capo può recuperarlo
dbe-break-test-finding-p = La probabilità: { $p }.
dbe-break-test-finding-kept = Restano: { $kept }. Fuggono: { $fleeing }.
dbe-break-test-finding-routed = Il corpo d'armata è in rotta.
dbe-break-test-finding-not-routed = Il corpo d'armata tiene.
dbe-break-test-finding-malus = Modificatore per il corpo in rotta: { $malus }.
dbe-break-test-finding-general_lost = Il generale è perso.
dbe-break-test-finding-not-general_lost = Il generale non è perso.
dbe-break-test-finding-chief_may_recover = Il generale in capo può recuperare il corpo.
dbe-break-test-finding-not-chief_may_recover = Il generale in capo è troppo lontano.
dbe-break-test-step-third-of-what = { $applied ->
    [yes] Un terzo dei punti spesi, { $value }.
   *[no] Un terzo del budget, { $value }.
}
dbe-break-test-step-third = { $applied ->
    [yes] Persi { $value } su { $points }: in rotta.
   *[no] Persi { $value } su { $points }: tiene.
}
dbe-break-test-step-chief = { $applied ->
    [yes] Il generale in capo è a { $value } cm: meno di { $limit }.
   *[no] Il generale in capo è a { $value } cm: non meno di { $limit }.
}
dbe-break-test-step-all-flee = Niente generale: fuggono tutti e { $value }.
dbe-break-test-step-radius = { $applied ->
    [yes] Di { $left } solo { $value } sono nel raggio di comando.
   *[no] Sono tutti nel raggio di comando.
}
dbe-break-test-step-die = Il dado segna { $value }.
dbe-break-test-step-left = { $applied ->
    [yes] Ne restano solo { $value }.
   *[no] Ce ne sono abbastanza: { $value }.
}
dbe-break-test-step-flee = { $applied ->
    [yes] Fuggono: { $value }.
   *[no] Non fugge nessuno.
}
dbe-break-test-step-rolls = Tiri ugualmente probabili: { $value }.
dbe-break-test-step-at-least = Ne restano almeno { $n }: { $value }.
dbe-break-test-step-malus = { $why ->
    [attacking] { $type } attacca con un corpo in rotta: { $value }.
    [defending] { $type } si difende: niente.
    [guard] Guardia: niente.
   *[holds] Il corpo non è in rotta: niente.
}
dbe-break-test-step-general = { $applied ->
    [yes] Accanto al generale un elemento è distrutto: lui è perso.
   *[no] Accanto al generale nessun elemento distrutto.
}
dbe-break-test-odds-0 = ne restano 0
dbe-break-test-odds-1 = ne resta 1
dbe-break-test-odds-2 = ne restano 2
dbe-break-test-odds-3 = ne restano 3
dbe-break-test-odds-4 = ne restano 4
dbe-break-test-odds-5 = ne restano 5
dbe-break-test-odds-6 = ne restano 6
dbe-point-exactly-a-third = A un terzo esatto il corpo va in rotta?
dbe-point-third-of-what = Un terzo del budget o dei punti spesi?
dbe-point-command-radius = Fin dove arriva il raggio di comando?

## Vittoria

dbe-victory = Vittoria
    .question = La battaglia è finita, e chi ha perso?
dbe-victory-field-corps_per_side = Corpi d'armata per parte
dbe-victory-field-routed_corps = Corpi in rotta
dbe-victory-field-routed_corps-a = di A
dbe-victory-field-routed_corps-b = di B
dbe-victory-field-budget = Punti di un'armata
dbe-victory-field-destroyed_points = Punti nemici distrutti
dbe-victory-field-destroyed_points-a = da A
dbe-victory-field-destroyed_points-b = da B
dbe-victory-field-spent_points = Punti spesi in truppe
dbe-victory-field-spent_points-a = da A
dbe-victory-field-spent_points-b = da B
dbe-victory-value-outcome = Esito
dbe-victory-value-loser = Ha perso
dbe-victory-value-reason = Perché
dbe-victory-outcome-none = si continua
dbe-victory-outcome-loser = un'armata ha perso
dbe-victory-outcome-destroyer-wins = un terzo distrutto
dbe-victory-outcome-drawn = pari
dbe-victory-reason-more-than-half = più di metà dei corpi in rotta
dbe-victory-reason-half-or-less = non più di metà dei corpi in rotta
dbe-victory-reason-a-third-destroyed = un terzo di un budget è distrutto
dbe-victory-reason-less-than-a-third = è distrutto meno di un terzo
dbe-victory-finding-none = La battaglia continua.
dbe-victory-finding-loser = Ha perso: { $loser }.
dbe-victory-finding-destroyer-wins = Un terzo è distrutto: ha perso { $loser }.
dbe-victory-finding-drawn = Sono battuti tutti e due: pari.
dbe-victory-step-routed = { $applied ->
    [yes] { $side ->
        [a] A
       *[b] B
    }: { $value } corpi su { $corps } in rotta, più di metà.
   *[no] { $side ->
        [a] A
       *[b] B
    }: { $value } corpi su { $corps } in rotta.
}
dbe-victory-step-destroyed = { $applied ->
    [yes] { $side ->
        [a] A
       *[b] B
    } ha perso { $value } punti su { $points }: un terzo.
   *[no] { $side ->
        [a] A
       *[b] B
    } ha perso { $value } punti su { $points }: meno di un terzo.
}
dbe-victory-step-third-of-what = { $applied ->
    [yes] { $side ->
        [a] A
       *[b] B
    }: un terzo dei punti spesi, { $value }.
   *[no] { $side ->
        [a] A
       *[b] B
    }: un terzo del budget, { $value }.
}
dbe-victory-step-both = { $value ->
    [yes] Battuti tutti e due, { $a } a { $b }: perde chi ha perso di più.
   *[no] Battuti tutti e due, { $a } a { $b }: pari.
}
dbe-point-both-at-once = Chi vince se tutte e due le parti sono battute insieme?

## Combattere nei centri abitati

dbe-town-fighting = Combattere nei centri abitati
    .question = Che cosa fa il centro abitato a chi ci combatte?
dbe-town-fighting-field-place = Dove
dbe-town-fighting-field-role = Da che parte
dbe-town-fighting-field-intent = Lascerebbe il bordo con
dbe-town-fighting-field-breach = La difesa è sfondata
dbe-town-fighting-field-rear_support = Un amico sostiene da dietro
dbe-town-fighting-field-cover = Altra copertura
dbe-town-fighting-field-troop = Truppa
dbe-town-fighting-field-ask = Che cosa si chiede
dbe-town-fighting-value-allowed = Permesso
dbe-town-fighting-value-violations = Perché no
dbe-town-fighting-value-rear_support_counts = Il sostegno sul retro conta
dbe-town-fighting-value-protection = Protezione
dbe-town-fighting-value-going_modifier = Per il terreno
dbe-town-fighting-value-going = Terreno
dbe-town-place-edge = al bordo
dbe-town-place-inside = dentro
dbe-town-role-defender = difensore
dbe-town-role-attacker = attaccante
dbe-town-intent-step-back = un arretramento voluto
dbe-town-intent-retreat-result = una ritirata
dbe-town-intent-flight-result = una fuga
dbe-town-fighting-ask-ground = solo il terreno
dbe-town-fighting-finding-legal = Può.
dbe-town-fighting-finding-no-step-back = Non può arretrare di sua volontà.
dbe-town-fighting-finding-no-breach = Non può entrare: la difesa non è sfondata.
dbe-town-fighting-finding-rear_support_counts = Il sostegno sul retro conta.
dbe-town-fighting-finding-not-rear_support_counts = Il sostegno sul retro non conta.
dbe-town-fighting-finding-protection = Protezione: { $protection }.
dbe-town-fighting-finding-going_modifier = Per il terreno: { $going_modifier }.
dbe-town-fighting-finding-difficult = Si combatte su terreno difficile.
dbe-town-fighting-step-no-step-back = { $applied ->
    [yes] Lascerebbe il bordo con { $intent }: non permesso.
   *[no] Lascia il bordo con { $intent }.
}
dbe-town-fighting-step-no-breach = { $applied ->
    [yes] La difesa non è sfondata.
   *[no] La difesa è sfondata.
}
dbe-town-fighting-step-rear-support = { $applied ->
    [yes] L'amico dietro conta.
   *[no] L'amico dietro non conta.
}
dbe-town-fighting-step-protection = { $why ->
    [attacker] È un attaccante: nessuna.
    [edge] Difensore al bordo: { $value }.
    [both] Bordo e copertura insieme: { $value }.
    [cover] In mischia conta solo la copertura: { $value }.
   *[instead] Il bordo al posto della copertura: { $value }.
}
dbe-town-fighting-step-inside = Dentro: terreno difficile.
dbe-town-fighting-step-ground = { $applied ->
    [yes] { $troop }: { $value }.
   *[no] Volteggiatori: niente.
}
dbe-town-fighting-remedy-breach = Con la difesa sfondata.
dbe-point-town-edge-and-cover = Come si sommano bordo del centro abitato e copertura?
dbe-point-rear-support-at-the-edge = Al bordo di un centro abitato conta il sostegno sul retro?
