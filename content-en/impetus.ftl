# Advanced Impetus 1.7: the words of the checks, the tables and the open points.

impetus = Advanced Impetus 1.7

# The tables.

impetus-column-scale = mm
impetus-column-width = width, cm
impetus-column-depth = depth, cm
impetus-column-zone = zone, U from the centre
impetus-column-least-commands = commands, at least
impetus-column-most-commands = commands, at most
impetus-column-share = largest command, % of VDT
impetus-column-river = river, U from the edge at most
impetus-column-value = how many
impetus-column-points = points
impetus-column-base = points
impetus-column-counts = added or taken off
impetus-column-when = when
impetus-column-vbu = VBU
impetus-column-i = I
impetus-column-d = D
impetus-column-new-vbu = new VBU
impetus-column-new-cost = new cost
impetus-column-multiplier = multiplier

impetus-formats = Tournament formats
impetus-formats-15-500 = 15 mm, 500 points
impetus-formats-15-400 = 15 mm, 400 points
impetus-formats-15-350 = 15 mm, 350 points
impetus-formats-15-300 = 15 mm, 300 points
impetus-formats-28-350 = 28 mm, 350 points
impetus-formats-28-300 = 28 mm, 300 points

impetus-event-limits = Figures of tournaments and days of play
impetus-event-limits-late-day = points for each day late, at most
impetus-event-limits-notice = months of notice
impetus-event-limits-exploration-most = exploration points, at most
impetus-event-limits-exploration-price = price of an exploration point
impetus-event-limits-town-die = die for the town, at least
impetus-event-limits-ally-share = allies, % of VDT at most
impetus-event-limits-general-vd = VD of a unit with a general
impetus-event-limits-advanced-from-centre = advanced deployment, U from the centre
impetus-event-limits-advanced-from-edge = advanced deployment, U from your own edge
impetus-event-limits-advanced-clear = advanced deployment, U from the enemy, more than
impetus-event-limits-swiss-28 = Swiss in 28 mm, cm
impetus-event-limits-quarter = a quarter, %
impetus-event-limits-game = long game, minutes
impetus-event-limits-short-game = short game, minutes
impetus-event-limits-first-call = first call, minutes left
impetus-event-limits-second-call = second call, minutes left
impetus-event-limits-last-call = last call, minutes left
impetus-event-limits-big-points = big battle, points a side
impetus-event-limits-big-width = big battle, width of the table in cm
impetus-event-limits-big-depth = big battle, depth of the table in cm

impetus-traditional-points = Points of the traditional system
impetus-traditional-points-winner-bonus = extra for routing the enemy
impetus-traditional-points-routed-enemy = army routed
impetus-traditional-points-no-rout = no rout, to each
impetus-traditional-points-both-routed = both routed, to each

impetus-situations = The seven situations
impetus-situations-less-lost = minus 1 for each % lost
impetus-situations-flat = nothing
impetus-situations-plus-destroyed = plus 1 for each % destroyed
impetus-situations-enemy-routed = only the enemy routs
impetus-situations-both-routed = both armies rout
impetus-situations-quarter-more = no rout, and the % destroyed is at least 25 above the % lost
impetus-situations-quarter-destroyed = no rout, and you destroy a quarter or more
impetus-situations-routed-quarter = only you rout, and you destroy a quarter or more
impetus-situations-less-than-quarter = no rout, and you destroy less than a quarter
impetus-situations-routed-less = only you rout, and you destroy less than a quarter
impetus-situation-triumph = triumph
impetus-situation-missed-triumph = missed triumph
impetus-situation-tactical-victory = tactical victory
impetus-situation-honour = honour of the field
impetus-situation-honourable-defeat = honourable defeat
impetus-situation-skirmish = skirmish
impetus-situation-disaster = disaster

impetus-pike-upgrades = Upgraded pikes
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

impetus-big-battle-multipliers = List multipliers in big battles
impetus-big-battle-multipliers-1000 = 1000 points a side
impetus-big-battle-multipliers-1500 = 1500 points a side
impetus-big-battle-multipliers-2000 = 2000 points a side

impetus-sub-periods = Volumes and sub-periods
impetus-sub-periods-yes = ●
impetus-sub-periods-by-date = by date
impetus-period-i = I Bronze Age
impetus-period-ii = II Classical Age
impetus-period-iii = III Imperial Age
impetus-period-iv = IV Dark Ages
impetus-period-v = V Feudalism
impetus-period-vi = VI Late Middle Ages
impetus-period-vii = VII Renaissance
impetus-volume-v1 = 1. The age of chariots
impetus-volume-v2 = 2. The age of the hoplites
impetus-volume-v3 = 3. Alexander the Great and the Successors
impetus-volume-v4 = 4. Rome and Italy
impetus-volume-v5 = 5. Rome and the Mediterranean
impetus-volume-v6 = 6. Rome in the late Republic
impetus-volume-v7 = 7. Rome and the Empire
impetus-volume-v8 = 8. The fall of Rome
impetus-volume-v9 = 9. Britannia
impetus-volume-v10 = 10. Ancient China
impetus-volume-v11 = 11. The peoples of the steppe
impetus-volume-v12 = 12. The armies of Islam
impetus-volume-v13 = 13. The age of Justinian
impetus-volume-v14 = 14. The Carolingian Empire
impetus-volume-v15 = 15. The year 1000
impetus-volume-v16 = 16. The Crusades in the Holy Land
impetus-volume-v17 = 17. The birth of Eastern Europe
impetus-volume-v18 = 18. Feudal Spain and the Reconquista
impetus-volume-v19 = 19. Feudal Europe
impetus-volume-v20 = 20. Italy and the Empire
impetus-volume-v21 = 21. The Mongol Empire
impetus-volume-v22 = 22. The Far East in the Middle Ages
impetus-volume-v23 = 23. Europe in the 14th century
impetus-volume-v24 = 24. The Ottoman Empire
impetus-volume-v25 = 25. The Hundred Years' War
impetus-volume-v26 = 26. Italy in the 15th century
impetus-volume-v27 = 27. Europe in the 15th century
impetus-volume-v28 = 28. The Wars of the Roses
impetus-volume-v29 = 29. Medieval India
impetus-volume-v30 = 30. Renaissance India
impetus-volume-v31 = 31. The New World
impetus-volume-v32 = 32. The Italian Wars
impetus-volume-v33 = 33. Renaissance Europe
impetus-volume-v34 = 34. The Renaissance Far East

# Counting the points, in both systems.

impetus-rout-neither = neither
impetus-rout-a = A
impetus-rout-b = B
impetus-rout-both = both
impetus-ahead-a = A
impetus-ahead-b = B
impetus-ahead-level = level
impetus-point-rounding-at-half = How is a fraction of one half or more rounded in the score?
impetus-point-quarter-exact = In the score, is a quarter of the VD tested before or after rounding?

impetus-plus = { $value ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
    [5] +5
   *[other] { $value }
}
impetus-score-traditional = Traditional score
    .question = How many points does each player get in the traditional system?
impetus-score-traditional-field-a = A's army
impetus-score-traditional-field-a-vdt = VDT
    .ask = What was the total VD of player A's army at the start of the game?
    .hint = VDT: the VD of all its units added up, as on the army list.
impetus-score-traditional-field-a-lost = VD lost
    .ask = How many VD has player A's army lost?
    .hint = Add up the VD of every unit lost.
impetus-score-traditional-field-a-routed = The army routed
    .no = The army did not rout
    .ask = Did player A's army rout?
impetus-score-traditional-field-b = B's army
impetus-score-traditional-field-b-vdt = VDT
    .ask = What was the total VD of player B's army at the start of the game?
    .hint = VDT: the VD of all its units added up, as on the army list.
impetus-score-traditional-field-b-lost = VD lost
    .ask = How many VD has player B's army lost?
    .hint = Add up the VD of every unit lost.
impetus-score-traditional-field-b-routed = The army routed
    .no = The army did not rout
    .ask = Did player B's army rout?
impetus-score-traditional-value-a_points = Points of A
impetus-score-traditional-value-b_points = Points of B
impetus-score-traditional-finding-a_points = Player A gets { $a_points } { $a_points ->
    [one] point
   *[other] points
}{ impetus-score-traditional-and-b }.
impetus-score-traditional-and-b = { $b_points ->
    [none] { "" }
   *[other] , player B { $b_points }
}
impetus-score-traditional-step-rout = { $who ->
    [a] A's army routed.
    [b] B's army routed.
    [both] Both armies routed.
   *[neither] Neither army routed.
}
impetus-score-traditional-step-percent = { $side } lost { $lost } VD of { $vdt }: { $value } %.
impetus-score-traditional-step-fraction = { $applied ->
    [yes] { $value ->
        [yes] The fraction of { $side }'s percentage is rounded up.
       *[no] The fraction of { $side }'s percentage is left out.
    }
   *[no] { $side }'s percentage is a whole number.
}
impetus-score-traditional-step-destroyed = A destroyed { $value } %, B { $other } %.
impetus-score-traditional-step-points = { $side }'s points: { $value }.

impetus-score-experimental = Experimental score
    .question = Which situation is each player in, and for how many points?
impetus-score-experimental-field-a = A's army
impetus-score-experimental-field-a-vdt = VDT
    .ask = What was the total VD of player A's army at the start of the game?
    .hint = VDT: the VD of all its units added up, as on the army list.
impetus-score-experimental-field-a-lost = VD lost
    .ask = How many VD has player A's army lost?
    .hint = Add up the VD of every unit lost.
impetus-score-experimental-field-a-routed = The army routed
    .no = The army did not rout
    .ask = Did player A's army rout?
impetus-score-experimental-field-b = B's army
impetus-score-experimental-field-b-vdt = VDT
    .ask = What was the total VD of player B's army at the start of the game?
    .hint = VDT: the VD of all its units added up, as on the army list.
impetus-score-experimental-field-b-lost = VD lost
    .ask = How many VD has player B's army lost?
    .hint = Add up the VD of every unit lost.
impetus-score-experimental-field-b-routed = The army routed
    .no = The army did not rout
    .ask = Did player B's army rout?
impetus-score-experimental-value-ahead = Who gets more
impetus-score-experimental-value-a = A
impetus-score-experimental-value-a-situation = Situation of A
impetus-score-experimental-value-a-points = Points of A
impetus-score-experimental-value-b = B
impetus-score-experimental-value-b-situation = Situation of B
impetus-score-experimental-value-b-points = Points of B
impetus-score-experimental-finding-a = Player A gets more points than B{ $a-points ->
    [none] .
   *[other] { $b-points ->
        [none] .
       *[other] : { $a-points } to { $b-points }.
    }
}
impetus-score-experimental-finding-b = Player B gets more points than A{ $b-points ->
    [none] .
   *[other] { $a-points ->
        [none] .
       *[other] : { $b-points } to { $a-points }.
    }
}
impetus-score-experimental-finding-level = Both get the same points: { $a-points }.
impetus-score-experimental-step-quarter = { $applied ->
    [yes] The threshold of { $value } % is tested on rounded percentages.
   *[no] The threshold of { $value } % is tested on exact shares.
}
impetus-score-experimental-step-percent = { $side } lost { $lost } VD of { $vdt }: { $value } %.
impetus-score-experimental-step-fraction = { $applied ->
    [yes] { $value ->
        [yes] The fraction of { $side }'s percentage is rounded up.
       *[no] The fraction of { $side }'s percentage is left out.
    }
   *[no] { $side }'s percentage is a whole number.
}
impetus-score-experimental-step-situation = { $side }'s situation: { $situation ->
    [triumph] triumph.
    [missed-triumph] missed triumph.
    [tactical-victory] tactical victory.
    [honour] honour of the field.
    [honourable-defeat] honourable defeat.
    [skirmish] skirmish.
   *[disaster] disaster.
}
impetus-score-experimental-step-points = { $counts ->
    [less-lost] { $side }: { $base }, minus 1 for each per cent lost, makes { $value }.
    [plus-destroyed] { $side }: { $base }, plus 1 for each per cent destroyed, makes { $value }.
   *[flat] { $side }: { $value }, and percentages do not count.
}

# Minima and maxima, halved or multiplied.

impetus-point-commonest-troop = At 350 points, is the most numerous troop type's minimum halved?
impetus-point-big-battle-multiplier = Between two totals of points, by what do you multiply list limits?

impetus-halving = Minima and maxima of the list
    .question = What do the printed minimum and maximum become?
impetus-halving-field-scale = Scale, mm
    .ask = Do you play in 15 or in 28 mm?
    .hint = Scale and points decide which numbers are halved.
impetus-halving-field-points = Points for each army
    .ask = How many points does each army have?
    .hint = 300, 350 or, in 15 mm, 400.
impetus-halving-field-big_battle_points = Big battle: points a side
    .none = no big battle
    .ask = How many points does each side field in the big battle?
    .hint = In a big battle the numbers are multiplied instead of halved.
    .no = It is not a big battle
impetus-halving-field-min = Printed minimum
    .none = none
    .ask = What minimum does the army list print for these troops?
    .hint = Before halving.
impetus-halving-field-max = Printed maximum
    .ask = What maximum does the army list print for these troops?
    .hint = Before halving.
impetus-halving-field-most_numerous = This is the most numerous troop type
    .no = This is not the most numerous troop type
    .ask = Are these troops the army's most numerous type?
    .hint = At 350 points its maximum is not halved.
impetus-halving-field-large_unit_noted = The list notes that it may form a Large Unit
    .no = The list does not note that it may form a Large Unit
    .ask = Does the list note that these troops may form a Large Unit?
    .hint = If the list notes it, a maximum of two is not halved.
impetus-halving-value-min = Minimum
impetus-halving-value-max = Maximum
impetus-halving-value-legal = { impetus-command-limits-value-legal }
impetus-halving-value-violations = { impetus-command-limits-value-violations }
impetus-halving-finding-min = { $max ->
    [none] The minimum in the list becomes { $min }.
   *[other] In the list the minimum becomes { $min } and the maximum { $max }.
}
impetus-halving-finding-max = The maximum in the list becomes { $max }.
impetus-halving-finding-points-15 = { impetus-command-limits-finding-points-15 }
impetus-halving-finding-points-28 = { impetus-command-limits-finding-points-28 }
impetus-halving-step-points-15 = { impetus-command-limits-step-points-15 }
impetus-halving-step-points-28 = { impetus-command-limits-step-points-28 }
impetus-halving-step-maxima = { $applied ->
    [yes] At { $value } { $value ->
    [one] point
   *[other] points
} both minima and maxima are halved.
   *[no] At { $value } { $value ->
    [one] point
   *[other] points
} only minima are halved.
}
impetus-halving-step-commonest = { $applied ->
    [yes] This is the most numerous type: its maximum is not halved.
   *[no] The exception for the most numerous type does not apply here.
}
impetus-halving-step-large-unit = { $applied ->
    [yes] The maximum is two and it may form a Large Unit: two stays.
   *[no] The exception for a Large Unit does not apply here.
}
impetus-halving-step-in-between = { $points } { $points ->
    [one] point
   *[other] points
} lie between two round totals: multiply by { $value }.
impetus-halving-step-multiplier = { $applied ->
    [yes] At { $points } { $points ->
    [one] point
   *[other] points
} a side, multiply by { $value }.
   *[no] At { $points } { $points ->
    [one] point
   *[other] points
} a side nothing is multiplied.
}
impetus-halving-step-min = { $applied ->
    [yes] The minimum goes from { $printed } to { $value }.
   *[no] The minimum stays { $value }.
}
impetus-halving-step-max = { $applied ->
    [yes] The maximum goes from { $printed } to { $value }.
   *[no] The maximum stays { $value }.
}

# Lists: what must stand in them, commands, generals and allies, sub-periods, pikes.

impetus-source-kind-supplement = Extra Impetus supplement
impetus-source-kind-rulebook = rulebook
impetus-source-kind-beta = beta
impetus-table-size-180x120 = 180 × 120 cm
impetus-table-size-120x90 = 120 × 90 cm
impetus-table-size-other = another
impetus-age-I = I Bronze Age
impetus-age-II = II Classical Age
impetus-age-III = III Imperial Age
impetus-age-IV = IV Dark Ages
impetus-age-V = V Feudalism
impetus-age-VI = VI Late Middle Ages
impetus-age-VII = VII Renaissance
impetus-theme-ancient = Ancient (I–III)
impetus-theme-medieval-renaissance = Medieval and Renaissance (IV–VII)
impetus-theme-warning-not-neighbours = sub-periods that are not neighbours
impetus-theme-warning-open-15 = open event in 15 mm
impetus-belongs-belongs = yes
impetus-belongs-by-date = by its date
impetus-belongs-outside = no
impetus-point-five-hundred-points = Which limits hold for commands and generals at 500 points?
impetus-point-incompetent-cap = How many Incompetents without a Genius or Charismatic CiC?
flag-silent-five-hundred-points = The document says nothing of commands and generals at 500 points.
flag-silent-short-game-calls = The document does not say whether the calls are made in the short game too.

impetus-army-list-sheet = Army list: is it all there?
    .question = What is missing from the list, and what may its delay cost?
impetus-army-list-sheet-field-typed = Typed
    .no = Not typed
    .none = no
    .ask = Is the list typed, not handwritten?
    .hint = A list must be typed.
impetus-army-list-sheet-field-army_name = Army
    .ask = What is the army called?
impetus-army-list-sheet-field-source = Source
    .ask = Which supplement is the list from, and which number does it have there?
    .hint = Supplement and number of the list, 3-19 for instance; or rulebook, or beta.
impetus-army-list-sheet-field-source_kind = Where the list is printed
    .ask = Is the list printed in a supplement, in the rulebook or as a beta?
    .hint = A newer version in a supplement replaces those of rulebook and beta.
impetus-army-list-sheet-field-newer_in_supplement = A supplement has a newer version
    .no = No supplement has a newer version
    .ask = Does a supplement have a newer version of the list?
    .hint = A newer version replaces the older list.
impetus-army-list-sheet-field-commands = Command
    .no = No command
    .none = not listed
    .ask = Which commands does the list show?
    .within = command
impetus-army-list-sheet-field-commands-number = Number
    .ask = What number does the list give { $whose }?
impetus-army-list-sheet-field-commands-vd = VDT
    .ask = How many VD does the list give { $whose } in all?
    .hint = The demoralisation values of its units, added up.
impetus-army-list-sheet-field-commands-break_point = Break point
    .ask = At how many VD lost does { $whose } rout?
    .hint = The losses at which the command routs, as the rulebook works them out.
impetus-army-list-sheet-field-commands-general_rating = General
    .ask = What level of general leads { $whose }?
impetus-army-list-sheet-field-commands-attached_to = Unit the general is with
    .ask = Which unit is the general of { $whose } with?
    .hint = The name of that unit.
impetus-army-list-sheet-field-commands-unattached = Said to be unattached
    .no = Not said to be unattached
    .ask = Does the list say that the general of { $whose } is unattached?
    .hint = If the general is with no unit, the list must say so.
impetus-army-list-sheet-field-commands-units = Unit
    .no = No unit
    .ask = Which units are there in { $whose }?
impetus-army-list-sheet-field-commands-units-stats = Statistics
    .ask = Which statistics does the list give for this unit of { $whose }?
    .hint = VBU, I, D and VD of the unit.
impetus-army-list-sheet-field-commands-units-cost = Cost
    .ask = How many points does this unit of { $whose } cost?
impetus-army-list-sheet-field-units_with_stats_and_cost = Every unit has statistics and cost
    .no = Not every unit has statistics and cost
    .ask = Does the list give statistics and cost for every unit?
impetus-army-list-sheet-field-army_vdt = VDT of the army
    .none = not written
    .ask = How many VD does the list give the whole army?
    .hint = The demoralisation values of all commands, added up.
impetus-army-list-sheet-field-army_break_point = Break point of the army
    .none = not written
    .ask = At how many VD lost does the whole army rout?
    .hint = The losses at which the army routs, as the rulebook works them out.
impetus-army-list-sheet-field-command_structure = Command structure
    .ask = What command structure does the list give?
    .hint = Each army list prints its own.
impetus-army-list-sheet-field-destiny_shots = Destiny rolls
    .ask = Which destiny rolls does the list show?
    .hint = Only if the army has any.
impetus-army-list-sheet-field-destiny_used = The army has destiny rolls
    .no = The army has no destiny rolls
    .ask = Does the army have destiny rolls?
    .hint = If there are any, the list must show them.
impetus-army-list-sheet-field-advanced_model = Model of advanced deployment
    .ask = Which model of advanced deployment does the list name?
    .hint = For model A the list must name the command as well.
impetus-army-list-sheet-field-advanced_used = The army uses advanced deployment
    .no = The army does not use advanced deployment
    .ask = Does the army use advanced deployment?
impetus-army-list-sheet-field-exploration_points = Exploration points
    .none = not written
    .ask = How many exploration points does the list show?
    .hint = Bought with army points, to control the field.
impetus-army-list-sheet-field-exploration_used = The army has bought exploration points
    .no = The army has bought no exploration points
    .ask = Has the army bought exploration points?
impetus-army-list-sheet-field-player_name = Player's name and surname
    .ask = What are the player's name and surname?
impetus-army-list-sheet-field-contact = Telephone or e-mail
    .ask = What is the player's telephone number or e-mail?
impetus-army-list-sheet-field-days_late = Days late
    .ask = How many days late is the list?
    .hint = Counted from the date set by the organisers.
    .zero = The list is in time
impetus-army-list-sheet-value-complete = The list is complete
impetus-army-list-sheet-value-missing = Missing from the list
impetus-army-list-sheet-value-penalty_up_to = Points off in the standings, at most
impetus-army-list-sheet-finding-complete = Nothing is missing from the list.
impetus-army-list-sheet-finding-not-complete = The list, as entered here, is not complete.
impetus-army-list-sheet-finding-penalty_up_to = { $penalty_up_to ->
    [0] The list is on time, so the referee takes no points off.
   *[other] The referee may take up to { $penalty_up_to } { $penalty_up_to ->
        [one] point
       *[other] points
    } off in the standings for the delay.
}
impetus-army-list-sheet-finding-typed = a typed copy
impetus-army-list-sheet-finding-army-name = the name of the army
impetus-army-list-sheet-finding-source = the source
impetus-army-list-sheet-finding-newer-than-rulebook = the newest version of a list from the rulebook
impetus-army-list-sheet-finding-newer-than-beta = the newest version of a beta list
impetus-army-list-sheet-finding-commands = the commands
impetus-army-list-sheet-finding-commands-order = the largest command in first place
impetus-army-list-sheet-finding-command-number = the number of the command
impetus-army-list-sheet-finding-general-rating = the level of the general
impetus-army-list-sheet-finding-general-attachment = the unit the general is with, or that there is none
impetus-army-list-sheet-finding-command-vdt = the VDT of the command
impetus-army-list-sheet-finding-command-break-point = the break point of the command
impetus-army-list-sheet-finding-unit-statistics = the statistics of every unit
impetus-army-list-sheet-finding-unit-cost = the cost of every unit
impetus-army-list-sheet-finding-army-vdt = the VDT of the army
impetus-army-list-sheet-finding-army-break-point = the break point of the army
impetus-army-list-sheet-finding-command-structure = the command structure
impetus-army-list-sheet-finding-destiny-rolls = the destiny rolls
impetus-army-list-sheet-finding-advanced-model = the model of advanced deployment
impetus-army-list-sheet-finding-exploration-points = the exploration points
impetus-army-list-sheet-finding-player-name = the player's name and surname
impetus-army-list-sheet-finding-contact = the player's telephone or e-mail
impetus-army-list-sheet-step-late = { $days ->
    [0] Not late, no penalty.
    [one] One day late: up to { $value } { $value ->
    [one] point
   *[other] points
}.
   *[other] { $days } days late, up to { $each } { $each ->
    [one] point
   *[other] points
} each: { $value }.
}
impetus-army-list-sheet-step-item = { $command ->
    [0] { $applied ->
        [yes] Missing: { $item }.
       *[no] In order: { $item }.
    }
   *[other] { $applied ->
        [yes] Missing in command { $command }: { $item }.
       *[no] In order in command { $command }: { $item }.
    }
}
impetus-army-list-sheet-step-supplement = The list is from a supplement: it is allowed.
impetus-army-list-sheet-step-order-after = After the largest, commands may follow in any order.
impetus-army-list-sheet-remedy-largest-first = The list is complete if the command in place { $place }, the one with VD { $vd }, comes first.

impetus-command-limits = Commands, generals and allies
    .question = Does the army keep the limits of commands, generals and allies?
    .legal = In order
    .illegal = Not in order
impetus-command-limits-field-scale = Scale, mm
    .none = not stated
    .ask = Do you play in 15 or in 28 mm?
    .hint = Scale and points decide which limits apply.
impetus-command-limits-field-points = Points for each army
    .none = not judged
    .ask = How many points does each army have?
    .hint = Points and scale together decide which limits apply.
impetus-command-limits-field-table = Table
    .none = the one for these points
    .ask = How large is the table, in cm?
    .hint = Points and scale decide which table is used.
    .no = The table is the one for these points
impetus-command-limits-field-commands = Command
    .no = No command
    .none = not entered
    .ask = Which commands does the army have?
    .within = command
impetus-command-limits-field-commands-vd = VDT
    .ask = How many VD does { $whose } have in all?
    .hint = The demoralisation values of its units, added up.
impetus-command-limits-field-commands-general = General
    .none = one that is allowed
    .ask = What level of general leads { $whose }?
    .no = Every general is of a level that is allowed
impetus-command-limits-field-commands-is_cic = Its general is the CiC
    .no = Its general is not the CiC
    .ask = Does the CiC lead { $whose }?
    .hint = The commander-in-chief leads the whole army.
impetus-command-limits-field-commands-ally = Allied contingent
    .ask = If { $whose } is an ally, which contingent is it?
    .hint = The name of the contingent in the army list.
impetus-command-limits-field-commands-units_from = Sections of the list its units come from
    .ask = Which sections of the list do the units of { $whose } come from?
    .hint = Names of contingents, with commas between.
impetus-command-limits-field-army_vdt = VDT of the army
    .none = not stated
    .ask = How many VD does the whole army have?
    .hint = The demoralisation values of all commands, added up.
impetus-command-limits-field-allowed_contingents = Contingents the list allows
    .none = not looked up
    .ask = How many allied contingents does the list allow?
    .hint = The notes of the army list say how many.
impetus-command-limits-field-ally_contingents = Allied contingents used
    .ask = Which allied contingents does the army use?
    .hint = Their names, with commas between.
impetus-command-limits-field-ally_vd = VDT of the allied contingent
    .none = not stated
    .ask = How many VD does the allied contingent have?
    .hint = Its share of the army's VDT has a limit.
impetus-command-limits-field-ally_general_is_cic = The allied general is the CiC
    .no = The allied general is not the CiC
    .ask = Is the allied general the CiC?
    .hint = An allied general may not be.
impetus-command-limits-field-ally_unit_in_other_command = An allied unit is in another command
    .no = No allied unit is in another command
    .ask = Is an allied unit in another command?
impetus-command-limits-field-more_commands = The army has other commands, not entered here
    .no = The army has no other commands than those entered here
    .ask = Does the army have commands besides those entered?
    .if-not = Allowed if the army has no other command.
impetus-command-limits-field-unit_with_general = The unit includes a general
    .no = The unit does not include a general
    .ask = Does the unit include a general?
impetus-command-limits-field-printed_vd = Printed VD of the unit
    .ask = How many VD does the list print for the unit?
    .hint = The demoralisation value in the list.
impetus-command-limits-value-legal = All limits are kept
impetus-command-limits-value-violations = What is wrong
impetus-command-limits-value-reason = The first reason
impetus-command-limits-value-vd = VD of the unit
impetus-command-limits-finding-legal = All the limits checked are kept.
impetus-command-limits-finding-vd = The unit counts as VD { $vd }.
impetus-command-limits-finding-table-15-400 = At 400 points in 15 mm the table must be 180 × 120 cm.
impetus-command-limits-finding-table-15-small = At 300 and 350 points in 15 mm the table must be 120 × 90 cm.
impetus-command-limits-finding-table-28 = In 28 mm the table must be 180 × 120 cm.
impetus-command-limits-finding-points-15 = One-day events in 15 mm are at 300, 350 or 400 points.
impetus-command-limits-finding-points-28 = One-day events in 28 mm are at 300 or 350 points.
impetus-command-limits-finding-too-few-commands = The army has fewer than two commands.
impetus-command-limits-finding-too-many-commands = The army has more than four commands.
impetus-command-limits-finding-too-many-commands-300 = At 300 points the army may have two commands at most.
impetus-command-limits-finding-largest-command = The largest command has too great a share of the army's VD.
impetus-command-limits-finding-largest-command-300 = The largest command has too great a share of the army's VD for 300 points.
impetus-command-limits-finding-coward = One of the generals is a Coward, and the list may have none.
impetus-command-limits-finding-two-incompetents = Under a Genius or Charismatic CiC only one general may be an Incompetent or a Coward.
impetus-command-limits-finding-incompetent = Under this CiC no general may be an Incompetent.
impetus-command-limits-finding-too-many-contingents = The army has too many allied contingents.
impetus-command-limits-finding-same-contingent-twice = The same allied contingent is used twice.
impetus-command-limits-finding-ally-is-cic = The allied general is the CiC.
impetus-command-limits-finding-ally-with-others = The allied contingent has units that are not its own.
impetus-command-limits-finding-ally-lent = An allied unit is in another command.
impetus-command-limits-finding-ally-over-half = The allied contingent has more than half of the army's VDT.
impetus-command-limits-step-format = { $applied ->
    [yes] { $scale ->
        [0] A one-day event at { $value } points, in any scale.
       *[other] A one-day event in { $scale } mm at { $value } points.
    }
   *[no] The points are not stated, so the limits of the format are left aside.
}
impetus-command-limits-step-points-15 = In 15 mm there is no one-day event at { $value } { $value ->
    [one] point
   *[other] points
}.
impetus-command-limits-step-points-28 = In 28 mm there is no one-day event at { $value } { $value ->
    [one] point
   *[other] points
}.
impetus-command-limits-step-table-15-400 = { $applied ->
    [yes] The table must be { $width } × { $depth } cm.
   *[no] The table is { $width } × { $depth } cm, as it must be.
}
impetus-command-limits-step-table-15-small = { $applied ->
    [yes] The table must be { $width } × { $depth } cm.
   *[no] The table is { $width } × { $depth } cm, as it must be.
}
impetus-command-limits-step-table-28 = { $applied ->
    [yes] The table must be { $width } × { $depth } cm.
   *[no] The table is { $width } × { $depth } cm, as it must be.
}
impetus-command-limits-step-unsaid = At { $value } { $value ->
    [one] point
   *[other] points
} the document gives no limit for the number of commands or for generals.
impetus-command-limits-step-too-few-commands = { $applied ->
    [yes] { $value } { $value ->
        [one] command
       *[other] commands
    }: at least { $least } are needed.
   *[no] { $value } { $value ->
        [one] command
       *[other] commands
    }, and at least { $least } are needed.
}
impetus-command-limits-step-too-many-commands = { $applied ->
    [yes] { $value } { $value ->
        [one] command
       *[other] commands
    }: at most { $most } are allowed.
   *[no] { $value } { $value ->
        [one] command
       *[other] commands
    }, at most { $most }.
}
impetus-command-limits-step-too-many-commands-300 = { $applied ->
    [yes] { $value } { $value ->
        [one] command
       *[other] commands
    }: at 300 points at most { $most } are allowed.
   *[no] { $value } { $value ->
        [one] command
       *[other] commands
    }, at most { $most }.
}
impetus-command-limits-step-single = A single command is fine at 300 points, and there is no share to keep to.
impetus-command-limits-step-shares = The VDT of some command is not stated, so the share of the largest is left aside.
impetus-command-limits-step-largest-command = { $applied ->
    [yes] The largest command has VD { $value } of { $total }: at most { $most }, { $share } %.
   *[no] The largest command has VD { $value } of { $total }: within { $share } %.
}
impetus-command-limits-step-largest-command-300 = { $applied ->
    [yes] The largest command has VD { $value } of { $total }: at most { $most }, { $share } %.
   *[no] The largest command has VD { $value } of { $total }: within { $share } %.
}
impetus-command-limits-step-coward = { $applied ->
    [yes] { $value } { $value ->
        [one] Coward
       *[other] Cowards
    } among the generals, and none is allowed.
   *[no] No Coward among the generals.
}
impetus-command-limits-step-cic = Who is the CiC, or of what level, is not stated, so the cap on Incompetents is left aside.
impetus-command-limits-step-two-incompetents = { $applied ->
    [yes] { $value } Incompetents or Cowards under a Genius or a Charismatic: one is allowed.
   *[no] { $value } { $value ->
        [one] Incompetent or Coward
       *[other] Incompetents or Cowards
    } under a Genius or a Charismatic, and one is allowed.
}
impetus-command-limits-step-admitted = In 28 mm at 300 points one Incompetent is expressly allowed.
impetus-command-limits-step-incompetents = { $applied ->
    [yes] { $value } { $value ->
        [one] Incompetent
       *[other] Incompetents
    }, and this CiC allows none.
   *[no] { $value } { $value ->
        [one] Incompetent
       *[other] Incompetents
    }, and under this CiC there is no cap.
}
impetus-command-limits-step-allowed = { $value } allied { $value ->
    [one] contingent
   *[other] contingents
}: how many the list allows is not stated.
impetus-command-limits-step-too-many-contingents = { $applied ->
    [yes] { $value } allied { $value ->
        [one] contingent
       *[other] contingents
    }: the list allows { $allowed }.
   *[no] { $value } allied { $value ->
        [one] contingent
       *[other] contingents
    }, and the list allows { $allowed }.
}
impetus-command-limits-step-same-contingent-twice = { $applied ->
    [yes] One contingent is used more than once.
   *[no] No contingent is used twice.
}
impetus-command-limits-step-ally-is-cic = { $applied ->
    [yes] An allied commander cannot be the CiC.
   *[no] The CiC is no ally.
}
impetus-command-limits-step-ally-with-others = { $applied ->
    [yes] The contingent holds units of another section.
   *[no] Contingents hold their own units alone.
}
impetus-command-limits-step-ally-lent = { $applied ->
    [yes] An allied unit is in a command that is not its own.
   *[no] No allied unit is in another command.
}
impetus-command-limits-step-ally-over-half = { $applied ->
    [yes] The largest contingent has VD { $value } of { $total }: at most { $most }, { $share } %.
   *[no] The largest contingent has VD { $value } of { $total }: within { $share } %.
}
impetus-command-limits-step-general-vd = { $applied ->
    [yes] A unit with a general counts VD { $value }.
   *[no] A unit without a general keeps its printed VD, { $value }.
}
impetus-command-limits-remedy-table = Allowed if the table is { $width } × { $depth } cm.
impetus-command-limits-remedy-smaller = Allowed if the largest command gives at least { $vd } VD to another and keeps { $most } at most.

