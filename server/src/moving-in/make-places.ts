import { randomUUID } from 'node:crypto'
import { isOneOf } from '@touchline/domain/is-one-of.ts'
import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import type { Settled } from '@touchline/domain/moving-in/dry-run.ts'
import type { Parts, PlannedPayment, PlannedPlace } from '@touchline/domain/moving-in/plan-parts.ts'
import { present } from '@touchline/domain/present.ts'
import { Refusal, refuse } from '../graphql/errors.ts'
import { updateByRules } from '../graphql/write/apply.ts'
import { selectRow } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { book } from '../money/ledger.ts'
import { settlePaid } from '../money/settle-paid.ts'
import { inOneGo } from '../postgres/in-one-go.ts'
import { lockFamiliesOfUsers, lockProgramsOfFees } from '../registrations/locks.ts'
import { registerTogether } from '../registrations/register.ts'
import { settleLine } from '../registrations/waiting-line.ts'

const Registration = modelNamed('PlayerProgramRegistration')

const FROM_SHEET = 'Brought in from a spreadsheet'

/** Maps rows to users and players, who all exist now. */
export interface Made {
  userId: (settled: Settled) => string
  playerId: (settled: Settled) => string
}

/** Creates the registrations and payments of a sheet, as the desk would (I-11, I-12), without emailing the families. */
export async function makePlaces(
  context: WriteContext,
  moveInId: string,
  { plannedPlaces, plannedPayments }: Parts,
  made: Made,
): Promise<void> {
  const { tx } = context
  const userIds = [...plannedPlaces, ...plannedPayments].map(({ settled }) => made.userId(settled))
  await lockFamiliesOfUsers(tx, userIds)
  await lockProgramsOfFees(
    tx,
    plannedPlaces.map(({ feeId }) => feeId),
  )
  const quiet = { ...context, notNotified: await familiesOf(context, userIds) }
  const places = plannedPlaces.map((planned) => ({
    ...planned,
    userId: made.userId(planned.settled),
    playerId: made.playerId(planned.settled),
  }))
  await checkPlacesLeft(quiet, places)
  const byRow = new Map<number, string>()
  const make = async (place: OwnPlace) => {
    const { row } = place.settled.row
    const { id } = await ofRow(row, () => makePlace(quiet, place))
    byRow.set(row, id)
  }
  await familyByFamily(
    quiet,
    places.filter(({ becomes }) => !isWaiting(becomes)),
    make,
  )
  // In sequence, because a waiting list has an order.
  for (const place of places.filter(({ becomes }) => isWaiting(becomes))) await make(place)
  const approved = places.filter(({ becomes }) => becomes === 'APPROVED')
  await familyByFamily(quiet, approved, ({ settled: { row } }) =>
    ofRow(row.row, () => approve(quiet, present(byRow.get(row.row), 'the place of a row'))),
  )
  const payments = plannedPayments.map((planned) => ({ planned, userId: made.userId(planned.settled) }))
  const entries = await familyByFamily(quiet, payments, ({ planned, userId }) => {
    const { row } = planned.settled.row
    const registrationId = byRow.get(row) ?? null
    return ofRow(row, () => bookPayment(quiet, planned, { userId, registrationId }))
  })
  const paying = [...new Set(payments.map(({ userId }) => userId))].map((userId) => ({ userId }))
  await familyByFamily(quiet, paying, ({ userId }) => settlePaid(quiet, userId))
  await tx`
    insert into moved_in_places (registration_id, move_in_id, version)
    select id, ${moveInId}, _version from player_program_registrations where id = any(${[...byRow.values()]})`
  await tx`
    insert into moved_in_payments (entry_id, move_in_id) select id, ${moveInId} from unnest(${entries}::text[]) as id`
  await tx`
    update move_ins set last_entry = (select coalesce(max(number), 0) from ledger_entries) where id = ${moveInId}`
}

/** Families handled concurrently. */
const AT_ONCE = 25

