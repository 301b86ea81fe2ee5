import { type PlacedMatch, placedMatches } from '../plan/match-times.ts'
import { dayOfMoment, minutesOf, momentAt, momentName } from '../plan/moment.ts'
import type { Plan, RundownItem } from '../plan/plan.ts'
import { indexPlan } from '../plan/plan-index.ts'
import { matchName } from '../plan/sides.ts'

/** Longer gaps count as unplanned. Shorter ones are the walk from one thing to the next. */
const LONGEST_GAP = 30

/** Problems of a plan's rundown apart from its schedule: awards before the finals, and gaps (T-30). */
export function rundownProblems(plan: Plan): string[] {
  const placed = placedMatches(indexPlan(plan))
  const days = [...new Set(plan.rundown.map(({ start }) => dayOfMoment(start)))].sort()
  return days.flatMap((day) => {
    const items = plan.rundown
      .filter(({ start }) => dayOfMoment(start) === day)
      .sort((a, b) => minutesOf(a.start) - minutesOf(b.start))
    const games = placed.filter((one) => one.day === day)
    return [...earlyAwards(plan, items, games), ...gaps(items, games)]
  })
}

/** The problems that a change would add. */
export function newRundownProblems(before: Plan, after: Plan): string[] {
  const known = new Set(rundownProblems(before))
  return rundownProblems(after).filter((text) => !known.has(text))
}

function earlyAwards(plan: Plan, items: readonly RundownItem[], games: readonly PlacedMatch[]): string[] {
  const awards = items.filter(({ kind }) => kind === 'AWARD')
  return awards.flatMap((item, n) => {
    const given = plan.awards.find(({ id }) => id === item.linkedAwardId)
    const isLast = n === awards.length - 1
    // The last awards of the day are for everybody; others are for the division they name.
    const own = games.filter(({ division }) =>
      given?.divisionId ? division.id === given.divisionId : isLast,
    )
    const last = own.toSorted((a, b) => b.whistle - a.whistle)[0]
    if (last === undefined || last.whistle <= minutesOf(item.start)) return []
    return [
      `${item.title} at ${momentName(item.start)}: ${matchName(last.match)} doesn’t end until ${momentName(momentAt(last.whistle))}.`,
    ]
  })
}

function gaps(items: readonly RundownItem[], games: readonly PlacedMatch[]): string[] {
  const stretches = [
    ...items.map(({ start, minutes }) => ({ start: minutesOf(start), end: minutesOf(start) + minutes })),
    ...games.map(({ kickOff, slotEnd }) => ({ start: kickOff, end: slotEnd })),
  ].sort((a, b) => a.start - b.start)
  let end = Number.POSITIVE_INFINITY
  return stretches.flatMap((stretch) => {
    const from = end
    end = Math.max(end === Number.POSITIVE_INFINITY ? 0 : end, stretch.end)
    if (stretch.start - from <= LONGEST_GAP || from === Number.POSITIVE_INFINITY) return []
    return [
      `Nothing is planned between ${momentName(momentAt(from))} and ${momentName(momentAt(stretch.start))}.`,
    ]
  })
}
