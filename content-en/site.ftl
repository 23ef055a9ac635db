# Texts of the interface. The texts of each game are in its own file, such as dba.ftl.

## Frame

skip = Skip to the text
search-label = Search for a rule, a word, a situation
search-placeholder = Search for a rule…
search-button = Search
nav-label = Parts of the site
nav-home = Home
mine = My game
mine-all = All
mine-dba = DBA
mine-dbe = DBE
mine-impetus = Impetus
nav-search = Search
nav-checks = Judge
nav-turn = Your turn
nav-kept = Saved
nav-more = More
turn-title = Your turn
turn-lead = The turn, one step after another, and what helps while you play.
turn-aids = Other aids
kept-title = Saved
kept-lead = What you marked with a star, ruling or verdict. It stays on this device and nowhere else.
kept-changed = Changed since you read it
kept-pinned = With a star
kept-noscript = Remembering what you chose needs JavaScript; the rest of the site works without it.
kept-more = On this device
kept-find = Rulings to begin with
kept-how = A tap on the ☆ of a ruling or a verdict brings it here.
nav-glossary = Glossary
nav-disputes = Agree before the game
nav-changes = What's new
nav-about = About
nav-learn = Learn to play
foot = Rules explained in our own words. For the original wording the cited documents are the authority.
crumbs = Where you are
contents = Contents
in-full = In full
check-desk = Everything on one page:
chapter-aim = About this chapter
unfold = Unfold all
ruling-page = The entry with its sources
beside = Before and after
yes = yes
no = no
date = { $day } { $month } { $year }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

## Home

home-title = Cavillo: the rules, mid-game
home-lead = The rule you need, in the middle of the game.
home-card = Rulings, verdicts and odds for the question on your table, each with its source.
home-rulings =
    { $n ->
        [one] one ruling
       *[other] { $n } rulings
    }
home-recent = Seen recently
home-events = What has just happened?
event-move = A move
event-zone = A move in the enemy's zone
event-contact = A contact
event-shot = A shot
event-fight = A fight
event-support = Support
event-recoil = A recoil
event-retreat = A retreat
event-flight = A flight
event-pursuit = A pursuit
event-losses = Losses
event-charge = A charge
event-evasion = An evasion
event-ambush = An ambush
event-flank-march = A flank march
home-checks = Judge a situation
home-checks-all = Everything that can be judged
home-situations-all = More phases, troops and terrain
home-disputes = 
    { $n ->
        [0] Questions to agree on before the game
        [one] One question to agree on before the game
       *[other] { $n } questions to agree on before the game
    }
home-lessons =
    { $n ->
        [one] Never played? Start with the lesson
       *[other] Never played? Start with the { $n } lessons
    }
home-glossary = Glossary, Italian and English

## Search

search-title = “{ $q }”
search-empty-title = Search
search-lead = Ask as you would across the table. Abbreviations, club slang and the Italian words all work.
search-count =
    { $n ->
        [0] nothing found
        [one] one result
       *[other] { $n } results
    }
search-count-estimated = about { $n } results; counts are estimates
search-nothing = No ruling answers these words.
search-tip-words = Try fewer words, or the word the document uses.
search-tip-codes = Troops are found by their abbreviations too: Bd, Kn, Ps.
# Queries as players type them, separated by |.
search-samples = Kn against Bd uphill | elephant recoil | shooting at the rear | can artillery move and shoot
search-wider = Search everything
search-tip-glossary = Look the term up in the glossary
search-cited = You cite:
did-you-mean = Did you mean
search-unknown = Not known here: { $words }
code-owned = { $code } is an abbreviation of { $game }:
code-owned-only = search this game only
filters = Filters
filters-kind = Kinds of result
narrow = Narrow down
narrow-game = Game
narrow-section = Chapters
narrow-remove = Remove: { $what }
search-tap = Or tap what lies on the table: every tap narrows the list.
filter-all-systems = All games
sift-label = Filter the list
filter-all-kinds = Everything
pages = More results
previous-hits = Previous results
next-hits = More results
live-none = Nothing found
live-one = One result
live-many = {"{n}"} results
live-all = All results

kind-ruling = ruling
kind-definition = definition
kind-table = table
kind-example = example
kind-dispute = open point
kind-lesson = lesson
kinds-ruling = Rulings
kinds-definition = Definitions
kinds-table = Tables
kinds-example = Examples
kinds-dispute = Open points
kinds-lesson = Lessons
kinds-source = Original passages

class-troop = Troops
class-terrain = Terrain
class-phase = Phases of the game
class-relation = Positions and contacts
class-other = Other

## Games and chapters

system-dba = DBA 2.2
    .lead = De Bellis Antiquitatis 2.2: twelve elements a side and an hour to play. The rules here are as Bob Beattie's Commentary and the Italian quick-reference sheet of 2010 tell them: edition 2.2, not DBA 3.0.
system-dbe = De Bellis Empire
    .lead = Napoleonic battles: the whole rulebook, as it is played.
system-impetus = Advanced Impetus 1.7
    .lead = Amendments, advanced rules and tournament rules for Impetus.
system-nodes =
    { $n ->
        [one] one ruling
       *[other] { $n } { $kind ->
            [dispute] open points
            [lesson] lessons
           *[ruling] rulings
        }
    }
tables = Tables
documents = The documents
unwritten = Chapters still to be written

