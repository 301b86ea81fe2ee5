import type { Plan } from '../plan/plan.ts'
import { keptChanges } from '../plan/publish.ts'

/** The plan with an item of the rundown ticked off, or no longer ticked off. */
export const withDone = (plan: Plan, itemId: string, done: boolean): Plan => ({
  ...plan,
  rundown: plan.rundown.map((item) => (item.id === itemId ? { ...item, done } : item)),
})

/**
 * The plan with an official's games confirmed. Games that are further along, or were given to somebody else, stay as
 * they are (T-26). Returns the same plan if there is nothing to confirm.
 */
export function withConfirmed(plan: Plan, officialId: string): Plan {
  const isOpen = (one: Plan['assignments'][number]) =>
    one.officialId === officialId && one.state === 'ASSIGNED'
  if (!plan.assignments.some(isOpen)) return plan
  return {
    ...plan,
    assignments: plan.assignments.map((one) => (isOpen(one) ? { ...one, state: 'CONFIRMED' as const } : one)),
  }
}

/** How many games the referees have confirmed: '3 of 4 games confirmed'. */
export function confirmedGames(
  { assignments }: Pick<Plan, 'assignments'>,
  officialId: string,
): { games: number; confirmed: number } {
  const own = assignments.filter(
    (one) => one.officialId === officialId && one.matchId !== null && one.state !== 'REPLACED',
  )
  const confirmed = own.filter(({ state }) => state === 'CONFIRMED' || state === 'CHECKED_IN').length
  return { games: own.length, confirmed }
}

/** The plan with an award given to a team, or taken back (T-21). */
export const withAwardTo = (plan: Plan, awardId: string, teamId: string | null): Plan => ({
  ...plan,
  awards: plan.awards.map((award) => (award.id === awardId ? { ...award, teamId } : award)),
})

/** The plan with news about the weather, which is also added to the changes with its time (T-21). */
export const withWeather = (
  plan: Plan,
  weather: Plan['weather'],
  { at, by }: { at: string; by: string },
): Plan => {
  const isNews = weather.message !== '' && weather.message !== plan.weather.message
  const change = { revision: plan.revision, at, by, text: weather.message, teamIds: [] }
  return { ...plan, weather, changes: isNews ? keptChanges([...plan.changes, change]) : plan.changes }
}
