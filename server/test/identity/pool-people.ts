import { forFile } from '../for-file.ts'
import { outboxRows } from '../mail/outbox-rows.ts'
import {
  CLIENT_ID,
  PASSWORD,
  type PoolOptions,
  type PoolServer,
  someEmail,
  someNetwork,
  startPoolServer,
} from './pool-server.ts'

export interface SignedIn {
  email: string
  sub: string
  AccessToken: string
  IdToken: string
  RefreshToken: string
}

const ClientId = CLIENT_ID

/** A user pool and its people for all tests of a file; call it once, at the top. */
export async function poolForFile(options: PoolOptions = {}) {
  const server = await forFile(startPoolServer(options))
  return { server, people: peopleOf(server) }
}

/** The steps of a person through the pool, each with their own rows. */
export function peopleOf(server: PoolServer) {
  const { ask, sql } = server

  /** Newest first. */
  const emails = async (to: string) => (await outboxRows(sql, to)).reverse()

  /** The code in the newest email. */
  const codeFor = async (email: string): Promise<string> => {
    const subjects = (await emails(email)).map(({ subject }) => subject)
    const code = subjects.map((subject) => /(\d{6})$/.exec(subject)?.[1]).find(Boolean)
    if (!code) throw new Error(`no code was mailed to ${email}`)
    return code
  }

  const signedUp = async (email = someEmail(), password = PASSWORD): Promise<string> => {
    const { error } = await ask('SignUp', { ClientId, Username: email, Password: password })
    if (error) throw new Error(`sign-up: ${error}`)
    return email
  }

  const confirmed = async (email = someEmail(), password = PASSWORD): Promise<string> => {
    await signedUp(email, password)
    const ConfirmationCode = await codeFor(email)
    const { error } = await ask('ConfirmSignUp', { ClientId, Username: email, ConfirmationCode })
    if (error) throw new Error(`confirmation: ${error}`)
    return email
  }

  const tryPassword = (USERNAME: string, PASSWORD: string, from = someNetwork()) =>
    ask(
      'InitiateAuth',
      { ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD } },
      from,
    )

  const signIn = async (email: string, password = PASSWORD, from?: string): Promise<SignedIn> => {
    const { body, error } = await tryPassword(email, password, from)
    if (error) throw new Error(`sign-in: ${error}: ${body.message}`)
    const { sub } = await server.pool.tokens.verifyAccessToken(body.AuthenticationResult.AccessToken)
    return { email, sub, ...body.AuthenticationResult }
  }

  return {
    emails,
    codeFor,
    signedUp,
    confirmed,
    tryPassword,
    signIn,
    /** Somebody who has just signed in. */
    somebody: async () => signIn(await confirmed()),
    refresh: (RefreshToken: string) => ask('GetTokensFromRefreshToken', { ClientId, RefreshToken }),
    whoAmI: (AccessToken: string) => ask('GetUser', { AccessToken }),
  }
}
