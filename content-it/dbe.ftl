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

## Un tiro

dbe-nation-british = britannici
dbe-nation-russian = russi
dbe-nation-other = altri
dbe-band-out = fuori gittata

dbe-shooting = Un tiro
    .question = Quanto contano tiratore e bersaglio, e come finisce il tiro?

dbe-shooting-field-shooter = Tiratore
dbe-shooting-field-shooter-troop = Truppa
dbe-shooting-field-shooter-nation = Nazione
dbe-shooting-field-shooter-old_guard = Vecchia Guardia francese
dbe-shooting-field-shooter-in_square = In quadrato
dbe-shooting-field-target = Bersaglio
dbe-shooting-field-target-troop = Truppa
dbe-shooting-field-target-in_square = In quadrato
dbe-shooting-field-target-cover = Copertura
dbe-shooting-field-target-old_guard = Vecchia Guardia francese
dbe-shooting-field-band = Gittata
dbe-shooting-field-enfilade = D'infilata
dbe-shooting-field-supporters = Amici che gli tirano anch'essi
dbe-shooting-field-dice = Dadi
    .hint = Senza, la verifica dà le probabilità.
dbe-shooting-field-dice-shooter = Dado del tiratore
dbe-shooting-field-dice-target = Dado del bersaglio

dbe-shooting-value-shooter_sum = Tiratore prima del dado
dbe-shooting-value-target_sum = Bersaglio prima del dado
dbe-shooting-value-shooter_total = Totale del tiratore
dbe-shooting-value-target_total = Totale del bersaglio
dbe-shooting-value-margin = Il bersaglio perde per

dbe-shooting-finding-shooter_sum = { $margin-code ->
    [none] Il tiratore conta { $shooter_sum }, il bersaglio { $target_sum }.
   *[other] Il tiratore totalizza { $shooter_total }, il bersaglio { $target_total }: { $margin }.
}

dbe-shooting-step-shooter-factor = { $troop }, fattore di tiro: { $value }.
dbe-shooting-step-target-factor = { $troop } come bersaglio, fattore di mischia: { $value }.
dbe-shooting-step-modifier = { $applied ->
    [yes] Conta, { $line }: { $value }.
   *[no] Non si applica: { $line }.
}
dbe-shooting-step-helpers = { $applied ->
    [yes] Amici che tirano anch'essi al bersaglio, { $helpers }: { $value } a suo carico.
   *[no] Nessun altro tira al bersaglio.
}
dbe-shooting-step-old-guard-target = { $applied ->
    [yes] La Vecchia Guardia aggiunge { $value } anche sotto il tiro.
   *[no] La Vecchia Guardia non aggiunge niente quando è bersaglio.
}
dbe-shooting-step-totals = { $why ->
    [half] { $value } contro { $target }: il bersaglio ha la metà o meno.
    [lower] { $value } contro { $target }: il bersaglio ha meno, ma più di metà.
    [equal] { $value } contro { $target }: pari, non succede niente.
   *[above] { $value } contro { $target }: il tiratore ha meno e non subisce niente.
}
dbe-shooting-odds-none = niente
dbe-shooting-odds-lower = risultato più lieve
dbe-shooting-odds-half = risultato più duro

dbe-point-old-guard = La Vecchia Guardia ha il suo bonus anche quando le si tira?
dbe-point-several-helpers = Il tiro di supporto conta una volta sola o una per ciascuno?

## Una mischia

dbe-side-a = A
dbe-side-b = B

dbe-melee = Una mischia
    .question = Quanto conta ciascuna parte, e chi vince?

dbe-melee-field-a = A
dbe-melee-field-b = B
dbe-melee-field-dice = Dadi
    .hint = Senza, la verifica dà le probabilità.
dbe-melee-field-dice-a = Dado di A
dbe-melee-field-dice-b = Dado di B
dbe-melee-field-a-troop = Truppa
dbe-melee-field-a-charging = Sta caricando
dbe-melee-field-a-active = È il turno del suo giocatore
dbe-melee-field-a-entered_contact = È venuto a contatto in questo turno
dbe-melee-field-a-first_round = Primo round della mischia
dbe-melee-field-a-general_adjacent = Un generale amico accanto
dbe-melee-field-a-rear_support = Supporto alle spalle
dbe-melee-field-a-higher = Più in alto del nemico
dbe-melee-field-a-cover = Copertura
dbe-melee-field-a-going = Terreno
dbe-melee-field-a-in_square = In quadrato
dbe-melee-field-a-hit_frontally = Attaccato di fronte (artiglieria)
dbe-melee-field-a-enemies_flank_rear_overlap = Nemici su fianco o retro, o che soverchiano il fronte
dbe-melee-field-a-routed_corps_attacking = Attacca con un corpo in rotta
dbe-melee-field-b-troop = Truppa
dbe-melee-field-b-charging = Sta caricando
dbe-melee-field-b-active = È il turno del suo giocatore
dbe-melee-field-b-entered_contact = È venuto a contatto in questo turno
dbe-melee-field-b-first_round = Primo round della mischia
dbe-melee-field-b-general_adjacent = Un generale amico accanto
dbe-melee-field-b-rear_support = Supporto alle spalle
dbe-melee-field-b-higher = Più in alto del nemico
dbe-melee-field-b-cover = Copertura
dbe-melee-field-b-going = Terreno
dbe-melee-field-b-in_square = In quadrato
dbe-melee-field-b-hit_frontally = Attaccato di fronte (artiglieria)
dbe-melee-field-b-enemies_flank_rear_overlap = Nemici su fianco o retro, o che soverchiano il fronte
dbe-melee-field-b-routed_corps_attacking = Attacca con un corpo in rotta

