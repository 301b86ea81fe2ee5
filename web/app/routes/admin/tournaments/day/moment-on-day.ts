import { dayOfMoment } from '@touchline/domain/tournament/plan/moment.ts'
import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { clubNow } from '../../../../club/club-now.ts'

/** The current time at the club while the tournament is on; null on any other day. */
export function momentOnDay({ slots }: Pick<Plan, 'slots'>): string | null {
  const { day, time } = clubNow()
  return slots.some(({ start }) => dayOfMoment(start) === day) ? `${day}T${time}` : null
}
