import { monthOf } from '@touchline/domain/calendar-day.ts'
import { type Account, accountOf, openCents } from '@touchline/domain/money/dues.ts'
import type { Job } from '../jobs/job.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { entryColumns, type LedgerEntry } from './ledger.ts'

/** The accounts summed at a time, so that others can run in between. */
const AT_ONCE = 200

interface Note {
  accountId: string
  month: string | null
  receivedCents: number
  sentCents: number
}

/** Transactions whose question was already sent, together with their last statement. */
const asked = new WeakMap<Transaction, Promise<boolean>>()

/** Call after the last write: whether the transaction has booked something to be summed. */
export function askWhetherBooked(tx: Transaction): Promise<boolean> {
  const answer = tx`select from stale_accounts where noted_in = pg_current_xact_id_if_assigned() limit 1`
    .execute()
    .then(({ count }) => count > 0)
  asked.set(tx, answer)
  return answer
}

/** Updates the sums for what this transaction has booked, just before the commit, so that they are never behind. */
export async function sumOwnAccounts(tx: Transaction): Promise<void> {
  if (!(await (asked.get(tx) ?? askWhetherBooked(tx)))) return
  await lockSums(tx)
  const notes = await tx<Note[]>`
    delete from stale_accounts where noted_in = pg_current_xact_id() returning ${noteColumns(tx)}`
  await keepSums(tx, notes)
}

/** Updates the sums for what was booked outside `inTransaction`, for instance by a migration, and left for later. */
export async function sumAccounts(sql: Sql): Promise<void> {
  let rounds = 0
  while (await sql.begin(sumSome)) rounds += 1
  // Each round leaves dead rows, which slow down every query until they are vacuumed.
  if (rounds > 1)
    await sql`vacuum analyze stale_accounts, account_dues, account_credits, due_months, open_days`
}

/** For a reader: only sums a small number of accounts at once, and leaves more than that to the job. */
export async function sumForLook(sql: Sql): Promise<{ isComplete: boolean }> {
  const [left] = await sql<{ isMuch: boolean }[]>`
    select count(*) > ${AT_ONCE} as "isMuch" from (select from stale_accounts limit ${AT_ONCE + 1}) noted`
  if (!left?.isMuch) await sumAccounts(sql)
  return { isComplete: !left?.isMuch }
}

/** Also runs at the start, to sum what a migration or a restored backup has left before anybody asks. */
export const sumAccountsJob: Job = {
  name: 'sum-accounts',
  cron: '*/10 * * * *',
  run: ({ sql }) => sumAccounts(sql),
}

async function sumSome(tx: Transaction): Promise<boolean> {
  const [stale] = await tx`select from stale_accounts limit 1`
  if (!stale) return false
  await lockSums(tx)
  const notes = await tx<Note[]>`
    delete from stale_accounts where account_id in (
      select account_id from stale_accounts group by 1 order by 1 limit ${AT_ONCE})
    returning ${noteColumns(tx)}`
  await keepSums(tx, notes)
  return true
}

/** Serializes summing, because two that add to the same months would deadlock. The holder waits for no other lock. */
export const lockSums = (tx: Transaction) =>
  tx`select pg_advisory_xact_lock(hashtextextended('account sums', 0))`

const noteColumns = (tx: Transaction) =>
  tx`account_id as "accountId", month, received_cents as "receivedCents", sent_cents as "sentCents"`

async function keepSums(tx: Transaction, notes: readonly Note[]): Promise<void> {
  const ids = [...new Set(notes.map(({ accountId }) => accountId))]
  const summed = await summedAccounts(tx, ids)
  await keepDues(tx, ids, summed.flatMap(dueRows))
  await keepCredits(tx, ids, summed)
  await addCash(tx, notes)
}

interface SummedEntry extends LedgerEntry {
  accountId: string
  day: string
  kitOrderId: string | null
  signUpId: string | null
  programId: string | null
}

/** All entries of these accounts, in the order they were booked. */
export async function entriesByAccount(
  tx: Sql | Transaction,
  accountIds: string[],
): Promise<Map<string, SummedEntry[]>> {
  const entries = await tx<SummedEntry[]>`
    select ${entryColumns(tx)}, account_of(u) as "accountId", e.day::text, e.kit_order_id as "kitOrderId",
      e.sign_up_id as "signUpId", coalesce(fee.program_fees_id, s.tournament_id) as "programId"
    from ledger_entries e join users u on u.id = e.user_id
      left join player_program_registrations r on r.id = e.registration_id
      left join program_fees fee on fee.id = r.program_fee_registrations_id
      left join tournament_sign_ups s on s.id = e.sign_up_id
    where u.id = any(${accountIds}) or u.family = any(${accountIds}) order by e.number`
  return Map.groupBy(entries, ({ accountId }) => accountId)
}

export interface Summed {
  id: string
  entries: readonly SummedEntry[]
  account: Account
}

