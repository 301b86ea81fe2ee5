import { modelNamed } from '@touchline/domain/models.ts'
import { dayRefusal } from '@touchline/domain/money/booking.ts'
import { PAYMENT_METHODS } from '@touchline/domain/money/entry.ts'
import { NOTHING_TO_SEND, refundToSend } from '@touchline/domain/money/refund-to-send.ts'
import { present } from '@touchline/domain/present.ts'
import * as z from 'zod'
import { refuse, unauthorised } from '../graphql/errors.ts'
import { updateByRules } from '../graphql/write/apply.ts'
import { selectRows } from '../graphql/write/rows.ts'
import type { Action, WriteContext } from '../graphql/write/rules.ts'
import { checkId, parsed } from '../graphql/write/validate-input.ts'
import { lockOwnRegistration } from '../registrations/lock-own-registration.ts'
import { book, entriesOfFamily } from './ledger.ts'
import { emailRefundSent } from './refund-email.ts'

const Registration = modelNamed('PlayerProgramRegistration')

const Input = z.object({
  id: z.string(),
  registrationId: z.string(),
  day: z.string(),
  method: z.enum(PAYMENT_METHODS, `Choose one of ${PAYMENT_METHODS.join(', ')}.`),
  bankReference: z.string().trim().max(100, 'This is too long.').nullish(),
})

/** Records that the refund promised to somebody who left was sent, and emails the family (B-9). */
export const recordRefund: Action = {
  model: Registration,
  tokenWrites: null,
  async run(context, given) {
    if (context.caller.role !== 'ADMIN') throw unauthorised('recordRefund', 'Mutation')
    const { id, registrationId, day, method, bankReference = null } = parsed(Input, given)
    checkId(id)
    refuse(dayRefusal(day, context.today))
    const row = await lockOwnRegistration(context, registrationId)
    const family = await familyOfPlace(context, registrationId)
    const { userId } = family
    const entries = await entriesOfFamily(context.tx, userId)
    if (entries.some((entry) => entry.id === id)) return { id: registrationId }
    const isToSend = row.status === 'WITHDRAWN' && row.refundedAt === null
    const cents = isToSend ? refundToSend(entries, row.id, row.refundCents ?? 0) : 0
    if (cents === 0) refuse(NOTHING_TO_SEND)
    const item = { registrationId }
    await book(context, {
      id,
      userId,
      source: 'STATUS',
      kind: 'REFUND',
      item,
      cents,
      day,
      method,
      bankReference,
    })
    await updateByRules(context, Registration, row, { refundedAt: context.now.toISOString() })
    await emailRefundSent(context, userId, { cents, of: family, by: { day, bankReference } })
    return { id: registrationId }
  },
}

/** The refund was not sent after all, so it is promised again (B-9). */
export async function promiseAgain(context: WriteContext, registrationId: string | null): Promise<void> {
  const where = 'id = $1 and refunded_at is not null and not _deleted'
  for (const row of await selectRows(context.tx, Registration, where, [registrationId], 'for update'))
    await updateByRules(context, Registration, row, { refundedAt: null })
}

interface Family {
  userId: string
  player: string
  program: string
}

export async function familyOfPlace({ tx }: WriteContext, registrationId: string): Promise<Family> {
  const [row] = await tx<Family[]>`
    select p.user_players_id as "userId", p.first_name as player, g.name as program
    from player_program_registrations r join players p on p.id = r.player_registrations_id
      join program_fees f on f.id = r.program_fee_registrations_id join programs g on g.id = f.program_fees_id
    where r.id = ${registrationId}`
  return present(row, 'the family of a registration')
}
