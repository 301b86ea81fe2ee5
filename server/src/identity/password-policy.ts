import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import {
  foldedPassword,
  type PasswordFault,
  passwordFault,
  withoutEnding,
  wordWithin,
} from '@touchline/domain/password.ts'

export const MOST_CHARACTERS = 256

const bytesOf = (file: string) => readFileSync(new URL(file, import.meta.url))
const linesOf = (bytes: Buffer) => bytes.toString('utf8').split('\n').filter(Boolean)

/** The 10,000 commonest anywhere, and what people of a soccer club would take. */
const common = new Set([
  ...linesOf(brotliDecompressSync(bytesOf('./common-passwords.txt.br'))),
  ...linesOf(bytesOf('./club-passwords.txt')),
])

const lookAlikes: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const COMMON = 'Password is one of the most common ones'

/** In Cognito's words where it has some. */
const words: Record<PasswordFault, string> = {
  TOO_SHORT: 'Password not long enough',
  IS_ADDRESS: 'Password must not be the e-mail address',
  IS_PATTERN: COMMON,
}

/** Why a password is refused; null for a good one. */
export function passwordProblem(password: string, email: string): string | null {
  const fault = passwordFault(password, email)
  if (fault) return words[fault]
  return isCommon(foldedPassword(password)) ? COMMON : null
}

/** The word itself, and what people make of it when asked for digits: Passw0rd!, monkey2024, dragondragon. */
function isCommon(folded: string): boolean {
  const forms = [folded, wordWithin(folded), withoutEnding(folded)]
  const spelled = [...forms, ...forms.map(unmasked), wordWithin(unmasked(folded))]
  return spelled.some((word) => common.has(word) || common.has(undoubled(word)))
}

const unmasked = (text: string) => [...text].map((sign) => lookAlikes[sign] ?? sign).join('')

function undoubled(text: string): string {
  const half = text.slice(0, text.length / 2)
  return half + half === text ? half : text
}
