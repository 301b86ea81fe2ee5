import { randomUUID } from 'node:crypto'
import { addDays } from '@touchline/domain/calendar-day.ts'
import { nth } from '@touchline/domain/nth.ts'
import { present } from '@touchline/domain/present.ts'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../src/graphql/write/in-transaction.ts'
import { sumAccounts, sumAccountsJob, sumForLook } from '../../src/money/account-sums.ts'
import { checkSumsJob, wrongAccounts, wrongSums } from '../../src/money/check-sums.ts'
import { familyLedger } from '../../src/money/family-ledger.ts'
import type { Sql } from '../../src/postgres/pool.ts'
import { sqlForFile } from '../database.ts'
import { jobSurroundings } from '../job-surroundings.ts'

const sql = await sqlForFile(4)
const USERS = ['a', 'b', 'c', 'd']

beforeAll(async () => {
  for (const id of USERS)
    await sql`
      insert into users (id, email, created_at, updated_at, _version, _deleted, _last_changed_at)
      values (${id}, ${`${id}@example.org`}, '2025-01-01T00:00:00.000Z', '2025-01-01T00:00:00.000Z', 1, false, 1)`
})

interface Booked {
  user: number
  kind: 'CHARGE' | 'PAYMENT' | 'REFUND'
  cents: number
  item: string | null
  /** Days since New Year 2025, for the bank's date or the due date. */
  day: number
}

const bookedArbitrary = fc.record({
  user: fc.nat(USERS.length - 1),
  kind: fc.constantFrom('CHARGE', 'CHARGE', 'PAYMENT', 'REFUND'),
  cents: fc.integer({ min: 1, max: 300 }),
  item: fc.constantFrom('x', 'y', null),
  day: fc.nat(400),
})

const book = (db: Sql, { user, kind, cents, item, day }: Booked) => {
  const on = addDays('2025-01-01', day)
  const itemId = item && `${item} of ${nth(USERS, user)}`
  const row = [
    randomUUID(),
    nth(USERS, user),
    kind,
    cents,
    kind === 'CHARGE' ? (itemId ?? 'z') : itemId,
    kind === 'CHARGE' ? on : null,
    on,
  ]
  return db.unsafe(
    `insert into ledger_entries (id, user_id, kind, source, cents, kit_order_id, due_on, day, created_at)
     values ($1, $2, $3, 'DESK', $4, $5, $6, $7, '2025-01-01T00:00:00.000Z')`,
    row,
  )
}

const stepArbitrary = fc.oneof(
  { weight: 6, arbitrary: fc.record({ step: fc.constant('book' as const), entry: bookedArbitrary }) },
  { weight: 2, arbitrary: fc.record({ step: fc.constant('undo' as const), which: fc.nat(50) }) },
  { weight: 1, arbitrary: fc.record({ step: fc.constant('link' as const), user: fc.nat(3), to: fc.nat(3) }) },
  {
    weight: 1,
    arbitrary: fc.record({ step: fc.constant('move' as const), which: fc.nat(50), user: fc.nat(3) }),
  },
  { weight: 1, arbitrary: fc.record({ step: fc.constant('forget' as const), user: fc.nat(3) }) },
)
type Step = typeof stepArbitrary extends fc.Arbitrary<infer One> ? One : never

async function take(tx: Sql, step: Step): Promise<void> {
  switch (step.step) {
    case 'book':
      await book(tx, step.entry as Booked)
      return
    case 'undo':
      await tx`
        insert into ledger_entries (id, user_id, kind, source, cents, kit_order_id, day, reverses_id, note, created_at)
        select ${randomUUID()}, user_id, 'REVERSAL', 'DESK', cents, kit_order_id, day + 40, id, 'a slip', created_at
        from ledger_entries e where kind <> 'REVERSAL'
          and not exists (select from ledger_entries r where r.reverses_id = e.id)
        order by number offset ${step.which} limit 1`
      return
    case 'link':
      await tx`update users set family = ${step.user === step.to ? null : nth(USERS, step.to)} where id = ${nth(USERS, step.user)}`
      return
    case 'move':
      await tx`
        update ledger_entries set user_id = ${nth(USERS, step.user)}
        where id = (select id from ledger_entries order by number offset ${step.which} limit 1)`
      return
    case 'forget':
      await tx`set local touchline.forgetting = 'on'`
      await tx`
        with owner as (select ${nth(USERS, step.user)} as id)
        delete from ledger_entries e using owner where e.user_id = owner.id
          and not exists (select from ledger_entries r where r.reverses_id = e.id and r.user_id <> owner.id)`
  }
}

