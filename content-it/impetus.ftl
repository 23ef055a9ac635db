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
impetus-event-limits-advanced-from-edge = schieramento avanzato, U dal lato corto
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
impetus-theme-warning-not-neighbours = sottoperiodi che non si toccano
impetus-theme-warning-open-15 = torneo open in 15 mm
impetus-belongs-belongs = sì
impetus-belongs-by-date = secondo la data
impetus-belongs-outside = no
impetus-point-incompetent-cap = Quanti Incompetenti con un CiC di altro livello?
flag-silent-five-hundred-points = Di comandi e generali a 500 punti il documento non dice nulla.
flag-silent-short-game-calls = Se gli avvisi si diano anche nella partita breve non è detto.

impetus-army-list-sheet = Lista dell’esercito: c’è tutto?
    .question = Che cosa manca alla lista, e quanto può costare il ritardo?
impetus-army-list-sheet-field-typed = Non è scritta a mano
impetus-army-list-sheet-field-army_name = Esercito
impetus-army-list-sheet-field-source = Provenienza
    .hint = Supplemento e numero della lista, per esempio 3-19; oppure manuale, o beta.
impetus-army-list-sheet-field-source_kind = Dov’è stampata la lista
impetus-army-list-sheet-field-newer_in_supplement = Un supplemento ne ha una versione più recente
impetus-army-list-sheet-field-commands = Comando
impetus-army-list-sheet-field-commands-number = Numero
impetus-army-list-sheet-field-commands-vd = VDT
impetus-army-list-sheet-field-commands-break_point = Punto di rottura
impetus-army-list-sheet-field-commands-general_rating = Generale
impetus-army-list-sheet-field-commands-attached_to = Unità a cui è aggregato
impetus-army-list-sheet-field-commands-unattached = Scritto che non è aggregato
impetus-army-list-sheet-field-commands-units = Unità
impetus-army-list-sheet-field-commands-units-stats = Caratteristiche
impetus-army-list-sheet-field-commands-units-cost = Costo
impetus-army-list-sheet-field-units_with_stats_and_cost = Ogni unità ha caratteristiche e costo
impetus-army-list-sheet-field-army_vdt = VDT dell’esercito
impetus-army-list-sheet-field-army_break_point = Punto di rottura dell’esercito
impetus-army-list-sheet-field-command_structure = Struttura di Comando
impetus-army-list-sheet-field-destiny_shots = Tiri destino
impetus-army-list-sheet-field-destiny_used = L’esercito ha tiri destino
impetus-army-list-sheet-field-advanced_model = Modello di schieramento avanzato
impetus-army-list-sheet-field-advanced_used = Usa lo schieramento avanzato
impetus-army-list-sheet-field-exploration_points = Punti esplorazione
impetus-army-list-sheet-field-exploration_used = Ha comprato punti esplorazione
impetus-army-list-sheet-field-player_name = Nome e cognome del giocatore
impetus-army-list-sheet-field-contact = Telefono o e-mail
impetus-army-list-sheet-field-days_late = Giorni di ritardo
impetus-army-list-sheet-value-complete = La lista è completa
impetus-army-list-sheet-value-missing = Manca
impetus-army-list-sheet-value-penalty_up_to = Penalità, fino a
impetus-army-list-sheet-finding-complete = Alla lista non manca nulla.
impetus-army-list-sheet-finding-not-complete = La lista non è completa.
impetus-army-list-sheet-finding-penalty_up_to = L’arbitro può togliere fino a { $penalty_up_to } punti in classifica.
impetus-army-list-sheet-finding-typed = che non sia scritta a mano
impetus-army-list-sheet-finding-army-name = nome dell’esercito
impetus-army-list-sheet-finding-source = provenienza
impetus-army-list-sheet-finding-newer-than-rulebook = lista del manuale non superata
impetus-army-list-sheet-finding-newer-than-beta = beta non superata
impetus-army-list-sheet-finding-commands = comandi
impetus-army-list-sheet-finding-commands-order = comando più grosso per primo
impetus-army-list-sheet-finding-command-number = numero del comando
impetus-army-list-sheet-finding-general-rating = valore del generale
impetus-army-list-sheet-finding-general-attachment = dove sta il generale
impetus-army-list-sheet-finding-command-vdt = VDT del comando
impetus-army-list-sheet-finding-command-break-point = punto di rottura del comando
impetus-army-list-sheet-finding-unit-statistics = caratteristiche di ogni unità
impetus-army-list-sheet-finding-unit-cost = costo di ogni unità
impetus-army-list-sheet-finding-army-vdt = VDT dell’esercito
impetus-army-list-sheet-finding-army-break-point = punto di rottura dell’esercito
impetus-army-list-sheet-finding-command-structure = Struttura di Comando
impetus-army-list-sheet-finding-destiny-rolls = tiri destino
impetus-army-list-sheet-finding-advanced-model = modello di schieramento avanzato
impetus-army-list-sheet-finding-exploration-points = punti esplorazione
impetus-army-list-sheet-finding-player-name = nome del giocatore
impetus-army-list-sheet-finding-contact = recapito
impetus-army-list-sheet-step-late = { $days ->
    [0] Nessun ritardo, nessuna penalità.
    [one] Un giorno di ritardo: fino a { $value } punti.
   *[other] { $days } giorni di ritardo, fino a { $each } punti l’uno: { $value }.
}
impetus-army-list-sheet-step-item = { $command ->
    [0] { $applied ->
        [yes] Manca: { $item }.
       *[no] C’è: { $item }.
    }
   *[other] { $applied ->
        [yes] Comando { $command }, manca: { $item }.
       *[no] Comando { $command }, c’è: { $item }.
    }
}
impetus-army-list-sheet-step-supplement = La lista viene da un supplemento: è ammessa.
impetus-army-list-sheet-step-order-after = Dopo il più grosso, i comandi possono seguire in qualunque ordine.
impetus-army-list-sheet-remedy-largest-first = Mettere per primo il comando { $place } della lista, che ha VD { $vd }.

impetus-command-limits = Comandi, generali e alleati
    .question = L’esercito rispetta i limiti di comandi, generali e alleati?
impetus-command-limits-field-scale = Scala, mm
    .hint = 15 o 28.
impetus-command-limits-field-points = Punti per esercito
impetus-command-limits-field-table = Tavolo
impetus-command-limits-field-commands = Comando
impetus-command-limits-field-commands-vd = VDT
impetus-command-limits-field-commands-general = Generale
impetus-command-limits-field-commands-is_cic = È il CiC
impetus-command-limits-field-commands-ally = Contingente alleato
    .hint = Il nome del contingente, se il comando è alleato.
impetus-command-limits-field-commands-units_from = Da quali sezioni della lista vengono le unità
    .hint = I nomi dei contingenti, divisi da virgole.
