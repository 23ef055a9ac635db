# De Bellis Empire: the words of the checks, the tables and the open points.

dbe = De Bellis Empire

## Troops, ground, formations

# A modifier with its sign.
dbe-plus = { $value ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
    [5] +5
   *[other] { $value }
}

dbe-arm-infantry = infantry
dbe-arm-cavalry = cavalry
dbe-arm-artillery = artillery
dbe-arm-general = general

dbe-troop-irregular-infantry = Irregular infantry
    .within = irregular infantry
    .form = one
dbe-troop-line = Line infantry
    .within = line infantry
    .form = one
dbe-troop-light-infantry = Light infantry
    .within = light infantry
    .form = one
dbe-troop-voltigeurs = Voltigeurs
    .form = other
dbe-troop-elite = Elite infantry
    .within = elite infantry
    .form = one
dbe-troop-guard = Guard infantry
    .form = one
dbe-troop-irregular-cavalry = Irregular cavalry
    .within = irregular cavalry
    .form = one
dbe-troop-lancers = Lancers
    .within = lancers
    .form = other
dbe-troop-light-cavalry = Light cavalry
    .within = light cavalry
    .form = one
dbe-troop-dragoons = Dragoons (carabiniers)
    .form = other
    .within = dragoons
dbe-troop-cuirassiers = Cuirassiers
    .within = cuirassiers
    .form = other
dbe-troop-guard-heavy-cavalry = Guard heavy cavalry
    .form = one
dbe-troop-guard-light-cavalry = Guard light cavalry
    .form = one
dbe-troop-light-artillery = Light artillery
    .within = light artillery
    .form = one
dbe-troop-medium-artillery = Medium artillery
    .within = medium artillery
    .form = one
dbe-troop-heavy-artillery = Heavy artillery
    .within = heavy artillery
    .form = one
dbe-troop-horse-artillery = Horse artillery
    .within = horse artillery
    .form = one
dbe-troop-corps-general = Corps general
    .within = the corps general
    .form = one
dbe-troop-commander-in-chief = Commander-in-chief
    .within = the commander-in-chief
    .form = one

## On a base in a picture

dbe-base-irregular-infantry = Irr
dbe-base-line = Lin
dbe-base-light-infantry = LtI
dbe-base-voltigeurs = Vol
dbe-base-elite = Eli
dbe-base-guard = Gd
dbe-base-irregular-cavalry = IrC
dbe-base-lancers = Lan
dbe-base-light-cavalry = LtC
dbe-base-dragoons = Dra
dbe-base-cuirassiers = Cui
dbe-base-guard-heavy-cavalry = GdH
dbe-base-guard-light-cavalry = GdL
dbe-base-light-artillery = LtA
dbe-base-medium-artillery = MdA
dbe-base-heavy-artillery = HvA
dbe-base-horse-artillery = HoA
dbe-base-corps-general = Gen
dbe-base-commander-in-chief = CiC

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
dbe-margin-none = not lower
dbe-margin-lower = lower, but more than half
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
    .illegal = Not possible

dbe-outcome-field-ask = Only this question
    .hint = Without it, every question is answered.
dbe-outcome-field-phase = Shooting or melee
    .ask = Is it a shot or a melee?
dbe-outcome-field-loser = Loser
    .hint = In shooting, the target.
    .ask = Which troops lost?
dbe-outcome-field-winner = Winner
    .hint = In shooting, the shooter.
    .ask = Which troops won?
dbe-outcome-field-winner_in_square = The winner is in square
    .no = The winner is not in square
    .hint = Counts for infantry that has beaten cavalry.
    .ask = Is the winner in square?
dbe-outcome-field-loser_ground = The loser stands on
    .hint = Difficult ground can make a defeat worse.
    .ask = What ground does the loser stand on?
dbe-outcome-field-loser_total = The loser's total
    .hint = Die, factor and modifiers together.
    .ask = What is the loser's total, die included?
dbe-outcome-field-winner_total = The winner's total
    .hint = Die, factor and modifiers together.
    .ask = What is the winner's total, die included?
dbe-outcome-field-degree = How badly the loser lost
    .hint = By the totals, dice included.
    .ask = How does the loser's total compare with the winner's?
dbe-outcome-field-difference = Difference between the two totals
    .hint = The winner's total less the loser's.
    .ask = By how many points did the loser lose?
dbe-outcome-field-result = Who won, if the totals are not known
    .hint = For pursuit, and for an element attacked on several sides, it is enough to know who won.
    .ask = If you do not know the totals, who won?
dbe-outcome-field-attacked_on_several_fronts = The loser was attacked on several sides at once
    .no = The loser was not attacked on several sides at once
    .hint = By enemies on more than one of its edges.
    .ask = Was the loser attacked on several sides at once?
dbe-outcome-field-winner_attacked_on_several_fronts = The winner was attacked on several sides at once
    .no = The winner was not attacked on several sides at once
    .hint = The loser is then the enemy on its front.
    .ask = Was the winner attacked on several sides at once?
dbe-outcome-field-rear_support = The loser had rear support
    .no = The loser had no rear support
    .hint = Infantry of its type right behind; never Voltigeurs.
    .ask = Did the loser have rear support?

dbe-outcome-value-result = Loser
dbe-outcome-value-pursuit = Winner
dbe-outcome-value-attackers = The attackers
dbe-outcome-value-supporter = The supporter
dbe-outcome-value-legal = Allowed
dbe-outcome-value-violations = Against the rules
dbe-outcome-finding-general-fights = Generals do not fight, as they have no factors and no row of results.
dbe-outcome-step-general-fights = One side is a general: generals have no row of results.
dbe-outcome-destroyed = { $loser-form ->
    [one] { $loser } is destroyed
    [other] { $loser } are destroyed
   *[none] the loser is destroyed
}
dbe-outcome-flight = { $loser-form ->
    [one] { $loser } flees
    [other] { $loser } flee
   *[none] the loser flees
}
dbe-outcome-retreat = { $loser-form ->
    [one] { $loser } retreats
    [other] { $loser } retreat
   *[none] the loser retreats
}

dbe-outcome-finding-none = { $ask-code ->
    [pursuit] There is no pursuit.
   *[other] { $result-code ->
        [none] { $phase-code ->
            [melee] There is no pursuit.
           *[other] Neither element suffers anything.
        }
       *[other] There is no pursuit.
    }
}
dbe-outcome-finding-retreat = { $result-code ->
    [retreat] { dbe-outcome-retreat }{ $attackers-code ->
        [retreat] , as do all attackers of the winner.
       *[other] .
    }
   *[other] All attackers of the winner retreat.
}
dbe-outcome-finding-flight = { dbe-outcome-flight }{ $attackers-code ->
    [retreat] ; the other attackers of the winner retreat.
   *[other] .
}
dbe-outcome-finding-destroyed = { dbe-outcome-destroyed }{ $attackers-code ->
    [retreat] ; the other attackers of the winner retreat.
   *[other] .
}
dbe-outcome-finding-reroll = The totals are equal and both sides roll again.
dbe-outcome-finding-mandatory = { $winner-code ->
    [none] The winner
   *[other] { $winner }
} must pursue.
dbe-outcome-finding-optional = { $winner-code ->
    [none] The winner
   *[other] { $winner }
} may pursue or stay.
dbe-outcome-finding-never = Artillery does not pursue.

dbe-outcome-step-margin = { $loser ->
    [none] { $why ->
        [half] The loser's total is half the winner's or less: a heavy defeat.
        [lower] The loser's total is more than half the winner's: a mild defeat.
        [reroll] The totals are equal: the dice are rolled again.
       *[equal] The target's total is not lower: the target suffers nothing.
    }
   *[other] { $why ->
        [half] { $loser } against { $winner }: half or less, a heavy defeat.
        [lower] { $loser } against { $winner }: more than half, a mild defeat.
        [reroll] { $loser } against { $winner }: equal, the dice are rolled again.
        [equal] { $loser } against { $winner }: equal, the target suffers nothing.
       *[unhurt] { $loser } against { $winner }: the shooter has the lower total and suffers nothing.
    }
}
dbe-outcome-step-several-fronts = { $why ->
    [won] Attacked on several sides and victorious: all its attackers retreat.
    [lost] Attacked on several sides and beaten: destroyed, however small the margin.
   *[no] No element attacked on several sides has won or lost.
}
dbe-outcome-step-row = Row of the table: { $row }.
dbe-outcome-step-plain = { $row }, if nothing makes it worse: { $fate }.
dbe-outcome-step-by-cavalry = { $applied ->
    [yes] Beaten by cavalry: { $fate }.
   *[no] If the winner were cavalry, the result could be worse: { $fate }.
}
dbe-outcome-step-by-heavy-cavalry = { $applied ->
    [yes] Beaten by heavy cavalry: { $fate }.
   *[no] If the winner were heavy cavalry, the result would be worse: { $fate }.
}
dbe-outcome-step-by-light-cavalry = { $applied ->
    [yes] Beaten by light cavalry: { $fate }.
   *[no] If the winner were light cavalry, the result would be worse: { $fate }.
}
dbe-outcome-step-by-artillery = { $applied ->
    [yes] Beaten by artillery: { $fate }.
   *[no] If the winner were artillery, the result would be worse: { $fate }.
}
dbe-outcome-step-by-voltigeurs = { $applied ->
    [yes] Beaten by Voltigeurs: { $fate }.
   *[no] If the winner were Voltigeurs and the ground open, the result would be worse: { $fate }.
}
dbe-outcome-step-by-square = { $applied ->
    [yes] Beaten by a square: { $fate }.
   *[no] If the winner were a square, the result would be worse: { $fate }.
}
dbe-outcome-step-difficult = { $applied ->
    [yes] On difficult ground: { $fate }.
   *[no] If the loser were on difficult ground, the result would be worse: { $fate }.
}
dbe-outcome-step-ground-condition = { $applied ->
    [yes] On { $ground } this cause is enough.
   *[no] On { $ground } this cause is not enough.
}
dbe-outcome-step-as-printed = { $applied ->
    [yes] Irregular cavalry shot at by guns: the result as printed.
   *[no] As agreed, guns destroy irregular cavalry with either result.
}
dbe-outcome-step-supporter = { $applied ->
    [yes] The element supporting it survives.
   *[no] No supporter's fate is in question.
}
dbe-outcome-step-pursuit = { $why ->
    [mandatory] { $winner }: pursuit is compulsory.
    [optional] { $winner }: pursuit is optional.
    [never] { $winner }: artillery never pursues.
    [no-flight] { $winner }: the loser has not fled, so there is no pursuit.
    [flight-untold] { $winner }: there is pursuit only if the loser has fled.
   *[shooting] After shooting there is no pursuit.
}
dbe-outcome-step-beaten-in-front = { $why ->
    [table] The enemy beaten in front takes the result of the table.
    [retreat] The enemy beaten in front retreats like the others.
   *[untold] Whether the enemy beaten in front fares worse depends on the totals.
}
dbe-outcome-step-place = The pursuer takes the place of the beaten element and goes no farther.

dbe-point-ground-as-a-condition = Is heavily beaten light cavalry destroyed by enemy, ground or both?
dbe-point-guns-or-difficult-ground = Does any mild defeat on difficult ground destroy heavy cavalry?
dbe-point-shot-irregulars = Does a heavier defeat by guns spare irregular cavalry?
dbe-point-dragoons-in-pursuit = Must winning dragoons pursue?
dbe-point-pursuit-without-flight = Does a winner also pursue an enemy that has not fled?
dbe-point-one-of-several-doubled = What if an element attacked on several sides doubles an enemy?
flag-conflict-pursuit-without-flight = The rule begins with any winner of a melee and then speaks of an enemy that has fled: here the winner pursues after any result.
flag-conflict-shot-irregulars = Irregular cavalry shot at by guns takes the printed result, although it looks odd.

## A shot

dbe-nation-british = British
dbe-nation-russian = Russian
dbe-nation-other = others
dbe-band-out = out of range

dbe-shooting = A shot
    .question = What do shooter and target count, and how does the shot end?
    .illegal = Not possible

dbe-shooting-field-shooter = Shooter
dbe-shooting-field-shooter-troop = Troops
    .pair = Who shoots at whom?
    .ask = Which troops shoot?
dbe-shooting-field-shooter-nation = Nation
    .hint = British infantry and Russian heavy guns shoot better.
    .ask = Is the shooter British, Russian or of another nation?
dbe-shooting-field-shooter-old_guard = It is French Old Guard
    .no = It is not French Old Guard
    .hint = It shoots better than other infantry of the Guard.
    .ask = Is the shooter French Old Guard?
dbe-shooting-field-shooter-in_square = In square
    .no = Not in square
    .hint = Only infantry forms square.
    .ask = Is the shooter in square?
dbe-shooting-field-target = Target
dbe-shooting-field-target-troop = Troops
    .ask = What troop type is the target?
dbe-shooting-field-target-in_square = In square
    .no = Not in square
    .hint = Only infantry forms square.
    .ask = Is the target in square?
dbe-shooting-field-target-cover = Cover
    .hint = Light: woods, orchards, palisades, wooden houses. Heavy: stone, redoubts, trenches, barricades.
    .ask = What cover does the target have?
    .no = No cover
dbe-shooting-field-target-old_guard = It is French Old Guard
    .no = It is not French Old Guard
    .hint = Whether its bonus counts under fire too is an open point.
    .ask = Is the target French Old Guard?
dbe-shooting-field-band = Range
    .hint = Each kind of shooter has its own ranges; infantry has no short range.
    .ask = At what range is the target?
dbe-shooting-field-enfilade = The target is taken in enfilade
    .no = The target is not taken in enfilade
    .hint = The whole shooter stands beyond the line of the target's front.
    .ask = Does the shooter take the target in enfilade?
dbe-shooting-field-supporters = Friends that support the shot
    .hint = Helpers with no other target of their own: each may weaken the target.
    .ask = How many friends give supporting fire at the same target?
    .zero = No friends support the shot
dbe-shooting-field-dice = Dice
    .no = Dice not rolled yet
    .none = not rolled yet
    .hint = Without them the check gives the odds.
dbe-shooting-field-dice-shooter = Shooter's die
    .ask = What did the shooter roll?
dbe-shooting-field-dice-target = Target's die
    .ask = What did the target roll?

dbe-shooting-value-shooter_sum = Shooter before the die
    .said = The shooter has { $shooter_sum } before the die.
dbe-shooting-value-target_sum = Target before the die
    .said = The target has { $target_sum } before the die.
dbe-shooting-value-shooter_total = Shooter's total
dbe-shooting-value-target_total = Target's total
dbe-shooting-value-margin = The target's total against the shooter's
dbe-shooting-value-legal = Allowed
dbe-shooting-value-violations = Against the rules

dbe-shooting-finding-cavalry = Cavalry never shoots.
dbe-shooting-finding-general = Generals do not shoot.
dbe-shooting-finding-general-target = Generals are never targets: they are lost when an element next to them is destroyed.
dbe-shooting-finding-out-of-range = The target is out of range.
dbe-shooting-finding-no-short-band = Infantry has no short range: even its nearest target is at medium range.
dbe-shooting-step-cavalry = The shooter is cavalry: it never shoots.
dbe-shooting-step-general = The shooter is a general: generals do not shoot.
dbe-shooting-step-general-target = The target is a general: generals have no row of results.
dbe-shooting-step-out-of-range = The target is out of range.
dbe-shooting-step-no-short-band = Infantry has no short range band.

dbe-shooting-finding-shooter_sum = { $shooter_total ->
    [none] { dbe-shooting-before-dice }
   *[other] { $target_total ->
        [none] { dbe-shooting-before-dice }
       *[other] { $shooter } { $shooter_total }, { $target } { $target_total }: { $margin-code ->
            [none] the target suffers nothing.
            [half] the target suffers a heavy defeat.
           *[other] the target suffers a mild defeat.
        }
    }
}
dbe-shooting-before-dice = { $shooter } { $shooter_sum }, { $target } { $target_sum } before the dice{ $margin-code ->
    [none] .
    [half] : the target suffers a heavy defeat.
   *[other] : the target suffers a mild defeat.
}

dbe-shooting-step-shooter-factor = { $troop } shooting: { $value }.
dbe-shooting-step-target-factor = { $troop } as a target, melee factor: { $value }.
dbe-shooting-step-modifier = { $applied ->
    [yes] Modifier, { $line }: { dbe-plus }.
   *[no] Does not apply: { $line }.
}
dbe-shooting-step-helpers = { $applied ->
    [yes] Friends shooting at the target too ({ $helpers }): { $value } for the target.
   *[no] No friend shoots at the target too.
}
dbe-shooting-step-old-guard-target = { $applied ->
    [yes] The Old Guard adds { $value } under fire too.
   *[no] The Old Guard adds nothing when it is the target.
}
dbe-shooting-step-totals = { $why ->
    [half] { $value } against { $target }: the target has half or less.
    [lower] { $value } against { $target }: the target has less, but more than half.
    [equal] { $value } against { $target }: equal, nothing happens.
   *[above] { $value } against { $target }: the shooter has the lower total and suffers nothing.
}
dbe-shooting-odds-none = the target suffers nothing
dbe-shooting-odds-lower = the target suffers a mild defeat
dbe-shooting-odds-half = the target suffers a heavy defeat

dbe-point-old-guard = Does the Old Guard's shooting bonus count when it is shot at?
dbe-point-several-helpers = Do two supporting elements take twice as much off the target's factor?

## A melee

dbe-whose = { $whose }
dbe-side-a = first element
dbe-side-b = second element

dbe-melee = A melee
    .question = What does each side count, and who wins?
    .illegal = Not possible

dbe-melee-field-a = First element
    .hint = One of the two elements in melee; which comes first makes no difference.
    .within = the first element
dbe-melee-field-b = Second element
    .hint = One of the two elements in melee; which comes first makes no difference.
    .within = the second element
dbe-melee-field-dice = Dice
    .no = Dice not rolled yet
    .none = not rolled yet
    .hint = Without them the check gives the odds.
dbe-melee-field-dice-a = Die of the first element
    .ask = What did the first element roll?
dbe-melee-field-dice-b = Die of the second element
    .ask = What did the second element roll?
dbe-melee-field-a-troop = Troops
    .ask = What troop type is the first element?
dbe-melee-field-a-charging = Its charge factor counts
    .no = Its charge factor does not count
    .hint = When it counts is an open point: agree before the game.
    .ask = Does the charge factor count for { $whose }?
dbe-melee-field-a-active = It is its player's turn
    .no = It is not its player's turn
    .hint = Needed only to tell whether the charge factor counts.
    .ask = Is it the turn of the player who has { $whose }?