section-about = The game
section-terms = Game terms
section-terrain = Terrain
section-set-up = Setting up
section-sequence = Sequence of play
section-pips = PIPs
section-moves = Movement
section-rivers = Rivers
section-interpenetration = Passing through friends
section-threat-zone = Threat zone
section-contact = Moving into contact
section-breaking-off = Breaking off
section-shooting = Shooting
section-melee = Close combat
section-support = Support
section-factors = Factors
section-results = Outcomes
section-bob-recoil = Recoil
section-qrs-recoil = Recoil
section-recoil = Recoils
section-flee = Fleeing
section-pursuit = Pursuit
section-strongpoints = Camps and built-up areas
section-victory = Victory
section-tournament = Tournaments
section-disputes = Open points
section-lessons = Lessons
section-troops = Troops
section-command = Command
section-movement = Movement
section-control-zone = Control zone
section-break = Breaking corps
section-towns = Towns
section-lists = Lists
section-deployment = Deployment
section-scoring = Scoring
section-one-day = One-day tournaments
section-ambush = Ambushes
section-flank-march = Flank marches
section-generals = Generals
section-shield-wall = Shield wall
section-evasion = Evasion
section-cohesion = Cohesion
section-charge = Charges
section-impetus-bonus = Impetus bonus
section-special-troops = Special troops
section-baggage = Baggage
section-big-battles = Big battles
section-preface = Preface
section-glossary = Glossary
section-tactical-moves = Tactical moves
section-river-crossing = Crossing rivers
section-river-movement = Moving in rivers
section-further-moves = Further moves
section-resolution = Resolving combat
section-rear-support = Rear support
section-tactical-factors = Tactical factors
section-tie = Ties
section-beaten = Beaten
section-doubled = Doubled
section-automatic-moves = Automatic moves
section-group = Groups
section-overlap = Overlaps
section-pivot-to-flank = Swinging on to a flank
section-column = Columns
section-bua-capture = Taking a built-up area
section-zoc = Threat zone
section-terrain-choice = Choosing terrain
section-terrain-size = Terrain sizes
section-terrain-type = Kinds of terrain
section-road = Roads
section-river = Rivers
section-coast = The coast
section-camp = Camps
section-bua = Built-up areas
section-camp-bua = Camps and built-up areas
section-hill = Hills
section-break-off = Breaking off
section-dismounting = Dismounting
section-dbe-0 = Preamble
section-dbe-1 = Scale and elements
section-dbe-2 = Army corps
section-dbe-3 = Table and terrain
section-dbe-4 = Deployment and turn
section-dbe-5 = Activation and movement
section-dbe-6 = Control zone
section-dbe-7 = Shooting
section-dbe-8 = Close combat
section-dbe-9 = Outcomes
section-dbe-10 = Breaking corps
section-dbe-11 = Victory
section-dbe-12 = Towns
section-rules-in-force = Rules in force
section-army-lists = Army lists
section-player-norms = Rules for players
section-organizer-norms = Rules for organisers
section-volumes = Volumes
section-special-rules = Special rules
section-terrain-setup = Laying terrain
section-score-systems = Scoring systems
section-score-traditional = Traditional scoring
section-score-experimental = Experimental scoring
section-one-day-15mm = One-day tournament, 15 mm
section-one-day-28mm = One-day tournament, 28 mm
section-ambush-revealed = Ambushes revealed
section-ambush-interpenetration = Passing through ambushers
section-advanced-deployment = Advanced deployment
section-shieldwall = Shield wall
section-joan-of-arc = Joan of Arc
section-movement-amendments = Movement: amendments
section-evasion-amended = Evasion: amendments
section-shooting-amendments = Shooting: amendments
section-shooting-priority = Shooting priority
section-melee-amendments = Melee: amendments
section-wagenburg = Wagenburg
section-general-vd = VD of generals
section-baggage-assault = Assaulting baggage
section-javelin-shooting = Javelin shooting
section-group-shooting = Group shooting
section-evasion-clarified = Evasion: clarifications
section-impetus-countercharge = Impetus in countercharges
section-opportunity-charge = Opportunity charge
section-countercharge = Countercharge
section-charge-last-action = A charge ends the activation
section-potential-charge = Potential charge
section-large-unit-shooting = Large units shooting
section-elephant-chariot-shooting = Elephants and chariots shooting
section-allied-contingents = Allied contingents
section-terrain-elements = Terrain pieces
section-town-and-river = Town and river
section-list-upgrades = List upgrades
section-contacts = Contacts

## A ruling

# How checks treat an open point; shown below its ruling.
treated-conflict = The checks follow { $reading } unless you agree otherwise, and show the other beside it.
treated-usual = The checks give every reading until you agree on one; { $reading } is usually taken.
treated-none = No check depends on this point, so there is no reading to choose here: settle it with your opponent before the game.
treated-open = The checks leave it open and give every reading until you agree on one.
claim-link = Link to this sentence
book-title = { $game }: rulings for the table
book-take = As a book for phones and e-readers (EPUB)
book-about = About this book
book-tables = Tables
book-rests = The rulings rest on: { $sources }. Their words are our own.
book-licence = Content under CC BY 4.0. What a check would decide is worked out in the examples; for your own situation, ask the site.
edition-of = Edition of { $date } (revision { $n })
linked-when = This link was made in the edition of { $date }.
linked-elsewhere = This link was made in an edition that is not known here.
linked-same = Everything is as it was then: the verdict, every sentence it quotes, every figure it uses.
linked-stands = The verdict still stands.
linked-turned = The answer has changed: the verdict, or one of its values, is no longer the one that was linked.
linked-figures = A figure in its tables has changed.
linked-changed =
    { $n ->
        [one] A sentence it quotes has been rewritten:
       *[other] { $n } sentences it quotes have been rewritten:
    }
linked-more = Not every change can be shown: it quotes other sentences now, or words that were never recorded.
linked-then = Then
linked-now = Now
linked-none = there was no such sentence
since = since { $edition }
until = until { $edition }
verify = Judge your own situation
told-title = What you described
told-depends = It depends.
told-read = As far as read: { $finding }
told-either = Who is who? Choose one:
told-which = Which case is it? Choose:
told-left = Not read:
told-sought = Only searched for:
told-assumed = Taken for granted:
verify-short = Judge
superseded = This ruling has been replaced by:
open-points =
    { $n ->
        [one] Open point:
       *[other] Open points:
    }
