import { planChangeRefusal, withdrawalRefusal } from '@touchline/domain/changes.ts'
import { daysRefusal, wholeRefusal } from '@touchline/domain/eligibility.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { type FeeType, isMonthly } from '@touchline/domain/pricing/fee-types.ts'
import type { RegistrationStatus } from '@touchline/domain/status/registration.ts'
import { familyEffect, placeEffect } from '@touchline/domain/status/registration-effects.ts'
import { refuse } from '../graphql/errors.ts'
import { updateByRules } from '../graphql/write/apply.ts'
import { type Row, selectRows } from '../graphql/write/rows.ts'
import type { WriteContext, WriteRules } from '../graphql/write/rules.ts'
import { actorOf } from '../status-move.ts'
import { restoreReplaced } from './add-second-day.ts'
import { priceFamily } from './family-prices.ts'
import { dropDiscounts } from './keep-discounts.ts'
import { lockRegistration } from './locks.ts'
import { asking, move, refundOf } from './move.ts'
import { registerTogether } from './register.ts'
import { sendAsked, sendMoved, sendRequoted } from './send-registration-emails.ts'
import { offeredTogether, settleLine } from './waiting-line.ts'

const Registration = modelNamed('PlayerProgramRegistration')

export const registrationRules: WriteRules = {
  repeatedBy: ['playerRegistrationsId', 'programFeeRegistrationsId', 'months', 'days'],

  async create(context, input) {
    const [kept] = (await registerTogether(context, [input])) as [Row]
    return { kept }
  },

  lockFirst: ({ tx }, id) => lockRegistration(tx, id),

  async update(context, current, changes) {
    refuse(planChangeRefusal(Object.keys(changes)))
    const program = await programOf(context, current)
    if ('days' in changes) await checkDays(context, current, changes, program)
    if (changes.status) return { ...changes, ...(await move(context, current, changes, program)) }
    if ('withdrawalCause' in changes) {
      const cause = changes.withdrawalCause as string | null
      refuse(withdrawalRefusal(cause, actorOf(context.caller), current.status as string))
      if (current.status === 'ACTIVE') return { ...changes, ...asking(context, current, cause, program) }
    }
    const isRefundChanged = ['withdrawalCause', 'doctorsNote'].some((field) => field in changes)
    if (current.status !== 'WITHDRAWN' || !isRefundChanged) return changes
    return { ...changes, ...refundOf({ ...current, ...changes }, program) }
  },

  async updated(context, before, after) {
    if (before.status === after.status) return sendAsked(context, before, await subjectOf(context, after))
    await acceptTogether(context, before, after)
    if (UNDONE.includes(after.status as string)) await restoreReplaced(context, after)
    const subject = await subjectOf(context, after)
    await sendMoved(context, before, subject)
    await follow(context, before, after, subject)
  },

  async removed(context, before) {
    await dropDiscounts(context, before)
    await restoreReplaced(context, before)
    await follow(context, before, null, await subjectOf(context, before))
  },
}

/** The club may move a player to another day of the same plan. */
async function checkDays({ tx }: WriteContext, current: Row, { days }: Row, program: Row): Promise<void> {
  const feeId = current.programFeeRegistrationsId as string
  const [fee] = await tx`select type from program_fees where id = ${feeId}`
  const feeType = fee?.type as FeeType
  const dayFacts = { program: program as unknown as Days, days: days as string[] | null, feeType }
  refuse(isMonthly(feeType) ? daysRefusal(dayFacts) : wholeRefusal(dayFacts))
}
type Days = Parameters<typeof daysRefusal>[0]['program']

/** What never came about. */
const UNDONE: readonly string[] = ['REJECTED', 'CANCELLED']

/** A family that takes a place on offer takes those on offer to the children who wait with this one (W-6). */
async function acceptTogether(context: WriteContext, before: Row, after: Row): Promise<void> {
  const isAccepted = before.status === 'WAITLISTED' && placeEffect('WAITLISTED', statusOf(after)) === 'TAKEN'
  if (!isAccepted || before.groupId === null || context.caller.role !== 'PARENT') return
  for (const row of await offeredTogether(context, before)) {
    // The first of them brings the others along.
    const [current] = await selectRows(context.tx, Registration, 'id = $1', [row.id as string])
    if (current?.status === 'WAITLISTED')
      await updateByRules(context, Registration, current, { status: 'APPROVED' })
  }
}

const statusOf = (row: Row | null) => (row?.status ?? null) as RegistrationStatus | null

/** What a move means for others: the line moves up, a free place is offered, the siblings are priced anew. */
async function follow(
  context: WriteContext,
  before: Row,
  after: Row | null,
  { player, program }: { player: Row; program: Row },
): Promise<void> {
  const [from, to] = [statusOf(before), statusOf(after)]
  const isFreed = placeEffect(from, to) === 'FREED'
  if (isFreed || from === 'WAITLISTED')
    await settleLine(context, program.id as string, isFreed ? (before.id as string) : null)
  const cause = familyEffect(from, to)
  if (!cause) return
  const { requoted } = await priceFamily(context, player.id as string, { cause })
  await sendRequoted(context, requoted)
}

async function subjectOf(context: WriteContext, registration: Row) {
  const id = registration.playerRegistrationsId as string
  const [player] = (await selectRows(context.tx, modelNamed('Player'), 'id = $1', [id])) as [Row]
  return { registration, player, program: await programOf(context, registration) }
}

/** Also one that has been deleted since. */
async function programOf({ tx }: WriteContext, registration: Row): Promise<Row> {
  const where = 'id = (select program_fees_id from program_fees where id = $1)'
  const feeId = registration.programFeeRegistrationsId as string
  const [program] = (await selectRows(tx, modelNamed('Program'), where, [feeId])) as [Row]
  return program
}