impetus-command-limits-field-army_vdt = VDT dell’esercito
impetus-command-limits-field-allowed_contingents = Contingenti permessi dalla lista
impetus-command-limits-field-ally_contingents = Contingenti alleati usati
impetus-command-limits-field-ally_vd = VDT del contingente alleato
impetus-command-limits-field-ally_general_is_cic = Il generale alleato è il CiC
impetus-command-limits-field-ally_unit_in_other_command = Un’unità alleata sta in un altro comando
impetus-command-limits-field-unit_with_general = L’unità comprende un generale
impetus-command-limits-field-printed_vd = VD stampato dell’unità
impetus-command-limits-value-legal = In regola
impetus-command-limits-value-violations = Che cosa non va
impetus-command-limits-value-reason = La prima ragione
impetus-command-limits-value-vd = VD dell’unità
impetus-command-limits-finding-legal = L’esercito rispetta i limiti.
impetus-command-limits-finding-vd = L’unità ha VD { $vd }.
impetus-command-limits-finding-table-15-400 = Il tavolo non è quello dei 400 punti.
impetus-command-limits-finding-table-15-small = Il tavolo non è quello dei 300 e 350 punti in 15 mm.
impetus-command-limits-finding-table-28 = Il tavolo non è quello dei tornei in 28 mm.
impetus-command-limits-finding-points-15 = In 15 mm un torneo di un giorno non si gioca con questi punti.
impetus-command-limits-finding-points-28 = In 28 mm un torneo di un giorno non si gioca con questi punti.
impetus-command-limits-finding-too-few-commands = I comandi sono troppo pochi.
impetus-command-limits-finding-too-many-commands = I comandi sono troppi.
impetus-command-limits-finding-too-many-commands-300 = Con 300 punti i comandi sono troppi.
impetus-command-limits-finding-largest-command = Il comando più grosso è troppo grosso.
impetus-command-limits-finding-largest-command-300 = Con 300 punti il comando più grosso è troppo grosso.
impetus-command-limits-finding-coward = C’è un generale Codardo.
impetus-command-limits-finding-two-incompetents = Sotto quel CiC c’è più di un generale Incompetente o Codardo.
impetus-command-limits-finding-incompetent = C’è un Incompetente sotto un CiC che non lo ammette.
impetus-command-limits-finding-too-many-contingents = I contingenti alleati sono troppi.
impetus-command-limits-finding-same-contingent-twice = Lo stesso contingente alleato compare due volte.
impetus-command-limits-finding-ally-is-cic = Il generale alleato fa da CiC.
impetus-command-limits-finding-ally-with-others = Nel contingente alleato ci sono unità non sue.
impetus-command-limits-finding-ally-lent = Un’unità alleata sta in un altro comando.
impetus-command-limits-finding-ally-over-half = Il contingente alleato è troppo grosso.
impetus-command-limits-step-format = { $applied ->
    [yes] Torneo di un giorno in { $scale } mm a { $value } punti.
   *[no] Scala o punti non sono indicati: i limiti del formato non si guardano.
}
impetus-command-limits-step-points-15 = In 15 mm i { $value } punti non sono un torneo di un giorno.
impetus-command-limits-step-points-28 = In 28 mm i { $value } punti non sono un torneo di un giorno.
impetus-command-limits-step-table-15-400 = { $applied ->
    [yes] Il tavolo dev’essere { $width } × { $depth } cm.
   *[no] Il tavolo è { $width } × { $depth } cm, come deve.
}
impetus-command-limits-step-table-15-small = { $applied ->
    [yes] Il tavolo dev’essere { $width } × { $depth } cm.
   *[no] Il tavolo è { $width } × { $depth } cm, come deve.
}
impetus-command-limits-step-table-28 = { $applied ->
    [yes] Il tavolo dev’essere { $width } × { $depth } cm.
   *[no] Il tavolo è { $width } × { $depth } cm, come deve.
}
impetus-command-limits-step-unsaid = A { $value } punti non si dice quanti comandi né quali generali.
impetus-command-limits-step-too-few-commands = { $applied ->
    [yes] Comandi: { $value }. Ne servono almeno { $least }.
   *[no] Comandi: { $value }, e ne servono almeno { $least }.
}
impetus-command-limits-step-too-many-commands = { $applied ->
    [yes] Comandi: { $value }. Sono ammessi al massimo { $most }.
   *[no] Comandi: { $value }, al massimo { $most }.
}
impetus-command-limits-step-too-many-commands-300 = { $applied ->
    [yes] Comandi: { $value }. Con 300 punti sono al massimo { $most }.
   *[no] Comandi: { $value }, al massimo { $most }.
}
impetus-command-limits-step-single = Un comando solo: con 300 punti va bene, e nessuna quota da rispettare.
impetus-command-limits-step-shares = Il VDT di qualche comando non è indicato: la quota del più grosso non si guarda.
impetus-command-limits-step-largest-command = { $applied ->
    [yes] Il comando più grosso ha VD { $value } su { $total }: al massimo { $most }, il { $share } %.
   *[no] Il comando più grosso ha VD { $value } su { $total }: sta nel { $share } %.
}
impetus-command-limits-step-largest-command-300 = { $applied ->
    [yes] Il comando più grosso ha VD { $value } su { $total }: al massimo { $most }, il { $share } %.
   *[no] Il comando più grosso ha VD { $value } su { $total }: sta nel { $share } %.
}
impetus-command-limits-step-coward = { $applied ->
    [yes] Generali Codardi: { $value }, e non sono ammessi.
   *[no] Nessun generale Codardo.
}
impetus-command-limits-step-cic = Chi sia il CiC, o di che valore, non è indicato: il limite agli Incompetenti non si guarda.
impetus-command-limits-step-two-incompetents = { $applied ->
    [yes] Sotto un Genio o un Carismatico ci sono { $value } Incompetenti o Codardi: se ne ammette uno.
   *[no] Sotto un Genio o un Carismatico gli Incompetenti o Codardi sono { $value }: se ne ammette uno.
}
impetus-command-limits-step-admitted = Uno, in 28 mm a 300 punti, è ammesso espressamente.
impetus-command-limits-step-incompetents = { $applied ->
    [yes] Incompetenti: { $value }, e con questo CiC non se ne ammettono.
   *[no] Incompetenti: { $value }, e con questo CiC non c’è limite.
}
impetus-command-limits-step-allowed = Contingenti alleati: { $value }. Quanti ne conceda la lista non è indicato.
impetus-command-limits-step-too-many-contingents = { $applied ->
    [yes] Contingenti alleati: { $value }. La lista ne concede { $allowed }.
   *[no] Contingenti alleati: { $value }, e la lista ne concede { $allowed }.
}
impetus-command-limits-step-same-contingent-twice = { $applied ->
    [yes] Uno stesso contingente compare più volte.
   *[no] Nessun contingente compare due volte.
}
impetus-command-limits-step-ally-is-cic = { $applied ->
    [yes] Il comandante alleato non può essere il CiC.
   *[no] Il CiC non è un alleato.
}
impetus-command-limits-step-ally-with-others = { $applied ->
    [yes] Nel contingente ci sono unità di un’altra sezione.
   *[no] Nei contingenti ci sono soltanto unità loro.
}
impetus-command-limits-step-ally-lent = { $applied ->
    [yes] Un’unità alleata sta in un comando non suo.
   *[no] Nessuna unità alleata sta in un altro comando.
}
impetus-command-limits-step-ally-over-half = { $applied ->
    [yes] Il contingente più grosso ha VD { $value } su { $total }: al massimo { $most }, il { $share } %.
   *[no] Il contingente più grosso ha VD { $value } su { $total }: sta nel { $share } %.
}
impetus-command-limits-step-general-vd = { $applied ->
    [yes] C’è un generale: VD { $value }.
   *[no] Nessun generale: resta il VD stampato, { $value }.
}
impetus-command-limits-remedy-table = Giocare su un tavolo { $width } × { $depth } cm.
impetus-command-limits-remedy-smaller = Togliere al comando più grosso almeno { $vd } VD, dandoli a un altro: al massimo { $most }.

