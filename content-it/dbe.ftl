# De Bellis Empire: le parole delle verifiche, delle tabelle e dei punti aperti.

dbe = De Bellis Empire

## Truppe, terreni, formazioni

# Un modificatore con il suo segno.
dbe-plus = { $value ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
    [5] +5
   *[other] { $value }
}

dbe-arm-infantry = fanteria
dbe-arm-cavalry = cavalleria
dbe-arm-artillery = artiglieria
dbe-arm-general = generale

dbe-troop-irregular-infantry = Fanteria irregolare
    .within = Fanteria irregolare
    .form = fs
dbe-troop-line = Fanteria di linea
    .within = Fanteria di linea
    .form = fs
dbe-troop-light-infantry = Fanteria leggera
    .within = Fanteria leggera
    .form = fs
dbe-troop-voltigeurs = Volteggiatori
    .form = mp
dbe-troop-elite = Fanteria d'élite
    .within = Fanteria d'élite
    .form = fs
dbe-troop-guard = Fanteria della Guardia
    .form = fs
dbe-troop-irregular-cavalry = Cavalleria irregolare
    .within = Cavalleria irregolare
    .form = fs
dbe-troop-lancers = Lancieri
    .within = Lancieri
    .form = mp
dbe-troop-light-cavalry = Cavalleria leggera
    .within = Cavalleria leggera
    .form = fs
dbe-troop-dragoons = Dragoni (carabinieri)
    .form = mp
    .within = Dragoni
dbe-troop-cuirassiers = Corazzieri
    .within = Corazzieri
    .form = mp
dbe-troop-guard-heavy-cavalry = Cavalleria pesante della Guardia
    .form = fs
dbe-troop-guard-light-cavalry = Cavalleria leggera della Guardia
    .form = fs
dbe-troop-light-artillery = Artiglieria leggera
    .within = Artiglieria leggera
    .form = fv
dbe-troop-medium-artillery = Artiglieria media
    .within = Artiglieria media
    .form = fv
dbe-troop-heavy-artillery = Artiglieria pesante
    .within = Artiglieria pesante
    .form = fv
dbe-troop-horse-artillery = Artiglieria a cavallo
    .within = Artiglieria a cavallo
    .form = fv
dbe-troop-corps-general = Generale di corpo d'armata
    .within = generale di corpo d'armata
    .form = ms
dbe-troop-commander-in-chief = Generale in capo
    .within = generale in capo
    .form = ms

## Su una basetta in un disegno

dbe-base-irregular-infantry = Irr
dbe-base-line = Lin
dbe-base-light-infantry = FLe
dbe-base-voltigeurs = Vol
dbe-base-elite = Éli
dbe-base-guard = Gua
dbe-base-irregular-cavalry = CIr
dbe-base-lancers = Lan
dbe-base-light-cavalry = CLe
dbe-base-dragoons = Dra
dbe-base-cuirassiers = Cor
dbe-base-guard-heavy-cavalry = GuP
dbe-base-guard-light-cavalry = GuL
dbe-base-light-artillery = ALe
dbe-base-medium-artillery = AMe
dbe-base-heavy-artillery = APe
dbe-base-horse-artillery = ACa
dbe-base-corps-general = Gen
dbe-base-commander-in-chief = CiC

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
dbe-margin-none = non inferiore
dbe-margin-lower = inferiore, ma più della metà
dbe-margin-half = metà o meno
dbe-fate-none = niente
dbe-fate-retreat = ritirata
dbe-fate-flight = fuga
dbe-fate-destroyed = distruzione
dbe-fate-reroll = si rilanciano i dadi
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
    .illegal = Non è possibile

dbe-outcome-field-ask = Solo questa domanda
    .hint = Senza scelta si dice tutto quello che si può dire.
dbe-outcome-field-phase = Tiro o mischia
    .ask = È un tiro o una mischia?
dbe-outcome-field-loser = Chi perde
    .hint = Nel tiro, il bersaglio.
    .ask = Quali truppe hanno perso?
dbe-outcome-field-winner = Chi vince
    .hint = Nel tiro, il tiratore.
    .ask = Quali truppe hanno vinto?
dbe-outcome-field-winner_in_square = Chi vince è in quadrato
    .hint = Conta per la fanteria che ha battuto della cavalleria.
    .no = Chi vince non è in quadrato
    .ask = Chi ha vinto è in quadrato?
dbe-outcome-field-loser_ground = Terreno di chi perde
    .hint = Il terreno difficile può aggravare la sconfitta.
    .ask = Su che terreno sta chi ha perso?
dbe-outcome-field-loser_total = Totale di chi perde
    .hint = Dado, fattore e modificatori insieme.
    .ask = Qual è il totale di chi ha perso, dado compreso?
dbe-outcome-field-winner_total = Totale di chi vince
    .hint = Dado, fattore e modificatori insieme.
    .ask = Qual è il totale di chi ha vinto, dado compreso?
dbe-outcome-field-degree = Quanto ha perso chi perde
    .hint = Basta al posto dei due totali.
    .ask = Com'è il totale di chi ha perso rispetto a quello di chi ha vinto?
dbe-outcome-field-difference = Differenza fra i due totali
    .hint = Se sai di quanto ha perso, ma non i due totali.
    .ask = Qual è la differenza fra i due totali?
dbe-outcome-field-result = Che cosa si sa senza totali
    .hint = Per l'inseguimento, e per chi è attaccato da più lati, basta sapere chi ha vinto.
    .ask = Chi ha vinto, se non sai i totali?
dbe-outcome-field-attacked_on_several_fronts = Chi perde era attaccato da più lati insieme
    .hint = Lo toccavano nemici su più di un lato. Se sai soltanto chi ha vinto, rispondi per chi ha vinto.
    .no = Chi perde non era attaccato da più lati insieme
    .ask = Chi ha perso era attaccato su più lati insieme?
dbe-outcome-field-winner_attacked_on_several_fronts = Chi vince era attaccato da più lati insieme
    .hint = Se sì, chi ha perso è il nemico che aveva di fronte.
    .no = Chi vince non era attaccato da più lati insieme
    .ask = Chi ha vinto era attaccato su più lati insieme?
dbe-outcome-field-rear_support = Chi perde aveva supporto sul retro
    .hint = Fanteria dello stesso tipo subito dietro; mai Volteggiatori.
    .no = Chi perde non aveva supporto sul retro
    .ask = Chi ha perso aveva supporto sul retro?

dbe-outcome-value-result = Chi perde
dbe-outcome-value-pursuit = Chi vince
dbe-outcome-value-attackers = Gli attaccanti
dbe-outcome-value-supporter = Chi dava supporto
dbe-outcome-value-legal = Consentito
dbe-outcome-value-violations = Contro le regole
dbe-outcome-finding-general-fights = Un generale non combatte da solo, perché non ha fattori e nella tabella dei risultati non c'è.
dbe-outcome-step-general-fights = Una delle due parti è un generale, che nella tabella dei risultati non c'è.
dbe-outcome-destroyed = { $loser-form ->
    [fs] La { $loser } è distrutta
    [fv] L'{ $loser } è distrutta
    [mp] I { $loser } sono distrutti
    [ms] Il { $loser } è distrutto
   *[none] Chi perde è distrutto
}
dbe-outcome-flight = { $loser-form ->
    [fs] La { $loser } fugge
    [fv] L'{ $loser } fugge
    [mp] I { $loser } fuggono
    [ms] Il { $loser } fugge
   *[none] Chi perde fugge
}
dbe-outcome-retreat = { $loser-form ->
    [fs] La { $loser } si ritira
    [fv] L'{ $loser } si ritira
    [mp] I { $loser } si ritirano
    [ms] Il { $loser } si ritira
   *[none] Chi perde si ritira
}

dbe-outcome-finding-none = { $ask-code ->
    [pursuit] Non c'è inseguimento.
   *[other] { $result-code ->
        [none] { $phase-code ->
            [melee] Non c'è inseguimento.
           *[other] Non succede niente.
        }
       *[other] Non c'è inseguimento.
    }
}
dbe-outcome-finding-retreat = { $result-code ->
    [retreat] { dbe-outcome-retreat }{ $attackers-code ->
        [retreat] , come tutti gli attaccanti di chi vince.
       *[other] .
    }
   *[other] Tutti gli attaccanti di chi vince si ritirano.
}
dbe-outcome-finding-flight = { dbe-outcome-flight }{ $attackers-code ->
    [retreat] ; gli altri attaccanti di chi vince si ritirano.
   *[other] .
}
dbe-outcome-finding-destroyed = { dbe-outcome-destroyed }{ $attackers-code ->
    [retreat] ; gli altri attaccanti di chi vince si ritirano.
   *[other] .
}
dbe-outcome-finding-reroll = I totali sono pari e si rilanciano tutti e due i dadi.
dbe-outcome-finding-mandatory = { $winner-form ->
    [fs] La { $winner } deve inseguire
    [fv] L'{ $winner } deve inseguire
    [mp] I { $winner } devono inseguire
    [ms] Il { $winner } deve inseguire
   *[none] Chi vince deve inseguire
}.
dbe-outcome-finding-optional = { $winner-form ->
    [fs] La { $winner } può inseguire o restare
    [fv] L'{ $winner } può inseguire o restare
    [mp] I { $winner } possono inseguire o restare
    [ms] Il { $winner } può inseguire o restare
   *[none] Chi vince può inseguire o restare
}.
dbe-outcome-finding-never = L'artiglieria non insegue.

dbe-outcome-step-margin = { $loser ->
    [none] { $why ->
        [half] Il totale di chi perde è la metà di quello di chi vince, o meno: è una sconfitta grave.
        [lower] Il totale di chi perde è più della metà di quello di chi vince: è una sconfitta lieve.
        [reroll] I totali sono pari: si rilanciano i dadi.
       *[equal] Il totale del bersaglio non è inferiore: il bersaglio non subisce nulla.
    }
   *[other] { $why ->
        [half] { $loser } contro { $winner }: metà o meno, una sconfitta grave.
        [lower] { $loser } contro { $winner }: più di metà, una sconfitta lieve.
        [reroll] { $loser } contro { $winner }: pari, si rilanciano i dadi.
        [equal] { $loser } contro { $winner }: pari, il bersaglio non subisce niente.
       *[unhurt] { $loser } contro { $winner }: il tiratore ha fatto meno e non subisce niente.
    }
}
dbe-outcome-step-several-fronts = { $why ->
    [won] Chi era attaccato da più lati ha vinto: tutti i suoi attaccanti si ritirano.
    [lost] Chi era attaccato da più lati è battuto, e quindi distrutto con qualunque scarto.
   *[no] Nessuno era attaccato da più lati.
}
dbe-outcome-step-row = Riga della tabella: { $row }.
dbe-outcome-step-plain = { $row }, senza aggravanti: { $fate }.
dbe-outcome-step-by-cavalry = { $applied ->
    [yes] Ha vinto la cavalleria: { $fate }.
   *[no] Se avesse vinto la cavalleria il risultato sarebbe peggiore, dove conta: { $fate }.
}
dbe-outcome-step-by-heavy-cavalry = { $applied ->
    [yes] Ha vinto la cavalleria pesante: { $fate }.
   *[no] Se avesse vinto la cavalleria pesante il risultato sarebbe peggiore: { $fate }.
}
dbe-outcome-step-by-light-cavalry = { $applied ->
    [yes] Ha vinto la cavalleria leggera: { $fate }.
   *[no] Se avesse vinto la cavalleria leggera il risultato sarebbe peggiore: { $fate }.
}
dbe-outcome-step-by-artillery = { $applied ->
    [yes] Ha vinto l'artiglieria: { $fate }.
   *[no] Se avesse vinto l'artiglieria il risultato sarebbe peggiore: { $fate }.
}
dbe-outcome-step-by-voltigeurs = { $applied ->
    [yes] Hanno vinto i Volteggiatori: { $fate }.
   *[no] Se avessero vinto i Volteggiatori, in terreno aperto il risultato sarebbe peggiore: { $fate }.
}
dbe-outcome-step-by-square = { $applied ->
    [yes] Ha vinto un elemento in quadrato: { $fate }.
   *[no] Se avesse vinto un quadrato il risultato sarebbe peggiore: { $fate }.
}
dbe-outcome-step-difficult = { $applied ->
    [yes] Chi perde è in terreno difficile: { $fate }.
   *[no] In terreno difficile il risultato sarebbe peggiore: { $fate }.
}
dbe-outcome-step-ground-condition = { $applied ->
    [yes] Su { $ground } questa causa basta.
   *[no] Su { $ground } questa causa non basta.
}
dbe-outcome-step-as-printed = { $applied ->
    [yes] Per la cavalleria irregolare sotto i cannoni vale il risultato come è stampato.
   *[no] Come d'accordo, i cannoni distruggono la cavalleria irregolare in entrambi i gradi.
}
dbe-outcome-step-supporter = { $applied ->
    [yes] L'elemento in supporto a chi perde sopravvive.
   *[no] Non è in gioco la sorte di nessun supporto.
}
dbe-outcome-step-pursuit = { $why ->
    [mandatory] { $winner }: l'inseguimento è obbligatorio.
    [optional] { $winner }: l'inseguimento è facoltativo.
    [never] { $winner }: l'artiglieria non insegue mai.
    [no-flight] { $winner }: chi ha perso non è fuggito, e non si insegue.
    [flight-untold] { $winner }: si insegue soltanto se chi ha perso è fuggito.
   *[shooting] Dopo il tiro non c'è inseguimento.
}
dbe-outcome-step-beaten-in-front = { $why ->
    [table] Il nemico battuto di fronte subisce il risultato della tabella.
    [retreat] Il nemico battuto di fronte si ritira come gli altri.
   *[untold] Il risultato del nemico battuto di fronte dipende dai totali.
}
dbe-outcome-step-place = Chi insegue prende il posto dell'elemento battuto e non va oltre.

dbe-point-ground-as-a-condition = Solo in terreno difficile la cavalleria leggera battuta è distrutta?
dbe-point-guns-or-difficult-ground = Una sconfitta lieve nel difficile distrugge la cavalleria pesante?
dbe-point-shot-irregulars = Battuta gravemente dai cannoni, la cavalleria irregolare si salva?
dbe-point-dragoons-in-pursuit = I dragoni che vincono devono inseguire?
dbe-point-pursuit-without-flight = Il vincitore insegue anche un nemico che non è fuggito?
dbe-point-one-of-several-doubled = Che succede se un elemento attaccato su più lati vince del doppio?
flag-conflict-pursuit-without-flight = Chi ha vinto una mischia insegue, come è stampato, anche se la frase prosegue parlando di un nemico messo in fuga.
flag-conflict-shot-irregulars = Sotto i cannoni vale la tabella com'è stampata, per quanto strana: una sconfitta lieve distrugge la cavalleria irregolare, una grave la fa fuggire.

## Un tiro

dbe-nation-british = britannici
dbe-nation-russian = russi
dbe-nation-other = altri
dbe-band-out = fuori portata

dbe-shooting = Un tiro
    .question = Quanto contano tiratore e bersaglio, e come finisce il tiro?
    .illegal = Non è possibile

dbe-shooting-field-shooter = Tiratore
dbe-shooting-field-shooter-troop = Truppa
    .pair = Chi tira a chi?
    .ask = Quali truppe tirano?
dbe-shooting-field-shooter-nation = Nazione
    .hint = La fanteria britannica e i cannoni pesanti russi tirano meglio.
    .ask = Il tiratore è britannico, russo o di un'altra nazione?
dbe-shooting-field-shooter-old_guard = Vecchia Guardia francese
    .hint = Tira meglio del resto della Guardia.
    .no = Non è Vecchia Guardia francese
    .ask = Il tiratore è della Vecchia Guardia francese?
dbe-shooting-field-shooter-in_square = In quadrato
    .hint = Il quadrato lo forma solo la fanteria.
    .no = Non in quadrato
    .ask = Il tiratore è in quadrato?
dbe-shooting-field-target = Bersaglio
dbe-shooting-field-target-troop = Truppa
    .ask = Di che truppe è il bersaglio?
dbe-shooting-field-target-in_square = In quadrato
    .hint = Il quadrato lo forma solo la fanteria.
    .no = Non in quadrato
    .ask = Il bersaglio è in quadrato?
dbe-shooting-field-target-cover = Copertura
    .hint = Leggera: boschi, frutteti, palizzate, case di legno. Pesante: muri e case di pietra, ridotte, trincee, barricate.
    .ask = Che copertura ha il bersaglio?
    .no = Nessuna copertura
dbe-shooting-field-target-old_guard = Vecchia Guardia francese
    .hint = Se il suo bonus valga anche sotto tiro è un punto aperto.
    .no = Non è Vecchia Guardia francese
    .ask = Il bersaglio è della Vecchia Guardia francese?
dbe-shooting-field-band = Gittata
    .hint = Secondo la tabella delle gittate di chi tira; la fanteria non ha la distanza corta.
    .ask = A che distanza è il bersaglio, secondo la tabella delle gittate?
dbe-shooting-field-enfilade = Tiro d'infilata
    .hint = Tutto il tiratore sta oltre la linea del fronte del bersaglio.
    .no = Tiro non d'infilata
    .ask = Il tiratore prende il bersaglio d'infilata?
dbe-shooting-field-supporters = Altri amici che tirano al bersaglio
    .hint = Elementi senza un altro nemico a cui tirare: il loro tiro indebolisce il bersaglio.
    .ask = Quanti elementi amici danno tiro di supporto sullo stesso bersaglio?
    .zero = Nessun altro amico tira al bersaglio
dbe-shooting-field-dice = Dadi
    .no = Dadi non ancora tirati
    .none = non ancora tirati
    .hint = Senza i dadi il verdetto dà le probabilità.
dbe-shooting-field-dice-shooter = Dado del tiratore
    .ask = Quanto ha fatto il tiratore con il dado?
dbe-shooting-field-dice-target = Dado del bersaglio
    .ask = Quanto ha fatto il bersaglio con il dado?

dbe-shooting-value-shooter_sum = Tiratore prima del dado
    .said = Il tiratore ha { $shooter_sum } prima del dado.
dbe-shooting-value-target_sum = Bersaglio prima del dado
    .said = Il bersaglio ha { $target_sum } prima del dado.
dbe-shooting-value-shooter_total = Totale del tiratore
dbe-shooting-value-target_total = Totale del bersaglio
dbe-shooting-value-margin = Totale del bersaglio rispetto al tiratore
dbe-shooting-value-legal = Consentito
dbe-shooting-value-violations = Contro le regole

dbe-shooting-finding-cavalry = La cavalleria non tira mai.
dbe-shooting-finding-general = I generali non tirano.
dbe-shooting-finding-general-target = Un generale non è un bersaglio; si perde insieme a un elemento che gli sta accanto.
dbe-shooting-finding-out-of-range = Il bersaglio è fuori portata.
dbe-shooting-finding-no-short-band = Per la fanteria anche il tiro più vicino è a media distanza.
dbe-shooting-step-cavalry = A tirare sarebbe la cavalleria, che non tira mai.
dbe-shooting-step-general = A tirare sarebbe un generale: i generali non tirano.
dbe-shooting-step-general-target = Il bersaglio è un generale, che nella tabella dei risultati non c'è.
dbe-shooting-step-out-of-range = Il bersaglio è fuori portata.
dbe-shooting-step-no-short-band = Per la fanteria anche il tiro più vicino è a media distanza.

dbe-shooting-finding-shooter_sum = { $shooter_total ->
    [none] { dbe-shooting-before-dice }
   *[other] { $target_total ->
        [none] { dbe-shooting-before-dice }
       *[other] { $shooter } { $shooter_total }, { $target } { $target_total }: { $margin-code ->
            [none] il bersaglio non subisce niente.
            [half] il bersaglio subisce una sconfitta grave.
           *[other] il bersaglio subisce una sconfitta lieve.
        }
    }
}
dbe-shooting-before-dice = { $shooter } { $shooter_sum }, { $target } { $target_sum } prima dei dadi{ $margin-code ->
    [none] .
    [half] : il bersaglio subisce una sconfitta grave.
   *[other] : il bersaglio subisce una sconfitta lieve.
}

dbe-shooting-step-shooter-factor = { $troop }, fattore di tiro: { $value }.
dbe-shooting-step-target-factor = { $troop } come bersaglio, fattore di mischia: { $value }.
dbe-shooting-step-modifier = { $applied ->
    [yes] Conta: { $line }, { dbe-plus }.
   *[no] Non si applica: { $line }.
}
dbe-shooting-step-helpers = { $applied ->
    [yes] Altri amici che tirano al bersaglio: { $helpers }. Il bersaglio ha { $value }.
   *[no] Nessun altro amico tira al bersaglio.
}
dbe-shooting-step-old-guard-target = { $applied ->
    [yes] La Vecchia Guardia aggiunge { $value } anche sotto il tiro.
   *[no] La Vecchia Guardia non aggiunge niente quando è bersaglio.
}
dbe-shooting-step-totals = { $why ->
    [half] { $value } contro { $target }: il totale del bersaglio è la metà o meno.
    [lower] { $value } contro { $target }: il totale del bersaglio è più basso, ma più di metà.
    [equal] { $value } contro { $target }: pari, non succede niente.
   *[above] { $value } contro { $target }: il tiratore ha il totale più basso, ma non subisce niente.
}
dbe-shooting-odds-none = niente
dbe-shooting-odds-lower = sconfitta lieve
dbe-shooting-odds-half = sconfitta grave

