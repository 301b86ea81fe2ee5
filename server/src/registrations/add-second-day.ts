import type { Changes, RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { present } from '@touchline/domain/present.ts'
import { type OneDay, type SecondDay, secondDay } from '@touchline/domain/registrations/second-day.ts'
import * as z from 'zod'
import { notFound, refuse } from '../graphql/errors.ts'
import { repeatedRow } from '../graphql/write/apply.ts'
import { refuseFieldsOfOthers } from '../graphql/write/fields-of-others.ts'
import { insertRecorded, updateRecorded } from '../graphql/write/record.ts'
import { selectRow, selectRows } from '../graphql/write/rows.ts'
import type { Action, WriteContext } from '../graphql/write/rules.ts'
import { checkId, parsed } from '../graphql/write/validate-input.ts'
import { followRegistration } from '../money/follow-prices.ts'
import { newReference } from '../money/payment-reference.ts'
import { visiblePlayer } from '../players/visible-player.ts'
import { breakdownOf } from './breakdown.ts'
import { priceFamily } from './family-prices.ts'
import { keepDiscounts } from './keep-discounts.ts'
import { lockOwnRegistration } from './lock-own-registration.ts'
import { sendReceived, sendRequoted } from './send-registration-emails.ts'
import { checkBiggerPlan } from './take-place.ts'

const Registration = modelNamed('PlayerProgramRegistration')

const LONGEST_DAY = 20
const LONGEST_REASON = 500

const Input = z.object({
  id: z.string(),
  registrationId: z.string(),
  day: z.string().max(LONGEST_DAY, 'This is too long.'),
  reason: z.string().trim().max(LONGEST_REASON, 'This is too long.').nullish(),
})

/** Changes from one day a week to two, with a new registration that takes over the place of the first (M-11). */
export const addSecondDay: Action = {
  model: Registration,
  tokenWrites: ['PlayerProgramRegistration'],
  async run(context, given) {
    const { id, registrationId, day, reason = null } = parsed(Input, given)
    checkId(id)
    refuseFieldsOfOthers(context, Registration, 'create', { reason })
    const found = await findOneDay(context, await lockOwnRegistration(context, registrationId))
    if (await isMade(context, id, found.registration)) return { id }
    await checkBiggerPlan(context, found.player, reason)
    const answer = secondDay(found.oneDay, day, context.today)
    if ('refusal' in answer) refuse(answer.refusal)
    else await replace(context, found, { id, ...answer.plan, reason })
    return { id }
  },
}

interface Found {
  registration: RowOf<'PlayerProgramRegistration'>
  player: RowOf<'Player'>
  program: RowOf<'Program'>
  oneDay: OneDay
}

async function findOneDay(
  context: WriteContext,
  registration: RowOf<'PlayerProgramRegistration'>,
): Promise<Found> {
  const { tx } = context
  const player = await visiblePlayer(context, registration.playerRegistrationsId)
  const Fee = modelNamed('ProgramFee')
  const fee = await selectRow(tx, Fee, 'id = $1', [registration.programFeeRegistrationsId])
  const programId = fee.programFeesId
  const [program] = await selectRows(tx, modelNamed('Program'), 'id = $1 and not _deleted', [programId])
  if (!program) throw notFound('Program', programId)
  const fees = await selectRows(tx, Fee, 'program_fees_id = $1 and not _deleted', [programId])
  const oneDay: OneDay = {
    status: registration.status,
    withdrawalAskedAt: registration.withdrawalAskedAt,
    fee,
    days: registration.days ?? [],
    months: registration.months ?? [],
    program: { ...program, fees },
    breakdown: breakdownOf(registration),
  }
  return { registration, player, program, oneDay }
}

/** Whether an earlier attempt of this request, before a double tap or lost response, has made it. */
async function isMade(
  context: WriteContext,
  id: string,
  replaced: RowOf<'PlayerProgramRegistration'>,
): Promise<boolean> {
  const { playerRegistrationsId } = replaced
  const made = await repeatedRow(context, Registration, { id, playerRegistrationsId })
  return made !== null && made.replacesId === replaced.id
}

async function replace(
  context: WriteContext,
  { registration, player, program }: Found,
  { id, feeId, days, months, alreadyPaid, reason }: SecondDay & { id: string; reason: string | null },
): Promise<void> {
  // Not by the rules of a move: the place must go to the bigger plan, not to the next in line.
  const left = await updateRecorded(context, Registration, registration, ended(context, registration))
  await followRegistration(context, registration, left)
  const joining = [{ id, player, feeId, months, status: 'PENDING' as const, alreadyPaid }]
  const priced = await priceFamily(context, player.id, { cause: 'SIBLING_JOINED', joining })
  const price = present(priced.quotes.get(id), 'a price')
  const row = await insertRecorded(context, Registration, {
    id,
    playerRegistrationsId: player.id,
    programFeeRegistrationsId: feeId,
    status: 'PENDING',
    days,
    months,
    payPlan: registration.payPlan,
    priceCents: price.totalCents,
    priceWorking: JSON.stringify(price),
    reference: newReference('R'),
    replacesId: registration.id,
    reason: context.caller.role === 'ADMIN' ? reason : null,
  })
  await keepDiscounts(context, row)
  await sendReceived(context, [{ registration: row, player, program }])
  await sendRequoted(context, priced.requoted)
}

/** Nothing is refunded, because what was paid counts towards the bigger plan. */
function ended(
  { now }: WriteContext,
  { status }: RowOf<'PlayerProgramRegistration'>,
): Changes<'PlayerProgramRegistration'> {
  if (status !== 'ACTIVE') return { status: 'CANCELLED' }
  return { status: 'WITHDRAWN', withdrawnAt: now.toISOString(), refundCents: 0 }
}

/** If the bigger plan is cancelled, restores the smaller one if that was paid (M-11). */
export async function restoreReplaced(
  context: WriteContext,
  { replacesId }: RowOf<'PlayerProgramRegistration'>,
): Promise<void> {
  if (!replacesId) return
  const where = `id = $1 and status = 'WITHDRAWN' and not _deleted`
  const [replaced] = await selectRows(context.tx, Registration, where, [replacesId], 'for update')
  if (replaced)
    await updateRecorded(context, Registration, replaced, {
      status: 'ACTIVE',
      withdrawalAskedAt: null,
      withdrawalCause: null,
      withdrawnAt: null,
      refundCents: null,
      refundWorking: null,
    })
}
