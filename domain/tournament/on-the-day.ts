import type { Plan } from './plan.ts'

/** The plan with an item of the rundown ticked off, or not after all. */
export const withDone = (plan: Plan, itemId: string, done: boolean): Plan => ({
  ...plan,
  rundown: plan.rundown.map((item) => (item.id === itemId ? { ...item, done } : item)),
})

/** The plan with the games of an official confirmed; what has gone further, or was given away, stays (T-26). */
export const withConfirmed = (plan: Plan, officialId: string): Plan => ({
  ...plan,
  assignments: plan.assignments.map((one) =>
    one.officialId === officialId && one.state === 'ASSIGNED' ? { ...one, state: 'CONFIRMED' as const } : one,
  ),
})

/** How far the referees have answered: '3 of 4 games confirmed'. */
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
