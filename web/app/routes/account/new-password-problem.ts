import { passwordFault } from '@touchline/domain/identity/password.ts'
import * as texts from './account-fields.texts.ts'

/** What the field says when it is sent off too early; the service knows the list of common ones. */
export function newPasswordProblem(password: string, email: string): string | null {
  const fault = passwordFault(password, email)
  if (fault === null) return null
  return password === '' ? texts.choosePassword : faultSentences[fault]
}

const faultSentences = {
  TOO_SHORT: texts.tooShort,
  IS_ADDRESS: texts.isAddress,
  IS_PATTERN: texts.isPattern,
}