dbe-point-old-guard = Il bonus della Vecchia Guardia vale anche sotto tiro?
dbe-point-several-helpers = Due tiri di supporto tolgono al bersaglio il doppio di uno?

## Una mischia

dbe-whose = { $whose-form ->
    [fs] la { $whose }
    [fv] l'{ $whose }
    [mp] i { $whose }
    [ms] il { $whose }
   *[other] { $whose }
}
dbe-side-a = primo elemento
dbe-side-b = secondo elemento

dbe-melee = Una mischia
    .question = Quanto conta ciascuna parte, e chi vince?
    .illegal = Non è possibile

dbe-melee-field-a = Primo elemento
    .hint = Uno dei due elementi in mischia; quale sia il primo non cambia niente.
    .within = il primo elemento
dbe-melee-field-b = Secondo elemento
    .hint = Uno dei due elementi in mischia; quale sia il primo non cambia niente.
    .within = il secondo elemento
dbe-melee-field-dice = Dadi
    .no = Dadi non ancora tirati
    .none = non ancora tirati
    .hint = Senza i dadi il verdetto dà le probabilità.
dbe-melee-field-dice-a = Dado del primo elemento
    .ask = Quanto ha fatto il primo elemento con il dado?
dbe-melee-field-dice-b = Dado del secondo elemento
    .ask = Quanto ha fatto il secondo elemento con il dado?
dbe-melee-field-a-troop = Truppa
    .ask = Di che truppe è il primo elemento?
dbe-melee-field-a-charging = Sta caricando
    .hint = Le regole non dicono quando conta: accordatevi, è un punto aperto.
    .no = Non sta caricando
    .ask = Il fattore di carica conta per { dbe-whose }?
dbe-melee-field-a-active = È il turno del suo giocatore
    .hint = Serve solo a dire se conta il fattore di carica.
    .no = Non è il turno del suo giocatore
    .ask = È il turno del giocatore che ha { dbe-whose }?
dbe-melee-field-a-entered_contact = È venuto a contatto in questo turno
    .hint = Serve solo a dire se conta il fattore di carica.
    .no = Non è venuto a contatto in questo turno
    .ask = In questo turno { $whose-form ->
        [fs] è venuta
        [mp] sono venuti
        [fp] sono venute
       *[ms] è venuto
    } a contatto { dbe-whose }?
dbe-melee-field-a-first_round = Primo scontro della mischia
    .hint = Serve solo a dire se conta il fattore di carica.
    .no = Non è il primo scontro della mischia
    .ask = È il primo scontro di questa mischia per { dbe-whose }?
dbe-melee-field-a-general_adjacent = Un generale amico accanto
    .hint = La basetta di un generale a contatto con chi combatte.
    .no = Nessun generale amico accanto
    .ask = Un generale amico tocca { dbe-whose }?
dbe-melee-field-a-rear_support = Supporto sul retro
    .hint = Fanteria dello stesso tipo subito dietro; mai Volteggiatori.
    .no = Nessun supporto sul retro
    .ask = C'è supporto sul retro per { dbe-whose }?
dbe-melee-field-a-higher = Più in alto del nemico
    .hint = Può esserlo soltanto uno dei due.
    .no = Non più in alto del nemico
    .ask = È più alto il terreno sotto { dbe-whose }?
dbe-melee-field-a-cover = Copertura
    .hint = Leggera: boschi, frutteti, palizzate, case di legno. Pesante: muri e case di pietra, ridotte, trincee, barricate.
    .ask = Che copertura protegge { dbe-whose }?
    .no = Nessuna copertura
dbe-melee-field-a-going = Terreno
    .hint = Il terreno sotto questo elemento: per ciascuno dei due conta il suo.
    .ask = Che terreno c'è sotto { dbe-whose }?
dbe-melee-field-a-in_square = In quadrato
    .hint = Il quadrato lo forma solo la fanteria.
    .no = Non in quadrato
    .ask = { $whose-form ->
        [mp] Hanno
        [fp] Hanno
       *[other] Ha
    } formato il quadrato { dbe-whose }?
dbe-melee-field-a-hit_frontally = Attaccato di fronte (artiglieria)
    .hint = Per le altre truppe non cambia niente.
    .no = Non attaccato di fronte (artiglieria)
    .ask = Il nemico attacca di fronte { dbe-whose }?
dbe-melee-field-a-enemies_flank_rear_overlap = Nemici su fianco o retro, o in overlap
    .hint = Si contano tutti: ciascuno toglie uno al totale.
    .ask = Quanti nemici sono sul fianco o sul retro, o in overlap, contro { dbe-whose }?
    .zero = Nessun nemico su fianco o retro, o in overlap
dbe-melee-field-a-routed_corps_attacking = Attacca con un corpo in rotta
    .hint = È di un corpo in rotta e attacca; la Guardia non ne risente.
    .no = Non attacca con un corpo in rotta
    .ask = Un corpo in rotta attacca con { dbe-whose }?
dbe-melee-field-b-troop = Truppa
    .ask = Di che truppe è il secondo elemento?
dbe-melee-field-b-charging = Sta caricando
    .hint = Le regole non dicono quando conta: accordatevi, è un punto aperto.
    .no = Non sta caricando
    .ask = Il fattore di carica conta per { dbe-whose }?
dbe-melee-field-b-active = È il turno del suo giocatore
    .hint = Serve solo a dire se conta il fattore di carica.
    .no = Non è il turno del suo giocatore
    .ask = È il turno del giocatore che ha { dbe-whose }?
dbe-melee-field-b-entered_contact = È venuto a contatto in questo turno
    .hint = Serve solo a dire se conta il fattore di carica.
    .no = Non è venuto a contatto in questo turno
    .ask = In questo turno { $whose-form ->
        [fs] è venuta
        [mp] sono venuti
        [fp] sono venute
       *[ms] è venuto
    } a contatto { dbe-whose }?
dbe-melee-field-b-first_round = Primo scontro della mischia
    .hint = Serve solo a dire se conta il fattore di carica.
    .no = Non è il primo scontro della mischia
    .ask = È il primo scontro di questa mischia per { dbe-whose }?
dbe-melee-field-b-general_adjacent = Un generale amico accanto
    .hint = La basetta di un generale a contatto con chi combatte.
    .no = Nessun generale amico accanto
    .ask = Un generale amico tocca { dbe-whose }?
dbe-melee-field-b-rear_support = Supporto sul retro
    .hint = Fanteria dello stesso tipo subito dietro; mai Volteggiatori.
    .no = Nessun supporto sul retro
    .ask = C'è supporto sul retro per { dbe-whose }?
dbe-melee-field-b-higher = Più in alto del nemico
    .hint = Può esserlo soltanto uno dei due.
    .no = Non più in alto del nemico
    .ask = È più alto il terreno sotto { dbe-whose }?
dbe-melee-field-b-cover = Copertura
    .hint = Leggera: boschi, frutteti, palizzate, case di legno. Pesante: muri e case di pietra, ridotte, trincee, barricate.
    .ask = Che copertura protegge { dbe-whose }?
    .no = Nessuna copertura
dbe-melee-field-b-going = Terreno
    .hint = Il terreno sotto questo elemento: per ciascuno dei due conta il suo.
    .ask = Che terreno c'è sotto { dbe-whose }?
dbe-melee-field-b-in_square = In quadrato
    .hint = Il quadrato lo forma solo la fanteria.
    .no = Non in quadrato
    .ask = { $whose-form ->
        [mp] Hanno
        [fp] Hanno
       *[other] Ha
    } formato il quadrato { dbe-whose }?
dbe-melee-field-b-hit_frontally = Attaccato di fronte (artiglieria)
    .hint = Per le altre truppe non cambia niente.
    .no = Non attaccato di fronte (artiglieria)
    .ask = Il nemico attacca di fronte { dbe-whose }?
dbe-melee-field-b-enemies_flank_rear_overlap = Nemici su fianco o retro, o in overlap
    .hint = Si contano tutti: ciascuno toglie uno al totale.
    .ask = Quanti nemici sono sul fianco o sul retro, o in overlap, contro { dbe-whose }?
    .zero = Nessun nemico su fianco o retro, o in overlap
dbe-melee-field-b-routed_corps_attacking = Attacca con un corpo in rotta
    .hint = È di un corpo in rotta e attacca; la Guardia non ne risente.
    .no = Non attacca con un corpo in rotta
    .ask = Un corpo in rotta attacca con { dbe-whose }?

dbe-melee-value-a_sum = { $a }, prima del dado
dbe-melee-value-b_sum = { $b }, prima del dado
dbe-melee-value-a_total = { $a }, totale
dbe-melee-value-b_total = { $b }, totale
dbe-melee-value-winner = Vince
    .said = { $winner-form ->
        [fs] Vince la { $winner }.
        [fv] Vince l'{ $winner }.
        [mp] Vincono i { $winner }.
       *[ms] Vince il { $winner }.
    }
dbe-melee-value-reroll = Si rilancia
dbe-melee-value-margin = Totale di chi perde rispetto a chi vince
dbe-melee-value-legal = Consentito
dbe-melee-value-violations = Contro le regole
dbe-melee-finding-general-fights = { dbe-outcome-finding-general-fights }
dbe-melee-step-general-fights = { dbe-outcome-step-general-fights }

dbe-melee-finding-a_sum = { $a_total ->
    [none] { $a } { $a_sum }, { $b } { $b_sum } prima dei dadi.
   *[other] { $a } { $a_total }, { $b } { $b_total }: { $winner-code ->
        [none] pari, si rilanciano tutti e due i dadi
        [a] { $a-form ->
            [fs] vince la { $a }
            [fv] vince l'{ $a }
            [mp] vincono i { $a }
           *[ms] vince il { $a }
        }
       *[b] { $b-form ->
            [fs] vince la { $b }
            [fv] vince l'{ $b }
            [mp] vincono i { $b }
           *[ms] vince il { $b }
        }
    }{ $margin-code ->
        [half] , e chi perde subisce una sconfitta grave
        [lower] , e chi perde subisce una sconfitta lieve
       *[none] { "" }
    }.
}

dbe-melee-step-side-factor = { $side }, fattore di mischia: { $value }.
dbe-melee-step-side-modifier = { $applied ->
    [yes] { $side }, { $line }: { dbe-plus }.
   *[no] { $side }, non si applica: { $line }.
}
dbe-melee-step-charge = { $applied ->
    [yes] { $side }, fattore di carica: { dbe-plus }.
   *[no] { $side } non aggiunge niente per la carica.
}
dbe-melee-step-loses = { $value } contro { $other }: perde il totale più basso.
dbe-melee-step-melee-totals = { $why ->
    [half] { $value } contro { $other }: il totale di chi perde è la metà o meno.
    [lower] { $value } contro { $other }: il totale di chi perde è più di metà.
   *[none] { $value } contro { $other }: pari, si rilanciano entrambi i dadi.
}
dbe-melee-odds-a-half = { $a }: sconfitta grave
dbe-melee-odds-a-lower = { $a }: sconfitta lieve
dbe-melee-odds-b-lower = { $b }: sconfitta lieve
dbe-melee-odds-b-half = { $b }: sconfitta grave

dbe-point-when-the-charge-counts = In quali mischie vale la carica?

## Probabilità

dbe-odds = Probabilità di un combattimento
    .question = Con queste somme, quanto è probabile ciascun risultato?

dbe-odds-field-mode = Tiro o mischia
    .ask = È un tiro o una mischia?
dbe-odds-field-a_sum = Tiratore, o primo elemento, prima del dado
    .hint = Fattore e modificatori, senza il dado.
    .ask = Qual è il totale { $mode-code ->
        [shooting] di chi tira
        [melee] del primo elemento
       *[none] di chi tira (in mischia, del primo elemento)
    }, senza il dado?
dbe-odds-field-d_sum = Bersaglio, o secondo elemento, prima del dado
    .hint = Fattore e modificatori, senza il dado.
    .ask = Qual è il totale { $mode-code ->
        [shooting] del bersaglio
        [melee] del secondo elemento
       *[none] del bersaglio (in mischia, del secondo elemento)
    }, senza il dado?

dbe-odds-value-none = Nessun danno
dbe-odds-value-lower = Sconfitta lieve
dbe-odds-value-half = Sconfitta grave
dbe-odds-value-a_half = Primo elemento, sconfitta grave
dbe-odds-value-a_lower = Primo elemento, sconfitta lieve
dbe-odds-value-d_lower = Secondo elemento, sconfitta lieve
dbe-odds-value-d_half = Secondo elemento, sconfitta grave
dbe-odds-value-tie_first_roll = Pari al primo tiro di dadi

dbe-odds-finding-none = Probabilità per il bersaglio: nessun danno { $none }, sconfitta lieve { $lower }, sconfitta grave { $half }.
dbe-odds-finding-a_half = Probabilità, tolti i pari: il primo elemento perde gravemente { $a_half } e lievemente { $a_lower }, il secondo lievemente { $d_lower } e gravemente { $d_half }.

dbe-odds-step-sums = { $a } contro { $d }, un dado ciascuno: trentasei lanci.
dbe-odds-step-ties = { $why ->
    [shooting] Lanci in cui il bersaglio ha altrettanto o di più, e non subisce niente: { $value }.
   *[melee] Lanci pari, che si rifanno: { $value }. { $rest ->
        [one] Ne resta 1
       *[other] Ne restano { $rest }
       }.
}
dbe-odds-step-first-roll = { $applied ->
    [yes] Il primo lancio è pari { $value ->
        [one] 1 volta
       *[other] { $value } volte
    } su 36.
   *[no] Il primo lancio non può essere pari.
}
dbe-odds-step-cannot-lose = { $who ->
    [a] Il primo elemento non può perdere.
    [d] Il secondo elemento non può perdere.
   *[nobody] Possono perdere tutti e due gli elementi.
}
dbe-odds-odds-none = nessun danno
dbe-odds-odds-lower = sconfitta lieve
dbe-odds-odds-half = sconfitta grave
dbe-odds-odds-a-half = primo elemento, sconfitta grave
dbe-odds-odds-a-lower = primo elemento, sconfitta lieve
dbe-odds-odds-d-lower = secondo elemento, sconfitta lieve
dbe-odds-odds-d-half = secondo elemento, sconfitta grave

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
    .illegal = Non è possibile

dbe-retreat-field-troop = Truppa
    .ask = Quali truppe si ritirano?
dbe-retreat-field-scale = Scala, 15 o 25 mm
    .hint = Delle miniature: ne dipendono le misure delle basette.
dbe-retreat-field-formation = Formazione
    .hint = Un quadrato poggia su un segnalino di altra profondità.
    .ask = In che formazione è l'elemento che si ritira?
dbe-retreat-field-behind = Che cosa c'è dietro l'elemento, dal più vicino
    .no = Dietro l'elemento non c'è nulla
    .hint = Amici, nemici e ostacoli sulla via della ritirata, cominciando dal più vicino.
    .ask = C'è qualcosa dietro l'elemento che si ritira?
    .within = posto
dbe-retreat-field-behind-kind = Che cosa
    .hint = Un amico, un ostacolo o niente.
    .ask = Che cosa c'è al { $whose } dietro l'elemento che si ritira (1 = il più vicino)?
dbe-retreat-field-behind-gap_cm = A che distanza
    .hint = Dall'elemento o dall'ostacolo che lo precede nell'elenco; zero se si toccano.
    .ask = Quanti cm di spazio ci sono subito prima del { $whose }, dietro l'elemento che si ritira?
    .zero = A contatto con chi lo precede
dbe-retreat-field-behind-troop = Quale truppa
    .none = non indicata
    .ask = Che truppe ci sono al { $whose } dietro l'elemento che si ritira?
dbe-retreat-field-behind-facing = Com'è girato l'amico orientato diversamente
    .ask = Da che parte guarda l'amico al { $whose } dietro l'elemento che si ritira?
dbe-retreat-field-behind-id = Nome
    .ask = Che nome dai a quello che sta al { $whose } dietro l'elemento che si ritira?
dbe-retreat-field-other_enemy_contact = Dove un altro nemico tocca l'elemento
    .hint = Sul fronte, sul fianco o sul retro, oltre a quello che lo ha battuto.
    .ask = Dove tocca un altro nemico l'elemento che si ritira?
    .no = Nessun altro nemico lo tocca
dbe-retreat-field-room_behind_column_cm = Spazio dietro l'ultimo della colonna
    .none = quanto basta
    .hint = La colonna arretra tutta, o chi è battuto è distrutto.
    .ask = Quanti cm sono liberi dietro l'ultimo elemento della colonna?
    .no = Dietro c'è spazio a sufficienza
dbe-retreat-field-after = Dopo un tiro o una mischia
    .ask = L'elemento si ritira dopo un tiro o dopo una mischia?

dbe-retreat-value-result = L'elemento
dbe-retreat-value-distance_cm = Distanza della ritirata
dbe-retreat-value-pushed = Amici che indietreggiano con l'elemento
dbe-retreat-value-friend = Gli amici dietro

dbe-retreat-value-legal = Consentito
dbe-retreat-value-violations = Contro le regole
dbe-retreat-finding-general-retreats = Nessun risultato fa ritirare un generale, che nella tabella dei risultati non c'è.
dbe-retreat-step-general-retreats = La truppa è un generale, che nella tabella dei risultati non c'è.
dbe-retreat-finding-infantry-only = { dbe-movement-finding-infantry-only }
dbe-retreat-step-infantry-only = { dbe-movement-step-infantry-only }
dbe-retreat-finding-light-only = { dbe-movement-finding-light-only }
dbe-retreat-step-light-only = { dbe-movement-step-light-only }
dbe-retreat-finding-moved = { $distance_cm ->
    [none] { $troop-form ->
        [fs] La { $troop } si ritira
        [fv] L'{ $troop } si ritira
        [mp] I { $troop } si ritirano
        [ms] Il { $troop } si ritira
       *[none] L'elemento si ritira
    }.
   *[other] { $troop-form ->
        [fs] La { $troop } si ritira di { $distance_cm } cm
        [fv] L'{ $troop } si ritira di { $distance_cm } cm
        [mp] I { $troop } si ritirano di { $distance_cm } cm
        [ms] Il { $troop } si ritira di { $distance_cm } cm
       *[none] L'elemento si ritira di { $distance_cm } cm
    }.
}
dbe-retreat-finding-destroyed = { $troop-form ->
    [fs] La { $troop } non può completare la ritirata ed è distrutta
    [fv] L'{ $troop } non può completare la ritirata ed è distrutta
    [mp] I { $troop } non possono completare la ritirata e sono distrutti
    [ms] Il { $troop } non può completare la ritirata ed è distrutto
   *[none] L'elemento non può completare la ritirata ed è distrutto
}.

dbe-retreat-step-length = L'elemento deve indietreggiare di { $value } cm.
dbe-retreat-step-other-enemy = { $applied ->
    [yes] Un altro nemico tocca l'elemento, che non può ritirarsi.
   *[no] Nessun altro nemico tocca l'elemento.
}
dbe-retreat-step-winner-in-front = { $applied ->
    [yes] Conta anche il nemico che ha vinto: l'elemento non può ritirarsi.
   *[no] Il nemico che ha vinto non impedisce la ritirata.
}
dbe-retreat-step-free = Il terreno dietro è libero.
dbe-retreat-step-pushed = { $applied ->
    [yes] Un amico orientato allo stesso modo indietreggia anche lui.
   *[no] L'amico dietro è a { $value } cm: la ritirata non lo raggiunge.
}
dbe-retreat-step-passable-friend = { $applied ->
    [yes] L'elemento attraversa i Volteggiatori o il cannone che ha dietro.
   *[no] I Volteggiatori o il cannone dietro guardano dall'altra parte: chi si ritira è distrutto.
}
dbe-retreat-step-askew = { $applied ->
    [yes] Un amico dietro è orientato diversamente: chi si ritira è distrutto.
   *[no] L'amico orientato diversamente è a { $value } cm: la ritirata non lo raggiunge.
}
dbe-retreat-step-obstacle = { $applied ->
    [yes] Un ostacolo dopo { $value } cm, e l'elemento deve indietreggiare di { $left } cm: è distrutto.
   *[no] Un ostacolo dopo { $value } cm, e l'elemento deve indietreggiare di { $left } cm: lo spazio basta.
}
dbe-retreat-step-room = { $applied ->
    [yes] Spazio dietro: { $value } cm, e { $left ->
         [one] ne serve 1
        *[other] ne servono { $left }
        }: non basta.
   *[no] Spazio dietro: { $value } cm, e { $left ->
        [one] ne serve 1
       *[other] ne servono { $left }
       }: basta.
}
dbe-retreat-step-column-lives = { $applied ->
    [yes] Gli amici dietro sopravvivono.
   *[no] Dietro non c'era nessun amico da spingere.
}

dbe-point-enemy-in-front = Il nemico che ha vinto una mischia impedisce la ritirata?
dbe-point-voltigeurs-behind = Una ritirata attraversa Volteggiatori o cannoni girati all'opposto?
dbe-point-square-retreat = Di quanto si ritira un quadrato?

## Una fuga

dbe-second-flight-stays = resta dov'è
dbe-second-flight-retreats = si ritira
dbe-second-flight-destroyed = è distrutto

