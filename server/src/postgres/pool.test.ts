import { expect, inject, onTestFinished, test } from 'vitest'
import { openPool, type Sql } from './pool.ts'

const CROWD = 6
/** Waits for a lock that nothing else asks for; without a value to send along it leaves at once. */
const LONG = 'select pg_advisory_xact_lock(2390001)'

async function whoAnswers(sql: Sql): Promise<number | undefined> {
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
  return row?.pid
}

test('a crowd gets a connection each, and whoever comes alone the one that was at work last', async () => {
  const sql = openPool(inject('postgresUrl'), CROWD)
  onTestFinished(() => sql.end())
  const crowd = await Promise.all(Array.from({ length: CROWD }, () => sql.reserve()))
  const of = await Promise.all(crowd.map(whoAnswers))
  expect(new Set(of).size).toBe(CROWD)
  for (const one of crowd) one.release()

  for (let asked = 0; asked < 2 * CROWD; asked++) expect(await whoAnswers(sql)).toBe(of.at(-1))
  await sql.begin(async (tx) => {
    expect(await whoAnswers(tx as unknown as Sql)).toBe(of.at(-1))
    // The last is at work.
    expect(await whoAnswers(sql)).toBe(of.at(-2))
  })
})

test('nobody waits behind a statement that takes long while another connection becomes free', async () => {
  const sql = openPool(inject('postgresUrl'), 2)
  const held = openPool(inject('postgresUrl'), 1)
  onTestFinished(async () => {
    await Promise.all([sql.end(), held.end()])
  })
  await Promise.all([sql`select pg_sleep(0)`, sql`select pg_sleep(0)`])

  const long = await held.begin(async (tx) => {
    await tx.unsafe(LONG)
    const first = sql.unsafe(LONG).execute()
    const others = Array.from({ length: 5 }, () => sql`select 1 as one`)
    for (const answer of await Promise.all(others)) expect(answer).toEqual([{ one: 1 }])
    return { first }
  })
  await long.first
})

test('the first connection of a pool is asked for the types of arrays, and no other, which know them as well', async () => {
  const sql = openPool(inject('postgresUrl'), CROWD)
  const watcher = openPool(inject('postgresUrl'), 1)
  onTestFinished(async () => {
    await Promise.all([sql.end(), watcher.end()])
  })
  const first = await sql.reserve()
  const pid = await whoAnswers(first)
  const others = await Promise.all(Array.from({ length: CROWD - 1 }, () => sql.reserve()))
  const asked = await watcher`
    select pid from pg_stat_activity where query like '%typarray%' and pid <> pg_backend_pid()
    and backend_start >= (select backend_start from pg_stat_activity where pid = ${pid ?? 0})`
  const rows = await Promise.all(
    others.map((one) => one`select array['a', 'b'] as given, ${[1, 2]}::int[] as sent`),
  )
  for (const one of [first, ...others]) one.release()
  expect(asked).toEqual([])
  for (const [row] of rows) expect(row).toEqual({ given: ['a', 'b'], sent: [1, 2] })
})