impetus-sub-period = Sub-periods and themes
    .question = In which sub-periods is a volume, and what theme may an event have?
impetus-sub-period-field-volume = Volume of the army
    .none = not judged
    .ask = Which volume of army lists is the army in?
    .hint = It decides the sub-period of an army.
impetus-sub-period-field-volumes = Further volumes
    .ask = Which other volumes do you want to look up?
    .hint = It decides the sub-period of an army.
impetus-sub-period-field-join = Sub-periods of the theme
    .none = not stated
    .no = No theme is stated
    .ask = Which sub-periods does the theme join?
    .hint = A theme may join neighbouring sub-periods.
impetus-sub-period-field-periods = Further sub-periods of the theme
    .none = no further sub-period
    .ask = Which other sub-periods are in the theme?
    .hint = A theme may join neighbouring sub-periods.
    .no = The theme has no other sub-periods
impetus-sub-period-field-scale = Scale, mm
    .none = either
    .ask = Is the event in 15 or in 28 mm?
    .hint = In 15 mm an event open to all armies is advised against.
impetus-sub-period-field-open = Open event
    .no = Not an open event
    .ask = Is the event open to armies of any period?
    .hint = In 15 mm an open event is advised against.
impetus-sub-period-field-months_notice = Months of notice
    .none = announced in time
    .ask = How many months ahead is the theme announced?
    .no = The theme is announced in time
impetus-sub-period-value-allowed = The theme is allowed
impetus-sub-period-value-violations = What is wrong
impetus-sub-period-value-warnings = Warnings
impetus-sub-period-value-contiguous = The sub-periods are neighbours
    .said = { $contiguous ->
        [yes] The sub-periods are neighbours.
       *[no] The sub-periods are not neighbours.
    }
impetus-sub-period-value-restricted = The theme is restricted
impetus-sub-period-value-themes = Themes left
impetus-sub-period-value-fits = The army belongs to the theme
impetus-sub-period-value-how_many = How many sub-periods
impetus-sub-period-value-periods = Sub-periods
impetus-sub-period-value-by_date = Sub-periods that depend on the army's date
impetus-sub-period-value-by_volume = Volume by volume
impetus-sub-period-value-by_volume-volume = Volume
impetus-sub-period-value-by_volume-periods = Sub-periods
impetus-sub-period-finding-legal = { $fits-code ->
    [by-date] The theme is in order; whether the army belongs to it depends on its date.
   *[other] { $contiguous ->
        [no] The theme joins sub-periods that are not neighbours, which is advised against but not banned.
       *[other] { $warnings-code ->
            [open-15] An open event in 15 mm is advised against, but not banned.
           *[other] The theme is in order.
        }
    }
}
impetus-sub-period-finding-outside-theme = The army does not belong to this theme.
impetus-sub-period-finding-too-late = A theme like this must be announced earlier.
impetus-sub-period-finding-restricted = Only two themes are left: Ancient, or Medieval and Renaissance.
impetus-sub-period-finding-not-restricted = The notice is enough for any theme.
impetus-sub-period-finding-how_many = { $how_many ->
    [none] Neither a volume nor a theme is stated yet.
    [one] The volume is in one sub-period: { $periods }.
   *[other] The volume is in { $how_many } sub-periods: { $periods }.
}
impetus-sub-period-step-neighbours = { $applied ->
    [yes] The sub-periods are not neighbours: a warning, not a ban.
   *[no] The sub-periods are neighbours.
}
impetus-sub-period-step-open = { $value ->
    [0] Open event: fine in 28 mm, advised against in 15 mm.
    [28] Open in 28 mm: fine.
   *[other] Open in 15 mm: advised against.
}
impetus-sub-period-step-notice = { $applied ->
    [yes] { $value } { $value ->
        [one] month
       *[other] months
    } of notice: fewer than the { $needed } needed.
   *[no] { $value } { $value ->
        [one] month
       *[other] months
    } of notice: { $needed } are enough.
}
impetus-sub-period-step-period = { $volume ->
    [0] { $period }: one of the volumes is in it.
   *[other] { $value ->
        [belongs] { $period }: volume { $volume } is in it.
        [by-date] { $period }: volume { $volume } may be in it, by the army's date.
       *[other] { $period }: volume { $volume } is not in it.
    }
}
impetus-sub-period-step-fits = { $value ->
    [belongs] The army belongs to the theme.
    [by-date] The army belongs to the theme if its date allows it: the organisers decide.
   *[other] The army does not belong to the theme.
}
impetus-sub-period-remedy-months = Allowed if the theme is announced at least { $months } months ahead.

impetus-list-upgrade = Upgrading pikes
    .question = May this unit be upgraded, and at what cost?
impetus-list-upgrade-field-list_volume = Volume of the list
    .ask = Which volume is the list in?
impetus-list-upgrade-field-jagiellonian_hungarians = Jagiellonian Hungarians (Extra Impetus 3, list 6)
    .no = Not the Jagiellonian Hungarians (Extra Impetus 3, list 6)
    .ask = Is it the list of the Jagiellonian Hungarians (Extra Impetus 3, list 6)?
impetus-list-upgrade-field-troop = Troops
    .ask = Which troops do you want to upgrade?
impetus-list-upgrade-field-pike = Armed with pikes
    .no = Not armed with pikes
    .ask = Are the troops to upgrade armed with pikes?
impetus-list-upgrade-field-front_rank_of_large_unit = Front rank of a Large Unit
    .no = Not the front rank of a Large Unit
    .ask = Are the troops to upgrade the front rank of a Large Unit?
    .hint = Only the front unit of pikes is upgraded.
impetus-list-upgrade-field-vbu = VBU
    .ask = What VBU does the list give the troops to upgrade?
    .hint = The basic value of the unit, as its list prints it.
impetus-list-upgrade-field-i = I (impetus)
    .ask = What I (impetus) does the list give the troops to upgrade?
    .hint = Impetus, as the list prints it.
impetus-list-upgrade-field-d = Discipline
    .ask = What D (discipline) does the list give the troops to upgrade?
    .hint = Discipline: A is the best, C the worst.
impetus-list-upgrade-value-new_vbu = New VBU
impetus-list-upgrade-value-new_cost = New cost
impetus-list-upgrade-value-not_available = The unit cannot be upgraded
impetus-list-upgrade-value-violations = Why not
impetus-list-upgrade-finding-new_vbu = The unit goes up to VBU { $new_vbu } and costs { $new_cost } { $new_cost ->
    [one] point
   *[other] points
}.
impetus-list-upgrade-finding-not_available = The unit cannot be upgraded by this rule.
impetus-list-upgrade-finding-other-list = The list does not offer the upgrade.
impetus-list-upgrade-finding-no-pikes = The unit is not heavy infantry with pikes.
impetus-list-upgrade-finding-not-front-rank = The unit is not the front rank of a Large Unit.
impetus-list-upgrade-finding-other-values = No upgrade is offered for these values.
impetus-list-upgrade-step-list = { $applied ->
    [yes] A list of volume 32: offered.
   *[no] The list is not of volume 32.
}
impetus-list-upgrade-step-hungarians = { $applied ->
    [yes] Jagiellonian Hungarians: offered.
   *[no] The list is not that of the Jagiellonian Hungarians.
}
impetus-list-upgrade-step-other-list = Other lists do not offer it.
impetus-list-upgrade-step-no-pikes = { $applied ->
    [yes] The upgrade is for heavy infantry with pikes.
   *[no] The unit is heavy infantry with pikes.
}
impetus-list-upgrade-step-not-front-rank = { $applied ->
    [yes] The upgrade is for the front rank of a Large Unit.
   *[no] The unit is the front rank of a Large Unit.
}
impetus-list-upgrade-step-other-values = { $applied ->
    [yes] VBU { $vbu }, I { $i }{ $d ->
            [none] { "" }
           *[other] , D { $d }
        }: not in the table.
   *[no] VBU { $vbu }, I { $i }{ $d ->
            [none] { "" }
           *[other] , D { $d }
        }: in the table.
}
impetus-list-upgrade-step-raised = New VBU { $value }, new cost { $cost }.

# The time of a game.

impetus-game-length-2h00 = two hours
impetus-game-length-1h45 = one hour and 45 minutes
impetus-action-melee = fighting a melee already on
impetus-action-shooting = shooting
impetus-action-zone-of-control = reacting in the control zone
impetus-action-opportunity = reacting on opportunity
impetus-action-evasion = evading
impetus-action-pursuit = pursuing
impetus-action-fall-back = falling back
impetus-action-new-melee = fighting a melee caused by a pursuit or by falling back
impetus-action-voluntary-move = moving
impetus-action-charge = charging
impetus-action-disengage = disengaging
impetus-action-rally = rallying from disorder
impetus-rolls-for-own-side = for their own side
impetus-rolls-for-no-one = for no one
impetus-first-second-roll-winner = the player who wins the second roll
impetus-first-cic-decides = the CiC decides
impetus-first-nobody-yet = no player yet

impetus-clock = Referee's clock
    .lead = The time of a game, the calls to make at the tables, and what may still be done when it is over.
impetus-match-time = The time of a game
    .question = How much time is left, and what may still be done?
impetus-match-time-field-format = Length of the game
    .ask = Does the game last two hours, or one hour and 45 minutes?
impetus-match-time-field-minutes_elapsed = Minutes gone
    .ask = How many minutes have you played?
impetus-match-time-field-time_over = Time is up
    .no = Time is not up
    .ask = Has the referee called time?
    .if-not = Allowed if the referee has not called time yet.
    .hint = What counts is the referee's call, not the clock.
impetus-match-time-field-turn_in_progress = The turn is still going on
    .no = The turn is over
    .ask = Is the turn still going on?
    .hint = After time is called, the turn under way is still finished.
impetus-match-time-field-action = Action
    .none = no action asked
    .ask = What does a player want to do?
impetus-match-time-field-big_battle_points = Big battle: points a side
    .ask = How many points does each side field in the big battle?
    .hint = At least 800 are advised.
impetus-match-time-field-table_cm = Big battle: table, cm
    .ask = How many cm long and wide is the table of the big battle?
    .hint = Both sides, with a comma between.
impetus-match-time-field-cic_winner_rolls_again_for = The CiC who has won rolls again
    .none = not rolled
    .ask = For whom does the CiC who won roll again?
impetus-match-time-field-second_roll_tied = The second roll is tied
    .no = The second roll is not tied
    .ask = Is the second roll a tie?
impetus-match-time-value-allowed = Allowed
impetus-match-time-value-reasons = Why not
impetus-match-time-value-announce_minutes_left = Announce the time left
impetus-match-time-value-minutes_left = Time left
impetus-match-time-value-over = Time is up
impetus-match-time-value-announcements = Announcements
impetus-match-time-value-announcements-at = At minute
impetus-match-time-value-announcements-left = Left
impetus-match-time-value-announcements-made = Already past
impetus-match-time-value-still_allowed = Still allowed
impetus-match-time-value-meets_advice = The battle is as large as advised
impetus-match-time-value-first_to_act = Who acts first
impetus-match-time-finding-legal = The time played does not forbid this action.
impetus-match-time-finding-announce_minutes_left = { $announce_minutes_left ->
    [0] Call to the tables: time is up.
    [one] Call to the tables: one minute left.
   *[other] Call to the tables: { $announce_minutes_left } minutes left.
}
impetus-match-time-finding-minutes_left = { $minutes_left ->
    [0] Time is up.
    [one] One minute left.
   *[other] { $minutes_left } minutes left.
}
impetus-match-time-finding-over = Time is up.
impetus-match-time-finding-not-over = Time is not up.
impetus-match-time-finding-meets_advice = The battle is as large as advised, or larger.
impetus-match-time-finding-not-meets_advice = The battle is smaller than advised.
impetus-match-time-finding-second-roll-winner = The player who wins the second roll acts first.
impetus-match-time-finding-cic-decides = The CiC decides who acts first, or the tied commands act together.
impetus-match-time-finding-nobody-yet = No player acts yet: the winning side first rolls again among its own players.
impetus-match-time-finding-voluntary-move = After time is called no unit moves of its own will.
impetus-match-time-finding-disengaging = After time is called no unit disengages.
impetus-match-time-finding-rallying = After time is called no unit rallies from disorder.
impetus-match-time-finding-turn-closed = The turn is closed: the game is over.
impetus-match-time-finding-turn-finished = The last turn is over, and with it the game.
impetus-match-time-finding-too-few-points = The battle has fewer points than advised.
impetus-match-time-finding-table-too-small = The table is smaller than advised.
impetus-match-time-step-short = The short game is an hour and forty-five minutes.
impetus-match-time-step-minutes = { $elapsed ->
    [one] { $elapsed } minute
   *[other] { $elapsed } minutes
} of { $length } played: { $value } left.
impetus-match-time-step-call = { $value ->
    [0] { $applied ->
        [yes] Time ended at minute { $at }.
       *[no] Time ends at minute { $at }.
    }
   *[other] { $applied ->
        [yes] The call with { $value } minutes left was due at minute { $at }.
       *[no] The call with { $value } minutes left comes at minute { $at }.
    }
}
impetus-match-time-step-in-time = Time is not up, so the clock allows this: { $what }.
impetus-match-time-step-after-time = Even when time is up this is allowed: { $what }.
impetus-match-time-step-full-turn = The last turn is played out in full.
impetus-match-time-step-after-end = { $value ->
    [yes] The turn going on is played out in full.
   *[no] The turn is closed without manoeuvre.
}
impetus-match-time-step-voluntary-move = This is a voluntary movement.
impetus-match-time-step-disengaging = Disengaging is a voluntary movement.
impetus-match-time-step-rallying = After time is called disorder stays.
impetus-match-time-step-turn-closed = The turn has been closed.
impetus-match-time-step-turn-finished = The last turn is over.
impetus-match-time-step-too-few-points = { $applied ->
    [yes] { $value } { $value ->
    [one] point
   *[other] points
} a side: at least { $least } are advised.
   *[no] { $value } { $value ->
    [one] point
   *[other] points
} a side, and at least { $least } are advised.
}
impetus-match-time-step-table-too-small = { $applied ->
    [yes] A table of { $value } × { $long } cm: at least { $depth } × { $width } is advised.
   *[no] A table of { $value } × { $long } cm, and at least { $depth } × { $width } is advised.
}
impetus-match-time-step-cics = The CiCs roll for their sides.
impetus-match-time-step-again = { $applied ->
    [yes] The winning side rolls again among its own players.
   *[no] The winning side has not rolled again yet.
}
impetus-match-time-step-tie = { $applied ->
    [yes] The second roll is tied.
   *[no] The second roll has a winner.
}
impetus-match-time-step-together = As an alternative the tied commands act together.

# The whole list, and the standings.

impetus-army-list = Army list, the whole of it
    .question = Is my army list in order?
    .lead = Paste the list or build it row by row: every finding quotes its rule, and the link runs the same check again.
    .legal = In order
    .illegal = Not in order
impetus-list = List checker
    .lead = Paste the list or build it row by row: every finding quotes its rule, and the link runs the same check again.
impetus-army-list-field-paste = Pasted list
    .within = line
    .ask = What does your list say? Paste it here.
    .hint = One line for each unit under its command, “Command 1: Expert, CiC, VD 20, break 10” for instance, then “2 Hoplites FP VBU 5 I 2 D B VD 2 20 pts general”. At the head “Army: …”, “Source: …”, “Player: …”, “Contact: …”, “VDT: …”, “Break: …”, “Structure: …”, “Exploration: …”. Italian words will do too. A pasted list takes the place of the commands below.
impetus-army-list-field-event = Event
    .ask = Which event is the list for?
impetus-army-list-field-table_size = Table
    .ask = How large is the table?
impetus-army-list-field-periods = Sub-periods of the theme
    .ask = Which sub-periods does the theme have?
    .hint = A theme may join neighbouring sub-periods.
impetus-army-list-field-open = Open event
    .no = Not an open event
    .ask = Is the event open to armies of any period?
    .hint = In 15 mm an open event is advised against.
impetus-army-list-field-allowed_contingents = Allied contingents the list allows
    .ask = How many allied contingents does the list allow?
    .hint = The notes of the army list say how many.
impetus-army-list-field-army_name = Army
    .ask = What is the army called?
impetus-army-list-field-source = Source
    .ask = Which supplement is the list from, and which number does it have there?
    .hint = For instance 3-19.
impetus-army-list-field-volume = Volume
    .ask = Which volume is the list in?
    .hint = It decides the sub-period of an army.
impetus-army-list-field-player_name = Player's name and surname
    .ask = What are the player's name and surname?
impetus-army-list-field-contact = Telephone or e-mail
    .ask = What is the player's telephone number or e-mail?
impetus-army-list-field-command_structure = Command structure
    .ask = What command structure does the list give?
    .hint = Each army list prints its own.
impetus-army-list-field-army_vdt = VDT of the army
    .ask = How many VD does the list give the whole army?
    .hint = The demoralisation values of all commands, added up.
impetus-army-list-field-army_break_point = Break point of the army
    .ask = At how many VD lost does the whole army rout?
    .hint = The losses at which the army routs, as the rulebook works them out.
impetus-army-list-field-exploration_points = Exploration points
    .ask = How many exploration points has the army bought?
    .hint = Bought with army points, to control the field.
impetus-army-list-field-advanced_model = Advanced deployment
    .ask = Which model of advanced deployment does the army use?
    .hint = The model and, for model A, the command.
impetus-army-list-field-destiny_shots = Destiny rolls
    .ask = Which destiny rolls does the army have?
    .hint = Only if the army has any.
impetus-army-list-field-commands = Commands
    .no = No commands
    .ask = Which commands does the army have?
    .within = command
    .add = Add a command
impetus-army-list-field-handwritten = The list is handwritten
    .no = The list is not handwritten
    .ask = Is the list handwritten?
    .hint = A list must be typed.
impetus-army-list-field-source_kind = Where the list is printed
    .ask = Is the list printed in a supplement, in the rulebook or as a beta?
    .hint = A newer version in a supplement replaces those of rulebook and beta.
impetus-army-list-field-newer_in_supplement = A supplement has a newer version
    .no = No supplement has a newer version
    .ask = Does a supplement have a newer version of the list?
impetus-army-list-field-jagiellonian_hungarians = Jagiellonian Hungarians (Extra Impetus 3, list 6)
    .no = Not the Jagiellonian Hungarians (Extra Impetus 3, list 6)
    .ask = Is it the list of the Jagiellonian Hungarians (Extra Impetus 3, list 6)?
impetus-army-list-field-days_late = Days late
    .ask = How many days late is the list?
    .zero = The list is in time
impetus-army-list-field-break_points_right = Break points checked against the rulebook
    .no = Break points not those of the rulebook
    .if-so = Allowed if the break points are right by the rulebook.
    .hint = The rulebook of Impetus, not among our documents, says how they are worked out.
    .ask = Are the break points those that the rulebook gives?
impetus-army-list-field-commands-number = Number
    .ask = What number does the list give { $whose }?
impetus-army-list-field-commands-general = General
    .ask = What level of general leads { $whose }?
impetus-army-list-field-commands-is_cic = Its general is the CiC
    .no = Its general is not the CiC
    .ask = Does the CiC lead { $whose }?
    .hint = The commander-in-chief leads the whole army.
impetus-army-list-field-commands-attached_to = Unit the general is with
    .ask = Which unit is the general of { $whose } with?
    .hint = The name of that unit.
impetus-army-list-field-commands-unattached = Said to be unattached
    .no = Not said to be unattached
    .ask = Does the list say that the general of { $whose } is unattached?
impetus-army-list-field-commands-ally = Allied contingent
    .ask = If { $whose } is an ally, which contingent is it?
    .hint = The name of the contingent in the army list.
impetus-army-list-field-commands-vd = VDT as written
    .ask = How many VD does the list give { $whose } in all?
    .hint = As it stands on the list.
impetus-army-list-field-commands-break_point = Break point
    .ask = At how many VD lost does { $whose } rout?
    .hint = The losses at which the command routs, as the rulebook works them out.
impetus-army-list-field-commands-units = Units
    .no = No units
    .ask = Which units are there in { $whose }?
    .within = unit
    .add = Add a unit
impetus-army-list-field-commands-units-name = Name
    .ask = What is this unit of { $whose } called?
impetus-army-list-field-commands-units-troop = Troops
    .ask = Which troop type is this unit of { $whose }?
impetus-army-list-field-commands-units-count = How many
    .ask = How many units of this kind are there in { $whose }?
impetus-army-list-field-commands-units-vbu = VBU
    .ask = What VBU does this unit of { $whose } have?
    .hint = The basic value of the unit, as its list prints it.
impetus-army-list-field-commands-units-i = I (impetus)
    .ask = What I (impetus) does this unit of { $whose } have?
    .hint = Impetus, as the list prints it.
impetus-army-list-field-commands-units-d = Discipline
    .ask = What D (discipline) does this unit of { $whose } have?
    .hint = Discipline: A is the best, C the worst.
impetus-army-list-field-commands-units-vd = VD
    .ask = How many VD does one unit of this kind count in { $whose }?
    .hint = Demoralisation value of one unit; with a general it is fixed.
impetus-army-list-field-commands-units-cost = Cost of one
    .ask = How many points does one unit of this kind cost in { $whose }?
impetus-army-list-field-commands-units-general = Includes a general
    .no = Does not include a general
    .ask = Does this unit of { $whose } include a general?
impetus-army-list-field-commands-units-min = Minimum of the list
    .ask = What minimum does the army list print for this unit of { $whose }?
    .hint = Before halving.
impetus-army-list-field-commands-units-max = Maximum of the list
    .ask = What maximum does the army list print for this unit of { $whose }?
    .hint = Before halving.
impetus-army-list-field-commands-units-most_numerous = Most numerous type
    .no = Not the most numerous type
    .ask = Is this unit of { $whose } of the most numerous troop type?
    .hint = At 350 points its maximum is not halved.
impetus-army-list-field-commands-units-large_unit = May form a Large Unit
    .no = May not form a Large Unit
    .ask = Does the list note that this unit of { $whose } may form a Large Unit?
    .hint = If the list notes it, a maximum of two is not halved.
impetus-army-list-field-commands-units-front_rank = Front rank of a Large Unit
    .no = Not the front rank of a Large Unit
    .ask = Is this unit of { $whose } the front rank of a Large Unit?
    .hint = Only the front unit of pikes is upgraded.
impetus-army-list-field-commands-units-pike = Armed with pikes
    .no = Not armed with pikes
    .ask = Is this unit of { $whose } armed with pikes?
impetus-army-list-field-commands-units-upgraded = Upgraded
    .no = Not upgraded
    .ask = Has this unit of { $whose } been upgraded?
    .hint = By the pike upgrade: the VBU is the new one.
impetus-army-list-value-legal = In order
impetus-army-list-value-violations = What is wrong
impetus-army-list-value-standing = How the list stands
impetus-army-list-value-not_checked = Not checked
impetus-army-list-value-looked_at = Point by point
impetus-army-list-value-looked_at-point = Point
impetus-army-list-value-looked_at-state = How it stands
impetus-army-list-value-looked_at-why = Why not
impetus-army-list-value-looked_at-who = Of whom
impetus-list-point-sheet = entries of the list
impetus-list-point-source = source
impetus-list-point-event = event
impetus-list-point-cost = cost
impetus-list-point-exploration = exploration points
impetus-list-point-advanced = advanced deployment
impetus-list-point-command-vd = VD of units and commands
impetus-list-point-army-vdt = VDT of the army
impetus-list-point-break-points = break points
impetus-list-point-chief = CiC
impetus-list-point-commands = number and size of commands
impetus-list-point-generals = generals
impetus-list-point-allies = allies
impetus-list-point-troop-types = troop types
impetus-list-point-numbers = minima and maxima
impetus-list-point-upgrades = upgrades
impetus-list-point-theme = theme
impetus-list-state-in-order = in order
impetus-list-state-at-fault = at fault
impetus-list-state-open = undecided
impetus-list-state-not-checked = not fully checked
impetus-list-why-event-untold = the event is not stated
impetus-list-why-cost-untold = some cost is not stated
impetus-list-why-vd-untold = some VD is not stated
impetus-list-why-untold = not stated
impetus-list-why-rulebook = the rulebook says how they are worked out
impetus-list-why-chief-untold = no general is called CiC
impetus-list-why-allowance-untold = how many the list allows is not stated
impetus-list-why-type-untold = its troop type is not known
impetus-list-why-limits-untold = minimum and maximum are not stated
impetus-list-why-pikes-untold = pikes, front rank or values are not stated
impetus-list-why-volume-untold = the volume is not stated
impetus-list-why-theme-untold = the theme is not stated
impetus-list-why-source-untold = where it is printed is not stated
impetus-list-why-by-date = it depends on the date of the army
impetus-list-why-own-check = it has a check of its own, “Advanced deployment”
impetus-army-list-value-army = Army
impetus-army-list-value-player = Player
impetus-army-list-value-spent = Spent
impetus-army-list-value-left = Left
impetus-army-list-value-vdt = VDT
impetus-army-list-value-summary = Commands
impetus-army-list-value-lines = Minima and maxima
impetus-army-list-value-roster = Units
impetus-army-list-value-marks = Line by line
impetus-army-list-value-marks-line = Line
impetus-army-list-value-marks-state = How it stands
impetus-army-list-value-faults = To put right
impetus-army-list-value-notes = Worth knowing
impetus-army-list-value-summary-command = Command
impetus-army-list-value-summary-general = General
impetus-army-list-value-summary-units = Units
impetus-army-list-value-summary-cost = Cost
impetus-army-list-value-summary-vd = VD
impetus-army-list-value-summary-share = % of VDT
impetus-army-list-value-summary-break_point = Break
impetus-army-list-value-lines-name = Unit
impetus-army-list-value-lines-fielded = Fielded
impetus-army-list-value-lines-least = At least
impetus-army-list-value-lines-most = At most
impetus-army-list-value-roster-command = Command
impetus-army-list-value-roster-count = How many
impetus-army-list-value-roster-name = Name
impetus-army-list-value-roster-troop = Troops
impetus-army-list-value-roster-vbu = VBU
impetus-army-list-value-roster-i = I
impetus-army-list-value-roster-d = D
impetus-army-list-value-roster-vd = VD
impetus-army-list-value-roster-cost = Cost
impetus-army-list-value-faults-code = Finding
impetus-army-list-value-faults-at = Where
impetus-army-list-value-faults-who = Of whom
impetus-army-list-value-faults-figure = Figure
impetus-army-list-value-faults-limit = Limit
impetus-army-list-value-notes-code = Finding
impetus-army-list-value-notes-at = Where
impetus-army-list-value-notes-who = Of whom
impetus-army-list-value-notes-figure = Figure
impetus-army-list-value-notes-limit = Limit
impetus-army-list-value-notes-point = Open point
impetus-army-list-finding-legal = The list is in order.
impetus-army-list-finding-not-checked = Nothing is wrong in what could be checked, but not everything could be.
impetus-army-list-finding-two-cics = There is more than one CiC.
    .row = { $figure } generals are called CiC: an army has one.
impetus-army-list-finding-break-point-over-vd = One break point is larger than the VD there is to lose.
    .row = { $who ->
        [none] Break point { $figure } of the army, whose VDT is { $limit }.
       *[other] Command { $who }: break point { $figure }, and its VDT is { $limit }.
    }
impetus-army-list-finding-break-points-wrong = The break points are not those of the rulebook.
impetus-army-list-finding-typed = The list lacks { impetus-army-list-sheet-finding-typed }.
impetus-army-list-finding-army-name = The list lacks { impetus-army-list-sheet-finding-army-name }.
impetus-army-list-finding-source = The list lacks { impetus-army-list-sheet-finding-source }.
impetus-army-list-finding-newer-than-rulebook = The list lacks { impetus-army-list-sheet-finding-newer-than-rulebook }.
impetus-army-list-finding-newer-than-beta = The list lacks { impetus-army-list-sheet-finding-newer-than-beta }.
impetus-army-list-finding-commands = The list lacks { impetus-army-list-sheet-finding-commands }.
impetus-army-list-finding-commands-order = The list lacks { impetus-army-list-sheet-finding-commands-order }.
impetus-army-list-finding-command-number = The list lacks { impetus-army-list-sheet-finding-command-number }.
impetus-army-list-finding-general-rating = The list lacks { impetus-army-list-sheet-finding-general-rating }.
impetus-army-list-finding-general-attachment = The list lacks { impetus-army-list-sheet-finding-general-attachment }.
impetus-army-list-finding-command-vdt = The list lacks { impetus-army-list-sheet-finding-command-vdt }.
impetus-army-list-finding-command-break-point = The list lacks { impetus-army-list-sheet-finding-command-break-point }.
impetus-army-list-finding-unit-statistics = The list lacks { impetus-army-list-sheet-finding-unit-statistics }.
impetus-army-list-finding-unit-cost = The list lacks { impetus-army-list-sheet-finding-unit-cost }.
    .row = Command { $who } lacks { impetus-army-list-sheet-finding-unit-cost }.