dbe-melee-field-a-entered_contact = It came into contact this turn
    .no = It did not come into contact this turn
    .hint = Needed only to tell whether the charge factor counts.
    .ask = Did { $whose } come into contact this turn?
dbe-melee-field-a-first_round = First round of the melee
    .no = Not the first round of the melee
    .hint = Needed only to tell whether the charge factor counts.
    .ask = Is it the first round of this melee for { $whose }?
dbe-melee-field-a-general_adjacent = A friendly general is next to it
    .no = No friendly general is next to it
    .hint = A general's base touching the element.
    .ask = Is a friendly general next to { $whose }?
dbe-melee-field-a-rear_support = It has rear support
    .no = It has no rear support
    .hint = Infantry of its type right behind; never Voltigeurs.
    .ask = { $whose-form ->
        [other] Do
       *[one] Does
    } { $whose } have rear support?
dbe-melee-field-a-higher = It stands higher than the enemy
    .no = It does not stand higher than the enemy
    .hint = Only one of the two can be.
    .ask = { $whose-form ->
        [other] Do
       *[one] Does
    } { $whose } stand higher than the enemy?
dbe-melee-field-a-cover = Cover
    .hint = Light: woods, orchards, palisades, wooden houses. Heavy: stone, redoubts, trenches, barricades.
    .ask = What cover is there for { $whose }?
    .no = No cover
dbe-melee-field-a-going = It stands on
    .hint = The ground under this element alone.
    .ask = What ground is under { $whose }?
dbe-melee-field-a-in_square = It is in square
    .no = It is not in square
    .hint = Only infantry forms square.
    .ask = Has a square been formed by { $whose }?
dbe-melee-field-a-hit_frontally = Guns attacked in front
    .no = Guns not attacked in front
    .hint = It counts for artillery only.
    .ask = Does the enemy attack the front of { $whose }?
dbe-melee-field-a-enemies_flank_rear_overlap = Enemies on its flank or rear, or overlapping it
    .hint = Each takes one from its total.
    .ask = How many enemies are on the flank or rear of { $whose }, or overlap it?
    .zero = No enemies on its flank or rear, or overlapping it
dbe-melee-field-a-routed_corps_attacking = It attacks with a broken corps
    .no = It does not attack with a broken corps
    .hint = The Guard is spared.
    .ask = { $whose-form ->
        [other] Do
       *[one] Does
    } { $whose } attack as part of a broken corps?
dbe-melee-field-b-troop = Troops
    .ask = What troop type is the second element?
dbe-melee-field-b-charging = Its charge factor counts
    .no = Its charge factor does not count
    .hint = When it counts is an open point: agree before the game.
    .ask = Does the charge factor count for { $whose }?
dbe-melee-field-b-active = It is its player's turn
    .no = It is not its player's turn
    .hint = Needed only to tell whether the charge factor counts.
    .ask = Is it the turn of the player who has { $whose }?
dbe-melee-field-b-entered_contact = It came into contact this turn
    .no = It did not come into contact this turn
    .hint = Needed only to tell whether the charge factor counts.
    .ask = Did { $whose } come into contact this turn?
dbe-melee-field-b-first_round = First round of the melee
    .no = Not the first round of the melee
    .hint = Needed only to tell whether the charge factor counts.
    .ask = Is it the first round of this melee for { $whose }?
dbe-melee-field-b-general_adjacent = A friendly general is next to it
    .no = No friendly general is next to it
    .hint = A general's base touching the element.
    .ask = Is a friendly general next to { $whose }?
dbe-melee-field-b-rear_support = It has rear support
    .no = It has no rear support
    .hint = Infantry of its type right behind; never Voltigeurs.
    .ask = { $whose-form ->
        [other] Do
       *[one] Does
    } { $whose } have rear support?
dbe-melee-field-b-higher = It stands higher than the enemy
    .no = It does not stand higher than the enemy
    .hint = Only one of the two can be.
    .ask = { $whose-form ->
        [other] Do
       *[one] Does
    } { $whose } stand higher than the enemy?
dbe-melee-field-b-cover = Cover
    .hint = Light: woods, orchards, palisades, wooden houses. Heavy: stone, redoubts, trenches, barricades.
    .ask = What cover is there for { $whose }?
    .no = No cover
dbe-melee-field-b-going = It stands on
    .hint = The ground under this element alone.
    .ask = What ground is under { $whose }?
dbe-melee-field-b-in_square = It is in square
    .no = It is not in square
    .hint = Only infantry forms square.
    .ask = Has a square been formed by { $whose }?
dbe-melee-field-b-hit_frontally = Guns attacked in front
    .no = Guns not attacked in front
    .hint = It counts for artillery only.
    .ask = Does the enemy attack the front of { $whose }?
dbe-melee-field-b-enemies_flank_rear_overlap = Enemies on its flank or rear, or overlapping it
    .hint = Each takes one from its total.
    .ask = How many enemies are on the flank or rear of { $whose }, or overlap it?
    .zero = No enemies on its flank or rear, or overlapping it
dbe-melee-field-b-routed_corps_attacking = It attacks with a broken corps
    .no = It does not attack with a broken corps
    .hint = The Guard is spared.
    .ask = { $whose-form ->
        [other] Do
       *[one] Does
    } { $whose } attack as part of a broken corps?

dbe-melee-value-a_sum = { $a }, before the die
dbe-melee-value-b_sum = { $b }, before the die
dbe-melee-value-a_total = { $a }, total
dbe-melee-value-b_total = { $b }, total
dbe-melee-value-winner = Winner
    .said = { $winner } { $winner-form ->
        [other] win.
       *[one] wins.
    }
dbe-melee-value-reroll = The dice are rolled again
dbe-melee-value-margin = The loser's total against the winner's
dbe-melee-value-legal = Allowed
dbe-melee-value-violations = Against the rules
dbe-melee-finding-general-fights = Generals do not fight, as they have no factors and no row of results.
dbe-melee-step-general-fights = One side is a general: generals have no row of results.

dbe-melee-finding-a_sum = { $a_total ->
    [none] { $a } { $a_sum }, { $b } { $b_sum } before the dice.
   *[other] { $a } { $a_total }, { $b } { $b_total }: { $winner-code ->
        [none] equal, both roll again
        [a] { $a-form ->
            [one] { $a } wins
            [other] { $a } win
           *[none] { $a } wins
        }
       *[b] { $b-form ->
            [one] { $b } wins
            [other] { $b } win
           *[none] { $b } wins
        }
    }{ $margin-code ->
        [half] , a heavy defeat for the loser
        [lower] , a mild defeat for the loser
       *[none] { "" }
    }.
}

dbe-melee-step-side-factor = { $side }, melee factor: { $value }.
dbe-melee-step-side-modifier = { $applied ->
    [yes] { $side }, { $line }: { dbe-plus }.
   *[no] { $side }, does not apply: { $line }.
}
dbe-melee-step-charge = { $applied ->
    [yes] { $side }, charge: { dbe-plus }.
   *[no] { $side }, does not apply: charge.
}
dbe-melee-step-loses = { $value } against { $other }: the lower total loses.
dbe-melee-step-melee-totals = { $why ->
    [half] { $value } against { $other }: the loser has half or less.
    [lower] { $value } against { $other }: the loser has more than half.
   *[none] { $value } against { $other }: equal, both roll again.
}
dbe-melee-odds-a-half = a heavy defeat for { $a }
dbe-melee-odds-a-lower = a mild defeat for { $a }
dbe-melee-odds-b-lower = a mild defeat for { $b }
dbe-melee-odds-b-half = a heavy defeat for { $b }

dbe-point-when-the-charge-counts = In which melees does the charge factor count?

## Odds

dbe-odds = Odds of a fight
    .question = With these sums, how likely is each result?

dbe-odds-field-mode = Shooting or melee
    .ask = Is it a shot or a melee?
dbe-odds-field-a_sum = Shooter, or first side, before the die
    .hint = Its factor and all its modifiers, added up.
    .ask = What total does { $mode-code ->
        [shooting] the shooter
        [melee] the first side
       *[none] the shooter (in a melee, the first side)
    } have before the die?
dbe-odds-field-d_sum = Target, or second side, before the die
    .hint = Its factor and all its modifiers, added up.
    .ask = What total does { $mode-code ->
        [shooting] the target
        [melee] the second side
       *[none] the target (in a melee, the second side)
    } have before the die?

dbe-odds-value-none = No harm
dbe-odds-value-lower = Mild defeat
dbe-odds-value-half = Heavy defeat
dbe-odds-value-a_half = First side, heavy defeat
dbe-odds-value-a_lower = First side, mild defeat
dbe-odds-value-d_lower = Second side, mild defeat
dbe-odds-value-d_half = Second side, heavy defeat
dbe-odds-value-tie_first_roll = First roll a tie

dbe-odds-finding-none = Of all rolls, the target suffers nothing on { $none }, a mild defeat on { $lower } and a heavy one on { $half }.
dbe-odds-finding-a_half = Of all rolls but ties, the first side suffers a mild defeat on { $a_lower } and a heavy one on { $a_half }; the second suffers a mild defeat on { $d_lower } and a heavy one on { $d_half }.

