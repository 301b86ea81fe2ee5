import { describe, expect, test } from 'vitest'
import { disableAccount, inviteAccount } from '../../src/identity/user-pool/administration.ts'
import { attemptKey } from '../../src/identity/user-pool/attempts.ts'
import { statementsOf } from '../statements-of.ts'
import { poolForFile } from './pool-people.ts'
import { CLIENT_ID as ClientId, PASSWORD, someEmail, someNetwork } from './pool-server.ts'

const { server, people } = await poolForFile()

const initiate = (AuthFlow: unknown, AuthParameters: unknown = {}) =>
  server.ask('InitiateAuth', { ClientId, AuthFlow, AuthParameters })
const EXCEEDED = { __type: 'NotAuthorizedException', message: 'Password attempts exceeded' }
const WRONG = { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' }

describe('InitiateAuth', () => {
  test('returns three tokens, in any spelling of the address', async () => {
    const email = await people.confirmed()
    const { body } = await people.tryPassword(` ${email.toUpperCase()}`, PASSWORD)
    expect(body).toEqual({
      ChallengeParameters: {},
      AuthenticationResult: {
        AccessToken: expect.stringMatching(/^ey/),
        IdToken: expect.stringMatching(/^ey/),
        RefreshToken: expect.stringMatching(/^[\w-]{64}$/),
        ExpiresIn: 3600,
        TokenType: 'Bearer',
      },
    })
  })

  test('a sign-in makes as few queries as possible', async () => {
    const [email, home] = [await people.confirmed(), someNetwork()]
    // An earlier sign-in has loaded the keys and the secret.
    await people.somebody()
    const session = ['begin', 'select', 'select', 'with', 'insert', 'insert', 'commit']
    const signIn = () => people.signIn(email, PASSWORD, home)
    expect(await statementsOf(server.sql, signIn)).toEqual([
      ...['select', 'select', 'with', 'update', 'delete'],
      ...session,
    ])
    expect(await statementsOf(server.sql, signIn)).toEqual(['select', 'select', 'with', 'delete', ...session])
  })

  test('one password in two Unicode forms is the same password', async () => {
    const email = await people.confirmed(someEmail(), 'caf\u00e9 au lait')
    expect((await people.tryPassword(email, 'cafe\u0301 au lait')).error).toBeNull()
  })

  test('a wrong address and a wrong password: same answer, same work', async () => {
    const member = await people.confirmed()
    const outcomes = []
    for (const email of [member, someEmail(), 'no address at all', 'pаrent@example.org']) {
      const before = server.work.hashes
      const { status, headers, body } = await people.tryPassword(email, 'wrong password')
      outcomes.push({ status, names: Object.keys(headers), body, hashes: server.work.hashes - before })
    }
    expect(outcomes[0]).toMatchObject({ status: 400, body: WRONG, hashes: 1 })
    for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0])
  })

  test('somebody who does not know the password learns nothing about the account', async () => {
    const unconfirmed = await people.signedUp()
    const disabled = await people.somebody()
    await disableAccount(server.desk, disabled.sub)
    const invited = someEmail()
    await inviteAccount(server.desk, { email: invited })
    for (const email of [unconfirmed, disabled.email, invited])
      expect((await people.tryPassword(email, 'wrong password')).body).toEqual(WRONG)
    expect((await people.tryPassword(unconfirmed, PASSWORD)).body).toEqual({
      __type: 'UserNotConfirmedException',
      message: 'User is not confirmed.',
    })
    expect((await people.tryPassword(disabled.email, PASSWORD)).body.message).toBe('User is disabled.')
  })

  test.each(['USER_SRP_AUTH', 'CUSTOM_AUTH', 'USER_AUTH', 'ADMIN_USER_PASSWORD_AUTH'])(
    '%s is not enabled',
    async (flow) => {
      expect((await initiate(flow, { USERNAME: 'a@example.org', SRP_A: 'ab' })).body).toEqual({
        __type: 'InvalidParameterException',
        message: `${flow} flow not enabled for this client`,
      })
    },
  )

  test.each([
    ['an unknown flow', 'GUESS', {}],
    ['no flow', undefined, {}],
    ['no user name', 'USER_PASSWORD_AUTH', { PASSWORD: 'x' }],
    ['no password', 'USER_PASSWORD_AUTH', { USERNAME: 'a@example.org' }],
    [
      'a password of 10,000 characters',
      'USER_PASSWORD_AUTH',
      { USERNAME: 'a@example.org', PASSWORD: 'x'.repeat(10_000) },
    ],
    ['a null byte', 'USER_PASSWORD_AUTH', { USERNAME: 'a\0@example.org', PASSWORD }],
    ['a list', 'USER_PASSWORD_AUTH', ['a@example.org', PASSWORD]],
    ['no refresh token', 'REFRESH_TOKEN_AUTH', {}],
  ])('refuses %s', async (_what, flow, parameters) => {
    const before = server.work.hashes
    expect((await initiate(flow, parameters)).error).toBe('InvalidParameterException')
    expect(server.work.hashes).toBe(before)
  })
})

