# De Bellis Empire: the words of the checks, the tables and the open points.

dbe = De Bellis Empire

## Troops, ground, formations

dbe-arm-infantry = infantry
dbe-arm-cavalry = cavalry
dbe-arm-artillery = artillery
dbe-arm-general = general

dbe-troop-irregular-infantry = Irregular infantry
dbe-troop-line = Line infantry
dbe-troop-light-infantry = Light infantry
dbe-troop-voltigeurs = Voltigeurs
dbe-troop-elite = Elite infantry
dbe-troop-guard = Guard infantry
dbe-troop-irregular-cavalry = Irregular cavalry
dbe-troop-lancers = Lancers
dbe-troop-light-cavalry = Light cavalry
dbe-troop-dragoons = Dragoons, carabiniers
dbe-troop-cuirassiers = Cuirassiers
dbe-troop-guard-heavy-cavalry = Guard heavy cavalry
dbe-troop-guard-light-cavalry = Guard light cavalry
dbe-troop-light-artillery = Light artillery
dbe-troop-medium-artillery = Medium artillery
dbe-troop-heavy-artillery = Heavy artillery
dbe-troop-horse-artillery = Horse artillery
dbe-troop-corps-general = Corps general
dbe-troop-commander-in-chief = Commander-in-chief

dbe-going-road = road
dbe-going-normal = normal ground
dbe-going-rough = rough ground
dbe-going-difficult = difficult ground

dbe-formation-line = line
dbe-formation-square = square
dbe-formation-open = open order

dbe-cover-none = no cover
dbe-cover-light = light cover
dbe-cover-heavy = heavy cover

## Fighting

dbe-ground-open = open ground
dbe-ground-rough = rough ground
dbe-ground-difficult = difficult ground
dbe-phase-shooting = shooting
dbe-phase-melee = melee
dbe-margin-none = none
dbe-margin-lower = lower
dbe-margin-half = half or less
dbe-fate-none = nothing
dbe-fate-retreat = retreat
dbe-fate-flight = flight
dbe-fate-destroyed = destroyed
dbe-fate-reroll = dice rolled again
dbe-pursuit-mandatory = must pursue
dbe-pursuit-optional = may pursue
dbe-pursuit-never = never pursues
dbe-pursuit-none = no pursuit
dbe-known-won = the melee is won
dbe-supporter-survives = survives
dbe-outcome-ask-result = what becomes of the loser
dbe-outcome-ask-pursuit = whether the winner pursues

## Result of a fight

dbe-outcome = Result of a fight
    .question = What becomes of the loser, and does the winner pursue?

dbe-outcome-field-ask = Only this question
dbe-outcome-field-phase = Shooting or melee
dbe-outcome-field-loser = Loser
    .hint = In shooting, the target.
dbe-outcome-field-winner = Winner
    .hint = In shooting, the shooter.
dbe-outcome-field-winner_in_square = The winner is in square
dbe-outcome-field-loser_ground = The loser stands on
dbe-outcome-field-loser_total = The loser's total
dbe-outcome-field-winner_total = The winner's total
dbe-outcome-field-result = What is known without totals
dbe-outcome-field-attacked_on_several_fronts = The element was attacked on several sides at once
dbe-outcome-field-rear_support = The loser had rear support

dbe-outcome-value-result = The loser
dbe-outcome-value-pursuit = The winner
dbe-outcome-value-attackers = The attackers
dbe-outcome-value-supporter = The supporter

dbe-outcome-finding-none = { $ask-code ->
    [pursuit] There is no pursuit.
   *[other] Nothing happens.
}
dbe-outcome-finding-retreat = { $attackers-code ->
    [retreat] All its attackers retreat.
   *[other] The loser retreats.
}
dbe-outcome-finding-flight = The loser flees.
dbe-outcome-finding-destroyed = The loser is destroyed.
dbe-outcome-finding-reroll = Equal totals: both roll again.
dbe-outcome-finding-mandatory = The winner must pursue.
dbe-outcome-finding-optional = The winner may pursue or stay.
dbe-outcome-finding-never = Artillery does not pursue.

