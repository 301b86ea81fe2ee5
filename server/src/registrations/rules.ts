import { planChangeRefusal, withdrawalRefusal } from '@touchline/domain/audit/changes.ts'
import { isOneOf } from '@touchline/domain/is-one-of.ts'
import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { type PayPlan, payPlanRefusal } from '@touchline/domain/money/pay-plan.ts'
import { present } from '@touchline/domain/present.ts'
import { type FeeType, isMonthly } from '@touchline/domain/pricing/fee-types.ts'
import { daysRefusal, wholeRefusal } from '@touchline/domain/registrations/eligibility.ts'
import { familyEffect, placeEffect } from '@touchline/domain/status/registration-effects.ts'
import { readSettings } from '../club/load-club.ts'
import { refuse } from '../graphql/errors.ts'
import { updateByRules } from '../graphql/write/apply.ts'
import { selectRows } from '../graphql/write/rows.ts'
import type { WriteContext, WriteRules } from '../graphql/write/rules.ts'
import { followRegistration, payForPlace } from '../money/follow-prices.ts'
import { settlePlace } from '../money/settle-place.ts'
import type { Transaction } from '../postgres/pool.ts'
import { actorOf } from '../status/status-move.ts'
import { restoreReplaced } from './add-second-day.ts'
import { refundBreakdownOf } from './breakdown.ts'
import { priceFamily } from './family-prices.ts'
import { dropDiscounts, keepDiscounts } from './keep-discounts.ts'
import { finishMove } from './leave-for-other.ts'
import { lockRegistration } from './locks.ts'
import { asking, move, refundOf } from './move.ts'
import { registerTogether } from './register.ts'
import { sendAsked, sendMoved, sendRequoted, takeBackApproval } from './send-registration-emails.ts'
import { programOf, subjectOf } from './subject-of.ts'
import { offeredTogether, settleLine } from './waiting-line.ts'

const Registration = modelNamed('PlayerProgramRegistration')

export const registrationRules: WriteRules<'PlayerProgramRegistration'> = {
  repeatedBy: ['playerRegistrationsId', 'programFeeRegistrationsId', 'months', 'days'],

  async create(context, input) {
    const [kept] = await registerTogether(context, [input])
    return { kept: present(kept, 'a registration') }
  },

  lockFirst: ({ tx }, id) => lockRegistration(tx, id),

  async update(context, current, changes) {
    refuse(planChangeRefusal(Object.keys(changes)))
    const program = await programOf(context, current)
    const { status, days, payPlan, withdrawalCause: cause } = changes
    if (days !== undefined) await checkDays(context, current, days, program)
    if (payPlan !== undefined) await checkPayPlan(context, current, payPlan)
    if (status) return { ...changes, ...(await move(context, current, { ...changes, status }, program)) }
    if (cause !== undefined) {
      refuse(withdrawalRefusal(cause, actorOf(context.caller), current.status))
      if (current.status === 'ACTIVE')
        return { ...changes, ...(await asking(context, current, cause, program)) }
    }
    const isRefundChanged = ['withdrawalCause', 'doctorsNote'].some((field) => field in changes)
    if (current.status !== 'WITHDRAWN' || !isRefundChanged || isMovedAway(current)) return changes
    return { ...changes, ...(await refundOf(context, { ...current, ...changes }, program)) }
  },

  async updated(context, before, written) {
    if (isInTheBooks(written)) await followRegistration(context, before, written)
    if (before.status === 'APPROVED' && written.status === 'ACTIVE') await payForPlace(context, written)
    const isApproved = before.status !== 'APPROVED' && written.status === 'APPROVED'
    const after = isApproved ? await settlePlace(context, written) : written
    if (isUndone(before, after)) return takeBackApproval(context, after)
    if (before.status === after.status) return sendAsked(context, before, await subjectOf(context, after))
    if (before.priceWorking !== after.priceWorking) await keepDiscounts(context, after)
    await acceptTogether(context, before, after)
    if (isOneOf(UNDONE, after.status)) await restoreReplaced(context, after)
    const subject = await subjectOf(context, after)
    const isTaken = placeEffect(before.status, after.status) === 'TAKEN'
    const isMoved = isTaken && (await finishMove(context, subject))
    if (!isMoved) await sendMoved(context, before, subject)
    await follow(context, before, after, subject)
  },

  async removed(context, before) {
    await dropDiscounts(context, before)
    await followRegistration(context, before, null)
    await restoreReplaced(context, before)
    await follow(context, before, null, await subjectOf(context, before))
  },
}