dbe-melee-value-a_sum = A prima del dado
dbe-melee-value-b_sum = B prima del dado
dbe-melee-value-a_total = Totale di A
dbe-melee-value-b_total = Totale di B
dbe-melee-value-winner = Vince
dbe-melee-value-reroll = Si ritira
dbe-melee-value-margin = Chi perde, perde per

dbe-melee-finding-a_sum = { $winner-code ->
    [none] A conta { $a_sum }, B { $b_sum }.
   *[other] A totalizza { $a_total }, B { $b_total }: vince { $winner }, { $margin }.
}

dbe-melee-step-side-factor = { $side }, { $troop }: { $value }.
dbe-melee-step-side-modifier = { $applied ->
    [yes] { $side }, { $line }: { $value }.
   *[no] { $side }, non si applica: { $line }.
}
dbe-melee-step-charge = { $applied ->
    [yes] { $side } carica: { $value }.
   *[no] { $side } non aggiunge niente per la carica.
}
dbe-melee-step-loses = { $value } contro { $other }: perde il totale più basso.
dbe-melee-step-melee-totals = { $why ->
    [half] { $value } contro { $other }: chi perde ha la metà o meno.
    [lower] { $value } contro { $other }: chi perde ha più di metà.
   *[none] { $value } contro { $other }: pari, si ritirano entrambi i dadi.
}
dbe-melee-odds-a-half = A subisce il risultato più duro
dbe-melee-odds-a-lower = A subisce il risultato più lieve
dbe-melee-odds-b-lower = B subisce il risultato più lieve
dbe-melee-odds-b-half = B subisce il risultato più duro

dbe-point-when-the-charge-counts = Quando conta il fattore di carica?

## Probabilità

dbe-odds = Probabilità di un combattimento
    .question = Con queste somme, quanto è probabile ciascun risultato?

dbe-odds-field-mode = Tiro o mischia
dbe-odds-field-a_sum = Tiratore, o prima parte, prima del dado
dbe-odds-field-d_sum = Bersaglio, o seconda parte, prima del dado

dbe-odds-value-none = Niente
dbe-odds-value-lower = Risultato più lieve
dbe-odds-value-half = Risultato più duro
dbe-odds-value-a_half = Prima parte, risultato più duro
dbe-odds-value-a_lower = Prima parte, risultato più lieve
dbe-odds-value-d_lower = Seconda parte, risultato più lieve
dbe-odds-value-d_half = Seconda parte, risultato più duro
dbe-odds-value-tie_first_roll = Pari al primo tiro di dadi

dbe-odds-finding-none = Il bersaglio non subisce niente { $none }, il risultato più lieve { $lower }, il più duro { $half }.
dbe-odds-finding-a_half = Prima parte: più duro { $a_half }, più lieve { $a_lower }. Seconda: più lieve { $d_lower }, più duro { $d_half }.

dbe-odds-step-sums = { $a } contro { $d }, un dado ciascuno: trentasei lanci.
dbe-odds-step-ties = { $why ->
    [shooting] Su { $value } lanci il bersaglio ha altrettanto o di più, e non subisce niente.
   *[melee] { $value } lanci sono pari e si rifanno: ne restano { $rest }.
}
dbe-odds-step-first-roll = { $applied ->
    [yes] Il primo lancio è pari { $value } volte su 36.
   *[no] Il primo lancio non può essere pari.
}
dbe-odds-step-cannot-lose = { $who ->
    [a] La prima parte non può perdere.
    [d] La seconda parte non può perdere.
   *[nobody] Può perdere l'una o l'altra.
}
dbe-odds-odds-none = niente
dbe-odds-odds-lower = risultato più lieve
dbe-odds-odds-half = risultato più duro
dbe-odds-odds-a-half = prima parte, risultato più duro
dbe-odds-odds-a-lower = prima parte, risultato più lieve
dbe-odds-odds-d-lower = seconda parte, risultato più lieve
dbe-odds-odds-d-half = seconda parte, risultato più duro

## Una ritirata