stale = The Italian version has been revised since this one: if in doubt, follow that.
changed = The link was made for revision { $then }; this is revision { $now } ({ $date }).
changed-same = The words of both are the same.
changed-show = What has changed
sources = What it rests on
passage = Original passage
passage-none = This server does not show its original words.
passage-lines =
    { $n ->
        [one] Line { $first } of the imported file.
       *[other] Lines { $first } to { $last } of the imported file.
    }
related = See also
linked-from = Referred to by
concepts = Glossary terms
revision = Revision { $number }
both = Both languages

copy-summary = The texts to copy
copy-hint = The link stays good for ever and says whether the ruling has changed.
copy-link = Link
copy-plain = Text
copy-button = Copy
copy-done = Copied

example = Example
example-from = printed in
example-try = Change it and try again
example-refused = Input refused
example-pending = Example waiting for its check

## Checks

checks-title = Judge a situation
checks-lead = Say what is on the table: the verdict quotes the sentences it applies.
checks-none = No checks for this game yet.
check-situation = The situation
check-change = Change the situation
check-fresh = Start again
check-preset = Measures already set
check-submit = Give the verdict
check-nodes = The rulings applied

field-required = (required)
field-none = Not stated
field-choose = Choose…
field-computed = usual
field-rare = Other bases
field-entry = { $label } { $n }

unit-none = { "" }
unit-mm = mm
unit-cm = cm
unit-u = U
unit-points =
    { $n ->
        [one] point
       *[other] points
    }
unit-paces =
    { $n ->
        [one] pace
       *[other] paces
    }
unit-bw =
    { $n ->
        [one] base width
       *[other] base widths
    }
unit-pips =
    { $n ->
        [one] PIP
       *[other] PIPs
    }
unit-elements =
    { $n ->
        [one] element
       *[other] elements
    }
unit-bases =
    { $n ->
        [one] element
       *[other] elements
    }
unit-degrees =
    { $n ->
        [one] degree
       *[other] degrees
    }
unit-minutes =
    { $n ->
        [one] minute
       *[other] minutes
    }

faults-short = To be put right
faults =
    { $n ->
        [one] One thing to put right
       *[other] { $n } things to put right
    }
faults-missing =
    { $n ->
        [one] One fact is missing
       *[other] { $n } facts are missing
    }
fault-missing =
    { $accepted ->
        [none] { $question }
       *[other] { $question } Accepted: { $accepted }
    }
fault-unknown-field = “{ $path }” is not a field of this check. Try: { $accepted }
fault-unknown-parameter = “{ $path }” is not a parameter of this address. Accepted: { $accepted }
fault-not-one-of =
    { $accepted ->
        [none] { $label }: “{ $given }” is not one of the choices.
       *[other] { $label }: “{ $given }” is not one of the choices. Accepted: { $accepted }
    }
fault-not-true-or-false = { $label }: “{ $given }” is neither yes nor no ({ $accepted })
fault-not-a-number = { $label }: “{ $given }” is not a number. Accepted: { $accepted }
fault-not-one-number = { $label }: “{ $given }” is a range, but an exact number is needed here. Accepted: { $accepted }
fault-not-whole = { $label }: “{ $given }” is not a whole number. Accepted: { $accepted }
fault-out-of-range = { $label }: { $given } is out of range. Accepted: { $accepted }
fault-not-a-name = { $label }: “{ $given }” is not a short name: use letters, digits, hyphens and dots, at most forty
fault-not-a-text = { $label }: a text is needed, not { $given }
fault-too-long = { $label }: “{ $given }” is too long: at most { $accepted } characters
fault-unreadable = { $label }, line { $line }, column { $column }: “{ $given }” cannot be understood. What could stand there: { $accepted }
fault-not-a-list =
    { $accepted ->
        [none] { $label }: a list is needed.
       *[other] { $label }: a list is needed. Accepted: { $accepted }
    }
fault-not-a-group = { $label }: a group of fields is needed, not “{ $given }”
fault-list-length = { $label }: wrong number of entries. Give { $accepted }
fault-repeated = { $label }: “{ $given }” is given twice
fault-not-an-outline = { $label }: give at least three corners that enclose an area, such as “0,0 50,0 50,40”
fault-crosses-itself = { $label }: the outline crosses itself
fault-same-place = { $label }: “{ $given }” cannot be in the same place as { $accepted }
fault-not-a-scene = “{ $given }” is not a situation on the table: bases are written “A1_Bd_0_15_180”, separated by *; at most 60 bases and 60 pieces of terrain
fault-more-than = { $label }: { $given } is more than the other field allows (at most { $limit })
fault-contradicts = { $label }: “{ $given }” contradicts the other facts
fault-against =
    { $accepted ->
        [none] { $label }: “{ $given }” contradicts { $against }
       *[other] { $label }: “{ $given }” contradicts { $against }. With this, accepted: { $accepted }
    }
fault-fact = “{ $fact }”
fault-unknown-reading = “{ $given }” is not a reading of this check. The readings are: { $accepted }
fault-two-readings = “{ $given }”: another reading of this point has been chosen already
fault-too-many = { $given } facts are given: at most { $accepted } are read, so none was
fault-too-many-corners = { $given } corners in all: at most { $accepted } are accepted
fault-more-faults = and { $given } more

finding-legal = Allowed
    .about = It may be done.
finding-illegal = Not allowed
    .about = It may not be done; the verdict says what it would take.
finding-outcome = Outcome
    .about = What happens.
finding-score = Result
    .about = A number: a cost, a factor, the losses.
finding-undetermined = Undecided
    .about = The documents are not enough: the verdict lists the readings, and the players may agree on one.
