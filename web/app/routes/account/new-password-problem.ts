import { passwordFault } from '@touchline/domain/identity/password.ts'
import * as texts from './account-fields.texts.ts'

/** The error under the field on an early submit; the service has the list of common passwords. */
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
