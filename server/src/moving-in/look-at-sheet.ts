import { createHash } from 'node:crypto'
import { formatCount } from '@touchline/domain/format-count.ts'
import {
  type Columns,
  headingPlace,
  layoutKey,
  missingColumns,
  recognisedColumns,
  SHEET_FIELDS,
} from '@touchline/domain/moving-in/columns.ts'
import { type DryRun, dryRun, type Settled } from '@touchline/domain/moving-in/dry-run.ts'
import type { PlaceFacts } from '@touchline/domain/moving-in/judge-place.ts'
import type { LookedAt } from '@touchline/domain/moving-in/looked-at.ts'
import type { Known, KnownChild, KnownGuardian } from '@touchline/domain/moving-in/meet-family.ts'
import { type Parts, planParts } from '@touchline/domain/moving-in/plan-parts.ts'
import { readSheet } from '@touchline/domain/moving-in/read-rows.ts'
import { planOfSheet, programKey } from '@touchline/domain/moving-in/sheet-programs.ts'
import { hasEnded } from '@touchline/domain/programs/program-sessions.ts'
import { hasEmail } from '@touchline/domain/walk-ins/walk-in.ts'
import * as z from 'zod'
import { notFound, refuse } from '../graphql/errors.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { normaliseEmail } from '../identity/email-address.ts'
import type { Transaction } from '../postgres/pool.ts'
import { cellsOf, decodedSheet } from '../sheet-cells.ts'
import { readPlaceFacts } from './read-place-facts.ts'

const LARGEST_FILE = 1_500_000
const MOST_ROWS = 1_500
const MOST_COLUMNS = 200
const MOST_PROGRAMS = 200
const SAMPLES = 3

export const Sheet = z.object({
  content: z.base64().max(LARGEST_FILE, 'This file is too large. Please split it.'),
  columns: z.array(z.enum(SHEET_FIELDS).nullable()).max(MOST_COLUMNS).nullish(),
  order: z.enum(['MDY', 'DMY']).nullish(),
  decisions: z
    .array(
      z.object({
        row: z.int().min(1),
        family: z.string().max(200).nullish(),
        isAnotherChild: z.boolean().nullish(),
        isLeftOut: z.boolean().nullish(),
        isAnotherPayment: z.boolean().nullish(),
      }),
    )
    .max(MOST_ROWS)
    .nullish(),
  programs: z
    .array(z.object({ key: z.string().min(1).max(300), feeId: z.string().nullish() }))
    .max(MOST_PROGRAMS)
    .nullish(),
})

/** What is written once somebody confirms. */
interface SheetPlans {
  plans: DryRun['plans']
  parts: Parts
}

/** Returns what will happen to each row (I-4). Only stores how columns and programs were mapped. */
export async function lookAtSheet(
  context: WriteContext,
  { content, columns: mapped, order = null, decisions, programs }: z.output<typeof Sheet>,
): Promise<SheetPlans & { lookedAt: LookedAt }> {
  const cells = readCells(content)
  const place = headingPlace(cells)
  const headings = cells[place] ?? []
  const columns = await columnsOf(context, headings, mapped ?? null)
  const missing = missingColumns(columns)
  const sheet = readSheet(missing.length > 0 ? [] : cells, {
    columns,
    skip: place + 1,
    order,
    today: context.today,
    readEmail: normaliseEmail,
  })
  const decided = Object.fromEntries((decisions ?? []).map(({ row, ...decision }) => [row, decision]))
  const { rows: judged, plans, settled } = dryRun(sheet, await readKnown(context.tx), decided)
  await keepPrograms(context, programs ?? [])
  const facts = await readPlaceFacts(context)
  const parts = planParts(settled, facts, decided)
  const { places, payments } = parts
  const rows = judged.map((one) => ({
    ...one,
    ...(places[one.row] && { place: places[one.row] }),
    ...(payments[one.row] && { payment: payments[one.row] }),
  }))
  const made = plans.filter(({ joins }) => joins === null)
  const lookedAt: LookedAt = {
    headings,
    samples: headings.map((_, n) => cells.slice(place + 1, place + 1 + SAMPLES).map((row) => row[n] ?? '')),
    columns,
    missing,
    isOrderAsked: sheet.isOrderAsked,
    order,
    rows,
    families: made.length,
    joined: plans.length - made.length,
    children: plans.reduce((sum, { children }) => sum + children.length, 0),
    withEmail: made.filter(({ guardian }) => guardian.email !== null).length,
    registrations: parts.plannedPlaces.length,
    payments: parts.plannedPayments.length,
    ...programsOf(settled, facts),
    seen: createHash('sha256')
      .update(JSON.stringify([rows, plans, parts]))
      .digest('hex'),
  }
  return { lookedAt, plans, parts }
}

