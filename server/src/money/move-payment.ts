import { modelNamed } from '@touchline/domain/models.ts'
import { isClosed } from '@touchline/domain/money/closing.ts'
import type { PaymentMethod } from '@touchline/domain/money/entry.ts'
import { moveRefusal } from '@touchline/domain/money/move-payment.ts'
import * as z from 'zod'
import { notFound, refuse, unauthorised } from '../graphql/errors.ts'
import type { Action, WriteContext } from '../graphql/write/rules.ts'
import { checkId, parsed } from '../graphql/write/validate-input.ts'
import type { Transaction } from '../postgres/pool.ts'
import { lockFamiliesOfUsers } from '../registrations/locks.ts'
import { familyUserIds } from '../users/family-users.ts'
import { book, closedThrough, entriesOfFamily, itemWithId } from './ledger.ts'
import { settlePayment } from './payment-email.ts'
import { settlePaid } from './settle-paid.ts'

const Input = z.object({
  id: z.string(),
  entryId: z.string(),
  userId: z.string(),
  itemId: z.string().nullish(),
  month: z.string().nullish(),
  note: z.string().trim().max(500, 'This is too long.'),
})

/** Moves a payment to another item or family: reverses it and books it again in one transaction (B-30). */
export const movePayment: Action = {
  model: modelNamed('User'),
  tokenWrites: null,
  async run(context, given) {
    if (context.caller.role !== 'ADMIN') throw unauthorised('movePayment', 'Mutation')
    const { id, entryId, userId, itemId = null, month = null, note } = parsed(Input, given)
    checkId(id)
    const { tx } = context
    const payment = await paymentWithId(tx, entryId)
    if (!payment) throw notFound('LedgerEntry', entryId)
    await lockFamiliesOfUsers(tx, [payment.userId, userId])
    const family = await familyUserIds(tx, userId)
    if (family.length === 0) throw notFound('User', userId)
    const entries = await entriesOfFamily(tx, userId)
    if (entries.some((entry) => entry.id === id)) return { id: userId }
    const isSameFamily = family.includes(payment.userId)
    const booked = isSameFamily ? entries : await entriesOfFamily(tx, payment.userId)
    refuse(moveRefusal(booked, { entryId, isByCard: payment.isByCard, note }))
    if (itemId !== null && !entries.some((entry) => entry.itemId === itemId))
      refuse({ code: 'NOTHING_CHARGED', field: 'itemId', message: 'This isn’t on the family’s account.' })
    await undo(context, payment, note)
    const isDayClosed = isClosed(payment.day, await closedThrough(tx))
    const { cents, method, payer, bankReference } = payment
    await book(context, {
      ...{ id, userId, source: 'DESK', kind: 'PAYMENT', cents, month, method, payer, bankReference, note },
      item: await itemWithId(tx, itemId),
      ...(isDayClosed ? {} : { day: payment.day }),
    })
    // The bank line now belongs to the new entry.
    await tx`update bank_lines set entry_id = ${id} where entry_id = ${entryId}`
    if (isSameFamily) await settlePaid(context, userId)
    else await settlePayment(context, userId, cents)
    return { id: userId }
  },
}

interface Payment {
  id: string
  userId: string
  cents: number
  day: string
  method: PaymentMethod | null
  payer: string | null
  bankReference: string | null
  isByCard: boolean
}

async function paymentWithId(tx: Transaction, id: string): Promise<Payment | null> {
  const [payment] = await tx<Payment[]>`
    select id, user_id as "userId", cents, day::text, method, payer, bank_reference as "bankReference",
      exists (select from card_payments p where p.id = e.id) as "isByCard"
    from ledger_entries e where id = ${id}`
  return payment ?? null
}

const undo = (context: WriteContext, { id, userId, cents }: Payment, note: string) =>
  book(context, { userId, source: 'DESK', kind: 'REVERSAL', cents, reversesId: id, note })
