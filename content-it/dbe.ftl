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

## Combattimenti

dbe-ground-open = terreno aperto
dbe-ground-rough = terreno accidentato
dbe-ground-difficult = terreno difficile
dbe-phase-shooting = tiro
dbe-phase-melee = mischia
dbe-margin-none = nessuno
dbe-margin-lower = inferiore
dbe-margin-half = metà o meno
dbe-fate-none = niente
dbe-fate-retreat = ritirata
dbe-fate-flight = fuga
dbe-fate-destroyed = distrutto
dbe-fate-reroll = si ritirano i dadi
dbe-pursuit-mandatory = deve inseguire
dbe-pursuit-optional = può inseguire
dbe-pursuit-never = non insegue mai
dbe-pursuit-none = nessun inseguimento
dbe-known-won = la mischia è vinta
dbe-supporter-survives = sopravvive
dbe-outcome-ask-result = che cosa succede a chi perde
dbe-outcome-ask-pursuit = se chi vince insegue

## Esito di un combattimento

dbe-outcome = Esito di un combattimento
    .question = Che cosa succede a chi perde, e chi vince insegue?

dbe-outcome-field-ask = Solo questa domanda
dbe-outcome-field-phase = Tiro o mischia
dbe-outcome-field-loser = Chi perde
    .hint = Nel tiro, il bersaglio.
dbe-outcome-field-winner = Chi vince
    .hint = Nel tiro, il tiratore.
dbe-outcome-field-winner_in_square = Chi vince è in quadrato
dbe-outcome-field-loser_ground = Chi perde sta su
dbe-outcome-field-loser_total = Totale di chi perde
dbe-outcome-field-winner_total = Totale di chi vince
dbe-outcome-field-result = Che cosa si sa senza totali
dbe-outcome-field-attacked_on_several_fronts = L'elemento era attaccato da più lati insieme
dbe-outcome-field-rear_support = Chi perde aveva supporto alle spalle

dbe-outcome-value-result = Chi perde
dbe-outcome-value-pursuit = Chi vince
dbe-outcome-value-attackers = Gli attaccanti
dbe-outcome-value-supporter = Chi dava supporto

dbe-outcome-finding-none = { $ask-code ->
    [pursuit] Non c'è inseguimento.
   *[other] Non succede niente.
}
dbe-outcome-finding-retreat = { $attackers-code ->
    [retreat] Tutti i suoi attaccanti si ritirano.
   *[other] Chi perde si ritira.
}
dbe-outcome-finding-flight = Chi perde fugge.
dbe-outcome-finding-destroyed = Chi perde è distrutto.
dbe-outcome-finding-reroll = Totali pari: si ritirano entrambi i dadi.
dbe-outcome-finding-mandatory = Chi vince deve inseguire.
dbe-outcome-finding-optional = Chi vince può inseguire o restare.
dbe-outcome-finding-never = L'artiglieria non insegue.

