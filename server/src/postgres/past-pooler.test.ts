import { expect, onTestFinished, test } from 'vitest'
import { newDatabase } from '../../test/database.ts'
import { pastPooler } from './database.ts'
import { openPool } from './pool.ts'

/** Who of the two is asked is told by the name of the connection. */
async function twoWays() {
  const database = await newDatabase()
  const [pooled, direct] = ['by the pooler', 'direct'].map((name) =>
    openPool(`${database.url}?application_name=${encodeURIComponent(name)}`, 1),
  ) as [ReturnType<typeof openPool>, ReturnType<typeof openPool>]
  onTestFinished(async () => {
    await Promise.all([pooled.end(), direct.end()])
    await database.drop()
  })
  return pastPooler(pooled, direct)
}

test('who listens, or holds a connection, goes past the pooler; all else goes through it', async () => {
  const sql = await twoWays()
  const name = () => "current_setting('application_name') as name"
  expect(await sql.unsafe(`select ${name()}`)).toEqual([{ name: 'by the pooler' }])
  expect(await sql.begin((tx) => tx.unsafe(`select ${name()}`))).toEqual([{ name: 'by the pooler' }])
  const held = await sql.reserve()
  expect(await held.unsafe(`select ${name()}`)).toEqual([{ name: 'direct' }])
  held.release()
  const heard = Promise.withResolvers<string>()
  await sql.listen('changes', heard.resolve)
  expect(
    await sql`select application_name from pg_stat_activity
      where datname = current_database() and query = 'listen "changes"'`,
  ).toEqual([{ application_name: 'direct' }])
  await sql.notify('changes', 'told by the pooler')
  expect(await heard.promise).toBe('told by the pooler')
})
