import { createConsent } from '../../data/consents.ts'
import { loadRow } from '../../data/get-one.ts'
import { updateRow } from '../../data/write-row.ts'
import { LANGUAGE } from '../../languages/language.ts'
import type { BrowserSession } from '../../session/browser-session.ts'
import type { SessionState } from '../../session/session-state.ts'
import { NO_ROLE } from './account-problem.ts'
import { forgetRemembered, remembered, type SignUpDetails } from './remembered.ts'

/** Loads who has signed in, and saves on their record what they entered at sign-up. */
export async function afterSignIn(session: BrowserSession, email: string): Promise<SessionState> {
  const { userRole, user } = await session.check()
  if (!userRole) throw new Error(NO_ROLE)
  const known = remembered()
  if (user && known.details && known.email === email.trim())
    await saveDetails(session, user.id, known.details).catch((error) =>
      // They are signed in all the same; what they entered stays for their next sign-in in this tab.
      console.error('Could not save what was told at sign-up', error),
    )
  else forgetRemembered()
  return session.get()
}

/**
 * Signs in right after the account was created or repaired. False: the account is fine, but they have to sign in
 * themselves.
 */
export async function signInAtOnce(
  session: BrowserSession,
  email: string,
  password: string,
): Promise<boolean> {
  try {
    await session.account.signIn(email, password)
    await afterSignIn(session, email)
    return true
  } catch (error) {
    console.error('Could not sign in at once', error)
    return false
  }
}

async function saveDetails(
  { request, userChanged }: BrowserSession,
  id: string,
  details: SignUpDetails,
): Promise<void> {
  const record = await loadRow(request, 'User', id)
  if (!record) return
  const { newsletter, ...names } = details
  const saved = await updateRow(request, 'User', {
    id,
    _version: record._version,
    ...names,
    newsletter: newsletter !== null,
    ...(LANGUAGE !== 'en' && !record.language && { language: LANGUAGE }),
  })
  userChanged(saved)
  if (newsletter !== null)
    await createConsent(request, {
      userId: id,
      text: 'NEWSLETTER',
      textVersion: newsletter,
      agreed: true,
      language: LANGUAGE,
    })
  forgetRemembered()
}
