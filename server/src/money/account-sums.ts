import { monthOf } from '@touchline/domain/calendar-day.ts'
import { type Account, accountOf } from '@touchline/domain/money/dues.ts'
import type { Job } from '../jobs/job.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { entryColumns, type LedgerEntry } from './ledger.ts'

/** So many notes of accounts that are out of date at a time. */
const AT_ONCE = 1_000

/** Works out the accounts whose entries have changed since somebody looked last: then every sum is that of the entries. */
export async function sumAccounts(sql: Sql): Promise<void> {
  for (;;) if ((await sql.begin(sumSome)) < AT_ONCE) return
}

/** Nobody waits for the first look after a move, or after many payments. */
export const sumAccountsJob: Job = {
  name: 'sum-accounts',
  cron: '*/10 * * * *',
  run: ({ sql }) => sumAccounts(sql),
}

async function sumSome(tx: Transaction): Promise<number> {
  const [stale] = await tx`select from stale_accounts limit 1`
  if (!stale) return 0
  // One at a time: two that add to the same month would count it twice, or wait for each other.
  await tx`select pg_advisory_xact_lock(hashtextextended('account sums', 0))`
  const notes = await tx<{ accountId: string; month: string | null }[]>`
    delete from stale_accounts where ctid = any(array(select ctid from stale_accounts limit ${AT_ONCE}))
    returning account_id as "accountId", month`
  await keepAccounts(tx, [...new Set(notes.map(({ accountId }) => accountId))])
  await keepCash(tx, [...new Set(notes.flatMap(({ month }) => month ?? []))])
  return notes.length
}

interface SummedEntry extends LedgerEntry {
  accountId: string
  day: string
  kitOrderId: string | null
  programId: string | null
}

/** All entries of these accounts, in the order in which they were booked. */
export async function entriesByAccount(
  tx: Sql | Transaction,
  accountIds: string[],
): Promise<Map<string, SummedEntry[]>> {
  const entries = await tx<SummedEntry[]>`
    select ${entryColumns(tx)}, account_of(u) as "accountId", e.day::text, e.kit_order_id as "kitOrderId",
      fee.program_fees_id as "programId"
    from ledger_entries e join users u on u.id = e.user_id
      left join player_program_registrations r on r.id = e.registration_id
      left join program_fees fee on fee.id = r.program_fee_registrations_id
    where u.id = any(${accountIds}) or u.family = any(${accountIds}) order by e.number`
  return Map.groupBy(entries, ({ accountId }) => accountId)
}

async function keepAccounts(tx: Transaction, accountIds: string[]): Promise<void> {
  const byAccount = await entriesByAccount(tx, accountIds)
  const accounts = accountIds.flatMap((id) => {
    const own = byAccount.get(id)
    return own ? [{ id, entries: own, account: accountOf(own) }] : []
  })
  await keepDues(tx, accountIds, accounts.flatMap(dueRows))
  await tx`delete from account_credits where account_id = any(${accountIds})`
  const credits = accounts.map(({ id, account: { creditCents, freeCents } }) => ({
    id,
    creditCents,
    freeCents,
  }))
  await tx`
    insert into account_credits select * from json_to_recordset(${JSON.stringify(credits)}::text::json)
      as a (id text, "creditCents" int, "freeCents" int)`
}

interface Summed {
  id: string
  entries: readonly SummedEntry[]
  account: Account
}

function dueRows({ id, entries, account: { dues } }: Summed) {
  const byItem = new Map(entries.map((entry) => [entry.itemId, entry]))
  // What is owed again after an undo is owed since then.
  const undoneOn = (entries.findLast(({ kind }) => kind === 'REVERSAL') ?? entries.at(-1))?.day ?? ''
  return dues
    .filter(({ cents }) => cents > 0)
    .map(({ itemId, month, dueOn: due, cents, coveredCents }) => {
      const dueOn = due || undoneOn
      const { kitOrderId = null, programId = null } = byItem.get(itemId) ?? {}
      return {
        account_id: id,
        registration_id: kitOrderId === null ? itemId : null,
        kit_order_id: kitOrderId,
        program_id: programId,
        month: month ?? monthOf(dueOn),
        due_on: dueOn,
        cents,
        covered_cents: coveredCents,
      }
    })
}

/** Replaces what these accounts owed, and adds the difference to the sums of the months. */
const keepDues = (tx: Transaction, accountIds: string[], rows: ReturnType<typeof dueRows>) => tx`
  with gone as (
    delete from account_dues where account_id = any(${accountIds}) returning month, program_id, cents, covered_cents),
  come as (
    insert into account_dues select * from json_populate_recordset(null::account_dues, ${JSON.stringify(rows)}::text::json)
    returning month, program_id, cents, covered_cents),
  change as (
    select month, program_id, 1 as dues, cents, covered_cents from come
    union all select month, program_id, -1, -cents, -covered_cents from gone)
  insert into due_months as kept
    select month, coalesce(program_id, ''), sum(dues), sum(cents), sum(covered_cents) from change group by 1, 2
  on conflict (month, program_id) do update set dues = kept.dues + excluded.dues, cents = kept.cents + excluded.cents,
    covered_cents = kept.covered_cents + excluded.covered_cents`

/** What is undone counts in the month in which it was undone: a month that is over stays as it was. */
async function keepCash(tx: Transaction, months: string[]): Promise<void> {
  await tx`delete from cash_months where month = any(${months})`
  await tx`
    insert into cash_months
    select in_month, coalesce(sum(sign * e.cents) filter (where kind = 'PAYMENT'), 0),
      coalesce(sum(sign * e.cents) filter (where kind = 'REFUND'), 0)
    from unnest(${months}::text[]) in_month cross join lateral (
      select e.cents, coalesce(undone.kind, e.kind) as kind, case when undone.id is null then 1 else -1 end as sign
      from ledger_entries e left join ledger_entries undone on undone.id = e.reverses_id
      where e.day >= (in_month || '-01')::date and e.day < (in_month || '-01')::date + interval '1 month') e
    group by in_month`
}
