import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { noOfferRefusal, notWaitingRefusal } from '@touchline/domain/registrations/offer-answer.ts'
import * as z from 'zod'
import { refuse } from '../graphql/errors.ts'
import { updateByRules } from '../graphql/write/apply.ts'
import { updateRecorded } from '../graphql/write/record.ts'
import { selectRow } from '../graphql/write/rows.ts'
import type { Action, WriteContext } from '../graphql/write/rules.ts'
import { parsed } from '../graphql/write/validate-input.ts'
import { comeBack } from './come-back.ts'
import { lockOwnRegistration } from './lock-own-registration.ts'
import { offeredTogether, settleLine } from './waiting-line.ts'

const Registration = modelNamed('PlayerProgramRegistration')

export const ANSWERS = ['ACCEPT', 'DECLINE', 'LEAVE', 'RETURN'] as const
export type OfferAnswer = (typeof ANSWERS)[number]

const Input = z.object({ id: z.string(), answer: z.enum(ANSWERS, `Choose one of ${ANSWERS.join(', ')}.`) })

/** Accepts or declines an offered place, leaves the waiting list or comes back to it. Repeating it changes nothing. */
export const answerOffer: Action = {
  model: Registration,
  tokenWrites: ['PlayerProgramRegistration'],
  async run(context, given) {
    const { id, answer } = parsed(Input, given)
    await answerAs(context, id, answer)
    return { id }
  },
}

export async function answerAs(context: WriteContext, id: string, answer: OfferAnswer): Promise<void> {
  const row = await lockOwnRegistration(context, id)
  if (answer === 'DECLINE') return decline(context, row)
  if (answer === 'LEAVE') return leave(context, row)
  if (answer === 'RETURN') return comeBack(context, row)
  const isDone = row.status === 'APPROVED' || row.status === 'ACTIVE'
  if (!isDone) await updateByRules(context, Registration, row, { status: 'APPROVED' })
}

/** Leaves the waiting list only, never a place; with an offer, together with all children it includes (W-6). */
async function leave(context: WriteContext, registration: RowOf<'PlayerProgramRegistration'>): Promise<void> {
  if (registration.status === 'CANCELLED') return
  if (registration.status !== 'WAITLISTED') refuse(notWaitingRefusal())
  const together = await offeredTogether(context, registration)
  for (const id of new Set([registration, ...together].map((row) => row.id))) {
    // Read again, because those who left before have moved this one up.
    const current = await selectRow(context.tx, Registration, 'id = $1', [id])
    await updateByRules(context, Registration, current, { status: 'CANCELLED' })
  }
}

/** The place is offered to the next in line; whoever declined keeps their position (W-4). */
async function decline(
  context: WriteContext,
  registration: RowOf<'PlayerProgramRegistration'>,
): Promise<void> {
  if (registration.status === 'WAITLISTED' && registration.offerPassedAt !== null) return
  const offered = await offeredTogether(context, registration)
  if (!offered.some(({ id }) => id === registration.id)) refuse(noOfferRefusal())
  const changes = { offerExpiresAt: null, offerPassedAt: context.now.toISOString() }
  for (const row of offered) await updateRecorded(context, Registration, row, changes)
  const programIds = await programsOf(context, offered)
  for (const programId of programIds) await settleLine(context, programId, null)
}

async function programsOf(
  { tx }: WriteContext,
  rows: readonly RowOf<'PlayerProgramRegistration'>[],
): Promise<string[]> {
  const feeIds = rows.map((row) => row.programFeeRegistrationsId)
  const found = await tx<{ id: string }[]>`
    select distinct program_fees_id as id from program_fees where id = any(${feeIds}) order by 1`
  return found.map(({ id }) => id)
}
