import { describe, expect, onTestFinished, test } from 'vitest'
import { poolForFile } from './pool-people.ts'
import { CLIENT_ID as ClientId, someEmail, someNetwork } from './pool-server.ts'

/** Rule A-2: a returned code never validates a password that the owner of the address has not set. */

const { server, people } = await poolForFile()

const STRANGERS = 'what a stranger set'
const PARENTS = 'what the parent set'

const withKey = (signUpKey?: string) => (signUpKey === undefined ? {} : { ClientMetadata: { signUpKey } })
const signUp = (Username: string, Password: string, key?: string, more: object = {}) =>
  server.ask('SignUp', { ClientId, Username, Password, ...more, ...withKey(key) })
const confirm = (Username: string, ConfirmationCode: string, key?: string) =>
  server.ask('ConfirmSignUp', { ClientId, Username, ConfirmationCode, ...withKey(key) })
const signIn = (USERNAME: string, PASSWORD: string, key?: string) =>
  server.ask('InitiateAuth', {
    ClientId,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME, PASSWORD },
    ...withKey(key),
  })
const choose = (Username: string, ConfirmationCode: string, Password: string) =>
  server.ask('ConfirmForgotPassword', { ClientId, Username, ConfirmationCode, Password })

const opens = async (email: string, password: string) =>
  (await people.tryPassword(email, password)).body.AuthenticationResult !== undefined

describe('a new sign-up for an address that was never confirmed', () => {
  test.each([
    ['by clients that send no key', undefined, undefined],
    ['on our screens', 'k-stranger', 'k-parent'],
  ])('%s: replaces the password and the names, and voids the older code', async (_who, theirs, mine) => {
    const email = someEmail()
    const UserAttributes = [{ Name: 'given_name', Value: 'Stranger' }]
    await signUp(email, STRANGERS, theirs, { UserAttributes })
    const old = await people.codeFor(email)
    server.clock.forward(1)
    await signUp(email, PARENTS, mine)
    const code = await people.codeFor(email)
    if (old !== code) expect((await confirm(email, old, mine)).error).toBe('CodeMismatchException')
    expect((await confirm(email, code, mine)).error).toBeNull()
    expect(await opens(email, STRANGERS)).toBe(false)
    expect(await opens(email, PARENTS)).toBe(true)
    const { AccessToken } = await people.signIn(email, PARENTS)
    expect(JSON.stringify((await people.whoAmI(AccessToken)).body)).not.toContain('Stranger')
  })

  test('A-5: need not wait a minute if it is from another network, and a flood delays nobody', async () => {
    const email = someEmail()
    const stranger = someNetwork()
    const again = () => server.ask('SignUp', { ClientId, Username: email, Password: STRANGERS }, stranger)
    while ((await again()).error === null);
    expect((await signUp(email, PARENTS, 'k')).error).toBeNull()
    expect((await confirm(email, await people.codeFor(email), 'k')).error).toBeNull()
    expect(await opens(email, PARENTS)).toBe(true)
  })

  test('at the very moment of the code: either the old sign-up is confirmed, or nothing is', async () => {
    const email = someEmail()
    await signUp(email, PARENTS, 'k-parent')
    const code = await people.codeFor(email)
    await Promise.all([
      confirm(email, code, 'k-parent'),
      signUp(email, STRANGERS, 'k-stranger'),
      signUp(email, STRANGERS, 'k-stranger'),
    ])
    expect(await opens(email, STRANGERS)).toBe(false)
    expect(await server.sql`select from pool_users where email = ${email}`).toHaveLength(1)
  })

  test('a password replaced while it was being checked opens nothing', async () => {
    const email = someEmail()
    await signUp(email, STRANGERS, 'k-stranger')
    const { match } = server.pool.passwords
    onTestFinished(() => {
      server.pool.passwords.match = match
    })
    server.pool.passwords.match = async (...tried) => {
      server.pool.passwords.match = match
      await signUp(email, PARENTS, 'k-parent')
      return match(...tried)
    }
    // The stranger's key must not end up on the parent's sign-up.
    await signIn(email, STRANGERS, 'k-stranger')
    expect((await confirm(email, await people.codeFor(email), 'k-parent')).error).toBeNull()
    expect(await opens(email, PARENTS)).toBe(true)
  })
})

