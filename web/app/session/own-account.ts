import type { PasswordPurpose } from '@touchline/domain/identity/password-purpose.ts'
import { withinTimeout } from '../data/within-timeout.ts'

interface Question {
  /** Of our own user pool. */
  userPoolEndpoint: string
  accessToken: string
  path: string
  body?: object
}

/**
 * Sends our pool a request that Cognito has no operation for, as the signed-in person. A refusal is thrown under its
 * name.
 */
export async function askOwnAccount<Answer>(question: Question): Promise<Answer> {
  const { userPoolEndpoint, accessToken, path, body = {} } = question
  const answer = await withinTimeout(
    fetch(new URL(`/account/${path}`, userPoolEndpoint), {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )
  const said = await answer.json().catch(() => ({}))
  if (answer.ok) return said
  const { __type: name = 'InternalErrorException', message = '' } = said
  throw Object.assign(new Error(message), { name })
}

interface Proof {
  /** The endpoint of our own user pool; an outside pool has its own rules. */
  userPoolEndpoint: string
  accessToken: string
  purpose: PasswordPurpose
  password: string
}

/** Repeats the password for one action, which the server then allows once within five minutes. A refusal is thrown. */
export async function provePassword({ userPoolEndpoint, accessToken, ...body }: Proof): Promise<void> {
  await askOwnAccount({ userPoolEndpoint, accessToken, path: 'password-proofs', body })
}