dbe-outcome-step-margin = { $why ->
    [half] { $loser } against { $winner }: half or less, the harsher result.
    [lower] { $loser } against { $winner }: more than half, the milder result.
    [reroll] { $loser } against { $winner }: equal, the dice are rolled again.
    [equal] { $loser } against { $winner }: equal, the target suffers nothing.
   *[unhurt] { $loser } against { $winner }: the shooter scored less and suffers nothing.
}
dbe-outcome-step-several-fronts = { $why ->
    [won] Attacked on several sides and victorious: all its attackers retreat.
    [lost] Attacked on several sides and beaten: destroyed, by whatever margin.
   *[no] It was not a melee on several sides with a loser.
}
dbe-outcome-step-row = Row of the table: { $row }.
dbe-outcome-step-plain = { $row }, when nothing makes it worse: { $fate }.
dbe-outcome-step-by-cavalry = { $applied ->
    [yes] Cavalry won: { $fate }.
   *[no] Cavalry would make it worse where it counts: { $fate }.
}
dbe-outcome-step-by-heavy-cavalry = { $applied ->
    [yes] Heavy cavalry won: { $fate }.
   *[no] Heavy cavalry would have made it worse: { $fate }.
}
dbe-outcome-step-by-light-cavalry = { $applied ->
    [yes] Light cavalry won: { $fate }.
   *[no] Light cavalry would have made it worse: { $fate }.
}
dbe-outcome-step-by-artillery = { $applied ->
    [yes] Artillery won: { $fate }.
   *[no] Artillery would have made it worse: { $fate }.
}
dbe-outcome-step-by-voltigeurs = { $applied ->
    [yes] Voltigeurs won: { $fate }.
   *[no] Voltigeurs would make it worse in the open: { $fate }.
}
dbe-outcome-step-by-square = { $applied ->
    [yes] A square won: { $fate }.
   *[no] A square would have made it worse: { $fate }.
}
dbe-outcome-step-difficult = { $applied ->
    [yes] On difficult ground: { $fate }.
   *[no] Difficult ground would have made it worse: { $fate }.
}
dbe-outcome-step-ground-condition = { $applied ->
    [yes] On { $ground } this cause is enough.
   *[no] On { $ground } this cause is not enough.
}
dbe-outcome-step-as-printed = { $applied ->
    [yes] Irregular cavalry under guns, as printed.
   *[no] As agreed, guns destroy irregular cavalry in both degrees.
}
dbe-outcome-step-supporter = { $applied ->
    [yes] The element supporting it survives.
   *[no] No supporter's fate is in question.
}
dbe-outcome-step-pursuit = { $why ->
    [mandatory] { $winner }: pursuit is compulsory.
    [optional] { $winner }: pursuit is optional.
    [never] { $winner }: artillery never pursues.
   *[shooting] After shooting there is no pursuit.
}
dbe-outcome-step-place = The pursuer takes the place of the beaten element and goes no farther.

dbe-point-lancers-row = Are lancers light cavalry or heavy?
dbe-point-dragoons-row = Are dragoons heavy cavalry or light?
dbe-point-ground-as-a-condition = Is difficult ground a cause of its own, or a condition of the others?
dbe-point-guns-or-difficult-ground = Does difficult ground destroy heavy cavalry by itself?
dbe-point-shot-irregulars = What do guns do to irregular cavalry?
dbe-point-dragoons-in-pursuit = Must dragoons pursue?
flag-conflict-shot-irregulars = Irregular cavalry shot by guns fares as printed, odd as it is.

## A shot

dbe-nation-british = British
dbe-nation-russian = Russian
dbe-nation-other = others
dbe-band-out = out of range

dbe-shooting = A shot
    .question = What do shooter and target count, and how does the shot end?

dbe-shooting-field-shooter = Shooter
dbe-shooting-field-shooter-troop = Troops
dbe-shooting-field-shooter-nation = Nation
dbe-shooting-field-shooter-old_guard = French Old Guard
dbe-shooting-field-shooter-in_square = In square
dbe-shooting-field-target = Target
dbe-shooting-field-target-troop = Troops
dbe-shooting-field-target-in_square = In square
dbe-shooting-field-target-cover = Cover
dbe-shooting-field-target-old_guard = French Old Guard
dbe-shooting-field-band = Range
dbe-shooting-field-enfilade = In enfilade
dbe-shooting-field-supporters = Friends shooting at it too
dbe-shooting-field-dice = Dice
    .hint = Without them the check gives the odds.