dbe-rout-move = Una fuga
    .question = Di quanto fugge l'elemento?
    .legal = { "" }
    .illegal = Non fugge

dbe-rout-move-field-troop = Truppa
    .ask = Quali truppe fuggono?
dbe-rout-move-field-scale = Scala, 15 o 25 mm
    .hint = Delle miniature: ne dipendono le misure delle basette.
dbe-rout-move-field-going = Terreno
    .hint = Il suo movimento su quel terreno è una parte della fuga.
    .ask = Su che terreno fugge l'elemento?
dbe-rout-move-field-has_fled_before = L'elemento è già fuggito in questa partita
    .hint = Un elemento fugge una volta sola.
    .no = L'elemento non è ancora fuggito in questa partita
    .ask = L'elemento è già fuggito in questa partita?

dbe-rout-move-value-allowed = L'elemento fugge
dbe-rout-move-value-distance_cm = Fuga in tutto
dbe-rout-move-value-parts = Di cui
dbe-rout-move-value-parts-back_cm = Passo indietro
dbe-rout-move-value-parts-move_cm = Movimento
dbe-rout-move-value-parts-extra_cm = In più
dbe-rout-move-value-instead = Invece di fuggire di nuovo

dbe-rout-move-value-violations = Contro le regole
dbe-rout-move-finding-general-flees = Nessun risultato fa fuggire un generale, che nella tabella dei risultati non c'è.
dbe-rout-move-step-general-flees = { dbe-retreat-step-general-retreats }
dbe-rout-move-far = { $distance_cm ->
    [none] {""}
   *[other] {" "}di { $distance_cm } cm
}
dbe-rout-move-finding-legal = { $troop-form ->
    [fs] La { $troop } fugge{ dbe-rout-move-far }
    [fv] L'{ $troop } fugge{ dbe-rout-move-far }
    [mp] I { $troop } fuggono{ dbe-rout-move-far }
    [ms] Il { $troop } fugge{ dbe-rout-move-far }
   *[none] L'elemento fugge{ dbe-rout-move-far }
}.
dbe-rout-move-finding-illegal = { $instead-code ->
    [none] L'elemento è già fuggito in questa partita.
   [destroyed] L'elemento è già fuggito in questa partita, ed { $instead }.
   *[other] L'elemento è già fuggito in questa partita, e { $instead }.
}

dbe-rout-move-step-once = { $applied ->
    [yes] L'elemento è già fuggito, e può fuggire una volta sola.
   *[no] L'elemento fugge per la prima volta.
}
dbe-rout-move-step-instead = { $why ->
    [stays] L'elemento resta dov'è.
    [retreats] L'elemento si ritira.
    [flees-again] Come d'accordo, l'elemento fugge di nuovo.
   *[destroyed] L'elemento è distrutto.
}
dbe-rout-move-step-back = { $applied ->
    [yes] Prima l'elemento arretra della larghezza della basetta: { $value } cm.
   *[no] Come d'accordo, prima l'elemento arretra della profondità della basetta: { $value } cm.
}
dbe-rout-move-step-move = { $applied ->
    [yes] Poi l'elemento si allontana dal nemico del proprio movimento su quel terreno: { $value } cm.
   *[no] Quel terreno è vietato all'elemento.
}
dbe-rout-move-step-extra = A tutto questo la fuga aggiunge { $value } cm.

dbe-point-second-flight = Che cosa succede a un elemento che dovrebbe fuggire una seconda volta?
dbe-point-flight-by-width = La fuga comincia davvero con una larghezza di basetta?
flag-conflict-flight-by-width = Il primo tratto di fuga è lungo quanto la basetta è larga, com'è stampato; una ritirata invece è lunga quanto la basetta è profonda.
flag-silent-flight-onto-forbidden = Le regole non dicono come prosegue una fuga su un terreno vietato all'elemento.

## Chi può tirare

dbe-part-active = giocatore attivo
dbe-part-passive = giocatore passivo
dbe-screen-none = nessuno
dbe-screen-own-voltigeurs = Volteggiatori amici
dbe-screen-enemy-voltigeurs = Volteggiatori nemici

dbe-shooting-eligibility = Chi può tirare
    .question = L'elemento può tirare a questo bersaglio, o aiutare un amico a farlo?

dbe-shooting-eligibility-field-phase_role = Il tiratore è del giocatore
    .hint = Tira solo il giocatore passivo, nella fase dell'avversario.
    .ask = Il tiratore è del giocatore attivo o di quello passivo?
dbe-shooting-eligibility-field-shooter = Tiratore
dbe-shooting-eligibility-field-shooter-troop = Truppa
    .ask = Quali truppe tirano?
dbe-shooting-eligibility-field-shooter-in_contact = Un nemico tocca il tiratore
    .hint = Anche solo in parte.
    .no = Nessun nemico tocca il tiratore
    .ask = Il tiratore è a contatto con un nemico?
    .if-not = Consentito se il tiratore non è a contatto con un nemico.
dbe-shooting-eligibility-field-shooter-formation = Formazione
    .ask = In che formazione è il tiratore?
dbe-shooting-eligibility-field-target = Bersaglio
dbe-shooting-eligibility-field-target-troop = Truppa
    .ask = Di che truppe è il bersaglio?
dbe-shooting-eligibility-field-target-in_contact = Un nemico del bersaglio lo tocca
    .hint = Anche solo in parte.
    .no = Nessun nemico del bersaglio lo tocca
    .ask = Il bersaglio è a contatto con un elemento della parte che tira?
    .if-not = Consentito se il bersaglio non è a contatto con un elemento della parte che tira.
dbe-shooting-eligibility-field-target-ahead = Proprio davanti al tiratore
    .hint = Si tira prima al bersaglio di fronte o al più vicino.
    .no = Non proprio davanti al tiratore
    .ask = Il bersaglio è proprio di fronte al tiratore?
dbe-shooting-eligibility-field-target-distance_cm = Distanza
    .none = da misurare
    .ask = A quanti cm dal tiratore è il bersaglio?
dbe-shooting-eligibility-field-in_field = Il bersaglio è nel campo di tiro
    .hint = La striscia larga tre fronti d'elemento, diritta davanti a chi tira.
    .no = Il bersaglio non è nel campo di tiro
    .ask = Il bersaglio è nel campo di tiro?
dbe-shooting-eligibility-field-band = Gittata
    .hint = Secondo la tabella delle gittate di chi tira; la fanteria non ha la distanza corta.
    .ask = A che distanza è il bersaglio, secondo la tabella delle gittate?
dbe-shooting-eligibility-field-sight = Il tiratore vede il bersaglio
    .hint = Fra i due non c'è niente che blocchi la vista.
    .no = Il tiratore non vede il bersaglio
    .ask = Il tiratore vede il bersaglio?
dbe-shooting-eligibility-field-screen = Volteggiatori in mezzo
    .no = Niente Volteggiatori in mezzo
    .none = nessuno
    .hint = Schermagliatori davanti al tiratore o al bersaglio.
dbe-shooting-eligibility-field-screen-kind = Di chi
    .hint = Di chi sono i Volteggiatori fra chi tira e il bersaglio.
    .ask = Di chi sono i Volteggiatori fra il tiratore e il bersaglio?
dbe-shooting-eligibility-field-screen-base_to_base = A contatto col tiratore, basetta contro basetta
    .no = Non a contatto col tiratore basetta contro basetta
    .ask = I Volteggiatori toccano il tiratore, basetta contro basetta?
    .if-so = Consentito se i Volteggiatori toccano il tiratore, basetta contro basetta.
dbe-shooting-eligibility-field-screen-same_facing = Orientati allo stesso modo
    .no = Non orientati allo stesso modo
    .ask = I Volteggiatori sono orientati come il tiratore?
    .if-so = Consentito se i Volteggiatori sono orientati come il tiratore.
dbe-shooting-eligibility-field-screen-right_in_front = Subito davanti al bersaglio
    .hint = I Volteggiatori coprono soltanto chi hanno subito dietro.
    .no = Non subito davanti al bersaglio
    .ask = I Volteggiatori stanno subito davanti al bersaglio?
dbe-shooting-eligibility-field-candidates = Gli altri bersagli possibili
    .no = Nessun altro bersaglio possibile
    .none = nessun altro bersaglio
    .hint = Ha la precedenza chi è di fronte o più vicino.
    .within = il bersaglio
dbe-shooting-eligibility-field-candidates-ahead = Proprio davanti
    .no = Non proprio davanti
    .ask = È proprio di fronte al tiratore, fra gli altri, { $whose }?
dbe-shooting-eligibility-field-candidates-distance_cm = Distanza
    .ask = A quanti cm dal tiratore è, fra gli altri, { $whose }?
dbe-shooting-eligibility-field-as_support = Il tiratore dà supporto al tiro di un amico
    .hint = Aiuta un amico che tira già allo stesso bersaglio.
    .no = Il tiratore non dà supporto al tiro di un amico
    .ask = Il tiratore dà supporto al tiro di un amico?
dbe-shooting-eligibility-field-own_other_target = Il tiratore potrebbe tirare a un altro nemico
    .hint = Allora non può dare supporto: deve tirare al suo bersaglio.
    .no = Il tiratore non potrebbe tirare a un altro nemico
    .ask = Il tiratore potrebbe tirare su un altro nemico?

dbe-shooting-eligibility-value-may_shoot = Il tiratore può tirare
dbe-shooting-eligibility-value-reasons = Perché no
dbe-shooting-eligibility-value-may_support = Il tiratore può dare supporto

dbe-shooting-eligibility-finding-not-may_support = L'elemento non può dare supporto al tiro di un amico.
dbe-shooting-eligibility-finding-legal = { $may_support ->
    [yes] L'elemento può dare supporto al tiro di un amico.
   *[other] L'elemento può tirare al bersaglio.
}

dbe-shooting-eligibility-step-active = { $applied ->
    [yes] Il tiratore è del giocatore attivo: non tira.
   *[no] Il tiratore è del giocatore passivo.
}
dbe-shooting-eligibility-step-cavalry = { $applied ->
    [yes] { $troop }: la cavalleria non tira.
   *[no] { $troop }: non è cavalleria.
}
dbe-shooting-eligibility-step-general = { $applied ->
    [yes] { $troop }: i generali non tirano.
   *[no] { $troop }: non è un generale.
}
dbe-shooting-eligibility-step-general-target = { dbe-shooting-step-general-target }
dbe-shooting-eligibility-step-shooter-touched = { $applied ->
    [yes] Un nemico tocca il tiratore.
   *[no] Nessun nemico tocca il tiratore.
}
dbe-shooting-eligibility-step-target-touched = { $applied ->
    [yes] Il bersaglio è a contatto con un suo nemico.
   *[no] Il bersaglio non è a contatto con nessun suo nemico.
}
dbe-shooting-eligibility-step-outside-field = { $applied ->
    [yes] Il bersaglio è fuori dal campo di tiro.
   *[no] Il bersaglio è nel campo di tiro.
}
dbe-shooting-eligibility-step-out-of-range = { $applied ->
    [yes] Il bersaglio è fuori portata.
   *[no] Il bersaglio non è fuori portata.
}
dbe-shooting-eligibility-step-no-short-band = Per la fanteria anche il tiro più vicino è a media distanza.
dbe-shooting-eligibility-step-no-sight = { $applied ->
    [yes] La linea fino al bersaglio è bloccata.
   *[no] La linea fino al bersaglio è libera.
}
dbe-shooting-eligibility-step-own-screen = { $applied ->
    [yes] In mezzo ci sono Volteggiatori amici che non toccano il tiratore, o guardano da un'altra parte.
   *[no] I Volteggiatori amici in mezzo toccano il tiratore e guardano dalla stessa parte: lui tira attraverso di loro.
}
dbe-shooting-eligibility-step-enemy-screen = { $applied ->
    [yes] I Volteggiatori nemici subito davanti al bersaglio lo proteggono.
   *[no] I cannoni a questa distanza ignorano i Volteggiatori.
}
dbe-shooting-eligibility-step-other-target = { $why ->
    [other] Un altro bersaglio viene prima.
   *[first] Nessun altro bersaglio viene prima di questo.
}
dbe-shooting-eligibility-step-cannot-shoot = { $applied ->
    [yes] Il tiratore non può tirare a quel bersaglio, e quindi neppure dare supporto.
   *[no] A quel bersaglio il tiratore potrebbe tirare anche da solo.
}
dbe-shooting-eligibility-step-own-target = { $applied ->
    [yes] Il tiratore ha un altro nemico a cui tirare.
   *[no] Il tiratore non ha altri nemici a cui tirare.
}
dbe-shooting-eligibility-step-square = { $applied ->
    [yes] Un quadrato non dà mai supporto.
   *[no] Il tiratore non è in quadrato.
}
dbe-shooting-eligibility-step-may-support = { $applied ->
    [yes] Il tiratore può dare supporto.
   *[no] Il tiratore non può dare supporto.
}

dbe-point-ahead-or-nearest = Viene prima il bersaglio di fronte o il più vicino?

## Chi può attaccare

dbe-contact-front = fronte
dbe-contact-flank = fianco
dbe-contact-rear = retro

dbe-melee-eligibility = Chi combatte in mischia
    .question = L'elemento può attaccare, i due devono combattere, e chi aiuta?

dbe-melee-eligibility-ask-attack = se può attaccare
dbe-melee-eligibility-ask-turning = se chi è attaccato si gira
dbe-melee-eligibility-ask-swap = se una batteria scambia il posto con chi la sostiene
dbe-melee-eligibility-ask-rear-support = se chi è attaccato ha supporto sul retro
dbe-melee-eligibility-field-ask = Solo questa domanda
    .hint = Senza scelta si dice tutto quello che si può dire.
dbe-melee-eligibility-field-attacker = Attaccante
dbe-melee-eligibility-field-attacker-troop = Truppa
    .pair = Chi attacca chi?
    .ask = Quali truppe attaccano?
dbe-melee-eligibility-field-attacker-going = Terreno
    .ask = Su che terreno sta l'attaccante?
dbe-melee-eligibility-field-defender = Attaccato
dbe-melee-eligibility-field-defender-troop = Truppa
    .ask = Quali truppe sono attaccate?
dbe-melee-eligibility-field-defender-going = Terreno
    .ask = Su che terreno sta l'elemento attaccato?
dbe-melee-eligibility-field-going = Terreno, se è lo stesso per entrambi
    .hint = Decide solo fra fanteria e cavalleria.
    .ask = Su che terreno stanno tutti e due gli elementi, se è lo stesso?
dbe-melee-eligibility-field-contact = Contatto su
    .hint = Il lato toccato dell'elemento attaccato.
    .ask = Dove è contattato l'elemento attaccato: fronte, fianco o retro?
dbe-melee-eligibility-field-defender_already_frontal = L'attaccato ha un altro nemico sul fronte
    .hint = In tal caso non si gira verso il nuovo attaccante.
    .no = L'attaccato non ha nessun altro nemico sul fronte
    .ask = L'elemento attaccato ha già un nemico a contatto sul fronte?
dbe-melee-eligibility-field-continuing = La mischia dura da un turno precedente
    .hint = In terreno aperto la fanteria non può continuare una mischia cominciata dalla cavalleria.
    .no = La mischia non dura da un turno precedente
    .ask = La mischia è cominciata in un turno precedente?
dbe-melee-eligibility-field-support = Dietro l'attaccato
    .no = Nessuno dietro l'attaccato
    .hint = L'elemento in supporto: dietro una batteria può prenderne il posto.
dbe-melee-eligibility-field-support-troop = Truppa
    .ask = Quali truppe stanno dietro l'elemento attaccato?
dbe-melee-eligibility-field-support-touching_behind = Lo tocca da dietro
    .no = Non lo tocca da dietro
    .ask = L'elemento in supporto tocca il retro di quello attaccato?
dbe-melee-eligibility-field-support-same_facing = Orientato allo stesso modo
    .no = Non orientato allo stesso modo
    .ask = L'elemento in supporto è orientato come quello attaccato?

dbe-melee-eligibility-value-may_attack = L'attaccante può attaccare
dbe-melee-eligibility-value-must_fight = I due elementi devono combattere
dbe-melee-eligibility-value-turns_to_face = L'attaccato si gira
dbe-melee-eligibility-value-swap_allowed = La batteria può scambiarsi di posto
dbe-melee-eligibility-value-rear_support = L'attaccato ha supporto sul retro

dbe-melee-eligibility-finding-may_attack = { $attacker-form ->
    [fs] La { $attacker } può attaccare
    [fv] L'{ $attacker } può attaccare
    [mp] I { $attacker } possono attaccare
    [ms] Il { $attacker } può attaccare
   *[none] L'attaccante può attaccare
}.
dbe-melee-eligibility-finding-not-may_attack = { $attacker-form ->
    [fs] La { $attacker } non può cominciare la mischia
    [fv] L'{ $attacker } non può cominciare la mischia
    [mp] I { $attacker } non possono cominciare la mischia
    [ms] Il { $attacker } non può cominciare la mischia
   *[none] L'attaccante non può cominciare la mischia
}{ $defender-troop-code ->
    [corps-general] {" "}con un generale: i generali non combattono
    [commander-in-chief] {" "}con un generale: i generali non combattono
   *[other] {""}
}.
dbe-melee-eligibility-finding-turns_to_face = L'elemento attaccato si gira verso l'attaccante.
dbe-melee-eligibility-finding-not-turns_to_face = L'elemento attaccato non si gira.
dbe-melee-eligibility-finding-swap_allowed = La batteria può scambiare il posto con l'elemento che la sostiene.
dbe-melee-eligibility-finding-not-swap_allowed = L'elemento attaccato non può scambiare il posto con quello che ha dietro.
dbe-melee-eligibility-finding-rear_support = L'elemento attaccato ha supporto sul retro.
dbe-melee-eligibility-finding-not-rear_support = L'elemento attaccato non ha supporto sul retro.

dbe-melee-eligibility-step-general = { $troop }: un generale non ha fattori e non combatte da solo.
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
    [front] L'attaccato è contattato di fronte: guarda già il nemico.
    [engaged] L'attaccato ha un nemico sul fronte e non si gira.
   *[turns] L'attaccato si gira verso l'attaccante.
}
dbe-melee-eligibility-step-must-fight = I due elementi sono faccia a faccia, e devono combattere.
dbe-melee-eligibility-step-swap = { $why ->
    [may] La batteria può scambiarsi di posto con il sostegno, o restare.
    [flank] La batteria non è attaccata di fronte: lo scambio non si fa.
    [guns] Un altro cannone non fa da sostegno.
    [no-guns] Solo una batteria si scambia di posto.
    [apart] Il sostegno non tocca la batteria da dietro.
   *[askew] Il sostegno è orientato diversamente.
}
dbe-melee-eligibility-step-rear-support = { $why ->
    [supported] Fanteria dello stesso tipo subito dietro: supporto sul retro.
    [no-foot] Cavalleria e artiglieria non hanno supporto sul retro.
    [voltigeurs] I Volteggiatori non danno né ricevono supporto sul retro.
    [type] Un altro tipo dietro non dà supporto.
   *[apart] L'elemento in supporto non è subito dietro.
}

dbe-point-forbidden-continuation = Che cosa succede a una mischia che la fanteria non può continuare?
dbe-point-whose-ground = Fanteria contro cavalleria: conta il terreno dell'una o dell'altra?

## Un combattimento intero

dbe-combat = Scontro: probabilità ed esito
    .question = Chi vince il combattimento, e che cosa succede a chi perde?
    .illegal = Non è possibile

dbe-combat-field-phase = Tiro o mischia
    .ask = È un tiro o una mischia?
dbe-combat-field-loser_ground = Nel tiro, terreno del bersaglio
    .ask = Su che terreno sta il bersaglio?

