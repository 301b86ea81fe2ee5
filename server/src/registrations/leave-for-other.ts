import { clubDay } from '@touchline/domain/club-clock.ts'
import { isOneOf } from '@touchline/domain/is-one-of.ts'
import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import type { Refund } from '@touchline/domain/pricing/refund.ts'
import { movedRefund } from '@touchline/domain/registrations/program-move.ts'
import { PLACE_HOLDING_STATUSES } from '@touchline/domain/status/registration.ts'
import { familyEffect, placeEffect } from '@touchline/domain/status/registration-effects.ts'
import { updateRecorded } from '../graphql/write/record.ts'
import { selectRow, selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { followRegistration } from '../money/follow-prices.ts'
import { openMonthsOf } from '../money/open-months.ts'
import { settlePlace } from '../money/settle-place.ts'
import { breakdownOf } from './breakdown.ts'
import { priceFamily } from './family-prices.ts'
import { sendChangedProgram, sendRequoted } from './send-registration-emails.ts'
import type { Subject } from './subject-of.ts'
import { settleLine } from './waiting-line.ts'

type Row = RowOf<'PlayerProgramRegistration'>

const Registration = modelNamed('PlayerProgramRegistration')

/** A registration that ended because the child has changed to another program. */
export interface Left {
  before: Row
  after: Row
  programId: string
  /** What happens to the amount paid; null if nothing was. */
  refund: Refund | null
}

/** Ends a registration in favour of another, and books the difference (M-13). `passPlaceOn` passes its place on. */
export async function leaveForOther(
  context: WriteContext,
  before: Row,
  program: RowOf<'Program'>,
  to: Parameters<typeof movedRefund>[1],
): Promise<Left> {
  const { now } = context
  const refund = before.status === 'ACTIVE' ? await refundByMoving(context, before, program, to) : null
  const after = await updateRecorded(context, Registration, before, {
    reason: `Moved to ${to.name}`,
    lineNumber: null,
    offerExpiresAt: null,
    groupId: null,
    ...(refund
      ? {
          status: 'WITHDRAWN' as const,
          withdrawnAt: now.toISOString(),
          refundCents: refund.refundCents,
          refundWorking: JSON.stringify(refund),
        }
      : { status: 'CANCELLED' as const }),
  })
  await followRegistration(context, before, after)
  return { before, after, programId: program.id, refund }
}

async function refundByMoving(
  { tx, now }: WriteContext,
  before: Row,
  program: RowOf<'Program'>,
  to: Parameters<typeof movedRefund>[1],
): Promise<Refund> {
  const open = await openMonthsOf(tx, before)
  return movedRefund(
    { breakdown: breakdownOf(before), open, program, days: before.days, askedOn: clubDay(now) },
    to,
  )
}

/** Call at the end of a move: siblings are priced without the old place, and it is offered to the next in line. */
export async function passPlaceOn(context: WriteContext, { before, after, programId }: Left): Promise<void> {
  const cause = familyEffect(before.status, after.status)
  if (cause) {
    const { requoted } = await priceFamily(context, before.playerRegistrationsId, { cause })
    await sendRequoted(context, requoted)
  }
  const isFreed = placeEffect(before.status, after.status) === 'FREED'
  await settleLine(context, programId, isFreed ? before.id : null)
}

/**
 * Completes a move that has waited for a place: gives up the old place, which was kept meanwhile. False if
 * there is none.
 */
export async function finishMove(context: WriteContext, subject: Subject): Promise<boolean> {
  const { registration, program } = subject
  const { replacesId } = registration
  if (!replacesId) return false
  const [kept] = await selectRows(
    context.tx,
    Registration,
    'id = $1 and not _deleted',
    [replacesId],
    'for update',
  )
  if (!kept || !isOneOf(PLACE_HOLDING_STATUSES, kept.status)) return false
  const where = 'id = (select program_fees_id from program_fees where id = $1)'
  const from = await selectRow(context.tx, modelNamed('Program'), where, [kept.programFeeRegistrationsId])
  const left = await leaveForOther(context, kept, from, {
    name: program.name,
    months: registration.months ?? [],
    priceCents: registration.priceCents ?? 0,
  })
  // The move is complete: even if the new place ends later, the old one is not restored.
  const changes = { replacesId: null, reason: `Moved from ${from.name}` }
  const after = await updateRecorded(context, Registration, registration, changes)
  // The amount paid for the old program may cover the new one (B-20).
  const moved = { ...subject, registration: await settlePlace(context, after) }
  await sendChangedProgram(context, moved, { from: from.name, left, isKept: false })
  await passPlaceOn(context, left)
  return true
}
