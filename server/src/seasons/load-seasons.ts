import { type DiscountRow, discountFrom } from '@touchline/domain/pricing/discount.ts'
import type { FamilyMode } from '@touchline/domain/pricing/discount-types.ts'
import {
  comesByItself,
  type OfferedDiscount,
  offersOf,
  type PricedFee,
} from '@touchline/domain/seasons/offers.ts'
import { readSeason, type Season, type StoredSeason } from '@touchline/domain/seasons/season.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'

interface FeeRow {
  type: string
  cents: number
  discounts: (DiscountRow & { description: string | null })[]
}

interface SeasonRow extends StoredSeason {
  id: string
  version: number
  programs: { name: string; fees: FeeRow[] }[]
  changedPrograms: Season['changedPrograms']
}

/** All published seasons with the prices of their training programs, as text that only changes with the rows. */
export async function readSeasonRows(sql: Sql | Transaction): Promise<string> {
  const [row] = await sql<{ seasons: string }[]>`
    select coalesce(json_agg(t order by t."startDate"), '[]')::text as seasons from (
      select s.id, s._version as version, s.name, s.start_date::text as "startDate", s.end_date::text as "endDate", s.days,
        s.start_time as "startTime", s.end_time as "endTime", s.arrive_minutes_early as "arriveMinutesEarly",
        s.location, s.changes::text as changes, s.opens_for_returning::text as "opensForReturning",
        s.opens_for_all::text as "opensForAll",
        (select coalesce(json_agg(p order by p.name), '[]') from (
          select g.name, (select coalesce(json_agg(f), '[]') from (
            select f.type, f.amount_cents as cents, (select coalesce(json_agg(d order by d.id), '[]') from (
              select d.id, d.name, d.type, d.percentage_basis_points as "basisPoints", d.conditions, d.description,
                d.start_date::text as "startDate", d.end_date::text as "endDate", d.active, d.priority, d.stacks
              from appliable_discounts a join discounts d on d.id = a.discount_id
              where a.program_fee_id = f.id and not a._deleted and not d._deleted) d) as discounts
            from program_fees f where f.program_fees_id = g.id and not f._deleted) f) as fees
          from programs g where g.season_id = s.id and not g._deleted
            and coalesce(g.kind, 'TRAINING') = 'TRAINING' and coalesce(g.status, 'OPEN') <> 'DRAFT') p) as programs,
        (select coalesce(json_agg(p order by p.name), '[]') from (
          select g.id, g.name from programs g
          where g.id in (select change ->> 'programId' from json_array_elements(s.changes) change)
            and not g._deleted and coalesce(g.status, 'OPEN') <> 'DRAFT') p) as "changedPrograms"
      from seasons s where s.status = 'PUBLISHED' and not s._deleted) t`
  return row?.seasons ?? '[]'
}

/** The same for pages, with the discounts that a family gets automatically on that day. */
export function seasonsFrom(rows: string, familyMode: FamilyMode, today: string): Season[] {
  const seasons: SeasonRow[] = JSON.parse(rows)
  return seasons.flatMap(({ id, version, programs, changedPrograms, ...stored }) => {
    const read = readSeason(stored)
    if ('refusal' in read) return []
    const fee = (fees: readonly FeeRow[], type: string): PricedFee | null => {
      const found = fees.find((one) => one.type === type)
      if (!found) return null
      const discounts = found.discounts
        .map(
          (row): OfferedDiscount => ({
            ...discountFrom(row, familyMode),
            description: row.description,
          }),
        )
        .filter((discount) => comesByItself(discount, today))
      return { cents: found.cents, discounts }
    }
    const offers = offersOf(
      programs.map(({ name, fees }) => ({
        name,
        once: fee(fees, 'MONTHLY_ONCE'),
        twice: fee(fees, 'MONTHLY_TWICE'),
      })),
    )
    return [{ ...read.plan, id, version, changedPrograms, offers }]
  })
}