dbe-combat-value-result = Che cosa succede a chi perde
dbe-combat-value-attackers = Gli attaccanti
dbe-combat-value-pursuit = Che cosa fa chi vince
dbe-combat-destroyed = { $winner-code ->
    [a] { $b-form ->
        [fs] La { $b } è distrutta
        [fv] L'{ $b } è distrutta
        [mp] I { $b } sono distrutti
        [ms] Il { $b } è distrutto
       *[none] Chi perde è distrutto
    }
    [b] { $a-form ->
        [fs] La { $a } è distrutta
        [fv] L'{ $a } è distrutta
        [mp] I { $a } sono distrutti
        [ms] Il { $a } è distrutto
       *[none] Chi perde è distrutto
    }
   *[none] { $target-form ->
        [fs] La { $target } è distrutta
        [fv] L'{ $target } è distrutta
        [mp] I { $target } sono distrutti
        [ms] Il { $target } è distrutto
       *[none] Il bersaglio è distrutto
    }
}
dbe-combat-flight = { $winner-code ->
    [a] { $b-form ->
        [fs] La { $b } fugge
        [fv] L'{ $b } fugge
        [mp] I { $b } fuggono
        [ms] Il { $b } fugge
       *[none] Chi perde fugge
    }
    [b] { $a-form ->
        [fs] La { $a } fugge
        [fv] L'{ $a } fugge
        [mp] I { $a } fuggono
        [ms] Il { $a } fugge
       *[none] Chi perde fugge
    }
   *[none] { $target-form ->
        [fs] La { $target } fugge
        [fv] L'{ $target } fugge
        [mp] I { $target } fuggono
        [ms] Il { $target } fugge
       *[none] Il bersaglio fugge
    }
}
dbe-combat-retreat = { $winner-code ->
    [a] { $b-form ->
        [fs] La { $b } si ritira
        [fv] L'{ $b } si ritira
        [mp] I { $b } si ritirano
        [ms] Il { $b } si ritira
       *[none] Chi perde si ritira
    }
    [b] { $a-form ->
        [fs] La { $a } si ritira
        [fv] L'{ $a } si ritira
        [mp] I { $a } si ritirano
        [ms] Il { $a } si ritira
       *[none] Chi perde si ritira
    }
   *[none] { $target-form ->
        [fs] La { $target } si ritira
        [fv] L'{ $target } si ritira
        [mp] I { $target } si ritirano
        [ms] Il { $target } si ritira
       *[none] Il bersaglio si ritira
    }
}
dbe-combat-finding-none = Non succede niente.
dbe-combat-finding-retreat = { dbe-combat-retreat }{ $attackers-code ->
    [retreat] , come tutti gli attaccanti di chi vince.
   *[other] .
}
dbe-combat-finding-flight = { dbe-combat-flight }{ $attackers-code ->
    [retreat] ; gli altri attaccanti di chi vince si ritirano.
   *[other] .
}
dbe-combat-finding-destroyed = { dbe-combat-destroyed }{ $attackers-code ->
    [retreat] ; gli altri attaccanti di chi vince si ritirano.
   *[other] .
}
dbe-combat-finding-reroll = I totali sono pari: si rilanciano tutti e due i dadi.
dbe-combat-finding-shooter_sum = { $shooter } { $shooter_sum }{ $target_sum ->
    [none] {""}
   *[other] , { $target } { $target_sum }
} prima dei dadi.
dbe-combat-finding-a_sum = { $a } { $a_sum }{ $b_sum ->
    [none] {""}
   *[other] , { $b } { $b_sum }
} prima dei dadi.
dbe-combat-step-who-suffers = { $why ->
    [shooting] Nel tiro può subire solo il bersaglio.
   *[melee] In mischia subisce il risultato chi ha il totale più basso.
}
dbe-combat-step-at-once = { $applied ->
    [yes] Il proprietario del bersaglio applica subito il risultato.
   *[no] Non c'è nessun risultato da applicare.
}
dbe-combat-step-row = Riga della tabella: { $row }.
dbe-combat-step-plain = { $row }, senza aggravanti: { $fate }.
dbe-combat-step-by-cavalry = { dbe-outcome-step-by-cavalry }
dbe-combat-step-by-heavy-cavalry = { dbe-outcome-step-by-heavy-cavalry }
dbe-combat-step-by-light-cavalry = { dbe-outcome-step-by-light-cavalry }
dbe-combat-step-by-artillery = { dbe-outcome-step-by-artillery }
dbe-combat-step-by-voltigeurs = { dbe-outcome-step-by-voltigeurs }
dbe-combat-step-by-square = { dbe-outcome-step-by-square }
dbe-combat-step-difficult = { dbe-outcome-step-difficult }
dbe-combat-step-ground-condition = { dbe-outcome-step-ground-condition }
dbe-combat-step-as-printed = { dbe-outcome-step-as-printed }
dbe-combat-step-pursuit = { dbe-outcome-step-pursuit }
dbe-combat-step-several-fronts = { $why ->
    [won] Chi era attaccato da più lati ha vinto: tutti i suoi attaccanti si ritirano.
    [lost] Chi era attaccato da più lati è battuto, e quindi distrutto con qualunque scarto.
   *[no] Nessuno ha perso in una mischia su più lati.
}
dbe-combat-step-beaten-in-front = { dbe-outcome-step-beaten-in-front }
dbe-combat-step-place = { dbe-outcome-step-place }
dbe-combat-field-shooter = Tiratore
    .no = Nessun tiratore
dbe-combat-field-shooter-troop = Truppa
    .ask = Quali truppe tirano?
dbe-combat-field-shooter-nation = Nazione
    .hint = La fanteria britannica e i cannoni pesanti russi tirano meglio.
    .ask = Il tiratore è britannico, russo o di un'altra nazione?
dbe-combat-field-shooter-old_guard = Vecchia Guardia francese
    .hint = Tira meglio del resto della Guardia.
    .no = Non è Vecchia Guardia francese
    .ask = Il tiratore è della Vecchia Guardia francese?
dbe-combat-field-shooter-in_square = In quadrato
    .hint = Il quadrato lo forma solo la fanteria.
    .no = Non in quadrato
    .ask = Il tiratore è in quadrato?
dbe-combat-field-target = Bersaglio
    .no = Nessun bersaglio
dbe-combat-field-target-troop = Truppa
    .ask = Di che truppe è il bersaglio?
dbe-combat-field-target-in_square = In quadrato
    .hint = Il quadrato lo forma solo la fanteria.
    .no = Non in quadrato
    .ask = Il bersaglio è in quadrato?
dbe-combat-field-target-cover = Copertura
    .hint = Leggera: boschi, frutteti, palizzate, case di legno. Pesante: muri e case di pietra, ridotte, trincee, barricate.
    .ask = Che copertura ha il bersaglio?
    .no = Nessuna copertura
dbe-combat-field-target-old_guard = Vecchia Guardia francese
    .hint = Se il suo bonus valga anche sotto tiro è un punto aperto.
    .no = Non è Vecchia Guardia francese
    .ask = Il bersaglio è della Vecchia Guardia francese?
dbe-combat-field-band = Gittata
    .hint = Secondo la tabella delle gittate di chi tira; la fanteria non ha la distanza corta.
    .ask = A che distanza è il bersaglio, secondo la tabella delle gittate?
dbe-combat-field-enfilade = Tiro d'infilata
    .hint = Tutto il tiratore sta oltre la linea del fronte del bersaglio.
    .no = Tiro non d'infilata
    .ask = Il tiratore prende il bersaglio d'infilata?
dbe-combat-field-supporters = Altri amici che tirano al bersaglio
    .hint = Elementi senza un altro nemico a cui tirare: il loro tiro indebolisce il bersaglio.
    .ask = Quanti elementi amici danno tiro di supporto sullo stesso bersaglio?
    .zero = Nessun altro amico tira al bersaglio
dbe-combat-field-dice = Dadi
    .no = Dadi non ancora tirati
    .none = non ancora tirati
    .hint = Senza i dadi il verdetto dà le probabilità.
dbe-combat-field-dice-shooter = Dado del tiratore
    .ask = Quanto ha fatto il tiratore con il dado?
dbe-combat-field-dice-target = Dado del bersaglio
    .ask = Quanto ha fatto il bersaglio con il dado?
dbe-combat-value-shooter_sum = Tiratore prima del dado
    .said = Il tiratore ha { $shooter_sum } prima del dado.
dbe-combat-value-target_sum = Bersaglio prima del dado
    .said = Il bersaglio ha { $target_sum } prima del dado.
dbe-combat-value-shooter_total = Totale del tiratore
dbe-combat-value-target_total = Totale del bersaglio
dbe-combat-value-margin = Totale più basso rispetto al più alto
dbe-combat-step-shooter-factor = { $troop }, fattore di tiro: { $value }.
dbe-combat-step-target-factor = { dbe-shooting-step-target-factor }
dbe-combat-step-modifier = { dbe-shooting-step-modifier }
dbe-combat-step-helpers = { dbe-shooting-step-helpers }
dbe-combat-step-old-guard-target = { dbe-shooting-step-old-guard-target }
dbe-combat-step-totals = { dbe-shooting-step-totals }
dbe-combat-odds-none = niente
dbe-combat-odds-lower = sconfitta lieve
dbe-combat-odds-half = sconfitta grave
dbe-combat-field-a_attacked_on_several_fronts = Primo elemento attaccato da più lati insieme
    .hint = Da nemici su più di un suo lato; combatte con quello di fronte.
    .no = Primo elemento non attaccato da più lati insieme
    .ask = Il primo elemento è attaccato su più lati insieme?
dbe-combat-field-b_attacked_on_several_fronts = Secondo elemento attaccato da più lati insieme
    .hint = Da nemici su più di un suo lato; combatte con quello di fronte.
    .no = Secondo elemento non attaccato da più lati insieme
    .ask = Il secondo elemento è attaccato su più lati insieme?
dbe-combat-field-a = Primo elemento
    .no = Nessun primo elemento
    .hint = Uno dei due elementi in mischia; quale sia il primo non cambia niente.
    .within = il primo elemento
dbe-combat-field-b = Secondo elemento
    .no = Nessun secondo elemento
    .hint = Uno dei due elementi in mischia; quale sia il primo non cambia niente.
    .within = il secondo elemento
dbe-combat-field-dice-a = Dado del primo elemento
    .ask = Quanto ha fatto il primo elemento con il dado?
dbe-combat-field-dice-b = Dado del secondo elemento
    .ask = Quanto ha fatto il secondo elemento con il dado?
dbe-combat-field-a-troop = Truppa
    .ask = Di che truppe è il primo elemento?
dbe-combat-field-a-charging = Sta caricando
    .hint = Le regole non dicono quando conta: accordatevi, è un punto aperto.
    .no = Non sta caricando
    .ask = Il fattore di carica conta per { dbe-whose }?
dbe-combat-field-a-active = È il turno del suo giocatore
    .hint = Serve solo a dire se conta il fattore di carica.
    .no = Non è il turno del suo giocatore
    .ask = È il turno del giocatore che ha { dbe-whose }?
dbe-combat-field-a-entered_contact = È venuto a contatto in questo turno
    .hint = Serve solo a dire se conta il fattore di carica.
    .no = Non è venuto a contatto in questo turno
    .ask = In questo turno { $whose-form ->
        [fs] è venuta
        [mp] sono venuti
        [fp] sono venute
       *[ms] è venuto
    } a contatto { dbe-whose }?
dbe-combat-field-a-first_round = Primo scontro della mischia
    .hint = Serve solo a dire se conta il fattore di carica.
    .no = Non è il primo scontro della mischia
    .ask = È il primo scontro di questa mischia per { dbe-whose }?
dbe-combat-field-a-general_adjacent = Un generale amico accanto
    .hint = La basetta di un generale a contatto con chi combatte.
    .no = Nessun generale amico accanto
    .ask = Un generale amico tocca { dbe-whose }?
dbe-combat-field-a-rear_support = Supporto sul retro
    .hint = Fanteria dello stesso tipo subito dietro; mai Volteggiatori.
    .no = Nessun supporto sul retro
    .ask = C'è supporto sul retro per { dbe-whose }?
dbe-combat-field-a-higher = Più in alto del nemico
    .hint = Può esserlo soltanto uno dei due.
    .no = Non più in alto del nemico
    .ask = È più alto il terreno sotto { dbe-whose }?
dbe-combat-field-a-cover = Copertura
    .hint = Leggera: boschi, frutteti, palizzate, case di legno. Pesante: muri e case di pietra, ridotte, trincee, barricate.
    .ask = Che copertura protegge { dbe-whose }?
    .no = Nessuna copertura
dbe-combat-field-a-going = Terreno
    .hint = Il terreno sotto questo elemento: per ciascuno dei due conta il suo.
    .ask = Che terreno c'è sotto { dbe-whose }?
dbe-combat-field-a-in_square = In quadrato
    .hint = Il quadrato lo forma solo la fanteria.
    .no = Non in quadrato
    .ask = { $whose-form ->
        [mp] Hanno
        [fp] Hanno
       *[other] Ha
    } formato il quadrato { dbe-whose }?
dbe-combat-field-a-hit_frontally = Attaccato di fronte (artiglieria)
    .hint = Per le altre truppe non cambia niente.
    .no = Non attaccato di fronte (artiglieria)
    .ask = Il nemico attacca di fronte { dbe-whose }?
dbe-combat-field-a-enemies_flank_rear_overlap = Nemici su fianco o retro, o in overlap
    .hint = Si contano tutti: ciascuno toglie uno al totale.
    .ask = Quanti nemici sono sul fianco o sul retro, o in overlap, contro { dbe-whose }?
    .zero = Nessun nemico su fianco o retro, o in overlap
dbe-combat-field-a-routed_corps_attacking = Attacca con un corpo in rotta
    .hint = È di un corpo in rotta e attacca; la Guardia non ne risente.
    .no = Non attacca con un corpo in rotta
    .ask = Un corpo in rotta attacca con { dbe-whose }?
dbe-combat-field-b-troop = Truppa
    .ask = Di che truppe è il secondo elemento?
dbe-combat-field-b-charging = Sta caricando
    .hint = Le regole non dicono quando conta: accordatevi, è un punto aperto.
    .no = Non sta caricando
    .ask = Il fattore di carica conta per { dbe-whose }?
dbe-combat-field-b-active = È il turno del suo giocatore
    .hint = Serve solo a dire se conta il fattore di carica.
    .no = Non è il turno del suo giocatore
    .ask = È il turno del giocatore che ha { dbe-whose }?
dbe-combat-field-b-entered_contact = È venuto a contatto in questo turno
    .hint = Serve solo a dire se conta il fattore di carica.
    .no = Non è venuto a contatto in questo turno
    .ask = In questo turno { $whose-form ->
        [fs] è venuta
        [mp] sono venuti
        [fp] sono venute
       *[ms] è venuto
    } a contatto { dbe-whose }?
dbe-combat-field-b-first_round = Primo scontro della mischia
    .hint = Serve solo a dire se conta il fattore di carica.
    .no = Non è il primo scontro della mischia
    .ask = È il primo scontro di questa mischia per { dbe-whose }?
dbe-combat-field-b-general_adjacent = Un generale amico accanto
    .hint = La basetta di un generale a contatto con chi combatte.
    .no = Nessun generale amico accanto
    .ask = Un generale amico tocca { dbe-whose }?
dbe-combat-field-b-rear_support = Supporto sul retro
    .hint = Fanteria dello stesso tipo subito dietro; mai Volteggiatori.
    .no = Nessun supporto sul retro
    .ask = C'è supporto sul retro per { dbe-whose }?
dbe-combat-field-b-higher = Più in alto del nemico
    .hint = Può esserlo soltanto uno dei due.
    .no = Non più in alto del nemico
    .ask = È più alto il terreno sotto { dbe-whose }?
dbe-combat-field-b-cover = Copertura
    .hint = Leggera: boschi, frutteti, palizzate, case di legno. Pesante: muri e case di pietra, ridotte, trincee, barricate.
    .ask = Che copertura protegge { dbe-whose }?
    .no = Nessuna copertura
dbe-combat-field-b-going = Terreno
    .hint = Il terreno sotto questo elemento: per ciascuno dei due conta il suo.
    .ask = Che terreno c'è sotto { dbe-whose }?
dbe-combat-field-b-in_square = In quadrato
    .hint = Il quadrato lo forma solo la fanteria.
    .no = Non in quadrato
    .ask = { $whose-form ->
        [mp] Hanno
        [fp] Hanno
       *[other] Ha
    } formato il quadrato { dbe-whose }?
dbe-combat-field-b-hit_frontally = Attaccato di fronte (artiglieria)
    .hint = Per le altre truppe non cambia niente.
    .no = Non attaccato di fronte (artiglieria)
    .ask = Il nemico attacca di fronte { dbe-whose }?
dbe-combat-field-b-enemies_flank_rear_overlap = Nemici su fianco o retro, o in overlap
    .hint = Si contano tutti: ciascuno toglie uno al totale.
    .ask = Quanti nemici sono sul fianco o sul retro, o in overlap, contro { dbe-whose }?
    .zero = Nessun nemico su fianco o retro, o in overlap
dbe-combat-field-b-routed_corps_attacking = Attacca con un corpo in rotta
    .hint = È di un corpo in rotta e attacca; la Guardia non ne risente.
    .no = Non attacca con un corpo in rotta
    .ask = Un corpo in rotta attacca con { dbe-whose }?
dbe-combat-value-a_sum = { $a }, prima del dado
dbe-combat-value-b_sum = { $b }, prima del dado
dbe-combat-value-a_total = { $a }, totale
dbe-combat-value-b_total = { $b }, totale
dbe-combat-value-winner = Vince
    .said = { $winner-form ->
        [fs] Vince la { $winner }.
        [fv] Vince l'{ $winner }.
        [mp] Vincono i { $winner }.
       *[ms] Vince il { $winner }.
    }
dbe-combat-value-legal = Consentito
dbe-combat-value-violations = Contro le regole

dbe-combat-finding-cavalry = La cavalleria non tira mai.
dbe-combat-finding-general = I generali non tirano.
dbe-combat-finding-general-target = { dbe-shooting-finding-general-target }
dbe-combat-finding-out-of-range = Il bersaglio è fuori portata.
dbe-combat-finding-no-short-band = Per la fanteria anche il tiro più vicino è a media distanza.
dbe-combat-step-cavalry = A tirare sarebbe la cavalleria, che non tira mai.
dbe-combat-step-general = { dbe-shooting-step-general }
dbe-combat-step-general-target = { dbe-shooting-step-general-target }
dbe-combat-step-out-of-range = Il bersaglio è fuori portata.
dbe-combat-step-no-short-band = Per la fanteria anche il tiro più vicino è a media distanza.
dbe-combat-finding-general-fights = { dbe-outcome-finding-general-fights }
dbe-combat-step-general-fights = { dbe-outcome-step-general-fights }
dbe-combat-step-side-factor = { $side }, fattore di mischia: { $value }.
dbe-combat-step-side-modifier = { dbe-melee-step-side-modifier }
dbe-combat-step-charge = { dbe-melee-step-charge }
dbe-combat-step-loses = { dbe-melee-step-loses }
dbe-combat-step-melee-totals = { dbe-melee-step-melee-totals }
dbe-combat-odds-a-half = { $a }: sconfitta grave
dbe-combat-odds-a-lower = { $a }: sconfitta lieve
dbe-combat-odds-b-lower = { $b }: sconfitta lieve
dbe-combat-odds-b-half = { $b }: sconfitta grave

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
    .illegal = Non è possibile

dbe-line-of-sight-field-purpose = Per che cosa
    .hint = Per le distanze di comando gli elementi non tolgono la vista, per un tiro sì.
    .ask = La linea serve per tirare o per comandare?
dbe-line-of-sight-field-shooter_arm = Arma del tiratore
    .hint = Fanteria o artiglieria; per il comando non serve.
    .ask = Tira la fanteria o l'artiglieria?
dbe-line-of-sight-field-band = Gittata
    .hint = Serve solo se l'artiglieria tira oltre dei Volteggiatori.
    .ask = A che distanza è il bersaglio, secondo la tabella delle gittate?
dbe-line-of-sight-field-between = Fra i due
    .no = Niente fra i due
    .ask = C'è qualcosa fra chi guarda o tira e il bersaglio?
    .within = l'ostacolo
dbe-line-of-sight-field-between-kind = Che cosa
    .ask = Che cos'è { $whose } fra i due?
dbe-line-of-sight-field-between-side = Di chi è l'elemento
    .ask = Se è un elemento, è amico o nemico { $whose } fra i due?
dbe-line-of-sight-field-between-troop = Truppa
    .none = non indicata
    .ask = Di che truppe è { $whose } fra i due?
dbe-line-of-sight-field-between-before_shooter = Basetta contro basetta davanti a chi tira, con lo stesso orientamento
    .no = Non è davanti a chi tira, a contatto e orientato come lui
    .ask = I Volteggiatori amici stanno davanti a chi tira, basetta contro basetta e con lo stesso orientamento?
dbe-line-of-sight-field-on_hill = Chi guarda sta su una collina
    .hint = Da lì si vede al di là degli ostacoli più bassi.
    .no = Chi guarda non sta su una collina
    .ask = Chi guarda sta su una collina?
dbe-line-of-sight-field-shooter_in = Chi guarda sta dentro un terreno
    .no = Chi guarda non sta dentro un terreno
    .hint = Si dice solo se l'elemento sta in un bosco, frutteto, foresta o villaggio.
dbe-line-of-sight-field-shooter_in-feature = Che cosa
    .ask = In quale elemento di terreno sta chi guarda?
dbe-line-of-sight-field-shooter_in-depth_from_edge_cm = Quanto lontano dal bordo
    .hint = Dal bordo più vicino all'altro dei due.
    .ask = A quanti cm dal margine di quel terreno, verso l'interno, sta chi guarda?
dbe-line-of-sight-field-target_in = Il bersaglio sta dentro un terreno
    .no = Il bersaglio non sta dentro un terreno
    .hint = Si dice solo se l'elemento sta in un bosco, frutteto, foresta o villaggio.
dbe-line-of-sight-field-target_in-feature = Che cosa
    .ask = In quale elemento di terreno sta il bersaglio?
dbe-line-of-sight-field-target_in-depth_from_edge_cm = Quanto lontano dal bordo
    .hint = Dal bordo più vicino all'altro dei due.
    .ask = A quanti cm dal margine di quel terreno, verso l'interno, sta il bersaglio?
dbe-line-of-sight-field-same_feature = I due stanno nello stesso bosco, frutteto, foresta o villaggio
    .no = I due non stanno nello stesso bosco, frutteto, foresta o villaggio
    .ask = I due elementi stanno nello stesso bosco, frutteto, foresta o villaggio?