impetus-sub-period = Sottoperiodi e temi
    .question = In quali sottoperiodi sta un volume, e che tema può avere un torneo?
impetus-sub-period-field-volume = Volume dell’esercito
impetus-sub-period-field-volumes = Altri volumi
impetus-sub-period-field-join = Sottoperiodi del tema
impetus-sub-period-field-periods = Altri sottoperiodi del tema
impetus-sub-period-field-scale = Scala, mm
    .hint = 15 o 28.
impetus-sub-period-field-open = Torneo open
impetus-sub-period-field-months_notice = Mesi di preavviso
impetus-sub-period-value-allowed = Il tema è ammesso
impetus-sub-period-value-violations = Che cosa non va
impetus-sub-period-value-warnings = Avvisi
impetus-sub-period-value-contiguous = Sottoperiodi consecutivi
impetus-sub-period-value-restricted = Tema limitato
impetus-sub-period-value-themes = Temi rimasti
impetus-sub-period-value-fits = L’esercito rientra nel tema
impetus-sub-period-value-how_many = Quanti sottoperiodi
impetus-sub-period-value-periods = Sottoperiodi
impetus-sub-period-value-by_date = Secondo la data
impetus-sub-period-value-by_volume = Volume per volume
impetus-sub-period-value-by_volume-volume = Volume
impetus-sub-period-value-by_volume-periods = Sottoperiodi
impetus-sub-period-finding-legal = { $contiguous ->
    [no] Il tema è ammesso, ma unisce sottoperiodi che non si toccano.
   *[other] Il tema è ammesso.
}
impetus-sub-period-finding-too-late = È troppo tardi per questo tema.
impetus-sub-period-finding-restricted = Restano due temi soltanto: Antico, oppure Medievale e Rinascimento.
impetus-sub-period-finding-not-restricted = Il preavviso basta per qualunque tema.
impetus-sub-period-finding-how_many = { $how_many ->
    [one] Sta in un sottoperiodo: { $periods }.
   *[other] Sta in { $how_many } sottoperiodi: { $periods }.
}
impetus-sub-period-step-neighbours = { $applied ->
    [yes] I sottoperiodi non si toccano: un avviso, non un divieto.
   *[no] I sottoperiodi sono consecutivi.
}
impetus-sub-period-step-open = { $value ->
    [0] Torneo open: in 28 mm va bene, in 15 mm è sconsigliato.
    [28] Open in 28 mm: va bene.
   *[other] Open in 15 mm: sconsigliato.
}
impetus-sub-period-step-notice = { $applied ->
    [yes] Mesi di preavviso: { $value }, meno di { $needed }.
   *[no] Mesi di preavviso: { $value }, e ne bastano { $needed }.
}
impetus-sub-period-step-period = { $volume ->
    [0] { $period }: ci sta uno dei volumi.
   *[other] { $value ->
        [belongs] { $period }: il volume { $volume } ci sta.
        [by-date] { $period }: il volume { $volume } può starci, secondo la data dell’esercito.
       *[other] { $period }: il volume { $volume } non ci sta.
    }
}
impetus-sub-period-step-fits = { $value ->
    [belongs] L’esercito rientra nel tema.
    [by-date] L’esercito rientra nel tema se la sua data lo consente: decidono gli organizzatori.
   *[other] L’esercito non rientra nel tema.
}
impetus-sub-period-remedy-months = Annunciare il tema almeno { $months } mesi prima.

impetus-list-upgrade = Migliorare i picchieri
    .question = Questa unità si può migliorare, e a che costo?
impetus-list-upgrade-field-list_volume = Volume della lista
impetus-list-upgrade-field-jagiellonian_hungarians = Ungheresi jagelloni (Extra Impetus 3, lista 6)
impetus-list-upgrade-field-troop = Truppa
impetus-list-upgrade-field-pike = Armata di picca
impetus-list-upgrade-field-front_rank_of_large_unit = Prima riga di una Grande Unità
impetus-list-upgrade-field-vbu = VBU
impetus-list-upgrade-field-i = I
impetus-list-upgrade-field-d = D
impetus-list-upgrade-value-new_vbu = Nuova VBU
impetus-list-upgrade-value-new_cost = Nuovo costo
impetus-list-upgrade-value-not_available = Non si può migliorare
impetus-list-upgrade-value-violations = Perché no
impetus-list-upgrade-finding-new_vbu = Passa a VBU { $new_vbu } e costa { $new_cost } punti.
impetus-list-upgrade-finding-not_available = L’unità non si può migliorare.
impetus-list-upgrade-finding-other-list = La lista non lo prevede.
impetus-list-upgrade-finding-no-pikes = Non è fanteria pesante con picca.
impetus-list-upgrade-finding-not-front-rank = Non è la prima riga di una Grande Unità.
impetus-list-upgrade-finding-other-values = Con questi valori non è previsto.
impetus-list-upgrade-step-list = { $applied ->
    [yes] Lista del volume 32: si può.
   *[no] La lista non è del volume 32.
}
impetus-list-upgrade-step-hungarians = { $applied ->
    [yes] Ungheresi jagelloni: si può.
   *[no] Non sono gli Ungheresi jagelloni.
}
impetus-list-upgrade-step-other-list = Le altre liste non lo prevedono.
impetus-list-upgrade-step-no-pikes = { $applied ->
    [yes] Serve fanteria pesante con picca.
   *[no] È fanteria pesante con picca.
}
impetus-list-upgrade-step-not-front-rank = { $applied ->
    [yes] Serve la prima riga di una Grande Unità.
   *[no] È la prima riga di una Grande Unità.
}
impetus-list-upgrade-step-other-values = { $applied ->
    [yes] VBU { $vbu }, I { $i }, D { $d }: non è nella tabella.
   *[no] VBU { $vbu }, I { $i }, D { $d }: è nella tabella.
}
impetus-list-upgrade-step-raised = Nuova VBU { $value }, nuovo costo { $cost }.

# Il tempo della partita.

impetus-game-length-2h00 = due ore
impetus-game-length-1h45 = un’ora e tre quarti
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

impetus-clock = Orologio dell’arbitro
    .lead = Il tempo della partita, gli avvisi da dare ai tavoli e quello che si può ancora fare quando è finito.
impetus-match-time = Il tempo della partita
    .question = Quanto manca, e che cosa si può ancora fare?
impetus-match-time-field-format = Durata della partita
impetus-match-time-field-minutes_elapsed = Minuti passati
impetus-match-time-field-time_over = Il tempo è scaduto
impetus-match-time-field-turn_in_progress = Il turno è ancora in corso
impetus-match-time-field-action = Che cosa si vuole fare
impetus-match-time-field-big_battle_points = Grande battaglia: punti per parte
impetus-match-time-field-table_cm = Grande battaglia: tavolo, cm
    .hint = I due lati, divisi da una virgola.
