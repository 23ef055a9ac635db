# DBA 2.2: the words of the checks, the tables and the open points.

dba = DBA 2.2

## Troops

dba-troop-El = Elephants
    .form = other
dba-troop-Kn = Knights
    .within = Knights
    .form = other
dba-troop-6Kn = Knights on a double base
    .within = Knights on a double base
    .form = other
dba-troop-HCh = Heavy Chariots
    .form = other
dba-troop-Cv = Cavalry
    .within = Cavalry
    .form = other
dba-troop-6Cv = Cavalry on a double base
    .within = Cavalry on a double base
    .form = other
dba-troop-LCh = Light Chariots
    .form = other
dba-troop-LH = Light Horse
    .within = Light Horse
    .form = other
dba-troop-2Cm = Light Camelry
    .form = other
dba-troop-SCh = Scythed Chariots
    .within = Scythed Chariots
    .form = other
dba-troop-Cm = Camelry
    .form = other
dba-troop-Sp = Spears
    .within = Spears
    .form = other
dba-troop-3Sp = Spears, three to a base
    .within = Spears
    .form = other
dba-troop-Pk = Pikes
    .form = other
dba-troop-Bd = Blades
    .within = Blades
    .form = other
dba-troop-3Bd = Blades, three to a base
    .within = Blades
    .form = other
dba-troop-6Bd = Blades on a double base
    .within = Blades on a double base
    .form = other
dba-troop-Ax = Auxilia
    .within = Auxilia
    .form = other
dba-troop-Bw = Bows
    .within = Bows
    .form = other
dba-troop-8Bw = Bows on a double base
    .within = Bows on a double base
    .form = other
dba-troop-Ps = Psiloi
    .form = other
dba-troop-Wb = Warband
    .within = Warband
    .form = other
dba-troop-3Wb = Warband, three to a base
    .within = Warband
    .form = other
dba-troop-5Wb = Warband, five to a base
    .within = Warband
    .form = other
dba-troop-Hd = Hordes
    .form = other
dba-troop-Art = Artillery
    .form = one
dba-troop-WWg = War Wagons
    .within = War Wagons
    .form = other
dba-troop-Lit = Litters
    .form = other
dba-troop-CF = Camp Followers
    .form = other
dba-troop-Dz = Denizens
    .form = other
dba-troop-mounted = Other mounted
    .form = other
dba-troop-other = All others
    .form = other

## Terrain

dba-terrain-good = good going
dba-terrain-road = road
dba-terrain-gentle-hill = gentle hill
dba-terrain-wood = wood
dba-terrain-marsh = marsh
dba-terrain-rough = rough going
dba-terrain-dunes = dunes
dba-terrain-oasis = oasis
dba-terrain-steep-hill = steep hill
dba-terrain-river = river
dba-terrain-bua = BUA
dba-terrain-camp = camp
dba-terrain-waterway = waterway
dba-terrain-crest = hill crest

## Tables

dba-column-mm = mm
dba-column-pips = PIPs
dba-column-paces = paces
dba-column-elements = losses
dba-column-value = worth

dba-scale-15mm = 15 mm
dba-scale-25mm = 25/28 mm

dba-recoil-matrix = The recoiler (columns) against the friend behind it (rows)
dba-recoil-matrix-pass = passes
dba-recoil-matrix-push = pushes
dba-recoil-matrix-recoiler-destroyed = destroyed
dba-recoil-matrix-friend-destroyed = destroys
dba-recoil-matrix-both-destroyed = both destroyed

dba-base-width = Base widths
dba-base-depth = Base depths
dba-pip-costs = What a move costs
dba-pip-costs-move = a tactical move
dba-pip-costs-landing = a landing
dba-pip-costs-extra = each extra
dba-pip-costs-most = at most
dba-command-distance = Distances from the general
dba-command-distance-near = near: beyond it, the general must be able to see the element
dba-command-distance-far = far: beyond it, always an extra
dba-loss-weights = What each loss counts for
dba-loss-weights-element = element destroyed
dba-loss-weights-off-table = element off the table
dba-loss-weights-camp = camp in enemy hands
dba-loss-weights-bua = BUA in enemy hands
dba-loss-weights-garrison = garrison lost with the place
dba-loss-weights-not-landed = element never landed
dba-loss-weights-camp-followers = Camp Followers
dba-victory-limits = When a game ends
dba-victory-limits-losses = losses that lose the game
dba-victory-limits-minutes = minutes of play

## Recoil

dba-recoil = Recoiling into a friend
    .question = Does the recoiler pass through the friend behind, push it, or die?

dba-recoil-field-recoiler = Who recoils
    .pair = Who recoils, and who stands behind?
    .ask = Which troops recoil?
    .hint = The beaten element that has to go back.
dba-recoil-field-friend = First friend behind
    .ask = Which friends would the recoiling element meet first, going straight back?
    .none = none, the ground behind is clear
    .hint = The nearest, straight back.
    .no = No friend stands behind
dba-recoil-field-same_facing = The friend faces exactly the same way
    .no = The friend does not face exactly the same way
    .ask = Does that friend face exactly the same way?
    .hint = Perfectly parallel: the slightest angle counts.
dba-recoil-field-n_behind = How many elements in file behind
    .ask = How many friends stand in file right behind the recoiling element?
    .hint = One behind another: two or more are never passed through.
    .zero = No element stands in file behind
dba-recoil-field-room_mm = Clear space behind
    .none = as much as is needed
    .ask = How many mm are free behind that friend, or behind the recoiler if there is none?
    .hint = With no friend behind, the space behind the recoiler.
    .no = There is room enough behind
dba-recoil-field-push_meets = Beyond that space, or behind the last in file
    .ask = What stands beyond that space, or behind the last in file?
    .hint = With several elements in file, what stands behind the last.
dba-recoil-field-friend_supporting = The friend was giving rear support
    .no = The friend was not giving rear support
    .ask = Did that friend give rear support in the combat just lost?
    .hint = Its support counted in the combat just lost.
dba-recoil-field-road_column = In column along a road
    .no = Not in column along a road
    .ask = Is the recoiling element the head of a column along a road?
    .hint = The column follows the road.
dba-recoil-field-bw = Base width
    .hint = How wide an element is: 40 mm with 15 mm figures, 60 mm with 25 mm.
dba-recoil-field-recoiler_depth = Depth of the recoiler
    .hint = Needed only if the base is not the usual depth for its type.
dba-recoil-field-friend_depth = Depth of the friend
    .ask = How many mm deep is the base of each friend behind?
    .hint = Matters only when an Elephant recoils; of several in file, the depth of each.

dba-meets-nothing = nothing
dba-meets-table-edge = the table edge
dba-meets-blocked = an obstacle

dba-recoil-value-cell = The table says
dba-recoil-value-recoiler = The recoiling element
    .said = { $recoiler-code ->
        [destroyed] { dba-recoil-lost }.
       *[completes] { dba-recoil-done }.
    }
dba-recoil-value-friend_fate = The friend behind
dba-recoil-value-distance_mm = Recoil distance

dba-recoil-cell-pass = passes through
dba-recoil-cell-push = pushes
dba-recoil-cell-recoiler-destroyed = recoiler destroyed
dba-recoil-cell-friend-destroyed = friend destroyed
dba-recoil-cell-both-destroyed = both destroyed
dba-recoil-recoiler-completes = completes its recoil
dba-recoil-recoiler-destroyed = destroyed
dba-recoil-friend_fate-untouched = stays put
dba-recoil-friend_fate-inside = is in its camp or BUA
dba-recoil-friend_fate-passed = passed through
dba-recoil-friend_fate-pushed = pushed back
dba-recoil-friend_fate-stopped = stops and survives
dba-recoil-friend_fate-destroyed = destroyed

dba-recoil-who = { $given-recoiler }
dba-recoil-lost = { $given-recoiler-code ->
    [none] The recoiling element is destroyed
   *[other] { dba-recoil-who } { $given-recoiler-form ->
        [one] is destroyed
       *[other] are destroyed
    }
}
dba-recoil-done = { $given-recoiler-code ->
    [none] The element completes its recoil
   *[other] { $given-recoiler } { $given-recoiler-form ->
        [one] completes its recoil
       *[other] complete their recoil
    }
}
dba-recoil-finding-completes = { $cell-code ->
    [pass] { $friend_fate-code ->
        [passed] { dba-recoil-done } through the friend behind{ $friend-code ->
                [none] {""}
               *[other] {" "}({ $friend })
            }.
        [pushed] { dba-recoil-done }, pushing back a friend that cannot be passed through.
       *[destroyed] { dba-recoil-done }, but the friend pushed off the table is lost.
    }
    [push] { $friend_fate-code ->
        [destroyed] { dba-recoil-done }, but the friend pushed off the table is lost.
       *[pushed] { dba-recoil-done }, pushing the friend back.
    }
    [friend-destroyed] { dba-recoil-done }, destroying every friend in the way.
   *[none] { $distance_mm ->
        [none] { dba-recoil-done }.
       *[other] { dba-recoil-done }, { $distance_mm } mm back.
    }
}
dba-recoil-finding-destroyed = { $friend_fate-code ->
    [inside] { dba-recoil-lost }: the recoil would go into a camp or BUA.
    [pushed] { $cell-code ->
        [pass] { dba-recoil-lost }: the friends behind cannot be passed through, and the push takes one off the table.
       *[push] { dba-recoil-lost }: the push takes a friend behind off the table.
    }
    [stopped] { $cell-code ->
        [pass] { dba-recoil-lost }: the friend behind cannot be passed through and has no room to be pushed.
       *[push] { dba-recoil-lost }: the friend behind has no room to be pushed.
    }
    [destroyed] { $cell-code ->
        [friend-destroyed] The Elephants and the friends that they trample are destroyed: there is no room beyond those friends.
        [both-destroyed] Both Elephants are destroyed.
       *[push] { dba-recoil-lost } together with the friend behind.
    }
    [untouched] { $same_facing ->
        [no] { $road_column ->
            [yes] { dba-recoil-lost }: no element passes through friends on a bend of the road, and the friend behind{ $friend-code ->
                [none] {""}
               *[other] , { $friend },
            } cannot be pushed.
           *[no] { dba-recoil-lost }: the friend behind does not face the same way.
        }
       *[yes] { dba-recoil-lost }: the friend behind{ $friend-code ->
            [none] {""}
           *[other] , { $friend },
        } can be neither passed through nor pushed here.
    }
   *[none] { $friend-code ->
        [none] { dba-recoil-lost }: there is no room behind to recoil.
       *[other] { dba-recoil-lost }.
    }
}

dba-recoil-step-distance = The element goes back its own depth: { $value } mm.
dba-recoil-step-cap = { $applied ->
    [yes] Never more than a base width: { $value } mm, not { $depth }.
   *[no] Limit of one base width ({ $value } mm): not reached.
}
dba-recoil-step-behind = { $applied ->
    [yes] Behind it: { $friend } ({ $friend-code }){ $value ->
        [1] , and no other element.
       *[other] { $how ->
            [abreast] , one of { $value } side by side.
           *[file] , the first of { $value } in file.
        }
    }
   *[no] No friend stands behind it.
}
dba-recoil-step-into-place = Behind it are troops in their camp or BUA: a recoil into there is fatal.
dba-recoil-step-own-room = { $applied ->
    [yes] Space behind: { $value } mm of { $needed }, { $missing } short.
   *[no] Space behind: { $value } mm, { $needed } needed: enough.
}
dba-recoil-step-facing = { $applied ->
    [yes] The friend is not parallel: no passing through, no pushing.
   *[no] { $why ->
        [road] The friend is not parallel, but the column is following the road.
       *[parallel] The friend is parallel: the facing is right.
    }
}
dba-recoil-step-road-column = { $applied ->
    [yes] { $why ->
        [straight] Column on a road: its head pushes all of it back, even where the table says otherwise.
       *[bend] Column on a bend of the road: the angle is excused and the column is pushed.
    }
   *[no] { $why ->
        [parallel] Column on a road, but parallel already: no exception needed.
       *[no-road] No column on a road: no exception.
    }
}
dba-recoil-step-matrix = { $applied ->
    [yes] Table, { $recoiler } into { $friend }: { $cell }.
   *[no] The cell ({ $cell }) does not apply: the friend is not parallel.
}
dba-recoil-step-elephant = { $applied ->
    [yes] { $why ->
        [both] Elephant into Elephant: neither can be pushed.
        [recoiler] An Elephant recoils: it does not push friends, it destroys them.
       *[friend] An Elephant stands behind: it cannot be pushed.
    }
   *[no] { $why ->
        [passed] An Elephant stands behind, but Psiloi pass through it.
        [askew] The Elephant makes no difference: the facing decides.
       *[none] No Elephant is involved.
    }
}
dba-recoil-step-war-wagon = { $applied ->
    [yes] { $why ->
        [barred] Only mounted and Psiloi may pass through a War Wagon.
       *[immovable] A War Wagon cannot be pushed.
    }
   *[no] { $why ->
        [passed] The War Wagon lets it through.
        [trampled] A War Wagon does not stop an Elephant.
        [pushed] Here the War Wagon is pushed, as the sheet has it.
        [askew] The War Wagon makes no difference: the facing decides.
       *[none] No War Wagon stands behind.
    }
}
dba-recoil-step-number = { $applied ->
    [yes] Elements behind: { $value }; only one could be passed through, so none is.
   *[no] { $why ->
        [one] A single element: it may be passed through.
       *[not-passing] How many there are does not matter: none is passed through.
    }
}
dba-recoil-step-room = { $applied ->
    [yes] Room beyond the friend: { $value } mm of { $needed }, { $missing } short.
   *[no] { $why ->
        [enough] Room beyond the friend: { $value } mm, { $needed } needed: enough.
       *[other] Room beyond the friend does not matter: it is not passed through.
    }
}
dba-recoil-step-push-room = { $applied ->
    [yes] Room to push: { $value } mm of { $needed }, { $missing } short.
   *[no] { $why ->
        [enough] Room to push: { $value } mm, { $needed } needed: enough.
        [chain] Room to push: taken up by another element, which is pushed in its turn.
       *[not-pushing] Room to push does not matter: no element is pushed.
    }
}
dba-recoil-step-chain = { $applied ->
    [yes] The push is passed on to { $value ->
        [one] one element.
       *[other] { $value } elements in all.
    }
   *[no] { $why ->
        [one] The push goes no further: no other element stands behind.
       *[not-pushing] No chain of pushes: no element is pushed.
    }
}
dba-recoil-step-push-meets = { $applied ->
    [yes] Where the space ends there is { $meets }.
   *[no] { $why ->
        [nothing] What stands where the space ends is not stated.
        [out-of-reach] Where the space ends there is { $meets }, but no element gets that far.
       *[not-pushing] What stands farther back does not matter: no element is pushed.
    }
}
dba-recoil-step-supporter = { $applied ->
    [yes] The friend was giving support: it dies with the recoiler.
   *[no] { $why ->
        [completes] The friend was giving support, but the recoil succeeds.
        [pikes] The friend was giving support, but Pikes are not lost with the front rank.
        [could-not] As it stands, the friend could not be giving support.
        [lost-anyway] The friend was giving support, but is lost anyway.
       *[not-supporting] The friend was not giving support.
    }
}
flag-silent-litter-behind = The documents do not say that a Litter is treated as a War Wagon in a recoil too; here it is.

dba-recoil-remedy-parallel = The recoil is completed if the friend is perfectly parallel.
dba-recoil-remedy-more-room = The recoil is completed with { $missing } mm more room.
dba-recoil-remedy-one-behind = The recoil is completed if there is only one element behind.
dba-recoil-remedy-other-type = The recoil is completed if another type is behind: { $friends }.
dba-recoil-remedy-nobody-behind = The recoil is completed if no element is behind.

dba-point-ps-el = Are Psiloi lost if they recoil into an Elephant?
dba-point-el-el = If an Elephant recoils into another Elephant, are both lost?
dba-point-wwg-push = If a War Wagon behind cannot be passed through, is it pushed back?
dba-point-pushed-off = Does pushing a friend off the table complete the recoil?

## PIPs

dba-pip-cost = Cost of a move
    .question = How many PIPs does this move cost, and why?

dba-pip-cost-field-own_bound = Which of your own bounds it is
    .ask = Which of your own bounds is this, counting from 1?
    .hint = Each side's first bound has no extras.
dba-pip-cost-field-action = What is done
    .ask = What do you want to do?
    .hint = Only tactical moves and landings cost PIPs.
dba-pip-cost-field-mover = Who moves
dba-pip-cost-field-mover-troops = The elements
    .ask = Which elements move together?
    .hint = A group pays once for all its elements.
dba-pip-cost-field-mover-is_general = The general's element is one of them
    .no = The general's element is not one of them
    .ask = Is your general's element one of them?
    .hint = The general's own element never pays for where it stands.
dba-pip-cost-field-dismounting = One of them dismounts
    .no = None of them dismounts
    .ask = Does one of the moving elements dismount?
    .hint = Mounted that are replaced by foot, if the army list allows it.
dba-pip-cost-field-bua_move = The move goes into, out of or through a BUA
    .no = The move does not go into, out of or through a BUA
    .ask = Does the move go into, out of or through a BUA?
    .hint = BUA: a built-up or fortified area.
dba-pip-cost-field-camp_move = The move goes into, out of or through a camp
    .no = The move does not go into, out of or through a camp
    .ask = Does the move go into, out of or through a camp?
dba-pip-cost-field-general_lost = The general is lost
    .no = The general is not lost
    .ask = Have you lost your general?
dba-pip-cost-field-dist_general_paces = Distance from the general
    .none = not measured
    .ask = How many paces from your general are the moving troops?
    .hint = For a group, that of the element nearest to the general.
dba-pip-cost-field-dist_farthest_paces = Distance of the farthest element
    .none = not beyond the limit
    .ask = How many paces from your general is the farthest element?
    .hint = Only for a group that is partly beyond a limit.
    .no = No element is beyond the limit
dba-pip-cost-field-beyond = What lies between the element and the general
    .none = nothing
    .ask = What lies between the moving element and your general?
    .hint = Hill crests, BUAs, camps, woods, oases and dunes count, beyond six hundred paces.
    .no = Nothing lies between the element and the general
dba-pip-cost-field-inside = Where the element stands
    .none = in the open
    .ask = What are the moving troops inside?
    .hint = Woods, oases and dunes count, beyond six hundred paces from the general.
    .no = The element is in the open
dba-pip-cost-field-general_in = Where the general stands
    .ask = Where does your general stand?
    .hint = In a BUA, camp, wood, oasis or marsh every other element pays an extra PIP.

dba-action-tactical = tactical move
dba-action-landing = landing
dba-action-shoot = shooting
dba-action-fight = fighting
dba-action-outcome = recoiling, fleeing or pursuing
dba-action-turn-to-face = turning to face a contact
dba-action-conform = conforming to an enemy group

dba-pip-cost-value-cost = Cost
dba-pip-cost-value-extras = Extras
dba-pip-cost-value-extras-a = Extra (a), for what moves and where
dba-pip-cost-value-extras-b = Extra (b), for how far the general is
dba-pip-cost-value-extras-c = Extra (c), for where the general stands

dba-pip-cost-value-legal = Allowed
dba-pip-cost-value-violations = Against the rules
dba-pip-cost-finding-late-landing = Troops land only in their side's first bound, and this is a later one.
dba-pip-cost-finding-stays-inside = Camp Followers never leave their camp, nor Denizens their BUA.
dba-pip-cost-step-stays-inside = { dba-pip-cost-finding-stays-inside }
dba-pip-cost-step-late-landing = A landing in bound { $value }: only the first will do.
dba-pip-cost-remedy-first-bound = Allowed if the troops land in your own first bound.
dba-pip-cost-finding-cost = { $cost ->
    [0] The move costs no PIPs.
    [1] The move costs 1 PIP.
   *[other] The move costs { $cost } PIPs, extras included.
}

dba-pip-cost-more = { $value } { $value ->
    [one] PIP
   *[other] PIPs
} more
dba-pip-cost-step-action = { $value ->
    [0] Free: { $action }.
    [1] Basic cost, { $action }: 1 PIP.
   *[other] Basic cost, { $action }: { $value } PIPs.
}
dba-pip-cost-step-first-bound = { $applied ->
    [yes] In the first bound nothing costs extra.
   *[no] Not the first bound: extras count.
}
dba-pip-cost-step-troops = { $applied ->
    [yes] Troops that cost extra ({ $troops }): { dba-pip-cost-more }.
   *[no] Troops that cost extra: none.
}
dba-pip-cost-step-dismounting = { $applied ->
    [yes] Dismounting: { dba-pip-cost-more }.
   *[no] { $why ->
        [already] Dismounting: no extra beyond the one already counted.
       *[no] No element dismounts.
    }
}
dba-pip-cost-step-bua = { $applied ->
    [yes] Into, out of or through a BUA: { dba-pip-cost-more }.
   *[no] { $why ->
        [already] Into, out of or through a BUA: no extra beyond the one already counted.
       *[no] No BUA entered, left or crossed.
    }
}
dba-pip-cost-step-camp = { $applied ->
    [yes] Into, out of or through a camp: { dba-pip-cost-more }, as for a BUA.
   *[no] { $why ->
        [already] Into, out of or through a camp: no extra beyond the one already counted.
        [free] Into, out of or through a camp: free, as the sheet has it.
       *[no] No camp entered, left or crossed.
    }
}
dba-pip-cost-step-general-lost = { $applied ->
    [yes] The general is lost: { dba-pip-cost-more } for every move.
   *[no] The general is alive.
}
dba-pip-cost-step-group-partly = { $applied ->
    [yes] The farthest element of the group counts: { $value ->
        [one] 1 pace
       *[other] { $value } paces
    }.
   *[no] The nearest element of the group counts: { $nearest ->
       [one] 1 pace
      *[other] { $nearest } paces
   }, not { $value }.
}
dba-pip-cost-step-far = { $applied ->
    [yes] { $paces ->
        [none] More than { $limit } paces from the general
        [one] 1 pace from the general, more than { $limit }
       *[other] { $paces } paces from the general, more than { $limit }
    }: { dba-pip-cost-more }.
   *[no] { $why ->
        [lost] The distance does not matter: the general is lost.
       *[other] { $paces ->
           [one] 1 pace
          *[other] { $paces } paces
       } from the general, not more than { $limit }: no extra for distance alone.
    }
}
dba-pip-cost-step-hidden = { $applied ->
    [yes] Hidden from the general ({ $by }) and beyond { $limit ->
        [one] 1 pace
       *[other] { $limit } paces
    }: { dba-pip-cost-more }.
   *[no] { $why ->
        [lost] What lies between does not matter: the general is lost.
        [already] Hidden from the general ({ $by }): no extra beyond the one already counted.
        [near] Hidden from the general ({ $by }), but not beyond { $limit ->
            [one] 1 pace
           *[other] { $limit } paces
        }.
       *[open] Nothing hides it from the general.
    }
}
dba-pip-cost-step-general-in = { $applied ->
    [yes] Where the general stands ({ $general_in }): { dba-pip-cost-more } for everyone else.
   *[no] { $why ->
        [lost] Where the general stood does not matter: the general is lost.
        [own] Where the general stands ({ $general_in }): the general's own element is exempt.
       *[not-listed] Where the general stands ({ $general_in }): no extra.
    }
}
dba-pip-cost-step-most = { $applied ->
    [yes] Limit of { $value ->
        [one] 1 PIP
       *[other] { $value } PIPs
    }: the total would be { $sum }.
   *[no] Limit of { $value ->
       [one] 1 PIP
      *[other] { $value } PIPs
   }: not exceeded, the total is { $sum }.
}

dba-pip-cost-remedy-leave-behind = { dba-pip-cost-saved } less if { $troops } stay behind.
dba-pip-cost-remedy-stay-mounted = { dba-pip-cost-saved } less if no element dismounts.
dba-pip-cost-remedy-closer = { dba-pip-cost-saved } less if the general is { $missing } { $missing ->
    [one] pace
   *[other] paces
} nearer, at { $limit }.
dba-pip-cost-remedy-general-first = { dba-pip-cost-saved } less if the general first moves out of that terrain.

dba-point-camp-pip = Does moving into or out of a camp cost an extra PIP?
flag-conflict-camp-pip = For a camp the Commentary asks an extra PIP, and is followed; the sheet asks one for a BUA only.
dba-point-group-partly-beyond = Does a group only partly too far from the general pay the extra PIP?

## Losses

dba-loss-count = Counting losses
    .question = How many losses has an army suffered?

dba-loss-count-field-elements_destroyed = Elements destroyed
    .ask = How many of your elements are destroyed, not counting a garrison lost together with its BUA or camp?
    .hint = Scythed Chariots included. A garrison lost with its BUA or camp is asked for separately.
dba-loss-count-field-sch_destroyed = Scythed Chariots destroyed
    .ask = How many of the elements destroyed are Scythed Chariots?
    .zero = No Scythed Chariots are destroyed
dba-loss-count-field-off_table_elements = Elements off the table
    .ask = How many of your elements have left the table?
    .hint = Even in part, at the end of a bound.
    .zero = No elements are off the table
dba-loss-count-field-not_landed = Elements never landed
    .ask = How many of your elements never landed?
    .hint = Kept off the table for a landing that was never made.
    .zero = All elements have landed
dba-loss-count-field-camp_enemy_held = The camp is in enemy hands
    .no = The camp is not in enemy hands
    .ask = Does the enemy hold your camp?
dba-loss-count-field-bua_enemy_held = The BUA is in enemy hands
    .no = The BUA is not in enemy hands
    .ask = Does the enemy hold your BUA?
dba-loss-count-field-garrison_lost_with_it = The garrison was lost with the place
    .no = The garrison was not lost with the place
    .ask = Was the garrison lost with the BUA or camp?
    .hint = An element of the army, not counted among the destroyed.
dba-loss-count-field-cf_lost = The Camp Followers are lost
    .no = The Camp Followers are not lost
    .ask = Have you lost your Camp Followers?
    .hint = Camp Followers: the extra element that defends a camp. Their loss costs nothing.
dba-loss-count-field-retaken = The place has been retaken
    .no = The place has not been retaken
    .ask = Have you taken the camp or BUA back?
    .hint = A camp or BUA won back no longer counts as lost.

dba-loss-count-value-losses = Losses

dba-loss-count-finding-losses = { $losses ->
    [0] The army has no losses.
    [1] The army has one loss.
   *[other] The army has { $losses } losses.
}

dba-loss-count-step-chariots = { $applied ->
    [yes] Scythed Chariots ({ $value }): they count like the rest.
   *[no] Scythed Chariots ({ $value }): not counted.
}
dba-loss-count-step-destroyed = { $applied ->
    [yes] Elements destroyed: { $value }.
   *[no] Destroyed elements to count: none.
}
dba-loss-count-step-off-table = { $applied ->
    [yes] Elements off the table: { $value }.
   *[no] Elements off the table: none.
}
dba-loss-count-step-not-landed = { $applied ->
    [yes] Elements never landed, { $n }: { $value ->
        [0] not counted.
       *[other] they count { $value }.
    }
   *[no] Elements never landed: none.
}
dba-loss-count-step-camp = { $applied ->
    [yes] Camp in enemy hands: { $value }.
   *[no] { $why ->
        [retaken] Camp retaken: no longer counted.
       *[other] Camp: not in enemy hands.
    }
}
dba-loss-count-step-bua = { $applied ->
    [yes] BUA in enemy hands: { $value }.
   *[no] { $why ->
        [retaken] BUA retaken: no longer counted.
       *[other] BUA: not in enemy hands.
    }
}
dba-loss-count-step-garrison = { $applied ->
    [yes] Garrison lost with the place: { $value }.
   *[no] Garrison lost with the place: none.
}
dba-loss-count-step-followers = { $applied ->
    [yes] Camp Followers lost: { $value ->
        [0] not counted, they are not an element of the army.
       *[other] they count { $value }.
    }
   *[no] The Camp Followers are not lost.
}

flag-conflict-sch-losses = The documents make no exception for Scythed Chariots: they count. Another version of DBA leaves them out.
dba-point-sch-losses = Do Scythed Chariots count as losses?

## Victory

dba-victory = End of the game
    .question = Is the game over, and who has lost?

dba-victory-field-losses_a = Your losses
    .ask = How many elements have you lost?
    .hint = Camp and BUA included: each counts as two in enemy hands.
dba-victory-field-losses_b = The enemy's losses
    .ask = How many elements has the enemy lost?
dba-victory-field-general_lost_a = You have lost your general
    .no = You have not lost your general
    .ask = Have you lost your general?
dba-victory-field-general_lost_b = The enemy has lost their general
    .no = The enemy has not lost their general
    .ask = Has the enemy lost their general?
dba-victory-field-end_of_bound = The bound is over
    .no = The bound is not over
    .ask = Is the bound over?
    .hint = Victory is judged only when a bound ends, either side's.
dba-victory-field-active = Whose bound it is
    .ask = Whose bound is it?
    .hint = It makes no difference: the end of either side's bound will do.
dba-victory-field-clock_expired = Time is up
    .no = Time is not up
    .ask = Is time up?
    .hint = An hour and a quarter has been played.
dba-victory-field-defender_bound_finished = The defender's bound is over
    .no = The defender's bound is not over
    .ask = Has the defender finished this bound?
    .hint = When time is up, play goes on to the end of the defender's bound.

dba-side-A = first element
dba-side-B = second element

dba-victory-value-result = Result

dba-victory-result-A-loses = you lose
dba-victory-result-B-loses = the enemy loses
dba-victory-result-both-lose = both lose
dba-victory-result-continues = play goes on
dba-victory-result-time = time is up

dba-victory-finding-A-loses = You have lost the game.
dba-victory-finding-B-loses = You have won: the enemy has lost the game.
dba-victory-finding-both-lose = Both sides lose: the game is drawn.
dba-victory-finding-continues = Play goes on, as neither side has lost the game yet.
dba-victory-finding-time = Time is up: play stops with neither side beaten.

dba-victory-step-end-of-bound = { $applied ->
    [yes] The bound is over: defeat is checked.
   *[no] The bound is not over: neither side can lose yet.
}
dba-victory-who = { $side ->
    [A] You
   *[B] The enemy
}
dba-victory-step-general = { $applied ->
    [yes] { dba-victory-who }: general lost, and more losses than the other side ({ $losses } to { $enemy }).
   *[no] { $why ->
        [not-more] { dba-victory-who }: general lost, but the other side has as many losses or more ({ $losses } to { $enemy }).
       *[alive] { dba-victory-who }: the general is alive.
    }
}
dba-victory-step-losses = { $applied ->
    [yes] { dba-victory-who }: losses { $value }, and { $limit } are enough (the other side has { $enemy }).
   *[no] { $why ->
        [not-more] { dba-victory-who }: losses { $value }, but the other side has no fewer ({ $enemy }).
       *[fewer] { dba-victory-who }: { $value ->
            [1] 1 loss
           *[other] { $value } losses
        }, fewer than { $limit }.
    }
}
dba-victory-step-both-beaten = { $applied ->
    [yes] Both are beaten: both lose.
   *[no] Both are beaten: neither loses.
}
dba-victory-step-clock = { $applied ->
    [yes] The { $value } minutes are up and the defender's bound is over: play stops.
   *[no] { $why ->
        [defender-to-finish] The { $value } minutes are up: play runs to the end of the defender's bound.
        [already-over] The { $value } minutes are up, but the game is decided already.
       *[running] The { $value } minutes are not up.
    }
}

dba-point-four-losses = Do four losses lose the game if the enemy has lost as many?
dba-point-both-beaten = What happens if both sides are beaten at the same moment?

## Flags

flag-road-ground-beneath = Troops on a road fight by the ground that the road crosses: say which ground that is.
flag-outside-depth = The base depth is not in the documents: it comes from a public source.
flag-conflict-ps-el = On Psiloi into an Elephant the sheet says the opposite; the Commentary is followed.
flag-conflict-el-el = On two Elephants the sheet says otherwise; the Commentary is followed.
flag-conflict-wwg-push = On a War Wagon with others behind it, or with too little room behind it, the sheet says the opposite; the Commentary is followed.
flag-silent-tie-break = The documents do not say who wins when time is up.

## Combat: factors, support, odds, order, assaults, shooters

dba-against-foot = against foot
dba-against-mounted = against mounted
dba-limit-elements = how many
dba-troop-Art-shooting = Artillery shooting
dba-combat-factors = Combat factors
dba-support-values = What rear support is worth
dba-tactical-modifiers = Tactical factors
dba-modifier-bua-garrison = foot garrisoning a BUA
dba-modifier-own-camp = foot in its own camp
dba-modifier-general = general
dba-modifier-higher = on higher ground
dba-modifier-bank = defending a bank
dba-modifier-overlap = each overlap suffered
dba-modifier-flank-or-rear = each enemy on flank or rear
dba-modifier-other-shooter = each further shooter
dba-modifier-bad-going = in bad going
dba-modifier-enemy-in-bad-going = mounted, enemy in bad going
dba-modifier-assault-bua = mounted assaulting a BUA
dba-shooting-range = Ranges
dba-combat-limits = How many at once
dba-combat-limits-bua-attackers = attackers on a BUA in a bound
dba-combat-limits-camp-attackers = attackers on a camp in a bound
dba-combat-limits-shooters = shooters at one target

dba-mode-melee = close combat
dba-mode-shooting = shooting
dba-position-directly-behind = right behind it
dba-position-behind-neighbour = behind the element beside it
dba-stand-open = in the open
dba-stand-bua-garrison = garrison of a BUA
dba-stand-bua-occupier = occupying a BUA, no garrison
dba-stand-own-camp = in its own camp
dba-stand-enemy-camp = in the enemy's camp
dba-assault-none = nothing
dba-assault-bua = a BUA
dba-assault-camp = a camp
dba-fight-shot = shot
dba-fight-melee = close combat
dba-arose-before-phase = before this phase
dba-arose-outcome-this-phase = through a result in this phase
dba-arose-tie-carried = left over from a draw
dba-victory-player-A = yours
dba-victory-player-B = the enemy's
dba-player-active = the player whose bound it is
dba-player-other = the other player
dba-edge-front = front edge
dba-edge-flank = side edge
dba-edge-rear = rear edge
dba-ended-win = win
dba-ended-tie = draw
dba-ended-lose = defeat
dba-bound-own = its own
dba-bound-enemy = the enemy's

dba-rear-support = Rear support
    .question = Does the element behind help the one in front, and by how much?

dba-rear-support-field-front = Element in front
    .pair = Who fights in front, and who stands behind?
    .ask = Which troops are in front?
dba-rear-support-field-rear = Element behind
    .ask = Which troops stand behind the element that fights?
dba-rear-support-field-enemy = Enemy of the element in front
    .ask = Which enemy does the element in front fight?
    .hint = Against some enemies no rear support is given.
dba-rear-support-field-front_going = The element in front stands in
    .ask = What does the element in front stand in?
    .hint = Bad going counts even if only a part of the element is in it.
dba-rear-support-field-rear_going = The element behind stands in
    .ask = What does the element behind stand in?
    .hint = Spears, Pikes and Warband give no support from bad going.
dba-rear-support-field-position = Where the supporter stands
    .ask = Where does the supporter stand?
    .hint = Only Psiloi help from behind a neighbour.
dba-rear-support-field-neighbour = Neighbour that the supporter stands behind
    .ask = Which neighbour of the fighting element does the supporter stand behind?
    .hint = Only Psiloi help from behind a neighbour.
dba-rear-support-field-neighbour_side_and_corner_contact = That neighbour touches along the side and at the front corner
    .no = That neighbour does not touch at both side and front corner
    .ask = Does the neighbour with the supporter behind it touch the front element along its side and at the front corner?
    .hint = Psiloi help neighbours of the same type that stand so.
dba-rear-support-field-front_in_front_combat = The element in front is fighting to its front
    .no = The element in front is not fighting to its front
    .ask = Is the element in front fighting to its front?
    .hint = An element that merely helps, from a flank or a corner, gets no support.
dba-rear-support-field-same_facing = Both face the same way
    .no = The two do not face the same way
    .ask = Do both elements face the same way?
dba-rear-support-field-enemy_place = Where the enemy is
    .ask = Where is the enemy?
dba-rear-support-field-mode = How they fight
    .ask = Is the fight close combat or shooting?
    .hint = Rear support counts in close combat, never in shooting.

dba-rear-support-value-supports = The element behind supports
dba-rear-support-value-bonus = Bonus

dba-rear-support-finding-supports = { $rear-code ->
    [none] The element behind supports
   *[other] { $rear } { $rear-form ->
        [one] supports
       *[other] support
    }
} the element in front: +{ $bonus } to its total.
dba-rear-support-finding-not-supports = { $rear-code ->
    [none] The element behind gives
   *[other] { $rear } { $rear-form ->
        [one] gives
       *[other] give
    }
} no rear support{ $mode-code ->
    [shooting] : support never counts in shooting
   *[other] { $front_in_front_combat ->
        [no] : the element in front is not fighting front to front
       *[other] { $same_facing ->
            [no] : the two elements do not face the same way
           *[other] { $rear-code ->
                [Wb] { $enemy_place-code ->
                    [open] { $enemy-code ->
                        [Ps] : against Psiloi there is none
                        [Bw] : against Bows there is none
                        [SCh] : against Scythed Chariots there is none
                       *[other] {""}
                    }
                   *[other] {""}
                }
                [Sp] { $enemy_place-code ->
                    [open] { $enemy-code ->
                        [Ps] : against Psiloi there is none
                        [Bw] : against Bows there is none
                        [SCh] : against Scythed Chariots there is none
                       *[other] {""}
                    }
                   *[other] {""}
                }
                [Pk] { $enemy_place-code ->
                    [open] { $enemy-code ->
                        [Ps] : against Psiloi there is none
                        [Bw] : against Bows there is none
                        [SCh] : against Scythed Chariots there is none
                       *[other] {""}
                    }
                   *[other] {""}
                }
                [none] { $enemy_place-code ->
                    [open] { $enemy-code ->
                        [Ps] : against Psiloi there is none
                        [Bw] : against Bows there is none
                       *[other] {""}
                    }
                   *[other] {""}
                }
                [Ps] { $enemy-code ->
                    [Sp] : Psiloi help only against mounted
                    [Pk] : Psiloi help only against mounted
                    [Bd] : Psiloi help only against mounted
                    [Ax] : Psiloi help only against mounted
                    [Bw] : Psiloi help only against mounted
                    [Ps] : Psiloi help only against mounted
                    [Wb] : Psiloi help only against mounted
                    [Hd] : Psiloi help only against mounted
                    [Art] : Psiloi help only against mounted
                   *[other] { $front-code ->
                        [El] : Psiloi support only Spears, Blades and Auxilia
                        [Kn] : Psiloi support only Spears, Blades and Auxilia
                        [HCh] : Psiloi support only Spears, Blades and Auxilia
                        [Cv] : Psiloi support only Spears, Blades and Auxilia
                        [LCh] : Psiloi support only Spears, Blades and Auxilia
                        [LH] : Psiloi support only Spears, Blades and Auxilia
                        [SCh] : Psiloi support only Spears, Blades and Auxilia
                        [Cm] : Psiloi support only Spears, Blades and Auxilia
                        [Pk] : Psiloi support only Spears, Blades and Auxilia
                        [Bw] : Psiloi support only Spears, Blades and Auxilia
                        [Ps] : Psiloi support only Spears, Blades and Auxilia
                        [Wb] : Psiloi support only Spears, Blades and Auxilia
                        [Hd] : Psiloi support only Spears, Blades and Auxilia
                        [Art] : Psiloi support only Spears, Blades and Auxilia
                        [WWg] : Psiloi support only Spears, Blades and Auxilia
                        [Lit] : Psiloi support only Spears, Blades and Auxilia
                        [CF] : Psiloi support only Spears, Blades and Auxilia
                        [Dz] : Psiloi support only Spears, Blades and Auxilia
                       *[other] {""}
                    }
                }
               *[other] : only Psiloi, Spears, Pikes and Warband give any
            }
        }
    }
}.