dbe-behind-friend-same-facing = amico orientato allo stesso modo
dbe-behind-friend-other-facing = amico orientato diversamente
dbe-behind-impassable = ostacolo insuperabile
dbe-behind-free = terreno libero
dbe-turned-opposite = in senso opposto
dbe-turned-other = in altro modo
dbe-touched-none = da nessuna parte
dbe-touched-front = sul fronte
dbe-touched-flank = su un fianco
dbe-touched-rear = sul retro
dbe-retreat-result-moved = si ritira
dbe-retreat-result-destroyed = distrutto

dbe-retreat = Una ritirata
    .question = L'elemento riesce a ritirarsi, e chi indietreggia con lui?

dbe-retreat-field-troop = Truppa
dbe-retreat-field-scale = Scala, 15 o 25 mm
dbe-retreat-field-formation = Formazione
dbe-retreat-field-behind = Dietro di lui, dal più vicino
dbe-retreat-field-behind-kind = Che cosa
dbe-retreat-field-behind-gap_cm = A che distanza
dbe-retreat-field-behind-troop = Quale truppa
dbe-retreat-field-behind-facing = L'amico orientato diversamente guarda
dbe-retreat-field-behind-id = Nome
dbe-retreat-field-other_enemy_contact = Un altro nemico lo tocca
dbe-retreat-field-room_behind_column_cm = Spazio dietro l'ultimo della colonna
dbe-retreat-field-after = Dopo un tiro o una mischia

dbe-retreat-value-result = L'elemento
dbe-retreat-value-distance_cm = Distanza
dbe-retreat-value-pushed = Indietreggiano con lui
dbe-retreat-value-friend = Gli amici dietro

dbe-retreat-finding-moved = Indietreggia di { $distance_cm } cm.
dbe-retreat-finding-destroyed = Non può completare la ritirata ed è distrutto.

dbe-retreat-step-length = Deve indietreggiare di { $value } cm.
dbe-retreat-step-other-enemy = { $applied ->
    [yes] Un altro nemico lo tocca: non può ritirarsi.
   *[no] Nessun altro nemico lo tocca.
}
dbe-retreat-step-winner-in-front = { $applied ->
    [yes] Conta anche il nemico che ha vinto: non può ritirarsi.
   *[no] Il nemico che ha vinto non impedisce la ritirata.
}
dbe-retreat-step-free = Dietro, terreno libero.
dbe-retreat-step-pushed = { $applied ->
    [yes] Un amico orientato allo stesso modo indietreggia anche lui.
   *[no] L'amico dietro è a { $value } cm: la ritirata non lo raggiunge.
}
dbe-retreat-step-passable-friend = { $applied ->
    [yes] Attraversa i Volteggiatori o il pezzo che ha dietro.
   *[no] I Volteggiatori o il pezzo dietro guardano dall'altra parte: è distrutto.
}
dbe-retreat-step-askew = { $applied ->
    [yes] Un amico dietro è orientato diversamente: è distrutto.
   *[no] L'amico orientato diversamente è a { $value } cm: la ritirata non lo raggiunge.
}
dbe-retreat-step-obstacle = { $applied ->
    [yes] Un ostacolo dopo { $value } cm, e ne restano { $left }: è distrutto.
   *[no] Un ostacolo dopo { $value } cm, e ne restano { $left }: lo spazio basta.
}
dbe-retreat-step-room = { $applied ->
    [yes] Solo { $value } cm di spazio per { $left }.
   *[no] { $value } cm di spazio per { $left }: bastano.
}
dbe-retreat-step-column-lives = { $applied ->
    [yes] Gli amici dietro sopravvivono.
   *[no] Non c'era dietro nessun amico da spingere.
}

dbe-point-enemy-in-front = Il nemico appena affrontato impedisce la ritirata?
dbe-point-voltigeurs-behind = Ci si ritira attraverso Volteggiatori o pezzi che guardano dall'altra parte?
dbe-point-square-retreat = Di quanto si ritira un quadrato?

## Una fuga

dbe-second-flight-stays = resta dov'è
dbe-second-flight-retreats = si ritira
dbe-second-flight-destroyed = è distrutto

dbe-rout-move = Una fuga
    .question = Di quanto fugge l'elemento?

dbe-rout-move-field-troop = Truppa
dbe-rout-move-field-scale = Scala, 15 o 25 mm
dbe-rout-move-field-going = Terreno
dbe-rout-move-field-has_fled_before = È già fuggito

dbe-rout-move-value-allowed = Può fuggire
dbe-rout-move-value-distance_cm = In tutto
dbe-rout-move-value-parts = Di cui
dbe-rout-move-value-parts-back_cm = Passo indietro
dbe-rout-move-value-parts-move_cm = Movimento
dbe-rout-move-value-parts-extra_cm = In più
dbe-rout-move-value-instead = Invece di fuggire di nuovo

dbe-rout-move-finding-legal = Fugge di { $distance_cm } cm.
dbe-rout-move-finding-illegal = È già fuggito: { $instead }.