impetus-match-time-field-cic_winner_rolls_again_for = Grande battaglia: per chi ritira il CiC che ha vinto
impetus-match-time-field-second_roll_tied = Il secondo tiro è pari
impetus-match-time-value-allowed = Si può
impetus-match-time-value-reasons = Perché no
impetus-match-time-value-announce_minutes_left = Da annunciare: minuti alla fine
impetus-match-time-value-minutes_left = Mancano
impetus-match-time-value-over = Tempo scaduto
impetus-match-time-value-announcements = Annunci
impetus-match-time-value-announcements-at = Al minuto
impetus-match-time-value-announcements-left = Alla fine
impetus-match-time-value-announcements-made = Già passato
impetus-match-time-value-still_allowed = Si può ancora
impetus-match-time-value-meets_advice = Grande quanto si consiglia
impetus-match-time-value-first_to_act = Agisce per primo
impetus-match-time-finding-legal = Si può fare.
impetus-match-time-finding-announce_minutes_left = { $announce_minutes_left ->
    [0] Annuncio ai tavoli: il tempo è scaduto.
   *[other] Annuncio ai tavoli: mancano { $announce_minutes_left } minuti.
}
impetus-match-time-finding-minutes_left = { $minutes_left ->
    [0] Il tempo è scaduto.
    [one] Manca un minuto.
   *[other] Mancano { $minutes_left } minuti.
}
impetus-match-time-finding-over = Il tempo è scaduto.
impetus-match-time-finding-not-over = Il tempo non è scaduto.
impetus-match-time-finding-meets_advice = La battaglia è grande quanto si consiglia.
impetus-match-time-finding-not-meets_advice = La battaglia è più piccola di quanto si consiglia.
impetus-match-time-finding-second-roll-winner = Agisce per primo chi vince il secondo tiro.
impetus-match-time-finding-cic-decides = Il CiC decide chi agisce per primo.
impetus-match-time-finding-nobody-yet = Non agisce ancora nessuno: prima si ritira dentro la parte che ha vinto.
impetus-match-time-finding-voluntary-move = A tempo scaduto non si muove.
impetus-match-time-finding-disengaging = A tempo scaduto non ci si sgancia.
impetus-match-time-finding-rallying = A tempo scaduto non si recupera il disordine.
impetus-match-time-finding-turn-closed = Il turno è chiuso: la partita è finita.
impetus-match-time-finding-turn-finished = L’ultimo turno è finito, e con lui la partita.
impetus-match-time-finding-too-few-points = I punti sono meno di quanto si consiglia.
impetus-match-time-finding-table-too-small = Il tavolo è più piccolo di quanto si consiglia.
impetus-match-time-step-short = La partita breve dura un’ora e quarantacinque.
impetus-match-time-step-minutes = Passati { $elapsed } minuti su { $length }: ne mancano { $value }.
impetus-match-time-step-call = { $value ->
    [0] { $applied ->
        [yes] Fine del tempo, al minuto { $at }: passata.
       *[no] Fine del tempo: al minuto { $at }.
    }
   *[other] { $applied ->
        [yes] Avviso dei { $value } minuti, al minuto { $at }: passato.
       *[no] Avviso dei { $value } minuti: al minuto { $at }.
    }
}
impetus-match-time-step-in-time = Il tempo non è scaduto: { $what } è possibile, se il resto lo permette.
impetus-match-time-step-after-time = { $what }: si può anche a tempo scaduto.
impetus-match-time-step-full-turn = L’ultimo turno si gioca per intero.
impetus-match-time-step-after-end = { $value ->
    [yes] Il turno in corso si gioca per intero.
   *[no] Si chiude il turno senza manovrare.
}
impetus-match-time-step-voluntary-move = È un movimento volontario.
impetus-match-time-step-disengaging = Sganciarsi è un movimento volontario.
impetus-match-time-step-rallying = Il disordine resta.
impetus-match-time-step-turn-closed = Il turno è stato chiuso.
impetus-match-time-step-turn-finished = L’ultimo turno è finito.
impetus-match-time-step-too-few-points = { $applied ->
    [yes] { $value } punti per parte: se ne consigliano almeno { $least }.
   *[no] { $value } punti per parte, e se ne consigliano almeno { $least }.
}
impetus-match-time-step-table-too-small = { $applied ->
    [yes] Un tavolo { $value } × { $long } cm: si consiglia almeno { $depth } × { $width }.
   *[no] Un tavolo { $value } × { $long } cm, e si consiglia almeno { $depth } × { $width }.
}
impetus-match-time-step-cics = I CiC tirano per le due parti.
impetus-match-time-step-again = { $applied ->
    [yes] La parte che ha vinto ritira al suo interno.
   *[no] La parte che ha vinto non ha ancora ritirato.
}
impetus-match-time-step-tie = { $applied ->
    [yes] Il secondo tiro è pari.
   *[no] Il secondo tiro ha un vincitore.
}
impetus-match-time-step-together = In alternativa i comandi pari agiscono insieme.

# La lista intera, e la classifica.

impetus-army-list = Lista dell’esercito, tutta intera
    .question = Che cosa non va in questa lista?
    .lead = Incolla la lista o costruiscila riga per riga: ogni rilievo cita la sua regola, e il collegamento rifà la stessa verifica.
impetus-list = Controllo liste
    .lead = Incolla la lista o costruiscila riga per riga: ogni rilievo cita la sua regola, e il collegamento rifà la stessa verifica.
impetus-army-list-field-paste = Lista incollata
    .hint = Una riga per unità sotto il suo comando, per esempio «Comando 1: Esperto, CiC, VD 20, rottura 10» e poi «2 Opliti FP VBU 5 I 2 D B VD 2 20 pt generale». In testa «Esercito: …», «Provenienza: …», «Giocatore: …», «Recapito: …», «VDT: …», «Rottura: …», «Struttura: …», «Esplorazione: …». Valgono anche le parole inglesi. Prende il posto dei comandi qui sotto.
impetus-army-list-field-scale = Scala, mm
    .hint = 15 o 28.
impetus-army-list-field-points = Punti per esercito
impetus-army-list-field-table_size = Tavolo
impetus-army-list-field-periods = Sottoperiodi del tema
impetus-army-list-field-open = Torneo open
impetus-army-list-field-allowed_contingents = Contingenti alleati permessi dalla lista
impetus-army-list-field-army_name = Esercito
impetus-army-list-field-source = Provenienza
    .hint = Supplemento e numero della lista, per esempio 3-19.
impetus-army-list-field-volume = Volume
impetus-army-list-field-player_name = Nome e cognome del giocatore
impetus-army-list-field-contact = Telefono o e-mail
impetus-army-list-field-command_structure = Struttura di Comando
impetus-army-list-field-army_vdt = VDT dell’esercito
impetus-army-list-field-army_break_point = Punto di rottura dell’esercito
impetus-army-list-field-exploration_points = Punti esplorazione
impetus-army-list-field-advanced_model = Schieramento avanzato
    .hint = Il modello e, per il modello A, il comando.
impetus-army-list-field-destiny_shots = Tiri destino
impetus-army-list-field-commands = Comandi
    .one = Comando
    .add = Aggiungi un comando
impetus-army-list-field-handwritten = È scritta a mano
impetus-army-list-field-source_kind = Dov’è stampata la lista
impetus-army-list-field-newer_in_supplement = Un supplemento ne ha una versione più recente
impetus-army-list-field-jagiellonian_hungarians = Ungheresi jagelloni (Extra Impetus 3, lista 6)
impetus-army-list-field-days_late = Giorni di ritardo
impetus-army-list-field-commands-number = Numero
impetus-army-list-field-commands-general = Generale
impetus-army-list-field-commands-is_cic = È il CiC
impetus-army-list-field-commands-attached_to = Unità a cui è aggregato
impetus-army-list-field-commands-unattached = Scritto che non è aggregato
impetus-army-list-field-commands-ally = Contingente alleato
impetus-army-list-field-commands-vd = VDT scritto
impetus-army-list-field-commands-break_point = Punto di rottura
impetus-army-list-field-commands-units = Unità
    .one = Unità
    .add = Aggiungi un’unità
