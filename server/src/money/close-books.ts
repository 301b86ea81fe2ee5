import { modelNamed } from '@touchline/domain/models.ts'
import { closingRefusal } from '@touchline/domain/money/closing.ts'
import { present } from '@touchline/domain/present.ts'
import * as z from 'zod'
import { refuse, unauthorised } from '../graphql/errors.ts'
import type { Action } from '../graphql/write/rules.ts'
import { parsed } from '../graphql/write/validate-input.ts'
import { recordAct } from '../impersonation/record-act.ts'
import { closedThrough } from './ledger.ts'

const Input = z.object({
  through: z.string(),
  reason: z.string().trim().max(500, 'This is too long.').nullish(),
})

/** Closes the books up to a month, or reopens later ones (B-17). Waits for bookings in progress. */
export const closeBooks: Action = {
  model: modelNamed('User'),
  tokenWrites: null,
  async run({ tx, caller, now, today }, given) {
    if (caller.role !== 'ADMIN') throw unauthorised('closeBooks', 'Mutation')
    const input = parsed(Input, given)
    const { through } = input
    const reason = input.reason ?? ''
    await tx`select pg_advisory_xact_lock(hashtextextended('books closed', 0))`
    const before = await closedThrough(tx)
    refuse(closingRefusal({ through, reason }, before, today))
    if (through !== before) {
      await tx`
        insert into books_closed values (true, ${through}) on conflict (is_only) do update set through = excluded.through`
      await recordAct(tx, {
        adminEmail: present(caller.email, 'the address of an administrator'),
        action: before !== null && through < before ? 'REOPEN_BOOKS' : 'CLOSE_BOOKS',
        row: { model: 'Books', id: through },
        userId: null,
        ...(reason && { reason }),
        after: { through },
        now,
      })
    }
    return { typeName: 'ClosedBooks', texts: { through } }
  },
}