dba-rear-support-step-support-mode = { $applied ->
    [yes] Close combat: support may count.
   *[no] Shooting: support never counts.
}
dba-rear-support-step-support-front = { $applied ->
    [yes] The element in front is fighting to its front.
   *[no] The element in front only helps: no support for helpers.
}
dba-rear-support-step-support-facing = { $applied ->
    [yes] The two elements face the same way.
   *[no] The two elements do not face the same way.
}
dba-rear-support-step-support-place = { $why ->
    [bua] A BUA holds one element only: none is behind it.
   *[camp] A camp holds one element only: none is behind it.
}
dba-rear-support-step-support-kind = { $why ->
    [psiloi] Psiloi stand right behind.
    [psiloi-beside] Psiloi stand behind a neighbour of the same type that is in full contact.
    [unlike-neighbour] The Psiloi stand behind a neighbour of another type.
    [apart] The neighbour with Psiloi behind does not touch along the side and at the front corner.
    [not-by-psiloi] Psiloi do not help this type.
    [second-rank] A second rank of the same type, right behind.
    [not-behind] A second rank helps only the element right in front of it.
    [other-type] The element behind is of another type.
   *[no-supporter] This type gives no rear support.
}
dba-rear-support-step-support-going = { $why ->
    [clear] Neither rank is in bad going.
    [psiloi] Bad going does not matter to help from Psiloi.
    [both] Both ranks are in bad going.
    [front] The front rank is in bad going.
   *[rear] The rear rank is in bad going.
}
dba-rear-support-step-support-enemy = { $why ->
    [mounted] Against mounted ({ $enemy }): Psiloi help.
    [foot] Against { $enemy }, which are not mounted, Psiloi do not help.
    [psiloi] Against Psiloi there is no support.
    [bows] Against Bows there is no support.
    [bows-by-list] Against Bows there is no support, by the idea of the rule.
    [scythed] Against Scythed Chariots: no support.
    [blades] Against Blades, Warband are supported.
    [knights] Against { $enemy }, Spears are supported.
    [bua] Against the element in a BUA ({ $enemy }) support counts.
    [camp] Against the element in a camp ({ $enemy }) support counts.
    [by-agreement] Against { $enemy } support counts: only the enemies named are excluded.
    [skirmishers] Against { $enemy } support does not count: they fight as skirmishers too.
    [spears-listed] Against { $enemy } support does not count: Spears are supported against Knights and Spears only.
   *[listed-outside] Against { $enemy }, whom the documents do not name, support counts.
}
dba-rear-support-step-support-value = { $applied ->
    [yes] Rear support: +{ $value }.
   *[no] There is no rear support.
}

dba-pip-cost-saved = { $pips } { $pips ->
    [one] PIP
   *[other] PIPs
}
dba-rear-support-remedy-clear-ground = There is support if both ranks are clear of bad going.
dba-rear-support-remedy-close-up = There is support if the neighbour touches along the side and at the front corner.
dba-rear-support-remedy-same-facing = There is support if both elements face the same way.
dba-rear-support-remedy-directly-behind = There is support if the supporter stands right behind.

dba-point-spears-second-rank = Does a second rank of Spears give support against enemies other than Knights and Spears?
dba-point-second-rank-opponents = Does a second rank support against Cavalry, Light Horse, Camelry and Auxilia?

dba-tactical-factors = Tactical factors
    .question = What do the circumstances add to the factor, and what do they take off?

dba-tactical-factors-field-mode = How they fight
    .ask = Is the fight close combat or shooting?
    .hint = Some factors count in close combat only.
dba-tactical-factors-field-being_shot_at = The element is being shot at
    .no = The element is not being shot at
    .ask = Is the element being shot at?
    .hint = In an exchange of shots too.
dba-tactical-factors-field-general = This is the general's element
    .no = This is not the general's element
    .ask = Is this the general's element?
    .hint = One of the twelve elements carries the general.
dba-tactical-factors-field-mounted = The element is mounted
    .no = The element is not mounted
    .ask = Is the element mounted?
    .hint = Elephants, Knights, Cavalry, Light Horse, camels and chariots are mounted.
dba-tactical-factors-field-troop = Troop type
    .ask = What troop type is the element?
dba-tactical-factors-field-own_going = The element stands in
    .ask = What does the element stand in?
    .hint = Bad going counts even if only a part of the element is in it.
dba-tactical-factors-field-enemy_going = The enemy stands in
    .ask = What does the enemy stand in?
    .hint = Bad going under the enemy counts against mounted; a river, for a defended bank.
dba-tactical-factors-field-higher = The element stands higher
    .no = The element does not stand higher
    .ask = Does the element stand higher than the enemy?
    .hint = Part of its front edge above all of the enemy's.
dba-tactical-factors-field-defends_bank = The element defends a river bank
    .no = The element does not defend a river bank
    .ask = Does the element defend a river bank?
    .hint = On land, with its front edge or both front corners touching the water, the enemy in the river.
dba-tactical-factors-field-place = Where the element stands
    .ask = Where does the element stand?
    .hint = Foot garrison a BUA, any troops may occupy it; a captured camp is the enemy's.
dba-tactical-factors-field-assaulting = What the element assaults
    .ask = What does the element assault?
    .hint = The enemy it fights is inside a BUA or camp.
dba-tactical-factors-field-overlaps = Enemies overlapping the element
    .ask = How many enemies overlap the element?
    .hint = Enemies at a front corner or along a side: one for each side at most.
    .zero = No enemy overlaps the element
dba-tactical-factors-field-flank_rear_contacts = Enemies on the element's flanks or rear
    .ask = How many enemies touch the element's flanks or rear with their front?
    .hint = One for each side and one for the rear; only legal contacts.
    .zero = No enemy is on the element's flanks or rear
dba-tactical-factors-field-same_side = An enemy touches the flank that is overlapped
    .no = No enemy touches the flank that is overlapped
    .ask = Does an enemy touch the flank that is overlapped?
    .hint = Each side counts once only.
dba-tactical-factors-field-touches_rear = One of these enemies touches its rear
    .no = None of these enemies touches its rear
    .ask = Does one of the enemies in contact touch the element's rear?
    .hint = With two overlaps and two contacts, the second contact is on the other flank or at the rear. Only the rear counts extra.
dba-tactical-factors-field-other_shooters = Further shooters at this element
    .ask = How many others shoot at the element, besides the nearest?
    .hint = Up to two: each takes 1 from the target.
    .zero = Nobody else shoots at this element
dba-tactical-factors-field-base = Combat factor
    .ask = What is the element's combat factor, rear support included?
    .hint = Its factor against this kind of enemy, foot or mounted.

dba-tactical-factors-value-total = Total without the die
dba-tactical-factors-value-items = One by one
dba-tactical-factors-value-items-bua-garrison = for garrisoning a BUA
dba-tactical-factors-value-items-own-camp = for its own camp
dba-tactical-factors-value-items-general = for the general
dba-tactical-factors-value-items-higher = for higher ground
dba-tactical-factors-value-items-bank = for a river bank
dba-tactical-factors-value-items-overlap = for overlaps
dba-tactical-factors-value-items-flank-or-rear = for enemies on flank and rear
dba-tactical-factors-value-items-other-shooter = for other shooters
dba-tactical-factors-value-items-bad-going = for bad going
dba-tactical-factors-value-items-enemy-in-bad-going = for the enemy's bad going
dba-tactical-factors-value-items-assault-bua = for assaulting a BUA

dba-tactical-factors-finding-total = { $base ->
    [none] The tactical factors come to { $total } in all.
   *[other] The element's total is { $total } before the die.
}

dba-tactical-factors-step-base = Combat factor: { $value }.
dba-tactical-factors-step-total = Total before the die: { $value }.
dba-tactical-factors-step-bua-garrison = { $why ->
    [yes] Garrison of a BUA: { $signed }.
    [unanswered] Garrison of a BUA, but its shot is not answered: no bonus.
    [mounted] In a BUA, but mounted are no garrison: no bonus.
    [denizens] Denizens or followers in a BUA: no bonus.
    [occupier] Only occupying the BUA, not garrisoning it: no bonus.
   *[no] The element is not in a BUA.
}
dba-tactical-factors-step-own-camp = { $why ->
    [yes] In its own camp: { $signed }.
    [unanswered] In its own camp, but its shot is not answered: no bonus.
    [mounted] In its own camp, but mounted: no bonus.
    [denizens] Denizens or followers in the camp: no bonus.
    [captured] In a captured camp: no bonus.
   *[no] Not in its own camp.
}
dba-tactical-factors-step-general = { $why ->
    [yes] General: { $signed }.
    [unanswered] General, but the shot is not answered: no bonus.
   *[no] The element is not the general's.
}
dba-tactical-factors-step-higher = { $why ->
    [yes] Higher ground: { $signed }.
    [shooting] Higher ground: gains nothing in shooting.
    [bua] Higher ground: gains nothing in a BUA.
   *[no] The element does not stand higher.
}
dba-tactical-factors-step-bank = { $why ->
    [yes] Defending a bank: { $signed }.
    [shooting] Defending a bank: gains nothing in shooting.
    [bua] A river at the BUA: nothing is added, as no document gives a figure.
   *[no] The element does not defend a bank.
}
dba-tactical-factors-step-overlap = { $why ->
    [yes] Overlapped ({ $n }): { $signed }.
    [shooting] Overlaps do not count in shooting.
    [assault] Overlaps do not count in an assault.
    [inside] Overlaps do not count against a BUA or camp.
   *[none] No enemy overlaps the element.
}
dba-tactical-factors-step-flank-or-rear = { $why ->
    [yes] Enemies on flank or rear ({ $n }): { $signed }.
    [same-side] Enemies on flank or rear ({ $n }): { $signed }, as each side counts once only.
    [shooting] Flank and rear do not count in shooting.
    [assault] Flank and rear do not count in an assault.
    [inside] Flank and rear do not count against a BUA or camp.
   *[none] No enemy on flank or rear.
}
dba-tactical-factors-step-other-shooter = { $why ->
    [yes] Further shooters ({ $n }): { $signed }.
    [melee] Further shooters do not count in close combat.
    [not-target] Further shooters count against the target only.
   *[none] No further shooters shoot at the element.
}
dba-tactical-factors-step-bad-going = { $why ->
    [yes] In bad going ({ $going }): { $signed }.
    [shooting] Bad going takes nothing off in shooting.
    [camels] For camels this is good going ({ $going }).
    [exempt] In bad going ({ $going }): this type does not mind.
   *[good] The element is not in bad going.
}
dba-tactical-factors-step-enemy-in-bad-going = { $why ->
    [yes] Mounted, with the enemy in bad going ({ $going }): { $signed }.
    [shooting] The enemy's ground takes nothing off in shooting.
    [foot] The enemy's ground ({ $going }) takes nothing off foot.
    [camels] For camels the enemy's ground is good going ({ $going }).
    [once] The enemy's ground ({ $going }): its own has been counted, once is enough.
    [none] Foot, in bad going too: the enemy's ground ({ $going }) takes nothing off.
   *[good] The enemy is not in bad going.
}
dba-tactical-factors-step-assault-bua = { $why ->
    [yes] Mounted assaulting a BUA: { $signed }.
    [elephants] Elephants lose nothing in assaulting a BUA.
    [camp] Mounted lose nothing in assaulting a camp.
   *[no] No mounted assault on a BUA.
}

dba-point-denizens-bonus = Do Denizens and Camp Followers get the defence bonus?

dba-combat-odds = Odds of a combat
    .question = With these factors, how do the thirty-six rolls fall?

dba-combat-odds-field-a_total_factor = First element: total without the die
    .ask = What is the first element's total before the die?
    .hint = Combat factor, support and tactical factors together.
dba-combat-odds-field-b_total_factor = Second element: total without the die
    .ask = What is the second element's total before the die?
    .hint = Combat factor, support and tactical factors together.
dba-combat-odds-field-a_dies_on = The first element is destroyed when
    .ask = Which result destroys the first element?
    .hint = Which results destroy it: that depends on the two types.
dba-combat-odds-field-b_dies_on = The second element is destroyed when
    .ask = Which result destroys the second element?
    .hint = Which results destroy it: that depends on the two types.
dba-combat-odds-field-one_way = The first element shoots and the second does not answer
    .no = The second element shoots or fights back
    .ask = Does the first element shoot without being shot at?
    .hint = Then the first cannot be hurt.

dba-combat-odds-value-a_doubles = the first element doubles the second
    .said = The first element doubles the second on { $a_doubles } of 36 rolls.
dba-combat-odds-value-a_beats = the first element beats the second
dba-combat-odds-value-equal = equal
dba-combat-odds-value-b_beats = the second element beats the first
dba-combat-odds-value-b_doubles = the second element doubles the first
dba-combat-odds-value-a_destroyed = first element destroyed
dba-combat-odds-value-b_destroyed = second element destroyed

dba-combat-odds-finding-a_doubles = Of 36 rolls the first element doubles the second on { $a_doubles }, just beats it on { $a_beats } and ties on { $equal }; the second just beats the first on { $b_beats } and doubles it on { $b_doubles }.

dba-combat-odds-step-factors = First element { $a }, second element { $b }; one die each.
dba-combat-odds-step-a-doubles = The first element doubles the second on { $value ->
    [one] one roll of 36.
   *[other] { $value } of 36 rolls.
}
dba-combat-odds-step-a-beats = The first element beats the second, without doubling, on { $value }.
dba-combat-odds-step-equal = The totals are equal on { $value }.
dba-combat-odds-step-b-beats = The second element beats the first, without doubling, on { $value }.
dba-combat-odds-step-b-doubles = The second element doubles the first on { $value }.
dba-combat-odds-step-one-way = { $applied ->
    [yes] The first element's shot is not answered: it risks nothing.
   *[no] Both are exposed.
}
dba-combat-odds-step-dies-on = { $applied ->
    [yes] If only a doubled element is destroyed: the first on { $a }, the second on { $b }.
   *[no] With the results stated to destroy them: the first on { $a }, the second on { $b }.
}
dba-combat-odds-odds-a-doubles = the first element doubles the second
dba-combat-odds-odds-a-beats = the first element beats the second
dba-combat-odds-odds-equal = the totals are equal
dba-combat-odds-odds-b-beats = the second element beats the first
dba-combat-odds-odds-b-doubles = the second element doubles the first

dba-combat-schedule = Order of combats
    .question = Which combats are fought this bound, and is this order allowed?
    .legal = In order
    .illegal = Not in order

dba-combat-schedule-field-fights = Combats
    .ask = Which combats are there?
    .within = combat
dba-combat-schedule-field-fights-id = Name
    .ask = What do you call { $whose }?
    .hint = Short, to name it in the order; without names: F1, F2 and so on.
dba-combat-schedule-field-fights-kind = Shot or close combat
    .ask = Is { $whose } shooting or close combat?
dba-combat-schedule-field-fights-arose = When the combat arose
    .ask = When did { $whose } arise?
    .hint = Only combats there before the phase began are fought in it.
dba-combat-schedule-field-order_by = Who chooses the order
    .ask = Who chooses the order?
    .hint = The active player chooses, whose bound it is.
dba-combat-schedule-field-chosen_order = The order chosen so far
    .ask = In which order have the combats been fought so far?
    .hint = Names with commas between them.

dba-combat-schedule-value-fought_now = Fought this bound
dba-combat-schedule-value-next_bound = Next bound
dba-combat-schedule-value-order_legal = Order allowed

dba-combat-schedule-finding-order_legal = { $chosen_order ->
    [none] { $fought_now-count ->
        [none] No order is chosen yet
        [0] Nothing is fought this bound
       *[other] Fought this bound: { $fought_now }
    }{ $next_bound-count ->
        [none] .
        [0] .
       *[other] ; next bound: { $next_bound }.
    }
   *[other] The combats may be fought in this order.
}
dba-combat-schedule-finding-not-order_legal = The combats may not be fought in this order{ $order_by-code ->
    [other] : the player whose bound it is chooses the order
   *[active] {""}
}.

dba-combat-schedule-step-chooser = { $applied ->
    [yes] The player whose bound it is chooses.
   *[no] The other player has no say in the order.
}
dba-combat-schedule-step-existing = { $applied ->
    [yes] To be fought this bound: { $value }.
   *[no] Nothing is to be fought this bound.
}
dba-combat-schedule-step-waiting = { $applied ->
    [yes] Made by a result, so for the next bound: { $value }.
   *[no] Nothing has to wait for the next bound.
}
dba-combat-schedule-step-left-over = { $applied ->
    [yes] Left over from a draw, must be fought unless one side breaks off: { $value }.
   *[no] No draw is left over.
}
dba-combat-schedule-step-too-early = { $applied ->
    [yes] Chosen too early, it belongs to the next bound: { $value }.
   *[no] Nothing chosen that has to wait.
}
dba-combat-schedule-step-shots-first = { $applied ->
    [yes] A close combat was chosen while a shot was still to come: { $value }.
   *[no] No close combat comes before a shot.
}
dba-combat-schedule-step-shots-too = { $applied ->
    [yes] Shots, in any order, your own and the enemy's mixed: { $value }.
   *[no] No element shoots: there is no order of shots.
}
dba-combat-schedule-step-one-by-one = Chosen so far: { $value }; still to choose: { $left }. Each result is applied before the next choice.
dba-combat-schedule-step-pips = Fighting costs no PIPs.

dba-combat-schedule-remedy-order = Allowed if the player whose bound it is chooses this order: { $order }.

dba-bua-assault = Assault on a BUA or camp
    .question = Who may assault, who gets to fight, and who moves in?

dba-bua-assault-field-kind = What is assaulted
    .ask = What is assaulted?
dba-bua-assault-field-attackers = Attackers
    .ask = Does any element assault the place?
    .within = attacker
dba-bua-assault-field-attackers-id = Name
    .ask = What do you call { $whose }?
dba-bua-assault-field-attackers-contact_part = Edge in contact
    .ask = Which edge of { $whose } touches the place?
    .hint = Its front edge must touch the place.
dba-bua-assault-field-attackers-troop = Troop type
    .ask = What troop type is { $whose }?
    .none = not stated
dba-bua-assault-field-attackers-rear_support = Has rear support
    .no = Has no rear support
    .ask = Is there rear support for { $whose }?
dba-bua-assault-field-shooters = Shooters at the place
    .ask = How many elements shoot at the place this bound?
    .hint = Three at most.
    .zero = Nobody shoots at the place
dba-bua-assault-field-sequence = Fights so far, in order
    .no = No fights so far
    .ask = Have there been any fights so far?
    .within = fight
dba-bua-assault-field-sequence-attacker = Attacker
    .ask = Who attacked in { $whose }?
dba-bua-assault-field-sequence-result = Result for the attacker
    .ask = How did { $whose } end for the attacker?
    .hint = Win, tie or loss of the attacker, each fight by itself.
dba-bua-assault-field-enemy_overlap = An enemy would overlap the attacker
    .no = No enemy would overlap the attacker
    .ask = Would an enemy overlap the attacker?
    .hint = Ignored: no overlap counts when a place is assaulted.
dba-bua-assault-field-own_overlap = A friend would overlap the defender
    .no = No friend would overlap the defender
    .ask = Would a friend overlap the defender?
    .hint = Ignored: no overlap counts when a place is assaulted.

dba-bua-assault-value-legal = Allowed
dba-bua-assault-value-violations = Why not
dba-bua-assault-value-attackers_fight = Attackers that have fought
dba-bua-assault-value-moves_in = Attacker that moves in
dba-bua-assault-value-overlap_counted = Overlaps count
dba-bua-assault-value-rear_support_counted = Rear support counts

dba-bua-assault-finding-legal = { $moves_in ->
    [none] Nothing forbids the assault; no attacker has moved in yet.
   *[other] The winner, { $moves_in }, moves in.
}
dba-bua-assault-finding-fourth-attacker = More than three elements attack the BUA in this bound.
dba-bua-assault-finding-second-attacker = More than one element attacks the camp in this bound.
dba-bua-assault-finding-not-with-the-front = One of the attackers does not touch the place with its front edge.
dba-bua-assault-finding-never-moves-into-contact = One of the attackers is Artillery, a War Wagon or a Litter, and these never move into contact.
dba-bua-assault-finding-followers-stay = Camp Followers never leave their camp.
dba-bua-assault-step-followers = Camp Followers among the attackers ({ $value }): they never leave their camp.
dba-bua-assault-finding-denizens-stay = Denizens never leave their BUA.
dba-bua-assault-step-denizens = Denizens among the attackers ({ $value }): they never leave their BUA.
dba-bua-assault-finding-too-many-shooters = More than three elements shoot at the place.
dba-bua-assault-finding-fought-on-after-a-win = An attacker fights although another has already won.

dba-bua-assault-step-attackers = { $applied ->
    [yes] Attackers: { $value }, at most { $limit }.
   *[no] Attackers: { $value }, more than the { $limit } allowed.
}
dba-bua-assault-step-edges = { $applied ->
    [yes] All attack with the front edge.
   *[no] Not with the front edge: { $value }.
}
dba-bua-assault-step-contact = { $applied ->
    [yes] All are troops that may move into contact.
   *[no] Troops that never move into contact: { $value }.
}
dba-bua-assault-step-shooters = { $applied ->
    [yes] Shooters: { $value }, at most { $limit }.
   *[no] Shooters: { $value }, more than the { $limit } allowed.
}
dba-bua-assault-step-order = { $why ->
    [won] { $applied ->
        [yes] { $value } wins; no element has fought after that.
       *[no] { $value } wins, and another element fought after that.
    }
   *[not-yet] No attacker has won yet.
}
dba-bua-assault-step-own-overlap = { $value ->
    [yes] A friend's overlap does not count.
   *[no] No friend overlaps.
}
dba-bua-assault-step-enemy-overlap = { $value ->
    [yes] An enemy beside the attacker: the documents say nothing of it, and it does not count here.
   *[no] No enemy overlaps.
}
dba-bua-assault-step-rear-support = { $applied ->
    [yes] Rear support counts: { $value }.
   *[no] There is no rear support.
}

dba-bua-assault-remedy-fewer = Allowed if the attackers are only { $attackers }{ $shooters ->
    [0] {""}
    [one] , with one shooter
   *[other] , with { $shooters } shooters
}.
dba-bua-assault-remedy-fewer-fights = Allowed if no element fights after { $winner } has won.

dba-may-shoot = May it shoot?
    .question = May this element shoot at that one, and if not, why?

dba-may-shoot-field-shooter = Shooter
    .ask = Which troops want to shoot?
dba-may-shoot-field-distance_paces = Distance
    .ask = How many paces away is the target?
    .hint = From any point of the shooter's front to the nearest point of the target.
dba-may-shoot-field-artillery_barred = The limits of Artillery forbid the shot
    .no = The limits of Artillery allow the shot
    .ask = Do the limits of Artillery forbid the shot?
    .if-not = Allowed if the limits of Artillery do not forbid the shot.
    .hint = They do after a tactical move in its last own bound, and in an enemy bound unless this target has shot at it.
dba-may-shoot-field-outside_area = The target is outside the area of fire
    .no = The target is in the area of fire
    .ask = Is the target outside the shooter's area of fire?
    .if-not = Allowed if the target is in the shooter's area of fire.
    .hint = The strip ahead, one base width wider than the front on each side. In a BUA, a camp or a War Wagon it is all round.
dba-may-shoot-field-line_blocked = Something blocks the line of fire
    .no = Nothing blocks the line of fire
    .ask = Does anything stand in the line of fire?
    .if-not = Allowed if nothing stands in the line of fire.
    .hint = Another element even partly between the two lines, or a wood, oasis or crest wholly between.
dba-may-shoot-field-shooter_in_melee = The shooter is in close combat
    .no = The shooter is not in close combat
    .ask = Is the shooter in close combat?
    .hint = An element that touches an enemy front to front, or on flank or rear, may not shoot.
dba-may-shoot-field-shooter_overlapping = The shooter is giving an overlap
    .no = The shooter is not giving an overlap
    .ask = Is the shooter giving an overlap?
    .if-not = Allowed if the shooter is not giving an overlap.
    .hint = At an enemy's front corner or along its side, helping a friend.
dba-may-shoot-field-target_in_melee = The target is in close combat
    .no = The target is not in close combat
    .ask = Is the target in close combat?
    .if-not = Allowed if the target is not in close combat.
    .hint = An element that touches an enemy front to front, or on flank or rear, may not be shot at.
dba-may-shoot-field-target_overlapping = The target is giving an overlap
    .no = The target is not giving an overlap
    .ask = Is the target giving an overlap?
    .hint = At an enemy's front corner or along its side, helping a friend.
dba-may-shoot-field-shooter_sacking = The shooter is sacking a BUA
    .no = The shooter is not sacking a BUA
    .ask = Is the shooter sacking a BUA?
    .if-not = Allowed if the shooter is not sacking a BUA.
    .hint = In a captured BUA, until a PIP die of the captor shows 5 or 6.
dba-may-shoot-field-target_sacking = The target is sacking a BUA
    .no = The target is not sacking a BUA
    .ask = Is the target sacking a BUA?
    .if-not = Allowed if the target is not sacking a BUA.
    .hint = In a captured BUA, until a PIP die of the captor shows 5 or 6.
dba-may-shoot-field-shooter_wholly_in = The shooter is wholly inside
    .none = nothing
    .ask = What is the shooter wholly inside?
    .hint = Left empty if it is even partly in the open.
    .no = No ground hides the shooter
dba-may-shoot-field-target_wholly_in = The target is wholly inside
    .none = nothing
    .ask = What is the target wholly inside?
    .hint = Left empty if it is even partly in the open.
    .no = No ground hides the target
dba-may-shoot-field-wood_edge = The shooter at the border of a wood or oasis
    .ask = Is the shooter at the border of a wood or oasis?
    .hint = Of the wood or oasis that the target is in, if it is in one.
dba-may-shoot-field-already_shot = The shooter has shot this bound
    .no = The shooter has not shot this bound
    .ask = Has the shooter shot this bound?
    .if-not = Allowed if the shooter has not shot this bound.
dba-may-shoot-field-target_shot_at_already = The target has been shot at this bound
    .no = The target has not been shot at this bound
    .ask = Has the target been shot at this bound?
    .if-not = Allowed if the target has not been shot at this bound.
dba-may-shoot-field-rank = Rank of the shooter
    .ask = Which rank does the shooter stand in?
    .hint = 2: a friend stands in front of it.
dba-may-shoot-field-range_wwg_paces = Range of War Wagons, if you have agreed one
    .ask = What range, in paces, have you agreed for War Wagons?
    .hint = The documents do not give it: in paces, as agreed.

dba-may-shoot-value-may = The shooter may shoot
dba-may-shoot-value-why = Why not
dba-may-shoot-value-violations = Reasons against it

dba-may-shoot-why-not-a-shooter = no shooter
dba-may-shoot-why-litter = a Litter
dba-may-shoot-why-second-rank = second rank
dba-may-shoot-why-out-of-range = too far
dba-may-shoot-why-artillery-barred = Artillery that may not shoot now
dba-may-shoot-why-outside-area = target outside the area of fire
dba-may-shoot-why-line-blocked = line of fire blocked
dba-may-shoot-why-shooter-in-melee = shooter in close combat
dba-may-shoot-why-shooter-overlapping = shooter giving an overlap
dba-may-shoot-why-target-in-melee = target in close combat
dba-may-shoot-why-target-overlapping = target giving an overlap
dba-may-shoot-why-shooter-sacking = shooter sacking
dba-may-shoot-why-target-sacking = target sacking
dba-may-shoot-why-already-shot = has shot already
dba-may-shoot-why-target-shot-at-already = has been shot at already
dba-may-shoot-why-shooter-hidden = shooter hidden
dba-may-shoot-why-target-hidden = target hidden
dba-may-shoot-why-no-corner-out = no front corner out of the wood

dba-wood-edge-no = not in it
dba-wood-edge-front-out = partly in it, a front corner out
dba-wood-edge-rear-out = partly in it, out only at the back

dba-may-shoot-finding-legal = Nothing prevents the shot, and with no other target the shooter must shoot.
dba-may-shoot-whatever-illegal = The reason depends on the other facts.
dba-may-shoot-finding-not-a-shooter = { $shooter-code ->
    [none] These troops
   *[other] { $shooter }
} never { $shooter-form ->
    [one] shoots
   *[other] shoot
}.
dba-may-shoot-finding-litter = A Litter does not shoot.
dba-may-shoot-finding-second-rank = The shooter stands in the second rank, and only the first shoots.
dba-may-shoot-finding-out-of-range = The target is out of range.
dba-may-shoot-finding-artillery-barred = The Artillery may not shoot in this bound, because it has moved or would not be shooting back.
dba-may-shoot-finding-outside-area = The target is outside the area of fire.
dba-may-shoot-finding-line-blocked = Something blocks the line of fire.
dba-may-shoot-finding-shooter-in-melee = The shooter is in close combat.
dba-may-shoot-finding-shooter-overlapping = The shooter is giving an overlap.
dba-may-shoot-finding-target-in-melee = The target is in close combat.
dba-may-shoot-finding-target-overlapping = The target is giving an overlap.
dba-may-shoot-finding-shooter-sacking = The shooter is sacking a BUA.
dba-may-shoot-finding-target-sacking = The target is sacking a BUA.
dba-may-shoot-finding-already-shot = The shooter has shot this bound.
dba-may-shoot-finding-target-shot-at-already = The target has been shot at this bound.
dba-may-shoot-finding-shooter-hidden = The shooter is wholly inside a wood or oasis.
dba-may-shoot-finding-target-hidden = The target is wholly inside a wood or oasis.
dba-may-shoot-finding-no-corner-out = No front corner sticks out of the wood or oasis.

dba-may-shoot-step-shooter = { $why ->
    [shooter] Troops of this type shoot.
    [litter] A Litter does not shoot.
   *[not-a-shooter] A type that never shoots.
}
dba-may-shoot-step-rank = { $applied ->
    [yes] The shooter is in the first rank.
   *[no] In the second rank, which does not shoot.
}
dba-may-shoot-step-range = { $applied ->
    [yes] Distance { $value ->
        [one] 1 pace
       *[other] { $value } paces
    }, range { $limit }: near enough.
   *[no] Distance { $value ->
       [one] 1 pace
      *[other] { $value } paces
   }, range { $limit }: { $missing } too far.
}
dba-may-shoot-step-artillery-barred = { $applied ->
    [yes] By its own limits the Artillery may not shoot now.
   *[no] No limit of Artillery forbids the shot.
}
dba-may-shoot-step-outside-area = { $applied ->
    [yes] The target is outside the area of fire.
   *[no] The target is in the area of fire.
}
dba-may-shoot-step-line-blocked = { $applied ->
    [yes] Something blocks the line of fire.
   *[no] Nothing blocks the line of fire.
}
dba-may-shoot-step-shooter-in-melee = { $applied ->
    [yes] The shooter is in close combat.
   *[no] The shooter is not in close combat.
}
dba-may-shoot-step-shooter-overlapping = { $applied ->
    [yes] The shooter is giving an overlap.
   *[no] The shooter is not giving an overlap.
}
dba-may-shoot-step-target-in-melee = { $applied ->
    [yes] The target is in close combat.
   *[no] The target is not in close combat.
}
dba-may-shoot-step-target-overlapping = { $applied ->
    [yes] The target is giving an overlap.
   *[no] The target is not giving an overlap.
}
dba-may-shoot-step-shooter-sacking = { $applied ->
    [yes] The shooter is sacking a BUA.
   *[no] The shooter is not sacking.
}
dba-may-shoot-step-target-sacking = { $applied ->
    [yes] The target is sacking a BUA.
   *[no] The target is not sacking.
}
dba-may-shoot-step-already-shot = { $applied ->
    [yes] The shooter has shot this bound.
   *[no] The shooter has not shot yet.
}
dba-may-shoot-step-target-shot-at-already = { $applied ->
    [yes] The target has been shot at this bound.
   *[no] The target has not been shot at yet.
}
dba-may-shoot-step-shooter-hidden = { $applied ->
    [yes] The shooter is hidden, wholly inside: { $going }.
   *[no] { $why ->
        [inside] The ground the shooter is in ({ $going }) hides no troops.
       *[outside] The shooter is not wholly inside anything.
    }
}
dba-may-shoot-step-target-hidden = { $applied ->
    [yes] The target is hidden, wholly inside: { $going }.
   *[no] { $why ->
        [inside] The ground the target is in ({ $going }) hides no troops.
        [seen] The target is wholly inside ({ $going }), but the shooter, with a front corner out, sees it.
       *[outside] The target is not wholly inside anything.
    }
}
dba-may-shoot-step-wood-edge = { $why ->
    [no] The shooter does not stand at the border of a wood or oasis.
    [front-out] A front corner of the shooter sticks out of the wood or oasis.
   *[rear-out] { $applied ->
        [yes] The shooter sticks out of the wood or oasis only at the back: it cannot shoot.
       *[no] The shooter sticks out of the wood or oasis only at the back: it is not wholly inside.
    }
}
dba-may-shoot-step-compulsory = { $applied ->
    [yes] A shooter with a target must shoot.
   *[no] No shot here, so nothing is compulsory.
}

dba-may-shoot-remedy-closer = Allowed if the target is { $missing } { $missing ->
    [one] pace
   *[other] paces
} nearer, at { $limit }.

dba-artillery-may-shoot = May the Artillery shoot?
    .question = May this gun shoot this bound, after what it has done?

dba-artillery-may-shoot-field-bound = Whose bound it is
    .ask = Is it the Artillery's own bound or the enemy's?
    .hint = In the enemy's bound Artillery only shoots back.
dba-artillery-may-shoot-field-tactical_move_in_last_own_bound = The Artillery made a tactical move in its own last bound
    .no = The Artillery made no tactical move in its own last bound
    .ask = Did the Artillery make a tactical move in the last bound of its own side?
    .if-not = Allowed if the Artillery made no tactical move in the last bound of its own side.
    .hint = This bound, if it is its own; if not, the one before.
dba-artillery-may-shoot-field-outcome_moved = The Artillery has recoiled, turned or been pushed
    .no = The Artillery has not recoiled, turned or been pushed
    .ask = Has the Artillery recoiled, turned or been pushed?
    .hint = These are no tactical moves, and do not silence it.
dba-artillery-may-shoot-field-shot_at_by_this_target = This target is shooting at the Artillery
    .no = This target is not shooting at the Artillery
    .ask = Is this target shooting at the Artillery?
    .if-so = Allowed if this target is shooting at the Artillery.
dba-artillery-may-shoot-field-front_sees_it = The Artillery's front faces the target
    .no = The Artillery's front does not face the target
    .ask = Does the Artillery's front face the target?
    .if-so = Allowed if the Artillery's front faces the target.
    .hint = From its front edge lines run clear to an edge of the target.

dba-artillery-may-shoot-value-may = The Artillery may shoot
dba-artillery-may-shoot-value-violations = Why not

dba-artillery-may-shoot-finding-legal = Nothing forbids this shot.
dba-artillery-may-shoot-finding-moved = The Artillery has made a tactical move this bound.
dba-artillery-may-shoot-finding-moved-last-bound = The Artillery made a tactical move in its own last bound.
dba-artillery-may-shoot-finding-not-its-shooter = In the enemy's bound Artillery only shoots back, and this target is not shooting at it.
dba-artillery-may-shoot-finding-not-seen = The Artillery does not face the element that shot at it.
dba-artillery-may-shoot-finding-not-faced = The Artillery's front does not face the target.

dba-artillery-may-shoot-step-bound = { $value ->
    [own] It is the Artillery's own bound.
   *[enemy] In the enemy's bound Artillery can only shoot back.
}
dba-artillery-may-shoot-step-tactical-move = { $why ->
    [moved] The Artillery has made a tactical move.
    [sheet] The Artillery has made a tactical move, but shoots all the same, as the sheet can be read.
   *[stayed] The Artillery has made no tactical move.
}
dba-artillery-may-shoot-step-outcome-move = { $value ->
    [yes] The Artillery has been made to move: that does not count.
   *[no] The Artillery has not been made to move.
}
dba-artillery-may-shoot-step-shot-at = { $why ->
    [own] In its own bound it does not matter who shoots at it.
   *[enemy] { $applied ->
        [yes] The target is not shooting at it.
       *[no] The target is shooting at it.
    }
}
dba-artillery-may-shoot-step-sees = { $applied ->
    [yes] The Artillery's front does not face the target.
   *[no] The Artillery's front faces the target.
}

dba-point-artillery-moved = Does Artillery shoot in the bound in which it moved?

dba-shooter-of-record = Main shooter
    .question = When several shoot at one target, whose factor counts?
    .illegal = Not possible

dba-shooter-of-record-field-shooters = Shooters
    .ask = Who shoots at the target?
    .within = shooter
    .hint = In the order in which they were picked.
dba-shooter-of-record-field-shooters-id = Name
    .ask = What do you call { $whose }?
dba-shooter-of-record-field-shooters-troop = Troop type
    .ask = What troop type is { $whose }?
dba-shooter-of-record-field-shooters-distance_mm = Distance to the target
    .ask = How many mm is it from { $whose } to the target?
    .hint = From any point of the shooter's front to any point of the target.
dba-shooter-of-record-field-shooters-factor = Factor
    .ask = What is the factor of { $whose }?
    .hint = Its combat factor with what modifies it.

dba-shooter-of-record-value-main = Main shooter
dba-shooter-of-record-value-shooter_factor = Factor of the main shooter
dba-shooter-of-record-value-target_modifier = Modifier for the target
dba-shooter-of-record-value-legal = Allowed
dba-shooter-of-record-value-violations = Against the rules
dba-shooter-of-record-finding-litter = One of the shooters is a Litter, which never shoots.
dba-shooter-of-record-step-litter = One of the shooters is a Litter: it never shoots.
dba-shooter-of-record-finding-not-a-shooter = A shooter is of a type that never shoots: only Bows, War Wagons and Artillery do.
dba-shooter-of-record-step-not-a-shooter = One of the shooters is of a type that never shoots.

dba-shooter-of-record-finding-too-many = More than three elements shoot at the same target.
dba-shooter-of-record-finding-target_modifier = { $main ->
    [none] The shooters' owner chooses the main one
   *[other] The main shooter is { $main }
}, with a modifier of { $target_modifier } for the target.

