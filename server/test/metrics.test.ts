import { expect, test } from 'vitest'
import { API_KEY, serverForTest } from './running-server.ts'

const TOKEN = 'vK2xQ8-a-token-for-tests-only'

const look = async (url: string, authorization?: string) => {
  const answer = await fetch(`${url}/metrics`, { headers: authorization ? { authorization } : {} })
  return { status: answer.status, text: await answer.text(), type: answer.headers.get('content-type') }
}

const reading = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')
      .at(-1),
  )

test('requests are counted by pattern and status, the database is checked, and nobody is named', async () => {
  const { url, sql } = await serverForTest({ metricsToken: TOKEN })
  await fetch(`${url}/healthz`)
  await fetch(`${url}/offers/a-secret-of-somebody`)
  await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'x-api-key': API_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ listPrograms { items { id } } }' }),
  })
  await sql`
    insert into mail_outbox (id, recipient, subject, text_body, html_body, created_at, due_at)
    values ('late', 'a@example.org', 's', 't', 'h', now() - interval '2 hours', now() - interval '1 hour'),
      ('later', 'a@example.org', 's', 't', 'h', now(), now() + interval '1 hour')`
  const { status, text, type } = await look(url, `Bearer ${TOKEN}`)
  expect(status).toBe(200)
  expect(type).toContain('text/plain')
  const counted = 'http_request_duration_seconds_count'
  expect(text).toContain(`${counted}{method="GET",route="/healthz",status="200"} 1`)
  expect(text).toContain(`${counted}{method="GET",route="/offers/*",status="404"} 1`)
  expect(text).toContain('route="/graphql",status="200"')
  expect(text).not.toContain('a-secret-of-somebody')
  expect(reading(text, 'touchline_database_up')).toBe(1)
  expect(reading(text, 'touchline_emails_waiting')).toBe(1)
  expect(reading(text, 'touchline_oldest_email_seconds')).toBeGreaterThanOrEqual(3_600)
  expect(reading(text, 'touchline_oldest_email_seconds')).toBeLessThan(3_700)
})

test('without the right token, nothing can be read', async () => {
  const { url } = await serverForTest({ metricsToken: TOKEN })
  const others = [
    undefined,
    'Bearer vK2xQ8-a-token-for-tests-onlY',
    `Bearer ${TOKEN.slice(0, -1)}`,
    `Basic ${TOKEN}`,
  ]
  for (const shown of others) {
    const { status, text } = await look(url, shown)
    expect({ shown, status, text }).toEqual({ shown, status: 401, text: '{"message":"Show the token."}' })
  }
})

test('without a configured token the address does not exist', async () => {
  const { url } = await serverForTest()
  expect((await look(url, 'Bearer ')).status).toBe(404)
})
