# Advanced Impetus 1.7: le parole delle verifiche, delle tabelle e dei punti aperti.

impetus = Advanced Impetus 1.7

# Le tabelle.

impetus-column-scale = mm
impetus-column-width = larghezza, cm
impetus-column-depth = profondità, cm
impetus-column-zone = zona, U dal centro
impetus-column-least-commands = comandi, almeno
impetus-column-most-commands = comandi, al massimo
impetus-column-share = comando più grosso, % del VDT
impetus-column-river = fiume, U dal bordo al massimo
impetus-column-value = quanto
impetus-column-points = punti
impetus-column-base = punti
impetus-column-counts = da sommare o da togliere
impetus-column-when = quando
impetus-column-vbu = VBU
impetus-column-i = I
impetus-column-d = D
impetus-column-new-vbu = nuova VBU
impetus-column-new-cost = nuovo costo
impetus-column-multiplier = moltiplicatore

impetus-formats = Formati di torneo
impetus-formats-15-500 = 15 mm, 500 punti
impetus-formats-15-400 = 15 mm, 400 punti
impetus-formats-15-350 = 15 mm, 350 punti
impetus-formats-15-300 = 15 mm, 300 punti
impetus-formats-28-350 = 28 mm, 350 punti
impetus-formats-28-300 = 28 mm, 300 punti

impetus-event-limits = Cifre di tornei e giornate di gioco
impetus-event-limits-late-day = punti per giorno di ritardo, al massimo
impetus-event-limits-notice = mesi di preavviso
impetus-event-limits-exploration-most = punti esplorazione, al massimo
impetus-event-limits-exploration-price = prezzo di un punto esplorazione
impetus-event-limits-town-die = dado per il centro abitato, almeno
impetus-event-limits-ally-share = alleati, % del VDT al massimo
impetus-event-limits-general-vd = VD di un'unità con generale
impetus-event-limits-advanced-from-centre = schieramento avanzato, U dal centro
impetus-event-limits-advanced-from-edge = schieramento avanzato, U dal proprio bordo
impetus-event-limits-advanced-clear = schieramento avanzato, U dal nemico, più di
impetus-event-limits-swiss-28 = Svizzeri in 28 mm, cm
impetus-event-limits-quarter = un quarto, %
impetus-event-limits-game = partita lunga, minuti
impetus-event-limits-short-game = partita breve, minuti
impetus-event-limits-first-call = primo avviso, minuti alla fine
impetus-event-limits-second-call = secondo avviso, minuti alla fine
impetus-event-limits-last-call = ultimo avviso, minuti alla fine
impetus-event-limits-big-points = grande battaglia, punti per parte
impetus-event-limits-big-width = grande battaglia, larghezza del tavolo in cm
impetus-event-limits-big-depth = grande battaglia, profondità del tavolo in cm

impetus-traditional-points = Punti del sistema tradizionale
impetus-traditional-points-winner-bonus = in più a chi manda in rotta
impetus-traditional-points-routed-enemy = esercito mandato in rotta
impetus-traditional-points-no-rout = nessuna rotta, a testa
impetus-traditional-points-both-routed = rotta reciproca, a testa

impetus-situations = Le sette situazioni
impetus-situations-less-lost = meno la % persa
impetus-situations-flat = nient'altro
impetus-situations-plus-destroyed = più la % distrutta
impetus-situations-enemy-routed = in rotta va solo il nemico
impetus-situations-both-routed = in rotta vanno tutti e due
impetus-situations-quarter-more = nessuna rotta, distrutto un quarto più del perso
impetus-situations-quarter-destroyed = nessuna rotta, distrutto almeno un quarto
impetus-situations-routed-quarter = in rotta da soli, distrutto almeno un quarto
impetus-situations-less-than-quarter = nessuna rotta, distrutto meno di un quarto
impetus-situations-routed-less = in rotta da soli, distrutto meno di un quarto
impetus-situation-triumph = trionfo
impetus-situation-missed-triumph = mancato trionfo
impetus-situation-tactical-victory = vittoria tattica
impetus-situation-honour = onore sul campo
impetus-situation-honourable-defeat = sconfitta onorevole
impetus-situation-skirmish = schermaglia
impetus-situation-disaster = disfatta

impetus-pike-upgrades = Upgrade delle picche
impetus-pike-upgrades-A = A
impetus-pike-upgrades-B = B
impetus-pike-upgrades-C = C
impetus-pike-upgrades-5-3-a = VBU 5, I 3, D A
impetus-pike-upgrades-5-3-b = VBU 5, I 3, D B
impetus-pike-upgrades-5-4-c = VBU 5, I 4, D C
impetus-pike-upgrades-4-2-a = VBU 4, I 2, D A
impetus-pike-upgrades-4-2-b = VBU 4, I 2, D B
impetus-pike-upgrades-4-2-c = VBU 4, I 2, D C
impetus-pike-upgrades-3-1-c = VBU 3, I 1, D C

impetus-big-battle-multipliers = Moltiplicatori delle liste nelle grandi battaglie
impetus-big-battle-multipliers-1000 = 1000 punti per parte
impetus-big-battle-multipliers-1500 = 1500 punti per parte
impetus-big-battle-multipliers-2000 = 2000 punti per parte

impetus-sub-periods = Volumi e sottoperiodi
impetus-sub-periods-yes = ●
impetus-sub-periods-by-date = secondo la data
impetus-period-i = I Età del bronzo
impetus-period-ii = II Età classica
impetus-period-iii = III Età imperiale
impetus-period-iv = IV Secoli oscuri
impetus-period-v = V Feudalesimo
impetus-period-vi = VI Tardo Medioevo
impetus-period-vii = VII Rinascimento
impetus-volume-v1 = 1. L'età dei carri
impetus-volume-v2 = 2. L'età degli opliti
impetus-volume-v3 = 3. Alessandro Magno e i Successori
impetus-volume-v4 = 4. Roma e l'Italia
impetus-volume-v5 = 5. Roma e il Mediterraneo
impetus-volume-v6 = 6. Roma nella tarda Repubblica
impetus-volume-v7 = 7. Roma e l'Impero
impetus-volume-v8 = 8. La caduta di Roma
impetus-volume-v9 = 9. La Britannia
impetus-volume-v10 = 10. La Cina antica
impetus-volume-v11 = 11. I popoli della steppa
impetus-volume-v12 = 12. Gli eserciti dell'Islam
impetus-volume-v13 = 13. L'età di Giustiniano
impetus-volume-v14 = 14. L'Impero Carolingio
impetus-volume-v15 = 15. Anno Mille
impetus-volume-v16 = 16. Le Crociate in Terra Santa
impetus-volume-v17 = 17. La nascita dell'Europa Orientale
impetus-volume-v18 = 18. La Spagna feudale e la Reconquista
impetus-volume-v19 = 19. L'Europa Feudale
impetus-volume-v20 = 20. L'Italia e l'Impero
impetus-volume-v21 = 21. L'Impero Mongolo
impetus-volume-v22 = 22. L'Estremo Oriente nel Medioevo
impetus-volume-v23 = 23. L'Europa nel XIV sec.
impetus-volume-v24 = 24. L'Impero Ottomano
impetus-volume-v25 = 25. La Guerra dei Cent'anni
impetus-volume-v26 = 26. L'Italia nel XV sec.
impetus-volume-v27 = 27. L'Europa nel XV sec.
impetus-volume-v28 = 28. La Guerra delle Due Rose
impetus-volume-v29 = 29. L'India Medievale
impetus-volume-v30 = 30. L'India Rinascimentale
impetus-volume-v31 = 31. Il Nuovo Mondo
impetus-volume-v32 = 32. Le Guerre d'Italia
impetus-volume-v33 = 33. L'Europa Rinascimentale
impetus-volume-v34 = 34. L'Estremo Oriente Rinascimentale

# Il conto dei punti, nei due sistemi.

impetus-rout-neither = nessuno
impetus-rout-a = A
impetus-rout-b = B
impetus-rout-both = tutti e due
impetus-ahead-a = A
impetus-ahead-b = B
impetus-ahead-level = pari
impetus-point-rounding-at-half = Nel punteggio come si arrotonda una frazione di mezzo punto o più?
impetus-point-quarter-exact = Il quarto dei VD si misura prima o dopo l'arrotondamento?

impetus-plus = { $value ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
    [5] +5
   *[other] { $value }
}
impetus-score-traditional = Punteggio tradizionale
    .question = Quanti punti prende ciascuno col sistema tradizionale?
impetus-score-traditional-field-a = Esercito di A
impetus-score-traditional-field-a-vdt = VDT
    .ask = Qual era il VD totale dell'esercito del giocatore A all'inizio della partita?
    .hint = Il valore di demoralizzazione totale dell'esercito all'inizio.
impetus-score-traditional-field-a-lost = VD persi
    .ask = Quanti VD ha perso l'esercito del giocatore A?
    .hint = La somma dei valori di demoralizzazione delle unità perse.
impetus-score-traditional-field-a-routed = È andato in rotta
    .no = Non è andato in rotta
    .ask = L'esercito del giocatore A è andato in rotta?
impetus-score-traditional-field-b = Esercito di B
impetus-score-traditional-field-b-vdt = VDT
    .ask = Qual era il VD totale dell'esercito del giocatore B all'inizio della partita?
    .hint = Il valore di demoralizzazione totale dell'esercito all'inizio.
impetus-score-traditional-field-b-lost = VD persi
    .ask = Quanti VD ha perso l'esercito del giocatore B?
    .hint = La somma dei valori di demoralizzazione delle unità perse.
impetus-score-traditional-field-b-routed = È andato in rotta
    .no = Non è andato in rotta
    .ask = L'esercito del giocatore B è andato in rotta?
impetus-score-traditional-value-a_points = Punti di A
impetus-score-traditional-value-b_points = Punti di B
impetus-score-traditional-finding-a_points = Il giocatore A prende { $a_points } { $a_points ->
    [one] punto
   *[other] punti
}{ impetus-score-traditional-and-b }.
impetus-score-traditional-and-b = { $b_points ->
    [none] { "" }
   *[other] , il giocatore B { $b_points }
}
impetus-score-traditional-step-rout = { $who ->
    [a] È andato in rotta l'esercito di A.
    [b] È andato in rotta l'esercito di B.
    [both] Sono andati in rotta tutti e due gli eserciti.
   *[neither] Nessuno è andato in rotta.
}
impetus-score-traditional-step-percent = { $side } ha perso { $lost } VD su { $vdt }: { $value } %.
impetus-score-traditional-step-fraction = { $applied ->
    [yes] { $value ->
        [yes] La percentuale di { $side } si arrotonda all'intero seguente.
       *[no] La percentuale di { $side } si tronca all'intero.
    }
   *[no] La percentuale di { $side } è un numero intero.
}
impetus-score-traditional-step-destroyed = VD distrutti: da A { $value } %, da B { $other } %.
impetus-score-traditional-step-points = Punti di { $side }: { $value }.

impetus-score-experimental = Punteggio sperimentale
    .question = In quale situazione è ciascuno, e quanti punti prende?
impetus-score-experimental-field-a = Esercito di A
impetus-score-experimental-field-a-vdt = VDT
    .ask = Qual era il VD totale dell'esercito del giocatore A all'inizio della partita?
    .hint = Il valore di demoralizzazione totale dell'esercito all'inizio.
impetus-score-experimental-field-a-lost = VD persi
    .ask = Quanti VD ha perso l'esercito del giocatore A?
    .hint = La somma dei valori di demoralizzazione delle unità perse.
impetus-score-experimental-field-a-routed = È andato in rotta
    .no = Non è andato in rotta
    .ask = L'esercito del giocatore A è andato in rotta?
impetus-score-experimental-field-b = Esercito di B
impetus-score-experimental-field-b-vdt = VDT
    .ask = Qual era il VD totale dell'esercito del giocatore B all'inizio della partita?
    .hint = Il valore di demoralizzazione totale dell'esercito all'inizio.
impetus-score-experimental-field-b-lost = VD persi
    .ask = Quanti VD ha perso l'esercito del giocatore B?
    .hint = La somma dei valori di demoralizzazione delle unità perse.
impetus-score-experimental-field-b-routed = È andato in rotta
    .no = Non è andato in rotta
    .ask = L'esercito del giocatore B è andato in rotta?
impetus-score-experimental-value-ahead = Giocatore che prende più punti
impetus-score-experimental-value-a = A
impetus-score-experimental-value-a-situation = Situazione di A, da 1 (trionfo) a 7 (disfatta)
impetus-score-experimental-value-a-points = Punti di A
impetus-score-experimental-value-b = B
impetus-score-experimental-value-b-situation = Situazione di B, da 1 (trionfo) a 7 (disfatta)
impetus-score-experimental-value-b-points = Punti di B
impetus-score-experimental-finding-a = Il giocatore A prende più punti di B{ $a-points ->
    [none] .
   *[other] { $b-points ->
        [none] .
       *[other] : { $a-points } a { $b-points }.
    }
}
impetus-score-experimental-finding-b = Il giocatore B prende più punti di A{ $b-points ->
    [none] .
   *[other] { $a-points ->
        [none] .
       *[other] : { $b-points } a { $a-points }.
    }
}
impetus-score-experimental-finding-level = I due prendono gli stessi punti: { $a-points }.
impetus-score-experimental-step-quarter = { $applied ->
    [yes] La soglia ({ $value } %) si misura sulle percentuali arrotondate.
   *[no] La soglia ({ $value } %) si misura sulle quote esatte.
}
impetus-score-experimental-step-percent = { $side } ha perso { $lost } VD su { $vdt }: { $value } %.
impetus-score-experimental-step-fraction = { impetus-score-traditional-step-fraction }
impetus-score-experimental-step-situation = Situazione di { $side }: { $situation ->
    [triumph] trionfo.
    [missed-triumph] mancato trionfo.
    [tactical-victory] vittoria tattica.
    [honour] onore sul campo.
    [honourable-defeat] sconfitta onorevole.
    [skirmish] schermaglia.
   *[disaster] disfatta.
}
impetus-score-experimental-step-points = { $counts ->
    [less-lost] { $side }: { $base } meno la percentuale persa fa { $value }.
    [plus-destroyed] { $side }: { $base } più la percentuale distrutta fa { $value }.
   *[flat] { $side }: { $value }, e le percentuali non contano.
}

# Minimi e massimi, dimezzati o moltiplicati.

impetus-point-commonest-troop = A 350 punti il tipo di truppa più numeroso conserva anche il minimo?
impetus-point-big-battle-multiplier = Quale moltiplicatore delle liste vale fra 1000 e 1500 punti, o fra 1500 e 2000?

impetus-halving = Minimi e massimi della lista
    .question = Che cosa diventano il minimo e il massimo stampati?
impetus-halving-field-scale = Scala, mm
    .ask = Si gioca in 15 o in 28 mm?
    .hint = Con i punti dice che cosa si dimezza.
impetus-halving-field-points = Punti per esercito
    .ask = Di quanti punti è ogni esercito?
    .hint = 300, 350 o, in 15 mm, 400.
impetus-halving-field-big_battle_points = Grande battaglia: punti per parte
    .none = nessuna grande battaglia
    .ask = Quanti punti schiera ogni parte nella grande battaglia?
    .hint = In una grande battaglia minimi e massimi si moltiplicano.
    .no = Non è una grande battaglia
impetus-halving-field-min = Minimo stampato
    .none = nessuno
    .ask = Qual è il minimo di queste truppe nella lista?
    .hint = La cifra della lista, prima di dimezzarla.
impetus-halving-field-max = Massimo stampato
    .ask = Qual è il massimo di queste truppe nella lista?
    .hint = La cifra della lista, prima di dimezzarla.
impetus-halving-field-most_numerous = L'unità è del tipo di truppa più numeroso
    .no = L'unità non è del tipo di truppa più numeroso
    .ask = Queste truppe sono il tipo più numeroso dell'esercito?
    .hint = A 350 punti il suo massimo non si dimezza.
impetus-halving-field-large_unit_noted = La lista segnala che l'unità può fare una Grande Unità
    .no = La lista non segnala che l'unità può fare una Grande Unità
    .ask = La lista segnala che queste truppe possono fare una Grande Unità?
    .hint = Serve una nota nella lista: allora un massimo di due non si dimezza.
impetus-halving-value-min = Minimo
impetus-halving-value-max = Massimo
impetus-halving-value-legal = { impetus-command-limits-value-legal }
impetus-halving-value-violations = { impetus-command-limits-value-violations }
impetus-halving-finding-min = { $max ->
    [none] Nella lista il minimo diventa { $min }.
   *[other] Nella lista il minimo diventa { $min } e il massimo { $max }.
}
impetus-halving-finding-max = Nella lista il massimo diventa { $max }.
impetus-halving-finding-points-15 = { impetus-command-limits-finding-points-15 }
impetus-halving-finding-points-28 = { impetus-command-limits-finding-points-28 }
impetus-halving-step-points-15 = { impetus-command-limits-step-points-15 }
impetus-halving-step-points-28 = { impetus-command-limits-step-points-28 }
impetus-halving-step-maxima = { $applied ->
    [yes] A { $value } { $value ->
    [one] punto
   *[other] punti
} si dimezzano minimi e massimi.
   *[no] A { $value } { $value ->
    [one] punto
   *[other] punti
} si dimezzano i soli minimi.
}
impetus-halving-step-commonest = { $applied ->
    [yes] L'unità è del tipo più numeroso: conserva il massimo.
   *[no] L'eccezione per il tipo più numeroso non vale qui.
}
impetus-halving-step-large-unit = { $applied ->
    [yes] Il massimo è due e l'unità può fare una Grande Unità: resta due.
   *[no] L'eccezione per la Grande Unità non vale qui.
}
impetus-halving-step-in-between = { $points } { $points ->
    [one] punto
   *[other] punti
} stanno fra due totali tondi: si moltiplica per { $value }.
impetus-halving-step-multiplier = { $applied ->
    [yes] A { $points } { $points ->
    [one] punto
   *[other] punti
} per parte si moltiplica per { $value }.
   *[no] A { $points } { $points ->
    [one] punto
   *[other] punti
} per parte non si moltiplica.
}
impetus-halving-step-min = { $applied ->
    [yes] Il minimo passa da { $printed } a { $value }.
   *[no] Il minimo resta { $value }.
}
impetus-halving-step-max = { $applied ->
    [yes] Il massimo passa da { $printed } a { $value }.
   *[no] Il massimo resta { $value }.
}

# Le liste: che cosa ci deve stare, comandi, generali e alleati, sottoperiodi, picche.

impetus-source-kind-supplement = supplemento Extra Impetus
impetus-source-kind-rulebook = manuale
impetus-source-kind-beta = beta
impetus-table-size-180x120 = 180 × 120 cm
impetus-table-size-120x90 = 120 × 90 cm
impetus-table-size-other = altro
impetus-age-I = I Età del bronzo
impetus-age-II = II Età classica
impetus-age-III = III Età imperiale
impetus-age-IV = IV Secoli oscuri
impetus-age-V = V Feudalesimo
impetus-age-VI = VI Tardo Medioevo
impetus-age-VII = VII Rinascimento
impetus-theme-ancient = Antico (I-III)
impetus-theme-medieval-renaissance = Medievale e Rinascimento (IV-VII)
impetus-theme-warning-not-neighbours = sottoperiodi non contigui
impetus-theme-warning-open-15 = torneo open in 15 mm
impetus-belongs-belongs = sì
impetus-belongs-by-date = secondo la data
impetus-belongs-outside = no
impetus-point-five-hundred-points = Che limiti valgono per comandi e generali a 500 punti?
impetus-point-incompetent-cap = Quanti Incompetenti posso usare se il CiC non è Genio né Carismatico?
flag-silent-five-hundred-points = Il documento non dice nulla di comandi e generali a 500 punti.
flag-silent-short-game-calls = Il documento non dice se gli avvisi si danno anche nella partita breve.

impetus-army-list-sheet = Lista dell'esercito: c'è tutto?
    .question = Che cosa manca alla lista, e quanto può costare il ritardo?
impetus-army-list-sheet-field-typed = La lista è scritta al computer o a macchina
    .none = no
    .no = La lista è scritta a mano
    .ask = La lista è scritta al computer o a macchina, non a mano?
    .hint = Una lista scritta a mano non è ammessa.
impetus-army-list-sheet-field-army_name = Esercito
    .ask = Come si chiama l'esercito?
impetus-army-list-sheet-field-source = Provenienza
    .ask = Da quale supplemento viene la lista, e che numero ha lì?
    .hint = Supplemento e numero della lista, per esempio 3-19; oppure manuale, o beta.
impetus-army-list-sheet-field-source_kind = Dov'è stampata la lista
    .ask = La lista è uscita in un supplemento, nel manuale o come beta?
    .hint = Una versione più recente in un supplemento sostituisce quelle del manuale e beta.
impetus-army-list-sheet-field-newer_in_supplement = Un supplemento ha una versione più recente della lista
    .no = Nessun supplemento ha una versione più recente della lista
    .ask = C'è una versione più recente della lista in un supplemento?
    .hint = Una versione più recente esclude la beta più vecchia.
impetus-army-list-sheet-field-commands = Comando
    .no = Nessun comando indicato
    .none = da elencare
    .ask = Quali comandi mostra la lista?
    .within = comando
impetus-army-list-sheet-field-commands-number = Numero
    .ask = Che numero ha sulla lista il { $whose }?
impetus-army-list-sheet-field-commands-vd = VDT
    .ask = Quanti VD dà in tutto la lista al { $whose }?
    .hint = La somma dei valori di demoralizzazione delle sue unità.
impetus-army-list-sheet-field-commands-break_point = Punto di rottura
    .ask = A quanti VD persi va in rotta il { $whose }?
    .hint = Le perdite con cui il comando va in rotta, calcolate come dice il manuale.
impetus-army-list-sheet-field-commands-general_rating = Generale
    .ask = Di che livello è il generale del { $whose }?
impetus-army-list-sheet-field-commands-attached_to = Unità a cui è aggregato
    .ask = Con quale unità sta il generale del { $whose }?
    .hint = Il nome dell'unità con cui sta.
impetus-army-list-sheet-field-commands-unattached = La lista dice che è fuori da ogni unità
    .no = La lista non dice che è fuori da ogni unità
    .ask = La lista dice che il generale del { $whose } non è aggregato, cioè è fuori da ogni unità?
    .hint = Se il generale non è in nessuna unità, la lista lo deve dire.
impetus-army-list-sheet-field-commands-units = Unità
    .no = Nessun'unità indicata
    .ask = Quali unità ci sono nel { $whose }?
impetus-army-list-sheet-field-commands-units-stats = Caratteristiche
    .ask = Che caratteristiche dà la lista a quest'unità del { $whose }?
    .hint = VBU, I, D e VD dell'unità.
impetus-army-list-sheet-field-commands-units-cost = Costo
    .ask = Quanti punti costa quest'unità del { $whose }?
impetus-army-list-sheet-field-units_with_stats_and_cost = Ogni unità ha caratteristiche e costo
    .no = Qualche unità è senza caratteristiche o costo
    .ask = La lista dà caratteristiche e costo di ogni unità?
impetus-army-list-sheet-field-army_vdt = VDT dell'esercito
    .none = non c'è
    .ask = Quanti VD dà la lista a tutto l'esercito?
    .hint = La somma dei valori di demoralizzazione di tutti i comandi.
impetus-army-list-sheet-field-army_break_point = Punto di rottura dell'esercito
    .none = non c'è
    .ask = A quanti VD persi va in rotta tutto l'esercito?
    .hint = Le perdite con cui l'esercito va in rotta, calcolate come dice il manuale.
impetus-army-list-sheet-field-command_structure = Struttura di Comando
    .ask = Che Struttura di Comando dà la lista?
    .hint = Come dice la lista.
impetus-army-list-sheet-field-destiny_shots = Tiri destino
    .ask = Quali tiri destino mostra la lista?
    .hint = Come sono scritti nella lista.
impetus-army-list-sheet-field-destiny_used = L'esercito ha tiri destino
    .no = L'esercito non ha tiri destino
    .ask = L'esercito ha tiri destino?
    .hint = Se ne ha, vanno scritti nella lista.
impetus-army-list-sheet-field-advanced_model = Modello di schieramento avanzato
    .ask = Che modello di schieramento avanzato indica la lista?
    .hint = E, per il modello A, il comando che lo usa.
impetus-army-list-sheet-field-advanced_used = L'esercito usa lo schieramento avanzato
    .no = L'esercito non usa lo schieramento avanzato
    .ask = L'esercito usa lo schieramento avanzato?
impetus-army-list-sheet-field-exploration_points = Punti esplorazione
    .none = non ci sono
    .ask = Quanti punti esplorazione mostra la lista?
    .hint = Si comprano con punti dell'esercito, per il controllo del campo.
impetus-army-list-sheet-field-exploration_used = L'esercito ha comprato punti esplorazione
    .no = L'esercito non ha comprato punti esplorazione
    .ask = L'esercito ha comprato punti esplorazione?
impetus-army-list-sheet-field-player_name = Nome e cognome del giocatore
    .ask = Come si chiama il giocatore, nome e cognome?
impetus-army-list-sheet-field-contact = Telefono o e-mail
    .ask = Qual è il telefono o l'e-mail del giocatore?
impetus-army-list-sheet-field-days_late = Giorni di ritardo
    .ask = Di quanti giorni è in ritardo la lista?
    .hint = Dopo la data fissata dagli organizzatori.
    .zero = La lista è puntuale
impetus-army-list-sheet-value-complete = La lista è completa
impetus-army-list-sheet-value-missing = Manca
impetus-army-list-sheet-value-penalty_up_to = Penalità, fino a
impetus-army-list-sheet-finding-complete = Alla lista non manca nulla.
impetus-army-list-sheet-finding-not-complete = La lista, per quanto è indicato qui, non è completa.
impetus-army-list-sheet-finding-penalty_up_to = { $penalty_up_to ->
    [0] La lista è puntuale: l'arbitro non toglie punti.
   *[other] Per il ritardo l'arbitro può togliere fino a { $penalty_up_to } { $penalty_up_to ->
    [one] punto
   *[other] punti
} in classifica.
}
impetus-army-list-sheet-finding-typed = una copia non scritta a mano
impetus-army-list-sheet-finding-army-name = il nome dell'esercito
impetus-army-list-sheet-finding-source = la provenienza
impetus-army-list-sheet-finding-newer-than-rulebook = la versione più recente di una lista del manuale
impetus-army-list-sheet-finding-newer-than-beta = la versione più recente di una lista beta
impetus-army-list-sheet-finding-commands = la divisione in comandi
impetus-army-list-sheet-finding-commands-order = il comando più grosso al primo posto
impetus-army-list-sheet-finding-command-number = il numero del comando
impetus-army-list-sheet-finding-general-rating = il livello del generale
impetus-army-list-sheet-finding-general-attachment = l'unità del generale, o che non è aggregato
impetus-army-list-sheet-finding-command-vdt = il VDT del comando
impetus-army-list-sheet-finding-command-break-point = il punto di rottura del comando
impetus-army-list-sheet-finding-unit-statistics = l'indicazione delle caratteristiche di ogni unità
impetus-army-list-sheet-finding-unit-cost = il costo di ogni unità
impetus-army-list-sheet-finding-army-vdt = il VDT dell'esercito
impetus-army-list-sheet-finding-army-break-point = il punto di rottura dell'esercito
impetus-army-list-sheet-finding-command-structure = la Struttura di Comando
impetus-army-list-sheet-finding-destiny-rolls = l'indicazione dei tiri destino
impetus-army-list-sheet-finding-advanced-model = il modello di schieramento avanzato
impetus-army-list-sheet-finding-exploration-points = l'indicazione dei punti esplorazione
impetus-army-list-sheet-finding-player-name = il nome e cognome del giocatore
impetus-army-list-sheet-finding-contact = il telefono o l'e-mail del giocatore
impetus-army-list-sheet-step-late = { $days ->
    [0] Nessun ritardo, nessuna penalità.
    [one] Un giorno di ritardo: fino a { $value } { $value ->
    [one] punto
   *[other] punti
}.
   *[other] { $days } giorni di ritardo, fino a { $each } { $each ->
    [one] punto
   *[other] punti
} l'uno: { $value }.
}
impetus-army-list-sheet-step-item = { $command ->
    [0] { $applied ->
        [yes] Manca: { $item }.
       *[no] A posto: { $item }.
    }
   *[other] { $applied ->
        [yes] Al comando { $command } manca: { $item }.
       *[no] Comando { $command }, a posto: { $item }.
    }
}
impetus-army-list-sheet-step-supplement = La lista viene da un supplemento: è consentita.
impetus-army-list-sheet-step-order-after = Dopo il più grosso, i comandi possono seguire in qualunque ordine.
impetus-army-list-sheet-remedy-largest-first = La lista è completa se al primo posto sta il comando numero { $place } della lista, che ha VD { $vd }.

impetus-command-limits = Comandi, generali e alleati
    .question = L'esercito rispetta i limiti di comandi, generali e alleati?
    .legal = In regola
    .illegal = Non in regola
impetus-command-limits-field-scale = Scala, mm
    .none = non indicata
    .ask = Si gioca in 15 o in 28 mm?
    .hint = Con i punti stabilisce i limiti.
impetus-command-limits-field-points = Punti per esercito
    .none = non indicati
    .ask = Di quanti punti è ogni esercito?
    .hint = Il formato del torneo: con la scala stabilisce i limiti.
impetus-command-limits-field-table = Tavolo
    .none = quello previsto per questi punti
    .ask = Che tavolo usate?
    .hint = In centimetri.
    .no = Il tavolo è quello previsto per questi punti
impetus-command-limits-field-commands = Comando
    .no = Nessun comando indicato
    .none = non indicato
    .ask = Quali comandi ha l'esercito?
    .within = comando
impetus-command-limits-field-commands-vd = VDT
    .ask = Quanti VD ha in tutto il { $whose }?
    .hint = La somma dei valori di demoralizzazione delle sue unità.
impetus-command-limits-field-commands-general = Generale
    .none = di un livello ammesso
    .ask = Di che livello è il generale del { $whose }?
    .no = Ogni generale è di un livello ammesso
impetus-command-limits-field-commands-is_cic = È il CiC
    .no = Non è il CiC
    .ask = Il generale del { $whose } è il CiC?
    .hint = Il comandante in capo guida tutto l'esercito.
impetus-command-limits-field-commands-ally = Contingente alleato
    .ask = Se il { $whose } è alleato, che contingente è?
    .hint = Il nome del contingente, se il comando è alleato.
impetus-command-limits-field-commands-units_from = Da quali sezioni della lista vengono le unità
    .ask = Da quali sezioni della lista vengono le unità del { $whose }?
    .hint = I nomi dei contingenti, divisi da virgole.
impetus-command-limits-field-army_vdt = VDT dell'esercito
    .none = da contare
    .ask = Quanti VD ha tutto l'esercito?
    .hint = La somma dei valori di demoralizzazione di tutti i comandi.
impetus-command-limits-field-allowed_contingents = Contingenti consentiti dalla lista
    .none = da cercare nella lista
    .ask = Quanti contingenti alleati consente la lista?
    .hint = Le note della lista dicono quanti.
impetus-command-limits-field-ally_contingents = Contingenti alleati usati
    .ask = Quali contingenti alleati usa l'esercito?
    .hint = I nomi, separati da virgole.
impetus-command-limits-field-ally_vd = VDT del contingente alleato
    .none = da contare
    .ask = Quanti VD ha il contingente alleato?
    .hint = La sua parte del VDT dell'esercito ha un limite.
impetus-command-limits-field-ally_general_is_cic = Il generale alleato è il CiC
    .no = Il generale alleato non è il CiC
    .ask = Il generale alleato è il CiC?
    .hint = Un generale alleato non può esserlo.
impetus-command-limits-field-ally_unit_in_other_command = Un'unità alleata sta in un altro comando
    .no = Nessun'unità alleata sta in un altro comando
    .ask = C'è un'unità alleata in un altro comando?
impetus-command-limits-field-more_commands = L'esercito ha altri comandi, non indicati qui
    .no = L'esercito non ha altri comandi oltre a questi
    .ask = L'esercito ha altri comandi oltre a quelli indicati?
    .if-not = Consentito se l'esercito non ha altri comandi.
impetus-command-limits-field-unit_with_general = L'unità comprende un generale
    .no = L'unità non comprende un generale
    .ask = L'unità comprende un generale?
impetus-command-limits-field-printed_vd = VD stampato dell'unità
    .ask = Quanti VD ha l'unità secondo la lista?
    .hint = Il valore di demoralizzazione nella lista.
impetus-command-limits-value-legal = In regola
impetus-command-limits-value-violations = Che cosa non va
impetus-command-limits-value-reason = La prima ragione
impetus-command-limits-value-vd = VD dell'unità
impetus-command-limits-finding-legal = I comandi indicati rispettano i limiti controllati.
impetus-command-limits-finding-vd = L'unità conta VD { $vd }.
impetus-command-limits-finding-table-15-400 = A 400 punti in 15 mm il tavolo dev'essere di 180 × 120 cm.
impetus-command-limits-finding-table-15-small = A 300 e 350 punti in 15 mm il tavolo dev'essere di 120 × 90 cm.
impetus-command-limits-finding-table-28 = In 28 mm il tavolo dev'essere di 180 × 120 cm.
impetus-command-limits-finding-points-15 = In 15 mm nessun torneo di un giorno usa questi punti.
impetus-command-limits-finding-points-28 = In 28 mm nessun torneo di un giorno usa questi punti.
impetus-command-limits-finding-too-few-commands = A 350 e 400 punti servono almeno due comandi.
impetus-command-limits-finding-too-many-commands = A 350 e 400 punti i comandi sono al massimo quattro.
impetus-command-limits-finding-too-many-commands-300 = A 300 punti i comandi sono al massimo due.
impetus-command-limits-finding-largest-command = Il comando più grosso ha una parte troppo grande dei VD dell'esercito.
impetus-command-limits-finding-largest-command-300 = A 300 punti il comando più grosso ha una parte troppo grande dei VD dell'esercito.
impetus-command-limits-finding-coward = C'è un Codardo, che nei tornei di un giorno non è ammesso.
impetus-command-limits-finding-two-incompetents = Sotto un CiC Genio o Carismatico c'è più di un generale Incompetente o Codardo.
impetus-command-limits-finding-incompetent = C'è un Incompetente sotto un CiC che non lo consente.
impetus-command-limits-finding-too-many-contingents = I contingenti alleati sono più di quanti ne ammette la lista.
impetus-command-limits-finding-same-contingent-twice = Due contingenti alleati dello stesso tipo non sono ammessi.
impetus-command-limits-finding-ally-is-cic = Il generale di un contingente alleato non può essere il CiC.
impetus-command-limits-finding-ally-with-others = Un contingente alleato può avere soltanto le proprie unità.
impetus-command-limits-finding-ally-lent = Le unità alleate stanno soltanto nel comando del loro contingente.
impetus-command-limits-finding-ally-over-half = Il contingente alleato ha più di metà del VDT dell'esercito.
impetus-command-limits-step-format = { $applied ->
    [yes] { $scale ->
        [0] Torneo di un giorno a { $value } punti, in qualunque scala.
       *[other] Torneo di un giorno in { $scale } mm a { $value } punti.
    }
   *[no] I punti non sono indicati: i limiti del formato non si controllano.
}
impetus-command-limits-step-points-15 = In 15 mm i { $value } { $value ->
    [one] punto
   *[other] punti
} non sono un torneo di un giorno.
impetus-command-limits-step-points-28 = In 28 mm i { $value } { $value ->
    [one] punto
   *[other] punti
} non sono un torneo di un giorno.
impetus-command-limits-step-table-15-400 = { $applied ->
    [yes] Il tavolo dev'essere { $width } × { $depth } cm.
   *[no] Il tavolo è { $width } × { $depth } cm, come deve.
}
impetus-command-limits-step-table-15-small = { impetus-command-limits-step-table-15-400 }
impetus-command-limits-step-table-28 = { impetus-command-limits-step-table-15-400 }
impetus-command-limits-step-unsaid = A { $value } { $value ->
    [one] punto
   *[other] punti
} il documento non dà limiti per il numero dei comandi né per i generali.
impetus-command-limits-step-too-few-commands = { $applied ->
    [yes] { $value } { $value ->
        [one] comando
       *[other] comandi
    }: ne servono almeno { $least }.
   *[no] { $value } { $value ->
        [one] comando
       *[other] comandi
    }, e ne servono almeno { $least }.
}
impetus-command-limits-step-too-many-commands = { $applied ->
    [yes] { $value } { $value ->
        [one] comando
       *[other] comandi
    }; il massimo è { $most }.
   *[no] { $value } { $value ->
        [one] comando
       *[other] comandi
    }, non più di { $most }.
}
impetus-command-limits-step-too-many-commands-300 = { $applied ->
    [yes] { $value } { $value ->
        [one] comando
       *[other] comandi
    }; a 300 punti il massimo è { $most }.
   *[no] { $value } { $value ->
        [one] comando
       *[other] comandi
    }, non più di { $most }.
}
impetus-command-limits-step-single = Un comando solo va bene a 300 punti, e non c'è nessuna quota da rispettare.
impetus-command-limits-step-shares = Il VDT di qualche comando non è indicato: la quota del più grosso non si guarda.
impetus-command-limits-step-largest-command = { $applied ->
    [yes] Il comando più grosso ha VD { $value } su { $total }; il massimo è { $most } ({ $share } % del VDT).
   *[no] Il comando più grosso ha VD { $value } su { $total }: sta nella quota massima ({ $share } % del VDT).
}
impetus-command-limits-step-largest-command-300 = { impetus-command-limits-step-largest-command }
impetus-command-limits-step-coward = { $applied ->
    [yes] { $value } { $value ->
        [one] generale Codardo, e non è consentito.
       *[other] generali Codardi, e non sono consentiti.
    }
   *[no] Nessun generale è Codardo.
}
impetus-command-limits-step-cic = Chi sia il CiC, o di che livello, non è indicato: il limite degli Incompetenti non si guarda.
impetus-command-limits-step-two-incompetents = { $applied ->
    [yes] { $value } Incompetenti o Codardi sotto un Genio o un Carismatico: ne è consentito uno.
   *[no] { $value } { $value ->
        [one] Incompetente o Codardo
       *[other] Incompetenti o Codardi
    } sotto un Genio o un Carismatico, e ne è consentito uno.
}
impetus-command-limits-step-admitted = In 28 mm a 300 punti un Incompetente è espressamente consentito.
impetus-command-limits-step-incompetents = { $applied ->
    [yes] { $value } { $value ->
        [one] Incompetente
       *[other] Incompetenti
    }, e con questo CiC non ne è consentito nessuno.
   *[no] { $value } { $value ->
        [one] Incompetente
       *[other] Incompetenti
    }, e con questo CiC non c'è limite.
}
impetus-command-limits-step-allowed = { $value } { $value ->
    [one] contingente alleato
   *[other] contingenti alleati
}: quanti ne consente la lista non è indicato.
impetus-command-limits-step-too-many-contingents = { $applied ->
    [yes] { $value } { $value ->
        [one] contingente alleato
       *[other] contingenti alleati
    }: la lista ne consente { $allowed }.
   *[no] { $value } { $value ->
        [one] contingente alleato
       *[other] contingenti alleati
    }, e la lista ne consente { $allowed }.
}
impetus-command-limits-step-same-contingent-twice = { $applied ->
    [yes] Un contingente è usato più di una volta.
   *[no] Nessun contingente è usato due volte.
}
impetus-command-limits-step-ally-is-cic = { $applied ->
    [yes] Il comandante alleato non può essere il CiC.
   *[no] Il CiC non è un alleato.
}
impetus-command-limits-step-ally-with-others = { $applied ->
    [yes] Nel contingente ci sono unità di un'altra sezione.
   *[no] Ogni contingente ha soltanto le proprie unità.
}
impetus-command-limits-step-ally-lent = { $applied ->
    [yes] Un'unità alleata sta in un comando non suo.
   *[no] Nessuna unità alleata sta in un altro comando.
}
impetus-command-limits-step-ally-over-half = { $applied ->
    [yes] Il contingente più grosso ha VD { $value } su { $total }; il massimo è { $most } ({ $share } % del VDT).
   *[no] Il contingente più grosso ha VD { $value } su { $total }: sta nella quota massima ({ $share } % del VDT).
}
impetus-command-limits-step-general-vd = { $applied ->
    [yes] Un'unità con un generale conta VD { $value }.
   *[no] Un'unità senza generale conserva il VD stampato, { $value }.
}
impetus-command-limits-remedy-table = Consentito se il tavolo è { $width } × { $depth } cm.
impetus-command-limits-remedy-smaller = Consentito se il comando più grosso cede almeno { $vd } VD a un altro e ne tiene al massimo { $most }.

