import { ACCOUNT_STATES, DESK_ROLES } from '@touchline/domain/account-state.ts'
import type { Fragment } from 'postgres'
import * as z from 'zod'
import type { Sql } from '../postgres/pool.ts'
import { unusualFamilies } from '../users/unusual-families.ts'
import { keptPeople, peopleSql, signedInSql } from './people-found.ts'
import { Flag, listQuery, sortBy } from './reports-inputs.ts'
import { keysSql, listPage } from './reports-page.ts'
import { type Route, route } from './route.ts'

const SORTS = {
  name: ['lower(f."lastName")', 'lower(f."firstName")', 'f.email'],
  email: ['f.email'],
  role: ['f.role'],
  state: ['f.state'],
  children: ['(select count(*) from players p where p.user_players_id = f.id and not p._deleted)'],
  signedIn: ['f."signedInAt"'],
  added: ['f."createdAt"'],
} as const
const sorts = Object.keys(SORTS) as (keyof typeof SORTS)[]

const text = z.string().nullable()
const Named = z.object({ id: z.string(), name: z.string() })

export const personShape = {
  id: z.string().describe("Of the club's row; of the account where there is no row yet"),
  version: z.int().nullable(),
  hasRecord: z.boolean().describe('False for an account that the club has no row of yet'),
  accountId: text.describe('Null where nobody can sign in'),
  email: z.string(),
  firstName: text,
  lastName: text,
  phone: text,
  role: z.enum(DESK_ROLES),
  state: z.enum(ACCOUNT_STATES),
  family: text.describe('Shared by accounts that are linked as one family'),
  linked: z.array(Named).describe('The others of the family'),
  children: z.array(Named.extend({ firstName: z.string() })),
  createdAt: z.string(),
  signedInAt: text.describe('As far as it is still known'),
}

export const Person = z.object(personShape).meta({ id: 'Person' })

const list = route({
  method: 'get',
  path: '/people',
  summary:
    'Everybody who is known or can sign in, found by their own or a child’s name: searched, filtered, sorted, counted by state',
  input: {
    query: {
      ...listQuery,
      status: z.enum(ACCOUNT_STATES, 'There is no such state.').optional().describe('Of their sign-in'),
      role: z.enum(DESK_ROLES, 'There is no such role.').optional(),
      children: z.enum(['with', 'without'], 'Write with or without.').optional(),
      linked: Flag.describe('Linked with another account as one family'),
      unusual: Flag.describe(
        'Of a family that is worth a look: many children at once, or many unpaid places',
      ),
      sort: sortBy(sorts, 'name'),
    },
  },
  output: z.object({
    items: z.array(Person),
    total: z.int(),
    counts: z.partialRecord(z.enum(ACCOUNT_STATES), z.int()).describe('By state, under the other filters'),
  }),
  async handler({ pool: { sql, now } }, { query }) {
    const ids = query.unusual ? [...(await unusualFamilies(sql, now())).keys()] : undefined
    const withSignIn = query.sort.endsWith('signedIn') ? sql`, ${signedInSql(sql)} as "signedInAt"` : sql``
    return listPage(sql, SORTS, query, {
      found: sql`
        select f.*, f.state as status, ${keysSql(sql, SORTS, query.sort)}
        from (select f.* ${withSignIn} from (${peopleSql(sql, { ...query, ids })}) f where ${keptPeople(sql, query)}) f`,
      lines: sql`select ${personColumns(sql)} from page f`,
    })
  },
})

/** Of people f. */
export const personColumns = (sql: Sql): Fragment => sql`
  f.id, f.version, f."hasRecord", f."accountId", f.email, f."firstName", f."lastName", f.phone, f.role, f.state,
  f.family, f."createdAt", ${signedInSql(sql)} as "signedInAt",
  (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.first_name || ' ' || p.last_name, 'firstName', p.first_name)
     order by p.birth_date, p.id), '[]'::json)
   from players p where p.user_players_id = f.id and not p._deleted) as children,
  (select coalesce(json_agg(json_build_object('id', o.id, 'name',
     coalesce(nullif(trim(concat(o.first_name, ' ', o.last_name)), ''), o.email)) order by o.created_at, o.id), '[]'::json)
   from users o where o.family = f.family and o.id <> f.id and not o._deleted) as linked`

export const asPerson = (row: Record<string, unknown>) => ({
  ...row,
  children: JSON.parse(row.children as string),
  linked: JSON.parse(row.linked as string),
})

export const peopleReports: Route[] = [list]
