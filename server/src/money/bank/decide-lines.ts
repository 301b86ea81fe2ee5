import { randomUUID } from 'node:crypto'
import { modelNamed } from '@touchline/domain/models.ts'
import type { BankLine } from '@touchline/domain/money/bank/bank-line.ts'
import { isClosed } from '@touchline/domain/money/closing.ts'
import type { PaymentMethod } from '@touchline/domain/money/entry.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import * as z from 'zod'
import { notFound, refuse, unauthorised } from '../../graphql/errors.ts'
import type { Action, WriteContext } from '../../graphql/write/rules.ts'
import { parsed } from '../../graphql/write/sound-input.ts'
import type { Transaction } from '../../postgres/pool.ts'
import { lockFamiliesOfUsers, lockFamilyOfUser } from '../../registrations/locks.ts'
import { book, closedThrough } from '../ledger.ts'
import { settlePayment } from '../payment-email.ts'
import { proposalsFor } from './bank-clues.ts'

interface OpenLine extends BankLine {
  id: string
  isVerified: boolean
}

const LONGEST_NOTE = 500
const MOST_AT_ONCE = 1_000
const Accepted = z.object({ ids: z.array(z.string()).min(1).max(MOST_AT_ONCE), cents: z.int() })

/**
 * Books all of these lines that are certain (B-11), each on the family that it names. They are looked at again under the
 * locks: what somebody else has booked meanwhile, is certain no longer, or of a closed month, stays as it is.
 */
export const acceptBankLines: Action = {
  model: modelNamed('User'),
  tokenWrites: null,
  async run(context, given) {
    if (context.caller.role !== 'ADMIN') throw unauthorised('acceptBankLines', 'Mutation')
    const { ids, cents } = parsed(Accepted, given)
    const { tx } = context
    const seen = await openLines(tx, ids, tx``)
    const sum = seen.reduce((all, line) => all + line.cents, 0)
    if (seen.length === ids.length && sum !== cents)
      refuse({ code: 'OTHER_SUM', field: 'cents', message: `These come to ${formatCents(sum)}.` })
    await lockFamiliesOfUsers(tx, await guardiansOf(tx, seen))
    const closed = await closedThrough(tx)
    let [booked, bookedCents] = [0, 0]
    for (const line of await openLines(tx, ids)) {
      // One by one: the line before may have covered what this one would.
      const [proposal] = await proposalsFor(tx, [line], true)
      const userId = proposal?.certainty === 'CERTAIN' ? await guardianOf(tx, proposal.accountId) : null
      if (userId === null || isClosed(line.day, closed)) continue
      await bookLine(context, line, userId)
      booked += 1
      bookedCents += line.cents
    }
    return { typeName: 'AcceptedLines', ids: [], numbers: { booked, cents: bookedCents } }
  },
}

const Decided = z.object({
  id: z.string(),
  userId: z.string().nullish(),
  note: z.string().trim().max(500, 'This is too long.').nullish(),
})

/** Books a line on the family that somebody has chosen; sets it aside with a reason; or, with neither, opens it again. */
export const decideBankLine: Action = {
  model: modelNamed('User'),
  tokenWrites: null,
  async run(context, given) {
    if (context.caller.role !== 'ADMIN') throw unauthorised('decideBankLine', 'Mutation')
    const { id, userId = null, note = null } = parsed(Decided, given)
    const { tx, caller } = context
    if (userId !== null) {
      await lockFamilyOfUser(tx, userId)
      const [user] = await tx`select from users where id = ${userId} and not _deleted`
      if (!user) throw notFound('User', userId)
      const [line] = await openLines(tx, [id])
      if (!line) refuse(DECIDED)
      else if (line.cents <= 0)
        refuse({ code: 'WENT_OUT', field: 'id', message: 'This went out: record a refund instead.' })
      else await bookLine(context, line, userId)
    } else {
      const [line] = await tx`select state from bank_lines where id = ${id} for update`
      if (line?.state !== (note ? 'OPEN' : 'SET_ASIDE')) refuse(DECIDED)
      await tx`
        update bank_lines set state = ${note ? 'SET_ASIDE' : 'OPEN'}, note = ${note}, decided_by = ${caller.email}
        where id = ${id}`
    }
    return { typeName: 'DecidedLine', texts: { id } }
  },
}

const DECIDED = {
  code: 'ALREADY_DECIDED',
  field: 'id',
  message: 'Somebody has decided this line meanwhile. Please look at the list again.',
}

/** Those that are still open, locked: whoever comes second finds them decided. Families are locked before. */
const openLines = (tx: Transaction, ids: string[], lock = tx`for update`) => tx<OpenLine[]>`
  select id, day::text, cents, text, bank_id as "bankId", is_verified as "isVerified" from bank_lines
  where id = any(${ids}) and state = 'OPEN' order by day, number ${lock}`

async function bookLine(context: WriteContext, line: OpenLine, userId: string): Promise<void> {
  const entryId = await book(context, {
    id: randomUUID(),
    userId,
    source: 'DESK',
    kind: 'PAYMENT',
    cents: line.cents,
    day: line.day,
    method: methodOf(line.text),
    note: line.text.slice(0, LONGEST_NOTE),
    bankReference: line.bankId,
  })
  await context.tx`
    update bank_lines set state = 'BOOKED', entry_id = ${entryId}, decided_by = ${context.caller.email}
    where id = ${line.id}`
  await settlePayment(context, userId, line.cents)
}

/** Most families send e-Transfers; a bank writes that in several ways. */
function methodOf(text: string): PaymentMethod {
  if (/e-?\s?tfr|e-?\s?transfer|interac/i.test(text)) return 'E_TRANSFER'
  return /\b(cheque|chq|check)\b/i.test(text) ? 'CHEQUE' : 'OTHER'
}

/** Of the families that these lines seem to be from, before anything is locked. */
async function guardiansOf(tx: Transaction, lines: readonly OpenLine[]): Promise<string[]> {
  const accountIds = (await proposalsFor(tx, lines, true)).flatMap(({ accountId }) => accountId ?? [])
  const rows = await tx<{ id: string }[]>`
    select id from users where id = any(${accountIds}) or family = any(${accountIds})`
  return rows.map(({ id }) => id)
}

/** Any guardian stands for the family's account; the first one gets the entry. */
async function guardianOf(tx: Transaction, accountId: string | null): Promise<string | null> {
  const [row] = await tx<{ id: string }[]>`
    select id from users u where (id = ${accountId} or family = ${accountId}) and account_of(u) = ${accountId}
      and not _deleted order by created_at, id limit 1`
  return row?.id ?? null
}