dbe-rout-move-step-once = { $applied ->
    [yes] È già fuggito, e può fuggire una volta sola.
   *[no] Fugge per la prima volta.
}
dbe-rout-move-step-instead = { $why ->
    [stays] Resta dov'è.
    [retreats] Si ritira.
   *[destroyed] È distrutto.
}
dbe-rout-move-step-back = { $applied ->
    [yes] Prima indietro della larghezza della base: { $value } cm.
   *[no] Come d'accordo, prima indietro della profondità della base: { $value } cm.
}
dbe-rout-move-step-move = { $applied ->
    [yes] Poi lontano dal nemico del suo movimento su quel terreno: { $value } cm.
   *[no] Su quel terreno non ha movimento.
}
dbe-rout-move-step-extra = E altri { $value } cm.

dbe-point-second-flight = Che cosa succede a un elemento che dovrebbe fuggire di nuovo?
dbe-point-light-guns-row = I pezzi leggeri muovono come artiglieria a piedi o a cavallo?
dbe-point-flight-by-width = Una fuga comincia con la larghezza della base o con la profondità?
flag-conflict-flight-by-width = Una fuga comincia con la larghezza della base, come è stampato, anche se una ritirata è una profondità.

## Chi può tirare

dbe-part-active = giocatore attivo
dbe-part-passive = altro giocatore
dbe-screen-none = nessuno
dbe-screen-own-voltigeurs = Volteggiatori amici
dbe-screen-enemy-voltigeurs = Volteggiatori nemici

dbe-shooting-eligibility = Chi può tirare
    .question = L'elemento può tirare a questo bersaglio, o aiutare un amico a farlo?

dbe-shooting-eligibility-field-phase_role = Il tiratore è del
dbe-shooting-eligibility-field-shooter = Tiratore
dbe-shooting-eligibility-field-shooter-troop = Truppa
dbe-shooting-eligibility-field-shooter-in_contact = Un nemico lo tocca
dbe-shooting-eligibility-field-shooter-formation = Formazione
dbe-shooting-eligibility-field-target = Bersaglio
dbe-shooting-eligibility-field-target-troop = Truppa
dbe-shooting-eligibility-field-target-in_contact = Un suo nemico lo tocca
dbe-shooting-eligibility-field-target-ahead = Proprio davanti al tiratore
dbe-shooting-eligibility-field-target-distance_cm = Distanza
dbe-shooting-eligibility-field-in_field = Nel campo di tiro
dbe-shooting-eligibility-field-band = Gittata
dbe-shooting-eligibility-field-sight = In vista
dbe-shooting-eligibility-field-screen = Volteggiatori in mezzo
dbe-shooting-eligibility-field-screen-kind = Di chi
dbe-shooting-eligibility-field-screen-base_to_base = A contatto col tiratore, base contro base
dbe-shooting-eligibility-field-screen-same_facing = Orientati allo stesso modo
dbe-shooting-eligibility-field-screen-right_in_front = Subito davanti al bersaglio
dbe-shooting-eligibility-field-candidates = Gli altri bersagli possibili
dbe-shooting-eligibility-field-candidates-ahead = Proprio davanti
dbe-shooting-eligibility-field-candidates-distance_cm = Distanza
dbe-shooting-eligibility-field-as_support = A supporto del tiro di un amico
dbe-shooting-eligibility-field-own_other_target = Potrebbe tirare a un altro nemico

dbe-shooting-eligibility-value-may_shoot = Può tirare
dbe-shooting-eligibility-value-reasons = Contro
dbe-shooting-eligibility-value-may_support = Può dare supporto

dbe-shooting-eligibility-finding-may_shoot = { $may_support ->
    [yes] Può dare supporto al tiro.
    [no] Può tirare, ma non in supporto.
   *[other] Può tirare.
}
dbe-shooting-eligibility-finding-not-may_shoot = Non può tirare.

