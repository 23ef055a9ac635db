# DBA 2.2: the words of the checks, the tables and the open points.

dba = DBA 2.2

## Troops

dba-troop-El = Elephants
dba-troop-Kn = Knights
dba-troop-6Kn = Knights on a double base
dba-troop-HCh = Heavy Chariots
dba-troop-Cv = Cavalry
dba-troop-6Cv = Cavalry on a double base
dba-troop-LCh = Light Chariots
dba-troop-LH = Light Horse
dba-troop-2Cm = Light Camelry
dba-troop-SCh = Scythed Chariots
dba-troop-Cm = Camelry
dba-troop-Sp = Spears
dba-troop-3Sp = Spears, three to a base
dba-troop-Pk = Pikes
dba-troop-Bd = Blades
dba-troop-3Bd = Blades, three to a base
dba-troop-6Bd = Blades on a double base
dba-troop-Ax = Auxilia
dba-troop-Bw = Bows
dba-troop-8Bw = Bows on a double base
dba-troop-Ps = Psiloi
dba-troop-Wb = Warband
dba-troop-3Wb = Warband, three to a base
dba-troop-5Wb = Warband, five to a base
dba-troop-Hd = Hordes
dba-troop-Art = Artillery
dba-troop-WWg = War Wagons
dba-troop-Lit = Litter
dba-troop-CF = Camp Followers
dba-troop-Dz = Denizens
dba-troop-mounted = Other mounted
dba-troop-other = All others

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
dba-column-value = how many

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
dba-command-distance-near = near: beyond it, he must be able to see the base
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
dba-recoil-field-friend = First friend behind
    .none = Nobody: the ground behind is clear
dba-recoil-field-same_facing = The friend faces exactly the same way
    .hint = Perfectly parallel: the slightest angle counts.
dba-recoil-field-n_behind = How many bases in file behind
dba-recoil-field-room_mm = Clear space behind the first friend
    .hint = With no friend behind, the space behind the recoiler.
dba-recoil-field-push_meets = Where that space ends there is
    .hint = With several bases in file, what stands behind the last.
dba-recoil-field-friend_supporting = The friend was giving rear support
dba-recoil-field-road_column = In column along a road
dba-recoil-field-bw = Base width
dba-recoil-field-recoiler_depth = Depth of the recoiler
    .hint = Left out, the usual one for the type.
dba-recoil-field-friend_depth = Depth of the friend
    .hint = Matters only when an Elephant recoils.

dba-meets-nothing = nothing
dba-meets-table-edge = the table edge
dba-meets-blocked = an obstacle

dba-recoil-value-cell = The table says
dba-recoil-value-recoiler = The recoiler
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
dba-recoil-friend_fate-passed = passed through
dba-recoil-friend_fate-pushed = pushed back
dba-recoil-friend_fate-stopped = stops and survives
dba-recoil-friend_fate-destroyed = destroyed

dba-recoil-finding-pass = { $friend_fate-code ->
    [passed] Recoil completed: it passes through the friend behind ({ $friend }).
    [pushed] { $recoiler-code ->
        [destroyed] Destroyed: it cannot pass through, and the file it pushes goes off the table.
       *[completes] Recoil completed: it cannot pass through, so it pushes the friend back.
    }
    [stopped] Destroyed: it cannot pass through the friend, which has no room to be pushed.
    [destroyed] { $recoiler-code ->
        [destroyed] Destroyed, and the friend behind with it.
       *[completes] Recoil completed, but the friend pushed off the table is lost.
    }
   *[untouched] { $same_facing ->
        [yes] Destroyed: the friend behind ({ $friend }) can be neither passed through nor pushed here.
       *[no] { $road_column ->
            [yes] Destroyed: no passing through on a bend, and the friend behind ({ $friend }) cannot be pushed.
           *[no] Destroyed: the friend behind does not face the same way.
        }
    }
}
dba-recoil-finding-push = { $friend_fate-code ->
    [pushed] { $recoiler-code ->
        [destroyed] Destroyed: the file it pushes goes off the table.
       *[completes] Recoil completed: it pushes the friend back.
    }
    [stopped] Destroyed: the friend behind has no room to be pushed.
    [destroyed] { $recoiler-code ->
        [destroyed] Destroyed, and the friend behind with it.
       *[completes] Recoil completed, but the friend pushed off the table is lost.
    }
   *[untouched] Destroyed: the friend behind does not face the same way.
}
dba-recoil-finding-recoiler-destroyed = { $same_facing ->
    [yes] Destroyed: the friend behind ({ $friend }) can be neither passed through nor pushed.
   *[no] { $road_column ->
        [yes] Destroyed: the friend behind ({ $friend }) can be neither passed through nor pushed.
       *[no] Destroyed: the friend behind does not face the same way.
    }
}
dba-recoil-finding-friend-destroyed = { $friend_fate-code ->
    [untouched] Elephant destroyed: the friend behind does not face the same way.
   *[destroyed] { $recoiler-code ->
        [destroyed] Both destroyed: the Elephant has no room beyond the friend it tramples.
       *[completes] Recoil completed: the Elephant destroys the friend behind it.
    }
}
dba-recoil-finding-both-destroyed = { $friend_fate-code ->
    [untouched] Elephant destroyed: the other Elephant does not face the same way.
   *[destroyed] Both Elephants are destroyed.
}
dba-recoil-finding-completes = Recoil completed: it goes back { $distance_mm } mm.
dba-recoil-finding-destroyed = Destroyed: there is no room behind it to recoil.