dba-shooter-of-record-step-count = { $applied ->
    [yes] Shooters: { $value }, at most { $limit }.
   *[no] Shooters: { $value }, more than the { $limit } allowed.
}
dba-shooter-of-record-step-tie = { $why ->
    [first] Equally near ({ $value }): the one picked first.
   *[owner] Equally near ({ $value }): their owner chooses.
}
dba-shooter-of-record-step-shooter = { $applied ->
    [yes] { $value } ({ $troop }, { $distance } mm): the nearest, factor { $factor }.
   *[no] { $value } ({ $troop }, { $distance } mm): helps, adding nothing to the main shooter.
}
dba-shooter-of-record-step-others = { $applied ->
    [yes] Helpers ({ $n }): { $signed } for the target.
   *[no] No other shooters help.
}

dba-shooter-of-record-remedy-fewer = Allowed if { $left_out } does not shoot.

dba-point-sor-tie = Which of two shooters equally near is the main shooter?

flag-outside-combat-factors = A combat factor is not in the documents: it comes from the public reference sheet.
flag-outside-support-values = The value of this support is not in the documents: it comes from public guides.
flag-outside-support-list = The documents do not list this enemy among those a second rank helps against.
flag-outside-wwg-range = The range of War Wagons is not in the documents: that of Bows is used.
flag-conflict-bua-river = The sheet gives a BUA touched by a river a bonus, without its figure; the Commentary does not mention it.
flag-conflict-artillery-moved = One sentence of the sheet may let Artillery shoot after a tactical move; the Commentary is followed.
flag-silent-hordes-in-camp = The documents destroy beaten Hordes in a BUA, and say nothing of a camp: here they stand.
flag-silent-two-bad-going = The documents do not say whether mounted and enemy both in bad going count it twice.
flag-silent-garrison-type = The documents do not say whether the type inside a BUA or camp matters to support.
flag-silent-sor-tie = The documents do not say who is the main shooter of two equally near.

## Combat: comparison, results, fates, flights, pursuits

dba-column-as = counts as
dba-column-pip = die

dba-by-El = El
dba-by-Kn = Kn
dba-by-Cv = Cv
dba-by-LH = LH
dba-by-Cm = Cm
dba-by-SCh = SCh
dba-by-Sp = Sp
dba-by-Pk = Pk
dba-by-Bd = Bd
dba-by-Ax = Ax
dba-by-Bw = Bw
dba-by-Ps = Ps
dba-by-Wb = Wb
dba-by-Hd = Hd
dba-by-WWg = WWg
dba-by-Art = Art
dba-by-others = by others in close combat
dba-by-bad = if in bad going
dba-by-bua = if in a BUA
dba-by-camp = if in a camp
dba-by-shot-Art = by Art shooting
dba-by-shot-Bw = by Bw shooting
dba-by-shot-WWg = by WWg shooting
dba-by-otherwise = otherwise

dba-beaten-results = What happens to beaten troops (rows), by which enemy or where
dba-beaten-results-destroyed = destroyed
dba-beaten-results-good = destroyed if in good going
dba-beaten-results-front = destroyed if it charged the front
dba-beaten-results-flee = flees
dba-beaten-results-recoil = recoils
dba-beaten-results-none = stands
dba-beaten-results-surrender = surrenders
dba-beaten-results-open = disputed
dba-doubled-results = What happens to doubled troops (rows), by which enemy or where
dba-doubled-results-destroyed = destroyed
dba-doubled-results-good = destroyed if in good going
dba-doubled-results-flee = flees
dba-doubled-results-flee-good = flees if in good going
dba-doubled-results-recoil = recoils
dba-doubled-results-none = stands
dba-doubled-results-open = disputed
dba-chariots = What chariots count as
dba-chariots-Kn = Knights
dba-chariots-Cv = Cavalry
dba-sacking = When sacking ends
dba-sacking-least = at least
dba-breaking-off = How far an element breaking off goes back
dba-breaking-off-least = at least
dba-paces = A hundred paces on the table
dba-speeds = Moves, in paces
dba-speeds-none = cannot
dba-going-good = good going
dba-going-bad = bad going
dba-going-road = road

dba-degree-equal = equal
dba-degree-beaten = beaten
dba-degree-doubled = doubled
dba-fates = Rows lose, columns win, in good going. †: destroyed when beaten. ·: destroyed when doubled. f: flees when doubled (f† flees when beaten). r: recoils even when doubled. –: nothing. ?: hangs on the circumstances or on a disputed point.
dba-fate-none = stands
dba-fate-recoil = recoils
dba-fate-flee = flees
dba-fate-destroyed = destroyed
dba-fate-surrender = surrenders
dba-place-open = in the open
dba-place-bua = BUA
dba-place-camp = camp
dba-means-melee = close combat
dba-means-shooting = shooting

dba-score-outcome = Comparing totals
    .question = With these totals, is the combat tied, or is the loser beaten or doubled?

dba-score-outcome-field-total_a = Total of the first element
    .ask = What is the first element's total, die included?
    .hint = Factor, support, modifiers and die.
dba-score-outcome-field-total_b = Total of the second element
    .ask = What is the second element's total, die included?
    .hint = Factors and die together.

dba-score-outcome-value-outcome = Outcome
dba-score-outcome-value-loser = Loser
    .said = The { $loser } loses.

dba-score-outcome-finding-equal = Equal totals: neither is beaten.
dba-score-outcome-finding-beaten = The { $loser } is beaten, { $total_a } to { $total_b }.
dba-score-outcome-finding-doubled = The { $loser } is doubled, { $total_a } to { $total_b }.

dba-score-outcome-step-nonpositive = { $applied ->
    [yes] No total falls below one: the lower counts { $value }.
   *[no] A total of zero or less is taken as it is: { $value }.
}
dba-score-outcome-step-compare = { $applied ->
    [yes] { $value } against { $high }: the lower total loses.
   *[no] { $value } against { $high }: the totals are equal.
}
dba-score-outcome-step-double = { $applied ->
    [yes] Twice { $low } is { $value }: { $high } reaches it, so it is doubled.
   *[no] { $why ->
        [tie] Neither loses: there is none to double.
       *[less] Twice { $low } is { $value }: { $high } falls short of it.
    }
}

dba-score-outcome-remedy-double = The loser is doubled if the winner has { $missing } more, { $total } in all.

dba-point-nonpositive = Is an element that loses with a total of zero or less doubled?

dba-close-combat = Result of a close combat
    .question = What becomes of the loser of the close combat?

dba-close-combat-field-loser = Loser
    .pair = Who lost, and who won?
    .ask = Which troops lost?
    .hint = On a tie, either of the two elements.
dba-close-combat-field-winner = Winner
    .ask = Which troops won (in a tie, the other of the two)?
dba-close-combat-field-degree = How the totals compared
    .ask = How did the totals compare?
    .hint = Beaten: a lower total; doubled: half the other's or less.
dba-close-combat-field-loser_going = The loser stands in
    .ask = What does the loser stand in?
    .hint = Bad going counts even if only a part of the element is in it.
dba-close-combat-field-winner_garrison_bua = The winner is garrisoning a BUA
    .no = The winner is not garrisoning a BUA
    .ask = Is the winner garrisoning a BUA?
    .hint = Foot that hold a BUA, not mere occupiers.
dba-close-combat-field-winner_inside = The winner is inside a BUA or camp
    .no = The winner is not inside a BUA or camp
    .ask = Is the winner inside a BUA or a camp?
    .hint = As garrison or as mere occupier.
dba-close-combat-field-contact_with_bows = How Knights met these Bows
    .ask = How did the Knights meet these Bows?
    .hint = Only for Knights beaten by Bows: whether, when and where they attacked.
dba-contact-with-bows-none = they did not attack
dba-contact-with-bows-front = charged their front this bound
dba-contact-with-bows-front-before = charged their front in an earlier bound
dba-contact-with-bows-flank-or-rear = hit them on flank or rear
dba-point-knights-and-bows-inside = Do Knights die to Bows inside a BUA or camp?
dba-point-knights-carried-over = Do Knights die to Bows they charged in an earlier bound?

dba-close-combat-value-result = Loser
dba-close-combat-value-carried_over = The fight goes on
    .open = whether the fight goes on
    .said = { $carried_over ->
        [yes] The fight goes on.
       *[no] The fight does not go on.
    }
dba-close-combat-value-destroyed = Troops destroyed
    .open = which troops are destroyed

dba-close-combat-finding-none = { $degree-code ->
    [equal] { $carried_over ->
        [yes] The totals are equal: the two fight again in the next bound.
       *[no] { $destroyed-code ->
            [SCh] The totals are equal: the Scythed Chariots are destroyed, and their enemy stands.
           *[other] The totals are equal: the combat is not carried over, and neither element suffers.
        }
    }
   *[other] { dba-loser } { $loser-form ->
        [one] stays where it is, unharmed
        [none] stays where it is, unharmed
       *[other] stay where they are, unharmed
    }.
}
dba-loser = { $loser-code ->
    [none] The loser
   *[other] { $loser }
}
dba-close-combat-finding-recoil = { dba-loser } { $loser-form ->
    [one] recoils
    [none] recoils
   *[other] recoil
}.
dba-close-combat-finding-flee = { dba-loser } { $loser-form ->
    [one] flees
    [none] flees
   *[other] flee
}.
dba-close-combat-finding-destroyed = { $degree-code ->
    [equal] { $winner-code ->
        [SCh] The totals are equal: the Scythed Chariots of both sides are destroyed.
       *[other] The totals are equal: the Scythed Chariots are destroyed.
    }
   *[other] { dba-loser } { $loser-form ->
        [one] is destroyed
        [none] is destroyed
       *[other] are destroyed
    }.
}

dba-close-combat-step-comparison = { $value ->
    [equal] The totals are equal.
    [beaten] The loser is beaten, not doubled.
   *[doubled] The loser is doubled.
}
dba-close-combat-step-scythed = { $applied ->
    [yes] { $why ->
        [destroyed] A Scythed Chariot is involved: the tie destroys it.
       *[unhurt] A Scythed Chariot is involved: the tie does not destroy it.
    }
   *[no] No Scythed Chariot is involved.
}
dba-close-combat-step-carried-over = { $applied ->
    [yes] The fight is resumed next bound.
   *[no] With a Scythed Chariot the fight is not carried over.
}
dba-close-combat-step-loser-as = { $applied ->
    [yes] The loser ({ $troop }) counts as { $as }.
   *[no] The loser ({ $troop }) counts as its own type.
}
dba-close-combat-step-winner-as = { $applied ->
    [yes] The winner ({ $troop }) counts as { $as }.
   *[no] The winner ({ $troop }) counts as its own type.
}
dba-close-combat-step-stated = { $applied ->
    [yes] { $why ->
        [destroyed] According to the documents this enemy destroys the loser.
        [recoil] According to the documents the loser recoils from this enemy.
        [flee] According to the documents the loser flees from this enemy.
        [surrender] According to the documents the loser surrenders to this enemy.
       *[none] According to the documents the loser stands against this enemy.
    }
   *[no] { $why ->
        [not-good] According to the documents this enemy destroys the loser in good going only.
        [not-front] According to the documents the loser would be destroyed if it had charged the front this bound.
        [garrison] According to the documents this enemy would destroy the loser if it were not garrisoning a BUA.
       *[nothing] The documents say nothing of this enemy.
    }
}
dba-close-combat-step-garrison = { $applied ->
    [yes] Warband garrisoning a BUA do not destroy troops they merely beat.
   *[no] { $why ->
        [attacks] The Warband are not garrisoning a BUA.
       *[other] Warband in garrison matter only when they beat without doubling.
    }
}
dba-close-combat-step-front = { $why ->
    [others] Not Knights against Bows: who attacked does not matter.
    [inside] The Bows are inside a place, where they have neither front nor flank.
    [no-attack] The Knights did not attack the Bows.
    [flank] The Knights hit the Bows on flank or rear: no Knights die of that.
    [front-before] { $applied ->
        [yes] The Knights charged the front of the Bows in an earlier bound: that counts still.
       *[no] The Knights charged the front of the Bows in an earlier bound: that no longer counts.
    }
   *[front] The Knights charged the front of the Bows this bound.
}

dba-close-combat-step-outside = { $applied ->
    [yes] { $why ->
        [destroyed] According to public references this enemy destroys the loser.
        [flee] According to public references the loser flees.
        [recoil] According to public references the loser recoils.
       *[other] According to public references the loser stands.
    }
   *[no] { $why ->
        [open] Public references disagree about this enemy.
        [not-good] In public references this enemy matters in good going only.
        [garrison] According to public references this enemy would destroy the loser if it were not garrisoning a BUA.
        [ground] In public references the going decides, whatever the enemy.
        [complete] Public references are not needed: the documents decide.
       *[nothing] Public references do not list this enemy.
    }
}
dba-close-combat-step-bad-going = { $applied ->
    [yes] { $why ->
        [destroyed] The loser is in bad going: destroyed.
        [flee] In bad going the loser flees.
       *[other] The loser is in bad going, and that decides.
    }
   *[no] { $why ->
        [dead-anyway] The loser is in bad going, but is destroyed anyway.
        [indifferent] The loser is in bad going, but to this type that makes no difference.
       *[not-bad] For this element it is not bad going.
    }
}
dba-close-combat-step-place = { $applied ->
    [yes] { $why ->
        [bua] The loser is in a BUA: an element that loses like this inside is destroyed.
       *[camp] The loser is in a camp: an element that loses like this inside is destroyed.
    }
   *[no] { $why ->
        [no-recoil] The loser is inside a place, but does not have to recoil.
       *[open] The loser is not in a BUA or camp.
    }
}
dba-close-combat-step-disputed = { $applied ->
    [yes] By the chosen reading the loser is destroyed.
   *[no] { $value ->
        [recoil] By the chosen reading the loser recoils.
        [flee] By the chosen reading the loser flees.
       *[none] By the chosen reading the loser stands.
    }
}
dba-close-combat-step-otherwise = { $value ->
    [destroyed] Otherwise: destroyed.
    [flee] Otherwise the loser flees.
    [recoil] Otherwise the loser recoils.
   *[none] Otherwise the loser stands.
}

flag-conflict-scythed-tie = The Commentary does not carry over a Scythed Chariot's tie, and says only of Artillery that the tie destroys the chariot; that it does with any enemy comes from public references.
dba-point-scythed-tie = Is a Scythed Chariot that ties destroyed?
dba-point-warband-beaten = Are Warband beaten by Elephants or Scythed Chariots destroyed?
dba-point-light-horse-doubled = Are Light Horse doubled by Psiloi or War Wagons destroyed?

dba-shooting = Result of shooting
    .question = What becomes of the target, and of the shooter?
    .illegal = Not possible

dba-shooting-field-shooter = Main shooter
    .ask = What type is the nearest shooter?
    .hint = The nearest shooter's factor and result are the ones that count.
dba-shooting-field-target = Target
    .ask = Which troops are shot at?
dba-shooting-field-degree = How the totals compared
    .ask = How did the target's total compare with the shooter's?
    .hint = Beaten: a lower total; doubled: half the other's or less.
dba-shooting-field-mutual = The target is shooting back at this shooter
    .no = The target is not shooting back at this shooter
    .ask = Is the target shooting back at this shooter?
    .hint = A Bow, War Wagon or Artillery that can see the shooter with its front.
dba-shooting-field-target_place = Where the target is
    .ask = Where is the target?
dba-shooting-field-shooter_place = Where the shooter is
    .ask = Where is the shooter?
dba-shooting-field-all_on_rear = All shooters aim at the rear edge
    .no = Not all shooters aim at the rear edge
    .ask = Do all the shooters aim at the target's rear edge?
    .hint = A target made to recoil by such shooting is destroyed.

dba-shot-degree-equal = equal
dba-shot-degree-target-beaten = target beaten
dba-shot-degree-target-doubled = target doubled
dba-shot-degree-shooter-beaten = shooter beaten
dba-shot-degree-shooter-doubled = shooter doubled

dba-shooting-value-target_result = The target
    .said = { $target_result-code ->
        [none] The target stays where it is.
        [recoil] The target is forced to recoil.
        [flee] The target is forced to flee.
        [surrender] The target surrenders.
       *[destroyed] The target is destroyed.
    }
dba-shooting-value-shooter_result = The shooter
    .said = { $shooter_result-code ->
        [none] The shooter stays where it is.
        [recoil] The shooter is forced to recoil.
        [flee] The shooter is forced to flee.
       *[destroyed] The shooter is destroyed.
    }

dba-shot-at = { $target-code ->
    [none] The target is
   *[other] { $target } { $target-form ->
        [one] is
       *[other] are
    }
}
dba-shooting-value-legal = Allowed
dba-shooting-value-violations = Against the rules
dba-shooting-finding-litter = Litters never shoot, though they move and fight as War Wagons.
dba-shooting-step-litter = A Litter as the shooter: it never shoots.
dba-shooting-finding-not-a-shooter = Only Bows, War Wagons and Artillery shoot.
dba-shooting-step-not-a-shooter = The shooter is of a type that never shoots.
dba-shooting-target-unharmed = { dba-shot-at } unharmed
dba-shooting-unharmed = { $degree-code ->
    [shooter-beaten] The shooter is unharmed
    [shooter-doubled] The shooter is unharmed
   *[other] { dba-shooting-target-unharmed }
}
dba-shot-back = the shooter{ $shooter-code ->
    [none] {""}
   *[other] {" "}({ $shooter })
}
dba-shooting-finding-none = { $shooter_result-code ->
    [none] { dba-shooting-unharmed }.
    [recoil] { dba-shooting-target-unharmed }; { dba-shot-back } is forced to recoil.
    [flee] { dba-shooting-target-unharmed }; { dba-shot-back } is forced to flee.
   *[destroyed] { dba-shooting-target-unharmed }; { dba-shot-back } is destroyed.
}
dba-shooting-finding-recoil = { dba-shot-at } forced to recoil.
dba-shooting-finding-flee = { dba-shot-at } forced to flee.
dba-shooting-finding-destroyed = { dba-shot-at } destroyed.
dba-shooting-finding-surrender = { $target-code ->
    [Dz] The Denizens surrender: the BUA goes over to the shooter's side.
   *[CF] The Camp Followers surrender and are taken off.
}

dba-shooting-step-comparison = The comparison: { $outcome }.
dba-shooting-step-exchange = { $applied ->
    [yes] A target that can shoot back does so: the result may fall on either.
   *[no] { $why ->
        [cannot] The target is no shooter: it cannot be shooting back.
       *[no] The target rolls its die only to defend itself.
    }
}
dba-shooting-step-shooter-safe = { $applied ->
    [yes] The shooter has the lower total, but no enemy is shooting at it: it suffers nothing.
   *[no] { $why ->
        [exposed] The shooter has the lower total, and the target is shooting back.
       *[not-beaten] The shooter does not have the lower total.
    }
}
dba-shooting-step-target-as = { $applied ->
    [yes] The target ({ $troop }) counts as { $as }.
   *[no] The target ({ $troop }) counts as its own type.
}
dba-shooting-step-stated = { $applied ->
    [yes] { $why ->
        [destroyed] According to the documents this shooting destroys the loser.
        [recoil] According to the documents the loser recoils from this shooting.
        [flee] According to the documents the loser flees from this shooting.
        [surrender] According to the documents the loser surrenders to this shooting.
       *[none] According to the documents this shooting does the loser no harm.
    }
   *[no] The documents say nothing of this shooter.
}
dba-shooting-step-outside = { $applied ->
    [yes] { $why ->
        [destroyed] According to public references this shooting destroys the loser.
        [flee] According to public references the loser flees.
        [recoil] According to public references the loser recoils.
       *[other] According to public references this shooting does the loser no harm.
    }
   *[no] { $why ->
        [open] Public references disagree about this shooter.
        [complete] Public references are not needed: the documents decide.
       *[nothing] Public references do not list this shooter.
    }
}
dba-shooting-step-place = { $applied ->
    [yes] { $why ->
        [bua] The element is in a BUA: an element that loses like this inside is destroyed.
       *[camp] The element is in a camp: an element that loses like this inside is destroyed.
    }
   *[no] { $why ->
        [no-recoil] The element is inside a place, but does not have to recoil.
       *[open] The element is not in a BUA or camp.
    }
}
dba-shooting-step-disputed = { $applied ->
    [yes] By the chosen reading the loser is destroyed.
   *[no] { $value ->
        [flee] By the chosen reading the loser flees.
       *[none] By the chosen reading the loser stands.
    }
}
dba-shooting-step-otherwise = { $value ->
    [destroyed] Otherwise: destroyed.
    [flee] Otherwise the loser flees.
    [recoil] Otherwise the loser recoils.
   *[none] Otherwise the loser stands.
}
dba-shooting-step-scythed-tie = { $applied ->
    [yes] Reading chosen: the tie destroys the Scythed Chariot.
   *[no] Reading chosen: the tie does the Scythed Chariot no harm.
}
dba-shooting-step-rear = { $applied ->
    [yes] { $why ->
        [flee] All shots at the rear: an element that has to flee is destroyed too.
       *[kills] All shots at the rear: an element that has to recoil is destroyed.
    }
   *[no] { $why ->
        [no-recoil] All shots at the rear, but the target does not have to recoil.
        [from-bua] All shots at the rear, but shooting from a BUA does not kill like this.
        [flee] All shots at the rear, but an element that flees is not recoiling.
        [not-beaten] All shots at the rear, but the target did not lose.
       *[not-all] Not all the shots are aimed at the rear.
    }
}

dba-point-hordes-shot = Are Hordes beaten by Bows or War Wagons shooting destroyed?
dba-point-scythed-shot-tie = Does a tie in shooting destroy the Scythed Chariot shot at?
dba-point-rear-flee = When shooting at the rear kills, does a flee move count as a recoil?

dba-supporter-fate = Fate of the helpers
    .question = What becomes of the friend helping the element in front?

dba-supporter-fate-field-front = Element in front
    .pair = Who fights in front, and who helps?
    .ask = Which troops are in the element in front?
dba-supporter-fate-field-supporter = Helper
    .ask = Which troops help the element in front?
dba-supporter-fate-field-role = Where the helper stands
    .ask = Where does the helping element stand?
    .hint = Its place decides whether it shares the fate of the element in front.
dba-supporter-fate-field-actually_supported = The helper really gave support against that enemy
    .no = The helper did not really give support against that enemy
    .ask = Did the helper really give support against that enemy?
    .hint = Matters only for a helper that stands behind.
dba-supporter-fate-field-front_result = What becomes of the element in front
    .ask = What becomes of the element in front?
    .hint = Recoil, flight or destruction of the element in frontal combat.
dba-supporter-fate-field-can_recoil = The helper can recoil
    .no = The helper cannot recoil
    .ask = Can the helper recoil?
    .hint = Matters only for a helper on the enemy's flank or rear.

dba-helper-role-rear = directly behind
dba-helper-role-rear-neighbour = behind the element alongside
dba-helper-role-flank = on the enemy's flank
dba-helper-role-rear-contact = on the enemy's rear
dba-helper-role-overlap = overlapping
dba-front-result-none = stands
dba-front-result-recoil = recoils
dba-front-result-flee = flees
dba-front-result-destroyed = is destroyed
dba-front-result-recoil-impossible = cannot recoil

dba-supporter-fate-value-fate = The helper

dba-supporter-fate-none = no effect
dba-supporter-fate-destroyed = destroyed
dba-supporter-fate-recoils = recoils
dba-supporter-fate-pushed = pushed back
dba-supporter-fate-stays = stays put

dba-helper = { $supporter-code ->
    [none] The helper
   *[other] The helping { $supporter }
}
dba-supporter-fate-finding-none = { dba-helper } { $supporter-form ->
    [other] are unharmed
   *[one] is unharmed
}{ $role-code ->
    [overlap] {" "}and { $supporter-form ->
        [other] stay in place
       *[one] stays in place
    }
    [none] {""}
   *[other] { $front_result-code ->
        [none] : the element in front is not lost
        [recoil] : the element in front is not lost
        [flee] : the element in front is not lost
       *[other] { $actually_supported ->
            [no] : no support was given in that combat
           *[other] { $role-code ->
                [rear] { $supporter-code ->
                    [Pk] : Pikes behind are not lost with the rank in front
                   *[other] {""}
                }
                [rear-neighbour] { $supporter-code ->
                    [Ps] : Psiloi behind a neighbour are not lost with the element beside it
                   *[other] {""}
                }
               *[other] {""}
            }
        }
    }
}.
dba-supporter-fate-finding-destroyed = { dba-helper } { $supporter-form ->
    [other] are destroyed
   *[one] is destroyed
}{ $role-code ->
    [rear] {" "}together with the supported element in front
    [flank] : there is no room for the recoil
    [rear-contact] : there is no room for the recoil
   *[other] {""}
}.
dba-supporter-fate-finding-recoils = { dba-helper } { $supporter-form ->
    [other] recoil
   *[one] recoils
}{ $front_result-code ->
    [recoil] , as does the friend on the enemy's front
    [flee] : the friend on the enemy's front flees
    [none] {""}
   *[other] : the friend on the enemy's front is destroyed
}.
dba-supporter-fate-finding-pushed = { dba-helper } { $supporter-form ->
    [other] are pushed back with the element in front
   *[one] is pushed back with the element in front
}.
dba-supporter-fate-finding-stays = { dba-helper } { $supporter-form ->
    [other] stay in place, as does the friend on the enemy's front
   *[one] stays in place, as does the friend on the enemy's front
}.

dba-supporter-fate-step-front =
    { $result-code ->
        [none] The element in front stands.
        [recoil] The element in front recoils.
        [flee] The element in front flees.
        [destroyed] The element in front is destroyed.
       *[recoil-impossible] The element in front cannot recoil, and is destroyed.
    }
dba-supporter-fate-step-support = { $applied ->
    [yes] The helper was giving support from behind.
   *[no] { $why ->
        [not-behind] The helper is not behind: support does not come into it.
        [not-able] The helper is behind, but cannot support that element.
       *[did-not] The helper is behind, but gave no support against that enemy.
    }
}
dba-supporter-fate-step-pikes = { $applied ->
    [yes] Pikes in the second rank are not lost with the first.
   *[no] { $why ->
        [front-lives] Pikes, but the first rank is not lost.
       *[others] The helper is not Pikes.
    }
}
dba-supporter-fate-step-neighbour = { $applied ->
    [yes] The helper is behind the element alongside: it does not die with this one.
   *[no] { $why ->
        [front-lives] The helper is behind the element alongside, but the element in front is not lost.
       *[others] The helper is not behind the element alongside.
    }
}
dba-supporter-fate-step-touching = { $applied ->
    [yes] The helper touches the enemy's flank or rear: it has to recoil.
   *[no] { $why ->
        [front-stands] The helper touches the enemy's flank or rear, but the element in front does not go back.
       *[not-touching] The helper does not touch the enemy's flank or rear.
    }
}
dba-supporter-fate-step-no-room = { $applied ->
    [yes] The helping element cannot recoil, so it is destroyed.
   *[no] { $why ->
        [room] The helper can recoil.
       *[not-recoiling] The helper does not have to recoil.
    }
}
dba-supporter-fate-step-overlap = { $applied ->
    [yes] The helper only overlapped: the documents do not mention it.
   *[no] No overlap is in question.
}

dba-supporter-fate-remedy-room = The helper is saved if it has room to recoil.

dba-garrison = Garrison, occupier or sacker
    .question = Who holds the BUA or camp, with what bonus, and may there be shooting?

dba-garrison-field-event = What happened
    .ask = What happened at the BUA or camp?
dba-garrison-field-place = BUA or camp
    .ask = Is the place a BUA or a camp?
dba-garrison-field-occupier = Element inside
    .ask = Which troops are inside, or were before they were shot or driven out?
    .hint = The element put inside or removed; if the place was taken or retaken, the element that went in.
dba-garrison-field-captured = The place was taken from the enemy
    .no = The place was not taken from the enemy
    .ask = Was the place taken from the enemy?
    .hint = Taken by fighting, not held from the start.
dba-garrison-field-sack_rolls = PIP dice rolled since
    .ask = What PIP dice have been rolled since?
    .hint = With commas: 3, 4.
dba-garrison-field-retaken = The owner has retaken the place
    .no = The owner has not retaken the place
    .ask = Is it the owner who retook the place?
    .hint = How an owner who retakes the BUA counts is an open point.
dba-garrison-field-by = What forces the recoil
    .ask = What forces the element to recoil?

dba-place-event-deployed = an element was placed inside
dba-place-event-shot-away = shooting removed those inside
dba-place-event-melee-loss = those inside were beaten in close combat
dba-place-event-forced-recoil = those inside were forced to recoil
dba-place-event-denizens-surrender-art = Denizens or Camp Followers surrendered to Artillery

dba-garrison-value-status = State of the place
dba-garrison-value-bonus = Bonus
dba-garrison-value-may_shoot = Those inside may shoot
dba-garrison-value-may_be_shot = Those inside may be shot at

dba-place-status-garrison = garrison
dba-place-status-occupier = occupier only, no garrison
dba-place-status-sacking = being sacked
dba-place-status-denizens = held by Denizens
dba-place-status-deserted = deserted
dba-place-status-taken = taken

dba-garrison-value-legal = Allowed
dba-garrison-value-violations = Against the rules
dba-garrison-finding-never-in-there = Denizens are found only in a BUA, and Camp Followers only in a camp.
dba-garrison-step-never-in-there = { $troop } are never inside such a place.
dba-garrison-who = { $occupier-code ->
    [none] The element
   *[other] { $occupier }
}
dba-garrison-finding-garrison = { dba-garrison-who } { $occupier-form ->
    [other] are
   *[one] is
} the garrison{ $bonus ->
    [none] {""}
   *[other] , with a bonus of +{ $bonus }
}.
dba-garrison-finding-occupier = { dba-garrison-who } only { $occupier-form ->
    [other] occupy
   *[one] occupies
} the place: no garrison, and no bonus.
dba-garrison-finding-sacking = { dba-garrison-who } { $occupier-form ->
    [other] are
   *[one] is
} still sacking the BUA: no bonus, no shooting and no being shot at.
dba-garrison-finding-denizens = The BUA is defended by its Denizens.
dba-garrison-finding-deserted = { $place-code ->
    [bua] The BUA is left empty.
    [camp] The camp is deserted, and stays with the side that held it.
   *[none] The place is left empty.
}
dba-garrison-finding-taken = { $event-code ->
    [denizens-surrender-art] The Denizens surrender: the shooter's side takes the BUA and may garrison it at once.
   *[other] { $place-code ->
        [bua] The BUA is taken: the element that moves in sacks it.
        [camp] The camp is taken: the winner moves in.
       *[none] The place is taken: the winner moves in.
    }
}

dba-garrison-step-event = { $captured ->
    [yes] The place was taken from the enemy. What happened: { $event }.
   *[no] What happened: { $event }.
}
dba-garrison-step-forced-recoil = { $applied ->
    [yes] There is no recoiling from inside: an element that has to is destroyed.
   *[no] No element is forced to recoil.
}
dba-garrison-step-taken = { $why ->
    [sacks] The close combat is lost: the winner moves into the BUA and sacks it.
    [occupies] The close combat is lost: the winner moves into the camp.
   *[winner] The element won the close combat and moved in.
}
dba-garrison-step-surrender = { $why ->
    [camp] The Camp Followers surrender and are taken off: the camp is left empty.
    [garrisoned] The Denizens have surrendered: the place is garrisoned at once, without sacking.
   *[bua] The Denizens surrender and go over to the shooter's side.
}
dba-garrison-step-shot-away = { $why ->
    [denizens] Shooting has removed the Denizens: the place is empty.
    [bua] Shooting has removed the element inside: the Denizens are left.
   *[camp] Shooting has emptied the camp: no Camp Followers in its place.
}
dba-garrison-step-shot-while-sacking = Shots while it sacks the BUA: no element may shoot at it.
dba-garrison-step-owner = { $applied ->
    [yes] The place is the enemy's.
   *[no] { $why ->
        [retaken] The owner has retaken the place.
       *[own] The place is the element's own.
    }
}
dba-garrison-step-foot = { $applied ->
    [yes] Foot ({ $troop }): it can be a garrison.
   *[no] Not foot ({ $troop }): it can be no garrison.
}
dba-garrison-step-sack-roll = { $applied ->
    [yes] PIP dice { $rolls }: { $least } or more has come up, and the sacking is over.
   *[no] { $why ->
        [none] No PIP die yet: { $least } or more is needed.
       *[low] PIP dice { $rolls }: { $least } or more is still needed.
    }
}
dba-garrison-step-retaking = { $applied ->
    [yes] Reading chosen: the owner waits for the die as well.
   *[no] Reading chosen: the owner does not sack its own place.
}
dba-garrison-step-mounted = { $applied ->
    [yes] Reading chosen: mounted sack the place too.
   *[no] Reading chosen: mounted do not sack.
}
dba-garrison-step-bonus = { $applied ->
    [yes] { $why ->
        [camp] Foot in their own camp: +{ $value }.
       *[bua] Foot garrisoning the BUA: +{ $value }.
    }
   *[no] { $why ->
        [open] Bonus of Denizens or Camp Followers: the documents do not say.
        [sacking] An element that sacks, or enters as the winner, has no bonus.
        [nobody] No troops inside, no bonus.
        [mounted] Mounted have no bonus in their own camp.
       *[occupier] A mere occupier has no bonus.
    }
}
dba-garrison-step-shooting = { $applied ->
    [yes] A shooter: it shoots all round.
   *[no] { $why ->
        [sacking] The element is sacking: no shooting.
        [nobody] There are no troops inside to shoot.
        [unknown] Whether it may shoot depends on who moved in.
       *[no-shooter] The element inside does not shoot.
    }
}
dba-garrison-step-shot-at = { $applied ->
    [yes] The element may be shot at.
   *[no] { $why ->
        [sacking] The element is sacking: it is not shot at.
       *[nobody] There are no troops inside to shoot at.
    }
}

dba-garrison-remedy-roll = The sacking is over if the PIP die shows { $least } or more.

dba-garrison-odds-ends = the next die ends the sacking
dba-garrison-odds-goes-on = the sacking goes on after the next die

dba-point-mounted-sacking = Must mounted that take a BUA sack it until the PIP die releases them?
dba-point-retaking-a-bua = Must an owner who wins back a BUA sack it before garrisoning it again?

dba-flee = Flight
    .question = How far does the flight go, and what stops it?

dba-flee-field-troop = Who flees
    .ask = Which troops flee?
dba-flee-field-depth = Base depth
    .hint = Needed only if the base is not the usual depth for its type.
dba-flee-field-bw = Base width
    .hint = How wide an element is: 40 mm with 15 mm figures, 60 mm with 25 mm.
dba-flee-field-can_recoil = The opening recoil can be made
    .no = The opening recoil cannot be made
    .ask = Can the fleeing element make its opening recoil?
    .hint = A flight starts with a recoil, under its rules: an element that cannot make it is destroyed.
dba-flee-field-speed_paces = Full move of the fleeing troops, in the going they are in
    .ask = How many paces do the fleeing troops move in the going they are in?
    .hint = The documents do not give speeds: enter this one yourself.
dba-flee-field-mm_per_100p = A hundred paces on the table
    .hint = Needed only if you play with another scale of paces.
dba-flee-field-meets = What the fleeing troops meet
    .ask = What do the fleeing troops meet on the way?
    .hint = After the recoil, as it makes its move.
    .no = The fleeing troops meet nothing
dba-flee-field-dist_to_it_mm = Distance to what they meet, once turned about
    .ask = Once the fleeing element has turned about, how many mm away is what stands in its way?
    .hint = Measured from its front edge.
dba-flee-field-friend_depth = Depth of the friends they meet
    .ask = How many mm deep are those friends together?
    .hint = All of them together, where it may pass through several.
dba-flee-field-can_avoid_by_turning = The smallest turn avoids what they meet
    .no = The smallest turn does not avoid what they meet
    .ask = Can the fleeing element avoid what stands in its way by turning as little as possible?
    .hint = Fleeing troops turn as little as clears an obstacle, never to line up.

dba-flee-meets-nothing = nothing
dba-flee-meets-friend-parallel-passable = parallel friends it may pass through
dba-flee-meets-friend-angled = friends at an angle
dba-flee-meets-bua-occupied = an occupied BUA or camp
dba-flee-meets-enemy = an enemy
dba-flee-meets-river-dry = a dry river
dba-flee-meets-river-slow = a slow river
dba-flee-meets-river-torrent = a torrent
dba-flee-meets-table-edge = the table edge
dba-flee-meets-waterway = the waterway
dba-flee-meets-wood = a wood
dba-flee-meets-marsh = a marsh
dba-flee-meets-rough = rough going
dba-flee-meets-dunes = dunes
dba-flee-meets-oasis = an oasis
dba-flee-meets-steep-hill = a steep hill
dba-flee-meets-gentle-hill = a gentle hill
dba-flee-meets-road = a road
dba-flee-meets-good = good going
dba-flee-meets-bua = an empty BUA
dba-flee-meets-camp = an empty camp

dba-flee-value-result = The flight
dba-flee-value-front_travel_mm = Distance from where the rear edge was to where the front edge ends
dba-flee-result-completes = completed
dba-flee-result-stops = stops
dba-flee-result-destroyed = destroyed
dba-flee-result-passes = passes through friends
dba-flee-result-turns-aside = turns aside

dba-fled-who = { $troop }
dba-fled = { $troop-code ->
    [none] The element flees
   *[other] { dba-fled-who } { $troop-form ->
        [one] flees
       *[other] flee
    }
}
dba-flee-finding-completes = { $front_travel_mm ->
    [none] { dba-fled } the full distance.
   *[other] { dba-fled } the full distance: { $front_travel_mm } mm from the old rear edge to the new front edge.
}
dba-flee-finding-stops = { $front_travel_mm ->
    [none] { dba-fled }, stopping short without loss.
   *[other] { dba-fled }, stopping short without loss: { $front_travel_mm } mm from the old rear edge to the new front edge.
}
dba-flee-finding-destroyed = { $troop-code ->
    [none] The fleeing element is destroyed
   *[other] { $troop } { $troop-form ->
        [one] is destroyed
       *[other] are destroyed
    }
}{ $can_recoil ->
    [yes] {" "}in flight{ $meets-code ->
        [river-slow] , in a river that is not dry
        [river-torrent] , in a river that is not dry
        [table-edge] , off the table
        [waterway] , in the waterway
        [enemy] , on meeting an enemy
       *[other] {""}
    }.
    [no] : not even the opening recoil is possible.
   *[none] .
}
dba-flee-finding-passes = { $front_travel_mm ->
    [none] { dba-fled } through the friends.
   *[other] { dba-fled } through the friends: { $front_travel_mm } mm from the old rear edge to the new front edge.
}
dba-flee-finding-turns-aside = { $front_travel_mm ->
    [none] { dba-fled }, turning aside as little as possible.
   *[other] { dba-fled }, turning aside as little as possible: { $front_travel_mm } mm from the old rear edge to the new front edge.
}

