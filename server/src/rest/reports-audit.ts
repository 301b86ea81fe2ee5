import { addDays, isDay } from '@touchline/domain/calendar-day.ts'
import { CLUB_ZONE } from '@touchline/domain/club-clock.ts'
import type { Fragment } from 'postgres'
import * as z from 'zod'
import { type Difference, differences } from '../audit/differences.ts'
import { inNames, rowsNamedIn } from '../audit/named-values.ts'
import { rowNames } from '../audit/row-names.ts'
import type { Sql } from '../postgres/pool.ts'
import { wordsQuery } from '../postgres/search-words.ts'
import { Id, line } from './inputs.ts'
import { Flag, listQuery } from './reports-inputs.ts'
import { type Route, route } from './route.ts'

/** A search that means this many people means nobody in particular. */
const MOST_PEOPLE = 200

const text = z.string().nullable()
const Value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable()

const Entry = z
  .object({
    id: z.string(),
    createdAt: z.string(),
    actorEmail: text,
    actorName: text,
    actorRole: z.string(),
    asUserId: text.describe('In whose shoes it was done'),
    asUserName: text,
    action: z.string(),
    model: z.string(),
    rowId: z.string(),
    rowName: text,
    playerId: text,
    programId: text,
    reason: text,
    changes: z.array(z.object({ field: z.string(), before: Value, after: Value, isHidden: z.boolean() })),
  })
  .meta({ id: 'AuditLine' })

const list = route({
  method: 'get',
  path: '/audit',
  summary: 'Who did what to which row, as whom, before and after, newest first: by person, row, model or day',
  input: {
    query: {
      search: listQuery.search.describe(
        'Beginnings of words of the name or the address of who did it, or whom it is about',
      ),
      page: listQuery.page,
      limit: listQuery.limit,
      about: Id.optional().describe('The user whose data it is about'),
      by: line(1, 254).optional().describe('The address of who did it'),
      row: Id.optional(),
      model: line(1, 64).optional(),
      day: z.string().refine(isDay, 'Give a day such as 2025-09-06.').optional(),
      looks: Flag.describe('Every page that was looked at in somebody’s shoes, too'),
    },
  },
  output: z.object({ items: z.array(Entry), total: z.int() }),
  async handler({ pool: { sql } }, { query }) {
    const { page, limit, search } = query
    const people = search ? await peopleFound(sql, search) : null
    const found = foundSql(sql, query, people)
    // Each of the keys has an index in the order of time; all entries have one by their last change, which is the first.
    const isByKey = people || query.about || query.by || query.row
    const order = () =>
      isByKey ? sql`e.created_at desc, e.id desc` : sql`e._last_changed_at desc, e.id desc`
    const [[counted], rows] = await Promise.all([
      sql`select count(*) ${found}`,
      sql`select e.id, e.created_at as "createdAt", e.actor_email as "actorEmail", e.actor_role as "actorRole",
            e.as_user_id as "asUserId", e.action, e.model, e.row_id as "rowId", e.before, e.after, e.reason,
            (${nameSql(sql, sql`u.email = e.actor_email and not u._deleted`)}) as "actorName",
            (${nameSql(sql, sql`u.id = e.as_user_id`)}) as "asUserName"
          from (select e.* ${found} order by ${order()} limit ${limit} offset ${(page - 1) * limit}) e
          order by ${order()}`,
    ])
    const told = rows.map(({ before, after, ...row }) => ({
      ...row,
      changes: differences(row.model, before, after),
    })) as unknown as Told[]
    const names = await rowNames(sql, [...told, ...told.flatMap(({ changes }) => rowsNamedIn(changes))])
    const items = told.map((row) => {
      const { name = null, playerId = null, programId = null } = names.get(`${row.model} ${row.rowId}`) ?? {}
      return { ...row, rowName: name, playerId, programId, changes: inNames(row.changes, names) }
    })
    return { items: items as never, total: counted?.count }
  },
})

interface Told {
  model: string
  rowId: string
  changes: Difference[]
}

const nameSql = (sql: Sql, match: Fragment) => sql`
  select nullif(trim(concat(u.first_name, ' ', u.last_name)), '') from users u where ${match}
  order by u.created_at desc limit 1`

interface People {
  ids: string[]
  emails: string[]
}

/** Whoever has these words in name or address, also those who are gone. */
async function peopleFound(sql: Sql, search: string): Promise<People> {
  const query = wordsQuery(search)
  if (!query) return { ids: [], emails: [] }
  const rows = await sql`
    select id, email from users where words @@ ${query}::tsquery limit ${MOST_PEOPLE}`
  const typed = search.includes('@') ? [search.toLowerCase()] : []
  return { ids: rows.map(({ id }) => id), emails: [...typed, ...rows.map(({ email }) => email)] }
}

interface Wanted {
  about?: string
  by?: string
  row?: string
  model?: string
  day?: string
  looks?: '1'
}

function foundSql(sql: Sql, wanted: Wanted, people: People | null): Fragment {
  const { about, by, row, model, day, looks } = wanted
  const among =
    people && sql`(e.subject_user_id = any(${people.ids}) or e.actor_email = any(${people.emails}))`
  return sql`
    from audit_entries e
    where ${among ?? sql`true`} and ${about ? sql`e.subject_user_id = ${about}` : sql`true`}
      and ${by ? sql`e.actor_email = ${by.toLowerCase()}` : sql`true`} and ${row ? sql`e.row_id = ${row}` : sql`true`}
      and ${model ? sql`e.model = ${model}` : sql`true`} and ${looks ? sql`true` : sql`e.action <> 'LOOK'`}
      and ${day ? onDay(sql, day) : sql`true`}`
}

/** By the clock at the club's field. */
function onDay(sql: Sql, day: string): Fragment {
  const start = (of: string) =>
    sql`(extract(epoch from ${of}::date::timestamp at time zone ${CLUB_ZONE}::text) * 1000)::bigint`
  return sql`e._last_changed_at >= ${start(day)} and e._last_changed_at < ${start(addDays(day, 1))}`
}

export const auditReports: Route[] = [list]
