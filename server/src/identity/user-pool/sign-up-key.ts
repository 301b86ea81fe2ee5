import { randomUUID } from 'node:crypto'
import { NO_SIGN_UP_KEY } from '@touchline/domain/identity/sign-up-key.ts'
import * as z from 'zod'
import { digest } from './attempts.ts'
import { text } from './operation.ts'

/** What Cognito hands through to a pool's own code; ours reads one entry of it. */
export const ClientMetadata = z.object({ signUpKey: text(128).optional() }).optional()

/**
 * Who signs up on our screens sends a random key, and again with the code: the code alone proves the address, both
 * together that the password is theirs. Null for other clients of the protocol, which send none.
 */
export function signUpKeyHash(email: string, metadata: z.infer<typeof ClientMetadata>): string | null {
  const given = metadata?.signUpKey
  // Kept or compared, it is then like no other: a stranger who signs up with this word proves nothing by it.
  const key = given === NO_SIGN_UP_KEY ? randomUUID() : given
  return key === undefined ? null : digest(`sign-up ${email} ${key}`)
}