/** The club may move a player to other days of the same plan. */
async function checkDays(
  { tx }: WriteContext,
  current: RowOf<'PlayerProgramRegistration'>,
  days: string[] | null,
  program: RowOf<'Program'>,
): Promise<void> {
  const feeType = await feeTypeOf(tx, current)
  const dayFacts = { program, days, feeType }
  refuse(isMonthly(feeType) ? daysRefusal(dayFacts) : wholeRefusal(dayFacts))
}

/** The payment plan of a place can be chosen until it is charged (B-27). */
async function checkPayPlan(
  { tx }: WriteContext,
  current: RowOf<'PlayerProgramRegistration'>,
  payPlan: PayPlan | null,
): Promise<void> {
  const { plan } = (await readSettings(tx)).payment
  const facts = { plan, feeType: await feeTypeOf(tx, current), status: current.status }
  refuse(payPlanRefusal(payPlan ?? 'MONTHLY', facts))
}

async function feeTypeOf(
  tx: Transaction,
  { programFeeRegistrationsId }: RowOf<'PlayerProgramRegistration'>,
): Promise<FeeType> {
  const [fee] = await tx<{ type: FeeType }[]>`
    select type from program_fees where id = ${programFeeRegistrationsId}`
  return present(fee, 'the fee of a registration').type
}

/** The amount paid was credited to another program (M-13), so later reasons for leaving do not change the refund. */
const isMovedAway = (row: RowOf<'PlayerProgramRegistration'>): boolean =>
  row.refundWorking !== null && refundBreakdownOf(row).creditCents > 0

/** Completion is left out: it changes nothing in the books, and affects a whole program at once. */
const isInTheBooks = ({ status }: RowOf<'PlayerProgramRegistration'>) => status !== 'COMPLETED'

/** An approval that was taken back; nothing else leads from approved to pending. */
const isUndone = (
  before: RowOf<'PlayerProgramRegistration'>,
  after: RowOf<'PlayerProgramRegistration'>,
): boolean => isOneOf(APPROVED, before.status) && after.status === 'PENDING'

const APPROVED = ['APPROVED', 'ACTIVE'] as const

/** Statuses of registrations that never took effect. */
const UNDONE = ['REJECTED', 'CANCELLED'] as const

/** Accepting an offer also accepts those of the children who wait together with this one (W-6). */
async function acceptTogether(
  context: WriteContext,
  before: RowOf<'PlayerProgramRegistration'>,
  after: RowOf<'PlayerProgramRegistration'>,
): Promise<void> {
  const isAccepted = before.status === 'WAITLISTED' && placeEffect('WAITLISTED', after.status) === 'TAKEN'
  if (!isAccepted || before.groupId === null || context.caller.role !== 'PARENT') return
  for (const row of await offeredTogether(context, before)) {
    // Accepting the first may have accepted the others.
    const [current] = await selectRows(context.tx, Registration, 'id = $1', [row.id])
    if (current?.status === 'WAITLISTED')
      await updateByRules(context, Registration, current, { status: 'APPROVED' })
  }
}

/** Effects of a move on others: the line moves up, a free place is offered, and siblings get new prices. */
async function follow(
  context: WriteContext,
  before: RowOf<'PlayerProgramRegistration'>,
  after: RowOf<'PlayerProgramRegistration'> | null,
  { player, program }: { player: RowOf<'Player'>; program: RowOf<'Program'> },
): Promise<void> {
  const [from, to] = [before.status, after?.status ?? null]
  const isFreed = placeEffect(from, to) === 'FREED'
  if (isFreed || from === 'WAITLISTED') await settleLine(context, program.id, isFreed ? before.id : null)
  const cause = familyEffect(from, to)
  if (!cause) return
  const { requoted } = await priceFamily(context, player.id, { cause })
  await sendRequoted(context, requoted)
}
