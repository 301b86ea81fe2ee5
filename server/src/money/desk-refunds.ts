import { refundToSend } from '@touchline/domain/money/refund-to-send.ts'
import type { DeskQuery } from '../graphql/read/desk-query.ts'
import type { Sql } from '../postgres/pool.ts'
import { familyUserIds } from '../users/family-users.ts'
import { accountNames } from './account-names.ts'
import { entriesByAccount } from './account-sums.ts'
import { refundable } from './cards/refund-to-card.ts'

interface Refund {
  id: string
  ownerId: string
  promisedCents: number
  cents: number
  cardCents: number
}

/** What was promised to those who have left and is still to be sent (B-9), the oldest first. */
export async function refundsToSend(sql: Sql): Promise<Refund[]> {
  const promised = await sql<(Refund & { accountId: string })[]>`
    select r.id, p.user_players_id as "ownerId", p.first_name || ' ' || p.last_name as player, g.name as program,
      r.withdrawn_at as "withdrawnAt", r.refund_cents as "promisedCents", account_of(u) as "accountId", a.*
    from player_program_registrations r
      join players p on p.id = r.player_registrations_id join users u on u.id = p.user_players_id
      join program_fees f on f.id = r.program_fee_registrations_id join programs g on g.id = f.program_fees_id
      ${accountNames(sql, sql`account_of(u)`)}
    where r.status = 'WITHDRAWN' and r.refund_cents > 0 and r.refunded_at is null and not r._deleted
    order by r.withdrawn_at, r.id`
  const entries = await entriesByAccount(sql, [...new Set(promised.map(({ accountId }) => accountId))])
  const refunds = promised.map((refund) => ({
    ...refund,
    cents: refundToSend(entries.get(refund.accountId) ?? [], refund.id, refund.promisedCents),
  }))
  const toSend = refunds.filter(({ cents }) => cents > 0)
  return Promise.all(
    toSend.map(async ({ accountId, ...refund }) => {
      const onCards = await refundable(sql, await familyUserIds(sql, refund.ownerId))
      const leftCents = onCards.reduce((sum, one) => sum + one.leftCents, 0)
      return { ...refund, cardCents: Math.min(refund.cents, leftCents) }
    }),
  )
}

export const deskRefunds: DeskQuery = {
  tokenArea: null,
  async read({ sql }) {
    const items = await refundsToSend(sql)
    return { items, cents: items.reduce((sum, { cents }) => sum + cents, 0) }
  },
}
