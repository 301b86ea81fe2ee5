import { nth } from '../../nth.ts'
import { dayName, listOf } from '../../words.ts'
import { groupBy } from '../group-by.ts'
import { divisionName, isHalfDay } from '../plan/division.ts'
import { minutesName, type PlacedMatch, playingMinutes, restNeeded } from '../plan/match-times.ts'
import type { PlanIndex } from '../plan/plan-index.ts'
import { matchName, sideKey, sideName, sidesOf } from '../plan/sides.ts'
import { knockOutMinutes } from './check-knock-out.ts'
import { type Violation, violation } from './violation.ts'

/** H1, H2, H3 and H10: what a team can bear. A side that is not known yet counts as a separate team. */
export function checkTeams(index: PlanIndex, placed: readonly PlacedMatch[]): Violation[] {
  const appearances = placed.flatMap((one) => sidesOf(one.match).map((side) => ({ side, one })))
  return [...groupBy(appearances, ({ side }) => sideKey(side)).values()].flatMap((entries) => {
    const games = entries.map(({ one }) => one)
    const side = entries[0]?.side
    if (side === undefined) return []
    const name = sideName(index, side)
    const teamId = side.teamId ?? undefined
    return [
      ...restBetween(name, teamId, games),
      ...(teamId ? [...dayMinutes(index, name, teamId, games), ...halfDay(index, name, teamId, games)] : []),
    ]
  })
}

function restBetween(name: string, teamId: string | undefined, games: readonly PlacedMatch[]): Violation[] {
  return games.slice(1).flatMap((next, n) => {
    const before = nth(games, n)
    const rest = next.kickOff - before.whistle
    const both = `${matchName(before.match)} and ${matchName(next.match)}`
    const ids = [before.match.id, next.match.id]
    if (rest < 0) return [violation('H1', `${name} play ${both} at the same time`, ids, { teamId })]
    const needed = restNeeded(before.division)
    if (rest >= needed) return []
    const sentence = `${name} rest only ${minutesName(rest)} between ${both}`
    return [violation('H2', sentence, ids, { teamId, limit: `at least ${needed}` })]
  })
}

function dayMinutes(
  index: PlanIndex,
  name: string,
  teamId: string,
  games: readonly PlacedMatch[],
): Violation[] {
  return [...groupBy(games, ({ day }) => day)].flatMap(([day, onDay]) => {
    const { maxMinutesPerDay } = nth(onDay, 0).division
    const certain = onDay.reduce((sum, { division }) => sum + playingMinutes(division), 0)
    const finals = knockOutMinutes(index, teamId, day)
    if (certain + finals <= maxMinutesPerDay) return []
    const verb = finals > 0 ? 'may have to play' : 'play'
    const names = listOf(
      onDay.map(({ match }) => matchName(match)),
      'and',
    )
    const rest = finals > 0 ? `${names} and the finals` : names
    const sentence = `${name} ${verb} ${certain + finals} minutes on ${dayName(day)}, in ${rest}`
    return [
      violation(
        'H3',
        sentence,
        onDay.map(({ match }) => match.id),
        { teamId, limit: `at most ${maxMinutesPerDay}` },
      ),
    ]
  })
}

function halfDay(index: PlanIndex, name: string, teamId: string, games: readonly PlacedMatch[]): Violation[] {
  const { midday } = index.plan
  const halfOf = ({ slot, day }: PlacedMatch) =>
    `${day} ${slot.start.slice(11) < midday ? 'morning' : 'afternoon'}`
  const [first, ...others] = games.filter(({ division }) => isHalfDay(division))
  if (first === undefined) return []
  const other = others.find((one) => halfOf(one) !== halfOf(first))
  if (other === undefined) return []
  const when = (one: PlacedMatch) =>
    `${matchName(one.match)} on ${dayName(one.day)} in the ${halfOf(one).slice(11)}`
  const sentence = `${name} of ${divisionName(first.division)} play ${when(first)} and ${when(other)}`
  return [violation('H10', sentence, [first.match.id, other.match.id], { teamId })]
}