dbe-outcome-step-margin = { $why ->
    [half] { $loser } contro { $winner }: metà o meno, il risultato più duro.
    [lower] { $loser } contro { $winner }: più di metà, il risultato più lieve.
    [reroll] { $loser } contro { $winner }: pari, si ritirano i dadi.
    [equal] { $loser } contro { $winner }: pari, il bersaglio non subisce niente.
   *[unhurt] { $loser } contro { $winner }: il tiratore ha fatto meno e non subisce niente.
}
dbe-outcome-step-several-fronts = { $why ->
    [won] Attaccato da più lati e vittorioso: tutti i suoi attaccanti si ritirano.
    [lost] Attaccato da più lati e battuto: distrutto, qualunque sia lo scarto.
   *[no] Non era una mischia su più lati con uno sconfitto.
}
dbe-outcome-step-row = Riga della tabella: { $row }.
dbe-outcome-step-plain = { $row }, se niente aggrava: { $fate }.
dbe-outcome-step-by-cavalry = { $applied ->
    [yes] Ha vinto la cavalleria: { $fate }.
   *[no] La cavalleria aggraverebbe, dove conta: { $fate }.
}
dbe-outcome-step-by-heavy-cavalry = { $applied ->
    [yes] Ha vinto la cavalleria pesante: { $fate }.
   *[no] La cavalleria pesante avrebbe aggravato: { $fate }.
}
dbe-outcome-step-by-light-cavalry = { $applied ->
    [yes] Ha vinto la cavalleria leggera: { $fate }.
   *[no] La cavalleria leggera avrebbe aggravato: { $fate }.
}
dbe-outcome-step-by-artillery = { $applied ->
    [yes] Ha vinto l'artiglieria: { $fate }.
   *[no] L'artiglieria avrebbe aggravato: { $fate }.
}
dbe-outcome-step-by-voltigeurs = { $applied ->
    [yes] Hanno vinto i Volteggiatori: { $fate }.
   *[no] I Volteggiatori aggraverebbero in terreno aperto: { $fate }.
}
dbe-outcome-step-by-square = { $applied ->
    [yes] Ha vinto un quadrato: { $fate }.
   *[no] Un quadrato avrebbe aggravato: { $fate }.
}
dbe-outcome-step-difficult = { $applied ->
    [yes] In terreno difficile: { $fate }.
   *[no] Il terreno difficile avrebbe aggravato: { $fate }.
}
dbe-outcome-step-ground-condition = { $applied ->
    [yes] Su { $ground } questa causa basta.
   *[no] Su { $ground } questa causa non basta.
}
dbe-outcome-step-as-printed = { $applied ->
    [yes] Cavalleria irregolare sotto i cannoni, come è stampato.
   *[no] Come d'accordo, i cannoni distruggono la cavalleria irregolare in entrambi i gradi.
}
dbe-outcome-step-supporter = { $applied ->
    [yes] L'elemento che lo sosteneva sopravvive.
   *[no] Non è in gioco la sorte di nessun supporto.
}
dbe-outcome-step-pursuit = { $why ->
    [mandatory] { $winner }: l'inseguimento è obbligatorio.
    [optional] { $winner }: l'inseguimento è facoltativo.
    [never] { $winner }: l'artiglieria non insegue mai.
   *[shooting] Dopo il tiro non c'è inseguimento.
}
dbe-outcome-step-place = Chi insegue prende il posto dell'elemento battuto e non va oltre.

dbe-point-lancers-row = I lancieri sono cavalleria leggera o pesante?
dbe-point-dragoons-row = I dragoni sono cavalleria pesante o leggera?
dbe-point-ground-as-a-condition = Il terreno difficile è una causa a sé o una condizione delle altre?
dbe-point-guns-or-difficult-ground = Il terreno difficile distrugge da solo la cavalleria pesante?
dbe-point-shot-irregulars = Che cosa fanno i cannoni alla cavalleria irregolare?
dbe-point-dragoons-in-pursuit = I dragoni devono inseguire?
flag-conflict-shot-irregulars = La cavalleria irregolare sotto i cannoni subisce quello che è stampato, per quanto strano.

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
dbe-shooting-modifiers-shooter-in-square = fanteria che tira in quadrato
dbe-shooting-modifiers-old-guard = Vecchia Guardia francese
dbe-shooting-modifiers-russian-heavy-artillery = artiglieria pesante russa
dbe-shooting-modifiers-target-in-square = contro un quadrato
dbe-shooting-modifiers-long-band = a distanza lunga
dbe-shooting-modifiers-artillery-short-band = artiglieria a distanza corta
dbe-shooting-modifiers-heavy-cover = contro chi è in copertura pesante
dbe-shooting-modifiers-target-voltigeurs = contro Volteggiatori
dbe-shooting-modifiers-light-cover = contro chi è in copertura leggera
dbe-shooting-modifiers-target-cavalry = contro cavalleria
dbe-shooting-modifiers-enfilade = d'infilata
dbe-shooting-modifiers-helper = sul bersaglio: gli tira anche un altro amico

dbe-melee-modifiers = Modificatori della mischia
dbe-melee-modifiers-general = generale adiacente
dbe-melee-modifiers-rear-support = sostegno sul retro
dbe-melee-modifiers-higher = più in alto del nemico
dbe-melee-modifiers-light-cover = in copertura leggera
dbe-melee-modifiers-heavy-cover = in copertura pesante
dbe-melee-modifiers-difficult = su terreno difficile (non i Volteggiatori)
dbe-melee-modifiers-rough = su terreno accidentato (non i Volteggiatori)
dbe-melee-modifiers-cavalry-against-square = cavalleria contro un quadrato
dbe-melee-modifiers-artillery-frontal = artiglieria attaccata di fronte
dbe-melee-modifiers-overlapped = ogni nemico sul fianco, sul retro o in overlap
dbe-melee-modifiers-routed-corps = all'attacco con un corpo in rotta (non la Guardia)

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
