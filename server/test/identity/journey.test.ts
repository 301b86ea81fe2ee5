import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Amplify } from 'aws-amplify'
import { post } from 'aws-amplify/api'
import {
  confirmSignUp,
  fetchAuthSession,
  getCurrentUser,
  signIn,
  signOut,
  signUp,
  updatePassword,
} from 'aws-amplify/auth'
import { cognitoCredentialsProvider, cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDatabase } from '../database.ts'
import { type RunningServer, startServer } from '../running-server.ts'
import { SECRET_KEY } from '../secret-key.ts'
import { type ServerProcess, startProcess } from '../server-process.ts'
import { prove, sender, signer } from './matrix-people.ts'
import { ask, type How, listen, useAmplify } from './modes-client.ts'
import { type Issuer, startIssuer } from './modes-issuer.ts'
import { PASSWORD, someEmail } from './pool-server.ts'

const cli = fileURLToPath(new URL('../../src/identity/admin-cli.ts', import.meta.url))

const cleanUps: (() => Promise<void>)[] = []
let databaseUrl: string
let issuer: Issuer
let server: ServerProcess
/** On the same database, in this process. */
let second: RunningServer

beforeAll(async () => {
  const database = await newDatabase()
  cleanUps.push(database.drop)
  databaseUrl = database.url
  issuer = await startIssuer({ hasDiscovery: true })
  const env = { DATABASE_URL: database.url, OIDC_ISSUER: issuer.issuer, OIDC_AUDIENCE: 'club' }
  server = await startProcess(env, (cleanUp) => cleanUps.push(cleanUp))
  second = await startServer({ databaseUrl })
  cleanUps.push(second.close)
})
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp()
})

const USERS = 'query Users { listUsers { items { email } } }'
const PROGRAMS = 'query Programs { listPrograms { items { id } } }'

/** Configures the client from the server's /config.json alone, with its own tokens in its own memory. */
async function configure(): Promise<void> {
  const { amplify } = await (await fetch(`${server.url}/config.json`)).json()
  Amplify.configure(amplify, {
    Auth: { tokenProvider: cognitoUserPoolsTokenProvider, credentialsProvider: cognitoCredentialsProvider },
  })
  cognitoUserPoolsTokenProvider.setAuthConfig(amplify.Auth)
}

async function codeFor(email: string): Promise<string> {
  const messages = await (
    await fetch(`${server.url}/dev/mailbox.json?to=${encodeURIComponent(email)}`)
  ).json()
  return /(\d{6})$/.exec(messages[0]?.subject)?.[1] as string
}

async function signUpAs(email: string): Promise<void> {
  const options = { userAttributes: { email } }
  const { nextStep } = await signUp({ username: email, password: PASSWORD, options })
  expect(nextStep.signUpStep).toBe('CONFIRM_SIGN_UP')
  const confirmed = await confirmSignUp({ username: email, confirmationCode: await codeFor(email) })
  expect(confirmed.isSignUpComplete).toBe(true)
}

const signInAs = (username: string, password = PASSWORD) =>
  signIn({ username, password, options: { authFlowType: 'USER_PASSWORD_AUTH' } })

/** The addresses that the client sees, or its error. */
async function seen(how: How): Promise<string[] | string | undefined> {
  const { data, errors } = await ask(USERS, how)
  return errors[0]?.message ?? data.listUsers.items.map(({ email }: { email: string }) => email).toSorted()
}

async function create(model: string, fields: string): Promise<string> {
  const { data, errors } = await ask(`mutation M { it: create${model}(input: { ${fields} }) { id } }`)
  expect(errors).toEqual([])
  return data.it.id
}

/** The first administrator of a new installation creates an access token over REST, signed with their credentials. */
async function accessToken(admin: string): Promise<string> {
  await signUpAs(admin)
  await promisify(execFile)(process.execPath, [cli, 'grant', admin], {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, SECRET_KEY },
  })
  await signInAs(admin)
  const body = { name: 'Season report', mayWrite: true }
  await prove(server.url, String((await fetchAuthSession()).tokens?.accessToken), 'MAKE_ACCESS_TOKEN')
  const { response } = post({ apiName: 'admin', path: '/access-tokens', options: { body } })
  const { token } = (await (await response).body.json()) as { token: string }
  await signOut()
  return token
}

