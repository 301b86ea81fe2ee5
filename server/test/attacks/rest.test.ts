import { randomUUID } from 'node:crypto'
import { test } from 'vitest'
import { routesByPath } from '../../src/rest/routes.ts'
import { forFile } from '../for-file.ts'
import { sendPlainly } from '../plain-http.ts'
import { attack, insideShown, several } from './attack.ts'
import { attackWorld, type Caller, KINDS, MARK, somewhere } from './attack-world.ts'

const world = await forFile(attackWorld())

const OUTSIDERS: readonly Caller[] = ['nobody', 'visitor', 'forged', 'expired', 'stranger', 'parent']

interface Sent {
  method: string
  path: string
  caller: Caller
  body?: string
  type?: string
}

function send({ method, path, caller, body, type = 'application/json' }: Sent) {
  const hasBody = method !== 'get' && body !== undefined
  return sendPlainly(`${world.server.url}${path}`, {
    method: method.toUpperCase(),
    headers: { ...world.callers[caller], ...somewhere(), ...(hasBody ? { 'content-type': type } : {}) },
    ...(hasBody ? { body } : {}),
  })
}

/** A route without an id or a body makes the same request in every case, so it is sent once. */
function distinct<Case extends Omit<Sent, 'caller'> & Partial<Sent>>(cases: readonly Case[]): Case[] {
  const request = ({ caller, method, path, body, type }: Case) =>
    JSON.stringify([caller, method, path, ...(method === 'get' ? [] : [body, type])])
  return [...new Map(cases.map((one) => [request(one), one])).values()]
}

const filled = (path: string, id: string) => path.replace(/\{\w+\}/g, encodeURIComponent(id))

test('no route of the desk answers anybody else, whatever the id', async () => {
  const { tried, end } = attack('routes × callers × ids')
  const cases = routesByPath.flatMap(([path, { method }]) =>
    OUTSIDERS.flatMap((caller) =>
      KINDS.flatMap((kind) =>
        ['{}', undefined].map((body) => {
          const id = world.ids[/player/.test(path) ? 'Player' : 'User']?.[kind] ?? randomUUID()
          return { method, path: filled(path, id), caller, body, kind }
        }),
      ),
    ),
  )
  const answers = new Map<string, Set<string>>()
  await several(distinct(cases), async (one) => {
    const { status, text } = await send(one)
    const label = `${one.caller} ${one.method} ${one.path}`
    tried(
      label,
      status === 401 || status === 403
        ? text.includes(MARK)
          ? text
          : insideShown(text)
        : `${status} ${text.slice(0, 200)}`,
    )
    const key = `${one.caller} ${one.method} ${one.path.replaceAll(/[0-9a-f-]{36}/g, 'ID')}`
    answers.set(key, (answers.get(key) ?? new Set()).add(`${status} ${text}`))
  })
  for (const [key, distinct] of answers)
    tried(key, distinct.size === 1 ? null : `tells ${[...distinct].join(' from ')}`)
  end(2_000)
})

/** Bodies that no honest client sends. */
const BROKEN: readonly [string, string, string?][] = [
  ['nothing', ''],
  ['no JSON', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['a number', '1e999'],
  ['unknown names', '{"constructor":{"prototype":1},"toString":"x"}'],
  ['a prototype', '{"__proto__":{"isAdmin":true}}'],
  ['many brackets', '['.repeat(30_000)],
  ['a deep object', `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`],
  ['a long text', JSON.stringify({ reason: 'x'.repeat(60_000) })],
  ['broken letters', '{"reason":"\\ud800"}'],
  ['a zero character', '{"reason":"\\u0000","email":"a\\u0000@example.org"}'],
  ['another type', '<a/>', 'application/xml'],
  ['a form', 'a=b', 'application/x-www-form-urlencoded'],
]

const ODD_IDS = [
  '%00',
  '..%2f..%2fetc%2fpasswd',
  "'%20or%201=1--",
  'x'.repeat(3_000),
  '%f0%9f%8e%83',
  '%ff%fe',
]

test('no route of the desk crashes on what an administrator sends', async () => {
  const { tried, end } = attack('routes × broken input')
  const cases = routesByPath.flatMap(([path, { method }]) => [
    ...BROKEN.map(([name, body, type]) => ({ name, method, path: filled(path, randomUUID()), body, type })),
    ...ODD_IDS.map((id) => ({
      name: id.slice(0, 20),
      method,
      path: path.replace(/\{\w+\}/g, id),
      body: '{}',
    })),
  ])
  await several(distinct(cases), async ({ name, ...one }) => {
    const { status, text } = await send({ ...one, caller: 'admin' })
    tried(
      `${one.method} ${one.path.slice(0, 80)} with ${name}`,
      status >= 500 ? `${status} ${text.slice(0, 200)}` : insideShown(text),
    )
  })
  end(1_000)
})
