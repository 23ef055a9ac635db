# The words of the command line. Error messages on stderr are in English.

cli-assumed = Taken for granted
cli-assumed-more = --all shows what would change otherwise.
cli-asks = Next question

cli-values = Values
cli-steps = What was considered (+ applied, – not)
cli-idle = { $n ->
    [one] One more step had no effect: --all shows it.
   *[other] { $n } more steps had no effect: --all shows them.
  }
cli-more = { $n ->
    [one] One more value: --all shows it.
   *[other] { $n } more values: --all shows them.
  }
cli-reasons = Why
cli-readings = Possible readings: agree on one and add agreed=…
cli-alternatives = According to another document
cli-remedies = What would change the outcome
cli-odds = Odds
cli-basis = What it rests on
cli-basis-seeds = the four documents alone
cli-basis-mixed = the documents, with at least one figure from elsewhere
cli-basis-outside = figures from elsewhere
cli-input = Situation, with what was left out filled in
cli-default-reading = the usual one
cli-bad-input = the input cannot be used

cli-fields = What it asks
cli-required = required
cli-asked = asked where it matters
cli-optional = may be left out
cli-computed = if left out, taken from a table
cli-results = What it answers
cli-tables = Tables

cli-hits = { $n ->
    [one] One ruling found
   *[other] { $n } rulings found
  }.
cli-no-hits = No rulings.
cli-did-you-mean = Did you mean:
cli-unknown = Not known here:
cli-offer = Try the check:

cli-revision = revision
cli-claims = Claims
cli-sources = Sources
cli-checks = Checks
cli-related = See also
cli-nodes = Rulings
cli-passages = Original text, imported
cli-excused = Needs no ruling
cli-nobody-cites = No ruling mentions it yet.
cli-abbreviations = Abbreviations
cli-jargon = Slang
cli-deprecated = Better avoided
cli-other-language = In Italian
cli-quoted = “{ $text }”
