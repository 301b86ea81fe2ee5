import type { DeskQuery } from '../graphql/read/desk-query.ts'
import { type Paged, pageSql } from '../graphql/read/page.ts'

interface AttendanceQuery extends Paged {
  firstDay: string
  lastDay: string
  programId?: string | null
  playerId?: string | null
}

/** Who was there, by child, program and day. */
export const deskAttendance: DeskQuery = {
  tokenArea: null,
  async read({ sql }, { firstDay, lastDay, programId, playerId, ...asked }: AttendanceQuery) {
    const marked = sql`
      attendance a join programs g on g.id = a.program_id
      where a.day between ${firstDay} and ${lastDay} and (a.state is not null or a.absent_since is not null)
        and ${programId ? sql`a.program_id = ${programId}` : sql`true`}
        and ${playerId ? sql`a.player_id = ${playerId}` : sql`true`}`
    const [items, [count]] = await Promise.all([
      sql`
        select a.player_id as "playerId", a.program_id as "programId", g.name as program, a.day::text as day, a.state,
          a.absent_since is not null as "isAbsent"
        from ${marked} order by a.day, g.name, a.player_id, a.program_id ${pageSql(sql, asked)}`,
      sql`select count(*)::int as total from ${marked}`,
    ])
    return { ...count, items: [...items] }
  },
}

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
