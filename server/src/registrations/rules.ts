import { placeRefusal, planChangeRefusal } from '@touchline/domain/changes.ts'
import {
  duplicateRefusal,
  type EligibilityProgram,
  registrationRefusal,
  startingStatus,
} from '@touchline/domain/eligibility.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import type { FeeType } from '@touchline/domain/pricing/fee-types.ts'
import { type Dated, monthsToBill } from '@touchline/domain/season.ts'
import type { PlayerStatus } from '@touchline/domain/status/player.ts'
import {
  automaticRegistrationMove,
  PLACE_HOLDING_STATUSES,
  type RegistrationStatus,
  TERMINAL_REGISTRATION_STATUSES,
} from '@touchline/domain/status/registration.ts'
import { notFound, refuse } from '../graphql/errors.ts'
import { type Row, selectRows } from '../graphql/write/rows.ts'
import type { WriteContext, WriteRules } from '../graphql/write/rules.ts'
import { visiblePlayer } from '../players/visible-player.ts'
import { checkMove } from '../status-move.ts'
import { keepDiscounts } from './keep-discounts.ts'
import { closeGap, lastInLine, lockProgramOf, lockProgramOfFee, placesTaken } from './places.ts'
import { priceRegistration } from './price.ts'

export const registrationRules: WriteRules = {
  async create(context, input) {
    const { tx, today } = context
    const player = await visiblePlayer(context, input.playerRegistrationsId as string)
    const { fee, program } = await feeAndProgram(context, input.programFeeRegistrationsId as string)
    checkMove(context, 'PlayerProgramRegistration', null, (input.status as string) ?? 'PENDING')
    await checkEligible(context, player, fee, program, input)
    const status = await statusToStart(context, program, input.status as string | undefined)
    const isWaitlisted = status === 'WAITLISTED'
    const months = (input.months as string[] | undefined) ?? monthsToBill(program as unknown as Dated, today)
    const price = await priceRegistration(tx, {
      id: input.id as string,
      player,
      fee,
      program,
      months,
      registeredOn: today,
      isWaitlisted,
    })
    return {
      row: {
        ...input,
        status,
        months,
        priceCents: price.totalCents,
        priceWorking: JSON.stringify(price),
        waitlistPosition: isWaitlisted ? (await lastInLine(tx, program.id as string)) + 1 : null,
      },
    }
  },

  created: keepDiscounts,

  lockFirst: ({ tx }, id) => lockProgramOf(tx, id),

  async update(context, current, changes) {
    refuse(planChangeRefusal(Object.keys(changes)))
    return changes.status ? { ...changes, ...(await move(context, current, changes)) } : changes
  },

  async remove(context, current) {
    if (current.status !== 'WAITLISTED') return
    const { program } = await feeAndProgram(context, current.programFeeRegistrationsId as string)
    await closeGap(context, program.id as string, current.waitlistPosition as number)
  },
}

/** A move to another status: is it legal, is there a place, and what follows for the waiting list. */
async function move(context: WriteContext, current: Row, changes: Row): Promise<Row> {
  const { tx, today } = context
  const [from, to] = [current.status as RegistrationStatus, changes.status as RegistrationStatus]
  checkMove(context, 'PlayerProgramRegistration', from, to, changes.reason as string | null)
  const { program } = await feeAndProgram(context, current.programFeeRegistrationsId as string)
  const programId = program.id as string
  if (isOneOf(TERMINAL_REGISTRATION_STATUSES, from)) await refuseTwice(context, current, program)
  if (isOneOf(PLACE_HOLDING_STATUSES, to) && !isOneOf(PLACE_HOLDING_STATUSES, from)) {
    const { name, capacity } = program as { name: string; capacity: number | null }
    refuse(placeRefusal({ name, capacity }, await placesTaken(tx, programId)))
  }
  if (from === 'WAITLISTED') await closeGap(context, programId, current.waitlistPosition as number)
  const waitlistPosition = to === 'WAITLISTED' ? (await lastInLine(tx, programId)) + 1 : null
  const facts = {
    status: to,
    priceCents: current.priceCents as number | null,
    endDate: program.endDate as string,
  }
  const settled = to === 'APPROVED' ? automaticRegistrationMove(facts, today) : null
  return { status: settled ?? to, waitlistPosition }
}

const isOneOf = (statuses: readonly string[], status: string) => statuses.includes(status)

async function refuseTwice(context: WriteContext, registration: Row, program: Row): Promise<void> {
  const player = await visiblePlayer(context, registration.playerRegistrationsId as string)
  refuse(
    duplicateRefusal({
      player: player as { firstName: string },
      program: program as { id: string; name: string },
      playerRegistrations: await registrationsOf(context, player),
    }),
  )
}

async function registrationsOf({ tx }: WriteContext, player: Row) {
  const rows = await tx`
    select f.program_fees_id as program_id, r.status from player_program_registrations r
    join program_fees f on f.id = r.program_fee_registrations_id
    where r.player_registrations_id = ${player.id as string} and not r._deleted`
  return rows.map((row) => ({ programId: row.program_id, status: row.status }))
}

/** The fee and its program, read once the latter is locked: see `places.ts`. */
async function feeAndProgram({ tx }: WriteContext, feeId: string): Promise<{ fee: Row; program: Row }> {
  await lockProgramOfFee(tx, feeId)
  const [fee] = await selectRows(tx, modelNamed('ProgramFee'), 'id = $1 and not _deleted', [feeId])
  if (!fee) throw notFound('ProgramFee', feeId)
  const programId = fee.programFeesId as string
  const [program] = await selectRows(tx, modelNamed('Program'), 'id = $1 and not _deleted', [programId])
  if (!program) throw notFound('Program', programId)
  return { fee, program }
}

async function checkEligible(
  context: WriteContext,
  player: Row,
  fee: Row,
  program: Row,
  input: Row,
): Promise<void> {
  refuse(
    registrationRefusal({
      player: player as { firstName: string; birthDate: string; status: PlayerStatus },
      program: program as unknown as EligibilityProgram,
      feeType: fee.type as FeeType,
      months: input.months as string[] | undefined,
      days: input.days as string[] | undefined,
      playerRegistrations: await registrationsOf(context, player),
      consents: null,
      today: context.today,
    }),
  )
}

/** What a client wishes for counts only where an administrator puts somebody on the waiting list by hand. */
async function statusToStart({ tx, caller }: WriteContext, program: Row, wish?: string): Promise<string> {
  if (caller.role === 'ADMIN' && wish === 'WAITLISTED') return wish
  return startingStatus(program.capacity as number | null, await placesTaken(tx, program.id as string))
}