dbe-shooting-field-dice-shooter = Shooter's die
dbe-shooting-field-dice-target = Target's die

dbe-shooting-value-shooter_sum = Shooter before the die
dbe-shooting-value-target_sum = Target before the die
dbe-shooting-value-shooter_total = Shooter's total
dbe-shooting-value-target_total = Target's total
dbe-shooting-value-margin = The target loses by

dbe-shooting-finding-shooter_sum = { $margin-code ->
    [none] The shooter counts { $shooter_sum }, the target { $target_sum }.
   *[other] The shooter totals { $shooter_total }, the target { $target_total }: { $margin }.
}

dbe-shooting-step-shooter-factor = { $troop } shooting: { $value }.
dbe-shooting-step-target-factor = { $troop } as a target, melee factor: { $value }.
dbe-shooting-step-modifier = { $applied ->
    [yes] Counts, { $line }: { $value }.
   *[no] Does not apply: { $line }.
}
dbe-shooting-step-helpers = { $applied ->
    [yes] Friends shooting at the target too, { $helpers }: { $value } on it.
   *[no] Nobody else shoots at the target.
}
dbe-shooting-step-old-guard-target = { $applied ->
    [yes] The Old Guard adds { $value } under fire too.
   *[no] The Old Guard adds nothing when it is the target.
}
dbe-shooting-step-totals = { $why ->
    [half] { $value } against { $target }: the target has half or less.
    [lower] { $value } against { $target }: the target has less, but more than half.
    [equal] { $value } against { $target }: equal, nothing happens.
   *[above] { $value } against { $target }: the shooter has less and suffers nothing.
}
dbe-shooting-odds-none = nothing
dbe-shooting-odds-lower = milder result
dbe-shooting-odds-half = harsher result

dbe-point-old-guard = Does the Old Guard have its bonus when it is shot at?
dbe-point-several-helpers = Does supporting fire count once, or once for each helper?

## A melee

dbe-side-a = A
dbe-side-b = B

dbe-melee = A melee
    .question = What does each side count, and who wins?

dbe-melee-field-a = A
dbe-melee-field-b = B
dbe-melee-field-dice = Dice
    .hint = Without them the check gives the odds.
dbe-melee-field-dice-a = A's die
dbe-melee-field-dice-b = B's die
dbe-melee-field-a-troop = Troops
dbe-melee-field-a-charging = Is charging
dbe-melee-field-a-active = Its player's turn
dbe-melee-field-a-entered_contact = Came into contact this turn
dbe-melee-field-a-first_round = First round of the melee
dbe-melee-field-a-general_adjacent = A friendly general next to it
dbe-melee-field-a-rear_support = Rear support
dbe-melee-field-a-higher = Higher than the enemy
dbe-melee-field-a-cover = Cover
dbe-melee-field-a-going = Ground
dbe-melee-field-a-in_square = In square
dbe-melee-field-a-hit_frontally = Attacked in front (guns)
dbe-melee-field-a-enemies_flank_rear_overlap = Enemies on flank or rear, or overlapping
dbe-melee-field-a-routed_corps_attacking = Attacking with a broken corps
dbe-melee-field-b-troop = Troops
dbe-melee-field-b-charging = Is charging
dbe-melee-field-b-active = Its player's turn
dbe-melee-field-b-entered_contact = Came into contact this turn
dbe-melee-field-b-first_round = First round of the melee
dbe-melee-field-b-general_adjacent = A friendly general next to it
dbe-melee-field-b-rear_support = Rear support
dbe-melee-field-b-higher = Higher than the enemy
dbe-melee-field-b-cover = Cover
dbe-melee-field-b-going = Ground
dbe-melee-field-b-in_square = In square
dbe-melee-field-b-hit_frontally = Attacked in front (guns)
dbe-melee-field-b-enemies_flank_rear_overlap = Enemies on flank or rear, or overlapping
dbe-melee-field-b-routed_corps_attacking = Attacking with a broken corps

