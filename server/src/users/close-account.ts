import { languageToRead } from '@touchline/domain/families/home-languages.ts'
import { ADMIN_GROUP } from '@touchline/domain/identity/role.ts'
import { inEveryLanguage } from '@touchline/domain/in-every-language.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { maskedEmail, normaliseEmail } from '../identity/email-address.ts'
import { endSessions } from '../identity/user-pool/sessions.ts'
import { findUserByEmail, lockUser } from '../identity/user-pool/users.ts'
import { recordAct } from '../impersonation/record-act.ts'
import { enqueueMail } from '../mail/outbox/outbox.ts'
import { emailParts } from '../mail/templates/email.ts'
import type { Transaction } from '../postgres/pool.ts'
import * as en from './close-account.texts.ts'
import * as hans from './close-account.texts.zh-Hans.ts'
import * as hant from './close-account.texts.zh-Hant.ts'

const textsIn = inEveryLanguage(en, hans, hant)

interface Account {
  id: string
  email: string
  isEnabled: boolean
  isAdministrator: boolean
}

/** The account with this email address, locked. */
export async function accountOf(tx: Transaction, email: string): Promise<Account | null> {
  const found = await findUserByEmail(tx, normaliseEmail(email) ?? email)
  const user = found && (await lockUser(tx, found.id))
  if (!user) return null
  return {
    id: user.id,
    email: user.email,
    isEnabled: user.isEnabled,
    isAdministrator: user.groups.includes(ADMIN_GROUP),
  }
}

/** Disables the account, so that signing in cannot create a new record, and emails its owner where to sign in. */
export async function closeAccount(
  { tx, caller, now }: WriteContext,
  account: Account,
  { userId, to }: { userId: string; to: string },
): Promise<void> {
  if (!account.isEnabled) return
  await tx`update pool_users set is_enabled = false, updated_at = ${now} where id = ${account.id}`
  await endSessions(tx, account.id, now)
  const row = { model: 'Account' as const, id: account.id }
  await recordAct(tx, { adminEmail: caller.email, action: 'DISABLE', row, userId, now })
  const [kept] = await tx<{ language: string | null }[]>`select language from users where id = ${userId}`
  const language = languageToRead(kept?.language)
  const { title, together, noLonger } = textsIn(language)
  const paragraphs = [together(maskedEmail(to)), noLonger]
  await enqueueMail(tx, { to: account.email, subject: title, ...emailParts({ title, paragraphs, language }) })
}
