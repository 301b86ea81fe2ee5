import { passwordLength } from '@touchline/domain/password.ts'

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}\s]/u, /\s/u]

/** In words, for a password that keeps the rules: length counts most, a mix of kinds helps. */
export function passwordStrength(password: string): string {
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  const points = passwordLength(password) + 2 * (kinds - 1)
  if (points >= 18) return 'Strong password'
  if (points >= 13) return 'Good password'
  return 'Fair password: a few more words make it strong'
}