dbe-melee-value-a_sum = A before the die
dbe-melee-value-b_sum = B before the die
dbe-melee-value-a_total = A's total
dbe-melee-value-b_total = B's total
dbe-melee-value-winner = Winner
dbe-melee-value-reroll = Rolled again
dbe-melee-value-margin = The loser loses by

dbe-melee-finding-a_sum = { $winner-code ->
    [none] A counts { $a_sum }, B { $b_sum }.
   *[other] A totals { $a_total }, B { $b_total }: { $winner } wins, { $margin }.
}

dbe-melee-step-side-factor = { $side }, { $troop }: { $value }.
dbe-melee-step-side-modifier = { $applied ->
    [yes] { $side }, { $line }: { $value }.
   *[no] { $side }, does not apply: { $line }.
}
dbe-melee-step-charge = { $applied ->
    [yes] { $side } charges: { $value }.
   *[no] { $side } adds nothing for a charge.
}
dbe-melee-step-loses = { $value } against { $other }: the lower total loses.
dbe-melee-step-melee-totals = { $why ->
    [half] { $value } against { $other }: the loser has half or less.
    [lower] { $value } against { $other }: the loser has more than half.
   *[none] { $value } against { $other }: equal, both roll again.
}
dbe-melee-odds-a-half = A suffers the harsher result
dbe-melee-odds-a-lower = A suffers the milder result
dbe-melee-odds-b-lower = B suffers the milder result
dbe-melee-odds-b-half = B suffers the harsher result

dbe-point-when-the-charge-counts = When does the charge factor count?

## Odds

dbe-odds = Odds of a fight
    .question = With these sums, how likely is each result?

dbe-odds-field-mode = Shooting or melee
dbe-odds-field-a_sum = Shooter, or first side, before the die
dbe-odds-field-d_sum = Target, or second side, before the die

dbe-odds-value-none = Nothing
dbe-odds-value-lower = Milder result
dbe-odds-value-half = Harsher result
dbe-odds-value-a_half = First side, harsher result
dbe-odds-value-a_lower = First side, milder result
dbe-odds-value-d_lower = Second side, milder result
dbe-odds-value-d_half = Second side, harsher result
dbe-odds-value-tie_first_roll = First roll a tie

dbe-odds-finding-none = The target suffers nothing { $none }, the milder result { $lower }, the harsher { $half }.
dbe-odds-finding-a_half = First side: harsher { $a_half }, milder { $a_lower }. Second: milder { $d_lower }, harsher { $d_half }.

dbe-odds-step-sums = { $a } against { $d }, one die each: thirty-six throws.
dbe-odds-step-ties = { $why ->
    [shooting] On { $value } throws the target has as much or more, and suffers nothing.
   *[melee] { $value } throws tie and are rolled again: { $rest } remain.
}
dbe-odds-step-first-roll = { $applied ->
    [yes] The first roll ties on { $value } of 36.
   *[no] The first roll cannot tie.
}
dbe-odds-step-cannot-lose = { $who ->
    [a] The first side cannot lose.
    [d] The second side cannot lose.
   *[nobody] Either side may lose.
}
dbe-odds-odds-none = nothing
dbe-odds-odds-lower = milder result
dbe-odds-odds-half = harsher result
dbe-odds-odds-a-half = first side, harsher result
dbe-odds-odds-a-lower = first side, milder result
dbe-odds-odds-d-lower = second side, milder result
dbe-odds-odds-d-half = second side, harsher result

## A retreat

dbe-behind-friend-same-facing = friend facing the same way
dbe-behind-friend-other-facing = friend facing another way
dbe-behind-impassable = impassable obstacle
dbe-behind-free = free ground
dbe-turned-opposite = the opposite way
dbe-turned-other = another way
dbe-touched-none = nowhere
dbe-touched-front = on the front
dbe-touched-flank = on a flank
dbe-touched-rear = on the rear
dbe-retreat-result-moved = retreats
dbe-retreat-result-destroyed = destroyed

