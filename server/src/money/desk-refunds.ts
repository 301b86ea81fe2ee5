import { creditToSend } from '@touchline/domain/money/credit-refund.ts'
import { refundToSend } from '@touchline/domain/money/refund-to-send.ts'
import type { DeskQuery } from '../graphql/read/desk-query.ts'
import type { Sql } from '../postgres/pool.ts'
import { familyUserIds } from '../users/family-users.ts'
import { accountNames } from './account-names.ts'
import { entriesByAccount } from './account-sums.ts'
import { refundable } from './cards/book-card-refunds.ts'
import { isOwedRefund } from './credit-refunds-of.ts'

interface Promised {
  id: string
  ownerId: string
  accountId: string
  isCredit: boolean
  promisedCents: number
  /** The entries that have sent credit before. */
  entryIds: string[]
}

interface Refund extends Omit<Promised, 'accountId' | 'entryIds'> {
  cents: number
  cardCents: number
}

/** Refunds promised to those who left (B-9), then credit of those who stay (B-29), oldest first. */
export async function refundsToSend(sql: Sql): Promise<Refund[]> {
  const [left, credit] = await Promise.all([leaverPromises(sql), creditPromises(sql)])
  const promised = [...left, ...credit]
  const entries = await entriesByAccount(sql, [...new Set(promised.map(({ accountId }) => accountId))])
  const taken = new Map<string, number>()
  const refunds = promised.map((refund) => {
    const { id, accountId, isCredit, promisedCents, entryIds } = refund
    const booked = entries.get(accountId) ?? []
    const before = taken.get(accountId) ?? 0
    const cents = isCredit
      ? creditToSend(booked, { cents: promisedCents, entryIds }, before)
      : refundToSend(booked, id, promisedCents)
    taken.set(accountId, before + cents)
    return { ...refund, cents }
  })
  return Promise.all(
    refunds
      .filter(({ cents }) => cents > 0)
      .map(async ({ accountId, entryIds, ...refund }) => {
        const onCards = await refundable(sql, await familyUserIds(sql, refund.ownerId))
        const leftCents = onCards.reduce((sum, one) => sum + one.leftCents, 0)
        return { ...refund, cardCents: Math.min(refund.cents, leftCents) }
      }),
  )
}

const leaverPromises = (sql: Sql) => sql<Promised[]>`
  select r.id, p.user_players_id as "ownerId", p.first_name || ' ' || p.last_name as player, g.name as program,
    r.withdrawn_at as "withdrawnAt", r.refund_cents as "promisedCents", account_of(u) as "accountId",
    false as "isCredit", '{}'::text[] as "entryIds", a.*
  from player_program_registrations r
    join players p on p.id = r.player_registrations_id join users u on u.id = p.user_players_id
    join program_fees f on f.id = r.program_fee_registrations_id join programs g on g.id = f.program_fees_id
    ${accountNames(sql, sql`account_of(u)`)}
  where ${isOwedRefund(sql)} and not r._deleted
  order by r.withdrawn_at, r.id`

const creditPromises = (sql: Sql) => sql<Promised[]>`
  select c.id, c.user_id as "ownerId", c.cents as "promisedCents", account_of(u) as "accountId", true as "isCredit",
    to_char(c.asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "withdrawnAt",
    c.entry_ids as "entryIds", a.*
  from credit_refunds c join users u on u.id = c.user_id ${accountNames(sql, sql`account_of(u)`)}
  where c.closed_at is null order by c.asked_at, c.id`

export const deskRefunds: DeskQuery = {
  tokenArea: null,
  async read({ sql }) {
    const items = await refundsToSend(sql)
    return { items, cents: items.reduce((sum, { cents }) => sum + cents, 0) }
  },
}
