import type { DeskQuery } from '../../graphql/read/desk-query.ts'
import { type Paged, pageFrom } from '../../graphql/read/page.ts'
import { findDesk } from '../desk-store.ts'
import { unsignedAmong } from '../event-consents.ts'
import { positionInTournament } from './line.ts'

interface SignUpQuery extends Paged {
  slug: string
}

/** Children who have joined, wait or have left, with their wishes and missing consents. */
export const deskSignUps: DeskQuery = {
  tokenArea: null,
  async read({ sql }, { slug, ...asked }: SignUpQuery) {
    const desk = await findDesk(sql, slug)
    if (!desk) return { items: [], total: 0 }
    const { id, kind, plan } = desk
    const joined = sql`
      tournament_sign_ups s join players p on p.id = s.player_id where s.tournament_id = ${id} and not s._deleted`
    const select = sql`
      s.id, p.id as "playerId", p.first_name as "firstName", p.last_name as "lastName",
      p.birth_date::text as "birthDate", p.user_players_id as "familyId", s.status,
      ${sql.unsafe(positionInTournament('s'))} as "waitlistPosition", s.offer_expires_at as "offerExpiresAt", s.wish,
      s.fee_cents as "feeCents", s.created_at as "createdAt",
      coalesce((select sum(d.cents - d.covered_cents) from account_dues d where d.sign_up_id = s.id), 0)::int as "openCents"`
    const order = sql`s.status = 'LEFT', s.line_number nulls first, p.last_name, p.first_name, p.id`
    const page = await pageFrom<{ playerId: string }>(sql, { select, from: joined, order }, asked)
    const unsigned = await unsignedAmong(
      sql,
      slug,
      page.items.map(({ playerId }) => playerId),
    )
    const teamOf = (playerId: string) => {
      const teamId = plan.players.find((one) => one.playerId === playerId)?.teamId
      return plan.teams.find((team) => team.id === teamId)?.name ?? null
    }
    const items = page.items.map((row) => ({
      ...row,
      team: teamOf(row.playerId),
      isSigned: kind === 'FUN_DAY' ? !unsigned.has(row.playerId) : null,
    }))
    return { ...page, items }
  },
}
