import { modelNamed } from '@touchline/domain/models.ts'
import { dayRefusal } from '@touchline/domain/money/booking.ts'
import { creditToSend } from '@touchline/domain/money/credit-refund.ts'
import { PAYMENT_METHODS } from '@touchline/domain/money/entry.ts'
import { NOTHING_TO_SEND } from '@touchline/domain/money/refund-to-send.ts'
import * as z from 'zod'
import { notFound, refuse, unauthorised } from '../graphql/errors.ts'
import type { Action, WriteContext } from '../graphql/write/rules.ts'
import { checkId, parsed } from '../graphql/write/validate-input.ts'
import { lockFamilyOfUser } from '../registrations/locks.ts'
import { familyUserIds } from '../users/family-users.ts'
import { bookCardRefunds } from './cards/book-card-refunds.ts'
import { closeCreditRefund, creditRefundWithId, promisedToLeavers } from './credit-refunds-of.ts'
import { book, entriesOfFamily } from './ledger.ts'
import { emailRefundSent } from './refund-email.ts'

const Input = z.object({
  id: z.string(),
  refundId: z.string(),
  isToCard: z.boolean().nullish(),
  day: z.string().nullish(),
  method: z.enum(PAYMENT_METHODS, `Choose one of ${PAYMENT_METHODS.join(', ')}.`).nullish(),
  bankReference: z.string().trim().max(100, 'This is too long.').nullish(),
})
type SentCredit = z.output<typeof Input>

/** Records that promised credit was sent, or refunds it to the cards that paid (B-29). */
export const sendCredit: Action = {
  model: modelNamed('User'),
  tokenWrites: null,
  async run(context, given) {
    const { tx, caller, now } = context
    if (caller.role !== 'ADMIN') throw unauthorised('sendCredit', 'Mutation')
    const asked = parsed(Input, given)
    checkId(asked.id)
    const found = await creditRefundWithId(tx, asked.refundId)
    if (!found) throw notFound('CreditRefund', asked.refundId)
    const { userId } = found
    await lockFamilyOfUser(tx, userId)
    const entries = await entriesOfFamily(tx, userId)
    if (entries.some(({ id }) => id === asked.id)) return { id: userId }
    const promise = await creditRefundWithId(tx, found.id)
    const promised = await promisedToLeavers(tx, await familyUserIds(tx, userId), entries)
    const cents = promise?.isOpen ? creditToSend(entries, promise, promised) : 0
    if (cents === 0) refuse(NOTHING_TO_SEND)
    const entryIds = asked.isToCard
      ? await bookCardRefunds(context, { id: asked.id, userId, registrationId: null, cents })
      : [await bookSent(context, userId, cents, asked)]
    await closeCreditRefund(tx, found.id, entryIds, now)
    return { id: userId }
  },
}

async function bookSent(
  context: WriteContext,
  userId: string,
  cents: number,
  sent: SentCredit,
): Promise<string> {
  const { id, method, bankReference = null } = sent
  const day = sent.day ?? ''
  refuse(dayRefusal(day, context.today))
  await book(context, {
    ...{ id, userId, source: 'DESK', kind: 'REFUND', cents, day, bankReference },
    method: method ?? 'OTHER',
  })
  await emailRefundSent(context, userId, { cents, of: null, by: { day, bankReference } })
  return id
}