dbe-line-of-sight-field-separation_cm = Distanza fra i due elementi
    .hint = Conta solo dentro lo stesso bosco, frutteto, foresta o villaggio.
    .ask = A quanti cm l'uno dall'altro sono i due elementi?

dbe-line-of-sight-value-clear = La linea è libera
dbe-line-of-sight-value-blocked_by = In mezzo

dbe-line-of-sight-value-legal = Consentito
dbe-line-of-sight-value-violations = Contro le regole
dbe-line-of-sight-finding-cavalry = { dbe-shooting-finding-cavalry }
dbe-line-of-sight-step-cavalry = { dbe-shooting-step-cavalry }
dbe-line-of-sight-finding-general = { dbe-shooting-finding-general }
dbe-line-of-sight-step-general = { dbe-shooting-step-general }
dbe-line-of-sight-finding-clear = La linea fra i due è libera: in mezzo non c'è niente che la blocchi.
dbe-line-of-sight-finding-not-clear = { $blocked_by ->
    [none] La linea è bloccata.
   *[other] La linea è bloccata: in mezzo c'è { $blocked_by }.
}

dbe-line-of-sight-step-between = { $applied ->
    [yes] Fra i due, blocca la linea: { $what }.
   *[no] Fra i due, non blocca la linea: { $what }.
}
dbe-line-of-sight-step-same-feature = { $applied ->
    [yes] { $value } cm di distanza nello stesso elemento di terreno, più di { $limit }: i due non si vedono.
   *[no] { $value } cm di distanza nello stesso elemento di terreno, entro { $limit }: i due si vedono.
}
dbe-line-of-sight-step-shooter-in = { $applied ->
    [yes] Chi guarda è a { $value } cm dal bordo (limite { $limit }): troppo dentro per vedere fuori.
   *[no] Chi guarda è a { $value } cm dal bordo (limite { $limit }): il terreno non toglie la vista.
}
dbe-line-of-sight-step-target-in = { $applied ->
    [yes] Il bersaglio, a { $value } cm dal bordo (limite { $limit }), è nascosto.
   *[no] Il bersaglio, a { $value } cm dal bordo (limite { $limit }), si vede.
}

dbe-point-edge-exactly = Alla distanza limite esatta dal margine di un bosco si può tirare?
dbe-point-target-in-a-wood = A quali bersagli dentro un bosco si può tirare?
dbe-point-seen-from-a-hill = Oltre quali ostacoli si vede da una collina?
dbe-point-infantry-fire-over = La fanteria in collina può tirare sopra gli ostacoli?

## Campo di tiro

dbe-share-wholly = del tutto
dbe-share-partly = in parte
dbe-share-none = per niente

dbe-field-of-fire = Campo di tiro
    .question = A che distanza è il bersaglio, è nel campo di tiro, ed è d'infilata?

dbe-field-of-fire-ask-field = se il bersaglio è nel campo di tiro
dbe-field-of-fire-ask-enfilade = se il tiro è d'infilata
dbe-field-of-fire-field-ask = Solo questa domanda
    .hint = Senza scelta si dice tutto quello che si può dire.
dbe-field-of-fire-field-shooter = Tiratore
dbe-field-of-fire-field-shooter-troop = Truppa
    .ask = Quali truppe tirano?
dbe-field-of-fire-field-shooter-carbine = Con carabine
    .hint = La fanteria con carabine tira più lontano.
    .no = Senza carabine
    .ask = Il tiratore ha le carabine?
dbe-field-of-fire-field-shooter-formation = Formazione
    .ask = In che formazione è il tiratore?
dbe-field-of-fire-field-shooter-scale = Scala, 15 o 25 mm
    .hint = Delle miniature: ne dipende la larghezza del campo.
dbe-field-of-fire-field-shooter-polygon = Angoli della basetta, cm
    .hint = Un punto per angolo, in ordine lungo la basetta.
    .ask = Dove sono, in cm, gli angoli della basetta del tiratore?
dbe-field-of-fire-field-shooter-facing_deg = Orientamento
    .hint = Gradi in senso orario da chi guarda dritto verso l'alto del tavolo.
    .ask = Di quanti gradi, in senso orario dall'alto del tavolo, è girato il tiratore?
dbe-field-of-fire-field-target = Bersaglio
dbe-field-of-fire-field-target-formation = Formazione
    .ask = In che formazione è il bersaglio?
dbe-field-of-fire-field-target-polygon = Angoli della basetta, cm
    .hint = Un punto per angolo, in ordine lungo la basetta.
    .ask = Dove sono, in cm, gli angoli della basetta del bersaglio?
dbe-field-of-fire-field-target-facing_deg = Orientamento
    .hint = Gradi in senso orario, da diritto verso l'alto del tavolo.
    .ask = Di quanti gradi, in senso orario dall'alto del tavolo, è girato il bersaglio?
dbe-field-of-fire-field-distance_cm = Distanza
    .hint = Fra le due basette.
    .ask = A quanti cm dal tiratore è il bersaglio?
dbe-field-of-fire-field-lateral_offset_cm = Punto più vicino del bersaglio dall'asse del tiratore
    .hint = L'asse va diritto in avanti dal centro del fronte.
    .ask = A quanti cm dall'asse del tiratore è il punto più vicino del bersaglio?
dbe-field-of-fire-field-target_wholly_inside = Il bersaglio è tutto nel campo di tiro
    .hint = Serve se il bersaglio sta di lato e ne hai misurato solo il punto più vicino.
    .no = Il bersaglio non è tutto nel campo di tiro
    .ask = Il bersaglio è tutto dentro il campo di tiro?
dbe-field-of-fire-field-shooter_behind_target_front_line = Il tiratore è oltre la linea del fronte del bersaglio
    .hint = Se lo è del tutto, il tiro è d'infilata.
    .ask = Quanto del tiratore sta oltre la linea del fronte del bersaglio?

dbe-field-of-fire-value-may_shoot = Bersaglio a portata e nel campo di tiro
    .said = { $may_shoot ->
        [yes] Il bersaglio è a portata e nel campo di tiro.
       *[no] Il bersaglio è fuori portata o fuori dal campo di tiro.
    }
dbe-field-of-fire-value-band = Distanza
    .said = { $band-code ->
        [out] Il bersaglio è fuori portata.
       *[other] Il bersaglio è a distanza { $band }.
    }
dbe-field-of-fire-value-in_field = Bersaglio nel campo di tiro
    .said = { $in_field ->
        [yes] Il bersaglio è nel campo di tiro.
       *[no] Il bersaglio è fuori dal campo di tiro.
    }
dbe-field-of-fire-value-enfilade = Tiro d'infilata

dbe-field-of-fire-finding-enfilade = Il tiro è d'infilata: il tiratore è tutto oltre la linea del fronte del bersaglio.
dbe-field-of-fire-finding-not-enfilade = Il tiro non è d'infilata{ $target-formation-code ->
    [square] {""}
   *[other] : il tiratore non è tutto oltre la linea del fronte del bersaglio
}.
dbe-field-of-fire-finding-may_shoot = Il bersaglio è nel campo di tiro, a distanza { $band }.
dbe-field-of-fire-finding-not-may_shoot = { $shooter-troop-code ->
    [irregular-cavalry] La cavalleria non tira.
    [lancers] La cavalleria non tira.
    [light-cavalry] La cavalleria non tira.
    [dragoons] La cavalleria non tira.
    [cuirassiers] La cavalleria non tira.
    [guard-heavy-cavalry] La cavalleria non tira.
    [guard-light-cavalry] La cavalleria non tira.
    [corps-general] I generali non tirano.
    [commander-in-chief] I generali non tirano.
   *[other] { $in_field ->
        [yes] Il bersaglio è nel campo di tiro, ma { $band }.
        [no] Il bersaglio è fuori dal campo di tiro.
       *[none] Al bersaglio non si può tirare.
    }
}

dbe-field-of-fire-step-row = Riga delle gittate: { $row }.
dbe-field-of-fire-step-measured = { $applied ->
    [yes] Distanza fra i punti più vicini: { $value } cm.
   *[no] Distanza da centro a centro: { $value } cm.
}
dbe-field-of-fire-step-band = { $applied ->
    [yes] Distanza { $distance } cm: { $band }.
   *[no] Distanza { $distance } cm: { $band }.
}
dbe-field-of-fire-step-square = Un quadrato ha un campo di tiro su ognuna delle quattro facce.
dbe-field-of-fire-step-square-width = { $applied ->
    [yes] Anche per un quadrato tre fronti d'elemento: { $value } cm per parte.
   *[no] Per un quadrato tre lati del segnalino: { $value } cm per parte.
}
dbe-field-of-fire-step-partly = { $applied ->
    [yes] Una parte del bersaglio è nel campo di tiro: basta.
   *[no] Solo una parte del bersaglio è nel campo di tiro: non basta.
}
dbe-field-of-fire-step-field = { $applied ->
    [yes] Il bersaglio è nel campo di tiro, largo { $value } cm per parte dell'asse.
   *[no] Il bersaglio è fuori dal campo di tiro, largo { $value } cm per parte dell'asse.
}
dbe-field-of-fire-step-enfilade = { $applied ->
    [yes] Il tiratore è { $share } oltre la linea del fronte del bersaglio: tiro d'infilata.
   *[no] Il tiratore è { $share } oltre la linea del fronte del bersaglio: nessuna infilata.
}

dbe-point-measuring-range = Fra quali punti si misura la gittata?
dbe-point-partly-in-the-field = Si può tirare a un bersaglio che sta solo in parte nel campo di tiro?
dbe-point-square-field-width = Quanto è largo il campo di tiro di un quadrato?
dbe-point-square-in-enfilade = Si può prendere d'infilata un quadrato?

## Tabelle

dbe-column-shoot = tiro
dbe-column-melee = mischia
dbe-column-charge = carica
dbe-column-cost = punti
dbe-column-15mm = 15 mm
dbe-column-25mm = 25 mm
dbe-column-figures = figurini
dbe-column-guns = pezzi
dbe-column-going = si attraversa come
dbe-column-cover = copertura
dbe-column-value = valore
dbe-column-dice = dado
dbe-column-points = punti di attivazione
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
dbe-limits-strategic = distanza dai nemici per il movimento strategico, cm
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
dbe-shooting-modifiers-support = tiro di supporto, sul bersaglio

dbe-melee-modifiers = Modificatori della mischia
dbe-melee-modifiers-general = generale adiacente
dbe-melee-modifiers-rear-support = supporto sul retro
dbe-melee-modifiers-higher = più in alto del nemico
dbe-melee-modifiers-light-cover = in copertura leggera
dbe-melee-modifiers-heavy-cover = in copertura pesante
dbe-melee-modifiers-difficult = su terreno difficile (non i Volteggiatori)
dbe-melee-modifiers-rough = su terreno accidentato (non i Volteggiatori)
dbe-melee-modifiers-cavalry-against-square = cavalleria contro un quadrato
dbe-melee-modifiers-artillery-frontal-attack = artiglieria attaccata di fronte
dbe-melee-modifiers-flank-rear-overlap = nemici sul fianco, sul retro o in overlap
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
    .ask = Quali truppe stanno sulla basetta?
dbe-base-size-field-scale = Scala
    .hint = 15 o 25; le altre scale non hanno misure proprie.
dbe-base-size-field-in_square = L'elemento è in quadrato
    .hint = Il quadrato sta su un segnalino più stretto e più profondo della basetta.
    .no = L'elemento non è in quadrato
    .ask = L'elemento è in quadrato?
dbe-base-size-value-front_cm = Fronte
dbe-base-size-value-depth_cm = Profondità
dbe-base-size-value-figures = Figurini
dbe-base-size-value-marker_cm = Segnalino del quadrato, per lato
dbe-base-size-finding-front_cm = In scala { $scale } mm la basetta ha { $front_cm } cm di fronte e { $depth_cm } cm di profondità{ $marker_cm ->
    [none] .
   *[other] , con un segnalino del quadrato di { $marker_cm } cm per lato.
}
dbe-base-size-step-scale = { $applied ->
    [yes] La scala non ha misure proprie: si usano quelle dei { $value }.
   *[no] Le misure sono quelle della colonna dei { $value }.
}
dbe-base-size-step-base = La basetta ha { $front } cm di fronte e { $depth } cm di profondità.
dbe-base-size-step-figures = { $guns ->
    [0] Figurini sulla basetta: { $value }.
   *[other] Un pezzo, e serventi: { $value }.
}
dbe-base-size-step-marker = { $applied ->
    [yes] Il segnalino è di { $value } cm per lato.
   *[no] L'elemento non è in quadrato: nessun segnalino.
}
dbe-point-bases-in-other-scales = Quali basette usano i figurini in 6 mm o in altre scale?

## Budget di un'armata

dbe-corps-budget = Budget di un'armata
    .question = Questa armata può scendere in campo?
    .legal = In regola
    .illegal = Non in regola
dbe-corps-budget-field-corps = Corpi d'armata
dbe-corps-budget-field-corps-troops = Truppe
    .no = Nessuna truppa indicata
    .ask = Di quali truppe è fatto il corpo?
dbe-corps-budget-field-corps-troops-type = Tipo
    .ask = Di che truppe è questa voce del corpo?
dbe-corps-budget-field-corps-troops-count = Quanti elementi
    .ask = Quanti elementi di queste truppe ha il corpo?
dbe-corps-budget-field-chief = C'è un generale in capo
    .none = non indicato
    .hint = Con più di un corpo è obbligatorio.
    .no = Non c'è un generale in capo
    .ask = C'è un generale in capo?
dbe-corps-budget-value-legal = Consentito
dbe-corps-budget-value-violations = Che cosa non va
dbe-corps-budget-value-costs = Costo di ogni corpo, in punti
dbe-corps-budget-value-left = Punti rimasti a ogni corpo
dbe-corps-budget-finding-legal = { $chief ->
    [none] Nessun corpo supera il budget; se ci vuole il generale in capo non è controllato.
   *[told] Nessun corpo supera il budget, e per il generale in capo è tutto in regola.
}
dbe-corps-budget-value-points = Punti in tutto
dbe-corps-budget-finding-points = Nessun corpo supera il budget: in tutto { $points ->
    [one] 1 punto
   *[other] { $points } punti
}. Non controllato: se c'è un generale in capo.
dbe-corps-budget-finding-over-budget = Un corpo d'armata costa più del suo budget.
dbe-corps-budget-finding-too-many-corps = I corpi d'armata sono troppi.
dbe-corps-budget-finding-chief-missing = Manca il generale in capo, obbligatorio con più di un corpo.
dbe-corps-budget-finding-chief-without-need = L'armata ha un corpo solo, e il generale in capo non le spetta.
dbe-corps-budget-step-entry = { $applied ->
    [yes] Corpo { $corps }: { $count } × { $troop }, a { $price } l'uno: costo { $value }.
   *[no] Corpo { $corps }: { $troop }, gratis.
}
dbe-corps-budget-step-corps = { $applied ->
    [yes] Corpo { $corps }, punti spesi: { $value }, { $spare } oltre il budget di { $budget }.
   *[no] Corpo { $corps }, punti spesi: { $value } su { $budget }, { $spare ->
        [one] ne resta 1
       *[other] ne restano { $spare }
       }.
}
dbe-corps-budget-step-too-many-corps = { $applied ->
    [yes] I corpi sono più di { $most }.
   *[no] I corpi non sono più di { $most }.
}
dbe-corps-budget-step-chief = { $why ->
    [not-asked] Con un corpo per parte il generale in capo non si controlla: l'armata viola già un'altra regola.
    [wanted] Con più corpi ci vuole un generale in capo.
    [not-wanted] Con un corpo solo il generale in capo non spetta.
   *[not-told] Non hai detto se c'è un generale in capo: non si controlla.
}
dbe-corps-budget-step-chief-missing = { $applied ->
    [yes] Manca il generale in capo, obbligatorio con più di un corpo.
   *[no] Il generale in capo c'è, o non serve.
}
dbe-corps-budget-step-chief-without-need = { $applied ->
    [yes] C'è un generale in capo che non spetta.
   *[no] Se c'è un generale in capo, all'armata spetta.
}
dbe-corps-budget-remedy-cheaper = Consentito se il corpo più caro costa { $points ->
    [one] 1 punto
   *[other] { $points } punti
} in meno.
dbe-corps-budget-remedy-chief = { $why ->
    [wanted] Consentito se c'è un generale in capo.
   *[not-wanted] Consentito se non c'è un generale in capo.
}
dbe-point-chief-per-side = Con un corpo per parte c'è il generale in capo?

## Tavolo e schieramento

dbe-board-size = Tavolo e schieramento
    .question = Quanto è grande il tavolo, e dove ci si schiera?
dbe-board-size-field-corps_per_side = Corpi d'armata per parte
    .none = da contare
    .ask = Quanti corpi d'armata ha ciascuna parte?
dbe-board-size-field-features = Elementi di terreno
    .none = da contare
    .ask = Quanti elementi di terreno ci sono sul tavolo?
dbe-board-size-field-deploy_distance_cm = Distanza dell'elemento dal proprio bordo
    .none = da misurare
    .ask = A quanti cm dal proprio bordo del tavolo arriva l'elemento?
dbe-board-size-field-first_player = Primo giocatore
    .none = da decidere
    .ask = Chi è il primo giocatore?
dbe-board-size-value-deploy_ok = Elemento schierato entro il limite
dbe-board-size-value-features_ok = Terreno a sufficienza
dbe-board-size-value-deploys_first = Si schiera per primo
dbe-board-size-value-width_cm = Larghezza
dbe-board-size-value-depth_cm = Profondità
dbe-board-size-value-depth_at_most_cm = Profondità massima
dbe-board-size-value-min_features = Elementi di terreno, almeno
dbe-board-size-finding-deploy_ok = L'elemento è schierato abbastanza vicino al proprio bordo del tavolo.
dbe-board-size-finding-not-deploy_ok = L'elemento è schierato troppo lontano dal proprio bordo del tavolo.
dbe-board-size-finding-features_ok = Gli elementi di terreno sono tre o più, e bastano.
dbe-board-size-finding-not-features_ok = Gli elementi di terreno sono meno di tre, il minimo.
dbe-board-size-finding-a = Si schiera per primo il giocatore A.
dbe-board-size-finding-b = Si schiera per primo il giocatore B.
dbe-board-size-finding-width_cm = { $depth_cm ->
    [none] Il tavolo è largo { $width_cm } cm.
   *[other] Il tavolo è largo { $width_cm } cm e profondo { $depth_cm } cm.
}
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
dbe-board-size-step-least = Elementi di terreno che servono: almeno { $value }, anche se il tavolo è più grande.
dbe-board-size-step-features = { $applied ->
    [yes] Elementi di terreno: { $value }, e ne servono almeno { $least }.
   *[no] Elementi di terreno: { $value }, troppo pochi: ne servono { $least }.
}
dbe-board-size-step-deploy = { $applied ->
    [yes] L'elemento è a { $value } cm dal bordo, su { $most } consentiti.
   *[no] L'elemento è a { $value } cm dal bordo: { $over } cm di troppo.
}
dbe-board-size-step-order = { $value ->
    [a] Il secondo giocatore, A, si schiera per primo.
   *[b] Il secondo giocatore, B, si schiera per primo.
}
dbe-board-size-remedy-features = Consentito se { $more ->
    [one] c'è 1 elemento di terreno
   *[other] ci sono { $more } elementi di terreno
} in più.
dbe-board-size-remedy-nearer = Consentito se l'elemento sta { $over } cm più vicino al proprio bordo.
dbe-point-board-growth = Il tavolo cresce anche in profondità?

## Punti di attivazione

dbe-activation-points = Punti di attivazione
    .question = Quanti punti ha il generale, e quanto costano i suoi ordini?
dbe-activation-points-field-quality_die = Dado della qualità
    .none = non tirato
    .hint = Si tira prima della partita: con uno il generale è mediocre, con sei è geniale.
    .ask = Quanto ha fatto, a inizio partita, il dado per la qualità del generale?
dbe-activation-points-field-quality = Quanto vale il generale
    .none = non si sa
    .hint = Tirato a inizio partita: vale un punto in più o in meno.
    .ask = Il generale è mediocre, normale o geniale?
dbe-activation-points-field-unknown_quality = La qualità del generale è ancora ignota
    .hint = Allora le probabilità contano tutte le facce del suo dado.
    .no = La qualità del generale è già nota
    .ask = La qualità del generale è ancora ignota?
dbe-activation-points-field-die = Dado dei punti
    .none = non ancora tirato
    .hint = Si tira a ogni turno; la qualità aggiunge o toglie uno.
    .ask = Quanto ha fatto in questo turno il dado dei punti di attivazione?
dbe-activation-points-field-points_in_hand = Punti rimasti
    .none = da contare
    .hint = Quelli che il generale ha ancora in questo turno: allora non serve il dado.
    .ask = Quanti punti di attivazione restano al generale in questo turno?
    .no = Il generale non ha ancora speso punti
dbe-activation-points-field-chief = Generale in capo
    .no = Nessun generale in capo
    .hint = Può prendere il comando del corpo se ha più punti ed è abbastanza vicino.
dbe-activation-points-field-chief-points = Punti del generale in capo
    .hint = Punti di attivazione del generale in capo.
    .ask = Quanti punti di attivazione ha il generale in capo?