dba-recoil-step-distance = It goes back its own depth: { $value } mm.
dba-recoil-step-cap = { $applied ->
    [yes] Never more than a base width: { $value } mm, not { $depth }.
   *[no] Limit of one base width ({ $value } mm): not reached.
}
dba-recoil-step-behind = { $applied ->
    [yes] Behind it: { $friend } ({ $friend-code }){ $value ->
        [1] , and nobody else.
       *[other] , the first of { $value } bases in file.
    }
   *[no] No friend stands behind it.
}
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
    [yes] Column on a bend of the road: the angle is excused and the column is pushed.
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
       *[none] No Elephant involved.
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
       *[none] No War Wagon behind.
    }
}
dba-recoil-step-number = { $applied ->
    [yes] { $value } bases in file: only one could be passed through, so none is.
   *[no] { $why ->
        [one] A single base: it may be passed through.
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
        [chain] Room to push: taken up by another base, which is pushed in its turn.
       *[not-pushing] Room to push does not matter: nobody is pushed.
    }
}
dba-recoil-step-chain = { $applied ->
    [yes] The push is passed on, { $value } bases deep.
   *[no] { $why ->
        [one] The push goes no further: there is one base only.
       *[not-pushing] No chain of pushes: nobody is pushed.
    }
}
dba-recoil-step-push-meets = { $applied ->
    [yes] Where the space ends there is { $meets }.
   *[no] { $why ->
        [nothing] What stands where the space ends is not stated.
        [out-of-reach] Where the space ends there is { $meets }, but nobody gets that far.
       *[not-pushing] What stands farther back does not matter: nobody is pushed.
    }
}
dba-recoil-step-supporter = { $applied ->
    [yes] The friend was giving support: it dies with the recoiler.
   *[no] { $why ->
        [completes] The friend was giving support, but the recoil succeeds.
        [pikes] The friend was giving support, but Pikes are not lost with the front rank.
        [lost-anyway] The friend was giving support, but is lost anyway.
       *[not-supporting] The friend was not giving support.
    }
}

dba-recoil-remedy-parallel = With the friend perfectly parallel it would complete its recoil.
dba-recoil-remedy-more-room = With another { $missing } mm of space it would complete its recoil.
dba-recoil-remedy-one-behind = With only one base behind it would complete its recoil.
dba-recoil-remedy-other-type = With another type behind it would complete its recoil: { $friends }.
dba-recoil-remedy-nobody-behind = With nobody behind it would complete its recoil.

dba-point-ps-el = Do recoiling Psiloi pass through a friendly Elephant?
dba-point-el-el = When an Elephant recoils into another, are both lost?
dba-point-wwg-push = With two bases behind, can the War Wagon in front be pushed?
dba-point-pushed-off = Does a base that pushes a friend off the table complete its recoil?

## PIPs

dba-pip-cost = Cost of a move
    .question = How many PIPs does this move cost, and why?

dba-pip-cost-field-own_bound = Which of your own bounds it is
    .hint = Each side's first bound has no extras.
dba-pip-cost-field-action = What is done
dba-pip-cost-field-mover = Who moves
dba-pip-cost-field-mover-troops = The bases
    .hint = All of those that move together.
dba-pip-cost-field-mover-is_general = The general's base is one of them
dba-pip-cost-field-dismounting = Somebody dismounts
dba-pip-cost-field-bua_move = The move goes into, out of or through a BUA
dba-pip-cost-field-camp_move = The move goes into, out of or through a camp
dba-pip-cost-field-general_lost = The general is lost
dba-pip-cost-field-dist_general_paces = Distance from the general
    .hint = For a group, that of the base nearest to him.
