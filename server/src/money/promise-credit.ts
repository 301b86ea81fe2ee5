import { modelNamed } from '@touchline/domain/models.ts'
import { creditLeft, creditRefusal } from '@touchline/domain/money/credit-refund.ts'
import { present } from '@touchline/domain/present.ts'
import * as z from 'zod'
import { notFound, refuse, unauthorised } from '../graphql/errors.ts'
import type { Action } from '../graphql/write/rules.ts'
import { checkId, parsed } from '../graphql/write/validate-input.ts'
import { recordAct } from '../impersonation/record-act.ts'
import { lockFamilyOfUser } from '../registrations/locks.ts'
import { familyUserIds } from '../users/family-users.ts'
import { creditRefundWithId, promisedToLeavers } from './credit-refunds-of.ts'
import { entriesOfFamily } from './ledger.ts'

const Input = z.object({ id: z.string(), userId: z.string(), cents: z.int() })

/** Adds a family's credit to the refunds to send (B-29), replacing an earlier promise. */
export const promiseCredit: Action = {
  model: modelNamed('User'),
  tokenWrites: null,
  async run({ tx, caller, now }, given) {
    if (caller.role !== 'ADMIN') throw unauthorised('promiseCredit', 'Mutation')
    const { id, userId, cents } = parsed(Input, given)
    checkId(id)
    await lockFamilyOfUser(tx, userId)
    const userIds = await familyUserIds(tx, userId)
    if (userIds.length === 0) throw notFound('User', userId)
    if (await creditRefundWithId(tx, id)) return { id: userId }
    const entries = await entriesOfFamily(tx, userId)
    refuse(creditRefusal(cents, creditLeft(entries, await promisedToLeavers(tx, userIds, entries))))
    await tx`update credit_refunds set closed_at = ${now} where user_id = any(${userIds}) and closed_at is null`
    const adminEmail = present(caller.email, 'the address of an administrator')
    if (cents > 0)
      await tx`
        insert into credit_refunds (id, user_id, cents, asked_at) values (${id}, ${userId}, ${cents}, ${now})`
    const action = cents > 0 ? 'PROMISE_CREDIT' : 'KEEP_CREDIT'
    await recordAct(tx, { adminEmail, action, userId, ...(cents > 0 && { after: { cents } }), now })
    return { id: userId }
  },
}
