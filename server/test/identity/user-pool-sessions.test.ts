import { ADMIN_GROUP } from '@touchline/domain/identity/role.ts'
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { addToGroup, disableAccount } from '../../src/identity/user-pool/administration.ts'
import type { Transaction } from '../../src/postgres/pool.ts'
import { poolForFile } from './pool-people.ts'
import { CLIENT_ID as ClientId, ISSUER, PASSWORD, type PoolServer, poolServerForTest } from './pool-server.ts'

const { server, people } = await poolForFile()

const HOUR = 3_600
const jwks = async ({ app }: PoolServer) =>
  (await app.inject(`${new URL(ISSUER).pathname}/.well-known/jwks.json`)).json()

describe('tokens', () => {
  test('contain what the client and the server need', async () => {
    const somebody = await people.somebody()
    await addToGroup(server.desk, somebody.sub, ADMIN_GROUP)
    const { AccessToken, IdToken, sub, email } = await people.signIn(somebody.email)
    const iat = Math.floor(server.clock.now().getTime() / 1000)
    const shared = {
      iss: ISSUER,
      sub,
      origin_jti: expect.any(String),
      jti: expect.any(String),
      event_id: expect.any(String),
      auth_time: iat,
      iat,
      exp: iat + HOUR,
      'cognito:groups': ['pmfcadmin'],
    }
    expect(decodeJwt(AccessToken)).toEqual({
      ...shared,
      client_id: ClientId,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      username: sub,
    })
    expect(decodeJwt(IdToken)).toEqual({
      ...shared,
      aud: ClientId,
      token_use: 'id',
      'cognito:username': sub,
      email,
      email_verified: true,
    })
  })

  test('can be verified by anybody with the public key set, which contains nothing private', async () => {
    const { AccessToken, IdToken } = await people.somebody()
    const keySet = await jwks(server)
    for (const key of keySet.keys)
      expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
    for (const token of [AccessToken, IdToken])
      await jwtVerify(token, createLocalJWKSet(keySet), { issuer: ISSUER, currentDate: server.clock.now() })
  })

  test('are verified here along with their content', async () => {
    const { AccessToken, IdToken, sub, email } = await people.somebody()
    const { origin_jti: session, exp } = decodeJwt(AccessToken)
    const { verifyAccessToken, verifyIdToken } = server.pool.tokens
    expect(await verifyAccessToken(AccessToken)).toEqual({ sub, session, groups: [], exp })
    expect(await verifyIdToken(IdToken)).toEqual({ sub, session, groups: [], exp, email })
    await expect(verifyAccessToken(IdToken)).rejects.toThrow('not meant as access token')
    await expect(verifyIdToken(AccessToken)).rejects.toThrow('not meant as id token')
  })

  test('are refused if forged', async () => {
    const { AccessToken } = await people.somebody()
    const [head, , signature] = AccessToken.split('.')
    const claims = decodeJwt(AccessToken)
    const raised = Buffer.from(JSON.stringify({ ...claims, 'cognito:groups': [ADMIN_GROUP] })).toString(
      'base64url',
    )
    const [{ n }] = (await jwks(server)).keys
    const { kid } = decodeProtectedHeader(AccessToken)
    const byPublicKey = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid })
      .sign(new TextEncoder().encode(n))
    const forged = [
      `${head}.${raised}.${signature}`,
      new UnsecuredJWT(claims).encode(),
      byPublicKey,
      'x',
      'a.b.c',
    ]
    for (const token of forged)
      expect((await people.whoAmI(token)).body).toEqual({
        __type: 'NotAuthorizedException',
        message: 'Invalid Access Token',
      })
  })

  test.each([
    ['a second before the hour', HOUR - 1, null],
    ['after an hour', HOUR, 'Access Token has expired'],
  ])('an access token %s', async (_when, seconds, message) => {
    const { AccessToken } = await people.somebody()
    server.clock.forward(seconds)
    expect((await people.whoAmI(AccessToken)).body.message ?? null).toBe(message)
  })
})

