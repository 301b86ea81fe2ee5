import type { DeskQuery } from '../graphql/read/desk-query.ts'
import { type Paged, pageSql } from '../graphql/read/page.ts'

interface NotesQuery extends Paged {
  programId: string
}

/** What coaches of a program wrote to the desk: first what nobody has seen to, the latest day first (J-4). */
export const deskFieldNotes: DeskQuery = {
  tokenArea: null,
  async read({ sql }, { programId, ...asked }: NotesQuery) {
    const written = sql`field_notes n join field_links l on l.id = n.link_id where l.program_id = ${programId}`
    const [items, [count]] = await Promise.all([
      sql`
        select n.id, n.day, n.kind, n.words, n.read_by as "readBy", l.name as coach from ${written}
        order by n.read_at is not null, n.day desc, n.written_at, n.id ${pageSql(sql, asked)}`,
      sql`select count(*)::int as total from ${written}`,
    ])
    return { ...count, items: [...items] }
  },
}