dbe-odds-step-sums = { $a } against { $d }, one die each: thirty-six throws.
dbe-odds-step-ties = { $why ->
    [shooting] Throws on which the target has as much or more, and suffers nothing: { $value }.
   *[melee] Throws that tie and are rolled again: { $value }. There remain { $rest }.
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
dbe-odds-odds-none = the target suffers nothing
dbe-odds-odds-lower = the target suffers a mild defeat
dbe-odds-odds-half = the target suffers a heavy defeat
dbe-odds-odds-a-half = a heavy defeat for the first side
dbe-odds-odds-a-lower = a mild defeat for the first side
dbe-odds-odds-d-lower = a mild defeat for the second side
dbe-odds-odds-d-half = a heavy defeat for the second side

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
    .illegal = Not possible

dbe-retreat-field-troop = Troops
    .ask = Which troops retreat?
dbe-retreat-field-scale = Scale, 15 or 25 mm
    .hint = The scale of the figures decides the size of the bases.
dbe-retreat-field-formation = Formation
    .hint = A square stands on a marker of another depth.
    .ask = What formation is the retreating element in?
dbe-retreat-field-behind = Behind it, the nearest first
    .no = Nothing behind it
    .hint = Friends, enemies and obstacles in the way of the retreat, the nearest first.
    .ask = Does anything stand behind the retreating element?
    .within = place
dbe-retreat-field-behind-kind = What it is
    .hint = A friend, an obstacle or free ground.
    .ask = What is in { $whose } behind the retreating element, counting from the nearest?
dbe-retreat-field-behind-gap_cm = Gap in front of it
    .hint = From what comes before it, starting with the retreating element; 0 if they touch.
    .ask = How many cm are free in front of { $whose } behind the retreating element?
    .zero = No gap in front of it
dbe-retreat-field-behind-troop = Which troops
    .none = not stated
    .ask = What troop type is in { $whose } behind the retreating element?
dbe-retreat-field-behind-facing = How a friend facing another way is turned
    .ask = Which way does the friend in { $whose } behind the retreating element face?
dbe-retreat-field-behind-id = Name
    .ask = What do you call the element in { $whose } behind the retreating element?
dbe-retreat-field-other_enemy_contact = Another enemy touches it
    .hint = On its front, flank or rear, besides the one that beat it.
    .ask = Where does another enemy touch the retreating element?
    .no = No other enemy touches it
dbe-retreat-field-room_behind_column_cm = Room behind the last of the column
    .none = as much as it needs
    .hint = A column goes back as a whole, or the one beaten is destroyed.
    .ask = How many cm are free behind the last element of the column?
    .no = There is room enough behind
dbe-retreat-field-after = After a shot or a melee
    .ask = Does the element retreat after a shot or after a melee?

dbe-retreat-value-result = The element
dbe-retreat-value-distance_cm = Distance of the retreat
dbe-retreat-value-pushed = Friends that go back with it
dbe-retreat-value-friend = The friends behind

dbe-retreat-value-legal = Allowed
dbe-retreat-value-violations = Against the rules
dbe-retreat-finding-general-retreats = Generals do not retreat, as they have no row of results.
dbe-retreat-step-general-retreats = The troops are a general: generals have no row of results.
dbe-retreat-finding-infantry-only = { dbe-movement-finding-infantry-only }
dbe-retreat-step-infantry-only = { dbe-movement-step-infantry-only }
dbe-retreat-finding-light-only = { dbe-movement-finding-light-only }
dbe-retreat-step-light-only = { dbe-movement-step-light-only }
dbe-retreat-finding-moved = { $distance_cm ->
    [none] { $troop-form ->
        [one] { $troop } completes the retreat and survives
        [other] { $troop } complete the retreat and survive
       *[none] The element completes its retreat and survives
    }.
   *[other] { $troop-form ->
        [one] { $troop } retreats { $distance_cm } cm
        [other] { $troop } retreat { $distance_cm } cm
       *[none] The element retreats { $distance_cm } cm
    }.
}
dbe-retreat-finding-destroyed = { $troop-form ->
    [one] { $troop } cannot complete the retreat and is destroyed
    [other] { $troop } cannot complete the retreat and are destroyed
   *[none] The element cannot complete its retreat and is destroyed
}{ $other_enemy_contact-code ->
    [front] : another enemy touches its front
    [flank] : another enemy touches its flank
    [rear] : another enemy touches its rear
   *[none] {""}
}.

dbe-retreat-step-length = The element must go back { $value } cm.
dbe-retreat-step-other-enemy = { $applied ->
    [yes] Another enemy touches it: it cannot retreat.
   *[no] No other enemy touches it.
}
dbe-retreat-step-winner-in-front = { $applied ->
    [yes] The enemy that won counts as well: it cannot retreat.
   *[no] The enemy that won does not prevent the retreat.
}
dbe-retreat-step-free = The ground behind is free.
dbe-retreat-step-pushed = { $applied ->
    [yes] A friend facing the same way goes back too.
   *[no] The friend behind is { $value } cm away: the retreat does not reach it.
}
dbe-retreat-step-passable-friend = { $applied ->
    [yes] The element passes through the Voltigeurs or the gun behind it.
   *[no] The Voltigeurs or the gun behind face the other way: it is destroyed.
}
dbe-retreat-step-askew = { $applied ->
    [yes] A friend behind faces another way: it is destroyed.
   *[no] The friend facing another way is { $value } cm away: the retreat does not reach it.
}
dbe-retreat-step-obstacle = { $applied ->
    [yes] An obstacle { $value } cm behind, and { $left } cm to go back: the element is destroyed.
   *[no] An obstacle { $value } cm behind, and { $left } cm to go back: there is room.
}
dbe-retreat-step-room = { $applied ->
    [yes] Room: { $value } cm, and { $left } cm are needed: not enough.
   *[no] Room: { $value } cm, and { $left } cm are needed: enough.
}
dbe-retreat-step-column-lives = { $applied ->
    [yes] The friends behind survive.
   *[no] No friend behind was to be pushed.
}

dbe-point-enemy-in-front = Does the enemy that won a melee prevent the loser's retreat?
dbe-point-voltigeurs-behind = What if Voltigeurs or guns behind a retreat face the opposite way?
dbe-point-square-retreat = How far does a square retreat?

## A flight

dbe-second-flight-stays = stays where it is
dbe-second-flight-retreats = retreats
dbe-second-flight-destroyed = is destroyed

dbe-rout-move = A flight
    .question = How far does the element run?
    .legal = { "" }
    .illegal = It does not flee

dbe-rout-move-field-troop = Troops
    .ask = Which troops flee?
dbe-rout-move-field-scale = Scale, 15 or 25 mm
    .hint = The scale of the figures decides the size of the bases.
dbe-rout-move-field-going = Ground
    .hint = The ground it runs over: its move there is a part of the flight.
    .ask = What ground does the element flee over?
dbe-rout-move-field-has_fled_before = The element has fled before
    .no = The element has not fled before
    .hint = In this game: an element flees once only.
    .ask = Has the element already fled in this game?

dbe-rout-move-value-allowed = The element flees
dbe-rout-move-value-distance_cm = Distance in all
dbe-rout-move-value-parts = Of which
dbe-rout-move-value-parts-back_cm = Step back
dbe-rout-move-value-parts-move_cm = Move
dbe-rout-move-value-parts-extra_cm = Extra
dbe-rout-move-value-instead = Instead of fleeing again it

dbe-rout-move-value-violations = Against the rules
dbe-rout-move-finding-general-flees = Generals do not flee, as they have no row of results.
dbe-rout-move-step-general-flees = The troops are a general: generals have no row of results.
dbe-rout-move-far = { $distance_cm ->
    [none] {""}
   *[other] { $parts-back_cm ->
        [none] {" "}{ $distance_cm } cm
       *[other] {" "}{ $distance_cm } cm, the first { $parts-back_cm } of them as a step back
    }
}
dbe-rout-move-finding-legal = { $troop-form ->
    [one] { $troop } flees{ dbe-rout-move-far }.
    [other] { $troop } flee{ dbe-rout-move-far }.
   *[none] The element flees{ dbe-rout-move-far }.
}
dbe-rout-move-finding-illegal = { $instead-code ->
    [none] The element has already fled in this game.
   *[other] The element has already fled in this game, and { $instead }.
}

dbe-rout-move-step-once = { $applied ->
    [yes] The element has fled before, and may flee once only.
   *[no] The element flees for the first time.
}
dbe-rout-move-step-instead = { $why ->
    [stays] The element stays where it is.
    [retreats] The element retreats.
    [flees-again] As agreed, it flees again.
   *[destroyed] The element is destroyed.
}
dbe-rout-move-step-back = { $applied ->
    [yes] First back by the width of its base: { $value } cm.
   *[no] As agreed, first back by the depth of its base: { $value } cm.
}
dbe-rout-move-step-move = { $applied ->
    [yes] Then away from the enemy by its move on that ground: { $value } cm.
   *[no] That ground is forbidden to it.
}
dbe-rout-move-step-extra = To all this a flight adds { $value } cm.

dbe-point-second-flight = What happens to an element that should flee a second time?
dbe-point-flight-by-width = Does a flight start with a base width or a base depth?
flag-conflict-flight-by-width = A flight starts with the width of a base, as printed, although a retreat is the depth of a base.
flag-silent-flight-onto-forbidden = The rules do not say how a flight goes on over ground that is forbidden to the element.

## Who may shoot

dbe-part-active = the active player
dbe-part-passive = the passive player
dbe-screen-none = none
dbe-screen-own-voltigeurs = friendly Voltigeurs
dbe-screen-enemy-voltigeurs = enemy Voltigeurs

dbe-shooting-eligibility = Who may shoot
    .question = May this element shoot at this target, or help a friend to?

dbe-shooting-eligibility-field-phase_role = The shooter belongs to
    .hint = Only the passive player shoots, in the opponent's phase.
    .ask = Does the shooter belong to the active or to the passive player?
dbe-shooting-eligibility-field-shooter = Shooter
dbe-shooting-eligibility-field-shooter-troop = Troops
    .ask = Which troops shoot?
dbe-shooting-eligibility-field-shooter-in_contact = An enemy touches it
    .no = No enemy touches it
    .hint = A corner is enough.
    .ask = Is the shooter in contact with an enemy?
    .if-not = Allowed if no enemy touches the shooter.
dbe-shooting-eligibility-field-shooter-formation = Formation
    .ask = What formation is the shooter in?
dbe-shooting-eligibility-field-target = Target
dbe-shooting-eligibility-field-target-troop = Troops
    .ask = What troop type is the target?
dbe-shooting-eligibility-field-target-in_contact = One of its enemies touches it
    .no = None of its enemies touches it
    .hint = A corner is enough.
    .ask = Is the target in contact with one of its own enemies?
    .if-not = Allowed if no element of the shooting side touches the target.
dbe-shooting-eligibility-field-target-ahead = Straight ahead of the shooter
    .no = Not straight ahead of the shooter
    .hint = The target ahead or the nearest must be shot at first.
    .ask = Is the target straight ahead of the shooter?
dbe-shooting-eligibility-field-target-distance_cm = Distance
    .none = not measured
    .ask = How many cm from the shooter is the target?
dbe-shooting-eligibility-field-in_field = The target is in the field of fire
    .no = The target is outside the field of fire
    .hint = The strip three element fronts wide, straight ahead of the shooter.
    .ask = Is the target in the shooter's field of fire?
dbe-shooting-eligibility-field-band = Range
    .hint = Each kind of shooter has its own ranges; infantry has no short range.
    .ask = At what range is the target?
dbe-shooting-eligibility-field-sight = The shooter sees the target
    .no = The shooter does not see the target
    .hint = Nothing that blocks sight lies between the two.
    .ask = Can the shooter see the target?
dbe-shooting-eligibility-field-screen = Voltigeurs between them
    .no = No Voltigeurs between them
    .none = no Voltigeurs
    .hint = Skirmishers in front of the shooter or of the target.
dbe-shooting-eligibility-field-screen-kind = Whose Voltigeurs they are
    .hint = Those between the two.
    .ask = Whose Voltigeurs stand between the shooter and the target?
dbe-shooting-eligibility-field-screen-base_to_base = Touching the shooter, base against base
    .no = Not touching the shooter, base against base
    .ask = Do the Voltigeurs touch the shooter, base to base?
    .if-so = Allowed if the Voltigeurs touch the shooter, base to base.
dbe-shooting-eligibility-field-screen-same_facing = Facing the same way
    .no = Not facing the same way
    .ask = Do the Voltigeurs face the same way as the shooter?
    .if-so = Allowed if the Voltigeurs face the same way as the shooter.
dbe-shooting-eligibility-field-screen-right_in_front = Right in front of the target
    .no = Not right in front of the target
    .hint = Voltigeurs cover only the target right behind them.
    .ask = Are the Voltigeurs right in front of the target?
dbe-shooting-eligibility-field-candidates = The other targets it could take
    .no = No other targets it could take
    .none = no other target
    .hint = The one straight ahead or nearest comes first.
    .within = target
dbe-shooting-eligibility-field-candidates-ahead = Straight ahead
    .no = Not straight ahead
    .ask = Is the other { $whose } straight ahead of the shooter?
dbe-shooting-eligibility-field-candidates-distance_cm = Distance
    .ask = How many cm from the shooter is the other { $whose }?
dbe-shooting-eligibility-field-as_support = The shot supports a friend's shot
    .no = The shot does not support a friend's shot
    .hint = It helps a friend that already shoots at the same target.
    .ask = Does the shooter support a friend's shot?
dbe-shooting-eligibility-field-own_other_target = The shooter could shoot at another enemy
    .no = The shooter could not shoot at another enemy
    .hint = Then it may not help: it must take its own target.
    .ask = Could the shooter shoot at another enemy instead?

dbe-shooting-eligibility-value-may_shoot = The shooter may shoot
dbe-shooting-eligibility-value-reasons = Reasons against it
dbe-shooting-eligibility-value-may_support = The shooter may support

dbe-shooting-eligibility-finding-not-may_support = The element may not support a friend's shot.
dbe-shooting-eligibility-finding-legal = { $may_support ->
    [yes] Nothing forbids the supporting shot.
   *[other] Nothing forbids the shot.
}

dbe-shooting-eligibility-step-active = { $applied ->
    [yes] The shooter belongs to the active player: it does not shoot.
   *[no] The shooter belongs to the passive player.
}
dbe-shooting-eligibility-step-cavalry = { $applied ->
    [yes] { $troop }: cavalry does not shoot.
   *[no] { $troop }: not cavalry.
}
dbe-shooting-eligibility-step-general = { $applied ->
    [yes] { $troop }: generals do not shoot.
   *[no] { $troop }: not a general.
}
dbe-shooting-eligibility-step-general-target = The target is a general: generals have no row of results.
dbe-shooting-eligibility-step-shooter-touched = { $applied ->
    [yes] An enemy touches the shooter.
   *[no] No enemy touches the shooter.
}
dbe-shooting-eligibility-step-target-touched = { $applied ->
    [yes] The target is in contact with one of its own enemies.
   *[no] The target is in contact with none of its own enemies.
}
dbe-shooting-eligibility-step-outside-field = { $applied ->
    [yes] The target is outside the field of fire.
   *[no] The target is in the field of fire.
}
dbe-shooting-eligibility-step-out-of-range = { $applied ->
    [yes] The target is out of range.
   *[no] The target is not out of range.
}
dbe-shooting-eligibility-step-no-short-band = Infantry has no short range band.
dbe-shooting-eligibility-step-no-sight = { $applied ->
    [yes] The line to the target is blocked.
   *[no] The line to the target is clear.
}
dbe-shooting-eligibility-step-own-screen = { $applied ->
    [yes] Friendly Voltigeurs are in the way, not touching the shooter or facing another way.
   *[no] Friendly Voltigeurs touch the shooter and face its way: it shoots through them.
}
dbe-shooting-eligibility-step-enemy-screen = { $applied ->
    [yes] Enemy Voltigeurs right in front of the target protect it.
   *[no] Guns at this range ignore the Voltigeurs.
}
dbe-shooting-eligibility-step-other-target = { $why ->
    [other] Another target comes first.
   *[first] No other target comes before this one.
}
dbe-shooting-eligibility-step-cannot-shoot = { $applied ->
    [yes] The shooter cannot shoot at that target, and so not support either.
   *[no] The shooter could shoot at that target itself.
}
dbe-shooting-eligibility-step-own-target = { $applied ->
    [yes] The shooter has another enemy to shoot at.
   *[no] The shooter has no other enemy to shoot at.
}
dbe-shooting-eligibility-step-square = { $applied ->
    [yes] A square never supports.
   *[no] The shooter is not in square.
}
dbe-shooting-eligibility-step-may-support = { $applied ->
    [yes] The shooter may support the shot.
   *[no] The shooter may not support the shot.
}

dbe-point-ahead-or-nearest = Which comes first, the target ahead or the nearest target?

## Who may attack

dbe-contact-front = front
dbe-contact-flank = flank
dbe-contact-rear = rear

dbe-melee-eligibility = Who fights in melee
    .question = May the element attack, must the two fight, and who helps?

dbe-melee-eligibility-ask-attack = whether it may attack
dbe-melee-eligibility-ask-turning = whether the attacked turns to face
dbe-melee-eligibility-ask-swap = whether a battery changes places with its support
dbe-melee-eligibility-ask-rear-support = whether the attacked has rear support
dbe-melee-eligibility-field-ask = Only this question
    .hint = Without it, every question is answered.
dbe-melee-eligibility-field-attacker = Attacker
dbe-melee-eligibility-field-attacker-troop = Troops
    .pair = Who attacks whom?
    .ask = Which troops attack?
dbe-melee-eligibility-field-attacker-going = It stands on
    .ask = What ground does the attacker stand on?
dbe-melee-eligibility-field-defender = Attacked
dbe-melee-eligibility-field-defender-troop = Troops
    .ask = Which troops are attacked?
dbe-melee-eligibility-field-defender-going = It stands on
    .ask = What ground does the attacked element stand on?
dbe-melee-eligibility-field-going = Ground, if the same for both
    .hint = It decides only between infantry and cavalry.
    .ask = What ground do both elements stand on, if it is the same?
dbe-melee-eligibility-field-contact = Edge contacted
    .hint = An element contacted in flank or rear may have to turn.
    .ask = Where is the attacked element contacted: front, flank or rear?
dbe-melee-eligibility-field-defender_already_frontal = The attacked element has another enemy on its front
    .no = The attacked element has no other enemy on its front
    .hint = Then it does not turn to face the new one.
    .ask = Does the attacked element already have an enemy in contact with its front?
dbe-melee-eligibility-field-continuing = The melee goes on from an earlier turn
    .no = The melee does not go on from an earlier turn
    .hint = Infantry may not go on with a melee in the open that cavalry began.
    .ask = Did the melee begin in an earlier turn?
dbe-melee-eligibility-field-support = Behind the attacked
    .no = No support behind the attacked
    .hint = Infantry or cavalry right behind a battery may change places with it.
dbe-melee-eligibility-field-support-troop = Troops
    .ask = Which troops stand right behind the attacked element?
dbe-melee-eligibility-field-support-touching_behind = Touching it from behind
    .no = Not touching it from behind
    .ask = Does the supporting element touch the rear of the attacked one?
dbe-melee-eligibility-field-support-same_facing = Facing the same way
    .no = Not facing the same way
    .ask = Does the supporting element face the same way as the attacked one?

dbe-melee-eligibility-value-may_attack = The attacker may attack
dbe-melee-eligibility-value-must_fight = The two must fight
dbe-melee-eligibility-value-turns_to_face = The attacked element turns to face
dbe-melee-eligibility-value-swap_allowed = The battery may change places
dbe-melee-eligibility-value-rear_support = The attacked element has rear support

dbe-melee-eligibility-finding-may_attack = { $attacker-form ->
    [one] { $attacker } may attack.
    [other] { $attacker } may attack.
   *[none] The attacker may attack.
}
dbe-melee-eligibility-finding-not-may_attack = { $attacker-form ->
    [one] { $attacker } may not attack
    [other] { $attacker } may not attack
   *[none] The attacker may not attack
}{ $attacker-troop-code ->
    [light-artillery] : artillery never attacks
    [medium-artillery] : artillery never attacks
    [heavy-artillery] : artillery never attacks
    [horse-artillery] : artillery never attacks
    [corps-general] : a general does not fight
    [commander-in-chief] : a general does not fight
    [none] {""}
   *[other] { $defender-troop-code ->
        [corps-general] {" "}a general: generals do not fight
        [commander-in-chief] {" "}a general: generals do not fight
       *[other] : infantry does not attack cavalry in the open
    }
}.
dbe-melee-eligibility-finding-turns_to_face = The attacked element turns to face the attacker.
dbe-melee-eligibility-finding-not-turns_to_face = The attacked element does not turn.
dbe-melee-eligibility-finding-swap_allowed = { $defender-troop-code ->
    [light-artillery] The battery
    [medium-artillery] The battery
    [heavy-artillery] The battery
    [horse-artillery] The battery
   *[other] The attacked element
} may change places with the element behind.
dbe-melee-eligibility-finding-not-swap_allowed = { $defender-troop-code ->
    [light-artillery] The battery
    [medium-artillery] The battery
    [heavy-artillery] The battery
    [horse-artillery] The battery
   *[other] The attacked element
} may not change places with the element behind.
dbe-melee-eligibility-finding-rear_support = The attacked element has rear support.
dbe-melee-eligibility-finding-not-rear_support = The attacked element has no rear support.

dbe-melee-eligibility-step-general = { $troop }: a general has no factor and no fight of its own.
dbe-melee-eligibility-step-guns = { $applied ->
    [yes] { $troop }: artillery never attacks.
   *[no] { $troop }: not artillery.
}
dbe-melee-eligibility-step-whose-ground = { $applied ->
    [yes] The ground that counts is not open.
   *[no] The ground that counts is open.
}
dbe-melee-eligibility-step-continuing = Infantry may not go on with a melee against cavalry in the open.
dbe-melee-eligibility-step-fights-on = { $applied ->
    [yes] The melee goes on all the same.
   *[no] There is no melee: infantry steps out.
}
dbe-melee-eligibility-step-foot-on-horse = { $applied ->
    [yes] Infantry may not attack cavalry in the open.
   *[no] On this ground infantry may attack cavalry.
}
dbe-melee-eligibility-step-charged = Infantry contacted by cavalry fights.
dbe-melee-eligibility-step-may-attack = { $troop }: nothing forbids the attack.
dbe-melee-eligibility-step-turns = { $why ->
    [front] Contacted in front: it faces its enemy already.
    [engaged] The attacked element has an enemy on its front and does not turn.
   *[turns] The attacked element turns to face its attacker.
}
dbe-melee-eligibility-step-must-fight = Face to face, they must fight.
dbe-melee-eligibility-step-swap = { $why ->
    [may] The battery may change places with its support, or stay.
    [flank] Not attacked in front: no change of places.
    [guns] Another gun is no support.
    [no-guns] Only a battery changes places.
    [apart] The support does not touch it from behind.
   *[askew] The support faces another way.
}
dbe-melee-eligibility-step-rear-support = { $why ->
    [supported] Infantry of its own type directly behind: rear support.
    [no-foot] Cavalry and artillery have no rear support.
    [voltigeurs] Voltigeurs neither give nor get rear support.
    [type] Another type behind gives no rear support.
   *[apart] The supporting element is not directly behind.
}

dbe-point-forbidden-continuation = What happens to a melee that infantry may not continue?
dbe-point-whose-ground = Whose ground decides whether infantry may attack cavalry?

## A whole fight

dbe-combat = Fight: odds and result
    .question = Who wins the fight, and what becomes of the loser?
    .illegal = Not possible

dbe-combat-field-phase = Shooting or melee
    .ask = Is it a shot or a melee?
dbe-combat-field-loser_ground = In shooting, the target stands on
    .ask = What ground does the target stand on?

dbe-combat-value-result = What happens to the loser
dbe-combat-value-attackers = The attackers
dbe-combat-value-pursuit = What the winner does
dbe-combat-destroyed = { $winner-code ->
    [a] { $b-form ->
        [one] { $b } is destroyed
        [other] { $b } are destroyed
       *[none] the loser is destroyed
    }
    [b] { $a-form ->
        [one] { $a } is destroyed
        [other] { $a } are destroyed
       *[none] the loser is destroyed
    }
   *[none] { $target-form ->
        [one] { $target } is destroyed
        [other] { $target } are destroyed
       *[none] the target is destroyed
    }
}
dbe-combat-flight = { $winner-code ->
    [a] { $b-form ->
        [one] { $b } flees
        [other] { $b } flee
       *[none] the loser flees
    }
    [b] { $a-form ->
        [one] { $a } flees
        [other] { $a } flee
       *[none] the loser flees
    }
   *[none] { $target-form ->
        [one] { $target } flees
        [other] { $target } flee
       *[none] the target flees
    }
}
dbe-combat-retreat = { $winner-code ->
    [a] { $b-form ->
        [one] { $b } retreats
        [other] { $b } retreat
       *[none] the loser retreats
    }
    [b] { $a-form ->
        [one] { $a } retreats
        [other] { $a } retreat
       *[none] the loser retreats
    }
   *[none] { $target-form ->
        [one] { $target } retreats
        [other] { $target } retreat
       *[none] the target retreats
    }
}
dbe-combat-finding-none = Nothing happens to either element.
dbe-combat-finding-retreat = { dbe-combat-retreat }{ $attackers-code ->
    [retreat] , as do all attackers of the winner.
   *[other] .
}
dbe-combat-finding-flight = { dbe-combat-flight }{ $attackers-code ->
    [retreat] ; the other attackers of the winner retreat.
   *[other] .
}
dbe-combat-finding-destroyed = { dbe-combat-destroyed }{ $attackers-code ->
    [retreat] ; the other attackers of the winner retreat.
   *[other] .
}
dbe-combat-finding-reroll = Equal totals: both roll again.
dbe-combat-finding-shooter_sum = { $shooter } { $shooter_sum }, { $target } { $target_sum } before the dice.
dbe-combat-finding-a_sum = { $a } { $a_sum }, { $b } { $b_sum } before the dice.
dbe-combat-step-who-suffers = { $why ->
    [shooting] In shooting only the target can suffer.
   *[melee] In melee the lower total suffers.
}
dbe-combat-step-at-once = { $applied ->
    [yes] The owner of the target applies the result at once.
   *[no] There is no result to apply.
}
dbe-combat-step-row = Row of the table: { $row }.
dbe-combat-step-plain = { $row }, if nothing makes it worse: { $fate }.
dbe-combat-step-by-cavalry = { $applied ->
    [yes] Beaten by cavalry: { $fate }.
   *[no] If the winner were cavalry, the result could be worse: { $fate }.
}
dbe-combat-step-by-heavy-cavalry = { $applied ->
    [yes] Beaten by heavy cavalry: { $fate }.
   *[no] If the winner were heavy cavalry, the result would be worse: { $fate }.
}
dbe-combat-step-by-light-cavalry = { $applied ->
    [yes] Beaten by light cavalry: { $fate }.
   *[no] If the winner were light cavalry, the result would be worse: { $fate }.
}
dbe-combat-step-by-artillery = { $applied ->
    [yes] Beaten by artillery: { $fate }.
   *[no] If the winner were artillery, the result would be worse: { $fate }.
}
dbe-combat-step-by-voltigeurs = { $applied ->
    [yes] Beaten by Voltigeurs: { $fate }.
   *[no] If the winner were Voltigeurs and the ground open, the result would be worse: { $fate }.
}
dbe-combat-step-by-square = { $applied ->
    [yes] Beaten by a square: { $fate }.
   *[no] If the winner were a square, the result would be worse: { $fate }.
}
dbe-combat-step-difficult = { $applied ->
    [yes] On difficult ground: { $fate }.
   *[no] If the loser were on difficult ground, the result would be worse: { $fate }.
}
dbe-combat-step-ground-condition = { $applied ->
    [yes] On { $ground } this cause is enough.
   *[no] On { $ground } this cause is not enough.
}
dbe-combat-step-as-printed = { $applied ->
    [yes] Irregular cavalry shot at by guns: the result as printed.
   *[no] As agreed, guns destroy irregular cavalry with either result.
}
dbe-combat-step-pursuit = { $why ->
    [mandatory] { $winner }: pursuit is compulsory.
    [optional] { $winner }: pursuit is optional.
    [never] { $winner }: artillery never pursues.
    [no-flight] { $winner }: the loser has not fled, so there is no pursuit.
    [flight-untold] { $winner }: there is pursuit only if the loser has fled.
   *[shooting] After shooting there is no pursuit.
}
dbe-combat-step-several-fronts = { $why ->
    [won] Attacked on several sides and victorious: all its attackers retreat.
    [lost] Attacked on several sides and beaten: destroyed, however small the margin.
   *[no] No element attacked on several sides has won or lost.
}
dbe-combat-step-beaten-in-front = { $why ->
    [table] The enemy beaten in front takes the result of the table.
    [retreat] The enemy beaten in front retreats like the others.
   *[untold] Whether the enemy beaten in front fares worse depends on the totals.
}
dbe-combat-step-place = The pursuer takes the place of the beaten element and goes no farther.
dbe-combat-field-shooter = Shooter
    .no = No shooter
dbe-combat-field-shooter-troop = Troops
    .ask = Which troops shoot?
dbe-combat-field-shooter-nation = Nation
    .hint = British infantry and Russian heavy guns shoot better.
    .ask = Is the shooter British, Russian or of another nation?
dbe-combat-field-shooter-old_guard = It is French Old Guard
    .no = It is not French Old Guard
    .hint = It shoots better than other infantry of the Guard.
    .ask = Is the shooter French Old Guard?
dbe-combat-field-shooter-in_square = In square
    .no = Not in square
    .hint = Only infantry forms square.
    .ask = Is the shooter in square?
dbe-combat-field-target = Target
    .no = No target
dbe-combat-field-target-troop = Troops
    .ask = What troop type is the target?
dbe-combat-field-target-in_square = In square
    .no = Not in square
    .hint = Only infantry forms square.
    .ask = Is the target in square?
dbe-combat-field-target-cover = Cover
    .hint = Light: woods, orchards, palisades, wooden houses. Heavy: stone, redoubts, trenches, barricades.
    .ask = What cover does the target have?
    .no = No cover
dbe-combat-field-target-old_guard = It is French Old Guard
    .no = It is not French Old Guard
    .hint = Whether its bonus counts under fire too is an open point.
    .ask = Is the target French Old Guard?
dbe-combat-field-band = Range
    .hint = Each kind of shooter has its own ranges; infantry has no short range.
    .ask = At what range is the target?
dbe-combat-field-enfilade = The target is taken in enfilade
    .no = The target is not taken in enfilade
    .hint = The whole shooter stands beyond the line of the target's front.
    .ask = Does the shooter take the target in enfilade?
dbe-combat-field-supporters = Friends that support the shot
    .hint = Helpers with no other target of their own: each may weaken the target.
    .ask = How many friends give supporting fire at the same target?
    .zero = No friends support the shot
dbe-combat-field-dice = Dice
    .no = Dice not rolled yet
    .none = not rolled yet
    .hint = Without them the check gives the odds.
dbe-combat-field-dice-shooter = Shooter's die
    .ask = What did the shooter roll?
dbe-combat-field-dice-target = Target's die
    .ask = What did the target roll?
dbe-combat-value-shooter_sum = Shooter before the die
    .said = The shooter has { $shooter_sum } before the die.
dbe-combat-value-target_sum = Target before the die
    .said = The target has { $target_sum } before the die.
dbe-combat-value-shooter_total = Shooter's total
dbe-combat-value-target_total = Target's total
dbe-combat-value-margin = The lower total against the higher
dbe-combat-step-shooter-factor = { $troop } shooting: { $value }.
dbe-combat-step-target-factor = { $troop } as a target, melee factor: { $value }.
dbe-combat-step-modifier = { $applied ->
    [yes] Modifier, { $line }: { dbe-plus }.
   *[no] Does not apply: { $line }.
}
dbe-combat-step-helpers = { $applied ->
    [yes] Friends shooting at the target too ({ $helpers }): { $value } for the target.
   *[no] No friend shoots at the target too.
}
dbe-combat-step-old-guard-target = { $applied ->
    [yes] The Old Guard adds { $value } under fire too.
   *[no] The Old Guard adds nothing when it is the target.
}
dbe-combat-step-totals = { $why ->
    [half] { $value } against { $target }: the target has half or less.
    [lower] { $value } against { $target }: the target has less, but more than half.
    [equal] { $value } against { $target }: equal, nothing happens.
   *[above] { $value } against { $target }: the shooter has the lower total and suffers nothing.
}
dbe-combat-odds-none = the target suffers nothing
dbe-combat-odds-lower = the target suffers a mild defeat
dbe-combat-odds-half = the target suffers a heavy defeat
dbe-combat-field-a_attacked_on_several_fronts = First element attacked on several sides at once
    .no = First element not attacked on several sides at once
    .hint = By enemies on more than one of its edges; it fights the one in front.
    .ask = Is the first element attacked on several sides at once?
dbe-combat-field-b_attacked_on_several_fronts = Second element attacked on several sides at once
    .no = Second element not attacked on several sides at once
    .hint = By enemies on more than one of its edges; it fights the one in front.
    .ask = Is the second element attacked on several sides at once?
dbe-combat-field-a = First element
    .no = No first element
    .hint = One of the two elements in melee; which comes first makes no difference.
    .within = the first element
dbe-combat-field-b = Second element
    .no = No second element
    .hint = One of the two elements in melee; which comes first makes no difference.
    .within = the second element
dbe-combat-field-dice-a = Die of the first element
    .ask = What did the first element roll?
dbe-combat-field-dice-b = Die of the second element
    .ask = What did the second element roll?
dbe-combat-field-a-troop = Troops
    .ask = What troop type is the first element?
dbe-combat-field-a-charging = Its charge factor counts
    .no = Its charge factor does not count
    .hint = When it counts is an open point: agree before the game.
    .ask = Does the charge factor count for { $whose }?
dbe-combat-field-a-active = It is its player's turn
    .no = It is not its player's turn
    .hint = Needed only to tell whether the charge factor counts.
    .ask = Is it the turn of the player who has { $whose }?
dbe-combat-field-a-entered_contact = It came into contact this turn
    .no = It did not come into contact this turn
    .hint = Needed only to tell whether the charge factor counts.
    .ask = Did { $whose } come into contact this turn?
dbe-combat-field-a-first_round = First round of the melee
    .no = Not the first round of the melee
    .hint = Needed only to tell whether the charge factor counts.
    .ask = Is it the first round of this melee for { $whose }?
dbe-combat-field-a-general_adjacent = A friendly general is next to it
    .no = No friendly general is next to it
    .hint = A general's base touching the element.
    .ask = Is a friendly general next to { $whose }?
dbe-combat-field-a-rear_support = It has rear support
    .no = It has no rear support
    .hint = Infantry of its type right behind; never Voltigeurs.
    .ask = { $whose-form ->
        [other] Do
       *[one] Does
    } { $whose } have rear support?
dbe-combat-field-a-higher = It stands higher than the enemy
    .no = It does not stand higher than the enemy
    .hint = Only one of the two can be.
    .ask = { $whose-form ->
        [other] Do
       *[one] Does
    } { $whose } stand higher than the enemy?
dbe-combat-field-a-cover = Cover
    .hint = Light: woods, orchards, palisades, wooden houses. Heavy: stone, redoubts, trenches, barricades.
    .ask = What cover is there for { $whose }?
    .no = No cover
dbe-combat-field-a-going = It stands on
    .hint = The ground under this element alone.
    .ask = What ground is under { $whose }?
dbe-combat-field-a-in_square = It is in square
    .no = It is not in square
    .hint = Only infantry forms square.
    .ask = Has a square been formed by { $whose }?
dbe-combat-field-a-hit_frontally = Guns attacked in front
    .no = Guns not attacked in front
    .hint = It counts for artillery only.
    .ask = Does the enemy attack the front of { $whose }?
dbe-combat-field-a-enemies_flank_rear_overlap = Enemies on its flank or rear, or overlapping it
    .hint = Each takes one from its total.
    .ask = How many enemies are on the flank or rear of { $whose }, or overlap it?
    .zero = No enemies on its flank or rear, or overlapping it
dbe-combat-field-a-routed_corps_attacking = It attacks with a broken corps
    .no = It does not attack with a broken corps
    .hint = The Guard is spared.
    .ask = { $whose-form ->
        [other] Do
       *[one] Does
    } { $whose } attack as part of a broken corps?
dbe-combat-field-b-troop = Troops
    .ask = What troop type is the second element?
dbe-combat-field-b-charging = Its charge factor counts
    .no = Its charge factor does not count
    .hint = When it counts is an open point: agree before the game.
    .ask = Does the charge factor count for { $whose }?
dbe-combat-field-b-active = It is its player's turn
    .no = It is not its player's turn
    .hint = Needed only to tell whether the charge factor counts.
    .ask = Is it the turn of the player who has { $whose }?
dbe-combat-field-b-entered_contact = It came into contact this turn
    .no = It did not come into contact this turn
    .hint = Needed only to tell whether the charge factor counts.
    .ask = Did { $whose } come into contact this turn?
dbe-combat-field-b-first_round = First round of the melee
    .no = Not the first round of the melee
    .hint = Needed only to tell whether the charge factor counts.
    .ask = Is it the first round of this melee for { $whose }?
dbe-combat-field-b-general_adjacent = A friendly general is next to it
    .no = No friendly general is next to it
    .hint = A general's base touching the element.
    .ask = Is a friendly general next to { $whose }?
dbe-combat-field-b-rear_support = It has rear support
    .no = It has no rear support
    .hint = Infantry of its type right behind; never Voltigeurs.
    .ask = { $whose-form ->
        [other] Do
       *[one] Does
    } { $whose } have rear support?
dbe-combat-field-b-higher = It stands higher than the enemy
    .no = It does not stand higher than the enemy
    .hint = Only one of the two can be.
    .ask = { $whose-form ->
        [other] Do
       *[one] Does
    } { $whose } stand higher than the enemy?
dbe-combat-field-b-cover = Cover
    .hint = Light: woods, orchards, palisades, wooden houses. Heavy: stone, redoubts, trenches, barricades.
    .ask = What cover is there for { $whose }?
    .no = No cover
dbe-combat-field-b-going = It stands on
    .hint = The ground under this element alone.
    .ask = What ground is under { $whose }?
dbe-combat-field-b-in_square = It is in square
    .no = It is not in square
    .hint = Only infantry forms square.
    .ask = Has a square been formed by { $whose }?
dbe-combat-field-b-hit_frontally = Guns attacked in front
    .no = Guns not attacked in front
    .hint = It counts for artillery only.
    .ask = Does the enemy attack the front of { $whose }?
dbe-combat-field-b-enemies_flank_rear_overlap = Enemies on its flank or rear, or overlapping it
    .hint = Each takes one from its total.
    .ask = How many enemies are on the flank or rear of { $whose }, or overlap it?
    .zero = No enemies on its flank or rear, or overlapping it
dbe-combat-field-b-routed_corps_attacking = It attacks with a broken corps
    .no = It does not attack with a broken corps
    .hint = The Guard is spared.
    .ask = { $whose-form ->
        [other] Do
       *[one] Does
    } { $whose } attack as part of a broken corps?
dbe-combat-value-a_sum = { $a }, before the die
dbe-combat-value-b_sum = { $b }, before the die
dbe-combat-value-a_total = { $a }, total
dbe-combat-value-b_total = { $b }, total
dbe-combat-value-winner = Winner
    .said = { $winner } { $winner-form ->
        [other] win.
       *[one] wins.
    }
dbe-combat-value-legal = Allowed
dbe-combat-value-violations = Against the rules

dbe-combat-finding-cavalry = Cavalry never shoots.
dbe-combat-finding-general = Generals do not shoot.
dbe-combat-finding-general-target = Generals are never targets: they are lost when an element next to them is destroyed.
dbe-combat-finding-out-of-range = The target is out of range.
dbe-combat-finding-no-short-band = Infantry has no short range: even its nearest target is at medium range.
dbe-combat-step-cavalry = The shooter is cavalry: it never shoots.
dbe-combat-step-general = The shooter is a general: generals do not shoot.
dbe-combat-step-general-target = The target is a general: generals have no row of results.
dbe-combat-step-out-of-range = The target is out of range.
dbe-combat-step-no-short-band = Infantry has no short range band.
dbe-combat-finding-general-fights = Generals do not fight, as they have no factors and no row of results.
dbe-combat-step-general-fights = One side is a general: generals have no row of results.
dbe-combat-step-side-factor = { $side }, melee factor: { $value }.
dbe-combat-step-side-modifier = { $applied ->
    [yes] { $side }, { $line }: { dbe-plus }.
   *[no] { $side }, does not apply: { $line }.
}
dbe-combat-step-charge = { $applied ->
    [yes] { $side }, charge: { dbe-plus }.
   *[no] { $side }, does not apply: charge.
}
dbe-combat-step-loses = { $value } against { $other }: the lower total loses.
dbe-combat-step-melee-totals = { $why ->
    [half] { $value } against { $other }: the loser has half or less.
    [lower] { $value } against { $other }: the loser has more than half.
   *[none] { $value } against { $other }: equal, both roll again.
}
dbe-combat-odds-a-half = a heavy defeat for { $a }
dbe-combat-odds-a-lower = a mild defeat for { $a }
dbe-combat-odds-b-lower = a mild defeat for { $b }
dbe-combat-odds-b-half = a heavy defeat for { $b }

## Line of sight

dbe-purpose-fire = shooting
dbe-purpose-command = command
dbe-obstacle-element = element
dbe-obstacle-rough = rough ground
dbe-obstacle-difficult = difficult ground
dbe-obstacle-low-obstacle = obstacle declared lower than the hill
dbe-whose-friend = friendly
dbe-whose-enemy = enemy
dbe-hiding-wood = wood
dbe-hiding-orchard = orchard
dbe-hiding-forest = forest
dbe-hiding-village = village
dbe-blocked-by-element = an element
dbe-blocked-by-rough = rough ground
dbe-blocked-by-difficult = difficult ground
dbe-blocked-by-low-obstacle = a low obstacle
dbe-blocked-by-same-feature = the feature both stand in
dbe-blocked-by-shooter-in = the feature the shooter stands in
dbe-blocked-by-target-in = the feature the target stands in

dbe-line-of-sight = Line of sight and fire
    .question = Is anything in the way between the two?
    .illegal = Not possible

dbe-line-of-sight-field-purpose = Purpose of the line
    .hint = For command distances elements do not block sight, for a shot they do.
    .ask = Is the line for a shot or for command?
dbe-line-of-sight-field-shooter_arm = The shooter's arm
    .hint = Infantry or artillery; not needed for command.
    .ask = Does infantry or artillery shoot?
dbe-line-of-sight-field-band = Range
    .hint = Needed only where artillery shoots past Voltigeurs.
    .ask = At what range is the target?
dbe-line-of-sight-field-between = Between the two
    .no = Nothing between the two
    .ask = Does anything stand between the element that looks and its target?
    .within = obstacle
dbe-line-of-sight-field-between-kind = What
    .ask = What is { $whose } between the two?
dbe-line-of-sight-field-between-side = Whose element
    .ask = Is { $whose } between the two a friend or an enemy?
dbe-line-of-sight-field-between-troop = Troops
    .none = not stated
    .ask = What troop type is { $whose } between the two?
dbe-line-of-sight-field-between-before_shooter = Base to base with the shooter, facing its way
    .no = Not base to base, or not facing the shooter's way
    .ask = Do your own Voltigeurs stand right in front of the shooter, base to base and facing the same way?
dbe-line-of-sight-field-on_hill = The shooter or observer stands on a hill
    .no = The shooter or observer does not stand on a hill
    .hint = A hill lets you see over lower obstacles.
    .ask = Is the element that looks on a hill?
dbe-line-of-sight-field-shooter_in = The element that looks is inside
    .no = The element that looks is not inside a terrain feature
    .hint = Needed only if the element stands in a wood, orchard, forest or village.
dbe-line-of-sight-field-shooter_in-feature = Terrain
    .ask = Which terrain feature is the element that looks in?
dbe-line-of-sight-field-shooter_in-depth_from_edge_cm = Distance from the edge
    .hint = From the edge nearest the other of the two.
    .ask = How many cm inside the edge of that terrain is the element that looks?
dbe-line-of-sight-field-target_in = The target is inside
    .no = The target is not inside a terrain feature
    .hint = Needed only if the element stands in a wood, orchard, forest or village.
dbe-line-of-sight-field-target_in-feature = Terrain
    .ask = Which terrain feature is the target in?
dbe-line-of-sight-field-target_in-depth_from_edge_cm = Distance from the edge
    .hint = From the edge nearest the other of the two.
    .ask = How many cm inside the edge of that terrain is the target?
dbe-line-of-sight-field-same_feature = Both in the same wood, orchard, forest or village
    .no = Not both in the same wood, orchard, forest or village
    .ask = Are both elements in the same wood, orchard, forest or village?
dbe-line-of-sight-field-separation_cm = Distance between the two
    .hint = Matters only inside the same wood, orchard, forest or village.
    .ask = How many cm apart are the two elements?

dbe-line-of-sight-value-clear = The line is clear
dbe-line-of-sight-value-blocked_by = What is in the way

dbe-line-of-sight-value-legal = Allowed
dbe-line-of-sight-value-violations = Against the rules
dbe-line-of-sight-finding-cavalry = { dbe-shooting-finding-cavalry }
dbe-line-of-sight-step-cavalry = { dbe-shooting-step-cavalry }
dbe-line-of-sight-finding-general = { dbe-shooting-finding-general }
dbe-line-of-sight-step-general = { dbe-shooting-step-general }
dbe-line-of-sight-finding-clear = Nothing blocks the line.
dbe-line-of-sight-finding-not-clear = { $blocked_by ->
    [none] The line is blocked.
   *[other] The line is blocked by { $blocked_by }.
}

dbe-line-of-sight-step-between = { $applied ->
    [yes] In the way: { $what }.
   *[no] Not in the way: { $what }.
}
dbe-line-of-sight-step-same-feature = { $applied ->
    [yes] { $value } cm apart inside the same feature, more than { $limit }: not seen.
   *[no] { $value } cm apart inside the same feature, within { $limit }: seen.
}
dbe-line-of-sight-step-shooter-in = { $applied ->
    [yes] { $value } cm from the edge (limit { $limit }): too deep to see out.
   *[no] { $value } cm from the edge (limit { $limit }): the feature is not in the way.
}
dbe-line-of-sight-step-target-in = { $applied ->
    [yes] The target, { $value } cm from the edge (limit { $limit }), is hidden.
   *[no] The target, { $value } cm from the edge (limit { $limit }), can be seen.
}

dbe-point-edge-exactly = May a shooter exactly 2 cm inside a wood shoot out of it?
dbe-point-target-in-a-wood = Which targets inside a wood can you shoot at?
dbe-point-seen-from-a-hill = Which obstacles can you see over from a hill?
dbe-point-infantry-fire-over = May infantry on a hill shoot over obstacles?

## Field of fire

dbe-share-wholly = wholly
dbe-share-partly = partly
dbe-share-none = not at all

dbe-field-of-fire = Field of fire
    .question = Is the target in the field of fire, at what range, and in enfilade?

dbe-field-of-fire-ask-field = whether the target is in the field of fire
dbe-field-of-fire-ask-enfilade = whether the shot is in enfilade
dbe-field-of-fire-field-ask = Only this question
    .hint = Without it, every question is answered.
dbe-field-of-fire-field-shooter = Shooter
dbe-field-of-fire-field-shooter-troop = Troops
    .ask = Which troops shoot?
dbe-field-of-fire-field-shooter-carbine = With carbines
    .no = Without carbines
    .hint = Infantry with carbines shoots farther.
    .ask = Does the shooter have carbines?
dbe-field-of-fire-field-shooter-formation = Formation
    .ask = What formation is the shooter in?
dbe-field-of-fire-field-shooter-scale = Scale, 15 or 25 mm
    .hint = The scale of the figures decides the width of the field.
dbe-field-of-fire-field-shooter-polygon = Corners of its base, cm
    .hint = One place for each corner, in order round the base.
    .ask = Where are the corners of the shooter's base, in cm?
dbe-field-of-fire-field-shooter-facing_deg = It faces
    .hint = 0 faces straight up the table.
    .ask = How many degrees clockwise from straight up the table does the shooter face?
dbe-field-of-fire-field-target = Target
dbe-field-of-fire-field-target-formation = Formation
    .ask = What formation is the target in?
dbe-field-of-fire-field-target-polygon = Corners of its base, cm
    .hint = One place for each corner, in order round the base.
    .ask = Where are the corners of the target's base, in cm?
dbe-field-of-fire-field-target-facing_deg = It faces
    .hint = 0 faces straight up the table.
    .ask = How many degrees clockwise from straight up the table does the target face?
dbe-field-of-fire-field-distance_cm = Distance
    .hint = Between the two bases.
    .ask = How many cm from the shooter is the target?
dbe-field-of-fire-field-lateral_offset_cm = The target's nearest point from the shooter's axis
    .hint = The axis runs straight ahead from the middle of its front.
    .ask = How many cm from the shooter's axis is the nearest point of the target?
dbe-field-of-fire-field-target_wholly_inside = The whole target is in the field
    .no = Not all of the target is in the field
    .hint = Needed only if the target is to one side and only its nearest point is stated.
    .ask = Is the whole target inside the field of fire?
dbe-field-of-fire-field-shooter_behind_target_front_line = The shooter is behind the line of the target's front
    .hint = Wholly beyond it, the shot is in enfilade.
    .ask = How much of the shooter is beyond the line of the target's front?

dbe-field-of-fire-value-may_shoot = The target is in range and in the field
    .said = { $may_shoot ->
        [yes] The target is in range and in the field of fire.
       *[no] The target is out of range or outside the field of fire.
    }
dbe-field-of-fire-value-band = Range
    .said = { $band-code ->
        [out] The target is out of range.
       *[other] The target is at { $band } range.
    }
dbe-field-of-fire-value-in_field = The target is in the field of fire
    .said = { $in_field ->
        [yes] The target is in the field of fire.
       *[no] The target is outside the field of fire.
    }
dbe-field-of-fire-value-enfilade = The shot is in enfilade

dbe-field-of-fire-finding-enfilade = The shot is in enfilade: the shooter is wholly beyond the line of the target's front.
dbe-field-of-fire-finding-not-enfilade = The shot is not in enfilade{ $target-formation-code ->
    [square] {""}
   *[other] : the shooter is not wholly beyond the line of the target's front
}.
dbe-field-of-fire-finding-may_shoot = The target is in the field of fire, at { $band } range.
dbe-field-of-fire-finding-not-may_shoot = { $shooter-troop-code ->
    [irregular-cavalry] Cavalry never shoots.
    [lancers] Cavalry never shoots.
    [light-cavalry] Cavalry never shoots.
    [dragoons] Cavalry never shoots.
    [cuirassiers] Cavalry never shoots.
    [guard-heavy-cavalry] Cavalry never shoots.
    [guard-light-cavalry] Cavalry never shoots.
    [corps-general] Generals do not shoot.
    [commander-in-chief] Generals do not shoot.
   *[other] { $in_field ->
        [yes] The target is in the field of fire, but { $band }.
        [no] The target is outside the field of fire.
       *[none] The target cannot be shot at.
    }
}

dbe-field-of-fire-step-row = Row of ranges: { $row }.
dbe-field-of-fire-step-measured = { $applied ->
    [yes] Between the nearest points: { $value } cm.
   *[no] From centre to centre: { $value } cm.
}
dbe-field-of-fire-step-band = { $applied ->
    [yes] { $distance } cm: { $band }.
   *[no] { $distance } cm: { $band }.
}
dbe-field-of-fire-step-square = A square has a field on each of its four faces.
dbe-field-of-fire-step-square-width = { $applied ->
    [yes] A square's field too is three element fronts wide: { $value } cm each way.
   *[no] A square's field is three marker sides wide: { $value } cm each way.
}
dbe-field-of-fire-step-partly = { $applied ->
    [yes] A part of the target is in the field: enough.
   *[no] Only a part of the target is in the field: not enough.
}
dbe-field-of-fire-step-field = { $applied ->
    [yes] The target is in the field, { $value } cm each way of the axis.
   *[no] The target is outside the field, { $value } cm each way of the axis.
}
dbe-field-of-fire-step-enfilade = { $applied ->
    [yes] How much of the shooter is behind the line of the target's front ({ $share }): enough for enfilade.
   *[no] How much of the shooter is behind the line of the target's front ({ $share }): no enfilade.
}

dbe-point-measuring-range = Between which points is a range measured?
dbe-point-partly-in-the-field = Can you shoot at a target that is only partly in the field of fire?
dbe-point-square-field-width = How wide is a square's field of fire?
dbe-point-square-in-enfilade = Can a square be enfiladed?

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
dbe-terrain-not-stated = not stated
dbe-terrain-none = none
dbe-terrain-light = light
dbe-terrain-heavy = heavy
dbe-terrain-by-material = depends on the houses

dbe-limits = Single figures
dbe-limits-corps-points = points of a corps
dbe-limits-corps = corps in an army, at most
dbe-limits-deploy = deployment from your own edge, cm
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
dbe-limits-cover-edge = shooting out of a wood, cm from its edge
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
dbe-shooting-modifiers-infantry-in-square = infantry shooting from a square
dbe-shooting-modifiers-old-guard = French Old Guard
dbe-shooting-modifiers-russian-heavy-artillery = Russian heavy artillery
dbe-shooting-modifiers-target-in-square = at a square
dbe-shooting-modifiers-long-range = at long range
dbe-shooting-modifiers-artillery-short-range = artillery at short range
dbe-shooting-modifiers-heavy-cover = at a target in heavy cover
dbe-shooting-modifiers-voltigeurs = at Voltigeurs
dbe-shooting-modifiers-light-cover = at a target in light cover
dbe-shooting-modifiers-cavalry = at cavalry
dbe-shooting-modifiers-enfilade = in enfilade
dbe-shooting-modifiers-support = on the target: another friend shoots at it too

dbe-melee-modifiers = Modifiers of melee
dbe-melee-modifiers-general = general next to it
dbe-melee-modifiers-rear-support = rear support
dbe-melee-modifiers-higher = higher than the enemy
dbe-melee-modifiers-light-cover = in light cover
dbe-melee-modifiers-heavy-cover = in heavy cover
dbe-melee-modifiers-difficult = on difficult ground (not Voltigeurs)
dbe-melee-modifiers-rough = on rough ground (not Voltigeurs)
dbe-melee-modifiers-cavalry-against-square = cavalry against a square
dbe-melee-modifiers-artillery-frontal-attack = artillery attacked in front
dbe-melee-modifiers-flank-rear-overlap = each enemy on flank or rear, or overlapping
dbe-melee-modifiers-routed-attacking = attacking with a broken corps (not Guard)

dbe-results-shooting = What a shot does to the loser (rows), by how much it loses, to which enemy and where
dbe-results-shooting-retreat = retreat
dbe-results-shooting-flight = flight
dbe-results-shooting-destroyed = destroyed
dbe-results-shooting-destroyed-in-the-open = destroyed in the open
dbe-results-shooting-none = nothing
dbe-results-melee = What a melee does to the loser (rows), by how much it loses, to which enemy and where
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
dbe-results-lower = mild defeat
dbe-results-lower-by-cavalry = mild, by cavalry
dbe-results-lower-by-heavy-cavalry = mild, by heavy cavalry
dbe-results-lower-by-artillery = mild, by artillery
dbe-results-lower-difficult = mild, on difficult ground
dbe-results-half = heavy defeat
dbe-results-half-by-cavalry = heavy, by cavalry
dbe-results-half-by-light-cavalry = heavy, by light cavalry
dbe-results-half-by-voltigeurs = heavy, by Voltigeurs
dbe-results-half-by-square = heavy, by a square
dbe-results-half-difficult = heavy, on difficult ground

# The checks of set-up, command, movement, zones, breaking and towns.

dbe-player-a = player A
dbe-player-b = player B
dbe-player-none = nobody

## Size of a base

dbe-base-size = Size of a base
    .question = How big is the base, and what stands on it?
dbe-base-size-field-troop = Troops
    .ask = Which troops are on the base?
dbe-base-size-field-scale = Scale
    .hint = 15 or 25; other scales have no sizes of their own.
dbe-base-size-field-in_square = In square
    .no = Not in square
    .hint = A square stands on a marker, narrower and deeper than its base.
    .ask = Is the element in square?
dbe-base-size-value-front_cm = Front
dbe-base-size-value-depth_cm = Depth
dbe-base-size-value-figures = Figures on it
dbe-base-size-value-marker_cm = Marker of the square, each side
dbe-base-size-finding-front_cm = In { $scale } mm the base is { $front_cm } cm wide and { $depth_cm } cm deep{ $marker_cm ->
    [none] .
   *[other] , with a square marker of { $marker_cm } cm each way.
}
dbe-base-size-step-scale = { $applied ->
    [yes] The scale has no sizes of its own: those of { $value } are used.
   *[no] The sizes are those for { $value }.
}
dbe-base-size-step-base = The base is { $front } cm wide and { $depth } cm deep.
dbe-base-size-step-figures = { $guns ->
    [0] Men on the base: { $value }.
   *[other] A gun; crewmen with it: { $value }.
}
dbe-base-size-step-marker = { $applied ->
    [yes] The marker of the square is { $value } cm each way.
   *[no] Not in square: no marker.
}
dbe-point-bases-in-other-scales = Which bases do figures in 6 mm and other scales use?

## Budget of an army

dbe-corps-budget = Budget of an army
    .question = May this army take the field?
    .legal = In order
    .illegal = Not in order
dbe-corps-budget-field-corps = Corps
dbe-corps-budget-field-corps-troops = Troops
    .no = No troops
    .ask = Which troops does { $whose } have?
dbe-corps-budget-field-corps-troops-type = Type
    .ask = Of what type are these troops of { $whose }?
dbe-corps-budget-field-corps-troops-count = How many elements
    .ask = How many elements of this type does { $whose } have?
dbe-corps-budget-field-chief = There is a commander-in-chief
    .no = There is no commander-in-chief
    .none = not judged
    .hint = With more than one corps an army has one; with a single corps it is an open point.
    .ask = Is there a commander-in-chief?
dbe-corps-budget-value-legal = Allowed
dbe-corps-budget-value-violations = What is wrong
dbe-corps-budget-value-costs = Cost of each corps, in points
dbe-corps-budget-value-left = Points left in each corps
dbe-corps-budget-finding-legal = { $chief ->
    [none] No corps is over budget. Not checked: whether there is a commander-in-chief.
   *[told] No corps is over budget, and the commander-in-chief is as it should be.
}
dbe-corps-budget-value-points = Points in all
dbe-corps-budget-finding-points = No corps is over budget: { $points ->
    [one] 1 point
   *[other] { $points } points
} in all. Not checked: whether there is a commander-in-chief.
dbe-corps-budget-finding-over-budget = A corps costs more than its budget.
dbe-corps-budget-finding-too-many-corps = The army has too many corps.
dbe-corps-budget-finding-chief-missing = The commander-in-chief is missing.
dbe-corps-budget-finding-chief-without-need = A single corps has no commander-in-chief.
dbe-corps-budget-step-entry = { $applied ->
    [yes] Corps { $corps }: { $count } × { $troop }, { $price } each: { $value }.
   *[no] Corps { $corps }: { $troop }, free.
}
dbe-corps-budget-step-corps = { $applied ->
    [yes] Corps { $corps } costs { $value }: { $spare } over { $budget }.
   *[no] Corps { $corps } costs { $value } of { $budget }: { $spare } left.
}
dbe-corps-budget-step-too-many-corps = { $applied ->
    [yes] More corps than the { $most } allowed.
   *[no] No more corps than { $most }.
}
dbe-corps-budget-step-chief = { $why ->
    [not-asked] With one corps a side the commander-in-chief is not looked at: the army breaks another rule anyway.
    [wanted] With several corps there must be a commander-in-chief.
    [not-wanted] With a single corps there is no commander-in-chief.
   *[not-told] You have not said whether there is a commander-in-chief, so that is not checked.
}
dbe-corps-budget-step-chief-missing = { $applied ->
    [yes] The commander-in-chief is missing.
   *[no] The commander-in-chief is there, or none is needed.
}
dbe-corps-budget-step-chief-without-need = { $applied ->
    [yes] There is a commander-in-chief, which a single corps does not have.
   *[no] No commander-in-chief is one too many.
}
dbe-corps-budget-remedy-cheaper = Allowed if the most expensive corps costs { $points ->
    [one] 1 point
   *[other] { $points } points
} less.
dbe-corps-budget-remedy-chief = { $why ->
    [wanted] Allowed if there is a commander-in-chief.
   *[not-wanted] Allowed if there is no commander-in-chief.
}
dbe-point-chief-per-side = With one corps a side, is there a commander-in-chief?

## Table and deployment

dbe-board-size = Table and deployment
    .question = How big is the table, and where do you deploy?
dbe-board-size-field-corps_per_side = Corps on each side
    .none = not stated
    .ask = How many corps does each side have?
dbe-board-size-field-features = Terrain features
    .none = not stated
    .ask = How many terrain features are there on the table?
dbe-board-size-field-deploy_distance_cm = How far an element reaches from its own edge
    .none = not measured
    .ask = How many cm from its own table edge does the element reach?
dbe-board-size-field-first_player = First player
    .none = not settled
    .ask = Which player is the first player?
dbe-board-size-value-deploy_ok = The element is deployed near enough
dbe-board-size-value-features_ok = There are enough terrain features
dbe-board-size-value-deploys_first = Who deploys first
dbe-board-size-value-width_cm = Width
dbe-board-size-value-depth_cm = Depth
dbe-board-size-value-depth_at_most_cm = Depth at most
dbe-board-size-value-min_features = Terrain features needed
dbe-board-size-finding-deploy_ok = The element is deployed near enough to its own table edge.
dbe-board-size-finding-not-deploy_ok = The element is deployed too far from its own table edge.
dbe-board-size-finding-features_ok = There are three terrain features or more, which is enough.
dbe-board-size-finding-not-features_ok = There are fewer than three terrain features on the table.
dbe-board-size-finding-a = Player A deploys first.
dbe-board-size-finding-b = Player B deploys first.
dbe-board-size-finding-width_cm = { $depth_cm ->
    [none] The table is { $width_cm } cm wide.
   *[other] The table is { $width_cm } cm wide and { $depth_cm } cm deep.
}
dbe-board-size-step-start = With one corps a side: { $value } cm square.
dbe-board-size-step-further = { $applied ->
    [yes] Further corps: { $further }, { $step } cm each: { $value } cm more.
   *[no] No further corps: nothing more.
}
dbe-board-size-step-growth = { $applied ->
    [yes] Both sides grow.
   *[no] Only the width grows.
}
dbe-board-size-step-cap = { $applied ->
    [yes] The depth stops at { $value } cm.
   *[no] The depth does not exceed { $value } cm.
}
dbe-board-size-step-least = Terrain features needed on a table of any size: { $value }.
dbe-board-size-step-features = { $applied ->
    [yes] Features on the table: { $value }; at least { $least } are needed.
   *[no] Features on the table: { $value }, too few; at least { $least } are needed.
}
dbe-board-size-step-deploy = { $applied ->
    [yes] { $value } cm from its edge, { $most } allowed.
   *[no] { $value } cm from its edge: { $over } too many.
}
dbe-board-size-step-order = { $value ->
    [a] The second player, A, deploys first.
   *[b] The second player, B, deploys first.
}
dbe-board-size-remedy-features = Allowed if there { $more ->
    [one] is 1 more feature
   *[other] are { $more } more features
}.
dbe-board-size-remedy-nearer = Allowed if the element is { $over } cm nearer to its own edge.
dbe-point-board-growth = Does the table grow in depth as well as width?

## Activation points

dbe-activation-points = Activation points
    .question = How many points does the general have, and what do the orders cost?
dbe-activation-points-field-quality_die = Die for the general's quality
    .none = not rolled
    .hint = Rolled before the game: on a one the general is mediocre, on a six brilliant.
    .ask = What did you roll for the general's quality before the game?
dbe-activation-points-field-quality = How good the general is
    .none = not known
    .hint = Rolled for at the start of the game: worth a point more or less.
    .ask = Is the general mediocre, normal or brilliant?
dbe-activation-points-field-unknown_quality = The general's quality is not known
    .no = The general's quality is known
    .hint = Then the chances run over all six faces of the die for it.
    .ask = Is the quality of the general still unknown?
dbe-activation-points-field-die = Die for the general's points
    .none = not rolled yet
    .hint = Rolled every turn; the quality adds or takes one.
    .ask = What did you roll this turn for activation points?
dbe-activation-points-field-points_in_hand = Points the general has left
    .none = all that were rolled for
    .hint = What the general has left this turn; then no die is needed.
    .ask = How many activation points does the general have left this turn?
    .no = The general has spent no points yet
dbe-activation-points-field-chief = Commander-in-chief
    .no = No commander-in-chief
    .hint = With more points than the general, and near enough, the commander-in-chief may take over the corps.
dbe-activation-points-field-chief-points = Points of the commander-in-chief
    .hint = To take over a corps they must be more than those of the subordinates.
    .ask = How many activation points does the commander-in-chief have?
dbe-activation-points-field-chief-distance_to_troops_cm = From the commander-in-chief to the troops
    .hint = Another general's troops can be commanded only from close by.
    .ask = How many cm from the troops is the commander-in-chief?
dbe-activation-points-field-chief-other_points = Points of the other generals
    .hint = Points of the generals who are not replaced.
dbe-activation-points-field-orders = Orders
    .no = No orders
    .none = no orders given
    .within = order
dbe-activation-points-field-orders-kind = What is done
    .ask = What kind of order is { $whose }?
dbe-activation-points-field-orders-distance_to_general_cm = Distance from the general
    .hint = Far away, or out of sight, an order costs two points.
    .ask = How many cm from the general are the troops of { $whose }?
dbe-activation-points-field-orders-in_sight = The general sees them
    .no = The general does not see them
    .hint = Out of sight, a move that is not near the general costs double.
    .ask = Does the general see the troops of { $whose }?
dbe-activation-points-field-orders-legs = Legs
    .hint = A strategic move is several moves in a row, each of them paid for.
    .ask = How many legs does the strategic move of { $whose } have?
dbe-activation-points-field-orders-with_general = The general is attached and goes along
    .no = The general is not attached, or does not go along
    .hint = With the general's first move, which is free.
    .ask = Does the attached general move with the troops of { $whose }?
dbe-activation-points-field-general_lost = The general is lost
    .no = The general is not lost
    .hint = What it means for points is an open point.
    .ask = Has the general been lost?
dbe-activation-points-field-ask = Chances
    .hint = Before the die is rolled.
dbe-activation-points-field-n = Number of points asked about
    .none = none
    .hint = The chance of having at least that many.
    .ask = How many activation points do you want to have, at least?
dbe-activation-points-value-chief_may_take_over = The commander-in-chief may take over
dbe-activation-points-value-affordable = The points pay for all orders
dbe-activation-points-value-points = Points of the general
dbe-activation-points-value-p = Chance
dbe-activation-points-value-total_cost = Cost of all orders
dbe-activation-points-value-cost = Cost of each order
dbe-activation-points-value-quality = Quality of the general
dbe-activation-points-ask-distribution = of every number of points
dbe-activation-points-ask-p_at_least = of at least so many points
dbe-order-move = a move
dbe-order-pivot = a turn on the spot
dbe-order-formation = a change of formation
dbe-order-guns-with-others = guns and another arm beside them
dbe-order-general = the general alone
dbe-order-strategic = a strategic move
dbe-activation-points-finding-chief_may_take_over = The commander-in-chief may take over the corps.
dbe-activation-points-finding-not-chief_may_take_over = The commander-in-chief may not take over the corps.
dbe-activation-points-finding-affordable = The points pay for all the orders.
dbe-activation-points-finding-not-affordable = The points do not pay for all the orders{ $total_cost ->
    [none] {""}
   *[other] { $points ->
        [none] {""}
       *[other] : the cost is { $total_cost }, and the general has { $points }
    }
}.
dbe-activation-points-finding-points = The general has { $points ->
    [one] 1 activation point
   *[other] { $points } activation points
}.
dbe-activation-points-finding-p = { $ask-code ->
    [distribution] { $quality-code ->
        [none] The chances
       *[other] The chances for a { $quality } general
    }: { $p }.
   *[other] { $n ->
        [none] The chances of each number of activation points: { $p }.
        [one] The chance of at least 1 activation point is { $p }.
       *[other] The chance of at least { $n } activation points is { $p }.
    }
}
dbe-activation-points-finding-total_cost = The orders cost { $total_cost ->
    [one] 1 activation point
   *[other] { $total_cost } activation points
} in all.
dbe-activation-points-step-quality = The general is { $quality }.
dbe-activation-points-step-die = The die shows { $value }.
dbe-activation-points-step-in-hand = Activation points left: { $value }.
dbe-activation-points-step-change = { $value ->
    [-1] Quality of the general ({ $quality }): one point less.
    [0] Quality of the general ({ $quality }): as rolled.
   *[other] Quality of the general ({ $quality }): one point more.
}
dbe-activation-points-step-least = { $applied ->
    [yes] The points never fall below one.
   *[no] The general has at least one point.
}
dbe-activation-points-step-rolls = Equally likely rolls: { $value }.
dbe-activation-points-step-lost = { $applied ->
    [yes] The general is lost: no die is rolled, and the troops are out of sight.
   *[no] The general is lost, which changes nothing yet.
}
dbe-activation-points-step-chief-distance = { $applied ->
    [yes] { $value } cm from the commander-in-chief: less than { $limit }.
   *[no] { $value } cm from the commander-in-chief: not less than { $limit }.
}
dbe-activation-points-step-chief-points = { $applied ->
    [yes] { $value ->
        [one] { $value } point
       *[other] { $value } points
    } to { $replaced }: the commander-in-chief has more.
   *[no] { $value ->
        [one] { $value } point
       *[other] { $value } points
    } to { $replaced }: not enough.
}
dbe-activation-points-step-others = { $applied ->
    [yes] Another general has { $value }: the commander-in-chief needs more than that too.
   *[no] Another general has { $value }, which does not matter.
}
dbe-activation-points-step-distance = { $why ->
    [far] Order { $n }: { $value } cm from the general, far away{ $applied ->
        [yes] : double
       *[no] , but costs no more
    }.
    [unseen] Order { $n }: { $value } cm from the general and out of sight{ $applied ->
        [yes] : double
       *[no] , but costs no more
    }.
    [near] Order { $n }: near the general, { $value } cm.
   *[in-sight] Order { $n }: { $value } cm from the general, in sight.
}
dbe-activation-points-step-free = { $applied ->
    [yes] Order { $n }: the general goes, free.
   *[no] Order { $n }: the general has moved already, and pays.
}
dbe-activation-points-step-order = Order { $n }, { $kind }, points: { $value }.
dbe-activation-points-step-turn = Order { $n }: turning before the move costs nothing more.
dbe-activation-points-step-total = { $applied ->
    [yes] Points in all: { $value } of { $points }.
   *[no] Points in all: { $value }, { $short } more than there are.
}
dbe-activation-points-remedy-chief-nearer = { $over ->
    [0] Allowed if the commander-in-chief is even slightly nearer.
   *[other] Allowed if the commander-in-chief is nearer by more than { $over } cm.
}
dbe-activation-points-odds-1 = 1 point
dbe-activation-points-odds-2 = 2 points
dbe-activation-points-odds-3 = 3 points
dbe-activation-points-odds-4 = 4 points
dbe-activation-points-odds-5 = 5 points
dbe-activation-points-odds-6 = 6 points
dbe-activation-points-odds-7 = 7 points
dbe-point-chief-more-than-whom = Whose points must a commander-in-chief beat to take over a corps?
dbe-point-dead-general = What happens to a corps whose general is lost?
dbe-point-distant-pivots = Do pivots and changes of formation cost double far from the general?

## Groups

dbe-group = Groups
    .question = Are these elements a group, and how fast is it?
dbe-group-field-scale = Scale
    .hint = The scale of the figures decides the size of the bases.
dbe-group-field-elements = Elements
    .within = element
dbe-group-field-elements-type = Type
    .none = not stated
    .ask = What kind of troops is { $whose }?
dbe-group-field-elements-corps = Corps
    .hint = Only elements of one corps make a group.
    .ask = Which corps does { $whose } belong to?
dbe-group-field-elements-formation = Formation
    .ask = What formation is { $whose } in?
dbe-group-field-elements-square = In square
    .no = Not in square
    .hint = A square has a zone on all four faces, and belongs to no group.
    .ask = Is { $whose } in square?
dbe-group-field-elements-going = Ground
    .ask = What ground does { $whose } stand on?
dbe-group-field-elements-facing_deg = Faces, degrees
    .hint = Clockwise; 0 faces straight up the table.
    .ask = How many degrees clockwise from straight up the table does { $whose } face?
dbe-group-field-full_edge_contact = The elements touch along whole edges
    .no = The elements do not touch along whole edges
    .hint = Base edge against base edge, corner to corner.
    .ask = Do the elements touch along whole edges?
dbe-group-field-one_corps = The elements are of one corps
    .no = The elements are not of one corps
    .ask = Are all the elements of one corps?
dbe-group-field-same_facing = The elements face the same way
    .no = The elements do not face the same way
    .ask = Do all the elements face the same way?
dbe-group-field-elements-polygon = Corners, cm
    .hint = One place for each corner, in order round the base.
    .ask = Where are the corners of { $whose }, in cm?
dbe-group-value-is_group = The elements are a group
dbe-group-value-reason = Why not
dbe-group-value-speed_cm = Speed of the group
dbe-group-value-pa_to_move_both = Cost of moving both
dbe-group-reason-infantry-only = only infantry forms square
dbe-group-reason-light-only = only light infantry goes into open order
dbe-group-reason-square = one of them is in square
dbe-group-reason-two-corps = they belong to two corps
dbe-group-reason-guns-and-others = guns stand beside another arm
dbe-group-reason-facing-differs = they face different ways
dbe-group-reason-partial-contact = they do not touch along a whole edge
dbe-group-finding-is_group = { $elements-count ->
    [1] A single element moves as a group of one{ $speed_cm ->
        [none] .
       *[other] , at most { $speed_cm } cm.
    }
   *[other] { $speed_cm ->
        [none] The elements are a group.
       *[other] The elements are a group and move at most { $speed_cm } cm.
    }
}
dbe-group-finding-not-is_group = { $elements-count ->
    [1] The element cannot be formed so{ $reason-code ->
        [none] .
       *[other] : { $reason }.
    }
   *[other] { $reason-code ->
        [none] The elements are not a group.
       *[other] The elements are not a group: { $reason }.
    }
}
dbe-group-step-infantry-only = An element said to be in square is not infantry.
dbe-group-step-light-only = An element said to be in open order is not light infantry.
dbe-group-step-square = { $applied ->
    [yes] One of the elements is in square.
   *[no] No element is in square.
}
dbe-group-step-two-corps = { $applied ->
    [yes] The elements are of different corps.
   *[no] The elements are of one corps.
}
dbe-group-step-guns-and-others = { $applied ->
    [yes] Guns stand with another arm.
   *[no] No guns stand with another arm.
}
dbe-group-step-facing-differs = { $applied ->
    [yes] The elements face different ways.
   *[no] The elements face the same way.
}
dbe-group-step-partial-contact = { $applied ->
    [yes] The elements do not all touch along whole edges.
   *[no] The elements touch along whole edges.
}
dbe-group-step-element = { $why ->
    [moves] { $troop }, { $ground }: { $value } cm.
   *[barred] { $troop }, { $ground }: forbidden ground.
}
dbe-group-step-both = Activation points for moving the two together: { $value }.
mark-whole-edge = whole edge in contact
mark-part-of-edge = part of an edge in contact

## Moves

dbe-movement = Moves
    .question = How far may this unit move?
dbe-movement-field-troop = Troops
    .ask = Which troops move?
dbe-movement-field-going = Ground
    .ask = What ground does the unit start its move on?
dbe-movement-field-then_going = Second kind of ground in the same move
    .none = only one kind of ground
    .hint = Over two kinds of ground the length of the move is an open point.
    .ask = What ground does the move continue over?
    .no = The whole move is on one kind of ground
dbe-movement-field-formation = Formation
    .ask = What formation does the unit move in?
dbe-movement-value-max_cm = Longest move
dbe-movement-value-forbidden = That ground is forbidden
dbe-movement-value-legal = Allowed
dbe-movement-value-violations = Against the rules
dbe-movement-finding-infantry-only = Only infantry forms square.
dbe-movement-finding-light-only = Only light infantry goes into open order.
dbe-movement-step-infantry-only = You said square, but these troops are not infantry.
dbe-movement-step-light-only = You said open order, but these troops are not light infantry.
dbe-movement-finding-max_cm = { $max_cm ->
    [0] { $troop-code ->
        [none] The unit
       *[other] { $troop }
    } cannot move there in square
   *[other] { $troop-form ->
        [one] { $troop } moves at most { $max_cm } cm
        [other] { $troop } move at most { $max_cm } cm
       *[none] The unit moves at most { $max_cm } cm
    }{ $then_going-code ->
        [none] { $going-code ->
            [road] { $troop-code ->
                [light-infantry] {" "}on a road
                [voltigeurs] {" "}on a road
                [irregular-cavalry] {" "}on a road
                [light-artillery] {" "}on a road
                [medium-artillery] {" "}on a road
                [heavy-artillery] {" "}on a road
                [horse-artillery] {" "}on a road
               *[other] {" "}on a road or normal ground
            }
            [normal] {" "}on normal ground
            [rough] {" "}on rough ground
            [difficult] {" "}on difficult ground
           *[none] {""}
        }
       *[other] {""}
    }
}.
dbe-movement-finding-forbidden = { $troop-code ->
    [none] The unit may not enter difficult ground.
   *[other] { $troop } may not enter difficult ground.
}
dbe-movement-finding-not-forbidden = The unit may move, each stretch at the rate of its ground: there is no single figure.
dbe-movement-step-going = { $applied ->
    [yes] { $row }, { $ground }: { $value } cm.
   *[no] { $row }, { $ground }: forbidden.
}
dbe-movement-step-then = { $applied ->
    [yes] Then { $ground }: { $value } cm.
   *[no] Then { $ground }: forbidden.
}
dbe-movement-step-turning = Turning takes nothing off the move.
dbe-movement-step-mixed = { $value ->
    [yes] The slower ground limits all of it: { $first } or { $second } cm.
   *[no] Each stretch at its own rate: { $first } cm, then { $second }.
}
dbe-point-lancers-row = Are lancers light or heavy cavalry?
dbe-point-dragoons-row = Are dragoons light or heavy cavalry?
dbe-point-light-guns-row = Do light guns move as foot artillery or as horse artillery?
dbe-point-mixed-going = How far can a unit move over two kinds of ground?

## Strategic moves

dbe-strategic-move = Strategic moves
    .question = May the unit make a strategic move, and how far?
dbe-strategic-move-field-start_distances_cm = Distance of enemies at the start
    .ask = How many cm away is the nearest enemy at the start of the move?
    .hint = No enemy may be within 48 cm, at the start or at the end.
dbe-strategic-move-field-end_distances_cm = Distance of enemies at the end
    .ask = How many cm away is the nearest enemy at the end of the move?
    .hint = No enemy may be within 48 cm, at the start or at the end.
dbe-strategic-move-field-closest_on_the_way_cm = Nearest enemy on the way
    .none = no enemy near the way
    .hint = Whether it matters is an open point.
    .ask = How many cm from the nearest enemy does the move pass?
    .no = No enemy is near the way
dbe-strategic-move-field-legs = Legs
    .none = not stated
    .hint = Each is a move of its own, and paid for.
    .ask = How many legs does the strategic move have?
dbe-strategic-move-field-points_available = Points available
    .none = not stated
    .hint = Activation points left to spend.
    .ask = How many activation points are left?
dbe-strategic-move-field-cost_per_leg = Cost of a leg
    .hint = Two, if far from the general or out of sight.
    .ask = How many activation points does each leg cost?
dbe-strategic-move-field-troop = Troops
    .none = not artillery
    .ask = Which troops make the strategic move?
    .no = The troops are not artillery
dbe-strategic-move-field-going = Ground
    .ask = What ground does the strategic move cross?
dbe-strategic-move-value-legal = Allowed
dbe-strategic-move-value-violations = What is wrong
dbe-strategic-move-value-points_used = Points used
dbe-strategic-move-value-max_distance_cm = Longest move
dbe-strategic-move-finding-legal = Nothing forbids the strategic move.
dbe-strategic-move-finding-start-too-close = An enemy is too close to where the strategic move starts.
dbe-strategic-move-finding-end-too-close = An enemy is too close to where the strategic move ends.
dbe-strategic-move-finding-not-enough-points = The legs of the move cost more activation points than the general has.
dbe-strategic-move-finding-passes-too-close = On its way the strategic move passes too close to an enemy.
dbe-strategic-move-finding-forbidden-ground = The move crosses difficult ground, which no artillery may enter.
dbe-strategic-move-finding-points_used = The strategic move costs { $points_used ->
    [one] 1 activation point
   *[other] { $points_used } activation points
}{ $legal ->
    [none] ; whether it is allowed depends on the enemies.
   *[other] .
}
dbe-strategic-move-step-start-too-close = { $why ->
    [nearest] At the start the nearest enemy is { $value } cm away: { $applied ->
        [yes] it must be more than { $limit }.
       *[no] more than { $limit }.
    }
    [nobody] At the start there is no enemy.
   *[not-told] The enemies at the start are not stated.
}
dbe-strategic-move-step-end-too-close = { $why ->
    [nearest] At the end the nearest enemy is { $value } cm away: { $applied ->
        [yes] it must be more than { $limit }.
       *[no] more than { $limit }.
    }
    [nobody] At the end there is no enemy.
   *[not-told] The enemies at the end are not stated.
}
dbe-strategic-move-step-passes-too-close = { $why ->
    [near] On the way an enemy is { $value } cm away{ $applied ->
        [yes] , which is too near.
       *[no] , which does not count.
    }
   *[far] On the way no enemy is nearer than { $value } cm.
}
dbe-strategic-move-step-legs = Points for each leg: { $each }; in all: { $value }.
dbe-strategic-move-step-not-enough-points = { $why ->
    [told] { $applied ->
        [yes] Activation points left: { $points }, too few.
       *[no] Activation points left: { $points }, enough.
    }
   *[not-told] The activation points left are not stated.
}
dbe-strategic-move-step-forbidden-ground = Guns may not enter difficult ground.
dbe-strategic-move-step-distance = { $applied ->
    [yes] { $leg } cm a leg: { $value } in all.
   *[no] The ground is forbidden to it.
}
dbe-strategic-move-remedy-fewer-legs = Allowed if the move has { $legs ->
    [one] 1 leg
   *[other] { $legs } legs
}.
dbe-point-strategic-passing-close = May a strategic move pass near the enemy on its way?

## Formations

dbe-formation = Formations
    .question = May the element change formation, and what can it do then?
dbe-formation-field-ask = Question
dbe-formation-field-troop = Troops
    .none = not stated
    .ask = Which troops change formation?
dbe-formation-field-from = Formation now
    .none = no change asked
    .hint = Line, square or open order.
    .ask = What formation is the element in now?
dbe-formation-field-to = Formation wanted
    .none = no change asked
    .hint = Line, square or open order.
    .ask = What formation are the troops to change into?
dbe-formation-field-twin_lost = The other Voltigeur base is lost
    .no = The other Voltigeur base is not lost
    .hint = Without it light infantry cannot close up again.
    .ask = Has the other base of Voltigeurs been lost?
    .if-not = Allowed if the other base of Voltigeurs is still there.
dbe-formation-field-in_group = The element is in a group
    .no = The element is not in a group
    .ask = Is the element in a group?
dbe-formation-field-formation = Formation
    .ask = Which formation do you want to know about?
dbe-formation-ask-properties = what the formation can do
dbe-formation-value-allowed = Allowed
dbe-formation-value-violations = What is wrong
dbe-formation-value-cost_pa = Cost of the change
dbe-formation-value-becomes = Becomes
dbe-formation-value-effects = From then on
dbe-formation-value-can_group = The element may be in a group
dbe-formation-value-counts_as_overlap = Counts as an overlap
dbe-formation-value-control_faces = Faces with a control zone
dbe-formation-value-fire_faces = Faces it shoots from
dbe-effect-leaves-group = it leaves its group
dbe-effect-no-group = no group
dbe-effect-no-overlap = no overlap
dbe-effect-four-zones = four control zones
dbe-effect-four-fields = four fields of fire
dbe-effect-slow = it hardly moves
dbe-effect-weaker-fire = weaker fire
dbe-effect-easier-target = an easier target
dbe-effect-horse-held-off = cavalry held off
dbe-formation-whatever-illegal = These troops cannot make this change of formation.
dbe-formation-finding-legal = { $cost_pa ->
    [none] Nothing forbids the change of formation.
    [0] The element is in that formation already: nothing changes and nothing is paid.
    [one] The change of formation costs 1 activation point.
   *[other] The change of formation costs { $cost_pa } activation points.
}
dbe-formation-finding-infantry-only = Only infantry forms square.
dbe-formation-finding-light-only = Only light infantry goes into open order.
dbe-formation-finding-voltigeurs-in-line = Voltigeurs are in open order, never in line.
dbe-formation-step-voltigeurs-in-line = You said Voltigeurs in line; in line they are light infantry.
dbe-formation-step-no-change = The element keeps the formation it has.
dbe-formation-finding-twin-lost = The other base of Voltigeurs is lost.
dbe-formation-finding-voltigeurs-no-square = Voltigeurs do not form square.
dbe-formation-finding-through-line = A square must go back into line first.
dbe-formation-finding-can_group = In this formation the element may be in a group.
dbe-formation-finding-not-can_group = In square the element belongs to no group.
dbe-formation-step-infantry-only = { $why ->
    [square] { $applied ->
        [yes] Square is for infantry, and this is not infantry.
       *[no] Square is for infantry, and this is infantry.
    }
   *[other] The change is not into square.
}
dbe-formation-step-light-only = { $why ->
    [open] { $applied ->
        [yes] Open order is for light infantry, and this is not.
       *[no] Open order is for light infantry, and this is.
    }
   *[other] The change is not into open order.
}
dbe-formation-step-voltigeurs-no-square = { $applied ->
    [yes] Voltigeurs may not form square.
   *[no] Voltigeurs may form square, like any infantry.
}
dbe-formation-step-through-line = { $applied ->
    [yes] From square into open order it has to go into line first.
   *[no] From square into open order it goes at once.
}
dbe-formation-step-twin-lost = { $why ->
    [closing] { $applied ->
        [yes] The other base is lost, so this one cannot close up.
       *[no] Both bases are there and can close up.
    }
   *[other] The element does not close up.
}
dbe-formation-step-change = From { $from } to { $to }: { $value } activation point.
dbe-formation-step-group = { $applied ->
    [yes] The element drops out of its group.
   *[no] The element was in no group.
}
dbe-formation-step-effect = { $effect }.
dbe-formation-step-can-group = { $applied ->
    [yes] The element may be in a group.
   *[no] The element may be in no group.
}
dbe-formation-step-overlaps = { $applied ->
    [yes] The element counts as an overlap.
   *[no] The element never counts as an overlap.
}
dbe-formation-step-zones = Faces with a control zone: { $value }.
dbe-formation-step-fields = Faces it shoots from: { $value }.
dbe-formation-remedy-line-first = Allowed if the square goes into line first.
dbe-point-voltigeurs-in-square = May Voltigeurs form square?
dbe-point-square-to-open-order = Can light infantry go straight from square into open order?

## Passing through

dbe-interpenetration = Passing through
    .question = May this element pass through that one?
dbe-interpenetration-field-mover = Who moves
    .pair = Who moves, and through whom?
    .ask = Which troops move?
dbe-interpenetration-field-passed = Friend passed through
    .ask = Which troops does the mover pass through?
dbe-interpenetration-field-facing = The two face
    .hint = Exactly the same way or exactly opposite: all else is at an angle.
    .ask = How do the mover and its friend face: the same way, opposite ways or at an angle?
dbe-facing-same = the same way
dbe-facing-opposite = opposite ways
dbe-facing-other = at an angle
dbe-interpenetration-value-allowed = Allowed
dbe-interpenetration-value-violations = Why not
dbe-interpenetration-finding-legal = { $mover-code ->
    [none] Nothing forbids passing
   *[other] { $mover } may pass
} through { $passed-code ->
    [none] the other element
   *[other] { $passed }
}.
dbe-interpenetration-finding-guns-at-an-angle = The guns and the other element stand at an angle.
dbe-interpenetration-finding-guns-do-not-pass = Guns pass only through Voltigeurs.
dbe-interpenetration-finding-nobody-else = Only Voltigeurs pass through { $passed-code ->
    [none] that element
   *[other] { $passed }
}.
dbe-interpenetration-finding-voltigeurs-at-an-angle = The two elements stand at an angle.
dbe-interpenetration-finding-generals-blocked = No rule lets a general pass through friends, or friends through a general.
dbe-interpenetration-step-voltigeurs = { $applied ->
    [yes] { $who ->
        [passed] Those passed through are Voltigeurs.
       *[mover] The mover is Voltigeurs.
    }
   *[no] Neither of the two is Voltigeurs.
}
dbe-interpenetration-step-facing = { $value ->
    [same] The two face the same way.
    [opposite] The two face opposite ways.
   *[other] The two stand at an angle to each other.
}
dbe-interpenetration-step-voltigeurs-at-an-angle = { $why ->
    [angle] { $applied ->
        [yes] The two meet at an angle, which is refused.
       *[no] The two meet at an angle, which is allowed.
    }
   *[straight] The two do not meet at an angle.
}
dbe-interpenetration-step-generals-blocked = { $applied ->
    [yes] One of the two is a general, and no rule lets a general pass or be passed.
   *[no] One of the two is a general: generals pass, and are passed.
}
dbe-interpenetration-step-guns-do-not-pass = { $applied ->
    [yes] The mover is artillery.
   *[no] The mover is not artillery.
}
dbe-interpenetration-step-nobody-else = { $applied ->
    [yes] Those in the way are neither Voltigeurs nor guns.
   *[no] No rule forbids passing such troops.
}
dbe-interpenetration-step-guns-at-an-angle = { $why ->
    [gun] { $applied ->
        [yes] The guns stand at an angle.
       *[no] The way the guns face does not block the move.
    }
   *[none] No guns stand in the way.
}
dbe-interpenetration-remedy-straight = Allowed if the two elements face the same way.
dbe-point-voltigeurs-at-an-angle = Can Voltigeurs pass through troops, or be passed through, at an angle?
dbe-point-generals-passing = May generals pass through troops, and troops through generals?

## Control zones

dbe-zone-of-control = Control zones
    .question = Is the element in a control zone, and what may it do?
dbe-zone-of-control-field-scale = Scale
    .hint = The scale of the figures decides the size of the bases.
dbe-zone-of-control-field-controller = Whose zone it is
    .no = No enemy with a zone
    .within = the enemy
dbe-zone-of-control-field-controller-square = In square
    .no = Not in square
    .hint = A square has a zone on all four faces, and belongs to no group.
    .ask = Is the enemy that has the zone in square?
dbe-zone-of-control-field-controller-going = It stands on
    .hint = On difficult ground it has no zone.
    .ask = What ground does the enemy that has the zone stand on?
dbe-zone-of-control-field-distance_ahead_cm = How far ahead of its front
    .ask = How many cm in front of the enemy is the moving element?
dbe-zone-of-control-field-distance_behind_cm = Distance behind the enemy
    .none = not behind it
    .ask = How many cm behind the enemy is the moving element?
    .no = The element is not behind the enemy
dbe-zone-of-control-field-lateral_offset_cm = How far to one side of the enemy's centre line
    .hint = From the line straight ahead of the middle of its front.
    .ask = How many cm to one side of the enemy's centre line is the moving element?
dbe-zone-of-control-field-distance_to_cross_cm = To leave the whole zone behind
    .hint = The whole base must be out on the other side.
    .ask = How many cm must the element move to come out of the zone on the far side?
dbe-zone-of-control-field-move_left_cm = Move left
    .hint = When the element comes to the zone.
    .ask = How many cm of its move are left when it reaches the zone?
dbe-zone-of-control-field-intent = Intended move
    .none = no move intended
    .hint = Inside a zone only three things are allowed.
    .ask = What does the moving element want to do?
dbe-zone-of-control-field-inside_zone = The element is in a control zone
    .no = The element is not in a control zone
    .if-not = Allowed if the element is in no control zone.
    .hint = Any part of it ahead of the enemy, nearer than the zone is deep.
    .ask = Is the moving element inside an enemy control zone?
dbe-zone-of-control-field-mover = Who moves
    .no = No one moves
    .within = the moving element
dbe-zone-of-control-field-controllers = Enemies placed on the table
    .no = No enemies placed on the table
    .within = enemy
dbe-zone-of-control-field-controllers-square = In square
    .no = Not in square
    .hint = A square has a zone on all four faces, and belongs to no group.
    .ask = Is { $whose } in square?
dbe-zone-of-control-field-controllers-going = It stands on
    .hint = On difficult ground it has no zone.
    .ask = What ground does { $whose } stand on?
dbe-zone-of-control-field-path = Path
    .no = No path
    .hint = The middle of the base, place by place; a way that leads out of a zone is judged too.
    .within = point
dbe-zone-of-control-field-path-x_cm = East
    .hint = Where the path turns or ends.
    .ask = How many cm east of the zero point is { $whose } of the path?
dbe-zone-of-control-field-path-y_cm = North
    .ask = How many cm north of the zero point is { $whose } of the path?
dbe-zone-of-control-field-difficult_ground = Pieces of difficult ground
    .none = no difficult ground
    .no = There is no difficult ground near
dbe-zone-of-control-field-mover-facing_deg = Faces, degrees
    .hint = Clockwise; 0 faces straight up the table.
    .ask = How many degrees clockwise from straight up the table does the moving element face?
dbe-zone-of-control-field-controllers-facing_deg = Faces, degrees
    .hint = Clockwise; 0 faces straight up the table.
    .ask = How many degrees clockwise from straight up the table does { $whose } face?
dbe-zone-of-control-field-mover-polygon = Corners, cm
    .hint = One place for each corner, in order round the base.
    .ask = Where are the corners of the moving element, in cm?
dbe-zone-of-control-field-controllers-polygon = Corners, cm
    .hint = One place for each corner, in order round the base.
    .ask = Where are the corners of { $whose }, in cm?
dbe-zone-of-control-value-allowed = Allowed
dbe-zone-of-control-value-violations = Why not
dbe-zone-of-control-value-must_stop_at_edge = The element must stop at the edge
dbe-zone-of-control-value-inside = The element is in a control zone
dbe-zone-of-control-value-exerts = Sides on which that enemy has a zone
dbe-zone-intent-align = line up facing the enemy
dbe-zone-intent-contact = contact the enemy
dbe-zone-intent-withdraw = withdraw straight back
dbe-zone-intent-sideways = slide sideways
dbe-zone-intent-other = make a move other than lining up, contact or going straight back
dbe-zone-of-control-finding-legal = { $intent-code ->
    [none] The rules allow this move.
   *[other] The element may { $intent }.
}
dbe-zone-of-control-finding-nothing-else = { $intent-code ->
    [none] Inside a control zone an element may do nothing else.
   *[other] Inside a control zone an element may not { $intent }.
}
dbe-zone-of-control-finding-controllers-rear = Inside a control zone an element may line up only on the enemy's rear.
dbe-zone-of-control-finding-must_stop_at_edge = The element must stop at the edge of the control zone: it cannot cross the whole zone in one move.
dbe-zone-of-control-finding-not-must_stop_at_edge = The element need not stop at the edge of the control zone.
dbe-zone-of-control-finding-inside = The element is in the enemy's control zone.
dbe-zone-of-control-finding-not-inside = { $controller-going-code ->
    [difficult] { $controller-square ->
        [no] The element is in no control zone: a base on difficult ground has none.
       *[other] The element is outside the enemy's control zone.
    }
   *[other] The element is outside the enemy's control zone.
}
dbe-zone-of-control-step-difficult = { $applied ->
    [yes] A base on difficult ground has no zone.
   *[no] The ground takes no zone away.
}
dbe-zone-of-control-step-faces = { $applied ->
    [yes] A square has a zone on every side.
   *[no] An element that is not in square has a zone ahead only.
}
dbe-zone-of-control-step-distance = { $why ->
    [inside] { $value } cm from the enemy: inside its zone of { $depth } cm.
    [beyond] { $value } cm from the enemy: beyond its zone of { $depth } cm.
    [on-the-limit] { $value } cm from the enemy: exactly on the limit, not inside.
    [front-only] { $value } cm from the enemy: no zone there.
    [round] { $value } cm from the enemy: near enough round the corner of the front.
    [aside] { $value } cm from the enemy: beside the strip.
   *[no-zone] { $value } cm from the enemy: no zone at all.
}
dbe-zone-of-control-step-base = { $why ->
    [inside] { $who }, { $value } cm: inside its zone of { $depth } cm.
    [beyond] { $who }, { $value } cm: beyond its zone of { $depth } cm.
    [on-the-limit] { $who }, { $value } cm: exactly on the limit, not inside.
    [front-only] { $who }, { $value } cm: no zone there.
    [round] { $who }, { $value } cm: near enough round the corner of the front.
    [aside] { $who }, { $value } cm: beside the strip.
   *[no-zone] { $who }, { $value } cm: no zone at all.
}
dbe-zone-of-control-step-crossing = { $applied ->
    [yes] { $across } cm to cross, { $value } left: the element must stop.
   *[no] The element has enough movement left, or no zone to cross.
}
dbe-zone-of-control-step-intent = { $why ->
    [inside] { $applied ->
        [yes] Inside a zone it may { $intent }.
       *[no] Inside a zone it may not { $intent }.
    }
   *[outside] Outside the zone it may { $intent }.
}
dbe-zone-of-control-remedy-more-move = The element need not stop if it has { $short } cm more movement.
mark-control-zone = control zone
mark-zone-limit = stops at the edge of the zone
dbe-point-zone-width = How wide is a control zone (ZOC)?
dbe-point-square-zone-in-difficult = Does a square on difficult ground have a control zone?
dbe-point-whose-rear = On whose rear may you line up inside a control zone?

## Break test

dbe-break-test = Break test
    .question = Does the corps break, and who stays?
dbe-break-test-field-budget = Points given
    .hint = To the corps at the start; a third of them lost breaks it.
dbe-break-test-field-spent_points = Points spent on troops
    .none = the whole budget, usually 36
    .hint = If fewer points were spent than the budget allows.
    .ask = How many points were spent on the troops of the corps?
    .no = The whole budget was spent, usually 36 points
dbe-break-test-field-lost_points = Points lost
    .none = not stated
    .hint = The price of its destroyed elements, added up.
    .ask = How many points has the corps lost?
dbe-break-test-field-elements_left = Elements left
    .none = not stated
    .ask = How many elements does the corps have left?
dbe-break-test-field-within_radius = Elements left within the command radius
    .none = all of them
    .ask = How many of the elements left are within the command radius?
    .no = All the elements left are within the command radius
dbe-break-test-field-elements = Elements left, one by one
    .no = No elements listed one by one
    .none = not listed
    .within = element
dbe-break-test-field-elements-distance_to_general_cm = Distance from the general
    .ask = How many cm from the general is { $whose }?
dbe-break-test-field-elements-in_sight = The general sees it
    .no = The general does not see it
    .ask = Does the general see { $whose }?
dbe-break-test-field-die = Die for the elements that stay
    .none = not rolled yet
    .hint = That many elements stay with their general.
    .ask = What did you roll for the elements that stay?
dbe-break-test-field-general_alive = The general is in play
    .no = The general is no longer in play
    .hint = Without a general all flee, unless the commander-in-chief is near.
    .ask = Is the general of the corps still in play?
dbe-break-test-field-chief_distance_cm = Distance from the commander-in-chief
    .none = not measured
    .ask = How many cm from the corps is the commander-in-chief?
    .hint = Without a commander-in-chief, give the largest distance.
dbe-break-test-field-type = Troops
    .hint = Only the Guard has no penalty.
    .ask = Which troops of the corps fight?
dbe-break-test-field-attacking = The troops attack
    .no = The troops do not attack
    .none = not judged
    .hint = In attack a broken corps has a penalty, in defence none.
    .ask = Do the troops of the corps attack?
dbe-break-test-field-corps_routed = Its corps is broken
    .no = Its corps is not broken
    .ask = Is the corps already broken?
dbe-break-test-field-general_adjacent_to_destroyed = The general stands next to a destroyed element
    .no = The general does not stand next to a destroyed element
    .none = no
    .ask = Is the general next to an element destroyed in combat?
dbe-break-test-field-ask = Chances
    .hint = Before the die is rolled.
dbe-break-test-field-n = Number of elements asked about
    .none = none
    .hint = For the chance of at least this many.
    .ask = How many elements do you want to keep, at least?
dbe-break-test-ask-odds_keep_at_least = that at least so many stay
dbe-break-test-value-p = Chance
dbe-break-test-value-kept = Elements that stay
dbe-break-test-value-fleeing = Elements that flee
dbe-break-test-value-routed = The corps is broken
dbe-break-test-value-malus = Modifier for a broken corps
dbe-break-test-value-general_lost = The general is lost
dbe-break-test-value-chief_may_recover = The commander-in-chief may take command of the corps
dbe-break-test-finding-p = { $n ->
    [none] The chances of each number of elements that stay: { $p }.
    [one] The chance that at least 1 element stays is { $p }.
   *[other] The chance that at least { $n } elements stay is { $p }.
}
dbe-break-test-finding-kept = { $kept ->
    [0] No element of the corps stays
    [one] 1 element of the corps stays
   *[other] { $kept } elements of the corps stay
}{ $fleeing ->
    [none] {""}
    [0] , none flees
    [one] , 1 flees
   *[other] , { $fleeing } flee
}.
dbe-break-test-finding-routed = The corps is broken: it has lost too many points.
dbe-break-test-finding-not-routed = The corps holds: it has not lost enough points to break.
dbe-break-test-finding-malus = { $malus ->
    [0] { $corps_routed ->
        [yes] These troops have no penalty for a broken corps.
        [no] No penalty: the corps is not broken.
       *[other] No penalty, whether the corps is broken or not.
    }
   *[other] The penalty for a broken corps is { $malus }.
}
dbe-break-test-finding-general_lost = The general is lost.
dbe-break-test-finding-not-general_lost = The general is not lost.
dbe-break-test-finding-chief_may_recover = The commander-in-chief may take command of the corps.
dbe-break-test-finding-not-chief_may_recover = The commander-in-chief is too far away to take command of the corps.
dbe-break-test-step-third-of-what = { $applied ->
    [yes] A third of the points spent, { $value }.
   *[no] A third of the budget, { $value }.
}
dbe-break-test-step-third = { $applied ->
    [yes] Points lost: { $value } of { $points }; the corps is broken.
   *[no] Points lost: { $value } of { $points }; the corps holds.
}
dbe-break-test-step-chief = { $applied ->
    [yes] The commander-in-chief is { $value } cm away: less than { $limit }.
   *[no] The commander-in-chief is { $value } cm away: not less than { $limit }.
}
dbe-break-test-step-all-flee = Without a general { $value ->
    [one] the 1 element left flees
   *[other] all { $value } elements flee
}.
dbe-break-test-step-radius = { $applied ->
    [yes] Elements within the command radius: { $value } of { $left }.
   *[no] All are within the command radius.
}
dbe-break-test-step-die = The die shows { $value }.
dbe-break-test-step-left = { $applied ->
    [yes] Elements left: { $value }, fewer than the die allows.
   *[no] Elements left: { $value }, enough.
}
dbe-break-test-step-flee = { $applied ->
    [yes] Elements that flee: { $value }.
   *[no] No element flees.
}
dbe-break-test-step-rolls = Equally likely rolls: { $value }.
dbe-break-test-step-at-least = Chance that at least { $n } stay: { $value }.
dbe-break-test-step-malus = { $why ->
    [attacking] { $type }, attacking with a broken corps: { $value }.
    [defending] { $type }, defending: no penalty.
    [of-the-guard] The Guard never has the penalty.
   *[holds] The corps is not broken: no penalty.
}
dbe-break-test-step-general = { $applied ->
    [yes] An element next to the general is destroyed: the general is lost.
   *[no] No element next to the general is destroyed.
}
dbe-break-test-odds-0 = 0 stay
dbe-break-test-odds-1 = 1 stays
dbe-break-test-odds-2 = 2 stay
dbe-break-test-odds-3 = 3 stay
dbe-break-test-odds-4 = 4 stay
dbe-break-test-odds-5 = 5 stay
dbe-break-test-odds-6 = 6 stay
dbe-point-exactly-a-third = Does a corps break when it has lost exactly a third?
dbe-point-third-of-what = Is the break point a third of the budget or of the points spent?
dbe-point-command-radius = How far does a general's command radius reach?

## Victory

dbe-victory = Victory
    .question = Is the battle over, and who has lost?
dbe-victory-field-corps_per_side = Corps on each side
    .ask = How many corps does each side have?
dbe-victory-field-routed_corps = Broken corps
    .no = No broken corps
    .hint = An army with more than half of its corps broken has lost.
dbe-victory-field-routed_corps-a = Player A
    .ask = How many corps of player A are broken?
    .zero = None of A's corps is broken
dbe-victory-field-routed_corps-b = Player B
    .ask = How many corps of player B are broken?
    .zero = None of B's corps is broken
dbe-victory-field-budget = Points of an army
    .hint = What a corps may spend, for each corps.
dbe-victory-field-destroyed_points = Enemy points destroyed
    .no = No enemy points destroyed
dbe-victory-field-destroyed_points-a = By player A
    .ask = How many enemy points has player A destroyed?
dbe-victory-field-destroyed_points-b = By player B
    .ask = How many enemy points has player B destroyed?
dbe-victory-field-spent_points = Points spent on troops
    .none = the whole budget
    .hint = If fewer points were spent than the budget allows.
    .no = The whole budget was spent
dbe-victory-field-spent_points-a = Player A
    .ask = How many points did player A spend on troops?
dbe-victory-field-spent_points-b = Player B
    .ask = How many points did player B spend on troops?
dbe-victory-value-outcome = Outcome
dbe-victory-value-loser = Who has lost
    .said = { $loser-code ->
        [none] Neither player has lost.
       *[other] { $loser } has lost.
    }
dbe-victory-value-reason = Because
dbe-victory-outcome-none = it goes on
dbe-victory-outcome-loser = an army has lost
dbe-victory-outcome-destroyer-wins = a third destroyed
dbe-victory-outcome-drawn = drawn
dbe-victory-reason-more-than-half = more than half the corps are broken
dbe-victory-reason-half-or-less = no more than half the corps are broken
dbe-victory-reason-a-third-destroyed = a third of a budget is destroyed
dbe-victory-reason-less-than-a-third = less than a third is destroyed
dbe-victory-finding-none = The battle goes on.
dbe-victory-finding-loser = { $loser-code ->
    [a] Player A has lost the battle.
   *[b] Player B has lost the battle.
}
dbe-victory-finding-destroyer-wins = { $loser-code ->
    [a] Player A has lost the battle: a third of the army is destroyed.
   *[b] Player B has lost the battle: a third of the army is destroyed.
}
dbe-victory-finding-drawn = Both sides are beaten: the battle is drawn.
dbe-victory-finding-more-than-half = Both sides are beaten, with equal losses: the agreed reading does not say who has lost.
dbe-victory-finding-a-third-destroyed = Both sides are beaten, with equal losses: the agreed reading does not say who has lost.
dbe-victory-step-routed = { $applied ->
    [yes] { $side ->
        [a] A
       *[b] B
    }: { $value } of { $corps } corps broken, more than half.
   *[no] { $side ->
        [a] A
       *[b] B
    }: { $value } of { $corps } corps broken.
}
dbe-victory-step-destroyed = { $applied ->
    [yes] { $side ->
        [a] A
       *[b] B
    }: points lost { $value } of { $points }, a third.
   *[no] { $side ->
        [a] A
       *[b] B
    }: points lost { $value } of { $points }, less than a third.
}
dbe-victory-step-third-of-what = { $applied ->
    [yes] { $side ->
        [a] A
       *[b] B
    }: a third of the points spent, { $value }.
   *[no] { $side ->
        [a] A
       *[b] B
    }: a third of the budget, { $value }.
}
dbe-victory-step-both = { $value ->
    [yes] Both sides are beaten, { $a } to { $b }: the side that lost more loses.
   *[no] Both sides are beaten, { $a } to { $b }: a draw.
}
dbe-point-both-at-once = Who wins if both players are beaten at the same moment?

## Fighting in towns

dbe-town-fighting = Fighting in towns
    .question = What does the town do for those who fight there?
dbe-town-fighting-field-place = Part of the town
    .hint = The defender stands at the edge; those who break in fight inside.
    .ask = Is the fight at the edge of the town or inside it?
dbe-town-fighting-field-role = Defender or attacker
    .ask = Does the element defend the town or attack it?
dbe-town-fighting-field-intent = Way of leaving the edge
    .none = it stays on the edge
    .hint = Defenders do not leave the edge by choice.
    .ask = Would the defender leave the edge by choice, in a retreat or in a flight?
    .no = The defender stays on the edge
dbe-town-fighting-field-breach = The defence is breached
    .no = The defence is not breached
    .hint = A defender of the edge has been beaten off.
    .ask = Has the defence been breached?
dbe-town-fighting-field-rear_support = A friend supports from behind
    .no = No friend supports from behind
    .hint = Infantry of the same type directly behind the one that fights.
    .ask = Is there a friend behind to give rear support?
dbe-town-fighting-field-cover = Other cover
    .hint = Besides the protection of the edge.
    .ask = What cover is there, besides the edge of the town?
    .no = No cover
dbe-town-fighting-field-troop = Troops
    .none = not stated
    .ask = Which troops fight there?
dbe-town-fighting-field-ask = Question
dbe-town-fighting-value-allowed = Allowed
dbe-town-fighting-value-violations = Why not
dbe-town-fighting-value-rear_support_counts = Rear support counts
dbe-town-fighting-value-protection = Protection
dbe-town-fighting-value-going_modifier = Modifier for the ground
dbe-town-fighting-value-going = Ground
dbe-town-place-edge = at the edge
dbe-town-place-inside = inside
dbe-town-role-defender = defender
dbe-town-role-attacker = attacker
dbe-town-intent-step-back = stepping back by choice
dbe-town-intent-retreat-result = a retreat
dbe-town-intent-flight-result = a flight
dbe-town-fighting-ask-ground = the ground alone
dbe-town-fighting-finding-legal = { $role-code ->
    [defender] A retreat or a flight takes a defender off the edge.
    [attacker] The defence is breached, so attackers may enter the town.
   *[none] Nothing forbids this action.
}
dbe-town-fighting-finding-no-step-back = The defender would leave the edge by choice.
dbe-town-fighting-finding-no-breach = The defence is not breached, so attackers may not enter the town.
dbe-town-fighting-finding-rear_support_counts = Rear support counts.
dbe-town-fighting-finding-not-rear_support_counts = Rear support does not count.
dbe-town-fighting-finding-protection = { $protection ->
    [0] There is no protection.
   *[other] The protection is +{ $protection }.
}
dbe-town-fighting-finding-going_modifier = { $going_modifier ->
    [0] The ground takes nothing off.
   *[other] The modifier for the ground is { $going_modifier }.
}
dbe-town-fighting-finding-difficult = Inside a town the fight is on difficult ground.
dbe-town-fighting-step-no-step-back = { $applied ->
    [yes] The defender would leave by { $intent }: not allowed.
   *[no] The defender leaves by { $intent }.
}
dbe-town-fighting-step-no-breach = { $applied ->
    [yes] The defence is not breached.
   *[no] The defence is breached.
}
dbe-town-fighting-step-rear-support = { $applied ->
    [yes] A friend behind counts.
   *[no] A friend behind does not count.
}
dbe-town-fighting-step-protection = { $why ->
    [attacker] An attacker has no protection.
    [edge] A defender at the edge has protection { dbe-plus }.
    [both] Edge and cover count together: { dbe-plus }.
    [cover] Only the cover counts in melee: { dbe-plus }.
   *[instead] The edge counts in place of the cover: { dbe-plus }.
}
dbe-town-fighting-step-inside = Inside a town the fight is as on difficult ground.
dbe-town-fighting-step-ground = { $applied ->
    [yes] { $troop } in difficult ground: { $value }.
   *[no] Voltigeurs lose nothing in difficult ground.
}
dbe-town-fighting-remedy-breach = Allowed if the defence is breached.
dbe-point-town-edge-and-cover = At the edge of a town, do you get +2, the bonus for cover or both?
dbe-point-rear-support-at-the-edge = Does rear support count at the edge of a town?

dbe-shooting-eligibility-finding-active = Only the passive player shoots.
dbe-shooting-eligibility-finding-cavalry = The shooter is cavalry, which never shoots.
dbe-shooting-eligibility-finding-general = Generals do not shoot.
dbe-shooting-eligibility-finding-general-target = Generals are never targets: they are lost when an element next to them is destroyed.
dbe-shooting-eligibility-finding-shooter-touched = An enemy touches the shooter.
dbe-shooting-eligibility-finding-target-touched = The target is in contact with one of its own enemies.
dbe-shooting-eligibility-finding-outside-field = The target is outside the field of fire.
dbe-shooting-eligibility-finding-out-of-range = The target is out of range.
dbe-shooting-eligibility-finding-no-short-band = Infantry has no short range: even its nearest target is at medium range.
dbe-shooting-eligibility-finding-no-sight = The shooter cannot see the target.
dbe-shooting-eligibility-finding-other-target = Another target comes first.
dbe-shooting-eligibility-finding-own-screen = Friendly Voltigeurs that do not touch the shooter, or face another way, are in its way.
dbe-shooting-eligibility-finding-enemy-screen = Enemy Voltigeurs stand right in front of the target and must be shot at instead.

## An army on paper, corps by corps

dbe-army = Army builder
    .question = Does this army keep the rules, and when does each of its corps break?
    .lead = Add corps and troops: cost, points left and break point follow by themselves. The address holds the whole army.
    .legal = In order
    .illegal = Not in order
dbe-army-field-name = Name of the army
    .ask = What is the army called?
dbe-army-field-chief = There is a commander-in-chief
    .no = There is no commander-in-chief
    .hint = With more than one corps an army has one; with a single corps it is an open point.
    .ask = Is there a commander-in-chief?
dbe-army-field-corps = Corps
    .within = corps
    .add = Add a corps
dbe-army-field-corps-name = Name of the corps or its general
dbe-army-field-corps-troops = Troops
    .no = No troops
    .within = troops
    .add = Add troops
    .ask = Which troops does { $whose } have?
dbe-army-field-corps-troops-type = Type
    .ask = Of what type are these troops of { $whose }?
dbe-army-field-corps-troops-count = Elements
    .ask = How many elements of this type does { $whose } have?
dbe-army-value-legal = Allowed
dbe-army-value-violations = What is wrong
dbe-army-value-name = Army
dbe-army-value-points = Points spent
dbe-army-value-elements = Elements
dbe-army-value-budget = Budget of the corps
dbe-army-value-budget-corps = Corps
dbe-army-value-budget-name = Name
dbe-army-value-budget-elements = Elements
dbe-army-value-budget-cost = Cost
dbe-army-value-budget-left = Left
dbe-army-value-budget-holds_to = Holds to
dbe-army-value-budget-broken_from = Broken from
dbe-army-value-roster = The troops
dbe-army-value-roster-corps = Corps
dbe-army-value-roster-troop = Troops
dbe-army-value-roster-count = Elements
dbe-army-value-roster-price = Each
dbe-army-value-roster-cost = Cost
dbe-army-value-faults = What is wrong
dbe-army-value-faults-code = What
dbe-army-value-faults-at = Where
dbe-army-value-faults-points = Points
dbe-army-value-notes = Worth knowing
dbe-army-value-notes-code = What
dbe-army-value-notes-at = Where
dbe-army-value-notes-points = Points
dbe-army-value-notes-point = Open point
dbe-army-finding-points = No corps is over budget: { $points ->
    [one] 1 point spent
   *[other] { $points } points spent
}, { $elements ->
    [one] 1 element
   *[other] { $elements } elements
} (a commander-in-chief was not asked for).
dbe-army-finding-legal = The army keeps the rules{ $points ->
    [none] {""}
    [0] , with no points spent and{ " " }
    [one] , with 1 point spent and{ " " }
   *[other] , with { $points } points spent and{ " " }
}{ $elements ->
    [none] {""}
    [0] no elements
    [one] 1 element
   *[other] { $elements } elements
}.
dbe-army-finding-over-budget = A corps costs more than its budget.
    .row = { $points ->
        [one] one point over budget.
       *[other] { $points } points over budget.
    }
dbe-army-finding-too-many-corps = The army has too many corps.
dbe-army-finding-chief-missing = The commander-in-chief is missing.
    .row = There is no commander-in-chief.
dbe-army-finding-chief-without-need = A single corps has no commander-in-chief.
    .row = There is a commander-in-chief, which a single corps does not have.
dbe-army-finding-unspent = Some points are left.
    .row = { $points ->
        [one] one point left to spend.
       *[other] { $points } points left to spend.
    }
dbe-army-finding-chief-not-told = It is not stated whether there is a commander-in-chief.
dbe-army-finding-exactly-a-third = Does a corps break on losing exactly a third? Agree before you play.
dbe-army-finding-third-of-what = With points left over: a third of the budget, or of the points spent? Agree before you play.
dbe-army-step-entry = { $applied ->
    [yes] Corps { $corps }: { $count } × { $troop }, { $price } each: { $value }.
   *[no] Corps { $corps }: { $troop }, free.
}
dbe-army-step-corps = { $applied ->
    [yes] Corps { $corps } costs { $value }: { $spare } over { $budget }.
   *[no] Corps { $corps } costs { $value } of { $budget }: { $spare } left.
}
dbe-army-step-holds = Corps { $corps } holds until it has lost more than { $value } { $value ->
    [one] point
   *[other] points
}.
dbe-army-step-broken = Corps { $corps } is broken once it has lost { $value } { $value ->
    [one] point
   *[other] points
}.
dbe-army-step-too-many-corps = { $applied ->
    [yes] More corps than the { $most } allowed.
   *[no] No more corps than { $most }.
}
dbe-army-step-chief = { $why ->
    [not-asked] With one corps a side the commander-in-chief is not looked at: the army breaks another rule anyway.
    [wanted] With several corps there must be a commander-in-chief.
    [not-wanted] With a single corps there is no commander-in-chief.
   *[not-told] Nothing is stated of a commander-in-chief: not looked at.
}
dbe-army-step-chief-missing = { $applied ->
    [yes] The commander-in-chief is missing.
   *[no] The commander-in-chief is there, or none is needed.
}
dbe-army-step-chief-without-need = { $applied ->
    [yes] There is a commander-in-chief, which a single corps does not have.
   *[no] No commander-in-chief is one too many.
}
dbe-army-remedy-cheaper = Allowed if the most expensive corps costs { $points ->
    [one] 1 point
   *[other] { $points } points
} less.
dbe-army-remedy-chief = { $why ->
    [wanted] Allowed if there is a commander-in-chief.
   *[not-wanted] Allowed if there is no commander-in-chief.
}

## A turn, step by step

dbe-turn = A turn, step by step
    .lead = From the activation points to the check for broken corps: the rulings of each step, and its checks filled in with what you know. Walk it twice, once for each phase; A is the active player's, B the passive one's.
dbe-turn-points = Activation points
    .lead = The active player rolls a die for each corps and corrects it by the quality of its general.
dbe-turn-movement = Movement
    .lead = Only the active player moves, tactically or by strategic moves; every move is paid for.
dbe-turn-fire = Defensive fire
    .lead = Only the passive player shoots, with those that touch no enemy. Results take effect at once.
dbe-turn-melee = Melees
    .lead = One at a time, in the order the active player decides.
dbe-turn-break = Check for broken corps
    .lead = The passive player sees whether any of their corps has lost too much.
dbe-turn-end = Is the battle over?
    .lead = If not, the players change parts.