dba-flee-step-recoil = { $applied ->
    [yes] The opening recoil can be made.
   *[no] The opening recoil cannot be made: the flight does not even begin.
}
dba-flee-step-own-depth = First it recoils its own depth: { $value } mm.
dba-flee-step-cap = { $applied ->
    [yes] Never more than a base width: { $value } mm, not { $depth }.
   *[no] Limit of one base width ({ $value } mm): not reached.
}
dba-flee-step-speed = Then a full move: { $paces ->
    [one] 1 pace
   *[other] { $paces } paces
}, { $value } mm.
dba-flee-step-meets = { $applied ->
    [yes] { $why ->
        [passed] { $at } mm from its front, { $meets }: the fleeing element goes through.
        [drowns] { $at } mm from its front, { $meets }: the fleeing element goes in and is destroyed.
        [silent] { $at } mm from its front, { $meets }: the documents do not mention it.
        [short] { $at } mm from its front, { $meets }: to end beyond them takes { $needed } mm of move, and { $steps } mm are left.
       *[bars] { $at } mm from its front, { $meets }: the way is blocked.
    }
   *[no] { $why ->
        [nothing] The fleeing element meets nothing.
        [far] { $at } mm from its front, { $meets }: too far off to be reached.
       *[open] { $at } mm from its front, { $meets }: it does not stop it.
    }
}
dba-flee-step-turning = { $applied ->
    [yes] The smallest turn avoids it.
   *[no] { $why ->
        [edge] At the table edge no element turns aside.
        [no-way-round] Turning cannot avoid it.
       *[no-obstacle] There is no obstacle to avoid.
    }
}

dba-flee-remedy-can-recoil = The flight is completed if the opening recoil can be made.
dba-flee-remedy-way-round = The flight goes on if the smallest turn avoids what is in the way.

dba-point-fleeing-off-table = Is a fleeing element that reaches the table edge lost?
dba-point-fleeing-into-waterway = Is an element that flees into a waterway destroyed?
dba-point-fleeing-into-enemy = Is an element that flees into an enemy destroyed?

dba-pursuit = Pursuit
    .question = Does the winner pursue, and how far?

dba-pursuit-field-winner = Who pursues
    .ask = Which troops won?
    .hint = The winner, or the element of its second rank.
dba-pursuit-field-role = Rank of the winner
    .ask = Which rank do the winning troops stand in?
    .hint = A second rank follows only if its support counted.
dba-pursuit-field-own_depth = Depth of the winner's base
    .hint = Needed only if the base is not the usual depth for its type.
dba-pursuit-field-front_depth = Depth of the first rank
    .ask = How many mm deep is the element in the first rank?
    .hint = A second rank that supported goes as far as the first rank does.
dba-pursuit-field-bw = Base width
    .hint = How wide an element is: 40 mm with 15 mm figures, 60 mm with 25 mm.
dba-pursuit-field-opponent = What the opponent in front does
    .ask = What does the enemy in front do?
    .hint = As the result of the combat makes it do.
dba-pursuit-field-by = How the enemy was beaten
    .ask = How was the enemy beaten?
dba-pursuit-field-place = Where the winner is
    .ask = Where is the winner?
dba-pursuit-field-ahead = What lies ahead
    .ask = What lies ahead?
    .hint = The first thing in the way of the pursuit.
dba-pursuit-field-ahead_mm = Distance to what lies ahead
    .ask = How many mm from the winner is what stands in its way?
    .hint = From the winner's front.
dba-pursuit-field-beat_fortified = The winner beat the occupant of a BUA or camp
    .no = The winner did not beat the occupant of a BUA or camp
    .ask = Did the winner beat an element inside a BUA or camp?
    .hint = Then it moves in; its type does not matter.

dba-pursuit-role-front = first rank
dba-pursuit-role-rear-supporting = second rank, supporting
dba-pursuit-role-rear-not-supporting = second rank, not supporting
dba-pursuit-role-rear-denied = second rank, support denied by that enemy
dba-opponent-recoils = recoils
dba-opponent-breaks-off = breaks off
dba-opponent-flees = flees
dba-opponent-destroyed = is destroyed
dba-opponent-stands = stands
dba-ahead-clear = nothing
dba-ahead-contact = an enemy
dba-ahead-table-edge = the table edge
dba-ahead-waterway = the waterway
dba-ahead-would-be-destroyed = a spot where it would be destroyed
dba-ahead-wood = a wood
dba-ahead-marsh = a marsh
dba-ahead-rough = rough going
dba-ahead-dunes = dunes
dba-ahead-oasis = an oasis
dba-ahead-steep-hill = a steep hill
dba-ahead-gentle-hill = a gentle hill
dba-ahead-road = a road
dba-ahead-good = good going
dba-ahead-river = a river

dba-pursuit-value-pursues = The winner pursues
dba-pursuit-value-distance_mm = Distance of the pursuit
dba-pursuit-value-then = What happens then
dba-pursuit-then-stops = stops short
dba-pursuit-then-moves-in = moves in

dba-pursuer = { $winner-code ->
    [none] The winner pursues
   *[other] { $winner } pursue
}
dba-pursuit-river = { $ahead-code ->
    [river] {""}, unless the river is a torrent: then they roll to enter it, and stop at it if they fail
   *[other] {""}
}
dba-pursuit-finding-pursues = { $then-code ->
    [moves-in] { $winner-code ->
        [none] The winner moves into the BUA or camp that it has taken.
       *[other] { $winner } move into the BUA or camp that they have taken.
    }
    [stops] { $distance_mm ->
        [none] { dba-pursuer }, but not the full distance.
       *[other] { dba-pursuer }, but only for { $distance_mm } mm.
    }
   *[other] { $distance_mm ->
        [none] { dba-pursuer }{ dba-pursuit-river }.
       *[other] { dba-pursuer } for { $distance_mm } mm{ dba-pursuit-river }.
    }
}
dba-pursuit-who = { $winner }
dba-pursuit-finding-not-pursues = { $winner-code ->
    [none] The winner does not pursue
   *[other] { dba-pursuit-who } { $winner-form ->
        [one] does not pursue
       *[other] do not pursue
    }
}{ $by-code ->
    [shooting] : no troops pursue after shooting
   *[other] { $opponent-code ->
        [stands] : the enemy in front stands
       *[other] { $place-code ->
            [bua] : no troops pursue out of a BUA or camp
            [camp] : no troops pursue out of a BUA or camp
           *[other] { $role-code ->
                [front] { $winner-code ->
                    [none] {""}
                   *[other] : only Knights, Hordes, Scythed Chariots and Warband do
                }
                [rear-not-supporting] : the second rank gave no support
                [rear-denied] : against that enemy the second rank gave no support
               *[other] { $beat_fortified ->
                    [yes] : only the element that fought moves into the place
                   *[other] {""}
                }
            }
        }
    }
}.

dba-pursuit-step-means = { $applied ->
    [yes] The enemy was shot at: no troops pursue after shooting.
   *[no] The enemy was fought in close combat.
}
dba-pursuit-step-opponent = { $applied ->
    [yes] The opponent in front { $opponent }.
   *[no] The opponent in front stands: there is no enemy to pursue.
}
dba-pursuit-step-from-place = { $applied ->
    [yes] The winner is in a BUA or camp: no troops pursue out of there.
   *[no] The winner is not in a BUA or camp.
}
dba-pursuit-step-into-place = { $applied ->
    [yes] The winner beat a BUA or camp: it moves in, of any type.
   *[no] { $why ->
        [supporter] It was the element in front that won: only that one moves in.
        [not-gone] The winner beat a BUA or camp, but not so that it can move in.
       *[no-place] The winner did not beat a BUA or camp.
    }
}
dba-pursuit-step-impetuous = { $applied ->
    [yes] Impetuous troops ({ $troop }): they have to pursue.
   *[no] { $why ->
        [held] Impetuous troops ({ $troop }), but here they do not pursue.
       *[steady] Not impetuous ({ $troop }): no pursuit.
    }
}
dba-pursuit-step-second-rank = { $applied ->
    [yes] The second rank supports, and goes where the first goes.
   *[no] { $why ->
        [front] The winner is in the first rank.
        [rear-supporting] Of second ranks only Warband follow.
        [rear-denied] The second rank does not follow, as that enemy denies support.
       *[rear-not-supporting] The second rank gave no support, and does not follow.
    }
}
dba-pursuit-step-distance = { $applied ->
    [yes] { $why ->
        [front] The winner goes the depth of the first rank: { $value } mm.
       *[own] The winner goes its own depth: { $value } mm.
    }
   *[no] Depths do not matter: there is no distance to go.
}
dba-pursuit-step-cap = { $applied ->
    [yes] Never more than a base width: { $value } mm.
   *[no] Limit of one base width ({ $value } mm): it does not come into play.
}
dba-pursuit-step-ahead = { $applied ->
    [yes] { $at } mm on, { $ahead }: there the pursuit stops.
   *[no] { $why ->
        [clear] Nothing lies ahead.
        [river] { $at } mm on, { $ahead }: that does not stop the pursuit, but at a torrent a die is rolled to cross.
        [open] Ahead, { $ahead }: that does not stop the pursuit.
        [far] { $at } mm on, { $ahead }: the pursuit does not get that far.
       *[stays] What lies ahead does not matter: there is no distance to go.
    }
}

flag-outside-result-table = A result used here is not in the documents: it comes from public references.
flag-outside-chariots = What heavy and light chariots count as is not in the documents: it comes from outside.
flag-outside-scale = How long a hundred paces are on the table is not in the documents: it comes from outside.
flag-outside-speeds = How far these troops move is not in the documents: it comes from outside.
flag-silent-nonpositive = The documents do not consider totals of zero or less.
flag-conflict-rear-flee = The Commentary says that shots all aimed at the rear kill an element that must recoil, and that every flight begins with a recoil. It is followed, though the rule on shots does not mention fleeing.
flag-silent-overlapper-fate = The documents do not mention an element that only overlaps: the check leaves it where it is.
flag-silent-denizens-bonus = The documents do not say whether Denizens and Camp Followers have the place's bonus.
flag-silent-flee-empty-place = The documents do not say what becomes of an element that flees into an empty BUA or camp.

## The whole combat

dba-fights = Who destroys whom
    .question = Every troop type against every other: of 36 rolls, how many destroy the enemy, and how many destroy your element?

dba-combat = Combat: odds and result
    .question = What are the odds, what becomes of the loser, and who pursues?
    .illegal = Not possible

dba-combat-field-mode = Fight
    .ask = Is the fight close combat or shooting?
    .hint = In shooting the first element is the shooter.
dba-combat-field-a = First element
    .form = one
    .within = the first element
    .hint = When shooting, the nearest shooter.
dba-combat-field-b = Second element
    .form = one
    .within = the second element
    .hint = When shooting, the target.
dba-combat-field-a-troop = Troop type
    .ask = What troop type is the first element?
dba-combat-field-a-general = The general is with it
    .no = The general is not with it
    .ask = Is the general with { $whose }?
    .hint = One of the twelve elements carries the general.
dba-combat-field-a-going = It stands in
    .ask = What terrain is under { $whose }?
    .hint = Bad going counts even if only a part of the element is in it.
dba-combat-field-a-place = Where it is
    .ask = What shelters { $whose }: nothing, a BUA or a camp?
    .hint = Foot garrison a BUA, any troops may occupy it; a captured camp is the enemy's.
dba-combat-field-a-higher = It stands higher
    .no = It does not stand higher
    .ask = Is the higher ground held by { $whose }?
    .hint = Part of its front is higher up the hill than all of the enemy's front.
dba-combat-field-a-defends_bank = It defends a river bank
    .no = It does not defend a river bank
    .ask = Is there a river bank defended by { $whose }?
    .hint = On land, with its front edge or both front corners touching the water, the enemy in the river.
dba-combat-field-a-overlaps = Enemies that overlap it
    .ask = How many enemies overlap { $whose }?
    .hint = Enemies at a front corner or along a side: one for each side at most.
    .zero = No enemy overlaps it
dba-combat-field-a-flank_rear_contacts = Enemies on its flanks or rear
    .ask = How many enemies touch the flanks or rear of { $whose }?
    .hint = Enemies whose front edge touches its flank or rear.
    .zero = No enemy is on its flanks or rear
dba-combat-field-a-same_side = An enemy touches the flank that is overlapped
    .no = No enemy touches the flank that is overlapped
    .ask = Does an enemy touch the flank of { $whose } that is overlapped?
    .hint = Each side counts once only.
dba-combat-field-a-touches_rear = One of these enemies touches its rear
    .no = None of these enemies touches its rear
    .ask = Does one of the enemies in contact touch the rear of { $whose }?
    .hint = With two overlaps and two contacts, the second contact is on the other flank or at the rear. Only the rear counts extra.
dba-combat-field-a-rear = Element right behind, facing the same way
    .none = no element
    .ask = Which friends stand right behind { $whose }?
    .hint = It may lend rear support, and share its fate.
    .no = No friend right behind
dba-combat-field-a-rear_going = The element behind stands in
    .ask = What terrain is the friend behind { $whose } in?
    .hint = Spears, Pikes and Warband give no support from bad going.
dba-combat-field-a-psiloi_beside = Psiloi behind a neighbour of the same type
    .no = No Psiloi behind a neighbour of the same type
    .ask = Do Psiloi stand behind a neighbour of the same type beside { $whose }?
    .hint = They help the elements beside the one they stand behind, if of its type.
dba-combat-field-a-other_shooters = Further shooters at this element
    .ask = How many others shoot at { $whose }, besides the nearest?
    .hint = Up to two: each takes 1 from the target.
    .zero = Nobody else shoots at it
dba-combat-field-a-cannot_recoil = The element cannot recoil
    .no = The element can recoil
    .ask = Is the way back blocked for { $whose }?
    .hint = No room, an enemy or water behind.
dba-combat-field-a-depth = Depth of its base
    .ask = How many mm deep is the base of { $whose }?
    .hint = Needed only if the base is not the usual depth for its type.
dba-combat-field-b-troop = Troop type
    .ask = What troop type is the second element?
dba-combat-field-b-general = The general is with it
    .no = The general is not with it
    .ask = Is the general with { $whose }?
    .hint = One of the twelve elements carries the general.
dba-combat-field-b-going = It stands in
    .ask = What terrain is under { $whose }?
    .hint = Bad going counts even if only a part of the element is in it.
dba-combat-field-b-place = Where it is
    .ask = What shelters { $whose }: nothing, a BUA or a camp?
    .hint = Foot garrison a BUA, any troops may occupy it; a captured camp is the enemy's.
dba-combat-field-b-higher = It stands higher
    .no = It does not stand higher
    .ask = Is the higher ground held by { $whose }?
    .hint = Part of its front is higher up the hill than all of the enemy's front.
dba-combat-field-b-defends_bank = It defends a river bank
    .no = It does not defend a river bank
    .ask = Is there a river bank defended by { $whose }?
    .hint = On land, with its front edge or both front corners touching the water, the enemy in the river.
dba-combat-field-b-overlaps = Enemies that overlap it
    .ask = How many enemies overlap { $whose }?
    .hint = Enemies at a front corner or along a side: one for each side at most.
    .zero = No enemy overlaps it
dba-combat-field-b-flank_rear_contacts = Enemies on its flanks or rear
    .ask = How many enemies touch the flanks or rear of { $whose }?
    .hint = Enemies whose front edge touches its flank or rear.
    .zero = No enemy is on its flanks or rear
dba-combat-field-b-same_side = An enemy touches the flank that is overlapped
    .no = No enemy touches the flank that is overlapped
    .ask = Does an enemy touch the flank of { $whose } that is overlapped?
    .hint = Each side counts once only.
dba-combat-field-b-touches_rear = One of these enemies touches its rear
    .no = None of these enemies touches its rear
    .ask = Does one of the enemies in contact touch the rear of { $whose }?
    .hint = With two overlaps and two contacts, the second contact is on the other flank or at the rear. Only the rear counts extra.
dba-combat-field-b-rear = Element right behind, facing the same way
    .none = no element
    .ask = Which friends stand right behind { $whose }?
    .hint = It may lend rear support, and share its fate.
    .no = No friend right behind
dba-combat-field-b-rear_going = The element behind stands in
    .ask = What terrain is the friend behind { $whose } in?
    .hint = Spears, Pikes and Warband give no support from bad going.
dba-combat-field-b-psiloi_beside = Psiloi behind a neighbour of the same type
    .no = No Psiloi behind a neighbour of the same type
    .ask = Do Psiloi stand behind a neighbour of the same type beside { $whose }?
    .hint = They help the elements beside the one they stand behind, if of its type.
dba-combat-field-b-other_shooters = Further shooters at this element
    .ask = How many others shoot at { $whose }, besides the nearest?
    .hint = Up to two: each takes 1 from the target.
    .zero = Nobody else shoots at it
dba-combat-field-b-cannot_recoil = The element cannot recoil
    .no = The element can recoil
    .ask = Is the way back blocked for { $whose }?
    .hint = No room, an enemy or water behind.
dba-combat-field-b-depth = Depth of its base
    .ask = How many mm deep is the base of { $whose }?
    .hint = Needed only if the base is not the usual depth for its type.
dba-combat-field-contact_with_bows = How Knights met these Bows
    .ask = How did the Knights meet these Bows?
    .hint = Only for Knights beaten by Bows: whether, when and where they attacked.
dba-combat-field-die_a = Die of the first element
    .none = not rolled yet
    .ask = What did the first element roll?
    .hint = Without dice you get the odds.
dba-combat-field-die_b = Die of the second element
    .none = not rolled yet
    .ask = What did the second element roll?
    .hint = Without dice the chances of all rolls are given.
dba-combat-field-mutual = The second element shoots back
    .no = The second element does not shoot back
    .ask = Does the second element shoot back?
    .hint = Both roll, and either may be hurt.
dba-combat-field-all_on_rear = All the shooters aim at the rear edge of the second element
    .no = Not all shooters aim at the second element's rear edge
    .ask = Do all the shooters aim at the second element's rear edge?
    .hint = A target made to recoil by such shooting is destroyed.
dba-combat-field-bw = Base width
    .hint = How wide an element is: 40 mm with 15 mm figures, 60 mm with 25 mm.

dba-combat-value-outcome = Comparison of the totals
dba-combat-value-loser = Loser
    .said = { $loser } { $loser-form ->
        [other] lose.
       *[one] loses.
    }
dba-combat-value-result = What becomes of the loser
dba-combat-value-total_a = { $a }, total
dba-combat-value-total_b = { $b }, total
dba-combat-value-factor_a = { $a }, before the die
dba-combat-value-factor_b = { $b }, before the die
dba-combat-value-lost = Troops lost
dba-combat-value-carried_over = Fought again next bound
dba-combat-value-recoil_mm = The loser recoils
dba-combat-value-supporter_fate = The element behind the loser
dba-combat-value-helpers_fate = The loser's friends on the winner's flank or rear
dba-combat-value-pursues = The winner pursues
dba-combat-value-distance_mm = Distance of the pursuit, if nothing is in the way
dba-combat-value-supporter_pursues = The element behind the winner pursues too
dba-combat-value-moves_in = The winner moves in
dba-combat-value-a_destroyed = Rolls of 36 that destroy { $a }
dba-combat-value-b_destroyed = Rolls of 36 that destroy { $b }

dba-combat-value-legal = Allowed
dba-combat-value-violations = Against the rules
dba-combat-finding-litter = Litters never shoot, though they move and fight as War Wagons.
dba-combat-step-litter = A Litter as the shooter: it never shoots.
dba-combat-finding-not-a-shooter = Only Bows, War Wagons and Artillery shoot.
dba-combat-step-not-a-shooter = The shooter is of a type that never shoots.
dba-combat-both = { $total_a ->
    [none] {""}
   *[other] , { $total_a } all
}
dba-combat-finding-equal = { $result ->
    [none] The totals are equal{ dba-combat-both }.
   *[other] { $result-code ->
        [destroyed] The totals are equal{ dba-combat-both }: the Scythed Chariots are destroyed.
       *[none] The totals are equal{ dba-combat-both }: nothing happens.
    }
}
dba-combat-totals = { $total_a ->
    [none] {""}
   *[other] { $total_b ->
        [none] {""}
       *[other] { $a } { $total_a }, { $b } { $total_b }{": "}
    }
}
dba-combat-finding-beaten = { dba-combat-totals }{ $loser-code ->
    [A] { $a } { $a-form ->
        [one] is
       *[other] are
    } beaten{ dba-combat-fate-a }
   *[B] { $b } { $b-form ->
        [one] is
       *[other] are
    } beaten{ dba-combat-fate-b }
}{ dba-combat-second-rank }.
dba-combat-finding-doubled = { dba-combat-totals }{ $loser-code ->
    [A] { $a } { $a-form ->
        [one] is
       *[other] are
    } doubled{ dba-combat-fate-a }
   *[B] { $b } { $b-form ->
        [one] is
       *[other] are
    } doubled{ dba-combat-fate-b }
}{ dba-combat-second-rank }.
dba-combat-finding-destroyed = { dba-combat-totals }{ $loser-code ->
    [A] { $a } { $a-form ->
        [one] is
       *[other] are
    } beaten or doubled{ dba-combat-fate-a }
   *[B] { $b } { $b-form ->
        [one] is
       *[other] are
    } beaten or doubled{ dba-combat-fate-b }
}{ dba-combat-second-rank }.
dba-combat-finding-factor_a = { $total_a ->
    [none] { $a } { $factor_a }, { $b } { $factor_b } before the die{ dba-combat-chances }.
   *[other] { $a } { $factor_a }, { $b } { $factor_b } before the die.
}
dba-combat-part = { $who } { $parts }
dba-combat-part-times = { $first ->
    [yes] on { $n } of { $den } rolls
   *[no] on { $n ->
        [one] 1 roll
       *[other] { $n } rolls
    }
}
dba-combat-part-recoils = { $form ->
    [one] recoils
   *[other] recoil
} { $times }
dba-combat-part-flees = { $form ->
    [one] flees
   *[other] flee
} { $times }
dba-combat-part-surrenders = { $form ->
    [one] surrenders
   *[other] surrender
} { $times }
dba-combat-part-stands = { $form ->
    [one] is beaten but unharmed
   *[other] are beaten but unharmed
} { $times }
dba-combat-part-lost = { $form ->
    [one] is lost
   *[other] are lost
} { $times }
dba-combat-chances = { $chances ->
    [none] {""}
   *[other] {": "}{ $chances }
}

dba-combat-step-factor = { $side }: { $against }, factor { $value }.
dba-combat-step-no-support = { $side }: no element behind.
dba-combat-step-support-mode = { $side }. { dba-rear-support-step-support-mode }
dba-combat-step-support-front = { $side }. { dba-rear-support-step-support-front }
dba-combat-step-support-facing = { $side }. { dba-rear-support-step-support-facing }
dba-combat-step-support-place = { $side }. { dba-rear-support-step-support-place }
dba-combat-step-support-kind = { $side }. { dba-rear-support-step-support-kind }
dba-combat-step-support-going = { $side }. { dba-rear-support-step-support-going }
dba-combat-step-support-enemy = { $side }. { dba-rear-support-step-support-enemy }
dba-combat-step-support-value = { $side }. { dba-rear-support-step-support-value }
dba-combat-step-bua-garrison = { $side }. { dba-tactical-factors-step-bua-garrison }
dba-combat-step-own-camp = { $side }. { dba-tactical-factors-step-own-camp }
dba-combat-step-general = { $side }. { dba-tactical-factors-step-general }
dba-combat-step-higher = { $side }. { dba-tactical-factors-step-higher }
dba-combat-step-bank = { $side }. { dba-tactical-factors-step-bank }
dba-combat-step-overlap = { $side }. { dba-tactical-factors-step-overlap }
dba-combat-step-flank-or-rear = { $side }. { dba-tactical-factors-step-flank-or-rear }
dba-combat-step-other-shooter = { $side }. { dba-tactical-factors-step-other-shooter }
dba-combat-step-bad-going = { $side }. { dba-tactical-factors-step-bad-going }
dba-combat-step-enemy-in-bad-going = { $side }. { dba-tactical-factors-step-enemy-in-bad-going }
dba-combat-step-assault-bua = { $side }. { dba-tactical-factors-step-assault-bua }
dba-combat-step-sum = { $side }: factor { $factor }, support { $help }, tactical factors { $modifiers }: { $sum } before the die.
dba-combat-step-totals = { $who_a } { $value } (die { $die_a }), { $who_b } { $b } (die { $die_b }): { $loser ->
    [none] equal
   *[other] { $loser } { dba-combat-loser-degree }
}.
dba-combat-loser-degree = { $degree }
dba-combat-side-degree = { $degree }
dba-combat-side-fate = { $fate-code ->
    [none] unharmed
    [recoil] in recoil
    [flee] in flight
    [surrender] surrender
   *[destroyed] destroyed
}
dba-combat-step-result = { $side }: { dba-combat-side-fate }.
dba-combat-step-barred = { $why ->
    [flank] { $side }: with an enemy on flank or rear they cannot recoil, and are destroyed.
    [cannot] { $side } cannot recoil, and are destroyed.
    [free] { $side }: nothing keeps them from recoiling, as far as was said.
   *[no-recoil] { $side } do not have to recoil.
}
dba-combat-step-recoil = { $fate-code ->
    [flee] { $side } recoil { $value } mm, then flee.
   *[other] { $side } recoil { $value } mm.
}
dba-combat-step-supporter = The element behind { $side } ({ $troop }): { $fate }.
dba-combat-step-psiloi-beside = Nothing happens to the Psiloi behind { $side }'s neighbour.
dba-combat-step-helpers = { $fate-code ->
    [recoils] The loser's friends on the enemy's flank or rear recoil too ({ $side }).
   *[stays] The loser's friends on the enemy's flank or rear stay put, as the loser does ({ $side }).
}
dba-combat-step-pursuit = { $why ->
    [pursues] { $side }: the winner pursues { $value } mm.
    [moves-in] { $side }: the winner moves in.
   *[stays] { $side }: the winner does not pursue.
}
dba-combat-step-supporter-pursuit = { $applied ->
    [yes] The element behind { $side } goes along, { $value } mm.
   *[no] The element behind { $side } does not go along.
}
dba-combat-step-would = { $applied ->
    [yes] { $side ->
        [none] { $value ->
            [one] Equal on one roll of 36.
           *[other] Equal on { $value } of 36 rolls.
        }
       *[other] { $value ->
            [one] { $side } { dba-combat-side-degree } on one roll of 36: { dba-combat-side-fate }.
           *[other] { $side } { dba-combat-side-degree } on { $value } of 36 rolls: { dba-combat-side-fate }.
        }
    }
   *[no] { $side ->
        [none] The totals are never equal.
       *[other] { $side } are never { dba-combat-side-degree }.
    }
}

dba-combat-odds-b-destroyed = { $b } { $b-form ->
    [one] is lost
   *[other] are lost
}
dba-combat-odds-b-surrenders = { $b } { $b-form ->
    [one] surrenders
   *[other] surrender
}
dba-combat-odds-b-flees = { $b } { $b-form ->
    [one] flees
   *[other] flee
}
dba-combat-odds-b-recoils = { $b } { $b-form ->
    [one] recoils
   *[other] recoil
}
dba-combat-odds-b-stands = { $b } { $b-form ->
    [one] is beaten, but unharmed
   *[other] are beaten, but unharmed
}
dba-combat-odds-tie-b-destroyed = the totals are equal, and { $b } { $b-form ->
    [one] is lost
   *[other] are lost
}
dba-combat-odds-a-destroyed = { $a } { $a-form ->
    [one] is lost
   *[other] are lost
}
dba-combat-odds-a-surrenders = { $a } { $a-form ->
    [one] surrenders
   *[other] surrender
}
dba-combat-odds-a-flees = { $a } { $a-form ->
    [one] flees
   *[other] flee
}
dba-combat-odds-a-recoils = { $a } { $a-form ->
    [one] recoils
   *[other] recoil
}
dba-combat-odds-a-stands = { $a } { $a-form ->
    [one] is beaten, but unharmed
   *[other] are beaten, but unharmed
}
dba-combat-odds-tie-a-destroyed = the totals are equal, and { $a } { $a-form ->
    [one] is lost
   *[other] are lost
}
dba-combat-odds-equal = the totals are equal
dba-combat-odds-both-destroyed = the totals are equal, and both are lost

dba-point-artillery-under-fire = Which factor does Artillery use if shot at and not shooting back?

flag-outside-troop-class = That these troops count as foot is not in the documents: it comes from public references.

# Who shoots at whom, shots at the rear, turning to face

dba-shooting-target-priority = Who shoots at whom?
    .question = Have all shooters chosen their targets as they must?
    .legal = In order
    .illegal = Not in order

dba-shooting-target-priority-field-shooters = Shooters
    .ask = Which of your elements shoot?
    .within = shooter
dba-shooting-target-priority-field-shooters-id = Name
    .ask = What do you call { $whose }?
    .hint = Short: it serves to say who shoots at whom.
dba-shooting-target-priority-field-shooters-candidates = Its targets
    .ask = Which enemies may { $whose } shoot at?
    .hint = Names of the enemies it may shoot at, with commas between them.
dba-shooting-target-priority-field-targets = Enemies
    .no = No enemies
    .ask = Which enemies could your shooters shoot at?
    .within = enemy
dba-shooting-target-priority-field-targets-id = Name
    .ask = What do you call { $whose }?
dba-shooting-target-priority-field-targets-can_shoot_back_at = Can shoot back at
    .ask = Which of your shooters can { $whose } shoot back at?
    .hint = Names of your shooters, with commas. Leave it empty if it does not shoot or is Artillery that made a tactical move in its last own bound.
dba-shooting-target-priority-field-assignment = Who shoots at whom
    .none = not stated
    .ask = Who shoots at whom?
    .hint = For instance: bows=knights, guns=elephants.

dba-shooting-target-priority-value-legal = Allowed
dba-shooting-target-priority-value-violations = Reasons against it

dba-combat-fate-a = { $result ->
    [none] {""}
   *[other] {" "}{ $result-code ->
        [none] { $a-form ->
            [one] but stays where it is, unharmed
           *[other] but stay where they are, unharmed
        }
        [recoil] { $a-form ->
            [one] and recoils
           *[other] and recoil
        }
        [flee] { $a-form ->
            [one] and flees
           *[other] and flee
        }
        [surrender] { $a-form ->
            [one] and surrenders
           *[other] and surrender
        }
       *[destroyed] and destroyed
    }
}
dba-combat-fate-b = { $result ->
    [none] {""}
   *[other] {" "}{ $result-code ->
        [none] { $b-form ->
            [one] but stays where it is, unharmed
           *[other] but stay where they are, unharmed
        }
        [recoil] { $b-form ->
            [one] and recoils
           *[other] and recoil
        }
        [flee] { $b-form ->
            [one] and flees
           *[other] and flee
        }
        [surrender] { $b-form ->
            [one] and surrenders
           *[other] and surrender
        }
       *[destroyed] and destroyed
    }
}
dba-combat-second-rank = { $supporter_fate-code ->
    [destroyed] , and the second rank is destroyed too
   *[other] {""}
}
dba-shooting-target-priority-finding-legal = { $assignment ->
    [none] Every shooter with a target shoots.
   *[other] Every shooter with a target shoots, and enemies able to shoot back come first.
}
dba-shooting-target-priority-finding-idle = One of the shooters has a target and is not shooting.
dba-shooting-target-priority-finding-too-many = More than three elements shoot at one target.
dba-shooting-target-priority-finding-unanswered-shooter = None of your shooters aims at an enemy that can shoot back, though one of them could.
dba-shooting-target-priority-finding-must-prefer-shooter = A shooter aims elsewhere, though it alone could aim at an enemy that can shoot back.

dba-shooting-target-priority-step-crowd = { $applied ->
    [yes] { $value } shoot at { $target }: { $limit } at most.
   *[no] { $value ->
        [one] One shoots at { $target }.
       *[other] { $value } shoot at { $target }.
    }
}
dba-shooting-target-priority-step-shooter = { $why ->
    [shoots] { $value } shoots at { $target }.
    [no-target] { $value } has no target.
    [all-taken] { $value } does not shoot: as many as may are shooting at all its targets.
   *[idle] { $value } has a target and does not shoot.
}
dba-shooting-target-priority-step-enemy-shooter = { $why ->
    [covered] { $value } can shoot back, and it is shot at.
    [too-few] { $value } can shoot back, but there is no shooter left for it.
    [alone] { $value } can shoot back, and only { $by } could shoot at it.
   *[left-out] { $value } can shoot back, and no shooter has taken it, though one of these could: { $by }.
}
dba-shooting-target-priority-step-other-target = { $value } cannot exchange shots with any of these: no priority.
dba-shooting-target-priority-step-free = { $applied ->
    [yes] { $value ->
        [one] One shooter aims at a target of its own choice.
       *[other] { $value } shooters aim at targets of their own choice.
    }
   *[no] No shooter aims at a target without priority.
}

dba-shooting-target-priority-remedy-assign = Allowed if the shooters aim like this: { $assignment }.

dba-rear-shot = Shot at the rear
    .question = Does a shot at its rear edge kill the target?

dba-rear-shot-field-shooters = Shooter
    .ask = Does any element shoot at the target?
    .within = shooter
dba-rear-shot-field-shooters-edge = Edge aimed at
    .ask = Which edge does { $whose } aim at?
    .hint = The one edge of the target to whose ends its lines run.
dba-rear-shot-field-shooters-in_bua = Shoots from inside a BUA
    .no = Does not shoot from inside a BUA
    .ask = Does { $whose } shoot from inside a BUA?
dba-rear-shot-field-shooters-both_front_corners_behind = Both its front corners are beyond the line of the target's rear
    .no = Not both its front corners are beyond the target's rear line
    .ask = Are both front corners of { $whose } beyond the line of the target's rear?
    .hint = The sheet asks for it; to the Commentary it is enough to aim at the rear edge.
dba-rear-shot-field-target_result = Result for the target
    .ask = What result does the target get?
    .hint = As read off the results table: shooting at the rear makes a recoil fatal.

dba-target-edge-rear = rear
dba-target-edge-left = left side
dba-target-edge-right = right side
dba-target-edge-front = front

dba-target-result-recoil = recoils
dba-target-result-no-effect = no effect
dba-target-result-flee = flees
dba-target-result-destroyed = destroyed
dba-target-result-equal = equal scores

dba-rear-shot-value-destroyed = Target destroyed

dba-rear-shot-finding-destroyed = The target is destroyed{ $target_result-code ->
    [recoil] : all the shots were at its rear, and it may not recoil
    [flee] : all the shots were at its rear, and a flight begins with a recoil
   *[other] {""}
}.
dba-rear-shot-finding-not-destroyed = { $target_result-code ->
    [recoil] The target recoils: not all the shots count as shots at its rear.
    [flee] The target flees: shots at its rear do not destroy it here.
   *[other] The target is not destroyed: only a recoil or a flight is made fatal by shots at its rear.
}

dba-rear-shot-step-shooter = { $why ->
    [behind] Shooter { $n } aims at the rear from behind the target.
    [line] Shooter { $n } aims at the rear without standing wholly behind it.
    [rear] Shooter { $n } aims at the rear.
    [bua] Shooter { $n } aims at the rear from a BUA, which does not kill.
    [front] Shooter { $n } aims at the front.
   *[side] Shooter { $n } aims at the { $edge }.
}
dba-rear-shot-step-all-on-rear = { $applied ->
    [yes] All the shooting is at the rear edge.
   *[no] Not all the shooting is at the rear edge.
}
dba-rear-shot-step-result = { $applied ->
    [yes] Result for the target: { $result }. Here the edge counts.
   *[no] Result for the target: { $result }. Without a recoil the edge counts for nothing.
}
dba-rear-shot-step-where-from = { $why ->
    [beyond] All the shooters stand beyond the target's rear.
   *[astride] { $applied ->
        [yes] The shooters need not stand beyond the target's rear; it is enough to aim at it.
       *[no] Not all the shooters stand beyond the target's rear, as the sheet would have them.
    }
}
dba-rear-shot-step-flight = { $applied ->
    [yes] A flight begins with a recoil, and that recoil kills.
   *[no] The rule names recoils only: the target flees.
}

dba-rear-shot-remedy-aim = The target is destroyed if every shooter can aim at the rear edge, and does.

dba-turn-to-face = Turning to face
    .question = Touched on flank or rear: does the element turn, and which way?

dba-turn-to-face-field-contacts = Contact
    .ask = Do any enemies touch the element?
    .within = contact
dba-turn-to-face-field-contacts-by = Attacker
    .ask = Which enemy makes { $whose }?
    .hint = A short name, B1 for instance.
dba-turn-to-face-field-contacts-edge = Edge touched
    .ask = On which edge is the element touched in { $whose }?
dba-turn-to-face-field-contacts-order = Order of the contacts
    .ask = When did { $whose } come: first, second, third?
    .hint = The first to touch is 1.
dba-turn-to-face-field-contacts-legal = The contact is legal
    .no = The contact is not legal
    .ask = Is { $whose } a legal contact?
    .hint = Full front, full rear, or flank with front corners touching.
dba-turn-to-face-field-conforms = The element conforms at once
    .no = The element does not conform at once
    .ask = Does the element conform at once, because it stands alone and a group touches it?
    .hint = Lone Psiloi in good going and lone Light Horse do.
dba-turn-to-face-field-in_front_contact = An enemy is in contact with the element's front
    .no = No enemy is in contact with the element's front
    .ask = Is an enemy already in contact with the element's front?
    .hint = An element fighting to its front does not turn.
dba-turn-to-face-field-troop = Element touched
    .ask = Which troops are touched?
dba-turn-to-face-field-room_to_turn = Room to turn
    .ask = Is there room for the element touched to turn?
    .hint = Nothing is where the element will stand once turned.
dba-turn-to-face-field-phase = Phase of the bound
    .ask = Which phase of the bound is it?
    .hint = Elements turn at the end of the movement phase.
dba-turn-to-face-field-friends_behind = Friends behind the element in column
    .ask = Which friends stand behind the element in column?
    .hint = Those in column with it, front against rear.
dba-turn-to-face-field-bw = Base width
    .hint = How wide an element is: 40 mm with 15 mm figures, 60 mm with 25 mm.
dba-turn-to-face-field-depth = Depth of the element
    .hint = Needed only if the base is not the usual depth for its type.

dba-touched-edge-flank-left = left flank
dba-touched-edge-flank-right = right flank
dba-touched-edge-rear = rear

dba-turning-room-yes = yes
dba-turning-room-attackers-can-back = yes, if the attackers back up
dba-turning-room-no = no, and the attackers cannot back up

dba-move-phase-during = moves are still being made
dba-move-phase-end = all moves are made

dba-turning-turns = turns
dba-turning-stays = stays as it is
dba-turning-edge-counts-as-front = that edge serves as its front
dba-turning-attack-not-possible = the attack cannot be made
dba-turning-conforms-at-once = conforms at once
dba-turning-not-yet = does not turn yet

dba-turn-to-face-value-result = The element touched
dba-turn-to-face-value-towards = Side towards that enemy
    .said = The { $towards } of the element faces that enemy.
dba-turn-to-face-value-faces = Enemy faced
dba-turn-to-face-value-attackers_back_up = The attackers back up
dba-turn-to-face-value-second_turns_too = The second element turns too
dba-turn-to-face-value-third_pushed = The third element is pushed back