impetus-sub-period = Sottoperiodi e temi
    .question = In quali sottoperiodi sta un volume, e che tema può avere un torneo?
impetus-sub-period-field-volume = Volume dell'esercito
    .none = non indicato
    .ask = In quale volume di liste sta l'esercito?
    .hint = Dal volume dipende il sottoperiodo dell'esercito.
impetus-sub-period-field-volumes = Altri volumi
    .ask = Quali altri volumi vuoi guardare?
    .hint = Dal volume dipende il sottoperiodo dell'esercito.
impetus-sub-period-field-join = Sottoperiodi del tema
    .none = non indicati
    .no = Il tema non è indicato
    .ask = Quali sottoperiodi unisce il tema?
    .hint = Un tema può unire sottoperiodi vicini.
impetus-sub-period-field-periods = Altri sottoperiodi del tema
    .none = nessuno
    .ask = Quali altri sottoperiodi comprende il tema?
    .hint = Un tema può unire sottoperiodi vicini.
    .no = Il tema non ha altri sottoperiodi
impetus-sub-period-field-scale = Scala, mm
    .none = indifferente
    .ask = Il torneo è in 15 o in 28 mm?
    .hint = Conta per i tornei aperti a tutti i periodi.
impetus-sub-period-field-open = Torneo open
    .no = Torneo non open
    .ask = Il torneo è aperto a eserciti di qualsiasi periodo?
    .hint = In 28 mm va bene, in 15 mm è sconsigliato.
impetus-sub-period-field-months_notice = Mesi di preavviso
    .none = annunciato in tempo
    .ask = Con quanti mesi di anticipo si annuncia il tema?
    .no = Il tema è annunciato in tempo
impetus-sub-period-value-allowed = Il tema è consentito
impetus-sub-period-value-violations = Che cosa non va
impetus-sub-period-value-warnings = Avvisi
impetus-sub-period-value-contiguous = Sottoperiodi consecutivi
    .said = { $contiguous ->
        [yes] I sottoperiodi sono contigui.
       *[no] I sottoperiodi non sono contigui.
    }
impetus-sub-period-value-restricted = Tema limitato
impetus-sub-period-value-themes = Temi rimasti
impetus-sub-period-value-fits = L'esercito rientra nel tema
impetus-sub-period-value-how_many = Quanti sottoperiodi
impetus-sub-period-value-periods = Sottoperiodi
impetus-sub-period-value-by_date = Secondo la data
impetus-sub-period-value-by_volume = Volume per volume
impetus-sub-period-value-by_volume-volume = Volume
impetus-sub-period-value-by_volume-periods = Sottoperiodi
impetus-sub-period-finding-legal = { $fits-code ->
    [by-date] Il tema è in regola; se l'esercito ci rientra dipende dalla sua data.
   *[other] { $contiguous ->
        [no] Un tema che unisce sottoperiodi lontani è sconsigliato, ma non vietato.
       *[other] { $warnings-code ->
            [open-15] Un torneo open in 15 mm è sconsigliato, ma non vietato.
           *[other] Il tema è in regola.
        }
    }
}
impetus-sub-period-finding-outside-theme = L'esercito non appartiene a questo tema.
impetus-sub-period-finding-too-late = Il preavviso è troppo breve per questo tema.
impetus-sub-period-finding-restricted = Restano due soli temi: Antico, oppure Medievale e Rinascimento.
impetus-sub-period-finding-not-restricted = Il preavviso basta per qualunque tema.
impetus-sub-period-finding-how_many = { $how_many ->
    [none] Non sono ancora indicati né un volume né un tema.
    [one] Il volume sta in un sottoperiodo: { $periods }.
   *[other] Il volume sta in { $how_many } sottoperiodi: { $periods }.
}
impetus-sub-period-step-neighbours = { $applied ->
    [yes] I sottoperiodi non sono contigui: un avviso, non un divieto.
   *[no] I sottoperiodi sono contigui.
}
impetus-sub-period-step-open = { $value ->
    [0] Torneo open: in 28 mm va bene, in 15 mm è sconsigliato.
    [28] Torneo open in 28 mm: va bene.
   *[other] Torneo open in 15 mm: sconsigliato.
}
impetus-sub-period-step-notice = { $applied ->
    [yes] { $value } { $value ->
        [one] mese
       *[other] mesi
    } di preavviso: meno dei { $needed } che servono.
   *[no] { $value } { $value ->
        [one] mese
       *[other] mesi
    } di preavviso: ne bastano { $needed }.
}
impetus-sub-period-step-period = { $volume ->
    [0] { $period }: ci sta uno dei volumi.
   *[other] { $value ->
        [belongs] { $period }: il volume { $volume } ci sta.
        [by-date] { $period }: il volume { $volume } può starci, secondo la data dell'esercito.
       *[other] { $period }: il volume { $volume } non ci sta.
    }
}
impetus-sub-period-step-fits = { $value ->
    [belongs] L'esercito rientra nel tema.
    [by-date] L'esercito rientra nel tema se la sua data lo consente: decidono gli organizzatori.
   *[other] L'esercito non rientra nel tema.
}
impetus-sub-period-remedy-months = Consentito se il tema si annuncia almeno { $months } mesi prima.

impetus-list-upgrade = Upgrade dei picchieri
    .question = Questa unità può avere l'upgrade, e a che costo?
impetus-list-upgrade-field-list_volume = Volume della lista
    .ask = In quale volume sta la lista?
impetus-list-upgrade-field-jagiellonian_hungarians = Ungheresi jagelloni (Extra Impetus 3, lista 6)
    .no = Non sono gli Ungheresi jagelloni (Extra Impetus 3, lista 6)
    .ask = È la lista degli Ungheresi jagelloni (Extra Impetus 3, lista 6)?
impetus-list-upgrade-field-troop = Truppa
    .ask = A quali truppe vuoi dare l'upgrade?
impetus-list-upgrade-field-pike = L'unità è armata di picca
    .no = L'unità non è armata di picca
    .ask = Le truppe a cui vuoi dare l'upgrade sono armate di picca?
impetus-list-upgrade-field-front_rank_of_large_unit = L'unità è la prima riga di una Grande Unità
    .no = L'unità non è la prima riga di una Grande Unità
    .ask = Le truppe a cui vuoi dare l'upgrade sono la prima riga di una Grande Unità?
    .hint = L'upgrade è solo per l'unità frontale di una Grande Unità di picche.
impetus-list-upgrade-field-vbu = VBU
    .ask = Che VBU hanno nella lista le truppe a cui vuoi dare l'upgrade?
    .hint = Il valore base dell'unità, come sta nella lista.
impetus-list-upgrade-field-i = I (impeto)
    .ask = Che I (impeto) hanno nella lista le truppe a cui vuoi dare l'upgrade?
    .hint = Impeto: il bonus della carica, come sta nella lista.
impetus-list-upgrade-field-d = Disciplina
    .ask = Che D (disciplina) hanno nella lista le truppe a cui vuoi dare l'upgrade?
    .hint = Disciplina: A è la migliore, C la peggiore.
impetus-list-upgrade-value-new_vbu = Nuovo VBU
impetus-list-upgrade-value-new_cost = Nuovo costo
impetus-list-upgrade-value-not_available = L'upgrade è escluso
impetus-list-upgrade-value-violations = Perché no
impetus-list-upgrade-finding-new_vbu = L'unità passa a VBU { $new_vbu } e costa { $new_cost } { $new_cost ->
    [one] punto
   *[other] punti
}.
impetus-list-upgrade-finding-not_available = L'unità non può avere l'upgrade{ $list_volume ->
    [none] { $pike ->
        [no] , perché non è armata di picca
       *[other] {""}
    }
    [32] { $pike ->
        [no] , perché non è armata di picca
       *[other] { $front_rank_of_large_unit ->
            [no] , perché non è la prima riga di una Grande Unità
           *[other] {""}
        }
    }
   *[other] { $jagiellonian_hungarians ->
        [yes] {""}
       *[other] , perché la lista non lo prevede
    }
}.
impetus-list-upgrade-finding-other-list = La lista non prevede l'upgrade.
impetus-list-upgrade-finding-no-pikes = L'unità non è fanteria pesante con picca.
impetus-list-upgrade-finding-not-front-rank = L'unità non è la prima riga di una Grande Unità.
impetus-list-upgrade-finding-other-values = Per questi valori non è previsto nessun upgrade.
impetus-list-upgrade-step-list = { $applied ->
    [yes] Lista del volume 32: si può.
   *[no] La lista non è del volume 32.
}
impetus-list-upgrade-step-hungarians = { $applied ->
    [yes] Ungheresi jagelloni: si può.
   *[no] La lista non è degli Ungheresi jagelloni.
}
impetus-list-upgrade-step-other-list = Le altre liste non prevedono l'upgrade.
impetus-list-upgrade-step-no-pikes = { $applied ->
    [yes] L'unità non è fanteria pesante con picca.
   *[no] L'unità è fanteria pesante con picca.
}
impetus-list-upgrade-step-not-front-rank = { $applied ->
    [yes] L'unità non è la prima riga di una Grande Unità.
   *[no] L'unità è la prima riga di una Grande Unità.
}
impetus-list-upgrade-step-other-values = { $applied ->
    [yes] VBU { $vbu }, I { $i }{ $d ->
            [none] { "" }
           *[other] , D { $d }
        }: non è nella tabella.
   *[no] VBU { $vbu }, I { $i }{ $d ->
            [none] { "" }
           *[other] , D { $d }
        }: è nella tabella.
}
impetus-list-upgrade-step-raised = Nuovo VBU { $value }, nuovo costo { $cost }.

# Il tempo della partita.

impetus-game-length-2h00 = due ore
impetus-game-length-1h45 = un'ora e tre quarti
impetus-action-melee = combattere una mischia già in corso
impetus-action-shooting = tirare
impetus-action-zone-of-control = reagire nella zona di controllo
impetus-action-opportunity = reagire in opportunità
impetus-action-evasion = evadere
impetus-action-pursuit = inseguire
impetus-action-fall-back = arretrare
impetus-action-new-melee = combattere una mischia nata da un inseguimento o da un arretramento
impetus-action-voluntary-move = muovere
impetus-action-charge = caricare
impetus-action-disengage = sganciarsi
impetus-action-rally = recuperare il disordine
impetus-rolls-for-own-side = per la propria parte
impetus-rolls-for-no-one = per nessuno
impetus-first-second-roll-winner = chi vince il secondo tiro
impetus-first-cic-decides = decide il CiC
impetus-first-nobody-yet = ancora nessuno

impetus-clock = Orologio dell'arbitro
    .lead = Il tempo della partita, gli avvisi da dare ai tavoli e quello che si può ancora fare quando è finito.
impetus-match-time = Il tempo della partita
    .question = Quanto manca, e che cosa si può ancora fare?
impetus-match-time-field-format = Durata della partita
    .ask = La partita dura due ore o un'ora e tre quarti?
impetus-match-time-field-minutes_elapsed = Minuti passati
    .ask = Da quanti minuti si gioca?
impetus-match-time-field-time_over = Il tempo è scaduto
    .no = Il tempo non è scaduto
    .ask = L'arbitro ha annunciato la fine del tempo?
    .if-not = Consentito se l'arbitro non ha ancora annunciato la fine del tempo.
    .hint = Lo ha annunciato l'arbitro, qualunque cosa dica l'orologio.
impetus-match-time-field-turn_in_progress = Il turno è ancora in corso
    .no = Il turno non è più in corso
    .ask = Il turno è ancora in corso?
    .hint = Quando il tempo scade si finisce il turno.
impetus-match-time-field-action = Azione
    .none = nessuna
    .ask = Che cosa vuole fare il giocatore?
impetus-match-time-field-big_battle_points = Grande battaglia: punti per parte
    .ask = Quanti punti schiera ogni parte nella grande battaglia?
    .hint = Tutto quello che schiera una parte.
impetus-match-time-field-table_cm = Grande battaglia: tavolo, cm
    .ask = Quanti cm misura ogni lato del tavolo della grande battaglia?
    .hint = Per dire se il tavolo basta: i due lati, divisi da una virgola.
impetus-match-time-field-cic_winner_rolls_again_for = Il CiC che ha vinto tira di nuovo
    .none = non si è tirato
    .ask = Il CiC che ha vinto l'iniziativa ha tirato di nuovo, e per chi?
impetus-match-time-field-second_roll_tied = Il secondo tiro è pari
    .no = Il secondo tiro non è pari
    .ask = Il secondo tiro per l'iniziativa è pari?
impetus-match-time-value-allowed = L'azione si può fare
impetus-match-time-value-reasons = Perché no
impetus-match-time-value-announce_minutes_left = Tempo che manca, da annunciare
impetus-match-time-value-minutes_left = Minuti che mancano
impetus-match-time-value-over = Tempo scaduto
impetus-match-time-value-announcements = Annunci
impetus-match-time-value-announcements-at = Al minuto
impetus-match-time-value-announcements-left = Alla fine
impetus-match-time-value-announcements-made = Già passato
impetus-match-time-value-still_allowed = Che cosa si può ancora fare
impetus-match-time-value-meets_advice = Battaglia grande quanto si consiglia
impetus-match-time-value-first_to_act = Agisce per primo
impetus-match-time-finding-legal = A questo punto della partita l'azione si può ancora fare.
impetus-match-time-finding-announce_minutes_left = { $announce_minutes_left ->
    [0] L'arbitro annuncia che il tempo è scaduto.
    [one] L'arbitro avvisa che manca un minuto.
   *[other] L'arbitro avvisa che mancano { $announce_minutes_left } minuti.
}
impetus-match-time-finding-minutes_left = { $minutes_left ->
    [0] Il tempo è scaduto.
    [one] Manca un minuto.
   *[other] Mancano { $minutes_left } minuti.
}
impetus-match-time-finding-over = Il tempo è scaduto.
impetus-match-time-finding-not-over = Il tempo non è scaduto.
impetus-match-time-finding-meets_advice = La battaglia è grande quanto si consiglia, o di più.
impetus-match-time-finding-not-meets_advice = La battaglia è più piccola di quanto si consiglia.
impetus-match-time-finding-second-roll-winner = Agisce per primo chi vince il secondo tiro.
impetus-match-time-finding-cic-decides = Decide il CiC, oppure i comandi pari agiscono insieme.
impetus-match-time-finding-nobody-yet = Non agisce ancora nessuno: prima la parte che ha vinto tira di nuovo i dadi fra i suoi giocatori.
impetus-match-time-finding-voluntary-move = A tempo scaduto nessuna unità muove di propria volontà.
impetus-match-time-finding-disengaging = A tempo scaduto non ci si sgancia.
impetus-match-time-finding-rallying = A tempo scaduto non si recupera il disordine.
impetus-match-time-finding-turn-closed = Il turno è chiuso: la partita è finita.
impetus-match-time-finding-turn-finished = L'ultimo turno è finito, e con lui la partita.
impetus-match-time-finding-too-few-points = La battaglia ha meno punti di quanto si consiglia.
impetus-match-time-finding-table-too-small = Il tavolo è più piccolo di quanto si consiglia.
impetus-match-time-step-short = La partita breve dura un'ora e quarantacinque.
impetus-match-time-step-minutes = { $elapsed ->
    [one] Passato { $elapsed } minuto
   *[other] Passati { $elapsed } minuti
} su { $length }: { $value ->
     [one] ne manca 1
    *[other] ne mancano { $value }
    }.
impetus-match-time-step-call = { $value ->
    [0] { $applied ->
        [yes] Fine del tempo, al minuto { $at }: passata.
       *[no] Fine del tempo: al minuto { $at }.
    }
   *[other] { $applied ->
        [yes] L'avviso dei { $value } minuti andava dato al minuto { $at }.
       *[no] Avviso dei { $value } minuti: al minuto { $at }.
    }
}
impetus-match-time-step-in-time = Il tempo non è scaduto, e l'orologio consente questo: { $what }.
impetus-match-time-step-after-time = Anche a tempo scaduto questo si può fare: { $what }.
impetus-match-time-step-full-turn = L'ultimo turno si gioca per intero.
impetus-match-time-step-after-end = { $value ->
    [yes] Il turno in corso si gioca per intero.
   *[no] Si chiude il turno senza manovrare.
}
impetus-match-time-step-voluntary-move = Questo è un movimento volontario.
impetus-match-time-step-disengaging = Sganciarsi è un movimento volontario.
impetus-match-time-step-rallying = A tempo scaduto il disordine resta.
impetus-match-time-step-turn-closed = Il turno è stato chiuso.
impetus-match-time-step-turn-finished = L'ultimo turno è finito.
impetus-match-time-step-too-few-points = { $applied ->
    [yes] { $value } { $value ->
    [one] punto
   *[other] punti
} per parte: se ne consigliano almeno { $least }.
   *[no] { $value } { $value ->
    [one] punto
   *[other] punti
} per parte, e se ne consigliano almeno { $least }.
}
impetus-match-time-step-table-too-small = { $applied ->
    [yes] Un tavolo { $value } × { $long } cm: si consiglia almeno { $depth } × { $width }.
   *[no] Un tavolo { $value } × { $long } cm, e si consiglia almeno { $depth } × { $width }.
}
impetus-match-time-step-cics = I CiC tirano per le due parti.
impetus-match-time-step-again = { $applied ->
    [yes] La parte che ha vinto tira di nuovo i dadi fra i suoi giocatori.
   *[no] La parte che ha vinto non ha ancora tirato di nuovo.
}
impetus-match-time-step-tie = { $applied ->
    [yes] Il secondo tiro è pari.
   *[no] Il secondo tiro ha un vincitore.
}
impetus-match-time-step-together = In alternativa i comandi pari agiscono insieme.

# La lista intera, e la classifica.

impetus-army-list = Lista dell'esercito, tutta intera
    .question = La mia lista è in regola?
    .lead = Incolla la lista o costruiscila riga per riga: ogni rilievo cita la sua regola, e il link rifà la stessa verifica.
    .legal = In regola
    .illegal = Non in regola
impetus-list = Controllo liste
    .lead = Incolla la lista o costruiscila riga per riga: ogni rilievo cita la sua regola, e il link rifà la stessa verifica.
impetus-army-list-field-paste = Lista incollata
    .within = riga
    .ask = Che cosa dice la tua lista?
    .hint = Una riga per unità sotto il suo comando, per esempio «Comando 1: Esperto, CiC, VD 20, rottura 10» e poi «2 Opliti FP VBU 5 I 2 D B VD 2 20 pt generale». In testa «Esercito: …», «Provenienza: …», «Giocatore: …», «Recapito: …», «VDT: …», «Rottura: …», «Struttura: …», «Esplorazione: …». Valgono anche le parole inglesi. Prende il posto dei comandi qui sotto.
impetus-army-list-field-event = Torneo
    .ask = Per quale torneo è la lista?
impetus-army-list-field-table_size = Tavolo
    .ask = Quanto è grande il tavolo?
impetus-army-list-field-periods = Sottoperiodi del tema
    .ask = Quali sottoperiodi comprende il tema?
    .hint = Un tema può unire sottoperiodi vicini.
impetus-army-list-field-open = Torneo open
    .no = Torneo non open
    .ask = Il torneo è aperto a eserciti di qualsiasi periodo?
    .hint = In 28 mm va bene, in 15 mm è sconsigliato.
impetus-army-list-field-allowed_contingents = Contingenti alleati consentiti dalla lista
    .ask = Quanti contingenti alleati consente la lista?
    .hint = Le note della lista dicono quanti.
impetus-army-list-field-army_name = Esercito
    .ask = Come si chiama l'esercito?
impetus-army-list-field-source = Provenienza
    .ask = Da quale supplemento viene la lista, e che numero ha lì?
    .hint = Supplemento e numero della lista, per esempio 3-19.
impetus-army-list-field-volume = Volume
    .ask = In quale volume sta la lista?
    .hint = Dal volume dipende il sottoperiodo dell'esercito.
impetus-army-list-field-player_name = Nome e cognome del giocatore
    .ask = Come si chiama il giocatore, nome e cognome?
impetus-army-list-field-contact = Telefono o e-mail
    .ask = Qual è il telefono o l'e-mail del giocatore?
impetus-army-list-field-command_structure = Struttura di Comando
    .ask = Che Struttura di Comando dà la lista?
    .hint = Come dice la lista.
impetus-army-list-field-army_vdt = VDT dell'esercito
    .ask = Quanti VD dà la lista a tutto l'esercito?
    .hint = La somma dei valori di demoralizzazione di tutti i comandi.
impetus-army-list-field-army_break_point = Punto di rottura dell'esercito
    .ask = A quanti VD persi va in rotta tutto l'esercito?
    .hint = Le perdite con cui l'esercito va in rotta, calcolate come dice il manuale.
impetus-army-list-field-exploration_points = Punti esplorazione
    .ask = Quanti punti esplorazione ha comprato l'esercito?
    .hint = Si comprano con punti dell'esercito, per il controllo del campo.
impetus-army-list-field-advanced_model = Schieramento avanzato
    .ask = Che modello di schieramento avanzato usa l'esercito?
    .hint = Il modello e, per il modello A, il comando.
impetus-army-list-field-destiny_shots = Tiri destino
    .ask = Quali tiri destino ha l'esercito?
    .hint = Come sono scritti nella lista.
impetus-army-list-field-commands = Comandi
    .no = Nessun comando indicato
    .ask = Quali comandi ha l'esercito?
    .within = comando
    .add = Aggiungi un comando
impetus-army-list-field-handwritten = La lista è scritta a mano
    .no = La lista non è scritta a mano
    .ask = La lista è scritta a mano?
    .hint = Una lista scritta a mano non è ammessa.
impetus-army-list-field-source_kind = Dov'è stampata la lista
    .ask = La lista è uscita in un supplemento, nel manuale o come beta?
    .hint = Una versione più recente in un supplemento sostituisce quelle del manuale e beta.
impetus-army-list-field-newer_in_supplement = Un supplemento ha una versione più recente della lista
    .no = Nessun supplemento ha una versione più recente della lista
    .ask = C'è una versione più recente della lista in un supplemento?
impetus-army-list-field-jagiellonian_hungarians = Ungheresi jagelloni (Extra Impetus 3, lista 6)
    .no = Non sono gli Ungheresi jagelloni (Extra Impetus 3, lista 6)
    .ask = È la lista degli Ungheresi jagelloni (Extra Impetus 3, lista 6)?
impetus-army-list-field-days_late = Giorni di ritardo
    .ask = Di quanti giorni è in ritardo la lista?
    .zero = La lista è puntuale
impetus-army-list-field-break_points_right = Punti di rottura controllati sul manuale
    .if-so = Consentito se i punti di rottura sono giusti secondo il manuale.
    .hint = Il manuale di Impetus, che non è tra i nostri documenti, dice come si calcolano.
    .no = Punti di rottura sbagliati secondo il manuale
    .ask = I punti di rottura sono quelli che dà il manuale?
impetus-army-list-field-commands-number = Numero
    .ask = Che numero ha sulla lista il { $whose }?
impetus-army-list-field-commands-general = Generale
    .ask = Di che livello è il generale del { $whose }?
impetus-army-list-field-commands-is_cic = È il CiC
    .no = Non è il CiC
    .ask = Il generale del { $whose } è il CiC?
    .hint = Il comandante in capo guida tutto l'esercito.
impetus-army-list-field-commands-attached_to = Unità a cui è aggregato
    .ask = Con quale unità sta il generale del { $whose }?
    .hint = Il nome dell'unità con cui sta.
impetus-army-list-field-commands-unattached = La lista dice che è fuori da ogni unità
    .no = La lista non dice che è fuori da ogni unità
    .ask = La lista dice che il generale del { $whose } non è aggregato, cioè è fuori da ogni unità?
impetus-army-list-field-commands-ally = Contingente alleato
    .ask = Se il { $whose } è alleato, che contingente è?
    .hint = Il nome del contingente, se il comando è alleato.
impetus-army-list-field-commands-vd = VDT scritto
    .ask = Quanti VD dà in tutto la lista al { $whose }?
    .hint = Come sta sulla lista; la somma delle unità si calcola.
impetus-army-list-field-commands-break_point = Punto di rottura
    .ask = A quanti VD persi va in rotta il { $whose }?
    .hint = Le perdite con cui il comando va in rotta, calcolate come dice il manuale.
impetus-army-list-field-commands-units = Unità
    .no = Nessun'unità indicata
    .ask = Quali unità ci sono nel { $whose }?
    .within = unità
    .add = Aggiungi un'unità
impetus-army-list-field-commands-units-name = Nome
    .ask = Come si chiama quest'unità del { $whose }?
impetus-army-list-field-commands-units-troop = Truppa
    .ask = Di che tipo di truppa è quest'unità del { $whose }?
impetus-army-list-field-commands-units-count = Quante unità
    .ask = Quante unità di questo tipo ci sono nel { $whose }?
impetus-army-list-field-commands-units-vbu = VBU
    .ask = Che VBU ha quest'unità del { $whose }?
    .hint = Il valore base dell'unità, come sta nella lista.
impetus-army-list-field-commands-units-i = I (impeto)
    .ask = Che I (impeto) ha quest'unità del { $whose }?
    .hint = Impeto: il bonus della carica, come sta nella lista.
impetus-army-list-field-commands-units-d = Disciplina
    .ask = Che D (disciplina) ha quest'unità del { $whose }?
    .hint = Disciplina: A è la migliore, C la peggiore.
impetus-army-list-field-commands-units-vd = VD
    .ask = Quanti VD conta una sola unità di questo tipo nel { $whose }?
    .hint = Valore di demoralizzazione di un'unità; con un generale è fisso.
impetus-army-list-field-commands-units-cost = Costo di una sola unità
    .ask = Quanti punti costa una sola unità di questo tipo nel { $whose }?
impetus-army-list-field-commands-units-general = Comprende un generale
    .no = Non comprende un generale
    .ask = Quest'unità del { $whose } comprende un generale?
impetus-army-list-field-commands-units-min = Minimo della lista
    .ask = Qual è nella lista il minimo di quest'unità del { $whose }?
    .hint = Come stampato, prima di dimezzarlo.
impetus-army-list-field-commands-units-max = Massimo della lista
    .ask = Qual è nella lista il massimo di quest'unità del { $whose }?
    .hint = Come stampato, prima di dimezzarlo.
impetus-army-list-field-commands-units-most_numerous = Tipo più numeroso
    .no = Non è il tipo più numeroso
    .ask = Quest'unità del { $whose } è del tipo di truppa più numeroso?
    .hint = A 350 punti il suo massimo non si dimezza.
impetus-army-list-field-commands-units-large_unit = Può fare una Grande Unità
    .no = Non può fare una Grande Unità
    .ask = La lista segnala che quest'unità del { $whose } può fare una Grande Unità?
    .hint = Serve una nota nella lista: allora un massimo di due non si dimezza.
impetus-army-list-field-commands-units-front_rank = Prima riga di una Grande Unità
    .no = Non è la prima riga di una Grande Unità
    .ask = Quest'unità del { $whose } è la prima riga di una Grande Unità?
    .hint = L'upgrade è solo per l'unità frontale di una Grande Unità di picche.
impetus-army-list-field-commands-units-pike = Picche
    .no = Senza picche
    .ask = Quest'unità del { $whose } è armata di picca?
impetus-army-list-field-commands-units-upgraded = Con upgrade
    .no = Senza upgrade
    .ask = Quest'unità del { $whose } ha l'upgrade?
    .hint = Con l'upgrade delle picche il VBU è quello nuovo.
impetus-army-list-value-legal = In regola
impetus-army-list-value-violations = Che cosa non va
impetus-army-list-value-standing = Stato della lista
impetus-army-list-value-not_checked = Non controllati
impetus-army-list-value-looked_at = Punto
impetus-army-list-value-looked_at-point = Punto
impetus-army-list-value-looked_at-state = Come sta
impetus-army-list-value-looked_at-why = Perché no
impetus-army-list-value-looked_at-who = Di chi
impetus-list-point-sheet = voci della lista
impetus-list-point-source = provenienza
impetus-list-point-event = torneo
impetus-list-point-cost = costo
impetus-list-point-exploration = punti esplorazione
impetus-list-point-advanced = schieramento avanzato
impetus-list-point-command-vd = VD di unità e comandi
impetus-list-point-army-vdt = VDT dell'esercito
impetus-list-point-break-points = punti di rottura
impetus-list-point-chief = CiC
impetus-list-point-commands = numero e grandezza dei comandi
impetus-list-point-generals = generali
impetus-list-point-allies = alleati
impetus-list-point-troop-types = tipi di truppa
impetus-list-point-numbers = minimi e massimi
impetus-list-point-upgrades = upgrade
impetus-list-point-theme = tema
impetus-list-state-in-order = in regola
impetus-list-state-at-fault = da correggere
impetus-list-state-open = da decidere
impetus-list-state-not-checked = non controllata del tutto
impetus-list-why-event-untold = il torneo non è indicato
impetus-list-why-cost-untold = manca qualche costo
impetus-list-why-vd-untold = manca qualche VD
impetus-list-why-untold = non indicato
impetus-list-why-rulebook = il manuale dice come si calcolano
impetus-list-why-chief-untold = nessuno è indicato come CiC
impetus-list-why-allowance-untold = non è indicato quanti ne consente la lista
impetus-list-why-type-untold = nessun tipo di truppa conosciuto
impetus-list-why-limits-untold = minimo e massimo non sono indicati
impetus-list-why-pikes-untold = picche, prima riga o valori non sono indicati
impetus-list-why-volume-untold = il volume non è indicato
impetus-list-why-theme-untold = il tema non è indicato
impetus-list-why-source-untold = non è indicato dove è stampata
impetus-list-why-by-date = dipende dalla data dell'esercito
impetus-list-why-own-check = ha una verifica sua, «Schieramento avanzato»
impetus-army-list-value-army = Esercito
impetus-army-list-value-player = Giocatore
impetus-army-list-value-spent = Spesi
impetus-army-list-value-left = Restano
impetus-army-list-value-vdt = VDT
impetus-army-list-value-summary = Comandi
impetus-army-list-value-lines = Minimi e massimi
impetus-army-list-value-roster = Unità
impetus-army-list-value-marks = Riga
impetus-army-list-value-marks-line = Riga
impetus-army-list-value-marks-state = Come sta
impetus-army-list-value-faults = Da correggere
impetus-army-list-value-notes = Da sapere
impetus-army-list-value-summary-command = Comando
impetus-army-list-value-summary-general = Generale
impetus-army-list-value-summary-units = Unità
impetus-army-list-value-summary-cost = Costo
impetus-army-list-value-summary-vd = VD
impetus-army-list-value-summary-share = % del VDT
impetus-army-list-value-summary-break_point = Rottura
impetus-army-list-value-lines-name = Unità
impetus-army-list-value-lines-fielded = In campo
impetus-army-list-value-lines-least = Almeno
impetus-army-list-value-lines-most = Al massimo
impetus-army-list-value-roster-command = Comando
impetus-army-list-value-roster-count = Quante
impetus-army-list-value-roster-name = Nome
impetus-army-list-value-roster-troop = Truppa
impetus-army-list-value-roster-vbu = VBU
impetus-army-list-value-roster-i = I
impetus-army-list-value-roster-d = D
impetus-army-list-value-roster-vd = VD
impetus-army-list-value-roster-cost = Costo
impetus-army-list-value-faults-code = Rilievo
impetus-army-list-value-faults-at = Dove
impetus-army-list-value-faults-who = Di chi
impetus-army-list-value-faults-figure = Cifra
impetus-army-list-value-faults-limit = Limite
impetus-army-list-value-notes-code = Rilievo
impetus-army-list-value-notes-at = Dove
impetus-army-list-value-notes-who = Di chi
impetus-army-list-value-notes-figure = Cifra
impetus-army-list-value-notes-limit = Limite
impetus-army-list-value-notes-point = Punto aperto
impetus-army-list-finding-legal = La lista è in regola.
impetus-army-list-finding-not-checked = Quello che si è potuto controllare è in regola, ma non si è potuto controllare tutto.
impetus-army-list-finding-two-cics = C'è più di un CiC.
    .row = I generali indicati come CiC sono { $figure }: un esercito ne ha uno.
impetus-army-list-finding-break-point-over-vd = Un punto di rottura supera il VD che si può perdere.
    .row = { $who ->
        [none] Punto di rottura { $figure } dell'esercito, che ha VDT { $limit }.
       *[other] Comando { $who }: punto di rottura { $figure }, con VDT { $limit }.
    }
impetus-army-list-finding-break-points-wrong = Qualche punto di rottura non è quello del manuale.
impetus-army-list-finding-typed = La lista è scritta a mano.
impetus-army-list-finding-army-name = Alla lista manca { impetus-army-list-sheet-finding-army-name }.
impetus-army-list-finding-source = Alla lista manca { impetus-army-list-sheet-finding-source }.
impetus-army-list-finding-newer-than-rulebook = Un supplemento ha una versione più recente di questa lista del manuale.
impetus-army-list-finding-newer-than-beta = Un supplemento ha una versione più recente di questa lista beta.
impetus-army-list-finding-commands = Alla lista manca { impetus-army-list-sheet-finding-commands }.
impetus-army-list-finding-commands-order = Il comando più grosso non è al primo posto.
impetus-army-list-finding-command-number = Alla lista manca { impetus-army-list-sheet-finding-command-number }.
impetus-army-list-finding-general-rating = Alla lista manca { impetus-army-list-sheet-finding-general-rating }.
impetus-army-list-finding-general-attachment = Alla lista manca { impetus-army-list-sheet-finding-general-attachment }.
impetus-army-list-finding-command-vdt = Alla lista manca { impetus-army-list-sheet-finding-command-vdt }.
impetus-army-list-finding-command-break-point = Alla lista manca { impetus-army-list-sheet-finding-command-break-point }.
impetus-army-list-finding-unit-statistics = Alla lista manca { impetus-army-list-sheet-finding-unit-statistics }.
impetus-army-list-finding-unit-cost = Alla lista manca { impetus-army-list-sheet-finding-unit-cost }.
    .row = Al comando { $who } manca { impetus-army-list-sheet-finding-unit-cost }.
