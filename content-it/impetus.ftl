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
impetus-column-counts = e in più o in meno
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
impetus-event-limits-town-die = dado per il borgo, almeno
impetus-event-limits-ally-share = alleati, % del VDT al massimo
impetus-event-limits-general-vd = VD di un’unità con generale
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
impetus-situations-flat = nient’altro
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

impetus-pike-upgrades = Picche migliorate
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
impetus-point-rounding-at-half = Che cosa si fa di una frazione di mezzo punto o più?
impetus-point-quarter-exact = Il quarto si misura prima o dopo l’arrotondamento?

impetus-score-traditional = Punteggio tradizionale
    .question = Quanti punti prende ciascuno col sistema tradizionale?
impetus-score-traditional-field-a = Esercito di A
impetus-score-traditional-field-a-vdt = VDT
impetus-score-traditional-field-a-lost = VD persi
impetus-score-traditional-field-a-routed = È andato in rotta
impetus-score-traditional-field-b = Esercito di B
impetus-score-traditional-field-b-vdt = VDT
impetus-score-traditional-field-b-lost = VD persi
impetus-score-traditional-field-b-routed = È andato in rotta
impetus-score-traditional-value-a_points = Punti di A
impetus-score-traditional-value-b_points = Punti di B
impetus-score-traditional-finding-a_points = A prende { $a_points } punti, B { $b_points }.
impetus-score-traditional-step-rout = { $who ->
    [a] È andato in rotta A.
    [b] È andato in rotta B.
    [both] Sono andati in rotta tutti e due.
   *[neither] Nessuno è andato in rotta.
}
impetus-score-traditional-step-percent = { $side } ha perso { $lost } VD su { $vdt }: il { $value } %.
impetus-score-traditional-step-fraction = { $applied ->
    [yes] { $value ->
        [yes] La frazione di { $side } passa all’intero seguente.
       *[no] La frazione di { $side } si lascia cadere.
    }
   *[no] { $side }: nessuna frazione da arrotondare.
}
impetus-score-traditional-step-destroyed = A ha eliminato il { $value } %, B il { $other } %.
impetus-score-traditional-step-points = Punti di { $side }: { $value }.

impetus-score-experimental = Punteggio sperimentale
    .question = In quale situazione è ciascuno, e quanti punti prende?
impetus-score-experimental-field-a = Esercito di A
impetus-score-experimental-field-a-vdt = VDT
impetus-score-experimental-field-a-lost = VD persi
impetus-score-experimental-field-a-routed = È andato in rotta
impetus-score-experimental-field-b = Esercito di B
impetus-score-experimental-field-b-vdt = VDT
impetus-score-experimental-field-b-lost = VD persi
impetus-score-experimental-field-b-routed = È andato in rotta
impetus-score-experimental-value-ahead = Chi prende di più
impetus-score-experimental-value-a = A
impetus-score-experimental-value-a-situation = Situazione
impetus-score-experimental-value-a-points = Punti
impetus-score-experimental-value-b = B
impetus-score-experimental-value-b-situation = Situazione
impetus-score-experimental-value-b-points = Punti
impetus-score-experimental-finding-a = A prende più punti di B.
impetus-score-experimental-finding-b = B prende più punti di A.
impetus-score-experimental-finding-level = I due prendono gli stessi punti.
impetus-score-experimental-step-quarter = { $applied ->
    [yes] La soglia del { $value } % si misura sulle percentuali arrotondate.
   *[no] La soglia del { $value } % si misura sulle quote esatte.
}
impetus-score-experimental-step-percent = { $side } ha perso { $lost } VD su { $vdt }: il { $value } %.
impetus-score-experimental-step-fraction = { $applied ->
    [yes] { $value ->
        [yes] La frazione di { $side } passa all’intero seguente.
       *[no] La frazione di { $side } si lascia cadere.
    }
   *[no] { $side }: nessuna frazione da arrotondare.
}
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

impetus-point-commonest-troop = Il tipo di truppa più numeroso conserva anche il minimo?
impetus-point-big-battle-multiplier = Che moltiplicatore fra un totale tondo e l’altro?

impetus-halving = Minimi e massimi della lista
    .question = Che cosa diventano il minimo e il massimo stampati?
impetus-halving-field-scale = Scala, mm
    .hint = 15 o 28.
impetus-halving-field-points = Punti per esercito
    .hint = 300, 350 o, in 15 mm, 400.
impetus-halving-field-big_battle_points = Grande battaglia: punti per parte
    .hint = In una grande battaglia scala e punti per esercito non servono.
impetus-halving-field-min = Minimo stampato
impetus-halving-field-max = Massimo stampato
impetus-halving-field-most_numerous = È il tipo di truppa più numeroso
impetus-halving-field-large_unit_noted = La lista segnala che può fare una Grande Unità
impetus-halving-value-min = Minimo
impetus-halving-value-max = Massimo
impetus-halving-finding-min = Il minimo diventa { $min }.
impetus-halving-finding-max = Il massimo diventa { $max }.
impetus-halving-step-maxima = { $applied ->
    [yes] A { $value } punti si dimezzano minimi e massimi.
   *[no] A { $value } punti si dimezzano i soli minimi.
}
impetus-halving-step-commonest = { $applied ->
    [yes] È il tipo più numeroso: il massimo si salva.
   *[no] L’eccezione per il tipo più numeroso non vale qui.
}
impetus-halving-step-large-unit = { $applied ->
    [yes] Il massimo è due e può fare una Grande Unità: resta due.
   *[no] L’eccezione per la Grande Unità non vale qui.
}
impetus-halving-step-in-between = { $points } punti stanno fra due totali tondi: si moltiplica per { $value }.
impetus-halving-step-multiplier = { $applied ->
    [yes] A { $points } punti per parte si moltiplica per { $value }.
   *[no] A { $points } punti per parte non si moltiplica.
}
impetus-halving-step-min = { $applied ->
    [yes] Il minimo passa da { $printed } a { $value }.
   *[no] Il minimo resta { $value }.
}
impetus-halving-step-max = { $applied ->
    [yes] Il massimo passa da { $printed } a { $value }.
   *[no] Il massimo resta { $value }.
}
