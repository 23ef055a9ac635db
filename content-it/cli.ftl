# Le parole della riga di comando. I messaggi d'errore su stderr sono in inglese.

cli-assumed = Dato per scontato
cli-assumed-more = --all mostra che cosa cambierebbe altrimenti.
cli-asks = Prossima domanda

cli-values = Valori
cli-values-usual = Valori, se il resto è come di solito
cli-steps = Che cosa è stato considerato (+ conta, · qui non cambia nulla)
cli-idle = { $n ->
    [one] Un altro passaggio non ha avuto effetto: --all lo mostra.
   *[other] Altri { $n } passaggi non hanno avuto effetto: --all li mostra.
  }
cli-more = { $n ->
    [one] Un altro valore: --all lo mostra.
   *[other] Altri { $n } valori: --all li mostra.
  }
cli-reasons = Perché
cli-readings = Letture possibili: accordati su una con l'avversario e aggiungi agreed=…
cli-alternatives = Si può giudicare anche così
cli-remedies = Che cosa cambierebbe l'esito
cli-chance = { $num } su { $den }
cli-odds = Probabilità
cli-basis = Su che cosa si fonda
cli-basis-seeds = { $game ->
    [dba] solo sui documenti di DBA 2.2: il Commentario e la scheda
    [dbe] solo sulle regole di De Bellis Empire
   *[other] solo sul testo di Advanced Impetus
  }
cli-basis-mixed = sui documenti, con almeno un dato che viene da altrove
cli-basis-outside = su dati che vengono da altrove
cli-input = Situazione, con i valori lasciati sottintesi
cli-default-reading = quella consueta
cli-bad-input = i dati non vanno bene
cli-needs-input = prima serve sapere questo
cli-a-name = un nome
cli-a-number = un numero

cli-fields = Che cosa chiede
cli-required = obbligatorio
cli-exact = senza intervalli
cli-asked = chiesto se conta
cli-optional = si può omettere
cli-computed = se manca, si ricava dal resto
cli-results = Che cosa risponde
cli-tables = Tabelle

cli-hits = { $n ->
    [one] Una voce trovata
   *[other] { $n } voci trovate
  }.
cli-no-hits = Nessuna voce.
cli-did-you-mean = Forse cercavi:
cli-unknown = Qui non si trova:
cli-offer = Prova la verifica:

cli-revision = revisione
cli-claims = Affermazioni
cli-sources = Fonti
cli-checks = Verifiche
cli-related = Vedi anche
cli-nodes = Voci
cli-passages = Testo originale importato
cli-excused = Non serve una voce
cli-nobody-cites = Nessuna voce ne parla ancora.
cli-abbreviations = Sigle
cli-jargon = Gergo
cli-deprecated = Meglio evitare
cli-other-language = In inglese
cli-quoted = «{ $text }»