finding-whatever-legal = Whatever the other facts are.
agreed-otherwise = The documents disagree here: you follow the reading that you agreed on.
finding-whatever-illegal = The reason depends on the other facts.
finding-several-illegal = The reason depends on facts that are not given yet.
assumed-more = it depends on more facts
assumed-together = { $label }, with “{ $with }”
finding-open = More facts needed
    .about = Facts are still missing: the next question says which.
finding-so-far = It depends{ $examples ->
    [yes] , for example
   *[no] { "" }
 }: { $outcomes }
finding-left-open = a case that the documents leave open
finding-or = { "; or " }
and-last = { $first } and { $last }
finding-still-open = Still open: { $results }
reading-then = { $reading } It leads to another open point: { $question }
fact = { $label }: { $value }
facts-alike = { $value } each: { $label }
remedy-change = Allowed if the answer to “{ $question }” is: { $value }
remedy-fewer = Allowed if one is left out ({ $label }: { $value })
# Whether a list has entries.
fact-some = at least one
fact-empty = none
fact-count = { $n } in all
fact-none = not stated
fact-nobody = no troops
range-least = at least { $n }
range-over = more than { $n }
range-below = less than { $n }
range-most = at most { $n }
range-any = any number
status-decided = Certain
status-usual = As usual
status-open = Open
assumed-unless = if instead
taken = Taken for granted: { $facts }
taken-more = and { $n } more
ask-title = What matters next
ask-unknown = not known
ask-type = type it below
ask-more = { $n ->
    [one] One more fact may matter after it.
   *[other] { $n } more facts may matter after it.
 }
assumed-otherwise = otherwise

reading-name = Reading { $letter }
verdict-agreed = Readings agreed on
verdict-unagree = Drop it
verdict-readings = The documents do not decide: agree with your opponent on one of these readings
verdict-usual = usually taken
verdict-agree = We agree on this
verdict-odds = The odds
odds-most = Most likely: { $what }, { $num } of { $den } ({ $percent } %)
odds-even = Equally likely: { $what }, { $num } of { $den } each
odds-or = { ", or " }
verdict-why = Why
verdict-remedies = What would change it
verdict-alternatives = It could also be judged like this
verdict-steps = Step by step
ledger-step = Step
ledger-figure = Figure
ledger-idle =
    { $n ->
        [one] One more step considered, without effect
       *[other] { $n } more steps considered, without effect
    }

basis-seeds = Rests on the documents alone.
basis-mixed = Rests on the documents, with some figures from elsewhere.
basis-outside = Rests on figures from outside the documents.
flag-rulebook = { $table }, { $row }, { $column }: { $figure }, from the operator's rulebook.
rulebook-used = Figures of the operator's own rulebook were used (fingerprint { $fingerprint }).
rulebook-differs = This link was made with figures of a rulebook ({ $linked }) that is not in use here: { $served ->
    [none] the printed figures are used
   *[other] another one is ({ $served })
  }, and the verdict may differ.

## The clock

clock-length = Length
clock-left = Time left
clock-start = Start
clock-go-on = Go on
clock-pause = Pause
clock-reset = Reset
clock-aloud = Announce aloud
clock-next = {"{n}"}-minute call in {"{in}"}
clock-kept = The start is kept in the address: anybody who opens the link sees the same clock.
clock-by-hand = Enter minutes played
clock-calls = Announcements
clock-after = What may be done when time is up

## Tables and documents

table-from = From:
table-outside = Not from the documents: { $reference }.
table-trust = Which source, and how certain
table-stated = In bold, the figures that the documents do print:
table-replaced = The operator of this server has replaced the underlined figures.
table-scroll = table, scrolls sideways
table-checks = Checks that use it
table-nodes = Rulings that quote it

source-bob = Bob Beattie's Commentary
    .about = Bob's Commentaries on DBA 2.2, by Bob Beattie, 13 May 2004; Italian translation by Attilio Andreazza, 3 January 2005. It clarifies the rules and does not replace them.
source-qrs = Quick-reference sheet 2010
    .about = Italian quick-reference sheet, unsigned, marked “DBA 2.2 v.2010”.
source-dbe = De Bellis Empire
    .about = De Bellis Empire 1798-1815, by Tito La Puente: Napoleonic rules in Italian.
source-ai = Advanced Impetus 1.7
    .about = Advanced Impetvs 1.7, Dadi&Piombo, 1 September 2015: added, changed and tournament rules for Impetus.
source-coverage = Items with a ruling here so far: { $cited } of { $all }.
source-items = { $n ->
    [one] 1 item
   *[other] { $n } items
}
source-part = { $cited } of { $all } with a ruling
item-place = Item { $nth } of { $all } in “{ $section }”, { $document }.
item-nodes = Rulings that rest on this item
item-uncited = No ruling cites it yet.
row-uncited = no ruling yet
row-excused = none needed
item-excused = No ruling needed:
item-ruling = ruling
item-definition = definition
item-table = table
item-example = example
item-amendment = amendment
item-clarification = clarification
item-tournament = tournament
item-advanced = advanced
item-note = note
repairs = Repairs to the recognised text
repair-line = line

voice-rule = rule
    .about = The rulebook itself.
voice-commentary = commentary
    .about = The Commentary, by somebody who has followed the game for years: it says what the rule means.
voice-author = author
    .about = An answer by Phil Barker, marked (PB) in the Commentary.
voice-sheet = sheet
    .about = The quick-reference sheet: short, and at times at odds with the Commentary. Where the two differ, the Commentary is followed.
voice-tournament = tournament
    .about = Holds in tournaments.
voice-translator = translator
    .about = A note by the translator.
voice-amendment = amendment
    .about = Changes the printed rule.
voice-clarification = clarification
    .about = Explains the printed rule without changing it.
voice-advanced = advanced
    .about = An extra rule, to be used by agreement.
