import { expect, test } from 'vitest'
import { keepWaiting, sendWaiting, type Waiting, waitingFor } from './outbox.ts'

function phone() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

const waiting: Waiting = { token: 'cup~m1~seal', key: 'key-00001', entry: { score: { home: 2, away: 1 } } }
const answering = (status: number, body: object) => async () => Response.json(body, { status })
const offline = async () => {
  throw new TypeError('Failed to fetch')
}

test.each<[string, typeof fetch, unknown, boolean]>([
  ['offline', offline, null, true],
  ['the server is down', answering(503, {}), null, true],
  ['too much at once', answering(429, {}), null, true],
  [
    'taken',
    answering(200, { outcome: 'TAKEN', message: 'Thank you.' }),
    { outcome: 'TAKEN', message: 'Thank you.' },
    false,
  ],
  ['refused', answering(400, { message: 'No scores.' }), { refused: 'No scores.' }, false],
])('%s', async (_what, post, sent, isStillThere) => {
  const storage = phone()
  keepWaiting(storage, waiting)
  expect(await sendWaiting(storage, waiting, post)).toEqual(sent)
  expect(waitingFor(storage, waiting.token) !== null).toBe(isStillThere)
})

test('a retry has the same key', async () => {
  const storage = phone()
  keepWaiting(storage, waiting)
  const bodies: string[] = []
  const post = async (_url: unknown, init?: RequestInit) => {
    bodies.push(String(init?.body))
    if (bodies.length === 1) throw new TypeError('Failed to fetch')
    return Response.json({ outcome: 'TAKEN', message: '' })
  }
  await sendWaiting(storage, waiting, post as typeof fetch)
  await sendWaiting(storage, waitingFor(storage, waiting.token) as Waiting, post as typeof fetch)
  expect(bodies[0]).toBe(bodies[1])
})

test('a newer entry is not thrown away with the one that was sent', async () => {
  const storage = phone()
  keepWaiting(storage, waiting)
  const post = async () => {
    keepWaiting(storage, { ...waiting, key: 'key-00002' })
    return Response.json({ outcome: 'TAKEN', message: '' })
  }
  await sendWaiting(storage, waiting, post)
  expect(waitingFor(storage, waiting.token)?.key).toBe('key-00002')
})