dbe-shooting-eligibility-step-active = { $applied ->
    [yes] È la fase del suo giocatore: non tira.
   *[no] È la fase dell'altro giocatore.
}
dbe-shooting-eligibility-step-cavalry = { $applied ->
    [yes] { $troop }: la cavalleria non tira.
   *[no] { $troop }: non è cavalleria.
}
dbe-shooting-eligibility-step-general = { $applied ->
    [yes] { $troop }: i generali non tirano.
   *[no] { $troop }: non è un generale.
}
dbe-shooting-eligibility-step-shooter-touched = { $applied ->
    [yes] Un nemico tocca il tiratore.
   *[no] Nessun nemico tocca il tiratore.
}
dbe-shooting-eligibility-step-target-touched = { $applied ->
    [yes] Un suo nemico tocca il bersaglio.
   *[no] Nessun suo nemico tocca il bersaglio.
}
dbe-shooting-eligibility-step-outside-field = { $applied ->
    [yes] Il bersaglio è fuori dal campo di tiro.
   *[no] Il bersaglio è nel campo di tiro.
}
dbe-shooting-eligibility-step-out-of-range = { $applied ->
    [yes] Il bersaglio è fuori gittata.
   *[no] Il bersaglio non è fuori gittata.
}
dbe-shooting-eligibility-step-no-sight = { $applied ->
    [yes] La linea fino al bersaglio è bloccata.
   *[no] La linea fino al bersaglio è libera.
}
dbe-shooting-eligibility-step-own-screen = { $applied ->
    [yes] Volteggiatori amici in mezzo, non a contatto o non allineati.
   *[no] Volteggiatori amici a contatto e orientati allo stesso modo: tira attraverso di loro.
}
dbe-shooting-eligibility-step-enemy-screen = { $applied ->
    [yes] I Volteggiatori nemici subito davanti al bersaglio lo proteggono.
   *[no] I pezzi a questa gittata ignorano i Volteggiatori.
}
dbe-shooting-eligibility-step-other-target = { $why ->
    [other] Un altro bersaglio viene prima.
   *[first] Nessun altro bersaglio viene prima di questo.
}
dbe-shooting-eligibility-step-cannot-shoot = { $applied ->
    [yes] Non può tirare a quel bersaglio, e quindi neppure dare supporto.
   *[no] A quel bersaglio potrebbe tirare anche da solo.
}
dbe-shooting-eligibility-step-own-target = { $applied ->
    [yes] Ha un altro nemico a cui tirare.
   *[no] Non ha altri nemici a cui tirare.
}
dbe-shooting-eligibility-step-square = { $applied ->
    [yes] Un quadrato non dà mai supporto.
   *[no] Non è in quadrato.
}
dbe-shooting-eligibility-step-may-support = { $applied ->
    [yes] Può dare supporto al tiro.
   *[no] Non può dare supporto al tiro.
}

dbe-point-ahead-or-nearest = Quale viene prima, il bersaglio davanti o il più vicino?

## Chi può attaccare

dbe-contact-front = fronte
dbe-contact-flank = fianco
dbe-contact-rear = retro

dbe-melee-eligibility = Chi combatte in mischia
    .question = Può attaccare, devono combattere, e chi aiuta?

dbe-melee-eligibility-field-attacker = Attaccante
dbe-melee-eligibility-field-attacker-troop = Truppa
dbe-melee-eligibility-field-attacker-going = Sta su
dbe-melee-eligibility-field-defender = Attaccato
dbe-melee-eligibility-field-defender-troop = Truppa
dbe-melee-eligibility-field-defender-going = Sta su
dbe-melee-eligibility-field-going = Terreno, se è lo stesso per entrambi
dbe-melee-eligibility-field-contact = Contatto su
dbe-melee-eligibility-field-defender_already_frontal = L'attaccato ha un altro nemico sul fronte
dbe-melee-eligibility-field-continuing = La mischia dura da un turno precedente
dbe-melee-eligibility-field-support = Dietro l'attaccato
dbe-melee-eligibility-field-support-troop = Truppa
dbe-melee-eligibility-field-support-touching_behind = Lo tocca da dietro
dbe-melee-eligibility-field-support-same_facing = Orientato allo stesso modo

dbe-melee-eligibility-value-may_attack = Può attaccare
dbe-melee-eligibility-value-must_fight = Devono combattere
dbe-melee-eligibility-value-turns_to_face = L'attaccato si gira
dbe-melee-eligibility-value-swap_allowed = La batteria può scambiarsi di posto
dbe-melee-eligibility-value-rear_support = L'attaccato ha supporto alle spalle

dbe-melee-eligibility-finding-may_attack = Può attaccare.
dbe-melee-eligibility-finding-not-may_attack = Non può attaccare di sua iniziativa.

dbe-melee-eligibility-step-guns = { $applied ->
    [yes] { $troop }: l'artiglieria non attacca mai.
   *[no] { $troop }: non è artiglieria.
}
dbe-melee-eligibility-step-whose-ground = { $applied ->
    [yes] Il terreno che conta non è aperto.
   *[no] Il terreno che conta è aperto.
}
dbe-melee-eligibility-step-continuing = La fanteria non può continuare una mischia contro cavalleria in terreno aperto.
dbe-melee-eligibility-step-fights-on = { $applied ->
    [yes] La mischia continua lo stesso.
   *[no] Non c'è mischia: la fanteria si stacca.
}
dbe-melee-eligibility-step-foot-on-horse = { $applied ->
    [yes] La fanteria non può attaccare cavalleria in terreno aperto.
   *[no] Su questo terreno la fanteria può attaccare cavalleria.
}
dbe-melee-eligibility-step-charged = La fanteria contattata dalla cavalleria combatte.
dbe-melee-eligibility-step-may-attack = { $troop }: niente vieta l'attacco.
dbe-melee-eligibility-step-turns = { $why ->
    [front] Contattato di fronte: guarda già il nemico.
    [engaged] Ha un nemico sul fronte e non si gira.
   *[turns] Si gira verso l'attaccante.
}
dbe-melee-eligibility-step-must-fight = Faccia a faccia, devono combattere.
dbe-melee-eligibility-step-swap = { $why ->
    [may] La batteria può scambiarsi di posto col supporto, o restare.
    [flank] Non è attaccata di fronte: niente scambio.
    [guns] Un altro pezzo non fa da supporto.
    [apart] Il supporto non la tocca da dietro.
   *[askew] Il supporto è orientato diversamente.
}
dbe-melee-eligibility-step-rear-support = { $why ->
    [supported] Fanteria dello stesso tipo subito dietro: supporto alle spalle.
    [no-foot] Cavalleria e artiglieria non hanno supporto alle spalle.
    [voltigeurs] I Volteggiatori non danno né ricevono supporto alle spalle.
    [type] Un altro tipo dietro non dà supporto.
   *[apart] Non è subito dietro.
}

