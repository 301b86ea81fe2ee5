import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, expect, test } from 'vitest'
import { StartError } from '../start/start-error.ts'
import { findBinaries } from './binaries.ts'
import { startBundledPostgres } from './bundled.ts'
import { findDataFolder } from './data-folder.ts'
import { freePort, startPostmaster } from './postmaster.ts'

const folders: string[] = []

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-bundled-'))
  folders.push(folder)
  // Open to PostgreSQL's own user when the tests run as root.
  chmodSync(folder, 0o755)
  return folder
}

/** One for all: making a database takes far longer than starting it. */
const dataDir = emptyFolder()

const log = () => {}

async function ask(url: string, query: string) {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    return await sql.unsafe(query)
  } finally {
    await sql.end()
  }
}

function postmasterPid(): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
}

/** A server in a process of its own, which the test can kill. */
async function otherServer(): Promise<{ owner: ChildProcess; url: string }> {
  const module = new URL('bundled.ts', import.meta.url).href
  const program = `
    const { startBundledPostgres } = await import(${JSON.stringify(module)})
    const { url } = await startBundledPostgres({ dataDir: ${JSON.stringify(dataDir)}, log() {} })
    console.log(url)`
  const args = ['--input-type=module', '--eval', program]
  const owner = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [url] = await once(owner.stdout.setEncoding('utf8'), 'data')
  return { owner, url: url.trim() }
}

test('a first start makes a database, a stop leaves nothing running, a second start finds the data', async () => {
  const first = await startBundledPostgres({ dataDir, log })
  const pid = postmasterPid()
  await ask(first.url, `create table note as select 'kept — ž' as text`)
  await first.stop()

  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  expect(statSync(join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600)
  expect(readdirSync(dataDir).filter((name) => name.includes('new'))).toEqual([])

  const second = await startBundledPostgres({ dataDir, log })
  expect(await ask(second.url, 'table note')).toEqual([{ text: 'kept — ž' }])
  expect(await ask(second.url, 'show fsync')).toEqual([{ fsync: 'on' }])
  const wrongPassword = second.url.replace(/:[^:@]+@/, ':wrong@')
  await expect(ask(wrongPassword, 'select 1')).rejects.toThrow('password authentication failed')
  await second.stop()
})

test('a live server keeps others off its folder; killed, it hands over data and folder', async () => {
  const { owner, url } = await otherServer()
  await ask(url, 'create table number as select 1 as number')
  await expect(startBundledPostgres({ dataDir, log })).rejects.toThrow('Another Touchline server is running')

  owner.kill('SIGKILL')
  await once(owner, 'exit')
  expect(await ask(url, 'table number')).toEqual([{ number: 1 }])

  const lines: string[] = []
  const heir = await startBundledPostgres({ dataDir, log: (line) => lines.push(line) })
  expect(lines).toEqual([
    expect.stringContaining('Stopping the PostgreSQL that an interrupted run left behind'),
  ])
  await expect(ask(url, 'table number')).rejects.toThrow()
  expect(await ask(heir.url, 'table number')).toEqual([{ number: 1 }])
  await heir.stop()
})

test('PostgreSQL that was killed is started again, and the stale lock file of a reused process number is no obstacle', async () => {
  const isBack = Promise.withResolvers<void>()
  const onLine = (line: string) => {
    if (line === 'PostgreSQL is back.') isBack.resolve()
  }
  const killed = await startBundledPostgres({ dataDir, log: onLine })
  const lockFile = join(dataDir, 'postgres', 'postmaster.pid')
  const lock = readFileSync(lockFile, 'utf8')
  process.kill(postmasterPid(), 'SIGKILL')
  await isBack.promise
  expect(await ask(killed.url, 'select 1 as number')).toEqual([{ number: 1 }])
  await killed.stop()

  writeFileSync(lockFile, lock.replace(/^\d+/, String(process.pid)))
  const next = await startBundledPostgres({ dataDir, log })
  expect(await ask(next.url, 'select 1 as number')).toEqual([{ number: 1 }])
  await next.stop()
})

test('a port that was taken meanwhile is exchanged for another', async () => {
  await (await startBundledPostgres({ dataDir, log })).stop()
  const squatter = createServer().listen(0, '127.0.0.1')
  await once(squatter, 'listening')
  const taken = (squatter.address() as { port: number }).port
  const ports = [taken, await freePort()]
  const folder = findDataFolder(dataDir)
  const postmaster = await startPostmaster({
    folder,
    binaries: await findBinaries(folder.account, log),
    logFile: join(dataDir, 'postgres.log'),
    log,
    choosePort: async () => ports.shift() ?? 0,
  })
  expect(postmaster.port).not.toBe(taken)
  await postmaster.stop()
  squatter.close()
})

test.each([
  ['a file in the way', () => join(fileIn(emptyFolder()), 'data'), 'a file is in the way'],
  ['a file in its place', () => fileIn(emptyFolder()), 'a file is in the way'],
  ['a folder nobody may write in', () => '/sys/touchline', 'isn’t allowed to write in /sys/touchline'],
  ['a database of another version', () => databaseOf('9'), 'made by PostgreSQL 9'],
  ['a folder that is no database', () => databaseOf(''), 'holds no PostgreSQL database'],
])('%s is refused in one sentence', async (_what, makeFolder, sentence) => {
  const refusal = startBundledPostgres({ dataDir: makeFolder(), log })
  await expect(refusal).rejects.toThrow(StartError)
  await expect(refusal).rejects.toThrow(sentence)
})

function fileIn(folder: string): string {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  return file
}

function databaseOf(version: string): string {
  const dataDir = emptyFolder()
  mkdirSync(join(dataDir, 'postgres'))
  if (version) writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), `${version}\n`)
  writeFileSync(join(dataDir, 'postgres-password'), 'secret\n')
  return dataDir
}
