import { DISCOUNT_TYPES } from '@touchline/domain/pricing/discount-types.ts'
import * as z from 'zod'
import { type Route, route } from './route.ts'

const text = z.string().nullable()
const DiscountLine = z
  .object({
    id: z.string(),
    version: z.int(),
    name: z.string(),
    type: z.enum(DISCOUNT_TYPES),
    percentage: z.number(),
    description: text,
    conditions: text,
    startDate: text,
    endDate: text,
    active: z.boolean().nullable(),
    priority: z.int().nullable(),
    stacks: z.boolean().nullable(),
    feeIds: z.array(z.string()).describe('The fees that allow it'),
    uses: z.int().describe('Registrations that have it, or had it'),
    givenCents: z.int().describe('What it has taken off in all'),
  })
  .meta({ id: 'DiscountLine' })

const list = route({
  method: 'get',
  path: '/discounts',
  summary:
    'Every discount with the fees that allow it and how often it was given, in the order it is applied',
  output: z.object({ items: z.array(DiscountLine) }),
  async handler({ pool: { sql } }) {
    const rows = await sql`
      select d.id, d._version as version, d.name, d.type, d.percentage_basis_points::float8 / 100 as percentage, d.description,
        d.conditions, d.start_date as "startDate", d.end_date as "endDate", d.active, d.priority, d.stacks,
        array(select a.program_fee_id from appliable_discounts a join program_fees f on f.id = a.program_fee_id
              where a.discount_id = d.id and not a._deleted and not f._deleted) as "feeIds",
        coalesce(u.uses, 0)::int as uses, coalesce(u.cents, 0)::int as "givenCents"
      from discounts d left join (
        select discount_id, count(distinct player_program_registration_discounts_id) as uses,
          sum(amount_cents) as cents
        from registration_discounts where not _deleted group by discount_id) u on u.discount_id = d.id
      where not d._deleted order by coalesce(d.priority, 0), lower(d.name), d.id`
    return { items: rows as never }
  },
})

export const discountReports: Route[] = [list]