describe('lock-out', () => {
  const failTimes = async (times: number, email: string, from?: string) => {
    for (let n = 0; n < times; n++)
      expect((await people.tryPassword(email, 'wrong password', from)).body).toEqual(WRONG)
  }

  test('after five failures an account pauses, longer each time, and never for more than five minutes', async () => {
    const email = await people.confirmed()
    await failTimes(5, email)
    for (const seconds of [5, 10, 20, 40, 80, 160, 300, 300]) {
      server.clock.forward(seconds - 1)
      expect((await people.tryPassword(email, PASSWORD)).body).toEqual(EXCEEDED)
      server.clock.forward(1)
      await failTimes(1, email)
    }
    server.clock.forward(300)
    expect((await people.tryPassword(email, PASSWORD)).error).toBeNull()
    await failTimes(4, email)
  })

  test('it also applies to an unknown address', async () => {
    const email = someEmail()
    await failTimes(5, email)
    expect((await people.tryPassword(email, PASSWORD)).body).toEqual(EXCEEDED)
  })

  test('a refused attempt is not counted and costs no hashing', async () => {
    const email = await people.confirmed()
    await failTimes(5, email)
    const before = server.work.hashes
    for (let n = 0; n < 10; n++) await people.tryPassword(email, 'wrong password')
    expect(server.work.hashes).toBe(before)
    server.clock.forward(5)
    expect((await people.tryPassword(email, PASSWORD)).error).toBeNull()
  })

  test('fifty guesses at once count as five', async () => {
    const email = await people.confirmed()
    const before = server.work.hashes
    await Promise.all(Array.from({ length: 50 }, () => people.tryPassword(email, 'wrong password')))
    expect(server.work.hashes - before).toBe(5)
  })

  test('attempts refused by the account are not counted for the network, at once or not', async () => {
    const [email, from] = [someEmail(), someNetwork()]
    await Promise.all(Array.from({ length: 50 }, () => people.tryPassword(email, 'wrong password', from)))
    const key = await attemptKey(server.sql, { kind: 'network', subject: from })
    expect(await server.sql`select failures from pool_attempts where subject = ${key}`).toEqual([
      { failures: 5 },
    ])
  })

  test('a stranger cannot lock a parent out at home', async () => {
    const [email, home] = [await people.confirmed(), someNetwork()]
    await people.signIn(email, PASSWORD, home)
    await failTimes(5, email)
    expect((await people.tryPassword(email, PASSWORD)).body).toEqual(EXCEEDED)
    expect((await people.tryPassword(email, PASSWORD, home)).error).toBeNull()
  })

  test('at home, too many wrong guesses lock one out, too', async () => {
    const [email, home] = [await people.confirmed(), someNetwork()]
    await people.signIn(email, PASSWORD, home)
    await failTimes(5, email, home)
    expect((await people.tryPassword(email, PASSWORD, home)).body).toEqual(EXCEEDED)
    expect((await people.tryPassword(email, PASSWORD)).error).toBeNull()
  })

  test('an emailed code opens the account at once', async () => {
    const email = await people.confirmed()
    await failTimes(5, email)
    await server.ask('ForgotPassword', { ClientId, Username: email })
    const ConfirmationCode = await people.codeFor(email)
    const Password = 'better than before'
    await server.ask('ConfirmForgotPassword', { ClientId, Username: email, ConfirmationCode, Password })
    expect((await people.tryPassword(email, Password)).error).toBeNull()
  })

  /** As if that many wrong passwords had come from there. */
  const givenFailures = async (from: string, count: number) => {
    const key = await attemptKey(server.sql, { kind: 'network', subject: from })
    await server.sql`
      insert into pool_attempts (subject, failures, last_at) values (${key}, ${count}, ${server.clock.now()})`
  }

  test('after 120 failures a network pauses, whatever the account; then it may continue', async () => {
    const from = someNetwork()
    await givenFailures(from, 119)
    await failTimes(1, someEmail(), from)
    const email = await people.confirmed()
    expect((await people.tryPassword(email, PASSWORD, from)).body).toEqual(EXCEEDED)
    expect((await people.tryPassword(email, PASSWORD)).error).toBeNull()
    server.clock.forward(5)
    expect((await people.tryPassword(email, PASSWORD, from)).error).toBeNull()
  })

  test('signing in to one account does not clear a network’s guesses at others', async () => {
    const [from, own] = [someNetwork(), await people.confirmed()]
    await givenFailures(from, 119)
    await people.signIn(own, PASSWORD, from)
    await failTimes(1, someEmail(), from)
    expect((await people.tryPassword(someEmail(), 'wrong password', from)).body).toEqual(EXCEEDED)
  })

  test('failures are forgotten after an hour of quiet', async () => {
    const email = await people.confirmed()
    await failTimes(4, email)
    server.clock.forward(3_601)
    await failTimes(4, email)
  })
})