dba-pip-cost-field-dist_farthest_paces = Distance of the farthest base
    .hint = Only for a group that is partly beyond a limit.
dba-pip-cost-field-beyond = What lies between the base and the general
dba-pip-cost-field-inside = Where the base stands
dba-pip-cost-field-general_in = Where the general stands

dba-action-tactical = tactical move
dba-action-landing = landing
dba-action-shoot = shooting
dba-action-fight = fighting
dba-action-outcome = recoiling, fleeing or pursuing
dba-action-turn-to-face = turning to face a contact
dba-action-conform = conforming to an enemy group

dba-pip-cost-value-cost = Cost
dba-pip-cost-value-extras = Extras
dba-pip-cost-value-extras-a = a, what moves and where
dba-pip-cost-value-extras-b = b, how far the general is
dba-pip-cost-value-extras-c = c, where the general stands

dba-pip-cost-finding-cost = { $cost ->
    [0] It costs no PIPs.
    [1] It costs 1 PIP.
   *[other] It costs { $cost } PIPs, extras included.
}

dba-pip-cost-step-action = { $value ->
    [0] Free: { $action }.
    [1] Basic cost, { $action }: 1 PIP.
   *[other] Basic cost, { $action }: { $value } PIPs.
}
dba-pip-cost-step-first-bound = { $applied ->
    [yes] First bound: no extras.
   *[no] Not the first bound: extras count.
}
dba-pip-cost-step-troops = { $applied ->
    [yes] Clumsy troops ({ $troops }): { $value } more.
   *[no] Clumsy troops: none.
}
dba-pip-cost-step-dismounting = { $applied ->
    [yes] Dismounting: { $value } more.
   *[no] { $why ->
        [already] Dismounting, but the extra of this section is due already.
       *[no] Nobody dismounts.
    }
}
dba-pip-cost-step-bua = { $applied ->
    [yes] Into, out of or through a BUA: { $value } more.
   *[no] { $why ->
        [already] Into, out of or through a BUA, but the extra of this section is due already.
       *[no] No BUA entered, left or crossed.
    }
}
dba-pip-cost-step-camp = { $applied ->
    [yes] Into, out of or through a camp: { $value } more, as for a BUA.
   *[no] { $why ->
        [already] Into, out of or through a camp, but the extra of this section is due already.
        [free] Into, out of or through a camp: free, as the sheet has it.
       *[no] No camp entered, left or crossed.
    }
}
dba-pip-cost-step-general-lost = { $applied ->
    [yes] The general is lost: { $value } more for every move.
   *[no] The general is alive.
}
dba-pip-cost-step-group-partly = { $applied ->
    [yes] The farthest base of the group counts: { $value } paces.
   *[no] The nearest base of the group counts: { $nearest } paces, not { $value }.
}
dba-pip-cost-step-far = { $applied ->
    [yes] { $paces } paces from the general, more than { $limit }: { $value } more.
   *[no] { $why ->
        [lost] The distance does not matter: the general is lost.
       *[other] { $paces } paces from the general, not more than { $limit }: no extra for distance alone.
    }
}
dba-pip-cost-step-hidden = { $applied ->
    [yes] Out of the general's sight ({ $by }) beyond { $limit } paces: { $value } more.
   *[no] { $why ->
        [lost] What lies between does not matter: the general is lost.
        [already] Out of the general's sight ({ $by }), but the extra of this section is due already.
        [near] Out of the general's sight ({ $by }), but not beyond { $limit } paces.
       *[open] Nothing hides it from the general.
    }
}
dba-pip-cost-step-general-in = { $applied ->
    [yes] Where the general stands ({ $general_in }): { $value } more for everyone else.
   *[no] { $why ->
        [lost] Where the general stood does not matter: he is lost.
        [own] Where the general stands ({ $general_in }): his own base is exempt.
       *[not-listed] Where the general stands ({ $general_in }): no extra.
    }
}
dba-pip-cost-step-most = { $applied ->
    [yes] Limit of { $value } PIPs: the total would be { $sum }.
   *[no] Limit of { $value } PIPs: not exceeded, the total is { $sum }.
}

