import { randomUUID } from 'node:crypto'
import { modelNamed } from '@touchline/domain/models.ts'
import { type Refundable, refundParts } from '@touchline/domain/money/card-refund.ts'
import { NOTHING_TO_SEND, refundToSend } from '@touchline/domain/money/refund-to-send.ts'
import * as z from 'zod'
import { refuse, unauthorised } from '../../graphql/errors.ts'
import { updateByRules } from '../../graphql/write/apply.ts'
import type { Action } from '../../graphql/write/rules.ts'
import { checkId, parsed } from '../../graphql/write/sound-input.ts'
import { callJob } from '../../jobs/job.ts'
import type { Sql, Transaction } from '../../postgres/pool.ts'
import { lockOwnRegistration } from '../../registrations/lock-own-registration.ts'
import { familyUserIds } from '../../users/family-users.ts'
import { book, entriesOfFamily } from '../ledger.ts'
import { familyOfPlace } from '../record-refund.ts'

const Registration = modelNamed('PlayerProgramRegistration')
const Input = z.object({ id: z.string(), registrationId: z.string() })

/** The job that looks after cards. */
export const CARD_JOB = 'card-payments'

/**
 * Sends what was promised to somebody who left back to the cards that paid (B-25): booked at once, sent by the job, and the family
 * is told when the card service has confirmed it.
 */
export const refundToCard: Action = {
  model: Registration,
  tokenWrites: null,
  async run(context, given) {
    if (context.caller.role !== 'ADMIN') throw unauthorised('refundToCard', 'Mutation')
    const { id, registrationId } = parsed(Input, given)
    checkId(id)
    if (!context.takesCards)
      refuse({ code: 'NO_CARDS', field: 'registrationId', message: 'The club takes no cards at the moment.' })
    const { tx, now } = context
    const row = await lockOwnRegistration(context, registrationId)
    const { userId } = await familyOfPlace(context, registrationId)
    const entries = await entriesOfFamily(tx, userId)
    if (entries.some((entry) => entry.id === id)) return { id: registrationId }
    const isToSend = row.status === 'WITHDRAWN' && row.refundedAt === null
    const cents = isToSend ? refundToSend(entries, row.id, row.refundCents ?? 0) : 0
    if (cents === 0) refuse(NOTHING_TO_SEND)
    const parts = refundParts(await refundable(tx, await familyUserIds(tx, userId)), cents)
    if ('code' in parts) return refuse(parts)
    for (const [at, part] of parts.entries()) {
      const entryId = await book(context, {
        id: at === 0 ? id : randomUUID(),
        userId,
        // Not STATUS: another part that comes back leaves this one where it is.
        source: 'DESK',
        kind: 'REFUND',
        item: { registrationId },
        cents: part.cents,
        method: 'CARD',
      })
      await tx`
        insert into card_refunds (id, payment_id, registration_id, cents)
        values (${entryId}, ${part.paymentId}, ${registrationId}, ${part.cents})`
    }
    await updateByRules(context, Registration, row, { refundedAt: now.toISOString() })
    await callJob(tx, CARD_JOB)
    return { id: registrationId }
  },
}

/** Payments of these users that stand and are not disputed, the newest first, with what did not go back yet. */
export const refundable = async (sql: Sql | Transaction, userIds: string[]): Promise<Refundable[]> => [
  ...(await sql<Refundable[]>`
    select p.id as "paymentId", (p.cents - coalesce((
      select sum(r.cents) from card_refunds r where r.payment_id = p.id and r.state <> 'FAILED'), 0))::int as "leftCents"
    from card_payments p
    where p.user_id = any(${userIds}) and p.state = 'PAID' and p.payment_intent_id is not null
      and not exists (select from card_notices n where n.payment_id = p.id)
      and not exists (select from ledger_entries e where e.reverses_id = p.id)
    order by p.opened_at desc, p.id`),
]
