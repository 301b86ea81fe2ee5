import { modelNamed } from '@touchline/domain/models.ts'
import { BOOKED_BY_HAND, type Booking, bookingRefusal } from '@touchline/domain/money/booking.ts'
import { PAYMENT_METHODS } from '@touchline/domain/money/entry.ts'
import * as z from 'zod'
import { notFound, refuse, unauthorised } from '../graphql/errors.ts'
import type { Action, WriteContext } from '../graphql/write/rules.ts'
import { checkId, parsed } from '../graphql/write/validate-input.ts'
import { lockFamilyOfUser } from '../registrations/locks.ts'
import { promiseCreditAgain } from './credit-refunds-of.ts'
import { closeCase, reopenCase } from './fund-cases-of.ts'
import { book, entriesOfFamily, type Item, itemWithId, type LedgerEntry } from './ledger.ts'
import { settlePayment } from './payment-email.ts'
import { promiseAgain } from './record-refund.ts'
import { settlePaid } from './settle-paid.ts'

const words = z.string().trim().max(500, 'This is too long.').nullish()

const Input = z.object({
  id: z.string(),
  userId: z.string(),
  kind: z.enum(BOOKED_BY_HAND, `Choose one of ${BOOKED_BY_HAND.join(', ')}.`),
  cents: z.int().nullish(),
  day: z.string(),
  itemId: z.string().nullish(),
  month: z.string().nullish(),
  reversesId: z.string().nullish(),
  method: z.enum(PAYMENT_METHODS, `Choose one of ${PAYMENT_METHODS.join(', ')}.`).nullish(),
  payer: words,
  note: words,
})

/** A manual booking on a family's account (B-6). A repeated id returns the existing entry. */
export const bookEntry: Action = {
  model: modelNamed('User'),
  tokenWrites: null,
  async run(context, given) {
    if (context.caller.role !== 'ADMIN') throw unauthorised('bookEntry', 'Mutation')
    const { id, userId, itemId = null, month = null, ...input } = parsed(Input, given)
    checkId(id)
    const { tx, today } = context
    await lockFamilyOfUser(tx, userId)
    const [user] = await tx`select from users where id = ${userId} and not _deleted`
    if (!user) throw notFound('User', userId)
    const entries = await entriesOfFamily(tx, userId)
    if (entries.some((entry) => entry.id === id)) return { id: userId }
    const reversesId = input.reversesId ?? null
    const undone = entries.find((entry) => entry.id === reversesId)
    const { kind, day } = input
    const [note, payer] = [input.note ?? null, input.payer ?? null]
    const cents = kind === 'REVERSAL' ? (undone?.cents ?? 0) : (input.cents ?? 0)
    const booking: Booking = { kind, cents, itemId, month, reversesId, day, payer, note }
    refuse(bookingRefusal(entries, booking, today))
    const item = await itemOf(context, entries, itemId)
    await book(context, { ...booking, id, userId, source: 'DESK', item, method: input.method ?? null })
    if (kind === 'PAYMENT') await settlePayment(context, userId, cents)
    else if (kind !== 'REVERSAL' && kind !== 'REFUND') await settlePaid(context, userId)
    if (undone) await tx`update bank_lines set state = 'OPEN', entry_id = null where entry_id = ${undone.id}`
    if (kind === 'FUND_HELP' && itemId && payer)
      await closeCase(tx, { registrationId: itemId, fund: payer, entryId: id })
    if (undone?.kind === 'FUND_HELP') await reopenCase(tx, undone.id)
    if (undone?.kind === 'REFUND') {
      await promiseAgain(context, undone.itemId)
      await promiseCreditAgain(tx, undone.id)
    }
    return { id: userId }
  },
}

/** The item must be on this account. */
async function itemOf(
  { tx }: WriteContext,
  entries: readonly LedgerEntry[],
  itemId: string | null,
): Promise<Item | null> {
  if (itemId === null) return null
  if (!entries.some((entry) => entry.itemId === itemId))
    refuse({ code: 'NOTHING_CHARGED', field: 'itemId', message: 'This isn’t on the family’s account.' })
  return itemWithId(tx, itemId)
}