dba-pip-cost-remedy-leave-behind = Leaving { $troops } behind saves { $pips } { $pips ->
    [1] PIP
   *[other] PIPs
}.
dba-pip-cost-remedy-stay-mounted = Staying mounted saves { $pips } { $pips ->
    [1] PIP
   *[other] PIPs
}.
dba-pip-cost-remedy-closer = Being { $missing } { $missing ->
    [1] pace
   *[other] paces
} nearer to the general (at { $limit }) saves { $pips } { $pips ->
    [1] PIP
   *[other] PIPs
}.
dba-pip-cost-remedy-general-first = Moving the general out of there before this move saves { $pips } { $pips ->
    [1] PIP
   *[other] PIPs
}.

dba-point-camp-pip = Does moving into, out of or through a camp cost an extra PIP?
dba-point-group-partly-beyond = Which base counts when only part of a group is too far away?

## Losses

dba-loss-count = Counting losses
    .question = How many losses has an army suffered?

dba-loss-count-field-elements_destroyed = Elements destroyed
    .hint = Scythed Chariots included.
dba-loss-count-field-sch_destroyed = Scythed Chariots among them
dba-loss-count-field-off_table_elements = Elements off the table
    .hint = Even in part, at the end of a bound.
dba-loss-count-field-not_landed = Elements never landed
dba-loss-count-field-camp_enemy_held = The camp is in enemy hands
dba-loss-count-field-bua_enemy_held = The BUA is in enemy hands
dba-loss-count-field-garrison_lost_with_it = Its garrison was lost with the place
    .hint = An element of the army, not counted among the destroyed.
dba-loss-count-field-cf_lost = The Camp Followers are lost
dba-loss-count-field-retaken = The place has been retaken

dba-loss-count-value-losses = Losses

dba-loss-count-finding-losses = { $losses ->
    [0] No losses.
    [1] One loss.
   *[other] { $losses } losses.
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
   *[no] Camp Followers: not lost.
}

dba-point-sch-losses = Do Scythed Chariots count as losses when destroyed?

## Victory

dba-victory = End of the game
    .question = Is the game over, and who has lost?

dba-victory-field-losses_a = A's losses
dba-victory-field-losses_b = B's losses
dba-victory-field-general_lost_a = A has lost its general
dba-victory-field-general_lost_b = B has lost its general
dba-victory-field-end_of_bound = The bound is over
dba-victory-field-active = Whose bound it is
    .hint = It makes no difference: the end of either side's bound will do.
dba-victory-field-clock_expired = Time is up
dba-victory-field-defender_bound_finished = The defender has finished his bound

dba-side-A = side A
dba-side-B = side B

dba-victory-value-result = Result

dba-victory-result-A-loses = A loses
dba-victory-result-B-loses = B loses
dba-victory-result-both-lose = both lose
dba-victory-result-continues = play goes on
dba-victory-result-time = time is up

dba-victory-finding-A-loses = A has lost the game.
dba-victory-finding-B-loses = B has lost the game.
dba-victory-finding-both-lose = Both sides lose: the game is drawn.
dba-victory-finding-continues = Play goes on.
dba-victory-finding-time = Time is up: play stops with neither side beaten.

dba-victory-step-end-of-bound = { $applied ->
    [yes] The bound is over: defeat is checked.
   *[no] The bound is not over: nobody can lose yet.
}
dba-victory-step-general = { $applied ->
    [yes] { $side }: general lost, and more losses than the enemy ({ $losses } to { $enemy }).
   *[no] { $why ->
        [not-more] { $side }: general lost, but the enemy has no fewer losses ({ $losses } to { $enemy }).
       *[alive] { $side }: the general is alive.
    }
}
dba-victory-step-losses = { $applied ->
    [yes] { $side }: { $value } losses, and { $limit } are enough (the enemy has { $enemy }).
   *[no] { $why ->
        [not-more] { $side }: { $value } losses, but the enemy has no fewer ({ $enemy }).
       *[fewer] { $side }: { $value ->
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

dba-point-four-losses = Do four losses lose the game even if the enemy has no fewer?
dba-point-both-beaten = When both sides are beaten at once, who loses?

## Flags

flag-outside-depth = The base depth is not in the documents: it comes from a public source.
flag-conflict-ps-el = On Psiloi into an Elephant the sheet says the opposite; the Commentary is followed.
flag-conflict-el-el = On two Elephants the sheet says otherwise; the Commentary is followed.
flag-conflict-wwg-push = On a War Wagon with others behind it the sheet says the opposite; the Commentary is followed.
flag-silent-tie-break = The documents do not say who wins when time is up.