impetus-army-list-finding-army-vdt = The list lacks { impetus-army-list-sheet-finding-army-vdt }.
impetus-army-list-finding-army-break-point = The list lacks { impetus-army-list-sheet-finding-army-break-point }.
impetus-army-list-finding-command-structure = The list lacks { impetus-army-list-sheet-finding-command-structure }.
impetus-army-list-finding-destiny-rolls = The list lacks { impetus-army-list-sheet-finding-destiny-rolls }.
impetus-army-list-finding-advanced-model = The list lacks { impetus-army-list-sheet-finding-advanced-model }.
impetus-army-list-finding-exploration-points = The list lacks { impetus-army-list-sheet-finding-exploration-points }.
impetus-army-list-finding-player-name = The list lacks { impetus-army-list-sheet-finding-player-name }.
impetus-army-list-finding-contact = The list lacks { impetus-army-list-sheet-finding-contact }.
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
impetus-army-list-finding-over-points = The list costs too much.
    .row = It costs { $figure } points: there are { $limit }.
impetus-army-list-finding-exploration-too-many = There are too many exploration points.
    .row = Exploration points: { $figure }. At most { $limit }.
impetus-army-list-finding-advanced-elsewhere = The list has advanced deployment, which this event does not use.
    .row = Advanced deployment is only for 15 mm, from 400 points.
impetus-army-list-finding-over-maximum = One unit is beyond its maximum.
    .row = { $who }: { $figure } fielded, at most { $limit }.
impetus-army-list-finding-under-minimum = One unit falls short of its minimum.
    .row = { $who }: { $figure } fielded, at least { $limit }.
impetus-army-list-finding-printed-vd = One unit with a general does not show VD 3.
    .row = { $who }: with a general it counts VD { $limit }, though { $figure } is printed.
impetus-army-list-finding-upgrade-cost = An upgrade has the wrong cost.
    .row = { $who }: upgraded it costs { $limit } points, not { $figure }.
impetus-army-list-finding-upgrade = An upgrade is not offered.
    .row = { $who } cannot be upgraded to VBU { $figure }.
impetus-army-list-finding-incompetent-cap = The document does not say how many Incompetents this CiC may have: settle it with your opponent or the organiser.
impetus-army-list-finding-commonest-troop = The document does not say whether the most numerous type keeps its minimum: settle it with your opponent or the organiser.
    .row = { $who }: { $figure } fielded, the printed minimum is { $limit }. The document does not say whether the most numerous type keeps it.
impetus-army-list-finding-five-hundred-points = The document says nothing of commands and generals at 500 points.
impetus-army-list-finding-command-vd-sum = The VDT written for a command is not the sum of its units.
    .row = Command { $who }: { $limit } written, its units make { $figure }.
impetus-army-list-finding-army-vdt-sum = The VDT written for the army is not the sum of its commands.
    .row = VDT { $limit } written, the commands make { $figure }.
impetus-army-list-finding-late = The list is late.
    .row = { $figure } { $figure ->
        [one] day
       *[other] days
    } late, which may cost up to { $limit } points.
impetus-army-list-finding-outside-theme = The army does not belong to the theme.
    .row = Volume { $figure } is in none of the sub-periods of the theme.
impetus-army-list-finding-by-date = Whether the army belongs to the theme depends on its date: the organisers decide.
impetus-army-list-finding-not-neighbours = The theme joins sub-periods that are not neighbours.
impetus-army-list-finding-open-15 = An open event in 15 mm is advised against.
impetus-army-list-finding-points-unspent = There are points left.
    .row = { $figure ->
        [one] { $figure } point is left.
       *[other] { $figure } points are left.
    }
impetus-army-list-step-item = { impetus-army-list-sheet-step-item }
impetus-army-list-step-supplement = { impetus-army-list-sheet-step-supplement }
impetus-army-list-step-order-after = { impetus-army-list-sheet-step-order-after }
impetus-army-list-step-late = { impetus-army-list-sheet-step-late }
impetus-army-list-step-format = { impetus-command-limits-step-format }
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
impetus-army-list-step-ally-over-half = { impetus-command-limits-step-ally-over-half }
impetus-army-list-step-general-vd = { $unit ->
    [none] A unit with a general counts VD { $value }.
   *[other] { $unit }, with a general: VD { $value }.
}
impetus-army-list-step-neighbours = { impetus-sub-period-step-neighbours }
impetus-army-list-step-open = { impetus-sub-period-step-open }
impetus-army-list-step-period = { impetus-sub-period-step-period }
impetus-army-list-step-fits = { impetus-sub-period-step-fits }
impetus-army-list-step-command-sum = { $applied ->
    [yes] Command { $command }: VD { $written } written, its units make { $value }.
   *[no] Command { $command }: VD { $value }, as written.
}
impetus-army-list-step-army-sum = { $applied ->
    [yes] VDT { $written } written, the commands make { $value }.
   *[no] VDT { $value }, as written.
}
impetus-army-list-step-exploration-too-many = { $applied ->
    [yes] Exploration points: { $value }. At most { $most }.
   *[no] Exploration points: { $value }, at most { $most }.
}
impetus-army-list-step-advanced-elsewhere = { $applied ->
    [yes] Advanced deployment is only for 15 mm, from 400 points.
   *[no] Advanced deployment: this event uses it.
}
impetus-army-list-step-over-points = { $applied ->
    [yes] Points spent: { $value } of { $points }, too many.
   *[no] Points spent: { $value } of { $points }.
}
impetus-army-list-step-line = { $most ->
    [none] { $name }: { $value } fielded, at least { $least }.
   *[other] { $name }: { $value } fielded, at least { $least } and at most { $most }.
}
impetus-army-list-step-upgrade = { $applied ->
    [yes] { $name }: no upgrade for these values, or from this list.
   *[no] { $value ->
        [none] { $name }: without VBU, I and D the upgrade is not looked at.
       *[other] { $name }: upgraded it costs { $cost } { $cost ->
    [one] point
   *[other] points
}.
    }
}
impetus-army-list-remedy-largest-first = { impetus-army-list-sheet-remedy-largest-first }
impetus-army-list-remedy-table = { impetus-command-limits-remedy-table }
impetus-army-list-remedy-smaller = { impetus-command-limits-remedy-smaller }
flag-silent-incompetent-cap = The document does not say how many Incompetents may serve under a CiC who is neither Genius nor Charismatic.

impetus-score-desk = Standings of a tournament
    .question = How many points does each player have, in both systems?
    .lead = One row for each game: both systems stand side by side, and the standings can be downloaded.
impetus-desk = Score desk
    .lead = One row for each game: both systems stand side by side, and the standings can be downloaded.
impetus-score-desk-field-games = Games
    .ask = Which games were played?
    .within = game
    .add = Add a game
impetus-score-desk-field-penalties = Points taken
    .no = No points taken
    .ask = From whom has the referee taken points?
    .within = penalty
    .hint = By the referee: for a late list, for bad conduct.
    .add = Add points taken
impetus-score-desk-field-games-round = Round
    .ask = In which round was { $whose } played?
impetus-score-desk-field-games-a = Player A
    .ask = Who is player A in { $whose }?
impetus-score-desk-field-games-b = Player B
    .ask = Who is player B in { $whose }?
impetus-score-desk-field-games-a_vdt = A: VDT
    .ask = How many VD did player A's army start with in { $whose }?
    .hint = VDT: the VD of all its units added up, as on the army list.
impetus-score-desk-field-games-a_lost = A: VD lost
    .ask = How many VD did player A's army lose in { $whose }?
    .hint = Add up the VD of every unit lost.
impetus-score-desk-field-games-a_routed = A: routed
    .no = Player A did not rout
    .ask = Did player A's army rout in { $whose }?
impetus-score-desk-field-games-b_vdt = B: VDT
    .ask = How many VD did player B's army start with in { $whose }?
    .hint = VDT: the VD of all its units added up, as on the army list.
impetus-score-desk-field-games-b_lost = B: VD lost
    .ask = How many VD did player B's army lose in { $whose }?
    .hint = Add up the VD of every unit lost.
impetus-score-desk-field-games-b_routed = B: routed
    .no = Player B did not rout
    .ask = Did player B's army rout in { $whose }?
impetus-score-desk-field-penalties-player = Player
    .ask = Which player was given { $whose }?
impetus-score-desk-field-penalties-points = Points
    .ask = How many points did { $whose } cost?
impetus-score-system-traditional = traditional
impetus-score-system-experimental = experimental
impetus-score-desk-value-played = Games
impetus-score-desk-value-players = Players
impetus-score-desk-value-traditional = Traditional standings
impetus-score-desk-value-experimental = Experimental standings
impetus-score-desk-value-scores = Game by game
impetus-score-desk-value-notes = Worth knowing
impetus-score-desk-value-traditional-place = Place
impetus-score-desk-value-traditional-player = Player
impetus-score-desk-value-traditional-points = Points
impetus-score-desk-value-traditional-games = Games
impetus-score-desk-value-traditional-taken = Taken
impetus-score-desk-value-traditional-tied = Tied
impetus-score-desk-value-experimental-place = Place
impetus-score-desk-value-experimental-player = Player
impetus-score-desk-value-experimental-points = Points
impetus-score-desk-value-experimental-games = Games
impetus-score-desk-value-experimental-taken = Taken
impetus-score-desk-value-experimental-tied = Tied
impetus-score-desk-value-scores-round = Round
impetus-score-desk-value-scores-a = A
impetus-score-desk-value-scores-b = B
impetus-score-desk-value-scores-a_traditional = A trad.
impetus-score-desk-value-scores-b_traditional = B trad.
impetus-score-desk-value-scores-a_situation = Situation of A
impetus-score-desk-value-scores-a_experimental = A exp.
impetus-score-desk-value-scores-b_situation = Situation of B
impetus-score-desk-value-scores-b_experimental = B exp.
impetus-score-desk-value-notes-code = Finding
impetus-score-desk-value-notes-at = Where
impetus-score-desk-value-notes-who = Of whom
impetus-score-desk-value-notes-system = System
impetus-score-desk-value-notes-points = Figure
impetus-score-desk-value-notes-point = Open point
impetus-score-desk-finding-played = Traditional system: { $traditional-first-tied ->
    [yes] { $traditional-leaders } share first place with { $traditional-first-points ->
        [one] 1 point
       *[other] { $traditional-first-points } points
    }
   *[other] { $traditional-first-player } leads with { $traditional-first-points ->
        [one] 1 point
       *[other] { $traditional-first-points } points
    }
}. Experimental system: { $experimental-first-tied ->
    [yes] { $experimental-leaders } share first place with { $experimental-first-points ->
        [one] 1 point
       *[other] { $experimental-first-points } points
    }
   *[other] { $experimental-first-player } leads with { $experimental-first-points ->
        [one] 1 point
       *[other] { $experimental-first-points } points
    }
}. { $played ->
    [one] One game,
   *[other] { $played } games,
} { $players ->
    [one] 1 player.
   *[other] { $players } players.
}
impetus-score-desk-finding-rounding-at-half = A fraction of half a point or more: how is it rounded?
    .row = Here a fraction of half a point or more changes the points: how is it rounded?
impetus-score-desk-finding-quarter-exact = { impetus-point-quarter-exact }
    .row = Here the situation depends on how a loss of a quarter of the VD is measured.
impetus-score-desk-finding-tied = Two players have the same points.
    .row = { $system }, place { $points }, on the same points: { $who }. The document does not say how to break the tie.
impetus-score-desk-finding-fourth-game = A player has more games than a day has.
    .row = { $who } has played { $points } games, more than a day has.
impetus-score-desk-finding-all-lost = A player has lost everything and is not marked as routed.
    .row = { $who } lost all { $points } VD and is not marked as routed.
impetus-score-desk-step-traditional = Game { $game }, traditional: { $a } { $value }, { $b } { $other }.
impetus-score-desk-step-experimental = Game { $game }, experimental: { $a } { $value }, { $b } { $other }.
impetus-score-desk-step-taken = { $value ->
    [one] { $value } point is taken from { $player }.
   *[other] { $value } points are taken from { $player }.
}
impetus-score-desk-step-tied = { $system ->
    [traditional] Traditional, place { $value }, on the same points: { $names }.
   *[other] Experimental, place { $value }, on the same points: { $names }.
}
flag-silent-tied-standings = The document does not say how ties in the standings are broken: those who tie share the place.
flag-silent-rounding-at-half = The document does not say how a fraction of half a point or more is rounded: until you settle it, the usual reading is followed.
flag-silent-quarter-exact = The document does not say whether the quarter is measured before or after rounding: until you settle it, the usual reading is followed.

# Terrain and deployment.

impetus-troop-CP = CP (heavy cavalry)
    .within = heavy cavalry (CP)
impetus-troop-CM = CM (medium cavalry)
    .within = medium cavalry (CM)
impetus-troop-CL = CL (light cavalry)
    .within = light cavalry (CL)
impetus-troop-CGP = CGP (heavy war chariots)
    .within = heavy war chariots (CGP)
impetus-troop-CGL = CGL (light war chariots)
    .within = light war chariots (CGL)
impetus-troop-scythed = Scythed chariots
    .within = scythed chariots
impetus-troop-El = El (elephants)
    .within = elephants (El)
impetus-troop-W = W (Wagenburg)
    .within = Wagenburgs (W)
impetus-troop-FP = FP (heavy infantry)
    .within = heavy infantry (FP)
impetus-troop-FL = FL (light infantry)
    .within = light infantry (FL)
impetus-troop-T = T (missile troops)
    .within = missile troops (T)
impetus-troop-S = S (skirmishers)
    .within = skirmishers (S)
impetus-troop-Art = Art (artillery)
    .within = artillery (Art)
impetus-general-genius = Genius
impetus-general-charismatic = Charismatic
impetus-general-expert = Expert
impetus-general-ordinary = no special level
impetus-general-poor = Poor
impetus-general-incompetent = Incompetent
impetus-general-coward = Coward
impetus-player-attacker = attacker
impetus-player-defender = defender

impetus-exploration = Control of the field
    .question = Who controls the battlefield, or how likely is it?
    .legal = In order
    .illegal = Not in order
impetus-exploration-field-a = Player A
    .no = Player A not stated
    .ask = How many exploration points does player A have, and what did A roll?
impetus-exploration-field-a-exploration_points = Exploration points
    .ask = How many exploration points has player A bought?
    .hint = Bought with army points, to control the field.
impetus-exploration-field-a-dice = Two dice
    .ask = What did player A's two dice show?
    .hint = Without dice, the chances are worked out.
impetus-exploration-field-b = Player B
    .no = Player B not stated
    .ask = How many exploration points does player B have, and what did B roll?
impetus-exploration-field-b-exploration_points = Exploration points
    .ask = How many exploration points has player B bought?
    .hint = Bought with army points, to control the field.
impetus-exploration-field-b-dice = Two dice
    .ask = What did player B's two dice show?
    .hint = Without dice, the chances are worked out.
impetus-exploration-field-ask = Chances
impetus-exploration-ask-p_a = that A controls the battlefield
impetus-exploration-ask-p_b = that B controls the battlefield
impetus-exploration-value-control = Who controls the battlefield
impetus-control-a = A
impetus-control-b = B
impetus-control-reroll = roll again
impetus-exploration-value-p_a = The chance that A controls the battlefield
impetus-exploration-value-p_b = The chance that B controls the battlefield
impetus-exploration-value-legal = The exploration points may be bought
impetus-exploration-value-violations = Reasons against it
impetus-exploration-value-cost = Cost
impetus-exploration-value-cost-a = Cost for A
impetus-exploration-value-cost-b = Cost for B
impetus-exploration-finding-a = Player A controls the battlefield.
impetus-exploration-finding-b = Player B controls the battlefield.
impetus-exploration-finding-reroll = Scores and points are level, so both roll again.
impetus-exploration-finding-p_a = The chance that player A controls the battlefield is { $p_a }.
impetus-exploration-finding-p_b = The chance that player B controls the battlefield is { $p_b }.
impetus-exploration-finding-legal = The exploration points are within the limit.
impetus-exploration-finding-too-many-points = An army has bought more than 10 exploration points.
impetus-exploration-step-too-many-points = { $applied ->
    [yes] { $side } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, more than { $most }.
   *[no] { $side } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; up to { $most } may be bought.
}
impetus-exploration-step-cost = { $applied ->
    [yes] { $side } pays { $value } { $value ->
        [one] point
       *[other] points
    } of the army's budget for the exploration points.
   *[no] { $side } has bought no exploration points.
}
impetus-exploration-step-score = { $side }: dice { $dice }, exploration points { $points }, in all { $value }.
impetus-exploration-step-mounted = The number of Mounted is not added.
impetus-exploration-step-tie = { $applied ->
    [yes] The scores are level: more points decide.
   *[no] Points need not break a tie.
}
impetus-exploration-step-reroll = { $applied ->
    [yes] Scores and points are level: roll again.
   *[no] No need to roll again.
}
impetus-exploration-step-chooses = { $applied ->
    [yes] The winner chooses to attack or to defend.
   *[no] Neither player chooses yet.
}
impetus-exploration-step-pairs = Of { $value } pairs of rolls that settle it, A wins { $wins } and B { $loses }.
impetus-exploration-step-even = { $applied ->
    [yes] Equal points: an even chance.
   *[no] The points are not equal.
}
impetus-exploration-step-certain = { $applied ->
    [yes] With { $most } { $most ->
    [one] point
   *[other] points
} against 0, the player who has them always wins.
   *[no] It is not { $most } { $most ->
    [one] point
   *[other] points
} against 0.
}
impetus-exploration-remedy-fewer = Allowed if { $side } buys { $more } { $more ->
    [one] point
   *[other] points
} fewer.
impetus-exploration-odds-a = A controls the battlefield
impetus-exploration-odds-b = B controls the battlefield

impetus-point-half-per-type = After the attacker's changes, does the limit per terrain type hold?

impetus-ground-impassable = impassable
impetus-ground-rough = rough
impetus-ground-difficult = difficult
impetus-ground-gentle-hill = gentle hill
impetus-ground-wood = wood
impetus-ground-steep-hill = steep hill
impetus-ground-wooded-hill = wooded hill
impetus-zone-outside = wholly outside the zones
impetus-zone-partly-in = partly in a zone
impetus-zone-inside = inside a zone
impetus-attacker-right-add = add
impetus-attacker-right-move = move
impetus-attacker-right-move-or-remove = move or remove

impetus-terrain-placement = Pieces of terrain
    .question = Are the pieces laid within the limits, and what may the attacker change?
    .legal = In order
    .illegal = Not in order
impetus-terrain-placement-field-format = Format
    .ask = What scale is the event, and how many points?
    .hint = Scale and points decide how many pieces there may be.
impetus-terrain-placement-field-pieces = Pieces the defender placed
    .no = Pieces the defender placed are not listed
    .ask = Can you list the pieces that the defender placed?
    .within = piece
impetus-terrain-placement-field-pieces-type = Type
    .ask = What kind of terrain is { $whose }?
    .hint = Woods and steep hills count as difficult.
impetus-terrain-placement-field-pieces-zone = Where
    .ask = Is { $whose } inside a deployment zone, partly in one, or outside?
    .hint = A zone of either player counts.
impetus-terrain-placement-field-defender_placed = How many the defender placed
    .none = not stated
    .ask = How many pieces did the defender place?
impetus-terrain-placement-field-before = How many before the attacker acts
    .none = not stated
    .ask = How many pieces are on the table before the attacker acts?
    .hint = Those the defender placed, before any is added, moved or removed.
impetus-terrain-placement-field-attacker_added = Added by the attacker
    .ask = How many pieces does the attacker add?
    .zero = The attacker adds no piece
impetus-terrain-placement-field-attacker_moved = Moved by the attacker
    .ask = How many pieces does the attacker move?
    .zero = The attacker moves no piece
impetus-terrain-placement-field-attacker_removed = Removed by the attacker
    .ask = How many pieces does the attacker remove?
    .zero = The attacker removes no piece
impetus-terrain-placement-field-final = Pieces left in the end
    .no = Pieces left in the end are not listed
    .ask = Can you list the pieces left on the table in the end?
    .within = piece
impetus-terrain-placement-field-final-type = Type
    .ask = What kind of terrain is { $whose } of those left on the table?
impetus-terrain-placement-field-final-zone = Where
    .ask = Where does { $whose } of those left on the table lie: in a deployment zone, partly in one, or outside?
    .hint = A zone of either player counts.
impetus-terrain-placement-field-one_outside = One of two left lies outside
    .no = Neither of the two left lies outside
    .ask = Is at least one of the two pieces left wholly outside both deployment zones?
    .hint = Needed only if two pieces are left.
impetus-terrain-placement-value-legal = Within the limits
impetus-terrain-placement-value-violations = Reasons against it
impetus-terrain-placement-value-attacker_may_add = The attacker may add
impetus-terrain-placement-value-attacker_may = The attacker may
impetus-terrain-placement-value-attacker_may-add = Pieces that the attacker may add
impetus-terrain-placement-value-attacker_may-move = Pieces that the attacker may move
impetus-terrain-placement-value-attacker_may-move_or_remove = Pieces that the attacker may either move or remove
impetus-terrain-placement-value-attacker_rights = What the attacker may do
impetus-terrain-placement-change = { $change ->
    [one] move or remove one
   *[other] move or remove { $change }
}
impetus-terrain-placement-finding-legal = Nothing that you have stated breaks the limits.
impetus-terrain-placement-finding-attacker_may_add = { $attacker_rights-code ->
    [add] The attacker may add a piece.
    [none] The attacker may add a piece.
   *[other] The attacker may add a piece, and move or remove up to two.
}
impetus-terrain-placement-finding-not-attacker_may_add = { $attacker_rights-code ->
    [move] The attacker may move one piece, and neither add nor remove any.
    [move-or-remove] The attacker may move or remove pieces, but add none.
   *[other] The attacker may not add a piece.
}
impetus-terrain-placement-finding-too-few-pieces = The defender has placed fewer than two pieces of terrain.
impetus-terrain-placement-finding-too-many-pieces = The defender has placed more than six pieces of terrain.
impetus-terrain-placement-finding-too-few-outside = Too few pieces are wholly outside both deployment zones: more than half must be.
impetus-terrain-placement-finding-too-many-of-one-type = More than half of the pieces of terrain are of one type.
impetus-terrain-placement-finding-no-piece = The defender has placed no piece of terrain at all.
impetus-terrain-placement-finding-more-than-three = The defender has placed more than three pieces of terrain.
impetus-terrain-placement-finding-more-than-one-inside = More than one piece lies in a deployment zone.
impetus-terrain-placement-finding-all-one-type = All the pieces of terrain are of one type.
impetus-terrain-placement-finding-adds-too-many = The attacker adds more than one piece.
impetus-terrain-placement-finding-may-not-add = The attacker adds a piece, though the defender has placed four or more.
impetus-terrain-placement-finding-too-many-changes = The attacker moves or removes more than two pieces in all.
impetus-terrain-placement-finding-not-his-right = With so many pieces placed the attacker has no right to these changes.
impetus-terrain-placement-finding-too-few-left = After the attacker's changes fewer than two pieces of terrain are left.
impetus-terrain-placement-finding-none-of-two-outside = Neither of the two pieces left is wholly outside both deployment zones.
impetus-terrain-placement-finding-too-many-of-one-type-left = Too many of the pieces left are of one type.
impetus-terrain-placement-step-rights = With { $value } { $value ->
    [one] piece
   *[other] pieces
} placed, the attacker { $add ->
    [0] { $move ->
        [0] { $change ->
            [0] may change nothing
           *[other] may { impetus-terrain-placement-change }
        }
       *[other] { $change ->
            [0] may move { $move }
           *[other] may move { $move }, or { impetus-terrain-placement-change }
        }
    }
   *[other] { $change ->
        [0] may add { $add }
       *[other] may add { $add }, and { impetus-terrain-placement-change }
    }
}.
impetus-terrain-placement-step-too-few-pieces = { $applied ->
    [yes] Pieces placed: { $placed }; at least { $least } are needed.
   *[no] Pieces placed: { $placed }, at least { $least } needed: enough.
}
impetus-terrain-placement-step-too-many-pieces = { $applied ->
    [yes] Pieces placed: { $placed }; at most { $most } are allowed.
   *[no] There are no more than { $most } pieces.
}
impetus-terrain-placement-step-too-few-outside = { $applied ->
    [yes] { $all ->
        [yes] { $outside } of { $placed } wholly outside the zones: { $needed } are needed.
       *[no] No more than { $outside } of { $placed } can still be wholly outside the zones: { $needed } are needed.
    }
   *[no] { $all ->
        [yes] { $outside } of { $placed } wholly outside the zones: that is enough.
       *[no] At least { $outside } of { $placed } wholly outside the zones: that is enough.
    }
}
impetus-terrain-placement-step-too-many-of-one-type = { $applied ->
    [yes] { $count } of one type ({ $type }): at most { $most }.
   *[no] No type has more than { $most } pieces.
}
impetus-terrain-placement-step-no-piece = { $applied ->
    [yes] No piece is placed: at least one is needed.
   *[no] At least one piece is placed.
}
impetus-terrain-placement-step-more-than-three = { $applied ->
    [yes] Pieces placed: { $placed }; at most { $most } are allowed.
   *[no] There are no more than { $most } pieces.
}
impetus-terrain-placement-step-more-than-one-inside = { $applied ->
    [yes] Pieces at least partly in a zone: { $inside }; only one may be.
   *[no] No more than one piece lies in a zone.
}
impetus-terrain-placement-step-single = { $applied ->
    [yes] A single piece has none to be compared with.
   *[no] More than one piece: their types are compared.
}
impetus-terrain-placement-step-all-one-type = { $applied ->
    [yes] All pieces are of one type: { $type }.
   *[no] The pieces are not all of one type.
}
impetus-terrain-placement-step-adds-too-many = { $applied ->
    [yes] Pieces the attacker adds: { $added }; only one is allowed.
   *[no] { $added ->
        [0] The attacker adds none.
       *[other] The attacker adds { $added }, which is allowed.
    }
}
impetus-terrain-placement-step-may-not-add = { $applied ->
    [yes] Enough pieces are placed, so the attacker may not add.
   *[no] The attacker adds none.
}
impetus-terrain-placement-step-too-many-changes = { $applied ->
    [yes] Pieces moved or removed: { $changed }; at most { $most }.
   *[no] Pieces moved or removed: { $changed }, at most { $most }: fine.
}
impetus-terrain-placement-step-not-his-right = { $applied ->
    [yes] Added { $added }, moved { $moved }, removed { $removed }: more than the attacker may do.
   *[no] Added { $added }, moved { $moved }, removed { $removed }: within what the attacker may do.
}
impetus-terrain-placement-step-too-few-left = { $applied ->
    [yes] Pieces left: { $left }; at least { $least } are needed.
   *[no] Pieces left: { $left }, which is enough.
}
impetus-terrain-placement-step-none-of-two-outside = { $applied ->
    [yes] Two pieces are left, and neither is wholly outside.
   *[no] Of the two pieces left, at least one is wholly outside.
}
impetus-terrain-placement-step-too-many-of-one-type-left = { $applied ->
    [yes] The table left counts: { $count } of one type ({ $type }), at most { $most }.
   *[no] { $count } of one type are left ({ $type }), but only what the defender placed counts.
}
impetus-terrain-placement-remedy-outside = Allowed if { $more ->
    [one] one more piece is
   *[other] { $more } more pieces are
} wholly outside the zones.
impetus-terrain-placement-remedy-another-type = Allowed if { $more ->
    [one] one piece is
   *[other] { $more } pieces are
} of another type, not { $type }.
impetus-terrain-placement-remedy-keep = Allowed if { $more ->
    [one] one more piece is left.
   *[other] { $more } more pieces are left.
}

impetus-point-road-over-marsh = Can a road run over a marsh?
impetus-point-piece-size = Between which two squares must a piece of terrain fit?

impetus-piece-road = road
impetus-piece-river = river
impetus-piece-lake = lake
impetus-piece-marsh = marsh
impetus-piece-town = town
impetus-piece-wood = wood
impetus-piece-steep-hill = steep hill
impetus-piece-wooded-hill = wooded hill
impetus-piece-gentle-hill = gentle hill
impetus-piece-rough = rough ground
impetus-piece-difficult = difficult ground
impetus-piece-impassable = impassable ground
impetus-edge-short-edge = a short side
impetus-edge-long-edge = a long side
impetus-river-roll-passed = it comes
impetus-river-roll-failed = it fails
impetus-terrain-piece-ask-size = its size
flag-silent-town-of-the-defender = The amendments leave it to the rulebook when the defender places a town.

impetus-terrain-piece = A piece of terrain
    .question = May this piece of terrain lie there?
impetus-terrain-piece-field-piece = Piece
    .pair = Which piece, and on what does it lie?
    .ask = What kind of terrain is the piece?
impetus-terrain-piece-field-over = What it lies on
    .none = nothing
    .ask = What does the piece of terrain lie on?
    .hint = Pieces may not overlap, apart from roads and water.
    .no = The piece lies on no other
impetus-terrain-piece-field-others = Other pieces it touches
    .none = no other piece
    .ask = Which other pieces does the piece of terrain touch?
    .no = The piece touches no other
impetus-terrain-piece-field-river = River
    .no = No river
impetus-terrain-piece-field-river-format = Format
    .ask = What scale is the event, and how many points?
impetus-terrain-piece-field-river-start_from_edge_u = Distance from the edge where it starts
    .none = not stated
    .ask = How many U from the table edge does the river start?
impetus-terrain-piece-field-river-parallel_to = Side it runs along
    .ask = Along which side of the table does the river run?
    .hint = A river runs along a short side of the table.
impetus-terrain-piece-field-river_roll = Roll for the river
    .ask = How did the roll for the river go?
    .hint = If the roll fails, the choice is spent all the same.
impetus-terrain-piece-field-player = Placed by
    .ask = Who places the piece of terrain?
impetus-terrain-piece-field-town_die = Die for the town
    .none = not rolled yet
    .ask = What does the die for the town show?
