import * as z from 'zod'
import { Id, line } from './inputs.ts'
import { hasWords } from './reports-search.ts'
import { type Route, route } from './route.ts'

const MOST = 20

const Guardian = z
  .object({
    id: z.string(),
    version: z.int(),
    email: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    phone: z.string().nullable(),
    family: z.string().nullable().describe('Shared by accounts that are linked as one family'),
    players: z.array(
      z.object({ id: z.string(), firstName: z.string(), lastName: z.string(), birthDate: z.string() }),
    ),
  })
  .meta({ id: 'Guardian' })

const find = route({
  method: 'get',
  path: '/guardians',
  summary: 'Guardians whose name or address has words that begin like this, or one by id, with their players',
  input: { query: { search: line(1, 100).optional(), id: Id.optional() } },
  output: z.object({ items: z.array(Guardian).describe('At most twenty') }),
  async handler({ pool: { sql } }, { query: { search, id } }) {
    if (search === undefined && id === undefined) return { items: [] }
    const isWanted = id === undefined ? hasWords(sql, 'u', search) : sql`u.id = ${id}`
    const rows = await sql`
      select u.id, u._version as version, u.email, u.first_name as "firstName", u.last_name as "lastName", u.phone,
        u.family, (select coalesce(json_agg(json_build_object('id', p.id, 'firstName', p.first_name, 'lastName',
          p.last_name, 'birthDate', p.birth_date) order by p.birth_date), '[]'::json)
          from players p where p.user_players_id = u.id and not p._deleted) as players
      from users u where not u._deleted and ${isWanted}
      order by lower(u.last_name), lower(u.first_name), u.id limit ${MOST}`
    return { items: rows.map((row) => ({ ...row, players: JSON.parse(row.players) })) as never }
  },
})

export const guardianReports: Route[] = [find]