voice-editor = editor
    .about = Our own words: a comparison, a consequence, some advice.

## Glossary

glossary-title = Glossary
glossary-lead = Everything by its name in both languages, with its abbreviation and what clubs call it.
glossary-shared = In several games
name = Name
abbr = Abbreviation
jargon = Slang
concept-names = Names in both languages
forms = Also found as
deprecated = Better avoided
definition = Definition
concept-nodes = Rulings about it
concept-games = Each game has its own idea of it: what one says does not hold for another.
false-friend = Not to be confused
term-more = In the glossary
concept-none = No ruling mentions it yet.
concept-search = Search all rulings for it
concept-systems = Used in
concept-tables = From the tables
concept-row = Its row
concept-column = Its column
concept-asks = Checks, with it filled in

## Matrices

matrix-legend = Each cell: the rolls out of { $den } on which the row destroys the column. Green: it destroys more often than it is destroyed; red: less often. A touch opens the whole calculation.
matrix-open = ⁇ : the documents leave it open; below are the readings to agree on.
matrix-none = – : this pair cannot fight like that.
matrix-given = Circumstances
matrix-row = Row
matrix-column = Column
matrix-pick = One troop:
matrix-rows = all
matrix-submit = Show
matrix-fresh = Without circumstances
matrix-check = The check for a single pair
matrix-origin = Where the figures come from
matrix-cells = { $n ->
    [one] (one cell)
   *[other] ({ $n } cells)
  }

## Open points, what is new

disputes-title = Questions to agree on before the game
disputes-lead = The rules are silent here, or contradict each other. Choose a reading with your opponent before the first bound.
disputes-none = No open points.
dispute-open = nothing decides
dispute-conflict = one reading is followed
changes-title = What's new
changes-lead = Revised rulings, newest first.
changes-none = No revision recorded so far.
feed-follow = Follow the changes (Atom feed)
feed-title = What's new: { $title }
changes-when = When
changes-choose = Game and day
changes-always = Any time
changes-answer = Answers, before and after
changes-new = New
changes-wording = Other changes to the text
changes-shown = The newest { $listed } of { $all }.

## About

about-title = About Cavillo
about-1 = A library of rules for miniature wargames, made to be consulted mid-game, on a phone, in a hall with a bad signal.
about-2 = Every ruling begins with the answer, and says which items of the documents it rests on and who is speaking. The words are our own: the original documents remain the source, and every key such as bob:recoil.2 leads to the item cited.
about-3 = Checks apply the rules to a situation you describe: they show every step and quote the sentences that decide. Where the documents are not enough they do not guess: they say so, and list the possible readings.
about-4 = No cookies and no third-party services. The rulings you read recently are kept on your own phone and nowhere else.
about-voices = Who is speaking
about-voices-lead = Not every sentence carries the same weight: a mark and a word say whose it is.
about-findings = How to read a verdict

## Errors

error-400 = Request not understood
    .lead = The address cannot be read.
error-404 = There is no such page
    .lead = The address leads to no ruling, check or item.
error-405 = That cannot be done here
    .lead = This address can only be read.
error-410 = This page is gone
    .lead = It was removed and nothing took its place.
error-413 = Request too large
    .lead = The request is larger than this server accepts.
error-414 = Address too long
    .lead = The address is longer than this server accepts.
error-422 = Something to put right
    .lead = Some of the input cannot be used.
error-429 = Too many requests
    .lead = Wait a few seconds and try again.
error-500 = Something broke
    .lead = The fault is ours. Try again shortly.
error-503 = One moment
    .lead = The server is stopping or starting. Try again shortly.
error-asked = You asked for
error-called = “{ $name }” has several meanings
error-several = Several things have that name: choose the one you mean.
error-near = Something like it exists
error-ways = From here you can
error-search = Search for “{ $q }”
error-contents = Browse { $system }
error-glossary = Look in the glossary
error-home = Start from the beginning

## Bases on the table

piece-id = Name
    .ask = What do you call { $whose }?
piece-side = Side
    .ask = Which side does { $whose } belong to?
piece-troop = Troops
    .ask = What troop type is { $whose }?
piece-x = East (x)
    .ask = How many mm from the west edge of the table is the centre of { $whose }?
piece-y = North (y)
    .ask = How many mm from the south edge of the table is the centre of { $whose }?
piece-facing = Facing
    .ask = Which way does { $whose } face, in degrees (0 is north, 90 is east)?
piece-w = Frontage
    .ask = How many mm wide is { $whose }?
piece-d = Depth
    .ask = How many mm deep is { $whose }?
piece-kind = Kind
    .ask = What kind of terrain or place is { $whose }?
piece-control = Held by
    .ask = Who holds { $whose }?
piece-polygon = Corners
    .ask = Where are the corners of { $whose }?
side-A = Side A
side-B = Side B
edge-front = front
edge-right = right
edge-rear = rear
edge-left = left
alternative-open = It depends on more facts.
alternative-marginal = Too close to call: the smallest change either way changes the verdict

## The sheet

sheet-title = Quick reference: { $system }
sheet-deciding = No|Only|1 PIP extra|costs two points|not destroyed|is destroyed|are destroyed|destroys it|is disordered|is lost|may not|cannot|never|must|nothing|no farther|no impetus bonus|no|does not|are not|at most|only|+1|may|can
sheet-lead = Every line is a ruling of the library, and leads to it. Prints on A4.
sheet-as-of = As of { $date }.

## Pictures of the table

picture = The table
picture-of = The table: { $title }
picture-piece = { $id }, { $troop }, { $side }: facing { $compass } ({ $facing }°), centre { $x } mm east and { $y } mm north, base { $w } × { $d } mm
picture-ground =
    { $held ->
        [A] { $id }: { $kind } held by side A, { $west } to { $east } mm east and { $south } to { $north } mm north
        [B] { $id }: { $kind } held by side B, { $west } to { $east } mm east and { $south } to { $north } mm north
       *[none] { $id }: { $kind }, { $west } to { $east } mm east and { $south } to { $north } mm north
    }