dba-turn-to-face-finding-turns = { dba-touched } turns to face { $faces }, on its { $towards }.
dba-turn-to-face-finding-stays = { dba-touched } does not turn: { $in_front_contact ->
    [yes] an enemy is already in contact with its front
   *[other] no enemy touches it in a legal contact
}.
dba-turn-to-face-finding-edge-counts-as-front = { dba-touched } does not turn: its { $towards } now counts as its front.
dba-turn-to-face-finding-attack-not-possible = There is no room to turn, so the attack cannot be made.
dba-turn-to-face-finding-conforms-at-once = { dba-touched } conforms at once to the group that touches it.
dba-turn-to-face-finding-not-yet = { dba-touched } will turn, but only when all moves have been made.

dba-turn-to-face-step-contact = { $why ->
    [first] { $value } touched first: { $edge }.
    [later] { $value } touched later: { $edge }.
   *[not-legal] { $value }, { $edge }: no legal contact, so no element turns for it.
}
dba-turn-to-face-step-front = { $applied ->
    [yes] The element has an enemy to its front.
   *[no] The element has no enemy to its front.
}
dba-turn-to-face-step-wagon = { $applied ->
    [yes] The element is a War Wagon, or moves as one: it does not turn.
   *[no] The element is not a War Wagon.
}
dba-turn-to-face-step-phase = { $applied ->
    [yes] All moves have been made.
   *[no] Moves are still being made.
}
dba-turn-to-face-step-room = { $why ->
    [yes] There is room to turn.
    [attackers-can-back] The attackers back up as far as the turn needs.
    [no] There is no room, and the attackers cannot back up.
   *[not-asked] Room to turn does not matter.
}
dba-turn-to-face-step-second = { $why ->
    [nobody] No element behind it in column.
    [about] The element turns about alone.
    [thin] Two depths make { $value } mm and fit into { $width } mm: the second element turns along.
    [touched] Two depths make { $value } mm, but the attacker touches the second element as well: it turns along.
   *[deep] Two depths make { $value } mm, more than { $width } mm: the element turns alone.
}
dba-turn-to-face-step-third = { $why ->
    [nobody] There is no third element.
    [fits] The two turn within their room: the third stays.
   *[pushed] { $applied ->
        [yes] The third element is pushed back, and all behind it.
       *[no] The third element is not pushed.
    }
}
dba-turn-to-face-step-later = { $why ->
    [same-edge] { $value } touches the same edge.
    [square] { $value } stays in contact: the element that turns is as deep as it is wide.
    [rear-first] { $value }, { $edge }: no longer a legal contact, but fatal to a recoil.
    [flank-first] { $value }, { $edge }: backs off if it is in the way.
    [clear] { $value }, { $edge }: loses contact, and stands too far off to prevent a recoil.
   *[flanks] { $value }, { $edge }: loses contact, but still prevents a recoil.
}

dba-point-rear-shot-where-from = Must the shooter stand behind the target to shoot at its rear?
flag-conflict-rear-shot-where-from = The sheet asks that all the shooters are beyond the target's rear. The Commentary does not, and is followed.

# Moves in a zone, contact, the swing on to a flank, conforming

dba-threat-zone-move = Moves in an enemy's zone
    .question = The element is in an enemy's zone: may it make this move?

dba-threat-zone-move-field-zones = Enemy zone
    .no = No enemy zone
    .ask = Is the moving element in an enemy's zone, or will it come into one?
    .within = zone
    .hint = The square as deep as one element in front of an enemy (BWD, ZOC).
dba-threat-zone-move-field-zones-id = Enemy element, BUA or camp
    .ask = What is the name of the enemy that { $whose } belongs to?
    .hint = A short name, B1 for instance.
dba-threat-zone-move-field-zones-kind = Whose zone it is
    .ask = What does { $whose } belong to?
    .hint = BUAs and camps have a zone all round.
dba-threat-zone-move-field-facing_zone_enemy = Edge of the element towards that enemy
    .ask = Which edge of your element is towards the enemy whose zone it is in?
    .hint = The enemy it moves against, if it is in several zones.
dba-threat-zone-move-field-lined_up = Lined up with the enemy that the element comes closer to
    .no = Not lined up with the enemy that the element comes closer to
    .ask = Is the moving element already lined up with the enemy that it comes closer to?
    .if-so = Allowed if the moving element is already lined up with the enemy that it comes closer to.
dba-threat-zone-move-field-aligned_with = Enemy already lined up with
    .ask = Which enemy is the moving element already lined up with?
    .none = no enemy
    .hint = The enemy element it faces, parallel and within its front.
    .no = The element is not lined up with an enemy
dba-threat-zone-move-field-move = Move
    .ask = What move does the element make?
dba-threat-zone-move-field-target = Enemy moved against
    .ask = Which enemy does the element move against?
    .other = another one, in whose zone it is not
    .hint = Needed only if the element is in several zones.
dba-threat-zone-move-field-contact_edge_of_target = Edge of the enemy contacted
    .ask = Which edge of the enemy does the element touch?
    .none = no contact
    .no = The move makes no contact
dba-threat-zone-move-field-contact_with = Edge that the element makes contact with
    .ask = Which of its own edges does the moving element touch with?
    .none = no contact
    .hint = Only with its front edge may an element attack.
    .no = The move makes no contact
dba-threat-zone-move-field-turned_during = Turns or swerves on the way
    .no = Does not turn or swerve on the way
    .ask = Does the element turn or swerve on the way?
    .hint = Any change of direction, even once out of the zone.
dba-threat-zone-move-field-enters_from_outside = Starts outside and comes into the zone
    .no = Does not come into the zone from outside
    .ask = Does the element start outside the zone?
dba-threat-zone-move-field-enough_move = Has enough paces to reach the BUA or camp
    .no = Has too few paces to reach the BUA or camp
    .ask = Does the element have enough move to reach the BUA or camp?
    .hint = The documents differ on what an element that falls short may do.

dba-zone-kind-element = an element
dba-zone-kind-bua = a BUA
dba-zone-kind-camp = a camp

dba-zone-move-contact = makes contact
dba-zone-move-align = lines up
dba-zone-move-close-up = comes closer
dba-zone-move-straight-back = goes straight back
dba-zone-move-turn-only = turns on the spot
dba-zone-move-other = makes some other move
dba-zone-move-outcome = is moved by a result
dba-zone-move-dismount-align = dismounts, lining up
dba-zone-move-dismount-other = dismounts otherwise

dba-threat-zone-move-value-legal = Allowed
dba-threat-zone-move-value-violations = Reasons against it

dba-touched = The element touched
dba-threat-zone-move-finding-legal = The enemy's zone does not forbid this move.
dba-threat-zone-move-whatever-illegal = In an enemy's zone a move can only contact that enemy, line up facing it, close in once lined up, or go straight back.
dba-threat-zone-move-finding-leaves-to-attack = The element would leave the zone to attack another enemy.
dba-threat-zone-move-finding-not-an-owner = The element is not in the zone of that enemy.
dba-threat-zone-move-finding-not-its-front = From inside the zone the element may attack only that enemy's front.
dba-threat-zone-move-finding-contact-backwards = The element would go backwards into contact.
dba-threat-zone-move-finding-not-with-the-front = The move would end in a contact that is not legal.
dba-threat-zone-move-finding-turn-first = The element must first turn to face, which is a move of its own.
dba-threat-zone-move-finding-place-front-only = The element would not contact the place with its front edge.
dba-threat-zone-move-finding-mere-facing = It is not enough to face the BUA or camp: the element must contact it.
dba-threat-zone-move-finding-does-not-reach = The element could reach the BUA or camp, so it may not stop short.
dba-threat-zone-move-finding-short-of-place = In the zone of a BUA or camp an element may contact that place, but not just come closer.
dba-threat-zone-move-finding-not-lined-up = The element must line up before it comes closer.
dba-threat-zone-move-finding-turned = The element would turn or swerve on its way straight back.
dba-threat-zone-move-finding-approach-backwards = The element must first turn to face the enemy.
dba-threat-zone-move-finding-must-line-up = Once in the zone the element must line up or make contact.
dba-threat-zone-move-finding-crossing = The element would cross the enemy's zone.
dba-threat-zone-move-finding-other-move = In an enemy's zone an element may only make contact, line up, close in or go straight back.
dba-threat-zone-move-finding-marching-off = The element would march away from an enemy behind it.
dba-threat-zone-move-finding-facing-away = The element would turn to face some other way.
dba-threat-zone-move-finding-dismounts-otherwise = The troops would dismount in the zone without lining up.
dba-threat-zone-move-finding-dismounts-into-contact = The troops would dismount into contact.

dba-threat-zone-move-step-zone = { $applied ->
    [yes] { $why ->
        [chosen] The element is in the zone of { $value } ({ $kind }), and moves against it.
       *[other] The element is in the zone of { $value } ({ $kind }).
    }
   *[no] The zone of { $value } ({ $kind }) does not restrict a move made by a result.
}
dba-threat-zone-move-step-move = { $applied ->
    [yes] The element is in the zone, and { $kind }.
   *[no] The element { $kind }: no zone restricts that.
}
dba-threat-zone-move-step-facing = { $applied ->
    [yes] The enemy is behind it.
   *[no] The enemy is not behind it, or does not matter (its { $edge }).
}
dba-threat-zone-move-step-enters = { $applied ->
    [yes] The element comes into the zone from outside.
   *[no] The element does not come in from outside.
}
dba-threat-zone-move-step-turned = { $applied ->
    [yes] The element turns or swerves on the way back.
   *[no] { $why ->
        [asked] The element keeps straight on.
       *[not-asked] Turning on the way matters only when going back.
    }
}
dba-threat-zone-move-step-sheet-limits = { $applied ->
    [yes] According to the sheet, lining up may not cover less of the enemy's front than before, nor take the element farther off. Look at the table.
   *[no] The element does not line up.
}
dba-threat-zone-move-step-own-edge = { $applied ->
    [yes] The element makes contact with its front edge.
   *[no] The element makes contact with the wrong edge: { $edge }.
}
dba-threat-zone-move-step-target-edge = { $applied ->
    [yes] The element contacts the enemy's front edge.
   *[no] The element contacts another edge of the enemy: { $edge }.
}
dba-threat-zone-move-step-aligned = { $applied ->
    [yes] The element is lined up with that enemy already.
   *[no] The element is not lined up with that enemy.
}
dba-threat-zone-move-step-falls-short = { $why ->
    [sheet] The element cannot reach the BUA or camp; the sheet lets it come closer.
   *[commentary] The element cannot reach the BUA or camp; the Commentary wants contact.
}
dba-threat-zone-move-step-backs-near = { $why ->
    [commentary] The element comes nearer to an enemy behind it: the Commentary allows that.
   *[sheet] The element comes nearer to an enemy behind it: the sheet wants the turn first.
}

dba-threat-zone-move-remedy-no-turn = Allowed if the element goes back without turning or swerving.
dba-threat-zone-move-remedy-turn = Allowed if the element turns to face the enemy.
dba-threat-zone-move-remedy-its-front = Allowed if the contact is front to front.
dba-threat-zone-move-remedy-reach = Allowed if the element's front edge reaches the place.
dba-threat-zone-move-remedy-line-up = Allowed if the element lines up with { $owner }.
dba-threat-zone-move-remedy-back = Allowed if the element goes straight back.

dba-contact-permission = May it move into contact?
    .question = May this element end its move touching that enemy?

dba-contact-permission-field-mover = Mover
    .pair = Who moves, and which enemy does it touch?
    .ask = Which troops move?
dba-contact-permission-field-mover_unit = The mover moves
    .ask = Do the troops move alone or in a group?
    .hint = A group may touch in any way if one of its elements makes a legal contact.
dba-contact-permission-field-contact = Contact
    .ask = What kind of contact does the move end in?
    .hint = A corner overlap joins front corners; a side overlap, sides.
dba-contact-permission-field-target = Enemy touched
    .ask = Which enemy does the move touch?
    .none = No element: a BUA, a camp, nothing
dba-contact-permission-field-target_going = The enemy stands in
    .ask = What does the enemy touched stand in?
    .none = Not stated
dba-contact-permission-field-target_in_group = The enemy is part of a group
    .no = The enemy is not part of a group
    .ask = Is the enemy touched part of a group?
    .hint = Lone Psiloi and Light Horse conform to a group; grouped ones do not.
dba-contact-permission-field-target_in_front_melee = The enemy is in combat to its front
    .no = The enemy is not in combat to its front
    .ask = Is the enemy touched already fighting to its front?
    .hint = An overlap needs it, unless the mover ends in melee itself.
dba-contact-permission-field-mover_also_in_melee = The mover also ends in close combat
    .no = The mover does not end in close combat
    .ask = Does the mover itself also end in close combat?
dba-contact-permission-field-group_has_legal_combat_contact = Another element of the group ends in a combat contact
    .no = No other element of the group ends in a combat contact
    .ask = Does another element of the group end in a combat contact?
    .if-so = Allowed if another element of the group ends in a combat contact.
    .hint = Then the others may touch in any way.
dba-contact-permission-field-already_touching = The mover already touched that enemy
    .no = The mover did not touch that enemy before
    .ask = Did the mover already touch the enemy before this move?
    .hint = Artillery and War Wagons may keep up a contact, never make one.
dba-contact-permission-field-front_used = The mover touches the place with its front edge
    .no = The mover does not touch the place with its front edge
    .ask = Does the mover touch the BUA or camp with its front edge?
    .hint = For a BUA or camp any part of the front edge is enough.
dba-contact-permission-field-attackers_already = Others attacking the place this bound
    .ask = How many other elements attack the BUA or camp this bound?
    .hint = Three may assault a BUA in a bound, one a camp.
    .zero = No others attack the place this bound
dba-contact-permission-field-is_further_road_move = This is a further move by road
    .no = This is not a further move by road
    .ask = Is this a further move by road?
    .hint = Further moves by road stop before touching the enemy.

dba-mover-unit-single = by itself
dba-mover-unit-group = in a group
dba-mover-unit-column-road = in a column by road

dba-contact-bua = with a BUA
dba-contact-camp = with a camp

dba-contact-permission-value-legal = Allowed
dba-contact-permission-value-why = Why not
dba-contact-permission-value-violations = Reasons against it

dba-contact-why-never-into-contact = never moves into contact
dba-contact-why-by-road = further road move
dba-contact-why-overlap-on-unengaged = enemy not in combat
dba-contact-why-single-touch = alone and not legal
dba-contact-why-no-combat-contact = no combat contact in the group
dba-contact-why-not-with-the-front = not with the front
dba-contact-why-bua-full = too many on the BUA
dba-contact-why-camp-full = too many on the camp
dba-contact-why-stays-inside = it never leaves its place

dba-contact-permission-finding-legal = The move may end in this contact.
dba-contact-permission-finding-never-into-contact = { $mover-code ->
    [none] Such troops
   *[other] { $mover }
} never { $mover-form ->
    [one] moves
   *[other] move
} into contact.
dba-contact-permission-finding-by-road = This is a further move by road, which may not end in contact.
dba-contact-permission-finding-overlap-on-unengaged = The enemy is not in combat to its front, so it cannot be overlapped.
dba-contact-permission-finding-single-touch = A single element may not end in a contact that is not legal.
dba-contact-permission-finding-no-combat-contact = No element of the group ends in a combat contact.
dba-contact-permission-finding-not-with-the-front = The mover does not touch the place with its front edge.
dba-contact-permission-finding-bua-full = The BUA has already been attacked by as many elements as one bound allows.
dba-contact-permission-finding-stays-inside = { dba-pip-cost-finding-stays-inside }
dba-contact-permission-step-stays-inside = { dba-pip-cost-finding-stays-inside }
dba-contact-permission-finding-camp-full = Another element has already attacked the camp this bound.

dba-contact-permission-step-contact = { $applied ->
    [yes] Contact: { $contact }.
   *[no] The mover touches no enemy.
}
dba-contact-permission-step-starter = { $why ->
    [banned] Troops that never move into contact: { $mover }.
    [keeps] { $mover }: may keep a contact made by the enemy.
    [let-off] { $mover }: not named by the ban.
   *[free] { $mover }: may move into contact, or makes none.
}
dba-contact-permission-step-road = { $applied ->
    [yes] This is a further move by road.
   *[no] This is not a further move by road, or it ends without contact.
}
dba-contact-permission-step-unit = { $applied ->
    [yes] The mover moves { $unit }.
   *[no] The mover moves by itself.
}
dba-contact-permission-step-conforms = { $applied ->
    [yes] The enemy stands alone and conforms at once: any contact will do.
   *[no] The enemy does not conform.
}
dba-contact-permission-step-engaged = { $applied ->
    [yes] The enemy is in combat to its front.
   *[no] { $why ->
        [asked] The enemy is not in combat to its front; that it will be after turning does not count.
       *[not-asked] Whether the enemy is in combat does not matter.
    }
}
dba-contact-permission-step-own-melee = { $applied ->
    [yes] The mover itself ends in melee.
   *[no] No overlap, or no melee of its own.
}
dba-contact-permission-step-group-legal = { $applied ->
    [yes] Another element next to it has a combat contact.
   *[no] No other element of a group has a combat contact.
}
dba-contact-permission-step-front-used = { $applied ->
    [yes] The mover touches the place with its front edge; any part will do.
   *[no] The mover touches the place with another edge.
}
dba-contact-permission-step-attackers = { $applied ->
    [yes] Attackers this bound: { $value } already, { $limit } at most.
   *[no] Attackers this bound: { $value } so far, { $limit } at most.
}

dba-contact-permission-remedy-engage-first = Allowed if a friend engages the enemy's front first.
dba-contact-permission-remedy-with-a-legal-one = Allowed if the element moves in a group of which one element ends in a combat contact.
dba-contact-permission-remedy-front = Allowed if the element makes contact with its front edge.

dba-pivot-to-flank = Swinging on to the flank
    .question = May an element in overlap close the door on the enemy's flank, unmeasured?

dba-pivot-to-flank-field-overlap = Overlap before this move
    .ask = How did the element overlap the enemy before this move?
    .hint = At the enemy's front corner, or along its side.
dba-pivot-to-flank-field-target_in_front_melee = The enemy is in combat to its front now
    .no = The enemy is not in combat to its front now
    .ask = Is the enemy now fighting to its front?
    .hint = Only onto the flank of an enemy who is fighting to its front.
dba-pivot-to-flank-field-whole_move = The swing is the whole move
    .no = The swing is not the whole move
    .ask = Is the swing the whole move?
    .hint = The overlap must be there before this move.
dba-pivot-to-flank-field-pip_paid = The PIP for the swing is paid
    .no = The PIP for the swing is not paid
    .ask = Have you paid the PIP for the swing?
    .hint = The swing is not measured, but it costs its PIP.
dba-pivot-to-flank-field-ends_in_river = The element ends partly in a river
    .no = No part of the element ends in a river
    .ask = Does the element end partly in a river?
dba-pivot-to-flank-field-troop = Element that swings
    .ask = Which troops swing?
dba-pivot-to-flank-field-move_no = Which of the element's moves this bound
    .ask = Which of the element's moves this bound is it?
    .hint = 1 for the first: Warband and Scythed Chariots may swing with their second.
dba-pivot-to-flank-field-own_bound = Which of your own bounds it is
    .ask = Which of your own bounds is this, counting from 1?
    .hint = Matters only for Psiloi that have moved already.

dba-overlap-corner = at the corner
dba-overlap-side = along the side
dba-overlap-none = not at all

dba-pivot-to-flank-value-legal = Allowed
dba-pivot-to-flank-value-measured = The swing is measured
dba-pivot-to-flank-value-violations = Reasons against it

dba-pivot-to-flank-finding-legal = The element may swing on to the flank, without measuring the distance.
dba-pivot-to-flank-finding-no-overlap = The element was not overlapping that enemy before this move.
dba-pivot-to-flank-finding-corner-only = The element overlaps along the side, and only a corner overlap will do.
dba-pivot-to-flank-finding-enemy-not-engaged = No element is in contact with the enemy's front any more.
dba-pivot-to-flank-finding-not-the-whole-move = The swing must be the whole of the move.
dba-pivot-to-flank-finding-pip-not-paid = The PIP for the swing has not been paid.
dba-pivot-to-flank-finding-ends-in-river = The element would end partly in a river.
dba-pivot-to-flank-finding-no-second-move = These troops have no second move into contact.
dba-pivot-to-flank-finding-never-into-contact = { $troop-code ->
    [none] Such troops
   *[other] { $troop }
} never { $troop-form ->
    [one] moves
   *[other] move
} into contact.
dba-pivot-to-flank-finding-stays-inside = { dba-pip-cost-finding-stays-inside }
dba-pivot-to-flank-step-stays-inside = { dba-pip-cost-finding-stays-inside }

dba-pivot-to-flank-step-overlap = { $applied ->
    [yes] Overlap before this move: { $overlap }.
   *[no] Overlap before this move: { $overlap }. That is not enough.
}
dba-pivot-to-flank-step-engaged = { $applied ->
    [yes] The enemy is in combat to its front.
   *[no] No element is fighting the enemy to its front now.
}
dba-pivot-to-flank-step-whole-move = { $applied ->
    [yes] The swing is the whole move.
   *[no] The element does more than swing.
}
dba-pivot-to-flank-step-paid = { $applied ->
    [yes] The PIP is paid.
   *[no] The PIP is not paid.
}
dba-pivot-to-flank-step-river = { $applied ->
    [yes] The element ends partly in a river.
   *[no] The element does not end in a river.
}
dba-pivot-to-flank-step-move-no = { $why ->
    [first] The element's first move this bound.
    [second] The element's second move this bound, to which it is entitled.
    [psiloi] Move { $value } of Psiloi in their first bound: { $applied ->
        [yes] by the reading chosen it may end in contact.
       *[no] by the reading chosen it stops short of contact.
    }
   *[none] Move { $value } this bound, to which the element is not entitled.
}
dba-pivot-to-flank-step-type = { $applied ->
    [yes] { $type }: may move into contact.
   *[no] { $type }: may not move into contact.
}
dba-pivot-to-flank-step-measured = { $applied ->
    [yes] As it is no free swing, its distance has to be measured.
   *[no] The distance is not measured.
}

dba-pivot-to-flank-remedy-pip-not-paid = Allowed if the PIP for the swing is paid.
dba-pivot-to-flank-remedy-enemy-not-engaged = Allowed if a friend engages the enemy's front again.
dba-pivot-to-flank-remedy-ends-in-river = Allowed if the element ends wholly out of the river.

dba-conform = Conforming
    .question = Touched by the enemy: does the element conform at once?

dba-conform-field-contacted = Element touched
    .ask = Which troops are touched?
dba-conform-field-contacted_in_group = The element touched is part of a group
    .no = The element touched is not part of a group
    .ask = Are the troops touched part of a group?
    .hint = Touching another friend's edge and corner, facing alike.
dba-conform-field-contacted_going = The element touched stands in
    .ask = What do the troops touched stand in?
dba-conform-field-by = Touched by
    .ask = What touches the element?
    .hint = Psiloi and Light Horse conform to a group, not to elements moved one by one.

dba-touched-by-group = an element moving in a group
dba-touched-by-single = an element moving by itself
dba-touched-by-singles-forming-group = elements moved singly that end as a group

dba-conform-value-conforms_now = The element touched conforms at once

dba-conform-who = { $contacted-code ->
    [none] The element touched
   *[other] { $contacted }
}
dba-conform-finding-conforms_now = { dba-conform-who } { $contacted-form ->
    [other] conform
   *[one] conforms
} at once to the group, front against front.
dba-conform-finding-not-conforms_now = { $contacted-code ->
    [none] The element touched does not conform
   *[other] { $contacted } { $contacted-form ->
        [one] does not conform
       *[other] do not conform
    }
}{ $contacted-code ->
    [El] : only lone Psiloi and Light Horse ever do
    [Kn] : only lone Psiloi and Light Horse ever do
    [HCh] : only lone Psiloi and Light Horse ever do
    [Cv] : only lone Psiloi and Light Horse ever do
    [LCh] : only lone Psiloi and Light Horse ever do
    [SCh] : only lone Psiloi and Light Horse ever do
    [Cm] : only lone Psiloi and Light Horse ever do
    [Sp] : only lone Psiloi and Light Horse ever do
    [Pk] : only lone Psiloi and Light Horse ever do
    [Bd] : only lone Psiloi and Light Horse ever do
    [Ax] : only lone Psiloi and Light Horse ever do
    [Bw] : only lone Psiloi and Light Horse ever do
    [Wb] : only lone Psiloi and Light Horse ever do
    [Hd] : only lone Psiloi and Light Horse ever do
    [Art] : only lone Psiloi and Light Horse ever do
    [WWg] : only lone Psiloi and Light Horse ever do
    [Lit] : only lone Psiloi and Light Horse ever do
    [CF] : only lone Psiloi and Light Horse ever do
    [Dz] : only lone Psiloi and Light Horse ever do
   *[other] { $contacted_in_group ->
        [yes] : an element in a group does not
       *[other] { $by-code ->
            [single] : only contact by a group counts, not by a single element
            [singles-forming-group] : only contact by a group that moved as one counts
           *[other] { $contacted-code ->
                [Ps] : they conform in good going only
               *[other] {""}
            }
        }
    }
}.

dba-conform-step-type = { $applied ->
    [yes] { $type }: troops that can conform.
   *[no] { $type }: troops that do not conform.
}
dba-conform-step-going = { $why ->
    [psiloi] { $applied ->
        [yes] These Psiloi stand in good going.
       *[no] These Psiloi do not stand in good going ({ $going }).
    }
    [anywhere] For these troops the going does not matter.
   *[not-asked] The going does not matter.
}
dba-conform-step-alone = { $applied ->
    [yes] The element touched is not in a group.
   *[no] The element touched is part of a group.
}
dba-conform-step-by = { $applied ->
    [yes] Touched by { $by }.
   *[no] Touched by { $by }: no element conforms to that.
}

dba-point-rear-approach = May an element back towards an enemy behind it?
dba-point-bua-approach = May an element come closer to a BUA that it cannot reach?
dba-point-side-pivot = Can an element swing on to a flank from a side overlap?
dba-point-group-at-the-end = May elements moved one by one touch partially if they end as a group?
dba-point-litter-contact = May a Litter move into contact?

flag-conflict-rear-approach = The Commentary lets an element come nearer to an enemy behind it; the sheet wants it to turn first.
flag-conflict-bua-approach = A move too short for the BUA or camp: the sheet lets it come closer, the Commentary speaks of contact only.
flag-conflict-side-pivot = The sheet speaks of the corner overlap only; the Commentary allows the swing from the side too, and is followed.
flag-conflict-group-at-the-end = As the sheet words it, a group at the end of the move may be enough; the Commentary, which is followed, wants a group that moves.
flag-conflict-litter-contact = The ban names Artillery and War Wagons; for the Litter it is inferred, since it moves as a War Wagon.

# dba.shooting-arc

dba-shooting-arc = Is it in the area of fire?
    .question = Is this enemy in the shooter's area of fire?
dba-shooting-arc-field-bw = Base width
    .hint = How wide an element is: 40 mm with 15 mm figures, 60 mm with 25 mm.
dba-shooting-arc-field-shooter = Shooter
    .ask = Where is the shooter?
    .within = the shooter
dba-shooting-arc-field-target = Target
    .no = No target
    .ask = Where is the target?
    .within = the target
dba-shooting-arc-field-target_outline = Outline of a BUA or camp as the target
    .ask = What is the outline of the BUA or camp shot at?
    .hint = Corners in mm, as “0,0 80,0 80,60”.
dba-shooting-arc-field-range_mm = Range
    .ask = How many mm is the range?
    .hint = Two hundred paces for Bows, five hundred for Artillery: 50 and 125 mm at 15 mm.
dba-shooting-arc-field-all_round = Shoots all round
    .no = Does not shoot all round
    .ask = Does the shooter shoot all round?
    .hint = War Wagons do, and shooters in a BUA or camp.
dba-shooting-arc-field-edge = Outline of the shooter's BUA or camp
    .ask = What is the outline of the shooter's BUA or camp?
    .hint = Corners in mm; without them, the edges of the shooter itself.
dba-shooting-arc-value-in_arc = The target is in the area of fire
dba-shooting-arc-value-distance_mm = Distance of the target
dba-shooting-arc-value-legal = { dba-shooting-value-legal }
dba-shooting-arc-value-violations = { dba-shooting-value-violations }
dba-shooting-arc-finding-legal = These troops shoot.
dba-shooting-arc-finding-litter = { dba-shooting-finding-litter }
dba-shooting-arc-step-litter = { dba-shooting-step-litter }
dba-shooting-arc-finding-not-a-shooter = { dba-shooting-finding-not-a-shooter }
dba-shooting-arc-step-not-a-shooter = { dba-shooting-step-not-a-shooter }
dba-shooting-arc-finding-in_arc = The target is inside the area of fire{ $distance_mm ->
    [none] .
   *[other] , { $distance_mm } mm away.
}
dba-shooting-arc-finding-not-in_arc = The target is outside the area of fire.
dba-shooting-arc-step-strip =
    { $applied ->
        [yes] Part of the target lies in the strip: the front and a base width each side.
       *[no] No part of the target lies in the strip: the front and a base width each side.
    }
dba-shooting-arc-step-range =
    { $applied ->
        [yes] { $value } mm away, range { $limit } mm: within it.
       *[no] { $why ->
            [aside] { $value } mm away, range { $limit } mm: near enough, but beside the area of fire.
           *[far] { $value } mm away, range { $limit } mm: too far.
        }
    }
dba-shooting-arc-step-all-round = Shoots all round: no strip, only the range.
dba-shooting-arc-step-on-the-line =
    { $applied ->
        [yes] Exactly one base width aside: counts as inside.
       *[no] Exactly one base width aside: counts as outside.
    }
mark-distance = distance
dba-point-one-base-aside = Is an enemy exactly one base width to the side in the area of fire?
flag-conflict-one-base-aside = On an enemy exactly one base width aside the sheet says the opposite; the Commentary is followed.

# dba.line-of-fire

dba-line-of-fire = Is the line of fire clear?
    .question = Which edges of the target can the shooter aim at, with nothing in the way?
dba-line-of-fire-field-bw = Base width
    .hint = How wide an element is: 40 mm with 15 mm figures, 60 mm with 25 mm.
dba-line-of-fire-field-shooter = Shooter
    .ask = Where is the shooter?
    .within = the shooter
dba-line-of-fire-field-target = Target
    .ask = Where is the target?
    .within = the target
dba-line-of-fire-field-edge = Edge aimed at
    .ask = Which edge does the shooter aim at?
    .hint = Lines run to the ends of a single edge of the target.
dba-line-of-fire-field-others = Other elements
    .no = No other elements
    .ask = Where are the other elements?
    .within = element
    .hint = Friends and enemies alike: all that might be in the way.
    .none = none
dba-line-of-fire-field-terrain = Terrain
    .no = No terrain
    .ask = Where is the terrain?
    .within = piece
    .none = none
dba-line-of-fire-field-crest_between = The crest of a hill lies between the two
    .no = No hill crest lies between the two
    .ask = Does the crest of the hill lie between shooter and target?
    .hint = Every hill rises to a crest, which blocks a shot; draw the crest, or answer here.
dba-line-of-fire-field-range_mm = Range
    .ask = How many mm is the range?
    .hint = Two hundred paces for Bows, five hundred for Artillery: 50 and 125 mm at 15 mm.
dba-line-of-fire-field-place = Outline of the shooter's BUA or camp
    .ask = What is the outline of the shooter's BUA or camp?
    .hint = Corners in mm; a War Wagon shoots all round without them.
dba-line-of-fire-value-clear = The line of fire is clear
dba-line-of-fire-value-edges = Open edges
dba-line-of-fire-value-blocked_by = What is in the way
dba-line-of-fire-value-legal = { dba-shooting-value-legal }
dba-line-of-fire-value-violations = { dba-shooting-value-violations }
dba-line-of-fire-finding-legal = These troops shoot.
dba-line-of-fire-finding-litter = { dba-shooting-finding-litter }
dba-line-of-fire-step-litter = { dba-shooting-step-litter }
dba-line-of-fire-finding-not-a-shooter = { dba-shooting-finding-not-a-shooter }
dba-line-of-fire-step-not-a-shooter = { dba-shooting-step-not-a-shooter }
dba-line-of-fire-finding-clear = The line of fire is clear.
dba-line-of-fire-finding-not-clear = The shooter has no clear line of fire to any edge of the target.
dba-line-of-fire-step-from =
    { $from ->
        [place] The lines leave the edge of the place or wagon square to it, or from a corner.
       *[front] The lines leave from the ends of the shooter's front edge.
    }
dba-line-of-fire-step-lines = Two lines that do not cross, to the ends of one edge: what counts is the edge, not the element.
dba-line-of-fire-step-edge =
    { $why ->
        [open] Target, { $edge } edge, { $value } mm away, range { $limit } mm: open.
        [hidden] Target, { $edge } edge: hidden, the lines would have to run through an element.
        [coincides] Target, { $edge } edge: in one line with the shooter's front; there are no two lines to it.
        [far] Target, { $edge } edge, { $value } mm away, range { $limit } mm: too far.
        [blocked] Target, { $edge } edge: masked by { $who }.
        [ground] Target, { $edge } edge: hidden by { $who }.
        [inside] Target, { $edge } edge: the wood or oasis ({ $who }) hides the whole element.
       *[lines] Target, { $edge } edge: { $value } mm away, but both lines are longer than the { $limit } mm of range.
    }
dba-line-of-fire-step-ground =
    { $why ->
        [kind] { $who } ({ $kind }): lets shots through.
        [corner-out] { $who } ({ $kind }): a front corner of the shooter sticks out of it, so it is not in the way.
        [partly-in] { $who } ({ $kind }): the shooter stands in it only in part, so it does not stop the shot.
        [shooter-inside] { $who } ({ $kind }): the shooter is wholly inside it, and does not shoot.
        [target-inside] { $who } ({ $kind }): the target is wholly inside it, and cannot be shot at.
        [no-corner-out] { $who } ({ $kind }): no front corner of the shooter sticks out of it.
       *[stops] { $who } ({ $kind }): stops a shot that has to go through it.
    }
dba-line-of-fire-remedy-closer = The target is in range if it is { $missing } mm nearer.
dba-point-wood-corner = Does a wood, oasis or crest block a shooter with a corner out of it?
flag-conflict-wood-corner = At the border of a wood the documents disagree: the Commentary, which asks whether an element is wholly inside, is followed; the sheet asks for a front corner of the shooter outside.
dba-point-lines-within-range = Must both lines of fire be within range?
flag-conflict-lines-within-range = Both lines are longer than the range: the sheet would not allow the shot; the Commentary, which measures between any two points, is followed.
edge-any = any
mark-line-open = open line of fire
mark-line-blocked = closed line of fire
mark-blocks = in the way

# dba.recoil-scene

dba-recoil-scene = What happens to a recoil on the table?
    .question = Does this element complete its recoil, and what becomes of those behind it?
dba-recoil-scene-field-bw = Base width
    .hint = How wide an element is: 40 mm with 15 mm figures, 60 mm with 25 mm.
dba-recoil-scene-field-loser = Element that recoils
    .ask = Which element recoils?
    .hint = Its name.
dba-recoil-scene-field-elements = Element
    .ask = Which elements are on the table?
    .within = element
dba-recoil-scene-field-table = Table
dba-recoil-scene-field-table-w = From west to east
    .ask = How many mm is the table from west to east?
dba-recoil-scene-field-table-h = From south to north
    .ask = How many mm is the table from south to north?
dba-recoil-scene-field-fortified = Outlines of BUAs and camps
    .none = none on the table
    .ask = What are the outlines of the BUAs and camps?
    .hint = Corners in mm, as “0,0 80,0 80,60”; several divided by |.
    .no = No BUA or camp is in the way
dba-recoil-scene-field-waterway = Outlines of the waterway
    .none = no waterway
    .ask = What is the outline of the waterway?
    .hint = Corners in mm; several divided by |.
    .no = No waterway is in the way
dba-recoil-scene-field-bad_going = Bad going
    .no = No bad going
    .none = no bad going
    .ask = Where is the bad going?
    .within = piece
dba-recoil-scene-field-river = Outlines of the river
    .none = no river
    .ask = What is the outline of the river?
    .hint = Corners in mm; several divided by |.
    .no = No river is in the way
dba-recoil-scene-field-river_type = Type of the river
    .ask = What sort of river is it?
    .hint = Dry, slow (a die of 3 to 5) or torrent (a six).
dba-recoil-scene-field-cross_die = Die to cross
    .none = not rolled yet
    .ask = What did you roll to cross?
    .hint = Only a torrent asks for one.
dba-recoil-scene-field-river_fails = Turned back by a torrent
    .ask = Who is turned back by the torrent?
    .hint = Those that roll 1 or 2, or find it closed this bound.
dba-recoil-scene-field-shots_all_on_rear = All shots were at the recoiling element's rear edge
    .no = Not all shots were at the recoiling element's rear edge
    .ask = Were all the shots at the loser's rear edge?
    .hint = Only if a shot, not a close combat, makes it recoil.
dba-recoil-scene-field-supporter = Second rank that gave support
    .ask = Which element behind the one that recoils gave support?
    .hint = The friend behind whose support counted in the combat just lost.
dba-recoil-scene-field-road_column = The recoiling element heads a column along a road
    .no = The recoiling element does not head a column along a road
    .ask = Is the recoiling element the head of a column along a road?
    .hint = Elements behind it, each touching the one before, are in the column.
dba-recoil-scene-value-loser_result = The recoiling element
dba-recoil-scene-value-end = Ends at
dba-recoil-scene-value-end-x = Its centre ends, from the west edge
dba-recoil-scene-value-end-y = Its centre ends, from the south edge
dba-recoil-scene-value-destroyed = Elements destroyed
dba-recoil-scene-value-pushed = Friends pushed back
dba-recoil-scene-value-pushed-id = Element
dba-recoil-scene-value-pushed-mm = By
dba-recoil-scene-value-passed = Friends passed through
dba-recoil-scene-value-why = Why
dba-recoil-scene-why-clear = nothing is in the way
dba-recoil-scene-why-passed = the element passes through a friend
dba-recoil-scene-why-pushed = friends are pushed back
dba-recoil-scene-why-trampled = the element destroys friends behind it
dba-recoil-scene-why-pushed-off = a friend is pushed off the table
dba-recoil-scene-why-front-on-flank-or-rear = an enemy front touches the element's flank or rear
dba-recoil-scene-why-all-on-rear = all the shots were at the element's rear edge
dba-recoil-scene-why-inside = the element is inside a BUA or camp, from which none recoils
dba-recoil-scene-why-enemy = an enemy is in the way
dba-recoil-scene-why-fortified = a BUA or camp is in the way
dba-recoil-scene-why-waterway = the recoil would go into the waterway
dba-recoil-scene-why-river = the element fails to get into a torrent
dba-recoil-scene-why-table-edge = the recoil would go off the table
dba-recoil-scene-why-bad-going = these troops cannot enter the bad going behind them
dba-recoil-scene-why-friend-askew = the friend behind faces another way
dba-recoil-scene-why-friend-bars = the friend behind can be neither passed through nor pushed
dba-recoil-scene-why-friend-stopped = the friend behind has no room to be pushed
dba-recoil-scene-why-elephants = an Elephant recoiled into an Elephant
dba-recoil-scene-finding-completes = The recoil is completed: { $why }.
dba-recoil-scene-finding-destroyed = { $destroyed ->
    [none] The element is destroyed: { $why }.
   *[other] { $destroyed } { $destroyed-count ->
        [one] is
       *[other] are
    } destroyed: { $why }.
}
dba-recoil-scene-step-distance = { dba-recoil-step-distance }
dba-recoil-scene-step-cap = { dba-recoil-step-cap }
dba-recoil-scene-step-front-contact =
    { $applied ->
        [yes] The front edge of { $who } lies on its flank or rear: the recoil is fatal at once.
       *[no] No enemy front edge lies on its flank or rear.
    }
