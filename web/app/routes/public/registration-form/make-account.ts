import { openTabSession } from '../../../session/tab-session.ts'
import { keepPassword, remember, signUpKeyFor } from '../../account/remembered.ts'
import type { FormDraft } from './form-draft.ts'

/** The same account as that of the sign-up screen; the screen with the code comes next. */
export async function makeAccount(
  guardian: FormDraft['guardian'],
  password: string,
  newsletter: string | null,
): Promise<void> {
  const email = guardian.email.trim()
  const names = { firstName: guardian.firstName.trim(), lastName: guardian.lastName.trim() }
  const { account } = await openTabSession()
  await account.signUp(email, password, names, signUpKeyFor(email))
  keepPassword(email, password)
  remember({ email, codeSentAt: Date.now(), details: { ...names, phone: guardian.phone.trim(), newsletter } })
}
