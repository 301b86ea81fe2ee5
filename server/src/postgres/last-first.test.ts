import { expect, inject, onTestFinished, test } from 'vitest'
import { openPool, type Sql } from './pool.ts'

const CROWD = 6

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