dbe-retreat = A retreat
    .question = Can the element make its retreat, and who goes back with it?

dbe-retreat-field-troop = Troops
dbe-retreat-field-scale = Scale, 15 or 25 mm
dbe-retreat-field-formation = Formation
dbe-retreat-field-behind = Behind it, the nearest first
dbe-retreat-field-behind-kind = What
dbe-retreat-field-behind-gap_cm = At what distance
dbe-retreat-field-behind-troop = Which troops
dbe-retreat-field-behind-facing = A friend facing otherwise faces
dbe-retreat-field-behind-id = Name
dbe-retreat-field-other_enemy_contact = Another enemy touches it
dbe-retreat-field-room_behind_column_cm = Room behind the last of the column
dbe-retreat-field-after = After a shot or a melee

dbe-retreat-value-result = The element
dbe-retreat-value-distance_cm = Distance
dbe-retreat-value-pushed = Go back with it
dbe-retreat-value-friend = The friends behind

dbe-retreat-finding-moved = It goes back { $distance_cm } cm.
dbe-retreat-finding-destroyed = It cannot complete its retreat and is destroyed.

dbe-retreat-step-length = It must go back { $value } cm.
dbe-retreat-step-other-enemy = { $applied ->
    [yes] Another enemy touches it: it cannot retreat.
   *[no] No other enemy touches it.
}
dbe-retreat-step-winner-in-front = { $applied ->
    [yes] The enemy that won counts as well: it cannot retreat.
   *[no] The enemy that won does not prevent the retreat.
}
dbe-retreat-step-free = Free ground behind.
dbe-retreat-step-pushed = { $applied ->
    [yes] A friend facing the same way goes back too.
   *[no] The friend behind is { $value } cm away: the retreat does not reach it.
}
dbe-retreat-step-passable-friend = { $applied ->
    [yes] It passes through the Voltigeurs or the gun behind it.
   *[no] The Voltigeurs or the gun behind face the other way: it is destroyed.
}
dbe-retreat-step-askew = { $applied ->
    [yes] A friend behind faces another way: it is destroyed.
   *[no] The friend facing another way is { $value } cm away: the retreat does not reach it.
}
dbe-retreat-step-obstacle = { $applied ->
    [yes] An obstacle after { $value } cm, with { $left } still to go: it is destroyed.
   *[no] An obstacle after { $value } cm, with { $left } to go: there is room.
}
dbe-retreat-step-room = { $applied ->
    [yes] Only { $value } cm of room for { $left }.
   *[no] { $value } cm of room for { $left }: enough.
}
dbe-retreat-step-column-lives = { $applied ->
    [yes] The friends behind survive.
   *[no] No friend behind was to be pushed.
}

dbe-point-enemy-in-front = Does the enemy just fought prevent the retreat?
dbe-point-voltigeurs-behind = Does one retreat through Voltigeurs or guns that face the other way?
dbe-point-square-retreat = How far does a square retreat?

## A flight

dbe-second-flight-stays = stays where it is
dbe-second-flight-retreats = retreats
dbe-second-flight-destroyed = is destroyed

dbe-rout-move = A flight
    .question = How far does the element run?

dbe-rout-move-field-troop = Troops
dbe-rout-move-field-scale = Scale, 15 or 25 mm
dbe-rout-move-field-going = Ground
dbe-rout-move-field-has_fled_before = It has fled before

dbe-rout-move-value-allowed = It may flee
dbe-rout-move-value-distance_cm = In all
dbe-rout-move-value-parts = Of which
dbe-rout-move-value-parts-back_cm = Step back
dbe-rout-move-value-parts-move_cm = Move
dbe-rout-move-value-parts-extra_cm = More
dbe-rout-move-value-instead = Instead of fleeing again it

dbe-rout-move-finding-legal = It flees { $distance_cm } cm.
dbe-rout-move-finding-illegal = It has fled already: it { $instead }.

