import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { answerHeaders } from '../src/http/answer-headers.ts'
import { forFile } from './for-file.ts'
import { API_KEY, startServer } from './running-server.ts'

const server = await forFile(startServer())

const expected = Object.entries(answerHeaders({ publicUrl: undefined }))

/** A page sends its own policy; everything else is as in the table. */
const own = new Set(['content-security-policy'])

function expectAll(headers: Headers): void {
  for (const [name, value] of expected)
    expect([name, headers.get(name)]).toEqual([name, own.has(name) ? expect.any(String) : value])
}

/** Routes whose answers are private to one person. */
const PRIVATE = /^\/(graphql|cognito\/user-pool)$/

const json = { 'content-type': 'application/json' }

describe('every answer has the security headers', () => {
  test.each<[number, string, RequestInit]>([
    [
      200,
      '/graphql',
      {
        method: 'POST',
        headers: { ...json, 'x-api-key': API_KEY },
        body: '{"query":"{ listPrograms { nextToken } }"}',
      },
    ],
    [401, '/graphql', { method: 'POST', headers: json, body: '{}' }],
    [400, '/graphql', { method: 'POST', headers: { ...json, 'x-api-key': API_KEY }, body: '{' }],
    [404, '/graphql', {}],
    [200, '/healthz', {}],
    [200, '/healthz', { method: 'HEAD' }],
    [200, '/config.json', {}],
    [400, '/cognito/user-pool', { method: 'POST', body: '{}' }],
    [401, '/staging/admin/users', {}],
    [200, '/staging/openapi.json', {}],
    [200, '/calendar/training.ics', {}],
    [404, '/offers/invented', {}],
    [404, '/absences/invented', {}],
    [404, '/nowhere', {}],
    [404, '/nowhere', { method: 'DELETE' }],
    [400, '/%zz', {}],
    [200, '/dev/mailbox', {}],
  ])('%i %s', async (status, path, init) => {
    const answer = await fetch(server.url + path, init)
    expect(answer.status).toBe(status)
    expectAll(answer.headers)
    if (PRIVATE.test(path) && init.method === 'POST')
      expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test.each([
    ['is no HTTP', 'nonsense\r\n\r\n', 400],
    ['has headers without end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('also when what was sent %s', async (_, sent, status) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    await once(socket, 'connect')
    socket.write(sent)
    const [head = ''] = (await text(socket)).split('\r\n\r\n')
    const [first, ...lines] = head.split('\r\n')
    expect(first).toContain(` ${status} `)
    expectAll(new Headers(lines.map((line) => line.split(/: (.*)/s, 2) as [string, string])))
  })
})

test('a browser is told to stay with https only if the site is reached that way', () => {
  expect(answerHeaders({ publicUrl: 'https://club.example' })).toHaveProperty('strict-transport-security')
  expect(answerHeaders({ publicUrl: 'http://localhost:3000' })).not.toHaveProperty(
    'strict-transport-security',
  )
  expect(answerHeaders({ publicUrl: undefined })).not.toHaveProperty('strict-transport-security')
})
