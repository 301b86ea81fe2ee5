import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { isAmong, type PasswordFault, passwordFault } from '@touchline/domain/identity/password.ts'

export const MOST_CHARACTERS = 256

const bytesOf = (file: string) => readFileSync(new URL(file, import.meta.url))
const linesOf = (bytes: Buffer) => bytes.toString('utf8').split('\n').filter(Boolean)

/** The 10,000 most common passwords, and those that people at a soccer club might choose. */
const common = new Set([
  ...linesOf(brotliDecompressSync(bytesOf('./common-passwords.txt.br'))),
  ...linesOf(bytesOf('./club-passwords.txt')),
])

const COMMON = 'Password is one of the most common ones'

/** In Cognito's wording, where it has one. */
const words: Record<PasswordFault, string> = {
  TOO_SHORT: 'Password not long enough',
  IS_ADDRESS: 'Password must not be the email address',
  IS_PATTERN: COMMON,
}

/** Why a password is refused; null if it is accepted. */
export function passwordProblem(password: string, email: string): string | null {
  const fault = passwordFault(password, email)
  if (fault) return words[fault]
  return isAmong(password, common) ? COMMON : null
}