dbe-rout-move-step-once = { $applied ->
    [yes] It has fled before, and may flee once only.
   *[no] It flees for the first time.
}
dbe-rout-move-step-instead = { $why ->
    [stays] It stays where it is.
    [retreats] It retreats.
   *[destroyed] It is destroyed.
}
dbe-rout-move-step-back = { $applied ->
    [yes] First back by the width of its base: { $value } cm.
   *[no] As agreed, first back by the depth of its base: { $value } cm.
}
dbe-rout-move-step-move = { $applied ->
    [yes] Then away from the enemy by its move on that ground: { $value } cm.
   *[no] On that ground it has no move.
}
dbe-rout-move-step-extra = And { $value } cm more.

dbe-point-second-flight = What becomes of an element that should flee again?
dbe-point-light-guns-row = Do light guns move as foot or as horse artillery?
dbe-point-flight-by-width = Does a flight start with a base width or a base depth?
flag-conflict-flight-by-width = A flight starts with the width of a base, as printed, though a retreat is a depth.

## Tables

dbe-column-shoot = shooting
dbe-column-melee = melee
dbe-column-charge = charge
dbe-column-cost = points
dbe-column-15mm = 15 mm
dbe-column-25mm = 25 mm
dbe-column-figures = men
dbe-column-guns = guns
dbe-column-going = crossed as
dbe-column-cover = cover
dbe-column-value = value
dbe-column-dice = die
dbe-column-points = activation points
dbe-column-protection = protection

dbe-troops = Units: factors and price

dbe-moves = Moves, cm a turn
dbe-moves-general = General
dbe-moves-square = Infantry in square
dbe-moves-light-infantry = Light infantry and Voltigeurs
dbe-moves-line = Line and other infantry
dbe-moves-light-cavalry = Light cavalry
dbe-moves-irregular-cavalry = Irregular cavalry
dbe-moves-heavy-cavalry = Heavy cavalry
dbe-moves-horse-artillery = Horse artillery
dbe-moves-foot-artillery = Foot artillery
dbe-moves-heavy-artillery = Heavy artillery
dbe-moves-forbidden = forbidden

dbe-ranges = Ranges, cm
dbe-ranges-infantry = Infantry
dbe-ranges-carbine = Infantry with carbines
dbe-ranges-light-artillery = Light or horse artillery
dbe-ranges-foot-artillery = Foot artillery
dbe-ranges-heavy-artillery = Heavy artillery
dbe-band-short = short
dbe-band-medium = medium
dbe-band-long = long

dbe-base-front = Fronts of bases, mm
dbe-base-depth = Depths of bases, mm
dbe-base-figures = What stands on a base
dbe-bases-infantry = Infantry
dbe-bases-light-infantry = Light infantry and Voltigeurs
dbe-bases-cavalry = Heavy and light cavalry
dbe-bases-irregular-cavalry = Irregular cavalry
dbe-bases-artillery = Artillery
dbe-bases-corps-general = Corps general
dbe-bases-commander-in-chief = Commander-in-chief
dbe-square-marker = The marker of a square, mm
dbe-square-marker-side = each side

dbe-terrain = How features are crossed and how they cover
dbe-terrain-hedge = hedge, low wall, scrub, ice
dbe-terrain-orchard = orchard
dbe-terrain-wood = wood, forest
dbe-terrain-marsh = marsh, bog, steep hillside
dbe-terrain-village = village
dbe-terrain-farmyard = farmyard, palisade, wooden house
dbe-terrain-stone-wall = stone wall or house, redoubt, trench, barricade
dbe-terrain-rough = rough
dbe-terrain-difficult = difficult
dbe-terrain-not-stated = not said
dbe-terrain-none = none
dbe-terrain-light = light
dbe-terrain-heavy = heavy
dbe-terrain-by-material = by what it is built of

dbe-limits = Single figures
dbe-limits-corps-points = points of a corps
dbe-limits-corps = corps in an army, at most
dbe-limits-deploy = deployment from one's own edge, cm
dbe-limits-board = table with one corps a side, cm
dbe-limits-board-step = for each further corps, cm
dbe-limits-board-most = depth of the table at most, cm
dbe-limits-feature = side of a feature, cm
dbe-limits-features = features at least
dbe-limits-zone = depth of a control zone, cm
dbe-limits-command = command out of sight, and by the commander-in-chief, cm
dbe-limits-far-command = command in sight, cm
dbe-limits-strategic = distance from enemies for a strategic move, cm
dbe-limits-field-widths = width of a field of fire, elements
dbe-limits-cover-edge = standing at the edge of a feature, cm
dbe-limits-wood-sight = sight inside a wood, cm
dbe-limits-flight-extra = added to a flight, cm

