import { modelNamed } from '@touchline/domain/models.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import * as z from 'zod'
import { notFound, refuse, unauthorised } from '../../graphql/errors.ts'
import type { Action } from '../../graphql/write/rules.ts'
import { parsed } from '../../graphql/write/validate-input.ts'
import { lockFamilyOfUser } from '../../registrations/locks.ts'
import { bookCertain, bookLine, openLines } from './book-lines.ts'

const MOST_AT_ONCE = 1_000
const Accepted = z.object({ ids: z.array(z.string()).min(1).max(MOST_AT_ONCE), cents: z.int() })

/** Books those of these lines that are certain. */
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
    const booked = await bookCertain(context, seen)
    const bookedCents = booked.reduce((all, { line }) => all + line.cents, 0)
    return { typeName: 'AcceptedLines', ids: [], numbers: { booked: booked.length, cents: bookedCents } }
  },
}

const Decided = z.object({
  id: z.string(),
  userId: z.string().nullish(),
  note: z.string().trim().max(500, 'This is too long.').nullish(),
})

/** Books a line on the chosen family, sets it aside with a reason or, with neither, reopens it. */
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
        refuse({
          code: 'WENT_OUT',
          field: 'id',
          message: 'This is money going out: record a refund instead.',
        })
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
  message: 'Someone has already decided this line. Please check the list again.',
}
