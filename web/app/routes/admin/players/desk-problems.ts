import { soundPlayerRefusal } from '@touchline/domain/players/player-eligibility.ts'
import { clubNow } from '../../../club/club-now.ts'
import type { PlayerValues } from '../../../players/player-form.ts'

/** The desk may enter anybody: only nonsense is refused, field by field. */
export function deskProblems(values: Pick<PlayerValues, 'firstName' | 'lastName' | 'birthDate'>) {
  const today = clubNow().day
  const sound = { firstName: 'A', lastName: 'B', birthDate: today }
  const problemOf = (field: keyof typeof sound) =>
    soundPlayerRefusal({ ...sound, [field]: values[field] }, today)?.message
  const fields = ['firstName', 'lastName', 'birthDate'] as const
  return Object.fromEntries(
    fields.map((field) => [field, problemOf(field)] as const).filter(([, problem]) => problem !== undefined),
  )
}
