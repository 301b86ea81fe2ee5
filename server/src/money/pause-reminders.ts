import { modelNamed } from '@touchline/domain/models.ts'
import { pauseRefusal } from '@touchline/domain/money/reminder.ts'
import { present } from '@touchline/domain/present.ts'
import * as z from 'zod'
import { notFound, refuse, unauthorised } from '../graphql/errors.ts'
import type { Action } from '../graphql/write/rules.ts'
import { parsed } from '../graphql/write/validate-input.ts'
import { recordAct } from '../impersonation/record-act.ts'
import type { Transaction } from '../postgres/pool.ts'
import { lockFamilyOfUser } from '../registrations/locks.ts'
import { familyUserIds } from '../users/family-users.ts'
import { takeBackNotices } from './unpaid-notices.ts'

const Input = z.object({
  userId: z.string(),
  until: z.string().nullish(),
  reason: z.string().trim().max(500, 'This is too long.').nullish(),
})

/** Pauses a family's reminders until a day, as agreed; without a day, ends the pause (B-16). */
export const pauseReminders: Action = {
  model: modelNamed('User'),
  tokenWrites: null,
  async run({ tx, caller, now, today }, given) {
    if (caller.role !== 'ADMIN') throw unauthorised('pauseReminders', 'Mutation')
    const { userId, until = null, reason } = parsed(Input, given)
    await lockFamilyOfUser(tx, userId)
    const userIds = await familyUserIds(tx, userId)
    if (userIds.length === 0) throw notFound('User', userId)
    const adminEmail = present(caller.email, 'the address of an administrator')
    const pause = until === null ? null : { until, reason: reason ?? '' }
    if (pause) refuse(pauseRefusal(pause, today))
    await tx`delete from reminder_pauses where user_id = any(${userIds})`
    if (pause) {
      await tx`insert into reminder_pauses values (${userId}, ${pause.until}, ${pause.reason}, ${adminEmail})`
      await takeBackNotices(tx, userId)
    }
    await recordAct(tx, {
      adminEmail,
      action: pause ? 'PAUSE_REMINDERS' : 'RESUME_REMINDERS',
      userId,
      ...(pause && { reason: pause.reason, after: { until: pause.until } }),
      now,
    })
    return { id: userId }
  },
}

/** The pauses of these users, for the export of their own data. */
export const pausesForExport = async (tx: Transaction, userIds: string[]): Promise<object[]> => [
  ...(await tx`select until::text, reason from reminder_pauses where user_id = any(${userIds}) order by user_id`),
]
