import type { DeskQuery } from '../graphql/read/desk-query.ts'
import { type Paged, pageSql } from '../graphql/read/page.ts'

interface PlayerQuery extends Paged {
  programId: string
}

/** Children with a place in a program, to be dealt into teams. */
export const deskTournamentPlayers: DeskQuery = {
  tokenArea: 'TOURNAMENTS',
  async read({ sql }, { programId, ...asked }: PlayerQuery) {
    const registered = sql`
      players p where not p._deleted and exists (
        select from player_program_registrations r join program_fees f on f.id = r.program_fee_registrations_id
        where r.player_registrations_id = p.id and f.program_fees_id = ${programId}
          and r.status in ('APPROVED', 'ACTIVE') and not r._deleted)`
    const [items, [count]] = await Promise.all([
      sql`
        select p.id as "playerId", p.first_name as "firstName", p.last_name as "lastName",
          p.birth_date::text as "birthDate", p.user_players_id as "familyId" from ${registered}
        order by p.last_name, p.first_name, p.id ${pageSql(sql, asked)}`,
      sql`select count(*)::int as total from ${registered}`,
    ])
    return { ...count, items: [...items] }
  },
}
