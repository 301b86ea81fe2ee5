import { type Refusal, refusalIn } from '../refusal.ts'
import * as texts from './walk-in.texts.ts'

/** What stands in place of an address; nothing that anybody could sign up with, and no two families share one (P-16). */
const NO_EMAIL = 'no-email:'

export const withoutEmail = (userId: string): string => `${NO_EMAIL}${userId}`

export const hasEmail = (email: string): boolean => !email.startsWith(NO_EMAIL)

/** How long the desk still sees whom it has phoned (P-18). */
export const PHONED_SHOWN_DAYS = 30

/** No letters or digits that are taken for one another when read aloud. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const CODE_LENGTH = 12

/** How long a printed code can be used (P-17). */
export const CODE_DAYS = 120

/** So many wrong birth dates beside the right code end it (P-17). */
export const MOST_WRONG_GUESSES = 5

const GROUP = /.{4}(?=.)/g

/** 'ABCDEFGHJKMN' → 'ABCD-EFGH-JKMN' */
export const codeForPaper = (code: string): string => code.replace(GROUP, '$&-')

/** As it was made, however it was typed; null for what can be none. */
export function typedCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s‐-―-]/g, '')
  return code.length === CODE_LENGTH && [...code].every((letter) => CODE_LETTERS.includes(letter))
    ? code
    : null
}

/** One sentence for a wrong, used, ended or revoked code and for a wrong birth date: nobody learns which it was (P-17). */
export const codeRefusal = (): Refusal<'CODE_UNKNOWN'> =>
  refusalIn(texts, { code: 'CODE_UNKNOWN', field: 'code', sentence: 'codeUnknown', facts: {} })

export const tooManyCodesRefusal = (): Refusal<'TOO_MANY_CODES'> =>
  refusalIn(texts, { code: 'TOO_MANY_CODES', field: 'code', sentence: 'codeTriedTooOften', facts: {} })

/** How things stand with the code of a family, as the desk sees it. */
export interface FamilyCode {
  madeBy: string
  madeAt: string
  endsAt: string
  /** ENDED: its time is over, or it was tried too often. */
  state: 'OPEN' | 'USED' | 'ENDED'
  usedAt: string | null
}

/** Calls family by family, each with its own in their order; the family with the most urgent one comes first (P-19). */
export function callsByFamily<Call extends { userId: string }>(calls: readonly Call[]): [Call, ...Call[]][] {
  const families = Map.groupBy(calls, ({ userId }) => userId)
  return [...families.values()].flatMap(([first, ...rest]) => (first ? [[first, ...rest]] : []))
}
