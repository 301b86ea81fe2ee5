import { randomUUID } from 'node:crypto'
import { NO_SIGN_UP_KEY } from '@touchline/domain/identity/sign-up-key.ts'
import * as z from 'zod'
import { digest } from './attempts.ts'
import { text } from './operation.ts'

/** Cognito passes this on to a pool's own code; we read one entry of it. */
export const ClientMetadata = z.object({ signUpKey: text(128).optional() }).optional()

/**
 * Our sign-up screens send a random key, and the same key with the code. The code alone verifies the address; both
 * together prove that the same person chose the password. Null for other clients, which send no key.
 */
export function signUpKeyHash(email: string, metadata: z.infer<typeof ClientMetadata>): string | null {
  const given = metadata?.signUpKey
  // Replace this placeholder by a unique key, so that strangers who send it too do not match.
  const key = given === NO_SIGN_UP_KEY ? randomUUID() : given
  return key === undefined ? null : digest(`sign-up ${email} ${key}`)
}