dbe-activation-points-field-chief-distance_to_troops_cm = Dal generale in capo alle truppe
    .hint = Al posto di un altro comanda soltanto truppe vicine.
    .ask = A quanti cm dalle truppe è il generale in capo?
dbe-activation-points-field-chief-other_points = Punti degli altri generali
    .hint = Di quelli che non sostituisce.
dbe-activation-points-field-orders = Ordini
    .no = Nessun ordine
    .none = nessuno
    .within = l'ordine
dbe-activation-points-field-orders-kind = Che cosa si fa
    .ask = Che cosa si fa con { $whose }?
dbe-activation-points-field-orders-distance_to_general_cm = Distanza dal generale
    .hint = Lontano, o fuori vista, un ordine costa due punti.
    .ask = A quanti cm dal generale sono le truppe che eseguono { $whose }?
dbe-activation-points-field-orders-in_sight = Il generale vede le truppe
    .hint = Fuori vista, un movimento che non è vicino al generale costa il doppio.
    .no = Il generale non vede le truppe
    .ask = Il generale vede le truppe che eseguono { $whose }?
dbe-activation-points-field-orders-legs = Tratti
    .hint = Di un movimento strategico: ogni tratto si paga.
    .ask = In quanti tratti si esegue { $whose }, che è un movimento strategico?
dbe-activation-points-field-orders-with_general = Il generale è unito alle truppe e va con loro
    .hint = Con il suo primo movimento, che è gratuito.
    .no = Il generale non muove unito alle truppe
    .ask = Il generale è unito alle truppe che eseguono { $whose }, e muove con loro?
dbe-activation-points-field-general_lost = Il generale è perso
    .hint = Che cosa comporti per i punti è un punto aperto.
    .no = Il generale non è perso
    .ask = Il generale è stato eliminato?
dbe-activation-points-field-ask = Probabilità
    .hint = Prima di tirare il dado.
dbe-activation-points-field-n = Almeno tanti punti
    .none = nessun numero chiesto
    .hint = Le probabilità si danno per tanti punti così, o di più.
    .ask = Quanti punti di attivazione ti servono, almeno?
dbe-activation-points-value-chief_may_take_over = Il generale in capo può subentrare
dbe-activation-points-value-affordable = I punti bastano
dbe-activation-points-value-points = Punti
dbe-activation-points-value-p = Probabilità di ogni numero di punti
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
dbe-order-strategic = un movimento strategico
dbe-activation-points-finding-chief_may_take_over = Il generale in capo può prendere il comando del corpo.
dbe-activation-points-finding-not-chief_may_take_over = Il generale in capo non può prendere il comando del corpo.
dbe-activation-points-finding-affordable = I punti bastano per tutti gli ordini.
dbe-activation-points-finding-not-affordable = I punti non bastano per tutti gli ordini{ $total_cost ->
    [none] {""}
   *[other] { $points ->
        [none] {""}
       *[other] : il costo è { $total_cost }, e il generale ha { $points }
    }
}.
dbe-activation-points-finding-points = Il generale ha { $points ->
    [one] 1 punto di attivazione
   *[other] { $points } punti di attivazione
}.
dbe-activation-points-finding-p = { $ask-code ->
    [distribution] { $quality-code ->
        [none] Probabilità di ogni numero di punti di attivazione
       *[other] Probabilità per un generale { $quality }
    }: { $p }.
   *[other] { $n ->
        [none] Probabilità di ogni numero di punti di attivazione: { $p }.
        [one] Probabilità di almeno 1 punto di attivazione: { $p }.
       *[other] Probabilità di almeno { $n } punti di attivazione: { $p }.
    }
}
dbe-activation-points-finding-total_cost = Gli ordini costano in tutto { $total_cost ->
    [one] 1 punto di attivazione
   *[other] { $total_cost } punti di attivazione
}.
dbe-activation-points-step-quality = Il generale è { $quality }.
dbe-activation-points-step-die = Il dado segna { $value }.
dbe-activation-points-step-in-hand = Punti rimasti: { $value }.
dbe-activation-points-step-change = { $value ->
    [-1] Un generale { $quality } ha un punto in meno.
    [0] Un generale { $quality } ha i punti del dado.
   *[other] Un generale { $quality } ha un punto in più.
}
dbe-activation-points-step-least = { $applied ->
    [yes] I punti non scendono mai sotto uno.
   *[no] Il generale ha almeno un punto.
}
dbe-activation-points-step-rolls = Risultati del dado ugualmente probabili: { $value }.
dbe-activation-points-step-lost = { $applied ->
    [yes] Il generale è perso: niente dado, e nessuno vede le truppe.
   *[no] Il generale è perso, e per ora non cambia nulla.
}
dbe-activation-points-step-chief-distance = { $applied ->
    [yes] { $value } cm dal generale in capo: meno di { $limit }.
   *[no] { $value } cm dal generale in capo: non meno di { $limit }.
}
dbe-activation-points-step-chief-points = { $applied ->
    [yes] { $value ->
        [one] { $value } punto
       *[other] { $value } punti
    } contro { $replaced }: ne ha di più.
   *[no] { $value ->
        [one] { $value } punto
       *[other] { $value } punti
    } contro { $replaced }: non bastano.
}
dbe-activation-points-step-others = { $applied ->
    [yes] Punti di un altro generale: { $value }. Il generale in capo deve averne più anche di lui.
   *[no] Punti di un altro generale: { $value }, e non importa.
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
    [yes] Ordine { $n }: muove il generale, gratis.
   *[no] Ordine { $n }: il generale ha già mosso, e paga.
}
dbe-activation-points-step-order = Ordine { $n }, { $kind }: costa { $value }.
dbe-activation-points-step-turn = Ordine { $n }: girarsi prima di muovere non costa altro.
dbe-activation-points-step-total = { $applied ->
    [yes] Punti da spendere: { $value } su { $points }.
   *[no] Punti da spendere: { $value }, { $short } più di quanti ne ha il generale.
}
dbe-activation-points-remedy-chief-nearer = { $over ->
    [0] Consentito se il generale in capo è appena più vicino.
   *[other] Consentito se il generale in capo sta oltre { $over } cm più vicino.
}
dbe-activation-points-odds-1 = 1 punto
dbe-activation-points-odds-2 = 2 punti
dbe-activation-points-odds-3 = 3 punti
dbe-activation-points-odds-4 = 4 punti
dbe-activation-points-odds-5 = 5 punti
dbe-activation-points-odds-6 = 6 punti
dbe-activation-points-odds-7 = 7 punti
dbe-point-chief-more-than-whom = Di quali generali deve superare i punti il generale in capo?
dbe-point-dead-general = Che cosa succede a un corpo che ha perso il generale?
dbe-point-distant-pivots = Lontano dal generale raddoppia anche il costo di una rotazione?

## Gruppi

dbe-group = Gruppi
    .question = Questi elementi formano un gruppo, e quanto è veloce?
dbe-group-field-scale = Scala
    .hint = Delle miniature: ne dipendono le misure delle basette.
dbe-group-field-elements = Elementi
    .within = l'elemento
dbe-group-field-elements-type = Tipo
    .none = non indicato
    .ask = Quali truppe compongono { $whose }?
dbe-group-field-elements-corps = Corpo d'armata
    .hint = Un gruppo si fa solo con elementi dello stesso corpo.
    .ask = Di che corpo d'armata è { $whose }?
dbe-group-field-elements-formation = Formazione
    .ask = In che formazione è { $whose }?
dbe-group-field-elements-square = In quadrato
    .hint = Un quadrato ha la zona di controllo su tutte e quattro le facce, e non fa parte di un gruppo.
    .no = Non in quadrato
    .ask = È in quadrato { $whose }?
dbe-group-field-elements-going = Terreno
    .ask = Su che terreno sta { $whose }?
dbe-group-field-elements-facing_deg = Orientamento, gradi
    .hint = In senso orario; a zero guarda verso l'alto del tavolo.
    .ask = Di quanti gradi, in senso orario dall'alto del tavolo, è girato { $whose }?
dbe-group-field-full_edge_contact = Gli elementi si toccano per lati interi
    .hint = Lato contro lato, spigolo contro spigolo.
    .no = Gli elementi non si toccano per lati interi
    .ask = Gli elementi si toccano per lati interi?
dbe-group-field-one_corps = Gli elementi sono tutti dello stesso corpo
    .no = Gli elementi non sono tutti dello stesso corpo
    .ask = Gli elementi sono tutti dello stesso corpo?
dbe-group-field-same_facing = Gli elementi sono tutti orientati allo stesso modo
    .no = Gli elementi non sono tutti orientati allo stesso modo
    .ask = Gli elementi sono tutti orientati allo stesso modo?
dbe-group-field-elements-polygon = Angoli, cm
    .hint = Un punto per angolo, in ordine lungo la basetta.
    .ask = Dove sono, in cm, gli angoli della basetta, per { $whose }?
dbe-group-value-is_group = Gli elementi formano un gruppo
dbe-group-value-reason = Perché no
dbe-group-value-speed_cm = Velocità
dbe-group-value-pa_to_move_both = Punti per muovere insieme gli elementi
dbe-group-reason-infantry-only = solo la fanteria forma il quadrato
dbe-group-reason-light-only = solo la fanteria leggera va in ordine sparso
dbe-group-reason-square = uno è in quadrato
dbe-group-reason-two-corps = sono di due corpi d'armata
dbe-group-reason-guns-and-others = c'è artiglieria accanto a un'altra arma
dbe-group-reason-facing-differs = sono orientati diversamente
dbe-group-reason-partial-contact = non si toccano per un lato intero
dbe-group-finding-is_group = { $elements-count ->
    [1] Un elemento solo muove come gruppo di uno{ $speed_cm ->
        [none] .
       *[other] , al massimo di { $speed_cm } cm.
    }
   *[other] { $speed_cm ->
        [none] Gli elementi formano un gruppo.
       *[other] Gli elementi formano un gruppo e muovono al massimo di { $speed_cm } cm.
    }
}
dbe-group-finding-not-is_group = { $elements-count ->
    [1] L'elemento non può stare così{ $reason-code ->
        [none] .
       *[other] , perché { $reason }.
    }
   *[other] { $reason-code ->
        [none] Gli elementi non formano un gruppo.
       *[other] Gli elementi non formano un gruppo, perché { $reason }.
    }
}
dbe-group-step-infantry-only = Un elemento è indicato in quadrato, e non è fanteria.
dbe-group-step-light-only = Un elemento è indicato in ordine sparso, e non è fanteria leggera.
dbe-group-step-square = { $applied ->
    [yes] Uno degli elementi è in quadrato.
   *[no] Nessun elemento è in quadrato.
}
dbe-group-step-two-corps = { $applied ->
    [yes] Gli elementi sono di corpi d'armata diversi.
   *[no] Gli elementi sono di un solo corpo d'armata.
}
dbe-group-step-guns-and-others = { $applied ->
    [yes] L'artiglieria sta con un'altra arma.
   *[no] Non c'è artiglieria con un'altra arma.
}
dbe-group-step-facing-differs = { $applied ->
    [yes] Gli elementi sono girati da parti diverse.
   *[no] Gli elementi sono girati dalla stessa parte.
}
dbe-group-step-partial-contact = { $applied ->
    [yes] Gli elementi non si toccano tutti per lati interi.
   *[no] Gli elementi si toccano per lati interi.
}
dbe-group-step-element = { $why ->
    [moves] { $troop }, { $ground }: { $value } cm.
   *[barred] { $troop }, { $ground }: terreno vietato.
}
dbe-group-step-both = Muovere insieme gli elementi costa { $value }.
mark-whole-edge = lato intero a contatto
mark-part-of-edge = lato a contatto solo in parte

## Movimenti

dbe-movement = Movimenti
    .question = Di quanto può muovere questa unità?
dbe-movement-field-troop = Truppa
    .ask = Quali truppe muovono?
dbe-movement-field-going = Terreno
    .ask = Su che terreno comincia il movimento?
dbe-movement-field-then_going = Altro terreno nello stesso movimento
    .none = un solo terreno
    .hint = Su due terreni la misura del movimento è un punto aperto.
    .ask = Su che terreno prosegue lo stesso movimento?
    .no = Tutto il movimento è su un solo terreno
dbe-movement-field-formation = Formazione
    .ask = In che formazione muove l'unità?
dbe-movement-value-max_cm = Movimento massimo
dbe-movement-value-forbidden = Quel terreno è vietato
dbe-movement-value-legal = Consentito
dbe-movement-value-violations = Contro le regole
dbe-movement-finding-infantry-only = Solo la fanteria forma il quadrato.
dbe-movement-finding-light-only = Solo la fanteria leggera va in ordine sparso.
dbe-movement-step-infantry-only = È indicato il quadrato, e la truppa non è fanteria.
dbe-movement-step-light-only = È indicato l'ordine sparso, e la truppa non è fanteria leggera.
dbe-movement-finding-max_cm = { $max_cm ->
    [0] { $troop-form ->
        [fs] In quadrato la { $troop } non può muovere lì
        [fv] In quadrato l'{ $troop } non può muovere lì
        [mp] In quadrato i { $troop } non possono muovere lì
        [ms] In quadrato il { $troop } non può muovere lì
       *[none] In quadrato l'unità non può muovere lì
    }
   *[other] { $troop-form ->
        [fs] La { $troop } muove al massimo di { $max_cm } cm
        [fv] L'{ $troop } muove al massimo di { $max_cm } cm
        [mp] I { $troop } muovono al massimo di { $max_cm } cm
        [ms] Il { $troop } muove al massimo di { $max_cm } cm
       *[none] L'unità muove al massimo di { $max_cm } cm
    }
}.
dbe-movement-finding-forbidden = Il terreno è vietato { $troop-form ->
    [fs] alla { $troop }
    [fv] all'{ $troop }
    [mp] ai { $troop }
    [ms] al { $troop }
   *[none] all'unità
}.
dbe-movement-finding-not-forbidden = L'unità può muovere, ogni tratto con la misura del suo terreno: non c'è una cifra unica.
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
    [yes] Per tutta la mossa vale il terreno più lento: { $first } o { $second } cm.
   *[no] Ogni tratto con la sua misura: { $first } cm, poi { $second }.
}
dbe-point-lancers-row = I lancieri sono cavalleria leggera o pesante?
dbe-point-dragoons-row = I dragoni sono cavalleria leggera o pesante?
dbe-point-light-guns-row = Di quanto muovono i cannoni leggeri?
dbe-point-mixed-going = Di quanto si muove se il terreno cambia a metà mossa?

## Movimenti strategici

dbe-strategic-move = Movimenti strategici
    .question = L'unità può fare un movimento strategico, e di quanto?
dbe-strategic-move-field-start_distances_cm = Distanza dei nemici alla partenza
    .ask = A quanti cm è il nemico più vicino quando il movimento comincia?
    .hint = Se i nemici sono più d'uno, conta il più vicino.
dbe-strategic-move-field-end_distances_cm = Distanza dei nemici all'arrivo
    .ask = A quanti cm è il nemico più vicino quando il movimento finisce?
    .hint = Se i nemici sono più d'uno, conta il più vicino.
dbe-strategic-move-field-closest_on_the_way_cm = Nemico più vicino lungo il percorso
    .none = nessuno vicino al percorso
    .hint = Le regole non dicono se un nemico lungo il percorso conti: è un punto aperto.
    .ask = A quanti cm dal nemico più vicino passa il movimento?
    .no = Nessun nemico è vicino al percorso
dbe-strategic-move-field-legs = Tratti
    .none = da contare
    .hint = Ogni tratto è un movimento a sé, e si paga.
    .ask = Quanti tratti fa il movimento strategico?
dbe-strategic-move-field-points_available = Punti disponibili
    .none = da contare
    .hint = Punti di attivazione ancora da spendere.
    .ask = Quanti punti di attivazione restano?
dbe-strategic-move-field-cost_per_leg = Costo di un tratto
    .hint = Due lontano dal generale o fuori dalla sua vista.
    .ask = Quanti punti di attivazione costa ogni tratto?
dbe-strategic-move-field-troop = Truppa
    .none = truppe che non sono artiglieria
    .ask = Quali truppe fanno il movimento strategico?
    .no = Le truppe non sono artiglieria
dbe-strategic-move-field-going = Terreno
    .ask = Su che terreno si fa il movimento strategico?
dbe-strategic-move-value-legal = Consentito
dbe-strategic-move-value-violations = Che cosa non va
dbe-strategic-move-value-points_used = Punti usati
dbe-strategic-move-value-max_distance_cm = Distanza massima
dbe-strategic-move-finding-legal = I nemici sono abbastanza lontani per un movimento strategico.
dbe-strategic-move-finding-start-too-close = Alla partenza un nemico è troppo vicino per un movimento strategico.
dbe-strategic-move-finding-end-too-close = All'arrivo un nemico è troppo vicino per un movimento strategico.
dbe-strategic-move-finding-not-enough-points = I tratti del movimento costano più punti di attivazione di quanti ne restano.
dbe-strategic-move-finding-passes-too-close = Il movimento passa troppo vicino a un nemico.
dbe-strategic-move-finding-forbidden-ground = Il terreno è vietato a tutta l'artiglieria.
dbe-strategic-move-finding-points_used = Il movimento strategico costa { $points_used ->
    [one] 1 punto di attivazione
   *[other] { $points_used } punti di attivazione
}{ $legal ->
    [none] ; se è consentito dipende dai nemici.
   *[other] .
}
dbe-strategic-move-step-start-too-close = { $why ->
    [nearest] Alla partenza il nemico più vicino è a { $value } cm: { $applied ->
        [yes] devono essere più di { $limit }.
       *[no] più di { $limit }.
    }
    [nobody] Alla partenza non ci sono nemici.
   *[not-told] I nemici alla partenza non sono indicati.
}
dbe-strategic-move-step-end-too-close = { $why ->
    [nearest] All'arrivo il nemico più vicino è a { $value } cm: { $applied ->
        [yes] devono essere più di { $limit }.
       *[no] più di { $limit }.
    }
    [nobody] All'arrivo non ci sono nemici.
   *[not-told] I nemici all'arrivo non sono indicati.
}
dbe-strategic-move-step-passes-too-close = { $why ->
    [near] Lungo il percorso un nemico è a { $value } cm{ $applied ->
        [yes] : troppo vicino.
       *[no] , e non conta.
    }
   *[far] Lungo il percorso nessun nemico è a meno di { $value } cm.
}
dbe-strategic-move-step-legs = I tratti costano { $each } l'uno, { $value } in tutto.
dbe-strategic-move-step-not-enough-points = { $why ->
    [told] { $applied ->
        [yes] Punti di attivazione rimasti: { $points }, troppo pochi.
       *[no] Punti di attivazione rimasti: { $points }, bastano.
    }
   *[not-told] I punti di attivazione rimasti non sono indicati.
}
dbe-strategic-move-step-forbidden-ground = L'artiglieria non può entrare nel terreno difficile.
dbe-strategic-move-step-distance = { $applied ->
    [yes] { $leg } cm a tratto: { $value } cm in tutto.
   *[no] Il terreno è vietato a queste truppe.
}
dbe-strategic-move-remedy-fewer-legs = Consentito se il movimento ha { $legs ->
    [one] 1 tratto
   *[other] { $legs } tratti
}.
dbe-point-strategic-passing-close = Un movimento strategico può passare vicino al nemico?

## Formazioni

dbe-formation = Formazioni
    .question = L'elemento può cambiare formazione, e che cosa può fare poi?
dbe-formation-field-ask = Domanda
dbe-formation-field-troop = Truppa
    .none = non indicata
    .ask = Quali truppe cambiano formazione?
dbe-formation-field-from = Formazione di partenza
    .none = nessun cambio
    .hint = La formazione in cui è adesso.
    .ask = In che formazione è adesso l'elemento?
dbe-formation-field-to = Formazione d'arrivo
    .none = nessun cambio
    .hint = La formazione che prenderebbe.
    .ask = In che formazione devono passare le truppe?
dbe-formation-field-twin_lost = L'altra basetta di Volteggiatori è persa
    .hint = Senza, la fanteria leggera non può tornare in linea.
    .no = L'altra basetta di Volteggiatori c'è ancora
    .ask = L'altra basetta di Volteggiatori è andata persa?
    .if-not = Consentito se l'altra basetta di Volteggiatori c'è ancora.
dbe-formation-field-in_group = L'elemento fa parte di un gruppo
    .no = L'elemento non fa parte di un gruppo
    .ask = L'elemento fa parte di un gruppo?
dbe-formation-field-formation = Formazione
    .ask = Di quale formazione vuoi sapere che cosa può fare?
