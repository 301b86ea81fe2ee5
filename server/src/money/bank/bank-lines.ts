import type { BankLine } from '@touchline/domain/money/bank/bank-line.ts'
import { booksItself } from '@touchline/domain/money/bank/books-itself.ts'
import { readSettings } from '../../club/load-club.ts'
import type { DeskQuery } from '../../graphql/read/desk-query.ts'
import { type Paged, pageSql } from '../../graphql/read/page.ts'
import type { Sql } from '../../postgres/pool.ts'
import { accountNames } from '../account-names.ts'
import { sumForLook } from '../account-sums.ts'
import { closedThrough } from '../ledger.ts'
import { proposalsFor } from './bank-clues.ts'

interface BankLineQuery extends Paged {
  state?: string | null
}

interface Line extends BankLine {
  id: string
  state: string
  userId: string | null
  isVerified: boolean
  isAutomatic: boolean
  isLookedAt: boolean
}

/** Bank lines in a state, newest first; open ones with the family they seem to be from. */
export const deskBankLines: DeskQuery = {
  tokenArea: null,
  isFromMain: true,
  async read({ sql }, { state, ...asked }: BankLineQuery) {
    await sumForLook(sql)
    const [counts, lines] = await Promise.all([
      sql<{ state: string; count: number }[]>`select state, count(*) as count from bank_lines group by 1`,
      sql<Line[]>`
        select b.id, b.day::text, b.cents, b.text, b.bank_id as "bankId", b.state, b.note, b.entry_id as "entryId",
          b.is_verified as "isVerified", b.is_automatic as "isAutomatic", b.looked_at is not null as "isLookedAt", a.*
        from (select * from bank_lines where state = ${state ?? 'OPEN'}
          order by day desc, number desc ${pageSql(sql, asked)}) b
        left join ledger_entries e on e.id = b.entry_id left join users owner on owner.id = e.user_id
        ${accountNames(sql, sql`account_of(owner)`)} order by b.day desc, b.number desc`,
    ])
    const open = lines.filter((line) => line.state === 'OPEN')
    const proposals = await proposalsFor(sql, open)
    const families = await familiesOf(
      sql,
      proposals.flatMap(({ accountId }) => accountId ?? []),
    )
    const proposed = new Map(open.map(({ id }, n) => [id, proposals[n]]))
    const { bookCertain } = (await readSettings(sql)).payment
    const terms = { bookCertain, closedThrough: await closedThrough(sql) }
    const items = lines.map((line) => {
      const proposal = proposed.get(line.id)
      const family = families.get(proposal?.accountId ?? '')
      const { certainty = null, reason = null } = proposal ?? {}
      const isBeingBooked =
        !line.isLookedAt && proposal !== undefined && booksItself(proposal, line.day, terms)
      return { ...line, ...family, certainty, reason, isBeingBooked }
    })
    const total = counts.find((one) => one.state === (state ?? 'OPEN'))?.count ?? 0
    return { items, counts: [...counts], total }
  },
}

async function familiesOf(sql: Sql, accountIds: string[]): Promise<Map<string, object>> {
  const rows = await sql<{ id: string }[]>`
    select account.id, a.* from unnest(${accountIds}::text[]) account (id) ${accountNames(sql, sql`account.id`)}`
  return new Map(rows.map(({ id, ...family }) => [id, family]))
}