impetus-army-list-field-commands-units-name = Nome
impetus-army-list-field-commands-units-troop = Truppa
impetus-army-list-field-commands-units-count = Quante
impetus-army-list-field-commands-units-vbu = VBU
impetus-army-list-field-commands-units-i = I
impetus-army-list-field-commands-units-d = D
impetus-army-list-field-commands-units-vd = VD
impetus-army-list-field-commands-units-cost = Costo di una
impetus-army-list-field-commands-units-general = Comprende un generale
impetus-army-list-field-commands-units-min = Minimo della lista
impetus-army-list-field-commands-units-max = Massimo della lista
impetus-army-list-field-commands-units-most_numerous = Tipo più numeroso
impetus-army-list-field-commands-units-large_unit = Può fare una Grande Unità
impetus-army-list-field-commands-units-front_rank = Prima riga di una Grande Unità
impetus-army-list-field-commands-units-pike = Picche
impetus-army-list-field-commands-units-upgraded = Migliorata
impetus-army-list-value-legal = In regola
impetus-army-list-value-violations = Che cosa non va
impetus-army-list-value-army = Esercito
impetus-army-list-value-player = Giocatore
impetus-army-list-value-spent = Spesi
impetus-army-list-value-left = Restano
impetus-army-list-value-vdt = VDT
impetus-army-list-value-summary = Comandi
impetus-army-list-value-lines = Minimi e massimi
impetus-army-list-value-roster = Unità
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
impetus-army-list-finding-typed = Manca: { impetus-army-list-sheet-finding-typed }.
impetus-army-list-finding-army-name = Manca: { impetus-army-list-sheet-finding-army-name }.
impetus-army-list-finding-source = Manca: { impetus-army-list-sheet-finding-source }.
impetus-army-list-finding-newer-than-rulebook = Manca: { impetus-army-list-sheet-finding-newer-than-rulebook }.
impetus-army-list-finding-newer-than-beta = Manca: { impetus-army-list-sheet-finding-newer-than-beta }.
impetus-army-list-finding-commands = Manca: { impetus-army-list-sheet-finding-commands }.
impetus-army-list-finding-commands-order = Manca: { impetus-army-list-sheet-finding-commands-order }.
impetus-army-list-finding-command-number = Manca: { impetus-army-list-sheet-finding-command-number }.
    .row = Comando { $who }. Manca: { impetus-army-list-sheet-finding-command-number }.
impetus-army-list-finding-general-rating = Manca: { impetus-army-list-sheet-finding-general-rating }.
    .row = Comando { $who }. Manca: { impetus-army-list-sheet-finding-general-rating }.
impetus-army-list-finding-general-attachment = Manca: { impetus-army-list-sheet-finding-general-attachment }.
    .row = Comando { $who }. Manca: { impetus-army-list-sheet-finding-general-attachment }.
impetus-army-list-finding-command-vdt = Manca: { impetus-army-list-sheet-finding-command-vdt }.
    .row = Comando { $who }. Manca: { impetus-army-list-sheet-finding-command-vdt }.
impetus-army-list-finding-command-break-point = Manca: { impetus-army-list-sheet-finding-command-break-point }.
    .row = Comando { $who }. Manca: { impetus-army-list-sheet-finding-command-break-point }.
impetus-army-list-finding-unit-statistics = Manca: { impetus-army-list-sheet-finding-unit-statistics }.
    .row = Comando { $who }. Manca: { impetus-army-list-sheet-finding-unit-statistics }.
impetus-army-list-finding-unit-cost = Manca: { impetus-army-list-sheet-finding-unit-cost }.
    .row = Comando { $who }. Manca: { impetus-army-list-sheet-finding-unit-cost }.
impetus-army-list-finding-army-vdt = Manca: { impetus-army-list-sheet-finding-army-vdt }.
impetus-army-list-finding-army-break-point = Manca: { impetus-army-list-sheet-finding-army-break-point }.
impetus-army-list-finding-command-structure = Manca: { impetus-army-list-sheet-finding-command-structure }.
impetus-army-list-finding-destiny-rolls = Manca: { impetus-army-list-sheet-finding-destiny-rolls }.
impetus-army-list-finding-advanced-model = Manca: { impetus-army-list-sheet-finding-advanced-model }.
impetus-army-list-finding-exploration-points = Manca: { impetus-army-list-sheet-finding-exploration-points }.
impetus-army-list-finding-player-name = Manca: { impetus-army-list-sheet-finding-player-name }.
impetus-army-list-finding-contact = Manca: { impetus-army-list-sheet-finding-contact }.
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
impetus-army-list-finding-over-points = La lista costa troppo.
    .row = Costa { $figure } punti: ce ne sono { $limit }.
impetus-army-list-finding-exploration-too-many = I punti esplorazione sono troppi.
    .row = Punti esplorazione: { $figure }. Al massimo { $limit }.
impetus-army-list-finding-over-maximum = Un’unità supera il suo massimo.
    .row = { $who }: in campo { $figure }, al massimo { $limit }.
impetus-army-list-finding-under-minimum = Un’unità non arriva al suo minimo.
    .row = { $who }: in campo { $figure }, almeno { $limit }.
impetus-army-list-finding-printed-vd = Un’unità con generale ha un VD sbagliato.
    .row = { $who }: con un generale il VD è { $limit }, non { $figure }.
impetus-army-list-finding-upgrade-cost = Un miglioramento ha il costo sbagliato.
    .row = { $who }: migliorata costa { $limit } punti, non { $figure }.
impetus-army-list-finding-upgrade = Un miglioramento non è previsto.
    .row = { $who } non si può migliorare a VBU { $figure }.
impetus-army-list-finding-incompetent-cap = Quanti Incompetenti con questo CiC? Conviene accordarsi.
impetus-army-list-finding-commonest-troop = Il tipo più numeroso conserva il minimo? Conviene accordarsi.
    .row = { $who }: in campo { $figure }, il minimo stampato è { $limit }. Se il tipo più numeroso lo conservi non è chiaro.
impetus-army-list-finding-five-hundred-points = A 500 punti di comandi e generali non si dice nulla.
impetus-army-list-finding-command-vd-sum = Il VDT scritto di un comando non è la somma delle sue unità.
    .row = Comando { $who }: scritto { $limit }, le unità fanno { $figure }.
impetus-army-list-finding-army-vdt-sum = Il VDT scritto dell’esercito non è la somma dei comandi.
    .row = VDT scritto { $limit }, i comandi fanno { $figure }.
impetus-army-list-finding-late = La lista è in ritardo.
    .row = Giorni di ritardo: { $figure }. Possono costare fino a { $limit } punti.
impetus-army-list-finding-outside-theme = L’esercito non rientra nel tema.
    .row = Il volume { $figure } non è nei sottoperiodi del tema.
impetus-army-list-finding-by-date = Dipende dalla data dell’esercito: decidono gli organizzatori.
impetus-army-list-finding-not-neighbours = Il tema unisce sottoperiodi che non si toccano.
impetus-army-list-finding-open-15 = Un torneo open in 15 mm è sconsigliato.
impetus-army-list-finding-points-unspent = Restano punti da spendere.
    .row = Restano { $figure } punti.