dbe-point-forbidden-continuation = Che cosa succede a una mischia che la fanteria non può continuare?
dbe-point-whose-ground = Il terreno di chi decide se la fanteria può attaccare la cavalleria?

## Un combattimento intero

dbe-combat = Un combattimento intero
    .question = Chi vince il combattimento, e che cosa succede a chi perde?

dbe-combat-field-phase = Tiro o mischia
dbe-combat-field-loser_ground = Nel tiro, il bersaglio sta su

dbe-combat-value-result = Chi perde
dbe-combat-value-pursuit = Chi vince
dbe-combat-finding-none = { $shooter_total } contro { $target_total }: non succede niente.
dbe-combat-finding-retreat = Chi perde si ritira.
dbe-combat-finding-flight = Chi perde fugge.
dbe-combat-finding-destroyed = Chi perde è distrutto.
dbe-combat-finding-reroll = Totali pari: si ritirano entrambi i dadi.
dbe-combat-finding-shooter_sum = Il tiratore conta { $shooter_sum }, il bersaglio { $target_sum }.
dbe-combat-finding-a_sum = A conta { $a_sum }, B { $b_sum }.
dbe-combat-step-who-suffers = { $why ->
    [shooting] Nel tiro può subire solo il bersaglio.
   *[melee] In mischia subisce chi ha il totale più basso.
}
dbe-combat-step-at-once = { $applied ->
    [yes] Il proprietario del bersaglio applica subito il risultato.
   *[no] Non c'è nessun risultato da applicare.
}
dbe-combat-step-row = Riga della tabella: { $row }.
dbe-combat-step-plain = { $row }, se niente aggrava: { $fate }.
dbe-combat-step-by-cavalry = { $applied ->
    [yes] Ha vinto la cavalleria: { $fate }.
   *[no] La cavalleria aggraverebbe, dove conta: { $fate }.
}
dbe-combat-step-by-heavy-cavalry = { $applied ->
    [yes] Ha vinto la cavalleria pesante: { $fate }.
   *[no] La cavalleria pesante avrebbe aggravato: { $fate }.
}
dbe-combat-step-by-light-cavalry = { $applied ->
    [yes] Ha vinto la cavalleria leggera: { $fate }.
   *[no] La cavalleria leggera avrebbe aggravato: { $fate }.
}
dbe-combat-step-by-artillery = { $applied ->
    [yes] Ha vinto l'artiglieria: { $fate }.
   *[no] L'artiglieria avrebbe aggravato: { $fate }.
}
dbe-combat-step-by-voltigeurs = { $applied ->
    [yes] Hanno vinto i Volteggiatori: { $fate }.
   *[no] I Volteggiatori aggraverebbero in terreno aperto: { $fate }.
}
dbe-combat-step-by-square = { $applied ->
    [yes] Ha vinto un quadrato: { $fate }.
   *[no] Un quadrato avrebbe aggravato: { $fate }.
}
dbe-combat-step-difficult = { $applied ->
    [yes] In terreno difficile: { $fate }.
   *[no] Il terreno difficile avrebbe aggravato: { $fate }.
}
dbe-combat-step-ground-condition = { $applied ->
    [yes] Su { $ground } questa causa basta.
   *[no] Su { $ground } questa causa non basta.
}
dbe-combat-step-as-printed = { $applied ->
    [yes] Cavalleria irregolare sotto i cannoni, come è stampato.
   *[no] Come d'accordo, i cannoni distruggono la cavalleria irregolare in entrambi i gradi.
}
dbe-combat-step-pursuit = { $why ->
    [mandatory] { $winner }: l'inseguimento è obbligatorio.
    [optional] { $winner }: l'inseguimento è facoltativo.
    [never] { $winner }: l'artiglieria non insegue mai.
   *[shooting] Dopo il tiro non c'è inseguimento.
}
dbe-combat-step-place = Chi insegue prende il posto dell'elemento battuto e non va oltre.
dbe-combat-field-shooter = Tiratore
dbe-combat-field-shooter-troop = Truppa
dbe-combat-field-shooter-nation = Nazione
dbe-combat-field-shooter-old_guard = Vecchia Guardia francese
dbe-combat-field-shooter-in_square = In quadrato
dbe-combat-field-target = Bersaglio
dbe-combat-field-target-troop = Truppa
dbe-combat-field-target-in_square = In quadrato
dbe-combat-field-target-cover = Copertura
dbe-combat-field-target-old_guard = Vecchia Guardia francese
dbe-combat-field-band = Gittata
dbe-combat-field-enfilade = D'infilata
dbe-combat-field-supporters = Amici che gli tirano anch'essi
dbe-combat-field-dice = Dadi
    .hint = Senza, la verifica dà le probabilità.
