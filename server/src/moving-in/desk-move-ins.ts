import type { DeskQuery } from '../graphql/read/desk-query.ts'
import { type Paged, pageSql } from '../graphql/read/page.ts'
import { instantSql } from '../postgres/instant-sql.ts'

/** Imports, newest first, with the number of families that can still be invited. */
export const deskMoveIns: DeskQuery = {
  tokenArea: null,
  async read({ sql }, asked: Paged) {
    const items = await sql`
      select m.id, m.file_name as "fileName", m.families, m.children, m.registrations, m.payments, m.made_by as "madeBy",
        ${instantSql(sql, 'm.made_at')} as "madeAt", ${instantSql(sql, 'm.undone_at')} as "undoneAt", a.*
      from move_ins m
      left join lateral (
        select count(*) filter (where invited_at is null and starts_with(u.email, 'no-email:'))::integer as "toInvite",
          count(*) filter (where invited_at is not null)::integer as invited
        from moved_in_addresses x join users u on u.id = x.user_id where x.move_in_id = m.id) a on true
      order by m.number desc ${pageSql(sql, asked)}`
    const [count] = await sql`select count(*)::int as total from move_ins`
    return { ...count, items: [...items] }
  },
}