dbe-formation-ask-properties = che cosa può fare la formazione
dbe-formation-value-allowed = Consentito
dbe-formation-value-violations = Che cosa non va
dbe-formation-value-cost_pa = Costo
dbe-formation-value-becomes = Diventa
dbe-formation-value-effects = Da allora in poi
dbe-formation-value-can_group = L'elemento può stare in un gruppo
dbe-formation-value-counts_as_overlap = L'elemento conta come overlap
dbe-formation-value-control_faces = Lati con zona di controllo
dbe-formation-value-fire_faces = Lati da cui può tirare
dbe-effect-leaves-group = lascia il gruppo
dbe-effect-no-group = niente gruppo
dbe-effect-no-overlap = niente overlap
dbe-effect-four-zones = quattro zone di controllo
dbe-effect-four-fields = quattro campi di tiro
dbe-effect-slow = quasi non muove
dbe-effect-weaker-fire = tiro più debole
dbe-effect-easier-target = bersaglio più facile
dbe-effect-horse-held-off = cavalleria tenuta lontana
dbe-formation-whatever-illegal = Queste truppe non possono fare questo cambio di formazione.
dbe-formation-finding-legal = { $cost_pa ->
    [none] L'elemento può cambiare formazione.
    [0] L'elemento è già in quella formazione: niente cambia e niente si paga.
    [one] Il cambio di formazione costa 1 punto di attivazione.
   *[other] Il cambio di formazione costa { $cost_pa } punti di attivazione.
}
dbe-formation-finding-infantry-only = Solo la fanteria forma il quadrato.
dbe-formation-finding-light-only = Solo la fanteria leggera va in ordine sparso.
dbe-formation-finding-voltigeurs-in-line = I Volteggiatori sono in ordine sparso, mai in linea.
dbe-formation-step-voltigeurs-in-line = Si parla di Volteggiatori in linea: in linea sono fanteria leggera.
dbe-formation-step-no-change = L'elemento resta nella formazione che ha.
dbe-formation-finding-twin-lost = L'altra basetta di Volteggiatori è persa, e questa non può più richiudersi.
dbe-formation-finding-voltigeurs-no-square = I Volteggiatori non formano il quadrato.
dbe-formation-finding-through-line = Un quadrato deve prima tornare in linea.
dbe-formation-finding-can_group = In questa formazione l'elemento può stare in un gruppo.
dbe-formation-finding-not-can_group = In quadrato l'elemento non fa parte di nessun gruppo.
dbe-formation-step-infantry-only = { $why ->
    [square] { $applied ->
        [yes] Solo la fanteria forma il quadrato, e questa truppa non è fanteria.
       *[no] Solo la fanteria forma il quadrato, e questa truppa è fanteria.
    }
   *[other] Il cambio non è in quadrato.
}
dbe-formation-step-light-only = { $why ->
    [open] { $applied ->
        [yes] Solo la fanteria leggera va in ordine sparso, e questa truppa non lo è.
       *[no] Solo la fanteria leggera va in ordine sparso, e questa truppa lo è.
    }
   *[other] Il cambio non è in ordine sparso.
}
dbe-formation-step-voltigeurs-no-square = { $applied ->
    [yes] I Volteggiatori non possono formare il quadrato.
   *[no] I Volteggiatori possono formare il quadrato, come ogni fanteria.
}
dbe-formation-step-through-line = { $applied ->
    [yes] Dal quadrato all'ordine sparso l'elemento deve passare per la linea.
   *[no] Dal quadrato all'ordine sparso l'elemento passa in una volta.
}
dbe-formation-step-twin-lost = { $why ->
    [closing] { $applied ->
        [yes] L'altra basetta è persa: i Volteggiatori non possono richiudersi.
       *[no] Ci sono tutte e due le basette: i Volteggiatori possono richiudersi.
    }
   *[other] L'elemento non si richiude.
}
dbe-formation-step-change = Da { $from } a { $to }: { $value } punto di attivazione.
dbe-formation-step-group = { $applied ->
    [yes] L'elemento esce dal suo gruppo.
   *[no] L'elemento non era in un gruppo.
}
dbe-formation-step-effect = { $effect }.
dbe-formation-step-can-group = { $applied ->
    [yes] In questa formazione l'elemento può stare in un gruppo.
   *[no] In questa formazione l'elemento non può stare in un gruppo.
}
dbe-formation-step-overlaps = { $applied ->
    [yes] L'elemento conta come overlap.
   *[no] L'elemento non conta mai come overlap.
}
dbe-formation-step-zones = Lati con zona di controllo: { $value }.
dbe-formation-step-fields = Lati da cui può tirare: { $value }.
dbe-formation-remedy-line-first = Consentito se l'elemento prima torna in linea.
dbe-point-voltigeurs-in-square = I Volteggiatori possono mettersi in quadrato?
dbe-point-square-to-open-order = La fanteria leggera può passare subito dal quadrato all'ordine sparso?

## Attraversamenti

dbe-interpenetration = Attraversamenti
    .question = Questo elemento può attraversare quell'altro?
dbe-interpenetration-field-mover = Chi muove
    .pair = Chi muove, e attraverso chi?
    .ask = Quali truppe muovono?
dbe-interpenetration-field-passed = Chi è attraversato
    .ask = Quali truppe sono attraversate?
dbe-interpenetration-field-facing = Come sono orientati i due
    .hint = L'uno rispetto all'altro.
    .ask = I due elementi sono orientati allo stesso modo, all'opposto o di sbieco?
dbe-facing-same = dalla stessa parte
dbe-facing-opposite = da parti opposte
dbe-facing-other = di sbieco
dbe-interpenetration-value-allowed = Consentito
dbe-interpenetration-value-violations = Perché no
dbe-interpenetration-finding-legal = { $mover-form ->
    [fs] La { $mover } può attraversare
    [fv] L'{ $mover } può attraversare
    [mp] I { $mover } possono attraversare
    [ms] Il { $mover } può attraversare
   *[none] L'elemento che muove può attraversare
} { $passed-form ->
    [fs] la { $passed }
    [fv] l'{ $passed }
    [mp] i { $passed }
    [ms] il { $passed }
   *[none] l'altro elemento
}.
dbe-interpenetration-finding-guns-at-an-angle = I cannoni e l'altro elemento sono messi di sbieco.
dbe-interpenetration-finding-guns-do-not-pass = L'artiglieria attraversa solo i Volteggiatori.
dbe-interpenetration-finding-nobody-else = Solo i Volteggiatori possono attraversare questo elemento.
dbe-interpenetration-finding-voltigeurs-at-an-angle = I Volteggiatori e l'altro elemento sono messi di sbieco.
dbe-interpenetration-finding-generals-blocked = Nessuna regola dice che un generale attraversi o sia attraversato.
dbe-interpenetration-step-voltigeurs = { $applied ->
    [yes] { $who ->
        [passed] Si attraversano dei Volteggiatori.
       *[mover] A muovere sono dei Volteggiatori.
    }
   *[no] Nessuno dei due elementi è di Volteggiatori.
}
dbe-interpenetration-step-facing = { $value ->
    [same] I due sono girati dalla stessa parte.
    [opposite] I due sono girati da parti opposte.
   *[other] I due sono messi di sbieco.
}
dbe-interpenetration-step-voltigeurs-at-an-angle = { $why ->
    [angle] { $applied ->
        [yes] I due si incontrano di sbieco, e non è consentito.
       *[no] I due si incontrano di sbieco, ed è consentito.
    }
   *[straight] I due non si incontrano di sbieco.
}
dbe-interpenetration-step-generals-blocked = { $applied ->
    [yes] Uno dei due è un generale, e nessuna regola lo lascia attraversare o essere attraversato.
   *[no] Uno dei due è un generale: passa, e si lascia passare.
}
dbe-interpenetration-step-guns-do-not-pass = { $applied ->
    [yes] A muovere è l'artiglieria.
   *[no] A muovere non è l'artiglieria.
}
dbe-interpenetration-step-nobody-else = { $applied ->
    [yes] L'elemento in mezzo non è né di Volteggiatori né di artiglieria.
   *[no] Niente vieta di attraversare queste truppe.
}
dbe-interpenetration-step-guns-at-an-angle = { $why ->
    [gun] { $applied ->
        [yes] L'artiglieria è messa di sbieco.
       *[no] L'artiglieria è orientata in modo da lasciar passare.
    }
   *[none] In mezzo non c'è artiglieria.
}
dbe-interpenetration-remedy-straight = Consentito se i due elementi guardano dalla stessa parte.
dbe-point-voltigeurs-at-an-angle = I Volteggiatori attraversano, e si fanno attraversare, di sbieco?
dbe-point-generals-passing = I generali possono attraversare le truppe, e le truppe i generali?

## Zone di controllo

dbe-zone-of-control = Zone di controllo
    .question = L'elemento è in una zona di controllo, e che cosa può fare?
dbe-zone-of-control-field-scale = Scala
    .hint = Delle miniature: ne dipendono le misure delle basette.
dbe-zone-of-control-field-controller = Nemico che ha la zona
    .no = Nessun nemico che ha la zona
    .within = il nemico
dbe-zone-of-control-field-controller-square = In quadrato
    .hint = Un quadrato ha la zona di controllo su tutte e quattro le facce, e non fa parte di un gruppo.
    .no = Non in quadrato
    .ask = Il nemico che esercita la zona di controllo è in quadrato?
dbe-zone-of-control-field-controller-going = Terreno
    .hint = In terreno difficile non ha zona di controllo.
    .ask = Su che terreno sta il nemico che esercita la zona di controllo?
dbe-zone-of-control-field-distance_ahead_cm = Distanza davanti al fronte del nemico
    .ask = A quanti cm davanti al fronte del nemico è l'elemento che muove?
dbe-zone-of-control-field-distance_behind_cm = Distanza dietro il retro del nemico
    .none = non è dietro
    .ask = A quanti cm dietro il retro del nemico è l'elemento che muove?
    .no = L'elemento non è dietro il nemico
dbe-zone-of-control-field-lateral_offset_cm = Distanza di lato dalla mezzeria del nemico
    .hint = Dalla linea che va diritta dal centro del suo fronte.
    .ask = A quanti cm di lato dalla mezzeria del nemico è l'elemento che muove?
dbe-zone-of-control-field-distance_to_cross_cm = Movimento per superare tutta la zona
    .hint = La basetta deve uscirne intera dall'altra parte.
    .ask = Quanti cm deve muovere l'elemento per uscire dalla zona dall'altra parte?
dbe-zone-of-control-field-move_left_cm = Movimento rimasto
    .hint = Quando l'elemento arriva alla zona.
    .ask = Quanti cm di movimento restano quando l'elemento arriva alla zona?
dbe-zone-of-control-field-intent = Mossa voluta
    .none = nessuna mossa
    .hint = Dentro una zona di controllo se ne possono fare solo tre.
    .ask = Che cosa vuole fare l'elemento che muove?
dbe-zone-of-control-field-inside_zone = L'elemento è in una zona di controllo
    .if-not = Consentito se l'elemento non è in nessuna zona di controllo.
    .hint = Se lo sai già, non servono misure.
    .no = L'elemento non è in nessuna zona di controllo
    .ask = L'elemento che muove è dentro una zona di controllo nemica?
dbe-zone-of-control-field-mover = Chi muove
    .no = Nessun elemento che muove
    .within = l'elemento che muove
dbe-zone-of-control-field-controllers = Nemici con una zona lungo il percorso
    .no = Nessun nemico con una zona lungo il percorso
    .within = il nemico
dbe-zone-of-control-field-controllers-square = In quadrato
    .no = Non è in quadrato
    .hint = Un quadrato ha la zona di controllo su tutte e quattro le facce, e non fa parte di un gruppo.
    .ask = È in quadrato { $whose }?
dbe-zone-of-control-field-controllers-going = Terreno
    .hint = In terreno difficile non ha zona di controllo.
    .ask = Su che terreno sta { $whose }?
dbe-zone-of-control-field-path = Percorso
    .no = Nessun percorso
    .hint = Il centro della basetta, punto per punto; si giudica anche la strada che porta fuori da una zona di controllo.
    .within = il punto
dbe-zone-of-control-field-path-x_cm = Est
    .hint = Dove il percorso svolta o finisce.
    .ask = A quanti cm verso est è { $whose } del percorso?
dbe-zone-of-control-field-path-y_cm = Nord
    .ask = A quanti cm verso nord è { $whose } del percorso?
dbe-zone-of-control-field-difficult_ground = Zone di terreno difficile
    .none = sul tavolo non ce n'è
    .no = Non c'è terreno difficile vicino
dbe-zone-of-control-field-mover-facing_deg = Orientamento, gradi
    .hint = In senso orario; a zero guarda verso l'alto del tavolo.
    .ask = Di quanti gradi, in senso orario dall'alto del tavolo, è girato l'elemento che muove?
dbe-zone-of-control-field-controllers-facing_deg = Orientamento, gradi
    .hint = In senso orario; a zero guarda verso l'alto del tavolo.
    .ask = Di quanti gradi, in senso orario dall'alto del tavolo, è girato { $whose }?
dbe-zone-of-control-field-mover-polygon = Angoli, cm
    .hint = Un punto per angolo, in ordine lungo la basetta.
    .ask = Dove sono, in cm, gli angoli della basetta che muove?
dbe-zone-of-control-field-controllers-polygon = Angoli, cm
    .hint = Un punto per angolo, in ordine lungo la basetta.
    .ask = Dove sono, in cm, gli angoli della basetta, per { $whose }?
dbe-zone-of-control-value-allowed = Consentito
dbe-zone-of-control-value-violations = Perché no
dbe-zone-of-control-value-must_stop_at_edge = L'elemento deve fermarsi al limite
dbe-zone-of-control-value-inside = L'elemento è nella zona
dbe-zone-of-control-value-exerts = Lati da cui parte la zona
dbe-zone-intent-align = allinearsi di fronte al nemico
dbe-zone-intent-contact = contattare il nemico
dbe-zone-intent-withdraw = ripiegare diritto all'indietro
dbe-zone-intent-sideways = spostarsi di lato
dbe-zone-intent-other = muovere in altro modo
dbe-zone-of-control-finding-legal = { $intent-code ->
    [none] Le regole permettono questo movimento.
   *[other] L'elemento può { $intent }.
}
dbe-zone-of-control-finding-nothing-else = { $intent-code ->
    [none] Dentro una zona di controllo un elemento non può fare altro.
   *[other] Dentro una zona di controllo un elemento non può { $intent }.
}
dbe-zone-of-control-finding-controllers-rear = Dentro una zona di controllo un elemento si allinea solo sul retro del nemico.
dbe-zone-of-control-finding-must_stop_at_edge = L'elemento deve fermarsi al limite della zona di controllo: con una mossa non la supera tutta.
dbe-zone-of-control-finding-not-must_stop_at_edge = L'elemento può non fermarsi al limite della zona di controllo.
dbe-zone-of-control-finding-inside = L'elemento è in una zona di controllo.
dbe-zone-of-control-finding-not-inside = L'elemento non è in nessuna zona di controllo.
dbe-zone-of-control-step-difficult = { $applied ->
    [yes] Una basetta su terreno difficile non ha zona.
   *[no] Il terreno non toglie la zona.
}
dbe-zone-of-control-step-faces = { $applied ->
    [yes] Un quadrato ha una zona su ogni lato.
   *[no] Chi non è in quadrato ha una zona solo davanti.
}
dbe-zone-of-control-step-distance = { $why ->
    [inside] A { $value } cm dal nemico: dentro la sua zona di { $depth } cm.
    [beyond] A { $value } cm dal nemico: oltre la sua zona di { $depth } cm.
    [on-the-limit] A { $value } cm dal nemico: proprio sul limite, non dentro.
    [front-only] A { $value } cm dal nemico: da quel lato non c'è zona.
    [round] A { $value } cm dal nemico: dentro la zona, che gira intorno allo spigolo del fronte.
    [aside] A { $value } cm dal nemico: a lato della zona, quindi fuori.
   *[no-zone] A { $value } cm dal nemico: nessuna zona.
}
dbe-zone-of-control-step-base = { $why ->
    [inside] { $who }, { $value } cm: dentro la sua zona di { $depth } cm.
    [beyond] { $who }, { $value } cm: oltre la sua zona di { $depth } cm.
    [on-the-limit] { $who }, { $value } cm: proprio sul limite, non dentro.
    [front-only] { $who }, { $value } cm: da quel lato non c'è zona.
    [round] { $who }, { $value } cm: dentro la zona, che gira intorno allo spigolo del fronte.
    [aside] { $who }, { $value } cm: a lato della zona, quindi fuori.
   *[no-zone] { $who }, { $value } cm: nessuna zona.
}
dbe-zone-of-control-step-crossing = { $applied ->
    [yes] Per superare la zona servono { $across } cm, { $value ->
         [one] ne resta 1
        *[other] ne restano { $value }
        }: l'elemento deve fermarsi.
   *[no] Il movimento basta, o non c'è zona da superare.
}
dbe-zone-of-control-step-intent = { $why ->
    [inside] { $applied ->
        [yes] Dentro una zona l'elemento può { $intent }.
       *[no] Dentro una zona l'elemento non può { $intent }.
    }
   *[outside] Fuori dalla zona l'elemento può { $intent }.
}
dbe-zone-of-control-remedy-more-move = Non serve fermarsi se l'elemento ha altri { $short } cm di movimento.
mark-control-zone = zona di controllo
mark-zone-limit = si ferma al limite della zona
dbe-point-zone-width = Quanto è larga la zona di controllo (ZOC)?
dbe-point-square-zone-in-difficult = Un quadrato su terreno difficile ha zona di controllo?
dbe-point-whose-rear = Nella zona di controllo, «sul suo retro» vuol dire sul retro di chi?

## Controllo di rottura

dbe-break-test = Controllo di rottura
    .question = Il corpo d'armata va in rotta, e chi resta?
dbe-break-test-field-budget = Punti assegnati
    .hint = Al corpo, all'inizio: perderne un terzo lo manda in rotta.
dbe-break-test-field-spent_points = Punti spesi in truppe
    .none = tutto il budget
    .hint = Se se ne sono spesi meno di quelli assegnati.
    .ask = Quanti punti sono stati spesi in truppe per il corpo?
    .no = Tutto il budget è stato speso, di solito 36 punti
dbe-break-test-field-lost_points = Punti persi
    .none = da contare
    .hint = Quanto erano costati gli elementi distrutti.
    .ask = Quanti punti ha perso il corpo?
dbe-break-test-field-elements_left = Elementi rimasti
    .none = da contare
    .ask = Quanti elementi restano al corpo?
dbe-break-test-field-within_radius = Elementi rimasti nel raggio di comando
    .none = tutti
    .ask = Quanti degli elementi rimasti stanno nel raggio di comando?
    .no = Tutti gli elementi rimasti sono nel raggio di comando
dbe-break-test-field-elements = Elementi rimasti, uno per uno
    .no = Nessun elemento elencato
    .none = da elencare
    .within = l'elemento
dbe-break-test-field-elements-distance_to_general_cm = Distanza dal generale
    .ask = A quanti cm dal generale è { $whose }?
dbe-break-test-field-elements-in_sight = Il generale vede l'elemento
    .no = Il generale non vede l'elemento
    .ask = Il generale vede { $whose }?
dbe-break-test-field-die = Dado
    .none = non ancora tirato
    .hint = Tanti elementi restano agli ordini del generale.
    .ask = Quanto ha fatto il dado per gli elementi che restano?
dbe-break-test-field-general_alive = Il generale del corpo è ancora in gioco
    .hint = Senza di lui fuggono tutti, se non è vicino il generale in capo.
    .no = Il generale del corpo non è più in gioco
    .ask = Il generale del corpo è ancora in gioco?
dbe-break-test-field-chief_distance_cm = Distanza del generale in capo dal corpo
    .none = da misurare
    .ask = A quanti cm dal corpo è il generale in capo?
    .hint = Se non c'è un generale in capo, indica la distanza massima.
dbe-break-test-field-type = Truppa
    .hint = Soltanto la Guardia non ha malus.
    .ask = Quali truppe del corpo combattono?
dbe-break-test-field-attacking = Queste truppe attaccano
    .none = non indicato
    .hint = In attacco un corpo in rotta ha un malus, in difesa no.
    .no = Queste truppe non attaccano
    .ask = Queste truppe attaccano?
dbe-break-test-field-corps_routed = Il corpo di queste truppe è in rotta
    .no = Il corpo di queste truppe non è in rotta
    .ask = Il corpo di queste truppe è già in rotta?
dbe-break-test-field-general_adjacent_to_destroyed = Il generale è accanto a un elemento distrutto
    .none = no
    .no = Il generale non è accanto a un elemento distrutto
    .ask = Il generale è accanto a un elemento distrutto in combattimento?
dbe-break-test-field-ask = Probabilità
    .hint = Prima di tirare il dado.
dbe-break-test-field-n = Elementi che devono restare, almeno
    .none = nessun numero chiesto
    .hint = Le probabilità si danno per tanti elementi così, o di più.
    .ask = Quanti elementi vuoi tenere, almeno?