impetus-army-list-step-item = { impetus-army-list-sheet-step-item }
impetus-army-list-step-supplement = { impetus-army-list-sheet-step-supplement }
impetus-army-list-step-order-after = { impetus-army-list-sheet-step-order-after }
impetus-army-list-step-late = { impetus-army-list-sheet-step-late }
impetus-army-list-step-format = { impetus-command-limits-step-format }
impetus-army-list-step-points-15 = { impetus-command-limits-step-points-15 }
impetus-army-list-step-points-28 = { impetus-command-limits-step-points-28 }
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
impetus-army-list-step-ally-with-others = { impetus-command-limits-step-ally-with-others }
impetus-army-list-step-ally-lent = { impetus-command-limits-step-ally-lent }
impetus-army-list-step-ally-over-half = { impetus-command-limits-step-ally-over-half }
impetus-army-list-step-general-vd = { impetus-command-limits-step-general-vd }
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
    [yes] Punti esplorazione: { $value }. Al massimo { $most }.
   *[no] Punti esplorazione: { $value }, al massimo { $most }.
}
impetus-army-list-step-over-points = { $applied ->
    [yes] Costa { $value } punti su { $points }: troppo.
   *[no] Costa { $value } punti su { $points }.
}
impetus-army-list-step-line = { $most ->
    [none] { $name }: in campo { $value }, almeno { $least }.
   *[other] { $name }: in campo { $value }, almeno { $least } e al massimo { $most }.
}
impetus-army-list-step-upgrade = { $applied ->
    [yes] { $name }: con questi valori, o da questa lista, non si migliora.
   *[no] { $value ->
        [none] { $name }: senza VBU, I e D il miglioramento non si guarda.
       *[other] { $name }: migliorata costa { $cost } punti.
    }
}
impetus-army-list-remedy-largest-first = { impetus-army-list-sheet-remedy-largest-first }
impetus-army-list-remedy-table = { impetus-command-limits-remedy-table }
impetus-army-list-remedy-smaller = { impetus-command-limits-remedy-smaller }
flag-silent-incompetent-cap = Quanti Incompetenti si accompagnino a un CiC né Genio né Carismatico non è detto.

impetus-score-desk = Classifica del torneo
    .question = Quanti punti ha ciascuno, nei due sistemi?
    .lead = Una riga per partita: i due sistemi stanno fianco a fianco, e la classifica si porta via.
impetus-desk = Punteggi e classifica
    .lead = Una riga per partita: i due sistemi stanno fianco a fianco, e la classifica si porta via.
impetus-score-desk-field-games = Partite
    .one = Partita
    .add = Aggiungi una partita
impetus-score-desk-field-penalties = Punti tolti
    .hint = Dall’arbitro: per una lista in ritardo, per scorrettezze.
    .one = Punti tolti
    .add = Aggiungi punti tolti
impetus-score-desk-field-games-round = Turno
impetus-score-desk-field-games-a = Giocatore A
impetus-score-desk-field-games-b = Giocatore B
impetus-score-desk-field-games-a_vdt = VDT di A
impetus-score-desk-field-games-a_lost = VD persi da A
impetus-score-desk-field-games-a_routed = A è in rotta
impetus-score-desk-field-games-b_vdt = VDT di B
impetus-score-desk-field-games-b_lost = VD persi da B
impetus-score-desk-field-games-b_routed = B è in rotta
impetus-score-desk-field-penalties-player = Giocatore
impetus-score-desk-field-penalties-points = Punti
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
impetus-score-desk-finding-played = { $played ->
    [one] Una partita, { $players } giocatori.
   *[other] { $played } partite, { $players } giocatori.
}
impetus-score-desk-finding-rounding-at-half = Una frazione di mezzo punto o più: come si arrotonda?
    .row = Qui una frazione di mezzo punto o più cambia i punti: come si arrotonda?
impetus-score-desk-finding-quarter-exact = Il quarto si misura prima o dopo l’arrotondamento?
    .row = Qui la situazione cambia secondo come si misura il quarto.
impetus-score-desk-finding-tied = Due giocatori hanno gli stessi punti.
    .row = { $system }, posto { $points }: { $who } hanno gli stessi punti, e come spareggiarli non è detto.
impetus-score-desk-finding-fourth-game = Un giocatore ha più partite di quante ne abbia un giorno.
    .row = { $who } ha giocato { $points } partite.
impetus-score-desk-step-traditional = Partita { $game }, tradizionale: { $a } { $value }, { $b } { $other }.
impetus-score-desk-step-experimental = Partita { $game }, sperimentale: { $a } { $value }, { $b } { $other }.
impetus-score-desk-step-taken = A { $player } si tolgono { $value } punti.
impetus-score-desk-step-tied = { $system ->
    [traditional] Tradizionale, posto { $value }: { $names } a pari punti.
   *[other] Sperimentale, posto { $value }: { $names } a pari punti.
}
flag-silent-tied-standings = Come si spareggi in classifica il documento non lo dice: chi è pari divide il posto.
flag-silent-rounding-at-half = Come si arrotondi una frazione di mezzo punto o più non è detto: qui si segue la lettura abituale, finché non si decide.
flag-silent-quarter-exact = Se il quarto si misuri prima o dopo l’arrotondamento non è detto: qui si segue la lettura abituale, finché non si decide.

# Terreno e schieramento.

impetus-troop-CP = CP, cavalleria pesante
impetus-troop-CM = CM, cavalleria media
impetus-troop-CL = CL, cavalleria leggera
impetus-troop-CGP = CGP, carri da guerra pesanti
impetus-troop-CGL = CGL, carri da guerra leggeri
impetus-troop-scythed = Carri falcati
impetus-troop-El = El, elefanti
impetus-troop-W = W, Wagenburg
impetus-troop-FP = FP, fanteria pesante
impetus-troop-FL = FL, fanteria leggera
impetus-troop-T = T, tiratori
impetus-troop-S = S, schermagliatori
impetus-troop-Art = Art, artiglieria
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
impetus-exploration-field-a = Giocatore A
impetus-exploration-field-a-exploration_points = Punti esplorazione
impetus-exploration-field-a-dice = Due dadi
    .hint = Senza dadi si calcolano le probabilità.