impetus-terrain-piece-field-ask = Ask
impetus-terrain-piece-value-overlap_ok = The pieces may overlap
impetus-terrain-piece-value-river_ok = The river may run like this
impetus-terrain-piece-value-town_placed = The town is placed
impetus-terrain-piece-value-size_ok = The size is allowed
impetus-terrain-piece-value-p = Chance of the town
impetus-terrain-piece-value-uses_a_choice = The river counts as one of the defender's choices
impetus-terrain-piece-value-replacement = Another piece may be placed instead
impetus-terrain-piece-value-violations = Reasons against it
impetus-terrain-piece-finding-overlap_ok = { $river_ok ->
    [no] The pieces may overlap, but the river may not run like this.
   *[other] { $town_placed ->
        [no] The pieces may overlap, but the town is not placed.
       *[other] { $over ->
            [none] The piece may be placed, as long as it lies on no other piece.
           *[other] The pieces may overlap.
        }
    }
}
impetus-terrain-piece-finding-not-overlap_ok = The pieces may not overlap.
impetus-terrain-piece-finding-river_ok = The river may run like this.
impetus-terrain-piece-finding-not-river_ok = The river may not run like this{ $river-parallel_to-code ->
    [long-edge] : it does not run along a short side of the table
   *[other] {""}
}.
impetus-terrain-piece-finding-town_placed = The town is placed.
impetus-terrain-piece-finding-not-town_placed = The town is not placed, because the die is too low.
impetus-terrain-piece-finding-size_ok = The size of the piece is allowed.
impetus-terrain-piece-finding-not-size_ok = The size of the piece is not allowed.
impetus-terrain-piece-finding-p = The chance that the town is placed is { $p }.
impetus-terrain-piece-finding-uses_a_choice = { $replacement ->
    [no] The river is not placed: its roll failed, and the choice is spent.
   *[other] The river may be placed, and counts as one of the defender's choices.
}
impetus-terrain-piece-finding-overlaps = The pieces overlap.
impetus-terrain-piece-finding-not-parallel = The river does not run along a short side.
impetus-terrain-piece-finding-too-far-400 = The river starts more than 40 U from the edge, too far at 400 and 500 points.
impetus-terrain-piece-finding-too-far-15-small = The river starts more than 30 U from the edge, too far at 300 and 350 points in 15 mm.
impetus-terrain-piece-finding-too-far-28 = The river starts more than 20 U from the edge, too far in 28 mm.
impetus-terrain-piece-finding-town-not-rolled = The town needs a die of 5 or more.
impetus-terrain-piece-finding-size = The size of the piece is wrong.
impetus-terrain-piece-step-exception = These may overlap: { $one }, { $other }.
impetus-terrain-piece-step-overlaps = These may not overlap: { $one }, { $other }.
impetus-terrain-piece-step-wooded-hill = { $applied ->
    [yes] A wood on a steep hill is one piece, a wooded hill.
   *[no] The pieces do not make a wooded hill.
}
impetus-terrain-piece-step-not-parallel = { $applied ->
    [yes] The river does not run along a short side.
   *[no] The river runs along a short side.
}
impetus-terrain-piece-step-too-far-400 = { $applied ->
    [yes] The river starts { $start } U from the edge: at most { $limit } is allowed.
   *[no] The river starts { $start } U from the edge, at most { $limit }: fine.
}
impetus-terrain-piece-step-too-far-15-small = { $applied ->
    [yes] The river starts { $start } U from the edge: at most { $limit } is allowed.
   *[no] The river starts { $start } U from the edge, at most { $limit }: fine.
}
impetus-terrain-piece-step-too-far-28 = { $applied ->
    [yes] The river starts { $start } U from the edge: at most { $limit } is allowed.
   *[no] The river starts { $start } U from the edge, at most { $limit }: fine.
}
impetus-terrain-piece-step-choice = A river is one of the defender's choices.
impetus-terrain-piece-step-river-roll = { $applied ->
    [yes] The roll failed: the choice is spent.
   *[no] The roll did not fail.
}
impetus-terrain-piece-step-town-not-rolled = { $applied ->
    [yes] { $die } on the die: { $needed } or more is needed.
   *[no] { $die } on the die: { $needed } or more was needed.
}
impetus-terrain-piece-step-beyond-limits = { $applied ->
    [yes] The limits on the number of pieces do not matter for a town.
   *[no] No town is placed, so no limit is touched.
}
impetus-terrain-piece-step-needed = The town needs { $value } or more.
impetus-terrain-piece-step-defenders-town = The rulebook says when the defender places a town.
impetus-terrain-piece-step-size = { $applied ->
    [yes] The size is taken to be fair.
   *[no] The size is taken to be unfair.
}
impetus-terrain-piece-remedy-wooded-hill = In order if one wooded hill is laid instead.
impetus-terrain-piece-remedy-nearer = In order if the river starts { $over } U nearer, at { $limit } U.
impetus-terrain-piece-remedy-town-die = The town is placed if the die shows { $needed } or more.
impetus-terrain-piece-odds-placed = the town is placed
impetus-terrain-piece-odds-not-placed = no town

impetus-deploys-attacker-baggage = the attacker's baggage
impetus-deploys-defender-baggage = the defender's baggage
impetus-deploys-commands-marked = commands drawn on the sheet
impetus-deploys-defender-command = a command of the defender's
impetus-deploys-attacker-command = a command of the attacker's

impetus-deployment = Deployment
    .question = Is the army deployed as it should be?
impetus-deployment-field-scale = Scale, mm
    .ask = Do you play in 15 or in 28 mm?
    .hint = Scale and points decide how far forward the army may deploy.
impetus-deployment-field-points = Points for each army
    .ask = How many points does each army have?
    .hint = Points and scale together decide which limits apply.
impetus-deployment-field-table_depth_cm = Depth of the table, cm
    .ask = How many cm deep is the table?
    .hint = 120 or 90.
impetus-deployment-field-distance_from_centre_u = Distances of the units from the centre line
    .ask = How many U from the centre line is each unit?
    .hint = One number, or several with commas.
impetus-deployment-field-order = What was put down, in order
    .none = not listed
    .ask = What was put on the table, and in what order?
    .hint = Everything placed up to here, from the first to the last.
impetus-deployment-field-command_positions_omitted = The commands are not drawn on the sheet
    .no = The commands are drawn on the sheet
    .none = no
    .ask = Are the commands left off the deployment sheet?
    .hint = Allowed only at 300 points.
impetus-deployment-field-rectangles_overlap = Rectangles on the sheet overlap
    .no = No rectangles on the sheet overlap
    .none = no
    .ask = Do any rectangles on the sheet overlap?
impetus-deployment-field-commands = Commands
    .no = No commands
    .ask = Which commands does the army deploy?
    .within = command
impetus-deployment-field-commands-vd = VD
    .ask = How many VD does { $whose } have in all?
    .hint = Demoralisation value: it decides who is deployed first.
impetus-deployment-field-commands-units = Units
    .none = not listed
    .ask = Where do the units of { $whose } stand?
impetus-deployment-field-commands-ambush = Those in ambush, by number
    .ask = Which units of { $whose } are in ambush?
    .hint = Units in ambush need not be inside the rectangle.
impetus-deployment-field-rectangle_holds = A rectangle holds the whole command
    .no = No rectangle holds the whole command
    .none = yes
    .ask = Can one rectangle hold the whole command?
    .hint = Any rectangle will do, at any angle; units in ambush are left out.
impetus-deployment-field-other_command_inside = Units of another command stand inside
    .no = No units of another command stand inside
    .none = no
    .ask = Do units of another command stand inside the rectangle?
    .hint = Commands may not be mixed: each must fit in a rectangle of its own.
impetus-deployment-field-ambusher_outside = A unit in ambush lies outside
    .no = No unit in ambush lies outside
    .ask = Is a unit in ambush outside the rectangle?
impetus-deployment-field-command_vds = VD of each command
    .ask = How many VD does each command have?
    .hint = Each player deploys the highest first.
impetus-deployment-field-first_deployed = VD of the command deployed first
    .ask = How many VD does the command deployed first have?
impetus-deployment-field-single_command = The army is one command
    .no = The army has several commands
    .ask = Is the whole army one command?
impetus-deployment-field-units = Units in all
    .ask = How many units does the army have?
impetus-deployment-field-leadership = The general's leadership
    .ask = What leadership does the rulebook give the general?
    .hint = The rulebook gives it for each level of general.
impetus-deployment-value-ok = The deployment is in order
impetus-deployment-value-violations = Reasons against it
impetus-deployment-value-first_wave = Units deployed first
impetus-deployment-value-second_wave = Units deployed later
impetus-deployment-value-held_back = Units held back
impetus-deployment-value-zone_u = Deployment zone, from the centre line
impetus-deployment-finding-ok = Nothing that you have stated is wrong with the deployment.
impetus-deployment-finding-not-ok = { $violations ->
    [too-far-forward] Not in order: a unit is too far forward.
    [baggage-order] Not in order: the defender's baggage was placed before the attacker's.
    [baggage-late] Not in order: a command was deployed before all the baggage was.
    [not-marked-first] Not in order: the commands must be drawn on the sheet after the baggage is down and before any command is deployed.
    [attacker-before-defender] Not in order: the attacker deployed before the defender.
    [positions-omitted] Not in order: the commands are not drawn on the deployment sheet.
    [rectangles-overlap] Not in order: rectangles on the sheet overlap.
    [not-in-one-rectangle] Not in order: a command does not fit in one rectangle.
    [strangers-inside] Not in order: units of another command stand inside the rectangle.
    [smaller-command-first] Not in order: a smaller command was deployed first.
   *[other] The army is not deployed as it should be.
}
impetus-deployment-finding-first_wave = { $first_wave } { $first_wave ->
    [one] unit is
   *[other] units are
} deployed first, { $second_wave } later.
impetus-deployment-finding-zone_u = The deployment zone ends { $zone_u } U from the centre line.
impetus-deployment-finding-too-far-forward = A unit is too far forward.
impetus-deployment-finding-baggage-order = The defender's baggage was placed before the attacker's.
impetus-deployment-finding-baggage-late = A command was deployed before all the baggage was.
impetus-deployment-finding-not-marked-first = The commands must be drawn on the sheet after the baggage is down and before any command is deployed.
impetus-deployment-finding-attacker-before-defender = The attacker deployed before the defender.
impetus-deployment-finding-positions-omitted = The commands are not drawn on the deployment sheet.
impetus-deployment-finding-rectangles-overlap = Rectangles on the sheet overlap.
impetus-deployment-finding-not-in-one-rectangle = A command does not fit in one rectangle.
impetus-deployment-finding-strangers-inside = Units of another command stand inside the rectangle.
impetus-deployment-finding-smaller-command-first = A smaller command was deployed first.
impetus-deployment-step-zone = The deployment zone ends { $value } U from the centre line.
impetus-deployment-step-as-printed = The document does not say how many centimetres a U is in this scale.
impetus-deployment-step-too-far-forward = { $applied ->
    [yes] { $distance } U from the centre line: { $zone } are needed.
   *[no] { $distance } U from the centre line, { $zone } needed: fine.
}
impetus-deployment-step-baggage-order = { $applied ->
    [yes] The defender's baggage came before the attacker's.
   *[no] The attacker's baggage came before the defender's.
}
impetus-deployment-step-baggage-late = { $applied ->
    [yes] A command came before the baggage of both sides.
   *[no] The baggage of both sides came before the commands.
}
impetus-deployment-step-not-marked-first = { $applied ->
    [yes] Commands are drawn after the baggage and before any of them deploys.
   *[no] Commands were drawn before any of them deployed.
}
impetus-deployment-step-attacker-before-defender = { $applied ->
    [yes] The attacker's command came before the defender's.
   *[no] The defender's command came first.
}
impetus-deployment-step-positions-omitted = { $applied ->
    [yes] At { $points } points the commands may not be left off the sheet.
   *[no] Nothing that must be on the sheet is left off.
}
impetus-deployment-step-omitted-at-300 = { $applied ->
    [yes] At 300 points the commands may be left off the sheet.
   *[no] The exception for 300 points is not used.
}
impetus-deployment-step-rectangles-overlap = { $applied ->
    [yes] Two rectangles overlap.
   *[no] No rectangles overlap.
}
impetus-deployment-step-ambushers = { $applied ->
    [yes] Units in ambush do not count.
   *[no] No unit is in ambush.
}
impetus-deployment-step-not-in-one-rectangle = { $applied ->
    [yes] The command does not fit in one rectangle.
   *[no] The command fits in one rectangle.
}
impetus-deployment-step-strangers-inside = { $applied ->
    [yes] Every rectangle around the command also takes in a unit of another command.
   *[no] A rectangle holds the command and no units of another.
}
impetus-deployment-step-ambusher-outside = The unit outside is in ambush: it does not count.
impetus-deployment-step-smaller-command-first = { $applied ->
    [yes] The first deployed has VD { $first }, the largest { $highest }.
   *[no] The first deployed has VD { $first }: none has more.
}
impetus-deployment-step-tied = { $applied ->
    [yes] Several commands have VD { $value }: any of them may be first.
   *[no] Just one command has VD { $value }.
}
impetus-deployment-step-hold-back = { $applied ->
    [yes] Leadership { $leadership }: units that may be held back, { $value } of { $units }.
   *[no] Leadership { $leadership }: no unit is held back.
}
impetus-deployment-step-first-part = { $value ->
    [one] One unit is deployed at first.
   *[other] { $value } units are deployed at first.
}
impetus-deployment-step-rest = { $applied ->
    [yes] The other { $value } { $value ->
        [one] comes
       *[other] come
    } after the opponent's first part.
   *[no] Nothing is left for later.
}
impetus-deployment-step-optional = The player may hold back fewer, or none.
impetus-deployment-remedy-back = In order if the unit at { $distance } U goes back by { $more } U.
impetus-deployment-remedy-highest-first = In order if the command of VD { $highest } is deployed first.

impetus-point-mounted-chariots = Do chariots and elephants count as Mounted?

impetus-model-A = model A (one whole command deploys forward)
impetus-model-B = model B (Mounted and skirmishers deploy forward)
impetus-model-both = both models

impetus-advanced-deployment = Advanced deployment
    .question = May this unit deploy forward?
impetus-advanced-deployment-field-scale = Scale, mm
    .ask = Do you play in 15 or in 28 mm?
    .hint = Advanced deployment is only for 15 mm.
impetus-advanced-deployment-field-points = Points for each army
    .ask = How many points does each army have?
    .hint = Points and scale together decide which limits apply.
impetus-advanced-deployment-field-model = Model
    .ask = Which model of advanced deployment does the army use?
    .hint = A: one command. B: mounted units and skirmishers.
impetus-advanced-deployment-field-swiss = The army is Swiss
    .no = The army is not Swiss
    .ask = Is the army Swiss?
    .if-not = Allowed if the army is not Swiss.
impetus-advanced-deployment-field-general = General of its command
    .none = one that may lead it
    .ask = What level of general leads the unit's command?
    .no = The general of its command may use advanced deployment
impetus-advanced-deployment-field-troop = Unit
    .none = one that may deploy so
    .ask = Which troops deploy forward?
impetus-advanced-deployment-field-from_centre_u = Distance from the centre line
    .none = not measured
    .ask = How many U from the centre line would the unit be?
    .hint = The line that divides the table lengthways.
impetus-advanced-deployment-field-nearest_visible_enemy_u = Distance of the nearest enemy deployed
    .none = not measured
    .ask = How many U away is the nearest enemy already deployed?
    .hint = Enemies in ambush do not count.
impetus-advanced-deployment-field-commands_using = Commands that use it
    .ask = How many commands use advanced deployment?
impetus-advanced-deployment-value-allowed = Allowed
impetus-advanced-deployment-value-violations = Reasons against it
impetus-advanced-deployment-finding-legal = Nothing forbids deploying the unit there.
impetus-advanced-deployment-finding-wrong-format = Advanced deployment is only for 15 mm at 400 or 500 points.
impetus-advanced-deployment-finding-both-models = The army uses both models, and only one is allowed.
impetus-advanced-deployment-finding-swiss = The Swiss use neither model.
impetus-advanced-deployment-finding-unfit-general = Units under this general{ $general-code ->
    [none] {""}
   *[other] {" "}({ $general })
} do not use advanced deployment.
impetus-advanced-deployment-finding-unfit-general-b = Units under this general{ $general-code ->
    [none] {""}
   *[other] {" "}({ $general })
} do not use advanced deployment.
impetus-advanced-deployment-finding-two-commands = More than one command deploys forward, and model A allows only one.
impetus-advanced-deployment-finding-wrong-troop = Model B is for mounted and skirmishers, not for these troops{ $troop-code ->
    [none] {""}
   *[other] : { $troop }
}.
impetus-advanced-deployment-finding-too-close-to-centre = The unit is less than 10 U from the centre line.
impetus-advanced-deployment-finding-too-close-to-enemy = An enemy already deployed is 30 U from the unit or nearer.
impetus-advanced-deployment-step-wrong-format = { $applied ->
    [yes] Advanced deployment is not for this format.
   *[no] The format allows advanced deployment.
}
impetus-advanced-deployment-step-both-models = { $applied ->
    [yes] The two models exclude one another.
   *[no] The army uses one model only.
}
impetus-advanced-deployment-step-swiss = { $applied ->
    [yes] The army is Swiss.
   *[no] The army is not Swiss.
}
impetus-advanced-deployment-step-unfit-general = { $applied ->
    [yes] The general's level forbids it ({ $general }).
   *[no] The general's level allows it.
}
impetus-advanced-deployment-step-unfit-general-b = { $applied ->
    [yes] The general's level forbids it ({ $general }).
   *[no] The general's level allows it.
}
impetus-advanced-deployment-step-any-command = { $applied ->
    [yes] { $value } commands use model B: they may.
   *[no] One command uses advanced deployment.
}
impetus-advanced-deployment-step-two-commands = { $applied ->
    [yes] { $commands } commands use model A: only one may.
   *[no] One command uses advanced deployment.
}
impetus-advanced-deployment-step-mounted = { $applied ->
    [yes] Chariots and elephants count as Mounted.
   *[no] Only cavalry is Mounted.
}
impetus-advanced-deployment-step-wrong-troop = { $applied ->
    [yes] { $troop }: neither Mounted nor skirmishers.
   *[no] { $troop }: model B allows it.
}
impetus-advanced-deployment-step-too-close-to-centre = { $applied ->
    [yes] { $distance } U from the centre line: at least { $limit }.
   *[no] { $distance } U from the centre line, at least { $limit }: fine.
}
impetus-advanced-deployment-step-too-close-to-enemy = { $applied ->
    [yes] { $distance } U from the enemy: over { $limit } is needed.
   *[no] { $distance } U from the enemy, over { $limit }: fine.
}
impetus-advanced-deployment-step-ambushers = Enemies in ambush do not count.
impetus-advanced-deployment-remedy-back = Allowed if the unit stands { $more } U further back.
impetus-advanced-deployment-remedy-away = { $more ->
    [0] Allowed if the enemy is more than { $limit } U away.
   *[other] Allowed if the enemy is more than { $more } U further away, over { $limit } U.
}

# Ambushes, flank marches, generals, the shield wall.

impetus-ambush-terrain = Which troops hide where
impetus-ambush-terrain-yes = ●
impetus-ambush-ground-difficult = woods, steep or wooded hills, other difficult ground of limited visibility
impetus-ambush-ground-gentle-hill = gentle hills
impetus-ambush-ground-rough = rough ground of limited visibility
impetus-ambush-troop-cp = CP
impetus-ambush-troop-cm = CM
impetus-ambush-troop-cl = CL
impetus-ambush-troop-cgp = CGP
impetus-ambush-troop-cgl = CGL
impetus-ambush-troop-el = El
impetus-ambush-troop-w = W
impetus-ambush-troop-fp = FP
impetus-ambush-troop-pike = FP with pikes
impetus-ambush-troop-fl = FL
impetus-ambush-troop-t = T
impetus-ambush-troop-s = S
impetus-battle-limits = Figures of ambushes, flank marches and generals
impetus-battle-limits-ambush-reveal = an ambush is revealed, U at most
impetus-battle-limits-ambush-units = units in one ambush, at most
impetus-battle-limits-ambush-pikes = pikes of one Large Unit in ambush
impetus-battle-limits-rough-visibility = visibility in rough ground, U
impetus-battle-limits-march-entry = entry of a flank march, U from the edge
impetus-battle-limits-march-roll = a flank march arrives, two dice and leadership, at least
impetus-battle-limits-march-share = VD on a flank march, % of VDT at most
impetus-battle-limits-genius-reach = reach of a Genius off the table, U
impetus-battle-limits-joan-cost = Joan of Arc, points
impetus-battle-limits-joan-die = Joan tests, die at least
impetus-bonuses = What generals, Joan and the Shield Wall add
impetus-bonuses-rally = rallying under a Charismatic
impetus-bonuses-charismatic-march = a Charismatic to other generals
impetus-bonuses-joan-cohesion = cohesion near Joan of Arc
impetus-bonuses-wall-shooting = shooting at a Shield Wall
impetus-scale-distances = Distances by scale
impetus-scale-15mm = 15 mm
impetus-scale-28mm = 28 mm
impetus-distance-march-enemy = flank march from the enemy, more than
impetus-distance-march-reaction = reaction to a flank march, less than
impetus-distance-joan-bonus = Joan's bonus, within
impetus-distance-joan-loss = Joan's loss, within

impetus-point-pikes-behind = Can pikes lie in ambush behind a hill?
impetus-point-scythed-ambush = Can scythed chariots lie in ambush?
impetus-point-limited-visibility = Must the terrain of an ambush limit visibility?
flag-conflict-pikes-behind = One passage lets pikes hide behind a hill, another says that no unit may hide behind anything.
flag-conflict-limited-visibility = One passage asks for limited visibility, another says that it does not matter.

impetus-cover-wood = wood
impetus-cover-steep-hill = steep hill
impetus-cover-wooded-hill = wooded hill
impetus-cover-difficult-limited = other difficult ground of limited visibility
impetus-cover-gentle-hill = gentle hill
impetus-cover-rough-limited = rough ground of limited visibility
impetus-cover-other = other ground
impetus-influence-own = your own
impetus-influence-enemy = the enemy's
impetus-influence-both = both

impetus-ambush = Ambush
    .question = May these units hide there?
impetus-ambush-field-troop = Troops
    .ask = Which troops are to hide?
impetus-ambush-field-pike = Armed with pikes
    .no = Not armed with pikes
    .ask = Are the troops that hide armed with pikes?
    .if-not = Allowed if the troops that hide are not armed with pikes.
impetus-ambush-field-terrain = Terrain
    .ask = What terrain do the troops hide in?
impetus-ambush-field-units = Units hidden there in all
    .ask = How many units in all hide in that terrain?
    .hint = A Large Unit of two counts as two.
impetus-ambush-field-large_unit_size = Units in the Large Unit
    .none = no Large Unit
    .ask = How many units make up the Large Unit?
    .hint = A unit by itself is no Large Unit.
    .no = No Large Unit hides there
impetus-ambush-field-same_command = All of one command
    .no = Not all of one command
    .ask = Are all the hidden units of one command?
    .if-so = Allowed if all the hidden units are of one command.
impetus-ambush-field-behind = Behind the terrain, not inside
    .no = Inside the terrain, not behind
    .ask = Are the units behind the terrain, not inside it?
impetus-ambush-field-greater_control = Its player has the greater control
    .no = Its player does not have the greater control
    .ask = Does the player who hides units have the greater control of the field?
    .hint = The player who won the exploration roll before deployment has it.
impetus-ambush-field-defender = Its player is the defender
    .no = Its player is not the defender
    .ask = Is the player who hides units the defender?
    .if-so = Allowed if the player who hides units is the defender.
    .hint = Only the defender may use terrain in both zones.
impetus-ambush-field-touches = Zones of influence the piece lies in
    .none = the player's own
    .ask = In whose zone of influence does the terrain lie?
    .hint = A piece that lies partly in a zone belongs to it.
    .no = The terrain lies in the zone of the player who hides there
impetus-ambush-field-terrain_touches = Zones of influence it touches
    .ask = Whose zone of influence does the terrain touch?
    .hint = Even a small part inside a zone is enough.
impetus-ambush-field-inside_own_zone = Inside the player's own zone
    .no = Not inside the player's own zone
    .ask = Is the terrain in the zone of influence of the player who hides units?
    .if-so = Allowed if the terrain is in the zone of influence of the player who hides units.
impetus-ambush-field-terrain_in_both_zones = The piece lies in both zones
    .no = The piece does not lie in both zones
    .ask = Does the terrain lie in both zones of influence?
    .hint = Then only the defender may use it.
impetus-ambush-value-allowed = Allowed
impetus-ambush-value-violations = Reasons against it
impetus-ambush-whatever-illegal = { $terrain-code ->
    [other] No unit can hide in this kind of terrain.
   *[listed] These troops may not hide there, for a reason that depends on the other facts.
}
impetus-ambush-finding-legal = { $terrain-code ->
    [wood] In a wood
    [steep-hill] On a steep hill
    [wooded-hill] On a wooded hill
    [gentle-hill] On a gentle hill
    [none] Here
   *[other] In { $terrain }
} { $troop-code ->
    [none] these troops
   *[other] { $troop }
} may hide.
impetus-ambush-finding-artillery = Artillery never hides.
impetus-ambush-finding-mounted = Mounted troops hide only on gentle hills.
impetus-ambush-finding-pikes = Pikes hide only on gentle hills.
impetus-ambush-finding-not-in-row = { $terrain-code ->
    [wood] In a wood
    [steep-hill] On a steep hill
    [wooded-hill] On a wooded hill
    [gentle-hill] On a gentle hill
    [none] Here
   *[other] In { $terrain }
} { $troop-code ->
    [none] these troops
   *[other] { $troop }
} may not hide.
impetus-ambush-finding-other-ground = No unit can hide in this kind of terrain.
impetus-ambush-finding-scythed = Scythed chariots never hide.
impetus-ambush-finding-behind = The units are behind the terrain, and no unit hides there.
impetus-ambush-finding-pikes-behind = Pikes, too, hide only inside the terrain.
impetus-ambush-finding-outside-zone = The terrain is outside the zone of influence of the player who sets the ambush.
impetus-ambush-finding-attacker-in-both = The terrain lies in both zones, so only the defender may use it.
impetus-ambush-finding-too-many = Too many units hide there: at most two may, or a Large Unit of three pikes.
impetus-ambush-finding-two-commands = The units are of different commands.
impetus-ambush-step-artillery = Artillery never hides.
impetus-ambush-step-visibility = { $applied ->
    [yes] Any difficult ground hides troops.
   *[no] The kind of terrain decides: no unit can hide in open difficult ground.
}
impetus-ambush-step-other-ground = { $applied ->
    [yes] No row of the table names this terrain ({ $terrain }).
   *[no] The terrain is taken to be difficult ground.
}
impetus-ambush-step-scythed = { $applied ->
    [yes] Scythed chariots are in no row of the table.
   *[no] Scythed chariots hide as Mounted do.
}
impetus-ambush-step-mounted = { $applied ->
    [yes] Mounted do not hide there ({ $terrain }).
   *[no] Mounted may hide there ({ $terrain }).
}
impetus-ambush-step-pikes = { $applied ->
    [yes] Pikes do not hide there ({ $terrain }).
   *[no] Pikes may hide there ({ $terrain }).
}
impetus-ambush-step-not-in-row = { $applied ->
    [yes] { $troop }: not in the row of this terrain ({ $terrain }).
   *[no] { $troop }: in the row of this terrain ({ $terrain }).
}
impetus-ambush-step-behind = { $applied ->
    [yes] The units are behind the piece.
   *[no] The units are inside the piece.
}
impetus-ambush-step-pikes-behind = { $applied ->
    [yes] The exception for pikes is about their number only.
   *[no] Three units of pikes may be behind.
}
impetus-ambush-step-which-hill = The hill is taken to be a gentle one.
impetus-ambush-step-reach = { $applied ->
    [yes] The zone reaches to the centre line.
   *[no] The zone is the deployment zone.
}
impetus-ambush-step-attacker-in-both = { $applied ->
    [yes] The piece lies in both zones, and the player who hides units attacks.
   *[no] The piece lies in both zones, and the player who hides units defends.
}
impetus-ambush-step-outside-zone = { $applied ->
    [yes] The piece is not in the zone of the player who hides units.
   *[no] The piece is in the zone of the player who hides units.
}
impetus-ambush-step-counts-whole = { $applied ->
    [yes] A piece partly in the zone belongs wholly to it.
   *[no] The piece is not partly in the zone.
}
impetus-ambush-step-large-unit = The Large Unit counts as { $value }.
impetus-ambush-step-three-pikes = { $applied ->
    [yes] Pikes may hide as a Large Unit of { $value }.
   *[no] The exception for pikes does not apply.
}
impetus-ambush-step-too-many = { $applied ->
    [yes] Units to hide: { $count }; at most { $most } may.
   *[no] { $count } { $count ->
        [one] unit
       *[other] units
    }: not too many.
}
impetus-ambush-step-two-commands = { $applied ->
    [yes] The units are of several commands.
   *[no] The units are of one command.
}
impetus-ambush-remedy-gentle-hill = Allowed if the troops hide on a gentle hill.
impetus-ambush-remedy-inside = Allowed if the troops hide inside the terrain.
impetus-ambush-remedy-fewer = Allowed if { $more ->
    [one] one unit fewer hides there.
   *[other] { $more } units fewer hide there.
}

impetus-trigger-owner-activates = the owner activates it
impetus-trigger-enemy-distance = an enemy is near
impetus-moment-move-phase-end = at the end of a movement phase
impetus-moment-command-deployed = when the enemy command has been deployed
impetus-moment-mid-move = while moving past
impetus-ambusher-hidden = a hidden unit
impetus-ambusher-visible-ambush = a visible ambush
impetus-placement-wholly-inside = wholly inside
impetus-placement-centred = centre on centre
impetus-placement-keeps-its-place = it keeps its place

impetus-ambush-reveal = Ambush revealed
    .question = Is the ambush revealed, and where do its units go?
impetus-ambush-reveal-field-trigger = What happens
    .none = nothing that reveals it
    .ask = What might reveal the ambush?
    .no = Nothing happens that reveals it
impetus-ambush-reveal-field-enemy_distance_u = Distance of the enemy from the terrain
    .none = not measured
    .ask = How many U from the terrain is the enemy?
impetus-ambush-reveal-field-moment = When the enemy is that near
    .ask = When is the enemy that near the terrain?
    .hint = What counts is where the enemy is when its movement phase ends.
impetus-ambush-reveal-field-flank_march_enters_at_u = Distance of the march's unit from the terrain
    .none = no flank march
    .ask = How many U from the terrain does a unit of the flank march come on?
    .no = No flank march comes on near it
impetus-ambush-reveal-field-hidden_in_terrain = Units are hidden there
    .no = No units are hidden there
    .ask = Are there units hidden in that terrain?
impetus-ambush-reveal-field-terrain_big_enough = The terrain can hold them
    .no = The terrain cannot hold them
    .ask = Is the terrain large enough for the units?
    .hint = Large enough if all of them fit wholly inside it.
impetus-ambush-reveal-field-friends_leave_room = Friends leave room
    .no = Friends do not leave room
    .ask = Do friends leave room for the units that come out?
impetus-ambush-reveal-field-visible_ambush = The ambush is a visible one
    .no = The ambush is not a visible one
    .ask = Is the ambush a visible one?
impetus-ambush-reveal-field-enemy_enters_to_contact = An enemy enters and would touch them
    .no = No enemy enters that would touch them
    .ask = Would an enemy entering the terrain touch the units?
impetus-ambush-reveal-field-opportunity_for = Who would be on opportunity
    .none = nobody
    .ask = Who would be on opportunity: a hidden unit, or a visible ambush?
    .hint = Hidden units are not on opportunity, those in a visible ambush may be.
impetus-ambush-reveal-field-unit_share_outside_terrain = Part of the unit outside, 0 to 1
    .ask = How much of the unit is outside the terrain, from 0 to 1?
    .hint = A half is 0.5.