describe('RespondToAuthChallenge', () => {
  async function invited() {
    const email = someEmail()
    await inviteAccount(server.desk, { email })
    const [message] = await people.emails(email)
    const temporary = /^[\w-]{12}$/m.exec(message?.text ?? '')?.[0] as string
    const { body } = await people.tryPassword(email, temporary)
    return { email, temporary, challenge: body, Session: body.Session as string }
  }
  const respond = (Session: string, USERNAME: string, NEW_PASSWORD: unknown, more: object = {}) =>
    server.ask('RespondToAuthChallenge', {
      ClientId,
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session,
      ChallengeResponses: { USERNAME, NEW_PASSWORD },
      ...more,
    })

  test('the challenge is readable for the client', async () => {
    const { email, challenge } = await invited()
    expect(challenge).toEqual({
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session: expect.stringMatching(/^ey/),
      ChallengeParameters: {
        USER_ID_FOR_SRP: expect.any(String),
        requiredAttributes: '[]',
        userAttributes: JSON.stringify({ email, email_verified: 'false' }),
      },
    })
  })

  test('once answered it is used up', async () => {
    const { email, Session, temporary } = await invited()
    expect((await respond(Session, email, 'my own password')).body.AuthenticationResult).toBeDefined()
    expect((await respond(Session, email, 'another password')).error).toBe('NotAuthorizedException')
    expect((await people.tryPassword(email, temporary)).body).toEqual(WRONG)
  })

  test('it is valid for three minutes', async () => {
    const { email, Session } = await invited()
    server.clock.forward(180)
    expect((await respond(Session, email, 'my own password')).error).toBe('NotAuthorizedException')
  })

  test('it is for one person', async () => {
    const { Session } = await invited()
    const another = await people.confirmed()
    expect((await respond(Session, another, 'my own password')).error).toBe('NotAuthorizedException')
  })

  test('an access token is not a challenge, and a challenge is not an access token', async () => {
    const { email, Session } = await invited()
    const { AccessToken } = await people.somebody()
    expect((await respond(AccessToken, email, 'my own password')).error).toBe('NotAuthorizedException')
    expect((await people.whoAmI(Session)).error).toBe('NotAuthorizedException')
  })

  test('the new password must be a good one, and one may try again', async () => {
    const { email, Session } = await invited()
    expect((await respond(Session, email, 'password')).error).toBe('InvalidPasswordException')
    expect((await respond(Session, email, undefined)).error).toBe('InvalidParameterException')
    expect((await respond(Session, email, 'my own password')).error).toBeNull()
  })

  test('other challenges are not enabled', async () => {
    const { email, Session } = await invited()
    const { error } = await respond(Session, email, 'x', { ChallengeName: 'SMS_MFA' })
    expect(error).toBe('InvalidParameterException')
  })

  test('an invitation is valid for seven days', async () => {
    const { email, temporary } = await invited()
    server.clock.forward(7 * 24 * 3_600)
    expect((await people.tryPassword(email, temporary)).body.message).toMatch(
      /^Temporary password has expired/,
    )
  })
})
