import * as texts from './account-fields.texts.ts'

/** The problems that can be found without a request. */
export function emailProblem(email: string): string | null {
  if (email.trim() === '') return texts.enterEmail
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) return null
  return texts.malformedEmail
}

/** Enough for the owner to recognize it, but not for somebody looking over their shoulder: `p***@example.org`. */
export const maskedEmail = (email: string): string => email.trim().replace(/^(.).*(?=@)/su, '$1***')