dbe-general-quality = How good a general is
dbe-general-quality-one = 1
dbe-general-quality-two-to-five = 2 to 5
dbe-general-quality-six = 6
dbe-quality-mediocre = mediocre
dbe-quality-normal = normal
dbe-quality-genius = brilliant

dbe-town = Towns
dbe-town-edge = defender at the edge

dbe-shooting-modifiers = Modifiers of shooting
dbe-shooting-modifiers-british-infantry = British infantry shooting
dbe-shooting-modifiers-shooter-in-square = infantry shooting from a square
dbe-shooting-modifiers-old-guard = French Old Guard
dbe-shooting-modifiers-russian-heavy-artillery = Russian heavy artillery
dbe-shooting-modifiers-target-in-square = at a square
dbe-shooting-modifiers-long-band = at long range
dbe-shooting-modifiers-artillery-short-band = artillery at short range
dbe-shooting-modifiers-heavy-cover = at a target in heavy cover
dbe-shooting-modifiers-target-voltigeurs = at Voltigeurs
dbe-shooting-modifiers-light-cover = at a target in light cover
dbe-shooting-modifiers-target-cavalry = at cavalry
dbe-shooting-modifiers-enfilade = in enfilade
dbe-shooting-modifiers-helper = on the target: another friend shoots at it too

dbe-melee-modifiers = Modifiers of melee
dbe-melee-modifiers-general = general next to it
dbe-melee-modifiers-rear-support = rear support
dbe-melee-modifiers-higher = higher than the enemy
dbe-melee-modifiers-light-cover = in light cover
dbe-melee-modifiers-heavy-cover = in heavy cover
dbe-melee-modifiers-difficult = on difficult ground (not Voltigeurs)
dbe-melee-modifiers-rough = on rough ground (not Voltigeurs)
dbe-melee-modifiers-cavalry-against-square = cavalry against a square
dbe-melee-modifiers-artillery-frontal = artillery attacked in front
dbe-melee-modifiers-overlapped = each enemy on flank or rear, or overlapping
dbe-melee-modifiers-routed-corps = attacking with a broken corps (not Guard)

dbe-results-shooting = Results of shooting: the beaten (rows), and by how much, by whom, where
dbe-results-shooting-retreat = retreat
dbe-results-shooting-flight = flight
dbe-results-shooting-destroyed = destroyed
dbe-results-shooting-destroyed-in-the-open = destroyed in the open
dbe-results-shooting-none = nothing
dbe-results-melee = Results of melee: the beaten (rows), and by how much, by whom, where
dbe-results-melee-retreat = retreat
dbe-results-melee-flight = flight
dbe-results-melee-destroyed = destroyed
dbe-results-melee-destroyed-in-the-open = destroyed in the open
dbe-results-melee-none = nothing
dbe-losers-infantry = Infantry
dbe-losers-voltigeurs = Voltigeurs
dbe-losers-light-cavalry = Light cavalry
dbe-losers-irregular-cavalry = Irregular cavalry
dbe-losers-heavy-cavalry = Heavy cavalry
dbe-losers-artillery = Artillery
dbe-results-lower = lower
dbe-results-lower-by-cavalry = lower, by cavalry
dbe-results-lower-by-heavy-cavalry = lower, by heavy cavalry
dbe-results-lower-by-artillery = lower, by artillery
dbe-results-lower-difficult = lower, on difficult ground
dbe-results-half = half or less
dbe-results-half-by-cavalry = half, by cavalry
dbe-results-half-by-light-cavalry = half, by light cavalry
dbe-results-half-by-voltigeurs = half, by Voltigeurs
dbe-results-half-by-square = half, by a square
dbe-results-half-difficult = half, on difficult ground
