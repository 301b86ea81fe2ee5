import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { present } from '@touchline/domain/present.ts'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Config, readConfig } from '../src/config.ts'
import { listen } from '../src/http/listen.ts'
import { openDatabase } from '../src/postgres/database.ts'
import { StartError } from '../src/start/start-error.ts'
import { cable, listeningOn, portOf } from './cable.ts'
import { newDatabase } from './database.ts'
import { PATIENT } from './patient.ts'
import { API_KEY, serverForTest } from './running-server.ts'
import { SECRET_KEY } from './secret-key.ts'
import { emptyDataDir, isAlive, runningPostgres, startProcess, watchProcess } from './server-process.ts'

async function ownDatabase(): Promise<string> {
  const database = await newDatabase()
  onTestFinished(() => database.drop())
  return database.url
}

const health = async (url: string) => {
  const response = await fetch(`${url}/healthz`)
  return { status: response.status, body: await response.json() }
}

const config = async (url: string) => (await fetch(`${url}/config.json`)).json()

function bareApp() {
  const app = Fastify()
  onTestFinished(() => app.close())
  return app
}

/** Waiting for an unavailable connection would take longer than this. */
const SOON_MS = 15_000

test('it says where it is ready, is healthy, and tells a browser how to reach it; without its database it says so, always and soon, and is well again when that is back', async () => {
  const database = await cable(await ownDatabase())
  const server = await startProcess({ DATABASE_URL: database.url })
  expect(server.output).toEqual({ stdout: `Ready: ${server.url}\n`, stderr: '' })
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(await health(server.url)).toEqual({ status: 200, body: { status: 'ok' } })
  const { port } = new URL(server.url)
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`]) {
    const { amplify, club } = await config(`http://${host}`)
    expect(amplify.API.GraphQL).toMatchObject({
      endpoint: `ws://${host}/graphql`,
      customEndpoint: `http://${host}/graphql`,
      customEndpointRegion: 'us-east-1',
      region: 'us-east-1',
      apiKey: API_KEY,
    })
    expect(club).toMatchObject({ name: 'PMFC', zone: 'America/Vancouver' })
  }
  expect((await fetch(`${server.url}/graphql`, { method: 'POST' })).status).toBe(401)

  database.cut()
  const cutAt = Date.now()
  // More requests than the pool has connections: each waits before it tries a second time.
  const answers = await Promise.all(Array.from({ length: 80 }, () => health(server.url)))
  expect(Date.now() - cutAt).toBeLessThan(SOON_MS)
  expect(answers).toEqual(answers.map(() => ({ status: 503, body: { status: 'unavailable' } })))

  const page = await fetch(`${server.url}/about`, { headers: { accept: 'text/html' } })
  expect(page.status).toBe(503)
  expect(page.headers.get('retry-after')).toBe('5')
  expect(page.headers.get('refresh')).toBe('5')
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(await page.text()).toContain('<h1>We’ll be right back</h1>')
  const sentence = "We can't reach our records right now. Please try again in a minute."
  const data = await fetch(`${server.url}/about.data`)
  expect({ status: data.status, ...(await data.json()) }).toEqual({ status: 503, message: sentence })
  const programs = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'x-api-key': API_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ listPrograms { items { id } } }' }),
  })
  expect(await programs.json()).toMatchObject({
    errors: [{ errorType: 'ServiceUnavailable', message: sentence }],
  })
  expect(server.output.stderr).toBe('')

  await database.mend()
  await vi.waitUntil(async () => (await health(server.url)).status === 200, PATIENT)

  const { stderr } = server.output
  expect(await server.end('SIGINT')).toEqual({ code: 0, signal: null })
  expect(server.output.stderr).toBe(stderr)
})

test('behind an https address a browser needs only that, whatever host the proxy asks for', async () => {
  const { publicUrl } = readConfig({ PUBLIC_URL: 'https://club.example.org/', SECRET_KEY })
  const settings = { host: '127.0.0.1', port: 0, publicUrl } as Config
  expect(await listen(bareApp(), settings)).toBe('https://club.example.org')
  const { url } = await serverForTest({ publicUrl })
  const { amplify } = await config(url)
  expect(amplify.API.GraphQL).toEqual({
    endpoint: 'https://club.example.org/graphql',
    region: 'us-east-1',
    defaultAuthMode: expect.any(String),
    apiKey: API_KEY,
  })
})

test('a start that cannot succeed ends with one sentence', async () => {
  const port = portOf(await listeningOn(0))
  const ending = await watchProcess({ DATABASE_URL: await ownDatabase(), PORT: String(port) })
  expect(ending).toEqual({
    code: 1,
    signal: null,
    stdout: '',
    stderr: `PORT ${port} is in use by another program; stop it or set PORT to a free one.\n`,
  })
})

test('a default port that is taken gives way to the next free one', async () => {
  const port = portOf(await listeningOn(0))
  const app = bareApp()
  const settings = { host: '127.0.0.1', port } as Config
  await expect(listen(app, { ...settings, isPortChosen: true })).rejects.toThrow(StartError)
  const url = new URL(await listen(app, { ...settings, isPortChosen: false }))
  expect(Number(url.port)).toBeGreaterThan(port)
  expect(Number(url.port)).toBeLessThanOrEqual(port + 20)
})

test('an address of another machine, and a missing database, are such a sentence', async () => {
  await expect(listen(bareApp(), { host: '192.0.2.1', port: 0 } as Config)).rejects.toThrow(
    new StartError('HOST 192.0.2.1 isn’t an address of this machine.'),
  )
  const config = readConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', SECRET_KEY })
  const opening = openDatabase(config, { log: () => {}, onLost: () => {} })
  await expect(opening).rejects.toThrow(StartError)
  await expect(opening).rejects.toThrow(/^The database at DATABASE_URL can’t be used: .*\.$/)
})

// Once it is ready, Ctrl-C ends it as in the first test, and its PostgreSQL with it: SIGTERM does the same in kill-nine.test.ts.
test('Ctrl-C at once leaves neither it nor its PostgreSQL behind; when that ends by itself, it starts it again; when that does not work, it says so and ends', async () => {
  const dataDir = emptyDataDir()
  const postgres = () => present(runningPostgres(dataDir), 'PostgreSQL')
  const hurried = await watchProcess({ DATA_DIR: dataDir }, (_output, child) => child.kill('SIGINT'))
  expect(hurried).toMatchObject({ code: 0, stderr: '' })
  expect(runningPostgres(dataDir)).toBeNull()

  const server = await startProcess({ DATA_DIR: dataDir })
  const first = postgres()
  const timesBack = () => server.output.stdout.match(/^PostgreSQL is back\.$/gm)?.length ?? 0
  for (const [n, signal] of (['SIGKILL', 'SIGQUIT'] as const).entries()) {
    const { pid } = postgres()
    process.kill(pid, signal)
    await vi.waitUntil(
      async () => runningPostgres(dataDir)?.pid !== pid && (await health(server.url)).status === 200,
      PATIENT,
    )
    // It is reported a moment later.
    await vi.waitUntil(() => timesBack() === n + 1, PATIENT)
  }
  const last = postgres()
  expect(last.url).toBe(first.url)
  expect(isAlive(last.pid)).toBe(true)

  rmSync(join(dataDir, 'postgres', 'PG_VERSION'))
  process.kill(last.pid, 'SIGKILL')
  expect(await server.exited).toEqual({ code: 1, signal: null })
  expect(server.output.stderr).toContain('PostgreSQL has stopped and won’t start again; ')
})