impetus-army-list-finding-army-vdt = Alla lista manca { impetus-army-list-sheet-finding-army-vdt }.
impetus-army-list-finding-army-break-point = Alla lista manca { impetus-army-list-sheet-finding-army-break-point }.
impetus-army-list-finding-command-structure = Alla lista manca { impetus-army-list-sheet-finding-command-structure }.
impetus-army-list-finding-destiny-rolls = Alla lista manca { impetus-army-list-sheet-finding-destiny-rolls }.
impetus-army-list-finding-advanced-model = Alla lista manca { impetus-army-list-sheet-finding-advanced-model }.
impetus-army-list-finding-exploration-points = Alla lista manca { impetus-army-list-sheet-finding-exploration-points }.
impetus-army-list-finding-player-name = Alla lista manca { impetus-army-list-sheet-finding-player-name }.
impetus-army-list-finding-contact = Alla lista manca { impetus-army-list-sheet-finding-contact }.
impetus-army-list-finding-table-15-400 = { impetus-command-limits-finding-table-15-400 }
impetus-army-list-finding-table-15-small = { impetus-command-limits-finding-table-15-small }
impetus-army-list-finding-table-28 = { impetus-command-limits-finding-table-28 }
impetus-army-list-finding-points-15 = { impetus-command-limits-finding-points-15 }
impetus-army-list-finding-points-28 = { impetus-command-limits-finding-points-28 }
impetus-army-list-finding-too-few-commands = { impetus-command-limits-finding-too-few-commands }
impetus-army-list-finding-too-many-commands = { impetus-command-limits-finding-too-many-commands }
impetus-army-list-finding-too-many-commands-300 = { impetus-command-limits-finding-too-many-commands-300 }
impetus-army-list-finding-largest-command = { impetus-command-limits-finding-largest-command }
impetus-army-list-finding-largest-command-300 = { impetus-command-limits-finding-largest-command-300 }
impetus-army-list-finding-coward = { impetus-command-limits-finding-coward }
impetus-army-list-finding-two-incompetents = { impetus-command-limits-finding-two-incompetents }
impetus-army-list-finding-incompetent = { impetus-command-limits-finding-incompetent }
impetus-army-list-finding-too-many-contingents = { impetus-command-limits-finding-too-many-contingents }
impetus-army-list-finding-same-contingent-twice = { impetus-command-limits-finding-same-contingent-twice }
impetus-army-list-finding-ally-is-cic = { impetus-command-limits-finding-ally-is-cic }
impetus-army-list-finding-ally-with-others = { impetus-command-limits-finding-ally-with-others }
impetus-army-list-finding-ally-lent = { impetus-command-limits-finding-ally-lent }
impetus-army-list-finding-ally-over-half = { impetus-command-limits-finding-ally-over-half }
impetus-army-list-finding-over-points = La lista costa più dei punti dell'esercito.
    .row = Costa { $figure } punti: ce ne sono { $limit }.
impetus-army-list-finding-exploration-too-many = I punti esplorazione sono al massimo dieci.
    .row = Punti esplorazione: { $figure }. Al massimo { $limit }.
impetus-army-list-finding-advanced-elsewhere = La lista prevede lo schieramento avanzato, che in questo torneo non si usa.
    .row = Lo schieramento avanzato c'è solo in 15 mm, da 400 punti.
impetus-army-list-finding-over-maximum = Un'unità supera il suo massimo.
    .row = { $who }: in campo { $figure }, al massimo { $limit }.
impetus-army-list-finding-under-minimum = Un'unità non arriva al suo minimo.
    .row = { $who }: in campo { $figure }, almeno { $limit }.
impetus-army-list-finding-printed-vd = Nella lista un'unità con un generale non ha VD 3.
    .row = { $who }: con un generale conta VD { $limit }, anche se è stampato { $figure }.
impetus-army-list-finding-upgrade-cost = Un upgrade ha il costo sbagliato.
    .row = { $who }: con l'upgrade costa { $limit } punti, non { $figure }.
impetus-army-list-finding-upgrade = Un upgrade non è previsto.
    .row = { $who } non può avere l'upgrade a VBU { $figure }.
impetus-army-list-finding-incompetent-cap = Il documento non dice quanti Incompetenti può avere questo CiC: accordati con l'avversario o con l'organizzatore.
impetus-army-list-finding-commonest-troop = Il documento non dice se il tipo più numeroso conserva il minimo: accordati con l'avversario o con l'organizzatore.
    .row = { $who }: in campo { $figure }, il minimo stampato è { $limit }. Se il tipo più numeroso lo conservi non è chiaro.
impetus-army-list-finding-five-hundred-points = Il documento non dice nulla di comandi e generali a 500 punti.
impetus-army-list-finding-command-vd-sum = Il VDT scritto di un comando non è la somma delle sue unità.
    .row = Comando { $who }: scritto { $limit }, le unità fanno { $figure }.
impetus-army-list-finding-army-vdt-sum = Il VDT scritto dell'esercito non è la somma dei comandi.
    .row = VDT scritto { $limit }, i comandi fanno { $figure }.
impetus-army-list-finding-late = La lista è in ritardo.
    .row = { $figure } { $figure ->
        [one] giorno
       *[other] giorni
    } di ritardo, che possono costare fino a { $limit } punti.
impetus-army-list-finding-outside-theme = L'esercito non rientra nel tema.
    .row = Il volume { $figure } non è nei sottoperiodi del tema.
impetus-army-list-finding-by-date = Gli organizzatori decidono, dalla data dell'esercito, se rientra nel tema.
impetus-army-list-finding-not-neighbours = Il tema unisce sottoperiodi non contigui.
impetus-army-list-finding-open-15 = Un torneo open in 15 mm è sconsigliato.
impetus-army-list-finding-points-unspent = Restano punti da spendere.
    .row = { $figure ->
        [one] Resta { $figure } punto.
       *[other] Restano { $figure } punti.
    }
impetus-army-list-step-item = { impetus-army-list-sheet-step-item }
impetus-army-list-step-supplement = { impetus-army-list-sheet-step-supplement }
impetus-army-list-step-order-after = { impetus-army-list-sheet-step-order-after }
impetus-army-list-step-late = { impetus-army-list-sheet-step-late }
impetus-army-list-step-format = { impetus-command-limits-step-format }
impetus-army-list-step-table-15-400 = { impetus-command-limits-step-table-15-400 }
impetus-army-list-step-table-15-small = { impetus-command-limits-step-table-15-small }
impetus-army-list-step-table-28 = { impetus-command-limits-step-table-28 }
impetus-army-list-step-unsaid = { impetus-command-limits-step-unsaid }
impetus-army-list-step-too-few-commands = { impetus-command-limits-step-too-few-commands }
impetus-army-list-step-too-many-commands = { impetus-command-limits-step-too-many-commands }
impetus-army-list-step-too-many-commands-300 = { impetus-command-limits-step-too-many-commands-300 }
impetus-army-list-step-single = { impetus-command-limits-step-single }
impetus-army-list-step-shares = { impetus-command-limits-step-shares }
impetus-army-list-step-largest-command = { impetus-command-limits-step-largest-command }
impetus-army-list-step-largest-command-300 = { impetus-command-limits-step-largest-command-300 }
impetus-army-list-step-coward = { impetus-command-limits-step-coward }
impetus-army-list-step-cic = { impetus-command-limits-step-cic }
impetus-army-list-step-two-incompetents = { impetus-command-limits-step-two-incompetents }
impetus-army-list-step-admitted = { impetus-command-limits-step-admitted }
impetus-army-list-step-incompetents = { impetus-command-limits-step-incompetents }
impetus-army-list-step-allowed = { impetus-command-limits-step-allowed }
impetus-army-list-step-too-many-contingents = { impetus-command-limits-step-too-many-contingents }
impetus-army-list-step-same-contingent-twice = { impetus-command-limits-step-same-contingent-twice }
impetus-army-list-step-ally-is-cic = { impetus-command-limits-step-ally-is-cic }
impetus-army-list-step-ally-over-half = { impetus-command-limits-step-ally-over-half }
impetus-army-list-step-general-vd = { $unit ->
    [none] Un'unità con un generale conta VD { $value }.
   *[other] { $unit }, con un generale: VD { $value }.
}
impetus-army-list-step-neighbours = { impetus-sub-period-step-neighbours }
impetus-army-list-step-open = { impetus-sub-period-step-open }
impetus-army-list-step-period = { impetus-sub-period-step-period }
impetus-army-list-step-fits = { impetus-sub-period-step-fits }
impetus-army-list-step-command-sum = { $applied ->
    [yes] Comando { $command }: scritto VD { $written }, le unità fanno { $value }.
   *[no] Comando { $command }: VD { $value }, come scritto.
}
impetus-army-list-step-army-sum = { $applied ->
    [yes] VDT scritto { $written }, i comandi fanno { $value }.
   *[no] VDT { $value }, come scritto.
}
impetus-army-list-step-exploration-too-many = { $applied ->
    [yes] Punti esplorazione: { $value }; il massimo è { $most }.
   *[no] Punti esplorazione: { $value }; il massimo è { $most }.
}
impetus-army-list-step-advanced-elsewhere = { $applied ->
    [yes] Lo schieramento avanzato c'è solo in 15 mm, da 400 punti.
   *[no] Schieramento avanzato: in questo torneo si usa.
}
impetus-army-list-step-over-points = { $applied ->
    [yes] Punti spesi: { $value } su { $points }, troppi.
   *[no] Punti spesi: { $value } su { $points }.
}
impetus-army-list-step-line = { $most ->
    [none] { $name }: in campo { $value }; il minimo è { $least }.
   *[other] { $name }: in campo { $value }; il minimo è { $least }, il massimo { $most }.
}
impetus-army-list-step-upgrade = { $applied ->
    [yes] { $name }: con questi valori, o da questa lista, niente upgrade.
   *[no] { $value ->
        [none] { $name }: senza VBU, I e D l'upgrade non si controlla.
       *[other] { $name }: con l'upgrade costa { $cost } { $cost ->
    [one] punto
   *[other] punti
}.
    }
}
impetus-army-list-remedy-largest-first = { impetus-army-list-sheet-remedy-largest-first }
impetus-army-list-remedy-table = { impetus-command-limits-remedy-table }
impetus-army-list-remedy-smaller = { impetus-command-limits-remedy-smaller }
flag-silent-incompetent-cap = Il documento non dice quanti Incompetenti può avere un CiC che non è né Genio né Carismatico.

impetus-score-desk = Classifica del torneo
    .question = Quanti punti ha ciascuno, nei due sistemi?
    .lead = Una riga per partita: i due sistemi stanno fianco a fianco, e la classifica si scarica.
impetus-desk = Punteggi e classifica
    .lead = Una riga per partita: i due sistemi stanno fianco a fianco, e la classifica si scarica.
impetus-score-desk-field-games = Partite
    .ask = Quali partite si sono giocate?
    .within = partita
    .add = Aggiungi una partita
impetus-score-desk-field-penalties = Punti tolti
    .no = Nessun punto tolto
    .ask = A chi ha tolto punti l'arbitro?
    .within = penalità
    .hint = Dall'arbitro: per una lista in ritardo, per scorrettezze.
    .add = Aggiungi punti tolti
impetus-score-desk-field-games-round = Turno
    .ask = In che turno si è giocata la { $whose }?
impetus-score-desk-field-games-a = Giocatore A
    .ask = Come si chiama il giocatore A della { $whose } (40 lettere al massimo)?
impetus-score-desk-field-games-b = Giocatore B
    .ask = Come si chiama il giocatore B della { $whose } (40 lettere al massimo)?
impetus-score-desk-field-games-a_vdt = A: VDT
    .ask = Con quanti VD partiva l'esercito del giocatore A nella { $whose }?
    .hint = Il valore di demoralizzazione totale dell'esercito all'inizio.
impetus-score-desk-field-games-a_lost = A: VD persi
    .ask = Quanti VD ha perso l'esercito del giocatore A nella { $whose }?
    .hint = La somma dei valori di demoralizzazione delle unità perse.
impetus-score-desk-field-games-a_routed = A: in rotta
    .no = A: non in rotta
    .ask = L'esercito del giocatore A è andato in rotta nella { $whose }?
impetus-score-desk-field-games-b_vdt = B: VDT
    .ask = Con quanti VD partiva l'esercito del giocatore B nella { $whose }?
    .hint = Il valore di demoralizzazione totale dell'esercito all'inizio.
impetus-score-desk-field-games-b_lost = B: VD persi
    .ask = Quanti VD ha perso l'esercito del giocatore B nella { $whose }?
    .hint = La somma dei valori di demoralizzazione delle unità perse.
impetus-score-desk-field-games-b_routed = B: in rotta
    .no = B: non in rotta
    .ask = L'esercito del giocatore B è andato in rotta nella { $whose }?
impetus-score-desk-field-penalties-player = Giocatore
    .ask = Quale giocatore ha preso la { $whose }?
impetus-score-desk-field-penalties-points = Punti
    .ask = Quanti punti è costata la { $whose }?
impetus-score-system-traditional = tradizionale
impetus-score-system-experimental = sperimentale
impetus-score-desk-value-played = Partite
impetus-score-desk-value-players = Giocatori
impetus-score-desk-value-traditional = Classifica tradizionale
impetus-score-desk-value-experimental = Classifica sperimentale
impetus-score-desk-value-scores = Partita per partita
impetus-score-desk-value-notes = Da sapere
impetus-score-desk-value-traditional-place = Posto
impetus-score-desk-value-traditional-player = Giocatore
impetus-score-desk-value-traditional-points = Punti
impetus-score-desk-value-traditional-games = Partite
impetus-score-desk-value-traditional-taken = Tolti
impetus-score-desk-value-traditional-tied = Pari
impetus-score-desk-value-experimental-place = Posto
impetus-score-desk-value-experimental-player = Giocatore
impetus-score-desk-value-experimental-points = Punti
impetus-score-desk-value-experimental-games = Partite
impetus-score-desk-value-experimental-taken = Tolti
impetus-score-desk-value-experimental-tied = Pari
impetus-score-desk-value-scores-round = Turno
impetus-score-desk-value-scores-a = A
impetus-score-desk-value-scores-b = B
impetus-score-desk-value-scores-a_traditional = A trad.
impetus-score-desk-value-scores-b_traditional = B trad.
impetus-score-desk-value-scores-a_situation = Situazione di A
impetus-score-desk-value-scores-a_experimental = A sper.
impetus-score-desk-value-scores-b_situation = Situazione di B
impetus-score-desk-value-scores-b_experimental = B sper.
impetus-score-desk-value-notes-code = Rilievo
impetus-score-desk-value-notes-at = Dove
impetus-score-desk-value-notes-who = Di chi
impetus-score-desk-value-notes-system = Sistema
impetus-score-desk-value-notes-points = Cifra
impetus-score-desk-value-notes-point = Punto aperto
impetus-score-desk-finding-played = Sistema tradizionale: { $traditional-first-tied ->
    [yes] { $traditional-leaders } sono a pari merito al primo posto con { $traditional-first-points ->
        [one] 1 punto
       *[other] { $traditional-first-points } punti
    }
   *[other] { $traditional-first-player } è in testa con { $traditional-first-points ->
        [one] 1 punto
       *[other] { $traditional-first-points } punti
    }
}. Sistema sperimentale: { $experimental-first-tied ->
    [yes] { $experimental-leaders } sono a pari merito al primo posto con { $experimental-first-points ->
        [one] 1 punto
       *[other] { $experimental-first-points } punti
    }
   *[other] { $experimental-first-player } è in testa con { $experimental-first-points ->
        [one] 1 punto
       *[other] { $experimental-first-points } punti
    }
}. { $played ->
    [one] Una partita, { $players } giocatori.
   *[other] { $played } partite, { $players } giocatori.
}
impetus-score-desk-finding-rounding-at-half = Una frazione di mezzo punto o più: come si arrotonda?
    .row = Qui una frazione di mezzo punto o più cambia i punti: come si arrotonda?
impetus-score-desk-finding-quarter-exact = Il quarto si misura prima o dopo l'arrotondamento?
    .row = Qui la situazione cambia secondo come si misura il quarto.
impetus-score-desk-finding-tied = Due giocatori hanno gli stessi punti.
    .row = { $system }, posto { $points }: { $who } hanno gli stessi punti, e il documento non dice come spareggiarli.
impetus-score-desk-finding-fourth-game = Un giocatore ha più partite di quante ne abbia un giorno.
    .row = { $who } ha giocato { $points } partite, più di quante ne abbia un giorno.
impetus-score-desk-finding-all-lost = Un giocatore ha perso tutto e non è segnato in rotta.
    .row = { $who } ha perso tutti i suoi { $points } VD e non è segnato in rotta.
impetus-score-desk-step-traditional = Partita { $game }, tradizionale: { $a } { $value }, { $b } { $other }.
impetus-score-desk-step-experimental = Partita { $game }, sperimentale: { $a } { $value }, { $b } { $other }.
impetus-score-desk-step-taken = { $value ->
    [one] A { $player } si toglie { $value } punto.
   *[other] A { $player } si tolgono { $value } punti.
}
impetus-score-desk-step-tied = { $system ->
    [traditional] Tradizionale, posto { $value }, a pari punti: { $names }.
   *[other] Sperimentale, posto { $value }, a pari punti: { $names }.
}
flag-silent-tied-standings = Il documento non dice come si decidono i pari merito in classifica: chi è pari divide il posto.
flag-silent-rounding-at-half = Il documento non dice come si arrotonda una frazione di mezzo punto o più: finché non decidi, vale la lettura abituale.
flag-silent-quarter-exact = Il documento non dice se il quarto si misura prima o dopo l'arrotondamento: finché non decidi, vale la lettura abituale.

# Terreno e schieramento.

impetus-troop-CP = CP, cavalleria pesante
    .within = cavalleria pesante
impetus-troop-CM = CM, cavalleria media
    .within = cavalleria media
impetus-troop-CL = CL, cavalleria leggera
    .within = cavalleria leggera
impetus-troop-CGP = CGP, carri da guerra pesanti
    .within = carri da guerra pesanti
impetus-troop-CGL = CGL, carri da guerra leggeri
    .within = carri da guerra leggeri
impetus-troop-scythed = Carri falcati
    .within = carri falcati
impetus-troop-El = El, elefanti
    .within = elefanti
impetus-troop-W = W, Wagenburg
    .within = Wagenburg
impetus-troop-FP = FP, fanteria pesante
    .within = fanteria pesante
impetus-troop-FL = FL, fanteria leggera
    .within = fanteria leggera
impetus-troop-T = T, Tiratori
    .within = Tiratori
impetus-troop-S = S, Schermagliatori
    .within = Schermagliatori
impetus-troop-Art = Art, artiglieria
    .within = artiglieria
impetus-general-genius = Genio
impetus-general-charismatic = Carismatico
impetus-general-expert = Esperto
impetus-general-ordinary = nessun livello speciale
impetus-general-poor = Scarso
impetus-general-incompetent = Incompetente
impetus-general-coward = Codardo
impetus-player-attacker = attaccante
impetus-player-defender = difensore

impetus-exploration = Controllo del campo
    .question = Chi controlla il campo di battaglia, o con quale probabilità?
    .legal = In regola
    .illegal = Non in regola
impetus-exploration-field-a = Giocatore A
    .no = Giocatore A non indicato
    .ask = Conosci i punti o i dadi del giocatore A?
impetus-exploration-field-a-exploration_points = Punti esplorazione
    .ask = Quanti punti esplorazione ha comprato il giocatore A?
    .hint = Si comprano con punti dell'esercito, per il controllo del campo.
impetus-exploration-field-a-dice = Due dadi
    .ask = Che cosa hanno fatto i due dadi del giocatore A?
    .hint = Senza dadi si calcolano le probabilità.
impetus-exploration-field-b = Giocatore B
    .no = Giocatore B non indicato
    .ask = Conosci i punti o i dadi del giocatore B?
impetus-exploration-field-b-exploration_points = Punti esplorazione
    .ask = Quanti punti esplorazione ha comprato il giocatore B?
    .hint = Si comprano con punti dell'esercito, per il controllo del campo.
impetus-exploration-field-b-dice = Due dadi
    .ask = Che cosa hanno fatto i due dadi del giocatore B?
    .hint = Senza dadi si calcolano le probabilità.
impetus-exploration-field-ask = Probabilità
impetus-exploration-ask-p_a = che A controlli il campo
impetus-exploration-ask-p_b = che B controlli il campo
impetus-exploration-value-control = Controlla il campo
impetus-control-a = A
impetus-control-b = B
impetus-control-reroll = si tirano di nuovo i dadi
impetus-exploration-value-p_a = Probabilità che A controlli il campo
impetus-exploration-value-p_b = Probabilità che B controlli il campo
impetus-exploration-value-legal = I punti esplorazione si possono comprare
impetus-exploration-value-violations = Che cosa non va
impetus-exploration-value-cost = Costo
impetus-exploration-value-cost-a = Costo per A
impetus-exploration-value-cost-b = Costo per B
impetus-exploration-finding-a = Il giocatore A controlla il campo.
impetus-exploration-finding-b = Il giocatore B controlla il campo.
impetus-exploration-finding-reroll = Totali e punti sono pari: si tirano di nuovo i dadi.
impetus-exploration-finding-p_a = La probabilità che il giocatore A controlli il campo è { $p_a }.
impetus-exploration-finding-p_b = La probabilità che il giocatore B controlli il campo è { $p_b }.
impetus-exploration-finding-legal = I punti esplorazione stanno nel limite.
impetus-exploration-finding-too-many-points = I punti esplorazione sono al massimo dieci.
impetus-exploration-step-too-many-points = { $applied ->
    [yes] Il giocatore { $side } ha { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } esplorazione, più di { $most }.
   *[no] Il giocatore { $side } ha { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } esplorazione; se ne comprano fino a { $most }.
}
impetus-exploration-step-cost = { $applied ->
    [yes] Il giocatore { $side } paga i punti esplorazione con { $value } { $value ->
        [one] punto
       *[other] punti
    } dell'esercito.
   *[no] Il giocatore { $side } non ha comprato punti esplorazione.
}
impetus-exploration-step-score = { $side }: dadi { $dice }, punti esplorazione { $points }, in tutto { $value }.
impetus-exploration-step-mounted = Il numero di montati non si somma.
impetus-exploration-step-tie = { $applied ->
    [yes] Il totale è pari: vince chi ha più punti esplorazione.
   *[no] Il totale non è pari.
}
impetus-exploration-step-reroll = { $applied ->
    [yes] Pari il totale e pari i punti: si tirano di nuovo i dadi.
   *[no] I dadi non si tirano di nuovo.
}
impetus-exploration-step-chooses = { $applied ->
    [yes] Chi vince sceglie se attaccare o difendere.
   *[no] Non c'è ancora chi scelga.
}
impetus-exploration-step-pairs = Su { $value } coppie di tiri che decidono, A ne vince { $wins } e B { $loses }.
impetus-exploration-step-even = { $applied ->
    [yes] Punti esplorazione pari: metà probabilità ciascuno.
   *[no] I punti esplorazione non sono pari.
}
impetus-exploration-step-certain = { $applied ->
    [yes] Con { $most } { $most ->
    [one] punto
   *[other] punti
} contro 0 vince sempre chi li ha.
   *[no] Non sono { $most } { $most ->
    [one] punto
   *[other] punti
} contro 0.
}
impetus-exploration-remedy-fewer = Consentito se il giocatore { $side } compra { $more } { $more ->
    [one] punto
   *[other] punti
} in meno.
impetus-exploration-odds-a = il campo lo controlla A
impetus-exploration-odds-b = il campo lo controlla B

impetus-point-half-per-type = Il limite di metà per tipo vale anche dopo i ritocchi dell'attaccante?

impetus-ground-impassable = intransitabile
impetus-ground-rough = rotto
impetus-ground-difficult = difficile
impetus-ground-gentle-hill = collina dolce
impetus-ground-wood = bosco
impetus-ground-steep-hill = collina ripida
impetus-ground-wooded-hill = collina boscosa
impetus-zone-outside = tutto fuori dalle zone
impetus-zone-partly-in = in parte in una zona
impetus-zone-inside = dentro una zona
impetus-attacker-right-add = aggiungere
impetus-attacker-right-move = spostare
impetus-attacker-right-move-or-remove = spostare o togliere

impetus-terrain-placement = I pezzi di terreno
    .question = Il terreno sta nei limiti, e che cosa può cambiare l'attaccante?
    .legal = In regola
    .illegal = Non in regola
impetus-terrain-placement-field-format = Formato
    .ask = Di che scala è il torneo, e a quanti punti?
    .hint = Scala e punti del torneo.
impetus-terrain-placement-field-pieces = Pezzi del difensore
    .no = Nessun pezzo del difensore
    .ask = Il difensore ha posato dei pezzi?
    .within = pezzo
impetus-terrain-placement-field-pieces-type = Tipologia
    .ask = Che terreno è il { $whose }?
    .hint = Boschi e colline ripide contano come difficili.
impetus-terrain-placement-field-pieces-zone = Dove
    .ask = Il { $whose } sta dentro una zona di schieramento, in parte o fuori?
    .hint = Una zona di schieramento, tua o dell'avversario.
impetus-terrain-placement-field-defender_placed = Pezzi posati dal difensore
    .none = da contare
    .ask = Quanti pezzi ha posato il difensore?
impetus-terrain-placement-field-before = Pezzi sul tavolo prima che tocchi all'attaccante
    .none = da contare
    .ask = Quanti pezzi ci sono sul tavolo prima che tocchi all'attaccante?
    .hint = Come li ha lasciati il difensore.
impetus-terrain-placement-field-attacker_added = Pezzi aggiunti dall'attaccante
    .ask = Quanti pezzi aggiunge l'attaccante?
    .zero = L'attaccante non aggiunge pezzi
impetus-terrain-placement-field-attacker_moved = Pezzi spostati dall'attaccante
    .ask = Quanti pezzi sposta l'attaccante?
    .zero = L'attaccante non sposta pezzi
impetus-terrain-placement-field-attacker_removed = Pezzi tolti dall'attaccante
    .ask = Quanti pezzi toglie l'attaccante?
    .zero = L'attaccante non toglie pezzi
impetus-terrain-placement-field-final = Pezzi rimasti alla fine
    .no = Nessun pezzo rimasto alla fine
    .ask = Alla fine resta sul tavolo qualche pezzo di terreno?
    .within = pezzo
impetus-terrain-placement-field-final-type = Tipologia
    .ask = Che terreno è il { $whose }, rimasto alla fine?
impetus-terrain-placement-field-final-zone = Dove
    .ask = Il { $whose }, rimasto alla fine, sta in una zona di schieramento, in parte o fuori?
    .hint = Una zona di schieramento, tua o dell'avversario.
impetus-terrain-placement-field-one_outside = Uno dei due pezzi rimasti sta fuori dalle zone
    .no = Nessuno dei due pezzi rimasti sta fuori dalle zone
    .ask = Almeno uno dei due pezzi rimasti sta tutto fuori dalle due zone di schieramento?
    .hint = Solo se restano due pezzi e non si sa quali.
impetus-terrain-placement-value-legal = Nei limiti
impetus-terrain-placement-value-violations = Che cosa non va
impetus-terrain-placement-value-attacker_may_add = L'attaccante può aggiungere
impetus-terrain-placement-value-attacker_may = L'attaccante può
impetus-terrain-placement-value-attacker_may-add = Pezzi che l'attaccante può aggiungere
impetus-terrain-placement-value-attacker_may-move = Pezzi che l'attaccante può spostare
impetus-terrain-placement-value-attacker_may-move_or_remove = Pezzi che l'attaccante può spostare o togliere, a scelta
impetus-terrain-placement-value-attacker_rights = Che cosa può fare l'attaccante
impetus-terrain-placement-change = { $change ->
    [one] spostarne o toglierne uno
   *[other] spostarne o toglierne { $change }
}
impetus-terrain-placement-finding-legal = Quello che hai indicato sta nei limiti.
impetus-terrain-placement-finding-attacker_may_add = { $attacker_rights-code ->
    [add] L'attaccante può aggiungere un pezzo.
    [none] L'attaccante può aggiungere un pezzo.
   *[other] L'attaccante può aggiungere un pezzo, e spostarne o toglierne fino a due.
}
impetus-terrain-placement-finding-not-attacker_may_add = { $attacker_rights-code ->
    [move] L'attaccante può spostare un pezzo, ma non aggiungerne né toglierne.
    [move-or-remove] L'attaccante può spostare o togliere pezzi, ma non aggiungerne.
   *[other] L'attaccante non può aggiungere pezzi.
}
impetus-terrain-placement-finding-too-few-pieces = A 400 e 500 punti servono almeno due pezzi.
impetus-terrain-placement-finding-too-many-pieces = A 400 e 500 punti i pezzi sono al massimo sei.
impetus-terrain-placement-finding-too-few-outside = Troppo pochi pezzi stanno del tutto fuori dalle zone di schieramento.
impetus-terrain-placement-finding-too-many-of-one-type = Più di metà dei pezzi di terreno è dello stesso tipo.
impetus-terrain-placement-finding-no-piece = Il difensore non ha messo nessun pezzo di terreno.
impetus-terrain-placement-finding-more-than-three = A 300 e 350 punti i pezzi sono al massimo tre.
impetus-terrain-placement-finding-more-than-one-inside = Più di un pezzo sta in una zona di schieramento.
impetus-terrain-placement-finding-all-one-type = I pezzi sono tutti dello stesso tipo.
impetus-terrain-placement-finding-adds-too-many = L'attaccante aggiunge più di un pezzo.
impetus-terrain-placement-finding-may-not-add = L'attaccante aggiunge un pezzo solo se il difensore ne ha messi meno di quattro.
impetus-terrain-placement-finding-too-many-changes = L'attaccante sposta o toglie più di due pezzi in tutto.
impetus-terrain-placement-finding-not-his-right = Con questo numero di pezzi l'attaccante non può fare questi cambiamenti.
impetus-terrain-placement-finding-too-few-left = Dopo i ritocchi dell'attaccante restano meno di due pezzi.
impetus-terrain-placement-finding-none-of-two-outside = Nessuno dei due pezzi rimasti sta del tutto fuori dalle zone di schieramento.
impetus-terrain-placement-finding-too-many-of-one-type-left = Più di metà dei pezzi rimasti è dello stesso tipo.
impetus-terrain-placement-step-rights = Con { $value } { $value ->
    [one] pezzo posato
   *[other] pezzi posati
} l'attaccante { $add ->
    [0] { $move ->
        [0] { $change ->
            [0] non può cambiare niente
           *[other] può { impetus-terrain-placement-change }
        }
       *[other] { $change ->
            [0] può spostarne { $move }
           *[other] può spostarne { $move }, oppure { impetus-terrain-placement-change }
        }
    }
   *[other] { $change ->
        [0] può aggiungerne { $add }
       *[other] può aggiungerne { $add }, e { impetus-terrain-placement-change }
    }
}.
impetus-terrain-placement-step-too-few-pieces = { $applied ->
    [yes] Pezzi posati: { $placed }: ne servono almeno { $least }.
   *[no] Pezzi posati: { $placed }; il minimo è { $least }: bastano.
}
impetus-terrain-placement-step-too-many-pieces = { $applied ->
    [yes] Pezzi posati: { $placed }; il massimo è { $most }.
   *[no] I pezzi non sono più di { $most }.
}
impetus-terrain-placement-step-too-few-outside = { $applied ->
    [yes] { $all ->
        [yes] Pezzi tutti fuori dalle zone: { $outside } su { $placed }: { $needed ->
            [one] ne serve 1
           *[other] ne servono { $needed }
        }.
       *[no] Di { $placed } pezzi, quelli tutti fuori dalle zone possono essere al massimo { $outside }: { $needed ->
            [one] ne serve 1
           *[other] ne servono { $needed }
        }.
    }
   *[no] { $all ->
        [yes] Pezzi tutti fuori dalle zone: { $outside } su { $placed }: bastano.
       *[no] Di { $placed } pezzi, quelli tutti fuori dalle zone sono almeno { $outside }: bastano.
    }
}
impetus-terrain-placement-step-too-many-of-one-type = { $applied ->
    [yes] Pezzi dello stesso tipo ({ $type }): { $count }; il massimo è { $most }.
   *[no] Pezzi dello stesso tipo: non più di { $most }.
}
impetus-terrain-placement-step-no-piece = { $applied ->
    [yes] Nessun pezzo posato: ne serve almeno uno.
   *[no] Almeno un pezzo c'è.
}
impetus-terrain-placement-step-more-than-three = { impetus-terrain-placement-step-too-many-pieces }
impetus-terrain-placement-step-more-than-one-inside = { $applied ->
    [yes] In una zona, almeno in parte, stanno { $inside } pezzi: può starcene uno solo.
   *[no] In una zona non sta più di un pezzo.
}
impetus-terrain-placement-step-single = { $applied ->
    [yes] Un pezzo solo non ha con chi confrontarsi.
   *[no] Più di un pezzo: si confrontano i tipi.
}
impetus-terrain-placement-step-all-one-type = { $applied ->
    [yes] I pezzi sono tutti dello stesso tipo: { $type }.
   *[no] I pezzi non sono tutti dello stesso tipo.
}
impetus-terrain-placement-step-adds-too-many = { $applied ->
    [yes] L'attaccante aggiunge { $added } pezzi: ne è consentito uno solo.
   *[no] { $added ->
        [0] L'attaccante non aggiunge pezzi.
       *[other] Pezzi aggiunti dall'attaccante: { $added }, ed è consentito.
    }
}
impetus-terrain-placement-step-may-not-add = { $applied ->
    [yes] I pezzi posati bastano, e l'attaccante non ne può aggiungere.
   *[no] L'attaccante non aggiunge pezzi.
}
impetus-terrain-placement-step-too-many-changes = { $applied ->
    [yes] Pezzi spostati o tolti dall'attaccante: { $changed }; il massimo è { $most }.
   *[no] Pezzi spostati o tolti dall'attaccante: { $changed }; il massimo è { $most }: va bene.
}
impetus-terrain-placement-step-not-his-right = { $applied ->
    [yes] Pezzi aggiunti { $added }, spostati { $moved }, tolti { $removed }: più di quanto spetti all'attaccante.
   *[no] Pezzi aggiunti { $added }, spostati { $moved }, tolti { $removed }: quanto spetta all'attaccante.
}
impetus-terrain-placement-step-too-few-left = { $applied ->
    [yes] Pezzi rimasti: { $left }; ne servono almeno { $least }.
   *[no] Pezzi rimasti: { $left }; bastano.
}
impetus-terrain-placement-step-none-of-two-outside = { $applied ->
    [yes] Restano due pezzi, e nessuno è tutto fuori dalle zone.
   *[no] Dei due pezzi rimasti, almeno uno è tutto fuori dalle zone.
}
impetus-terrain-placement-step-too-many-of-one-type-left = { $applied ->
    [yes] Contano i pezzi rimasti, dello stesso tipo ({ $type }): { $count }; il massimo è { $most }.
   *[no] { $count ->
        [one] Resta 1 pezzo
       *[other] Restano { $count } pezzi
       } dello stesso tipo ({ $type }), ma conta solo ciò che ha posato il difensore.
}
impetus-terrain-placement-remedy-outside = Consentito se { $more ->
    [one] un altro pezzo sta
   *[other] altri { $more } pezzi stanno
} del tutto fuori dalle zone.
impetus-terrain-placement-remedy-another-type = Consentito se { $more ->
    [one] un pezzo è
   *[other] { $more } pezzi sono
} di un altro tipo, non { $type }.
impetus-terrain-placement-remedy-keep = Consentito se { $more ->
    [one] resta un pezzo in più.
   *[other] restano { $more } pezzi in più.
}

impetus-point-road-over-marsh = Una strada può passare sopra una palude?
impetus-point-piece-size = Quanto misurano i due quadrati fra cui deve stare un pezzo di terreno?

impetus-piece-road = strada
impetus-piece-river = fiume
impetus-piece-lake = lago
impetus-piece-marsh = palude
impetus-piece-town = centro abitato
impetus-piece-wood = bosco
impetus-piece-steep-hill = collina ripida
impetus-piece-wooded-hill = collina boscosa
impetus-piece-gentle-hill = collina dolce
impetus-piece-rough = terreno rotto
impetus-piece-difficult = terreno difficile
impetus-piece-impassable = terreno intransitabile
impetus-edge-short-edge = un lato corto
impetus-edge-long-edge = un lato lungo
impetus-river-roll-passed = riuscito
impetus-river-roll-failed = fallito
impetus-terrain-piece-ask-size = la sua misura
flag-silent-town-of-the-defender = Quando il difensore possa posare un centro abitato lo dice il manuale, non gli emendamenti.

impetus-terrain-piece = Un pezzo di terreno
    .question = Questo pezzo di terreno può stare lì?
impetus-terrain-piece-field-piece = Pezzo
    .pair = Quale elemento, e su che cosa poggia?
    .ask = Che pezzo di terreno è?
impetus-terrain-piece-field-over = Sopra che cosa sta il pezzo
    .none = niente
    .ask = Sopra che cosa sta il pezzo di terreno?
    .hint = I pezzi non si sovrappongono, tranne strade e acque.
    .no = Il pezzo non sta sopra un altro
impetus-terrain-piece-field-others = Altri pezzi che il pezzo tocca
    .none = nessuno
    .ask = Quali altri pezzi tocca il pezzo di terreno?
    .no = Il pezzo non ne tocca altri
