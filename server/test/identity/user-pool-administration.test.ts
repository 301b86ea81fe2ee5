import { ADMIN_GROUP } from '@touchline/domain/identity/role.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { runAdminCommand } from '../../src/identity/admin-commands.ts'
import { listAccounts } from '../../src/identity/user-pool/account-list.ts'
import {
  addToGroup,
  confirmAccount,
  disableAccount,
  enableAccount,
  inviteAccount,
  removeFromGroup,
  resendSignUpCode,
  resetAccountPassword,
  signOutEverywhere,
} from '../../src/identity/user-pool/administration.ts'
import { getAccount } from '../../src/identity/user-pool/change-account.ts'
import { forgetExpired } from '../../src/identity/user-pool/forget-expired.ts'
import { createDemoAccounts } from '../../src/postgres/demo/fill.ts'
import { peopleOf, poolForFile } from './pool-people.ts'
import { CLIENT_ID as ClientId, PASSWORD, poolServerForTest, someEmail } from './pool-server.ts'

const NOW = '2025-09-06T17:00:00.000Z'

const { server, people } = await poolForFile()

beforeAll(async () => {
  // Keeps one administrator more; the last one has tests of its own.
  await addToGroup(server.desk, (await people.somebody()).sub, ADMIN_GROUP)
})

const idOf = async (email: string) =>
  (await server.sql`select id from pool_users where email = ${email}`)[0]?.id as string
const refusedWith = (name: string) => expect.objectContaining({ name })

describe('accounts', () => {
  test('are shown without their password', async () => {
    const { sub, email } = await people.somebody()
    expect(await getAccount(server.pool, sub)).toEqual({
      id: sub,
      email,
      isEmailVerified: true,
      status: 'CONFIRMED',
      isEnabled: true,
      attributes: {},
      groups: [],
      hasSecondFactor: false,
      createdAt: expect.any(Date),
      updatedAt: expect.any(Date),
    })
    await expect(getAccount(server.pool, 'nobody')).rejects.toEqual(refusedWith('UserNotFoundException'))
  })

  test('are listed page by page, and found by part of an address or a name', async () => {
    const own = await poolServerForTest()
    for (const [email, name] of [
      ['c%d@example.org', 'Ann'],
      ['a@example.org', 'Bo'],
      ['b@example.org', 'Cy'],
    ] as const)
      await inviteAccount(own.desk, { email, attributes: [{ Name: 'given_name', Value: name }] })
    const first = await listAccounts(own.pool, { limit: 2 })
    expect(first.accounts.map(({ email }) => email)).toEqual(['a@example.org', 'b@example.org'])
    const second = await listAccounts(own.pool, { limit: 2, after: first.next })
    expect(second.accounts.map(({ email }) => email)).toEqual(['c%d@example.org'])
    expect(second.next).toBeNull()
    const found = async (search: string) => (await listAccounts(own.pool, { search })).accounts.length
    expect([await found('%'), await found('BO'), await found('@example'), await found('zzz')]).toEqual([
      1, 1, 3, 0,
    ])
    expect((await listAccounts(own.pool, { group: ADMIN_GROUP })).accounts).toEqual([])
  })

  test('disabled: signed out at once, and unable to sign in until enabled', async () => {
    const { sub, email, AccessToken } = await people.somebody()
    expect((await disableAccount(server.desk, sub)).isEnabled).toBe(false)
    expect((await people.whoAmI(AccessToken)).error).toBe('NotAuthorizedException')
    expect((await people.tryPassword(email, PASSWORD)).body.message).toBe('User is disabled.')
    await enableAccount(server.desk, sub)
    expect((await people.whoAmI(AccessToken)).error).toBe('NotAuthorizedException')
    expect((await people.tryPassword(email, PASSWORD)).error).toBeNull()
  })

  test('A-2: confirmed by the desk, once: the emailed code sets the password', async () => {
    const email = await people.signedUp()
    const id = await idOf(email)
    expect(await confirmAccount(server.desk, id)).toMatchObject({
      status: 'RESET_REQUIRED',
      isEmailVerified: true,
    })
    expect((await people.tryPassword(email, PASSWORD)).error).toBe('PasswordResetRequiredException')
    const ConfirmationCode = await people.codeFor(email)
    const chosen = { ClientId, Username: email, ConfirmationCode, Password: 'a much better one' }
    expect((await server.ask('ConfirmForgotPassword', chosen)).error).toBeNull()
    expect((await people.tryPassword(email, 'a much better one')).error).toBeNull()
    await expect(confirmAccount(server.desk, id)).rejects.toEqual(refusedWith('InvalidParameterException'))
    await expect(resendSignUpCode(server.desk, id)).rejects.toEqual(refusedWith('InvalidParameterException'))
  })

  test('a sign-up code sent again, a minute after the last', async () => {
    const email = await people.signedUp()
    const id = await idOf(email)
    await resendSignUpCode(server.desk, id)
    await expect(resendSignUpCode(server.desk, id)).rejects.toEqual(refusedWith('LimitExceededException'))
    server.clock.forward(60)
    await resendSignUpCode(server.desk, id)
    expect(await people.emails(email)).toHaveLength(3)
  })

  test('a password reset: signed out, the old password is void, the emailed code sets a new one', async () => {
    const { sub, email, AccessToken } = await people.somebody()
    expect((await resetAccountPassword(server.desk, sub)).status).toBe('RESET_REQUIRED')
    expect((await people.whoAmI(AccessToken)).error).toBe('NotAuthorizedException')
    expect((await people.tryPassword(email, PASSWORD)).error).toBe('PasswordResetRequiredException')
    expect((await people.tryPassword(email, 'wrong password')).body.message).toBe(
      'Incorrect username or password.',
    )
    const ConfirmationCode = await people.codeFor(email)
    const request = { ClientId, Username: email, ConfirmationCode, Password: 'a much better one' }
    expect((await server.ask('ConfirmForgotPassword', request)).error).toBeNull()
    expect((await people.tryPassword(email, 'a much better one')).error).toBeNull()
  })

  test('signed out everywhere', async () => {
    const { sub, AccessToken } = await people.somebody()
    await signOutEverywhere(server.desk, sub)
    expect((await people.whoAmI(AccessToken)).error).toBe('NotAuthorizedException')
  })

  test('an invitation replaces an unconfirmed sign-up', async () => {
    const email = await people.signedUp()
    const code = await people.codeFor(email)
    expect((await inviteAccount(server.desk, { email })).status).toBe('FORCE_CHANGE_PASSWORD')
    expect((await people.tryPassword(email, PASSWORD)).error).toBe('NotAuthorizedException')
    const confirm = { ClientId, Username: email, ConfirmationCode: code }
    expect((await server.ask('ConfirmSignUp', confirm)).error).toBe('ExpiredCodeException')
  })

  test('an invitation to an address that has an account', async () => {
    const email = await people.confirmed()
    await expect(inviteAccount(server.desk, { email })).rejects.toEqual(
      refusedWith('UsernameExistsException'),
    )
    expect(await people.emails(email)).toHaveLength(1)
  })
})

