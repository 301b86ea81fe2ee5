import { randomUUID } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { readConfig } from '../src/config.ts'
import { openDatabase } from '../src/postgres/database.ts'
import { openPool, type Sql } from '../src/postgres/pool.ts'
import { DEMO_TEMPLATE, databaseUrl, TEMPLATE } from './global-setup.ts'
import { SECRET_KEY } from './secret-key.ts'

/** A new database with empty tables; `drop` removes it. */
export async function newDatabase({
  template = TEMPLATE,
} = {}): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(`create database ${name} template ${template} strategy file_copy`)
  return {
    url: databaseUrl(inject('postgresUrl'), name),
    drop: () => asAdmin(`drop database if exists ${name} with (force)`),
  }
}

/** A connection pool to such a database for all tests of a file; call it once, at the top. */
export async function sqlForFile(connections: number): Promise<Sql> {
  const database = await newDatabase()
  const sql = openPool(database.url, connections)
  afterAll(async () => {
    await sql.end({ timeout: 5 })
    await database.drop()
  })
  return sql
}

/** A copy of the demo club, which is created once for all files of a run. */
export async function newDemoDatabase(): ReturnType<typeof newDatabase> {
  await withAdmin(async (admin) => {
    // The other worker may be creating it, too.
    await admin`select pg_advisory_lock(1)`
    const made = await admin`select from pg_database where datname = ${DEMO_TEMPLATE}`
    if (made.length === 0) await makeDemoTemplate(admin)
  })
  return newDatabase({ template: DEMO_TEMPLATE })
}

async function makeDemoTemplate(admin: Sql): Promise<void> {
  const fresh = `${DEMO_TEMPLATE}_fresh`
  await admin.unsafe(`create database ${fresh} template ${TEMPLATE}`)
  const DATABASE_URL = databaseUrl(inject('postgresUrl'), fresh)
  const config = readConfig({ DATABASE_URL, DEMO: '1', NODE_ENV: 'test', SECRET_KEY })
  const database = await openDatabase(config, { log: () => {}, onLost: () => {} })
  await database.close()
  await admin.unsafe(`alter database ${fresh} rename to ${DEMO_TEMPLATE}`)
}

const admins = new Map<string, Sql>()

/**
 * Uses a connection that stays open for as long as the worker runs, because connecting takes as long as the statement.
 */
async function asAdmin(statement: string): Promise<void> {
  const url = inject('postgresUrl')
  const admin = admins.get(url) ?? openPool(url, 1)
  admins.set(url, admin)
  await admin.unsafe(statement)
}

async function withAdmin(act: (admin: Sql) => Promise<void>): Promise<void> {
  const admin = openPool(inject('postgresUrl'), 1)
  try {
    await act(admin)
  } finally {
    await admin.end()
  }
}
