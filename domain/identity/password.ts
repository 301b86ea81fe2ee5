import { nth } from '../nth.ts'
/** In characters as people count them: an emoji is one. */
export const FEWEST_PASSWORD_CHARACTERS = 8

/** Faults that can be found without a list of common passwords. */
export type PasswordFault = 'TOO_SHORT' | 'IS_ADDRESS' | 'IS_PATTERN'

const KEYBOARD_ROWS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'azertyuiop']

/** Capitals and full-width letters do not make it a different password. */
const foldedPassword = (password: string): string => password.normalize('NFKC').toLowerCase()

export const passwordLength = (password: string): number => [...foldedPassword(password)].length

/** What makes a password easy to guess for somebody who knows the address; null if nothing of the kind does. */
export function passwordFault(password: string, email: string): PasswordFault | null {
  const folded = foldedPassword(password)
  if (passwordLength(password) < FEWEST_PASSWORD_CHARACTERS) return 'TOO_SHORT'
  if (isTheAddress(folded, foldedPassword(email.trim()))) return 'IS_ADDRESS'
  return isPattern(folded) ? 'IS_PATTERN' : null
}

function isTheAddress(folded: string, email: string): boolean {
  const [beforeAt] = email.split('@')
  return [folded, wordWithin(folded)].some((text) => text === email || text === beforeAt)
}

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

/** Whether it is one of these words, or a word with the usual digits and signs added: Passw0rd!, monkey2024. */
export function isAmong(password: string, words: ReadonlySet<string>): boolean {
  const folded = foldedPassword(password)
  const forms = [folded, wordWithin(folded), withoutEnding(folded)]
  const spelled = [...forms, ...forms.map(unmasked), wordWithin(unmasked(folded))]
  return spelled.some((word) => words.has(word) || words.has(undoubled(word)))
}

/**
 * The few words of the club's long list that a browser has, so that none of them is praised while somebody types it.
 */
export const isWellKnown = (password: string): boolean => isAmong(password, WELL_KNOWN)

const WELL_KNOWN: ReadonlySet<string> = new Set(
  `password dragon baseball football monkey letmein shadow master michael mustang superman jordan jennifer killer trustno
  hunter harley buster andrew batman soccer tigger charlie robert sunshine thomas iloveyou ranger daniel hockey george
  computer michelle jessica starwars pepper freedom princess joshua maggie ginger amanda ashley love cheese nicole summer
  matthew chelsea matrix william yankees taylor austin access martin heather thunder merlin secret diamond hello anthony
  silver justin patrick richard internet samantha orange cookie welcome vancouver whitecaps kickoff touchline goalkeeper
  messi pmfc abc qwerty login admin`.split(/\s+/),
)

const unmasked = (text: string) => [...text].map((sign) => lookAlikes[sign] ?? sign).join('')

function undoubled(text: string): string {
  const half = text.slice(0, text.length / 2)
  return half + half === text ? half : text
}

/** Drops everything after the last letter. Searches from the end, since a pattern would start over at every sign. */
export function withoutEnding(text: string): string {
  const signs = [...text]
  const last = signs.findLastIndex((sign) => /\p{L}/u.test(sign))
  return signs.slice(0, last + 1).join('')
}

/** Drops digits and signs at both ends. */
export const wordWithin = (text: string): string => withoutEnding(text).replace(/^[^\p{L}]+/u, '')

function isPattern(text: string): boolean {
  const isRepeated = /^(.{1,3})\1+.{0,2}$/u.test(text)
  return isRepeated || isRun(text) || KEYBOARD_ROWS.some((row) => row.includes(text))
}

/** 23456789, hgfedcba: each character is next to the one before. */
function isRun(text: string): boolean {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0)
  return [1, -1].some((step) => codes.every((code, n) => n === 0 || code - nth(codes, n - 1) === step))
}
