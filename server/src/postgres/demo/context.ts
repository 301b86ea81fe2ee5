import { clubDay } from '@touchline/domain/club-clock.ts'
import type { CreateInput, RowOf } from '@touchline/domain/models/rows.ts'
import { type ModelName, modelNamed } from '@touchline/domain/models.ts'
import { VISITOR } from '../../graphql/caller.ts'
import { createByRules } from '../../graphql/write/apply.ts'
import type { WriteContext } from '../../graphql/write/rules.ts'
import { writeRules } from '../../write-rules.ts'
import type { Transaction } from '../pool.ts'

export const ADMIN = 'admin@example.org'
export const HOUR = 3_600_000
export const DAY = 24 * HOUR
/** When the first families signed up for the first season. */
export const FIRST_SIGN_UPS = new Date('2025-08-18T17:00:00.000Z')

export type ContextAt = (at: Date) => WriteContext

/** The context of an administrator at this time; `today` is the day at the club. */
export function contextAt(tx: Transaction, now: Date): WriteContext {
  const caller = { ...VISITOR, role: 'ADMIN' as const, email: ADMIN }
  return { tx, caller, myUserId: null, now, today: clubDay(now), rules: writeRules }
}

export const create = <Name extends ModelName>(
  context: WriteContext,
  model: Name,
  input: CreateInput<Name>,
): Promise<RowOf<Name>> => createByRules(context, modelNamed(model), { id: crypto.randomUUID(), ...input })