dba-recoil-scene-step-side = { $who } touches it along the side with its own side edge: not fatal by itself.
dba-recoil-scene-step-shots =
    { $applied ->
        [yes] Everyone who shot at it aimed at its rear edge: it may not recoil.
       *[no] The element is not made to recoil by shots wholly at its rear.
    }
dba-recoil-scene-step-inside =
    { $applied ->
        [yes] The element stands in a BUA or camp: no element recoils there.
       *[no] The element does not stand in a BUA or camp.
    }
dba-recoil-scene-step-bad-going = { $who } ({ $kind }) lies in its way: to these troops it is no obstacle.
dba-recoil-scene-step-first =
    { $what ->
        [enemy] After { $value } mm it meets an enemy, { $missing } mm short of its recoil.
        [fortified] After { $value } mm it meets a BUA or camp, { $missing } mm short of its recoil.
        [waterway] After { $value } mm it meets the water, { $missing } mm short of its recoil.
        [river] After { $value } mm it meets a torrent that it fails to enter, { $missing } mm short of its recoil.
        [bad-going] After { $value } mm it meets bad going that it cannot enter, { $missing } mm short of its recoil.
       *[table-edge] After { $value } mm it comes to the table edge, { $missing } mm short of its recoil.
    }
dba-recoil-scene-step-side-behind = { $who } touched it already, but lies behind it: it is met like any other enemy.
dba-recoil-scene-step-enemy =
    { $value ->
        [rear-on-rear] Rear edge on the rear edge of { $who }: that enemy dies too.
        [corner-on-rear] A rear corner on the rear of { $who }: that enemy dies too.
        [corner-on-flank] A rear corner on the flank of { $who }: that enemy dies too.
        [edge-on-rear-corner] { $applied ->
            [yes] Only the rear edge on a rear corner of { $who }: that enemy dies too.
           *[no] Only the rear edge on a rear corner of { $who }: that enemy lives.
        }
        [edge-on-flank] The rear edge touches the flank or a front corner of { $who }, without a rear corner: that enemy lives.
       *[other] { $who } is met with its front, or by other parts: that enemy lives.
    }
dba-recoil-scene-step-into-place = { dba-recoil-step-into-place }
dba-recoil-scene-step-behind = { dba-recoil-step-behind }
dba-recoil-scene-step-facing = { dba-recoil-step-facing }
dba-recoil-scene-step-road-column = { dba-recoil-step-road-column }
dba-recoil-scene-step-matrix = { dba-recoil-step-matrix }
dba-recoil-scene-step-elephant = { dba-recoil-step-elephant }
dba-recoil-scene-step-war-wagon = { dba-recoil-step-war-wagon }
dba-recoil-scene-step-number = { dba-recoil-step-number }
dba-recoil-scene-step-room = { dba-recoil-step-room }
dba-recoil-scene-step-push-room = { dba-recoil-step-push-room }
dba-recoil-scene-step-chain = { dba-recoil-step-chain }
dba-recoil-scene-step-push-meets = { dba-recoil-step-push-meets }
dba-recoil-scene-step-river = The element goes backwards into the river ({ $river }).
dba-recoil-scene-step-second-rank =
    { $why ->
        [completes] The front rank completes its recoil: { $who }, its support, does not die.
        [dies] { $who } supported the front rank, and dies with it.
       *[spared] { $who } does not share the fate of the front rank.
    }
dba-recoil-scene-step-slides = The element runs along the edge of { $who }: that is not meeting it.
dba-recoil-scene-remedy-farther = The recoil is completed if { $who } stands { $missing } mm farther back.
dba-point-whose-rear-corner = If a recoil touches an enemy's rear corner, does that enemy die too?
flag-silent-sliding-along-a-base = The documents do not say whether running along an enemy's edge counts as meeting it; here it does not.
mark-recoil-path = path of the recoil
mark-recoils = recoils to here
mark-pushed = pushed to here
mark-destroyed = destroyed
mark-passed = passed through

# dba.threat-zone

dba-threat-zone = Whose zone is it in?
    .question = In which enemy zones does this element stand, and does another element screen it?
dba-threat-zone-field-bw = Base width
    .hint = How wide an element is: 40 mm with 15 mm figures, 60 mm with 25 mm.
dba-threat-zone-field-mover = Element that wants to move
    .ask = Which element wants to move?
    .within = the element that moves
dba-threat-zone-field-enemies = Enemy
    .no = No enemy
    .ask = Where are the enemies?
    .within = enemy
    .none = none
dba-threat-zone-field-fortified = BUA or camp
    .no = No BUA or camp
    .none = none on the table
    .ask = Where are the BUAs and camps?
    .within = place
dba-threat-zone-field-others = Other element
    .no = No other element
    .ask = Do any other elements stand between the mover and an enemy?
    .within = element
    .hint = Friends, and all others that may stand in between.
    .none = none
dba-threat-zone-value-restricted = The element's moves are restricted
dba-threat-zone-value-restricted_by = Restricted by
dba-threat-zone-value-in_square = The element is in the zone of
dba-threat-zone-value-screened = The element is screened from
dba-threat-zone-finding-restricted = The element is in an enemy's zone, which restricts its moves.
dba-threat-zone-finding-not-restricted = No enemy zone restricts the element's moves.
dba-threat-zone-step-square =
    { $why ->
        [inside] Part of it lies in the square ahead of { $who }.
        [far-edge] The element meets the far side of the square ahead of { $who }: exactly one base width counts as inside.
        [touch] The element meets only a corner or the left or right side of the square ahead of { $who }: outside.
       *[out] The element is nowhere near the square ahead of { $who }.
    }
dba-threat-zone-step-place =
    { $why ->
        [in] { $who } ({ $kind }) is held by the enemy and { $value } mm away, a base width ({ $limit } mm) at most: in its zone.
        [out] { $who } ({ $kind }) is held by the enemy, but { $value } mm away, more than a base width ({ $limit } mm).
        [own] { $who } ({ $kind }) is in friendly hands: no zone.
       *[nobody] Neither side holds { $who } ({ $kind }): no zone.
    }
dba-threat-zone-step-edge =
    { $why ->
        [open] A line from { $who } reaches this edge of the element: { $edge }.
        [hidden] From { $who } the element itself hides its edge: { $edge }.
        [touched] Seen from { $who }, its edge ({ $edge }) has no element between the lines; only { $screen } on a line.
       *[covered] From { $who } this edge is covered by { $screen }: { $edge }.
    }
dba-threat-zone-step-screen =
    { $applied ->
        [yes] No edge can be reached from { $who }: screened.
       *[no] The element is not screened from { $who }.
    }
dba-threat-zone-remedy-farther = The element is out of that zone if it is { $missing } mm farther from { $who }.
dba-point-screen-touching-a-line = Is an element that only touches a line from the enemy a screen?
dba-point-screening-from-a-bua = How is an element screened from a BUA or camp?
mark-zone = zone
mark-zone-open = open to the zone
mark-zone-covered = covered from the zone
mark-screens = screens

# dba.measure-move

dba-measure-move = How far did it go?
    .question = How long is this move, and is it within the allowance?
dba-measure-move-field-bw = Base width
    .hint = How wide an element is: 40 mm with 15 mm figures, 60 mm with 25 mm.
dba-measure-move-field-start = Start
    .ask = Where does the move start?
    .within = the element at the start
dba-measure-move-field-end = End
    .ask = Where does the move end?
    .within = the element at the end
dba-measure-move-field-path = Stop on the way
    .no = No stop on the way
    .ask = Where does the element pass on its way?
    .within = stop
    .hint = Needed for a move that goes round something.
    .none = none
dba-measure-move-field-allowance_paces = Movement allowance
    .ask = How many paces may the element move?
    .hint = For the worst going that the move touches.
dba-measure-move-field-mm_per_100p = A hundred paces on the table
    .hint = 25 mm with 15 mm figures, by public sources.
dba-measure-move-field-friends = Friend
    .no = No friend
    .ask = Where are the moving element's friends?
    .within = friend
    .none = none
dba-measure-move-value-distance_mm = Distance
dba-measure-move-value-within = Within the allowance
    .said = { $within ->
        [yes] The move is within the allowance.
       *[no] The move is longer than the allowance.
    }
dba-measure-move-value-corners_crossing_friend = Corners whose path crosses a friend
dba-measure-move-finding-distance_mm =
    { $corners_crossing_friend ->
        [0] { $within ->
            [yes] The move measures { $distance_mm } mm, within the allowance.
           *[no] The move measures { $distance_mm } mm, more than the allowance.
        }
        [1] { $within ->
            [yes] The move measures { $distance_mm } mm, within the allowance.
           *[no] The move measures { $distance_mm } mm, more than the allowance.
        }
       *[other] { $within ->
            [yes] The move measures { $distance_mm } mm, within the allowance, but friends are in the way: go round them, or pass through those that let you.
           *[no] The move measures { $distance_mm } mm, more than the allowance, and friends are in the way.
        }
    }
dba-measure-move-step-free = A single element goes any way and may end with any facing: only the distance counts.
dba-measure-move-step-stretch =
    { $corner ->
        [front-left] { $several ->
            [yes] Stretch { $n }: the front left corner goes farthest, { $value } mm.
           *[no] The front left corner goes farthest, { $value } mm in a straight line.
        }
        [front-right] { $several ->
            [yes] Stretch { $n }: the front right corner goes farthest, { $value } mm.
           *[no] The front right corner goes farthest, { $value } mm in a straight line.
        }
        [rear-right] { $several ->
            [yes] Stretch { $n }: the rear right corner goes farthest, { $value } mm.
           *[no] The rear right corner goes farthest, { $value } mm in a straight line.
        }
       *[rear-left] { $several ->
            [yes] Stretch { $n }: the rear left corner goes farthest, { $value } mm.
           *[no] The rear left corner goes farthest, { $value } mm in a straight line.
        }
    }
dba-measure-move-step-scale = The allowance of { $paces ->
    [one] 1 pace
   *[other] { $paces } paces
} is { $value } mm, at { $scale } mm to a hundred paces.
dba-measure-move-step-allowance =
    { $applied ->
        [yes] { $value } mm of { $limit } mm: within the allowance.
       *[no] { $value } mm of { $limit } mm: { $missing } mm too far.
    }
dba-measure-move-step-friends =
    { $value ->
        [0] No corner's way cuts through a friend.
        [1] One corner's way cuts through { $who }: the move is measured straight all the same.
       *[other] The paths of { $value } corners cross { $who }: the element must go round, or be able to pass through.
    }
dba-measure-move-step-beside = The element lines up beside { $who } in front of it, for which the sheet waives the paces; here it is measured.
dba-measure-move-remedy-more-paces = Within the allowance with { $paces ->
    [one] 1 more pace
   *[other] { $paces } more paces
}: the move is { $missing } mm too long.
mark-corner-farthest = farthest corner
mark-corner-way = path of a corner
mark-corner-cuts = corner cutting through a friend
mark-goes = moves to here
mark-cut-through = cut through

# dba.legal-contact

dba-legal-contact = What contact is this?
    .question = What contact do these two elements have, and do they fight?
dba-legal-contact-field-bw = Base width
    .hint = How wide an element is: 40 mm with 15 mm figures, 60 mm with 25 mm.
dba-legal-contact-field-mover = Element that moved
    .ask = Which element moved?
    .within = the mover
dba-legal-contact-field-enemy = Enemy
    .ask = Which enemy does the element touch?
    .within = the enemy
dba-legal-contact-field-wagon_front = Edge of a War Wagon contacted first
    .ask = Which edge of the War Wagon was touched first?
    .hint = It serves as the front.
dba-legal-contact-value-contact = Contact
dba-legal-contact-value-melee = Melee
dba-contact-front = front
dba-contact-rear = rear
dba-contact-flank = flank
dba-contact-corner-overlap = corner overlap
dba-contact-side-overlap = side overlap
dba-contact-touch-only = a mere touch
dba-contact-none = no contact
dba-legal-contact-finding-front = The mover touches the enemy's front: the two fight.
dba-legal-contact-finding-rear = The mover touches the enemy's rear: the two are in melee.
dba-legal-contact-finding-flank = The mover touches the enemy's flank: the two are in melee.
dba-legal-contact-finding-corner-overlap = The mover overlaps at a corner: there is no melee with this enemy.
dba-legal-contact-finding-side-overlap = The mover overlaps along the side: there is no melee with this enemy.
dba-legal-contact-finding-touch-only = The two elements only touch: that is no legal contact.
dba-legal-contact-finding-none = The two elements do not touch.
dba-legal-contact-step-wagon = The War Wagon is judged by the edge contacted first ({ $value ->
        [front] front
        [right] right
        [left] left
       *[rear] rear
    }).
dba-legal-contact-step-contact =
    { $value ->
        [front] { $as ->
            [wagon] The mover stands squarely on the edge that serves the wagon as its front.
           *[base] The front edges coincide and the elements face each other.
        }
        [rear] The front edge coincides with the enemy's rear edge, both looking the same way.
        [flank] The front edge lies on the enemy's side edge, front corners together.
        [corner-overlap] Matching front corners meet, no edge is shared.
        [side-overlap] Side edges share a length.
        [touch-only] Edges and corners do not fit any legal contact.
       *[none] There is a gap between the elements.
    }
dba-legal-contact-step-melee =
    { $applied ->
        [yes] This contact makes a melee.
       *[no] This contact makes no melee.
    }
dba-point-unequal-frontages = Is contact between front edges of different widths legal?

# dba.overlap

dba-overlap = What do the enemies around it cost?
    .question = What do overlaps, flank and rear contacts take off this element?
dba-overlap-field-bw = Base width
    .hint = How wide an element is: 40 mm with 15 mm figures, 60 mm with 25 mm.
dba-overlap-field-element = Element that is fighting
    .ask = Which element is fighting?
    .within = the element
dba-overlap-field-enemies = Enemy
    .no = No enemy
    .ask = Are there enemies near the element that is fighting?
    .within = enemy
    .none = none
dba-overlap-field-enemies-in_front_melee = Fighting to its own front
    .no = Not fighting to its own front
    .ask = Is there a fight to the front of { $whose }?
dba-overlap-field-enemies-garrison = Inside a BUA or camp
    .no = Not inside a BUA or camp
    .ask = Is a BUA or camp held by { $whose }?
    .hint = An element in a BUA or camp gives no overlap.
dba-overlap-field-enemies-assaults_place = Assaulting a BUA or camp
    .no = Not assaulting a BUA or camp
    .ask = Is a BUA or camp assaulted by { $whose }?
    .hint = An element assaulting a place is helped by no overlap, and gives none.
dba-overlap-field-wagon_front = Edge of a War Wagon contacted first
    .ask = Which edge of the War Wagon was touched first?
    .hint = It serves as the front: left, right and rear go by it.
dba-overlap-step-wagon = The War Wagon fights to the edge contacted first ({ $value ->
        [front] front
        [right] right
        [left] left
       *[rear] rear
    }).
dba-overlap-value-modifier = Modifier for overlaps
dba-overlap-value-left = Overlap on the left
dba-overlap-value-right = Overlap on the right
dba-overlap-value-rear = Enemy at the rear
dba-overlap-value-recoil_fatal = A recoil is fatal
dba-overlap-there-none = nothing
dba-overlap-there-side-overlap = side overlap
dba-overlap-there-corner-overlap = corner overlap
dba-overlap-there-flank = flank contact
dba-overlap-there-rear = rear contact
dba-overlap-finding-modifier =
    { $modifier ->
        [0] No overlap: the score stays as it is.
       *[other] Enemies beside or behind: { $modifier } to the score.
    }
dba-overlap-step-enemy =
    { $why ->
        [apart] { $id } does not touch it.
        [front] { $id } is the enemy to its front.
        [garrison] { $id } is inside a BUA or camp: no overlap from there.
        [rear] { $id } is in rear contact.
        [flank] { $id } is in flank contact, front corners together.
        [engaged] { $id } overlaps along the side, though fighting to its own front.
        [side] { $id } overlaps along the side.
        [not-free] { $id } is at the corner, but fighting to its own front: no overlap.
        [assaulting] { $id } is at the corner and assaults a BUA or camp.
        [corner] { $id } overlaps at the corner.
        [no-corners] { $id } lies on the flank, but the front corners are apart: no modifier.
        [rear-corner] { $id } has a front corner on a rear corner: nothing.
       *[touch] { $id } merely touches: nothing.
    }
dba-overlap-step-once = { $id } is on a side that already counts; each side counts once.
dba-overlap-step-sum = In all { $signed }.
dba-overlap-step-recoil =
    { $applied ->
        [yes] An enemy front edge lies on its flank or rear: a recoil would destroy it.
       *[no] No enemy front edge lies on its flank or rear.
    }
dba-point-overlapper-against-strongpoint = Can an element assaulting a BUA give a corner overlap?
mark-contact = edge in contact
mark-corner = corners together
mark-touch = touch
mark-fatal-edge = enemy front on flank or rear
mark-area-of-fire = area of fire
mark-linked = joined
mark-not-linked = not joined
mark-left-out = not in the group

# dba.group

dba-group = Is it a group?
    .question = Are these elements a group, and in what formation?
dba-group-field-bw = Base width
    .hint = How wide an element is: 40 mm with 15 mm figures, 60 mm with 25 mm.
dba-group-field-elements = Element
    .ask = Where are the elements?
    .within = element
dba-group-field-on_road_column = A column following a road
    .no = Not a column following a road
    .ask = Are the elements a column following a road?
    .hint = On a road elements stay a column while they touch at all.
dba-group-value-group = The elements are a group
dba-group-value-formation = Formation
dba-formation-line = line
dba-formation-column = column
dba-formation-block = block
dba-formation-none = none
dba-group-finding-group = These elements are a group{ $formation-code ->
    [line] , in line
    [column] , in column
    [block] , in a block
   *[other] {""}
}.
dba-group-finding-not-group = { $elements-count ->
    [1] A single element is not a group.
   *[other] These elements are not a group, and move one by one.
}
dba-group-step-size =
    { $applied ->
        [yes] Elements: { $value }; a group has { $least } to { $most }.
       *[no] Elements: { $value }; a group has { $least } to { $most }.
    }
dba-group-step-link =
    { $value ->
        [beside] { $a } and { $b } are side by side, corners together.
        [behind] { $a } and { $b } are front to rear, corners together.
        [facing] { $a } and { $b } fit together but face different ways.
        [corner-only] { $a } and { $b } touch at a corner only.
       *[edge-only] { $a } and { $b } share part of an edge, but no corner meets.
    }
dba-group-step-left-out = { $value } is not joined to the rest.
dba-group-step-formation =
    { $value ->
        [line] Every link is side to side: a line.
        [column] { $why ->
            [apart] The elements stand in single file, though they face different ways: a column.
           *[alike] Every link is front to rear: a column.
        }
       *[block] Links of both kinds: a block.
    }
dba-point-group-facing = Must a group all face the same way?
flag-silent-facing = The documents do not say whether a group must face one way.
# --- Moves and rivers ---

dba-bases-elements = elements
dba-moves-count = moves
dba-roll-from = from
dba-roll-to = to
dba-roll-die = die
dba-group-size = How many elements make a group
dba-group-size-least = at least
dba-group-size-most = at most
dba-further-moves = Moves after the first
dba-further-moves-road = by road
dba-river-limits = The whole move, in a river
dba-river-limits-slow = not dry
dba-river-types = What the die makes of a river
dba-river-type-dry = dry river
dba-river-type-slow = slow river
dba-river-type-torrent = torrent
dba-river-type-unknown = still unknown
dba-torrent-roll = The roll to get into a torrent
dba-torrent-roll-least = at least

flag-marginal = Too close to call: the smallest change either way changes the verdict.
flag-silent-block-in-bad-going = The documents do not mention a block on ground where lines may not go: the check treats it as a line.
flag-silent-guns-on-a-road = The documents do not say whether troops that cannot enter bad going may go through it by road; here they may.
flag-silent-light-horse-by-road = The documents do not say whether Light Horse on a road must keep away from the enemy too: the check applies the rule for roads.

## Group move

dba-group-move = Group move
    .question = Can a group make this move?

dba-group-move-field-formation = Formation
    .ask = What formation is the group in?
    .hint = Line: side by side; column: one behind another; block: both.
dba-group-move-field-n = Elements in the group
    .ask = How many elements are in the group?
dba-group-move-field-manoeuvres = What the group does
    .none = nothing besides straight ahead and wheels on a front corner
    .ask = What does the group do?
    .hint = A group may do several things in one move, such as advance and wheel.
    .no = The group only goes straight ahead or wheels on a front corner
dba-group-move-field-sideways_mm = Shift sideways
    .none = no sideways shift
    .ask = How many mm does the group shift sideways?
    .hint = Half a base width at most, measured on the diagonal.
    .no = The group does not shift sideways
dba-group-move-field-bw = Base width
    .hint = How wide an element is: 40 mm with 15 mm figures, 60 mm with 25 mm.
dba-group-move-field-within_bwd_of_enemy = An enemy is within one base width
    .no = No enemy is within one base width
    .ask = Is an enemy within one base width of the group?
dba-group-move-field-purpose_line_up = The group shifts to line up with or contact the enemy
    .no = The group does not shift to line up with or touch the enemy
    .ask = Does the group shift to line up with the enemy or to touch the enemy?
    .hint = A group shifts sideways for nothing else.
dba-group-move-field-terrain = Ground the group crosses
    .none = nothing special
    .ask = What ground does the group cross?
    .hint = Road only if it moves along it.
    .no = The group crosses no special ground
dba-group-move-field-river_status = The river
    .none = no river crossed
    .ask = What sort of river is it?
    .hint = Dry, slow (a die of 3 to 5) or torrent (a six).
    .no = The group crosses no river
dba-group-move-field-slowest_mm = Move of the slowest element
    .ask = How many mm may the slowest element move?
    .hint = Left out, the least of the elements' own moves.
dba-group-move-field-straight_mm = Straight advance
    .none = not measured
    .ask = How many mm does the group go straight ahead?
    .hint = How far it goes straight ahead, apart from the wheel.
dba-group-move-field-wheel_mm_by_element = How far each element wheels (mm)
    .ask = How many mm does each element wheel, in order?
    .hint = When forming column, how far each element goes in all.
dba-group-move-field-limits_mm_by_element = How far each element can move (mm)
    .ask = How many mm may each element move, in order?
    .hint = In the same order.

dba-manoeuvre-forward = straight ahead
dba-manoeuvre-wheel-front-corner = wheel on a front corner
dba-manoeuvre-wheel-rear-corner = wheel on a rear corner
dba-manoeuvre-wheel-centre = wheel on the centre
dba-manoeuvre-sideways = sideways
dba-manoeuvre-oblique = obliquely
dba-manoeuvre-backward = backwards
dba-manoeuvre-turn-about = about-turn
dba-manoeuvre-line-to-column = from line to column
dba-manoeuvre-column-to-line = from column to line

dba-group-move-value-legal = Allowed
dba-group-move-value-violations = Reasons against it

dba-group-move-finding-legal = A group can make this move.
dba-group-move-finding-group-size = { $n ->
    [1] One element alone is no group.
   *[other] A group has at most twelve elements.
}
dba-group-move-finding-backward = Groups do not go backwards.
dba-group-move-finding-column-backward = Even a column does not go backwards.
dba-group-move-finding-oblique = Groups do not move obliquely.
dba-group-move-finding-turn-about = Groups do not turn about.
dba-group-move-finding-wheel-rear-corner = Groups do not wheel on a rear corner.
dba-group-move-finding-wheel-centre = Groups do not wheel on their centre.
dba-group-move-finding-column-to-line = A column opens into line only by single moves.
dba-group-move-finding-sideways-over-half = The sideways shift is more than half a base width.
dba-group-move-finding-sideways-no-enemy = A group shifts sideways only when an enemy is near, and none is near enough.
dba-group-move-finding-sideways-no-purpose = The sideways shift neither lines up with an enemy nor contacts one.
dba-group-move-finding-line-in-bad-going = Only columns and single elements enter bad going.
dba-group-move-finding-line-on-road = Only columns and single elements move along a road.
dba-group-move-finding-line-across-river = Only columns and single elements cross a river that is not dry.
dba-group-move-finding-waterway = No element enters a waterway.
dba-group-move-finding-bua-group = A group may not cross a BUA.
dba-group-move-finding-over-slowest = The group goes farther than its slowest element can.
dba-group-move-finding-over-own-maximum = An element goes farther than it can.
dba-group-move-finding-forming-over-own = An element goes farther than it can to take its place.

dba-group-move-step-group-size = { $applied ->
    [yes] Elements: { $value }; a group has { $least } to { $most }.
   *[no] Elements: { $value }, the size of a group.
}
dba-group-move-step-backward = { $applied ->
    [yes] The group goes backwards.
   *[no] The group does not go backwards.
}
dba-group-move-step-column-backward = { $applied ->
    [yes] The group goes backwards, in column.
   *[no] The group does not go backwards.
}
dba-group-move-step-oblique = { $applied ->
    [yes] The group moves obliquely.
   *[no] The group does not move obliquely.
}
dba-group-move-step-turn-about = { $applied ->
    [yes] The group turns about.
   *[no] The group does not turn about.
}
dba-group-move-step-wheel-rear-corner = { $applied ->
    [yes] The group wheels on a rear corner.
   *[no] No wheel on a rear corner.
}
dba-group-move-step-wheel-centre = { $applied ->
    [yes] The group wheels on its centre.
   *[no] No wheel on its centre.
}
dba-group-move-step-column-to-line = { $applied ->
    [yes] The group opens from column into line.
   *[no] The group does not open into line.
}
dba-group-move-step-sideways-over-half = { $applied ->
    [yes] A shift of { $value } mm; half a base width is { $limit } mm, so { $over } mm too many.
   *[no] { $why ->
        [within] A shift of { $value } mm; half a base width is { $limit } mm, so it is within the limit.
       *[no-shift] The group does not shift sideways.
    }
}
dba-group-move-step-sideways-no-enemy = { $applied ->
    [yes] No enemy is within one base width.
   *[no] { $why ->
        [within] An enemy is within one base width.
       *[no-shift] Enemies nearby do not matter: the group does not shift sideways.
    }
}
dba-group-move-step-sideways-no-purpose = { $applied ->
    [yes] The shift does not serve to line up or to contact.
   *[no] { $why ->
        [within] The group shifts to line up or to contact.
       *[no-shift] The group does not shift, so no reason is needed.
    }
}
dba-group-move-step-line-in-bad-going = { $applied ->
    [yes] Bad going, and the group is not in column.
   *[no] { $why ->
        [file] Bad going, which a column may enter.
       *[absent] The move touches no bad going.
    }
}
dba-group-move-step-line-on-road = { $applied ->
    [yes] Along a road, and not in column.
   *[no] { $why ->
        [file] Along a road, as a column may.
       *[absent] The move does not go along a road.
    }
}
dba-group-move-step-line-across-river = { $applied ->
    [yes] A river that is not dry, and it does not cross in column.
   *[no] { $why ->
        [file] A river that is not dry, which a column may cross.
        [dry] A dry river, open to lines as well.
       *[absent] The move crosses no river.
    }
}
dba-group-move-step-waterway = { $applied ->
    [yes] The group would enter a waterway.
   *[no] The move touches no waterway.
}
dba-group-move-step-diagonal = { $applied ->
    [yes] With the shift, straight from start to finish: { $value } mm.
   *[no] No diagonal to measure: { $value } mm straight ahead.
}
dba-group-move-step-bua-group = { $applied ->
    [yes] A group crosses a BUA only one element at a time.
   *[no] No BUA stands in the way of the group, or groups cross it.
}
dba-group-move-step-over-slowest = { $applied ->
    [yes] { $value } mm, and the slowest element has { $limit }.
   *[no] { $why ->
        [within] { $value } mm, and the slowest element has { $limit }: enough.
       *[not-told] No straight distances given to compare.
    }
}
dba-group-move-step-over-own-maximum = { $applied ->
    [yes] Beyond its own move: element { $value }.
   *[no] { $why ->
        [within] Straight stretch and wheel together, each element keeps within its own move.
       *[not-told] You have not given any wheel distances.
    }
}
dba-group-move-step-forming-over-own = { $applied ->
    [yes] Beyond its own move in falling in: element { $value }.
   *[no] { $why ->
        [within] Each element falls in within its own move.
       *[not-told] How far each element goes is not given.
    }
}

dba-group-move-remedy-column = Allowed if the group is in column.
dba-group-move-remedy-shorter-shift = Allowed if the shift is { $limit } mm.
dba-group-move-remedy-shorter-advance = Allowed if the advance is { $limit } mm.
dba-group-move-remedy-for-the-enemy = Allowed if an enemy is near and the shift lines up with it.

## Movement allowance

dba-movement-allowance = How far
    .question = How far can an element go in one move, and can it enter that ground?

dba-movement-allowance-field-troop = Troops
    .ask = Which troops move?
dba-movement-allowance-field-speeds = Its speeds
    .hint = The documents do not give them: left out, those of the table count.
dba-movement-allowance-field-speeds-good = Good going
    .ask = How many paces do the troops move in good going?
dba-movement-allowance-field-speeds-bad = Bad going
    .ask = How many paces do the troops move in bad going?
    .hint = Left out, that of the table counts.
dba-movement-allowance-field-speeds-road = By road
    .ask = How many paces do the troops move by road?
dba-movement-allowance-field-touches = Ground that any part of the element touches
    .ask = What ground do the moving troops touch on the way, even in part?
    .none = none of these
    .hint = A river only if its front gets into the water.
dba-movement-allowance-field-road_whole_move = The whole move is by road
    .no = Not all of the move is by road
    .ask = Is the whole move by road?
    .hint = The road speed holds only then.
dba-movement-allowance-field-lead_starts_on_road = The first element starts on the road
    .no = The first element does not start on the road
    .ask = Does the first element start on the road?
dba-movement-allowance-field-river_status = The river
    .ask = What sort of river is it?
    .hint = Dry, slow (a die of 3 to 5) or torrent (a six).
dba-movement-allowance-field-front_in_river = The front starts in the water, even if only in part
    .no = No part of the front starts in the water
    .ask = Does the element start with its front in the water, even in part?
dba-movement-allowance-field-lead_front_out = The front of the first element is out of the water from the start
    .no = The front of the first element is not out of the water
    .ask = Is the front of the first element out of the water from the start?
    .hint = A column whose head is out goes at the speed of the head's ground.
dba-movement-allowance-field-moved_before = Already covered in this move
    .ask = How many paces has the element covered in this move already?
    .hint = Before it came to the ground in question.
dba-movement-allowance-field-bua_interior_paces = Distance inside a BUA
    .ask = How many paces do the troops move inside a BUA?
    .hint = Movement inside a BUA is not measured.
dba-movement-allowance-value-total_paces = Allowance for the whole move
dba-movement-allowance-value-remaining_paces = Move left
dba-movement-allowance-value-can_enter = Can go on over that ground
    .said = { $can_enter ->
        [yes] The element can go on over that ground.
       *[no] The element cannot go on over that ground.
    }
dba-movement-allowance-value-legal = Allowed
dba-movement-allowance-value-violations = Against the rules

dba-movement-allowance-finding-total_paces = { $can_enter ->
    [yes] The element may move { $total_paces ->
        [one] 1 pace
       *[other] { $total_paces } paces
    } in all, and has { $remaining_paces } left.
   *[no] The element may move { $total_paces ->
        [one] 1 pace
       *[other] { $total_paces } paces
    } in all, and has none left: it goes no farther.
}
dba-movement-allowance-finding-not-can_enter = The element cannot enter that ground at all.
dba-movement-allowance-finding-stays-inside = { dba-pip-cost-finding-stays-inside }
dba-movement-allowance-step-stays-inside = { dba-pip-cost-finding-stays-inside }

dba-movement-allowance-step-road = { $applied ->
    [yes] By road from start to finish: road speed.
   *[no] { $why ->
        [lead-off] The first element does not start on the road: no road speed.
        [partly] Only partly on the road: no road speed.
       *[none] The troops do not go by road.
    }
}
dba-movement-allowance-step-river = { $applied ->
    [yes] { $why ->
        [ford] A road over a river that is not dry, with the river's rules: { $value ->
            [one] 1 pace
           *[other] { $value } paces
        } in all.
       *[front-in] The front is in a river that is not dry: { $value ->
           [one] 1 pace
          *[other] { $value } paces
       } in all.
    }
   *[no] { $why ->
        [dry] The river is dry: the ground around it counts.
        [front-out] The leading front is out of the water: the ground beneath it counts.
        [ford] A road crosses the river: the element goes as on the road.
       *[none] The front is in no river.
    }
}
dba-movement-allowance-step-camels = For camels ({ $troop }) dunes and oases are good going.
dba-movement-allowance-step-bad-going = { $applied ->
    [yes] { $why ->
        [barred] Bad going ({ $ground }): these troops cannot enter it.
       *[slowed] Bad going touched ({ $ground }): its speed holds for the whole move.
    }
   *[no] { $why ->
        [road] Bad going ({ $ground }), but on the road it does not slow.
       *[none] The troops touch no bad going.
    }
}
dba-movement-allowance-step-waterway = { $applied ->
    [yes] A waterway: no troops enter it.
   *[no] The troops touch no waterway.
}
dba-movement-allowance-step-bua = { $applied ->
    [yes] { $why ->
        [inside] Paces inside the BUA, which do not count: { $value }.
       *[place] A BUA or camp, neither good going nor bad.
    }
   *[no] The troops touch no BUA or camp.
}
dba-movement-allowance-step-walked = { $applied ->
    [yes] Paces already covered, which count: { $value }.
   *[no] { $why ->
        [barred] The paces covered do not matter.
       *[nothing] Nothing covered yet in this move.
    }
}

dba-movement-allowance-remedy-keep-out = { dba-movement-allowance-much } if the troops keep out of bad going.
dba-movement-allowance-remedy-start-on-road = { dba-movement-allowance-much } if the first element is on the road from the start.

dba-point-ford-effect = At a ford, does an element move as on a road or as in the river?

## Moves and BUAs

dba-bua-move = Moves and BUAs
    .question = Can an element move into, out of or through a BUA?

dba-bua-move-field-move = The move
    .ask = Does the element move into the BUA, out of it or through it?
dba-bua-move-field-single = A single element
    .no = A group, not a single element
    .ask = Is it a single element that moves, not a group?
dba-bua-move-field-bua_friendly_occupied = A friend is inside
    .no = No friend is inside
    .ask = Is a friend already inside?
    .if-not = Allowed if no friend is inside.
    .hint = A BUA holds one element only.
dba-bua-move-field-bua_enemy_occupied = The enemy holds the BUA
    .no = The enemy does not hold the BUA
    .ask = Does the enemy hold the BUA?
    .if-not = Allowed if the enemy does not hold the BUA.
dba-bua-move-field-part_inside_at_end = The mover would end partly inside
    .no = The mover would not end partly inside
    .ask = Would the element end partly inside the BUA?
    .if-not = Allowed if the element does not end partly inside the BUA.
    .hint = A BUA holds one element, which must be wholly inside.
dba-bua-move-field-inside_paces = Distance inside the BUA
    .ask = How many paces of the move are inside the BUA?
    .hint = Movement inside a BUA is not measured.
dba-bua-move-field-outside_paces = Distance outside the BUA, before and after
    .ask = How many paces of the move are outside the BUA, before and after?
    .hint = Movement inside is not measured: only the paces before going in and after coming out.
dba-bua-move-field-allowance_paces = How far the element can go
    .ask = How many paces may the element move on the ground outside the BUA?
    .hint = Its movement allowance there.
dba-bua-move-field-by_road = The element moves by road
    .no = The element does not move by road
    .ask = Does the element move by road?
dba-bua-way-enter = into the BUA
dba-bua-way-leave = out of the BUA
dba-bua-way-through = through the BUA
dba-bua-move-value-legal = Allowed
dba-bua-move-value-measured_paces = Part of the move that is measured
dba-bua-move-value-violations = Reasons against it

dba-bua-move-finding-legal = { $measured_paces ->
    [none] The move costs one PIP more, except in the first bound.
    [one] 1 pace is measured, and the move costs one PIP more, except in the first bound.
   *[other] { $measured_paces } paces are measured, and the move costs one PIP more, except in the first bound.
}
dba-bua-move-finding-enemy-held = The enemy holds the BUA, so it has to be assaulted first.
dba-bua-move-finding-already-full = A BUA holds one element, and there is one in it already.
dba-bua-move-finding-group-ends-inside = A group does not end its move in a BUA.
dba-bua-move-finding-partly-inside = The element would end partly inside the BUA.
dba-bua-move-finding-friend-in-the-way = A friend is inside the BUA, and the move does not follow the road.
dba-bua-move-finding-group-crossing = A group would cross the BUA, and only a single element may.
dba-bua-move-finding-too-far = The move outside the BUA is longer than the element may make.

dba-bua-move-step-enemy-held = { $applied ->
    [yes] The enemy holds the BUA.
   *[no] No enemy bars the BUA.
}
dba-bua-move-step-already-full = { $applied ->
    [yes] The mover would end inside, where a friend is already.
   *[no] No second element would end inside.
}
dba-bua-move-step-group-ends-inside = { $applied ->
    [yes] A group would end inside.
   *[no] No group would end inside.
}
dba-bua-move-step-partly-inside = { $applied ->
    [yes] The mover would end half in, half out.
   *[no] The mover does not end half in, half out.
}
dba-bua-move-step-friend-in-the-way = { $applied ->
    [yes] A friend inside stops those who cross off the road.
   *[no] { $why ->
        [road] A friend inside: the road may be used.
        [agreed] A friend inside lets those who cross through.
       *[nobody] The mover passes no friend inside.
    }
}
dba-bua-move-step-group-crossing = { $applied ->
    [yes] A group, and only single elements cross.
   *[no] { $why ->
        [road] A group, on a road that may be used.
        [agreed] A group, and groups may cross.
       *[none] No group crosses.
    }
}
dba-bua-move-step-inside = Inside nothing is measured ({ $value ->
    [one] 1 pace
   *[other] { $value } paces
}).
dba-bua-move-step-too-far = { $applied ->
    [yes] { $value ->
        [one] 1 pace
       *[other] { $value } paces
    } outside, of { $limit }: { $over } too many.
   *[no] { $value ->
       [one] 1 pace
      *[other] { $value } paces
   } outside, of { $limit }: enough.
}
dba-bua-move-step-extra-pip = One PIP more, except in the first bound.

dba-movement-allowance-much = { $paces } { $paces ->
    [one] pace
   *[other] paces
}
dba-bua-move-remedy-shorter = Allowed if the move is { $over } { $over ->
    [one] pace
   *[other] paces
} shorter.
dba-bua-move-remedy-alone = Allowed if a single element moves.

