import type { NextStep } from '../../session/account-ways.ts'
import type { BrowserSession } from '../../session/browser-session.ts'

/** What a sign-in asks for after the password. */
export type FurtherStep = { kind: 'NEW_PASSWORD' } | { kind: 'CODE' } | { kind: 'SET_UP'; secret: string }

/** Reads the client's next step; null if there is nothing more to ask. */
export function furtherStep(
  step: NextStep,
  { account }: Pick<BrowserSession, 'account'>,
): FurtherStep | null {
  if (step === 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED') return { kind: 'NEW_PASSWORD' }
  if (step === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE') return { kind: 'CODE' }
  if (step === 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP') return { kind: 'SET_UP', secret: account.secretToSetUp() }
  return null
}
