import { describe, expect, test } from 'vitest'
import { attemptKey } from '../../src/identity/user-pool/attempts.ts'
import { poolForFile } from './pool-people.ts'
import { CLIENT_ID as ClientId, PASSWORD as Password, someEmail, someNetwork } from './pool-server.ts'

const { server, people } = await poolForFile()

const signUp = (Username: string, more: object = {}) =>
  server.ask('SignUp', { ClientId, Username, Password, ...more })
const confirm = (Username: string, ConfirmationCode: string, from?: string) =>
  server.ask('ConfirmSignUp', { ClientId, Username, ConfirmationCode }, from)
const resend = (Username: string, from?: string) =>
  server.ask('ResendConfirmationCode', { ClientId, Username }, from)
const other = (code: string) => (code === '123456' ? '654321' : '123456')
const statusOf = async (email: string) =>
  (await server.sql`select status, is_email_verified from pool_users where email = ${email}`)[0]

describe('SignUp', () => {
  test('creates an account that waits for its code', async () => {
    const email = someEmail()
    const { status, body } = await signUp(email)
    expect([status, body]).toEqual([
      200,
      {
        UserConfirmed: false,
        UserSub: expect.stringMatching(/^[0-9a-f-]{36}$/),
        CodeDeliveryDetails: {
          AttributeName: 'email',
          DeliveryMedium: 'EMAIL',
          Destination: `${email[0]}***@e***`,
        },
      },
    ])
    expect(await statusOf(email)).toEqual({ status: 'UNCONFIRMED', is_email_verified: false })
    const [message] = await people.emails(email)
    expect(message?.subject).toMatch(/^Your PMFC code: \d{6}$/)
    const code = await people.codeFor(email)
    expect(message?.text).toContain(code)
    expect(message?.html).toContain(code)
  })

  test('in the language of the page it came from, and of the record once there is one', async () => {
    const email = someEmail()
    const UserAttributes = [{ Name: 'locale', Value: 'zh-Hant' }]
    expect((await signUp(email, { UserAttributes })).error).toBeNull()
    const [message] = await people.emails(email)
    expect(message?.subject).toMatch(/^您的PMFC驗證碼：\d{6}$/)
    expect(message?.html).toContain('<html lang="zh-Hant">')
    await confirm(email, await people.codeFor(email))
    await server.sql`
      insert into users (id, email, language, created_at, updated_at, _version, _deleted, _last_changed_at)
      values (${email}, ${email}, 'zh-Hans', '2025-09-01T00:00:00.000Z', '2025-09-01T00:00:00.000Z', 1, false, 1)`
    expect((await signUp(email)).error).toBeNull()
    expect((await people.emails(email))[0]?.subject).toBe('您已有PMFC账户')
    await server.sql`update users set language = null where id = ${email}`
    await server.ask('ForgotPassword', { ClientId, Username: email }, someNetwork())
    expect((await people.emails(email))[0]?.subject).toMatch(/^Your PMFC code/)
  })

  test('stores neither the password nor the code in plain text', async () => {
    const email = await people.signedUp()
    const [row] = await server.sql`
      select u.password_hash, c.code_hash from pool_users u join pool_codes c on c.user_id = u.id where u.email = ${email}`
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$[\w=,]+\$[\w+/]+\$[\w+/]+$/)
    expect(row?.code_hash).not.toContain(await people.codeFor(email))
  })

  test('one address in any spelling is one person', async () => {
    const email = await people.signedUp()
    for (const spelling of [email.toUpperCase(), ` ${email} `, email.replace('example', 'ｅｘａｍｐｌｅ')])
      expect((await signUp(spelling)).error).toBeNull()
    expect(await server.sql`select from pool_users where email ilike ${email}`).toHaveLength(1)
  })

  test('several at once: one account, and only the newest code counts', async () => {
    const email = someEmail()
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => signUp(email)))
    expect(outcomes.map(({ error }) => error)).toEqual([null, null, null, null])
    expect(await server.sql`select from pool_users where email = ${email}`).toHaveLength(1)
    expect(await server.sql`select from pool_codes where sent_to = ${email}`).toHaveLength(1)
  })

  test.each([
    ['no address', 'parent'],
    ['a Cyrillic letter among Latin ones', 'pаrent@example.org'],
    ['a null byte', 'par\0ent@example.org'],
    ['an invisible character', 'par\u200bent@example.org'],
    ['two lines', 'parent@example.org\nbcc: x@example.org'],
    ['half of a pair', 'par\ud800ent@example.org'],
    ['255 characters', `${'a'.repeat(243)}@example.org`],
  ])('refuses a user name with %s', async (_what, username) => {
    expect((await signUp(username)).error).toBe('InvalidParameterException')
  })

  test.each([
    ['seven characters', 'gr4ss-y', 'InvalidPasswordException'],
    ['a common one', 'Password123!', 'InvalidPasswordException'],
    ['10,000 characters', 'long '.repeat(2_000), 'InvalidParameterException'],
    ['a null byte', 'plenty\0of grass', 'InvalidParameterException'],
    ['nothing', '', 'InvalidParameterException'],
    ['a number', 12345678, 'InvalidParameterException'],
  ])('refuses a password of %s', async (_what, password, error) => {
    const email = someEmail()
    expect((await signUp(email, { Password: password })).error).toBe(error)
    expect(await statusOf(email)).toBeUndefined()
  })

  test('the longest accepted password works', async () => {
    const [email, password] = [someEmail(), 'ab3?'.repeat(64)]
    await people.confirmed(email, password)
    expect((await people.tryPassword(email, password)).error).toBeNull()
    expect((await people.tryPassword(email, password.slice(0, -1))).error).toBe('NotAuthorizedException')
  })

  test.each([
    ['another address', { Name: 'email', Value: 'else@example.org' }, 'InvalidParameterException'],
    ['an attribute that is ours', { Name: 'email_verified', Value: 'true' }, 'NotAuthorizedException'],
    ['an unknown attribute', { Name: 'shoe_size', Value: '44' }, 'InvalidParameterException'],
    ['an attribute of two lines', { Name: 'given_name', Value: 'A\nB' }, 'InvalidParameterException'],
    ['an endless attribute', { Name: 'given_name', Value: 'A'.repeat(2_049) }, 'InvalidParameterException'],
  ])('refuses %s', async (_what, attribute, error) => {
    const email = someEmail()
    expect((await signUp(email, { UserAttributes: [attribute] })).error).toBe(error)
    expect(await statusOf(email)).toBeUndefined()
  })

  test('A-5: plus addresses count as one inbox, from any network', async () => {
    const name = someEmail().split('@')[0]
    const errors: (string | null)[] = []
    for (let count = 1; count <= 14; count += 1) {
      const Username = `${name}+${count}@example.org`
      errors.push((await server.ask('SignUp', { ClientId, Username, Password }, someNetwork())).error)
    }
    expect(errors.slice(0, 12)).toEqual(Array(12).fill(null))
    expect(errors[13]).toBe('LimitExceededException')
    expect(await statusOf(`${name}+14@example.org`)).toBeUndefined()
  })

  test('a network that signs up a crowd is slowed down, others are not', async () => {
    const from = someNetwork()
    const key = await attemptKey(server.sql, { kind: 'emails from', subject: from })
    await server.sql`
      insert into pool_attempts (subject, failures, last_at) values (${key}, 1000, ${server.clock.now()})`
    const [first, second] = [someEmail(), someEmail()]
    expect((await server.ask('SignUp', { ClientId, Username: first, Password }, from)).error).toBeNull()
    const refused = await server.ask('SignUp', { ClientId, Username: second, Password }, from)
    expect(refused.error).toBe('LimitExceededException')
    expect(await statusOf(second)).toBeUndefined()
    expect((await signUp(second)).error).toBeNull()
  })
})

