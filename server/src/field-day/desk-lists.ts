import type { DeskQuery } from '../graphql/read/desk-query.ts'
import { type Paged, pageFrom } from '../graphql/read/page.ts'

interface AttendanceQuery extends Paged {
  firstDay: string
  lastDay: string
  programId?: string | null
  playerId?: string | null
}

/** Attendance by child, program and day. */
export const deskAttendance: DeskQuery = {
  tokenArea: null,
  async read({ sql }, { firstDay, lastDay, programId, playerId, ...asked }: AttendanceQuery) {
    const marked = sql`
      attendance a join programs g on g.id = a.program_id
      where a.day between ${firstDay} and ${lastDay} and (a.state is not null or a.absent_since is not null)
        and ${programId ? sql`a.program_id = ${programId}` : sql`true`}
        and ${playerId ? sql`a.player_id = ${playerId}` : sql`true`}`
    const select = sql`
      a.player_id as "playerId", a.program_id as "programId", g.name as program, a.day::text as day, a.state,
      a.absent_since is not null as "isAbsent"`
    const order = sql`a.day, g.name, a.player_id, a.program_id`
    return pageFrom(sql, { select, from: marked, order }, asked)
  },
}

interface NotesQuery extends Paged {
  programId: string
}

/** Coaches' notes to the desk on a program: unread ones first, then by day, latest first (J-4). */
export const deskFieldNotes: DeskQuery = {
  tokenArea: null,
  async read({ sql }, { programId, ...asked }: NotesQuery) {
    const written = sql`field_notes n join field_links l on l.id = n.link_id where l.program_id = ${programId}`
    const select = sql`n.id, n.day, n.kind, n.words, n.read_by as "readBy", l.name as coach`
    const order = sql`n.read_at is not null, n.day desc, n.written_at, n.id`
    return pageFrom(sql, { select, from: written, order }, asked)
  },
}