picture-name = { $kind }
picture-short = { $id } { $troop }
picture-scale =
    { $paces ->
        [none] { $mm } mm, one base width
       *[other] { $mm } mm, one base width, { $paces } paces
    }
picture-length = { $mm } mm
picture-distance =
    { $paces ->
        [none] { $mm } mm ({ $inches }″)
       *[other] { $mm } mm ({ $paces } paces, { $inches }″)
    }
picture-mark = { $of }: { $mark }
picture-mark-move = { $of }: { $mark }, centre { $x } mm east and { $y } mm north, facing { $compass } ({ $facing }°)
mark-same-place = in the same place as another
compass-n = north
compass-ne = north-east
compass-e = east
compass-se = south-east
compass-s = south
compass-sw = south-west
compass-w = west
compass-nw = north-west
ground-good = good going
ground-road = road
ground-gentle-hill = gentle hill
ground-steep-hill = steep hill
ground-hill = hill
ground-crest = hill crest
ground-wood = wood
ground-marsh = marsh
ground-rough = rough going
ground-dunes = dunes
ground-oasis = oasis
ground-river = river
ground-bua = BUA
ground-town = town
ground-camp = camp
ground-waterway = waterway

## Lessons

learn-title = Learn to play
learn-lead = Short lessons, best read in order: each ends with an example to vary and a few questions.
learn-none = There are no lessons yet.
learn-questions =
    { $n ->
        [one] one question
       *[other] { $n } questions
    }
learn-step = Lesson { $n } of { $of }
question-title = Question { $n }
question-asks = What is “{ $what }”?
question-answer = Answer it in the lesson
question-right = Right
question-wrong = Wrong
question-is = The answer is: { $answer }.
question-nothing = nothing
question-open = Open the check with this situation

## Tools

aids = Aids at the table
more-tables = { $n ->
    [one] One more table
   *[other] { $n } more tables
}
more-rulings = { $n ->
    [one] One more ruling
   *[other] { $n } more rulings
}
sheet-tap = Tap a sign for its reasons.
sheet-lines = { $n ->
    [one] 1 line
   *[other] { $n } lines
}
more-checks = { $n ->
    [one] One more check
   *[other] { $n } more checks
}
tool-known = What is known already
tool-submit = Use in every step
tool-rulings = The rulings

## Doubts

doubt-summary = Report a doubt
doubt-hint = Paste this into the project's tracker or a forum: it says exactly which sentence is meant.
doubt-label = Text
doubt-claims = The sentence I doubt (keep one):
doubt-mine = My doubt, and the words of the rules that raise it:

## The board

check-pieces = Bases and terrain in numbers
board-how = Drag the bases: the verdict follows.
board-keys = By keyboard: choose one, move it with the arrows (with shift, 10 mm) and turn it with [ ]; Delete removes it, Ctrl+Z undoes.
board-stands = {"{id}"}: {"{x}"} mm east, {"{y}"} mm north, {"{facing}"}°
board-added = {"{id}"} added
board-removed = {"{id}"} removed
board-undone = Undone
board-lost = No connection: the verdict is the earlier one
board-full = The table takes {"{most}"} bases at most
board-turn = Turn by { $degrees }°
board-remove = Remove
board-undo = Undo
board-redo = Redo
board-fit = Show all
board-snap = Snap
board-part = Role
board-add = Add
board-ground = Terrain
board-ground-add = Terrain
piece-elements = Bases on the table
piece-terrain = Terrain on the table
piece-board = Table
piece-scene = The situation
piece-of = { $whose }, { $label }

## What is settled for a whole game

game-title = Settings of this game: { $system }
game-lead = What you agree once holds for the whole game: bases, scale, and how you read the points the documents leave open. Every check uses it.
game-settled = Settled for this game
game-keep = Use on this device
game-kept = In use on this device
game-share = The link for the other player
game-checks = Checks that use it
game-in-use = Settings are in use on this device.
game-forget = Forget them
game-points = Questions to agree on
game-sum = { $set } agreed · { $mere } as usual · { $open } left open
game-point = The whole ruling
game-open = Leave it open: the check gives every reading
game-now-settled = { $reading } · agreed
game-now-usual = { $reading } · usual
game-now-open = left open
game-submit = Apply
game-take-usual = { $n ->
    [one] Take the usual reading
   *[other] Take all { $n } usual readings
}
game-settled-count = { $n ->
    [one] 1 setting
   *[other] { $n } settings
}
game-applies = With the settings of this game.
game-change = Change them

## Desks: lists that grow

desk-hard = Not allowed
desk-soft = Worth knowing
desk-add = Add: { $what }
desk-remove = Remove
desk-up = Up
desk-down = Down
desk-copy = Duplicate
desk-more = One more
desk-less = One less
desk-order = Change the order
desk-lines = Lines read
line-in-order = nothing wrong
line-at-fault = at fault
line-open = open
line-not-checked = not checked to the end
desk-rule = The rule
desk-csv = Download the table:
desk-working = How the verdict is reached
desk-share = Address and QR code
desk-qr = QR code of the address
desk-no-qr = No QR code: the address has no site name, or is too long.
desk-agree = Agree on one of these
desk-example = Show an example
desk-save = Download
desk-load = Open a file
desk-print = Print
desk-lost = No verdict: there is no connection. The form keeps what you entered.
desk-long = Too long for an address: save it to a file to keep it.
desk-bad-file = This page did not save that file.

## On this device

pin = Save
pinned = Saved
unpin = Remove
home-pinned = Saved

