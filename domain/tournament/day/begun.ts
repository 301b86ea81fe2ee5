import type { Match, Plan, Slot } from '../plan/plan.ts'

const TO_COME: ReadonlySet<Match['status']> = new Set(['SCHEDULED', 'READY', 'POSTPONED'])

/**
 * The matches that have begun, whether in play or over (T-38): by status and by the clock, because nobody presses a
 * button at kick-off. `now` is a minute of the club's day; null if it is not that day yet.
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

/** The slots of those matches, which a delay or a closed pitch must not touch. */
export const begunSlots = (plan: Pick<Plan, 'matches' | 'slots'>, now: string | null): Set<Slot['id']> =>
  new Set(begunMatches(plan, now).flatMap(({ slotId }) => slotId ?? []))
