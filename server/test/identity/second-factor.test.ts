import { ADMIN_GROUP } from '@touchline/domain/identity/role.ts'
import { Amplify } from 'aws-amplify'
import {
  confirmSignIn,
  fetchAuthSession,
  fetchMFAPreference,
  setUpTOTP,
  signIn,
  signOut,
  updateMFAPreference,
  verifyTOTPSetup,
} from 'aws-amplify/auth'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addToGroup, resetSecondFactor } from '../../src/identity/user-pool/administration.ts'
import { stepAt, totpCode } from '../../src/identity/user-pool/totp.ts'
import { poolForFile } from './pool-people.ts'
import { CLIENT_ID as ClientId, PASSWORD, send, USER_POOL_ID } from './pool-server.ts'

const { server, people } = await poolForFile({ requiresSecondFactor: true })

beforeAll(async () => {
  const userPoolEndpoint = `${server.url}/cognito/user-pool`
  Amplify.configure({
    Auth: { Cognito: { userPoolId: USER_POOL_ID, userPoolClientId: ClientId, userPoolEndpoint } },
  })
})
afterEach(() => signOut())

const HOUR = 3_600

/** A code of a later half minute than any code before. */
function nextCode(secret: string): string {
  server.clock.forward(30)
  return totpCode(secret, stepAt(server.clock.now()))
}

const own = (path: string, AccessToken: string) =>
  send(server.app, { url: `/account/${path}`, authorization: `Bearer ${AccessToken}`, payload: '{}' })

async function admin(): Promise<string> {
  const { email, sub } = await people.somebody()
  await addToGroup(server.desk, sub, ADMIN_GROUP)
  return email
}

/** A parent who has turned it on, with their secret and codes. */
async function withFactor() {
  const somebody = await people.somebody()
  const { AccessToken } = somebody
  await server.prove(AccessToken, 'SECOND_FACTOR')
  const secret: string = (await server.ask('AssociateSoftwareToken', { AccessToken })).body.SecretCode
  await server.ask('VerifySoftwareToken', { AccessToken, UserCode: nextCode(secret) })
  const on = { AccessToken, SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } }
  expect((await server.ask('SetUserMFAPreference', on)).error).toBeNull()
  const { codes } = (await own('recovery-codes', AccessToken)).body
  return { ...somebody, secret, codes: codes as string[] }
}

async function challengeOf(email: string): Promise<string> {
  const { body } = await people.tryPassword(email, PASSWORD)
  expect(body).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' })
  expect(body.AuthenticationResult).toBeUndefined()
  return body.Session
}

const answer = (email: string, Session: string, SOFTWARE_TOKEN_MFA_CODE: string, from?: string) =>
  server.ask(
    'RespondToAuthChallenge',
    {
      ClientId,
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session,
      ChallengeResponses: { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE },
    },
    from,
  )