describe('ConfirmSignUp', () => {
  test('accepts the code once', async () => {
    const email = await people.signedUp()
    const code = await people.codeFor(email)
    expect((await confirm(email.toUpperCase(), ` ${code} `)).body).toEqual({})
    expect(await statusOf(email)).toEqual({ status: 'CONFIRMED', is_email_verified: true })
    expect((await confirm(email, code)).error).toBe('ExpiredCodeException')
  })

  test('after five wrong tries not even the right code works', async () => {
    const email = await people.signedUp()
    const code = await people.codeFor(email)
    for (let n = 0; n < 5; n++)
      expect((await confirm(email, other(code))).body).toEqual({
        __type: 'CodeMismatchException',
        message: 'Invalid verification code provided, please try again.',
      })
    expect((await confirm(email, code)).error).toBe('ExpiredCodeException')
    server.clock.forward(60)
    await resend(email)
    expect((await confirm(email, await people.codeFor(email))).error).toBeNull()
  })

  test('twenty wrong tries at once count as five', async () => {
    const email = await people.signedUp()
    const wrong = other(await people.codeFor(email))
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(email, wrong)))
    expect(answers.filter(({ error }) => error === 'CodeMismatchException')).toHaveLength(5)
  })

  test.each([
    ['a second before the end', 15 * 60 - 1, null],
    ['at the end', 15 * 60, 'ExpiredCodeException'],
  ])('the code %s', async (_when, seconds, error) => {
    const email = await people.signedUp()
    const code = await people.codeFor(email)
    server.clock.forward(seconds)
    expect((await confirm(email, code)).error).toBe(error)
  })

  test('guesses from one network are slowed down', async () => {
    const from = someNetwork()
    const key = await attemptKey(server.sql, { kind: 'network', subject: from })
    await server.sql`
      insert into pool_attempts (subject, failures, last_at) values (${key}, 119, ${server.clock.now()})`
    await confirm(someEmail(), '123456', from)
    const email = await people.signedUp()
    const code = await people.codeFor(email)
    expect((await confirm(email, code, from)).error).toBe('TooManyFailedAttemptsException')
    server.clock.forward(5)
    expect((await confirm(email, code, from)).error).toBeNull()
  })

  test('a password that the club has reset in the meantime stays reset', async () => {
    const email = await people.signedUp()
    const code = await people.codeFor(email)
    await server.sql`update pool_users set status = 'RESET_REQUIRED' where email = ${email}`
    expect((await confirm(email, code)).error).toBe('ExpiredCodeException')
    expect((await statusOf(email))?.status).toBe('RESET_REQUIRED')
  })

  test.each([
    ['no code', undefined],
    ['a null byte', '12\x003456'],
    ['an endless one', '1'.repeat(10_000)],
  ])('refuses %s', async (_what, ConfirmationCode) => {
    const Username = await people.signedUp()
    const { error } = await server.ask('ConfirmSignUp', { ClientId, Username, ConfirmationCode })
    expect(error).toBe('InvalidParameterException')
  })
})

