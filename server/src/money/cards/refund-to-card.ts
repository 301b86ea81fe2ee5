import { modelNamed } from '@touchline/domain/models.ts'
import { NOTHING_TO_SEND, refundToSend } from '@touchline/domain/money/refund-to-send.ts'
import * as z from 'zod'
import { refuse, unauthorised } from '../../graphql/errors.ts'
import { updateByRules } from '../../graphql/write/apply.ts'
import type { Action } from '../../graphql/write/rules.ts'
import { checkId, parsed } from '../../graphql/write/validate-input.ts'
import { lockOwnRegistration } from '../../registrations/lock-own-registration.ts'
import { entriesOfFamily } from '../ledger.ts'
import { familyOfPlace } from '../record-refund.ts'
import { bookCardRefunds } from './book-card-refunds.ts'

const Registration = modelNamed('PlayerProgramRegistration')
const Input = z.object({ id: z.string(), registrationId: z.string() })

/**
 * Refunds what was promised to somebody who left to the cards that paid (B-25): booked at once, sent by the job. The
 * family is emailed when the card service has confirmed it.
 */
export const refundToCard: Action = {
  model: Registration,
  tokenWrites: null,
  async run(context, given) {
    if (context.caller.role !== 'ADMIN') throw unauthorised('refundToCard', 'Mutation')
    const { id, registrationId } = parsed(Input, given)
    checkId(id)
    const { tx, now } = context
    const row = await lockOwnRegistration(context, registrationId)
    const { userId } = await familyOfPlace(context, registrationId)
    const entries = await entriesOfFamily(tx, userId)
    if (entries.some((entry) => entry.id === id)) return { id: registrationId }
    const isToSend = row.status === 'WITHDRAWN' && row.refundedAt === null
    const cents = isToSend ? refundToSend(entries, row.id, row.refundCents ?? 0) : 0
    if (cents === 0) refuse(NOTHING_TO_SEND)
    await bookCardRefunds(context, { id, userId, registrationId, cents })
    await updateByRules(context, Registration, row, { refundedAt: now.toISOString() })
    return { id: registrationId }
  },
}
