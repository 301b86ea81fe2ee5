import { readFileSync } from 'node:fs'

/** Counted as people count them: an emoji is one. */
const FEWEST_CHARACTERS = 8
export const MOST_CHARACTERS = 256

const common = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
)

const KEYBOARD_ROWS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'azertyuiop']
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

/** Why a password is refused, in Cognito's words where it has some; null for a good one. */
export function passwordProblem(password: string, email: string): string | null {
  const folded = password.normalize('NFKC').toLowerCase()
  if ([...folded].length < FEWEST_CHARACTERS) return 'Password not long enough'
  if (isTheAddress(folded, email)) return 'Password must not be the e-mail address'
  if (isCommon(folded)) return 'Password is one of the most common ones'
  return null
}

function isTheAddress(folded: string, email: string): boolean {
  const [beforeAt] = email.split('@')
  return [folded, core(folded)].some((text) => text === email || text === beforeAt)
}

/** The word itself, and what people make of it when asked for digits: Passw0rd!, monkey2024, dragondragon. */
function isCommon(folded: string): boolean {
  const words = [folded, core(folded), withoutEnding(folded)]
  const spelled = [...words, ...words.map(unmasked), core(unmasked(folded))]
  return isPattern(folded) || spelled.some((word) => common.has(word) || common.has(undoubled(word)))
}

const withoutEnding = (text: string) => text.replace(/[^\p{L}]+$/u, '')

/** Without digits and signs at either end. */
const core = (text: string) => withoutEnding(text).replace(/^[^\p{L}]+/u, '')

const unmasked = (text: string) => [...text].map((sign) => lookAlikes[sign] ?? sign).join('')

function undoubled(text: string): string {
  const half = text.slice(0, text.length / 2)
  return half + half === text ? half : text
}

function isPattern(text: string): boolean {
  const isRepeated = /^(.{1,3})\1+.{0,2}$/u.test(text)
  return isRepeated || isRun(text) || KEYBOARD_ROWS.some((row) => row.includes(text))
}

/** 23456789, hgfedcba: each sign is the neighbour of the one before. */
function isRun(text: string): boolean {
  const codes = [...text].map((sign) => sign.codePointAt(0) as number)
  return [1, -1].some((step) => codes.every((code, n) => n === 0 || code - (codes[n - 1] as number) === step))
}
