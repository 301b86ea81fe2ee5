import { type Refusal, refusalIn } from '../refusal.ts'
import * as texts from './walk-in.texts.ts'

/** Stands in for a missing address. It is unique per family, and nobody could sign up with it (P-16). */
const NO_EMAIL = 'no-email:'

export const withoutEmail = (userId: string): string => `${NO_EMAIL}${userId}`

export const hasEmail = (email: string): boolean => !email.startsWith(NO_EMAIL)

/** How many days the desk still sees whom it has phoned (P-18). */
export const PHONED_SHOWN_DAYS = 30

/** Leaves out letters and digits that people confuse when reading aloud. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const CODE_LENGTH = 12

/** How many days a printed code stays valid (P-17). */
export const CODE_DAYS = 120

/** This many wrong birth dates with the right code end the code (P-17). */
export const MOST_WRONG_GUESSES = 5

const GROUP = /.{4}(?=.)/g

/** 'ABCDEFGHJKMN' → 'ABCD-EFGH-JKMN' */
export const codeForPaper = (code: string): string => code.replace(GROUP, '$&-')

/** Normalises a typed code; null if it cannot be one. */
export function typedCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s‐-―-]/g, '')
  return code.length === CODE_LENGTH && [...code].every((letter) => CODE_LETTERS.includes(letter))
    ? code
    : null
}

/**
 * One answer for a wrong, used, expired or revoked code and for a wrong birth date, so that nobody learns which it was
 * (P-17).
 */
export const codeRefusal = (): Refusal<'CODE_UNKNOWN'> =>
  refusalIn(texts, { code: 'CODE_UNKNOWN', field: 'code', sentence: 'codeUnknown', facts: {} })

export const tooManyCodesRefusal = (): Refusal<'TOO_MANY_CODES'> =>
  refusalIn(texts, { code: 'TOO_MANY_CODES', field: 'code', sentence: 'codeTriedTooOften', facts: {} })

/** The state of a family's code, as the desk sees it. */
export interface FamilyCode {
  madeBy: string
  madeAt: string
  endsAt: string
  /** ENDED: expired, or tried too often. */
  state: 'OPEN' | 'USED' | 'ENDED'
  usedAt: string | null
}

/** Groups calls by family, keeping their order. The family with the most urgent call comes first (P-19). */
export function callsByFamily<Call extends { userId: string }>(calls: readonly Call[]): [Call, ...Call[]][] {
  const families = Map.groupBy(calls, ({ userId }) => userId)
  return [...families.values()].flatMap(([first, ...rest]) => (first ? [[first, ...rest]] : []))
}
