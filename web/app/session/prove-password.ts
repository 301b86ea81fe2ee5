import type { PasswordPurpose } from '@touchline/domain/password-purpose.ts'
import { withinTimeout } from '../data/within-timeout.ts'

interface Proof {
  /** Of our own user pool; an outside one keeps to its own rules. */
  userPoolEndpoint: string
  accessToken: string
  purpose: PasswordPurpose
  password: string
}

/** Types the password once more for one act: the server then allows it for five minutes, once. A refusal is thrown. */
export async function provePassword({ userPoolEndpoint, accessToken, ...proof }: Proof): Promise<void> {
  const answer = await withinTimeout(
    fetch(new URL('/account/password-proofs', userPoolEndpoint), {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(proof),
    }),
  )
  if (answer.ok) return
  const { __type: name = 'InternalErrorException', message = '' } = await answer.json().catch(() => ({}))
  throw Object.assign(new Error(message), { name })
}
