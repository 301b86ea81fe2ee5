import * as texts from './account-fields.texts.ts'

/** As far as can be told without asking anybody. */
export function emailProblem(email: string): string | null {
  if (email.trim() === '') return texts.enterEmail
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) return null
  return texts.malformedEmail
}

/** Enough for its owner to know it, and for nobody behind them to read: `p***@example.org`. */
export const maskedEmail = (email: string): string => email.trim().replace(/^(.).*(?=@)/su, '$1***')
