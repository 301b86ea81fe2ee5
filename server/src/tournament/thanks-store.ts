import { type DayView, dayView } from '@touchline/domain/tournament/view/day-view.ts'
import type { Sql } from '../postgres/pool.ts'
import type { Desk } from './desk-store.ts'

export type NoteState = 'WAITING' | 'SHOWN' | 'HIDDEN'

export interface Note {
  id: string
  /** The referee; visitors see the first name and an initial. */
  to: string
  /** The team. */
  from: string
  words: string
  state: NoteState
  createdAt: Date
}

/** A published tournament in the form of its pages; null if it is not published. */
export const publishedDay = ({ row, published, slug, name, kind, date, status }: Desk): DayView | null =>
  published && dayView({ slug, name, kind, date, status, version: row._version, plan: published })

/**
 * The notes for visitors, who may request them often. Only extracts the names in the notes from the plan, because
 * parsing all of it would take longer than everything else.
 */
export const shownNotes = (sql: Sql, slug: string): Promise<Pick<Note, 'id' | 'to' | 'from' | 'words'>[]> =>
  sql`
    with event as materialized (
      select t.id, t.plan from tournaments t where t.slug = ${slug} and not t._deleted
        and exists (select from thank_you_notes n where n.tournament_id = t.id and n.state = 'SHOWN')),
    teams as materialized (
      select team ->> 'id' as id, team ->> 'name' as name from event, json_array_elements(plan -> 'teams') team),
    officials as materialized (
      select official ->> 'id' as id, official ->> 'name' as name
      from event, json_array_elements(plan -> 'officials') official)
    select n.id, n.words, o.name as to, t.name as from
    from event join thank_you_notes n on n.tournament_id = event.id and n.state = 'SHOWN'
      join teams t on t.id = n.team_id join officials o on o.id = n.official_id
    order by n.created_at desc, n.id`

/** A tournament's notes, newest first, without those to people who are no longer in the plan. */
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
