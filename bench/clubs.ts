import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBundledPostgres } from '../server/src/postgres/bundled.ts'
import { migrate } from '../server/src/postgres/migrate.ts'
import { openPool } from '../server/src/postgres/pool.ts'
import { seed } from './seed.ts'

/** Creates a database with a club of this many registrations and returns its address. */
export type MakeClub = (registrations: number) => Promise<string>

/**
 * A PostgreSQL server for one part of the benchmark, stopped at its end; a temporary one has room for many processes.
 */
export async function withClubs<Found>(
  measure: (clubOf: MakeClub) => Promise<Found>,
  isLasting = true,
): Promise<Found> {
  const dataDir = mkdtempSync(join(tmpdir(), 'touchline-bench-'))
  chmodSync(dataDir, 0o755)
  const postgres = await startBundledPostgres({ dataDir, log: () => {}, isLasting })
  try {
    return await measure((registrations) => makeClub(postgres.url, registrations))
  } finally {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function makeClub(server: string, registrations: number): Promise<string> {
  console.log(`Making a club with ${registrations.toLocaleString('en-CA')} registrations …`)
  const url = new URL(server)
  const admin = openPool(server, 1)
  await admin.unsafe(`create database club_${registrations}`)
  await admin.end()
  url.pathname = `/club_${registrations}`
  const sql = openPool(url.href, 1)
  await migrate(sql)
  if (registrations > 0) await seed(sql, registrations)
  await sql.end()
  return url.href
}

/** A copy of the club in its own database; nobody may be connected to the original. */
export async function copyOfClub(databaseUrl: string): Promise<string> {
  const url = new URL(databaseUrl)
  const name = url.pathname.slice(1)
  url.pathname = '/postgres'
  const admin = openPool(url.href, 1)
  await admin.unsafe(`create database ${name}_copy template ${name}`)
  await admin.end()
  url.pathname = `/${name}_copy`
  return url.href
}
