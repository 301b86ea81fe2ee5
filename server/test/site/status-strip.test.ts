import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { type RunningServer, serverForTest } from '../running-server.ts'
import { storeSetting } from '../store-setting.ts'

const strip = { state: 'CANCELLED', message: 'Standing water on the field.', at: '2025-10-11T22:00:00Z' }

/** What the server says, one after the other. */
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

test('an open page hears what holds, then every change, from whichever process it comes', async () => {
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

test('a page that opens later hears what holds by then', async () => {
  const server = await serverForTest()
  const first = await listener(server)
  await first()
  await setStrip(server, strip)
  await first()
  expect(await (await listener(server))()).toEqual(strip)
})
