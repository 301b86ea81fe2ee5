import type { Match, Plan, Slot } from '../plan/plan.ts'

const TO_COME: ReadonlySet<Match['status']> = new Set(['SCHEDULED', 'READY', 'POSTPONED'])

/**
 * The matches that have begun, in play or over (T-38): by their status, and by the clock, for nobody presses a button at
 * kick-off. `now` is a minute of the club's day; null where it is not that day yet.
 */
export function begunMatches(
  { matches, slots }: Pick<Plan, 'matches' | 'slots'>,
  now: string | null,
): Match[] {
  const started = new Set(slots.filter((slot) => now !== null && slot.start < now).map(({ id }) => id))
  return matches.filter(
    ({ status, slotId }) => !TO_COME.has(status) || (status !== 'POSTPONED' && started.has(slotId ?? '')),
  )
}

/** Where those are played: slots that no delay and no closed pitch may touch. */
export const begunSlots = (plan: Pick<Plan, 'matches' | 'slots'>, now: string | null): Set<Slot['id']> =>
  new Set(begunMatches(plan, now).flatMap(({ slotId }) => slotId ?? []))
