import { normaliseEmail } from '../email-address.ts'
import { MOST_CHARACTERS, passwordProblem } from '../password-policy.ts'
import { text } from './operation.ts'
import { badPassword, invalidParameter } from './pool-error.ts'

export const ClientId = text(128)
export const Username = text(254)
export const Password = text(MOST_CHARACTERS)
/** Ignores spaces copied along from the email. */
export const Code = text(32).transform((code) => code.replace(/\s/g, ''))
export const AccessToken = text(8_192)
export const RefreshToken = text(1_024)

/** The email address in a user name. Refusing a malformed one reveals nothing about whether it has an account. */
export function readEmail(username: string): string {
  const email = normaliseEmail(username)
  if (!email) throw invalidParameter('Invalid email address format.')
  return email
}

export function requireGoodPassword(password: string, email: string): void {
  const problem = passwordProblem(password, email)
  if (problem) throw badPassword(problem)
}
