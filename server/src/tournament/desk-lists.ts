import type { DeskQuery } from '../graphql/read/desk-query.ts'
import { type Paged, pageFrom, pageOf } from '../graphql/read/page.ts'
import { instantSql } from '../postgres/instant-sql.ts'
import { findDesk } from './desk-store.ts'
import { type Consent, consentsFor } from './event-consents.ts'
import { notesOf } from './thanks-store.ts'

/** A query about one tournament. */
interface OfTournament extends Paged {
  slug: string
}

/** All entered results, newest first; disputed ones wait for the desk. */
export const deskResults: DeskQuery = {
  tokenArea: 'TOURNAMENTS',
  async read({ sql }, { slug, ...asked }: OfTournament) {
    const entered = sql`
      tournament_entries e join tournaments t on t.id = e.tournament_id where t.slug = ${slug} and not t._deleted`
    const select = sql`
      e.id, e.match_id as "matchId", e.entry, e.entered_by as "enteredBy", e.outcome,
      ${instantSql(sql, 'e.created_at')} as "createdAt"`
    return pageFrom(sql, { select, from: entered, order: sql`e.created_at desc, e.id` }, asked)
  },
}

/** The children of the teams with the consent signed for each, followed by consents of children in no team. */
export const deskEventConsents: DeskQuery = {
  tokenArea: null,
  async read({ sql }, { slug, ...asked }: OfTournament) {
    const desk = await findDesk(sql, slug)
    return pageOf(desk ? (await consentsFor(sql, slug, desk.plan)).map(asLine) : [], asked)
  },
}

const asLine = ({ child, signed }: Consent, n: number) => ({
  id: String(n),
  name: child?.name ?? signed?.name ?? child?.displayName ?? '',
  birthDate: child?.birthDate ?? signed?.birthDate ?? null,
  team: child?.team ?? null,
  division: child?.division ?? null,
  form: signed?.form ?? null,
})

/** Thank-you notes from teams to referees, newest first. */
export const deskThanks: DeskQuery = {
  tokenArea: 'TOURNAMENTS',
  async read({ sql }, { slug, ...asked }: OfTournament) {
    const desk = await findDesk(sql, slug)
    const { items, total } = pageOf(
      desk ? await notesOf(sql, desk, ['WAITING', 'SHOWN', 'HIDDEN']) : [],
      asked,
    )
    return { total, items: items.map((note) => ({ ...note, createdAt: note.createdAt.toISOString() })) }
  },
}

interface PlayerQuery extends Paged {
  programId: string
}

/** Children with a place in a program, to be assigned to teams. */
export const deskTournamentPlayers: DeskQuery = {
  tokenArea: 'TOURNAMENTS',
  async read({ sql }, { programId, ...asked }: PlayerQuery) {
    const registered = sql`
      players p where not p._deleted and exists (
        select from player_program_registrations r join program_fees f on f.id = r.program_fee_registrations_id
        where r.player_registrations_id = p.id and f.program_fees_id = ${programId}
          and r.status in ('APPROVED', 'ACTIVE') and not r._deleted)`
    const select = sql`
      p.id as "playerId", p.first_name as "firstName", p.last_name as "lastName", p.birth_date::text as "birthDate",
      p.user_players_id as "familyId"`
    return pageFrom(sql, { select, from: registered, order: sql`p.last_name, p.first_name, p.id` }, asked)
  },
}