impetus-terrain-piece-field-river = Fiume
    .no = Nessun fiume
impetus-terrain-piece-field-river-format = Formato
    .ask = Di che scala è il torneo, e a quanti punti?
impetus-terrain-piece-field-river-start_from_edge_u = Distanza dal bordo da cui parte
    .none = non indicata
    .ask = A quante U dal bordo del tavolo parte il fiume?
impetus-terrain-piece-field-river-parallel_to = Lato lungo cui corre
    .ask = Lungo quale lato del tavolo corre il fiume?
    .hint = Un fiume corre lungo un lato corto del tavolo.
impetus-terrain-piece-field-river_roll = Tiro per il fiume
    .ask = Com'è andato il tiro per il fiume?
    .hint = Se fallisce, la scelta è comunque spesa.
impetus-terrain-piece-field-player = Chi posa il pezzo
    .ask = Chi posa il pezzo di terreno?
impetus-terrain-piece-field-town_die = Dado per il centro abitato
    .none = non ancora tirato
    .ask = Che cosa ha fatto il dado per il centro abitato?
impetus-terrain-piece-field-ask = Domanda
impetus-terrain-piece-value-overlap_ok = Si possono sovrapporre
impetus-terrain-piece-value-river_ok = Il fiume può scorrere così
impetus-terrain-piece-value-town_placed = Il centro abitato si posa
impetus-terrain-piece-value-size_ok = La misura va bene
impetus-terrain-piece-value-p = Probabilità del centro abitato
impetus-terrain-piece-value-uses_a_choice = Il fiume usa una scelta del difensore
impetus-terrain-piece-value-replacement = Un altro pezzo al posto del fiume
impetus-terrain-piece-value-violations = Che cosa non va
impetus-terrain-piece-finding-overlap_ok = { $river_ok ->
    [no] I pezzi si possono sovrapporre, ma il fiume non può scorrere così.
   *[other] { $town_placed ->
        [no] I pezzi si possono sovrapporre, ma il centro abitato non si posa.
       *[other] { $over ->
            [none] Il pezzo si può posare, se non sta sopra nessun altro.
           *[other] I pezzi si possono sovrapporre.
        }
    }
}
impetus-terrain-piece-finding-not-overlap_ok = I pezzi non si possono sovrapporre.
impetus-terrain-piece-finding-river_ok = Il fiume può scorrere così.
impetus-terrain-piece-finding-not-river_ok = Il fiume non può scorrere così{ $river-parallel_to-code ->
    [long-edge] : non corre lungo un lato corto
    [short-edge] : parte troppo lontano dal bordo
   *[other] {""}
}.
impetus-terrain-piece-finding-town_placed = Il centro abitato si posa.
impetus-terrain-piece-finding-not-town_placed = Il centro abitato non si posa: il dado è troppo basso.
impetus-terrain-piece-finding-size_ok = La misura del pezzo va bene.
impetus-terrain-piece-finding-not-size_ok = La misura del pezzo non va bene.
impetus-terrain-piece-finding-p = La probabilità che il centro abitato si posi è { $p }.
impetus-terrain-piece-finding-uses_a_choice = { $replacement ->
    [no] Il fiume non si posa: il tiro è fallito e la scelta è persa.
   *[other] Il fiume si può posare, e vale come una delle scelte del difensore.
}
impetus-terrain-piece-finding-overlaps = I pezzi si sovrappongono.
impetus-terrain-piece-finding-not-parallel = Il fiume non corre lungo un lato corto.
impetus-terrain-piece-finding-too-far-400 = A 400 e 500 punti il fiume comincia a 40 U dal bordo al massimo.
impetus-terrain-piece-finding-too-far-15-small = A 300 e 350 punti in 15 mm il fiume comincia a 30 U dal bordo al massimo.
impetus-terrain-piece-finding-too-far-28 = In 28 mm il fiume comincia a 20 U dal bordo al massimo.
impetus-terrain-piece-finding-town-not-rolled = Il dado non basta per il centro abitato.
impetus-terrain-piece-finding-size = La misura del pezzo non va bene.
impetus-terrain-piece-step-exception = Questi pezzi si possono sovrapporre: { $one }, { $other }.
impetus-terrain-piece-step-overlaps = Questi pezzi non si possono sovrapporre: { $one }, { $other }.
impetus-terrain-piece-step-wooded-hill = { $applied ->
    [yes] Un bosco su una collina ripida è un pezzo solo, una collina boscosa.
   *[no] I due pezzi non fanno una collina boscosa.
}
impetus-terrain-piece-step-not-parallel = { $applied ->
    [yes] Il fiume non corre lungo un lato corto.
   *[no] Il fiume corre lungo un lato corto.
}
impetus-terrain-piece-step-too-far-400 = { $applied ->
    [yes] Il fiume parte a { $start } U dal bordo; il massimo è { $limit }.
   *[no] Il fiume parte a { $start } U dal bordo; il massimo è { $limit }: va bene.
}
impetus-terrain-piece-step-too-far-15-small = { impetus-terrain-piece-step-too-far-400 }
impetus-terrain-piece-step-too-far-28 = { impetus-terrain-piece-step-too-far-400 }
impetus-terrain-piece-step-choice = Il fiume è una delle scelte del difensore.
impetus-terrain-piece-step-river-roll = { $applied ->
    [yes] Il tiro è fallito: la scelta è spesa.
   *[no] Il tiro non è fallito.
}
impetus-terrain-piece-step-town-not-rolled = { $applied ->
    [yes] Il dado fa { $die }: serve { $needed } o più.
   *[no] Il dado fa { $die }: serviva { $needed } o più.
}
impetus-terrain-piece-step-beyond-limits = { $applied ->
    [yes] Per un centro abitato i limiti sul numero dei pezzi non contano.
   *[no] Il centro abitato non si posa, e nessun limite è toccato.
}
impetus-terrain-piece-step-needed = Per il centro abitato serve { $value } o più.
impetus-terrain-piece-step-defenders-town = Per il centro abitato posato dal difensore vale il manuale.
impetus-terrain-piece-step-size = { $applied ->
    [yes] La misura si dà per buona.
   *[no] La misura non si dà per buona.
}
impetus-terrain-piece-remedy-wooded-hill = Va bene se al loro posto c'è un pezzo solo, una collina boscosa.
impetus-terrain-piece-remedy-nearer = Va bene se il fiume parte { $over } U più vicino, a { $limit } U.
impetus-terrain-piece-remedy-town-die = Il centro abitato si posa se il dado fa { $needed } o più.
impetus-terrain-piece-odds-placed = il centro abitato si posa
impetus-terrain-piece-odds-not-placed = niente centro abitato

impetus-deploys-attacker-baggage = il bagaglio dell'attaccante
impetus-deploys-defender-baggage = il bagaglio del difensore
impetus-deploys-commands-marked = i comandi segnati sulla scheda di schieramento
impetus-deploys-defender-command = un comando del difensore
impetus-deploys-attacker-command = un comando dell'attaccante

impetus-deployment = Schieramento
    .question = L'esercito è schierato come si deve?
impetus-deployment-field-scale = Scala, mm
    .ask = Si gioca in 15 o in 28 mm?
    .hint = Dalla scala dipende la zona di schieramento.
impetus-deployment-field-points = Punti per esercito
    .ask = Di quanti punti è ogni esercito?
    .hint = Il formato del torneo: con la scala stabilisce i limiti.
impetus-deployment-field-table_depth_cm = Profondità del tavolo, cm
    .ask = Quanti cm è profondo il tavolo?
    .hint = 120 o 90.
impetus-deployment-field-distance_from_centre_u = Distanze delle unità dalla linea centrale
    .ask = A quante U dalla linea centrale sta ogni unità?
    .hint = Un numero, o più numeri con le virgole.
impetus-deployment-field-order = Che cosa si è messo giù, nell'ordine
    .none = da elencare
    .ask = Che cosa si è messo sul tavolo, e in che ordine?
    .hint = Tutto ciò che è stato messo fin qui, dal primo all'ultimo.
impetus-deployment-field-command_positions_omitted = I comandi non sono segnati sulla scheda
    .none = no
    .no = I comandi sono segnati sulla scheda
    .ask = I comandi mancano dalla scheda di schieramento?
    .hint = Consentito soltanto a 300 punti.
impetus-deployment-field-rectangles_overlap = Sulla scheda ci sono rettangoli sovrapposti
    .none = no
    .no = Sulla scheda non ci sono rettangoli sovrapposti
    .ask = Sulla scheda ci sono rettangoli sovrapposti?
impetus-deployment-field-commands = Comandi
    .no = Nessun comando indicato
    .ask = Quali comandi schiera l'esercito?
    .within = comando
impetus-deployment-field-commands-vd = VD
    .ask = Quanti VD ha in tutto il { $whose }?
    .hint = Valore di demoralizzazione: decide chi si schiera per primo.
impetus-deployment-field-commands-units = Unità
    .none = da elencare
    .ask = Dove stanno le unità del { $whose }?
impetus-deployment-field-commands-ambush = Quelle in imboscata, per numero
    .ask = Quali unità del { $whose } sono in imboscata?
    .hint = Le unità in imboscata possono stare fuori dal rettangolo.
impetus-deployment-field-rectangle_holds = Un rettangolo racchiude tutto il comando
    .none = sì
    .no = Nessun rettangolo racchiude tutto il comando
    .ask = Un solo rettangolo racchiude tutto il comando?
    .hint = Quello disegnato sulla scheda per quel comando.
impetus-deployment-field-other_command_inside = Nel rettangolo ci sono unità di un altro comando
    .none = no
    .no = Nel rettangolo non ci sono unità di un altro comando
    .ask = Nel rettangolo ci sono unità di un altro comando?
    .hint = I comandi non si mescolano: ognuno deve stare in un rettangolo suo.
impetus-deployment-field-ambusher_outside = Un'unità in imboscata sta fuori dal rettangolo
    .no = Nessun'unità in imboscata sta fuori dal rettangolo
    .ask = C'è un'unità in imboscata fuori dal rettangolo?
impetus-deployment-field-command_vds = VD di ogni comando
    .ask = Quanti VD ha ciascun comando?
    .hint = Ciascuno schiera per primo il comando con più VD.
impetus-deployment-field-first_deployed = VD del comando schierato per primo
    .ask = Quanti VD ha il comando schierato per primo?
impetus-deployment-field-single_command = L'esercito è un solo comando
    .no = L'esercito ha più di un comando
    .ask = L'esercito è un solo comando?
impetus-deployment-field-units = Unità in tutto
    .ask = Quante unità ha l'esercito?
impetus-deployment-field-leadership = Leadership del generale
    .ask = Che leadership dà il manuale al generale?
    .hint = La cifra del suo livello nel manuale.
impetus-deployment-value-ok = In regola
impetus-deployment-value-violations = Che cosa non va
impetus-deployment-value-first_wave = Schierate subito
impetus-deployment-value-second_wave = Schierate poi
impetus-deployment-value-held_back = Trattenute
impetus-deployment-value-zone_u = Zona, dalla linea centrale
impetus-deployment-finding-ok = Per quello che hai indicato, lo schieramento è in regola.
impetus-deployment-finding-not-ok = { $violations ->
    [too-far-forward] Non in regola: un'unità è troppo avanti.
    [baggage-order] Non in regola: il bagaglio del difensore è stato posato prima di quello dell'attaccante.
    [not-marked-first] Non in regola: i comandi si segnano sulla scheda dopo i bagagli, e prima di schierarne uno.
    [attacker-before-defender] Non in regola: l'attaccante ha schierato prima del difensore.
    [positions-omitted] Non in regola: i comandi non sono segnati sulla scheda di schieramento.
    [rectangles-overlap] Non in regola: sulla scheda di schieramento ci sono rettangoli sovrapposti.
    [not-in-one-rectangle] Non in regola: un comando non sta in un solo rettangolo.
    [strangers-inside] Non in regola: nel rettangolo ci sono unità di un altro comando.
    [smaller-command-first] Non in regola: si è schierato per primo un comando più piccolo.
   *[other] Lo schieramento non è in regola.
}
impetus-deployment-finding-first_wave = { $first_wave } unità si { $first_wave ->
    [one] schiera
   *[other] schierano
} subito, { $second_wave } dopo.
impetus-deployment-finding-zone_u = La zona di schieramento finisce a { $zone_u } U dalla linea centrale.
impetus-deployment-finding-too-far-forward = Un'unità è troppo avanti.
impetus-deployment-finding-baggage-order = Il bagaglio del difensore è stato posato prima di quello dell'attaccante.
impetus-deployment-finding-baggage-late = Un comando è stato schierato prima che fossero posati tutti i bagagli.
impetus-deployment-finding-not-marked-first = I comandi si segnano sulla scheda dopo i bagagli, e prima di schierarne uno.
impetus-deployment-finding-attacker-before-defender = L'attaccante ha schierato prima del difensore.
impetus-deployment-finding-positions-omitted = I comandi non sono segnati sulla scheda di schieramento.
impetus-deployment-finding-rectangles-overlap = Sulla scheda di schieramento ci sono rettangoli sovrapposti.
impetus-deployment-finding-not-in-one-rectangle = Un comando non sta in un solo rettangolo.
impetus-deployment-finding-strangers-inside = Nel rettangolo ci sono unità di un altro comando.
impetus-deployment-finding-smaller-command-first = Si è schierato per primo un comando più piccolo.
impetus-deployment-step-zone = La zona finisce a { $value } U dalla linea centrale.
impetus-deployment-step-as-printed = Il documento non dice quanti centimetri misura una U in questa scala.
impetus-deployment-step-too-far-forward = { $applied ->
    [yes] Un'unità è a { $distance } U dalla linea centrale: ne servono { $zone }.
   *[no] Le unità sono ad almeno { $zone } U dalla linea centrale: va bene.
}
impetus-deployment-step-baggage-order = { $applied ->
    [yes] Il bagaglio del difensore è venuto prima di quello dell'attaccante.
   *[no] Il bagaglio dell'attaccante è venuto prima di quello del difensore.
}
impetus-deployment-step-baggage-late = { $applied ->
    [yes] Un comando è venuto prima dei bagagli di tutti e due.
   *[no] I bagagli di tutti e due sono venuti prima dei comandi.
}
impetus-deployment-step-not-marked-first = { $applied ->
    [yes] I comandi si segnano dopo i bagagli e prima di schierarne uno.
   *[no] I comandi sono stati segnati prima di schierarne uno.
}
impetus-deployment-step-attacker-before-defender = { $applied ->
    [yes] Il comando dell'attaccante è venuto prima di quello del difensore.
   *[no] Il comando del difensore è venuto per primo.
}
impetus-deployment-step-positions-omitted = { $applied ->
    [yes] A { $points } punti i comandi non possono mancare dalla scheda di schieramento.
   *[no] Dalla scheda di schieramento non manca niente di obbligatorio.
}
impetus-deployment-step-omitted-at-300 = { $applied ->
    [yes] A 300 punti i comandi possono mancare dalla scheda di schieramento.
   *[no] L'eccezione dei 300 punti non si usa.
}
impetus-deployment-step-rectangles-overlap = { $applied ->
    [yes] Due rettangoli si sovrappongono.
   *[no] Nessun rettangolo si sovrappone.
}
impetus-deployment-step-ambushers = { $applied ->
    [yes] Per il rettangolo le unità in imboscata non contano.
   *[no] Nessuna unità è in imboscata.
}
impetus-deployment-step-not-in-one-rectangle = { $applied ->
    [yes] Il comando non sta in un solo rettangolo.
   *[no] Il comando sta in un solo rettangolo.
}
impetus-deployment-step-strangers-inside = { $applied ->
    [yes] Nessun rettangolo racchiude il comando senza unità di un altro.
   *[no] Un rettangolo racchiude il comando e nessuna unità di un altro.
}
impetus-deployment-step-ambusher-outside = L'unità fuori è in imboscata: non conta.
impetus-deployment-step-smaller-command-first = { $applied ->
    [yes] Si è schierato per primo il comando con VD { $first }, ma il più alto è { $highest }.
   *[no] Si è schierato per primo il comando con VD { $first }, il più alto.
}
impetus-deployment-step-tied = { $applied ->
    [yes] Più comandi hanno VD { $value }: uno qualsiasi può essere il primo.
   *[no] Un solo comando ha VD { $value }.
}
impetus-deployment-step-hold-back = { $applied ->
    [yes] Leadership { $leadership }: di { $units } unità se ne { $value ->
        [one] può trattenere una.
       *[other] possono trattenere fino a { $value }.
    }
   *[no] Leadership { $leadership }: non si trattiene nessuna unità.
}
impetus-deployment-step-first-part = { $value ->
    [one] Subito si schiera una unità.
   *[other] Subito si schierano { $value } unità.
}
impetus-deployment-step-rest = { $applied ->
    [yes] { $value ->
        [one] L'altra si schiera
       *[other] Le altre { $value } si schierano
    } dopo la prima parte dell'avversario.
   *[no] Per dopo non resta nessuna unità.
}
impetus-deployment-step-optional = Il giocatore può trattenerne di meno, o nessuna.
impetus-deployment-remedy-back = Va bene se l'unità a { $distance } U arretra di { $more } U.
impetus-deployment-remedy-highest-first = Va bene se si schiera per primo il comando con VD { $highest }.

impetus-point-mounted-chariots = Carri ed elefanti sono montati?

impetus-model-A = modello A, un comando
impetus-model-B = modello B, montati e Schermagliatori
impetus-model-both = tutti e due i modelli

impetus-advanced-deployment = Schieramento avanzato
    .question = Questa unità può schierarsi avanti?
impetus-advanced-deployment-field-scale = Scala, mm
    .ask = Si gioca in 15 o in 28 mm?
    .hint = Lo schieramento avanzato c'è solo in 15 mm.
impetus-advanced-deployment-field-points = Punti per esercito
    .ask = Di quanti punti è ogni esercito?
    .hint = Il formato del torneo: con la scala stabilisce i limiti.
impetus-advanced-deployment-field-model = Modello
    .ask = Quale modello di schieramento avanzato usa l'esercito?
    .hint = A: un comando. B: unità di montati e Schermagliatori.
impetus-advanced-deployment-field-swiss = L'esercito è svizzero
    .no = L'esercito non è svizzero
    .ask = L'esercito è svizzero?
    .if-not = Consentito se l'esercito non è svizzero.
impetus-advanced-deployment-field-general = Generale del comando
    .none = uno che può usare lo schieramento avanzato
    .ask = Di che livello è il generale che comanda l'unità?
    .no = Il generale del comando può usare lo schieramento avanzato
impetus-advanced-deployment-field-troop = Unità
    .none = un'unità ammessa
    .ask = Che truppe si schierano in avanti?
impetus-advanced-deployment-field-from_centre_u = Distanza dalla linea centrale
    .none = da misurare
    .ask = A quante U dalla linea centrale starebbe l'unità?
    .hint = La linea che divide il tavolo per lungo.
impetus-advanced-deployment-field-nearest_visible_enemy_u = Distanza del nemico schierato più vicino
    .none = da misurare
    .ask = A quante U sta il nemico più vicino già schierato?
    .hint = I nemici in imboscata non contano.
impetus-advanced-deployment-field-commands_using = Comandi che usano lo schieramento avanzato
    .ask = Quanti comandi usano lo schieramento avanzato?
impetus-advanced-deployment-value-allowed = Consentito
impetus-advanced-deployment-value-violations = Che cosa non va
impetus-advanced-deployment-finding-legal = L'unità si può schierare lì.
impetus-advanced-deployment-finding-wrong-format = Lo schieramento avanzato si usa solo in 15 mm a 400 e 500 punti.
impetus-advanced-deployment-finding-both-models = Un esercito usa uno solo dei due modelli.
impetus-advanced-deployment-finding-swiss = Gli Svizzeri non usano nessuno dei due modelli.
impetus-advanced-deployment-finding-unfit-general = Le unità di questo generale{ $general-code ->
    [none] {""}
   *[other] {" "}({ $general })
} non usano lo schieramento avanzato.
impetus-advanced-deployment-finding-unfit-general-b = { impetus-advanced-deployment-finding-unfit-general }
impetus-advanced-deployment-finding-two-commands = Il modello A è per un comando solo.
impetus-advanced-deployment-finding-wrong-troop = Il modello B è per montati e Schermagliatori, non per { $troop-code ->
    [none] queste truppe
   *[other] { $troop }
}.
impetus-advanced-deployment-finding-too-close-to-centre = L'unità è troppo vicina alla linea centrale.
impetus-advanced-deployment-finding-too-close-to-enemy = L'unità è troppo vicina a un nemico già schierato.
impetus-advanced-deployment-step-wrong-format = { $applied ->
    [yes] Lo schieramento avanzato non è per questo formato.
   *[no] Il formato consente lo schieramento avanzato.
}
impetus-advanced-deployment-step-both-models = { $applied ->
    [yes] I due modelli si escludono a vicenda.
   *[no] L'esercito usa un modello solo.
}
impetus-advanced-deployment-step-swiss = { $applied ->
    [yes] L'esercito è svizzero.
   *[no] L'esercito non è svizzero.
}
impetus-advanced-deployment-step-unfit-general = { $applied ->
    [yes] Il livello del generale lo impedisce ({ $general }).
   *[no] Il livello del generale non lo impedisce.
}
impetus-advanced-deployment-step-unfit-general-b = { impetus-advanced-deployment-step-unfit-general }
impetus-advanced-deployment-step-any-command = { $applied ->
    [yes] Usano lo schieramento avanzato { $value } comandi: con il modello B possono farlo.
   *[no] Un comando solo usa lo schieramento avanzato.
}
impetus-advanced-deployment-step-two-commands = { $applied ->
    [yes] Usano lo schieramento avanzato { $commands } comandi: può farlo uno solo.
   *[no] Un comando solo usa lo schieramento avanzato.
}
impetus-advanced-deployment-step-mounted = { $applied ->
    [yes] Carri ed elefanti contano come montati.
   *[no] Montata è solo la cavalleria.
}
impetus-advanced-deployment-step-wrong-troop = { $applied ->
    [yes] Il modello B non ammette { $troop }: non sono né montati né Schermagliatori.
   *[no] Il modello B ammette { $troop }.
}
impetus-advanced-deployment-step-too-close-to-centre = { $applied ->
    [yes] L'unità è a { $distance } U dalla linea centrale; il minimo è { $limit }.
   *[no] L'unità è a { $distance } U dalla linea centrale; il minimo è { $limit }: va bene.
}
impetus-advanced-deployment-step-too-close-to-enemy = { $applied ->
    [yes] L'unità è a { $distance } U dal nemico: servono più di { $limit }.
   *[no] L'unità è a { $distance } U dal nemico, più di { $limit }: va bene.
}
impetus-advanced-deployment-step-ambushers = I nemici in imboscata non contano.
impetus-advanced-deployment-remedy-back = Consentito se l'unità sta { $more } U più indietro.
impetus-advanced-deployment-remedy-away = { $more ->
    [0] Consentito se il nemico è appena più lontano, a più di { $limit } U.
   *[other] Consentito se il nemico sta oltre { $more } U più lontano, a più di { $limit } U.
}

# Imboscate, marce sul fianco, generali, Muro di Scudi.

impetus-ambush-terrain = Chi si nasconde dove
impetus-ambush-terrain-yes = ●
impetus-ambush-ground-difficult = boschi, colline ripide o boscose, altri difficili a visibilità limitata
impetus-ambush-ground-gentle-hill = colline dolci
impetus-ambush-ground-rough = terreni rotti a visibilità limitata
impetus-ambush-troop-cp = CP
impetus-ambush-troop-cm = CM
impetus-ambush-troop-cl = CL
impetus-ambush-troop-cgp = CGP
impetus-ambush-troop-cgl = CGL
impetus-ambush-troop-el = El
impetus-ambush-troop-w = W
impetus-ambush-troop-fp = FP
impetus-ambush-troop-pike = FP con picche
impetus-ambush-troop-fl = FL
impetus-ambush-troop-t = T
impetus-ambush-troop-s = S
impetus-battle-limits = Cifre di imboscate, marce sul fianco e generali
impetus-battle-limits-ambush-reveal = l'imboscata si svela, U al massimo
impetus-battle-limits-ambush-units = unità in un'imboscata, al massimo
impetus-battle-limits-ambush-pikes = picche di una Grande Unità in imboscata
impetus-battle-limits-rough-visibility = visibilità nel terreno rotto, U
impetus-battle-limits-march-entry = ingresso di una marcia sul fianco, U dal bordo
impetus-battle-limits-march-roll = la marcia arriva, due dadi e leadership, almeno
impetus-battle-limits-march-share = VD in marcia sul fianco, % del VDT al massimo
impetus-battle-limits-genius-reach = raggio di un Genio fuori dal tavolo, U
impetus-battle-limits-joan-cost = Giovanna d'Arco, punti
impetus-battle-limits-joan-die = il test è di Giovanna, dado almeno
impetus-bonuses = Che cosa aggiungono generali, Giovanna e Muro di Scudi
impetus-bonuses-rally = recupero dell'ordine con un Carismatico
impetus-bonuses-charismatic-march = da un Carismatico agli altri generali
impetus-bonuses-joan-cohesion = coesione vicino a Giovanna d'Arco
impetus-bonuses-wall-shooting = tiro contro un Muro di Scudi
impetus-scale-distances = Distanze per scala
impetus-scale-15mm = 15 mm
impetus-scale-28mm = 28 mm
impetus-distance-march-enemy = marcia sul fianco dal nemico, più di
impetus-distance-march-reaction = reazione a una marcia, meno di
impetus-distance-joan-bonus = bonus di Giovanna, entro
impetus-distance-joan-loss = perdita di Giovanna, entro

impetus-point-pikes-behind = Le picche si possono imboscare dietro una collina?
impetus-point-scythed-ambush = I carri falcati possono stare in imboscata?
impetus-point-limited-visibility = Il terreno di un'imboscata deve limitare la visibilità?
flag-conflict-pikes-behind = Un passo del documento lascia nascondere le picche dietro una collina; un altro vieta ogni imboscata dietro un terreno.
flag-conflict-limited-visibility = Un passo del documento chiede un terreno a visibilità limitata; un altro dice che la visibilità non conta.

impetus-cover-wood = bosco
impetus-cover-steep-hill = collina ripida
impetus-cover-wooded-hill = collina boscosa
impetus-cover-difficult-limited = altro terreno difficile con visibilità limitata
impetus-cover-gentle-hill = collina dolce
impetus-cover-rough-limited = terreno rotto con visibilità limitata
impetus-cover-other = altro terreno
impetus-influence-own = la propria
impetus-influence-enemy = quella nemica
impetus-influence-both = tutte e due

impetus-ambush = Imboscata
    .question = Queste unità possono nascondersi lì?
impetus-ambush-field-troop = Truppe
    .ask = Che truppe si nascondono?
impetus-ambush-field-pike = Le truppe sono armate di picca
    .no = Le truppe non sono armate di picca
    .ask = Le truppe che si nascondono sono armate di picca?
    .if-not = Consentito se le truppe che si nascondono non sono armate di picca.
impetus-ambush-field-terrain = Terreno
    .ask = In che terreno si nascondono le truppe?
impetus-ambush-field-units = Unità nascoste in quel terreno, in tutto
    .ask = Quante unità in tutto si nascondono in quel terreno?
    .hint = Una Grande Unità da due conta due.
impetus-ambush-field-large_unit_size = Unità della Grande Unità
    .none = nessuna Grande Unità
    .ask = Da quante unità è fatta la Grande Unità?
    .hint = Un'unità da sola non è una Grande Unità.
    .no = Non si nasconde una Grande Unità
impetus-ambush-field-same_command = Le unità nascoste sono tutte dello stesso comando
    .no = Le unità nascoste non sono tutte dello stesso comando
    .ask = Le unità nascoste sono tutte dello stesso comando?
    .if-so = Consentito se le unità nascoste sono tutte dello stesso comando.
impetus-ambush-field-behind = Le unità stanno dietro il terreno, non dentro
    .no = Le unità stanno dentro il terreno, non dietro
    .ask = Le unità stanno dietro il terreno, e non dentro?
impetus-ambush-field-greater_control = Chi tende l'imboscata ha il maggiore controllo del campo
    .no = Chi tende l'imboscata non ha il maggiore controllo del campo
    .ask = Chi nasconde le unità ha il maggiore controllo del campo?
    .hint = Del campo, dall'esplorazione prima dello schieramento.
impetus-ambush-field-defender = Chi tende l'imboscata è il difensore
    .no = Chi tende l'imboscata non è il difensore
    .ask = Chi nasconde le unità è il difensore?
    .if-so = Consentito se chi nasconde le unità è il difensore.
    .hint = Il terreno che sta in entrambe le zone è del solo difensore.
impetus-ambush-field-touches = Zona di influenza in cui sta il terreno
    .none = quella di chi tende l'imboscata
    .ask = In quale zona di influenza sta il terreno?
    .hint = La propria, quella nemica o tutte e due.
    .no = Il terreno sta nella zona di chi tende l'imboscata
impetus-ambush-field-terrain_touches = Zone di influenza che il terreno tocca
    .ask = Quali zone di influenza tocca il terreno?
    .hint = Lo dice già la zona di influenza in cui sta il terreno.
impetus-ambush-field-inside_own_zone = Il terreno sta nella zona di influenza di chi tende l'imboscata
    .no = Il terreno non sta nella zona di influenza di chi tende l'imboscata
    .ask = Il terreno sta nella zona di influenza di chi nasconde le unità?
    .if-so = Consentito se il terreno sta nella zona di influenza di chi nasconde le unità.
impetus-ambush-field-terrain_in_both_zones = Il terreno sta in tutte e due le zone
    .no = Il terreno non sta in tutte e due le zone
    .ask = Il terreno sta in tutte e due le zone di influenza?
    .hint = In tal caso può usarlo solo il difensore.
impetus-ambush-value-allowed = Consentito
impetus-ambush-value-violations = Che cosa non va
impetus-ambush-whatever-illegal = { $terrain-code ->
    [other] In un terreno che la tabella non nomina non ci si può nascondere.
   *[listed] Lì queste truppe non si possono nascondere, e il motivo dipende dagli altri dati.
}
impetus-ambush-finding-legal = { $terrain-code ->
    [none] Qui
    [wood] Nel bosco
    [steep-hill] Su una collina ripida
    [wooded-hill] Su una collina boscosa
    [gentle-hill] Su una collina dolce
   *[other] In { $terrain }
} possono nascondersi { $troop-code ->
    [none] queste truppe.
   *[other] unità di { $troop }.
}
impetus-ambush-finding-artillery = L'artiglieria non si nasconde mai.
impetus-ambush-finding-mounted = I montati si nascondono solo sulle colline dolci.
impetus-ambush-finding-pikes = Le picche si nascondono solo sulle colline dolci.
impetus-ambush-finding-not-in-row = { $terrain-code ->
    [none] Qui
    [wood] Nel bosco
    [steep-hill] Su una collina ripida
    [wooded-hill] Su una collina boscosa
    [gentle-hill] Su una collina dolce
   *[other] In { $terrain }
} non possono nascondersi { $troop-code ->
    [none] queste truppe.
   *[other] unità di { $troop }.
}
impetus-ambush-finding-other-ground = La tabella non nomina questo terreno, che quindi non nasconde nessuno.
impetus-ambush-finding-scythed = I carri falcati non si nascondono mai.
impetus-ambush-finding-behind = Dietro il terreno non si nasconde nessuno.
impetus-ambush-finding-pikes-behind = Anche le picche si nascondono solo dentro il terreno.
impetus-ambush-finding-outside-zone = Il terreno è fuori dalla zona di influenza di chi tende l'imboscata.
impetus-ambush-finding-attacker-in-both = Il terreno sta in tutte e due le zone, quindi è del solo difensore.
impetus-ambush-finding-too-many = In un pezzo di terreno si nascondono al massimo due unità, o una Grande Unità di tre picche.
impetus-ambush-finding-two-commands = Le unità nascoste in uno stesso terreno devono essere dello stesso comando.
impetus-ambush-step-artillery = L'artiglieria non si nasconde mai.
impetus-ambush-step-visibility = { $applied ->
    [yes] Qualsiasi terreno difficile nasconde.
   *[no] Decide la categoria: un terreno difficile aperto non nasconde nessuno.
}
impetus-ambush-step-other-ground = { $applied ->
    [yes] Nessuna riga della tabella nomina questo terreno ({ $terrain }).
   *[no] Il terreno vale come difficile.
}
impetus-ambush-step-scythed = { $applied ->
    [yes] I carri falcati non sono in nessuna riga della tabella.
   *[no] I carri falcati si nascondono come i montati.
}
impetus-ambush-step-mounted = { $applied ->
    [yes] In questo terreno ({ $terrain }) i montati non si possono nascondere.
   *[no] In questo terreno ({ $terrain }) i montati si possono nascondere.
}
impetus-ambush-step-pikes = { $applied ->
    [yes] In questo terreno ({ $terrain }) le picche non si possono nascondere.
   *[no] In questo terreno ({ $terrain }) le picche si possono nascondere.
}
impetus-ambush-step-not-in-row = { $applied ->
    [yes] La riga di questo terreno ({ $terrain }) non nomina { $troop }.
   *[no] La riga di questo terreno ({ $terrain }) nomina { $troop }.
}
impetus-ambush-step-behind = { $applied ->
    [yes] Le unità stanno dietro il terreno.
   *[no] Le unità stanno dentro il terreno.
}
impetus-ambush-step-pikes-behind = { $applied ->
    [yes] L'eccezione per le picche riguarda solo il numero.
   *[no] Tre unità di picche possono stare dietro.
}
impetus-ambush-step-which-hill = La collina vale come dolce.
impetus-ambush-step-reach = { $applied ->
    [yes] La zona arriva alla linea centrale.
   *[no] La zona è quella di schieramento.
}
impetus-ambush-step-attacker-in-both = { $applied ->
    [yes] Il terreno sta in tutte e due le zone, e chi tende l'imboscata attacca.
   *[no] Il terreno sta in tutte e due le zone, e chi tende l'imboscata difende.
}
impetus-ambush-step-outside-zone = { $applied ->
    [yes] Il terreno non è nella zona di chi tende l'imboscata.
   *[no] Il terreno è nella zona di chi tende l'imboscata.
}
impetus-ambush-step-counts-whole = { $applied ->
    [yes] Un terreno in parte nella zona conta come tutto nella zona.
   *[no] Il terreno non è in parte nella zona.
}
impetus-ambush-step-large-unit = La Grande Unità conta per { $value } unità.
impetus-ambush-step-three-pikes = { $applied ->
    [yes] Le picche si possono nascondere in una Grande Unità da { $value }.
   *[no] L'eccezione per le picche non vale qui.
}
impetus-ambush-step-too-many = { $applied ->
    [yes] { $count } unità: se ne nascondono al massimo { $most }.
   *[no] { $count } unità: non troppe.
}
impetus-ambush-step-two-commands = { $applied ->
    [yes] Le unità sono di comandi diversi.
   *[no] Le unità sono di un comando solo.
}
impetus-ambush-remedy-gentle-hill = Consentito se le truppe si nascondono su una collina dolce.
impetus-ambush-remedy-inside = Consentito se le truppe si nascondono dentro il terreno.
impetus-ambush-remedy-fewer = Consentito se lì si { $more ->
    [one] nasconde un'unità
   *[other] nascondono { $more } unità
} in meno.

impetus-trigger-owner-activates = il suo giocatore la attiva
impetus-trigger-enemy-distance = un nemico è vicino
impetus-moment-move-phase-end = alla fine di una fase di movimento
impetus-moment-command-deployed = quando il comando nemico è tutto schierato
impetus-moment-mid-move = passando
impetus-ambusher-hidden = un'unità nascosta
impetus-ambusher-visible-ambush = un'imboscata visibile
impetus-placement-wholly-inside = tutte dentro
impetus-placement-centred = centro su centro
impetus-placement-keeps-its-place = resta dov'è

impetus-ambush-reveal = Imboscata svelata
    .question = L'imboscata si svela, e dove vanno le sue unità?
impetus-ambush-reveal-field-trigger = Che cosa può svelare l'imboscata
    .none = niente
    .ask = Che cosa può svelare l'imboscata?
    .no = Non succede niente che la sveli
impetus-ambush-reveal-field-enemy_distance_u = Distanza del nemico dal terreno
    .none = da misurare
    .ask = A quante U dal terreno sta il nemico?
impetus-ambush-reveal-field-moment = Quando
    .ask = In che momento il nemico è così vicino al terreno?
    .hint = Le unità di un'imboscata avvistata si mettono in campo a fine fase di movimento.
impetus-ambush-reveal-field-flank_march_enters_at_u = Distanza dal terreno dell'unità in marcia
    .none = nessuna marcia sul fianco
    .ask = A quante U dal terreno entra un'unità della marcia sul fianco?
    .no = Nessuna marcia sul fianco entra lì vicino
impetus-ambush-reveal-field-hidden_in_terrain = Nel terreno ci sono unità nascoste
    .no = Nel terreno non ci sono unità nascoste
    .ask = In quel terreno ci sono unità nascoste?
impetus-ambush-reveal-field-terrain_big_enough = Il terreno è abbastanza grande per le unità
    .no = Il terreno non è abbastanza grande per le unità
    .ask = Il terreno è abbastanza grande per le unità?
    .hint = Il pezzo è grande almeno quanto le unità che ne escono.