/** Runs families concurrently, but the rows of each family in sequence. */
async function familyByFamily<One extends { userId: string }, Result>(
  { tx }: WriteContext,
  all: readonly One[],
  work: (one: One) => Promise<Result>,
): Promise<Result[]> {
  const families = [...Map.groupBy(all, ({ userId }) => userId).values()]
  const results: Result[] = []
  let next = AT_ONCE
  for (let n = 0; n < families.length; n += AT_ONCE) {
    if (n === next) {
      // Without fresh statistics, PostgreSQL would scan the new rows in full each time.
      await tx`analyze player_program_registrations, ledger_entries`
      next *= 2
    }
    const done = await inOneGo(families.slice(n, n + AT_ONCE).map((family) => oneByOne(family, work)))
    results.push(...done.flat())
  }
  return results
}

async function oneByOne<One, Result>(
  all: readonly One[],
  work: (one: One) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const one of all) results.push(await work(one))
  return results
}

/** All guardians of these families. */
export async function familiesOf({ tx }: WriteContext, userIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx<{ id: string }[]>`
    select guardian_id as id from shared_guardians where user_id = any(${[...userIds]})`
  return new Set([...userIds, ...rows.map(({ id }) => id)])
}

/** Adds the row number to a refusal. */
async function ofRow<Made>(row: number, make: () => Promise<Made>): Promise<Made> {
  try {
    return await make()
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === '') throw error
    return refuse({ code: error.code, field: 'content', message: `Row ${row}: ${error.message}` })
  }
}

interface OwnPlace extends PlannedPlace {
  userId: string
  playerId: string
}

/**
 * Checks once that there are enough places. The programs are locked and their lines are up to date, so nobody else can
 * take the places, and the rows can be written concurrently.
 */
async function checkPlacesLeft(context: WriteContext, places: readonly OwnPlace[]): Promise<void> {
  const taking = places.filter(({ becomes }) => !isWaiting(becomes))
  for (const [programId, its] of Map.groupBy(taking, (place) => place.programId))
    if ((await settleLine(context, programId, null)) < its.length) refuse(NO_PLACE_LEFT)
}

const NO_PLACE_LEFT = {
  code: 'CHANGED',
  field: 'seen',
  message: 'There’s no place left. Please check the rows again.',
}

async function makePlace(
  context: WriteContext,
  { feeId, playerId, months, asOf, becomes }: OwnPlace,
): Promise<RowOf<'PlayerProgramRegistration'>> {
  const input = {
    id: randomUUID(),
    playerRegistrationsId: playerId,
    programFeeRegistrationsId: feeId,
    reason: FROM_SHEET,
    ...(months && { months }),
    ...(isWaiting(becomes) && { status: 'WAITLISTED' as const }),
  }
  const rows = await registerTogether({ ...context, today: asOf }, [input], {
    hasPlaces: !isWaiting(becomes),
  })
  const row = present(rows[0], 'a registration')
  if (isWaiting(becomes) !== (row.status === 'WAITLISTED')) refuse(NO_PLACE_LEFT)
  // Cancel at once, so that nobody waits behind somebody who has left.
  return becomes === 'CANCELLED' ? updateByRules(context, Registration, row, { status: becomes }) : row
}

/** Reads the row again, because a sibling may have changed its price. */
async function approve(context: WriteContext, id: string): Promise<void> {
  const row = present(await selectRow(context.tx, Registration, 'id = $1', [id]), 'a registration')
  await updateByRules(context, Registration, row, { status: 'APPROVED' })
}

/** A cancelled place goes through the waiting list, where it takes no place and is not charged. */
const isWaiting = (becomes: PlannedPlace['becomes']) => becomes === 'WAITLISTED' || becomes === 'CANCELLED'

/** Depending on the club's settings, a place may be ACTIVE as soon as it is approved (B-20). */
const CHARGED = ['APPROVED', 'ACTIVE'] as const

/** Booked on the place if that is charged, dated by the bank. */
async function bookPayment(
  context: WriteContext,
  { cents, day, method, payer }: PlannedPayment,
  { userId, registrationId }: { userId: string; registrationId: string | null },
): Promise<string> {
  const place = registrationId && (await selectRow(context.tx, Registration, 'id = $1', [registrationId]))
  const item = place && isOneOf(CHARGED, place.status) ? { registrationId: place.id } : null
  return book(context, {
    userId,
    source: 'DESK',
    kind: 'PAYMENT',
    cents,
    day,
    method,
    payer,
    item,
    note: FROM_SHEET,
  })
}