impetus-ambush-reveal-value-revealed = The ambush is revealed
impetus-ambush-reveal-value-allowed = May be on opportunity
impetus-ambush-reveal-value-violations = Reasons against it
impetus-ambush-reveal-value-enemy_stops = The enemy stops
impetus-ambush-reveal-value-has_left = The unit has left the terrain
impetus-ambush-reveal-value-placement = Where the units are placed
impetus-ambush-reveal-value-eliminated = The units are eliminated
impetus-ambush-reveal-value-melee = Melee
impetus-ambush-reveal-finding-revealed = { $eliminated ->
    [yes] The ambush is revealed, and its units are lost, as friends leave them no room.
   *[other] The ambush is revealed.
}
impetus-ambush-reveal-finding-not-revealed = { $hidden_in_terrain ->
    [no] No ambush is hidden there.
   *[other] The ambush stays hidden.
}
impetus-ambush-reveal-finding-legal = A unit in a visible ambush may be put on opportunity.
impetus-ambush-reveal-finding-hidden = Hidden units are never on opportunity.
impetus-ambush-reveal-finding-enemy_stops = The enemy stops short of contact.
impetus-ambush-reveal-finding-has_left = The unit has left the terrain.
impetus-ambush-reveal-finding-not-has_left = The unit is still in the terrain.
impetus-ambush-reveal-finding-keeps-its-place = The unit keeps its place until it is moved.
impetus-ambush-reveal-step-march = { $applied ->
    [yes] The march enters { $value } U from the terrain, { $limit } or less: revealed.
   *[no] The march enters { $value } U from the terrain: nothing is revealed.
}
impetus-ambush-reveal-step-activated = The owner activates the ambush.
impetus-ambush-reveal-step-passing-by = Passing by reveals nothing.
impetus-ambush-reveal-step-command-deployed = { $applied ->
    [yes] The whole enemy command has been deployed.
   *[no] No enemy command has just been deployed.
}
impetus-ambush-reveal-step-distance = { $applied ->
    [yes] The enemy is { $value } U from the terrain, { $limit } or less.
   *[no] The enemy is { $value } U from the terrain, more than { $limit }.
}
impetus-ambush-reveal-step-not-in-melee = The units are not placed in melee.
impetus-ambush-reveal-step-placement = { $applied ->
    [yes] There is room: wholly inside, facing at will.
   *[no] There is no room: centre on centre, facing at will.
}
impetus-ambush-reveal-step-as-a-group = { $applied ->
    [yes] Several units form a group first.
   *[no] No group is needed.
}
impetus-ambush-reveal-step-no-room = { $applied ->
    [yes] Friends leave no room: the units are lost.
   *[no] Friends leave room.
}
impetus-ambush-reveal-step-keeps-its-place = A visible ambush keeps its place until it is moved.
impetus-ambush-reveal-step-enemy-stops = The enemy stops just short of contact.
impetus-ambush-reveal-step-no-melee = There is no automatic melee.
impetus-ambush-reveal-step-hidden = { $applied ->
    [yes] Hidden units are not on opportunity.
   *[no] A visible ambush may be on opportunity.
}
impetus-ambush-reveal-step-left = { $applied ->
    [yes] { $value } % outside: it has left.
   *[no] { $value } % outside: it has not left.
}
impetus-ambush-reveal-step-no-disorder = { $applied ->
    [yes] Leaving the terrain brings no disorder.
   *[no] The unit is not leaving the terrain.
}
impetus-ambush-reveal-remedy-farther = The ambush stays hidden if the enemy is more than { $limit } U away.

impetus-point-meeting-marches = In 28 mm, how far from the enemy do two marches that meet come on?
flag-conflict-meeting-marches = For two marches the text repeats only the distance of the smaller scale.

impetus-side-a = A
impetus-side-b = B
impetus-first-to-place-a = A
impetus-first-to-place-b = B
impetus-first-to-place-reroll = roll again
impetus-counts-as-destroyed = destroyed

impetus-flank-march = Flank march
    .question = May the command march, where may it come on, and who may react?
impetus-flank-march-field-scale = Scale, mm
    .ask = Do you play in 15 or in 28 mm?
    .hint = In 28 mm the distances from the enemy are shorter.
impetus-flank-march-field-general = General
    .none = one that may lead the march
    .ask = What level of general leads the march?
    .no = The general may lead the march
impetus-flank-march-field-is_cic = Its general is the CiC
    .no = Its general is not the CiC
    .ask = Is the general of the march the CiC?
    .hint = Commander-in-chief of the whole army.
impetus-flank-march-field-commands_sent = Commands sent
    .none = not stated
    .ask = How many commands are sent?
impetus-flank-march-field-command_vd = VD of the command
    .none = not stated
    .ask = How many VD does the command sent have?
impetus-flank-march-field-army_vdt = VDT of the army
    .ask = How many VD does the whole army have?
    .hint = The demoralisation values of all commands, added up.
impetus-flank-march-field-noted = Noted on the deployment sheet
    .hint = Which command marches, and by which side it comes on.
impetus-flank-march-field-noted-command = The command that marches
    .no = The command that marches is not noted
    .ask = Does the deployment sheet say which command marches?
    .hint = A march must be written down before the game begins.
    .if-so = Allowed if the deployment sheet says which command is marching.
impetus-flank-march-field-noted-side = The side it comes on
    .no = The side it comes on is not noted
    .ask = Does the deployment sheet say by which side the march comes on?
    .hint = Left or right.
    .if-so = Allowed if the deployment sheet says from which side the march enters.
impetus-flank-march-field-roll = Arrival roll, two dice
    .ask = What did the two dice for the arrival show?
    .hint = A double 1 under a Poor general cancels the march.
impetus-flank-march-field-leadership = Leadership of its general
    .ask = What leadership does the rulebook give the general?
    .hint = It is added to the arrival roll.
impetus-flank-march-field-from_edge_u = Distance of the unit from the edge of entry
    .none = not measured
    .ask = How many U from the edge of entry does the unit come on?
impetus-flank-march-field-nearest_enemy_u = Distance of the nearest enemy
    .none = not measured
    .ask = How many U from the unit is the nearest enemy?
impetus-flank-march-field-distance_to_entered_u = Distance of the unit that reacts from one that has entered
    .none = not measured
    .ask = How many U from the unit that has come on is the unit that would react?
impetus-flank-march-field-after_turn_distance_u = Distance from the enemy after the pivot
    .none = not measured
    .ask = How many U from the enemy is the unit after its pivot?
    .hint = Turning to face must not bring it closer than allowed.
impetus-flank-march-field-both_arrive = Two marches meet
    .no = No two marches meet
    .ask = Do both players' marches arrive together?
impetus-flank-march-field-rolls = Arrival rolls with leadership
    .no = Arrival rolls not made yet
    .none = not rolled yet
    .hint = Those that brought the two marches on, leadership included.
impetus-flank-march-field-rolls-a = Player A
    .ask = What was player A's arrival roll, leadership included?
    .hint = Two dice, plus the leadership of A's marching general.
impetus-flank-march-field-rolls-b = Player B
    .ask = What was player B's arrival roll, leadership included?
    .hint = Two dice, plus the leadership of B's marching general.
impetus-flank-march-field-better_structure = Better command structure
    .none = not compared
    .ask = Whose command structure is better?
    .hint = It decides who places first when the two rolls are equal.
impetus-flank-march-value-arrives = The march arrives
impetus-flank-march-value-march_cancelled = The march is cancelled
impetus-flank-march-value-placement_ok = The unit may come on there
impetus-flank-march-value-may_react = The unit may react
impetus-flank-march-value-first_to_place = Who places first
impetus-flank-march-value-allowed = The command may march
impetus-flank-march-value-violations = Reasons against it
impetus-flank-march-value-counts_as = Its troops count as
impetus-flank-march-finding-arrives = The flank march comes on next turn.
impetus-flank-march-finding-not-arrives = The flank march does not come on next turn.
impetus-flank-march-finding-march_cancelled = The flank march is cancelled: its troops count as destroyed for the victory conditions.
impetus-flank-march-finding-placement_ok = The unit may come on there.
impetus-flank-march-finding-not-placement_ok = The unit may not come on there.
impetus-flank-march-finding-may_react = The unit may pivot towards the nearest enemy, or turn about.
impetus-flank-march-finding-not-may_react = The unit may not react to the flank march.
impetus-flank-march-finding-a = Player A places their flank march first.
impetus-flank-march-finding-b = Player B places their flank march first.
impetus-flank-march-finding-reroll = The rolls are level: both roll again, unless one command structure is better.
impetus-flank-march-finding-legal = { $general-code ->
    [none] Nothing forbids sending the command, if its general is neither Incompetent nor a Coward.
   *[other] Nothing forbids sending the command.
}
impetus-flank-march-finding-too-many-commands = More than one command is sent, and only one may make a flank march.
impetus-flank-march-finding-incompetent = An Incompetent may not lead a flank march.
impetus-flank-march-finding-coward = Cowards may not lead a flank march.
impetus-flank-march-finding-over-half = The command has more than half of the army's VDT.
impetus-flank-march-finding-command-not-noted = The deployment sheet does not say which command marches.
impetus-flank-march-finding-side-not-noted = The deployment sheet does not say on which side the march comes on.
impetus-flank-march-finding-too-far-in = The unit would come on more than 12 U from the edge.
impetus-flank-march-finding-too-close-15 = The unit would come on 5 U or less from the enemy.
impetus-flank-march-finding-too-close-28 = The unit would come on 3 U or less from the enemy.
impetus-flank-march-finding-too-close-meeting = The unit would come on 5 U or less from the enemy, the figure printed for marches that meet.
impetus-flank-march-finding-out-of-reach-15 = The flank march is 15 U away or more, too far for a reaction.
impetus-flank-march-finding-out-of-reach-28 = The flank march is 10 U away or more, too far for a reaction.
impetus-flank-march-finding-closes-in-15 = The pivot brings the unit to less than 5 U from the enemy.
impetus-flank-march-finding-closes-in-28 = The pivot brings the unit to less than 3 U from the enemy.
impetus-flank-march-step-leadership = Leadership { $value }, from the rulebook.
impetus-flank-march-step-arrival = { $applied ->
    [yes] { $value } in all, and { $needed } are needed: the march comes on next turn.
   *[no] { $value } in all, less than { $needed }: the march stays off the table.
}
impetus-flank-march-step-poor-double-one = { $applied ->
    [yes] A Poor general and a double 1: the march is off.
   *[no] It is not a double 1 by a Poor general.
}
impetus-flank-march-step-incompetent-at-once = The general becomes Incompetent at once.
impetus-flank-march-step-destroyed = For victory the troops of the march count as destroyed.
impetus-flank-march-step-too-many-commands = { $applied ->
    [yes] { $commands } commands are sent: only one may march.
   *[no] One command is sent.
}
impetus-flank-march-step-incompetent = { $applied ->
    [yes] The general is Incompetent.
   *[no] The general is not Incompetent.
}
impetus-flank-march-step-coward = { $applied ->
    [yes] The general is a Coward.
   *[no] The general is not a Coward.
}
impetus-flank-march-step-cic = { $applied ->
    [yes] The CiC's command may march too.
   *[no] The command is not the CiC's, as far as stated.
}
impetus-flank-march-step-over-half = { $applied ->
    [yes] VD { $vd } of { $vdt }: at most { $most } may march.
   *[no] VD { $vd } of { $vdt }: not more than half.
}
impetus-flank-march-step-exact-half = { $applied ->
    [yes] Exactly half is allowed.
   *[no] The command does not have exactly half.
}
impetus-flank-march-step-command-not-noted = { $applied ->
    [yes] The deployment sheet does not name the command.
   *[no] The deployment sheet names the command.
}
impetus-flank-march-step-side-not-noted = { $applied ->
    [yes] The deployment sheet does not name the side.
   *[no] The deployment sheet names the side.
}
impetus-flank-march-step-too-far-in = { $applied ->
    [yes] { $distance } U from the edge: at most { $limit }.
   *[no] { $distance } U from the edge, at most { $limit }: fine.
}
impetus-flank-march-step-too-close-15 = { $applied ->
    [yes] { $distance } U from the enemy: more than { $limit } is needed.
   *[no] { $distance } U from the enemy, more than { $limit }: fine.
}
impetus-flank-march-step-too-close-28 = { $applied ->
    [yes] { $distance } U from the enemy: more than { $limit } is needed.
   *[no] { $distance } U from the enemy, more than { $limit }: fine.
}
impetus-flank-march-step-same-distances = With two marches the same distances apply.
impetus-flank-march-step-too-close-meeting = { $applied ->
    [yes] { $distance } U from the enemy: the printed { $limit } is not exceeded.
   *[no] The printed { $limit } U is the other scale's.
}
impetus-flank-march-step-out-of-reach-15 = { $applied ->
    [yes] { $distance } U from a unit of the march: less than { $limit } is needed.
   *[no] { $distance } U from a unit of the march, less than { $limit }: it may react.
}
impetus-flank-march-step-out-of-reach-28 = { $applied ->
    [yes] { $distance } U from a unit of the march: less than { $limit } is needed.
   *[no] { $distance } U from a unit of the march, less than { $limit }: it may react.
}
impetus-flank-march-step-closes-in-15 = { $applied ->
    [yes] The pivot brings the unit to { $distance } U: at least { $limit } is needed.
   *[no] The pivot leaves the unit { $distance } U away, at least { $limit }: fine.
}
impetus-flank-march-step-closes-in-28 = { $applied ->
    [yes] The pivot brings the unit to { $distance } U: at least { $limit } is needed.
   *[no] The pivot leaves the unit { $distance } U away, at least { $limit }: fine.
}
impetus-flank-march-step-wheel = The unit pivots on the centre of its front towards the nearest enemy.
impetus-flank-march-step-about-turn = Or it makes an about-turn, without disorder.
impetus-flank-march-step-rolls = { $applied ->
    [yes] A rolled { $a }, B { $b }: the higher places first.
   *[no] Both have { $a }.
}
impetus-flank-march-step-structure = { $applied ->
    [yes] The better command structure places first.
   *[no] Neither command structure is said to be better.
}
impetus-flank-march-step-reroll = { $applied ->
    [yes] The dice are rolled again.
   *[no] No need to roll again.
}
impetus-flank-march-remedy-smaller-command = Allowed if the command has { $more } VD less.
impetus-flank-march-remedy-nearer-the-edge = In order if the unit comes on { $more } U nearer the edge.
impetus-flank-march-remedy-from-the-enemy = { $more ->
    [0] In order if the unit comes on more than { $limit } U from the enemy.
   *[other] In order if the unit comes on more than { $more } U further from the enemy, over { $limit } U.
}
impetus-flank-march-remedy-about-turn = In order if the unit makes an about-turn instead.

impetus-flank-march-odds = Odds of a flank march
    .question = How likely is the march to have arrived?
impetus-flank-march-odds-field-leadership = Leadership of its general
    .ask = What leadership does the rulebook give the general?
    .hint = It is added to every arrival roll.
impetus-flank-march-odds-field-turn = By the start of turn
    .ask = By the start of which turn should the march have arrived?
    .hint = The first roll is at the end of the first turn.
impetus-flank-march-odds-field-poor_general = The general is Poor
    .no = The general is not Poor
    .ask = Is the general of the march Poor?
    .hint = On a double 1 the march is cancelled.
impetus-flank-march-odds-field-ask = Chances
    .hint = On one roll, or by the start of a turn.
impetus-flank-march-odds-ask-p_roll = that one roll succeeds
impetus-flank-march-odds-ask-p_arrived_by = that it has arrived by then
impetus-flank-march-odds-ask-p_lost_by = that it is lost by then
impetus-flank-march-odds-value-p_arrived_by = Chance that the march has arrived
impetus-flank-march-odds-value-p_lost_by = Chance that the march is lost
impetus-flank-march-odds-value-p_roll = Chance on one roll
impetus-flank-march-odds-finding-p_arrived_by = The chance that the flank march has arrived is { $p_arrived_by }.
impetus-flank-march-odds-finding-p_lost_by = The chance that the flank march is lost is { $p_lost_by }.
impetus-flank-march-odds-finding-p_roll = The chance that one roll brings the flank march on is { $p_roll }.
impetus-flank-march-odds-step-leadership = Leadership { $value }, from the rulebook.
impetus-flank-march-odds-step-roll = The dice must show { $needed } or more: { $value ->
        [one] { $value } roll
       *[other] { $value } rolls
    } in 36.
impetus-flank-march-odds-step-stays-off = { $applied ->
    [yes] On { $value ->
        [one] { $value } roll
       *[other] { $value } rolls
    } in 36 the march stays off.
   *[no] The march never stays off.
}
impetus-flank-march-odds-step-poor = { $applied ->
    [yes] A double 1 loses the march: { $value } { $value ->
        [one] roll
       *[other] rolls
    } in 36.
   *[no] No roll loses the march.
}
impetus-flank-march-odds-step-rolls = { $applied ->
    [yes] By turn { $turn } the march has rolled { $value ->
        [one] once
        [2] twice
       *[other] { $value } times
    }.
   *[no] By turn { $turn } the march has not rolled yet.
}
impetus-flank-march-odds-step-from-the-first = The first roll is at the end of the first turn.
impetus-flank-march-odds-step-enters = A march that succeeds comes on at the start of the next turn.
impetus-flank-march-odds-step-no-memory = { $applied ->
    [yes] Each roll stands alone.
   *[no] There is no earlier roll.
}
impetus-flank-march-odds-odds-arrives = one roll: it comes on
impetus-flank-march-odds-odds-stays-off = one roll: it stays off
impetus-flank-march-odds-odds-lost = one roll: it is lost

impetus-point-charismatic-lost = When a Charismatic general is lost, which units test?
flag-silent-charismatic-double-one = The document does not say what a double 1 does to a Charismatic.

impetus-general-event-initiative-reroll = rerolls the initiative dice
impetus-general-event-cede-initiative = hands over the initiative
impetus-general-event-loss-reroll = rerolls on the table of general losses
impetus-general-event-double-1 = rolls a double 1
impetus-general-event-double-6 = rolls a double 6
impetus-general-event-rally-bonus = rallies troops
impetus-general-event-other-discipline = takes a discipline test other than rallying
impetus-general-event-lost = is lost
impetus-general-event-off-table-reach = reaches troops from off the table
impetus-general-event-flank-roll = rerolls on a flank march
impetus-general-effect-stays-genius = Genius for the game
impetus-general-effect-becomes-expert = Expert at once
impetus-general-effect-cannot-drop = can no longer drop
impetus-general-effect-drops-a-level = drops a level at once
impetus-general-effect-discipline-tests = discipline tests
impetus-general-effect-per-manual = the rulebook applies
impetus-who-tests-army = the whole army
impetus-who-tests-command = the general's command

impetus-general-traits = What a general can do
    .question = What does the general's level allow, or bring?
impetus-general-traits-field-level = Level
    .ask = What level is the general?
    .hint = The army list says it, for instance Expert or Genius.
impetus-general-traits-field-is_cic = The general is the CiC
    .no = The general is not the CiC
    .ask = Is the general the CiC?
    .hint = Commander-in-chief of the whole army.
impetus-general-traits-field-event = Case
    .ask = What does the general do, or what happens to the general?
impetus-general-traits-field-dice_to_reroll = Dice to reroll
    .ask = How many dice does the general want to reroll?
    .hint = An Expert rerolls both or none.
impetus-general-traits-value-allowed = Allowed
impetus-general-traits-value-violations = Reasons against it
impetus-general-traits-value-effect = Effect
impetus-general-traits-value-tests = Who tests
impetus-general-traits-value-reroll = The general may reroll
impetus-general-traits-value-modifier = Modifier
impetus-general-traits-value-reach_u = Reach of the zone of influence
impetus-general-traits-whatever-illegal = { $event-code ->
    [flank-roll] A general rerolls no dice on a flank march.
   *[other] The general's level does not give this right.
}
impetus-general-traits-finding-legal = { $level-code ->
    [none] This general
    [ordinary] Even a general of no special level
    [expert] An Expert
    [incompetent] An Incompetent
    [poor] A Poor general
   *[other] A { $level }
} may { $event-code ->
    [initiative-reroll] reroll the initiative dice
    [cede-initiative] hand the initiative to the opponent
    [loss-reroll] reroll on the table of general losses
   *[other] use this right
}.
impetus-general-traits-finding-single-die = An Expert rerolls both dice or neither.
impetus-general-traits-finding-no-reroll = { $level-code ->
    [none] The general's level gives no reroll.
    [ordinary] A general of no special level does not reroll.
    [poor] A Poor general does not reroll.
    [expert] An Expert does not reroll.
    [incompetent] An Incompetent does not reroll.
   *[other] A { $level } does not reroll.
}
impetus-general-traits-finding-may-not-cede = Only a Genius hands over the initiative.
impetus-general-traits-finding-expert-on-march = An Expert on a flank march does not reroll.
impetus-general-traits-finding-charismatic-on-march = A Charismatic on a flank march does not reroll.
impetus-general-traits-finding-genius-on-march = A Genius on a flank march does not reroll.
impetus-general-traits-finding-stays-genius = The general stays a Genius to the end of the game.
impetus-general-traits-finding-becomes-expert = The general becomes an Expert at once.
impetus-general-traits-finding-cannot-drop = The general can no longer drop a level.
impetus-general-traits-finding-drops-a-level = The general drops a level at once.
impetus-general-traits-finding-discipline-tests = { $tests-code ->
    [army] Every unit of the army takes a discipline test.
    [command] Every unit of the general's command takes a discipline test.
   *[none] Units take a discipline test.
}
impetus-general-traits-finding-per-manual = See the rulebook: the amendments do not cover this case.
impetus-general-traits-finding-modifier = { $modifier ->
    [0] The general gives no modifier to this test.
   *[other] The general gives +{ $modifier } to rallying.
}
impetus-general-traits-finding-reach_u = From off the table the general's zone of influence reaches { $reach_u } U.
impetus-general-traits-step-rerolls = { $level }: this level has rerolls.
impetus-general-traits-step-single-die = { $applied ->
    [yes] Only one die would be rerolled.
   *[no] Both dice are rerolled.
}
impetus-general-traits-step-no-reroll = { $level }: this level has no reroll.
impetus-general-traits-step-may-not-cede = { $applied ->
    [yes] { $level }: the initiative is not handed over.
   *[no] { $level }: the initiative may be handed over.
}
impetus-general-traits-step-expert-on-march = An Expert on the march does not reroll.
impetus-general-traits-step-charismatic-on-march = A Charismatic on the march does not reroll.
impetus-general-traits-step-genius-on-march = A Genius on the march does not reroll.
impetus-general-traits-step-rally = { $applied ->
    [yes] The general's troops have +{ $value } to recover order.
   *[no] { $level }: no modifier for rallying.
}
impetus-general-traits-step-only-rally = { $applied ->
    [yes] In other tests the general gives no modifier.
   *[no] The general gives no modifier at all.
}
impetus-general-traits-step-reach = { $applied ->
    [yes] From off the table the general's zone of influence reaches { $value } U.
   *[no] { $level }: the rulebook's measure.
}
impetus-general-traits-step-double-one = { $effect ->
    [becomes-expert] { $level }: Expert at once, and no reroll.
    [drops-a-level] { $level }: a level lower at once, and no reroll.
   *[per-manual] { $level }: the rulebook says what a double 1 does.
}
impetus-general-traits-step-double-six = { $effect ->
    [stays-genius] { $level }: Genius for the whole game.
    [cannot-drop] { $level }: no promotion, but no drop either.
   *[per-manual] { $level }: the rulebook says what a double 6 does.
}
impetus-general-traits-step-lost = { $applied ->
    [yes] Every unit takes a discipline test, without modifiers.
   *[no] { $level }: the rulebook says what the loss does.
}
impetus-general-traits-step-disordered = Units that fail are disordered.
impetus-general-traits-step-a-loss = Units already disordered that fail take a loss.
impetus-general-traits-step-who-tests = { $applied ->
    [yes] The whole army tests.
   *[no] The general's command tests.
}
impetus-general-traits-remedy-both-dice = Allowed if both dice are rerolled.

impetus-point-nine-and-ten = What does a 9 or 10 for the loss of a general do after shooting?

impetus-loss-cause-melee = melee
impetus-loss-cause-shooting = shooting
impetus-loss-cause-pilum = pilum
impetus-loss-effect-none = nothing
impetus-loss-effect-captured = captured
impetus-loss-effect-dead = dies, with no further effect
impetus-loss-effect-per-manual = the rulebook's row

impetus-general-capture = Loss of a general
    .question = What does this result do to the general?
impetus-general-capture-field-result = Total of the two dice
    .none = not rolled yet
    .ask = What was the total of the two dice on the table of general losses (2 to 12)?
    .hint = The table is in the rulebook.
impetus-general-capture-field-cause = Reason for the test
    .ask = What made you test for the general?
    .hint = After shooting some results of the table change.
impetus-general-capture-field-scale = Scale, mm
    .ask = Do you play in 15 or in 28 mm?
    .hint = Scale and points decide whether leadership counts in the test.
impetus-general-capture-field-points = Points for each army
    .ask = How many points does each army have?
    .hint = Points and scale together decide which limits apply.
impetus-general-capture-field-leadership_mods = Leadership modifiers, in all
    .none = not stated
    .ask = What do the leadership modifiers come to?
    .hint = In some formats none of them counts.
impetus-general-capture-value-effect = Effect on the general
impetus-general-capture-value-mods_used = Leadership modifiers used
impetus-general-capture-finding-none = Nothing happens to the general.
impetus-general-capture-finding-captured = The general is captured.
impetus-general-capture-finding-dead = The general is dead, with no further effect.
impetus-general-capture-finding-per-manual = On { $result ->
    [8] an
    [11] an
   *[other] a
} { $result } the line for { $result } in the rulebook's table of general losses applies.
impetus-general-capture-finding-mods_used = { $mods_used ->
    [0] No leadership modifier counts.
   *[other] The leadership modifiers come to { $mods_used }.
}
impetus-general-capture-step-leadership = { $applied ->
    [yes] Leadership modifiers are left out: { $given } becomes { $value }.
   *[no] Leadership modifiers count: { $value }.
}
impetus-general-capture-step-pilum = { $applied ->
    [yes] A pilum counts as shooting.
   *[no] The cause is not a pilum.
}
impetus-general-capture-step-result = { $effect ->
    [none] A result of { $result }: nothing happens.
    [captured] A result of { $result }: the general is captured.
    [dead] A result of { $result }: the general is dead, with no further effect.
   *[per-manual] A result of { $result }: the rulebook's row applies.
}

impetus-wall-query-form = forming it
impetus-wall-query-move = moving
impetus-wall-query-pursue = pursuing
impetus-wall-query-zoc-react = reacting in the control zone
impetus-wall-query-fall-back = falling back
impetus-wall-query-impetus = the charger's impetus
impetus-wall-query-shooting-mod = shooting at it
impetus-wall-mode-reaction = as a reaction
impetus-wall-mode-voluntary = by choice
impetus-other-action-none = nothing else
impetus-other-action-rally = rallies
impetus-other-action-move = moves
impetus-other-action-shoot = shoots
impetus-from-front = in front
impetus-from-flank = on the flank
impetus-from-rear = in the rear

impetus-shield-wall = Shield Wall
    .question = May the unit form the Shield Wall, and what does the wall do?
impetus-shield-wall-field-troop = Unit
    .ask = Which troops form the wall?
impetus-shield-wall-field-query = Case
    .ask = What do you want to know about the Shield Wall?
impetus-shield-wall-field-mode = Way of forming it
    .ask = Does the unit form the wall by choice or as a reaction?
    .hint = By choice in its activation, or in answer to a threat.
impetus-shield-wall-field-threat_frontal = The threat is frontal
    .no = The threat is not frontal
    .ask = Does the threat come from the front?
    .if-so = Allowed if the threat comes from the front.
    .hint = A charger must cross the unit's control zone, a shooter be in its front projection.
impetus-shield-wall-field-charge_from = Side charged
    .none = not charged
    .ask = On which side is the unit charged?
    .hint = Frontally, through its control zone (ZOC), the charger has no impetus.
    .no = The unit is not charged
impetus-shield-wall-field-shot_from = Side shot at
    .none = not shot at
    .ask = From which side is the unit shot at?
    .no = The unit is not shot at
impetus-shield-wall-field-shooter = Shooter
    .none = not stated
    .ask = Which troops shoot at the unit?
impetus-shield-wall-field-in_melee = The unit is already in melee
    .no = The unit is not in melee yet
    .ask = Is the unit already in melee?
    .if-not = Allowed if the unit is not in melee yet.
impetus-shield-wall-field-disordered = The unit is in disorder
    .no = The unit is not in disorder
    .ask = Is the unit in disorder?
impetus-shield-wall-field-other_action = Other action in the same activation
    .ask = What else does the unit do in the same activation?
    .hint = Besides forming the wall the unit may only try first to rally.
impetus-shield-wall-field-formed = The wall is formed
    .no = The wall is not formed
    .ask = Is the wall already formed?
    .if-not = Allowed if the wall is not formed yet.
    .hint = The unit then has its marker beside it.
impetus-shield-wall-value-allowed = Allowed
impetus-shield-wall-value-violations = Reasons against it
impetus-shield-wall-value-impetus_denied = The charger loses impetus
impetus-shield-wall-value-modifier = Shooting modifier
impetus-shield-wall-finding-legal = { $query-code ->
    [form] Nothing stops the unit from forming a Shield Wall.
    [none] Nothing stops the unit from forming a Shield Wall.
    [fall-back] A unit in a Shield Wall can still fall back.
    [none] Nothing that you have stated rules a Shield Wall out.
   *[other] The unit is not in a Shield Wall.
}
impetus-shield-wall-finding-wrong-troop = Only heavy infantry (FP) that has the rule forms the wall.
impetus-shield-wall-finding-in-melee = The unit is already in melee.
impetus-shield-wall-finding-other-action = The unit would do something else in the activation in which it forms the wall.
impetus-shield-wall-finding-not-frontal = The threat is not frontal.
impetus-shield-wall-finding-no-move = A Shield Wall does not move.
impetus-shield-wall-finding-no-pursuit = A Shield Wall does not pursue.
impetus-shield-wall-finding-no-zone-reaction = A Shield Wall does not react in its control zone.
impetus-shield-wall-finding-impetus_denied = The charger loses impetus.
impetus-shield-wall-finding-not-impetus_denied = The charger keeps impetus.
impetus-shield-wall-finding-modifier = { $modifier ->
    [0] Shooting at the unit has no modifier for the wall.
   *[other] A shot at the Shield Wall has a modifier of { $modifier }.
}
impetus-shield-wall-step-wrong-troop = { $applied ->
    [yes] { $troop }: not heavy infantry.
   *[no] { $troop }: it may have the rule.
}
impetus-shield-wall-step-in-the-lists = The lists say which units have the rule.
impetus-shield-wall-step-in-melee = { $applied ->
    [yes] The unit is in melee already.
   *[no] The unit is not in melee.
}
impetus-shield-wall-step-disordered = { $applied ->
    [yes] Disorder does not prevent the wall.
   *[no] The unit is not in disorder.
}
impetus-shield-wall-step-other-action = { $applied ->
    [yes] In the same activation the unit also { $action }.
   *[no] The unit does nothing else that would prevent it.
}
impetus-shield-wall-step-rally-first = { $applied ->
    [yes] The unit may try to rally first.
   *[no] The unit does not rally.
}
impetus-shield-wall-step-not-frontal = { $applied ->
    [yes] The threat is not frontal.
   *[no] The threat is frontal.
}
impetus-shield-wall-step-frontal = The threat is of the right kind.
impetus-shield-wall-step-automatic = { $applied ->
    [yes] The reaction succeeds by itself.
   *[no] There is no reaction.
}
impetus-shield-wall-step-only-may = Whether the unit has to form the wall is not settled here.
impetus-shield-wall-step-marker = { $applied ->
    [yes] A marker goes beside the unit.
   *[no] No marker is placed.
}
impetus-shield-wall-step-no-move = { $applied ->
    [yes] The unit is in a Shield Wall.
   *[no] The unit is not in a Shield Wall.
}
impetus-shield-wall-step-no-pursuit = { $applied ->
    [yes] The unit is in a Shield Wall.
   *[no] The unit is not in a Shield Wall.
}
impetus-shield-wall-step-no-zone-reaction = { $applied ->
    [yes] The unit is in a Shield Wall.
   *[no] The unit is not in a Shield Wall.
}
impetus-shield-wall-step-falls-back = { $applied ->
    [yes] From the wall it still falls back.
   *[no] The unit is not in a Shield Wall.
}
impetus-shield-wall-step-impetus = { $applied ->
    [yes] The charge is frontal: no impetus.
   *[no] { $formed ->
        [yes] The charge is not frontal: impetus stays.
       *[no] There is no wall: impetus stays.
    }
}
impetus-shield-wall-step-artillery = { $applied ->
    [yes] The shooter is artillery.
   *[no] The shooter is not artillery.
}
impetus-shield-wall-step-penalty = { $applied ->
    [yes] Frontal shooting at the wall: { $value }.
   *[no] No modifier for the wall.
}
impetus-shield-wall-step-counts-as-frontal = { $applied ->
    [yes] The shot counts as frontal even if the shooter is not wholly ahead of the line of the front.
   *[no] How far ahead the shooter is does not matter.
}
impetus-shield-wall-remedy-nothing-else = Allowed if the unit does nothing else in that activation.
impetus-shield-wall-remedy-marker-off = Allowed if the marker is taken off first, in an activation of its own.