describe('the group of administrators', () => {
  test('joining and leaving ends the sessions, so that no token carries the old groups', async () => {
    const { sub, email, AccessToken } = await people.somebody()
    expect((await addToGroup(server.desk, sub, ADMIN_GROUP)).groups).toEqual([ADMIN_GROUP])
    expect((await people.whoAmI(AccessToken)).error).toBe('NotAuthorizedException')
    const admin = await people.signIn(email)
    expect((await server.pool.tokens.verifyAccessToken(admin.AccessToken)).groups).toEqual([ADMIN_GROUP])
    await addToGroup(server.desk, sub, ADMIN_GROUP)
    expect((await people.whoAmI(admin.AccessToken)).error).toBeNull()
    expect((await removeFromGroup(server.desk, sub, ADMIN_GROUP)).groups).toEqual([])
    expect((await people.whoAmI(admin.AccessToken)).error).toBe('NotAuthorizedException')
  })

  test('there is no other group', async () => {
    const { sub } = await people.somebody()
    await expect(addToGroup(server.desk, sub, 'root')).rejects.toEqual(
      refusedWith('ResourceNotFoundException'),
    )
  })

  test('the last administrator cannot be removed or disabled, nor delete their account', async () => {
    const own = await poolServerForTest()
    const crew = peopleOf(own)
    const { sub, email } = await crew.somebody()
    await addToGroup(own.desk, sub, ADMIN_GROUP)
    const { AccessToken } = await crew.signIn(email)
    const refused = refusedWith('LastAdministratorException')
    await expect(removeFromGroup(own.desk, sub, ADMIN_GROUP)).rejects.toEqual(refused)
    await expect(disableAccount(own.desk, sub)).rejects.toEqual(refused)
    await own.prove(AccessToken, 'CLOSE_ACCOUNT')
    expect((await own.ask('DeleteUser', { AccessToken })).error).toBe('LastAdministratorException')
    expect((await crew.whoAmI(AccessToken)).error).toBeNull()
  })

  test('if two remove each other at the same moment, one stays', async () => {
    const own = await poolServerForTest()
    const crew = peopleOf(own)
    const subs = [(await crew.somebody()).sub, (await crew.somebody()).sub]
    for (const sub of subs) await addToGroup(own.desk, sub, ADMIN_GROUP)
    await Promise.all(subs.map(() => own.sql`select pg_sleep(0)`))
    const outcomes = await Promise.allSettled(subs.map((sub) => removeFromGroup(own.desk, sub, ADMIN_GROUP)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('npm run admin', () => {
  const run = (...words: string[]) => runAdminCommand(server.pool, words)

  test('makes the first administrator of a new installation, lists and removes', async () => {
    const own = await poolServerForTest()
    const command = (...words: string[]) => runAdminCommand(own.pool, words)
    expect(await command('list')).toMatch(/^There is no administrator yet/)
    const email = await peopleOf(own).confirmed()
    expect(await command('grant', email.toUpperCase())).toBe(
      `${email} will be an administrator from the next sign-in.`,
    )
    expect(await command('grant', email)).toBe(`${email} is already an administrator.`)
    expect(await command('list')).toBe(email)
    await expect(command('revoke', email)).rejects.toThrow(`${email} stays. This is the last administrator.`)
    const second = await peopleOf(own).confirmed()
    await command('grant', second)
    expect(await command('revoke', email)).toBe(
      `${email} is no longer an administrator and has been signed out.`,
    )
    expect(await command('revoke', email)).toBe(`${email} is not an administrator.`)
    expect(await command('rotate-keys')).toMatch(/^Tokens are signed with a new key/)
  })

  test.each([
    ['nothing', [], /^Choose a command/],
    ['an unknown word', ['promote', 'a@example.org'], /^Choose a command/],
    ['no address', ['grant'], /^Choose a command/],
    ['what is no address', ['grant', 'me'], /is not an email address/],
    [
      'an address that nobody has',
      ['grant', 'nobody@example.org'],
      /^No one has signed up as nobody@example\.org/,
    ],
  ])('%s', async (_what, words, sentence) => {
    await expect(run(...words)).rejects.toThrow(sentence)
  })

  test('an unconfirmed address', async () => {
    const email = await people.signedUp()
    await expect(run('grant', email)).rejects.toThrow(`${email} has not been confirmed`)
  })
})

test('the demo accounts work, and the club knows them by their id', async () => {
  const own = await poolServerForTest()
  const email = 'parent@example.org'
  await own.sql`
    insert into users (id, email, created_at, updated_at, _version, _deleted, _last_changed_at)
    values ('demo', ${email}, ${NOW}, ${NOW}, 1, false, 0)`
  await own.sql.begin((tx) => createDemoAccounts(tx))
  await own.sql.begin((tx) => createDemoAccounts(tx))
  const crew = peopleOf(own)
  const parent = await crew.signIn(email, 'kickoff-2022')
  expect((await own.sql`select external_user_id from users where id = 'demo'`)[0]?.external_user_id).toBe(
    parent.sub,
  )
  const admin = await crew.signIn('admin@example.org', 'kickoff-2022')
  expect((await own.pool.tokens.verifyIdToken(admin.IdToken)).groups).toEqual([ADMIN_GROUP])
  expect((await crew.tryPassword('newparent@example.org', 'kickoff-2022')).error).toBeNull()
})

test('expired rows are deleted, and rows in use stay', async () => {
  const own = await poolServerForTest()
  const crew = peopleOf(own)
  await crew.somebody()
  await own.ask('ForgotPassword', { ClientId, Username: someEmail() })
  await crew.tryPassword(someEmail(), 'wrong password')
  own.clock.forward(31 * 24 * 3_600)
  const stays = await crew.somebody()
  await forgetExpired(own.pool)
  const [left] = await own.sql`
    select (select count(*)::int from pool_sessions) as sessions, (select count(*)::int from pool_refresh_tokens) as tokens,
           (select count(*)::int from pool_codes) as codes,
           (select count(*)::int from pool_attempts where last_at < ${own.clock.now()}) as attempts`
  expect(left).toEqual({ sessions: 1, tokens: 1, codes: 0, attempts: 0 })
  expect((await crew.whoAmI(stays.AccessToken)).error).toBeNull()
})