/** The programs named in rows, what each was mapped to, and the possible choices. */
function programsOf(settled: readonly Settled[], facts: PlaceFacts): Pick<LookedAt, 'programs' | 'plans'> {
  const named = settled.flatMap(({ row: { place } }) => (place && !('problem' in place) ? [place] : []))
  const programs = [...new Map(named.map((place) => [programKey(place), place]))].map(([key, place]) => {
    const plan = planOfSheet(place, facts.programs, facts)
    const name = [place.program, place.season].filter(Boolean).join(', ')
    return { key, name, ...(plan !== undefined && { feeId: plan?.feeId ?? null }) }
  })
  const plans = facts.programs
    .filter((program) => !hasEnded(program, facts.today))
    .flatMap(({ name, season, plans: its }) => its.map((plan) => ({ ...plan, program: name, season })))
  return { programs, plans: programs.length > 0 ? plans : [] }
}

/** Stores the choices for this sheet and later ones (I-10). */
async function keepPrograms(
  { tx }: WriteContext,
  chosen: readonly { key: string; feeId?: string | null | undefined }[],
): Promise<void> {
  for (const { key, feeId = null } of chosen) {
    const { count } = await tx`select from program_fees where id = ${feeId} and not _deleted`
    if (feeId !== null && count === 0) throw notFound('ProgramFee', feeId)
    await tx`
      insert into sheet_programs (key, fee_id) values (${key}, ${feeId})
      on conflict (key) do update set fee_id = excluded.fee_id`
  }
}

function readCells(content: string): string[][] {
  const cells = parsedCells(Buffer.from(content, 'base64'))
  if (cells.every((row) => row.every((cell) => cell.trim() === '')))
    refuse({ code: 'EMPTY_FILE', field: 'content', message: 'There’s nothing in this sheet.' })
  if (cells.length > MOST_ROWS + 10)
    refuse({
      code: 'TOO_MANY_ROWS',
      field: 'content',
      message: `A sheet can have ${formatCount(MOST_ROWS)} rows at most. Please split it; no one is imported twice.`,
    })
  return cells
}

function parsedCells(bytes: Uint8Array): string[][] {
  try {
    // A spreadsheet file is a zip; an older one begins with other bytes that are not text.
    if (bytes[0] === 0x50 && bytes[1] === 0x4b) throw new Error('This is a zip.')
    return cellsOf(decodedSheet(bytes))
  } catch {
    return refuse({
      code: 'UNREADABLE_FILE',
      field: 'content',
      message:
        'This file can’t be read. Please save the spreadsheet as CSV, or copy its rows and paste them.',
    })
  }
}

/** As mapped now, which is stored; otherwise as mapped before, or by the headings (I-1). */
async function columnsOf({ tx }: WriteContext, headings: string[], mapped: Columns | null): Promise<Columns> {
  const key = layoutKey(headings)
  const fitting = (columns: Columns) => headings.map((_, n) => columns[n] ?? null)
  if (mapped) {
    await tx`
      insert into sheet_layouts (key, columns) values (${key}, ${JSON.stringify(fitting(mapped))}::text::json)
      on conflict (key) do update set columns = excluded.columns`
    return fitting(mapped)
  }
  const [kept] = await tx<{ columns: string }[]>`select columns::text from sheet_layouts where key = ${key}`
  return kept ? fitting(JSON.parse(kept.columns)) : recognisedColumns(headings)
}

/** Everybody whom a row could refer to, with the addresses from earlier imports. */
async function readKnown(tx: Transaction): Promise<Known> {
  const guardians = await tx<(Omit<KnownGuardian, 'emails'> & { email: string; movedIn: string[] })[]>`
    select u.id as "userId", coalesce(u.family, u.id) as family, coalesce(u.first_name, '') as "firstName",
      coalesce(u.last_name, '') as "lastName", u.phone, u.email,
      array(select email from moved_in_addresses a where a.user_id = u.id) as "movedIn"
    from users u where not u._deleted order by u.id`
  const children = await tx<KnownChild[]>`
    select p.id as "playerId", p.status, coalesce(u.family, u.id) as family, p.first_name as "firstName", p.last_name as "lastName",
      p.birth_date::text as "birthDate"
    from players p join users u on u.id = p.user_players_id where not p._deleted and not u._deleted order by p.id`
  return {
    guardians: guardians.map(({ email, movedIn, ...guardian }) => ({
      ...guardian,
      emails: [...(hasEmail(email) ? [email] : []), ...movedIn],
    })),
    children,
  }
}
