import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBundledPostgres } from '../server/src/postgres/bundled.ts'
import { migrate } from '../server/src/postgres/migrate.ts'
import { openPool } from '../server/src/postgres/pool.ts'
import { compareReads } from './reads.ts'
import { seed } from './seed.ts'
import { compareTournaments } from './tournament.ts'

const SMALL = 10_000
const LARGE = 1_000_000

compareTournaments()

const dataDir = mkdtempSync(join(tmpdir(), 'touchline-bench-'))
chmodSync(dataDir, 0o755)
const postgres = await startBundledPostgres({ dataDir, log: () => {} })
try {
  const small = await compareReads(await clubOf(SMALL), SMALL)
  const large = await compareReads(await clubOf(LARGE), LARGE)
  console.log('\nReads against the floor (bare node:http and one hand-written statement); the bar is 0.80')
  console.table(
    [...small, ...large].map(({ read, registrations, ours, floor, ratio }) => ({
      read,
      registrations: registrations.toLocaleString('en-CA'),
      'ours req/s': Math.round(ours.perSecond),
      'floor req/s': Math.round(floor.perSecond),
      ratio: ratio.toFixed(2),
    })),
  )
  console.log('\nGrowth from 10,000 to 1,000,000 registrations, p99 of the same reads; the bar is 1.50')
  console.table(
    small.map((row, n) => {
      const grown = (large[n] as typeof row).quiet.p99
      return {
        read: row.read,
        'p99 ms small': row.quiet.p99.toFixed(2),
        'p99 ms large': grown.toFixed(2),
        ratio: (grown / row.quiet.p99).toFixed(2),
      }
    }),
  )
} finally {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function clubOf(registrations: number): Promise<string> {
  console.log(`Making a club with ${registrations.toLocaleString('en-CA')} registrations …`)
  const url = new URL(postgres.url)
  const admin = openPool(postgres.url, 1)
  await admin.unsafe(`create database club_${registrations}`)
  await admin.end()
  url.pathname = `/club_${registrations}`
  const sql = openPool(url.href, 1)
  await migrate(sql)
  await seed(sql, registrations)
  await sql.end()
  return url.href
}
