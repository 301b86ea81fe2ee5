import { expect, onTestFinished, test } from 'vitest'
import { inTransaction } from '../src/graphql/write/in-transaction.ts'
import { openPool, type Sql } from '../src/postgres/pool.ts'
import { newDatabase } from './database.ts'

async function databaseForTest(): Promise<Sql> {
  const database = await newDatabase()
  const sql = openPool(database.url, 4)
  onTestFinished(async () => {
    await sql.end({ timeout: 5 })
    await database.drop()
  })
  await sql`insert into secrets (name, value) values ('one', ''), ('other', '')`
  return sql
}

test('two writes that deadlock are both done, one after the other', async () => {
  const sql = await databaseForTest()
  const met = Promise.withResolvers<void>()
  let here = 0
  const attempts: string[] = []
  const write = (first: string, second: string) =>
    inTransaction(sql, async (tx) => {
      attempts.push(first)
      await tx`update secrets set value = value || 'x' where name = ${first}`
      here += 1
      if (here === 2) met.resolve()
      await met.promise
      await tx`update secrets set value = value || 'x' where name = ${second}`
    })
  await Promise.all([write('one', 'other'), write('other', 'one')])
  // PostgreSQL refuses one of them; on a busy machine the retry may run into the other one again.
  expect(attempts.length).toBeGreaterThan(2)
  expect([...(await sql`select name, value from secrets order by name`)]).toEqual([
    { name: 'one', value: 'xx' },
    { name: 'other', value: 'xx' },
  ])
})

test('any other failure is not retried', async () => {
  const sql = await databaseForTest()
  let attempts = 0
  const failing = inTransaction(sql, async (tx) => {
    attempts += 1
    await tx`select 1 / 0`
  })
  await expect(failing).rejects.toThrow('division by zero')
  expect(attempts).toBe(1)
})
