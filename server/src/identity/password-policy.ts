import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { isAmong, type PasswordFault, passwordFault } from '@touchline/domain/identity/password.ts'

export const MOST_CHARACTERS = 256

const bytesOf = (file: string) => readFileSync(new URL(file, import.meta.url))
const linesOf = (bytes: Buffer) => bytes.toString('utf8').split('\n').filter(Boolean)

/** The 10,000 commonest anywhere, and what people of a soccer club would take. */
const common = new Set([
  ...linesOf(brotliDecompressSync(bytesOf('./common-passwords.txt.br'))),
  ...linesOf(bytesOf('./club-passwords.txt')),
])

const COMMON = 'Password is one of the most common ones'

/** In Cognito's words where it has some. */
const words: Record<PasswordFault, string> = {
  TOO_SHORT: 'Password not long enough',
  IS_ADDRESS: 'Password must not be the email address',
  IS_PATTERN: COMMON,
}

/** Why a password is refused; null for a good one. */
export function passwordProblem(password: string, email: string): string | null {
  const fault = passwordFault(password, email)
  if (fault) return words[fault]
  return isAmong(password, common) ? COMMON : null
}
