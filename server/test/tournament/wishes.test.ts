import { expect, test } from 'vitest'
import { serverForTest } from '../running-server.ts'
import { wholeStatementsOf } from '../statements-of.ts'

test('one lantern per device, which may choose another wish; no other text is possible', async () => {
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

test('reads within the same second share one count', async () => {
  let now = new Date('2026-02-07T20:00:00Z')
  const server = await serverForTest({ now: () => now })
  const look = () => fetch(`${server.url}/wishes`).then((answer) => answer.json())
  const countsWhile = async (work: () => Promise<unknown>) =>
    (await wholeStatementsOf(server.sql, work)).filter((one) => /from wishes/.test(one)).length
  expect(await countsWhile(() => Promise.all(Array.from({ length: 20 }, look)))).toBe(1)
  expect(await countsWhile(look)).toBe(0)
  now = new Date('2026-02-07T20:00:01Z')
  expect(await countsWhile(look)).toBe(1)
})