impetus-exploration-field-b = Giocatore B
impetus-exploration-field-b-exploration_points = Punti esplorazione
impetus-exploration-field-b-dice = Due dadi
impetus-exploration-field-ask = Probabilità
impetus-exploration-ask-p_a = che A controlli il campo
impetus-exploration-ask-p_b = che B controlli il campo
impetus-exploration-value-control = Controllo
impetus-control-a = A
impetus-control-b = B
impetus-control-reroll = si ritirano i dadi
impetus-exploration-value-p_a = Probabilità di A
impetus-exploration-value-p_b = Probabilità di B
impetus-exploration-value-legal = Si possono comprare
impetus-exploration-value-violations = Che cosa non va
impetus-exploration-value-cost = Costo
impetus-exploration-value-cost-a = A
impetus-exploration-value-cost-b = B
impetus-exploration-finding-a = Il campo lo controlla A.
impetus-exploration-finding-b = Il campo lo controlla B.
impetus-exploration-finding-reroll = Parità piena: si ritirano i dadi.
impetus-exploration-finding-p_a = A controlla il campo con probabilità { $p_a }.
impetus-exploration-finding-p_b = B controlla il campo con probabilità { $p_b }.
impetus-exploration-finding-legal = Tanti punti si possono comprare.
impetus-exploration-finding-too-many-points = Tanti punti non si possono comprare.
impetus-exploration-step-too-many-points = { $applied ->
    [yes] { $side } ha { $points } punti, più di { $most }.
   *[no] { $side } ha { $points } punti; se ne comprano fino a { $most }.
}
impetus-exploration-step-cost = { $applied ->
    [yes] A { $side } costano { $value } del budget.
   *[no] { $side } non ne ha comprati.
}
impetus-exploration-step-score = { $side }: { $dice } con i dadi e { $points } punti esplorazione fanno { $value }.
impetus-exploration-step-mounted = Il numero di Montati non si somma.
impetus-exploration-step-tie = { $applied ->
    [yes] Il totale è pari: decide chi ha più punti.
   *[no] I punti non devono rompere una parità.
}
impetus-exploration-step-reroll = { $applied ->
    [yes] Pari il totale e pari i punti: si ritirano i dadi.
   *[no] Non c’è da ritirare i dadi.
}
impetus-exploration-step-chooses = { $applied ->
    [yes] Chi vince sceglie se attaccare o difendere.
   *[no] Nessuno sceglie ancora.
}
impetus-exploration-step-pairs = Su { $value } coppie di tiri che decidono, { $wins } le vince A e { $loses } B.
impetus-exploration-step-even = { $applied ->
    [yes] Punti pari: metà probabilità ciascuno.
   *[no] I punti non sono pari.
}
impetus-exploration-step-certain = { $applied ->
    [yes] { $most } punti contro nessuno non possono perdere.
   *[no] Non sono { $most } contro nessuno.
}
impetus-exploration-remedy-fewer = { $side }: comprarne { $more } in meno.
impetus-exploration-odds-a = il campo lo controlla A
impetus-exploration-odds-b = il campo lo controlla B

impetus-point-half-per-type = Le modifiche dell’attaccante contano per il limite per tipologia?

impetus-ground-impassable = intransitabile
impetus-ground-rough = rotto
impetus-ground-difficult = difficile
impetus-ground-gentle-hill = collina dolce
impetus-zone-outside = tutto fuori dalle zone
impetus-zone-partly-in = in parte in una zona
impetus-zone-inside = dentro una zona
impetus-attacker-right-add = aggiungere
impetus-attacker-right-move = spostare
impetus-attacker-right-move-or-remove = spostare o togliere

impetus-terrain-placement = Gli elementi di terreno
    .question = Il terreno sta nei limiti, e che cosa può cambiare l’attaccante?
impetus-terrain-placement-field-format = Formato
impetus-terrain-placement-field-pieces = Elementi del difensore
impetus-terrain-placement-field-pieces-type = Tipologia
impetus-terrain-placement-field-pieces-zone = Dove
impetus-terrain-placement-field-defender_placed = Quanti ne ha posati il difensore
impetus-terrain-placement-field-before = Quanti prima che tocchi all’attaccante
impetus-terrain-placement-field-attacker_added = Aggiunti dall’attaccante
impetus-terrain-placement-field-attacker_moved = Spostati dall’attaccante
impetus-terrain-placement-field-attacker_removed = Tolti dall’attaccante
impetus-terrain-placement-field-final = Elementi rimasti alla fine
impetus-terrain-placement-field-final-type = Tipologia
impetus-terrain-placement-field-final-zone = Dove
impetus-terrain-placement-value-legal = Nei limiti
impetus-terrain-placement-value-violations = Che cosa non va
impetus-terrain-placement-value-attacker_may_add = L’attaccante può aggiungere
impetus-terrain-placement-value-attacker_may = L’attaccante può
impetus-terrain-placement-value-attacker_may-add = aggiungere
impetus-terrain-placement-value-attacker_may-move = spostare
impetus-terrain-placement-value-attacker_may-move_or_remove = spostare o togliere
impetus-terrain-placement-value-attacker_rights = Che cosa può fare l’attaccante
impetus-terrain-placement-finding-legal = Il terreno sta nei limiti.
impetus-terrain-placement-finding-attacker_may_add = L’attaccante può aggiungere un elemento.
impetus-terrain-placement-finding-not-attacker_may_add = L’attaccante non può aggiungere elementi.
impetus-terrain-placement-finding-too-few-pieces = Troppo pochi elementi.
impetus-terrain-placement-finding-too-many-pieces = Troppi elementi.
impetus-terrain-placement-finding-too-few-outside = Troppo pochi elementi tutti fuori dalle zone di schieramento.
impetus-terrain-placement-finding-too-many-of-one-type = Troppi elementi di una tipologia.
impetus-terrain-placement-finding-no-piece = Nemmeno un elemento.
impetus-terrain-placement-finding-more-than-three = Più di tre elementi.
impetus-terrain-placement-finding-more-than-one-inside = Più di un elemento in una zona di schieramento.
impetus-terrain-placement-finding-all-one-type = Elementi tutti di una tipologia.
impetus-terrain-placement-finding-adds-too-many = L’attaccante ne aggiunge più di uno.
impetus-terrain-placement-finding-may-not-add = L’attaccante non ne può aggiungere.
impetus-terrain-placement-finding-too-many-changes = L’attaccante cambia troppo.
impetus-terrain-placement-finding-not-his-right = L’attaccante non ha questo diritto.
impetus-terrain-placement-finding-too-few-left = Restano troppo pochi elementi.
impetus-terrain-placement-finding-none-of-two-outside = Nessuno dei due elementi rimasti è tutto fuori.
impetus-terrain-placement-finding-too-many-of-one-type-left = Restano troppi elementi di una tipologia.
impetus-terrain-placement-step-rights = Con { $value } posati, l’attaccante ne aggiunge { $add }, ne sposta { $move }, ne sposta o toglie { $change }.
impetus-terrain-placement-step-too-few-pieces = { $applied ->
    [yes] Posati { $placed }: ne servono almeno { $least }.
   *[no] Posati { $placed }, almeno { $least }: bastano.
}
impetus-terrain-placement-step-too-many-pieces = { $applied ->
    [yes] Posati { $placed }: al massimo { $most }.
   *[no] Non sono più di { $most }.
}
impetus-terrain-placement-step-too-few-outside = { $applied ->
    [yes] Tutti fuori dalle zone { $outside } su { $placed }: ne servono { $needed }.
   *[no] Tutti fuori dalle zone { $outside } su { $placed }: bastano.
}
impetus-terrain-placement-step-too-many-of-one-type = { $applied ->
    [yes] { $count } di una tipologia ({ $type }): al massimo { $most }.
   *[no] Nessuna tipologia ne ha più di { $most }.
}
impetus-terrain-placement-step-no-piece = { $applied ->
    [yes] Nessun elemento posato: almeno uno.
   *[no] Almeno un elemento c’è.
}
impetus-terrain-placement-step-more-than-three = { $applied ->
    [yes] Posati { $placed }: al massimo { $most }.
   *[no] Non sono più di { $most }.
}
impetus-terrain-placement-step-more-than-one-inside = { $applied ->
    [yes] In una zona, almeno in parte, ne stanno { $inside }: può uno solo.
   *[no] In una zona non ne sta più di uno.
}
impetus-terrain-placement-step-single = { $applied ->
    [yes] Un elemento solo non ha con chi confrontarsi.
   *[no] Più di un elemento: si confrontano le tipologie.
}
impetus-terrain-placement-step-all-one-type = { $applied ->
    [yes] Sono tutti di una tipologia: { $type }.
   *[no] Non sono tutti di una tipologia.
}
impetus-terrain-placement-step-adds-too-many = { $applied ->
    [yes] L’attaccante ne aggiunge { $added }: uno solo.
   *[no] L’attaccante ne aggiunge { $added }: può.
}
impetus-terrain-placement-step-may-not-add = { $applied ->
    [yes] Elementi ce n’è abbastanza: l’attaccante non ne aggiunge.
   *[no] L’attaccante non ne aggiunge.
}
impetus-terrain-placement-step-too-many-changes = { $applied ->
    [yes] L’attaccante ne sposta o toglie { $changed }: al massimo { $most }.
   *[no] L’attaccante ne sposta o toglie { $changed }, al massimo { $most }: va bene.
}
impetus-terrain-placement-step-not-his-right = { $applied ->
    [yes] Aggiunti { $added }, spostati { $moved }, tolti { $removed }: più di quanto gli spetta.
   *[no] Aggiunti { $added }, spostati { $moved }, tolti { $removed }: gli spetta.
}
impetus-terrain-placement-step-too-few-left = { $applied ->
    [yes] Ne restano { $left }: almeno { $least }.
   *[no] Ne restano { $left }: bastano.
}
impetus-terrain-placement-step-none-of-two-outside = { $applied ->
    [yes] Ne restano due, e nessuno è tutto fuori.
   *[no] Dei due rimasti, tutti fuori: { $outside }.
}
impetus-terrain-placement-step-too-many-of-one-type-left = { $applied ->
    [yes] Conta il campo che resta: { $count } di una tipologia ({ $type }), al massimo { $most }.
   *[no] Ne restano { $count } di una tipologia ({ $type }), ma conta solo ciò che ha posato il difensore.
}
impetus-terrain-placement-remedy-outside = Metterne altri { $more } tutti fuori dalle zone.
impetus-terrain-placement-remedy-another-type = Farne { $more } di un’altra tipologia: non { $type }.
impetus-terrain-placement-remedy-keep = Lasciarne { $more } in più.