dbe-combat-field-dice-shooter = Dado del tiratore
dbe-combat-field-dice-target = Dado del bersaglio
dbe-combat-value-shooter_sum = Tiratore prima del dado
dbe-combat-value-target_sum = Bersaglio prima del dado
dbe-combat-value-shooter_total = Totale del tiratore
dbe-combat-value-target_total = Totale del bersaglio
dbe-combat-value-margin = Il bersaglio perde per
dbe-combat-step-shooter-factor = { $troop }, fattore di tiro: { $value }.
dbe-combat-step-target-factor = { $troop } come bersaglio, fattore di mischia: { $value }.
dbe-combat-step-modifier = { $applied ->
    [yes] Conta, { $line }: { $value }.
   *[no] Non si applica: { $line }.
}
dbe-combat-step-helpers = { $applied ->
    [yes] Amici che tirano anch'essi al bersaglio, { $helpers }: { $value } a suo carico.
   *[no] Nessun altro tira al bersaglio.
}
dbe-combat-step-old-guard-target = { $applied ->
    [yes] La Vecchia Guardia aggiunge { $value } anche sotto il tiro.
   *[no] La Vecchia Guardia non aggiunge niente quando è bersaglio.
}
dbe-combat-step-totals = { $why ->
    [half] { $value } contro { $target }: il bersaglio ha la metà o meno.
    [lower] { $value } contro { $target }: il bersaglio ha meno, ma più di metà.
    [equal] { $value } contro { $target }: pari, non succede niente.
   *[above] { $value } contro { $target }: il tiratore ha meno e non subisce niente.
}
dbe-combat-odds-none = niente
dbe-combat-odds-lower = risultato più lieve
dbe-combat-odds-half = risultato più duro
dbe-combat-field-a = A
dbe-combat-field-b = B
dbe-combat-field-dice-a = Dado di A
dbe-combat-field-dice-b = Dado di B
dbe-combat-field-a-troop = Truppa
dbe-combat-field-a-charging = Sta caricando
dbe-combat-field-a-active = È il turno del suo giocatore
dbe-combat-field-a-entered_contact = È venuto a contatto in questo turno
dbe-combat-field-a-first_round = Primo round della mischia
dbe-combat-field-a-general_adjacent = Un generale amico accanto
dbe-combat-field-a-rear_support = Supporto alle spalle
dbe-combat-field-a-higher = Più in alto del nemico
dbe-combat-field-a-cover = Copertura
dbe-combat-field-a-going = Terreno
dbe-combat-field-a-in_square = In quadrato
dbe-combat-field-a-hit_frontally = Attaccato di fronte (artiglieria)
dbe-combat-field-a-enemies_flank_rear_overlap = Nemici su fianco o retro, o che soverchiano il fronte
dbe-combat-field-a-routed_corps_attacking = Attacca con un corpo in rotta
dbe-combat-field-b-troop = Truppa
dbe-combat-field-b-charging = Sta caricando
dbe-combat-field-b-active = È il turno del suo giocatore
dbe-combat-field-b-entered_contact = È venuto a contatto in questo turno
dbe-combat-field-b-first_round = Primo round della mischia
dbe-combat-field-b-general_adjacent = Un generale amico accanto
dbe-combat-field-b-rear_support = Supporto alle spalle
dbe-combat-field-b-higher = Più in alto del nemico
dbe-combat-field-b-cover = Copertura
dbe-combat-field-b-going = Terreno
dbe-combat-field-b-in_square = In quadrato
dbe-combat-field-b-hit_frontally = Attaccato di fronte (artiglieria)
dbe-combat-field-b-enemies_flank_rear_overlap = Nemici su fianco o retro, o che soverchiano il fronte
dbe-combat-field-b-routed_corps_attacking = Attacca con un corpo in rotta
dbe-combat-value-a_sum = A prima del dado
dbe-combat-value-b_sum = B prima del dado
dbe-combat-value-a_total = Totale di A
dbe-combat-value-b_total = Totale di B
dbe-combat-value-winner = Vince
dbe-combat-step-side-factor = { $side }, { $troop }: { $value }.
dbe-combat-step-side-modifier = { $applied ->
    [yes] { $side }, { $line }: { $value }.
   *[no] { $side }, non si applica: { $line }.
}
dbe-combat-step-charge = { $applied ->
    [yes] { $side } carica: { $value }.
   *[no] { $side } non aggiunge niente per la carica.
}
dbe-combat-step-loses = { $value } contro { $other }: perde il totale più basso.
dbe-combat-step-melee-totals = { $why ->
    [half] { $value } contro { $other }: chi perde ha la metà o meno.
    [lower] { $value } contro { $other }: chi perde ha più di metà.
   *[none] { $value } contro { $other }: pari, si ritirano entrambi i dadi.
}
dbe-combat-odds-a-half = A subisce il risultato più duro
dbe-combat-odds-a-lower = A subisce il risultato più lieve
dbe-combat-odds-b-lower = B subisce il risultato più lieve
dbe-combat-odds-b-half = B subisce il risultato più duro

