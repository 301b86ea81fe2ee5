import { expect, test } from 'vitest'
import { serverForTest } from '../running-server.ts'

test('one lantern for each device, which may choose another wish; nothing else hangs there', async () => {
  const server = await serverForTest()
  const hang = async (body: object) => {
    const answer = await fetch(`${server.url}/wishes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: await answer.json() }
  }
  expect(await (await fetch(`${server.url}/wishes`)).json()).toMatchObject({ counts: { health: 0, sun: 0 } })
  await hang({ wish: 'health', key: 'device-00001' })
  await hang({ wish: 'health', key: 'device-00002' })
  const { body } = await hang({ wish: 'sun', key: 'device-00001' })
  expect(body.counts).toMatchObject({ health: 1, sun: 1, joy: 0 })
  for (const wrong of [{ wish: 'a new phone', key: 'device-00003' }, { wish: 'sun', key: 'x' }, {}])
    expect((await hang(wrong)).status).toBe(400)
  expect(await (await fetch(`${server.url}/wishes`)).json()).toEqual(body)
})