nav-offline = Offline
offline-title = Without a connection
offline-lead = After the first visit the site stays on this device: rulings, search and checks answer in flight mode too, in English and in Italian.
offline-noscript = Without JavaScript the site cannot stay on the device: every page needs a connection.
offline-here = On this device
offline-looking = Looking at what is kept here…
offline-absent = This server has no copy to keep on a device: rulings, search and checks need a connection. Books and printed sheets work without one.
offline-unsupported = This browser cannot keep a copy of the site here, or the address does not begin with https: a connection is needed.
offline-none = There is no copy here yet: rulings, search and checks need a connection.
offline-loading = The copy is on its way; you can go on reading.
offline-stored = The copy is complete: rulings, search and checks answer without a connection.
offline-newer = The copy is complete, and there is a newer one. Move to it whenever you like.
offline-failed = The copy was interrupted. What has arrived stays; the rest follows as soon as the connection is back.
offline-progress = Progress of the copy
offline-edition = Edition
offline-fingerprint = Fingerprint
offline-packed = Download
offline-bytes = Space taken
offline-keep = Keep a copy here
offline-update = Move to the new edition
offline-look = Look for a new edition
offline-remove = Remove the copy from here
offline-what = What works
offline-what-works = Without a connection you still have rulings, chapters, glossary, search, checks and tools: they are the same pages, made by the same program.
offline-what-not = A connection is needed for the original passages, for what changed since an earlier revision, and for figures of an operator's own.
offline-what-updates = A new edition arrives quietly and waits: nothing changes in the middle of a game until you ask for it.
offline-what-private = What you read and what you save stays on this device: no one else sees it.
offline-paper = On paper
offline-books = As a book
offline-books-how = A phone or an e-reader opens these without the site: every ruling, table and term of a game, with the worked examples and their pictures.
offline-install = On the home screen
offline-install-how = In the browser's menu choose “Install” or “Add to Home screen”: the site then opens like any other app.
offline-mark = No connection: copy of {"{edition}"}
offline-fresh = There is a new edition of the rules.
offline-reload = Reload
offline-later = Later
folder-absent = This folder holds the pages, not the program that answers: search and verdicts only work on the site.

## Linking elsewhere

nav-linker = Link a post
copy-now = Copy
linker-title = Link a post
linker-lead = Paste a post: each ruling or item of a document it names becomes a link, ready for the forum.
linker-post = The post
linker-submit = Link it
linker-private = The post is read, answered and forgotten. At most 20,000 characters.
linker-take = Copy
linker-unknown = Not found
linker-near = perhaps
linker-found = What is cited
linker-how = What is recognised
linker-how-ruling = a ruling, or one sentence of it, by the name in its address.
linker-how-item = an item of a document, by its key or with the section sign.
linker-how-words = the same in words, in either language; after one of them, “point (c)”, “section 5.1” or “previous point” are counted from it
linker-how-brackets = between double brackets anything that has a page here: checks, tables, glossary terms, chapters. After a bar, the words of the link.
linker-how-not = Addresses, code and existing links stay as they are. The rest of the post, its own markup included, stays as typed.
linker-script = For other sites
linker-script-lead = A site that includes this line links the citations in its own pages, and shows the short answer of the one pointed at:
linker-script-lang = the language of the answers (it, en); otherwise the page's, otherwise the reader's.
linker-script-scope = which parts of the page are read, as a CSS selector.
linker-script-call = call it with an element that was added later.
linker-script-private = It depends on nothing, sets no cookie and does not report who reads what: this site is asked only when a reader points at a link.
linker-too-long =
    { $n ->
       *[other] Too long: at most { $n } characters
    }
linker-count =
    { $n ->
        [0] No citation found
        [one] One citation linked
       *[other] { $n } citations linked
    }
## The API

nav-api = API
about-programs = For programs
api-title = The API
api-aim = Languages, limits and licence
api-lead = Everything on this site can also be read by programs: search, rulings, checks and verdicts, as JSON.
api-stable = Ids never change. Fields may be added to an answer, never renamed or taken away, so a program should ignore what it does not know.
api-language = Each answer is in one language: lang=it or lang=en says which, otherwise Accept-Language decides. Codes, ids and figures are the same in both.
api-open = No key, no account. Pages of any other site may read the API too (CORS), without cookies. Answers carry an ETag: send it back as If-None-Match and an unchanged answer costs you nothing.
api-limits = A client that sends too many requests in a short time gets status 429, and Retry-After says how many seconds to wait. What is left is in every counted answer, in RateLimit and RateLimit-Policy: requests, and milliseconds of processor time. If you want everything, take the whole library in one go.
api-licence = The texts are under CC BY 4.0: use them, and say where they come from.
api-document = The same description for programs (OpenAPI 3.1), with the inputs and results of every check:
api-addresses = Addresses
api-more = { $n ->
    [one] … and one more line.
   *[other] … and { $n } more lines.
}
api-more-of-it = … and so on.
api-search = Search
    .about = Rulings for a question in either language, best first.
api-node = A ruling
    .about = One node: its answer, its text, its claims with the documents they rest on.
api-nodes = The whole library
    .about = A node and language on each line (NDJSON).
api-cite = What an id leads to
    .about = Ids of any kind: rulings, claims, items of the documents, checks, tables, concepts.
api-citations = The citations of a text
    .about = Send a draft as text, at most 20,000 characters: every citation in it with its place, what each says, and which lead nowhere. Nothing of it is kept.
api-revisions = What was revised last
    .about = Rulings, newest revision first, each once. The same as Atom feeds: /en/feed.atom, and feed.atom below the address of a game, a chapter or a ruling, such as /en/dba/recoil/feed.atom.
api-checks = Every check
    .about = The list of what can be asked.
api-check = What a check takes and gives
    .about = JSON Schema of its inputs and of its results.