impetus-joan-event-buy = she is bought
impetus-joan-event-cohesion = a unit near her tests cohesion
impetus-joan-event-six = her unit rolls a 6 in its cohesion test
impetus-joan-event-lost = she is lost
impetus-joan-tests-joan = Joan
impetus-joan-tests-commander = the commander

impetus-joan-of-arc = Joan of Arc
    .question = What does Joan of Arc do for her army?
impetus-joan-of-arc-field-scale = Scale, mm
    .ask = Which scale do you play, in mm?
    .hint = 6, 10, 15 or 28.
impetus-joan-of-arc-field-event = Case
    .ask = What do you want to know about Joan of Arc?
impetus-joan-of-arc-field-host_general = Commander of her unit
    .ask = What level is the general of Joan's unit?
impetus-joan-of-arc-field-distance_u = Distance from her base
    .ask = How many U from Joan's base is the unit?
impetus-joan-of-arc-field-host_alive = Her unit is on the table
    .no = Her unit is not on the table
    .ask = Is Joan's unit still on the table?
impetus-joan-of-arc-field-joan_alive = She is alive and free
    .no = She is dead or taken
    .ask = Is Joan still alive and free?
impetus-joan-of-arc-field-die = Die
    .none = not rolled yet
    .ask = What does the die for Joan's test show?
impetus-joan-of-arc-value-allowed = Joan may join
impetus-joan-of-arc-value-violations = Reasons against it
impetus-joan-of-arc-value-bonus = Bonus
impetus-joan-of-arc-value-who_tests = Who takes the test
impetus-joan-of-arc-value-disordered = The unit is disordered
impetus-joan-of-arc-value-p = Chance that Joan tests
impetus-joan-of-arc-value-cost = Cost
impetus-joan-of-arc-finding-legal = The commander's level lets Joan join the unit.
impetus-joan-of-arc-finding-poor = Joan does not join a Poor commander.
impetus-joan-of-arc-finding-incompetent = Joan does not join an Incompetent commander.
impetus-joan-of-arc-finding-coward = Joan does not join a Coward.
impetus-joan-of-arc-finding-bonus = { $bonus ->
    [0] Joan gives the cohesion test no bonus.
   *[other] Joan gives the cohesion test +{ $bonus }.
}
impetus-joan-of-arc-finding-joan = Joan takes the test for loss, and the commander does not.
impetus-joan-of-arc-finding-commander = The commander takes the test for loss, and Joan does not.
impetus-joan-of-arc-finding-disordered = The loss of Joan disorders the unit.
impetus-joan-of-arc-finding-not-disordered = The loss of Joan does not disorder the unit.
impetus-joan-of-arc-finding-p = The chance that Joan has to test is { $p }.
impetus-joan-of-arc-finding-cost = Joan costs { $cost } { $cost ->
    [one] point
   *[other] points
}.
impetus-joan-of-arc-step-cost = Joan costs { $value } { $value ->
    [one] point
   *[other] points
}.
impetus-joan-of-arc-step-poor = { $applied ->
    [yes] The commander is Poor.
   *[no] The commander is not Poor.
}
impetus-joan-of-arc-step-incompetent = { $applied ->
    [yes] The commander is Incompetent.
   *[no] The commander is not Incompetent.
}
impetus-joan-of-arc-step-coward = { $applied ->
    [yes] The commander is a Coward.
   *[no] The commander is not a Coward.
}
impetus-joan-of-arc-step-replaces-nobody = She replaces no general.
impetus-joan-of-arc-step-host-gone = { $applied ->
    [yes] Her unit is gone: no bonus.
   *[no] Her unit is on the table.
}
impetus-joan-of-arc-step-joan-gone = { $applied ->
    [yes] She is dead or taken: no bonus.
   *[no] She is alive and free.
}
impetus-joan-of-arc-step-bonus = { $applied ->
    [yes] { $distance } U from her, { $limit } or less: +{ $value }.
   *[no] { $distance } U from her, more than { $limit }: no bonus.
}
impetus-joan-of-arc-step-needed = On { $value } or more Joan tests.
impetus-joan-of-arc-step-die = { $applied ->
    [yes] The die shows { $value }, and on { $needed } or more Joan tests.
   *[no] The die shows { $value }, and on less than { $needed } the commander tests.
}
impetus-joan-of-arc-step-as-charismatic = { $applied ->
    [yes] She counts as Charismatic, reroll included.
   *[no] The commander's own level counts.
}
impetus-joan-of-arc-step-loss = { $applied ->
    [yes] { $distance } U from her, { $limit } or less: the unit is disordered.
   *[no] { $distance } U from her, more than { $limit }: nothing happens to the unit.
}
impetus-joan-of-arc-remedy-nearer = The unit has the bonus if it is { $more } U nearer to her.
impetus-joan-of-arc-odds-joan = Joan tests
impetus-joan-of-arc-odds-commander = the commander tests

# The battlefield: movement, shooting, melee, charges, Wagenburg and baggage.

impetus-column-modifier = modifier
impetus-change-value = modifier

impetus-shooting-limits = Figures of shooting
impetus-shooting-limits-short-range = short range, U
impetus-shooting-limits-scorpio-range = scorpio, U at most
impetus-shooting-limits-scorpio-least = scorpio, U at least
impetus-shooting-limits-scorpio-dice = scorpio, dice
impetus-shooting-limits-scorpio-cost = scorpios of an army, points
impetus-shooting-limits-javelin-vbu = VBU for the heavy javelin
impetus-shooting-limits-javelin-dice = heavy javelin, dice
impetus-shooting-limits-elephant-arc = arc of elephants, degrees

impetus-shot-modifiers = Modifiers of shooting
impetus-shot-modifiers-light-target = skirmishers, light cavalry or artillery beyond short range
impetus-shot-modifiers-light-target-near = the same within short range
impetus-shot-modifiers-evading = evading target

impetus-evasion-modifiers = Modifiers of the test to evade
impetus-evasion-modifiers-light = light cavalry, skirmishers
impetus-evasion-modifiers-disordered = in disorder

impetus-melee-changes = Modifiers of melee
impetus-melee-changes-covered-flank = each covered flank
impetus-melee-changes-discipline = better discipline
impetus-melee-changes-flank-charge = charge in flank or rear, once in contact

impetus-cohesion-changes = New modifiers of the cohesion test
impetus-cohesion-changes-heavy-infantry = heavy infantry shot at (not by artillery A or C), or in melee with mounted only
impetus-cohesion-changes-three-pikes = pikes of three units, in melee with mounted only
impetus-cohesion-changes-difficult = mounted and heavy-infantry Large Units in melee in difficult ground, or with an enemy wholly in it
impetus-cohesion-changes-rough = the same, in rough ground or with an enemy wholly in it

impetus-melee-limits = Distances after a melee
impetus-melee-limits-draw-retreat = withdrawal after a draw, U plus the roll of one die
impetus-melee-limits-rout-behind = harm behind a destroyed unit, U

impetus-baggage-limits = Figures of baggage and Wagenburg
impetus-baggage-limits-baggage-side = baggage, U from the side edge
impetus-baggage-limits-baggage-ratio = baggage in 28 mm, times as wide as deep
impetus-baggage-limits-units-in-front = units in front of the baggage, at most
impetus-baggage-limits-wagenburg-pieces = pieces to fortify a Wagenburg
impetus-baggage-limits-wagenburg-price = their price, points

impetus-troop-baggage = baggage
impetus-going-open = open ground
impetus-going-rough = rough ground
impetus-going-difficult = difficult ground
impetus-discipline-A = A
impetus-discipline-B = B
impetus-discipline-C = C
impetus-test-passed = passed
impetus-test-failed = failed

# Movement.

impetus-manoeuvre-difficult = moves in difficult ground
impetus-manoeuvre-free-turn = makes the initial wheel of impetuous troops
impetus-manoeuvre-backward = moves back
impetus-manoeuvre-oblique = moves sideways or obliquely
impetus-manoeuvre-half-phase = goes half a phase forward
impetus-manoeuvre-stop = stops
impetus-manoeuvre-turn = wheels
impetus-movement-ask-member-shoots = whether a unit of the group shoots
impetus-weapon-javelin = javelin
impetus-weapon-other = another
impetus-speed-full = full speed
impetus-speed-rulebook = as in the rulebook
impetus-move-effect-deducted = the wheel comes off the move
impetus-move-effect-half-phase-first = half a phase forward first
impetus-move-effect-only-before-turning = needed only before wheeling
impetus-move-effect-discipline-test = a discipline test when the move is over
impetus-move-effect-rulebook = as in the rulebook

impetus-movement-amendments = Movement, as amended
    .question = What do the amendments change about the move?
impetus-movement-amendments-field-ask = Ask
impetus-movement-amendments-field-manoeuvre = Manoeuvre
    .none = no manoeuvre
    .ask = What does the unit do?
    .no = No manoeuvre is made
impetus-movement-amendments-field-troop = Troops
    .ask = Which troops are moving?
impetus-movement-amendments-field-impetuous = The unit is impetuous
    .no = The unit is not impetuous
    .ask = Is the unit that moves impetuous?
    .hint = Marked so in the army list.
impetus-movement-amendments-field-large_unit = The unit is a Large Unit
    .no = The unit is not a Large Unit
    .ask = Is the unit that moves a Large Unit?
    .hint = Units one behind another that fight as one.
impetus-movement-amendments-field-group = The unit is in a group
    .no = The unit is not in a group
    .ask = Does the unit move as part of a group?
impetus-movement-amendments-field-discipline = Discipline
    .ask = What is the discipline of the unit that moves?
    .hint = A is the best, C the worst.
impetus-movement-amendments-field-disordered = The unit is disordered
    .no = The unit is not disordered
    .ask = Is the unit in disorder before it moves?
impetus-movement-amendments-field-terrain = Ground
    .ask = What ground is the unit that moves in?
impetus-movement-amendments-field-discipline_test = Discipline test
    .none = not taken yet
    .ask = How did the discipline test after the move go?
    .hint = Taken when the move is over.
impetus-movement-amendments-field-turn_u = Length of the wheel
    .none = not measured
    .ask = How many U does the unit's initial wheel take?
    .hint = Taken off the movement of impetuous troops.
impetus-movement-amendments-field-speed_u = Move in one phase
    .none = not measured
    .ask = How many U may the unit move in one phase?
    .hint = The rulebook gives it for each type of unit.
impetus-movement-amendments-field-weapon = Weapon
    .ask = Which weapon does the unit shoot with?
impetus-movement-amendments-field-phases_moved = Phases moved
    .ask = How many phases has the unit moved before shooting?
    .hint = From two phases on, foot with javelins have a penalty.
impetus-movement-amendments-field-group_moved = The group has moved, or will
    .no = The group has not moved and will not
    .ask = Is the unit in a group that has moved this turn, or will move?
    .if-not = Allowed if the unit's group has not moved this turn and will not.
impetus-movement-amendments-value-allowed = Allowed
impetus-movement-amendments-value-violations = Reasons against it
impetus-movement-amendments-value-speed = Speed
impetus-movement-amendments-value-left_u = Left to move
impetus-movement-amendments-value-effect = What follows
impetus-movement-amendments-value-disorder = Disorder from the move
    .said = { $disorder ->
        [yes] The move disorders the unit.
       *[no] The move does not disorder the unit.
    }
impetus-movement-amendments-value-free_of_disorder = The unit stays in order
impetus-movement-amendments-value-penalty = Penalty to shooting
impetus-movement-amendments-finding-legal = { $left_u ->
    [none] { $disorder ->
        [yes] The unit may move like this, but is disordered by it.
        [no] The unit stays in order.
       *[other] { $effect-code ->
            [discipline-test] The unit stays in order if it passes a discipline test at the end.
            [half-phase-first] The unit first moves half a phase forward.
            [only-before-turning] The unit must move half a phase forward only before it wheels.
           *[other] { $manoeuvre-code ->
                [stop] The unit may stop after any move.
               *[other] Nothing in the amendments forbids it.
            }
        }
    }
   *[other] The wheel is deducted from the move, and { $left_u } U are left.
}
impetus-movement-amendments-finding-moved-as-group = Units that move as a group do not shoot.
impetus-movement-amendments-finding-beyond-speed = The wheel takes more than the unit may move in one phase.
impetus-movement-amendments-finding-full = The unit moves at full speed.
impetus-movement-amendments-finding-rulebook = The amendments do not change this move: the rulebook applies.
impetus-movement-amendments-finding-deducted = The wheel is deducted from the move.
impetus-movement-amendments-finding-penalty = { $penalty ->
    [0] The shot has no penalty for the move.
   *[other] The shot has a penalty of { $penalty } for the move.
}
impetus-movement-amendments-step-moved-as-group = { $applied ->
    [yes] The group moves: its units do not shoot.
   *[no] The unit does not move in a group.
}
impetus-movement-amendments-step-before = { $applied ->
    [yes] The units of a group do not shoot before moving either.
   *[no] The unit does not move with its group afterwards.
}
impetus-movement-amendments-step-after = { $applied ->
    [yes] The units of a group do not shoot after moving either.
   *[no] The unit has not moved with its group before.
}
impetus-movement-amendments-step-as-group = { $applied ->
    [yes] What begins as a group ends as a group.
   *[no] The unit is activated on its own.
}
impetus-movement-amendments-step-ground = { $applied ->
    [yes] The unit is in { $ground }.
   *[no] The unit is not in difficult ground but in { $ground }.
}
impetus-movement-amendments-step-light = { $applied ->
    [yes] { $troop }: not slowed by difficult ground.
   *[no] { $troop }: neither light infantry nor skirmishers.
}
impetus-movement-amendments-step-impetuous = Impetuous light infantry is light infantry too.
impetus-movement-amendments-step-impetuous-turn = { $applied ->
    [yes] The unit is impetuous: it has the initial wheel.
   *[no] The unit is not impetuous: there is no such wheel.
}
impetus-movement-amendments-step-same-phase = A straight move may follow in the same phase.
impetus-movement-amendments-step-beyond-speed = { $applied ->
    [yes] The wheel takes { $turn } U of { $speed }: too much.
   *[no] The wheel takes { $turn } U of { $speed }: it fits.
}
impetus-movement-amendments-step-left = { $value } U are left.
impetus-movement-amendments-step-named = { $applied ->
    [yes] { $troop }: they may move back in order.
   *[no] { $troop }: the amendment does not name them.
}
impetus-movement-amendments-step-large-unit = { $applied ->
    [yes] The unit is a Large Unit: disordered.
   *[no] The unit is not a Large Unit.
}
impetus-movement-amendments-step-group = { $applied ->
    [yes] This holds in a group as well.
   *[no] The unit is not in a group.
}
impetus-movement-amendments-step-failed = { $applied ->
    [yes] The discipline test has failed: disordered.
   *[no] The discipline test is passed.
}
impetus-movement-amendments-step-discipline = { $applied ->
    [yes] The unit's discipline is { $value }.
   *[no] Discipline { $value }, not A.
}
impetus-movement-amendments-step-disordered = { $applied ->
    [yes] The unit is already disordered.
   *[no] The unit is in order.
}
impetus-movement-amendments-step-chariots = { $applied ->
    [yes] { $troop }: the amendment for war chariots is about them.
   *[no] { $troop }: the amendment for war chariots is not about them.
}
impetus-movement-amendments-step-half-phase-first = { $applied ->
    [yes] The troops wheel: half a phase forward first.
   *[no] The troops do not wheel: no half phase is due.
}
impetus-movement-amendments-step-may-stop = { $applied ->
    [yes] The troops may stop after any move.
   *[no] The troops do not stop.
}
impetus-movement-amendments-step-foot = { $applied ->
    [yes] { $troop }: they count as foot.
   *[no] { $troop }: they do not count as foot.
}
impetus-movement-amendments-step-javelins = { $applied ->
    [yes] { $phases } { $phases ->
        [one] phase
       *[other] phases
    } moved: { $value }.
   *[no] At most one phase moved: no penalty.
}
impetus-movement-amendments-remedy-shorter = Allowed if the unit wheels { $over } U less, { $speed } U at most.

# Passing through friends.

impetus-passage-voluntary = voluntarily
impetus-passage-involuntary-forward = forward against its will
impetus-passed-goes-behind = behind the unit that passes
flag-silent-other-pairs = See the rulebook: the amendments do not name these two troops.

impetus-interpenetration = Passing through friends
    .question = May the unit pass through this friend?
impetus-interpenetration-field-mover = Who passes through
impetus-interpenetration-field-mover-troop = Troops
    .none = not stated
    .pair = Who passes through whom?
    .ask = Which troops pass through?
impetus-interpenetration-field-mover-impetuous = Impetuous
    .no = Not impetuous
    .ask = Is the unit that passes impetuous?
    .hint = Marked so in the army list.
impetus-interpenetration-field-mover-large_unit = It is a Large Unit
    .no = It is not a Large Unit
    .ask = Is the unit that passes a Large Unit?
    .hint = Units one behind another that fight as one.
impetus-interpenetration-field-passed = Who is passed through
impetus-interpenetration-field-passed-troop = Troops
    .none = not stated
    .ask = Which troops are passed through?
impetus-interpenetration-field-passed-impetuous = Impetuous
    .no = Not impetuous
    .ask = Is the unit that is passed through impetuous?
    .hint = Marked so in the army list.
impetus-interpenetration-field-passed-large_unit = It is a Large Unit
    .no = It is not a Large Unit
    .ask = Is the unit that is passed through a Large Unit?
    .hint = Units one behind another that fight as one.
impetus-interpenetration-field-passed-pike = It is armed with pikes
    .no = It is not armed with pikes
    .ask = Does the unit that is passed through have pikes?
impetus-interpenetration-field-passed-schiltron = Schiltron
    .no = Not a schiltron
    .ask = Is the unit that is passed through a schiltron?
    .hint = A round formation of pikes.
impetus-interpenetration-field-passed-wagenburg = It is a Wagenburg
    .no = It is not a Wagenburg
    .ask = Is the unit that is passed through a Wagenburg?
    .hint = Fighting wagons.
impetus-interpenetration-field-passed-baggage = Baggage
    .no = Not baggage
    .ask = Is the baggage passed through?
impetus-interpenetration-field-passed-ambushing = Hidden in ambush
    .no = Not hidden in ambush
    .ask = Is the unit that is passed through hidden in ambush?
impetus-interpenetration-field-kind = Kind of passage
    .ask = Does the unit pass through voluntarily, or is it forced forward?
    .hint = In a move of its own a unit passes voluntarily.
impetus-interpenetration-field-completed = The unit gets right through
    .no = The unit does not get right through
    .ask = Does the unit get right through its friend?
impetus-interpenetration-field-voluntary_possible = The rulebook allows a voluntary passage
    .no = The rulebook does not allow a voluntary passage
    .none = the rulebook decides
    .ask = Does the rulebook let the unit pass voluntarily?
    .if-so = Allowed if the rulebook lets the unit pass voluntarily.
    .hint = Needed only for troops that the amendments do not name.
impetus-interpenetration-value-allowed = Allowed
impetus-interpenetration-value-violations = Reasons against it
impetus-interpenetration-value-queue_behind = Falls in behind
    .said = { $queue_behind ->
        [yes] The unit passed through falls in behind.
       *[no] The unit passed through stays where it is.
    }
impetus-interpenetration-value-passed_goes = Where the unit passed through ends up
impetus-interpenetration-finding-legal = { $queue_behind ->
    [yes] Nothing forbids the passage, and the unit passed through falls in behind.
    [no] Nothing forbids the passage, and the unit passed through stays where it is.
   *[other] Nothing forbids the passage.
}
impetus-interpenetration-finding-not-at-will = The rulebook does not let the unit pass voluntarily.
impetus-interpenetration-finding-not-forward = A unit is not forced forward through friends that it cannot pass voluntarily.
impetus-interpenetration-whatever-illegal = The rulebook does not let the unit pass.
impetus-interpenetration-step-open-to-all = { $applied ->
    [yes] { $troop }: any friend may pass through them.
   *[no] { $troop }: not every friend may pass through them.
}
impetus-interpenetration-step-baggage = Any friend may pass through baggage.
impetus-interpenetration-step-wagons = Any friend may pass through a Wagenburg.
impetus-interpenetration-step-hidden = Any friend crossing the terrain may pass through units in ambush.
impetus-interpenetration-step-passed-impetuous = The light infantry passed through is impetuous: nothing changes for it.
impetus-interpenetration-step-passes-anyone = { $applied ->
    [yes] { $troop }: they pass through any friend.
   *[no] { $troop }: they do not pass through every friend.
}
impetus-interpenetration-step-mover-not-named = { $troop }: the amendment does not grant them the passage.
impetus-interpenetration-step-by-the-rulebook = { $applied ->
    [yes] The rulebook lets the unit pass voluntarily.
   *[no] The rulebook does not let the unit pass voluntarily.
}
impetus-interpenetration-step-forced = { $applied ->
    [yes] The unit is forced forward: it needs a friend that can be passed voluntarily.
   *[no] The unit passes voluntarily.
}
impetus-interpenetration-step-falls-in = { $applied ->
    [yes] The unit passed through falls in behind.
   *[no] The unit passed through stays where it is.
}
impetus-interpenetration-step-incomplete = { $applied ->
    [yes] This holds even if the passage is left unfinished.
   *[no] The passage is completed.
}

# Evasion.

impetus-threat-charge = a charge
impetus-threat-shooting = a shot
impetus-threat-opportunity-fire = opportunity fire
impetus-threat-opportunity-charge = an opportunity charge
impetus-threat-countercharge = a countercharge
impetus-threat-pursuit = a pursuit
impetus-evasion-path-free = nothing
impetus-evasion-path-rough = rough ground at the end
impetus-evasion-path-difficult = difficult ground at the end
impetus-evasion-path-impassable = impassable ground
impetus-evasion-path-enemy = enemies
impetus-evasion-path-friend-in-melee = friends in melee
impetus-counts-as-involuntary = an involuntary move
impetus-point-opportunity-second-phase = Does a unit on opportunity test to evade for a second phase?

impetus-evade = Evasion
    .question = May the unit evade?
impetus-evade-field-troop = Troops
    .ask = Which troops want to evade?
impetus-evade-field-large_unit = The unit is in a Large Unit
    .no = The unit is not in a Large Unit
    .ask = Is the unit that wants to evade part of a Large Unit?
    .if-not = Allowed if the unit is not part of a Large Unit.
    .hint = Units one behind another that fight as one.
impetus-evade-field-threat = Threat
    .ask = What does the unit want to evade?
    .hint = Only what the phasing player does may be evaded.
impetus-evade-field-frontal = The threat is frontal
    .no = The threat is not frontal
    .ask = Does the threat come from the front?
    .if-so = Allowed if the threat comes from the front.
    .hint = A charger must cross the unit's control zone, a shooter be in its front projection.
impetus-evade-field-opportunity = The unit is on opportunity
    .no = The unit is not on opportunity
    .ask = Is the unit that wants to evade on opportunity?
    .hint = The evading unit, not the enemy.
impetus-evade-field-disordered = The unit is disordered
    .no = The unit is not disordered
    .ask = Is the unit that wants to evade in disorder?
    .if-not = Allowed if the unit is not in disorder.
impetus-evade-field-path = In the way of the evasion
    .none = nothing
    .ask = What lies in the way of the evasion?
    .hint = The unit goes straight back for a whole phase.
    .no = Nothing is in the way of the evasion
impetus-evade-field-phase_number = Phase of the evasion
    .ask = Which phase of the evasion is it?
    .hint = From the second phase on the unit must pass a test and not be in disorder.
impetus-evade-field-same_enemy = The same enemy as in the phase before
    .no = Not the same enemy as in the phase before
    .ask = Does the unit evade the same enemy as in the phase before?
    .if-not = Allowed if the enemy is not the same as in the phase before.
    .hint = From another enemy it is a new evasion.
impetus-evade-field-test_result = Discipline test
    .none = not taken yet
    .ask = How did the discipline test to evade go?
    .hint = Needed unless the unit is on opportunity.
impetus-evade-value-may_evade = The unit may evade
impetus-evade-value-violations = Reasons against it
impetus-evade-value-test_needed = A test is needed
impetus-evade-value-modifier = Modifier of the test
impetus-evade-value-disorder_if_failed = A failed test disorders the unit
impetus-evade-value-cancelled = The evasion is cancelled
impetus-evade-value-shooter_modifier = The shooter's modifier
impetus-evade-value-counts_as = The evasion counts as
impetus-evade-finding-legal = { $test_needed ->
    [yes] { $test_result-code ->
        [passed] The unit has passed its discipline test and evades.
       *[other] The unit takes a discipline test, { impetus-evade-with }.
    }
    [no] The unit evades without a test.
   *[other] Nothing forbids evading.
}
impetus-evade-with = { $modifier ->
    [0] with no modifier
    [none] with its modifiers
    [-1] with { $modifier }
   *[other] with +{ $modifier }
}
impetus-evade-finding-test_needed = If the threat can be evaded, the unit takes a discipline test, { impetus-evade-with }.
impetus-evade-finding-not-test_needed = If the threat can be evaded, the unit takes no discipline test.
impetus-evade-finding-wrong-troop = { $troop-code ->
    [none] These troops
   *[other] { $troop }
} may not evade.
impetus-evade-finding-large-unit = In a Large Unit { $troop-code ->
    [none] these troops
   *[other] { $troop }
} may not evade.
impetus-evade-finding-opportunity-fire = Opportunity fire cannot be evaded.
impetus-evade-finding-opportunity-charge = An opportunity charge cannot be evaded.
impetus-evade-finding-countercharge = A countercharge cannot be evaded.
impetus-evade-finding-pursuit = A pursuit cannot be evaded.
impetus-evade-finding-not-frontal = The threat does not come from the front.
impetus-evade-finding-disordered-twice = A disordered unit evades the same enemy for one phase only.
impetus-evade-finding-impassable = Impassable ground in the way cancels the evasion.
impetus-evade-finding-enemy = Enemies in the way cancel the evasion.
impetus-evade-finding-friend-in-melee = Friends in melee in the way cancel the evasion.
impetus-evade-finding-failed-test = The unit has failed its discipline test, so it stays where it is.
impetus-evade-finding-failed-second-test = The second discipline test has failed: the unit is disordered and evades no more.
impetus-evade-step-wrong-troop = { $applied ->
    [yes] { $troop }: they do not evade.
   *[no] { $troop }: they may evade.
}
impetus-evade-step-large-unit = { $applied ->
    [yes] The unit is in a Large Unit.
   *[no] The unit is a single unit.
}
impetus-evade-step-threat = This can be evaded: { $threat }.
impetus-evade-step-opportunity-fire = Opportunity fire cannot be evaded.
impetus-evade-step-opportunity-charge = An opportunity charge cannot be evaded.
impetus-evade-step-countercharge = A countercharge cannot be evaded.
impetus-evade-step-pursuit = A pursuit cannot be evaded.
impetus-evade-step-not-frontal = { $applied ->
    [yes] The threat does not come from the front.
   *[no] The threat comes from the front.
}
impetus-evade-step-frontal = Charges are judged by the control zone, shots by the front projection.
impetus-evade-step-disordered-twice = { $applied ->
    [yes] The unit is disordered and would evade the same enemy for a second phase.
   *[no] The unit is in order and may go on.
}
impetus-evade-step-new-enemy = Another enemy means a fresh evasion.
impetus-evade-step-opportunity = { $applied ->
    [yes] A unit on opportunity evades without a test.
   *[no] The unit is not on opportunity: it needs a discipline test.
}
impetus-evade-step-opportunity-again = { $applied ->
    [yes] Opportunity excuses the second phase too.
   *[no] In the second phase everyone is tested.
}
impetus-evade-step-light = { $applied ->
    [yes] Light cavalry and skirmishers have +{ $value } on the test.
   *[no] The unit is neither light cavalry nor skirmishers: their +{ $value } does not count.
}
impetus-evade-step-disordered = { $applied ->
    [yes] A disordered unit has { $value } on the test.
   *[no] The unit is in order: the { $value } for disorder does not count.
}
impetus-evade-step-no-modifier = The test has no modifier.
impetus-evade-step-disorder-if-failed = { $applied ->
    [yes] Failing it disorders the unit.
   *[no] Failing it causes no disorder.
}
impetus-evade-step-first-no-second-yes = { $applied ->
    [yes] This is a second phase.
   *[no] This is a first phase.
}
impetus-evade-step-failed-test = { $applied ->
    [yes] The test has failed.
   *[no] The test is passed.
}
impetus-evade-step-failed-second-test = { $applied ->
    [yes] The second test has failed.
   *[no] The second test is passed.
}
impetus-evade-step-path = { $applied ->
    [yes] In the way: { $path }.
   *[no] In the way: { $path }, and this does not cancel the evasion.
}
impetus-evade-step-slower = { $applied ->
    [yes] The ground slows the evasion.
   *[no] The ground does not slow it.
}
impetus-evade-step-impassable = There is impassable ground in the path.
impetus-evade-step-enemy = There are enemies in the path.
impetus-evade-step-friend-in-melee = There are friends in melee in the path.
impetus-evade-step-involuntary = For passing through friends an evasion counts as an involuntary move.
impetus-evade-step-shooter = The shooter has a modifier of { $value }.
impetus-evade-step-declared-first = The evasion is declared before the shot and made after it.

# Whom to shoot at.

impetus-aim-me = the shooter
impetus-aim-friend = a friend of the shooter
impetus-aim-no = no target
impetus-target-choice-forced = no choice
impetus-target-choice-free = free choice among them
impetus-target-choice-none = no target
impetus-point-most-frontal = Which target is the “most frontal”?
impetus-point-near-target-off-front = What do I shoot at if the only near target is off to one side?

impetus-shooting-priority = Order of targets
    .question = Which enemy must the unit shoot at?
impetus-shooting-priority-field-opportunity = The shooter is on opportunity
    .no = The shooter is not on opportunity
    .ask = Is the shooter on opportunity?
    .hint = It shoots in the enemy's turn, having waited for it.