describe('a code typed by somebody other than who signed up', () => {
  test.each([
    ['another key', 'k-stranger', 'k-parent'],
    ['a browser that knows of no sign-up', 'k-stranger', 'none'],
    ['our screens, after a sign-up without a key', undefined, 'none'],
    ['a browser that knows of no sign-up, as the stranger has foreseen', 'none', 'none'],
    ['a client without a key, after a sign-up with one', 'k-stranger', undefined],
  ])('%s: proves the address, and the same code chooses the password', async (_who, theirs, mine) => {
    const email = someEmail()
    const UserAttributes = [{ Name: 'given_name', Value: 'Stranger' }]
    await signUp(email, STRANGERS, theirs, { UserAttributes })
    const code = await people.codeFor(email)
    expect((await confirm(email, code, mine)).error).toBe('PasswordResetRequiredException')
    expect((await signIn(email, STRANGERS, theirs)).error).toBe('PasswordResetRequiredException')
    expect((await confirm(email, code, theirs)).error).toBe('ExpiredCodeException')
    const mails = (await people.emails(email)).length
    expect((await choose(email, code, PARENTS)).error).toBeNull()
    expect(await people.emails(email)).toHaveLength(mails)
    expect(await opens(email, STRANGERS)).toBe(false)
    const { AccessToken } = await people.signIn(email, PARENTS)
    expect(JSON.stringify((await people.whoAmI(AccessToken)).body)).not.toContain('Stranger')
    expect((await choose(email, code, STRANGERS)).error).toBe('ExpiredCodeException')
  })

  test('nor by a key that the stranger has planted with a sign-in', async () => {
    const email = someEmail()
    await signUp(email, STRANGERS, 'k-stranger')
    await signIn(email, STRANGERS, 'none')
    const code = await people.codeFor(email)
    expect((await confirm(email, code, 'none')).error).toBe('PasswordResetRequiredException')
    expect(await opens(email, STRANGERS)).toBe(false)
  })

  test('a wrong code proves nothing, whatever the key', async () => {
    const email = someEmail()
    await signUp(email, STRANGERS, 'k')
    const wrong = (await people.codeFor(email)) === '000000' ? '111111' : '000000'
    expect((await confirm(email, wrong, 'other')).error).toBe('CodeMismatchException')
    expect((await choose(email, wrong, STRANGERS)).error).toBe('ExpiredCodeException')
  })

  test('five wrong tries also end the code that chooses the password', async () => {
    const email = someEmail()
    await signUp(email, STRANGERS, 'k')
    const code = await people.codeFor(email)
    await confirm(email, code, 'none')
    const wrong = code === '000000' ? '111111' : '000000'
    for (let n = 0; n < 5; n++)
      expect((await choose(email, wrong, STRANGERS)).error).toBe('CodeMismatchException')
    expect((await choose(email, code, PARENTS)).error).toBe('ExpiredCodeException')
  })

  test('a code that was sent again belongs to the same sign-up', async () => {
    const email = someEmail()
    await signUp(email, STRANGERS, 'k-stranger')
    server.clock.forward(60)
    await server.ask('ResendConfirmationCode', { ClientId, Username: email, ...withKey('k-parent') })
    const code = await people.codeFor(email)
    expect((await confirm(email, code, 'k-parent')).error).toBe('PasswordResetRequiredException')
  })
})

describe('somebody who knows the password', () => {
  test('and signs in before confirming may confirm from there', async () => {
    const email = someEmail()
    await signUp(email, PARENTS)
    expect((await signIn(email, PARENTS, 'k-phone')).error).toBe('UserNotConfirmedException')
    expect((await confirm(email, await people.codeFor(email), 'k-phone')).error).toBeNull()
    expect(await opens(email, PARENTS)).toBe(true)
  })

  test('a wrong password changes nothing', async () => {
    const email = someEmail()
    await signUp(email, STRANGERS, 'k-stranger')
    await signIn(email, 'not this one', 'k-parent')
    const code = await people.codeFor(email)
    expect((await confirm(email, code, 'k-parent')).error).toBe('PasswordResetRequiredException')
  })
})

test('a password chosen by a reset code ends a stranger’s sign-up, with all its data', async () => {
  const email = someEmail()
  await signUp(email, STRANGERS, 'k', { UserAttributes: [{ Name: 'given_name', Value: 'Stranger' }] })
  await server.ask('ForgotPassword', { ClientId, Username: email })
  expect((await choose(email, await people.codeFor(email), PARENTS)).error).toBeNull()
  expect(await opens(email, STRANGERS)).toBe(false)
  const { AccessToken } = await people.signIn(email, PARENTS)
  expect(JSON.stringify((await people.whoAmI(AccessToken)).body)).not.toContain('Stranger')
})

test.each([
  ['a number', 7],
  ['129 characters', 'k'.repeat(129)],
  ['a null byte', 'k\0'],
  ['nothing', ''],
])('refuses a key of %s', async (_what, signUpKey) => {
  const request = { ClientId, Username: someEmail(), Password: PARENTS, ClientMetadata: { signUpKey } }
  expect((await server.ask('SignUp', request)).error).toBe('InvalidParameterException')
})
