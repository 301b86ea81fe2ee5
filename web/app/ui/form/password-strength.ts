import { passwordLength } from '@touchline/domain/identity/password.ts'
import * as texts from './new-password.texts.ts'

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}\s]/u, /\s/u]

/** In words, for a password that keeps the rules: length counts most, a mix of kinds helps. */
export function passwordStrength(password: string): string {
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  const points = passwordLength(password) + 2 * (kinds - 1)
  if (points >= 18) return texts.strong
  if (points >= 13) return texts.good
  return texts.fair
}