export async function summedAccounts(tx: Sql | Transaction, ids: string[]): Promise<Summed[]> {
  const byAccount = await entriesByAccount(tx, ids)
  return ids.flatMap((id) => {
    const entries = byAccount.get(id)
    return entries ? [{ id, entries, account: accountOf(entries) }] : []
  })
}

/** The dues of an account, as stored rows. */
export function dueRows({ id, entries, account: { dues } }: Summed) {
  const byItem = new Map(entries.map((entry) => [entry.itemId, entry]))
  // What is owed again after a reversal counts as due on the day of the reversal.
  const undoneOn = (entries.findLast(({ kind }) => kind === 'REVERSAL') ?? entries.at(-1))?.day ?? ''
  let lastOpenOn = '-infinity'
  return dues
    .filter(({ cents }) => cents > 0)
    .map((due) => ({ ...due, dueOn: due.dueOn || undoneOn }))
    .toSorted((a, b) => Number(a.dueOn > b.dueOn) - Number(a.dueOn < b.dueOn))
    .map((due) => {
      const { itemId, month, dueOn, cents, coveredCents } = due
      const { kitOrderId = null, signUpId = null, programId = null } = byItem.get(itemId) ?? {}
      const isOpen = openCents(due) > 0
      const dayBefore = lastOpenOn
      if (isOpen) lastOpenOn = dueOn
      return {
        account_id: id,
        registration_id: kitOrderId === null && signUpId === null ? itemId : null,
        kit_order_id: kitOrderId,
        sign_up_id: signUpId,
        program_id: programId,
        month: month ?? monthOf(dueOn),
        due_on: dueOn,
        cents,
        covered_cents: coveredCents,
        day_before: isOpen ? dayBefore : null,
      }
    })
}

/** Replaces the dues of these accounts, and adds the difference to the monthly and daily sums. */
const keepDues = (tx: Transaction, accountIds: string[], rows: ReturnType<typeof dueRows>) => tx`
  with gone as (delete from account_dues where account_id = any(${accountIds}) returning *),
  come as (
    insert into account_dues select * from json_populate_recordset(null::account_dues, ${JSON.stringify(rows)}::text::json)
    returning *),
  change as (select 1 as sign, * from come union all select -1, * from gone),
  days as (
    insert into open_days as kept
      select due_on, day_before, sum(sign), sum(sign * (cents - covered_cents)) from change
      where day_before is not null group by 1, 2
    on conflict (due_on, day_before) do update set dues = kept.dues + excluded.dues, cents = kept.cents + excluded.cents)
  insert into due_months as kept (month, program_id, dues, cents, covered_cents, open_dues)
    select month, coalesce(program_id, ''), sum(sign), sum(sign * cents), sum(sign * covered_cents),
      coalesce(sum(sign) filter (where day_before is not null), 0)
    from change group by 1, 2
  on conflict (month, program_id) do update set dues = kept.dues + excluded.dues, cents = kept.cents + excluded.cents,
    covered_cents = kept.covered_cents + excluded.covered_cents, open_dues = kept.open_dues + excluded.open_dues`

/** Replaces the credit of these accounts, and adds the difference to the total. */
function keepCredits(tx: Transaction, accountIds: string[], summed: readonly Summed[]) {
  const credits = summed.map(({ id, account: { creditCents, freeCents } }) => ({
    id,
    creditCents,
    freeCents,
  }))
  return tx`
    with given as (
      select * from json_to_recordset(${JSON.stringify(credits)}::text::json)
        as a (id text, "creditCents" int, "freeCents" int)),
    before as (select credit_cents from account_credits where account_id = any(${accountIds})),
    gone as (
      delete from account_credits where account_id = any(${accountIds}) and account_id not in (select id from given)),
    come as (
      insert into account_credits select * from given
      on conflict (account_id) do update set credit_cents = excluded.credit_cents, free_cents = excluded.free_cents),
    change as (select 1 as sign, "creditCents" as cents from given union all select -1, credit_cents from before)
    update credit_totals kept set accounts = kept.accounts + change.accounts, cents = kept.cents + change.cents
    from (select coalesce(sum(sign) filter (where cents > 0), 0) as accounts, coalesce(sum(sign * cents), 0) as cents
      from change) change`
}

/** A reversal counts in the month in which it was made, so that past months do not change. */
async function addCash(tx: Transaction, notes: readonly Note[]): Promise<void> {
  const cash = notes.filter(({ receivedCents, sentCents }) => receivedCents !== 0 || sentCents !== 0)
  if (cash.length === 0) return
  await tx`
    insert into cash_months as kept (month, received_cents, sent_cents)
      select month, sum("receivedCents"), sum("sentCents") from json_to_recordset(${JSON.stringify(cash)}::text::json)
        as n (month text, "receivedCents" bigint, "sentCents" bigint) group by 1
    on conflict (month) do update set received_cents = kept.received_cents + excluded.received_cents,
      sent_cents = kept.sent_cents + excluded.sent_cents`
}