describe('a change at the very moment of a sign-in', () => {
  /** Resolves when somebody waits for a lock; asks the database instead of guessing a time. */
  async function somebodyWaits() {
    for (;;) {
      const [row] = await server.sql`
        select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      if (row?.n > 0) return
    }
  }

  test.each([
    [
      'the groups',
      async (tx: Transaction, id: string) => tx`delete from pool_groups where user_id = ${id}`,
      null,
    ],
    [
      'the password',
      async (tx: Transaction, id: string) => tx`update pool_users set password_hash = null where id = ${id}`,
      'NotAuthorizedException',
    ],
    [
      'whether it is enabled',
      async (tx: Transaction, id: string) => tx`update pool_users set is_enabled = false where id = ${id}`,
      'NotAuthorizedException',
    ],
  ])('%s: no token has the old state', async (_what, change, error) => {
    const { sub, email } = await people.somebody()
    await server.sql`insert into pool_groups (user_id, name) values (${sub}, ${ADMIN_GROUP})`
    const signingIn = await server.sql.begin(async (tx) => {
      await tx`select from pool_users where id = ${sub} for update`
      const outcome = people.tryPassword(email, PASSWORD)
      await somebodyWaits()
      await change(tx, sub)
      return { outcome }
    })
    const { error: given, body } = await signingIn.outcome
    expect(given).toBe(error)
    if (!error) expect(decodeJwt(body.AuthenticationResult.IdToken)).not.toHaveProperty('cognito:groups')
  })
})

describe('keys', () => {
  test('a rotation signs nobody out, on any process', async () => {
    const second = await poolServerForTest({ databaseUrl: server.databaseUrl })
    second.clock.forward((server.clock.now().getTime() - second.clock.now().getTime()) / 1000)
    const before = await people.somebody()
    expect((await second.ask('GetUser', { AccessToken: before.AccessToken })).error).toBeNull()
    await server.pool.tokens.rotateKeys()
    const after = (await people.refresh(before.RefreshToken)).body.AuthenticationResult
    const [oldKey, newKey] = [before, after].map(({ AccessToken }) => decodeProtectedHeader(AccessToken).kid)
    expect(newKey).not.toBe(oldKey)
    for (const { AccessToken } of [before, after])
      for (const { ask } of [server, second]) expect((await ask('GetUser', { AccessToken })).error).toBeNull()
    expect((await jwks(second)).keys.map((key: { kid: string }) => key.kid)).toEqual([newKey, oldKey])

    server.clock.forward(66 * 60)
    expect((await jwks(server)).keys.map((key: { kid: string }) => key.kid)).toEqual([newKey])
    await server.pool.tokens.rotateKeys()
    expect(await server.sql`select id from pool_keys where id = ${oldKey as string}`).toHaveLength(0)
  })

  test('processes that start together make one key', async () => {
    const first = await poolServerForTest()
    const others = await Promise.all(
      [1, 2, 3].map(() => poolServerForTest({ databaseUrl: first.databaseUrl })),
    )
    const sets = await Promise.all([first, ...others].map(jwks))
    expect(new Set(sets.map((set) => set.keys[0].kid)).size).toBe(1)
    expect(await first.sql`select id from pool_keys`).toHaveLength(1)
  })
})

describe('refresh', () => {
  test('brings new tokens of the same session, and the next refresh token', async () => {
    const { AccessToken, RefreshToken } = await people.somebody()
    const { body } = await people.refresh(RefreshToken)
    const next = body.AuthenticationResult
    expect(next.RefreshToken).not.toBe(RefreshToken)
    expect(decodeJwt(next.AccessToken).origin_jti).toBe(decodeJwt(AccessToken).origin_jti)
    expect((await people.refresh(next.RefreshToken)).error).toBeNull()
  })

  test('two tabs at once: both continue', async () => {
    const { RefreshToken } = await people.somebody()
    const answers = await Promise.all([people.refresh(RefreshToken), people.refresh(RefreshToken)])
    expect(answers.map(({ error }) => error)).toEqual([null, null])
    server.clock.forward(61)
    for (const { body } of answers)
      expect((await people.refresh(body.AuthenticationResult.RefreshToken)).error).toBeNull()
  })

  test.each([
    ['within a minute counts', 60, null],
    ['later ends the session', 61, 'RefreshTokenReuseException'],
  ])('a token used again %s', async (_when, seconds, error) => {
    const { RefreshToken } = await people.somebody()
    const { body } = await people.refresh(RefreshToken)
    const { AccessToken, RefreshToken: next } = body.AuthenticationResult
    server.clock.forward(seconds)
    expect((await people.refresh(RefreshToken)).error).toBe(error)
    const ended = error === null ? null : 'NotAuthorizedException'
    expect((await people.whoAmI(AccessToken)).error).toBe(ended)
    expect((await people.refresh(next)).error).toBe(ended)
  })

  test('the older operation answers without a new refresh token, and the old one stays valid', async () => {
    const { RefreshToken } = await people.somebody()
    for (let n = 0; n < 2; n++) {
      const { body } = await server.ask('InitiateAuth', {
        ClientId,
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN: RefreshToken },
      })
      expect(Object.keys(body.AuthenticationResult).sort()).toEqual([
        'AccessToken',
        'ExpiresIn',
        'IdToken',
        'TokenType',
      ])
      server.clock.forward(61)
    }
  })

  test('ends thirty days after the sign-in, however often it was refreshed', async () => {
    let { RefreshToken } = await people.somebody()
    for (let day = 0; day < 30; day += 10) {
      RefreshToken = (await people.refresh(RefreshToken)).body.AuthenticationResult.RefreshToken
      server.clock.forward(10 * 24 * HOUR)
    }
    expect((await people.refresh(RefreshToken)).body).toEqual({
      __type: 'NotAuthorizedException',
      message: 'Refresh Token has expired',
    })
  })

  test('an unknown token, and one of a disabled user', async () => {
    expect((await people.refresh('not one of ours')).body.message).toBe('Invalid Refresh Token')
    const { RefreshToken, sub } = await people.somebody()
    await disableAccount(server.desk, sub)
    expect((await people.refresh(RefreshToken)).error).toBe('NotAuthorizedException')
  })

  test('the database stores no refresh token in plain text', async () => {
    const { RefreshToken } = await people.somebody()
    const [row] =
      await server.sql`select count(*)::int as n from pool_refresh_tokens where token_hash = ${RefreshToken}`
    expect(row?.n).toBe(0)
  })
})

describe('sign-out', () => {
  test('GlobalSignOut ends every session, on every process, at once', async () => {
    const second = await poolServerForTest({ databaseUrl: server.databaseUrl })
    second.clock.forward((server.clock.now().getTime() - second.clock.now().getTime()) / 1000)
    const here = await people.somebody()
    const there = await people.signIn(here.email)
    expect((await server.ask('GlobalSignOut', { AccessToken: here.AccessToken })).body).toEqual({})
    for (const { AccessToken } of [here, there])
      expect((await second.ask('GetUser', { AccessToken })).body).toEqual({
        __type: 'NotAuthorizedException',
        message: 'Access Token has been revoked',
      })
    expect((await people.refresh(there.RefreshToken)).body.message).toBe('Refresh Token has been revoked')
  })

  test('RevokeToken ends that session only', async () => {
    const here = await people.somebody()
    const there = await people.signIn(here.email)
    expect((await server.ask('RevokeToken', { ClientId, Token: here.RefreshToken })).body).toEqual({})
    expect((await people.whoAmI(here.AccessToken)).error).toBe('NotAuthorizedException')
    expect((await people.whoAmI(there.AccessToken)).error).toBeNull()
    expect((await server.ask('RevokeToken', { ClientId, Token: 'not one of ours' })).body).toEqual({})
  })

  const byToken = [
    ['GetUser', {}],
    ['UpdateUserAttributes', { UserAttributes: [] }],
    ['GetUserAttributeVerificationCode', { AttributeName: 'email' }],
    ['VerifyUserAttribute', { AttributeName: 'email', Code: '123456' }],
    ['ChangePassword', { PreviousPassword: 'plenty of grass', ProposedPassword: 'a much better one' }],
    ['GlobalSignOut', {}],
    ['DeleteUser', {}],
  ] as const

  test.each(byToken)(
    '%s refuses an ended session, a disabled user and a missing token',
    async (operation, more) => {
      const ended = await people.somebody()
      await server.ask('RevokeToken', { ClientId, Token: ended.RefreshToken })
      const disabled = await people.somebody()
      await server.sql`update pool_users set is_enabled = false where id = ${disabled.sub}`
      for (const { AccessToken } of [ended, disabled])
        expect((await server.ask(operation, { AccessToken, ...more })).error).toBe('NotAuthorizedException')
      expect((await server.ask(operation, more)).error).toBe('InvalidParameterException')
    },
  )

  test('DeleteUser removes the account with all its traces', async () => {
    const { AccessToken, RefreshToken, sub } = await people.somebody()
    await server.prove(AccessToken, 'CLOSE_ACCOUNT')
    expect((await server.ask('DeleteUser', { AccessToken })).body).toEqual({})
    expect(await server.sql`select from pool_sessions where user_id = ${sub}`).toHaveLength(0)
    expect((await people.whoAmI(AccessToken)).error).toBe('NotAuthorizedException')
    expect((await people.refresh(RefreshToken)).error).toBe('NotAuthorizedException')
  })
})
