import { randomUUID } from 'node:crypto'
import { present } from '@touchline/domain/present.ts'
import { expect, test } from 'vitest'
import { openPool } from '../src/postgres/pool.ts'
import {
  emptyDataDir,
  isAlive,
  killNine,
  runningPostgres,
  type ServerProcess,
  startProcess,
} from './server-process.ts'
import { signToken } from './tokens.ts'

const CLIENTS = 16
/** The server dies in the middle of these, with sixteen requests at once. */
const WANTED = 300
const HALF = WANTED / 2

const createDiscount = `mutation M($input: CreateDiscountInput!) { createDiscount(input: $input) { id } }`

const listDiscounts = `query Q($nextToken: String) {
  listDiscounts(limit: 1000, nextToken: $nextToken) { items { id } nextToken } }`

interface Page {
  items: { id: string }[]
  nextToken: string | null
}

const post = (url: string, token: string, query: string, variables: object) =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })

/** True if the server acknowledged the write; false if it did not answer. */
async function create(url: string, token: string, id: string): Promise<boolean> {
  const input = { id, name: 'Sibling', type: 'FAMILY', percentage: 10 }
  const response = await post(url, token, createDiscount, { input }).catch(() => null)
  const answer = await response?.json().catch(() => null)
  if (!answer) return false
  expect(answer).toEqual({ data: { createDiscount: { id } } })
  return true
}

/** Sixteen clients create rows until this many are acknowledged or the server is gone; `onHalf` is called halfway. */
async function createMany(url: string, count: number, onHalf = () => {}): Promise<string[]> {
  const token = await signToken({ email: 'desk@example.org', groups: ['pmfcadmin'] })
  const acknowledged: string[] = []
  const client = async () => {
    while (acknowledged.length < count) {
      const id = randomUUID()
      if (!(await create(url, token, id))) return
      acknowledged.push(id)
      if (acknowledged.length === HALF) onHalf()
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return acknowledged
}

async function keptBy({ url }: ServerProcess): Promise<Set<string>> {
  const token = await signToken({ email: 'desk@example.org', groups: ['pmfcadmin'] })
  const kept = new Set<string>()
  let page: Page = { items: [], nextToken: null }
  do {
    const response = await post(url, token, listDiscounts, { nextToken: page.nextToken })
    page = (await response.json()).data.listDiscounts
    for (const { id } of page.items) kept.add(id)
  } while (page.nextToken)
  return kept
}

const missing = (acknowledged: string[], kept: Set<string>) => acknowledged.filter((id) => !kept.has(id))

/** Like a power cut: kills the server first, then PostgreSQL with all its processes. */
async function killEverything(server: ServerProcess, postgres: { pid: number; url: string }): Promise<void> {
  const sql = openPool(postgres.url, 1)
  const children = await sql`select pid from pg_stat_activity where pid <> pg_backend_pid()`
  for (const pid of [server.pid, postgres.pid, ...children.map((row) => row.pid)]) killNine(pid)
  await sql.end()
}

test('kill -9 of the server in the middle of hundreds of creates, and then of its own PostgreSQL as well, loses none that was acknowledged', async () => {
  const dataDir = emptyDataDir()
  const victim = await startProcess({ DATA_DIR: dataDir })
  const before = await createMany(victim.url, WANTED, () => victim.end('SIGKILL'))
  expect(await victim.exited).toEqual({ code: null, signal: 'SIGKILL' })
  expect(before.length).toBeGreaterThanOrEqual(HALF)
  expect(before.length).toBeLessThan(WANTED)
  // The PostgreSQL process it left behind keeps running and still writes what it was told.
  const left = present(runningPostgres(dataDir), 'PostgreSQL')
  expect(isAlive(left.pid)).toBe(true)

  const heir = await startProcess({ DATA_DIR: dataDir })
  expect(missing(before, await keptBy(heir))).toEqual([])
  const postgres = present(runningPostgres(dataDir), 'PostgreSQL')
  const killed = Promise.withResolvers<void>()
  const killAll = () => void killEverything(heir, postgres).then(killed.resolve, killed.reject)
  const after = await createMany(heir.url, WANTED, killAll)
  await killed.promise
  await heir.exited
  expect(after.length).toBeGreaterThanOrEqual(HALF)

  const last = await startProcess({ DATA_DIR: dataDir })
  expect(missing([...before, ...after], await keptBy(last))).toEqual([])
  const { pid } = present(runningPostgres(dataDir), 'PostgreSQL')
  expect(await last.end('SIGTERM')).toEqual({ code: 0, signal: null })
  expect(last.output.stderr).toBe('')
  expect(isAlive(pid)).toBe(false)
  expect(runningPostgres(dataDir)).toBeNull()
})
