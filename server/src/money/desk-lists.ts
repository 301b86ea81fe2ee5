import { clubDay } from '@touchline/domain/club-clock.ts'
import { dueDaysOfAge, type OverdueAge } from '@touchline/domain/money/overdue-age.ts'
import type { Fragment } from 'postgres'
import type { DeskQuery } from '../graphql/read/desk-query.ts'
import { type Paged, pageSql } from '../graphql/read/page.ts'
import type { Sql } from '../postgres/pool.ts'
import { accountNames } from './account-names.ts'
import { sumForLook } from './account-sums.ts'

interface DueQuery extends Paged {
  age?: OverdueAge | null
  month?: string | null
  programId?: string | null
  isKit?: boolean | null
  isOpen?: boolean | null
}

/** The list behind a figure of the books: dues by age, or by month and program or tournament. */
export const deskDues: DeskQuery = {
  tokenArea: null,
  isFromMain: true,
  async read({ sql, now }, asked: DueQuery) {
    await sumForLook(sql)
    const kept = keptDues(sql, asked, clubDay(now))
    const [items, [sum]] = await Promise.all([
      sql`
        select concat_ws(' ', d.account_id, d.registration_id, d.kit_order_id, d.sign_up_id, d.month) as id, a.*, d.month,
          d.due_on as "dueOn", d.cents, d.covered_cents as "coveredCents", ${itemNames(sql)}
        from (select * from account_dues d where ${kept}
          order by due_on, account_id, registration_id, kit_order_id, sign_up_id, month ${pageSql(sql, asked)}) d
        ${itemJoins(sql, sql`d`)} ${accountNames(sql, sql`d.account_id`)}
        order by d.due_on, d.account_id, d.registration_id, d.kit_order_id, d.sign_up_id, d.month`,
      dueSums(sql, asked, clubDay(now)),
    ])
    return { ...sum, items: [...items] }
  },
}

/** Uses stored sums where the books show a figure; otherwise counts the list itself. */
function dueSums(sql: Sql, asked: DueQuery, today: string) {
  const { age, month, programId, isKit, isOpen } = asked
  if (!age)
    return sql`
      select coalesce(sum(${isOpen ? sql`open_dues` : sql`dues`}), 0)::bigint as total,
        coalesce(sum(cents - covered_cents), 0)::bigint as "openCents"
      from due_months where true
        ${month ? sql`and month = ${month}` : sql``}
        ${programId ? sql`and program_id = ${programId}` : sql``}
        ${isKit ? sql`and program_id = ''` : sql``}`
  if (!month && !programId && !isKit) {
    const { first, last } = dueDaysOfAge(age, today)
    return sql`
      select coalesce(sum(dues), 0)::bigint as total, coalesce(sum(cents), 0)::bigint as "openCents"
      from open_days where due_on between ${first ?? '-infinity'}::date and ${last}::date`
  }
  return sql`
    select count(*) as total, coalesce(sum(d.cents - d.covered_cents), 0)::bigint as "openCents"
    from account_dues d where ${keptDues(sql, asked, today)}`
}

function keptDues(sql: Sql, { age, month, programId, isKit, isOpen }: DueQuery, today: string): Fragment {
  const { first, last } = age ? dueDaysOfAge(age, today) : { first: null, last: today }
  return sql`true
    ${age ? sql`and d.due_on between ${first ?? '-infinity'}::date and ${last}::date` : sql``}
    ${age || isOpen ? sql`and d.covered_cents < d.cents` : sql``}
    ${month ? sql`and d.month = ${month}` : sql``}
    ${programId ? sql`and d.program_id = ${programId}` : sql``}
    ${isKit ? sql`and d.program_id is null` : sql``}`
}

interface EntryQuery extends Paged {
  firstDay?: string | null
  lastDay?: string | null
  kinds?: string[] | null
}

/** The entries of some days, with everything an accountant needs. */
export const deskEntries: DeskQuery = {
  tokenArea: null,
  async read({ sql }, asked: EntryQuery) {
    const { firstDay, lastDay, kinds } = asked
    const kept = sql`e.day between ${firstDay ?? '-infinity'}::date and ${lastDay ?? 'infinity'}::date
      ${kinds ? sql`and coalesce((select kind from ledger_entries where id = e.reverses_id), e.kind) = any(${kinds})` : sql``}`
    const [items, [count]] = await Promise.all([
      sql`
        select e.id, e.number, e.day, e.kind, undone.kind as "undoneKind",
          case when undone.id is null then e.cents else -e.cents end as cents, a.*, e.month, e.method, e.payer,
          e.bank_reference as "bankReference", e.note, e.booked_by as "bookedBy",
          exists (select from bank_lines line where line.entry_id = e.id and line.is_automatic) as "isAutomatic", ${itemNames(sql)}
        from (select * from ledger_entries e where ${kept} order by day, number ${pageSql(sql, asked)}) e
          left join ledger_entries undone on undone.id = e.reverses_id
          join users owner on owner.id = e.user_id
          ${itemJoins(sql, sql`e`)} ${accountNames(sql, sql`account_of(owner)`)}
        order by e.day, e.number`,
      sql`select count(*) as total from ledger_entries e where ${kept}`,
    ])
    return { ...count, items: [...items] }
  },
}

/** Families with credit, largest amounts first. */
export const deskCredits: DeskQuery = {
  tokenArea: null,
  isFromMain: true,
  async read({ sql }, asked: Paged) {
    await sumForLook(sql)
    const [items, [count]] = await Promise.all([
      sql`
        select c.account_id as id, c.credit_cents as cents, a.*
        from (select * from account_credits where credit_cents > 0
          order by credit_cents desc, account_id ${pageSql(sql, asked)}) c
        ${accountNames(sql, sql`c.account_id`)} order by c.credit_cents desc, c.account_id`,
      sql`select accounts as total from credit_totals`,
    ])
    return { ...count, items: [...items] }
  },
}

/** Joins the item that `of` refers to: a place, a kit order or a tournament sign-up. */
const itemJoins = (sql: Sql, of: Fragment): Fragment => sql`
  left join player_program_registrations r on r.id = ${of}.registration_id
  left join program_fees f on f.id = r.program_fee_registrations_id
  left join programs g on g.id = f.program_fees_id
  left join kit_orders k on k.id = ${of}.kit_order_id
  left join tournament_sign_ups s on s.id = ${of}.sign_up_id
  left join tournaments t on t.id = s.tournament_id
  left join players p on p.id = coalesce(r.player_registrations_id, k.player_kit_orders_id, s.player_id)`

const itemNames = (sql: Sql): Fragment => sql`
  nullif(trim(concat(p.first_name, ' ', p.last_name)), '') as player, coalesce(g.name, t.name) as program,
  k.item_type as "itemType", k.item_name as "itemName"`
