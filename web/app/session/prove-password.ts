import type { PasswordPurpose } from '@touchline/domain/identity/password-purpose.ts'
import { askOwnAccount } from './own-account.ts'

interface Proof {
  /** Of our own user pool; an outside one keeps to its own rules. */
  userPoolEndpoint: string
  accessToken: string
  purpose: PasswordPurpose
  password: string
}

/** Types the password once more for one act: the server then allows it for five minutes, once. A refusal is thrown. */
export async function provePassword({ userPoolEndpoint, accessToken, ...body }: Proof): Promise<void> {
  await askOwnAccount({ userPoolEndpoint, accessToken, path: 'password-proofs', body })
}
