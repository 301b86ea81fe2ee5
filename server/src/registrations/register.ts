import { randomUUID } from 'node:crypto'
import { type EligibilityProgram, registrationRefusal } from '@touchline/domain/eligibility.ts'
import type { GivenConsent } from '@touchline/domain/given-consents.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import type { FeeType } from '@touchline/domain/pricing/fee-types.ts'
import type { Quote } from '@touchline/domain/pricing/quote-types.ts'
import { type Dated, monthsToBill } from '@touchline/domain/season.ts'
import type { PlayerStatus } from '@touchline/domain/status/player.ts'
import { clubsDecision, startingStatuses } from '@touchline/domain/waiting-list.ts'
import { readClub } from '../club/load-club.ts'
import { notFound, refuse } from '../graphql/errors.ts'
import { requireOwnRow } from '../graphql/write/own-row.ts'
import { insertRecorded } from '../graphql/write/record.ts'
import { type Row, selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { newReference } from '../payment-reference.ts'
import { visiblePlayer } from '../players/visible-player.ts'
import { actorOf, checkMove } from '../status-move.ts'
import { agreedFor, checkConsents, recordConsents } from './consents.ts'
import { checkFamilyLimits } from './family-limits.ts'
import { priceFamily } from './family-prices.ts'
import { keepDiscounts } from './keep-discounts.ts'
import { lockFamilyOf, lockProgramsOfFees } from './locks.ts'
import { registrationsOf } from './registrations-of.ts'
import { sendReceived, sendRequoted } from './send-registration-emails.ts'
import { lastInLine, settleLine } from './waiting-line.ts'

const Registration = modelNamed('PlayerProgramRegistration')

interface Asked {
  /** With a place for some of them only, all wait (W-5). */
  allOrNone?: boolean
  /** What is agreed to with this request, besides what is on record. */
  consents?: readonly GivenConsent[]
}

interface Entry {
  input: Row
  player: Row
  fee: Row
  program: Row
  months: string[]
}

/** Registers children of one family: places, price, discounts, consents and letters, all in the transaction at hand. */
export async function registerTogether(
  context: WriteContext,
  inputs: readonly Row[],
  { allOrNone = false, consents = [] }: Asked = {},
): Promise<Row[]> {
  const entries = await lockedEntries(context, inputs)
  await checkConsents(context, consents)
  for (const [n, entry] of entries.entries())
    await checkEligible(context, entry, entries.slice(0, n), consents)
  await checkFamilyLimits(
    context,
    (entries[0]?.player.userPlayersId ?? null) as string | null,
    entries.map(({ program }) => program),
  )
  const statuses = await statusesToStart(context, entries, allOrNone)
  const [first] = entries
  const { quotes, requoted } = await priceFamily(context, first?.player.id as string, {
    cause: 'SIBLING_JOINED',
    joining: entries.map(({ input, player, fee, months }, n) => ({
      id: input.id as string,
      player,
      feeId: fee.id as string,
      months,
      status: statuses[n] as 'PENDING' | 'WAITLISTED',
    })),
  })
  const groupId = allOrNone && entries.length > 1 && statuses.includes('WAITLISTED') ? randomUUID() : null
  const rows: Row[] = []
  for (const [n, entry] of entries.entries()) {
    const price = quotes.get(entry.input.id as string) as Quote
    rows.push(await insertEntry(context, entry, { status: statuses[n] as string, price, groupId }))
  }
  await recordConsents(
    context,
    entries.map(({ player }) => player),
    consents,
  )
  await sendReceived(
    context,
    entries.map((entry, n) => ({ ...entry, registration: rows[n] as Row })),
  )
  await sendRequoted(context, requoted)
  return rows
}

/** The players, fees and programs they are about, locked in the order of `locks.ts`. */
async function lockedEntries(context: WriteContext, inputs: readonly Row[]): Promise<Entry[]> {
  const { tx, today } = context
  // Before any lock: a stranger's request must not wait for a family that is busy.
  for (const input of inputs)
    await requireOwnRow(context, modelNamed('Player'), input.playerRegistrationsId as string)
  await lockFamilyOf(tx, inputs[0]?.playerRegistrationsId as string)
  const players: Row[] = []
  for (const input of inputs)
    players.push(await visiblePlayer(context, input.playerRegistrationsId as string))
  if (players.some((player) => player.userPlayersId !== players[0]?.userPlayersId))
    refuse({
      code: 'SEVERAL_FAMILIES',
      field: 'registrations',
      message: 'These players belong to several families. Please register one family at a time.',
    })
  await lockProgramsOfFees(
    tx,
    inputs.map((input) => input.programFeeRegistrationsId as string),
  )
  const entries: Entry[] = []
  for (const [n, input] of inputs.entries()) {
    const { fee, program } = await feeAndProgram(context, input.programFeeRegistrationsId as string)
    const months = (input.months as string[] | undefined) ?? monthsToBill(program as unknown as Dated, today)
    entries.push({ input, player: players[n] as Row, fee, program, months })
  }
  return entries
}

/** To be read once the program is locked. */
async function feeAndProgram({ tx }: WriteContext, feeId: string): Promise<{ fee: Row; program: Row }> {
  const [fee] = await selectRows(tx, modelNamed('ProgramFee'), 'id = $1 and not _deleted', [feeId])
  if (!fee) throw notFound('ProgramFee', feeId)
  const programId = fee.programFeesId as string
  const [program] = await selectRows(tx, modelNamed('Program'), 'id = $1 and not _deleted', [programId])
  if (!program) throw notFound('Program', programId)
  return { fee, program }
}

async function checkEligible(
  context: WriteContext,
  { input, player, fee, program }: Entry,
  earlier: readonly Entry[],
  given: readonly GivenConsent[],
): Promise<void> {
  const isDesk = context.caller.role === 'ADMIN'
  const hasReason = Boolean((input.reason as string | null)?.trim())
  checkMove(context, 'PlayerProgramRegistration', null, (input.status as string) ?? 'PENDING')
  const inThisGo = earlier
    .filter((other) => other.player.id === player.id)
    .map((other) => ({ programId: other.program.id as string, status: 'PENDING' as const }))
  refuse(
    registrationRefusal({
      player: player as { firstName: string; birthDate: string; status: PlayerStatus },
      program: program as unknown as EligibilityProgram,
      feeType: fee.type as FeeType,
      months: input.months as string[] | undefined,
      days: input.days as string[] | undefined,
      playerRegistrations: [...(await registrationsOf(context, player)), ...inThisGo],
      // The desk may decide otherwise, with a reason (E-5, E-15).
      consents: isDesk && hasReason ? null : await agreedFor(context, player, given),
      ignoreAge: isDesk && hasReason,
      actor: isDesk ? 'DESK' : 'FAMILY',
      ages: (await readClub(context.tx)).content.facts.ages,
      today: context.today,
    }),
  )
}

/** What a client wishes for counts only where it is the club's to decide. */
const decided = ({ caller }: WriteContext, { input }: Entry) => clubsDecision(actorOf(caller), input)

async function statusesToStart(
  context: WriteContext,
  entries: readonly Entry[],
  allOrNone: boolean,
): Promise<('PENDING' | 'WAITLISTED')[]> {
  const programIds = entries.map(({ program }) => program.id as string)
  const free = new Map<string, number>()
  for (const id of [...new Set(programIds)].toSorted()) free.set(id, await settleLine(context, id, null))
  const statuses = startingStatuses(programIds, free, allOrNone)
  return statuses.map((status, n) => decided(context, entries[n] as Entry) ?? status)
}

async function insertEntry(
  context: WriteContext,
  entry: Entry,
  { status, price, groupId }: { status: string; price: Quote; groupId: string | null },
): Promise<Row> {
  const { tx, now } = context
  const isWaiting = status === 'WAITLISTED'
  const row = await insertRecorded(context, Registration, {
    ...entry.input,
    status,
    months: entry.months,
    priceCents: price.totalCents,
    priceWorking: JSON.stringify(price),
    reference: newReference('R'),
    waitlistPosition: isWaiting ? (await lastInLine(tx, entry.program.id as string)) + 1 : null,
    // Not asked about a place that the club keeps from them on purpose (W-7).
    offerPassedAt: decided(context, entry) === 'WAITLISTED' ? now.toISOString() : null,
    groupId,
  })
  await keepDiscounts(context, row)
  return row
}