describe('with the real client', () => {
  const signInAs = (username: string) =>
    signIn({ username, password: PASSWORD, options: { authFlowType: 'USER_PASSWORD_AUTH' } })

  test('V-1: turned on, asked for at the next sign-in, turned off', async () => {
    const { email } = await people.somebody()
    await signInAs(email)
    await expect(setUpTOTP()).rejects.toMatchObject({ message: 'Please enter your password again.' })
    const token = async () => String((await fetchAuthSession()).tokens?.accessToken)
    await server.prove(await token(), 'SECOND_FACTOR')
    const { sharedSecret } = await setUpTOTP()
    await expect(verifyTOTPSetup({ code: '000000' })).rejects.toMatchObject({
      name: 'EnableSoftwareTokenMFAException',
    })
    await verifyTOTPSetup({ code: nextCode(sharedSecret) })
    await updateMFAPreference({ totp: 'PREFERRED' })
    expect(await fetchMFAPreference()).toEqual({ preferred: 'TOTP', enabled: ['TOTP'] })
    await signOut()
    expect((await signInAs(email)).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
    await expect(confirmSignIn({ challengeResponse: '000000' })).rejects.toMatchObject({
      name: 'CodeMismatchException',
    })
    expect((await confirmSignIn({ challengeResponse: nextCode(sharedSecret) })).isSignedIn).toBe(true)
    await expect(updateMFAPreference({ totp: 'DISABLED' })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    })
    await server.prove(await token(), 'SECOND_FACTOR')
    await updateMFAPreference({ totp: 'DISABLED' })
    await signOut()
    expect((await signInAs(email)).isSignedIn).toBe(true)
  })

  test('V-4: an administrator sets it up on the way in, and cannot turn it off', async () => {
    const { nextStep } = await signInAs(await admin())
    if (nextStep.signInStep !== 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP') throw new Error(nextStep.signInStep)
    const secret = nextStep.totpSetupDetails.sharedSecret
    await expect(confirmSignIn({ challengeResponse: '000000' })).rejects.toMatchObject({
      name: 'EnableSoftwareTokenMFAException',
    })
    expect((await confirmSignIn({ challengeResponse: nextCode(secret) })).isSignedIn).toBe(true)
    const token = String((await fetchAuthSession()).tokens?.accessToken)
    expect((await own('recovery-codes', token)).body.codes).toHaveLength(10)
    expect((await own('second-factor', token)).body).toEqual({ isOn: true, isRequired: true, codesLeft: 10 })
    await server.prove(token, 'SECOND_FACTOR')
    await expect(updateMFAPreference({ totp: 'DISABLED' })).rejects.toMatchObject({
      message: 'Administrators need two-step sign-in.',
    })
  })
})

test('V-2: a code works once, and a wrong one leaves the next try', async () => {
  const { email, secret } = await withFactor()
  const code = nextCode(secret)
  expect((await answer(email, await challengeOf(email), '123')).error).toBe('CodeMismatchException')
  expect((await answer(email, await challengeOf(email), code)).error).toBeNull()
  expect((await answer(email, await challengeOf(email), code)).error).toBe('CodeMismatchException')
})

test('V-2: somebody who guesses has to wait, whatever network and sign-in they guess from', async () => {
  const { email, secret } = await withFactor()
  for (let tries = 0; tries < 5; tries += 1)
    expect((await answer(email, await challengeOf(email), '000000')).error).toBe('CodeMismatchException')
  const right = totpCode(secret, stepAt(server.clock.now()) + 1)
  const session = await challengeOf(email)
  expect((await answer(email, session, right)).error).toBe('TooManyFailedAttemptsException')
  server.clock.forward(6)
  expect((await answer(email, session, right)).error).toBeNull()
})

test('V-3: a recovery code works once, in any spelling; new ones replace all old ones', async () => {
  const { email, AccessToken, codes } = await withFactor()
  const [first = '', second = ''] = codes
  expect(codes).toHaveLength(10)
  const spelled = first.toLowerCase().replaceAll('-', ' ')
  expect((await answer(email, await challengeOf(email), spelled)).error).toBeNull()
  expect((await answer(email, await challengeOf(email), first)).error).toBe('CodeMismatchException')
  expect((await own('recovery-codes', AccessToken)).error).toBe('NotAuthorizedException')
  await server.prove(AccessToken, 'SECOND_FACTOR')
  expect((await own('recovery-codes', AccessToken)).body.codes).toHaveLength(10)
  expect((await answer(email, await challengeOf(email), second)).error).toBe('CodeMismatchException')
  const kept = await server.sql`select code_hash from pool_recovery_codes`
  expect(JSON.stringify(kept)).not.toContain(second)
  expect((await people.emails(email)).map(({ subject }) => subject)).toContain(
    'PMFC: A recovery code was used',
  )
})

test('V-1: the secret is stored encrypted, and sign-ins with the password alone end', async () => {
  const email = await people.confirmed()
  const before = await people.signIn(email)
  const { AccessToken } = await people.signIn(email)
  await server.prove(AccessToken, 'SECOND_FACTOR')
  const { SecretCode } = (await server.ask('AssociateSoftwareToken', { AccessToken })).body
  await server.ask('VerifySoftwareToken', { AccessToken, UserCode: nextCode(SecretCode) })
  const settings = { AccessToken, SoftwareTokenMfaSettings: { Enabled: true } }
  await server.ask('SetUserMFAPreference', settings)
  expect((await people.whoAmI(before.AccessToken)).error).toBe('NotAuthorizedException')
  expect((await people.whoAmI(AccessToken)).body.UserMFASettingList).toEqual(['SOFTWARE_TOKEN_MFA'])
  const [row] = await server.sql`select secret from pool_second_factors where user_id = ${before.sub}`
  expect(row?.secret).not.toContain(SecretCode)
})

test('a challenge cannot answer another one, nor be answered without a code', async () => {
  const { email, secret } = await withFactor()
  const Session = await challengeOf(email)
  const respond = (ChallengeName: string, ChallengeResponses: object) =>
    server.ask('RespondToAuthChallenge', { ClientId, ChallengeName, Session, ChallengeResponses })
  expect((await respond('MFA_SETUP', { USERNAME: email })).error).toBe('NotAuthorizedException')
  const newPassword = { USERNAME: email, NEW_PASSWORD: 'another field of grass' }
  expect((await respond('NEW_PASSWORD_REQUIRED', newPassword)).error).toBe('NotAuthorizedException')
  expect((await respond('SOFTWARE_TOKEN_MFA', { USERNAME: email })).error).toBe('InvalidParameterException')
  expect((await server.ask('AssociateSoftwareToken', { Session })).error).toBe('NotAuthorizedException')
  server.clock.forward(301)
  expect((await answer(email, Session, nextCode(secret))).error).toBe('NotAuthorizedException')
})

test('V-4: nobody who sets it up during sign-in gets in without its first code', async () => {
  const email = await admin()
  const { body } = await people.tryPassword(email, PASSWORD)
  expect(body).toMatchObject({
    ChallengeName: 'MFA_SETUP',
    ChallengeParameters: { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' },
  })
  const shown = (await server.ask('AssociateSoftwareToken', { Session: body.Session })).body
  for (const Session of [body.Session, shown.Session]) {
    const skipped = { ClientId, ChallengeName: 'MFA_SETUP', Session, ChallengeResponses: { USERNAME: email } }
    expect((await server.ask('RespondToAuthChallenge', skipped)).error).toBe('NotAuthorizedException')
  }
})

test('V-3: an administrator removes a lost one: recorded, emailed, signed out', async () => {
  const { email, sub, AccessToken } = await withFactor()
  await resetSecondFactor(server.desk, sub)
  expect((await people.whoAmI(AccessToken)).error).toBe('NotAuthorizedException')
  expect((await people.tryPassword(email, PASSWORD)).body.AuthenticationResult).toBeDefined()
  expect((await people.emails(email)).map(({ subject }) => subject)).toContain(
    'PMFC: Your two-step sign-in was removed',
  )
  const [entry] = await server.sql`
    select actor_email, action from audit_entries where row_id = ${sub} and action = 'RESET_SECOND_FACTOR'`
  expect(entry).toEqual({ actor_email: 'desk@example.org', action: 'RESET_SECOND_FACTOR' })
})

describe('V-4, V-5: somebody who becomes an administrator with an older session', () => {
  test('is not an administrator in it, however they came into the group', async () => {
    const { sub, AccessToken, RefreshToken } = await people.somebody()
    await server.sql`insert into pool_groups (user_id, name) values (${sub}, ${ADMIN_GROUP})`
    expect((await people.whoAmI(AccessToken)).error).toBe('NotAuthorizedException')
    expect((await people.refresh(RefreshToken)).error).toBe('NotAuthorizedException')
  })

  test('is limited to the 12 hours, and a parent is not', async () => {
    const { sub, RefreshToken } = await withFactor()
    server.clock.forward(12 * HOUR)
    const { body } = await people.refresh(RefreshToken)
    const next: string = body.AuthenticationResult.RefreshToken
    await server.sql`insert into pool_groups (user_id, name) values (${sub}, ${ADMIN_GROUP})`
    server.clock.forward(12 * HOUR - 1)
    const last: string = (await people.refresh(next)).body.AuthenticationResult.RefreshToken
    server.clock.forward(12 * HOUR)
    expect((await people.refresh(last)).error).toBe('NotAuthorizedException')
    const [ended] = await server.sql`select ended_at from pool_sessions where user_id = ${sub}`
    expect(ended?.ended_at).toBeInstanceOf(Date)
  })
})
