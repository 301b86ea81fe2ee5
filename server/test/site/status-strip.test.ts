import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { type RunningServer, serverForTest } from '../running-server.ts'
import { AT, storeFall, storeSetting } from '../store-setting.ts'

const strip = { state: 'CANCELLED', message: 'Standing water on the field.', at: '2025-10-11T22:00:00Z' }

/** The server's messages, one by one. */
async function listener({ url }: RunningServer) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/status-strip`)
  onTestFinished(() => socket.terminate())
  const said: string[] = []
  let wake = () => {}
  socket.on('message', (data) => {
    said.push(String(data))
    wake()
  })
  return async function next(): Promise<unknown> {
    while (said.length === 0)
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    return JSON.parse(said.shift() as string)
  }
}

const setStrip = (server: RunningServer, value: object | null) => storeSetting(server, 'statusStrip', value)

test('an open page gets the current line, then every change, from any process', async () => {
  const server = await serverForTest()
  const other = await serverForTest({ databaseUrl: server.databaseUrl })
  const [here, there] = [await listener(server), await listener(other)]
  expect(await here()).toBe(null)
  expect(await there()).toBe(null)
  await setStrip(server, strip)
  expect(await here()).toEqual(strip)
  expect(await there()).toEqual(strip)
  await setStrip(other, null)
  expect(await here()).toBe(null)
  expect(await there()).toBe(null)
})

test('a page that opens later gets the current line', async () => {
  const server = await serverForTest()
  const first = await listener(server)
  await first()
  await setStrip(server, strip)
  await first()
  expect(await (await listener(server))()).toEqual(strip)
})

test('S-18: a change in one program is named, whether or not the program belongs to a season', async () => {
  const server = await serverForTest({ now: () => new Date('2025-10-04T19:00:00Z') })
  const next = await listener(server)
  expect(await next()).toBe(null)
  const program = { id: 'clinic', name: 'Skills clinic', start_date: '2025-10-01', end_date: '2025-10-31' }
  const kept = { created_at: AT, updated_at: AT, _version: 1, _deleted: false, _last_changed_at: 0 }
  await server.sql`insert into programs ${server.sql({ ...program, ...kept })}`
  const change = { day: '2025-10-04', status: 'CANCELLED', note: 'Thunder.' }
  await storeFall(server, [
    { ...change, programId: 'clinic' },
    { ...change, programId: 'gone' },
  ])
  expect(await next()).toMatchObject({
    state: 'CANCELLED',
    message: 'Skills clinic: There is no training on Sat, Oct 4. Thunder.',
  })
})