/** What the client holds now, for use after it has dropped it. */
async function heldNow() {
  const { tokens, credentials } = await fetchAuthSession()
  const { accessKeyId, secretAccessKey, sessionToken = '' } = credentials ?? {}
  const keys = { accessKeyId, secretAccessKey, sessionToken } as Parameters<typeof signer>[1]
  const authorization = String(tokens?.accessToken)
  return [server, second].flatMap((on) => [sender(on, { authorization }), signer(on, keys)])
}

const statuses = (sends: Awaited<ReturnType<typeof heldNow>>) =>
  Promise.all(sends.map(async (send) => (await send(PROGRAMS)).status))

test('from sign-up to global sign-out with the real client, on two servers with one database', async () => {
  const [email, admin] = [someEmail(), someEmail()]
  await configure()

  // Before anybody signs in.
  expect((await ask(PROGRAMS, { authMode: 'apiKey' })).errors).toEqual([])
  expect((await ask(PROGRAMS, { authMode: 'iam' })).errors).toEqual([])
  expect(await seen({ authMode: 'iam' })).toBe('Not Authorized to access listUsers on type Query')
  await expect(ask(PROGRAMS, { authMode: 'userPool' })).rejects.toMatchObject({ name: 'NoValidAuthTokens' })

  const lambda: How = { authMode: 'lambda', authToken: await accessToken(admin) }
  await signUpAs(email)
  expect((await signInAs(email)).isSignedIn).toBe(true)
  const session = await fetchAuthSession()
  const { userId: sub } = await getCurrentUser()
  expect(session).toMatchObject({ userSub: sub, identityId: expect.stringMatching(/^us-east-1:/) })
  expect(session.tokens?.idToken?.payload).toMatchObject({ email, email_verified: true })
  expect(session.credentials?.sessionToken).toEqual(expect.any(String))

  // The row is theirs in every mode; other rows are not.
  const userId = await create('User', `email: "${email}", externalUserId: "${sub}", firstName: "New"`)
  expect(
    (await ask(`mutation M { createUser(input: { email: "${admin}" }) { id } }`, lambda)).errors,
  ).toEqual([])
  const modes = {
    apiKey: 'Not Authorized to access listUsers on type Query',
    iam: [email],
    userPool: [email],
  }
  for (const [authMode, expected] of Object.entries(modes))
    expect(await seen({ authMode: authMode as 'iam' })).toEqual(expected)
  expect(await seen(lambda)).toEqual([email, admin].toSorted())
  const outside = issuer.token({ aud: 'club', email, email_verified: true })
  await useAmplify(server, { accessToken: outside, idToken: outside })
  expect(await seen({ authMode: 'oidc' })).toEqual([email])
  await configure()

  const { event } = await listen('subscription S { onCreatePlayer { firstName userPlayersId } }', {})
  await create('Player', `firstName: "Maya", lastName: "Singh", birthDate: "2017-05-31"`)
  expect(await event).toEqual({ onCreatePlayer: { firstName: 'Maya', userPlayersId: userId } })

  const first = await heldNow()
  const refreshed = await fetchAuthSession({ forceRefresh: true })
  expect(String(refreshed.tokens?.accessToken)).not.toBe(String(session.tokens?.accessToken))
  expect(await seen({ authMode: 'userPool' })).toEqual([email])
  await updatePassword({ oldPassword: PASSWORD, newPassword: 'another field of grass' })
  const held = [...first, ...(await heldNow())]
  expect(await statuses(held)).toEqual(held.map(() => 200))

  await signOut({ global: true })
  expect(await statuses(held)).toEqual(held.map(() => 401))
  expect((await fetchAuthSession()).tokens).toBeUndefined()
  expect(await seen({ authMode: 'iam' })).toBe('Not Authorized to access listUsers on type Query')
  await expect(signInAs(email)).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  expect((await signInAs(email, 'another field of grass')).isSignedIn).toBe(true)
  expect(await seen({ authMode: 'userPool' })).toEqual([email])
})
