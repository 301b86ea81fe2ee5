import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { present } from '@touchline/domain/present.ts'
import { isOpen } from '@touchline/domain/programs/program.ts'
import { hasEnded } from '@touchline/domain/programs/program-sessions.ts'
import {
  freePlaces,
  hasOpenOffer,
  type Line,
  settle,
  type Waiting,
} from '@touchline/domain/registrations/waiting-list.ts'
import { PLACE_HOLDING_STATUSES } from '@touchline/domain/status/registration.ts'
import { SYSTEM } from '../graphql/caller.ts'
import { updateRecorded } from '../graphql/write/record.ts'
import { selectRow, selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { callJob } from '../jobs/job.ts'
import { inOneGo } from '../postgres/in-one-go.ts'
import type { Transaction } from '../postgres/pool.ts'
import { arrayLiteral } from '../postgres/sql-value.ts'
import { keepDiscounts } from './keep-discounts.ts'
import { feesOfGroups, lockPrograms } from './locks.ts'
import { billedFromNow } from './months-left.ts'
import { OFFERS_JOB } from './offers-job-name.ts'
import { countInProgram, placesTakenIn, WAS_OFFERED } from './places-taken.ts'
import { sendOffers, sendOffersGone, sendOffersRevoked } from './send-offers.ts'

const Registration = modelNamed('PlayerProgramRegistration')

const inProgram = `program_fee_registrations_id in (select id from program_fees where program_fees_id = $1) and not _deleted`

/** Places held, or offered to others than this registration. Call it under the program's lock. */
export async function placesTaken(
  { tx, now }: WriteContext,
  programId: string,
  butNot: string | null = null,
): Promise<number> {
  const taken = placesTakenIn('$1', { holding: '$2', now: '$4', and: 'r.id is distinct from $3' })
  const [row] = await tx.unsafe(`select ${taken} as taken`, [
    programId,
    arrayLiteral(PLACE_HOLDING_STATUSES),
    butNot,
    now.toISOString(),
  ])
  return row?.taken ?? 0
}

/** Behind everybody who waits or has waited. Call it under the program's lock. */
export const nextNumber = async (tx: Transaction, programId: string): Promise<number> =>
  (await lastNumber(tx, programId)) + 1

async function lastNumber(tx: Transaction, programId: string): Promise<number> {
  const [row] = await tx<{ last: number | null }[]>`
    select max(one.line_number) as last from program_fees f cross join lateral (
      select line_number from player_program_registrations
      where program_fee_registrations_id = f.id and line_number is not null
      order by line_number desc limit 1) one
    where f.program_fees_id = ${programId}`
  return row?.last ?? 0
}

/** A summary of a program and its line, without reading the line. */
interface Head {
  program: RowOf<'Program'>
  heldPlaces: number
  isAwaited: boolean
  /** Places held for those who wait. */
  offers: number
  /** Offers to take back, because they have expired or the child cannot play (W-3, W-11). */
  stale: number
}

async function readHead({ tx, now }: WriteContext, programId: string): Promise<Head> {
  const isOver = `(r.offer_expires_at <= $3
    or exists (select from players p where p.id = r.player_registrations_id and p.status <> 'ACTIVE'))`
  const [program, [counted]] = await inOneGo([
    selectRow(tx, modelNamed('Program'), 'id = $1', [programId]),
    tx.unsafe<Omit<Head, 'program'>[]>(
      `select ${countInProgram('$1', 'r.status = any($2)')} as "heldPlaces",
        exists (select from player_program_registrations where ${inProgram} and status = 'WAITLISTED') as "isAwaited",
        ${countInProgram('$1', `${WAS_OFFERED} and r.offer_expires_at > $3`)} as offers,
        ${countInProgram('$1', `${WAS_OFFERED} and ${isOver}`)} as stale`,
      [programId, arrayLiteral(PLACE_HOLDING_STATUSES), now.toISOString()],
      { prepare: true },
    ),
  ])
  return { program, ...present(counted, 'a count') }
}

interface ReadLine extends Line {
  rows: RowOf<'PlayerProgramRegistration'>[]
  program: RowOf<'Program'>
}

/** The line of a locked program. A closed or finished program has no places to offer (W-2). */
async function readLine(
  { tx, today }: WriteContext,
  { program, heldPlaces }: Pick<Head, 'program' | 'heldPlaces'>,
): Promise<ReadLine> {
  const where = `${inProgram} and status = 'WAITLISTED' order by line_number`
  const rows = await selectRows(tx, Registration, where, [program.id], 'for update')
  const idle = await whoCannotTake(tx, rows)
  const isOffering = isOpen(program) && !hasEnded(program, today)
  return {
    programId: program.id,
    program,
    lastNumber: await lastNumber(tx, program.id),
    openPlaces: isOffering ? openPlaces(program.capacity, heldPlaces) : 0,
    waiting: rows.map((row) => ({ ...waitingOf(row), mayTake: !idle.has(row.id) })),
    rows,
  }
}

const openPlaces = (capacity: number | null, held: number) =>
  capacity === null ? Number.POSITIVE_INFINITY : capacity - held

/** Those whose child is injured, on a break or archived (E-3). */
async function whoCannotTake(
  tx: Transaction,
  rows: readonly RowOf<'PlayerProgramRegistration'>[],
): Promise<Set<string>> {
  const found = await tx<{ id: string }[]>`
    select r.id from player_program_registrations r join players p on p.id = r.player_registrations_id
    where r.id = any(${rows.map(({ id }) => id)}) and p.status <> 'ACTIVE'`
  return new Set(found.map(({ id }) => id))
}

const waitingOf = (row: RowOf<'PlayerProgramRegistration'>): Omit<Waiting, 'mayTake'> => ({
  id: row.id,
  number: present(row.lineNumber, 'a number in line'),
  offerExpiresAt: row.offerExpiresAt,
  offerPassedAt: row.offerPassedAt,
  groupId: row.groupId,
})

/**
 * Updates the line of a locked program, notifies those affected, and returns the places left for newcomers. `freedBy`
 * is who has just given up a place, 'THE_CLUB' for added places, or null.
 */
export async function settleLine(
  context: WriteContext,
  programId: string,
  freedBy: string | null,
): Promise<number> {
  const head = await readHead(context, programId)
  const left = openPlaces(head.program.capacity, head.heldPlaces)
  const free = Math.max(0, left - head.offers)
  // On an opening night, hundreds join a line in which nothing moves, and accepting an offer frees nothing for others.
  // None of these needs to read the line.
  const isAtRest = freedBy === null && head.stale === 0 && (!head.isAwaited || free === 0)
  if (isAtRest) return free
  const line = await readLine(context, head)
  const others = await linesOfGroups(context, line)
  const now = context.now.toISOString()
  const settled = settle({ line, others, now, freedBy })
  const lines = [line, ...others]
  const before = new Map(lines.flatMap(({ rows }) => rows).map((row) => [row.id, row]))
  const programs = new Map(lines.flatMap(({ rows, program }) => rows.map((row) => [row.id, program])))
  // Recorded as the system, because a family in line must not see who has left it.
  const bySystem = { ...context, caller: SYSTEM, myUserId: null }
  const after = new Map<string, RowOf<'PlayerProgramRegistration'>>()
  for (const { id, number, offerExpiresAt, offerPassedAt } of settled.changed) {
    const current = present(before.get(id), 'whoever waits')
    // The offer names the current price.
    const billed = settled.offered.includes(id)
      ? (billedFromNow(current, present(programs.get(id), 'the program of a line'), context.today) ?? {})
      : {}
    const changes = { ...billed, lineNumber: number, offerExpiresAt, offerPassedAt }
    const changed = await updateRecorded(bySystem, Registration, current, changes)
    if ('priceWorking' in billed) await keepDiscounts(bySystem, changed)
    after.set(id, changed)
  }
  const rowsOf = (ids: string[]) => ids.map((id) => present(after.get(id), 'whoever was moved'))
  await sendOffersGone(context, rowsOf(settled.lapsed))
  await sendOffersRevoked(context, rowsOf(settled.revoked))
  await sendOffers(context, rowsOf(settled.offered))
  if (settled.offered.length > 0) await callJob(context.tx, OFFERS_JOB)
  for (const other of others)
    if (other.rows.some((row) => row.offerExpiresAt !== null && after.get(row.id)?.offerExpiresAt === null))
      await settleLine(context, other.programId, null)
  return freePlaces({ ...settled.line, openPlaces: left }, now)
}

/** Updates the lines, already locked, of a player who can take places again, or no longer can (W-11). */
export async function settleLinesOf(context: WriteContext, playerId: string): Promise<void> {
  const programs = await context.tx<{ id: string }[]>`
    select distinct f.program_fees_id as id from player_program_registrations r
    join program_fees f on f.id = r.program_fee_registrations_id
    where r.player_registrations_id = ${playerId} and r.status = 'WAITLISTED' and not r._deleted order by 1`
  for (const { id } of programs) await settleLine(context, id, null)
}

/** The other lines in which children of these groups wait together, all or none. */
async function linesOfGroups(context: WriteContext, { programId, waiting }: ReadLine): Promise<ReadLine[]> {
  const groupIds = [...new Set(waiting.map(({ groupId }) => groupId).filter((id) => id !== null))]
  if (groupIds.length === 0) return []
  const { tx } = context
  const fees = await feesOfGroups(tx, groupIds)
  const rows = await tx<{ id: string }[]>`
    select distinct program_fees_id as id from program_fees
    where id = any(${fees}) and program_fees_id <> ${programId} order by 1`
  const programIds = rows.map(({ id }) => id)
  await lockPrograms(tx, programIds)
  const lines: ReadLine[] = []
  for (const id of programIds) lines.push(await readLine(context, await readHead(context, id)))
  return lines
}

/** Locks and returns the registrations with an open offer that wait together with this one, including itself. */
export async function offeredTogether(
  { tx, now }: WriteContext,
  registration: RowOf<'PlayerProgramRegistration'>,
): Promise<RowOf<'PlayerProgramRegistration'>[]> {
  const { id, groupId } = registration
  const rows = await selectRows(
    tx,
    Registration,
    `status = 'WAITLISTED' and not _deleted and (id = $1 or group_id = $2) order by id`,
    [id, groupId],
    'for update',
  )
  return rows.filter((row) => hasOpenOffer(waitingOf(row), now.toISOString()))
}