dba-point-bua-friend-inside = Can an element cross a BUA with a friend already inside?
dba-point-bua-crossed-by-group = May a group cross a BUA?

## Passing through friends

dba-interpenetration = Passing through friends
    .question = Can an element move through these friends?

dba-interpenetration-field-mover = Who moves
    .ask = Which troops move?
dba-interpenetration-field-through = Friends passed through, in order
    .ask = Which friends do the moving troops pass through, in order?
dba-interpenetration-field-facing_diff_deg = Angle between the facings
    .ask = By how many degrees does the mover's facing differ from its friends'?
    .hint = 0 if they face the same way.
dba-interpenetration-field-allowance_mm = How far the mover can go
    .ask = How many mm of move are left?
    .hint = Its movement allowance, less what it has already moved.
dba-interpenetration-field-needed_mm = Move needed to clear the last friend
    .ask = How many mm are needed to clear the last friend?
    .hint = It must end wholly beyond the last friend.
dba-interpenetration-field-room_beyond = There is room beyond
    .no = There is no room beyond
    .ask = Is there room for the whole element beyond the friends it passes through?
    .if-so = Allowed if there is room for the whole element beyond the friends.
    .hint = It must come out completely beyond them.
dba-interpenetration-value-legal = Allowed
dba-interpenetration-value-violations = Reasons against it

dba-interpenetration-finding-legal = The mover passes through and comes out beyond its friend.
dba-interpenetration-finding-mounted-through-other = In a tactical move mounted pass through Psiloi only.
dba-interpenetration-finding-never-passes = In a tactical move these troops never pass through friends.
dba-interpenetration-finding-not-parallel = The mover and its friend are not exactly parallel.
dba-interpenetration-finding-too-short = The move is too short to come out beyond the friend.
dba-interpenetration-finding-no-room = There is no room beyond the friend.

dba-interpenetration-step-mounted-through-other = { $applied ->
    [yes] { $mover }, mounted: these friends do not let it through: { $value }.
   *[no] { $why ->
        [psiloi] { $mover }, mounted: Psiloi let it through.
       *[foot] The moving element is not mounted.
    }
}
dba-interpenetration-step-never-passes = { $applied ->
    [yes] Foot that may not pass through friends: { $mover }.
   *[no] { $why ->
        [mounted] The moving element is not foot.
       *[psiloi] Psiloi pass through any friend.
    }
}
dba-interpenetration-step-not-parallel = { $applied ->
    [yes] { $why ->
        [opposite] The two face opposite ways: not let through.
        [crosswise] The two stand at a right angle: not let through.
       *[askew] Askew by { $value } degrees.
    }
   *[no] { $why ->
        [opposite] Facing the opposite way, and so parallel.
        [moot] Facing the opposite way; whether it may pass need not be settled now.
       *[parallel] The two elements are parallel.
    }
}
dba-interpenetration-step-too-short = { $applied ->
    [yes] { $needed } mm needed, { $value } to go: { $missing } short.
   *[no] { $needed } mm needed, { $value } to go: enough.
}
dba-interpenetration-step-no-room = { $applied ->
    [yes] There is no room beyond.
   *[no] There is room beyond.
}
dba-interpenetration-step-several = { $applied ->
    [yes] { $value ->
        [one] 1 element
       *[other] { $value } elements
    } in one move: as many as it can clear.
   *[no] Only one element passes.
}

dba-interpenetration-remedy-longer = Allowed if the mover has { $missing } mm more movement.
dba-interpenetration-remedy-dressed = Allowed if the elements are parallel.

dba-point-passing-face-to-face = Can an element pass through a friend that faces the other way?

## Further moves

dba-subsequent-move = Further moves
    .question = Can these troops move again in this bound?

dba-subsequent-move-field-troop = Troops
    .ask = Which troops move again?
dba-subsequent-move-field-unit = What moves
    .ask = Does a single element, a group or a column move?
    .hint = By road, groups that are not columns get no further moves.
dba-subsequent-move-field-own_bound = Which of your own bounds it is
    .ask = Which of your own bounds is this, counting from 1?
    .hint = 1 is its side's first bound, in which nothing costs extra.
dba-subsequent-move-field-move_no = Which move this is
    .ask = Which of the troops' moves this bound is it?
    .hint = The first move of the bound is 1.
dba-subsequent-move-field-road = All of the move by road
    .no = Not all of the move by road
    .ask = Is the whole of the move by road?
    .if-so = Allowed if the whole of the move is by road.
dba-subsequent-move-field-dismounted_this_bound = The troops have dismounted this bound
    .no = The troops have not dismounted this bound
    .ask = Have the troops dismounted this bound?
    .if-not = Allowed if the troops have not dismounted this bound.
dba-subsequent-move-field-min_enemy_dist_bw = Nearest enemy, in base widths
    .ask = How many base widths away is the nearest enemy, at the closest?
    .hint = The least distance to any enemy edge, from start to finish.
dba-subsequent-move-field-end = How the move ends
    .ask = How does the move end?
    .hint = Warband and Scythed Chariots must end in combat or helping in one.
dba-subsequent-move-field-still_in_enemy_front = The troops have gone back or broken off, and are still in the enemy's front
    .no = The troops are not in the enemy's front after going back
    .ask = After going back or breaking off, are the troops still in front of that enemy?
    .if-not = Allowed if the troops are no longer in front of the enemy.
    .hint = Further moves need it to be clear of the enemy's front.
dba-mover-element = single element
dba-mover-column = column
dba-mover-group = other group
dba-move-end-none = touching no element
dba-move-end-front = front contact
dba-move-end-flank = flank contact
dba-move-end-rear = rear contact
dba-move-end-overlap = overlap
dba-move-end-rear-support = support from behind
dba-subsequent-move-value-legal = Allowed
dba-subsequent-move-value-violations = Reasons against it

dba-subsequent-move-finding-legal = Nothing forbids the further move; it costs PIPs of its own.
dba-subsequent-move-finding-dismounted = Troops that dismount do not move again in the same bound.
dba-subsequent-move-finding-still-in-front = Troops that have gone back or broken off do not move again while still in front of that enemy.
dba-subsequent-move-finding-road-group = By road only a single element or a column moves again.
dba-subsequent-move-finding-road-too-many = By road at most five more moves may follow the first.
dba-subsequent-move-finding-road-contact = This is a further move by road, which may not end in contact.
dba-subsequent-move-finding-no-further-moves = These troops move again by road only.
dba-subsequent-move-finding-after-the-first-bound = Psiloi move again in their first bound only.
dba-subsequent-move-finding-psiloi-contact = A further move of Psiloi stops short of contact.
dba-subsequent-move-finding-near-the-enemy = An enemy is too near: further moves of Light Horse keep more than a base width away.
dba-subsequent-move-finding-light-horse-contact = A further move of Light Horse does not reach contact.
dba-subsequent-move-finding-third-move = These troops have had their second move.
dba-subsequent-move-finding-not-into-combat = The second move has to end in close combat or helping in one.
dba-subsequent-move-finding-only-support = The second move ends in support alone.
dba-subsequent-move-finding-stays-inside = { dba-pip-cost-finding-stays-inside }
dba-subsequent-move-step-stays-inside = { dba-pip-cost-finding-stays-inside }

dba-subsequent-move-step-dismounted = { $applied ->
    [yes] The troops have dismounted this bound.
   *[no] The troops have not dismounted this bound.
}
dba-subsequent-move-step-still-in-front = { $applied ->
    [yes] The troops have gone back, and are still in the enemy's front.
   *[no] The troops are no longer in the front of the enemy they went back from.
}
dba-subsequent-move-step-right = { $applied ->
    [yes] { $why ->
        [road] By road any troops may move again.
       *[troop] { $troop }: they may move again off the road.
    }
   *[no] { $troop }: off the road they move once.
}
dba-subsequent-move-step-road-group = { $applied ->
    [yes] A group that is not a column.
   *[no] A single element or a column.
}
dba-subsequent-move-step-road-too-many = { $applied ->
    [yes] Move { $value } after the first: there are { $most } at most.
   *[no] Move { $value } after the first, of { $most } at most.
}
dba-subsequent-move-step-road-contact = { $applied ->
    [yes] The move ends in contact with the enemy ({ $end }).
   *[no] The move does not end in contact with the enemy.
}
dba-subsequent-move-step-after-the-first-bound = { $applied ->
    [yes] Bound { $value }, no longer the first.
   *[no] This is the troops' first bound.
}
dba-subsequent-move-step-psiloi-contact = { $applied ->
    [yes] The move ends in contact.
   *[no] { $why ->
        [may] The move ends in contact, as it may.
        [later] Contact does not matter: the troops may not move again anyhow.
       *[no-contact] The move does not end in contact.
    }
}
dba-subsequent-move-step-near-the-enemy = { $applied ->
    [yes] { $value ->
        [one] At 1 base width from an enemy: within one.
       *[other] At { $value } base widths from an enemy: within one.
    }
   *[no] { $value ->
        [one] Never nearer to an enemy than 1 base width.
       *[other] Never nearer to an enemy than { $value } base widths.
    }
}
dba-subsequent-move-step-light-horse-contact = { $applied ->
    [yes] The move ends in contact.
   *[no] The move does not end in contact.
}
dba-subsequent-move-step-third-move = { $applied ->
    [yes] Move { $value }: off the road the troops have two.
   *[no] This is the troops' second move.
}
dba-subsequent-move-step-not-into-combat = { $applied ->
    [yes] The move ends out of any close combat.
   *[no] The move ends in a close combat or helps in one ({ $end }).
}
dba-subsequent-move-step-only-support = { $applied ->
    [yes] The move ends in support alone, neither contact nor overlap.
   *[no] { $why ->
        [helps] The move ends in support of a close combat, which is enough.
       *[other] The move does not end in support alone.
    }
}

dba-subsequent-move-remedy-off-road = Allowed if the troops make their own further move instead of one by road.
dba-subsequent-move-remedy-by-road = Allowed if all of it is by road.

dba-point-second-move-end = Where must the second move of Warband and Scythed Chariots end?
flag-conflict-second-move-end = The sheet names only contact and overlap for the second move; the Commentary rear support as well.
dba-point-psiloi-further-contact = May Psiloi end a further move in contact?

## Dismounting

dba-dismount = Dismounting
    .question = Can these troops dismount, and for how many PIPs?

dba-dismount-field-kind = What they want to do
    .ask = What do the troops want to do?
dba-dismount-field-own_bound = Which of your own bounds it is
    .ask = Which of your own bounds is this, counting from 1?
    .hint = 1 is its side's first bound, in which nothing costs extra.
dba-dismount-field-distance_paces = Distance they move
    .ask = How many paces do the troops move?
dba-dismount-field-foot_speed = How far they can go on foot
    .ask = How many paces may the troops move on foot?
    .hint = Troops that dismount go no farther than they would on foot.
dba-dismount-field-in_zone_at_start = The troops start in an enemy's zone
    .no = The troops do not start in an enemy's zone
    .ask = Do the troops start in an enemy's zone?
    .if-not = Allowed if the troops do not start in an enemy's zone.
    .hint = Within one base width straight ahead of the enemy.
dba-dismount-field-in_zone_at_end = The troops end in an enemy's zone
    .no = The troops do not end in an enemy's zone
    .ask = Do the troops end in an enemy's zone?
    .hint = Within one base width straight ahead of the enemy.
dba-dismount-field-lines_up = The troops line up with the enemy
    .no = The troops do not line up with the enemy
    .ask = Do the troops line up with the enemy?
    .hint = Parallel to the enemy's front and within its width.
dba-dismount-field-straight_back = The troops go straight back, away from the enemy
    .no = The troops do not go straight back, away from the enemy
    .ask = Do the troops go straight back, away from the enemy?
    .hint = In a zone the Commentary seems to allow it, the sheet does not.
dba-dismount-field-contacts_enemy = The troops end in contact
    .no = The troops do not end in contact
    .ask = Do the troops end in contact with the enemy?
dba-dismount-field-further_move_planned = The troops are to move again this bound
    .no = The troops are not to move again this bound
    .ask = Do you want to move the troops again this bound?
dba-dismount-field-list_allows = Their army list lets them dismount
    .no = Their army list does not let them dismount
    .ask = Does your army list let these troops dismount?
    .hint = Only lists that give a type both mounted and on foot do.
dba-dismount-kind-dismount = dismount
dba-dismount-kind-remount = remount
dba-dismount-kind-start-dismounted = start the game on foot
dba-dismount-value-legal = Allowed
dba-dismount-value-min_pips = Cost, at least
    .said = { dba-dismount-finding-legal }
dba-dismount-value-violations = Reasons against it

dba-dismount-finding-legal = { $min_pips ->
    [one] Dismounting costs { $min_pips } PIP.
   *[other] Dismounting costs at least { $min_pips } PIPs.
}
dba-dismount-finding-remount = Troops that have dismounted stay on foot for the rest of the game.
dba-dismount-finding-start-dismounted = Troops able to dismount are deployed mounted.
dba-dismount-finding-list = The army list does not let these troops dismount.
dba-dismount-finding-contact = The move to dismount would end in contact with the enemy.
dba-dismount-finding-not-lined-up = The troops would dismount in an enemy's zone without lining up.
dba-dismount-finding-too-far = The move is longer than these troops may make on foot.
dba-point-dismounting-backwards = May troops dismount while backing out of an enemy's zone?
flag-conflict-dismounting-backwards = One sentence of the Commentary seems to let troops dismount as they go back out of a zone; the sheet, and another sentence, only to line up: that is followed.
dba-dismount-finding-further-move = The troops would move again after dismounting.

dba-dismount-step-remount = { $applied ->
    [yes] The troops want to remount.
   *[no] The troops do not want to remount.
}
dba-dismount-step-start-dismounted = { $applied ->
    [yes] The troops want to start on foot.
   *[no] The troops do not want to start on foot.
}
dba-dismount-step-list = { $applied ->
    [yes] The army list does not let the troops dismount.
   *[no] The army list lets the troops dismount.
}
dba-dismount-step-contact = { $applied ->
    [yes] The troops end in contact with the enemy.
   *[no] The troops do not end in contact.
}
dba-dismount-step-not-lined-up = { $applied ->
    [yes] In an enemy's zone, and they do not line up.
   *[no] { $why ->
        [lines-up] In an enemy's zone, and they line up.
        [backs-out] By the reading chosen, going straight back out of a zone they may dismount.
       *[no-zone] The troops are in no enemy's zone.
    }
}
dba-dismount-step-too-far = { $applied ->
    [yes] { $value ->
        [one] 1 pace
       *[other] { $value } paces
    }, and on foot they have { $limit }: { $over } too many.
   *[no] { $value ->
       [one] 1 pace
      *[other] { $value } paces
   }, and on foot they have { $limit }: enough.
}
dba-dismount-step-further-move = { $applied ->
    [yes] The troops are to move again this bound.
   *[no] These troops do not move again.
}
dba-dismount-step-cost = { $applied ->
    [yes] { $value ->
        [one] 1 PIP
       *[other] { $value } PIPs
    } or more for the whole dismounting.
   *[no] { $value } PIP in the first bound for the whole dismounting.
}

dba-dismount-remedy-shorter = Allowed if the move is { $over } { $over ->
    [one] pace
   *[other] paces
} shorter.
dba-dismount-remedy-line-up = Allowed if the troops line up with the enemy.
dba-dismount-remedy-stay = Allowed if the troops move no more.
dba-dismount-remedy-stop-short = Allowed if the troops stop short of contact.

## Breaking off

dba-break-off = Breaking off
    .question = Can this element break off, and does the enemy follow?

dba-break-off-field-active = It is your own bound
    .no = It is not your own bound
    .ask = Is it your own bound?
    .if-so = Allowed in your own bound.
dba-break-off-field-melee_from_previous_bound = The combat is left over from the bound before
    .no = The combat is not left over from the bound before
    .ask = Has the combat been going on since the bound before?
    .hint = Only then may a side break off.
dba-break-off-field-direction = Which way the element goes
    .ask = Which way does the element break off?
    .hint = Breaking off is straight back, from the first pace to the last.
dba-break-off-field-distance_paces = Distance back
    .ask = How many paces back does the element go?
    .hint = At least two hundred, straight to the rear.
dba-break-off-field-clear_behind_paces = Clear ground behind
    .none = not measured
    .ask = How many paces of free ground are behind the element?
    .hint = Not needed if nothing stands behind.
dba-break-off-field-enemy_front_on_flank = An enemy front touches the element's flank
    .no = No enemy front touches the element's flank
    .ask = Does an enemy front touch the element's flank?
    .if-not = Allowed if no enemy front touches the element's flank.
    .hint = An enemy front edge: a side edge or a corner does not count.
dba-break-off-field-enemy_front_on_rear = An enemy front touches the element's rear
    .no = No enemy front touches the element's rear
    .ask = Does an enemy front touch the element's rear?
    .if-not = Allowed if no enemy front touches the element's rear.
    .hint = An enemy front edge: a side edge or a corner does not count.
dba-break-off-field-blocked_by_friend = A friend that the element cannot pass is in the way
    .no = No friend blocks the way
    .ask = Is a friend in the way that the element cannot pass?
    .if-not = Allowed if no friend is in the way, or only one that the element can pass.
dba-break-off-field-through_river = The way leads through a river that is not dry
    .no = The way leads through no river, or a dry one
    .ask = Does the element's way lead through a river that is not dry?
dba-break-off-field-enemy_troop = Enemy that the element breaks off from
    .ask = Which enemy does the element break off from?
dba-break-off-field-enemy_depth = Base depth of the enemy
    .hint = Needed only if the base is not the usual depth for its type.
dba-break-off-field-enemy_place = Where the enemy is
    .ask = Where is the enemy?
    .hint = Troops in a BUA or camp do not follow.
dba-break-off-field-enemy_ahead = What lies ahead of the enemy
    .ask = What lies ahead of the enemy, towards the element that breaks off?
    .hint = The first thing on the way of an enemy that follows.
dba-break-off-field-enemy_ahead_mm = How far ahead of the enemy
    .ask = How many mm ahead of the enemy is what lies in its way?
    .hint = From the enemy's front to what lies ahead.
dba-break-off-field-bw = Base width
    .hint = How wide an element is: 40 mm with 15 mm figures, 60 mm with 25 mm.
dba-direction-straight-back = straight back
dba-direction-oblique = obliquely
dba-direction-sideways = sideways
dba-direction-turning = turning on the way
dba-break-off-value-legal = Allowed
dba-break-off-value-violations = Reasons against it
dba-break-off-value-enemy_follows = The enemy follows
    .said = { $enemy_follows ->
        [yes] The enemy follows.
       *[no] The enemy does not follow.
    }
dba-break-off-value-follow_mm = The enemy follows by

dba-break-off-finding-legal = { $enemy_follows ->
    [yes] { $follow_mm ->
        [none] The element breaks off, and the enemy follows.
       *[other] The element breaks off, and the enemy follows by { $follow_mm } mm.
    }
   *[no] The element breaks off, and the enemy does not follow.
}
dba-break-off-finding-not-active = An element breaks off only in its own side's bound, and this is the enemy's.
dba-break-off-finding-new-combat = The combat only began in this bound, so it has not been fought yet.
dba-break-off-finding-not-straight-back = The element would not go straight back.
dba-break-off-finding-too-short = The move back is shorter than 200 paces, the least for breaking off.
dba-break-off-finding-no-room = Less than 200 paces of ground are clear behind the element.
dba-break-off-finding-beyond-room = The move back is longer than the ground that is clear behind the element.
dba-break-off-finding-friend-behind = A friend behind the element is in the way.
dba-break-off-finding-enemy-on-flank = An enemy front touches the element's flank.
dba-break-off-finding-enemy-on-rear = An enemy front touches the element's rear.
dba-break-off-finding-river = In the river the element does not get far enough to break off.

dba-break-off-step-not-active = { $applied ->
    [yes] This is the enemy's bound.
   *[no] This is the element's own bound.
}
dba-break-off-step-new-combat = { $applied ->
    [yes] The combat is a new one.
   *[no] The combat is left over from the bound before.
}
dba-break-off-step-not-straight-back = { $applied ->
    [yes] Not straight back: { $way }.
   *[no] Straight back all the way.
}
dba-break-off-step-too-short = { $applied ->
    [yes] { $value ->
        [one] 1 pace
       *[other] { $value } paces
    }, at least { $least } needed: { $short } short.
   *[no] { $value ->
       [one] 1 pace
      *[other] { $value } paces
   }, at least { $least } needed.
}
dba-break-off-step-beyond-room = { $value ->
    [one] 1 pace
   *[other] { $value } paces
} clear behind it, fewer than the { $needed } of the move.
dba-break-off-step-no-room = { $applied ->
    [yes] { $value ->
        [one] 1 pace
       *[other] { $value } paces
    } clear behind it, { $least } needed.
   *[no] { $why ->
        [clear] { $value ->
            [one] 1 pace
           *[other] { $value } paces
        } clear behind it.
       *[not-told] Nothing is said to stand behind it.
    }
}
dba-break-off-step-friend-behind = { $applied ->
    [yes] A friend it cannot pass stands in the way.
   *[no] No friend stands in the way.
}
dba-break-off-step-enemy-on-flank = { $applied ->
    [yes] An enemy front touches its flank.
   *[no] No enemy front touches its flank.
}
dba-break-off-step-enemy-on-rear = { $applied ->
    [yes] An enemy front touches its rear.
   *[no] No enemy front touches its rear.
}
dba-break-off-step-river = { $applied ->
    [yes] The river slows the element, which does not get far enough.
   *[no] { $why ->
        [may] Through a river, whose limit does not hold here.
       *[none] No river in the way.
    }
}
dba-break-off-step-speed = Who is faster does not matter.
dba-break-off-step-follows = { $applied ->
    [yes] { $enemy }: impetuous, they follow by { $value } mm.
   *[no] { $why ->
        [place] { $enemy }: they do not follow out of a BUA or camp.
        [steady] { $enemy }: they do not follow.
       *[stays] No element breaks off, so none follows.
    }
}

dba-break-off-remedy-straight-and-far = Allowed if the element goes straight back by { $paces } { $paces ->
    [one] pace
   *[other] paces
}.

dba-point-breaking-off-in-a-river = May an element break off through a river?

## River type

dba-river-type = Type of river
    .question = What sort of river is it, and is a die rolled?

dba-river-type-field-known = Type, if it is known
    .none = not known yet
    .ask = Is the type of river known already?
    .hint = Dry, slow (a die of 3 to 5) or torrent (a six).
    .no = The type of the river is not known yet
dba-river-type-field-die = Die for the river's type
    .none = not rolled yet
    .ask = What did you roll?
dba-river-type-field-can_enter = The element can really go in
    .no = The element cannot really go in
    .ask = Can the element really go into the river?
    .hint = The type is rolled only when an element can go in.
dba-river-type-value-type = The river
dba-river-type-value-rolled = Its type has just been rolled for
dba-river-type-value-p = Chances in six
dba-river-type-value-p-dry = Chances in six of a dry river
dba-river-type-value-p-slow = Chances in six of a slow river
dba-river-type-value-p-torrent = Chances in six of a torrent

dba-river-type-finding-dry = { $rolled ->
    [yes] The river proves dry, for the rest of the game.
   *[no] The river is known to be dry: nothing is rolled.
}
dba-river-type-finding-slow = { $rolled ->
    [yes] The river proves slow, for the rest of the game.
   *[no] The river is known to be slow: nothing is rolled.
}
dba-river-type-finding-torrent = { $rolled ->
    [yes] The river proves a torrent, for the rest of the game.
   *[no] The river is known to be a torrent: nothing is rolled.
}
dba-river-type-finding-unknown = { $can_enter ->
    [yes] The type is unknown: roll a die before the element goes in.
   *[no] The element cannot go in, so nothing is rolled and the river remains unknown.
}

dba-river-type-step-known = { $applied ->
    [yes] The type is known: { $river }.
   *[no] The type is not known yet.
}
dba-river-type-step-entry = { $applied ->
    [yes] The first to go in: it finds out the type.
   *[no] { $why ->
        [known] The element can go in, but there is nothing to find out.
       *[bank] The element cannot go in this time.
    }
}
dba-river-type-step-roll = { $applied ->
    [yes] The die shows { $value }.
   *[no] { $why ->
        [known] No roll: a type once known stays.
        [bank] No roll: no element goes in.
       *[due] The die is still to be rolled.
    }
}

dba-river-type-odds-dry = dry
dba-river-type-odds-slow = slow
dba-river-type-odds-torrent = torrent

## River crossing

dba-river-crossing = Crossing a river
    .question = Does the element get into the river, and what becomes of it?

dba-river-crossing-field-type = The river
    .ask = What sort of river is it?
    .hint = Dry, slow (a die of 3 to 5) or torrent (a six).
dba-river-crossing-field-cause = What takes the element into the river
    .ask = What takes the element into the river?
    .hint = A move, a recoil, a push, a pursuit or a flight.
dba-river-crossing-field-cross_die = Die to cross
    .none = not rolled yet
    .ask = What did you roll to cross?
    .hint = Only a torrent asks for one.
dba-river-crossing-field-impassable_this_bound = An element has failed to cross this bound
    .no = No element has failed to cross this bound
    .ask = Has an element failed to cross this bound?
    .hint = A torrent closes after a failed roll.
dba-river-crossing-field-closed_by_pursuer = The element that failed was pursuing
    .no = The element that failed was not pursuing
    .ask = Was the element that failed pursuing?
    .hint = Whether a pursuer closes a torrent to others is an open point.
dba-river-crossing-field-walked_paces = Distance covered before the water
    .ask = How many paces did the element cover before the water?
    .hint = They count towards the whole move, which is short in a river that is not dry.
dba-river-crossing-field-direction_kept = The element keeps its direction of entry
    .no = The element does not keep its direction of entry
    .ask = Does the element keep the direction in which it entered?
dba-river-crossing-field-front_clear = The element's whole front is already out of the water
    .no = Not all of the element's front is out of the water yet
    .ask = Is the element's whole front out of the water again?
    .hint = It is out of the river once its whole front edge is.
dba-river-crossing-field-type_just_rolled = This element's own roll has just revealed the type
    .no = The type was not just revealed by this element's own roll
    .ask = Has the element's own roll just revealed the type?
    .hint = Whether the six that makes it a torrent also gets it in is an open point.
dba-river-crossing-field-already_inside = The element has been in the river since an earlier bound
    .no = The element was not in the river before this bound
    .ask = Has the element been in the river since an earlier bound?
dba-river-cause-tactical = a tactical move
dba-river-cause-recoil = a recoil
dba-river-cause-pushed = a friend pushing it
dba-river-cause-pursuit = a pursuit
dba-river-cause-flee = a flight
dba-river-crossing-value-result = The element
dba-river-crossing-value-cap_paces = Limit for the whole move
dba-river-crossing-value-closes_river = The element's roll closes the river for this bound
    .said = { $closes_river ->
        [yes] The failed roll closes the river for this bound.
       *[no] It is not this element's roll that closes the river.
    }
dba-river-crossing-value-pip_spent = The PIPs are spent
dba-river-crossing-value-must_keep_recoiling = The element must go on backing away
    .said = { $must_keep_recoiling ->
        [yes] The element has to go on backing away.
       *[no] The element need not go on backing away.
    }
dba-river-crossing-result-enters = enters
dba-river-crossing-result-stops = stops
dba-river-crossing-result-destroyed = is destroyed
dba-river-crossing-result-illegal = makes an illegal move
dba-river-crossing-result-no-entry = may not enter
dba-river-crossing-result-rolls = has to roll

dba-river-crossing-finding-enters = { $must_keep_recoiling ->
    [yes] The element goes into the river, and in later bounds has to go on backing away until its front is out.
   *[other] { $type-code ->
        [dry] The element crosses freely: the river is dry.
       *[other] The element gets into the river.
    }
}
dba-river-crossing-finding-stops = { $closes_river ->
    [yes] The element stops at the water's edge, and no other element may cross this bound.
   *[other] The element stops at the water's edge.
}
dba-river-crossing-finding-destroyed = The element is destroyed{ $cause-code ->
    [flee] {" "}in the water: it was fleeing
    [recoil] : it recoils against a torrent and does not get in
   *[other] {""}
}.
dba-river-crossing-finding-illegal = The element would leave the direction in which it went into the river.
dba-river-crossing-finding-no-entry = The element cannot get into the river and stays out of it.
dba-river-crossing-finding-rolls = The element has to roll a die to get into the torrent.

dba-river-crossing-step-river = { $applied ->
    [yes] There is water in the river: { $river }.
   *[no] A dry river: only the angle of entry has to be kept.
}
dba-river-crossing-step-direction = { $applied ->
    [yes] The element changes direction in the river.
   *[no] { $why ->
        [kept] The element keeps its direction.
       *[result] After a combat result the element goes straight.
    }
}
dba-river-crossing-step-cap = { $applied ->
    [yes] The element's whole move is limited to { $value ->
        [one] 1 pace
       *[other] { $value } paces
    }.
   *[no] { $why ->
        [dry] No limit of { $value ->
            [one] 1 pace
           *[other] { $value } paces
        }: the river is dry.
        [front-out] No limit of { $value ->
            [one] 1 pace
           *[other] { $value } paces
        }: its front is out of the water.
       *[result] The limit of { $value ->
           [one] 1 pace
          *[other] { $value } paces
       } is for tactical moves.
    }
}
dba-river-crossing-step-walked = { $applied ->
    [yes] Paces covered before the water: { $value }; { $left } left.
   *[no] No paces covered that count.
}
dba-river-crossing-step-closed = { $applied ->
    [yes] An element has failed this bound: the torrent is closed.
   *[no] No element has failed this bound.
}
dba-river-crossing-step-roll = { $applied ->
    [yes] { $why ->
        [same-die] The six that made it a torrent also gets the element in.
       *[die] { $passes ->
            [yes] The element rolls { $value }, and needs { $least }: it gets in.
           *[no] The element rolls { $value }, and needs { $least }: it fails.
        }
    }
   *[no] { $why ->
        [too-far] No roll: the element has come too far to go in.
        [flees] No roll: a fleeing element is lost in any water.
        [inside] No roll: the element is in the river already.
        [leaves] No roll: the element is on its way out.
        [due] The die is still to be rolled.
        [dry] No roll: the river is dry.
       *[slow] No roll: only a torrent asks for one.
    }
}
dba-river-crossing-step-closes = { $applied ->
    [yes] The failure closes the river for this bound.
   *[no] { $why ->
        [open] The pursuer's failure: whether it closes the river to others is not decided.
        [pursuer] A pursuer's failure leaves the river open.
       *[no-failure] No failed roll closes the river.
    }
}
dba-river-crossing-step-keep-backing = { $applied ->
    [yes] The element's front is not out: it goes on backing away in its next bounds.
   *[no] { $why ->
        [front-out] The element's front is out: it has nothing more to do.
        [not-inside] The element has not got in.
       *[no-recoil] The element has not recoiled.
    }
}
dba-river-crossing-step-pip = { $applied ->
    [yes] The PIPs of the move are spent.
   *[no] No PIPs are spent here.
}

dba-river-crossing-remedy-straight-on = Allowed if the element keeps its direction.
dba-river-crossing-remedy-nearer = Allowed if the element has covered less than { $limit } { $limit ->
    [one] pace
   *[other] paces
}.

dba-river-crossing-odds-enters = it gets in, on three or more
dba-river-crossing-odds-stops = it stops, on one or two
dba-river-crossing-odds-destroyed = it is destroyed, on one or two

dba-point-torrent-same-die = Does the six that reveals a torrent also take the element into it?
dba-point-torrent-already-inside = Does an element already in a torrent roll again?
dba-point-torrent-closed-by-pursuer = Does a pursuer's failed roll close the torrent to later recoilers?
flag-silent-torrent-closed-by-pursuer = The Commentary says both that a pursuer's failure closes the torrent to others and that it does not.

## River bank

dba-river-bank = Defending a bank
    .question = Does the element defend the bank, and for how much?

dba-river-bank-field-river_type = The river
    .ask = What sort of river is it?
    .hint = Dry, slow (a die of 3 to 5) or torrent (a six).
dba-river-bank-field-defender_on_land = The element is on land
    .no = The element is not on land
    .ask = Is the element on land?
dba-river-bank-field-front_touches = The element's front edge touches the water
    .no = The element's front edge does not touch the water
    .ask = Does the element's front edge touch the water?
dba-river-bank-field-front_corners_touching = Front corners touching the water
    .ask = How many front corners of the element touch the water?
    .hint = Both are needed where the front edge itself does not touch.
dba-river-bank-field-enemy_in_river = The enemy is in the river
    .no = The enemy is not in the river
    .ask = Is the enemy in the river?
dba-river-bank-field-defender_moved_into_contact = The element itself moved into contact
    .no = The element itself did not move into contact
    .ask = Was it your element that moved into contact?
    .hint = Back in its place it defends the bank again.
dba-river-bank-field-enemy_has_pursued_out = The enemy has won and pursued out of the river
    .no = The enemy has not won and pursued out of the river
    .ask = Has the enemy won and pursued out of the river?
dba-river-bank-value-defends = The element defends the bank
dba-river-bank-value-bonus = Bonus

dba-river-bank-finding-defends = The element defends the bank, and has +{ $bonus } in close combat.
dba-river-bank-finding-not-defends = The element has no bonus for the bank{ $river_type-code ->
    [dry] : the river is dry
   *[other] { $defender_on_land ->
        [no] : the element is not on land
       *[other] { $enemy_has_pursued_out ->
            [yes] : the enemy has come out of the river
           *[other] { $enemy_in_river ->
                [no] : the enemy is not in the river
               *[other] { $front_corners_touching ->
                    [0] : its front does not lie along the water's edge
                    [1] : only one front corner is at the water's edge
                   *[other] {""}
                }
            }
        }
    }
}.

dba-river-bank-step-river = { $applied ->
    [yes] There is water in the river: { $river }.
   *[no] The river is dry: its bank is worth nothing.
}
dba-river-bank-step-on-land = { $applied ->
    [yes] The element is on land.
   *[no] The element is not on land.
}
dba-river-bank-step-enemy = { $applied ->
    [yes] The enemy is in the river.
   *[no] { $why ->
        [pursued-out] The enemy has come out of the river.
       *[elsewhere] The enemy is not in the river.
    }
}
dba-river-bank-step-touching = { $applied ->
    [yes] { $why ->
        [corners] Both front corners touch the water.
       *[front] The element's front edge touches the water.
    }
   *[no] { $why ->
        [one] Only one front corner touches the water.
        [front] The element's front edge touches the water, but not both corners.
       *[none] The element's front does not touch the water.
    }
}
dba-river-bank-step-who-moved = Who moved into contact does not matter.
dba-river-bank-step-comes-back = An element that comes back into combat in its old place defends the bank again, against an enemy in the water.
dba-river-bank-step-bonus = { $applied ->
    [yes] Bank defended: +{ $value }.
   *[no] Bank not defended: no bonus.
}

dba-river-bank-remedy-both-corners = The bonus is +{ $bonus } if both front corners are on the water.

dba-point-bank-front-or-corners = To defend a bank, must the front edge or the front corners be on it?
flag-conflict-bank-front-or-corners = The Commentary accepts the front edge or both corners on the bank; the sheet names only the corners.

# dba.terrain-sizes, dba.terrain-distances

dba-terrain-sizes = Sizes of terrain
dba-terrain-sizes-side-sum = two sides together, at most
dba-terrain-sizes-side-least = either side, at least
dba-terrain-sizes-largest-square = square, at most
dba-terrain-sizes-longest = twice as long as wide, at most
dba-terrain-sizes-longest-width = and then as wide as
dba-terrain-sizes-strip-length = strip of marsh or rough going
dba-terrain-sizes-bua-length = BUA, length at most
dba-terrain-sizes-bua-width = BUA, width at most
dba-terrain-sizes-road-width = road, width at most
dba-terrain-sizes-camp-side-sum = camp, two sides together at most
dba-terrain-distances = Distances in set-up
dba-terrain-distances-bua-to-edges = BUA from two adjoining edges, at most
dba-terrain-distances-waterway-least = waterway, depth at least
dba-terrain-distances-waterway-most = waterway, depth at most
dba-terrain-distances-waterway-half = waterway, depth along half of it at most
dba-terrain-distances-beach = open beach
dba-terrain-distances-deployment = deployment inland from the shore on your own edge

# Silences of combats and assaults
flag-silent-assault-overlaps = The documents do not say whether an enemy beside it counts against an element assaulting a BUA or camp.
flag-silent-doubled-by-art-fire = The documents do not say whether Denizens or Camp Followers doubled by Artillery shooting surrender or die.
flag-silent-hordes-artillery = According to the Commentary every element doubled by Artillery recoils, and Hordes never recoil: it does not say which holds.
dba-point-two-psiloi = Do Psiloi behind an element and behind its neighbour both help it?
dba-combat-step-two-psiloi = { $applied ->
    [yes] { $side }: two elements of Psiloi, two helps: { $signed } more.
   *[no] { $side }: two elements of Psiloi, one help: nothing more for the second.
}
flag-silent-elephant-on-bend = The documents do not say whether the bend of a road excuses the angle for a recoiling Elephant too.

# dba.bound

dba-bound = A bound, step by step
    .lead = From the PIP die to the last pursuit: the rulings of each step, and its checks filled in with what you know.
dba-bound-pips = The PIP die
    .lead = Roll once, at the start of the bound.
dba-bound-moves = Tactical moves
    .lead = Each move is paid for; when all have moved, elements hit on flank or rear turn.
dba-bound-shooting = Shooting
    .lead = Every element that can shoot must; the active player chooses the order.
dba-bound-combat = Close combat
    .lead = One combat at a time, in the order the active player likes.
dba-bound-outcomes = Outcome moves
    .lead = At once, after each combat: recoil, flight, pursuit.
dba-bound-end = End of the bound
    .lead = Count the losses: has either side lost?

# Silences and conflicts of moves, PIPs and places
flag-silent-litter-pip = The documents do not list Litters among those that cost an extra PIP: the check charges them as the War Wagons they move as.
flag-silent-captors-denizens = The documents do not say for whom Denizens hold a BUA whose captor's garrison has been shot away.
flag-conflict-pips-cap = Two circumstances that the sheet counts as one: according to the Commentary they would add up; the sheet is followed.
flag-conflict-rear-from-bua = Only the sheet says that shooting from a BUA does not kill at the rear: it is followed.

# Set-up: dba.side-choice, dba.terrain-setup, dba.camp, dba.deployment-swap, dba.littoral-landing

dba-column-percent = in a hundred
dba-terrain-distances-river-to-edges = river from the edges it does not use, at least
dba-terrain-shares = How much of another
dba-terrain-shares-length-to-width = longer side, of the shorter, at most
dba-terrain-shares-river-course = a river's course, of the straight line, at most
dba-terrain-shares-deep-waterway = waterway beyond its usual depth, at most
dba-set-up-counts = How many, in set-up
dba-set-up-counts-compulsory-least = compulsory pieces, at least
dba-set-up-counts-compulsory-most = compulsory pieces, at most
dba-set-up-counts-optional-least = optional pieces, at least
dba-set-up-counts-optional-most = optional pieces, at most
dba-set-up-counts-same-optional = same optional type, at most
dba-set-up-counts-same-single = BUAs, rivers, waterways, oases: of each at most
dba-set-up-counts-quarters-terrain = quarters with terrain, at least
dba-set-up-counts-quarters-bad = quarters with water or bad going, at least
dba-set-up-counts-camp-wagons = War Wagons beside a camp, at most
dba-set-up-counts-swaps = swaps, at most
dba-set-up-counts-held-back = elements kept back for a landing, at most
dba-set-up-counts-on-the-shore = elements touching the shore, at least
dba-role-invader = invader
dba-role-defender = defender
flag-outside-topography = Which terrain a topography makes compulsory or optional is not legible in the documents: it is taken as told.