api-judge = A verdict
    .about = Send a situation, get a verdict with its steps, reasons and a permanent link. A move that is not allowed is a good answer, status 200. Values have the JSON types of the schema: a text is not a number, and 1 is not true.
api-table = The figures of a table
    .about = Every cell with its id, which is also a permalink: /cite/ and the table's id, a dot, the row, a dot, the column.
api-matrix = A whole matrix
    .about = A check asked for every pair of troops. Circumstances are parameters named after the check's fields, such as a.overlaps=1.
api-openapi = The description of the API
    .about = OpenAPI 3.1, in either language.
api-place-node = The ruling's id, which contains slashes.
api-place-cite = An id of any kind.
api-place-check = The check's id.
api-place-judge = The check's id.
api-place-table = The table's id.
api-place-matrix = The matrix's id.
api-param-q = What to look for: words, "phrases", -without, system: kind: voice: section: cites:, an id or a source key.
api-param-system = One game only.
api-param-kind = One kind of node only, or source for the original passages:
api-param-section = One section of a game only, such as recoil.
api-param-about = Ids of concepts that every hit speaks of, separated by commas.
api-param-limit = How many results are shown; the schema gives the default and the maximum.
api-param-offset = How many hits to pass over, at most 1,000.
api-param-of = Games, chapters and rulings, separated by commas, at most 100; without it, everything. Names that lead nowhere are listed as unknown.
api-param-lang = The language of the answer. Without it, Accept-Language decides.
api-param-agreed = Readings the players agreed on, separated by commas.
api-problems = When there is no answer
api-problems-lead = Errors are problem documents (RFC 9457). Their type says what happened and is never renamed; errors lists every bad field at once, near the names that exist and look alike.
problem-malformed-json = The body is not JSON; line and column say where.
problem-not-an-object = The body is JSON, but not an object with the inputs.
problem-bad-request = The request itself cannot be read.
problem-unknown-id = Nothing has that name or address; near holds those that look alike.
problem-method-not-allowed = This address does not accept that method; Allow says which it accepts.
problem-request-timeout = The body took too long to arrive.
problem-payload-too-large = The body is larger than 64 kB.
problem-bad-input = Some of the input cannot be used; errors says which, and what is accepted.
problem-too-many-requests = Too much at once; Retry-After says how many seconds to wait.
problem-internal-server-error = The fault is ours.

guide-told = What you have stated
guide-put = { $label }?
guide-sides = Who fights whom?
guide-exact = An exact value
guide-other = Another number
guide-several = Several at once
guide-go = Go on
guide-form = The whole form
guide-usual = Tap what is different
guide-unless = if instead
guide-was = Before:
guide-same = The verdict stays the same.
guide-none-told = Nobody
source-short-bob = Commentary
source-short-qrs = Sheet
source-short-dbe = De Bellis Empire
source-short-ai = Advanced Impetus
# Other names of the documents in texts, separated by |.
source-called-bob = Bob | Bob's Commentary | Bob's Commentaries | Bob Beattie | Beattie | Commentaries | DBA Commentary
source-called-qrs = QRS | quick reference sheet | quick-reference sheet | reference sheet | DBA sheet
source-called-dbe = DBE
source-called-ai = AI | Adv Impetus
# Connecting words of citations, separated by spaces: before, between and after their parts.
citation-on = on in at about under see cf the
citation-section = section sections sec sect chapter ch paragraph para par
citation-point = point points item no number nr rule
citation-of = of in from
citation-and = and or also
citation-previous = previous preceding above
citation-next = next following below
citation-after = says say said is are has have does for on about that which but so because if when where
citation-table = table
source-item = { $source }, { $item }
guide-take = take it out
problem-service-unavailable = Too many responses are waiting for clients that do not read them; Retry-After says how many seconds to wait.
source-item-table = table

share-menu = Share
share-image = Image
fill-screen = Fill the screen
fill-turn = Turn it round
fill-close = Close
check-beside = What goes with this check
check-nodes-more = { $n ->
    [one] One more
   *[other] { $n } more
 }
check-akin = Related checks
home-h1 = Rules questions answered, your situation judged
home-sample = For example
home-odds = What are the odds?
home-odds-lead = Tap one troop, then the other.
told-all = All { $n } answers
list-rest = More
page-fault-no-piece = { $label }: not chosen yet. Choose it on the board below, or add it there.
page-fault-unknown-field = This link gives “{ $path }”, which is not a field of this check. Its questions are below.
page-fault-unknown-part = { $label }: “{ $given }” cannot be read. Move or turn the base on the board, or type its numbers below.
page-fault-not-one-of = { $label }: “{ $given }” is not one of the choices below.
page-fault-not-a-group = “{ $given }” alone does not say which troops are meant. Choose below which take part.
finding-lost = Lost
    .about = It is lost and leaves the table.
finding-back = Goes back
    .about = It recoils, retreats or flees.
crumb-checks = Checks
home-games = For { $games }. Every sentence names its source.
home-begin = Begin: { $what }
field-how = How a line is written
desk-people = Players
desk-people-example = Ann, Bob, Cat, Dan
desk-people-hint = Names, separated by commas. Every row below offers them.
desk-besides = More about the list
desk-by-row = Or row by row
api-answer = The answer
scope-impetus = These checks know the amendments, the advanced rules and the tournament rules. The rulebook's own procedure is not in them: keep it beside you.
board-photo = Your own table underneath
board-photo-how = Take a photo from straight above. It stays on this device. Two taps on the front corners of one base say how large everything is; then drag the bases over those of the photo.
board-photo-width = Width of that base, mm
board-photo-open = Choose a photo
board-photo-off = Take it away
board-photo-first = Tap one front corner of a base in the photo.
board-photo-second = Now the other front corner.
board-photo-laid = The photo has its size: drag the bases onto it.
board-photo-unread = This file is not a picture that the browser can read.
