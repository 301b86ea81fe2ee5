import { Amplify } from 'aws-amplify'
import {
  autoSignIn,
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  confirmUserAttribute,
  deleteUser,
  fetchAuthSession,
  fetchUserAttributes,
  getCurrentUser,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updatePassword,
  updateUserAttributes,
} from 'aws-amplify/auth'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { inviteAccount, resetAccountPassword } from '../../src/identity/user-pool/administration.ts'
import { poolForFile } from './pool-people.ts'
import { CLIENT_ID, ISSUER, PASSWORD, someEmail, USER_POOL_ID } from './pool-server.ts'

const { server, people } = await poolForFile()

beforeAll(async () => {
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: USER_POOL_ID,
        userPoolClientId: CLIENT_ID,
        userPoolEndpoint: `${server.url}/cognito/user-pool`,
      },
    },
  })
})
afterEach(() => signOut())

const withPassword = { authFlowType: 'USER_PASSWORD_AUTH' as const }

const signInAs = (username: string, password = PASSWORD) =>
  signIn({ username, password, options: withPassword })

const passwordAgain = async (purpose: string) =>
  server.prove(String((await fetchAuthSession()).tokens?.accessToken), purpose)

test('the whole way: sign up, code, sign in, session, refresh, attributes, password, global sign-out', async () => {
  const email = someEmail()
  const signedUp = await signUp({
    username: email.toUpperCase(),
    password: PASSWORD,
    options: { userAttributes: { email, given_name: 'Priya', family_name: 'Sandhu' } },
  })
  expect(signedUp.nextStep).toMatchObject({
    signUpStep: 'CONFIRM_SIGN_UP',
    codeDeliveryDetails: {
      deliveryMedium: 'EMAIL',
      destination: `${email[0]}***@e***`,
      attributeName: 'email',
    },
  })
  expect((await signInAs(email)).nextStep).toEqual({ signInStep: 'CONFIRM_SIGN_UP' })

  const confirmationCode = await people.codeFor(email)
  expect((await confirmSignUp({ username: email, confirmationCode })).isSignUpComplete).toBe(true)
  expect((await signInAs(email)).isSignedIn).toBe(true)
  const { userId } = await getCurrentUser()
  expect(userId).toBe(signedUp.userId)

  const first = (await fetchAuthSession()).tokens
  expect(first?.idToken?.payload).toMatchObject({
    sub: userId,
    iss: ISSUER,
    aud: CLIENT_ID,
    token_use: 'id',
    email,
    email_verified: true,
    given_name: 'Priya',
    'cognito:username': userId,
  })
  expect(first?.accessToken.payload).toMatchObject({
    sub: userId,
    iss: ISSUER,
    client_id: CLIENT_ID,
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    username: userId,
  })

  server.clock.forward(10)
  const second = (await fetchAuthSession({ forceRefresh: true })).tokens
  expect(String(second?.accessToken)).not.toBe(String(first?.accessToken))
  expect(second?.accessToken.payload.origin_jti).toBe(first?.accessToken.payload.origin_jti)

  await updateUserAttributes({ userAttributes: { given_name: 'Pri', locale: 'en-CA' } })
  expect(await fetchUserAttributes()).toEqual({
    sub: userId,
    email,
    email_verified: 'true',
    given_name: 'Pri',
    family_name: 'Sandhu',
    locale: 'en-CA',
  })

  await updatePassword({ oldPassword: PASSWORD, newPassword: 'a much better one' })
  await signOut({ global: true })
  for (const tokens of [first, second])
    expect((await people.whoAmI(String(tokens?.accessToken))).error).toBe('NotAuthorizedException')
  await expect(signInAs(email)).rejects.toMatchObject({
    name: 'NotAuthorizedException',
    message: 'Incorrect username or password.',
  })
  expect((await signInAs(email, 'a much better one')).isSignedIn).toBe(true)
})

test('automatic sign-in after the code', async () => {
  const email = someEmail()
  await signUp({
    username: email,
    password: PASSWORD,
    options: { userAttributes: { email }, autoSignIn: withPassword },
  })
  const confirmed = await confirmSignUp({ username: email, confirmationCode: await people.codeFor(email) })
  expect(confirmed.nextStep.signUpStep).toBe('COMPLETE_AUTO_SIGN_IN')
  expect((await autoSignIn()).isSignedIn).toBe(true)
})