impetus-ambush-reveal-field-friends_leave_room = Gli amici lasciano spazio alle unità che escono
    .no = Gli amici non lasciano spazio alle unità che escono
    .ask = Le unità amiche lasciano spazio a quelle che escono?
impetus-ambush-reveal-field-visible_ambush = L'imboscata è visibile
    .no = L'imboscata non è visibile
    .ask = L'imboscata è visibile?
impetus-ambush-reveal-field-enemy_enters_to_contact = Un nemico entra nel terreno e toccherebbe le unità
    .no = Nessun nemico che entra nel terreno toccherebbe le unità
    .ask = Un nemico che entra nel terreno toccherebbe le unità?
impetus-ambush-reveal-field-opportunity_for = Chi vorrebbe stare in opportunità
    .none = nessuno
    .ask = Quale unità vorrebbe stare in opportunità?
    .hint = Le unità nascoste non sono in opportunità, quelle in imboscata visibile possono esserlo.
impetus-ambush-reveal-field-unit_share_outside_terrain = Parte dell'unità fuori dal terreno, da 0 a 1
    .ask = Quanta parte dell'unità è fuori dal terreno (1 = tutta, 0,5 = metà)?
    .hint = La metà è 0,5.
impetus-ambush-reveal-value-revealed = L'imboscata si svela
impetus-ambush-reveal-value-allowed = Le unità possono stare in opportunità
impetus-ambush-reveal-value-violations = Che cosa non va
impetus-ambush-reveal-value-enemy_stops = Il nemico si ferma
impetus-ambush-reveal-value-has_left = L'unità è uscita dal terreno
impetus-ambush-reveal-value-placement = Dove si mettono le unità
impetus-ambush-reveal-value-eliminated = Le unità sono perse
impetus-ambush-reveal-value-melee = C'è mischia
impetus-ambush-reveal-finding-revealed = { $eliminated ->
    [yes] L'imboscata si svela e le sue unità sono perse: gli amici non lasciano spazio.
   *[other] L'imboscata si svela.
}
impetus-ambush-reveal-finding-not-revealed = { $hidden_in_terrain ->
    [no] Nel terreno non c'è nessuna imboscata nascosta.
   *[other] L'imboscata resta nascosta.
}
impetus-ambush-reveal-finding-legal = A un'imboscata visibile si può dare l'opportunità.
impetus-ambush-reveal-finding-hidden = Un'unità nascosta in imboscata non è mai in opportunità.
impetus-ambush-reveal-finding-enemy_stops = Il nemico si ferma prima del contatto.
impetus-ambush-reveal-finding-has_left = L'unità è uscita dal terreno.
impetus-ambush-reveal-finding-not-has_left = L'unità è ancora nel terreno.
impetus-ambush-reveal-finding-keeps-its-place = L'unità resta dov'è finché il suo giocatore non la muove.
impetus-ambush-reveal-step-march = { $applied ->
    [yes] La marcia entra a { $value } U dal terreno, { $limit } o meno: l'imboscata si svela.
   *[no] La marcia entra a { $value } U dal terreno: non si svela niente.
}
impetus-ambush-reveal-step-activated = Il giocatore che la tende attiva l'imboscata.
impetus-ambush-reveal-step-passing-by = Passare non svela niente.
impetus-ambush-reveal-step-command-deployed = { $applied ->
    [yes] Il comando nemico è tutto schierato.
   *[no] Nessun comando nemico si è appena schierato.
}
impetus-ambush-reveal-step-distance = { $applied ->
    [yes] Il nemico è a { $value } U dal terreno, { $limit } o meno.
   *[no] Il nemico è a { $value } U dal terreno, più di { $limit }.
}
impetus-ambush-reveal-step-not-in-melee = Le unità non si posano in mischia.
impetus-ambush-reveal-step-placement = { $applied ->
    [yes] Il posto c'è: le unità stanno tutte dentro, orientate a piacere.
   *[no] Il posto non c'è: le unità si mettono centro su centro, orientate a piacere.
}
impetus-ambush-reveal-step-as-a-group = { $applied ->
    [yes] Più unità formano prima un gruppo.
   *[no] Un gruppo non serve.
}
impetus-ambush-reveal-step-no-room = { $applied ->
    [yes] Gli amici non lasciano spazio: le unità sono perse.
   *[no] Gli amici lasciano spazio.
}
impetus-ambush-reveal-step-keeps-its-place = Un'imboscata visibile resta dov'è finché non la si muove.
impetus-ambush-reveal-step-enemy-stops = Il nemico si ferma subito prima del contatto.
impetus-ambush-reveal-step-no-melee = Non c'è mischia automatica.
impetus-ambush-reveal-step-hidden = { $applied ->
    [yes] Le unità nascoste non sono in opportunità.
   *[no] Un'imboscata visibile può essere in opportunità.
}
impetus-ambush-reveal-step-left = { $applied ->
    [yes] Parte fuori: { $value } %. L'unità è uscita.
   *[no] Parte fuori: { $value } %. L'unità non è uscita.
}
impetus-ambush-reveal-step-no-disorder = { $applied ->
    [yes] Uscire dal terreno non disordina.
   *[no] L'unità non sta uscendo dal terreno.
}
impetus-ambush-reveal-remedy-farther = L'imboscata resta nascosta se il nemico è a più di { $limit } U.

impetus-point-meeting-marches = In 28 mm a che distanza dai nemici entrano due marce sul fianco?
flag-conflict-meeting-marches = Per due marce il testo ripete solo la distanza della scala piccola.

impetus-side-a = A
impetus-side-b = B
impetus-first-to-place-a = A
impetus-first-to-place-b = B
impetus-first-to-place-reroll = si tirano di nuovo i dadi
impetus-counts-as-destroyed = distrutte

impetus-flank-march = Marcia sul fianco
    .question = Il comando può marciare, dove può entrare e chi può reagire?
impetus-flank-march-field-scale = Scala, mm
    .ask = Si gioca in 15 o in 28 mm?
    .hint = Ne dipendono le distanze di entrata e di reazione.
impetus-flank-march-field-general = Generale
    .none = uno che può guidare la marcia
    .ask = Di che livello è il generale che guida la marcia?
    .no = Il generale può guidare la marcia
impetus-flank-march-field-is_cic = Il generale della marcia è il CiC
    .no = Il generale della marcia non è il CiC
    .ask = Il generale della marcia è il CiC?
    .hint = Comandante in capo di tutto l'esercito.
impetus-flank-march-field-commands_sent = Comandi mandati
    .none = da contare
    .ask = Quanti comandi si mandano?
impetus-flank-march-field-command_vd = VD del comando
    .none = da contare
    .ask = Quanti VD ha il comando mandato?
impetus-flank-march-field-army_vdt = VDT dell'esercito
    .ask = Quanti VD ha tutto l'esercito?
    .hint = La somma dei valori di demoralizzazione di tutti i comandi.
impetus-flank-march-field-noted = Annotati sulla scheda di schieramento
    .hint = Quale comando marcia e da quale lato entra.
impetus-flank-march-field-noted-command = Comando annotato
    .no = Comando non annotato
    .ask = La scheda di schieramento dice quale comando marcia?
    .hint = Senza questa nota il comando non può marciare.
    .if-so = Consentito se la scheda di schieramento dice quale comando marcia.
impetus-flank-march-field-noted-side = Lato annotato
    .no = Lato non annotato
    .ask = La scheda di schieramento dice da quale lato entra la marcia?
    .hint = Sinistro o destro: va scritto prima.
    .if-so = Consentito se la scheda di schieramento dice da quale lato entra la marcia.
impetus-flank-march-field-roll = Tiro di arrivo, due dadi
    .ask = Che cosa hanno fatto i due dadi per l'arrivo?
    .hint = Il doppio 1 di un generale Scarso annulla la marcia.
impetus-flank-march-field-leadership = Leadership del generale
    .ask = Che leadership dà il manuale al generale?
    .hint = La cifra del suo livello nel manuale; con il tiro dice se la marcia arriva.
impetus-flank-march-field-from_edge_u = Distanza dell'unità dal bordo di entrata
    .none = da misurare
    .ask = A quante U dal bordo di entrata arriva l'unità?
impetus-flank-march-field-nearest_enemy_u = Distanza del nemico più vicino
    .none = da misurare
    .ask = A quante U dall'unità sta il nemico più vicino?
impetus-flank-march-field-distance_to_entered_u = Distanza di chi reagisce da una unità entrata
    .none = da misurare
    .ask = A quante U dall'unità entrata sta quella che vuole reagire?
impetus-flank-march-field-after_turn_distance_u = Distanza dal nemico dopo la rotazione
    .none = da misurare
    .ask = A quante U dal nemico si trova l'unità dopo la rotazione?
    .hint = Girandosi non può avvicinarsi più di quanto è consentito.
impetus-flank-march-field-both_arrive = Arrivano insieme le marce di tutti e due i giocatori
    .no = Le marce dei due giocatori non arrivano insieme
    .ask = Arrivano insieme le marce di tutti e due i giocatori?
impetus-flank-march-field-rolls = Tiri di arrivo, modificati
    .no = Tiri di arrivo non ancora fatti
    .none = non ancora tirati
    .hint = Quelli con cui sono entrate le due marce, leadership compresa.
impetus-flank-march-field-rolls-a = A
    .ask = Quanto ha fatto il giocatore A per l'arrivo, leadership compresa?
    .hint = Il più alto posa per primo.
impetus-flank-march-field-rolls-b = B
    .ask = Quanto ha fatto il giocatore B per l'arrivo, leadership compresa?
    .hint = Il più alto posa per primo.
impetus-flank-march-field-better_structure = Migliore Struttura di Comando
    .none = da confrontare
    .ask = Chi ha la Struttura di Comando migliore?
    .hint = Decide solo se i tiri sono pari.
impetus-flank-march-value-arrives = La marcia arriva
impetus-flank-march-value-march_cancelled = La marcia è annullata
impetus-flank-march-value-placement_ok = L'unità può entrare lì
impetus-flank-march-value-may_react = L'unità può reagire
impetus-flank-march-value-first_to_place = Posiziona per primo
impetus-flank-march-value-allowed = Il comando può marciare
impetus-flank-march-value-violations = Che cosa non va
impetus-flank-march-value-counts_as = Le truppe della marcia contano come
impetus-flank-march-finding-arrives = La marcia entra all'inizio del prossimo turno.
impetus-flank-march-finding-not-arrives = Nel prossimo turno la marcia non entra.
impetus-flank-march-finding-march_cancelled = La marcia è annullata: le sue truppe contano come eliminate per la vittoria.
impetus-flank-march-finding-placement_ok = L'unità può entrare lì.
impetus-flank-march-finding-not-placement_ok = L'unità non può entrare lì.
impetus-flank-march-finding-may_react = L'unità può ruotare verso il nemico più vicino, o fare dietrofront.
impetus-flank-march-finding-not-may_react = L'unità non può reagire alla marcia.
impetus-flank-march-finding-a = Il giocatore A posiziona la marcia per primo.
impetus-flank-march-finding-b = Il giocatore B posiziona la marcia per primo.
impetus-flank-march-finding-reroll = I tiri sono pari, e se nessuna Struttura di Comando è migliore si tirano di nuovo i dadi.
impetus-flank-march-finding-legal = { $general-code ->
    [none] Il comando può andare in marcia sul fianco, se il suo generale non è Incompetente né Codardo.
   *[other] Il comando può andare in marcia sul fianco.
}
impetus-flank-march-finding-too-many-commands = In marcia sul fianco va un comando solo.
impetus-flank-march-finding-incompetent = Un Incompetente non guida una marcia sul fianco.
impetus-flank-march-finding-coward = Un Codardo non guida una marcia sul fianco.
impetus-flank-march-finding-over-half = Il comando ha più di metà del VDT dell'esercito.
impetus-flank-march-finding-command-not-noted = La scheda di schieramento non dice quale comando marcia.
impetus-flank-march-finding-side-not-noted = La scheda di schieramento non dice da quale lato entra la marcia.
impetus-flank-march-finding-too-far-in = L'unità entrerebbe a più di 12 U dal bordo.
impetus-flank-march-finding-too-close-15 = L'unità entrerebbe a 5 U o meno dal nemico.
impetus-flank-march-finding-too-close-28 = L'unità entrerebbe a 3 U o meno dal nemico.
impetus-flank-march-finding-too-close-meeting = L'unità entrerebbe a 5 U o meno dal nemico, la distanza stampata per due marce che si incontrano.
impetus-flank-march-finding-out-of-reach-15 = L'unità entrata in marcia è a 15 U o più, troppo lontana per reagire.
impetus-flank-march-finding-out-of-reach-28 = L'unità entrata in marcia è a 10 U o più, troppo lontana per reagire.
impetus-flank-march-finding-closes-in-15 = La rotazione porta l'unità a meno di 5 U dal nemico.
impetus-flank-march-finding-closes-in-28 = La rotazione porta l'unità a meno di 3 U dal nemico.
impetus-flank-march-step-leadership = Leadership { $value }, dal manuale.
impetus-flank-march-step-arrival = { $applied ->
    [yes] { $value } in tutto, e ne servono { $needed }: la marcia entra al prossimo turno.
   *[no] { $value } in tutto, meno di { $needed }: la marcia resta fuori dal tavolo.
}
impetus-flank-march-step-poor-double-one = { $applied ->
    [yes] Uno Scarso e un doppio 1: la marcia è annullata.
   *[no] Non è il doppio 1 di uno Scarso.
}
impetus-flank-march-step-incompetent-at-once = Il generale diventa subito Incompetente.
impetus-flank-march-step-destroyed = Per la vittoria le truppe della marcia contano come distrutte.
impetus-flank-march-step-too-many-commands = { $applied ->
    [yes] Si mandano { $commands } comandi: ne può marciare uno solo.
   *[no] Si manda un comando.
}
impetus-flank-march-step-incompetent = { $applied ->
    [yes] Il generale è Incompetente.
   *[no] Il generale non è Incompetente.
}
impetus-flank-march-step-coward = { $applied ->
    [yes] Il generale è Codardo.
   *[no] Il generale non è Codardo.
}
impetus-flank-march-step-cic = { $applied ->
    [yes] Può marciare anche il comando del CiC.
   *[no] Per quanto indicato, il comando non è quello del CiC.
}
impetus-flank-march-step-over-half = { $applied ->
    [yes] Il comando ha VD { $vd } su { $vdt }; il massimo è { $most }.
   *[no] Il comando ha VD { $vd } su { $vdt }: non più di metà.
}
impetus-flank-march-step-exact-half = { $applied ->
    [yes] La metà esatta del VDT è consentita.
   *[no] Il comando non ha la metà esatta del VDT.
}
impetus-flank-march-step-command-not-noted = { $applied ->
    [yes] La scheda di schieramento non indica il comando.
   *[no] La scheda di schieramento indica il comando.
}
impetus-flank-march-step-side-not-noted = { $applied ->
    [yes] La scheda di schieramento non indica il lato.
   *[no] La scheda di schieramento indica il lato.
}
impetus-flank-march-step-too-far-in = { $applied ->
    [yes] L'unità sarebbe a { $distance } U dal bordo; il massimo è { $limit }.
   *[no] L'unità sarebbe a { $distance } U dal bordo; il massimo è { $limit }: va bene.
}
impetus-flank-march-step-too-close-15 = { $applied ->
    [yes] L'unità sarebbe a { $distance } U dal nemico: servono più di { $limit }.
   *[no] L'unità sarebbe a { $distance } U dal nemico, più di { $limit }: va bene.
}
impetus-flank-march-step-too-close-28 = { impetus-flank-march-step-too-close-15 }
impetus-flank-march-step-same-distances = Con due marce le distanze valgono lo stesso.
impetus-flank-march-step-too-close-meeting = { $applied ->
    [yes] L'unità sarebbe a { $distance } U dal nemico: le { $limit } U stampate non sono superate.
   *[no] Le { $limit } U stampate sono dell'altra scala.
}
impetus-flank-march-step-out-of-reach-15 = { $applied ->
    [yes] Chi reagisce è a { $distance } U da un'unità della marcia: ne servono meno di { $limit }.
   *[no] Chi reagisce è a { $distance } U da un'unità della marcia, meno di { $limit }: può reagire.
}
impetus-flank-march-step-out-of-reach-28 = { impetus-flank-march-step-out-of-reach-15 }
impetus-flank-march-step-closes-in-15 = { $applied ->
    [yes] La rotazione porta l'unità a { $distance } U: non a meno di { $limit }.
   *[no] La rotazione lascia l'unità a { $distance } U, non a meno di { $limit }.
}
impetus-flank-march-step-closes-in-28 = { impetus-flank-march-step-closes-in-15 }
impetus-flank-march-step-wheel = L'unità ruota sul centro del fronte verso il nemico più vicino.
impetus-flank-march-step-about-turn = Oppure l'unità fa dietrofront, senza disordine.
impetus-flank-march-step-rolls = { $applied ->
    [yes] A fa { $a }, B { $b }: comincia chi fa di più.
   *[no] Tutti e due fanno { $a }.
}
impetus-flank-march-step-structure = { $applied ->
    [yes] Comincia chi ha la migliore Struttura di Comando.
   *[no] Non risulta che una Struttura di Comando sia migliore.
}
impetus-flank-march-step-reroll = { $applied ->
    [yes] I dadi si tirano di nuovo.
   *[no] I dadi non si tirano di nuovo.
}
impetus-flank-march-remedy-smaller-command = Consentito se il comando ha { $more } VD in meno.
impetus-flank-march-remedy-nearer-the-edge = Va bene se l'unità entra { $more } U più vicino al bordo.
impetus-flank-march-remedy-from-the-enemy = { $more ->
    [0] Va bene se l'unità entra appena più lontano dal nemico, a più di { $limit } U.
   *[other] Va bene se l'unità entra oltre { $more } U più lontano dal nemico, a più di { $limit } U.
}
impetus-flank-march-remedy-about-turn = Va bene se l'unità fa invece dietrofront.

impetus-flank-march-odds = Probabilità di una marcia sul fianco
    .question = Con quale probabilità la marcia è arrivata?
impetus-flank-march-odds-field-leadership = Leadership del generale
    .ask = Che leadership dà il manuale al generale?
    .hint = La cifra del suo livello nel manuale.
impetus-flank-march-odds-field-turn = All'inizio del turno
    .ask = Entro l'inizio di quale turno deve essere arrivata la marcia?
    .hint = Il primo tiro è alla fine del primo turno.
impetus-flank-march-odds-field-poor_general = Il generale è Scarso
    .no = Il generale non è Scarso
    .ask = Il generale della marcia è Scarso?
    .hint = Con un doppio 1 la sua marcia è annullata.
impetus-flank-march-odds-field-ask = Probabilità
    .hint = A un solo tiro, o entro l'inizio di un turno.
impetus-flank-march-odds-ask-p_roll = che un tiro riesca
impetus-flank-march-odds-ask-p_arrived_by = che per allora sia arrivata
impetus-flank-march-odds-ask-p_lost_by = che per allora sia persa
impetus-flank-march-odds-value-p_arrived_by = Probabilità che la marcia sia arrivata
impetus-flank-march-odds-value-p_lost_by = Probabilità che la marcia sia persa
impetus-flank-march-odds-value-p_roll = Probabilità che un tiro faccia entrare la marcia
impetus-flank-march-odds-finding-p_arrived_by = La probabilità che la marcia sia arrivata è { $p_arrived_by }.
impetus-flank-march-odds-finding-p_lost_by = La probabilità che la marcia sia persa è { $p_lost_by }.
impetus-flank-march-odds-finding-p_roll = La probabilità che un tiro faccia entrare la marcia è { $p_roll }.
impetus-flank-march-odds-step-leadership = Leadership { $value }, dal manuale.
impetus-flank-march-odds-step-roll = I dadi devono fare { $needed } o più: { $value ->
        [one] { $value } tiro
       *[other] { $value } tiri
    } su 36.
impetus-flank-march-odds-step-stays-off = { $applied ->
    [yes] Con { $value ->
        [one] { $value } tiro
       *[other] { $value } tiri
    } su 36 la marcia resta fuori.
   *[no] La marcia non resta mai fuori.
}
impetus-flank-march-odds-step-poor = { $applied ->
    [yes] Con un doppio 1 la marcia è persa: { $value } { $value ->
        [one] tiro
       *[other] tiri
    } su 36.
   *[no] Nessun tiro fa perdere la marcia.
}
impetus-flank-march-odds-step-rolls = { $applied ->
    [yes] Al turno { $turn } il giocatore ha tirato { $value ->
        [one] una volta
       *[other] { $value } volte
    }.
   *[no] Al turno { $turn } il giocatore non ha ancora tirato.
}
impetus-flank-march-odds-step-from-the-first = Il primo tiro è alla fine del primo turno.
impetus-flank-march-odds-step-enters = Dopo un tiro riuscito la marcia entra all'inizio del turno seguente.
impetus-flank-march-odds-step-no-memory = { $applied ->
    [yes] I tiri falliti non cambiano le probabilità dei successivi.
   *[no] Non ci sono tiri precedenti.
}
impetus-flank-march-odds-odds-arrives = con un tiro la marcia entra
impetus-flank-march-odds-odds-stays-off = con un tiro la marcia resta fuori
impetus-flank-march-odds-odds-lost = con un tiro la marcia è persa

impetus-point-charismatic-lost = Quando si perde un generale Carismatico, quali unità fanno il test?
flag-silent-charismatic-double-one = Il documento non dice che cosa fa un doppio 1 a un Carismatico.

impetus-general-event-initiative-reroll = rilancia i dadi dell'iniziativa
impetus-general-event-cede-initiative = cede l'iniziativa
impetus-general-event-loss-reroll = rilancia i dadi sulla tabella della perdita del generale
impetus-general-event-double-1 = fa un doppio 1
impetus-general-event-double-6 = fa un doppio 6
impetus-general-event-rally-bonus = fa recuperare l'ordine alle truppe
impetus-general-event-other-discipline = fa un test di disciplina che non è recupero dell'ordine
impetus-general-event-lost = è perso
impetus-general-event-off-table-reach = comanda da fuori dal tavolo
impetus-general-event-flank-roll = rilancia i dadi in marcia sul fianco
impetus-general-effect-stays-genius = Genio per tutta la partita
impetus-general-effect-becomes-expert = subito Esperto
impetus-general-effect-cannot-drop = non può più scendere
impetus-general-effect-drops-a-level = scende subito di livello
impetus-general-effect-discipline-tests = test di disciplina
impetus-general-effect-per-manual = vale il manuale
impetus-who-tests-army = tutto l'esercito
impetus-who-tests-command = il suo comando

impetus-general-traits = Che cosa può fare un generale
    .question = Che cosa consente, o comporta, il livello del generale?
impetus-general-traits-field-level = Livello
    .ask = Di che livello è il generale?
    .hint = Come dice la lista; un doppio 1 all'iniziativa può averlo abbassato.
impetus-general-traits-field-is_cic = Il generale è il CiC
    .no = Il generale non è il CiC
    .ask = Il generale è il CiC?
    .hint = Comandante in capo di tutto l'esercito.
impetus-general-traits-field-event = Che cosa fa o subisce il generale
    .ask = Che cosa fa il generale, o che cosa gli succede?
impetus-general-traits-field-dice_to_reroll = Dadi da rilanciare
    .ask = Quanti dadi vuole rilanciare il generale?
    .hint = Un Esperto li rilancia tutti e due o nessuno.
impetus-general-traits-value-allowed = Consentito
impetus-general-traits-value-violations = Che cosa non va
impetus-general-traits-value-effect = Effetto
impetus-general-traits-value-tests = Chi fa il test
impetus-general-traits-value-reroll = Può tirare di nuovo i dadi
impetus-general-traits-value-modifier = Modificatore al test
impetus-general-traits-value-reach_u = Raggio
impetus-general-traits-whatever-illegal = { $event-code ->
    [flank-roll] In marcia sul fianco un generale non tira di nuovo i dadi.
   *[other] Il livello del generale non dà questo diritto.
}
impetus-general-traits-finding-legal = { $level-code ->
    [none] Questo generale
    [ordinary] Anche un generale senza livello speciale
   *[other] Un generale { $level }
} può { $event-code ->
    [initiative-reroll] rilanciare i dadi dell'iniziativa
    [cede-initiative] cedere l'iniziativa all'avversario
    [loss-reroll] rilanciare i dadi sulla tabella della perdita
   *[other] farlo
}.
impetus-general-traits-finding-single-die = Un Esperto rilancia tutti e due i dadi o nessuno.
impetus-general-traits-finding-no-reroll = { $level-code ->
    [none] Il livello del generale non permette di rilanciare i dadi.
    [ordinary] Un generale senza livello speciale non rilancia i dadi.
   *[other] Un generale { $level } non rilancia i dadi.
}
impetus-general-traits-finding-may-not-cede = Solo un Genio cede l'iniziativa.
impetus-general-traits-finding-expert-on-march = Un Esperto in marcia sul fianco non rilancia i dadi.
impetus-general-traits-finding-charismatic-on-march = Un Carismatico in marcia sul fianco non rilancia i dadi.
impetus-general-traits-finding-genius-on-march = Un Genio in marcia sul fianco non rilancia i dadi.
impetus-general-traits-finding-stays-genius = Il generale è Genio fino alla fine della partita.
impetus-general-traits-finding-becomes-expert = Il generale diventa subito Esperto.
impetus-general-traits-finding-cannot-drop = Il generale non può più scendere di livello.
impetus-general-traits-finding-drops-a-level = Il generale scende subito di un livello.
impetus-general-traits-finding-discipline-tests = { $tests-code ->
    [army] Ogni unità dell'esercito fa un test di disciplina.
    [command] Ogni unità del comando del generale fa un test di disciplina.
   *[none] Le unità fanno un test di disciplina.
}
impetus-general-traits-finding-per-manual = Gli emendamenti non ne parlano, e vale il manuale.
impetus-general-traits-finding-modifier = { $modifier ->
    [0] Il generale non dà modificatori a questo test.
   *[other] Il generale dà +{ $modifier } per recuperare l'ordine.
}
impetus-general-traits-finding-reach_u = Fuori dal tavolo il generale comanda fino a { $reach_u } U.
impetus-general-traits-step-rerolls = { $level }: a questo livello i dadi si possono rilanciare.
impetus-general-traits-step-single-die = { $applied ->
    [yes] Il generale vuole rilanciare un dado solo.
   *[no] Il generale rilancia tutti e due i dadi.
}
impetus-general-traits-step-no-reroll = { $level }: a questo livello i dadi non si possono rilanciare.
impetus-general-traits-step-may-not-cede = { $applied ->
    [yes] { $level }: l'iniziativa non si cede.
   *[no] { $level }: l'iniziativa si può cedere.
}
impetus-general-traits-step-expert-on-march = Un Esperto in marcia non rilancia i dadi.
impetus-general-traits-step-charismatic-on-march = Un Carismatico in marcia non rilancia i dadi.
impetus-general-traits-step-genius-on-march = Un Genio in marcia non rilancia i dadi.
impetus-general-traits-step-rally = { $applied ->
    [yes] Per recuperare l'ordine le truppe del generale hanno +{ $value }.
   *[no] { $level }: nessun modificatore per recuperare l'ordine.
}
impetus-general-traits-step-only-rally = { $applied ->
    [yes] Negli altri test il generale non dà modificatori.
   *[no] Il generale non dà nessun modificatore.
}
impetus-general-traits-step-reach = { $applied ->
    [yes] Da fuori campo il generale arriva a { $value } U.
   *[no] { $level }: vale la misura del manuale.
}
impetus-general-traits-step-double-one = { $effect ->
    [becomes-expert] { $level }: diventa subito Esperto, e i dadi non si rilanciano.
    [drops-a-level] { $level }: scende subito di un livello, e i dadi non si rilanciano.
   *[per-manual] { $level }: il manuale dice che cosa fa un doppio 1.
}
impetus-general-traits-step-double-six = { $effect ->
    [stays-genius] { $level }: resta Genio per tutta la partita.
    [cannot-drop] { $level }: non sale, ma non può più scendere.
   *[per-manual] { $level }: il manuale dice che cosa fa un doppio 6.
}
impetus-general-traits-step-lost = { $applied ->
    [yes] Ogni unità fa un test di disciplina, senza modificatori.
   *[no] { $level }: il manuale dice che effetto ha la perdita del generale.
}
impetus-general-traits-step-disordered = Un'unità che fallisce il test va in disordine.
impetus-general-traits-step-a-loss = Un'unità già in disordine che fallisce il test subisce una perdita.
impetus-general-traits-step-who-tests = { $applied ->
    [yes] Tutto l'esercito fa il test.
   *[no] Il comando del generale fa il test.
}
impetus-general-traits-remedy-both-dice = Consentito se il generale rilancia tutti e due i dadi.

impetus-point-nine-and-ten = Con 9 o 10 un generale colpito da tiratori è catturato?

impetus-loss-cause-melee = mischia
impetus-loss-cause-shooting = tiro
impetus-loss-cause-pilum = pilum
impetus-loss-effect-none = niente
impetus-loss-effect-captured = catturato
impetus-loss-effect-dead = morto, senza effetti sulle truppe
impetus-loss-effect-per-manual = la riga del manuale

impetus-general-capture = Perdita di un generale
    .question = Che cosa fa questo risultato al generale?
impetus-general-capture-field-result = Totale dei due dadi
    .none = non ancora tirato
    .ask = Quanto hanno fatto i due dadi sulla tabella della perdita del generale, da 2 a 12?
    .hint = La tabella è nel manuale di Impetus.
impetus-general-capture-field-cause = Motivo del test
    .ask = Che cosa ha portato al test per il generale?
    .hint = Il pilum conta come tiro.
impetus-general-capture-field-scale = Scala, mm
    .ask = Si gioca in 15 o in 28 mm?
    .hint = In certi formati i modificatori di leadership non contano.
impetus-general-capture-field-points = Punti per esercito
    .ask = Di quanti punti è ogni esercito?
    .hint = Il formato del torneo: con la scala stabilisce i limiti.
impetus-general-capture-field-leadership_mods = Modificatori di leadership, in tutto
    .none = da contare
    .ask = Quanto fanno in tutto i modificatori di leadership?
    .hint = In certi formati non ne conta nessuno.
impetus-general-capture-value-effect = Effetto
impetus-general-capture-value-mods_used = Modificatori usati
impetus-general-capture-finding-none = Al generale non succede niente.
impetus-general-capture-finding-captured = Il generale è catturato.
impetus-general-capture-finding-dead = Il generale è morto, senza effetti sulle truppe.
impetus-general-capture-finding-per-manual = Con { $result } vale la riga { $result } della tabella del manuale per la perdita del generale.
impetus-general-capture-finding-mods_used = { $mods_used ->
    [0] Non conta nessun modificatore di leadership.
   *[other] I modificatori di leadership fanno { $mods_used }.
}
impetus-general-capture-step-leadership = { $applied ->
    [yes] I modificatori di leadership si omettono: { $given } diventa { $value }.
   *[no] I modificatori di leadership contano: { $value }.
}
impetus-general-capture-step-pilum = { $applied ->
    [yes] Il pilum è un tiro.
   *[no] Non era un pilum.
}
impetus-general-capture-step-result = { $effect ->
    [none] Risultato { $result }: non succede niente.
    [captured] Risultato { $result }: il generale è catturato.
    [dead] Risultato { $result }: il generale è morto, senza altri effetti.
   *[per-manual] Risultato { $result }: vale la riga del manuale.
}

impetus-wall-query-form = formare il Muro
impetus-wall-query-move = muovere
impetus-wall-query-pursue = inseguire
impetus-wall-query-zoc-react = reagire nella zona di controllo
impetus-wall-query-fall-back = arretrare
impetus-wall-query-impetus = caricare il Muro
impetus-wall-query-shooting-mod = tirare contro il Muro
impetus-wall-mode-reaction = per reazione
impetus-wall-mode-voluntary = per scelta
impetus-other-action-none = nient'altro
impetus-other-action-rally = recupera l'ordine
impetus-other-action-move = muove
impetus-other-action-shoot = tira
impetus-from-front = di fronte
impetus-from-flank = sul fianco
impetus-from-rear = alle spalle

impetus-shield-wall = Muro di Scudi
    .question = L'unità può formare il Muro di Scudi, e che cosa cambia con il Muro?
impetus-shield-wall-field-troop = Unità
    .ask = Che truppe formano il Muro di Scudi?
impetus-shield-wall-field-query = Che cosa si chiede del Muro di Scudi
    .ask = Che cosa vuoi sapere del Muro di Scudi?
impetus-shield-wall-field-mode = Modo di formarlo
    .ask = L'unità forma il Muro di Scudi per scelta o per reazione?
    .hint = Per scelta nella sua attivazione, o in risposta a una minaccia.
impetus-shield-wall-field-threat_frontal = La minaccia è frontale
    .no = La minaccia non è frontale
    .ask = La minaccia viene di fronte?
    .if-so = Consentito se la minaccia viene di fronte.
    .hint = Chi carica entra nella zona di controllo dell'unità; chi tira sta nella proiezione del suo fronte.
impetus-shield-wall-field-charge_from = Lato caricato
    .none = nessuno
    .ask = Da che parte è caricata l'unità?
    .hint = Di fronte, attraverso la sua zona di controllo (ZOC), chi carica non ha impeto.
    .no = L'unità non è caricata
impetus-shield-wall-field-shot_from = Lato su cui si tira
    .none = nessuno
    .ask = Da che parte si tira sull'unità?
    .no = Nessuno tira all'unità
impetus-shield-wall-field-shooter = Chi tira
    .none = non indicato
    .ask = Che truppe tirano sull'unità?
impetus-shield-wall-field-in_melee = L'unità è già in mischia
    .no = L'unità non è ancora in mischia
    .ask = L'unità è già in mischia?
    .if-not = Consentito se l'unità non è ancora in mischia.
impetus-shield-wall-field-disordered = L'unità è in disordine
    .no = L'unità non è in disordine
    .ask = L'unità è in disordine?
impetus-shield-wall-field-other_action = Altra azione nella stessa attivazione
    .ask = Che altro fa l'unità nella stessa attivazione?
    .hint = Chi forma il Muro di Scudi non fa altro.
impetus-shield-wall-field-formed = Il Muro di Scudi è già formato
    .no = Il Muro di Scudi non è ancora formato
    .ask = Il Muro di Scudi è già formato?
    .if-not = Consentito se il Muro di Scudi non è ancora formato.
    .hint = Lo dice già la domanda, se chiedi che cosa può fare un'unità nel Muro.
impetus-shield-wall-value-allowed = Consentito
impetus-shield-wall-value-violations = Che cosa non va
impetus-shield-wall-value-impetus_denied = Impeto negato
impetus-shield-wall-value-modifier = Modificatore al tiro
impetus-shield-wall-finding-legal = { $query-code ->
    [form] L'unità può formare il Muro di Scudi.
    [none] L'unità può formare il Muro di Scudi.
    [fall-back] Anche in Muro di Scudi un'unità può arretrare.
   *[other] L'unità non è nel Muro di Scudi.
}
impetus-shield-wall-finding-wrong-troop = Forma il Muro di Scudi solo la fanteria pesante (FP) che ha la regola.
impetus-shield-wall-finding-in-melee = Un'unità già in mischia non forma il Muro di Scudi.
impetus-shield-wall-finding-other-action = Un'unità che forma il Muro di Scudi non fa altro in quell'attivazione.
impetus-shield-wall-finding-not-frontal = Il Muro di Scudi si forma solo contro una minaccia frontale.
impetus-shield-wall-finding-no-move = Un Muro di Scudi non muove.
impetus-shield-wall-finding-no-pursuit = Un Muro di Scudi non insegue.
impetus-shield-wall-finding-no-zone-reaction = Un Muro di Scudi non reagisce nella zona di controllo.
impetus-shield-wall-finding-impetus_denied = Chi carica perde l'impeto.
impetus-shield-wall-finding-not-impetus_denied = Chi carica conserva l'impeto.
impetus-shield-wall-finding-modifier = { $modifier ->
    [0] Il tiro sull'unità non ha modificatori per il Muro di Scudi.
   *[other] Chi tira contro il Muro di Scudi ha { $modifier }.
}
impetus-shield-wall-step-wrong-troop = { $applied ->
    [yes] L'unità è di { $troop }, non di fanteria pesante.
   *[no] L'unità è di { $troop }: può avere la regola.
}
impetus-shield-wall-step-in-the-lists = Le liste dicono quali unità hanno la regola.
impetus-shield-wall-step-in-melee = { $applied ->
    [yes] L'unità è già in mischia.
   *[no] L'unità non è in mischia.
}
impetus-shield-wall-step-disordered = { $applied ->
    [yes] Il disordine non impedisce di formare il Muro di Scudi.
   *[no] L'unità non è in disordine.
}
impetus-shield-wall-step-other-action = { $applied ->
    [yes] Nella stessa attivazione l'unità fa anche altro: { $action }.
   *[no] L'unità non fa altro che lo impedisca.
}
impetus-shield-wall-step-rally-first = { $applied ->
    [yes] Prima l'unità può tentare di recuperare l'ordine.
   *[no] L'unità non recupera l'ordine.
}
impetus-shield-wall-step-not-frontal = { $applied ->
    [yes] La minaccia non è frontale.
   *[no] La minaccia è frontale.
}
impetus-shield-wall-step-frontal = La minaccia è frontale, come si richiede.
impetus-shield-wall-step-automatic = { $applied ->
    [yes] La reazione riesce senza tirare.
   *[no] Non c'è reazione.
}
impetus-shield-wall-step-only-may = Se l'unità debba formare il Muro di Scudi è un punto aperto.
impetus-shield-wall-step-marker = { $applied ->
    [yes] Accanto all'unità si mette un segnalino.
   *[no] Nessun segnalino.
}
impetus-shield-wall-step-no-move = { $applied ->
    [yes] L'unità è nel Muro di Scudi.
   *[no] L'unità non è nel Muro di Scudi.
}
impetus-shield-wall-step-no-pursuit = { impetus-shield-wall-step-no-move }
impetus-shield-wall-step-no-zone-reaction = { impetus-shield-wall-step-no-move }
impetus-shield-wall-step-falls-back = { $applied ->
    [yes] Anche in Muro di Scudi l'unità può arretrare.
   *[no] L'unità non è nel Muro di Scudi.
}
impetus-shield-wall-step-impetus = { $applied ->
    [yes] La carica è frontale: niente impeto.
   *[no] { $formed ->
        [yes] La carica non è frontale: l'impeto resta.
       *[no] Il Muro di Scudi non c'è: l'impeto resta.
    }
}
impetus-shield-wall-step-artillery = { $applied ->
    [yes] Tira l'artiglieria.
   *[no] Non tira l'artiglieria.
}
impetus-shield-wall-step-penalty = { $applied ->
    [yes] Tiro frontale contro il Muro di Scudi: { $value }.
   *[no] Per il Muro di Scudi nessun modificatore.
}
impetus-shield-wall-step-counts-as-frontal = { $applied ->
    [yes] Il tiro vale come frontale anche se chi tira non è tutto oltre la linea del fronte.
   *[no] Non importa quanto sia avanti chi tira.
}
impetus-shield-wall-remedy-nothing-else = Consentito se l'unità non fa altro in quell'attivazione.
impetus-shield-wall-remedy-marker-off = Consentito se prima si toglie il segnalino del Muro di Scudi, in un'attivazione apposta.

