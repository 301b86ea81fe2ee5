import { describe, expect, test } from 'vitest'
import { outboxRows } from '../mail/outbox-rows.ts'
import { call, countRequests, sharedDesk } from './rest-client.ts'
import { given, type Someone } from './rest-server.ts'

const desk = sharedDesk()

const emailsTo = (email: string) => outboxRows(desk.server.sql, email)

const hasSession = async ({ sub }: Someone) => {
  const [row] = await desk.server.sql`select from pool_sessions where user_id = ${sub} and ended_at is null`
  return row !== undefined
}

describe('finding users', () => {
  test('one, with everything an administrator may see and no secret', async () => {
    const { sub, email } = await given(desk.server, ['coaches'])
    await desk.server
      .sql`update pool_users set password_hash = 'secret', attributes = '{"given_name":"Mia"}' where id = ${sub}`
    const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)
    expect(await call('get', `/users/${sub}`)).toEqual({
      status: 200,
      error: null,
      body: {
        id: sub,
        email,
        isEmailVerified: true,
        status: 'CONFIRMED',
        isEnabled: true,
        attributes: { given_name: 'Mia' },
        groups: ['coaches'],
        hasSecondFactor: false,
        createdAt: instant,
        updatedAt: instant,
      },
    })
  })

  test('by part of the address or the name, whatever its characters', async () => {
    const { sub, email } = await given(desk.server)
    await desk.server
      .sql`update pool_users set attributes = '{"given_name":"Zoë 100%","family_name":"O''Neil"}' where id = ${sub}`
    for (const search of [email.slice(0, 8).toUpperCase(), 'zoë', '100%', "O'Neil", 'Zoë 100% O']) {
      const { body } = await call('get', '/users', { queryParams: { search } })
      expect([search, body.items.map((user: { id: string }) => user.id)]).toEqual([search, [sub]])
    }
    const { body } = await call('get', '/users', { queryParams: { search: '50%' } })
    expect(body).toEqual({ items: [], nextToken: null })
  })

  test('page by page, each one once, ordered by address', async () => {
    for (let n = 0; n < 5; n += 1) await given(desk.server, ['page-test'])
    const pages: string[][] = []
    let nextToken: string | null = ''
    while (nextToken !== null) {
      const queryParams = { group: 'page-test', limit: '2', ...(nextToken ? { nextToken } : {}) }
      const { body } = await call('get', '/users', { queryParams })
      pages.push(body.items.map((user: { email: string }) => user.email))
      nextToken = body.nextToken
    }
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1])
    expect(pages.flat()).toEqual([...new Set(pages.flat())].sort())
  })

  test.each([
    ['limit', { limit: '0' }],
    ['limit', { limit: '101' }],
    ['limit', { limit: 'many' }],
    ['search', { search: ' ' }],
    ['search', { search: 'a'.repeat(101) }],
    ['search', { search: 'nul\0l' }],
    ['nextToken', { nextToken: '%%%' }],
    ['order', { order: 'email' }],
  ])('not with %s as in %j', async (field, queryParams) => {
    const { status, error, body } = await call('get', '/users', { queryParams })
    expect([status, error, body.code]).toEqual([400, 'ValidationException', 'BAD_INPUT'])
    expect(Object.keys(body.fields)).toEqual([field])
    expect(body.message).toBe(`${field}: ${body.fields[field]}`)
  })

  test.each(['get', 'post'] as const)('%s: there is no such user', async (method) => {
    const path = method === 'get' ? '/users/nobody' : '/users/nobody/disable'
    const { status, error, body } = await call(method, path)
    expect([status, error, body.code]).toEqual([404, 'NotFoundException', 'USER_NOT_FOUND'])
  })
})

