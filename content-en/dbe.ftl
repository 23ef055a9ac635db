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