impetus-joan-event-buy = la compri
impetus-joan-event-cohesion = un'unità vicina a lei fa un test di coesione
impetus-joan-event-six = la sua unità fa 6 nel test di coesione
impetus-joan-event-lost = è persa
impetus-joan-tests-joan = Giovanna
impetus-joan-tests-commander = il comandante

impetus-joan-of-arc = Giovanna d'Arco
    .question = Che cosa fa Giovanna d'Arco per il suo esercito?
impetus-joan-of-arc-field-scale = Scala, mm
    .ask = In che scala si gioca, in mm?
    .hint = 6, 10, 15 o 28.
impetus-joan-of-arc-field-event = Che cosa si chiede di Giovanna
    .ask = Che cosa vuoi sapere di Giovanna d'Arco?
impetus-joan-of-arc-field-host_general = Comandante dell'unità di Giovanna
    .ask = Di che livello è il generale dell'unità di Giovanna?
impetus-joan-of-arc-field-distance_u = Distanza dell'unità dalla base di Giovanna
    .ask = A quante U dalla base di Giovanna sta l'unità?
impetus-joan-of-arc-field-host_alive = L'unità di Giovanna è ancora sul tavolo
    .no = L'unità di Giovanna non è più sul tavolo
    .ask = L'unità di Giovanna è ancora sul tavolo?
impetus-joan-of-arc-field-joan_alive = Giovanna è ancora viva e libera
    .no = Giovanna è morta o prigioniera
    .ask = Giovanna è ancora viva e libera?
impetus-joan-of-arc-field-die = Dado per Giovanna
    .none = non ancora tirato
    .ask = Che cosa ha fatto il dado per il test di Giovanna?
impetus-joan-of-arc-value-allowed = Giovanna può unirsi
impetus-joan-of-arc-value-violations = Che cosa non va
impetus-joan-of-arc-value-bonus = Bonus al test di coesione
impetus-joan-of-arc-value-who_tests = Fa il test
impetus-joan-of-arc-value-disordered = L'unità va in disordine
impetus-joan-of-arc-value-p = Probabilità che il test sia di Giovanna
impetus-joan-of-arc-value-cost = Costo
impetus-joan-of-arc-finding-legal = Giovanna può stare con un comandante di questo livello.
impetus-joan-of-arc-finding-poor = Giovanna non si unisce a un comandante Scarso.
impetus-joan-of-arc-finding-incompetent = Giovanna non si unisce a un comandante Incompetente.
impetus-joan-of-arc-finding-coward = Giovanna non si unisce a un Codardo.
impetus-joan-of-arc-finding-bonus = { $bonus ->
    [0] Giovanna non dà bonus al test di coesione.
   *[other] Giovanna dà +{ $bonus } al test di coesione.
}
impetus-joan-of-arc-finding-joan = Il test della perdita tocca a Giovanna, non al comandante.
impetus-joan-of-arc-finding-commander = Il test della perdita tocca al comandante, non a Giovanna.
impetus-joan-of-arc-finding-disordered = La perdita di Giovanna mette l'unità in disordine.
impetus-joan-of-arc-finding-not-disordered = La perdita di Giovanna non mette l'unità in disordine.
impetus-joan-of-arc-finding-p = La probabilità che il test della perdita tocchi a Giovanna è { $p }.
impetus-joan-of-arc-finding-cost = Giovanna costa { $cost } { $cost ->
    [one] punto
   *[other] punti
}.
impetus-joan-of-arc-step-cost = Giovanna costa { $value } { $value ->
    [one] punto
   *[other] punti
}.
impetus-joan-of-arc-step-poor = { $applied ->
    [yes] Il comandante è Scarso.
   *[no] Il comandante non è Scarso.
}
impetus-joan-of-arc-step-incompetent = { $applied ->
    [yes] Il comandante è Incompetente.
   *[no] Il comandante non è Incompetente.
}
impetus-joan-of-arc-step-coward = { $applied ->
    [yes] Il comandante è Codardo.
   *[no] Il comandante non è Codardo.
}
impetus-joan-of-arc-step-replaces-nobody = Giovanna non sostituisce nessun generale.
impetus-joan-of-arc-step-host-gone = { $applied ->
    [yes] L'unità di Giovanna non c'è più: niente bonus.
   *[no] L'unità di Giovanna è in campo.
}
impetus-joan-of-arc-step-joan-gone = { $applied ->
    [yes] Giovanna è morta o presa: niente bonus.
   *[no] Giovanna è viva e libera.
}
impetus-joan-of-arc-step-bonus = { $applied ->
    [yes] L'unità è a { $distance } U da Giovanna, { $limit } o meno: +{ $value }.
   *[no] L'unità è a { $distance } U da Giovanna, più di { $limit }: niente bonus.
}
impetus-joan-of-arc-step-needed = Con { $value } o più il test è di Giovanna.
impetus-joan-of-arc-step-die = { $applied ->
    [yes] Il dado fa { $value }, e con { $needed } o più il test è di Giovanna.
   *[no] Il dado fa { $value }, e con meno di { $needed } il test è del comandante.
}
impetus-joan-of-arc-step-as-charismatic = { $applied ->
    [yes] Giovanna conta come Carismatica, anche per rilanciare i dadi.
   *[no] Conta il livello del comandante.
}
impetus-joan-of-arc-step-loss = { $applied ->
    [yes] L'unità è a { $distance } U da Giovanna, { $limit } o meno: l'unità va in disordine.
   *[no] L'unità è a { $distance } U da Giovanna, più di { $limit }: all'unità non succede niente.
}
impetus-joan-of-arc-remedy-nearer = L'unità ha il bonus se è { $more } U più vicina a Giovanna.
impetus-joan-of-arc-odds-joan = il test è di Giovanna
impetus-joan-of-arc-odds-commander = il test è del comandante

# Il campo di battaglia: movimento, tiro, mischia, cariche, Wagenburg e bagaglio.

impetus-column-modifier = modificatore
impetus-change-value = modificatore

impetus-shooting-limits = Cifre del tiro
impetus-shooting-limits-short-range = distanza corta, U
impetus-shooting-limits-scorpio-range = scorpio, U al massimo
impetus-shooting-limits-scorpio-least = scorpio, U almeno
impetus-shooting-limits-scorpio-dice = scorpio, dadi
impetus-shooting-limits-scorpio-cost = scorpio di un esercito, punti
impetus-shooting-limits-javelin-vbu = VBU per il giavellotto pesante
impetus-shooting-limits-javelin-dice = giavellotto pesante, dadi
impetus-shooting-limits-elephant-arc = arco degli elefanti, gradi

impetus-shot-modifiers = Modificatori del tiro
impetus-shot-modifiers-light-target = Schermagliatori, cavalleria leggera o artiglieria oltre la distanza corta
impetus-shot-modifiers-light-target-near = gli stessi entro la distanza corta
impetus-shot-modifiers-evading = bersaglio che evade

impetus-evasion-modifiers = Modificatori del test per evadere
impetus-evasion-modifiers-light = cavalleria leggera, Schermagliatori
impetus-evasion-modifiers-disordered = in disordine

impetus-melee-changes = Modificatori di mischia
impetus-melee-changes-covered-flank = ogni fianco coperto
impetus-melee-changes-discipline = disciplina migliore
impetus-melee-changes-flank-charge = carica sul fianco o sul retro, a contatto avvenuto

impetus-cohesion-changes = Nuovi modificatori del test di coesione
impetus-cohesion-changes-heavy-infantry = fanteria pesante sotto il tiro (non di artiglieria A o C) o in mischia con soli montati
impetus-cohesion-changes-three-pikes = picche a tre unità, in mischia con soli montati
impetus-cohesion-changes-difficult = montati e Grandi Unità di fanteria pesante in mischia in terreno difficile, o con un nemico interamente in terreno difficile
impetus-cohesion-changes-rough = gli stessi, nel rotto o con un nemico interamente nel rotto

impetus-melee-limits = Distanze dopo una mischia
impetus-melee-limits-draw-retreat = ritirata dopo un pareggio, U più un dado
impetus-melee-limits-rout-behind = danno dietro un'unità distrutta, U

impetus-baggage-limits = Cifre di bagaglio e Wagenburg
impetus-baggage-limits-baggage-side = bagaglio, U dal bordo laterale
impetus-baggage-limits-baggage-ratio = bagaglio in 28 mm, volte più largo che profondo
impetus-baggage-limits-units-in-front = unità davanti al bagaglio, al massimo
impetus-baggage-limits-wagenburg-pieces = elementi per fortificare un Wagenburg
impetus-baggage-limits-wagenburg-price = il loro prezzo, punti

impetus-troop-baggage = bagaglio
impetus-going-open = terreno aperto
impetus-going-rough = terreno rotto
impetus-going-difficult = terreno difficile
impetus-discipline-A = A
impetus-discipline-B = B
impetus-discipline-C = C
impetus-test-passed = superato
impetus-test-failed = fallito

# Movimento.

impetus-manoeuvre-difficult = muove nel terreno difficile
impetus-manoeuvre-free-turn = fa la rotazione degli impetuosi
impetus-manoeuvre-backward = arretra
impetus-manoeuvre-oblique = muove di lato o in obliquo
impetus-manoeuvre-half-phase = avanza di mezza fase
impetus-manoeuvre-stop = si ferma
impetus-manoeuvre-turn = ruota
impetus-movement-ask-member-shoots = se un'unità del gruppo tira
impetus-weapon-javelin = giavellotto
impetus-weapon-other = un'altra
impetus-speed-full = velocità piena
impetus-speed-rulebook = come da manuale
impetus-move-effect-deducted = la rotazione si detrae dal movimento
impetus-move-effect-half-phase-first = prima mezza fase in avanti
impetus-move-effect-only-before-turning = serve solo prima di ruotare
impetus-move-effect-discipline-test = test di disciplina a movimento finito
impetus-move-effect-rulebook = come da manuale

impetus-movement-amendments = Il movimento emendato
    .question = Che cosa cambiano gli emendamenti al movimento?
impetus-movement-amendments-field-ask = Domanda
impetus-movement-amendments-field-manoeuvre = Manovra
    .none = nessuna
    .ask = Che cosa fa l'unità?
    .no = Nessuna manovra
impetus-movement-amendments-field-troop = Truppa
    .ask = Che truppe muovono?
impetus-movement-amendments-field-impetuous = L'unità è impetuosa
    .no = L'unità non è impetuosa
    .ask = L'unità che muove è impetuosa?
    .hint = Segnata così nella lista.
impetus-movement-amendments-field-large_unit = L'unità è una Grande Unità
    .no = L'unità non è una Grande Unità
    .ask = L'unità che muove è una Grande Unità?
    .hint = Unità una dietro l'altra che combattono come una sola.
impetus-movement-amendments-field-group = L'unità muove in gruppo
    .no = L'unità non muove in gruppo
    .ask = L'unità muove in gruppo?
impetus-movement-amendments-field-discipline = Disciplina
    .ask = Che disciplina ha l'unità che muove?
    .hint = A è la migliore, C la peggiore.
impetus-movement-amendments-field-disordered = L'unità è in disordine prima di muovere
    .no = L'unità non è in disordine prima di muovere
    .ask = L'unità è in disordine prima di muovere?
impetus-movement-amendments-field-terrain = Terreno
    .ask = In che terreno sta l'unità che muove?
impetus-movement-amendments-field-discipline_test = Test di disciplina
    .none = ancora da fare
    .ask = Com'è andato il test di disciplina dopo la mossa?
    .hint = Si fa a mossa finita.
impetus-movement-amendments-field-turn_u = Lunghezza della rotazione
    .none = da misurare
    .ask = Quante U richiede la rotazione dell'unità?
    .hint = Si toglie dal movimento delle truppe impetuose.
impetus-movement-amendments-field-speed_u = Movimento in una fase
    .none = da misurare
    .ask = Quante U può muovere l'unità in una fase?
    .hint = La cifra è nel manuale di Impetus.
impetus-movement-amendments-field-weapon = Arma
    .ask = Con che arma tira l'unità?
impetus-movement-amendments-field-phases_moved = Fasi di movimento fatte
    .ask = Quante fasi ha mosso l'unità prima di tirare?
    .hint = Conta per i fanti con giavellotto.
impetus-movement-amendments-field-group_moved = Il gruppo dell'unità ha mosso o deve muovere
    .no = Il gruppo dell'unità non ha mosso e non deve muovere
    .ask = L'unità fa parte di un gruppo che in questo turno ha mosso o deve muovere?
    .if-not = Consentito se in questo turno il gruppo dell'unità non ha mosso e non deve muovere.
impetus-movement-amendments-value-allowed = Consentito
impetus-movement-amendments-value-violations = Che cosa non va
impetus-movement-amendments-value-speed = Velocità
impetus-movement-amendments-value-left_u = Movimento rimasto
impetus-movement-amendments-value-effect = Che cosa ne segue
impetus-movement-amendments-value-disorder = Disordine per il movimento
    .said = { $disorder ->
        [yes] La mossa mette l'unità in disordine.
       *[no] La mossa non mette l'unità in disordine.
    }
impetus-movement-amendments-value-free_of_disorder = L'unità resta in ordine
impetus-movement-amendments-value-penalty = Penalità al tiro
impetus-movement-amendments-finding-legal = { $left_u ->
    [none] { $disorder ->
        [yes] La mossa si fa, ma disordina l'unità.
        [no] L'unità resta in ordine.
       *[other] { $effect-code ->
            [discipline-test] L'unità resta in ordine se alla fine passa un test di disciplina.
            [half-phase-first] L'unità muove prima mezza fase in avanti.
            [only-before-turning] L'unità deve avanzare di mezza fase solo prima di ruotare.
           *[other] { $manoeuvre-code ->
                [stop] L'unità può fermarsi dopo ogni mossa.
               *[other] Gli emendamenti non vietano questa mossa.
            }
        }
    }
   *[other] La rotazione si toglie dal movimento: { $left_u ->
        [one] resta { $left_u } U.
       *[other] restano { $left_u } U.
    }
}
impetus-movement-amendments-finding-moved-as-group = Le unità che muovono in gruppo non tirano.
impetus-movement-amendments-finding-beyond-speed = La rotazione richiede più di quanto l'unità muove in una fase.
impetus-movement-amendments-finding-full = L'unità muove a velocità piena.
impetus-movement-amendments-finding-rulebook = Qui gli emendamenti non cambiano nulla, e vale il manuale.
impetus-movement-amendments-finding-deducted = La rotazione si toglie dal movimento.
impetus-movement-amendments-finding-penalty = { $penalty ->
    [0] La mossa non toglie niente al tiro.
   *[other] Il tiro ha { $penalty } per la mossa.
}
impetus-movement-amendments-step-moved-as-group = { $applied ->
    [yes] Il gruppo muove: le sue unità non tirano.
   *[no] L'unità non muove in gruppo.
}
impetus-movement-amendments-step-before = { $applied ->
    [yes] Le unità del gruppo non tirano neppure prima di muovere.
   *[no] Dopo il tiro l'unità non muove con il suo gruppo.
}
impetus-movement-amendments-step-after = { $applied ->
    [yes] Le unità del gruppo non tirano neppure dopo aver mosso.
   *[no] Prima del tiro l'unità non ha mosso con il suo gruppo.
}
impetus-movement-amendments-step-as-group = { $applied ->
    [yes] Chi comincia in gruppo finisce in gruppo.
   *[no] L'unità si attiva da sola.
}
impetus-movement-amendments-step-ground = { $applied ->
    [yes] L'unità è in { $ground }.
   *[no] L'unità non è in terreno difficile ma in { $ground }.
}
impetus-movement-amendments-step-light = { $applied ->
    [yes] Il terreno difficile non rallenta { $troop }.
   *[no] L'unità è di { $troop }: né fanteria leggera né Schermagliatori.
}
impetus-movement-amendments-step-impetuous = La fanteria leggera impetuosa è pur sempre leggera.
impetus-movement-amendments-step-impetuous-turn = { $applied ->
    [yes] L'unità è impetuosa: ha la rotazione iniziale.
   *[no] L'unità non è impetuosa: la rotazione non c'è.
}
impetus-movement-amendments-step-same-phase = Nella stessa fase può seguire un movimento in linea retta.
impetus-movement-amendments-step-beyond-speed = { $applied ->
    [yes] La rotazione richiede { $turn } U su { $speed }: troppo.
   *[no] La rotazione richiede { $turn } U su { $speed }: ci sta.
}
impetus-movement-amendments-step-left = U di movimento che restano: { $value }.
impetus-movement-amendments-step-named = { $applied ->
    [yes] Le unità di { $troop } possono arretrare in ordine.
   *[no] L'emendamento non nomina { $troop }.
}
impetus-movement-amendments-step-large-unit = { $applied ->
    [yes] L'unità è una Grande Unità: si disordina.
   *[no] L'unità non è una Grande Unità.
}
impetus-movement-amendments-step-group = { $applied ->
    [yes] L'emendamento vale anche in gruppo.
   *[no] L'unità non è in gruppo.
}
impetus-movement-amendments-step-failed = { $applied ->
    [yes] Il test di disciplina fallisce: disordine.
   *[no] Il test di disciplina è superato.
}
impetus-movement-amendments-step-discipline = { $applied ->
    [yes] La disciplina dell'unità è { $value }.
   *[no] Disciplina { $value }, non A.
}
impetus-movement-amendments-step-disordered = { $applied ->
    [yes] L'unità è già in disordine.
   *[no] L'unità è in ordine.
}
impetus-movement-amendments-step-chariots = { $applied ->
    [yes] L'emendamento sui carri da guerra vale per { $troop }.
   *[no] L'emendamento sui carri da guerra non vale per { $troop }.
}
impetus-movement-amendments-step-half-phase-first = { $applied ->
    [yes] I carri ruotano: prima devono fare mezza fase in avanti.
   *[no] I carri non ruotano: nessuna mezza fase è dovuta.
}
impetus-movement-amendments-step-may-stop = { $applied ->
    [yes] I carri possono fermarsi dopo ogni movimento.
   *[no] I carri non si fermano.
}
impetus-movement-amendments-step-foot = { $applied ->
    [yes] L'unità è di fanti ({ $troop }).
   *[no] L'unità non è di fanti ({ $troop }).
}
impetus-movement-amendments-step-javelins = { $applied ->
    [yes] { $phases ->
        [one] Una fase di movimento
       *[other] { $phases } fasi di movimento
    } prima del tiro: { $value }.
   *[no] Al massimo una fase di movimento: nessun malus.
}
impetus-movement-amendments-remedy-shorter = Consentito se l'unità ruota di { $over } U in meno, { $speed } U al massimo.

# Interpenetrazioni.

impetus-passage-voluntary = volontario
impetus-passage-involuntary-forward = involontario, in avanti
impetus-passed-goes-behind = dietro l'unità che passa
flag-silent-other-pairs = Gli emendamenti non nominano queste due truppe, quindi decide il manuale.

impetus-interpenetration = Interpenetrazione
    .question = L'unità può attraversare questa unità amica?
impetus-interpenetration-field-mover = Chi passa
impetus-interpenetration-field-mover-troop = Truppe
    .none = non indicate
    .pair = Chi attraversa chi?
    .ask = Quali truppe attraversano le altre?
impetus-interpenetration-field-mover-impetuous = Impetuosa
    .no = Non impetuosa
    .ask = L'unità che passa è impetuosa?
    .hint = Segnata così nella lista.
impetus-interpenetration-field-mover-large_unit = Grande Unità
    .no = Non è una Grande Unità
    .ask = L'unità che passa è una Grande Unità?
    .hint = Unità una dietro l'altra che combattono come una sola.
impetus-interpenetration-field-passed = Chi è attraversato
impetus-interpenetration-field-passed-troop = Truppe
    .none = non indicate
    .ask = Che truppe sono attraversate?
impetus-interpenetration-field-passed-impetuous = Impetuosa
    .no = Non impetuosa
    .ask = L'unità attraversata è impetuosa?
    .hint = Segnata così nella lista.
impetus-interpenetration-field-passed-large_unit = Grande Unità
    .no = Non è una Grande Unità
    .ask = L'unità attraversata è una Grande Unità?
    .hint = Unità una dietro l'altra che combattono come una sola.
impetus-interpenetration-field-passed-pike = Picche
    .no = Senza picche
    .ask = L'unità attraversata è armata di picca?
impetus-interpenetration-field-passed-schiltron = Schiltron
    .no = Non è uno schiltron
    .ask = L'unità attraversata è uno schiltron?
    .hint = Una formazione chiusa di picche.
impetus-interpenetration-field-passed-wagenburg = Wagenburg
    .no = Non è un Wagenburg
    .ask = È un Wagenburg a essere attraversato?
    .hint = Carri da guerra.
impetus-interpenetration-field-passed-baggage = Bagaglio
    .no = Non è il bagaglio
    .ask = È il bagaglio a essere attraversato?
impetus-interpenetration-field-passed-ambushing = Nascosta in imboscata
    .no = Non nascosta in imboscata
    .ask = L'unità attraversata è nascosta in imboscata?
impetus-interpenetration-field-kind = Tipo di attraversamento
    .ask = L'unità passa volontariamente o è spinta in avanti?
    .hint = Volontario in una mossa propria; involontario quando l'unità è spinta in avanti.
impetus-interpenetration-field-completed = L'unità attraversa per intero quella amica
    .no = L'unità non attraversa per intero quella amica
    .ask = L'unità attraversa per intero quella amica?
impetus-interpenetration-field-voluntary_possible = Il manuale consente all'unità di passare volontariamente
    .none = decide il manuale
    .no = Il manuale non consente all'unità di passare volontariamente
    .ask = Il manuale consente all'unità di passare volontariamente?
    .if-so = Consentito se il manuale permette all'unità di passare volontariamente.
    .hint = Il manuale dice quali truppe attraversano quali.
impetus-interpenetration-value-allowed = Consentito
impetus-interpenetration-value-violations = Che cosa non va
impetus-interpenetration-value-queue_behind = L'unità attraversata si accoda
    .said = { $queue_behind ->
        [yes] L'unità attraversata si accoda.
       *[no] L'unità attraversata resta dov'è.
    }
impetus-interpenetration-value-passed_goes = Dove finisce l'unità attraversata
impetus-interpenetration-finding-legal = { $queue_behind ->
    [yes] L'unità può passare, e l'unità attraversata si accoda dietro.
    [no] L'unità può passare, e l'unità attraversata resta dov'è.
   *[other] L'unità può passare.
}
impetus-interpenetration-finding-not-at-will = Il manuale non lascia passare volontariamente l'unità.
impetus-interpenetration-finding-not-forward = Un'unità non si spinge in avanti attraverso amici che non potrebbe attraversare di proposito.
impetus-interpenetration-whatever-illegal = Il manuale non lascia passare l'unità.
impetus-interpenetration-step-open-to-all = { $applied ->
    [yes] Ogni unità amica può attraversare { $troop }.
   *[no] Non tutte le unità amiche possono attraversare { $troop }.
}
impetus-interpenetration-step-baggage = Ogni unità amica può attraversare il bagaglio.
impetus-interpenetration-step-wagons = Ogni unità amica può attraversare un Wagenburg.
impetus-interpenetration-step-hidden = Ogni unità amica che passa nel terreno può attraversare chi è in imboscata.
impetus-interpenetration-step-passed-impetuous = La fanteria leggera attraversata è impetuosa: per lei nulla cambia.
impetus-interpenetration-step-passes-anyone = { $applied ->
    [yes] Le unità di { $troop } attraversano qualsiasi unità amica.
   *[no] Le unità di { $troop } non attraversano qualsiasi unità amica.
}
impetus-interpenetration-step-mover-not-named = L'emendamento non concede il passaggio a unità di { $troop }.
impetus-interpenetration-step-by-the-rulebook = { $applied ->
    [yes] Il manuale lascia passare l'unità volontariamente.
   *[no] Il manuale non lascia passare l'unità volontariamente.
}
impetus-interpenetration-step-forced = { $applied ->
    [yes] L'unità è spinta in avanti: le serve un'unità amica che si attraversi volontariamente.
   *[no] L'unità passa volontariamente.
}
impetus-interpenetration-step-falls-in = { $applied ->
    [yes] L'unità attraversata si accoda dietro.
   *[no] L'unità attraversata resta dov'è.
}
impetus-interpenetration-step-incomplete = { $applied ->
    [yes] La regola vale anche se l'attraversamento resta a metà.
   *[no] L'attraversamento è completo.
}

# Evasione.

impetus-threat-charge = una carica
impetus-threat-shooting = un tiro
impetus-threat-opportunity-fire = un tiro di opportunità
impetus-threat-opportunity-charge = una carica di opportunità
impetus-threat-countercharge = una controcarica
impetus-threat-pursuit = un inseguimento
impetus-evasion-path-free = nulla
impetus-evasion-path-rough = terreno rotto alla fine
impetus-evasion-path-difficult = terreno difficile alla fine
impetus-evasion-path-impassable = terreno intransitabile
impetus-evasion-path-enemy = nemici
impetus-evasion-path-friend-in-melee = amici in mischia
impetus-counts-as-involuntary = movimento involontario
impetus-point-opportunity-second-phase = Un'unità in opportunità fa il test per evadere una seconda fase?

impetus-evade = Evasione
    .question = L'unità può evadere?
impetus-evade-field-troop = Truppa
    .ask = Che truppe vogliono evadere?
impetus-evade-field-large_unit = L'unità che evade è in una Grande Unità
    .no = L'unità che evade non è in una Grande Unità
    .ask = L'unità che vuole evadere è in una Grande Unità?
    .if-not = Consentito se l'unità non è in una Grande Unità.
    .hint = Unità una dietro l'altra che combattono come una sola.
impetus-evade-field-threat = Minaccia
    .ask = Da che cosa vuole evadere l'unità?
    .hint = Si evade solo dalle cariche e dai tiri del giocatore di turno.
impetus-evade-field-frontal = La minaccia è frontale
    .no = La minaccia non è frontale
    .ask = La minaccia viene di fronte?
    .if-so = Consentito se la minaccia viene di fronte.
    .hint = Una carica attraverso la sua zona di controllo, o un tiratore nella proiezione del suo fronte.
impetus-evade-field-opportunity = L'unità che evade è in opportunità
    .no = L'unità che evade non è in opportunità
    .ask = L'unità che vuole evadere è in opportunità?
    .hint = In opportunità un'unità evade senza test.
impetus-evade-field-disordered = L'unità che evade è in disordine
    .no = L'unità che evade non è in disordine
    .ask = L'unità che vuole evadere è in disordine?
    .if-not = Consentito se l'unità non è in disordine.
impetus-evade-field-path = Che cosa c'è sul percorso dell'evasione
    .none = niente
    .ask = Che cosa c'è sul percorso dell'evasione?
    .hint = Terreno intransitabile, nemici e amici in mischia annullano l'evasione.
    .no = Sul percorso dell'evasione non c'è niente
impetus-evade-field-phase_number = Fase dell'evasione
    .ask = Che fase dell'evasione è (1 = la prima)?
    .hint = Per una fase dopo la prima serve un altro test, e l'unità non dev'essere in disordine.
impetus-evade-field-same_enemy = L'unità evade dallo stesso nemico della fase prima
    .no = L'unità non evade dallo stesso nemico della fase prima
    .ask = L'unità evade dallo stesso nemico della fase prima?
    .if-not = Consentito se il nemico non è lo stesso della fase prima.
    .hint = Da un altro nemico è un'evasione nuova.
impetus-evade-field-test_result = Test di disciplina
    .none = ancora da fare
    .ask = Com'è andato il test di disciplina?
    .hint = Serve, a meno che l'unità sia in opportunità.
impetus-evade-value-may_evade = L'unità può evadere
impetus-evade-value-violations = Che cosa non va
impetus-evade-value-test_needed = Serve il test
impetus-evade-value-modifier = Modificatore del test
impetus-evade-value-disorder_if_failed = Disordine se fallisce
impetus-evade-value-cancelled = Evasione annullata
impetus-evade-value-shooter_modifier = Modificatore di chi tira
impetus-evade-value-counts_as = L'evasione vale come
impetus-evade-finding-legal = { $test_needed ->
    [yes] { $test_result-code ->
        [passed] Il test di disciplina è superato.
       *[other] Ci vuole un test di disciplina, { impetus-evade-with }.
    }
    [no] L'unità può evadere senza test di disciplina.
   *[other] L'unità può evadere.
}
impetus-evade-with = { $modifier ->
    [0] senza modificatori
    [none] con i suoi modificatori
    [-1] con un modificatore di { $modifier }
   *[other] con un modificatore di +{ $modifier }
}
impetus-evade-finding-test_needed = Se dalla minaccia si può evadere, ci vuole un test di disciplina, { impetus-evade-with }.
impetus-evade-finding-not-test_needed = Se dalla minaccia si può evadere, non ci vuole nessun test di disciplina.
impetus-evade-finding-wrong-troop = { $troop-code ->
    [none] Queste truppe non evadono.
    [CP] La cavalleria pesante (CP) non evade.
    [CGP] I carri da guerra pesanti (CGP) non evadono.
    [scythed] I carri falcati non evadono.
    [El] Gli elefanti (El) non evadono.
    [W] Il Wagenburg (W) non evade.
    [FP] La fanteria pesante (FP) non evade.
    [FL] La fanteria leggera (FL) non evade.
    [T] I Tiratori (T) non evadono.
    [Art] L'artiglieria (Art) non evade.
   *[other] Le unità di { $troop } non evadono.
}
impetus-evade-finding-large-unit = In una Grande Unità { $troop-code ->
    [none] queste truppe non evadono.
    [CM] la cavalleria media (CM) non evade.
    [CL] la cavalleria leggera (CL) non evade.
    [CGL] i carri da guerra leggeri (CGL) non evadono.
    [S] gli Schermagliatori (S) non evadono.
   *[other] le unità di { $troop } non evadono.
}
impetus-evade-finding-opportunity-fire = Dal tiro di opportunità non si evade.
impetus-evade-finding-opportunity-charge = Da una carica di opportunità non si evade.
impetus-evade-finding-countercharge = Da una controcarica non si evade.
impetus-evade-finding-pursuit = Da un inseguimento non si evade.
impetus-evade-finding-not-frontal = Si evade solo da una minaccia frontale, e questa non lo è.
impetus-evade-finding-disordered-twice = Un'unità in disordine evade dallo stesso nemico per una fase sola.
impetus-evade-finding-impassable = Un terreno intransitabile sul percorso annulla l'evasione.
impetus-evade-finding-enemy = I nemici sul percorso annullano l'evasione.
impetus-evade-finding-friend-in-melee = Gli amici in mischia sul percorso annullano l'evasione.
impetus-evade-finding-failed-test = Il test di disciplina è fallito, e l'unità resta dov'è.
impetus-evade-finding-failed-second-test = Il secondo test di disciplina è fallito: l'unità va in disordine e non evade più.
impetus-evade-step-wrong-troop = { $applied ->
    [yes] Le unità di { $troop } non evadono.
   *[no] Le unità di { $troop } possono evadere.
}
impetus-evade-step-large-unit = { $applied ->
    [yes] Chi evade è in una Grande Unità.
   *[no] Chi evade è un'unità singola.
}
impetus-evade-step-threat = È una minaccia da cui si può evadere: { $threat }.
impetus-evade-step-opportunity-fire = Dal tiro di opportunità non si evade.
impetus-evade-step-opportunity-charge = Da una carica di opportunità non si evade.
impetus-evade-step-countercharge = Da una controcarica non si evade.
impetus-evade-step-pursuit = Da un inseguimento non si evade.
impetus-evade-step-not-frontal = { $applied ->
    [yes] La minaccia non viene di fronte.
   *[no] La minaccia viene di fronte.
}
impetus-evade-step-frontal = Le cariche si giudicano con la zona di controllo, i tiri con la proiezione del fronte.
impetus-evade-step-disordered-twice = { $applied ->
    [yes] L'unità è in disordine ed evaderebbe dallo stesso nemico per una seconda fase.
   *[no] L'unità è in ordine e può proseguire.
}
impetus-evade-step-new-enemy = Da un altro nemico è una nuova evasione.
impetus-evade-step-opportunity = { $applied ->
    [yes] Un'unità in opportunità evade senza test.
   *[no] L'unità non è in opportunità: le serve un test di disciplina.
}
impetus-evade-step-opportunity-again = { $applied ->
    [yes] L'opportunità evita il test anche nella seconda fase.
   *[no] Alla seconda fase tutti fanno il test.
}
impetus-evade-step-light = { $applied ->
    [yes] Cavalleria leggera e Schermagliatori hanno +{ $value } al test.
   *[no] L'unità non è né cavalleria leggera né Schermagliatori: il loro +{ $value } non conta.
}
impetus-evade-step-disordered = { $applied ->
    [yes] Un'unità in disordine ha { $value } al test.
   *[no] L'unità è in ordine: il malus del disordine, { $value }, non conta.
}
impetus-evade-step-no-modifier = Il test non ha modificatori.
impetus-evade-step-disorder-if-failed = { $applied ->
    [yes] Chi fallisce va in disordine.
   *[no] Chi fallisce non va in disordine.
}
impetus-evade-step-first-no-second-yes = { $applied ->
    [yes] È la seconda fase dell'evasione.
   *[no] È la prima fase dell'evasione.
}
impetus-evade-step-failed-test = { $applied ->
    [yes] Il test è fallito.
   *[no] Il test è superato.
}
impetus-evade-step-failed-second-test = { $applied ->
    [yes] Il secondo test è fallito.
   *[no] Il secondo test è superato.
}
impetus-evade-step-path = { $applied ->
    [yes] Sul percorso: { $path }.
   *[no] Sul percorso: { $path }, e questo non annulla l'evasione.
}
impetus-evade-step-slower = { $applied ->
    [yes] Il terreno rallenta l'evasione.
   *[no] Il terreno non rallenta l'evasione.
}
impetus-evade-step-impassable = Nel percorso c'è terreno intransitabile.
impetus-evade-step-enemy = Nel percorso ci sono nemici.
impetus-evade-step-friend-in-melee = Nel percorso ci sono unità amiche in mischia.
impetus-evade-step-involuntary = Per le interpenetrazioni l'evasione è un movimento involontario.
impetus-evade-step-shooter = Chi tira ha { $value }.
impetus-evade-step-declared-first = L'evasione si dichiara prima del tiro e si fa dopo.

# A chi tirare.

impetus-aim-me = chi tira
impetus-aim-friend = un'unità amica di chi tira
impetus-aim-no = nessuno
impetus-target-choice-forced = scelta obbligata
impetus-target-choice-free = scelta libera fra questi
impetus-target-choice-none = nessun bersaglio
impetus-point-most-frontal = Qual è il bersaglio «più frontale»?
impetus-point-near-target-off-front = A chi tiro se l'unico bersaglio vicino sta di lato?

impetus-shooting-priority = Ordine dei bersagli
    .question = A quale nemico deve tirare l'unità?
impetus-shooting-priority-field-opportunity = Chi tira è in opportunità
    .no = Chi tira non è in opportunità
    .ask = Chi tira è in opportunità?
    .hint = Tira nel turno nemico, dopo avere aspettato.
impetus-shooting-priority-field-enemies = Nemici
    .ask = Ci sono nemici a cui l'unità può tirare?
    .within = nemico
impetus-shooting-priority-field-enemies-id = Nome
    .ask = Come chiami il { $whose }?
