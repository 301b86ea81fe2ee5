import { monthOf, yearOf } from '@touchline/domain/calendar-day.ts'
import { clubDay } from '@touchline/domain/club-clock.ts'
import { dueDaysOfAge, OVERDUE_AGES } from '@touchline/domain/money/overdue-age.ts'
import type { DeskQuery } from '../graphql/read/desk-query.ts'
import type { Sql } from '../postgres/pool.ts'
import { deskSeason, isInSeason } from '../seasons/desk-season.ts'
import { sumForLook } from './account-sums.ts'
import { cardLines } from './cards/card-notices.ts'
import { refundsToSend } from './desk-refunds.ts'
import { openCasesForDesk } from './fund-cases-of.ts'
import { closedThrough } from './ledger.ts'
import { placesAtRiskForDesk } from './unpaid-notices.ts'

/** The club's overall balance with its families, from stored sums, so that the number of entries does not matter. */
export const deskBooks: DeskQuery = {
  tokenArea: 'REPORTS',
  isFromMain: true,
  async read({ sql, now }, asked: { year?: number | null; season?: string | null }) {
    const { isComplete } = await sumForLook(sql)
    const today = clubDay(now)
    const season = await deskSeason(sql, asked.season, today)
    const year = asked.year ?? yearOf(season?.startDate ?? today)
    const first = season ? monthOf(season.startDate) : `${year}-01`
    const last = season ? monthOf(season.endDate) : `${year}-12`
    const [closed, overdue, refunds, [credit], [bankLines], cards, atRisk, cases, months, cash] =
      await Promise.all([
        closedThrough(sql),
        overdueByAge(sql, today),
        refundsToSend(sql),
        sql`select accounts as count, cents from credit_totals`,
        sql`select count(*) as count, coalesce(sum(cents), 0)::bigint as cents from bank_lines where state = 'OPEN'`,
        cardLines(sql),
        placesAtRiskForDesk(sql),
        openCasesForDesk(sql),
        sql`
        select d.month, coalesce(p.id, t.id) as "programId", coalesce(p.name, t.name) as program, d.dues, d.cents as "expectedCents",
          d.covered_cents as "receivedCents"
        from due_months d left join programs p on p.id = d.program_id
          left join tournaments t on t.id = d.program_id
        where d.month between ${first} and ${last} and d.dues > 0 and ${isInSeason(sql, season, 'p')}
        order by d.month, p.start_date nulls last, t.date, p.name, t.name, p.id, t.id`,
        sql`
        select month, received_cents as "receivedCents", sent_cents as "sentCents" from cash_months
        where month between ${first} and ${last} and (received_cents <> 0 or sent_cents <> 0)
        order by month`,
      ])
    const cents = refunds.reduce((sum, one) => sum + one.cents, 0)
    return {
      year,
      isComplete,
      closedThrough: closed,
      overdue,
      refunds: { count: refunds.length, cents },
      credit,
      bankLines,
      months,
      cash,
      cards,
      atRisk,
      cases,
    }
  },
}

/** Earlier than anything was due. */
const LONG_AGO = '1000-01-01'

function overdueByAge(sql: Sql, today: string) {
  const days = OVERDUE_AGES.map((age) => dueDaysOfAge(age, today))
  return sql`
    select a.age, coalesce(sum(o.dues) filter (where o.day_before < a.first), 0)::bigint as families,
      coalesce(sum(o.cents), 0)::bigint as cents
    from unnest(${[...OVERDUE_AGES]}::text[], ${days.map(({ first }) => first ?? LONG_AGO)}::date[],
        ${days.map(({ last }) => last)}::date[]) with ordinality a (age, first, last, place)
      left join open_days o on o.due_on between a.first and a.last
    group by a.age, a.place order by a.place`
}