test('B-1: whatever is booked, undone, linked, moved or deleted, the stored sums equal the entries', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stepArbitrary, { minLength: 1, maxLength: 12 }), async (steps) => {
      for (const step of steps) await inTransaction(sql, (tx) => take(tx as unknown as Sql, step))
      expect(await sql`table stale_accounts`).toEqual([])
      expect([await wrongAccounts(sql), await wrongSums(sql)]).toEqual([[], []])
    }),
    { numRuns: 60 },
  )
})

test('entries booked behind their back are picked up at the next look, in one step for many', async () => {
  for (let n = 0; n < 5; n++)
    await book(sql, { user: n % 4, kind: 'PAYMENT', cents: 100, item: null, day: n })
  expect((await sql`table stale_accounts`).length).toBeGreaterThan(0)
  expect(await wrongSums(sql)).toEqual([])
  await sumAccounts(sql)
  expect([await wrongAccounts(sql), await wrongSums(sql)]).toEqual([[], []])
})

test('nobody who looks waits for hundreds of accounts: the job continues with them', async () => {
  expect(await sumForLook(sql)).toEqual({ isComplete: true })
  await sql`insert into stale_accounts (account_id) select 'gone ' || n from generate_series(1, 450) n`
  expect(await sumForLook(sql)).toEqual({ isComplete: false })
  await sumAccountsJob.run(jobSurroundings({ sql, now: () => new Date() }))
  expect(await sumForLook(sql)).toEqual({ isComplete: true })
  expect([await wrongAccounts(sql), await wrongSums(sql)]).toEqual([[], []])
})

test('concurrent bookings count nothing twice, and none waits for ever', async () => {
  const one = (n: number) =>
    inTransaction(sql, async (tx) => {
      await book(tx as unknown as Sql, { user: n % 4, kind: 'CHARGE', cents: 100, item: 'x', day: n })
      await book(tx as unknown as Sql, { user: (n + 1) % 4, kind: 'PAYMENT', cents: 50, item: null, day: n })
    })
  await Promise.all(Array.from({ length: 24 }, (_, n) => one(n)))
  expect([await wrongAccounts(sql), await wrongSums(sql)]).toEqual([[], []])
})

test('they are checked every night, differences are reported and fixed', async () => {
  await inTransaction(sql, (tx) =>
    book(tx as unknown as Sql, { user: 0, kind: 'CHARGE', cents: 700, item: 'y', day: 3 }),
  )
  await sql`update account_dues set covered_cents = covered_cents + 1 where ctid = (select ctid from account_dues limit 1)`
  await sql`update cash_months set received_cents = received_cents + 5`
  expect(await wrongAccounts(sql)).toHaveLength(1)
  expect(await wrongSums(sql)).toEqual(expect.arrayContaining(['cash_months', 'due_months']))
  const said: object[] = []
  const surroundings = jobSurroundings({ sql, now: () => new Date() })
  await checkSumsJob.run({ ...surroundings, log: { ...surroundings.log, error: (one) => said.push(one) } })
  expect(said).toHaveLength(1)
  expect([await wrongAccounts(sql), await wrongSums(sql)]).toEqual([[], []])
})

interface PlanNode {
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: PlanNode[]
}
const withBelow = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(withBelow)]

test('a statement reads only its family’s entries, however wide the join', async () => {
  const statement = familyLedger(null as never, 'u')
  const [row] = await sql.begin(async (tx) => {
    await tx`set local enable_seqscan = off`
    return tx.unsafe<{ 'QUERY PLAN': string }[]>(
      `explain (format json) select ${statement} from users u where u.id = 'a'`,
    )
  })
  const [{ Plan }] = JSON.parse(present(row, 'a plan')['QUERY PLAN'])
  const reads = withBelow(Plan).filter((node) => node['Index Name'] === 'ledger_entries_by_user')
  expect(reads.map((node) => node['Index Cond'])).toEqual([expect.stringContaining('user_id = ANY')])
})
