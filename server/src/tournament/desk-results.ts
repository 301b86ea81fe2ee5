import type { DeskQuery } from '../graphql/read/desk-query.ts'
import { type Paged, pageSql } from '../graphql/read/page.ts'
import { instantSql } from '../users/people-found.ts'

interface ResultQuery extends Paged {
  slug: string
}

/** Every result as it came in, the newest first; those in dispute wait for the desk. */
export const deskResults: DeskQuery = {
  tokenArea: 'TOURNAMENTS',
  async read({ sql }, { slug, ...asked }: ResultQuery) {
    const entered = sql`
      tournament_entries e join tournaments t on t.id = e.tournament_id where t.slug = ${slug} and not t._deleted`
    const [items, [count]] = await Promise.all([
      sql`
        select e.id, e.match_id as "matchId", e.entry, e.entered_by as "enteredBy", e.outcome,
          ${instantSql(sql, sql`e.created_at`)} as "createdAt"
        from ${entered} order by e.created_at desc, e.id ${pageSql(sql, asked)}`,
      sql`select count(*)::int as total from ${entered}`,
    ])
    return { ...count, items: [...items] }
  },
}
