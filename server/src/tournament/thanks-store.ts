import { type DayView, dayView } from '@touchline/domain/tournament/view/day-view.ts'
import type { Sql } from '../postgres/pool.ts'
import { type Desk, findDesk } from './desk-store.ts'

export type NoteState = 'WAITING' | 'SHOWN' | 'HIDDEN'

export interface Note {
  id: string
  /** The referee, with a first name and an initial where visitors read it. */
  to: string
  /** The team. */
  from: string
  words: string
  state: NoteState
  createdAt: Date
}

/** A published tournament as its pages show it; null before. */
export const publishedDay = ({ row, published, slug, name, kind, date, status }: Desk): DayView | null =>
  published && dayView({ slug, name, kind, date, status, version: row._version, plan: published })

/** What visitors read of them. Mostly there is nothing yet: then nobody reads the plan, which takes longer than all else. */
export async function shownNotes(sql: Sql, slug: string): Promise<Note[]> {
  const [shown] = await sql`
    select from thank_you_notes n join tournaments t on t.id = n.tournament_id
    where t.slug = ${slug} and not t._deleted and n.state = 'SHOWN' limit 1`
  const desk = shown && (await findDesk(sql, slug))
  return desk ? notesOf(sql, desk, ['SHOWN']) : []
}

/** The notes of a tournament, the newest first; one to somebody who is not in the plan any more is left out. */
export async function notesOf(sql: Sql, desk: Desk, states: readonly NoteState[]): Promise<Note[]> {
  const day = publishedDay(desk)
  const rows = await sql<(Pick<Note, 'id' | 'words' | 'state' | 'createdAt'> & Named)[]>`
    select id, words, state, created_at as "createdAt", team_id as "teamId", official_id as "officialId"
    from thank_you_notes where tournament_id = ${desk.id} and state in ${sql([...states])}
    order by created_at desc, id`
  return rows.flatMap(({ teamId, officialId, ...note }) => {
    const from = day?.teams.find(({ id }) => id === teamId)?.name
    const to = day?.officials.find(({ id }) => id === officialId)?.name
    return from && to ? [{ ...note, from, to }] : []
  })
}

interface Named {
  teamId: string
  officialId: string
}