impetus-shooting-priority-field-enemies = Enemies
    .ask = Are there enemies that the unit might shoot at?
    .within = enemy
impetus-shooting-priority-field-enemies-id = Name
    .ask = What do you call { $whose }?
impetus-shooting-priority-field-enemies-distance_u = Distance
    .ask = How many U from the shooter is { $whose }?
impetus-shooting-priority-field-enemies-in_front_projection = At least partly in the front projection
    .no = Not even partly in the front projection
    .ask = Is any part of { $whose } straight ahead of the shooter's front?
    .hint = The strip straight ahead, as wide as the shooter's front.
impetus-shooting-priority-field-enemies-frontality_rank = Place, counted from the most frontal
    .ask = Counting from the most frontal enemy, which place does { $whose } have?
    .hint = If you give it, it decides; if not, angle and width do.
impetus-shooting-priority-field-enemies-angle_deg = Angle off the axis
    .ask = How many degrees off the shooter's axis is { $whose }?
    .hint = The smaller, the more frontal, if you measure it so.
impetus-shooting-priority-field-enemies-overlap_u = Width within the projection
    .ask = How many U of the width of { $whose } are in the front projection?
    .hint = How much of the target lies in the projection.
impetus-shooting-priority-field-enemies-in_arc = In the arc
    .no = Outside the arc
    .ask = Is { $whose } in the shooter's arc?
    .hint = The shooter's arc of fire, as in the rulebook.
impetus-shooting-priority-field-enemies-in_range = Within range
    .no = Out of range
    .ask = Is { $whose } within range?
impetus-shooting-priority-field-enemies-moving = Moving
    .no = Not moving
    .ask = Is { $whose } moving?
impetus-shooting-priority-field-enemies-charging = Target of its charge
    .ask = Whom does { $whose } charge?
impetus-shooting-priority-field-enemies-shooting_at = Target of its shooting
    .ask = Whom does { $whose } shoot at?
impetus-shooting-priority-value-class = Step of the order
impetus-shooting-priority-value-legal_targets = Targets
impetus-shooting-priority-value-choice = Choice
impetus-shooting-priority-finding-forced = Shoot at { $legal_targets }{ impetus-shooting-priority-by-step }.
impetus-shooting-priority-finding-free = Choose your target among { $legal_targets }{ impetus-shooting-priority-by-step }.
impetus-shooting-priority-by-step = { $class ->
    [none] { "" }
   *[other] , by step { $class } of the order of targets
}
impetus-shooting-priority-finding-none = There is no target to shoot at.
impetus-shooting-priority-step-out-of-reach = { $applied ->
    [yes] Out of arc or range: { $names }.
   *[no] Every enemy is in arc and range.
}
impetus-shooting-priority-step-first = { $applied ->
    [yes] Charging or exchanging fire with the shooter: { $names }.
   *[no] No enemy charges the shooter or exchanges fire with it.
}
impetus-shooting-priority-step-choice-in-first = { $applied ->
    [yes] More than one such enemy: free choice.
   *[no] There is only one such enemy.
}
impetus-shooting-priority-step-second = { $applied ->
    [yes] Charging or shooting at a friend: { $names }.
   *[no] No enemy charges or shoots at a friend.
}
impetus-shooting-priority-step-third = { $applied ->
    [yes] Moving within { $short } U in the front projection: { $names }.
   *[no] No enemy moves within { $short } U in the front projection.
}
impetus-shooting-priority-step-fourth = { $applied ->
    [yes] Moving in the arc: { $names }.
   *[no] No other enemy moves in the arc.
}
impetus-shooting-priority-step-idle = { $applied ->
    [yes] Neither moving, nor charging, nor shooting: { $names }.
   *[no] No enemy is within reach.
}
impetus-shooting-priority-step-near = { $applied ->
    [yes] Within { $short } U in the front projection: { $names }.
   *[no] No enemy within { $short } U in the front projection.
}
impetus-shooting-priority-step-nearer-off-front = { $applied ->
    [yes] An enemy is nearer, but off the front: it does not count.
   *[no] No enemy off the front is nearer.
}
impetus-shooting-priority-step-farther = { $applied ->
    [yes] Those in the projection but farther off do not count.
   *[no] No enemy farther off is in the projection.
}
impetus-shooting-priority-step-near-off-front = { $applied ->
    [yes] Within { $short } U but off the front: { $names }.
   *[no] No enemy within { $short } U.
}
impetus-shooting-priority-step-straight-on = { $applied ->
    [yes] Neither of the first two steps applies.
   *[no] The near enemy off the front does not prevent the second step.
}
impetus-shooting-priority-step-rest = { $applied ->
    [yes] In arc and range: { $names }.
   *[no] No enemy is in arc and range.
}
impetus-shooting-priority-step-nearest = The nearest, at { $distance } U: { $names }.
impetus-shooting-priority-step-by-angle = { $applied ->
    [yes] Measured by the angle off the axis.
   *[no] Measured by the width within the projection.
}
impetus-shooting-priority-step-most-frontal = { $applied ->
    [yes] The most frontal: { $names }.
   *[no] Which is the most frontal is not stated.
}

# Shots.

impetus-weapon-bow = bow or other missiles
impetus-weapon-scorpio = scorpio of legionaries
impetus-weapon-heavy-javelin = heavy javelin
impetus-weapon-various = various weapons
impetus-unit-name-scutarii-elite = Elite Scutarii of Iberians or Lusitanians
impetus-unit-name-other = another unit
impetus-army-caesarian = Caesar's army
impetus-army-early-imperial = Early Imperial Roman
impetus-army-middle-imperial = Middle Imperial Roman
impetus-army-other = another army
impetus-shooting-ask-scorpio-cost = what scorpios cost
impetus-shoots-front = the front unit
impetus-shoots-rear = the rear unit
impetus-point-elephant-arc = Is the elephants' arc of fire measured on each side or in total?

impetus-shooting-modifiers = A shot
    .question = Is the shot allowed, and what is it worth?
impetus-shooting-modifiers-field-ask = Ask
impetus-shooting-modifiers-field-shooter = Shooter
    .none = one without amendments
    .pair = Who shoots at whom?
    .ask = Which troops shoot?
impetus-shooting-modifiers-field-weapon = Weapon
    .none = no special weapon
    .ask = Which weapon does the shooter use?
    .no = The shooter has no special weapon
impetus-shooting-modifiers-field-target = Target
    .none = not stated
    .ask = What troop type is the target?
impetus-shooting-modifiers-field-distance_u = Distance
    .none = not measured
    .ask = How many U away is the target?
impetus-shooting-modifiers-field-evading = The target evades
    .no = The target does not evade
    .ask = Is the target evading?
impetus-shooting-modifiers-field-shield_wall_frontal = The target is a Shield Wall shot at from the front
    .no = The target is no Shield Wall shot at from the front
    .ask = Is the target a Shield Wall shot at from the front?
impetus-shooting-modifiers-field-screen = Enemies in between
    .no = No enemies in between
    .hint = Only light cavalry and skirmishers, and far enough from the shooter, let the shot through.
impetus-shooting-modifiers-field-screen-troop = Troops
    .ask = Which enemies stand in between?
impetus-shooting-modifiers-field-screen-distance_u = Their distance
    .ask = How many U from the shooter are the enemies in between?
    .hint = Only enemies far enough from the shooter let the shot through.
impetus-shooting-modifiers-field-dice_before = Dice, modifiers included
    .none = not stated
    .ask = How many dice does the rulebook give the shot?
    .hint = The rulebook's modifiers included.
impetus-shooting-modifiers-field-shooter_large_unit = The shooter is a Large Unit
    .no = The shooter is not a Large Unit
impetus-shooting-modifiers-field-shooter_large_unit-front = Front unit
    .ask = What troop type is the front unit of the Large Unit that shoots?
impetus-shooting-modifiers-field-shooter_large_unit-rear = Rear unit
    .ask = What troop type is the rear unit of the Large Unit that shoots?
impetus-shooting-modifiers-field-moved = The shooter has moved
    .no = The shooter has not moved
    .ask = Has the shooter moved?
    .if-not = Allowed if the shooter has not moved.
impetus-shooting-modifiers-field-disordered = The shooter is in disorder
    .no = The shooter is not in disorder
    .ask = Is the shooter in disorder?
    .if-not = Allowed if the shooter is not in disorder.
impetus-shooting-modifiers-field-been_in_melee = The shooter has been in melee
    .no = The shooter has not been in melee
    .ask = Has the shooter been in melee?
    .if-not = Allowed if the shooter has not been in melee.
    .hint = A scorpio is lost once its unit has been in melee.
impetus-shooting-modifiers-field-vbu = VBU
    .ask = What is the shooter's VBU?
    .hint = The basic value of the unit, as its list prints it.
impetus-shooting-modifiers-field-unit_name = Name of the unit
    .ask = Are the shooters Elite Scutarii of Iberians or Lusitanians, or another unit?
impetus-shooting-modifiers-field-off_axis_deg = Angle of the target off the axis
    .none = straight ahead
    .ask = How many degrees off the shooter's axis is the target?
    .hint = For elephants, whose arc is given in degrees.
    .no = The target is straight ahead
impetus-shooting-modifiers-field-indirect = Indirect shot
    .no = Direct shot
    .ask = Is the shot indirect?
    .hint = Over what stands in between, without a clear line.
impetus-shooting-modifiers-field-army = Army
    .ask = Which army do the shooters belong to?
impetus-shooting-modifiers-field-armies = Armies
    .ask = Which other armies do you want to look up?
impetus-shooting-modifiers-field-legionary_units = Units of legionaries
    .ask = How many units of legionaries does the army have?
impetus-shooting-modifiers-value-modifier = Modifier
impetus-shooting-modifiers-value-dice = Dice
impetus-shooting-modifiers-value-halved = The dice are halved
impetus-shooting-modifiers-value-cost = Cost
impetus-shooting-modifiers-value-allowed = Allowed
impetus-shooting-modifiers-value-reason = What is against it
impetus-shooting-modifiers-value-weapon = Weapon carried
impetus-shooting-modifiers-value-shoots = Who shoots
impetus-shooting-modifiers-value-lost = The scorpio is lost
impetus-shooting-modifiers-finding-modifier = { $dice ->
    [none] { $shoots-code ->
        [front] The front unit of the Large Unit shoots, and the amendments give it { impetus-shooting-modifiers-given }.
        [rear] The rear unit of the Large Unit shoots, and the amendments give it { impetus-shooting-modifiers-given }.
       *[other] { $weapon-code ->
            [javelin] The unit carries ordinary javelins, and the amendments give the shot { impetus-shooting-modifiers-given }.
           *[other] { $allowed ->
                [yes] { $halved ->
                    [yes] Nothing forbids the shot over the troops in between, but its dice are halved, rounded up. The amendments give it { impetus-shooting-modifiers-given }.
                   *[other] Nothing forbids the shot, and the amendments give it { impetus-shooting-modifiers-given }.
                }
               *[other] The amendments give the shot { impetus-shooting-modifiers-given }.
            }
        }
    }
   *[other] { $weapon-code ->
        [heavy-javelin] The unit has heavy javelins: { $dice } dice when it attacks and { $dice } when it defends.
       *[other] { $dice_before ->
            [none] The shot has { impetus-shooting-modifiers-dice }{ $modifier ->
                [0] {"."}
               *[other] , and the amendments give it { $modifier }.
            }
           *[other] The shot has { impetus-shooting-modifiers-dice } in all.
        }
    }
}
impetus-shooting-modifiers-given = { $modifier ->
    [0] no modifier
   *[other] a modifier of { $modifier }
}
impetus-shooting-modifiers-dice = { $dice } { $dice ->
    [one] die
   *[other] dice
}
impetus-shooting-modifiers-finding-dice = The shot has { $dice } { $dice ->
    [one] die.
   *[other] dice.
}
impetus-shooting-modifiers-finding-cost = Scorpios cost the army { $cost } { $cost ->
    [one] point
   *[other] points
} in all.
impetus-shooting-modifiers-finding-halved = The shot's dice are halved, rounded up.
impetus-shooting-modifiers-finding-javelin = The unit carries ordinary javelins.
impetus-shooting-modifiers-finding-front = The front unit of the Large Unit shoots.
impetus-shooting-modifiers-finding-rear = The rear unit of the Large Unit shoots.
impetus-shooting-modifiers-finding-baggage = Baggage is never a target.
impetus-shooting-modifiers-finding-other-screen = Only light cavalry and skirmishers may be shot through.
impetus-shooting-modifiers-finding-screen-too-near = The troops in between are 15 U from the shooter or less, too near to be shot through.
impetus-shooting-modifiers-finding-target-too-light = A shot through light troops is never aimed at light cavalry or skirmishers.
impetus-shooting-modifiers-finding-not-legionaries = Only the legionaries of Caesar and of the Early and Middle Empire have scorpios.
impetus-shooting-modifiers-finding-too-far = The target is more than 30 U away, too far for a scorpio.
impetus-shooting-modifiers-finding-too-near = The target is less than 5 U away, too near for a scorpio.
impetus-shooting-modifiers-finding-moved = The legionaries have moved.
impetus-shooting-modifiers-finding-disordered = The legionaries are disordered.
impetus-shooting-modifiers-finding-scorpio-lost = The scorpio was lost in a melee.
impetus-shooting-modifiers-finding-outside-arc = The target is outside the elephants' arc.
impetus-shooting-modifiers-finding-indirect-elephants = Elephants do not shoot indirectly.
impetus-shooting-modifiers-finding-indirect-chariots = Chariots do not shoot indirectly.
impetus-shooting-modifiers-finding-indirect-various = Various weapons do not shoot indirectly.
impetus-shooting-modifiers-step-baggage = { $applied ->
    [yes] The target is baggage.
   *[no] The target is not baggage.
}
impetus-shooting-modifiers-step-light-target = { $applied ->
    [yes] Light target at { $distance } U, beyond { $short }: { $value }.
   *[no] The target is neither skirmishers, nor light cavalry, nor artillery.
}
impetus-shooting-modifiers-step-light-target-near = Light target at { $distance } U, within { $short }: { $value }.
impetus-shooting-modifiers-step-chariots = Chariots: standing or not makes no difference.
impetus-shooting-modifiers-step-evading = { $applied ->
    [yes] The target evades: { $value }.
   *[no] The target does not evade: the { $value } does not count.
}
impetus-shooting-modifiers-step-shield-wall = { $applied ->
    [yes] The target is a Shield Wall met frontally: { $value }.
   *[no] The target is a Shield Wall, but artillery shoots: the { $value } does not count.
}
impetus-shooting-modifiers-step-no-shield-wall = The target is no Shield Wall met frontally.
impetus-shooting-modifiers-step-sum = Modifiers of the amendments in all: { $value }.
impetus-shooting-modifiers-step-other-screen = { $applied ->
    [yes] These stand in between, and cannot be shot through: { $troop }.
   *[no] These stand in between, and can be shot through: { $troop }.
}
impetus-shooting-modifiers-step-screen-too-near = { $applied ->
    [yes] The troops in between are { $distance } U away: over { $short } is needed.
   *[no] The troops in between are { $distance } U away, over { $short }: fine.
}
impetus-shooting-modifiers-step-target-too-light = { $applied ->
    [yes] A shot through light troops is not aimed at these ({ $troop }).
   *[no] A shot through light troops may be aimed at these ({ $troop }).
}
impetus-shooting-modifiers-step-halved = { $applied ->
    [yes] { $before } { $before ->
        [one] die
       *[other] dice
    }, halved and rounded up to { $value }.
   *[no] { $before } { $before ->
        [one] die
       *[other] dice
    }, not halved.
}
impetus-shooting-modifiers-step-not-legionaries = { $applied ->
    [yes] Not the legionaries of one of the three armies.
   *[no] The shooters are taken to be such legionaries.
}
impetus-shooting-modifiers-step-price = { $applied ->
    [yes] For all the legionaries of the army together: { $value } points.
   *[no] Such an army may not buy them.
}
impetus-shooting-modifiers-step-too-near = { $applied ->
    [yes] Distance { $distance } U: at least { $limit } are needed.
   *[no] Distance { $distance } U, at least { $limit }: fine.
}
impetus-shooting-modifiers-step-too-far = { $applied ->
    [yes] Distance { $distance } U: at most { $limit } are allowed.
   *[no] Distance { $distance } U, at most { $limit }: fine.
}
impetus-shooting-modifiers-step-moved = { $applied ->
    [yes] The legionaries have moved.
   *[no] The legionaries have not moved.
}
impetus-shooting-modifiers-step-disordered = { $applied ->
    [yes] The legionaries are disordered.
   *[no] The legionaries are in order.
}
impetus-shooting-modifiers-step-scorpio-lost = { $applied ->
    [yes] The legionaries have been in melee: the scorpio is lost.
   *[no] The legionaries have not been in melee.
}
impetus-shooting-modifiers-step-scorpio-dice = { $value } { $value ->
    [one] die
   *[other] dice
}, for any VBU.
impetus-shooting-modifiers-step-javelin-foot = The unit is not light infantry: its javelin stays as it is.
impetus-shooting-modifiers-step-scutarii = { $applied ->
    [yes] Elite Scutarii: ordinary javelins.
   *[no] The unit is not Elite Scutarii.
}
impetus-shooting-modifiers-step-javelin-vbu = { $applied ->
    [yes] VBU { $value }: heavy javelins.
   *[no] VBU { $value }, not { $needed }: ordinary javelins.
}
impetus-shooting-modifiers-step-same-cost = Heavy javelins cost the same as common ones.
impetus-shooting-modifiers-step-as-pilum = The weapon works as a pilum: { $value } { $value ->
    [one] die.
   *[other] dice.
}
impetus-shooting-modifiers-step-all-missile = { $applied ->
    [yes] All missile troops: the front unit shoots.
   *[no] Not all missile troops: the rear unit shoots.
}
impetus-shooting-modifiers-step-from-front = The distance is measured from the front unit.
impetus-shooting-modifiers-step-undiminished = { $applied ->
    [yes] The Large Unit shoots at full strength while the rear unit stands.
   *[no] The Large Unit shoots like its rear unit.
}
impetus-shooting-modifiers-step-each-side = { $applied ->
    [yes] The arc reaches that far to either side.
   *[no] The arc is that wide in all.
}
impetus-shooting-modifiers-step-outside-arc = { $applied ->
    [yes] { $off }° off the axis, with an arc of { $arc }°: outside.
   *[no] { $off }° off the axis, with an arc of { $arc }°: inside.
}
impetus-shooting-modifiers-step-indirect-elephants = Elephants shoot indirectly.
impetus-shooting-modifiers-step-indirect-chariots = Chariots shoot indirectly.
impetus-shooting-modifiers-step-indirect-various = Various weapons shoot indirectly.
impetus-shooting-modifiers-step-indirect = Neither elephants, nor chariots, nor various weapons: the amendments do not forbid it, nor do they allow it.

# Melee.

impetus-melee-result-draw = a draw
impetus-melee-result-won = won
impetus-melee-result-lost = lost
impetus-destroyed-rule-by-losing-only = only by losing the melee
impetus-point-schiltron-ignores = What does a schiltron attacked in flank or rear ignore?

impetus-melee-modifiers = Melee, as amended
    .question = What do the amendments change in this melee?
impetus-melee-modifiers-field-flanks_covered = Friends at the flanks
    .no = No friends at the flanks
    .none = no friends
    .ask = Which friends stand at the unit's flanks?
    .within = neighbour
    .hint = A friend beside it along the side covers a flank; at most two.
impetus-melee-modifiers-field-flanks_covered-side_contact = Touches along the side
    .no = Does not touch along the side
    .ask = Does { $whose } touch the unit along its side?
    .hint = A corner is not enough.
impetus-melee-modifiers-field-flanks_covered-disordered = It or its neighbour is disordered
    .no = Neither it nor its neighbour is disordered
    .ask = Is the unit or { $whose } in disorder?
impetus-melee-modifiers-field-flanks_covered-neighbour_in_melee = The neighbour is in melee
    .no = The neighbour is not in melee
    .ask = Is { $whose } in melee too?
impetus-melee-modifiers-field-flanks_covered-same_facing = Faces the same way
    .no = Does not face the same way
    .ask = Does { $whose } face the same way as the unit?
impetus-melee-modifiers-field-flanks_covered-could_group = Could form a group with it
    .no = Could not form a group with it
    .ask = Could { $whose } form a group with the unit?
    .hint = The rulebook's rules for groups decide.
impetus-melee-modifiers-field-flanks_covered-front_units_touch = The front units touch
    .no = The front units do not touch
    .ask = Does the front unit of the Large Unit touch the front unit of { $whose }?
    .hint = Of Large Units only the front units count.
impetus-melee-modifiers-field-attacked_flank_or_rear = The unit is attacked in flank or rear
    .no = The unit is not attacked in flank or rear
    .ask = Is the unit attacked in flank or rear?
    .hint = Then no flank is covered.
impetus-melee-modifiers-field-discipline = Discipline
    .none = not judged
    .ask = What is the unit's discipline?
    .hint = A is the best, C the worst.
impetus-melee-modifiers-field-enemy_discipline = Enemy's discipline
    .none = not judged
    .ask = What is the enemy's discipline?
    .hint = A is the best, C the worst.
impetus-melee-modifiers-field-charged_flank_or_rear = The unit has charged in flank or rear
    .no = The unit has not charged in flank or rear
    .ask = Has the unit charged the enemy in flank or rear?
impetus-melee-modifiers-field-contact = The charge made contact
    .no = The charge made no contact
    .ask = Did the charge make contact?
impetus-melee-modifiers-field-large_unit_depth = Units one behind another
    .none = no Large Unit
    .ask = How many units deep is the unit in melee?
    .hint = From two on it is a Large Unit.
    .no = There is no Large Unit
impetus-melee-modifiers-field-large_unit = The unit is a Large Unit
    .no = The unit is not a Large Unit
    .ask = Is the unit in melee a Large Unit?
    .hint = Units one behind another that fight as one.
impetus-melee-modifiers-field-in_difficult = The unit is in difficult ground
    .no = The unit is not in difficult ground
    .ask = Is the unit in difficult ground?
impetus-melee-modifiers-field-schiltron = The unit is a schiltron
    .no = The unit is not a schiltron
    .ask = Is the unit a schiltron?
    .hint = A round formation of pikes.
impetus-melee-modifiers-field-flank_rear_hit = The unit is hit in flank or rear in this melee
    .no = The unit is not hit in flank or rear in this melee
    .ask = Was the unit hit in flank or rear in this melee?
impetus-melee-modifiers-field-lost_melee = The unit has lost the melee
    .no = The unit has not lost the melee
    .ask = Has the unit lost the melee?
impetus-melee-modifiers-field-failed_cohesion = The unit has failed the cohesion test
    .no = The unit has not failed the cohesion test
    .ask = Has the unit failed its cohesion test?
impetus-melee-modifiers-field-troop = Troops
    .ask = Which troops are fighting?
impetus-melee-modifiers-field-enemy = Enemy
    .ask = What troop type is the enemy?
impetus-melee-modifiers-field-result = Result of the melee
    .ask = How does the melee end?
impetus-melee-modifiers-value-modifier = Modifier
impetus-melee-modifiers-value-destroyed = Destroyed
impetus-melee-modifiers-value-destroyed_rule = The unit is destroyed
impetus-melee-modifiers-value-depth_bonus_applies = The Large Unit has its depth bonus
impetus-melee-modifiers-value-may_fall_back = The unit may withdraw
impetus-melee-modifiers-value-violations = Reasons against it
impetus-melee-modifiers-value-distance = How far, plus one die
impetus-melee-modifiers-finding-modifier = { $modifier ->
    [0] The amendments give the unit no modifier.
   *[other] The amendments give the unit +{ $modifier } in this melee.
}
impetus-melee-modifiers-finding-destroyed = The unit is destroyed.
impetus-melee-modifiers-finding-not-destroyed = The unit is not destroyed.
impetus-melee-modifiers-finding-by-losing-only = The unit is destroyed only if it loses the melee.
impetus-melee-modifiers-finding-depth_bonus_applies = The Large Unit has its depth bonus.
impetus-melee-modifiers-finding-not-depth_bonus_applies = The Large Unit has no depth bonus.
impetus-melee-modifiers-finding-legal = { $distance ->
    [none] The unit may withdraw after the draw, or stay in contact.
   *[other] The unit may withdraw { $distance } U plus the roll of one die after the draw, or stay in contact.
}
impetus-melee-modifiers-finding-not-drawn = A unit may withdraw of its own will only after a draw.
impetus-melee-modifiers-finding-wrong-troop = After a draw { $troop-code ->
    [none] these troops
   *[other] { $troop }
} may not withdraw.
impetus-melee-modifiers-finding-not-infantry = After a draw the unit may withdraw only from infantry{ $enemy-code ->
    [none] {""}
   *[other] , not from { $enemy }
}.
impetus-melee-modifiers-step-no-contact = { $applied ->
    [yes] Flank { $flank }: contact at a corner, or none.
   *[no] Flank { $flank }: contact along the side.
}
impetus-melee-modifiers-step-facing = { $applied ->
    [yes] Flank { $flank }: another facing.
   *[no] Flank { $flank }: the same facing.
}
impetus-melee-modifiers-step-not-groupable = { $applied ->
    [yes] Flank { $flank }: they could not form a group.
   *[no] Flank { $flank }: they could form a group.
}
impetus-melee-modifiers-step-front-units = { $applied ->
    [yes] Flank { $flank }: the front units do not touch.
   *[no] Flank { $flank }: the front units touch, as far as stated.
}
impetus-melee-modifiers-step-covered = Flank { $flank } is covered.
impetus-melee-modifiers-step-flank-disordered = { $applied ->
    [yes] Flank { $flank }: disorder does not take the cover away.
   *[no] Flank { $flank }: disorder would not take the cover away.
}
impetus-melee-modifiers-step-flank-fighting = { $applied ->
    [yes] Flank { $flank }: a neighbour in melee covers it as well.
   *[no] Flank { $flank }: a neighbour in melee would cover it as well.
}
impetus-melee-modifiers-step-taken = { $applied ->
    [yes] Taken in flank or rear: the cover of its flanks gives nothing.
   *[no] The attack on flank or rear takes no covered flank away.
}
impetus-melee-modifiers-step-covered-flanks = { $applied ->
    [yes] { $flanks ->
        [one] One covered flank
       *[other] { $flanks } covered flanks
    }: +{ $value }.
   *[no] No flank is covered.
}
impetus-melee-modifiers-step-discipline = { $applied ->
    [yes] Discipline { $own } against { $other }: +{ $value } for the better.
   *[no] Discipline { $own } against { $other }: not the better, so no +{ $value }.
}
impetus-melee-modifiers-step-once = { $applied ->
    [yes] The modifier counts once, however wide the gap.
   *[no] The gap is of one step.
}
impetus-melee-modifiers-step-flank-charge = { $applied ->
    [yes] A charge in flank or rear that has made contact: +{ $value }.
   *[no] The charge has not made contact, so no +{ $value }.
}
impetus-melee-modifiers-step-standing-chariots = No penalty for chariots that stood still.
impetus-melee-modifiers-step-main-unit = These modifiers belong to the main unit.
impetus-melee-modifiers-step-sum = Modifiers of the amendments in all: { impetus-plus }.
impetus-melee-modifiers-step-ignores = { $applied ->
    [yes] The schiltron ignores the attack in every way.
   *[no] The schiltron ignores the attack for its depth only.
}
impetus-melee-modifiers-step-difficult = { $applied ->
    [yes] In difficult ground: no depth bonus.
   *[no] The unit is not in difficult ground.
}
impetus-melee-modifiers-step-charged-in-flank = { $applied ->
    [yes] Charged in flank or rear: no depth bonus.
   *[no] Not charged in flank or rear.
}
impetus-melee-modifiers-step-schiltron-keeps = { $applied ->
    [yes] Taken in flank or rear, but a schiltron: it keeps its depth bonus.
   *[no] A schiltron, not taken in flank or rear.
}
impetus-melee-modifiers-step-lost = { $applied ->
    [yes] Taken in flank or rear, and the melee lost: destroyed.
   *[no] The melee is not lost: not destroyed.
}
impetus-melee-modifiers-step-large-unit = Large Units are treated alike.
impetus-melee-modifiers-step-failed-test = The cohesion test does not destroy the unit.
impetus-melee-modifiers-step-not-drawn = { $applied ->
    [yes] Units fall back of their own will only after a draw.
   *[no] The melee ended in a draw.
}
impetus-melee-modifiers-step-wrong-troop = { $applied ->
    [yes] { $troop }: they may not withdraw.
   *[no] { $troop }: they may withdraw.
}
impetus-melee-modifiers-step-not-infantry = { $applied ->
    [yes] The enemy is not infantry ({ $troop }).
   *[no] The enemy is infantry ({ $troop }).
}
impetus-melee-modifiers-step-distance = { $applied ->
    [yes] The unit goes back { $value } U plus the roll of one die.
   *[no] The unit does not withdraw.
}

# Cohesion.

impetus-cause-shooting = shooting
impetus-cause-melee = melee
impetus-troop-Art-A = Artillery of type A
    .within = artillery of type A
impetus-troop-Art-B = Artillery of type B
    .within = artillery of type B
impetus-troop-Art-C = Artillery of type C
    .within = artillery of type C
impetus-cohesion-line-heavy-infantry = heavy infantry
impetus-cohesion-line-three-pikes = pikes of three units
impetus-cohesion-line-difficult = difficult ground
impetus-cohesion-line-rough = rough ground
impetus-cohesion-line-joan = Joan of Arc
impetus-point-difficult-and-rough = Do the cohesion penalties for difficult and rough ground add up?
flag-silent-destroyed-by-shooting = The amendment says nothing of units destroyed by shooting: the rulebook applies.

impetus-cohesion-modifiers = Cohesion test, as amended
    .question = What do the amendments add to the cohesion test?
impetus-cohesion-modifiers-field-troop = Troops
    .none = not stated
    .pair = Which troops, and who shot at them?
    .ask = Which troops take the test?
impetus-cohesion-modifiers-field-impetuous = The unit is impetuous
    .no = The unit is not impetuous
    .ask = Are the troops that test impetuous?
    .hint = Marked so in the army list.
impetus-cohesion-modifiers-field-pike = The unit is armed with pikes
    .no = The unit is not armed with pikes
    .ask = Are the troops that test armed with pikes?
impetus-cohesion-modifiers-field-large_unit_size = Units in the Large Unit (1 = single)
    .ask = How many units make up the Large Unit that tests (1 if single)?
impetus-cohesion-modifiers-field-cause = Reason for the test
    .ask = Is the cohesion test for shooting or for melee?
    .hint = Some modifiers count only in melee, one only against shooting.
impetus-cohesion-modifiers-field-shooter = Troops that shot at it
    .none = not shot at
    .ask = Which troops shot at the unit that tests?
    .no = The unit was not shot at
impetus-cohesion-modifiers-field-enemies = Enemies in the melee
    .ask = Which enemies are in the melee?
impetus-cohesion-modifiers-field-enemies_all_mounted = All of them mounted
    .no = Not all of them mounted
    .ask = Are all the enemies in the melee mounted?
impetus-cohesion-modifiers-field-own_ground = Ground the unit is in
    .ask = What ground is the unit that tests in?
    .hint = If only partly in it, agree beforehand whether that is enough.
impetus-cohesion-modifiers-field-enemy_wholly_in = Ground an enemy is wholly in
    .ask = What ground is one of the enemies wholly in?
    .hint = Only rough or difficult ground matters.
