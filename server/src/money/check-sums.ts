import { setTimeout as pause } from 'node:timers/promises'
import type { Job } from '../jobs/job.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { dueRows, lockSums, sumAccounts, summedAccounts } from './account-sums.ts'

/** About a thousand entries, which does not slow other requests noticeably. */
const AT_ONCE = 50
const HOURS = 12

/** Compares all stored sums with the entries every night (B-1). Logs differences, and recomputes the sums. */
export const checkSumsJob: Job = {
  name: 'check-sums',
  cron: '50 10 * * *',
  async run({ sql, now, log, signal }) {
    const since = new Date(now().getTime() - HOURS * 3_600_000)
    const [done] = await sql`select from sums_checks where checked_at > ${since}`
    if (done) return
    const accounts = await wrongAccounts(sql, signal)
    const sums = await wrongSums(sql)
    if (signal.aborted) return
    if (accounts.length > 0 || sums.length > 0) {
      log.error(
        { accounts, sums },
        'Sums in the books differed from the entries. They’re being recalculated.',
      )
      await sql.begin(async (tx) => {
        await lockSums(tx)
        await tx`insert into stale_accounts (account_id) select unnest(${accounts}::text[])`
        await sumAnew(tx)
      })
    }
    // Also sums what a crashed process has noted but not summed.
    await sumAccounts(sql)
    // Recorded last, so that a run that crashes is repeated.
    await sql`
      insert into sums_checks values (true, ${now()}) on conflict (is_last) do update set checked_at = excluded.checked_at`
  },
}

/** Accounts whose stored dues or credit differ from their entries; those with pending notes are left for later. */
export async function wrongAccounts(sql: Sql, signal?: AbortSignal): Promise<string[]> {
  const wrong: string[] = []
  for (let after = ''; !signal?.aborted; ) {
    const begunAt = performance.now()
    const ids = await sql.begin('isolation level repeatable read read only', async (tx) => {
      const rows = await tx<{ id: string }[]>`
        select distinct account_of(u) collate "C" as id from users u where account_of(u) collate "C" > ${after}
        order by 1 limit ${AT_ONCE}`
      const page = rows.map(({ id }) => id)
      wrong.push(...(await wrongOf(tx, page)))
      return page
    })
    if (ids.length < AT_ONCE) return wrong
    after = ids.at(-1) ?? ''
    // Pause for as long as each step took, to leave at least half of the time to other requests.
    await pause(performance.now() - begunAt)
  }
  return wrong
}

async function wrongOf(tx: Transaction, ids: string[]): Promise<string[]> {
  const summed = await summedAccounts(tx, ids)
  const expected = summed.map((one) => ({
    id: one.id,
    creditCents: one.account.creditCents,
    freeCents: one.account.freeCents,
    dues: dueRows(one),
  }))
  const rows = await tx<{ id: string }[]>`
    with expected as (
      select * from json_to_recordset(${JSON.stringify(expected)}::text::json)
        as e (id text, "creditCents" int, "freeCents" int, dues json)),
    owed as (select d.* from expected e cross join json_populate_recordset(null::account_dues, e.dues) d),
    kept as (select * from account_dues where account_id = any(${ids}))
    select id from (
      select account_id as id from ((table owed except all table kept) union all (table kept except all table owed)) d
      union select coalesce(e.id, c.account_id) from expected e
        full join (select * from account_credits where account_id = any(${ids})) c on c.account_id = e.id
      where (c.credit_cents, c.free_cents) is distinct from (e."creditCents", e."freeCents")) wrong
    where not exists (select from stale_accounts s where s.account_id = wrong.id)`
  return rows.map(({ id }) => id)
}

const MONTHS = `select month, coalesce(program_id, '') as program_id, count(*) as dues, sum(cents) as cents,
  sum(covered_cents) as covered_cents, count(day_before) as open_dues from account_dues group by 1, 2`
const DAYS = `select due_on, day_before, count(*) as dues, sum(cents - covered_cents) as cents from account_dues
  where day_before is not null group by 1, 2`
const CREDITS = `select true as is_all, count(*) filter (where credit_cents > 0) as accounts,
  coalesce(sum(credit_cents), 0) as cents from account_credits`
/** Without what is noted but not summed yet: the entries already include it. */
const CASH = `select month, sum(received_cents) as received_cents, sum(sent_cents) as sent_cents from (
  select to_char(e.day, 'YYYY-MM') collate "C" as month,
    case when coalesce(undone.kind, e.kind) = 'PAYMENT' then signed.cents else 0 end as received_cents,
    case when coalesce(undone.kind, e.kind) = 'REFUND' then signed.cents else 0 end as sent_cents
  from ledger_entries e left join ledger_entries undone on undone.id = e.reverses_id
    cross join lateral (select case when e.reverses_id is null then e.cents else -e.cents end as cents) signed
  union all select month, -received_cents, -sent_cents from stale_accounts where month is not null) e group by 1`

/** The tables of sums, the queries they must match, and the condition for a row to exist. */
const SUMS = [
  ['due_months', MONTHS, 'dues <> 0'],
  ['open_days', DAYS, 'dues <> 0'],
  ['credit_totals', CREDITS, 'true'],
  ['cash_months', CASH, 'received_cents <> 0 or sent_cents <> 0'],
] as const

/** Tables whose sums do not match their entries. */
export const wrongSums = (sql: Sql): Promise<string[]> =>
  sql.begin('isolation level repeatable read read only', async (tx) => {
    const wrong: string[] = []
    for (const [table, source, isKept] of SUMS) {
      const [differs] = await tx.unsafe(`
        with kept as (select to_jsonb(k) as row from ${table} k where ${isKept}),
        anew as (select to_jsonb(a) as row from (${source}) a where ${isKept})
        select from ((table kept except all table anew) union all (table anew except all table kept)) d limit 1`)
      if (differs) wrong.push(table)
    }
    return wrong
  })

async function sumAnew(tx: Transaction): Promise<void> {
  for (const [table, source] of SUMS) {
    const columns = await tx<{ name: string }[]>`
      select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = ${table}`
    const names = columns.map(({ name }) => name).join(', ')
    await tx.unsafe(`delete from ${table}`)
    await tx.unsafe(`insert into ${table} (${names}) select ${names} from (${source}) anew`)
  }
}