## Linea di vista

dbe-purpose-fire = tiro
dbe-purpose-command = comando
dbe-obstacle-element = elemento
dbe-obstacle-rough = terreno accidentato
dbe-obstacle-difficult = terreno difficile
dbe-obstacle-low-obstacle = ostacolo dichiarato più basso della collina
dbe-whose-friend = amico
dbe-whose-enemy = nemico
dbe-hiding-wood = bosco
dbe-hiding-orchard = frutteto
dbe-hiding-forest = foresta
dbe-hiding-village = villaggio
dbe-blocked-by-element = un elemento
dbe-blocked-by-rough = terreno accidentato
dbe-blocked-by-difficult = terreno difficile
dbe-blocked-by-low-obstacle = un ostacolo basso
dbe-blocked-by-same-feature = l'elemento di terreno in cui stanno entrambi
dbe-blocked-by-shooter-in = l'elemento di terreno in cui sta il tiratore
dbe-blocked-by-target-in = l'elemento di terreno in cui sta il bersaglio

dbe-line-of-sight = Linea di vista e di tiro
    .question = C'è qualcosa in mezzo fra i due?

dbe-line-of-sight-field-purpose = Per che cosa
dbe-line-of-sight-field-shooter_arm = Arma del tiratore
    .hint = Fanteria o artiglieria; per il comando non serve.
dbe-line-of-sight-field-band = Gittata
dbe-line-of-sight-field-between = Fra i due
dbe-line-of-sight-field-between-kind = Che cosa
dbe-line-of-sight-field-between-side = Di chi è l'elemento
dbe-line-of-sight-field-between-troop = Truppa
dbe-line-of-sight-field-on_hill = Guarda da una collina
dbe-line-of-sight-field-shooter_in = Chi guarda sta dentro
dbe-line-of-sight-field-shooter_in-feature = Che cosa
dbe-line-of-sight-field-shooter_in-depth_from_edge_cm = Quanto lontano dal bordo
dbe-line-of-sight-field-target_in = Il bersaglio sta dentro
dbe-line-of-sight-field-target_in-feature = Che cosa
dbe-line-of-sight-field-target_in-depth_from_edge_cm = Quanto lontano dal bordo
dbe-line-of-sight-field-same_feature = Entrambi nello stesso bosco, frutteto, foresta o villaggio
dbe-line-of-sight-field-separation_cm = Quanto distano

dbe-line-of-sight-value-clear = La linea è libera
dbe-line-of-sight-value-blocked_by = In mezzo

dbe-line-of-sight-finding-clear = La linea è libera.
dbe-line-of-sight-finding-not-clear = La linea è bloccata.

dbe-line-of-sight-step-between = { $applied ->
    [yes] È d'intralcio: { $what }.
   *[no] Non è d'intralcio: { $what }.
}
dbe-line-of-sight-step-same-feature = { $applied ->
    [yes] { $value } cm di distanza nello stesso elemento di terreno, più di { $limit }: non si vedono.
   *[no] { $value } cm di distanza nello stesso elemento di terreno, entro { $limit }: si vedono.
}
dbe-line-of-sight-step-shooter-in = { $applied ->
    [yes] A { $value } cm dal bordo (limite { $limit }): troppo dentro per vedere fuori.
   *[no] A { $value } cm dal bordo (limite { $limit }): il terreno non è d'intralcio.
}
dbe-line-of-sight-step-target-in = { $applied ->
    [yes] Il bersaglio, a { $value } cm dal bordo (limite { $limit }), è nascosto.
   *[no] Il bersaglio, a { $value } cm dal bordo (limite { $limit }), si vede.
}

dbe-point-edge-exactly = Un elemento di terreno nasconde chi sta esattamente al limite?
dbe-point-target-in-a-wood = Quanto dentro un bosco si può tirare a un bersaglio?
dbe-point-seen-from-a-hill = Sopra che cosa si vede da una collina?
dbe-point-infantry-fire-over = La fanteria su una collina può tirare sopra ciò oltre cui vede?

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
