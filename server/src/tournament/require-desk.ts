import { clubMoment } from '@touchline/domain/club-clock.ts'
import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { readPlan } from '@touchline/domain/tournament/plan/read-plan.ts'
import { carryResults } from '@touchline/domain/tournament/play/carry-results.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { conflict, notFound, RestRefusal } from '../rest/refusal.ts'
import { type Desk, findDesk } from './desk-store.ts'

export async function requireDesk(
  tx: Sql | Transaction,
  slug: string,
  lock: 'for update' | '' = '',
): Promise<Desk> {
  const desk = await findDesk(tx, slug, lock)
  if (!desk) throw notFound('TOURNAMENT_NOT_FOUND', 'This tournament no longer exists.')
  return desk
}

/** Refuses to overwrite a version that somebody else has saved since. */
export function requireVersion({ version, changedBy, changedAt }: Desk, sent: number): void {
  if (sent !== version)
    throw conflict(
      'DRAFT_CONFLICT',
      `${changedBy || 'Someone else'} saved this plan on ${clubMoment(changedAt)}, while you had it open.`,
    )
}

/** The plan as sent, with results entered meanwhile; a malformed plan is refused with the name of the field. */
export function soundPlan(sent: unknown, published: Plan | null): Plan {
  const plan = planFromSent(sent)
  return published === null ? plan : planFromSent(carryResults(plan, published))
}

export function planFromSent(sent: unknown): Plan {
  const read = readPlan(sent)
  if ('plan' in read) return read.plan
  const { code, field, message } = read.refusal
  throw new RestRefusal('ValidationException', message, { code, fields: { [field]: message } })
}