describe('creating a user', () => {
  test('emails a temporary password, and shows it to nobody', async () => {
    const email = `New.${desk.admin.sub.slice(0, 8)}@Example.org`
    const answer = await call('post', '/users', { body: { email, firstName: ' Mia ', lastName: 'Chen' } })
    expect([answer.status, answer.body]).toEqual([
      201,
      expect.objectContaining({
        email: email.toLowerCase(),
        status: 'FORCE_CHANGE_PASSWORD',
        attributes: { given_name: 'Mia', family_name: 'Chen' },
        groups: [],
        hasSecondFactor: false,
      }),
    ])
    const [message] = await emailsTo(email.toLowerCase())
    const password = /\n([\w-]{12})\n/.exec(message?.text ?? '')?.[1]
    expect([message?.subject, password]).toEqual(['Your PMFC account', expect.any(String)])
    expect(JSON.stringify(answer.body)).not.toContain(password)
  })

  test('a taken address is refused, and nothing is emailed', async () => {
    const { email } = await given(desk.server)
    const { status, body } = await call('post', '/users', { body: { email: email.toUpperCase() } })
    expect([status, body.code]).toEqual([409, 'USER_EXISTS'])
    expect(await emailsTo(email)).toHaveLength(0)
  })

  test.each([
    [{}, ['email']],
    [{ email: 'nonsense' }, ['email']],
    [{ email: 7 }, ['email']],
    [{ email: 'а@example.org\n' + 'b' }, ['email']],
    [{ email: 'a@example.org', firstName: 'x'.repeat(101) }, ['firstName']],
    [{ email: 'a@example.org', lastName: 'a\0b', password: 'mine' }, ['lastName', 'password']],
  ])('%j is refused', async (body, fields) => {
    const answer = await call('post', '/users', { body })
    expect([answer.status, answer.body.code]).toEqual([400, 'BAD_INPUT'])
    expect(Object.keys(answer.body.fields)).toEqual(fields)
  })
})

describe('enabling and disabling', () => {
  test('disabled: signed out at once; enabled: allowed again', async () => {
    const parent = await given(desk.server)
    const disabled = await call('post', `/users/${parent.sub}/disable`)
    expect([disabled.status, disabled.body.isEnabled, await hasSession(parent)]).toEqual([200, false, false])
    const again = await call('post', `/users/${parent.sub}/disable`)
    expect([again.status, again.body.isEnabled]).toEqual([200, false])
    expect((await call('post', `/users/${parent.sub}/enable`)).body.isEnabled).toBe(true)
  })

  test('never oneself', async () => {
    const { status, body } = await call('post', `/users/${desk.admin.sub}/disable`)
    expect([status, body.code]).toEqual([409, 'OWN_ACCOUNT'])
    expect(await hasSession(desk.admin)).toBe(true)
  })

  test('signed out everywhere, but allowed back in', async () => {
    const parent = await given(desk.server)
    const { body } = await call('post', `/users/${parent.sub}/sign-out`)
    expect([body.isEnabled, await hasSession(parent)]).toEqual([true, false])
  })

  test('A-2: somebody whose code never came is confirmed, once, and chooses a password', async () => {
    const { sub } = await given(desk.server)
    await desk.server
      .sql`update pool_users set status = 'UNCONFIRMED', is_email_verified = false where id = ${sub}`
    const { body } = await call('post', `/users/${sub}/confirm`)
    expect([body.status, body.isEmailVerified]).toEqual(['RESET_REQUIRED', true])
    const again = await call('post', `/users/${sub}/confirm`)
    expect([again.status, again.body.code]).toEqual([400, 'NOT_POSSIBLE'])
  })

  test('another code is emailed; a second one within a minute is refused, and the client does not retry', async () => {
    const { sub, email } = await given(desk.server)
    await desk.server.sql`update pool_users set status = 'UNCONFIRMED' where id = ${sub}`
    expect((await call('post', `/users/${sub}/resend-code`)).status).toBe(200)
    const requests = countRequests(desk.server)
    const { status, body } = await call('post', `/users/${sub}/resend-code`)
    expect([status, body.code, requests.count]).toEqual([409, 'TOO_SOON', 1])
    expect(await emailsTo(email)).toHaveLength(1)
  })

  test('a password is reset: signed out, and a code on its way', async () => {
    const parent = await given(desk.server)
    const { body } = await call('post', `/users/${parent.sub}/reset-password`)
    expect([body.status, await hasSession(parent)]).toEqual(['RESET_REQUIRED', false])
    const [message] = await emailsTo(parent.email)
    expect(message?.subject).toMatch(/^Your PMFC code: \d{6}$/)
    expect(JSON.stringify(body)).not.toContain(message?.subject.slice(-6))
  })
})
