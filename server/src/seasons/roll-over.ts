import { randomUUID } from 'node:crypto'
import type { CreateInput, RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { type RolledDiscount, type RolledFee, rollOver } from '@touchline/domain/seasons/roll-over.ts'
import { readSeason, type SeasonPlan } from '@touchline/domain/seasons/season.ts'
import * as z from 'zod'
import { notFound, refuse, unauthorised } from '../graphql/errors.ts'
import { createByRules, updateByRules } from '../graphql/write/apply.ts'
import { selectRows } from '../graphql/write/rows.ts'
import type { Action, WriteContext } from '../graphql/write/rules.ts'
import { parsed } from '../graphql/write/validate-input.ts'
import { arrayLiteral } from '../postgres/sql-value.ts'

const [Season, Program, ProgramFee, Discount, AppliableDiscount] = [
  modelNamed('Season'),
  modelNamed('Program'),
  modelNamed('ProgramFee'),
  modelNamed('Discount'),
  modelNamed('AppliableDiscount'),
]

const OpenInput = z.object({
  fromSeasonId: z.string(),
  name: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  opensForReturning: z.string().nullish(),
  opensForAll: z.string().nullish(),
})
export type OpenNextSeason = z.infer<typeof OpenInput>

/** Creates the next season as a draft, all of it or nothing (S-14). */
export const openNextSeason: Action = {
  model: Season,
  tokenWrites: ['Season', 'Program', 'ProgramFee', 'Discount', 'AppliableDiscount'],
  async run(context, given) {
    if (context.caller.role !== 'ADMIN') throw unauthorised('openNextSeason', 'Mutation')
    return rollOverSeason(context, parsed(OpenInput, given))
  },
}

export async function rollOverSeason(context: WriteContext, asked: OpenNextSeason): Promise<{ id: string }> {
  const { fromSeasonId, opensForReturning, opensForAll, ...next } = asked
  const from = await lockedSeason(context, fromSeasonId)
  const programs = await programsOf(context, fromSeasonId)
  const discounts = await discountsOf(
    context,
    programs.flatMap(({ fees }) => fees),
  )
  const rolled = rollOver({ season: planOf(from), programs, discounts }, next)
  const { changes: _changes, ...season } = rolled.season
  const { id } = await createByRules(context, Season, {
    ...season,
    ...{ opensForReturning, opensForAll, status: 'DRAFT' as const },
    id: await freeId(context, next.name),
  })
  const newIds = await copyDiscounts(context, rolled.discounts)
  for (const { to } of rolled.programs) {
    const { fees, ...program } = to
    const { id: programId } = await createByRules(context, Program, {
      ...program,
      ...{ id: randomUUID(), seasonId: id, status: 'DRAFT' as const },
    })
    for (const fee of fees) await copyFee(context, programId, fee, newIds)
  }
  return { id }
}

/** 'Winter 2026' → 'winter-2026', because the id is part of URLs. */
async function freeId({ tx }: WriteContext, name: string): Promise<string> {
  const slug = name
    .toLowerCase()
    .slice(0, 60)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const [taken] = await tx`select from seasons where id = ${slug}`
  return taken || !slug ? randomUUID() : slug
}

function planOf(row: RowOf<'Season'>): SeasonPlan {
  const read = readSeason(row)
  if ('refusal' in read) refuse(read.refusal)
  return read.plan
}

export async function lockedSeason({ tx }: WriteContext, id: string): Promise<RowOf<'Season'>> {
  const [season] = await selectRows(tx, Season, 'id = $1 and not _deleted', [id], 'for update')
  if (!season) throw notFound('Season', id)
  return season
}

type ProgramWithFees = CreateInput<'Program'> & { id: string; fees: RolledFee[] }

/** The programs to copy, without server-managed fields. */
async function programsOf({ tx }: WriteContext, seasonId: string): Promise<ProgramWithFees[]> {
  const rows = await selectRows(tx, Program, 'season_id = $1 and not _deleted order by name, id', [seasonId])
  const fees = await tx<(RolledFee & { programId: string })[]>`
    select f.program_fees_id as "programId", f.type, f.amount_cents / 100.0::float as amount, coalesce(
      (select array_agg(a.discount_id order by a.id) from appliable_discounts a
       where a.program_fee_id = f.id and not a._deleted), '{}') as "discountIds"
    from program_fees f join programs g on g.id = f.program_fees_id
    where g.season_id = ${seasonId} and not f._deleted order by f.amount_cents, f.id`
  return rows.map(
    ({ id, name, description, startDate, endDate, kind, location, days, startTime, endTime, ...rest }) => ({
      ...{ id, name, description, startDate, endDate, kind, location, days, startTime, endTime },
      ...{ capacity: rest.capacity, minBirthYear: rest.minBirthYear, maxBirthYear: rest.maxBirthYear },
      ...{ status: rest.status, seasonId, translations: rest.translations },
      fees: fees.filter(({ programId }) => programId === id),
    }),
  )
}

async function discountsOf({ tx }: WriteContext, fees: readonly RolledFee[]): Promise<RowOf<'Discount'>[]> {
  const ids = [...new Set(fees.flatMap(({ discountIds }) => discountIds))]
  return ids.length === 0
    ? []
    : selectRows(tx, Discount, 'id = any($1) and not _deleted order by id', [arrayLiteral(ids)])
}

/** The id of each discount's copy in the new season; a discount without a month there is not copied. */
async function copyDiscounts(
  context: WriteContext,
  discounts: readonly RolledDiscount<RowOf<'Discount'>>[],
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const discount of discounts) {
    if (discount.fate === 'LEFT') continue
    if (discount.fate === 'SAME') {
      ids.set(discount.from.id, discount.from.id)
      continue
    }
    const { name, type, percentage, description, conditions, startDate, endDate, active, priority, stacks } =
      discount.to
    const id = randomUUID()
    const copy = { name, type, percentage, description, conditions, startDate, endDate, active, priority }
    await createByRules(context, Discount, { ...copy, stacks, id })
    ids.set(discount.from.id, id)
  }
  return ids
}

async function copyFee(
  context: WriteContext,
  programFeesId: string,
  { type, amount, discountIds }: RolledFee,
  newIds: ReadonlyMap<string, string>,
): Promise<void> {
  const fee = await createByRules(context, ProgramFee, {
    id: randomUUID(),
    programFeesId,
    type,
    amount,
  })
  for (const old of discountIds) {
    const discountID = newIds.get(old)
    if (discountID)
      await createByRules(context, AppliableDiscount, { id: randomUUID(), programFeeID: fee.id, discountID })
  }
}

export const IdInput = z.object({ id: z.string() })

/** Publishes a season and opens its programs (S-14). */
export const publishSeason: Action = {
  model: Season,
  tokenWrites: ['Season', 'Program'],
  async run(context, given) {
    if (context.caller.role !== 'ADMIN') throw unauthorised('publishSeason', 'Mutation')
    const { id } = parsed(IdInput, given)
    await publish(context, id)
    return { id }
  },
}

export async function publish(context: WriteContext, id: string): Promise<void> {
  const season = await lockedSeason(context, id)
  if (season.status !== 'PUBLISHED') await updateByRules(context, Season, season, { status: 'PUBLISHED' })
  const drafts = "season_id = $1 and status = 'DRAFT' and not _deleted order by id"
  for (const program of await selectRows(context.tx, Program, drafts, [id], 'for update'))
    await updateByRules(context, Program, program, { status: 'OPEN' })
}
