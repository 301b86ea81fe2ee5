import { randomUUID } from 'node:crypto'
import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { present } from '@touchline/domain/present.ts'
import { isMonthly } from '@touchline/domain/pricing/fee-types.ts'
import type { Quote } from '@touchline/domain/pricing/quote-types.ts'
import { monthsToBill } from '@touchline/domain/programs/program-sessions.ts'
import { registrationRefusal } from '@touchline/domain/registrations/eligibility.ts'
import {
  type ChangedProgram,
  keepsPlace,
  movedMonths,
  programMoveRefusal,
  statusAfterMove,
} from '@touchline/domain/registrations/program-move.ts'
import { readSettings } from '../club/load-club.ts'
import { refuse } from '../graphql/errors.ts'
import { requireOwnRow } from '../graphql/write/own-row.ts'
import { insertRecorded } from '../graphql/write/record.ts'
import { selectRow } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { followRegistration } from '../money/follow-prices.ts'
import { newReference } from '../money/payment-reference.ts'
import { settlePlace } from '../money/settle-place.ts'
import { visiblePlayer } from '../players/visible-player.ts'
import { priceFamily } from './family-prices.ts'
import { keepDiscounts } from './keep-discounts.ts'
import { type Left, leaveForOther, passPlaceOn } from './leave-for-other.ts'
import { lockRegistration } from './locks.ts'
import { readPosition } from './position-in-line.ts'
import { feeAndProgram } from './register.ts'
import { registrationsOf } from './registrations-of.ts'
import { sendChangedProgram, sendRequoted } from './send-registration-emails.ts'
import { nextNumber, settleLine } from './waiting-line.ts'

type Row = RowOf<'PlayerProgramRegistration'>

const Registration = modelNamed('PlayerProgramRegistration')

export interface ProgramMoveInput {
  registrationId: string
  feeId: string
  /** Omitted for a plan without a choice of days. */
  days: string[] | null
  /** What the administrator has seen; omitted for a preview. */
  seen?: { version: number; status: string; priceCents: number; refundCents: number }
}

/**
 * Moves a child from one program to another in this transaction: first the new place, its price and the money,
 * and only then the old place. The caller is an administrator.
 */
export async function moveToProgram(
  context: WriteContext,
  wanted: ProgramMoveInput,
): Promise<ChangedProgram> {
  const move = await lockedMove(context, wanted)
  const { current, player, target, program } = move
  const hasPlace = (await settleLine(context, target.program.id, null)) > 0
  const status = statusAfterMove(current.status, hasPlace)
  const isKept = keepsPlace(current.status, status)
  const { quotes, requoted } = await priceFamily(context, player.id, {
    cause: 'SIBLING_JOINED',
    joining: [{ id: move.id, player, feeId: target.fee.id, months: move.months, status }],
    leaving: isKept ? null : current.id,
  })
  const price = present(quotes.get(move.id), 'a price')
  const months = isMonthly(target.fee.type) ? move.months : []
  const to = { name: target.program.name, months, priceCents: price.totalCents }
  const left = isKept ? null : await leaveForOther(context, current, program, to)
  const row = await insertMoved(context, move, price, status, isKept)
  await keepDiscounts(context, row)
  if (row.status === 'APPROVED') await followRegistration(context, row, row)
  const subject = { registration: await settlePlace(context, row), player, program: target.program }
  const result = await changed(context, move, subject.registration, left)
  refuseUnseen(wanted, result)
  await sendChangedProgram(context, subject, { from: program.name, left, isKept })
  await sendRequoted(context, requoted)
  if (left) await passPlaceOn(context, left)
  return result
}

interface Move {
  id: string
  current: Row
  player: RowOf<'Player'>
  /** The child's current program. */
  program: RowOf<'Program'>
  target: Awaited<ReturnType<typeof feeAndProgram>>
  days: string[] | null
  months: string[]
}

/** Locks both programs, in the usual order, before counting any places. */
async function lockedMove(context: WriteContext, wanted: ProgramMoveInput): Promise<Move> {
  const { registrationId, feeId, days, seen } = wanted
  await requireOwnRow(context, Registration, registrationId)
  await lockRegistration(context.tx, registrationId, [feeId])
  const current = await requireOwnRow(context, Registration, registrationId, 'for update')
  if (seen && seen.version !== current._version) refuse(CHANGED)
  refuse(programMoveRefusal(current))
  const player = await visiblePlayer(context, current.playerRegistrationsId)
  const target = await feeAndProgram(context, feeId)
  const where = 'id = (select program_fees_id from program_fees where id = $1)'
  const program = await selectRow(context.tx, modelNamed('Program'), where, [
    current.programFeeRegistrationsId,
  ])
  const open = monthsToBill(target.program, context.today, days ?? [])
  const months = movedMonths(current.months ?? [], open)
  const move = { id: randomUUID(), current, player, program, target, days, months }
  await checkFits(context, move)
  return move
}

const CHANGED = {
  code: 'CHANGED',
  message: 'Something has changed in the meantime. Please check it again, then move.',
} as const

/** Consents are not checked: the family gave them for the old place, or the desk did without (E-15). */
async function checkFits(context: WriteContext, { player, target, days }: Move): Promise<void> {
  refuse(
    registrationRefusal({
      player,
      program: target.program,
      feeType: target.fee.type,
      days,
      playerRegistrations: await registrationsOf(context, player),
      consents: null,
      actor: 'DESK',
      ages: (await readSettings(context.tx)).facts.ages,
      today: context.today,
    }),
  )
}

async function insertMoved(
  context: WriteContext,
  { id, current, player, program, target, days, months }: Move,
  price: Quote,
  status: Row['status'],
  isKept: boolean,
): Promise<Row> {
  return insertRecorded(context, Registration, {
    id,
    playerRegistrationsId: player.id,
    programFeeRegistrationsId: target.fee.id,
    status,
    days,
    months,
    payPlan: current.payPlan,
    priceCents: price.totalCents,
    priceWorking: JSON.stringify(price),
    reference: newReference('R'),
    approvedAt: status === 'APPROVED' ? context.now.toISOString() : null,
    lineNumber: status === 'WAITLISTED' ? await nextNumber(context.tx, target.program.id) : null,
    replacesId: isKept ? current.id : null,
    reason: isKept ? `Waiting to move from ${program.name}` : `Moved from ${program.name}`,
  })
}

async function changed(
  { tx }: WriteContext,
  { current, program, target, months }: Move,
  row: Row,
  left: Left | null,
): Promise<ChangedProgram> {
  return {
    version: current._version,
    registrationId: row.id,
    from: program.name,
    to: target.program.name,
    status: row.status,
    position: row.status === 'WAITLISTED' ? await readPosition(tx, row.id) : null,
    months,
    keepsPlace: left === null,
    beforeCents: current.priceCents ?? 0,
    priceCents: row.priceCents ?? 0,
    creditCents: left?.refund?.creditCents ?? 0,
    refundCents: left?.refund?.refundCents ?? 0,
    refundReasons: left?.refund?.lines.map(({ reason }) => reason) ?? [],
  }
}

/** Refuses if the result differs from the preview, because a place was taken or a price changed meanwhile (M-12). */
function refuseUnseen({ seen }: ProgramMoveInput, { status, priceCents, refundCents }: ChangedProgram): void {
  if (!seen) return
  const isSame = seen.status === status && seen.priceCents === priceCents && seen.refundCents === refundCents
  if (!isSame) refuse(CHANGED)
}
