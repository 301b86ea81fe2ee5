import { randomUUID } from 'node:crypto'
import type { GivenContacts } from '@touchline/domain/families/contacts.ts'
import type { NewInput, RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { keptPlan, payPlanRefusal } from '@touchline/domain/money/pay-plan.ts'
import { present } from '@touchline/domain/present.ts'
import type { Quote } from '@touchline/domain/pricing/quote-types.ts'
import { monthsToBill } from '@touchline/domain/programs/program-sessions.ts'
import { registrationRefusal } from '@touchline/domain/registrations/eligibility.ts'
import type { GivenConsent } from '@touchline/domain/registrations/given-consents.ts'
import { clubsDecision, startingStatuses } from '@touchline/domain/registrations/waiting-list.ts'
import { readSettings } from '../club/load-club.ts'
import { notFound, refuse } from '../graphql/errors.ts'
import { requireOwnRow } from '../graphql/write/own-row.ts'
import { insertRecorded } from '../graphql/write/record.ts'
import { selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { newReference } from '../money/payment-reference.ts'
import { visiblePlayer } from '../players/visible-player.ts'
import { inOneGo } from '../postgres/in-one-go.ts'
import { actorOf, checkMove } from '../status/status-move.ts'
import { checkOneFamily } from '../users/one-family.ts'
import { agreedFor, checkConsents, recordConsents, type Signed } from './consents.ts'
import { takeContacts } from './contacts.ts'
import { checkFamilyLimits } from './family-limits.ts'
import { priceFamily } from './family-prices.ts'
import { addDiscounts } from './keep-discounts.ts'
import { lockFamilyOf, lockProgramsOfFees } from './locks.ts'
import { opensForFamily } from './opens-for-family.ts'
import { registrationsOf } from './registrations-of.ts'
import { sendReceived, sendRequoted } from './send-registration-emails.ts'
import type { Subject } from './subject-of.ts'
import { nextNumber, settleLine } from './waiting-line.ts'

const Registration = modelNamed('PlayerProgramRegistration')

interface RegisterOptions {
  /** If there are not enough places for all, all go on the waiting list (W-5). */
  allOrNone?: boolean
  /** Consents given in this request, in addition to those on record. */
  consents?: readonly GivenConsent[]
  /** Set if they were given on paper. */
  signed?: Signed | undefined
  /** Contact details of the family that are not on file. */
  contacts?: GivenContacts | undefined
  /** The caller has counted the places of the programs, which are locked, and has updated their lines. */
  hasPlaces?: boolean
}

const NO_CONTACTS: GivenContacts = { phone: '', emergencyContact: '', emergencyPhone: '' }

interface Entry {
  input: NewInput<'PlayerProgramRegistration'>
  player: RowOf<'Player'>
  fee: RowOf<'ProgramFee'>
  program: RowOf<'Program'>
  months: string[]
}

/** An entry that has got a place, or a position in line. */
interface Placed extends Entry {
  status: 'PENDING' | 'WAITLISTED'
}

/** Registers children of one family in this transaction: places, prices, discounts, consents and emails. */
export async function registerTogether(
  context: WriteContext,
  inputs: readonly NewInput<'PlayerProgramRegistration'>[],
  {
    allOrNone = false,
    consents = [],
    signed,
    contacts = NO_CONTACTS,
    hasPlaces = false,
  }: RegisterOptions = {},
): Promise<RowOf<'PlayerProgramRegistration'>[]> {
  const entries = await lockedEntries(context, inputs)
  const players = entries.map((entry) => entry.player)
  const programs = entries.map(({ program }) => program)
  const { player } = present(entries[0], 'somebody to register')
  // Others wait for the program's lock, so send everything at once. Places are assigned only if no check refuses.
  const [, , , , placed] = await inOneGo([
    checkConsents(context, consents),
    inOneGo(entries.map((entry, n) => checkEligible(context, entry, entries.slice(0, n), consents))),
    takeContacts(context, players, contacts),
    checkFamilyLimits(context, player.userPlayersId, programs),
    withStatuses(context, entries, { allOrNone, hasPlaces }),
  ])
  const [{ quotes, requoted }, lineNumbers] = await inOneGo([
    priceFamily(context, player.id, {
      cause: 'SIBLING_JOINED',
      joining: placed.map(({ input, fee, ...entry }) => ({ ...entry, id: input.id, feeId: fee.id })),
    }),
    numbersInLine(context, placed),
  ])
  const isWaiting = placed.some(({ status }) => status === 'WAITLISTED')
  const groupId = allOrNone && placed.length > 1 && isWaiting ? randomUUID() : null
  const insert = async (entry: Placed): Promise<Subject> => {
    const price = present(quotes.get(entry.input.id), 'a price for each registration')
    const lineNumber = lineNumbers.get(entry.input.id) ?? null
    return { ...entry, registration: await insertEntry(context, entry, { price, lineNumber, groupId }) }
  }
  const [subjects] = await inOneGo([
    inOneGo(placed.map(insert)),
    recordConsents(context, players, consents, signed),
  ])
  await sendReceived(context, subjects)
  await sendRequoted(context, requoted)
  return subjects.map(({ registration }) => registration)
}

/** The players, fees and programs of the entries, locked in the order of `locks.ts`. */
async function lockedEntries(
  context: WriteContext,
  inputs: readonly NewInput<'PlayerProgramRegistration'>[],
): Promise<Entry[]> {
  const { tx, today } = context
  const playerIds = inputs.map((input) => input.playerRegistrationsId)
  const feeIds = inputs.map((input) => input.programFeeRegistrationsId)
  // Check before locking, so that a stranger's request never waits for the family's lock.
  await inOneGo(playerIds.map((id) => requireOwnRow(context, modelNamed('Player'), id)))
  await lockFamilyOf(tx, present(playerIds[0], 'somebody to register'))
  const [, players, sold] = await inOneGo([
    lockProgramsOfFees(tx, feeIds),
    inOneGo(playerIds.map((id) => visiblePlayer(context, id))),
    inOneGo(feeIds.map((id) => feeAndProgram(context, id))),
  ])
  await checkOneFamily(context, players, 'registrations')
  return inputs.map((input, n) => {
    const player = present(players[n], 'the player of a registration')
    const { fee, program } = present(sold[n], 'the program of a registration')
    const months = input.months ?? monthsToBill(program, today, input.days ?? [])
    return { input, player, fee, program, months }
  })
}

/** Call once the program is locked. */
export async function feeAndProgram(
  { tx }: WriteContext,
  feeId: string,
): Promise<{ fee: RowOf<'ProgramFee'>; program: RowOf<'Program'> }> {
  const ofFee = 'id = (select program_fees_id from program_fees where id = $1) and not _deleted'
  const [[fee], [program]] = await inOneGo([
    selectRows(tx, modelNamed('ProgramFee'), 'id = $1 and not _deleted', [feeId]),
    selectRows(tx, modelNamed('Program'), ofFee, [feeId]),
  ])
  if (!fee) throw notFound('ProgramFee', feeId)
  if (!program) throw notFound('Program', fee.programFeesId)
  return { fee, program }
}

async function checkEligible(
  context: WriteContext,
  { input, player, fee, program }: Entry,
  earlier: readonly Entry[],
  given: readonly GivenConsent[],
): Promise<void> {
  const isDesk = context.caller.role === 'ADMIN'
  const hasReason = Boolean(input.reason?.trim())
  checkMove(context, 'PlayerProgramRegistration', null, input.status ?? 'PENDING')
  const inThisGo = earlier
    .filter((other) => other.player.id === player.id)
    .map((other) => ({ programId: other.program.id, status: 'PENDING' as const }))
  const [opensOn, playerRegistrations, consents, { facts, payment }] = await inOneGo([
    isDesk ? null : opensForFamily(context, program, player),
    registrationsOf(context, player),
    // The desk may decide otherwise, with a reason (E-5, E-15).
    isDesk && hasReason ? null : agreedFor(context, player, given),
    readSettings(context.tx),
  ])
  const { payPlan } = input
  if (payPlan) refuse(payPlanRefusal(payPlan, { plan: payment.plan, feeType: fee.type, status: 'PENDING' }))
  refuse(
    registrationRefusal({
      player,
      program: isDesk ? program : { ...program, opensOn },
      feeType: fee.type,
      months: input.months,
      days: input.days,
      playerRegistrations: [...playerRegistrations, ...inThisGo],
      consents,
      ignoreAge: isDesk && hasReason,
      ignoreEnd: isDesk && hasReason,
      actor: isDesk ? 'DESK' : 'FAMILY',
      ages: facts.ages,
      today: context.today,
    }),
  )
}

/** A requested status counts only if the club requests it. */
const decided = ({ caller }: WriteContext, { input }: Entry) => clubsDecision(actorOf(caller), input)

async function withStatuses(
  context: WriteContext,
  entries: readonly Entry[],
  { allOrNone, hasPlaces }: { allOrNone: boolean; hasPlaces: boolean },
): Promise<Placed[]> {
  const programIds = entries.map(({ program }) => program.id)
  const free = new Map<string, number>()
  for (const id of [...new Set(programIds)].toSorted())
    free.set(id, hasPlaces ? Number.POSITIVE_INFINITY : await settleLine(context, id, null))
  const statuses = startingStatuses(programIds, free, allOrNone)
  return entries.map((entry, n) => ({
    ...entry,
    status: decided(context, entry) ?? present(statuses[n], 'a status for each'),
  }))
}

/** The position of each entry that must wait, by id: behind everybody who waits or has waited. */
async function numbersInLine({ tx }: WriteContext, placed: readonly Placed[]): Promise<Map<string, number>> {
  const waiting = placed.filter(({ status }) => status === 'WAITLISTED')
  const lines = [...Map.groupBy(waiting, ({ program }) => program.id)]
  const numbered = lines.map(async ([programId, entries]) => {
    const first = await nextNumber(tx, programId)
    return entries.map(({ input }, n): [string, number] => [input.id, first + n])
  })
  return new Map((await inOneGo(numbered)).flat())
}

async function insertEntry(
  context: WriteContext,
  entry: Placed,
  { price, lineNumber, groupId }: { price: Quote; lineNumber: number | null; groupId: string | null },
): Promise<RowOf<'PlayerProgramRegistration'>> {
  const row = await insertRecorded(context, Registration, {
    ...entry.input,
    status: entry.status,
    months: entry.months,
    payPlan: keptPlan(entry.input.payPlan, (await readSettings(context.tx)).payment.plan, entry.fee.type),
    priceCents: price.totalCents,
    priceWorking: JSON.stringify(price),
    reference: newReference('R'),
    lineNumber,
    // Do not offer a place that the club withholds on purpose (W-7).
    offerPassedAt: decided(context, entry) === 'WAITLISTED' ? context.now.toISOString() : null,
    groupId,
  })
  await addDiscounts(context, row)
  return row
}
