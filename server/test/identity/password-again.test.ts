import { PASSWORD_PURPOSES } from '@touchline/domain/identity/password-purpose.ts'
import { describe, expect, test } from 'vitest'
import { takePasswordProof } from '../../src/identity/user-pool/password-proof.ts'
import { poolForFile, type SignedIn } from './pool-people.ts'
import { PASSWORD, someEmail, someNetwork } from './pool-server.ts'

const { server, people } = await poolForFile()

const AGAIN = { error: 'NotAuthorizedException', body: { message: 'Please enter your password again.' } }

const acts = {
  CHANGE_EMAIL: ({ AccessToken }: SignedIn) =>
    server.ask('UpdateUserAttributes', {
      AccessToken,
      UserAttributes: [{ Name: 'email', Value: someEmail() }],
    }),
  CLOSE_ACCOUNT: ({ AccessToken }: SignedIn) => server.ask('DeleteUser', { AccessToken }),
}

const take = async ({ AccessToken }: SignedIn, purpose: (typeof PASSWORD_PURPOSES)[number]) => {
  const { session: sessionId } = await server.pool.tokens.verifyAccessToken(AccessToken)
  return server.sql.begin((tx) => takePasswordProof(tx, { sessionId, purpose, now: server.clock.now() }))
}

describe('rule A-1: a session alone is not enough', () => {
  test.each(Object.entries(acts))('%s: not even a fresh one', async (_purpose, act) => {
    const somebody = await people.somebody()
    expect(await act(somebody)).toMatchObject(AGAIN)
    expect((await people.whoAmI(somebody.AccessToken)).error).toBeNull()
  })

  test.each(Object.entries(acts))('%s: the password, typed again, opens it', async (purpose, act) => {
    const somebody = await people.somebody()
    expect((await server.prove(somebody.AccessToken, purpose)).status).toBe(200)
    expect((await act(somebody)).error).toBeNull()
  })

  test('names and phone do not ask for it', async () => {
    const { AccessToken, email } = await people.somebody()
    const UserAttributes = [
      { Name: 'given_name', Value: 'Priya' },
      { Name: 'email', Value: email },
    ]
    expect((await server.ask('UpdateUserAttributes', { AccessToken, UserAttributes })).error).toBeNull()
  })

  test('if it is refused, nothing else of the request is done', async () => {
    const { AccessToken } = await people.somebody()
    const UserAttributes = [
      { Name: 'given_name', Value: 'Thief' },
      { Name: 'email', Value: someEmail() },
    ]
    expect(await server.ask('UpdateUserAttributes', { AccessToken, UserAttributes })).toMatchObject(AGAIN)
    expect(JSON.stringify((await people.whoAmI(AccessToken)).body)).not.toContain('Thief')
  })
})

describe('the repeated password', () => {
  test.each(PASSWORD_PURPOSES)('counts once for %s, and for nothing else', async (purpose) => {
    const somebody = await people.somebody()
    await server.prove(somebody.AccessToken, purpose)
    for (const other of PASSWORD_PURPOSES)
      if (other !== purpose) expect(await take(somebody, other)).toBe(false)
    expect(await take(somebody, purpose)).toBe(true)
    expect(await take(somebody, purpose)).toBe(false)
  })

  test('counts in the sign-in it was typed in, for as long as that lasts', async () => {
    const here = await people.somebody()
    const there = await people.signIn(here.email)
    await server.prove(here.AccessToken, 'DOWNLOAD_DATA')
    expect(await take(there, 'DOWNLOAD_DATA')).toBe(false)
    await server.ask('GlobalSignOut', { AccessToken: there.AccessToken })
    expect(await take(here, 'DOWNLOAD_DATA')).toBe(false)
  })

  test.each([
    [299, true],
    [300, false],
    [301, false],
  ])('after %i seconds counts: %s', async (seconds, counts) => {
    const somebody = await people.somebody()
    await server.prove(somebody.AccessToken, 'DOWNLOAD_DATA')
    server.clock.forward(seconds)
    expect(await take(somebody, 'DOWNLOAD_DATA')).toBe(counts)
  })

  test('is used up by one of two at the same moment', async () => {
    const somebody = await people.somebody()
    await server.prove(somebody.AccessToken, 'DOWNLOAD_DATA')
    const both = await Promise.all([take(somebody, 'DOWNLOAD_DATA'), take(somebody, 'DOWNLOAD_DATA')])
    expect(both.sort()).toEqual([false, true])
  })
})

describe('typing it again', () => {
  test('a wrong password opens nothing, and guessing is limited as at sign-in', async () => {
    const somebody = await people.somebody()
    const from = someNetwork()
    const guess = (password: string) => server.prove(somebody.AccessToken, 'CLOSE_ACCOUNT', password, from)
    for (let n = 0; n < 5; n++)
      expect((await guess('wrong password')).body.message).toBe('Incorrect password.')
    expect((await guess(PASSWORD)).body.message).toBe('Password attempts exceeded')
    expect(await acts.CLOSE_ACCOUNT(somebody)).toMatchObject(AGAIN)
  })

  test.each([
    ['an unknown purpose', { purpose: 'ANYTHING', password: PASSWORD }, 'purpose'],
    ['no purpose', { password: PASSWORD }, 'purpose'],
    ['no password', { purpose: 'CLOSE_ACCOUNT' }, 'password'],
    ['a password of an absurd length', { purpose: 'CLOSE_ACCOUNT', password: 'x'.repeat(5_000) }, 'password'],
  ])('%s is refused by name', async (_what, payload, field) => {
    const { AccessToken } = await people.somebody()
    const { error, message } = await post(payload, { authorization: AccessToken })
    expect([error, message]).toEqual(['InvalidParameterException', expect.stringContaining(`'${field}'`)])
  })

  test('the header may hold the bare token; no token, a wrong one or an impersonation gets nothing', async () => {
    const { AccessToken } = await people.somebody()
    const payload = { purpose: 'CLOSE_ACCOUNT', password: PASSWORD }
    expect((await post(payload, { authorization: AccessToken })).error).toBeUndefined()
    expect((await post(payload, {})).error).toBe('InvalidParameterException')
    expect((await post(payload, { authorization: 'Bearer x.y.z' })).error).toBe('NotAuthorizedException')
    const shoes = { authorization: AccessToken, 'x-impersonate-user': 'somebody' }
    expect((await post(payload, shoes)).error).toBe('NotAuthorizedException')
  })

  async function post(payload: object, headers: Record<string, string>) {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/account/password-proofs',
      remoteAddress: someNetwork(),
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(payload),
    })
    return { error: answer.headers['x-amzn-errortype'], message: answer.json().message }
  }
})
