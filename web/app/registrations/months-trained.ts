import { monthOf } from '@touchline/domain/calendar-day.ts'
import { childSessions } from '@touchline/domain/programs/child-sessions.ts'
import type { FamilyPlayer } from '../family/family.ts'

const TRAINED: readonly string[] = ['ACTIVE', 'COMPLETED']

/** The months whose last session this child has behind them, in order: one sticker each. */
export function monthsTrained(
  { registrations }: Pick<FamilyPlayer, 'registrations'>,
  today: string,
): string[] {
  const sessions = registrations
    .filter(({ status }) => TRAINED.includes(status))
    // A season that is completed holds no place any more, but was trained all the same.
    .flatMap((registration) => childSessions([{ ...registration, status: 'ACTIVE' }]))
  const toCome = new Set(sessions.filter(({ day }) => day >= today).map(({ day }) => monthOf(day)))
  const months = new Set(sessions.map(({ day }) => monthOf(day)))
  return [...months].filter((month) => !toCome.has(month)).toSorted()
}
