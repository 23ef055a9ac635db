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
impetus-column-counts = plus or minus
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
impetus-event-limits-advanced-from-edge = advanced deployment, U from one's own edge
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
impetus-situations-less-lost = minus the % lost
impetus-situations-flat = nothing else
impetus-situations-plus-destroyed = plus the % destroyed
impetus-situations-enemy-routed = the enemy alone routs
impetus-situations-both-routed = both armies rout
impetus-situations-quarter-more = no rout, a quarter more destroyed than lost
impetus-situations-quarter-destroyed = no rout, a quarter destroyed
impetus-situations-routed-quarter = routed alone, a quarter destroyed
impetus-situations-less-than-quarter = no rout, less than a quarter destroyed
impetus-situations-routed-less = routed alone, less than a quarter destroyed
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
impetus-point-rounding-at-half = What becomes of a fraction of half a point or more?
impetus-point-quarter-exact = Is the quarter tested before or after rounding?

impetus-score-traditional = Traditional score
    .question = How many points does each player get in the traditional system?
impetus-score-traditional-field-a = A’s army
impetus-score-traditional-field-a-vdt = VDT
impetus-score-traditional-field-a-lost = VD lost
impetus-score-traditional-field-a-routed = It routed
impetus-score-traditional-field-b = B’s army
impetus-score-traditional-field-b-vdt = VDT
impetus-score-traditional-field-b-lost = VD lost
impetus-score-traditional-field-b-routed = It routed
impetus-score-traditional-value-a_points = A’s points
impetus-score-traditional-value-b_points = B’s points
impetus-score-traditional-finding-a_points = A gets { $a_points } points, B { $b_points }.
impetus-score-traditional-step-rout = { $who ->
    [a] A routed.
    [b] B routed.
    [both] Both routed.
   *[neither] Nobody routed.
}
impetus-score-traditional-step-percent = { $side } lost { $lost } VD of { $vdt }: { $value } %.
impetus-score-traditional-step-fraction = { $applied ->
    [yes] { $value ->
        [yes] { $side }’s fraction goes up to the next whole number.
       *[no] { $side }’s fraction is dropped.
    }
   *[no] { $side }: no fraction to round.
}
impetus-score-traditional-step-destroyed = A destroyed { $value } %, B { $other } %.
impetus-score-traditional-step-points = { $side }’s points: { $value }.

impetus-score-experimental = Experimental score
    .question = Which situation is each player in, and for how many points?
impetus-score-experimental-field-a = A’s army
impetus-score-experimental-field-a-vdt = VDT
impetus-score-experimental-field-a-lost = VD lost
impetus-score-experimental-field-a-routed = It routed
impetus-score-experimental-field-b = B’s army
impetus-score-experimental-field-b-vdt = VDT
impetus-score-experimental-field-b-lost = VD lost
impetus-score-experimental-field-b-routed = It routed
impetus-score-experimental-value-ahead = Who gets more
impetus-score-experimental-value-a = A
impetus-score-experimental-value-a-situation = Situation
impetus-score-experimental-value-a-points = Points
impetus-score-experimental-value-b = B
impetus-score-experimental-value-b-situation = Situation
impetus-score-experimental-value-b-points = Points
impetus-score-experimental-finding-a = A gets more points than B.
impetus-score-experimental-finding-b = B gets more points than A.
impetus-score-experimental-finding-level = Both get the same points.
impetus-score-experimental-step-quarter = { $applied ->
    [yes] The threshold of { $value } % is tested on rounded percentages.
   *[no] The threshold of { $value } % is tested on exact shares.
}
impetus-score-experimental-step-percent = { $side } lost { $lost } VD of { $vdt }: { $value } %.
impetus-score-experimental-step-fraction = { $applied ->
    [yes] { $value ->
        [yes] { $side }’s fraction goes up to the next whole number.
       *[no] { $side }’s fraction is dropped.
    }
   *[no] { $side }: no fraction to round.
}
impetus-score-experimental-step-situation = { $side }’s situation: { $situation ->
    [triumph] triumph.
    [missed-triumph] missed triumph.
    [tactical-victory] tactical victory.
    [honour] honour of the field.
    [honourable-defeat] honourable defeat.
    [skirmish] skirmish.
   *[disaster] disaster.
}
impetus-score-experimental-step-points = { $counts ->
    [less-lost] { $side }: { $base } less the percentage lost makes { $value }.
    [plus-destroyed] { $side }: { $base } plus the percentage destroyed makes { $value }.
   *[flat] { $side }: { $value }, and percentages do not count.
}

# Minima and maxima, halved or multiplied.

impetus-point-commonest-troop = Does the commonest troop type keep its minimum too?
impetus-point-big-battle-multiplier = Which multiplier between one round total and the next?

impetus-halving = Minima and maxima of the list
    .question = What do the printed minimum and maximum become?
impetus-halving-field-scale = Scale, mm
    .hint = 15 or 28.
impetus-halving-field-points = Points an army
    .hint = 300, 350 or, in 15 mm, 400.
impetus-halving-field-big_battle_points = Big battle: points a side
    .hint = A big battle needs neither scale nor points an army.
impetus-halving-field-min = Printed minimum
impetus-halving-field-max = Printed maximum
impetus-halving-field-most_numerous = It is the commonest troop type
impetus-halving-field-large_unit_noted = The list notes that it may form a Large Unit
impetus-halving-value-min = Minimum
impetus-halving-value-max = Maximum
impetus-halving-finding-min = The minimum becomes { $min }.
impetus-halving-finding-max = The maximum becomes { $max }.
impetus-halving-step-maxima = { $applied ->
    [yes] At { $value } points both minima and maxima are halved.
   *[no] At { $value } points only minima are halved.
}
impetus-halving-step-commonest = { $applied ->
    [yes] It is the commonest type: its maximum is spared.
   *[no] The exception for the commonest type does not apply here.
}
impetus-halving-step-large-unit = { $applied ->
    [yes] The maximum is two and it may form a Large Unit: two stays.
   *[no] The exception for a Large Unit does not apply here.
}
impetus-halving-step-in-between = { $points } points lie between two round totals: multiply by { $value }.
impetus-halving-step-multiplier = { $applied ->
    [yes] At { $points } points a side, multiply by { $value }.
   *[no] At { $points } points a side nothing is multiplied.
}
impetus-halving-step-min = { $applied ->
    [yes] The minimum goes from { $printed } to { $value }.
   *[no] The minimum stays { $value }.
}
impetus-halving-step-max = { $applied ->
    [yes] The maximum goes from { $printed } to { $value }.
   *[no] The maximum stays { $value }.
}