impetus-cohesion-modifiers-field-joan_u = Distance from Joan of Arc
    .none = no Joan of Arc near
    .ask = How many U from the unit is Joan of Arc?
    .no = Joan of Arc is not near
impetus-cohesion-modifiers-field-scale = Scale, mm
    .ask = Which scale do you play, in mm?
impetus-cohesion-modifiers-field-destroyed_in = Cause of destruction
    .none = no unit destroyed
    .ask = Was the unit destroyed by shooting or in melee?
    .no = No unit was destroyed
impetus-cohesion-modifiers-field-friends_within_5u_behind = Friends close behind
    .no = No friends close behind
    .ask = Are there friends within 5 U behind the destroyed unit?
impetus-cohesion-modifiers-value-modifier = Modifier
impetus-cohesion-modifiers-value-lines = Made up of
impetus-cohesion-modifiers-value-harm_to_friends = Friends behind are harmed
impetus-cohesion-modifiers-plus = { $modifier ->
    [1] +1
    [2] +2
    [3] +3
   *[other] { $modifier }
}
impetus-cohesion-modifiers-finding-modifier = { $modifier ->
    [0] { $harm_to_friends ->
        [no] The friends behind the destroyed unit are not harmed. The amendments give the cohesion test no modifier.
       *[other] The amendments give the cohesion test no modifier.
    }
   *[other] The amendments give the cohesion test a modifier of { impetus-cohesion-modifiers-plus }.
}
impetus-cohesion-modifiers-finding-harm_to_friends = The friends behind the destroyed unit are harmed.
impetus-cohesion-modifiers-finding-not-harm_to_friends = The friends behind the destroyed unit are not harmed.
impetus-cohesion-modifiers-step-heavy = { $applied ->
    [yes] { $troop }: the bonuses of heavy infantry are for them.
   *[no] { $troop }: the bonuses of heavy infantry are not for them.
}
impetus-cohesion-modifiers-step-shot-at = { $applied ->
    [yes] Shot at by { $shooter }: { impetus-plus }.
   *[no] Shot at by { $shooter }: no { impetus-plus }.
}
impetus-cohesion-modifiers-step-melee-only = The ground counts in melee only.
impetus-cohesion-modifiers-step-chariots-mounted = { $applied ->
    [yes] Chariots and elephants count as mounted.
   *[no] Only cavalry is mounted.
}
impetus-cohesion-modifiers-step-all-mounted = { $applied ->
    [yes] All enemies in the melee are mounted: { impetus-plus }.
   *[no] Not all enemies in the melee are mounted: no { impetus-plus }.
}
impetus-cohesion-modifiers-step-three-pikes = { $applied ->
    [yes] A Large Unit of { $size } units of pikes: { impetus-plus }.
   *[no] The { impetus-plus } is for three units of pikes that fight only mounted; here they are { $size }.
}
impetus-cohesion-modifiers-step-enemy-wholly = { $applied ->
    [yes] An enemy is wholly in { $ground }.
   *[no] No enemy is wholly in rough or difficult ground.
}
impetus-cohesion-modifiers-step-bad-ground = { $applied ->
    [yes] Rough or difficult ground matters here; the unit itself is in { $ground }.
   *[no] Rough or difficult ground does not matter here.
}
impetus-cohesion-modifiers-step-suffers = { $applied ->
    [yes] { $troop }: such ground counts against them.
   *[no] { $troop }: such ground does not count against them.
}
impetus-cohesion-modifiers-step-difficult = { $applied ->
    [yes] The unit fights in difficult ground, or with an enemy wholly in it: { $value }.
   *[no] The unit fights neither in difficult ground nor with an enemy wholly in it: the { $value } does not count.
}
impetus-cohesion-modifiers-step-rough = { $applied ->
    [yes] The unit fights in rough ground, or with an enemy wholly in it: { $value }.
   *[no] The unit fights neither in rough ground nor with an enemy wholly in it: the { $value } does not count.
}
impetus-cohesion-modifiers-step-worse-only = { $applied ->
    [yes] Only the worse of the two counts.
   *[no] Both count.
}
impetus-cohesion-modifiers-step-joan = { $applied ->
    [yes] Joan of Arc is { $distance } U away, within { $reach }: { impetus-plus }.
   *[no] Joan of Arc is { $distance } U away, beyond { $reach }: no { impetus-plus }.
}
impetus-cohesion-modifiers-step-sum = Modifiers of the amendments in all: { impetus-plus }.
impetus-cohesion-modifiers-step-wagons = { $applied ->
    [yes] A destroyed Wagenburg harms no friends.
   *[no] The unit is not a Wagenburg.
}
impetus-cohesion-modifiers-step-in-melee = { $applied ->
    [yes] The unit was destroyed in melee.
   *[no] Destroyed by shooting: the rulebook applies.
}
impetus-cohesion-modifiers-step-light = { $applied ->
    [yes] { $troop }: friends behind them are not harmed.
   *[no] { $troop }: friends behind them are harmed.
}
impetus-cohesion-modifiers-step-friends-behind = { $applied ->
    [yes] Friends are close behind.
   *[no] There are no friends close behind.
}

# The impetus bonus.

impetus-bonus-yes = yes
impetus-bonus-no = no
impetus-point-mounted-against-works = Do mounted have the impetus bonus against fortifications?

impetus-impetus-bonus = Impetus bonus
    .question = Does the charge have the impetus bonus?
impetus-impetus-bonus-field-charger = Who charges
impetus-impetus-bonus-field-charger-troop = Troops
    .pair = Who charges whom?
    .ask = Which troops charge?
impetus-impetus-bonus-field-charger-impetuous = Impetuous
    .no = Not impetuous
    .ask = Are the troops that charge impetuous?
    .hint = Marked so in the army list.
impetus-impetus-bonus-field-charger-fresh = Fresh
    .no = Not fresh
    .ask = Are the troops that charge still fresh?
    .hint = A fresh unit has suffered no losses yet.
impetus-impetus-bonus-field-charger-started_standing = Charges from a standing start
    .no = Does not charge from a standing start
    .ask = Did the charge start from standing still?
    .hint = Matters for war chariots alone.
impetus-impetus-bonus-field-target = Who is charged
impetus-impetus-bonus-field-target-troop = Troops
    .ask = Which troops are charged?
impetus-impetus-bonus-field-target-impetuous = Impetuous
    .no = Not impetuous
    .ask = Are the troops charged impetuous?
    .hint = Marked so in the army list.
impetus-impetus-bonus-field-target-pike = It is armed with pikes
    .no = It is not armed with pikes
    .ask = Are the troops charged armed with pikes?
impetus-impetus-bonus-field-target-long_spear = Long spears
    .no = No long spears
    .ask = Are the troops charged armed with long spears?
impetus-impetus-bonus-field-target-stakes = Behind stakes
    .no = Not behind stakes
    .ask = Are the troops charged behind stakes?
    .hint = They deny impetus to mounted.
impetus-impetus-bonus-field-target-pavises = Behind pavises
    .no = Not behind pavises
    .ask = Are the troops charged behind pavises?
    .hint = Large standing shields.
impetus-impetus-bonus-field-target-fortified = Defends fortifications
    .no = Does not defend fortifications
    .ask = Do the troops charged defend fortifications?
    .hint = They deny impetus to foot.
impetus-impetus-bonus-field-target-shield_wall_frontal = It is a Shield Wall, charged frontally
    .no = It is not a Shield Wall charged frontally
    .ask = Are the troops charged a Shield Wall, met from the front?
impetus-impetus-bonus-field-supporting_denier = Troops in support that deny the bonus
    .no = No troops in support deny the bonus
    .ask = Do troops supporting those charged deny the impetus bonus?
    .hint = Behind the unit charged, troops that would take the bonus away themselves.
impetus-impetus-bonus-field-terrain = Ground
    .ask = What ground does the charge cross?
impetus-impetus-bonus-field-occupied_town = The charge is against an occupied town
    .no = The charge is not against an occupied town
    .ask = Is the charge against an occupied town?
impetus-impetus-bonus-field-counter_or_opportunity = Countercharge or opportunity charge
    .no = Neither a countercharge nor an opportunity charge
    .ask = Is the charge a countercharge or an opportunity charge?
    .hint = A charge made in the enemy's turn.
impetus-impetus-bonus-field-declared = The unit has declared the charge
    .no = The unit has not declared the charge
    .ask = Did the unit that charges declare the charge?
    .hint = In a countercharge or opportunity charge the impetus bonus depends on it.
impetus-impetus-bonus-field-own_front_contact = The unit meets the enemy with its own front
    .no = The unit does not meet the enemy with its own front
    .ask = Does the unit that charges meet the enemy with its own front?
impetus-impetus-bonus-value-bonus = Impetus bonus
impetus-impetus-bonus-value-denied_by = Why there is none
impetus-impetus-bonus-finding-yes = The charge has the impetus bonus.
impetus-impetus-bonus-finding-no = The charge has no impetus bonus.
impetus-impetus-bonus-finding-not-fresh = The unit is no longer fresh.
impetus-impetus-bonus-finding-foot-at-mounted = Foot troops charge mounted troops.
impetus-impetus-bonus-finding-foot-in-difficult = Foot troops charge in difficult ground.
impetus-impetus-bonus-finding-foot-at-works = Foot troops charge defenders of fortifications.
impetus-impetus-bonus-finding-pikes = Mounted troops charge pikes.
impetus-impetus-bonus-finding-long-spears = Mounted troops charge long spears.
impetus-impetus-bonus-finding-wagenburg = Mounted troops charge a Wagenburg.
impetus-impetus-bonus-finding-elephants = Mounted troops charge elephants.
impetus-impetus-bonus-finding-bad-ground = Mounted troops charge in rough or difficult ground.
impetus-impetus-bonus-finding-stakes = Mounted troops charge troops behind stakes.
impetus-impetus-bonus-finding-pavises = Mounted troops charge troops behind pavises.
impetus-impetus-bonus-finding-mounted-at-works = Mounted troops charge defenders of fortifications.
impetus-impetus-bonus-finding-elephants-at-skirmishers = Elephants charge skirmishers.
impetus-impetus-bonus-finding-elephants-at-light-foot = Elephants charge light infantry that is not impetuous.
impetus-impetus-bonus-finding-chariots-from-standing = War chariots charge from a standing start.
impetus-impetus-bonus-finding-scythed-at-light-foot = Scythed chariots charge light infantry that is not impetuous.
impetus-impetus-bonus-finding-occupied-town = The charge is against an occupied town.
impetus-impetus-bonus-finding-supporting = A supporting unit takes the bonus away.
impetus-impetus-bonus-finding-shield-wall = The charge meets a Shield Wall in front.
impetus-impetus-bonus-finding-undeclared = The unit has declared no charge.
impetus-impetus-bonus-finding-not-own-front = The unit does not meet the enemy with its own front.
impetus-impetus-bonus-step-not-fresh = { $applied ->
    [yes] The unit is not fresh.
   *[no] The unit is fresh.
}
impetus-impetus-bonus-step-scythed-excepted = Scythed chariots need not be fresh.
impetus-impetus-bonus-step-occupied-town = { $applied ->
    [yes] The charge is against an occupied town.
   *[no] The charge is not against an occupied town.
}
impetus-impetus-bonus-step-shield-wall = { $applied ->
    [yes] The unit charges a Shield Wall frontally.
   *[no] The unit does not charge a Shield Wall frontally.
}
impetus-impetus-bonus-step-supporting = { $applied ->
    [yes] A supporting unit denies the bonus.
   *[no] No supporting unit denies the bonus.
}
impetus-impetus-bonus-step-baggage = Baggage denies nothing.
impetus-impetus-bonus-step-undeclared = { $applied ->
    [yes] The unit has declared no charge.
   *[no] The unit has declared the charge.
}
impetus-impetus-bonus-step-not-own-front = { $applied ->
    [yes] The unit does not meet the enemy with its own front.
   *[no] The unit meets the enemy with its own front.
}
impetus-impetus-bonus-step-impetuous-light = For impetuous light infantry difficult ground does not matter.
impetus-impetus-bonus-step-foot-in-difficult = { $applied ->
    [yes] Foot have no bonus when charging in difficult ground.
   *[no] The unit is not foot charging in difficult ground.
}
impetus-impetus-bonus-step-foot-in-rough = Rough ground does not matter to foot.
impetus-impetus-bonus-step-foot-at-works = { $applied ->
    [yes] Foot have no bonus against defenders of fortifications.
   *[no] The unit does not charge defenders of fortifications.
}
impetus-impetus-bonus-step-foot-at-mounted = { $applied ->
    [yes] Foot have no bonus when charging mounted.
   *[no] The unit does not charge mounted, or the bonus is denied already.
}
impetus-impetus-bonus-step-elephants-at-skirmishers = { $applied ->
    [yes] Elephants have no bonus against skirmishers.
   *[no] The enemy is not skirmishers.
}
impetus-impetus-bonus-step-elephants-at-light-foot = { $applied ->
    [yes] Elephants have no bonus against light infantry that is not impetuous.
   *[no] The enemy is not light infantry, or it is impetuous.
}
impetus-impetus-bonus-step-impetuous-light-foot = Impetuous light infantry denies elephants nothing.
impetus-impetus-bonus-step-chariots-from-standing = { $applied ->
    [yes] War chariots charging from a standing start have no bonus.
   *[no] The war chariots do not charge from a standing start.
}
impetus-impetus-bonus-step-list-says = { $applied ->
    [yes] The list on the impetus bonus takes it from chariots that charge from a standing start.
   *[no] The list on the impetus bonus takes it only from chariots that charge from a standing start.
}
impetus-impetus-bonus-step-scythed-at-light-foot = { $applied ->
    [yes] Scythed chariots have no bonus against light infantry that is not impetuous.
   *[no] The enemy is not light infantry, or it is impetuous.
}
impetus-impetus-bonus-step-chariots-mounted = { $applied ->
    [yes] Chariots and elephants count as mounted.
   *[no] Only cavalry is mounted.
}
impetus-impetus-bonus-step-pikes = { $applied ->
    [yes] Mounted have no bonus against pikes.
   *[no] These are not mounted troops charging pikes.
}
impetus-impetus-bonus-step-long-spears = { $applied ->
    [yes] Mounted have no bonus against long spears.
   *[no] These are not mounted troops charging long spears.
}
impetus-impetus-bonus-step-wagenburg = { $applied ->
    [yes] Mounted have no bonus against a Wagenburg.
   *[no] These are not mounted troops charging a Wagenburg.
}
impetus-impetus-bonus-step-elephants = { $applied ->
    [yes] Mounted have no bonus against elephants.
   *[no] These are not mounted troops charging elephants.
}
impetus-impetus-bonus-step-bad-ground = { $applied ->
    [yes] Mounted have no bonus in rough or difficult ground.
   *[no] These are not mounted troops charging in rough or difficult ground.
}
impetus-impetus-bonus-step-stakes = { $applied ->
    [yes] Mounted have no bonus against troops behind stakes.
   *[no] These are not mounted troops charging troops behind stakes.
}
impetus-impetus-bonus-step-pavises = { $applied ->
    [yes] Mounted have no bonus against troops behind pavises.
   *[no] These are not mounted troops charging troops behind pavises.
}
impetus-impetus-bonus-step-mounted-at-works = { $applied ->
    [yes] Fortifications deny the bonus to mounted.
   *[no] Fortifications do not deny the bonus to mounted.
}

# Charges.

impetus-charge-charge = a charge
impetus-charge-opportunity = an opportunity charge
impetus-charge-countercharge = a countercharge
impetus-charge-pursuit = a pursuit
impetus-charge-potential = a potential charge
impetus-charge-on-me = the unit itself
impetus-charge-on-friend = a friend
impetus-charge-on-none = no unit
impetus-then-another-action = another action
impetus-treated-as-charge = a charge
impetus-treated-as-move = an ordinary move
flag-silent-indirect-by-the-rulebook = The amendments do not mention these troops; the rulebook says whether they may shoot indirectly.
flag-silent-charge-by-the-rulebook = See the rulebook: the amendments do not cover this case.

impetus-charge-rights = Rights of charge
    .question = May the unit charge, and what may it do afterwards?
impetus-charge-rights-field-kind = Type of charge
    .ask = What kind of charge is it?
    .hint = A pursuit is a kind of charge too.
impetus-charge-rights-field-troop = Troops
    .none = not stated
    .ask = Which troops want to charge?
impetus-charge-rights-field-i = I (impetus)
    .ask = What I (impetus) does the unit that charges have?
    .hint = Impetus, as the list prints it.
impetus-charge-rights-field-targets = Enemies charged
    .no = No enemies charged
    .none = no enemy
    .ask = Are any enemies charged?
    .within = enemy
impetus-charge-rights-field-targets-troop = Troops
    .ask = What troop type is { $whose } among those charged?
impetus-charge-rights-field-targets-disordered = Disordered
    .no = Not disordered
    .ask = Is { $whose } among those charged in disorder?
impetus-charge-rights-field-targets-flank_or_rear = In flank or rear
    .no = Not in flank or rear
    .ask = Is { $whose } among those charged taken in flank or rear?
    .hint = Charged there, and not from the front.
impetus-charge-rights-field-would_contact = Enemies the pursuit would meet
    .no = No enemies the pursuit would meet
    .none = no enemy
    .ask = Would the pursuit meet any enemies?
    .within = enemy
impetus-charge-rights-field-would_contact-troop = Troops
    .ask = What troop type is { $whose } among those the pursuit would meet?
impetus-charge-rights-field-would_contact-disordered = Disordered
    .no = Not disordered
    .ask = Is { $whose } among those the pursuit would meet in disorder?
impetus-charge-rights-field-would_contact-flank_or_rear = In flank or rear
    .no = Not in flank or rear
    .ask = Would the pursuit meet { $whose } in flank or rear?
impetus-charge-rights-field-charge_declared_on = Target of the enemy's charge
    .ask = On whom has the enemy declared a charge?
    .hint = If on the unit itself, it may only countercharge; if on a friend, it is free to act.
impetus-charge-rights-field-friend_between = A friend in between
    .no = No friend in between
    .ask = Is there a friend in between?
    .none = no friend
    .hint = Between the unit and the enemy.
impetus-charge-rights-field-friend_between-passable = The friend can be passed through voluntarily
    .no = The friend cannot be passed through voluntarily
    .ask = Can the friend in between be passed through voluntarily?
    .hint = The rulebook's rules for passing through friends decide.
impetus-charge-rights-field-contact = Contact is made
    .no = Contact is not made
    .none = not judged
    .ask = Does the charge make contact?
impetus-charge-rights-field-enemy_evaded = The enemy has evaded
    .no = The enemy has not evaded
    .none = no
    .ask = Has the enemy evaded?
impetus-charge-rights-field-opportunity_charge_by_enemy = Another enemy has charged on opportunity
    .no = No other enemy has charged on opportunity
    .ask = Has another enemy charged on opportunity?
    .if-not = Allowed if no other enemy has charged on opportunity.
impetus-charge-rights-field-then = Next action
    .none = no further action
    .ask = What would the unit do next?
    .hint = Something more it would do once the charge is over.
    .no = No further action follows
impetus-charge-rights-value-allowed = Allowed
impetus-charge-rights-value-reasons = Reasons against it
impetus-charge-rights-value-treated_as = The charge counts as
impetus-charge-rights-value-more_actions = The unit may act again
impetus-charge-rights-value-impetus_possible = May have the impetus bonus
impetus-charge-rights-finding-legal = { $treated_as-code ->
    [move] The charge counts as an ordinary move, so the unit may act again.
    [charge] The move counts as a charge, so the unit does nothing more.
   *[other] Nothing in the amendments forbids this { $kind-code ->
        [opportunity] opportunity charge
        [countercharge] countercharge
        [pursuit] pursuit
        [potential] potential charge
       *[other] charge
    }.
}
impetus-charge-rights-whatever-illegal = { $then-code ->
    [another-action] After a charge no other action follows.
   *[other] Light cavalry with I=0 may not meet all these enemies.
}
impetus-charge-rights-finding-not-more_actions = The charge was the last action of the activation.
impetus-charge-rights-finding-not-chargeable = Light cavalry with I=0 charges only skirmishers, disordered enemies, and flanks or rears.
impetus-charge-rights-finding-not-all-chargeable = Light cavalry with I=0 may not charge all of these enemies.
impetus-charge-rights-finding-pursuit-void = The pursuit would meet enemies that the unit does not charge, so it is not made.
impetus-charge-rights-finding-is-the-target = The enemy has declared a charge on this unit, so it may only countercharge.
impetus-charge-rights-finding-friend-in-the-way = A friend that cannot be passed through stands in between.
impetus-charge-rights-finding-cannot-evade = The enemy cannot evade, so it is no potential charge.
impetus-charge-rights-finding-after-a-charge = After a charge a unit takes no other action.
impetus-charge-rights-finding-enemy-opportunity-charge = An enemy has charged on opportunity, so no other action follows.
impetus-charge-rights-finding-fell-short = The charge has fallen short, so no other action follows.
impetus-charge-rights-step-limited = { $applied ->
    [yes] { $troop } with I=0: their charges are limited.
   *[no] { $troop }: the amendment does not limit their charges.
}
impetus-charge-rights-step-chargeable = { $applied ->
    [yes] { $troop }: they may be charged.
   *[no] { $troop } in order and met in front: they may not be charged.
}
impetus-charge-rights-step-pursuit-void = { $applied ->
    [yes] The pursuit would meet troops that may not be charged.
   *[no] All the enemies that the pursuit would meet may be charged.
}
impetus-charge-rights-step-not-all-chargeable = { $applied ->
    [yes] Not all of the enemies may be charged.
   *[no] Either all of the enemies may be charged, or none.
}
impetus-charge-rights-step-not-chargeable = { $applied ->
    [yes] None of the enemies may be charged.
   *[no] At least one of the enemies may be charged.
}
impetus-charge-rights-step-is-the-target = { $applied ->
    [yes] The charge is declared on the unit itself.
   *[no] The charge is not declared on the unit itself.
}
impetus-charge-rights-step-for-a-friend = { $applied ->
    [yes] The charge is declared on a friend.
   *[no] The charge is not declared on a friend.
}
impetus-charge-rights-step-countercharge = { $applied ->
    [yes] The charge is declared on the unit: it may countercharge.
   *[no] The charge is not declared on the unit.
}
impetus-charge-rights-step-friend-in-the-way = { $applied ->
    [yes] The friend in between cannot be passed through voluntarily.
   *[no] The friend in between can be passed through voluntarily.
}
impetus-charge-rights-step-cannot-evade = { $applied ->
    [yes] An enemy charged cannot evade.
   *[no] The enemies charged can evade.
}
impetus-charge-rights-step-contact = { $applied ->
    [yes] The charge makes contact: it is a full charge.
   *[no] The charge makes no contact.
}
impetus-charge-rights-step-evaded = { $applied ->
    [yes] The enemy has evaded.
   *[no] The enemy has not evaded.
}
impetus-charge-rights-step-opportunity-charged = { $applied ->
    [yes] Another enemy has charged on opportunity.
   *[no] No enemy has charged on opportunity.
}
impetus-charge-rights-step-after-a-charge = After a charge a unit takes no other action.
impetus-charge-rights-step-enemy-opportunity-charge = The charge stays a charge, and no other action follows.
impetus-charge-rights-step-fell-short = The charge has failed, and no other action follows.
impetus-charge-rights-step-potential = The charge was no potential charge.
impetus-charge-rights-step-melee = { $applied ->
    [yes] The charge makes contact: the melee is its last action.
   *[no] The charge makes no contact: the failed charge ends the activation too.
}
impetus-charge-rights-step-disperses = If the charged unit is dispersed, that counts as a melee like any other.
impetus-charge-rights-step-no-phases = The unit makes no more phases of movement.
impetus-charge-rights-step-no-shooting = The unit does not shoot.
impetus-charge-rights-step-may-complete = The move being made may be finished.
impetus-charge-rights-step-charge-behind = The unit may finish the charge even by charging the unit that stood behind.

# Wagenburg and baggage.

impetus-wagenburg-query-pass-through = passing through it
impetus-wagenburg-query-zoc-faces = the sides of its control zone
impetus-wagenburg-query-cross-fortification = crossing fortifications
impetus-wagenburg-query-defend-fortification = defending fortifications
impetus-wagenburg-query-fortified = a fortified Wagenburg
impetus-wagenburg-query-fortified-price = the price of fortifying it
impetus-wagenburg-query-baggage-assault = having to attack the baggage
impetus-wagenburg-query-shoot-baggage = shooting at the baggage
impetus-wagenburg-query-baggage-base = the base of the baggage
impetus-wagenburg-query-baggage-disorder = disorder of the baggage
impetus-wagenburg-query-units-in-front = units in front of the baggage
impetus-wagenburg-effect-immobile = it moves no more
impetus-protection-all-round = all round
impetus-point-fortified-wagenburg-price = What does it cost to fortify a Wagenburg?
flag-silent-not-wagenburg = The amendments say nothing of other troops here: the rulebook applies.
flag-silent-baggage-base = The amendments say nothing of other scales: the rulebook applies.

impetus-wagenburg = Wagenburg and baggage
    .question = Which rules hold for Wagenburg and baggage?
impetus-wagenburg-field-query = Case
    .ask = What do you want to know about a Wagenburg or the baggage?
impetus-wagenburg-field-troop = Troops
    .none = not stated
    .ask = Which unit would attack the baggage?
impetus-wagenburg-field-i = I (impetus)
    .ask = What I (impetus) does the unit near the baggage have?
    .hint = Impetus, as the list prints it.
impetus-wagenburg-field-fortified = Fortified
    .no = Not fortified
    .if-not = Allowed if the Wagenburg is not fortified.
    .none = yes, as the question says
    .ask = Is the Wagenburg fortified?
    .hint = It needs two pieces of fortification from the list.
impetus-wagenburg-field-move = The Wagenburg would move
    .no = The Wagenburg would not move
    .ask = Does the Wagenburg want to move?
    .if-not = Allowed if the Wagenburg stays where it is.
impetus-wagenburg-field-scale = Scale, mm
    .ask = Which scale do you play, in mm?
impetus-wagenburg-field-width = Width of the base
    .ask = How wide is the base of the baggage?
impetus-wagenburg-field-depth = Depth of the base
    .ask = How deep is the base of the baggage?
impetus-wagenburg-field-conditions_hold = The conditions for the assault hold
    .no = The conditions for the assault do not hold
    .ask = Do the rulebook's conditions for attacking baggage hold?
    .hint = The rulebook says when a unit must attack the baggage.
impetus-wagenburg-field-count = Units in front
    .ask = How many units stand in front of the baggage?
    .hint = Count those outside the deployment zone.
impetus-wagenburg-field-consent = Referee or opponent consents
    .no = Neither referee nor opponent consents
    .ask = Has the referee or your opponent consented?
    .hint = Needed to put units in front of the baggage.
impetus-wagenburg-value-allowed = Allowed
impetus-wagenburg-value-violations = Reasons against it
impetus-wagenburg-value-effect = What follows
impetus-wagenburg-value-faces = Sides with a control zone
impetus-wagenburg-value-protection = Protected
impetus-wagenburg-value-must_assault = The unit must attack the baggage
impetus-wagenburg-value-possible = Baggage can be disordered
impetus-wagenburg-value-cost = Cost
impetus-wagenburg-finding-legal = { $query-code ->
    [pass-through] Friends pass freely through a Wagenburg or baggage.
    [units-in-front] There are few enough units in front of the baggage, and the referee or the opponent has consented.
    [baggage-base] The baggage's base is not too wide for its depth.
   *[other] Nothing in the amendments forbids this action.
}
impetus-wagenburg-finding-faces = { $faces ->
    [one] The unit has a control zone on one side.
   *[other] The unit has a control zone on { $faces } sides.
}
impetus-wagenburg-finding-must_assault = The unit must attack the baggage.
impetus-wagenburg-finding-not-must_assault = The unit need not attack the baggage.
impetus-wagenburg-finding-not-possible = Baggage is never disordered.
impetus-wagenburg-finding-cost = Fortifying the Wagenburg costs { $cost } { $cost ->
    [one] point
   *[other] points
}.
impetus-wagenburg-finding-crosses-works = A Wagenburg does not cross fortifications.
impetus-wagenburg-finding-defends-works = A Wagenburg does not defend fortifications.
impetus-wagenburg-finding-immobile = A fortified Wagenburg does not move.
impetus-wagenburg-finding-baggage-shot-at = Baggage is never shot at.
impetus-wagenburg-finding-too-wide = The baggage is more than four times as wide as it is deep.
impetus-wagenburg-finding-no-consent = Neither the referee nor the opponent has consented.
impetus-wagenburg-finding-too-many = More than three units stand in front of the baggage.
impetus-wagenburg-step-wagons = { $applied ->
    [yes] The unit is a Wagenburg.
   *[no] { $troop }: no Wagenburg.
}
impetus-wagenburg-step-passing = { $applied ->
    [yes] Friends may pass through baggage.
   *[no] Friends may pass through a Wagenburg.
}
impetus-wagenburg-step-zone = { $applied ->
    [yes] A control zone on every side.
   *[no] No other troops have such a zone.
}
impetus-wagenburg-step-crosses-works = The Wagenburg would cross fortifications.
impetus-wagenburg-step-defends-works = The Wagenburg would defend fortifications.
impetus-wagenburg-step-pieces = Pieces that fortify it: { $value }.
impetus-wagenburg-step-all-round = { $applied ->
    [yes] Fortified: protected all round.
   *[no] The Wagenburg is not fortified.
}
impetus-wagenburg-step-immobile = { $applied ->
    [yes] A fortified Wagenburg may not move.
   *[no] A Wagenburg that is not fortified may move.
}
impetus-wagenburg-step-moves = The Wagenburg moves with its front like any unit.
impetus-wagenburg-step-price = { $applied ->
    [yes] The { $printed } { $printed ->
    [one] point
   *[other] points
} are for both: { $value }.
   *[no] The { $printed } { $printed ->
    [one] point
   *[other] points
} are for each: { $value }.
}
impetus-wagenburg-step-artillery = { $applied ->
    [yes] Artillery need not attack the baggage.
   *[no] The unit is not artillery.
}
impetus-wagenburg-step-conditions = { $applied ->
    [yes] The conditions are met.
   *[no] The conditions do not hold.
}
impetus-wagenburg-step-zero-impetus = { $applied ->
    [yes] Units with I=0 must attack it too.
   *[no] The unit's I is not 0.
}
impetus-wagenburg-step-baggage-shot-at = The target is baggage.
impetus-wagenburg-step-never-disordered = Baggage is never disordered.
impetus-wagenburg-step-scale = { $applied ->
    [yes] In 28 mm the base may be wider.
   *[no] In another scale the rulebook applies.
}
impetus-wagenburg-step-too-wide = { $applied ->
    [yes] The base is { $width } wide and { $depth } deep (same unit): more than { $ratio } times as wide as deep.
   *[no] The base is { $width } wide and { $depth } deep (same unit): at most { $ratio } times as wide as deep.
}
impetus-wagenburg-step-no-consent = { $applied ->
    [yes] Neither the referee nor the opponent has consented.
   *[no] Consent is given, or not needed.
}
impetus-wagenburg-step-too-many = { $applied ->
    [yes] { $count } units in front: at most { $most } are allowed.
   *[no] { $count } { $count ->
        [one] unit
       *[other] units
    } in front, at most { $most }.
}
impetus-wagenburg-remedy-narrower = Allowed if the base is at most { $most } wide.
impetus-wagenburg-remedy-fewer = Allowed if { $less ->
    [one] there is one unit fewer
   *[other] there are { $less } units fewer
}, { $most } at most.