test('the client recognizes an empty password by the message', async () => {
  const { body } = await server.ask('SignUp', { ClientId: CLIENT_ID, Username: someEmail() })
  expect(body).toEqual({
    __type: 'InvalidParameterException',
    message:
      "1 validation error detected: Value at 'password' failed to satisfy constraint: Member must not be null",
  })
})

test('a forgotten password', async () => {
  const email = await people.confirmed()
  const { nextStep } = await resetPassword({ username: email })
  expect(nextStep).toMatchObject({ resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE' })
  const confirmationCode = await people.codeFor(email)
  await confirmResetPassword({ username: email, confirmationCode, newPassword: 'better than before' })
  expect((await signInAs(email, 'better than before')).isSignedIn).toBe(true)
})

test('another address', async () => {
  const [email, wanted] = [await people.confirmed(), someEmail()]
  await signInAs(email)
  // A session alone is not enough, and the client reports that under its own name.
  await expect(updateUserAttributes({ userAttributes: { email: wanted } })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
    message: 'Please enter your password again.',
  })
  await passwordAgain('CHANGE_EMAIL')
  const { email: step } = await updateUserAttributes({ userAttributes: { email: wanted } })
  expect(step.nextStep).toMatchObject({ updateAttributeStep: 'CONFIRM_ATTRIBUTE_WITH_CODE' })
  await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: await people.codeFor(wanted) })
  expect(await fetchUserAttributes()).toMatchObject({ email: wanted, email_verified: 'true' })
  await signOut()
  await expect(signInAs(email)).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  expect((await signInAs(wanted)).isSignedIn).toBe(true)
})

test('an invitation, whose password is replaced at the first sign-in', async () => {
  const email = someEmail()
  await inviteAccount(server.desk, { email, attributes: [{ Name: 'given_name', Value: 'Sam' }] })
  const [invitation] = await people.emails(email)
  const temporary = /^[\w-]{12}$/m.exec(invitation?.text ?? '')?.[0] as string
  const { nextStep } = await signInAs(email, temporary)
  expect(nextStep).toMatchObject({ signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED' })
  const done = await confirmSignIn({
    challengeResponse: 'my own password',
    options: { userAttributes: { family_name: 'Reyes' } },
  })
  expect(done.isSignedIn).toBe(true)
  expect(await fetchUserAttributes()).toMatchObject({
    given_name: 'Sam',
    family_name: 'Reyes',
    email_verified: 'true',
  })
})

test('a password that the club has reset leads to choosing a new one', async () => {
  const email = await people.confirmed()
  const { sub } = await people.signIn(email)
  await resetAccountPassword(server.desk, sub)
  expect((await signInAs(email)).nextStep).toEqual({ signInStep: 'RESET_PASSWORD' })
})

test('the client retries "too soon" by itself, and nothing counts it', async () => {
  const email = someEmail()
  await signUp({ username: email, password: PASSWORD })
  // Somebody who got no email need not wait for another one.
  await resendSignUpCode({ username: email })
  expect(await people.emails(email)).toHaveLength(2)
  await expect(resendSignUpCode({ username: email })).rejects.toMatchObject({
    name: 'LimitExceededException',
  })
  expect(await people.emails(email)).toHaveLength(2)
  server.clock.forward(60)
  await resendSignUpCode({ username: email })
  expect(await people.emails(email)).toHaveLength(3)
})

test('local sign-out ends the session on the server', async () => {
  const email = await people.confirmed()
  await signInAs(email)
  const token = String((await fetchAuthSession()).tokens?.accessToken)
  await signOut()
  expect((await people.whoAmI(token)).error).toBe('NotAuthorizedException')
})

test('a session ended elsewhere is over at the next refresh', async () => {
  const email = await people.confirmed()
  await signInAs(email)
  const elsewhere = await people.signIn(email)
  await server.ask('GlobalSignOut', { AccessToken: elsewhere.AccessToken })
  expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined()
})

test('an account that its owner deletes is gone', async () => {
  const email = await people.confirmed()
  await signInAs(email)
  await passwordAgain('CLOSE_ACCOUNT')
  await deleteUser()
  expect(await server.sql`select from pool_users where email = ${email}`).toHaveLength(0)
  await expect(signInAs(email)).rejects.toMatchObject({ name: 'NotAuthorizedException' })
})
