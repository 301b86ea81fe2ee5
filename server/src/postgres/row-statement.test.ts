import fc from 'fast-check'
import { expect, inject, onTestFinished, test } from 'vitest'
import { errorCode } from '../error-code.ts'
import { FewAtOnce } from './few-at-once.ts'
import { openPool, type Sql } from './pool.ts'
import { readsFrom } from './reads.ts'
import { RowStatement } from './row-statement.ts'

/** Returns its parameters, and nothing for those that should not be found. */
const ECHO = `
  with given as (select $1::text as t, $2::int as n, $3::boolean as b, $4::text[] as list)
  select t, n, b, list, (select count(*) from unnest(list)) as length from given where $5::boolean`

const values = fc.tuple(
  fc.option(fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0'))),
  fc.option(fc.integer({ min: -2_147_483_648, max: 2_147_483_647 })),
  fc.option(fc.boolean()),
  fc.constantFrom('{}', '{"a b","c,d","\\"e\\""}', null),
  fc.boolean(),
)

/** A pool of one connection that also keeps the number of parameters of each statement sent. */
function counted(): { sql: Sql; sent: number[] } {
  const sql = openPool(inject('postgresUrl'), 1)
  onTestFinished(() => sql.end({ timeout: 0 }))
  const sent: number[] = []
  const unsafe: Sql['unsafe'] = (text, params, options) => {
    sent.push(params?.length ?? 0)
    return sql.unsafe(text, params, options)
  }
  return { sql: Object.assign(((...args: Parameters<Sql>) => sql(...args)) as Sql, { unsafe }), sent }
}

/** So long that even a busy machine takes less for a few of these. */
const LONG_MS = 60_000

const settled = (rows: readonly Promise<unknown>[]) =>
  Promise.allSettled(rows).then((all) =>
    all.map((one) => (one.status === 'fulfilled' ? one.value : errorCode(one.reason))),
  )

const withoutNumber = (row: unknown) => {
  if (typeof row !== 'object' || row === null) return row
  const { $n: _, ...rest } = row as Record<string, unknown>
  return rest
}

test('together, each read gets the row that it gets alone', async () => {
  const { sql, sent } = counted()
  const statement = new RowStatement(ECHO)
  await fc.assert(
    fc.asyncProperty(fc.array(values, { minLength: 2, maxLength: 12 }), async (all) => {
      const alone = await settled(all.map((params) => statement.row(sql, params)))
      sent.length = 0
      const rows = await settled(await statement.rows(sql, all))
      expect(rows.map(withoutNumber)).toEqual(alone)
      expect(sent.length).toBe(1)
    }),
    { numRuns: 60 },
  )
})

test('a read that fails fails alone', async () => {
  const { sql } = counted()
  const statement = new RowStatement('select 12 / $1::int as share')
  const rows = await settled(await statement.rows(sql, [[3], [0], [4], [null]]))
  expect(rows).toEqual([{ share: 4 }, '22012', { share: 3 }, { share: null }])
})

test('only short statements that are used often are sent together, and none that keeps failing', async () => {
  const { sql } = counted()
  const [short, long, failing] = [
    new RowStatement('select $1::int as n', LONG_MS),
    new RowStatement('select $1::int as n, pg_sleep(0.004)'),
    new RowStatement('select 1 / $1::int', LONG_MS),
  ]
  expect(short.mostTogether).toBe(1)
  for (let use = 0; use < 4; use += 1) for (const one of [short, long, failing]) await one.row(sql, [1])
  expect(short.mostTogether).toBeGreaterThan(1)
  expect(long.mostTogether).toBe(1)
  for (let time = 0; time < 5; time += 1) {
    expect(failing.mostTogether).toBeGreaterThan(1)
    await settled(await failing.rows(sql, [[0], [1]]))
  }
  expect(failing.mostTogether).toBe(1)
})

test('reads that wait with the same statement are sent as one, others on their own', async () => {
  const { sql, sent } = counted()
  const few = new FewAtOnce(readsFrom(sql), 1)
  const [one, other] = [
    new RowStatement('select $1::int as n', LONG_MS),
    new RowStatement('select $1::int + $2::int as n', LONG_MS),
  ]
  for (let use = 0; use < 4; use += 1)
    for (const each of [one, other]) await each.row(sql, [1, 1].slice(0, each === one ? 1 : 2))
  sent.length = 0
  const asked = Array.from({ length: 7 }, (_, n) =>
    n % 3 === 2 ? few.row(other, [n, 100]) : few.row(one, [n]),
  )
  const rows = await Promise.all(asked)
  expect(rows.map((row) => row?.n)).toEqual([0, 1, 102, 3, 4, 105, 6])
  expect(sent).toEqual([1, 1, 2])

  sent.length = 0
  const many = await Promise.all(Array.from({ length: 10 }, (_, n) => few.row(one, [n])))
  expect(many.map((row) => row?.n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  // One at once, four, four and one.
  expect(sent).toEqual([1, 1, 1, 1])
})