impetus-shooting-priority-field-enemies-distance_u = Distanza
    .ask = A quante U da chi tira sta il { $whose }?
impetus-shooting-priority-field-enemies-in_front_projection = Almeno in parte nella proiezione del fronte
    .no = Nemmeno in parte nella proiezione del fronte
    .ask = Una parte del { $whose } sta nella proiezione del fronte di chi tira?
    .hint = La fascia diritta in avanti, larga quanto il fronte di chi tira.
impetus-shooting-priority-field-enemies-frontality_rank = Posto per frontalità (1 = il più frontale)
    .ask = Ordinando i nemici dal più frontale, che posto ha il { $whose } (1 = il più frontale)?
    .hint = Se lo sai già, non servono angolo e larghezza.
impetus-shooting-priority-field-enemies-angle_deg = Angolo fuori dall'asse
    .ask = Di quanti gradi è fuori dall'asse di chi tira il { $whose }?
    .hint = Più è piccolo, più il nemico è frontale, se si misura così.
impetus-shooting-priority-field-enemies-overlap_u = Larghezza nella proiezione
    .ask = Quante U del { $whose } stanno nella proiezione del fronte?
    .hint = Più sono, più il nemico è frontale, se si misura così.
impetus-shooting-priority-field-enemies-in_arc = Nell'arco
    .no = Fuori dall'arco
    .ask = Il { $whose } sta nell'arco di chi tira?
    .hint = L'arco di tiro di chi tira, come nel manuale.
impetus-shooting-priority-field-enemies-in_range = A portata
    .no = Fuori portata
    .ask = Il { $whose } è a portata?
impetus-shooting-priority-field-enemies-moving = In movimento
    .no = Non in movimento
    .ask = Il { $whose } sta muovendo?
impetus-shooting-priority-field-enemies-charging = Bersaglio della sua carica
    .ask = Contro chi carica il { $whose }?
impetus-shooting-priority-field-enemies-shooting_at = Bersaglio del suo tiro
    .ask = A chi sta tirando il { $whose }?
impetus-shooting-priority-value-class = Gradino dell'ordine dei bersagli
impetus-shooting-priority-value-legal_targets = Bersagli
impetus-shooting-priority-value-choice = Scelta
impetus-shooting-priority-finding-forced = Il bersaglio è obbligato: { $legal_targets }{ impetus-shooting-priority-by-step }.
impetus-shooting-priority-finding-free = Scegli il bersaglio fra { $legal_targets }{ impetus-shooting-priority-by-step }.
impetus-shooting-priority-by-step = { $class ->
    [none] { "" }
   *[other] {" "}(gradino { $class } dell'ordine dei bersagli)
}
impetus-shooting-priority-finding-none = Non c'è nessuno a cui tirare.
impetus-shooting-priority-step-out-of-reach = { $applied ->
    [yes] Fuori dall'arco o dalla portata: { $names }.
   *[no] Tutti i nemici sono nell'arco e a portata.
}
impetus-shooting-priority-step-first = { $applied ->
    [yes] Nemici che caricano chi tira o scambiano tiri con lui: { $names }.
   *[no] Nessuno carica chi tira o scambia tiri con lui.
}
impetus-shooting-priority-step-choice-in-first = { $applied ->
    [yes] Questi nemici sono più d'uno: la scelta è libera.
   *[no] È un nemico solo.
}
impetus-shooting-priority-step-second = { $applied ->
    [yes] Nemici che caricano un'unità amica o le tirano: { $names }.
   *[no] Nessuno carica un'unità amica o le tira.
}
impetus-shooting-priority-step-third = { $applied ->
    [yes] Nemici che muovono entro { $short } U nella proiezione del fronte: { $names }.
   *[no] Nessuno muove entro { $short } U nella proiezione del fronte.
}
impetus-shooting-priority-step-fourth = { $applied ->
    [yes] Nemici che muovono nell'arco: { $names }.
   *[no] Nessun altro muove nell'arco.
}
impetus-shooting-priority-step-idle = { $applied ->
    [yes] Nemici che non muovono, non caricano e non tirano: { $names }.
   *[no] Nessuno è raggiungibile.
}
impetus-shooting-priority-step-near = { $applied ->
    [yes] Entro { $short } U nella proiezione del fronte: { $names }.
   *[no] Nessuno entro { $short } U nella proiezione del fronte.
}
impetus-shooting-priority-step-nearer-off-front = { $applied ->
    [yes] Qualcuno è più vicino, ma fuori dal fronte: non conta.
   *[no] Nessuno fuori dal fronte è più vicino.
}
impetus-shooting-priority-step-farther = { $applied ->
    [yes] Chi è nella proiezione ma più lontano non conta.
   *[no] Nessuno più lontano è nella proiezione.
}
impetus-shooting-priority-step-near-off-front = { $applied ->
    [yes] Entro { $short } U ma fuori dal fronte: { $names }.
   *[no] Nessuno entro { $short } U.
}
impetus-shooting-priority-step-straight-on = { $applied ->
    [yes] Nei primi due gradini non c'è nessun nemico.
   *[no] Il nemico vicino fuori dal fronte non esclude il secondo gradino.
}
impetus-shooting-priority-step-rest = { $applied ->
    [yes] Nell'arco e a portata: { $names }.
   *[no] Nessuno è nell'arco e a portata.
}
impetus-shooting-priority-step-nearest = Il più vicino, a { $distance } U: { $names }.
impetus-shooting-priority-step-by-angle = { $applied ->
    [yes] Si misura lo scarto dall'asse.
   *[no] Si misura la larghezza nella proiezione.
}
impetus-shooting-priority-step-most-frontal = { $applied ->
    [yes] Il più frontale: { $names }.
   *[no] Non è detto quale sia il più frontale.
}

# Tiri.

impetus-weapon-bow = arco o altro tiro
impetus-weapon-scorpio = scorpio dei legionari
impetus-weapon-heavy-javelin = giavellotto pesante
impetus-weapon-various = armi varie
impetus-unit-name-scutarii-elite = Scutarii d'élite iberici o lusitani
impetus-unit-name-other = un'altra unità
impetus-army-caesarian = esercito di Cesare
impetus-army-early-imperial = Primo Impero Romano
impetus-army-middle-imperial = Medio Impero Romano
impetus-army-other = un altro esercito
impetus-shooting-ask-scorpio-cost = quanto costano le scorpio
impetus-shoots-front = l'unità davanti
impetus-shoots-rear = l'unità dietro
impetus-point-elephant-arc = L'arco di tiro degli elefanti si misura per lato o in tutto?

impetus-shooting-modifiers = Un tiro
    .question = Il tiro si può fare, e quanto vale?
impetus-shooting-modifiers-field-ask = Domanda
impetus-shooting-modifiers-field-shooter = Chi tira
    .none = truppe che gli emendamenti non cambiano
    .pair = Chi tira a chi?
    .ask = Che truppe tirano?
impetus-shooting-modifiers-field-weapon = Arma
    .none = nessuna arma speciale
    .ask = Che arma usa chi tira?
    .no = Chi tira non ha un'arma speciale
impetus-shooting-modifiers-field-target = Bersaglio
    .none = non indicato
    .ask = Di che truppe è il bersaglio?
impetus-shooting-modifiers-field-distance_u = Distanza
    .none = da misurare
    .ask = A quante U sta il bersaglio?
impetus-shooting-modifiers-field-evading = Il bersaglio evade
    .no = Il bersaglio non evade
    .ask = Il bersaglio sta evadendo?
impetus-shooting-modifiers-field-shield_wall_frontal = Il bersaglio è un Muro di Scudi preso di fronte
    .no = Il bersaglio non è un Muro di Scudi preso di fronte
    .ask = Il bersaglio è un Muro di Scudi preso di fronte?
impetus-shooting-modifiers-field-screen = Nemici in mezzo
    .no = Nessun nemico in mezzo
    .hint = Lasciano passare il tiro solo cavalleria leggera e Schermagliatori, e abbastanza lontani da chi tira.
impetus-shooting-modifiers-field-screen-troop = Truppe
    .ask = Quali nemici stanno in mezzo?
impetus-shooting-modifiers-field-screen-distance_u = Loro distanza
    .ask = A quante U da chi tira stanno i nemici in mezzo?
    .hint = Da chi tira alle truppe leggere in mezzo.
impetus-shooting-modifiers-field-dice_before = Dadi, modificatori compresi
    .none = da contare
    .ask = Quanti dadi dà il manuale al tiro?
    .hint = Quelli che il tiro ha secondo il manuale.
impetus-shooting-modifiers-field-shooter_large_unit = Chi tira è una Grande Unità
    .no = Chi tira non è una Grande Unità
impetus-shooting-modifiers-field-shooter_large_unit-front = Unità frontale
    .ask = Di che truppe è l'unità davanti della Grande Unità che tira?
impetus-shooting-modifiers-field-shooter_large_unit-rear = Unità retrostante
    .ask = Di che truppe è l'unità dietro della Grande Unità che tira?
impetus-shooting-modifiers-field-moved = Chi tira ha mosso
    .no = Chi tira non ha mosso
    .ask = Chi tira ha mosso?
    .if-not = Consentito se chi tira non ha mosso.
impetus-shooting-modifiers-field-disordered = Chi tira è in disordine
    .no = Chi tira non è in disordine
    .ask = Chi tira è in disordine?
    .if-not = Consentito se chi tira non è in disordine.
impetus-shooting-modifiers-field-been_in_melee = Chi tira è stato in mischia
    .no = Chi tira non è stato in mischia
    .ask = Chi tira è stato in mischia?
    .if-not = Consentito se chi tira non è stato in mischia.
    .hint = Una scorpio è persa quando la sua unità è entrata in mischia.
impetus-shooting-modifiers-field-vbu = VBU
    .ask = Che VBU ha chi tira?
    .hint = Il valore base dell'unità, come sta nella lista.
impetus-shooting-modifiers-field-unit_name = Unità che tira
    .ask = Chi tira sono Scutarii d'élite iberici o lusitani, o un'altra unità?
impetus-shooting-modifiers-field-off_axis_deg = Angolo del bersaglio fuori asse
    .none = dritto davanti
    .ask = Di quanti gradi è fuori dall'asse di chi tira il bersaglio?
    .hint = Per gli elefanti, che hanno un arco in gradi.
    .no = Il bersaglio è dritto davanti
impetus-shooting-modifiers-field-indirect = Tiro indiretto
    .no = Tiro diretto
    .ask = Il tiro è indiretto?
    .hint = Al di sopra di quello che sta in mezzo.
impetus-shooting-modifiers-field-army = Esercito
    .ask = Di quale esercito fa parte chi tira?
impetus-shooting-modifiers-field-armies = Eserciti
    .ask = Quali altri eserciti vuoi guardare?
impetus-shooting-modifiers-field-legionary_units = Unità di legionari
    .ask = Quante unità di legionari ha l'esercito?
impetus-shooting-modifiers-value-modifier = Modificatore
impetus-shooting-modifiers-value-dice = Dadi
impetus-shooting-modifiers-value-halved = Dadi dimezzati
impetus-shooting-modifiers-value-cost = Costo
impetus-shooting-modifiers-value-allowed = Consentito
impetus-shooting-modifiers-value-reason = Che cosa non va
impetus-shooting-modifiers-value-weapon = Arma portata
impetus-shooting-modifiers-value-shoots = Chi tira
impetus-shooting-modifiers-value-lost = La scorpio è persa
impetus-shooting-modifiers-finding-modifier = { $dice ->
    [none] { $shoots-code ->
        [front] Tira l'unità davanti, e gli emendamenti { impetus-shooting-modifiers-given }.
        [rear] Tira l'unità dietro, e gli emendamenti { impetus-shooting-modifiers-given }.
       *[other] { $weapon-code ->
            [javelin] L'unità porta giavellotti comuni, e gli emendamenti { impetus-shooting-modifiers-given }.
           *[other] { $allowed ->
                [yes] { $halved ->
                    [yes] L'unità può tirare attraverso le truppe in mezzo, ma i dadi si dimezzano per eccesso. Gli emendamenti { impetus-shooting-modifiers-given }.
                   *[other] L'unità può tirare, e gli emendamenti { impetus-shooting-modifiers-given }.
                }
               *[other] Gli emendamenti { impetus-shooting-modifiers-given }.
            }
        }
    }
   *[other] { $weapon-code ->
        [heavy-javelin] L'unità ha il giavellotto pesante: { $dice } dadi in attacco e { $dice } in difesa.
       *[other] { $dice_before ->
            [none] Il tiro ha { impetus-shooting-modifiers-dice }{ $modifier ->
                [0] {"."}
               *[other] , e gli emendamenti gli danno { $modifier }.
            }
           *[other] Il tiro ha { impetus-shooting-modifiers-dice } in tutto.
        }
    }
}
impetus-shooting-modifiers-given = { $modifier ->
    [0] non danno modificatori al tiro
   *[other] danno al tiro un modificatore di { $modifier }
}
impetus-shooting-modifiers-dice = { $dice } { $dice ->
    [one] dado
   *[other] dadi
}
impetus-shooting-modifiers-finding-dice = Il tiro ha { $dice } { $dice ->
    [one] dado.
   *[other] dadi.
}
impetus-shooting-modifiers-finding-cost = Le scorpio costano all'esercito { $cost } { $cost ->
    [one] punto
   *[other] punti
} in tutto.
impetus-shooting-modifiers-finding-halved = I dadi del tiro si dimezzano per eccesso.
impetus-shooting-modifiers-finding-javelin = L'unità porta giavellotti comuni.
impetus-shooting-modifiers-finding-front = Tira l'unità davanti della Grande Unità.
impetus-shooting-modifiers-finding-rear = Tira l'unità dietro della Grande Unità.
impetus-shooting-modifiers-finding-baggage = Il bagaglio non è mai un bersaglio.
impetus-shooting-modifiers-finding-other-screen = Si tira solo attraverso cavalleria leggera e Schermagliatori.
impetus-shooting-modifiers-finding-screen-too-near = Le truppe in mezzo sono troppo vicine a chi tira: non si può tirare attraverso di loro.
impetus-shooting-modifiers-finding-target-too-light = Attraverso truppe leggere non si mira mai a cavalleria leggera o Schermagliatori.
impetus-shooting-modifiers-finding-not-legionaries = Hanno le scorpio solo i legionari di Cesare, del Primo e del Medio Impero romano.
impetus-shooting-modifiers-finding-too-far = Il bersaglio è troppo lontano per una scorpio.
impetus-shooting-modifiers-finding-too-near = Il bersaglio è troppo vicino per una scorpio.
impetus-shooting-modifiers-finding-moved = I legionari hanno mosso.
impetus-shooting-modifiers-finding-disordered = I legionari sono in disordine.
impetus-shooting-modifiers-finding-scorpio-lost = La scorpio è andata persa in mischia.
impetus-shooting-modifiers-finding-outside-arc = Il bersaglio è fuori dall'arco degli elefanti.
impetus-shooting-modifiers-finding-indirect-elephants = Gli elefanti non tirano indirettamente.
impetus-shooting-modifiers-finding-indirect-chariots = I carri non tirano indirettamente.
impetus-shooting-modifiers-finding-indirect-various = Le armi varie non tirano indirettamente.
impetus-shooting-modifiers-step-baggage = { $applied ->
    [yes] Il bersaglio è bagaglio.
   *[no] Il bersaglio non è bagaglio.
}
impetus-shooting-modifiers-step-light-target = { $applied ->
    [yes] Bersaglio leggero a { $distance } U, oltre { $short }: { $value }.
   *[no] Il bersaglio non è di Schermagliatori, cavalleria leggera o artiglieria.
}
impetus-shooting-modifiers-step-light-target-near = Bersaglio leggero a { $distance } U, entro { $short }: { $value }.
impetus-shooting-modifiers-step-chariots = Carri: che siano fermi o no non conta.
impetus-shooting-modifiers-step-evading = { $applied ->
    [yes] Il bersaglio evade: { $value }.
   *[no] Il bersaglio non evade: il { $value } non conta.
}
impetus-shooting-modifiers-step-shield-wall = { $applied ->
    [yes] Il bersaglio è un Muro di Scudi preso di fronte: { $value }.
   *[no] Il bersaglio è un Muro di Scudi, ma tira l'artiglieria: il { $value } non conta.
}
impetus-shooting-modifiers-step-no-shield-wall = Il bersaglio non è un Muro di Scudi preso di fronte.
impetus-shooting-modifiers-step-sum = Modificatori degli emendamenti in tutto: { $value }.
impetus-shooting-modifiers-step-other-screen = { $applied ->
    [yes] In mezzo ci sono truppe attraverso cui non si tira: { $troop }.
   *[no] In mezzo ci sono truppe attraverso cui si può tirare: { $troop }.
}
impetus-shooting-modifiers-step-screen-too-near = { $applied ->
    [yes] Le truppe in mezzo sono a { $distance } U: ne servono più di { $short }.
   *[no] Le truppe in mezzo sono a { $distance } U, più di { $short }: va bene.
}
impetus-shooting-modifiers-step-target-too-light = { $applied ->
    [yes] Attraverso truppe leggere non si può mirare a { $troop }.
   *[no] Attraverso truppe leggere si può mirare a { $troop }.
}
impetus-shooting-modifiers-step-halved = { $applied ->
    [yes] { $before } { $before ->
        [one] dado dimezzato e arrotondato
       *[other] dadi dimezzati e arrotondati
    } in su: { $value }.
   *[no] { $before } { $before ->
        [one] dado, non dimezzato.
       *[other] dadi, non dimezzati.
    }
}
impetus-shooting-modifiers-step-not-legionaries = { $applied ->
    [yes] Chi tira non è fra i legionari dei tre eserciti.
   *[no] Si suppone che a tirare siano quei legionari.
}
impetus-shooting-modifiers-step-price = { $applied ->
    [yes] Per tutti i legionari dell'esercito insieme: { $value } punti.
   *[no] Un esercito così non può comprare le scorpio.
}
impetus-shooting-modifiers-step-too-near = { $applied ->
    [yes] Il bersaglio è a { $distance } U; il minimo è { $limit }.
   *[no] Il bersaglio è a { $distance } U; il minimo è { $limit }: va bene.
}
impetus-shooting-modifiers-step-too-far = { $applied ->
    [yes] Il bersaglio è a { $distance } U; il massimo è { $limit }.
   *[no] Il bersaglio è a { $distance } U; il massimo è { $limit }: va bene.
}
impetus-shooting-modifiers-step-moved = { $applied ->
    [yes] I legionari hanno mosso.
   *[no] I legionari non hanno mosso.
}
impetus-shooting-modifiers-step-disordered = { $applied ->
    [yes] I legionari sono in disordine.
   *[no] I legionari sono in ordine.
}
impetus-shooting-modifiers-step-scorpio-lost = { $applied ->
    [yes] I legionari sono stati in mischia: la scorpio è persa.
   *[no] I legionari non sono stati in mischia.
}
impetus-shooting-modifiers-step-scorpio-dice = { $value } { $value ->
    [one] dado
   *[other] dadi
}, qualunque sia il VBU.
impetus-shooting-modifiers-step-javelin-foot = L'unità non è fanteria leggera: il suo giavellotto resta com'è.
impetus-shooting-modifiers-step-scutarii = { $applied ->
    [yes] Scutarii d'élite: giavellotti comuni.
   *[no] L'unità non è di Scutarii d'élite.
}
impetus-shooting-modifiers-step-javelin-vbu = { $applied ->
    [yes] VBU { $value }: giavellotti pesanti.
   *[no] VBU { $value }, non { $needed }: giavellotti comuni.
}
impetus-shooting-modifiers-step-same-cost = I giavellotti pesanti costano quanto i comuni.
impetus-shooting-modifiers-step-as-pilum = Il giavellotto vale come un pilum: { $value } { $value ->
    [one] dado.
   *[other] dadi.
}
impetus-shooting-modifiers-step-all-missile = { $applied ->
    [yes] La Grande Unità è tutta di tiratori: tira l'unità davanti.
   *[no] La Grande Unità non è tutta di tiratori: tira l'unità dietro.
}
impetus-shooting-modifiers-step-from-front = La distanza si misura dall'unità davanti.
impetus-shooting-modifiers-step-undiminished = { $applied ->
    [yes] La Grande Unità tira senza riduzioni finché regge l'unità dietro.
   *[no] Il tiro della Grande Unità è quello dell'unità dietro.
}
impetus-shooting-modifiers-step-each-side = { $applied ->
    [yes] L'arco degli elefanti si misura per lato.
   *[no] L'arco degli elefanti si misura in tutto.
}
impetus-shooting-modifiers-step-outside-arc = { $applied ->
    [yes] Il bersaglio è { $off }° fuori asse, con un arco di { $arc }°: fuori.
   *[no] Il bersaglio è { $off }° fuori asse, con un arco di { $arc }°: dentro.
}
impetus-shooting-modifiers-step-indirect-elephants = Elefanti che tirano indirettamente.
impetus-shooting-modifiers-step-indirect-chariots = Carri che tirano indirettamente.
impetus-shooting-modifiers-step-indirect-various = Armi varie che tirano indirettamente.
impetus-shooting-modifiers-step-indirect = Né elefanti, né carri, né armi varie: gli emendamenti non lo vietano, né lo consentono.

# Mischia.

impetus-melee-result-draw = un pareggio
impetus-melee-result-won = vinta
impetus-melee-result-lost = persa
impetus-destroyed-rule-by-losing-only = solo se perde la mischia
impetus-point-schiltron-ignores = Che cosa ignora uno schiltron attaccato di fianco o da dietro?

impetus-melee-modifiers = La mischia emendata
    .question = Che cosa cambiano gli emendamenti in questa mischia?
impetus-melee-modifiers-field-flanks_covered = Unità amiche ai fianchi
    .no = Nessun'unità amica ai fianchi
    .none = nessuna
    .ask = Quali amici stanno ai fianchi dell'unità?
    .within = unità vicina
    .hint = Un'unità amica accanto, lungo il lato, copre un fianco; al massimo due.
impetus-melee-modifiers-field-flanks_covered-side_contact = Tocca lungo il lato
    .no = Non tocca lungo il lato
    .ask = L'{ $whose } tocca l'unità lungo il lato?
    .hint = Uno spigolo non basta.
impetus-melee-modifiers-field-flanks_covered-disordered = L'unità o l'amica al fianco è in disordine
    .no = L'unità e l'amica al fianco non sono in disordine
    .ask = L'unità o l'{ $whose } è in disordine?
impetus-melee-modifiers-field-flanks_covered-neighbour_in_melee = La vicina è in mischia
    .no = La vicina non è in mischia
    .ask = Anche l'{ $whose } è in mischia?
impetus-melee-modifiers-field-flanks_covered-same_facing = Ha lo stesso orientamento
    .no = Non ha lo stesso orientamento
    .ask = L'{ $whose } ha lo stesso orientamento dell'unità?
impetus-melee-modifiers-field-flanks_covered-could_group = Potrebbe farci gruppo
    .no = Non potrebbe farci gruppo
    .ask = L'{ $whose } potrebbe fare gruppo con l'unità?
    .hint = Secondo le regole dei gruppi del manuale.
impetus-melee-modifiers-field-flanks_covered-front_units_touch = Si toccano le unità frontali
    .no = Non si toccano le unità frontali
    .ask = L'unità frontale tocca l'unità frontale dell'{ $whose }?
    .hint = Delle Grandi Unità contano solo le unità frontali.
impetus-melee-modifiers-field-attacked_flank_or_rear = L'unità è attaccata sul fianco o sul retro
    .no = L'unità non è attaccata sul fianco o sul retro
    .ask = L'unità è attaccata sul fianco o sul retro?
    .hint = In tal caso nessun fianco è coperto.
impetus-melee-modifiers-field-discipline = Disciplina
    .none = non indicata
    .ask = Che disciplina ha l'unità?
    .hint = A è la migliore, C la peggiore.
impetus-melee-modifiers-field-enemy_discipline = Disciplina del nemico
    .none = non indicata
    .ask = Che disciplina ha il nemico?
    .hint = A è la migliore, C la peggiore.
impetus-melee-modifiers-field-charged_flank_or_rear = L'unità ha caricato sul fianco o sul retro
    .no = L'unità non ha caricato sul fianco o sul retro
    .ask = L'unità ha caricato il nemico sul fianco o sul retro?
impetus-melee-modifiers-field-contact = La carica è arrivata a contatto
    .no = La carica non è arrivata a contatto
    .ask = La carica è arrivata a contatto?
impetus-melee-modifiers-field-large_unit_depth = Unità una dietro l'altra
    .none = nessuna Grande Unità
    .ask = Quante unità stanno una dietro l'altra in mischia?
    .hint = Da due in su è una Grande Unità.
    .no = Non c'è una Grande Unità
impetus-melee-modifiers-field-large_unit = L'unità è una Grande Unità
    .no = L'unità non è una Grande Unità
    .ask = L'unità in mischia è una Grande Unità?
    .hint = Unità una dietro l'altra che combattono come una sola.
impetus-melee-modifiers-field-in_difficult = L'unità sta nel terreno difficile
    .no = L'unità non sta nel terreno difficile
    .ask = L'unità sta nel terreno difficile?
impetus-melee-modifiers-field-schiltron = L'unità è uno schiltron
    .no = L'unità non è uno schiltron
    .ask = L'unità è uno schiltron?
    .hint = Una formazione chiusa di picche.
impetus-melee-modifiers-field-flank_rear_hit = L'unità ha combattuto presa sul fianco o sul retro
    .no = L'unità non ha combattuto presa sul fianco o sul retro
    .ask = L'unità ha combattuto questa mischia presa sul fianco o sul retro?
impetus-melee-modifiers-field-lost_melee = L'unità ha perso la mischia
    .no = L'unità non ha perso la mischia
    .ask = L'unità ha perso la mischia?
impetus-melee-modifiers-field-failed_cohesion = L'unità ha fallito il test di coesione
    .no = L'unità non ha fallito il test di coesione
    .ask = L'unità ha fallito il test di coesione?
impetus-melee-modifiers-field-troop = Truppa
    .ask = Che truppe combattono?
impetus-melee-modifiers-field-enemy = Nemico
    .ask = Di che truppe è il nemico?
impetus-melee-modifiers-field-result = Esito della mischia
    .ask = Come finisce la mischia?
impetus-melee-modifiers-value-modifier = Modificatore
impetus-melee-modifiers-value-destroyed = L'unità è distrutta
impetus-melee-modifiers-value-destroyed_rule = Quando l'unità sarebbe distrutta
impetus-melee-modifiers-value-depth_bonus_applies = Bonus di profondità
impetus-melee-modifiers-value-may_fall_back = L'unità può ritirarsi
impetus-melee-modifiers-value-violations = Che cosa non va
impetus-melee-modifiers-value-distance = Ritirata, più un dado
impetus-melee-modifiers-finding-modifier = { $modifier ->
    [0] Gli emendamenti non danno modificatori all'unità.
   *[other] Gli emendamenti danno +{ $modifier } all'unità in questa mischia.
}
impetus-melee-modifiers-finding-destroyed = L'unità è distrutta.
impetus-melee-modifiers-finding-not-destroyed = L'unità non è distrutta.
impetus-melee-modifiers-finding-by-losing-only = L'unità è distrutta solo se perde la mischia.
impetus-melee-modifiers-finding-depth_bonus_applies = La Grande Unità ha il bonus di profondità.
impetus-melee-modifiers-finding-not-depth_bonus_applies = La Grande Unità non ha il bonus di profondità{ $in_difficult ->
    [yes] : è nel terreno difficile
   *[other] { $attacked_flank_or_rear ->
        [yes] : è caricata sul fianco o sul retro
       *[other] {""}
    }
}.
impetus-melee-modifiers-finding-legal = { $distance ->
    [none] Il giocatore dell'unità sceglie se ritirarla.
   *[other] Il giocatore sceglie se ritirare l'unità di { $distance } U più un dado o lasciarla a contatto.
}
impetus-melee-modifiers-finding-not-drawn = Ci si ritira per scelta solo dopo un pareggio.
impetus-melee-modifiers-finding-wrong-troop = Dopo un pareggio { $troop-code ->
    [none] queste truppe
   *[other] le unità di { $troop }
} non si ritirano.
impetus-melee-modifiers-finding-not-infantry = Dopo un pareggio ci si ritira solo dalla fanteria{ $enemy-code ->
    [none] {""}
   *[other] , non da { $enemy }
}.
impetus-melee-modifiers-step-no-contact = { $applied ->
    [yes] Fianco { $flank }: le due unità si toccano solo d'angolo, o non si toccano.
   *[no] Fianco { $flank }: le due unità si toccano lungo il lato.
}
impetus-melee-modifiers-step-facing = { $applied ->
    [yes] Fianco { $flank }: le due unità sono orientate in modo diverso.
   *[no] Fianco { $flank }: le due unità sono orientate allo stesso modo.
}
impetus-melee-modifiers-step-not-groupable = { $applied ->
    [yes] Fianco { $flank }: le due unità non potrebbero fare gruppo.
   *[no] Fianco { $flank }: le due unità potrebbero fare gruppo.
}
impetus-melee-modifiers-step-front-units = { $applied ->
    [yes] Fianco { $flank }: le unità frontali non si toccano.
   *[no] Fianco { $flank }: per quanto indicato, le unità frontali si toccano.
}
impetus-melee-modifiers-step-covered = Il fianco { $flank } è coperto.
impetus-melee-modifiers-step-flank-disordered = { $applied ->
    [yes] Fianco { $flank }: il disordine non toglie la copertura.
   *[no] Fianco { $flank }: il disordine non toglierebbe la copertura.
}
impetus-melee-modifiers-step-flank-fighting = { $applied ->
    [yes] Fianco { $flank }: anche un'unità amica in mischia lo copre.
   *[no] Fianco { $flank }: anche un'unità amica in mischia lo coprirebbe.
}
impetus-melee-modifiers-step-taken = { $applied ->
    [yes] L'unità è presa sul fianco o sul retro: la copertura dei fianchi non dà nulla.
   *[no] Nessun attacco sul fianco o sul retro toglie la copertura.
}
impetus-melee-modifiers-step-covered-flanks = { $applied ->
    [yes] { $flanks ->
        [one] Un fianco coperto
       *[other] { $flanks } fianchi coperti
    }: +{ $value }.
   *[no] Nessun fianco è coperto.
}
impetus-melee-modifiers-step-discipline = { $applied ->
    [yes] Disciplina { $own } contro { $other }: +{ $value } alla migliore.
   *[no] Disciplina { $own } contro { $other }: non è la migliore, niente +{ $value }.
}
impetus-melee-modifiers-step-once = { $applied ->
    [yes] Si conta una volta, per quanto grande sia la differenza.
   *[no] La differenza è di un grado.
}
impetus-melee-modifiers-step-flank-charge = { $applied ->
    [yes] Una carica sul fianco o sul retro arrivata a contatto: +{ $value }.
   *[no] La carica non è arrivata a contatto: niente +{ $value }.
}
impetus-melee-modifiers-step-standing-chariots = Nessun malus ai carri rimasti fermi.
impetus-melee-modifiers-step-main-unit = Questi sono i modificatori dell'unità principale.
impetus-melee-modifiers-step-sum = Modificatori degli emendamenti in tutto: { impetus-plus }.
impetus-melee-modifiers-step-ignores = { $applied ->
    [yes] Lo schiltron ignora del tutto l'attacco sul fianco o sul retro.
   *[no] Lo schiltron ignora l'attacco solo per il bonus di profondità.
}
impetus-melee-modifiers-step-difficult = { $applied ->
    [yes] Nel terreno difficile: niente bonus di profondità.
   *[no] L'unità non è nel terreno difficile.
}
impetus-melee-modifiers-step-charged-in-flank = { $applied ->
    [yes] L'unità è caricata sul fianco o sul retro: niente bonus di profondità.
   *[no] L'unità non è caricata sul fianco o sul retro.
}
impetus-melee-modifiers-step-schiltron-keeps = { $applied ->
    [yes] L'unità è presa sul fianco o sul retro, ma è uno schiltron: conserva il bonus di profondità.
   *[no] Lo schiltron non è preso sul fianco o sul retro.
}
impetus-melee-modifiers-step-lost = { $applied ->
    [yes] L'unità è presa sul fianco o sul retro e perde la mischia: è distrutta.
   *[no] L'unità non ha perso la mischia: non è distrutta.
}
impetus-melee-modifiers-step-large-unit = Vale anche per le Grandi Unità.
impetus-melee-modifiers-step-failed-test = Il test di coesione non distrugge l'unità.
impetus-melee-modifiers-step-not-drawn = { $applied ->
    [yes] Ci si ritira per scelta solo dopo un pareggio.
   *[no] La mischia è finita in pareggio.
}
impetus-melee-modifiers-step-wrong-troop = { $applied ->
    [yes] Le unità di { $troop } non possono ritirarsi.
   *[no] Le unità di { $troop } possono ritirarsi.
}
impetus-melee-modifiers-step-not-infantry = { $applied ->
    [yes] Il nemico non è fanteria ({ $troop }).
   *[no] Il nemico è fanteria ({ $troop }).
}
impetus-melee-modifiers-step-distance = { $applied ->
    [yes] L'unità si ritira di { $value } U più un dado.
   *[no] L'unità non si ritira.
}

# Coesione.

impetus-cause-shooting = tiro
impetus-cause-melee = mischia
impetus-troop-Art-A = Artiglieria di tipo A
    .within = Artiglieria di tipo A
impetus-troop-Art-B = Artiglieria di tipo B
    .within = Artiglieria di tipo B
impetus-troop-Art-C = Artiglieria di tipo C
    .within = Artiglieria di tipo C
impetus-cohesion-line-heavy-infantry = fanteria pesante
impetus-cohesion-line-three-pikes = picche a tre unità
impetus-cohesion-line-difficult = terreno difficile
impetus-cohesion-line-rough = terreno rotto
impetus-cohesion-line-joan = Giovanna d'Arco
impetus-point-difficult-and-rough = I malus di terreno difficile e rotto si sommano nel test di coesione?
flag-silent-destroyed-by-shooting = L'emendamento non parla delle unità distrutte dal tiro, quindi vale il manuale.

impetus-cohesion-modifiers = Il test di coesione emendato
    .question = Che cosa aggiungono gli emendamenti al test di coesione?
impetus-cohesion-modifiers-field-troop = Truppa
    .none = non indicate
    .pair = Quali truppe fanno il test, e quali hanno tirato su di loro?
    .ask = Che truppe fanno il test?
impetus-cohesion-modifiers-field-impetuous = L'unità è impetuosa
    .no = L'unità non è impetuosa
    .ask = Le truppe che fanno il test sono impetuose?
    .hint = Segnata così nella lista.
impetus-cohesion-modifiers-field-pike = L'unità è armata di picca
    .no = L'unità non è armata di picca
    .ask = Le truppe che fanno il test sono armate di picca?
impetus-cohesion-modifiers-field-large_unit_size = Unità della Grande Unità (1 = singola)
    .ask = Da quante unità è fatta la Grande Unità che fa il test (1 se è singola)?
impetus-cohesion-modifiers-field-cause = Motivo del test
    .ask = Il test di coesione è per il tiro o per la mischia?
    .hint = Ogni modificatore vale per il tiro o per la mischia.
impetus-cohesion-modifiers-field-shooter = Truppe che hanno tirato all'unità
    .none = nessun tiro
    .ask = Che truppe hanno tirato sull'unità che fa il test?
    .no = Nessuno ha tirato all'unità
impetus-cohesion-modifiers-field-enemies = Nemici in mischia
    .ask = Quali nemici sono in mischia?
impetus-cohesion-modifiers-field-enemies_all_mounted = I nemici in mischia sono tutti montati
    .no = I nemici in mischia non sono tutti montati
    .ask = I nemici in mischia sono tutti montati?
impetus-cohesion-modifiers-field-own_ground = Terreno in cui sta l'unità
    .ask = In che terreno sta l'unità che fa il test?
    .hint = Se ci sta solo in parte, accordati prima con l'avversario se basta.
impetus-cohesion-modifiers-field-enemy_wholly_in = Terreno in cui un nemico sta per intero
    .ask = In che terreno sta per intero uno dei nemici?
    .hint = Il terreno rotto o difficile in cui sta uno di loro.
impetus-cohesion-modifiers-field-joan_u = Distanza da Giovanna d'Arco
    .none = Giovanna d'Arco non è vicina
    .ask = A quante U dall'unità sta Giovanna d'Arco?
    .no = Giovanna d'Arco non è vicina
impetus-cohesion-modifiers-field-scale = Scala, mm
    .ask = In che scala si gioca, in mm?
impetus-cohesion-modifiers-field-destroyed_in = Causa della distruzione
    .none = nessuna unità distrutta
    .ask = L'unità è stata distrutta al tiro o in mischia?
    .no = Nessuna unità è stata distrutta
impetus-cohesion-modifiers-field-friends_within_5u_behind = Unità amiche subito dietro
    .no = Nessun'unità amica subito dietro
    .ask = Ci sono unità amiche entro 5 U dietro quella distrutta?