describe('ResendConfirmationCode', () => {
  test('a minute after the last one, and the old code is void', async () => {
    const email = await people.signedUp()
    const old = await people.codeFor(email)
    const from = someNetwork()
    expect((await resend(email, from)).error).toBeNull()
    server.clock.forward(59)
    expect((await resend(email, from)).error).toBe('LimitExceededException')
    server.clock.forward(1)
    expect((await resend(email, from)).error).toBeNull()
    const code = await people.codeFor(email)
    if (code !== old) expect((await confirm(email, old)).error).toBe('CodeMismatchException')
    expect((await confirm(email, code)).error).toBeNull()
  })

  test('nobody can flood a mailbox: from the fifth email on, the pauses grow', async () => {
    const [email, from] = [await people.signedUp(), someNetwork()]
    for (let n = 1; n <= 5; n++) {
      server.clock.forward(60)
      expect((await resend(email, from)).error).toBeNull()
    }
    server.clock.forward(60)
    expect((await resend(email, from)).error).toBe('LimitExceededException')
    server.clock.forward(60)
    expect((await resend(email, from)).error).toBeNull()
    server.clock.forward(120)
    expect((await resend(email, from)).error).toBe('LimitExceededException')
    expect((await resend(email)).error).toBeNull()
  })

  test('nor from many networks', async () => {
    const email = await people.signedUp()
    let sent = 1
    while ((await resend(email)).error === null) sent += 1
    expect(sent).toBe(12)
    server.clock.forward(60)
    expect((await resend(email)).error).toBeNull()
  })

  test('somebody already confirmed gets an email that says so, and the same answer', async () => {
    const email = await people.confirmed()
    server.clock.forward(60)
    expect((await resend(email)).body).toEqual({ CodeDeliveryDetails: expect.anything() })
    expect((await people.emails(email))[0]?.subject).toBe('You already have a PMFC account')
  })

  test('an unknown address: the same answers in the same order, and no email', async () => {
    const [stranger, member] = [someEmail(), await people.signedUp()]
    server.clock.forward(60)
    const code = other(await people.codeFor(member))
    const seen = async (email: string) => {
      const from = someNetwork()
      const answers = [await resend(email, from), await resend(email, from)]
      for (let n = 0; n < 6; n++) answers.push(await confirm(email, other(code)))
      return answers.map(({ status, error }) => [status, error])
    }
    expect(await seen(stranger)).toEqual(await seen(member))
    expect(await people.emails(stranger)).toHaveLength(0)
  })
})