## Invader, defender and edges

dba-side-choice = Invader, defender and edges
    .question = Who invades, and whose edge is which?

dba-side-choice-field-die_a = Die of player A
    .ask = What did player A roll?
dba-side-choice-field-aggr_a = Aggression of player A
    .ask = What is the aggression of player A's army?
    .hint = The number printed in its army list.
dba-side-choice-field-die_b = Die of player B
    .ask = What did player B roll?
dba-side-choice-field-aggr_b = Aggression of player B
    .ask = What is the aggression of player B's army?
    .hint = The number printed in its army list.
dba-side-choice-field-edges = The invader's numbers
    .no = The invader's numbers are not given
    .none = not given yet
    .ask = Which numbers did the invader give to the edges?
    .hint = All six; four, five and six on one edge.
dba-side-choice-field-edges-N = North
    .ask = Which numbers does the north edge have?
    .hint = 4-5-6, or one of 1, 2 and 3.
dba-side-choice-field-edges-E = East
    .ask = Which numbers does the east edge have?
    .hint = 4-5-6, or one of 1, 2 and 3.
dba-side-choice-field-edges-S = South
    .ask = Which numbers does the south edge have?
    .hint = 4-5-6, or one of 1, 2 and 3.
dba-side-choice-field-edges-W = West
    .ask = Which numbers does the west edge have?
    .hint = 4-5-6, or one of 1, 2 and 3.
dba-side-choice-field-bua_nearest_edges = Edges nearest the BUA
    .none = no BUA on the table
    .ask = Which edges are nearest to the BUA?
    .hint = The nearest first. Three if two tie for second place, all four for a BUA on the centre.
    .no = There is no BUA on the table
dba-side-choice-field-edge_roll = The invader's roll
    .none = not rolled yet
    .ask = What did the invader roll for the edge?
    .hint = The edge that bears the number is the invader's.
dba-table-edge-N = north
dba-table-edge-E = east
dba-table-edge-S = south
dba-table-edge-W = west
dba-set-up-player-A = player A
dba-set-up-player-B = player B
dba-set-up-player-reroll = both roll again
dba-side-choice-value-invader = Invader
dba-side-choice-value-defender = Defender
dba-side-choice-value-first_bound = Who has the first bound
dba-side-choice-value-terrain_by = Who lays the terrain
dba-side-choice-value-numbering_legal = The numbers of the edges are allowed
    .said = { $numbering_legal ->
        [no] The invader may not number the edges like this.
       *[other] The invader may number the edges like this.
    }
dba-side-choice-value-invader_edge = The invader's edge
    .said = The invader's edge is { $invader_edge }.
dba-side-choice-value-defender_edge = The defender's edge
    .said = The defender's edge is { $defender_edge }.
dba-side-choice-value-p_favourite = Numbers out of six that give the favourite edge

dba-side-choice-finding-A = { $numbering_legal ->
    [no] Player A invades, but the edges may not be numbered like this.
    [yes] { $invader_edge-code ->
        [none] Player A invades, and the edge is still to be rolled for.
       *[rolled] Player A invades from the { $invader_edge } edge, player B has the { $defender_edge } one.
    }
   *[none] Player A invades, player B defends and lays the terrain.
}
dba-side-choice-finding-B = { $numbering_legal ->
    [no] Player B invades, but the edges may not be numbered like this.
    [yes] { $invader_edge-code ->
        [none] Player B invades, and the edge is still to be rolled for.
       *[rolled] Player B invades from the { $invader_edge } edge, player A has the { $defender_edge } one.
    }
   *[none] Player B invades, player A defends and lays the terrain.
}
dba-side-choice-finding-reroll = Equal totals: both roll again.

dba-side-choice-step-totals = { $applied ->
    [yes] A has { $a } in all, B { $b }: the higher invades.
   *[no] Both have { $a } in all.
}
dba-side-choice-step-terrain = { $applied ->
    [yes] Player { $value } defends, and lays all the terrain.
   *[no] Neither player lays terrain yet.
}
dba-side-choice-step-first-bound = { $applied ->
    [yes] Player { $value } invades, and has the first bound.
   *[no] Which player has the first bound is not settled yet.
}
dba-side-choice-step-numbering = { $applied ->
    [yes] All numbers are given; favourite edge: { $edge }.
   *[no] The numbers are not given as they must be.
}
dba-side-choice-step-bua = { $applied ->
    [yes] { $why ->
        [tied] Every edge that is equally near to the BUA is excluded, { $edge } too.
        [second] Second nearest to the BUA: { $edge } is excluded.
       *[near] Nearest to the BUA: { $edge } is excluded.
    }
   *[no] { $why ->
        [tied] Equally near with others: the invader picks { $edge } as free.
        [second] Second nearest to the BUA: { $edge } is free all the same.
        [far] The BUA is nearer other edges.
       *[no-bua] No BUA is mentioned.
    }
}
dba-side-choice-step-roll = { $applied ->
    [yes] With a { $value } the invader has: { $edge }; the defender: { $opposite }.
   *[no] { $why ->
        [numbering] No roll counts before the numbering is put right.
       *[due] The edge is still to be rolled for.
    }
}

dba-side-choice-remedy-other-edge = Allowed if four, five and six go to this edge: { $edge }.

dba-side-choice-odds-N = the invader has the north edge
dba-side-choice-odds-E = the invader has the east edge
dba-side-choice-odds-S = the invader has the south edge
dba-side-choice-odds-W = the invader has the west edge

dba-point-bua-edges = Which edges may not be numbered four, five and six because of a BUA?
flag-conflict-bua-edges = The Commentary excludes the two edges nearest the BUA, the sheet only the one with the BUA: the Commentary is followed.
dba-point-bua-edges-tied = If several edges are equally near a BUA, which may not have the four, five and six?

## Laying the terrain

dba-terrain-setup = Laying the terrain
    .question = Is there enough terrain, of the right size and in the right place?
    .legal = In order
    .illegal = Not in order

dba-terrain-setup-field-compulsory_n = Compulsory pieces
    .none = not stated
    .ask = How many compulsory pieces of terrain are there?
    .hint = Of the types its army's topography requires.
dba-terrain-setup-field-optional_n = Optional pieces
    .none = not stated
    .ask = How many optional pieces are there?
    .hint = Of the types its army's topography allows.
dba-terrain-setup-field-features = Pieces
    .no = No pieces
    .ask = Are there any pieces of terrain to check?
    .within = piece
    .hint = Only those you want checked, for size and place.
dba-terrain-setup-field-features-type = Terrain
    .ask = What terrain is { $whose }?
dba-terrain-setup-field-features-role = Compulsory or optional
    .ask = Is { $whose } compulsory or optional?
    .hint = As the topography of the defender's list has it.
dba-terrain-setup-field-features-w_cm = One side, cm
    .ask = How many cm is one side of { $whose }?
dba-terrain-setup-field-features-l_cm = Other side, cm
    .ask = How many cm is the other side of { $whose }?
dba-terrain-setup-field-features-gap_bw = Gap to the nearest piece
    .none = not measured
    .ask = How many base widths is it from { $whose } to the nearest piece?
    .hint = In base widths, between pieces that are not roads or rivers.
dba-terrain-setup-field-features-edge_dist_paces = Distance from the table edge
    .ask = How many paces is it from { $whose } to the table edge?
dba-terrain-role-compulsory = compulsory
dba-terrain-role-optional = optional
dba-terrain-setup-field-quarters_with_feature = Quarters with some terrain
    .none = not stated
    .ask = How many quarters of the table have some terrain?
    .hint = A piece that lies in several quarters counts in each.
dba-terrain-setup-field-quarters_with_only_road_or_river = Quarters with a road or river only
    .ask = How many of the quarters with terrain have only a road or a river?
    .zero = No quarter has only a road or a river
dba-terrain-setup-field-quarters_with_bad_or_water = Quarters with river, waterway or bad going
    .none = not stated
    .ask = How many quarters have a river, waterway or bad going?
dba-terrain-setup-field-river = River
    .no = No river
dba-terrain-setup-field-river-length = Length of its course
    .ask = How long is the course of the river?
    .hint = In the same unit as the straight line.
dba-terrain-setup-field-river-straight = Straight line between its ends
    .ask = How far apart are the river's ends, in a straight line?
    .hint = In the same unit as its course, which may be half as long again.
dba-terrain-setup-field-river-min_edge_paces = Nearest to an edge it does not use
    .ask = How many paces is the river from the nearest edge it does not use?
    .hint = The edges that the river runs to do not count.
dba-terrain-setup-field-waterway = Waterway
    .no = No waterway
    .hint = The coast: water along an edge, impassable.
dba-terrain-setup-field-waterway-min_depth = Least depth, paces
    .ask = How many paces does the waterway reach in from the table edge where it is narrowest?
dba-terrain-setup-field-waterway-max_depth = Greatest depth, paces
    .ask = How many paces does the waterway reach in from the table edge where it is widest?
dba-terrain-setup-field-waterway-share_over_400 = Part of it deeper than 400 paces
    .none = none
    .ask = What share of the waterway is deeper than 400 paces, from 0 to 1?
    .hint = A half is 0.5.
    .no = No part of it is deeper than 400 paces
dba-terrain-setup-field-road = Road
    .no = No road
dba-terrain-setup-field-road-bua_on_table = There is a BUA on the table
    .no = There is no BUA on the table
    .ask = Is there a BUA on the table?
    .if-not = Allowed if there is no BUA on the table.
dba-terrain-setup-field-road-touches_bua = It touches the BUA, or runs through it
    .no = It neither touches the BUA nor runs through it
    .ask = Does the road touch the BUA or run through it?
    .if-so = Allowed if the road touches the BUA or runs through it.
dba-terrain-setup-field-road-width_cm = Width, cm
    .ask = How many cm wide is the road?
dba-terrain-setup-field-road-bend_in_open = It bends with no terrain to avoid
    .no = It bends only to avoid terrain
    .ask = Does the road bend with no terrain to avoid?
    .if-not = Allowed if the road is straight, or bends only to avoid terrain.
dba-terrain-setup-field-road-edge_to_edge = It runs from edge to edge
    .no = It does not run from edge to edge
    .ask = Does the road run from edge to edge?
    .if-so = Allowed if the road runs from edge to edge.
dba-terrain-setup-field-bua_dist_paces = BUA from two adjoining edges, paces
    .ask = How many paces is the BUA from two adjoining edges?
    .hint = One distance for each of the two edges.
dba-terrain-setup-value-legal = Allowed
dba-terrain-setup-value-violations = Reasons against it

dba-terrain-setup-finding-legal = Nothing that you have stated breaks the rules.
dba-terrain-setup-finding-compulsory-count = The compulsory pieces of terrain are neither one nor two.
dba-terrain-setup-finding-optional-count = The optional pieces of terrain are neither two nor three.
dba-terrain-setup-finding-repeat = The same optional terrain is used more than twice.
dba-terrain-setup-finding-unique = There is more than one BUA, river, waterway or oasis on the table.
dba-terrain-setup-finding-quarters-feature = Fewer than three quarters of the table have some terrain.
dba-terrain-setup-finding-quarters-bad = Fewer than two quarters of the table have a river, waterway or bad going.
dba-terrain-setup-finding-side-sum = The two sides of a piece of terrain add up to more than 36 cm.
dba-terrain-setup-finding-side-min = One side of a piece of terrain is shorter than 4 cm.
dba-terrain-setup-finding-side-ratio = A piece of terrain is more than twice as long as wide.
dba-terrain-setup-finding-gap = Two pieces of terrain are less than one base width apart.
dba-terrain-setup-finding-bua-size = The BUA is larger than 22.5 cm by 13.5 cm.
dba-terrain-setup-finding-bua-place = The BUA is not within 900 paces of two adjoining table edges.
dba-terrain-setup-finding-river-length = The river's course is more than one and a half times the straight distance.
dba-terrain-setup-finding-river-edge = The river comes within six hundred paces of a table edge that it does not use.
dba-terrain-setup-finding-waterway-depth = The waterway is somewhere less than 200 paces deep, or more than 600.
dba-terrain-setup-finding-waterway-half = More than half of the waterway is deeper than 400 paces.
dba-terrain-setup-finding-road-bua = The road misses the BUA.
dba-terrain-setup-finding-road-width = The road is wider than 4 cm.
dba-terrain-setup-finding-road-bend = The road bends in the open.
dba-terrain-setup-finding-road-edge = The road stops short of an edge.

dba-terrain-setup-step-compulsory-count = { $applied ->
    [yes] { $value } compulsory, instead of { $least } to { $most }.
   *[no] { $value } compulsory, within { $least } to { $most }.
}
dba-terrain-setup-step-optional-count = { $applied ->
    [yes] { $value } optional, instead of { $least } to { $most }.
   *[no] { $value } optional, within { $least } to { $most }.
}
dba-terrain-setup-step-repeat = { $applied ->
    [yes] Optional, { $value ->
        [one] 1 time
       *[other] { $value } times
    }: { $piece }; at most { $most }.
   *[no] No optional terrain more than { $most ->
       [one] 1 time
      *[other] { $most } times
   }.
}
dba-terrain-setup-step-unique = { $applied ->
    [yes] On the table { $value ->
        [one] 1 time
       *[other] { $value } times
    }: { $piece }; at most { $most }.
   *[no] BUA, river, waterway and oasis once at most.
}
dba-terrain-setup-step-quarters-feature = { $applied ->
    [yes] { $why ->
        [agreed] Quarters with terrain: { $value }, less { $lines } with a road or river only; { $least } needed.
       *[certain] Quarters with terrain: { $value }; { $least } needed.
    }
   *[no] { $why ->
        [agreed] Quarters with terrain: { $value }, those with a road or river only included.
        [moot] Quarters with terrain: { $value }, of which { $lines } with a road or river only; that need not be settled now.
       *[certain] Quarters with terrain: { $value }; { $least } needed.
    }
}
dba-terrain-setup-step-quarters-bad = { $applied ->
    [yes] Quarters with water or bad going: { $value }; { $least } needed.
   *[no] Quarters with water or bad going: { $value }, which is enough.
}
dba-terrain-setup-step-linear = Piece { $n }, { $piece }: linear, so neither size nor gap counts.
dba-terrain-setup-step-side-sum = { $applied ->
    [yes] Piece { $n }, { $piece }: the sides add up to { $value } mm, at most { $most }.
   *[no] Piece { $n }, { $piece }: the sides add up to { $value } mm, within { $most }.
}
dba-terrain-setup-step-side-min = { $applied ->
    [yes] Piece { $n }, { $piece }: { $value } mm wide, at least { $least }.
   *[no] Piece { $n }, { $piece }: { $value } mm wide, enough.
}
dba-terrain-setup-step-side-ratio = { $applied ->
    [yes] Piece { $n }, { $piece }: { $value ->
        [one] 1 time
       *[other] { $value } times
    } as long as wide, at most { $times }.
   *[no] { $why ->
        [strip] Piece { $n }, { $piece }: the strip that marsh and rough going may be.
        [agreed] Piece { $n }, { $piece }: { $value ->
            [one] 1 time
           *[other] { $value } times
        } as long as wide, between oval and strip.
        [moot] Piece { $n }, { $piece }: { $value ->
            [one] 1 time
           *[other] { $value } times
        } as long as wide; whether it may be need not be settled now.
       *[short] Piece { $n }, { $piece }: { $value ->
           [one] 1 time
          *[other] { $value } times
       } as long as wide, within { $times }.
    }
}
dba-terrain-setup-step-gap = { $applied ->
    [yes] Piece { $n }, { $piece }: base widths to the next piece { $value }, at least 1 needed.
   *[no] Piece { $n }, { $piece }: base widths to the next piece { $value }, which is enough.
}
dba-terrain-setup-step-edge = Piece { $n }, { $piece }: towards the table edge no gap is needed.
dba-terrain-setup-step-bua-size = { $applied ->
    [yes] BUA of { $longer } × { $shorter } mm, at most { $length } × { $width }.
   *[no] { $why ->
        [agreed] BUA of { $longer } × { $shorter } mm: it fits the square.
        [moot] BUA of { $longer } × { $shorter } mm: whether the square is allowed need not be settled now.
       *[certain] BUA of { $longer } × { $shorter } mm: it fits { $length } × { $width }.
    }
}
dba-terrain-setup-step-bua-place = { $applied ->
    [yes] The BUA is { $value ->
        [one] 1 pace
       *[other] { $value } paces
    } from one of the two edges, at most { $most }.
   *[no] The BUA is within { $most ->
       [one] 1 pace
      *[other] { $most } paces
   } of both edges.
}
dba-terrain-setup-step-river-length = { $applied ->
    [yes] The river's course is { $value } long; for that straight line at most { $most } is allowed.
   *[no] The river's course is { $value } long; at most { $most } is allowed.
}
dba-terrain-setup-step-river-edge = { $applied ->
    [yes] { $value ->
        [one] 1 pace
       *[other] { $value } paces
    } from an edge, at least { $least }.
   *[no] { $value ->
       [one] 1 pace
      *[other] { $value } paces
   } from the nearest edge.
}
dba-terrain-setup-step-waterway-depth = { $applied ->
    [yes] From { $from } to { $to ->
        [one] 1 pace
       *[other] { $to } paces
    } deep, outside { $least } to { $most }.
   *[no] From { $from } to { $to ->
       [one] 1 pace
      *[other] { $to } paces
   } deep, within { $least } to { $most }.
}
dba-terrain-setup-step-waterway-half = { $applied ->
    [yes] Deeper than { $mark ->
        [one] 1 pace
       *[other] { $mark } paces
    }: { $value } % of it, at most { $most } %.
   *[no] Deeper than { $mark ->
       [one] 1 pace
      *[other] { $mark } paces
   }: { $value } % of it.
}
dba-terrain-setup-step-road-bua = { $applied ->
    [yes] The road passes the BUA without touching it.
   *[no] { $why ->
        [touches] The road touches the BUA.
       *[no-bua] No BUA for the road to touch.
    }
}
dba-terrain-setup-step-road-width = { $applied ->
    [yes] The road is { $value } mm wide, at most { $most }.
   *[no] The road is { $value } mm wide.
}
dba-terrain-setup-step-road-bend = { $applied ->
    [yes] The road bends where there is no terrain to avoid.
   *[no] The road has no needless bends.
}
dba-terrain-setup-step-road-edge = { $applied ->
    [yes] The road does not run from edge to edge.
   *[no] The road runs from edge to edge.
}
dba-terrain-setup-step-topography = Whether the pieces suit the defender's topography is not judged.

dba-terrain-setup-remedy-numbers = { $compulsory_n ->
    [none] { $optional_n ->
        [one] Allowed if there is one optional piece.
       *[other] Allowed if there are { $optional_n } optional pieces.
    }
   *[other] { $optional_n ->
        [none] { $compulsory_n ->
            [one] Allowed if there is one compulsory piece.
           *[other] Allowed if there are { $compulsory_n } compulsory pieces.
        }
       *[other] Allowed if the compulsory pieces are { $compulsory_n } and the optional ones { $optional_n }.
    }
}
dba-terrain-setup-remedy-quarters-feature = Allowed if at least { $least ->
    [one] one quarter has
   *[other] { $least } quarters have
} terrain.
dba-terrain-setup-remedy-quarters-bad = Allowed if at least { $least ->
    [one] one quarter has
   *[other] { $least } quarters have
} a river, waterway or bad going.
dba-terrain-setup-remedy-nearer = Allowed if the BUA is within { $most ->
    [one] 1 pace
   *[other] { $most } paces
} of both edges.

dba-point-quarter-with-only-a-line = Does a road or a river alone count as the terrain of a quarter?
dba-point-marsh-and-rough-in-between = May marsh and rough going have a shape between an oval and a strip?
dba-point-largest-bua = How large is the largest BUA?

## The camp

dba-camp = The camp
    .question = May this army have a camp, is it well placed, and whose is it?

dba-camp-field-side = Whose camp
    .ask = Whose camp is it?
dba-camp-field-own_bua_on_table = The camp's side has a BUA on the table
    .no = The camp's side has no BUA on the table
    .ask = Does the camp's side have a BUA on the table?
dba-camp-field-enemy_bua_on_table = The other side has a BUA on the table
    .no = The other side has no BUA on the table
    .ask = Does the other side have a BUA on the table?
dba-camp-field-wwg_count = War Wagons in the army
    .ask = How many War Wagons are in the army?
    .hint = With more than one the army has no camp.
    .zero = The army has no War Wagons
dba-camp-field-litter_count = Litters in the army
    .ask = How many Litters are in the army?
    .hint = Whether they count as War Wagons is an open point.
    .zero = The army has no Litters
dba-camp-field-on_own_edge = The camp's rear is on its owner's table edge
    .no = The camp's rear is not on its owner's table edge
    .none = taken to be, unless it is on a waterway
    .ask = Is the camp's rear on its owner's table edge?
dba-camp-field-rear_on_waterway = The camp's rear is on a waterway
    .no = The camp's rear is not on a waterway
    .ask = Is the camp's rear on a waterway?
dba-camp-field-waterway_on_own_edge = The waterway runs along the owner's table edge
    .no = The waterway does not run along the owner's table edge
    .ask = Does the waterway run along the table edge of the camp's owner?
dba-camp-field-all_in_good_going = All of the camp is in good going
    .no = Not all of the camp is in good going
    .ask = Is all of the camp in good going?
dba-camp-field-side_sum_cm = The camp's length plus width, cm
    .none = not measured
    .ask = How many cm are the camp's length and width together?
    .hint = At most 16, four base widths at 15 mm scale.
dba-camp-field-occupant = Who is in the camp
    .ask = Who is in the camp?
    .hint = An element, the Camp Followers, or no troops.
dba-camp-field-second_occupant = A second element is in the camp
    .no = No second element is in the camp
    .ask = Is a second element in the camp?
dba-camp-field-last_occupied_by = Whose troops were in the camp last
    .ask = Whose troops were in the camp last?
    .hint = An empty camp belongs to the side that was in it last.
dba-troop-none = no troops
dba-camp-owner-owner = its owner
dba-camp-owner-enemy = the enemy
dba-camp-value-camp_allowed = The army may have a camp
dba-camp-value-placement_legal = The camp's place is in order
    .said = { $placement_legal ->
        [yes] This camp would be in order.
       *[no] This camp would not be in order.
    }
dba-camp-value-violations = Reasons against it
dba-camp-value-controlled_by = Who holds the camp
    .said = { $controlled_by-code ->
        [enemy] The camp is in enemy hands.
       *[owner] The camp is in its owner's hands.
    }
dba-camp-value-counts_lost = Losses that the camp counts for

dba-camp-finding-camp_allowed = { $placement_legal ->
    [yes] The army may have a camp, and this one is in order.
    [no] The army may have a camp, but this one is not in order{ $all_in_good_going ->
        [no] : it is not wholly in good going
       *[other] { $second_occupant ->
            [yes] : a camp holds only one element
           *[other] {""}
        }
    }.
   *[none] { $controlled_by-code ->
        [enemy] The army may have a camp; this one is in enemy hands.
       *[owner] The army may have a camp.
    }
}
dba-camp-finding-not-camp_allowed = The army may not have a camp{ $wwg_count ->
    [none] { $own_bua_on_table ->
        [yes] : there is a BUA of its side on the table
       *[other] {""}
    }
    [0] { $own_bua_on_table ->
        [yes] : there is a BUA of its side on the table
       *[other] {""}
    }
    [1] { $own_bua_on_table ->
        [yes] : there is a BUA of its side on the table
       *[other] {""}
    }
   *[other] : it has more than one War Wagon
}.
dba-camp-finding-defender-with-a-bua = The defender has a BUA on the table, and so no camp.
dba-camp-finding-bua-or-camp = The BUA rules out the camp.
dba-camp-finding-war-wagons = The army has more than one War Wagon, and so no camp.
dba-camp-finding-litters = The army has more than one War Wagon, Litters included, and so no camp.
dba-camp-finding-not-in-good-going = The camp is not wholly in good going.
dba-camp-finding-rear-not-on-the-edge = The camp's rear is neither on its owner's edge nor on a shore there.
dba-camp-finding-off-its-own-side = The camp is on a shore that is not on its owner's side.
dba-camp-finding-too-large = The two sides of the camp add up to more than 16 cm.
dba-camp-finding-second-occupant = A camp holds one element, and there is more than one in it.

dba-camp-step-defender-with-a-bua = { $applied ->
    [yes] A defender with a BUA on the table.
   *[no] { $why ->
        [invader] A BUA on the table, but this is the invader.
        [enemys] The BUA is not the defender's own.
       *[no-bua] No BUA on the table.
    }
}
dba-camp-step-bua-or-camp = { $applied ->
    [yes] A BUA on the table leaves the invader no camp either.
   *[no] The BUA takes the camp from the defender alone.
}
dba-camp-step-war-wagons = { $applied ->
    [yes] War Wagons: { $value }; an army with a camp has { $most } at most.
   *[no] War Wagons: { $value }; only with more than { $most } is there no camp.
}
dba-camp-step-litters = { $applied ->
    [yes] Litters count too: { $value } more.
   *[no] { $why ->
        [do-not-count] Litters do not count: { $value }.
        [moot] Litters: { $value }; whether they count makes no difference here.
       *[none] The army has no Litters.
    }
}
dba-camp-step-place = You have not said where the camp is, so its place is not judged.
dba-camp-step-not-in-good-going = { $applied ->
    [yes] Part of the camp is not in good going.
   *[no] All of the camp is in good going.
}
dba-camp-step-rear-not-on-the-edge = { $applied ->
    [yes] { $why ->
        [other-shore] The camp's rear is on a shore, but not on one along its own edge.
       *[nowhere] The camp's rear is not on its own edge.
    }
   *[no] { $why ->
        [shore] The camp's rear is on the shore along its own edge.
       *[edge] The camp's rear is on its own edge.
    }
}
dba-camp-step-off-its-own-side = { $applied ->
    [yes] The shore is not its own side of the table.
   *[no] The shore is as good as the table edge.
}
dba-camp-step-too-large = { $applied ->
    [yes] Two sides together { $value } mm, at most { $most }.
   *[no] Two sides together { $value } mm, within { $most }.
}
dba-camp-step-occupant = { $applied ->
    [yes] In the camp: { $occupant }.
   *[no] The camp is empty, as it may be.
}
dba-camp-step-second-occupant = { $applied ->
    [yes] A second element is in the camp.
   *[no] { $why ->
        [relieved] The element that came in takes the place of the Camp Followers.
       *[one] The camp holds one element at most.
    }
}
dba-camp-step-followers = { $applied ->
    [yes] The Camp Followers never leave the camp.
   *[no] { $why ->
        [give-way] Where there is a garrison there are no Camp Followers.
       *[none] There are no Camp Followers.
    }
}
dba-camp-step-control = The camp was last held by { $who }.
dba-camp-step-empty = { $applied ->
    [yes] { $why ->
        [enemy] The camp is empty, and stays the enemy's.
       *[owner] The camp is empty, and is not lost.
    }
   *[no] The camp is not empty.
}
dba-camp-step-losses = { $applied ->
    [yes] In enemy hands it counts as losses: { $value }.
   *[no] In its owner's hands it counts for nothing.
}
dba-camp-step-retaking = If its owner retakes it, it no longer counts { $value }.
dba-camp-step-walking-in = To take it, walk in: no combat is needed for that.

dba-camp-remedy-smaller = Allowed if the camp's sides add up to { $most } cm at most.

dba-point-litters-and-the-camp = Do Litters count among the War Wagons that rule out a camp?
dba-point-invaders-camp-with-a-bua = If the defender has a BUA, does the invader have a camp?
flag-conflict-invaders-camp-with-a-bua = The sheet says BUA or camp and not for whom; according to the Commentary only the defender goes without: it is followed.
dba-point-camp-on-the-shore = Can a camp stand on the shore?
flag-conflict-camp-on-the-shore = The sheet wants the camp on its own side even where there is a waterway; the Commentary lets its rear lie on the shore: it is followed.

## Swaps

dba-deployment-swap = The defender's swaps
    .question = May these elements be swapped after deployment?

dba-deployment-swap-field-by = Who swaps
    .ask = Which player swaps elements?
dba-deployment-swap-field-after_invader_deployed = The invader has deployed everything
    .no = The invader has not deployed everything
    .ask = Has the invader deployed everything?
dba-deployment-swap-field-swaps = Swaps
    .ask = Which elements are swapped?
    .within = swap
dba-deployment-swap-field-swaps-a = First element
dba-deployment-swap-field-swaps-a-id = Name
    .ask = In { $whose }, what do you call the first element?
dba-deployment-swap-field-swaps-a-place = Where it is
    .ask = In { $whose }, where is the first element?
    .hint = Elements held back for a landing may not be swapped.
dba-deployment-swap-field-swaps-a-depth = Base depth
    .ask = In { $whose }, how many mm deep is the base of the first element?
dba-deployment-swap-field-swaps-a-mounted = It is mounted
    .no = It is not mounted
    .ask = In { $whose }, is the first element mounted?
dba-deployment-swap-field-swaps-b = Second element
dba-deployment-swap-field-swaps-b-id = Name
    .ask = In { $whose }, what do you call the second element?
dba-deployment-swap-field-swaps-b-place = Where it is
    .ask = In { $whose }, where is the second element?
dba-deployment-swap-field-swaps-b-depth = Base depth
    .ask = In { $whose }, how many mm deep is the base of the second element?
dba-deployment-swap-field-swaps-b-mounted = It is mounted
    .no = It is not mounted
    .ask = In { $whose }, is the second element mounted?
dba-deployment-swap-field-swaps-fronts_match = Each front lies where the other's was
    .no = A front does not lie where the other's was
    .ask = In { $whose }, does each element's front lie where the other's was?
    .hint = Places are exchanged: the new front edge lies on the old one.
dba-deployment-swap-field-swaps-column_room = No element behind, or room to push back
    .no = An element behind, and no room to push back
    .ask = In { $whose }, is there no element behind, or room to push it back?
    .hint = A deeper element pushes back the column behind it.
dba-swap-place-table = deployed on the table
dba-swap-place-bua = in the BUA
dba-swap-place-off-table-landing = off the table, to land
dba-deployment-swap-value-legal = Allowed
dba-deployment-swap-value-violations = Reasons against it
dba-deployment-swap-value-pushed_back_mm = Elements behind are pushed back by (mm, swap by swap)

dba-deployment-swap-finding-legal = Nothing forbids these swaps.
dba-deployment-swap-finding-not-the-defender = Only the defender may swap elements.
dba-deployment-swap-finding-too-early = The invader has not finished deploying.
dba-deployment-swap-finding-too-many-swaps = The defender may swap two pairs of elements at most.
dba-deployment-swap-finding-held-for-landing = An element kept back to land may not be swapped.
dba-deployment-swap-finding-both-in-the-bua = A BUA holds only one element, so two elements in it cannot be swapped.
dba-deployment-swap-step-both-in-the-bua = { $a } and { $b }: both are said to be in the BUA.
dba-deployment-swap-finding-fronts-differ = The front edge of each swapped element must lie exactly where the other's was.
dba-deployment-swap-finding-no-room = There is no room to push the column back.

dba-deployment-swap-step-not-the-defender = { $applied ->
    [yes] It is the invader who swaps.
   *[no] It is the defender who swaps.
}
dba-deployment-swap-step-too-early = { $applied ->
    [yes] The invader is still deploying.
   *[no] The invader has deployed everything.
}
dba-deployment-swap-step-too-many-swaps = { $applied ->
    [yes] Pairs: { $value }, at most { $most }.
   *[no] Pairs: { $value }, within { $most }.
}
dba-deployment-swap-step-sequence = { $applied ->
    [yes] The same element is swapped twice, one swap after the other, which is allowed.
   *[no] No element is in both swaps.
}
dba-deployment-swap-step-held-for-landing = { $applied ->
    [yes] { $a } and { $b }: one is kept off the table for a landing.
   *[no] { $a } and { $b }: both are deployed.
}
dba-deployment-swap-step-fronts-differ = { $applied ->
    [yes] { $a } and { $b }: the fronts do not match.
   *[no] { $a } and { $b }: the fronts match.
}
dba-deployment-swap-step-bua = { $applied ->
    [yes] { $a } and { $b }: one of them was in the BUA, which is allowed.
   *[no] { $a } and { $b }: the BUA has no part in it.
}
dba-deployment-swap-step-push = { $applied ->
    [yes] { $a } and { $b }: those behind the deeper one go back { $value } mm.
   *[no] { $a } and { $b }: no element is pushed back.
}
dba-deployment-swap-step-no-room = { $applied ->
    [yes] { $a } and { $b }: no room to go back { $value } mm, so no swap.
   *[no] { $why ->
        [room] { $a } and { $b }: there is room to go back { $value } mm, or no element to push.
        [made] { $a } and { $b }: no room to go back { $value } mm, so the last are shifted aside.
       *[moot] { $a } and { $b }: no room to go back { $value } mm; that need not be settled now.
    }
}

dba-deployment-swap-remedy-later = Allowed if the swaps wait until the invader has deployed.

dba-point-swap-without-room = May you swap in a deeper element if the column behind has no room?

## Landing

dba-littoral-landing = Landing
    .question = May these troops be kept back, and land like this?

dba-littoral-landing-field-waterway_on_table = There is a waterway on the table
    .no = There is no waterway on the table
    .ask = Is there a waterway on the table?
dba-littoral-landing-field-home = Topography of the army
    .ask = What is the army's home topography?
    .hint = Only littoral armies land.
dba-littoral-landing-field-held_back = Elements kept off the table
    .ask = How many elements are kept off the table?
    .hint = Up to four elements, for a landing in the first bound.
    .zero = No elements are kept off the table
dba-littoral-landing-field-own_bound = Which of your own bounds it is
    .ask = Which of your own bounds is this, counting from 1?
    .hint = 1 is its side's first bound, in which nothing costs extra.
dba-littoral-landing-field-landed = Those that land
    .no = No elements land
    .ask = Which elements land, and how many?
    .hint = Needed only to check the landing itself.
dba-littoral-landing-field-landed-n = How many
    .ask = How many elements land?
dba-littoral-landing-field-landed-touching_shore = Touching the shore
    .ask = How many of these touch the shore?
    .hint = At least two must.
dba-littoral-landing-field-landed-one_group = They form one group
    .no = They do not form one group
    .ask = Do the landed elements form one group?
    .hint = Troops land as a single group, at least two of them touching the shore.
    .if-so = Allowed if the elements that land form a single group.
dba-littoral-landing-field-landed-touches_enemy = They touch the enemy
    .no = They do not touch the enemy
    .ask = Do the landing elements touch the enemy?
dba-littoral-landing-field-pips_spent = PIPs spent
    .none = not stated
    .ask = How many PIPs do you spend?
dba-topography-arable = arable
dba-topography-forest = forest
dba-topography-hilly = hilly
dba-topography-steppe = steppe
dba-topography-dry = dry
dba-topography-tropical = tropical
dba-topography-littoral = littoral
dba-not-landed-out-not-lost = out of the game, not lost
dba-littoral-landing-value-legal = Allowed
dba-littoral-landing-value-violations = Reasons against it
dba-littoral-landing-value-cost = Cost of the landing
    .said = { $cost ->
        [0] There is no landing to pay for.
        [one] The landing costs 1 PIP.
       *[other] The landing costs { $cost } PIPs.
    }
dba-littoral-landing-value-status_if_not_landed = Elements that do not land

dba-littoral-landing-finding-legal = { $cost ->
    [0] Keeping elements back costs nothing.
    [one] The elements land for { $cost } PIP.
   *[other] The elements land for { $cost } PIPs.
}
dba-littoral-landing-finding-no-waterway = There is no waterway for troops to land from.
dba-littoral-landing-finding-not-littoral = Only a littoral army may land troops, and this army is not littoral.
dba-littoral-landing-finding-too-many-held-back = At most four elements may be kept back for a landing.
dba-littoral-landing-finding-after-the-first-bound = Troops land only in their side's first bound, and that is over.
dba-littoral-landing-finding-more-than-held-back = More elements land than were kept back.
dba-littoral-landing-step-more-than-held-back = { $value } land of { $held } kept back.
dba-littoral-landing-finding-not-a-group = Troops land as one group, and these elements are not one.
dba-littoral-landing-finding-too-few-touching = At least two of the elements that land must touch the shore.
dba-littoral-landing-finding-not-paid = The PIP for the landing has not been paid.
dba-littoral-landing-finding-single-base = A single element may not land.

dba-littoral-landing-step-no-waterway = { $applied ->
    [yes] No waterway on the table.
   *[no] There is a waterway on the table.
}
dba-littoral-landing-step-not-littoral = { $applied ->
    [yes] Topography of the army: { $home }.
   *[no] The army is littoral.
}
dba-littoral-landing-step-too-many-held-back = { $applied ->
    [yes] Kept back: { $value }, at most { $most }.
   *[no] Kept back: { $value }, within { $most }.
}
dba-littoral-landing-step-after-the-first-bound = { $applied ->
    [yes] Bound { $value } of its side: too late.
   *[no] The first bound of its side.
}
dba-littoral-landing-step-not-a-group = { $applied ->
    [yes] The { $value } that land are not one group.
   *[no] The elements that land are one group.
}
dba-littoral-landing-step-too-few-touching = { $applied ->
    [yes] Touching the shore: { $value } of { $n }; too few.
   *[no] Touching the shore: { $value } of { $n }.
}
dba-littoral-landing-step-not-paid = { $applied ->
    [yes] The landing costs { $value } PIP; spent: { $paid }.
   *[no] The landing costs { $value } PIP, for any troops.
}
dba-littoral-landing-step-further-moves = { $applied ->
    [yes] PIPs left for further moves: { $value }.
   *[no] No PIPs beyond the landing.
}
dba-littoral-landing-step-enemies = { $applied ->
    [yes] The landing elements touch the enemy, as they may.
   *[no] The landing elements touch no enemy.
}
dba-littoral-landing-step-single-base = { $applied ->
    [yes] One element alone does not land.
   *[no] { $why ->
        [may] One element alone may land.
        [moot] One element alone; whether it may need not be settled now.
       *[more] More than one element lands.
    }
}
dba-littoral-landing-step-not-landed = { $applied ->
    [yes] Not landed: { $value }. After the first bound they are out of the game, and not lost.
   *[no] All of them land.
}

dba-littoral-landing-remedy-fewer = Allowed if only { $most ->
    [one] one element is
   *[other] { $most } elements are
} kept back.
dba-littoral-landing-remedy-pay = Allowed if the landing is paid for.

dba-point-landing-a-single-base = Can a single element land?

dba-clock = Game clock
    .lead = The time of a game, and what happens when it runs out.