dbe-break-test-ask-odds_keep_at_least = che ne restino almeno tanti
dbe-break-test-value-p = Probabilità
dbe-break-test-value-kept = Elementi che restano
dbe-break-test-value-fleeing = Elementi che fuggono
dbe-break-test-value-routed = Il corpo è in rotta
dbe-break-test-value-malus = Malus per il corpo in rotta
dbe-break-test-value-general_lost = Il generale è perso
dbe-break-test-value-chief_may_recover = Il generale in capo può riprendere il corpo
dbe-break-test-finding-p = Per un corpo in rotta, probabilità { $n ->
    [none] di ogni numero di elementi che restano con il generale
    [one] che resti almeno 1 elemento
   *[other] che restino almeno { $n } elementi
}: { $p }.
dbe-break-test-finding-kept = { $kept ->
    [0] Non resta nessun elemento
    [one] Resta 1 elemento
   *[other] Restano { $kept } elementi
}{ $fleeing ->
    [none] {""}
    [0] , non ne fugge nessuno
    [one] , ne fugge 1
   *[other] , ne fuggono { $fleeing }
}.
dbe-break-test-finding-routed = Il corpo d'armata è in rotta: ha perso troppi punti.
dbe-break-test-finding-not-routed = Il corpo d'armata tiene: i punti persi non bastano per la rotta.
dbe-break-test-finding-malus = { $malus ->
    [0] { $corps_routed ->
        [yes] Queste truppe non hanno malus per il corpo in rotta.
        [no] Nessun malus: il corpo non è in rotta.
       *[other] Nessun malus, che il corpo sia in rotta o no.
    }
   *[other] Il malus per il corpo in rotta è { $malus }.
}
dbe-break-test-finding-general_lost = Il generale è perso.
dbe-break-test-finding-not-general_lost = Il generale non è perso.
dbe-break-test-finding-chief_may_recover = Il generale in capo può riprendere il corpo.
dbe-break-test-finding-not-chief_may_recover = Il generale in capo è troppo lontano per riprendere il corpo.
dbe-break-test-step-third-of-what = { $applied ->
    [yes] Si va in rotta a un terzo dei punti spesi: { $value }.
   *[no] Si va in rotta a un terzo del budget: { $value }.
}
dbe-break-test-step-third = { $applied ->
    [yes] Punti persi: { $value } su { $points }; il corpo è in rotta.
   *[no] Punti persi: { $value } su { $points }; il corpo tiene.
}
dbe-break-test-step-chief = { $applied ->
    [yes] Il generale in capo è a { $value } cm: meno di { $limit }.
   *[no] Il generale in capo è a { $value } cm: non meno di { $limit }.
}
dbe-break-test-step-all-flee = Senza generale { $value ->
    [one] fugge l'unico elemento rimasto
   *[other] fuggono tutti e { $value } gli elementi
}.
dbe-break-test-step-radius = { $applied ->
    [yes] Elementi nel raggio di comando: { $value } su { $left }.
   *[no] Sono tutti nel raggio di comando.
}
dbe-break-test-step-die = Il dado segna { $value }.
dbe-break-test-step-left = { $applied ->
    [yes] Elementi rimasti: { $value }, meno di quanti ne consente il dado.
   *[no] Elementi rimasti: { $value }, bastano.
}
dbe-break-test-step-flee = { $applied ->
    [yes] Elementi che fuggono: { $value }.
   *[no] Non fugge nessun elemento.
}
dbe-break-test-step-rolls = Risultati del dado ugualmente probabili: { $value }.
dbe-break-test-step-at-least = { $n ->
     [one] Resta almeno 1 elemento
    *[other] Restano almeno { $n } elementi
    }: { $value }.
dbe-break-test-step-malus = { $why ->
    [attacking] { $type }, che attacca con un corpo in rotta: { $value }.
    [defending] { $type }, che si difende: nessun malus.
    [of-the-guard] La Guardia non ha mai il malus.
   *[holds] Il corpo non è in rotta: nessun malus.
}
dbe-break-test-step-general = { $applied ->
    [yes] Accanto al generale un elemento è distrutto: il generale è perso.
   *[no] Accanto al generale non è distrutto nessun elemento.
}
dbe-break-test-odds-0 = non resta nessun elemento
dbe-break-test-odds-1 = resta 1 elemento
dbe-break-test-odds-2 = restano 2 elementi
dbe-break-test-odds-3 = restano 3 elementi
dbe-break-test-odds-4 = restano 4 elementi
dbe-break-test-odds-5 = restano 5 elementi
dbe-break-test-odds-6 = restano 6 elementi
dbe-point-exactly-a-third = A un terzo esatto il corpo va in rotta?
dbe-point-third-of-what = La rottura è a un terzo del budget o dei punti spesi?
dbe-point-command-radius = Quanto è lungo il raggio di comando di un generale?

## Vittoria

dbe-victory = Vittoria
    .question = La battaglia è finita, e chi ha perso?
dbe-victory-field-corps_per_side = Corpi d'armata per parte
    .ask = Quanti corpi d'armata ha ciascuna parte?
dbe-victory-field-routed_corps = Corpi in rotta
    .no = Nessun corpo in rotta
    .hint = Chi ha più della metà dei corpi in rotta ha perso.
dbe-victory-field-routed_corps-a = Corpi in rotta di A
    .ask = Quanti corpi d'armata del giocatore A sono in rotta?
    .zero = Nessun corpo di A è in rotta
dbe-victory-field-routed_corps-b = Corpi in rotta di B
    .ask = Quanti corpi d'armata del giocatore B sono in rotta?
    .zero = Nessun corpo di B è in rotta
dbe-victory-field-budget = Punti di un'armata
    .hint = Quanto può spendere ogni corpo.
dbe-victory-field-destroyed_points = Punti nemici distrutti
    .no = Nessun punto nemico distrutto
dbe-victory-field-destroyed_points-a = Punti distrutti da A
    .ask = Quanti punti nemici ha distrutto il giocatore A?
dbe-victory-field-destroyed_points-b = Punti distrutti da B
    .ask = Quanti punti nemici ha distrutto il giocatore B?
dbe-victory-field-spent_points = Punti spesi in truppe
    .none = tutto il budget
    .hint = Se se ne sono spesi meno di quelli assegnati.
    .no = Tutto il budget è stato speso
dbe-victory-field-spent_points-a = Punti spesi da A in truppe
    .ask = Quanti punti ha speso in truppe il giocatore A?
dbe-victory-field-spent_points-b = Punti spesi da B in truppe
    .ask = Quanti punti ha speso in truppe il giocatore B?
dbe-victory-value-outcome = Esito
dbe-victory-value-loser = Chi ha perso
    .said = { $loser-code ->
        [none] Nessuno ha perso.
       *[other] { $loser } ha perso.
    }
dbe-victory-value-reason = Perché
dbe-victory-outcome-none = si continua
dbe-victory-outcome-loser = un'armata ha perso
dbe-victory-outcome-destroyer-wins = un'armata ha perso, distrutta per un terzo
dbe-victory-outcome-drawn = pari
dbe-victory-reason-more-than-half = più di metà dei corpi in rotta
dbe-victory-reason-half-or-less = non più di metà dei corpi in rotta
dbe-victory-reason-a-third-destroyed = un terzo di un budget è distrutto
dbe-victory-reason-less-than-a-third = è distrutto meno di un terzo
dbe-victory-finding-none = La battaglia continua.
dbe-victory-finding-loser = { $loser-code ->
    [a] Il giocatore A ha perso la battaglia
   *[b] Il giocatore B ha perso la battaglia
}{ $corps_per_side ->
    [none] {""}
    [1] {""}
   *[other] , perché più di metà dei suoi corpi è in rotta
}.
dbe-victory-finding-destroyer-wins = { $loser-code ->
    [a] Il giocatore A ha perso la battaglia, perché un terzo della sua armata è distrutto.
   *[b] Il giocatore B ha perso la battaglia, perché un terzo della sua armata è distrutto.
}
dbe-victory-finding-drawn = Sono battute tutte e due le parti: la battaglia è pari.
dbe-victory-finding-more-than-half = Sono battute tutte e due le parti, con perdite uguali: la lettura concordata non indica chi ha perso.
dbe-victory-finding-a-third-destroyed = { dbe-victory-finding-more-than-half }
dbe-victory-step-routed = { $applied ->
    [yes] { $side ->
        [a] A
       *[b] B
    }: corpi in rotta { $value } su { $corps }, più di metà.
   *[no] { $side ->
        [a] A
       *[b] B
    }: corpi in rotta { $value } su { $corps }.
}
dbe-victory-step-destroyed = { $applied ->
    [yes] { $side ->
        [a] A
       *[b] B
    }: punti persi { $value } su { $points }, un terzo.
   *[no] { $side ->
        [a] A
       *[b] B
    }: punti persi { $value } su { $points }, meno di un terzo.
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
    [yes] Sono battute tutte e due le parti, { $a } a { $b }: perde chi ha perso di più.
   *[no] Sono battute tutte e due le parti, { $a } a { $b }: pari.
}
dbe-point-both-at-once = Chi vince se i due giocatori sono battuti nello stesso momento?

## Combattere nei centri abitati

dbe-town-fighting = Combattere nei centri abitati
    .question = Che cosa fa il centro abitato a chi ci combatte?
dbe-town-fighting-field-place = Dove
    .hint = Il difensore sta sul bordo; chi sfonda combatte all'interno.
    .ask = Si combatte sul bordo del centro abitato o all'interno?
dbe-town-fighting-field-role = Difensore o attaccante
    .ask = L'elemento difende il centro abitato o lo attacca?
dbe-town-fighting-field-intent = Modo di lasciare il bordo
    .none = resta sul bordo
    .hint = Chi difende non lascia il bordo per scelta.
    .ask = L'elemento lascerebbe il bordo per scelta, in ritirata o in fuga?
    .no = Il difensore resta sul bordo
dbe-town-fighting-field-breach = La difesa è sfondata
    .hint = Un difensore del bordo è stato cacciato.
    .no = La difesa non è sfondata
    .ask = La difesa è stata sfondata?
dbe-town-fighting-field-rear_support = Un amico dà supporto sul retro
    .hint = Fanteria dello stesso tipo subito dietro chi combatte.
    .no = Nessun amico dà supporto sul retro
    .ask = C'è un amico alle spalle che può dare supporto sul retro?
dbe-town-fighting-field-cover = Altra copertura
    .hint = Oltre alla protezione del bordo.
    .ask = Che copertura c'è, oltre al bordo del centro abitato?
    .no = Nessuna copertura
dbe-town-fighting-field-troop = Truppa
    .none = non indicata
    .ask = Quali truppe combattono nel centro abitato?
dbe-town-fighting-field-ask = Domanda
dbe-town-fighting-value-allowed = Consentito
dbe-town-fighting-value-violations = Perché no
dbe-town-fighting-value-rear_support_counts = Il supporto sul retro conta
dbe-town-fighting-value-protection = Protezione
dbe-town-fighting-value-going_modifier = Modificatore per il terreno
dbe-town-fighting-value-going = Terreno
dbe-town-place-edge = al bordo
dbe-town-place-inside = dentro
dbe-town-role-defender = difensore
dbe-town-role-attacker = attaccante
dbe-town-intent-step-back = un arretramento voluto
dbe-town-intent-retreat-result = una ritirata
dbe-town-intent-flight-result = una fuga
dbe-town-fighting-ask-ground = solo il terreno
dbe-town-fighting-finding-legal = { $role-code ->
    [defender] Una ritirata o una fuga portano il difensore via dal bordo.
    [attacker] La difesa è sfondata, e gli attaccanti possono entrare.
   *[none] Le regole sui centri abitati non lo vietano.
}
dbe-town-fighting-finding-no-step-back = Chi difende lascia il bordo solo per una ritirata o una fuga.
dbe-town-fighting-finding-no-breach = La difesa non è sfondata, e gli attaccanti non possono entrare.
dbe-town-fighting-finding-rear_support_counts = Il supporto sul retro conta in questo combattimento.
dbe-town-fighting-finding-not-rear_support_counts = Il supporto sul retro non conta in questo combattimento.
dbe-town-fighting-finding-protection = { $protection ->
    [0] { $intent-code ->
        [step-back] Il divieto di arretrare è solo per chi difende; chi attacca non ha protezione dal bordo.
       *[other] Il bordo non dà protezione.
    }
   *[other] Chi difende dal bordo ha +{ $protection } di protezione.
}
dbe-town-fighting-finding-going_modifier = { $going_modifier ->
    [0] Il terreno non dà malus.
   *[other] Il modificatore per il terreno è { $going_modifier }.
}
dbe-town-fighting-finding-difficult = Dentro un centro abitato si combatte su terreno difficile.
dbe-town-fighting-step-no-step-back = { $applied ->
    [yes] Il difensore lascerebbe il bordo con { $intent }: non consentito.
   *[no] Il difensore lascia il bordo con { $intent }.
}
dbe-town-fighting-step-no-breach = { $applied ->
    [yes] La difesa non è sfondata.
   *[no] La difesa è sfondata.
}
dbe-town-fighting-step-rear-support = { $applied ->
    [yes] Il supporto dell'amico dietro conta.
   *[no] Il supporto dell'amico dietro non conta.
}
dbe-town-fighting-step-protection = { $why ->
    [attacker] Chi attacca non ha protezione.
    [edge] Chi difende il bordo ha { dbe-plus }.
    [both] Bordo e copertura contano insieme: { dbe-plus }.
    [cover] In mischia conta solo la copertura: { dbe-plus }.
   *[instead] Il bordo conta al posto della copertura: { dbe-plus }.
}
dbe-town-fighting-step-inside = Dentro un centro abitato si combatte come su terreno difficile.
dbe-town-fighting-step-ground = { $applied ->
    [yes] { $troop } nel terreno difficile: { $value }.
   *[no] Nel terreno difficile i Volteggiatori non perdono niente.
}
dbe-town-fighting-remedy-breach = Consentito se la difesa è sfondata.
dbe-point-town-edge-and-cover = Al bordo di un centro abitato protezione e copertura si sommano?
dbe-point-rear-support-at-the-edge = Sul bordo di un centro abitato conta il supporto sul retro?

dbe-shooting-eligibility-finding-active = Tira solo il giocatore passivo, e il tiratore è del giocatore attivo.
dbe-shooting-eligibility-finding-cavalry = Il tiratore è cavalleria, che non tira mai.
dbe-shooting-eligibility-finding-general = I generali non tirano.
dbe-shooting-eligibility-finding-general-target = { dbe-shooting-finding-general-target }
dbe-shooting-eligibility-finding-shooter-touched = Un nemico tocca il tiratore.
dbe-shooting-eligibility-finding-target-touched = Il bersaglio è a contatto con un elemento della parte che tira.
dbe-shooting-eligibility-finding-outside-field = Il bersaglio è fuori dal campo di tiro.
dbe-shooting-eligibility-finding-out-of-range = Il bersaglio è fuori portata.
dbe-shooting-eligibility-finding-no-short-band = Per la fanteria anche il tiro più vicino è a media distanza.
dbe-shooting-eligibility-finding-no-sight = Il tiratore non vede il bersaglio.
dbe-shooting-eligibility-finding-other-target = Prima va preso di mira un altro bersaglio, di fronte o più vicino.
dbe-shooting-eligibility-finding-own-screen = In mezzo ci sono Volteggiatori amici che non toccano il tiratore o guardano altrove.
dbe-shooting-eligibility-finding-enemy-screen = Volteggiatori nemici coprono il bersaglio: si deve tirare a loro.

## L'armata scritta, corpo per corpo

dbe-army = Scrivere un'armata
    .question = Questa armata è in regola, e quando va in rotta ogni suo corpo?
    .lead = Si aggiungono corpi e truppe: il costo, i punti che restano e il punto di rottura seguono da soli. L'armata sta tutta nell'indirizzo.
    .legal = In regola
    .illegal = Non in regola
dbe-army-field-name = Nome dell'armata
    .ask = Come si chiama l'armata?
dbe-army-field-chief = C'è un generale in capo
    .hint = Con più di un corpo l'armata ce l'ha; con uno solo è un punto aperto.
    .no = Non c'è un generale in capo
    .ask = C'è un generale in capo?
dbe-army-field-corps = Corpi d'armata
    .within = corpo
    .add = Aggiungi un corpo
dbe-army-field-corps-name = Nome del corpo o del generale
dbe-army-field-corps-troops = Truppe
    .no = Nessuna truppa indicata
    .within = truppa
    .add = Aggiungi una truppa
    .ask = Di quali truppe è fatto il corpo?
dbe-army-field-corps-troops-type = Tipo
    .ask = Di che truppe è questa voce del corpo?
dbe-army-field-corps-troops-count = Elementi
    .ask = Quanti elementi di queste truppe ha il corpo?
dbe-army-value-legal = Consentito
dbe-army-value-violations = Che cosa non va
dbe-army-value-name = Armata
dbe-army-value-points = Punti spesi
dbe-army-value-elements = Elementi
dbe-army-value-budget = Bilancio dei corpi
dbe-army-value-budget-corps = Corpo
dbe-army-value-budget-name = Nome
dbe-army-value-budget-elements = Elementi
dbe-army-value-budget-cost = Costo
dbe-army-value-budget-left = Restano
dbe-army-value-budget-holds_to = Tiene fino a
dbe-army-value-budget-broken_from = In rotta da
dbe-army-value-roster = Le truppe
dbe-army-value-roster-corps = Corpo
dbe-army-value-roster-troop = Truppa
dbe-army-value-roster-count = Elementi
dbe-army-value-roster-price = L'uno
dbe-army-value-roster-cost = Costo
dbe-army-value-faults = Che cosa non va
dbe-army-value-faults-code = Che cosa
dbe-army-value-faults-at = Dove
dbe-army-value-faults-points = Punti
dbe-army-value-notes = Da sapere
dbe-army-value-notes-code = Che cosa
dbe-army-value-notes-at = Dove
dbe-army-value-notes-points = Punti
dbe-army-value-notes-point = Punto aperto
dbe-army-finding-points = Nessun corpo supera il budget: { $points ->
    [one] 1 punto speso
   *[other] { $points } punti spesi
}, { $elements ->
    [one] 1 elemento
   *[other] { $elements } elementi
}. Non controllato: se c'è un generale in capo.
dbe-army-finding-legal = L'armata è in regola{ $points ->
    [none] {""}
    [0] , senza punti spesi e con{ " " }
    [one] , con 1 punto speso e{ " " }
   *[other] , con { $points } punti spesi e{ " " }
}{ $elements ->
    [none] {""}
    [0] nessun elemento
    [one] 1 elemento
   *[other] { $elements } elementi
}.
dbe-army-finding-over-budget = Un corpo d'armata costa più del suo budget.
    .row = { $points ->
        [one] un punto oltre il budget.
       *[other] { $points } punti oltre il budget.
    }
dbe-army-finding-too-many-corps = I corpi d'armata sono troppi.
dbe-army-finding-chief-missing = Manca il generale in capo, obbligatorio con più di un corpo.
    .row = Manca il generale in capo, obbligatorio con più di un corpo.
dbe-army-finding-chief-without-need = L'armata ha un corpo solo, e il generale in capo non le spetta.
    .row = L'armata ha un corpo solo, e il generale in capo non le spetta.
dbe-army-finding-unspent = Restano punti da spendere.
    .row = { $points ->
        [one] resta un punto da spendere.
       *[other] restano { $points } punti da spendere.
    }
dbe-army-finding-chief-not-told = Non è indicato se c'è un generale in capo.
dbe-army-finding-exactly-a-third = Un corpo va in rotta anche a un terzo esatto delle perdite? Accordati con l'avversario prima di giocare.
dbe-army-finding-third-of-what = Con punti avanzati: un terzo del budget o dei punti spesi? Accordati con l'avversario prima di giocare.
dbe-army-step-entry = { dbe-corps-budget-step-entry }
dbe-army-step-corps = { dbe-corps-budget-step-corps }
dbe-army-step-holds = Il corpo { $corps } tiene finché perde al massimo { $value } { $value ->
    [one] punto
   *[other] punti
}.
dbe-army-step-broken = Il corpo { $corps } è in rotta quando ha perso { $value } { $value ->
    [one] punto
   *[other] punti
}.
dbe-army-step-too-many-corps = { dbe-corps-budget-step-too-many-corps }
dbe-army-step-chief = { $why ->
    [not-asked] Con un corpo per parte il generale in capo non si controlla: l'armata viola già un'altra regola.
    [wanted] Con più corpi ci vuole un generale in capo.
    [not-wanted] Con un corpo solo il generale in capo non spetta.
   *[not-told] Del generale in capo non è indicato niente: non si controlla.
}
dbe-army-step-chief-missing = { dbe-corps-budget-step-chief-missing }
dbe-army-step-chief-without-need = { $applied ->
    [yes] C'è un generale in capo che non spetta.
   *[no] Nessun generale in capo è di troppo.
}
dbe-army-remedy-cheaper = Consentito se il corpo più caro costa { $points ->
    [one] 1 punto
   *[other] { $points } punti
} in meno.
dbe-army-remedy-chief = { $why ->
    [wanted] Consentito se c'è un generale in capo.
   *[not-wanted] Consentito se non c'è un generale in capo.
}

## Il turno, passo per passo

dbe-turn = Un turno, passo per passo
    .lead = Dai punti di attivazione alla verifica delle rotte: per ogni passo le regole e le verifiche, con dentro quello che già si sa. Si percorre due volte, una per fase; A è di chi è attivo, B di chi è passivo.
dbe-turn-points = Punti di attivazione
    .lead = Il giocatore attivo tira un dado per ogni corpo e lo corregge con la qualità del suo generale.
dbe-turn-movement = Movimento
    .lead = Muove solo chi è attivo, tatticamente o con movimenti strategici; ogni movimento si paga.
dbe-turn-fire = Fuoco difensivo
    .lead = Tira solo chi è passivo, con chi non tocca nemici. Gli effetti si applicano subito.
dbe-turn-melee = Mischie
    .lead = Una alla volta, nell'ordine che decide il giocatore attivo.
dbe-turn-break = Verifica delle rotte
    .lead = Il giocatore passivo guarda se qualche suo corpo ha perso troppo.
dbe-turn-end = La battaglia è finita?
    .lead = Se no, i giocatori si scambiano le parti.
