# The words of the command line. Error messages on stderr are in English.

cli-assumed = Taken for granted
cli-assumed-more = --all shows what would change otherwise.
cli-asks = Next question

cli-values = Values
cli-values-usual = Values, if all that was left out is as usual
cli-steps = What was considered (+ counts here, · changes nothing here)
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
cli-alternatives = It could also be judged like this
cli-remedies = What would change the outcome
cli-chance = { $num } in { $den }
cli-odds = Odds
cli-basis = What it rests on
cli-basis-seeds = { $game ->
    [dba] the documents on DBA 2.2 alone: the Commentary and the sheet
    [dbe] the rules of De Bellis Empire alone
   *[other] the text of Advanced Impetus alone
  }
cli-basis-mixed = the documents, with at least one figure from elsewhere
cli-basis-outside = figures from elsewhere
cli-input = Situation, with what was left out filled in
cli-default-reading = the usual one
cli-bad-input = the input cannot be used
cli-needs-input = state these facts first
cli-a-name = a name
cli-a-number = a number

cli-fields = What it asks
cli-required = required
cli-exact = no range
cli-asked = asked where it matters
cli-optional = may be left out
cli-computed = if left out, worked out from the rest
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