impetus-point-piece-size = La misura della sagoma va bene?

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
flag-silent-town-of-the-defender = Gli emendamenti lasciano al manuale il centro abitato del difensore.

impetus-terrain-piece = Un elemento di terreno
    .question = Può stare lì?
impetus-terrain-piece-field-piece = Elemento
impetus-terrain-piece-field-over = Su che cosa sta
impetus-terrain-piece-field-others = Altri elementi che tocca
impetus-terrain-piece-field-river = Fiume
impetus-terrain-piece-field-river-format = Formato
impetus-terrain-piece-field-river-start_from_edge_u = Dal bordo da cui parte
impetus-terrain-piece-field-river-parallel_to = Lungo
impetus-terrain-piece-field-river_roll = Tiro per il fiume
impetus-terrain-piece-field-player = Posato da
impetus-terrain-piece-field-town_die = Dado per il centro abitato
impetus-terrain-piece-field-ask = Domanda
impetus-terrain-piece-value-overlap_ok = Si possono sovrapporre
impetus-terrain-piece-value-river_ok = Il fiume può scorrere così
impetus-terrain-piece-value-town_placed = Il centro abitato si posa
impetus-terrain-piece-value-size_ok = Misura giusta
impetus-terrain-piece-value-p = Probabilità del centro abitato
impetus-terrain-piece-value-uses_a_choice = Usa una scelta
impetus-terrain-piece-value-replacement = Altro al suo posto
impetus-terrain-piece-value-violations = Che cosa non va
impetus-terrain-piece-finding-overlap_ok = Si possono sovrapporre.
impetus-terrain-piece-finding-not-overlap_ok = Non si possono sovrapporre.
impetus-terrain-piece-finding-river_ok = Il fiume può scorrere così.
impetus-terrain-piece-finding-not-river_ok = Il fiume non può scorrere così.
impetus-terrain-piece-finding-town_placed = Il centro abitato si posa.
impetus-terrain-piece-finding-not-town_placed = Il centro abitato non si posa.
impetus-terrain-piece-finding-size_ok = La misura va bene.
impetus-terrain-piece-finding-not-size_ok = La misura non va bene.
impetus-terrain-piece-finding-p = Il centro abitato si posa con probabilità { $p }.
impetus-terrain-piece-finding-uses_a_choice = Il fiume usa una delle scelte del difensore.
impetus-terrain-piece-finding-overlaps = Elementi sovrapposti.
impetus-terrain-piece-finding-not-parallel = Il fiume non corre lungo un lato corto.
impetus-terrain-piece-finding-too-far-400 = Il fiume parte troppo lontano dal bordo.
impetus-terrain-piece-finding-too-far-15-small = Il fiume parte troppo lontano dal bordo.
impetus-terrain-piece-finding-too-far-28 = Il fiume parte troppo lontano dal bordo.
impetus-terrain-piece-finding-town-not-rolled = Il dado non basta per il centro abitato.
impetus-terrain-piece-finding-size = La misura non va bene.
impetus-terrain-piece-step-exception = Insieme si può: { $one }, { $other }.
impetus-terrain-piece-step-overlaps = Non si possono sovrapporre: { $one }, { $other }.
impetus-terrain-piece-step-wooded-hill = { $applied ->
    [yes] Un bosco su una collina ripida è un elemento solo, una collina boscosa.
   *[no] Insieme non fanno una collina boscosa.
}
impetus-terrain-piece-step-not-parallel = { $applied ->
    [yes] Non corre lungo un lato corto.
   *[no] Corre lungo un lato corto.
}
impetus-terrain-piece-step-too-far-400 = { $applied ->
    [yes] Parte a { $start } U dal bordo: al massimo { $limit }.
   *[no] Parte a { $start } U dal bordo, al massimo { $limit }: va bene.
}
impetus-terrain-piece-step-too-far-15-small = { $applied ->
    [yes] Parte a { $start } U dal bordo: al massimo { $limit }.
   *[no] Parte a { $start } U dal bordo, al massimo { $limit }: va bene.
}
impetus-terrain-piece-step-too-far-28 = { $applied ->
    [yes] Parte a { $start } U dal bordo: al massimo { $limit }.
   *[no] Parte a { $start } U dal bordo, al massimo { $limit }: va bene.
}
impetus-terrain-piece-step-choice = Il fiume è una delle scelte del difensore.
impetus-terrain-piece-step-river-roll = { $applied ->
    [yes] Il tiro è fallito: la scelta è spesa.
   *[no] Il tiro non è fallito.
}
impetus-terrain-piece-step-town-not-rolled = { $applied ->
    [yes] { $die } con il dado: serve { $needed } o più.
   *[no] { $die } con il dado: serviva { $needed } o più.
}
impetus-terrain-piece-step-beyond-limits = { $applied ->
    [yes] I limiti sul numero di elementi non contano.
   *[no] Niente centro abitato: i limiti non c’entrano.
}
impetus-terrain-piece-step-needed = Per il centro abitato serve { $value } o più.
impetus-terrain-piece-step-defenders-town = Quando posa il centro abitato il difensore lo dice il manuale.
impetus-terrain-piece-step-size = { $applied ->
    [yes] La misura si dà per buona.
   *[no] La misura non si dà per buona.
}
impetus-terrain-piece-remedy-wooded-hill = Posare una collina boscosa, che è un elemento solo.
impetus-terrain-piece-remedy-nearer = Farlo partire { $over } U più vicino, a { $limit } U.
impetus-terrain-piece-remedy-town-die = Tirare { $needed } o più.
impetus-terrain-piece-odds-placed = il centro abitato si posa
impetus-terrain-piece-odds-not-placed = niente centro abitato
