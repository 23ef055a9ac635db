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