impetus-cohesion-modifiers-value-modifier = Modificatore
impetus-cohesion-modifiers-value-lines = Da che cosa viene il modificatore
impetus-cohesion-modifiers-value-harm_to_friends = Danno agli amici dietro
impetus-cohesion-modifiers-plus = { $modifier ->
    [1] +1
    [2] +2
    [3] +3
   *[other] { $modifier }
}
impetus-cohesion-modifiers-finding-modifier = { $modifier ->
    [0] { $harm_to_friends ->
        [no] Le unità amiche dietro quella distrutta non subiscono danno. Gli emendamenti non danno modificatori al test di coesione.
       *[other] Gli emendamenti non danno modificatori al test di coesione.
    }
   *[other] Per gli emendamenti il test di coesione ha un modificatore di { impetus-cohesion-modifiers-plus }.
}
impetus-cohesion-modifiers-finding-harm_to_friends = Le unità amiche dietro quella distrutta subiscono danno.
impetus-cohesion-modifiers-finding-not-harm_to_friends = Le unità amiche dietro quella distrutta non subiscono danno.
impetus-cohesion-modifiers-step-heavy = { $applied ->
    [yes] I bonus della fanteria pesante spettano a { $troop }.
   *[no] I bonus della fanteria pesante non spettano a { $troop }.
}
impetus-cohesion-modifiers-step-shot-at = { $applied ->
    [yes] Sotto il tiro di { $shooter }: { impetus-plus }.
   *[no] Sotto il tiro di { $shooter }: niente { impetus-plus }.
}
impetus-cohesion-modifiers-step-melee-only = Il terreno conta solo in mischia.
impetus-cohesion-modifiers-step-chariots-mounted = { $applied ->
    [yes] Carri ed elefanti contano come montati.
   *[no] Solo la cavalleria è montata.
}
impetus-cohesion-modifiers-step-all-mounted = { $applied ->
    [yes] Tutti i nemici in mischia sono montati: { impetus-plus }.
   *[no] Non tutti i nemici in mischia sono montati: niente { impetus-plus }.
}
impetus-cohesion-modifiers-step-three-pikes = { $applied ->
    [yes] Una Grande Unità di picche con { $size } unità: { impetus-plus }.
   *[no] Il { impetus-plus } è per tre unità di picche contro soli montati; { $size ->
        [one] qui è 1
       *[other] qui sono { $size }
       }.
}
impetus-cohesion-modifiers-step-enemy-wholly = { $applied ->
    [yes] Un nemico è tutto in { $ground }.
   *[no] Nessun nemico è tutto in terreno rotto o difficile.
}
impetus-cohesion-modifiers-step-bad-ground = { $applied ->
    [yes] Il terreno rotto o difficile qui conta; l'unità stessa è in { $ground }.
   *[no] Il terreno rotto o difficile qui non conta.
}
impetus-cohesion-modifiers-step-suffers = { $applied ->
    [yes] Un terreno rotto o difficile dà un malus a queste truppe ({ $troop }).
   *[no] Un terreno rotto o difficile non dà malus a queste truppe ({ $troop }).
}
impetus-cohesion-modifiers-step-difficult = { $applied ->
    [yes] L'unità combatte nel terreno difficile, o con un nemico che ci sta tutto dentro: { $value }.
   *[no] L'unità non combatte nel terreno difficile, né con un nemico che ci stia tutto dentro: il { $value } non conta.
}
impetus-cohesion-modifiers-step-rough = { $applied ->
    [yes] L'unità combatte nel terreno rotto, o con un nemico che ci sta tutto dentro: { $value }.
   *[no] L'unità non combatte nel terreno rotto, né con un nemico che ci stia tutto dentro: il { $value } non conta.
}
impetus-cohesion-modifiers-step-worse-only = { $applied ->
    [yes] Conta solo il malus peggiore dei due.
   *[no] I due malus contano tutti e due.
}
impetus-cohesion-modifiers-step-joan = { $applied ->
    [yes] Giovanna d'Arco è a { $distance } U, entro { $reach }: { impetus-plus }.
   *[no] Giovanna d'Arco è a { $distance } U, oltre { $reach }: niente { impetus-plus }.
}
impetus-cohesion-modifiers-step-sum = { impetus-melee-modifiers-step-sum }
impetus-cohesion-modifiers-step-wagons = { $applied ->
    [yes] Un Wagenburg non danneggia nessuno.
   *[no] L'unità non è un Wagenburg.
}
impetus-cohesion-modifiers-step-in-melee = { $applied ->
    [yes] L'unità è stata distrutta in mischia.
   *[no] L'unità è stata distrutta dal tiro: vale il manuale.
}
impetus-cohesion-modifiers-step-light = { $applied ->
    [yes] Le unità amiche dietro a { $troop } non subiscono danno.
   *[no] Le unità amiche dietro a { $troop } subiscono danno.
}
impetus-cohesion-modifiers-step-friends-behind = { $applied ->
    [yes] Subito dietro ci sono unità amiche.
   *[no] Subito dietro non ci sono unità amiche.
}

# Il bonus di impeto.

impetus-bonus-yes = sì
impetus-bonus-no = no
impetus-point-mounted-against-works = I montati hanno il bonus di impeto contro le fortificazioni?

impetus-impetus-bonus = Bonus di impeto
    .question = La carica ha il bonus di impeto?
impetus-impetus-bonus-field-charger = Chi carica
impetus-impetus-bonus-field-charger-troop = Truppe
    .pair = Chi carica chi?
    .ask = Che truppe caricano?
impetus-impetus-bonus-field-charger-impetuous = Impetuosa
    .no = Non impetuosa
    .ask = Le truppe che caricano sono impetuose?
    .hint = Segnata così nella lista.
impetus-impetus-bonus-field-charger-fresh = Fresca
    .no = Non più fresca
    .ask = Le truppe che caricano sono ancora fresche?
    .hint = Fresche: senza perdite.
impetus-impetus-bonus-field-charger-started_standing = Partita da ferma
    .no = Non partita da ferma
    .ask = La carica è partita da fermo?
    .hint = Conta soltanto per i carri da guerra.
impetus-impetus-bonus-field-target = Unità caricata
impetus-impetus-bonus-field-target-troop = Truppe
    .ask = Che truppe sono caricate?
impetus-impetus-bonus-field-target-impetuous = Impetuosa
    .no = Non impetuosa
    .ask = Le truppe caricate sono impetuose?
    .hint = Segnata così nella lista.
impetus-impetus-bonus-field-target-pike = Con picche
    .no = Senza picche
    .ask = Le truppe caricate sono armate di picca?
impetus-impetus-bonus-field-target-long_spear = Lance lunghe
    .no = Senza lance lunghe
    .ask = Le truppe caricate sono armate di lancia lunga?
impetus-impetus-bonus-field-target-stakes = Dietro pali
    .no = Non dietro pali
    .ask = Le truppe caricate stanno dietro pali?
    .hint = Negano l'impeto ai montati.
impetus-impetus-bonus-field-target-pavises = Dietro palvesi
    .no = Non dietro palvesi
    .ask = Le truppe caricate stanno dietro palvesi?
    .hint = Grandi scudi piantati a terra.
impetus-impetus-bonus-field-target-fortified = Difende fortificazioni
    .no = Non difende fortificazioni
    .ask = Le truppe caricate difendono fortificazioni?
    .hint = Negano l'impeto ai fanti.
impetus-impetus-bonus-field-target-shield_wall_frontal = In Muro di Scudi, caricata di fronte
    .no = Non è un Muro di Scudi caricato di fronte
    .ask = Le truppe caricate sono un Muro di Scudi, preso di fronte?
impetus-impetus-bonus-field-supporting_denier = Truppe in supporto che negano il bonus
    .no = Nessuna truppa in supporto che neghi il bonus
    .ask = Le truppe in supporto a chi è caricato negano il bonus di impeto?
    .hint = Dietro l'unità caricata, truppe che da sole toglierebbero il bonus.
impetus-impetus-bonus-field-terrain = Terreno
    .ask = In che terreno si carica?
impetus-impetus-bonus-field-occupied_town = La carica è contro un centro abitato occupato
    .no = La carica non è contro un centro abitato occupato
    .ask = La carica è contro un centro abitato occupato?
impetus-impetus-bonus-field-counter_or_opportunity = Controcarica o carica di opportunità
    .no = Non è una controcarica o una carica di opportunità
    .ask = La carica è una controcarica o una carica di opportunità?
    .hint = Una carica fatta nel turno nemico.
impetus-impetus-bonus-field-declared = L'unità ha dichiarato la carica
    .no = L'unità non ha dichiarato la carica
    .ask = L'unità che carica ha dichiarato la carica?
    .hint = In una controcarica o carica di opportunità l'impeto lo richiede.
impetus-impetus-bonus-field-own_front_contact = L'unità contatta il nemico con il proprio fronte
    .no = L'unità non contatta il nemico con il proprio fronte
    .ask = L'unità che carica contatta il nemico con il proprio fronte?
impetus-impetus-bonus-value-bonus = Bonus di impeto
impetus-impetus-bonus-value-denied_by = Negato da
impetus-impetus-bonus-finding-yes = La carica ha il bonus di impeto.
impetus-impetus-bonus-finding-no = La carica non ha il bonus di impeto{ $occupied_town ->
    [yes] : è contro un centro abitato occupato
   *[other] { $target-shield_wall_frontal ->
        [yes] : è di fronte contro un Muro di Scudi
       *[other] { $supporting_denier ->
            [yes] : un'unità in supporto lo nega
           *[other] { $charger-fresh ->
                [no] { $charger-troop-code ->
                    [scythed] {""}
                   *[other] : l'unità non è più fresca
                }
               *[other] { $charger-troop-code ->
                    [CP] { $target-pike ->
                        [yes] : i montati non lo hanno contro le picche
                       *[other] { $target-long_spear ->
                            [yes] : i montati non lo hanno contro le lance lunghe
                           *[other] { $target-troop-code ->
                                [W] : i montati non lo hanno contro i Wagenburg
                                [El] : i montati non lo hanno contro gli elefanti
                               *[other] { $terrain-code ->
                                    [rough] : i montati non lo hanno nel terreno rotto
                                    [difficult] : i montati non lo hanno nel terreno difficile
                                   *[other] {""}
                                }
                            }
                        }
                    }
                    [CM] { $target-pike ->
                        [yes] : i montati non lo hanno contro le picche
                       *[other] { $target-long_spear ->
                            [yes] : i montati non lo hanno contro le lance lunghe
                           *[other] { $target-troop-code ->
                                [W] : i montati non lo hanno contro i Wagenburg
                                [El] : i montati non lo hanno contro gli elefanti
                               *[other] { $terrain-code ->
                                    [rough] : i montati non lo hanno nel terreno rotto
                                    [difficult] : i montati non lo hanno nel terreno difficile
                                   *[other] {""}
                                }
                            }
                        }
                    }
                    [CL] { $target-pike ->
                        [yes] : i montati non lo hanno contro le picche
                       *[other] { $target-long_spear ->
                            [yes] : i montati non lo hanno contro le lance lunghe
                           *[other] { $target-troop-code ->
                                [W] : i montati non lo hanno contro i Wagenburg
                                [El] : i montati non lo hanno contro gli elefanti
                               *[other] { $terrain-code ->
                                    [rough] : i montati non lo hanno nel terreno rotto
                                    [difficult] : i montati non lo hanno nel terreno difficile
                                   *[other] {""}
                                }
                            }
                        }
                    }
                   *[other] {""}
                }
            }
        }
    }
}.
impetus-impetus-bonus-finding-not-fresh = L'unità non è più fresca.
impetus-impetus-bonus-finding-foot-at-mounted = I fanti non hanno il bonus contro i montati.
impetus-impetus-bonus-finding-foot-in-difficult = I fanti non hanno il bonus in terreno difficile.
impetus-impetus-bonus-finding-foot-at-works = I fanti non hanno il bonus contro truppe a difesa di fortificazioni.
impetus-impetus-bonus-finding-pikes = I montati non hanno il bonus contro le picche.
impetus-impetus-bonus-finding-long-spears = I montati non hanno il bonus contro le lance lunghe.
impetus-impetus-bonus-finding-wagenburg = I montati non hanno il bonus contro i Wagenburg.
impetus-impetus-bonus-finding-elephants = I montati non hanno il bonus contro gli elefanti.
impetus-impetus-bonus-finding-bad-ground = I montati non hanno il bonus in terreno rotto o difficile.
impetus-impetus-bonus-finding-stakes = I montati non hanno il bonus contro truppe dietro pali.
impetus-impetus-bonus-finding-pavises = I montati non hanno il bonus contro truppe dietro palvesi.
impetus-impetus-bonus-finding-mounted-at-works = I montati non hanno il bonus contro truppe a difesa di fortificazioni.
impetus-impetus-bonus-finding-elephants-at-skirmishers = Gli elefanti non hanno il bonus contro gli Schermagliatori.
impetus-impetus-bonus-finding-elephants-at-light-foot = Gli elefanti non hanno il bonus contro fanteria leggera non impetuosa.
impetus-impetus-bonus-finding-chariots-from-standing = I carri da guerra non hanno il bonus se caricano da fermi.
impetus-impetus-bonus-finding-scythed-at-light-foot = I carri falcati non hanno il bonus contro fanteria leggera non impetuosa.
impetus-impetus-bonus-finding-occupied-town = La carica è contro un centro abitato occupato.
impetus-impetus-bonus-finding-supporting = Un'unità in supporto nega il bonus.
impetus-impetus-bonus-finding-shield-wall = La carica è contro un Muro di Scudi, di fronte.
impetus-impetus-bonus-finding-undeclared = L'unità non ha dichiarato la carica.
impetus-impetus-bonus-finding-not-own-front = L'unità non contatta il nemico con il proprio fronte.
impetus-impetus-bonus-step-not-fresh = { $applied ->
    [yes] L'unità non è fresca.
   *[no] L'unità è fresca.
}
impetus-impetus-bonus-step-scythed-excepted = I carri falcati hanno il bonus anche se non sono freschi.
impetus-impetus-bonus-step-occupied-town = { $applied ->
    [yes] La carica è contro un centro abitato occupato.
   *[no] La carica non è contro un centro abitato occupato.
}
impetus-impetus-bonus-step-shield-wall = { $applied ->
    [yes] L'unità carica un Muro di Scudi di fronte.
   *[no] L'unità non carica un Muro di Scudi di fronte.
}
impetus-impetus-bonus-step-supporting = { $applied ->
    [yes] Un'unità di supporto nega il bonus.
   *[no] Nessuna unità di supporto nega il bonus.
}
impetus-impetus-bonus-step-baggage = Il bagaglio non nega nulla.
impetus-impetus-bonus-step-undeclared = { $applied ->
    [yes] L'unità non ha dichiarato la carica.
   *[no] L'unità ha dichiarato la carica.
}
impetus-impetus-bonus-step-not-own-front = { $applied ->
    [yes] L'unità non tocca il nemico con il proprio fronte.
   *[no] L'unità tocca il nemico con il proprio fronte.
}
impetus-impetus-bonus-step-impetuous-light = Per la fanteria leggera impetuosa il terreno difficile non conta.
impetus-impetus-bonus-step-foot-in-difficult = { $applied ->
    [yes] I fanti non hanno il bonus se caricano nel terreno difficile.
   *[no] Non sono fanti che caricano nel terreno difficile.
}
impetus-impetus-bonus-step-foot-in-rough = Ai fanti il terreno rotto non importa.
impetus-impetus-bonus-step-foot-at-works = { $applied ->
    [yes] I fanti non hanno il bonus contro chi difende fortificazioni.
   *[no] L'unità non carica chi difende fortificazioni.
}
impetus-impetus-bonus-step-foot-at-mounted = { $applied ->
    [yes] I fanti non hanno il bonus se caricano montati.
   *[no] L'unità non carica montati, o il bonus è già negato.
}
impetus-impetus-bonus-step-elephants-at-skirmishers = { $applied ->
    [yes] Gli elefanti non hanno il bonus contro gli Schermagliatori.
   *[no] Il nemico non è di Schermagliatori.
}
impetus-impetus-bonus-step-elephants-at-light-foot = { $applied ->
    [yes] Gli elefanti non hanno il bonus contro la fanteria leggera non impetuosa.
   *[no] Il nemico non è fanteria leggera, o è impetuosa.
}
impetus-impetus-bonus-step-impetuous-light-foot = La fanteria leggera impetuosa non nega nulla agli elefanti.
impetus-impetus-bonus-step-chariots-from-standing = { $applied ->
    [yes] I carri da guerra che caricano da fermi non hanno il bonus.
   *[no] I carri da guerra non caricano da fermi.
}
impetus-impetus-bonus-step-list-says = { $applied ->
    [yes] L'elenco sul bonus di impeto lo toglie ai carri che caricano da fermi.
   *[no] L'elenco sul bonus di impeto lo toglie solo ai carri che caricano da fermi.
}
impetus-impetus-bonus-step-scythed-at-light-foot = { $applied ->
    [yes] I carri falcati non hanno il bonus contro la fanteria leggera non impetuosa.
   *[no] Il nemico non è fanteria leggera, o è impetuosa.
}
impetus-impetus-bonus-step-chariots-mounted = { impetus-cohesion-modifiers-step-chariots-mounted }
impetus-impetus-bonus-step-pikes = { $applied ->
    [yes] I montati non hanno il bonus contro picche.
   *[no] Non sono montati che caricano picche.
}
impetus-impetus-bonus-step-long-spears = { $applied ->
    [yes] I montati non hanno il bonus contro lance lunghe.
   *[no] Non sono montati che caricano lance lunghe.
}
impetus-impetus-bonus-step-wagenburg = { $applied ->
    [yes] I montati non hanno il bonus contro un Wagenburg.
   *[no] Non sono montati che caricano un Wagenburg.
}
impetus-impetus-bonus-step-elephants = { $applied ->
    [yes] I montati non hanno il bonus contro elefanti.
   *[no] Non sono montati che caricano elefanti.
}
impetus-impetus-bonus-step-bad-ground = { $applied ->
    [yes] I montati non hanno il bonus nel terreno rotto o difficile.
   *[no] Non sono montati che caricano nel terreno rotto o difficile.
}
impetus-impetus-bonus-step-stakes = { $applied ->
    [yes] I montati non hanno il bonus contro chi è dietro pali.
   *[no] Non sono montati che caricano chi è dietro pali.
}
impetus-impetus-bonus-step-pavises = { $applied ->
    [yes] I montati non hanno il bonus contro chi è dietro palvesi.
   *[no] Non sono montati che caricano chi è dietro palvesi.
}
impetus-impetus-bonus-step-mounted-at-works = { $applied ->
    [yes] Le fortificazioni negano il bonus ai montati.
   *[no] Le fortificazioni non negano il bonus ai montati.
}

# Cariche.

impetus-charge-charge = una carica
impetus-charge-opportunity = una carica di opportunità
impetus-charge-countercharge = una controcarica
impetus-charge-pursuit = un inseguimento
impetus-charge-potential = una carica potenziale
impetus-charge-on-me = l'unità stessa
impetus-charge-on-friend = un'unità amica
impetus-charge-on-none = nessuno
impetus-then-another-action = un'altra azione
impetus-treated-as-charge = una carica
impetus-treated-as-move = una mossa normale
flag-silent-indirect-by-the-rulebook = Gli emendamenti non dicono se queste truppe possono fare tiro indiretto: lo dice il manuale.
flag-silent-charge-by-the-rulebook = Gli emendamenti non parlano di questo caso, quindi vale il manuale.

impetus-charge-rights = Diritto di carica
    .question = L'unità può caricare, e dopo che cosa può fare?
impetus-charge-rights-field-kind = Tipo di carica
    .ask = Che tipo di carica è?
    .hint = Qui si chiede anche dell'inseguimento.
impetus-charge-rights-field-troop = Truppa
    .none = non indicata
    .ask = Che truppe vogliono caricare?
impetus-charge-rights-field-i = I (impeto)
    .ask = Che I (impeto) ha l'unità che carica?
    .hint = Impeto: il bonus della carica, come sta nella lista.
impetus-charge-rights-field-targets = Nemici caricati
    .no = Nessun nemico caricato
    .none = nessun nemico
    .ask = Ci sono nemici caricati?
    .within = nemico
impetus-charge-rights-field-targets-troop = Truppe
    .ask = Di che truppe è il { $whose } fra quelli caricati?
impetus-charge-rights-field-targets-disordered = In disordine
    .no = Non in disordine
    .ask = Fra i nemici caricati, il { $whose } è in disordine?
impetus-charge-rights-field-targets-flank_or_rear = Sul fianco o sul retro
    .no = Non sul fianco o sul retro
    .ask = È preso sul fianco o sul retro il { $whose } fra quelli caricati?
    .hint = Toccato lì, e non di fronte.
impetus-charge-rights-field-would_contact = Nemici che l'inseguimento toccherebbe
    .no = Nessun nemico che l'inseguimento toccherebbe
    .none = nessun nemico
    .ask = L'inseguimento toccherebbe qualche nemico?
    .within = nemico
impetus-charge-rights-field-would_contact-troop = Truppe
    .ask = Di che truppe è il { $whose } fra quelli che l'inseguimento toccherebbe?
impetus-charge-rights-field-would_contact-disordered = In disordine
    .no = Non in disordine
    .ask = Fra i nemici che l'inseguimento toccherebbe, il { $whose } è in disordine?
impetus-charge-rights-field-would_contact-flank_or_rear = Sul fianco o sul retro
    .no = Non sul fianco o sul retro
    .ask = L'inseguimento toccherebbe il { $whose } sul fianco o sul retro?
impetus-charge-rights-field-charge_declared_on = Bersaglio della carica nemica
    .ask = Contro chi ha dichiarato la carica il nemico?
    .hint = Se è contro l'unità, l'unità può soltanto controcaricare; se è contro un amico, può anche caricare di opportunità.
impetus-charge-rights-field-friend_between = Unità amica in mezzo
    .no = Nessun'unità amica in mezzo
    .ask = C'è un'unità amica fra quella che carica e il nemico?
    .none = nessuna unità
    .hint = Impedisce la controcarica, se non si può attraversare di proposito.
impetus-charge-rights-field-friend_between-passable = Si può attraversare volontariamente
    .no = Non si può attraversare volontariamente
    .ask = L'unità amica in mezzo si può attraversare volontariamente?
    .hint = Secondo le regole di interpenetrazione del manuale.
impetus-charge-rights-field-contact = La carica arriva a contatto
    .none = non indicato
    .no = La carica non arriva a contatto
    .ask = La carica arriva a contatto?
impetus-charge-rights-field-enemy_evaded = Il nemico ha evaso
    .none = no
    .no = Il nemico non ha evaso
    .ask = Il nemico ha evaso?
impetus-charge-rights-field-opportunity_charge_by_enemy = Un altro nemico ha caricato in opportunità
    .no = Nessun altro nemico ha caricato in opportunità
    .ask = Un altro nemico ha caricato in opportunità?
    .if-not = Consentito se nessun altro nemico ha caricato in opportunità.
impetus-charge-rights-field-then = Azione successiva
    .none = nessuna
    .ask = Che cosa farebbe poi l'unità?
    .hint = Di regola una carica chiude l'attivazione.
    .no = Non segue un'altra azione
impetus-charge-rights-value-allowed = Consentito
impetus-charge-rights-value-reasons = Che cosa non va
impetus-charge-rights-value-treated_as = La carica vale come
impetus-charge-rights-value-more_actions = L'unità può fare altre azioni
impetus-charge-rights-value-impetus_possible = L'unità può avere il bonus di impeto
impetus-charge-rights-finding-legal = { $treated_as-code ->
    [move] La carica conta come una mossa normale, e l'unità può fare altre azioni.
    [charge] La mossa conta come una carica, e l'unità non fa altro.
   *[other] Gli emendamenti non vietano questa carica.
}
impetus-charge-rights-whatever-illegal = { $then-code ->
    [another-action] Dopo una carica l'unità non fa altre azioni.
   *[other] La cavalleria leggera con I 0 non può entrare in contatto con tutti questi nemici.
}
impetus-charge-rights-finding-not-more_actions = La carica era l'ultima azione dell'attivazione.
impetus-charge-rights-finding-not-chargeable = La cavalleria leggera con I 0 carica solo Schermagliatori, nemici in disordine, fianchi e retri.
impetus-charge-rights-finding-not-all-chargeable = La cavalleria leggera con I 0 non può caricare tutti questi nemici.
impetus-charge-rights-finding-pursuit-void = L'inseguimento toccherebbe nemici che l'unità non carica, perciò non si fa.
impetus-charge-rights-finding-is-the-target = La carica nemica è dichiarata proprio su quest'unità, che può solo controcaricare.
impetus-charge-rights-finding-friend-in-the-way = In mezzo c'è un'unità amica che non si attraversa.
impetus-charge-rights-finding-cannot-evade = Il nemico non può evadere, quindi non è una carica potenziale.
impetus-charge-rights-finding-after-a-charge = Dopo una carica un'unità non fa altre azioni.
impetus-charge-rights-finding-enemy-opportunity-charge = Un altro nemico ha caricato in opportunità, e l'unità non fa altre azioni.
impetus-charge-rights-finding-fell-short = La carica non è arrivata a contatto, e l'unità non fa altre azioni.
impetus-charge-rights-step-limited = { $applied ->
    [yes] Con I 0 le cariche di { $troop } sono limitate.
   *[no] L'emendamento non limita le cariche di { $troop }.
}
impetus-charge-rights-step-chargeable = { $applied ->
    [yes] Un'unità di { $troop } si può caricare.
   *[no] Un'unità di { $troop }, in ordine e di fronte, non si può caricare.
}
impetus-charge-rights-step-pursuit-void = { $applied ->
    [yes] L'inseguimento toccherebbe truppe che non si possono caricare.
   *[no] L'inseguimento toccherebbe solo truppe che si possono caricare.
}
impetus-charge-rights-step-not-all-chargeable = { $applied ->
    [yes] Non tutti i nemici si possono caricare.
   *[no] I nemici si possono caricare tutti, o nessuno.
}
impetus-charge-rights-step-not-chargeable = { $applied ->
    [yes] Nessuno dei nemici si può caricare.
   *[no] Almeno uno dei nemici si può caricare.
}
impetus-charge-rights-step-is-the-target = { $applied ->
    [yes] La carica è dichiarata sull'unità stessa.
   *[no] La carica non è dichiarata sull'unità stessa.
}
impetus-charge-rights-step-for-a-friend = { $applied ->
    [yes] La carica è dichiarata su un'unità amica.
   *[no] La carica non è dichiarata su un'unità amica.
}
impetus-charge-rights-step-countercharge = { $applied ->
    [yes] La carica è dichiarata sull'unità: può controcaricare.
   *[no] La carica non è dichiarata sull'unità.
}
impetus-charge-rights-step-friend-in-the-way = { $applied ->
    [yes] L'unità amica in mezzo non si attraversa volontariamente.
   *[no] L'unità amica in mezzo si attraversa volontariamente.
}
impetus-charge-rights-step-cannot-evade = { $applied ->
    [yes] Un nemico caricato non può evadere.
   *[no] I nemici caricati possono evadere.
}
impetus-charge-rights-step-contact = { $applied ->
    [yes] La carica arriva a contatto: è una carica piena.
   *[no] La carica non arriva a contatto.
}
impetus-charge-rights-step-evaded = { $applied ->
    [yes] Il nemico ha evaso.
   *[no] Il nemico non ha evaso.
}
impetus-charge-rights-step-opportunity-charged = { $applied ->
    [yes] Un altro nemico ha caricato in opportunità.
   *[no] Nessun nemico ha caricato in opportunità.
}
impetus-charge-rights-step-after-a-charge = Dopo una carica un'unità non compie altre azioni.
impetus-charge-rights-step-enemy-opportunity-charge = La carica resta una carica, e l'unità non fa altre azioni.
impetus-charge-rights-step-fell-short = La carica è fallita, e l'unità non fa altre azioni.
impetus-charge-rights-step-potential = Non era una carica potenziale.
impetus-charge-rights-step-melee = { $applied ->
    [yes] La carica arriva a contatto: la mischia è l'ultima azione dell'unità.
   *[no] La carica non arriva a contatto: anche la carica fallita chiude l'attivazione.
}
impetus-charge-rights-step-disperses = Disperdere l'unità caricata vale come una mischia.
impetus-charge-rights-step-no-phases = L'unità non fa altre fasi di movimento.
impetus-charge-rights-step-no-shooting = L'unità non tira.
impetus-charge-rights-step-may-complete = L'unità può finire il movimento in corso.
impetus-charge-rights-step-charge-behind = L'unità può finire il movimento anche caricando chi stava dietro.

# Wagenburg e bagaglio.

impetus-wagenburg-query-pass-through = attraversare un Wagenburg
impetus-wagenburg-query-zoc-faces = su quali lati ha la zona di controllo
impetus-wagenburg-query-cross-fortification = attraversare fortificazioni
impetus-wagenburg-query-defend-fortification = difendere fortificazioni
impetus-wagenburg-query-fortified = fortificare un Wagenburg
impetus-wagenburg-query-fortified-price = il prezzo di un Wagenburg fortificato
impetus-wagenburg-query-baggage-assault = l'obbligo di assaltare il bagaglio
impetus-wagenburg-query-shoot-baggage = tirare al bagaglio
impetus-wagenburg-query-baggage-base = la base del bagaglio
impetus-wagenburg-query-baggage-disorder = il disordine del bagaglio
impetus-wagenburg-query-units-in-front = unità davanti al bagaglio
impetus-wagenburg-effect-immobile = non muove dopo lo schieramento
impetus-protection-all-round = da ogni lato
impetus-point-fortified-wagenburg-price = Quanto costa fortificare un Wagenburg?
flag-silent-not-wagenburg = Per le altre truppe vale il manuale: qui gli emendamenti parlano solo dei Wagenburg.
flag-silent-baggage-base = Gli emendamenti non parlano di altre scale, quindi vale il manuale.

impetus-wagenburg = Wagenburg e bagaglio
    .question = Quali regole valgono per Wagenburg e bagaglio?
impetus-wagenburg-field-query = Che cosa si chiede di Wagenburg o bagaglio
    .ask = Che cosa vuoi sapere del Wagenburg o del bagaglio?
impetus-wagenburg-field-troop = Truppa
    .none = non indicata
    .ask = Di che truppe è l'unità?
impetus-wagenburg-field-i = I (impeto)
    .ask = Che I (impeto) ha l'unità vicina al bagaglio?
    .hint = Impeto: il bonus della carica, come sta nella lista.
impetus-wagenburg-field-fortified = Il Wagenburg è fortificato
    .if-not = Consentito se il Wagenburg non è fortificato.
    .none = come dice la domanda
    .no = Il Wagenburg non è fortificato
    .ask = Il Wagenburg è fortificato?
    .hint = Se non lo indichi, vale sì quando la domanda riguarda un Wagenburg fortificato.
impetus-wagenburg-field-move = Il Wagenburg vuole muovere
    .no = Il Wagenburg non vuole muovere
    .ask = Il Wagenburg vuole muovere?
    .if-not = Consentito se il Wagenburg resta dov'è.
impetus-wagenburg-field-scale = Scala, mm
    .ask = In che scala si gioca, in mm?
impetus-wagenburg-field-width = Larghezza della base
    .ask = Quanto è larga la base del bagaglio?
impetus-wagenburg-field-depth = Profondità della base
    .ask = Quanto è profonda la base del bagaglio?
impetus-wagenburg-field-conditions_hold = Ci sono le condizioni per l'assalto
    .no = Mancano le condizioni per l'assalto
    .ask = Ci sono le condizioni date dal manuale per assaltare il bagaglio?
    .hint = Sono nel manuale di Impetus.
impetus-wagenburg-field-count = Unità davanti al bagaglio
    .ask = Quante unità stanno davanti al bagaglio, fuori dalla zona di schieramento?
    .hint = Con il permesso, fino a un certo numero.
impetus-wagenburg-field-consent = L'arbitro o l'avversario permette unità davanti al bagaglio
    .no = L'arbitro non permette unità davanti al bagaglio, e nemmeno l'avversario
    .ask = L'arbitro o l'avversario permette di mettere unità davanti al bagaglio, fuori dalla zona di schieramento?
    .hint = Basta il permesso di uno dei due.
impetus-wagenburg-value-allowed = Consentito
impetus-wagenburg-value-violations = Che cosa non va
impetus-wagenburg-value-effect = Che cosa ne segue
impetus-wagenburg-value-faces = Lati con zona di controllo
impetus-wagenburg-value-protection = Protetto
impetus-wagenburg-value-must_assault = L'unità deve assaltare il bagaglio
impetus-wagenburg-value-possible = Il bagaglio può andare in disordine
impetus-wagenburg-value-cost = Costo
impetus-wagenburg-finding-legal = { $query-code ->
    [pass-through] Gli amici attraversano liberamente il Wagenburg.
    [fortified] Un Wagenburg si può fortificare con due elementi di fortificazione.
    [units-in-front] Le unità davanti al bagaglio non sono troppe, e il permesso c'è.
    [baggage-base] La base del bagaglio non è troppo larga per la sua profondità.
   *[other] Gli emendamenti non lo vietano.
}
impetus-wagenburg-finding-faces = { $faces ->
    [one] La zona di controllo è su un lato.
   *[other] La zona di controllo è su { $faces } lati.
}
impetus-wagenburg-finding-must_assault = L'unità deve assaltare il bagaglio.
impetus-wagenburg-finding-not-must_assault = L'unità non è obbligata ad assaltare il bagaglio.
impetus-wagenburg-finding-not-possible = Il bagaglio non è mai in disordine.
impetus-wagenburg-finding-cost = Fortificare il Wagenburg costa { $cost } { $cost ->
    [one] punto
   *[other] punti
}.
impetus-wagenburg-finding-crosses-works = Un Wagenburg non attraversa fortificazioni.
impetus-wagenburg-finding-defends-works = Un Wagenburg non difende fortificazioni.
impetus-wagenburg-finding-immobile = Un Wagenburg fortificato non muove.
impetus-wagenburg-finding-baggage-shot-at = Al bagaglio non si tira mai.
impetus-wagenburg-finding-too-wide = La base del bagaglio è troppo larga per la sua profondità.
impetus-wagenburg-finding-no-consent = L'arbitro e l'avversario non danno il permesso.
impetus-wagenburg-finding-too-many = Le unità davanti al bagaglio sono troppe.
impetus-wagenburg-step-wagons = { $applied ->
    [yes] L'unità è un Wagenburg.
   *[no] L'unità è di { $troop }, non è un Wagenburg.
}
impetus-wagenburg-step-passing = { $applied ->
    [yes] Le unità amiche possono attraversare il bagaglio.
   *[no] Le unità amiche possono attraversare un Wagenburg.
}
impetus-wagenburg-step-zone = { $applied ->
    [yes] Il Wagenburg ha la zona di controllo su ogni lato.
   *[no] Solo un Wagenburg ha la zona di controllo su ogni lato.
}
impetus-wagenburg-step-crosses-works = Il Wagenburg attraverserebbe fortificazioni.
impetus-wagenburg-step-defends-works = Il Wagenburg difenderebbe fortificazioni.
impetus-wagenburg-step-pieces = Elementi per fortificare il Wagenburg: { $value }.
impetus-wagenburg-step-all-round = { $applied ->
    [yes] Il Wagenburg fortificato è protetto da ogni lato.
   *[no] Il Wagenburg non è fortificato.
}
impetus-wagenburg-step-immobile = { $applied ->
    [yes] Il Wagenburg fortificato non può muovere.
   *[no] Il Wagenburg non è fortificato: può muovere.
}
impetus-wagenburg-step-moves = Il Wagenburg muove con il suo fronte, come ogni unità.
impetus-wagenburg-step-price = { $applied ->
    [yes] I { $printed } { $printed ->
    [one] punto
   *[other] punti
} pagano tutti e due gli elementi: { $value }.
   *[no] I { $printed } { $printed ->
    [one] punto
   *[other] punti
} pagano un elemento solo; per due: { $value }.
}
impetus-wagenburg-step-artillery = { $applied ->
    [yes] L'artiglieria non è tenuta ad assaltare il bagaglio.
   *[no] L'unità non è artiglieria.
}
impetus-wagenburg-step-conditions = { $applied ->
    [yes] Le condizioni per l'assalto ci sono.
   *[no] Le condizioni per l'assalto non ci sono.
}
impetus-wagenburg-step-zero-impetus = { $applied ->
    [yes] Anche le unità con I 0 devono assaltare il bagaglio.
   *[no] L'impeto dell'unità non è zero.
}
impetus-wagenburg-step-baggage-shot-at = Il bersaglio è il bagaglio.
impetus-wagenburg-step-never-disordered = Il bagaglio non va mai in disordine.
impetus-wagenburg-step-scale = { $applied ->
    [yes] In 28 mm la base può essere più larga.
   *[no] In un'altra scala vale il manuale.
}
impetus-wagenburg-step-too-wide = { $applied ->
    [yes] La base è larga { $width } e profonda { $depth }: più di { $ratio } volte più larga che profonda.
   *[no] La base è larga { $width } e profonda { $depth }: è larga al massimo { $ratio } volte la profondità.
}
impetus-wagenburg-step-no-consent = { $applied ->
    [yes] Nessuno ha dato il permesso.
   *[no] Il permesso c'è, o non serve.
}
impetus-wagenburg-step-too-many = { $applied ->
    [yes] { $count } unità davanti al bagaglio; il massimo è { $most }.
   *[no] { $count } unità davanti al bagaglio, non più di { $most }.
}
impetus-wagenburg-remedy-narrower = Consentito se la base è larga al massimo { $most }.
impetus-wagenburg-remedy-fewer = Consentito se { $less ->
    [one] c'è un'unità
   *[other] ci sono { $less } unità
} in meno, { $most } al massimo.
