import { languageToRead } from '@touchline/domain/families/home-languages.ts'
import { inEveryLanguage } from '@touchline/domain/in-every-language.ts'
import type { Language } from '@touchline/domain/languages.ts'
import type { Closing } from '@touchline/domain/retention/closing.ts'
import { VISITOR } from '../graphql/caller.ts'
import { writeContext } from '../graphql/write/write-context.ts'
import { enqueueMail } from '../mail/outbox/outbox.ts'
import { emailParts } from '../mail/templates/email.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { wipeAddress } from '../retention/wipe-user.ts'
import type { SiteLinks } from '../site-links.ts'
import { closeFamily } from './close-family.ts'
import * as en from './goodbye.texts.ts'
import * as hans from './goodbye.texts.zh-Hans.ts'
import * as hant from './goodbye.texts.zh-Hant.ts'

const textsIn = inEveryLanguage(en, hans, hant)

interface Owner {
  /** Verified by the sign-in. */
  email: string
  now: Date
  links?: SiteLinks
  isPreview?: true
}

const NOTHING: Closing = { players: [], handedOverTo: null, cancelled: [], goesOn: [] }

/** Closes a signed-in user's account with the club, and emails a goodbye. The caller must end the sign-in. */
export async function closeOwnAccount(tx: Transaction, owner: Owner): Promise<Closing> {
  // Read this before the record is deleted.
  const [record] = await tx<{ language: string | null }[]>`
    select language from users where lower(email) = lower(${owner.email}) and not _deleted`
  const closing = await windUp(tx, owner)
  await sendGoodbye(tx, owner, closing, languageToRead(record?.language))
  return closing
}

/**
 * The same for users of an outside pool, whose sign-in remains valid, so that they may repeat a request after a lost
 * response. They get only one goodbye email.
 */
export async function closeOnce(tx: Transaction, owner: Owner): Promise<Closing> {
  // A concurrent repeat waits here, and then finds the account closed.
  await tx`select pg_advisory_xact_lock(hashtextextended('closing ' || lower(${owner.email}), 0))`
  const [record] = await tx<{ isClosing: boolean }[]>`
    select exists (select from account_closings c where c.user_id = u.id) as "isClosing"
    from users u where lower(u.email) = lower(${owner.email}) and not u._deleted`
  // Also ends anything begun since.
  if (record?.isClosing) return windUp(tx, owner)
  if (!record && (await wasSentGoodbye(tx, owner.email))) return NOTHING
  return closeOwnAccount(tx, owner)
}

/** Recognized by `forget_at`, which no other email has. */
async function wasSentGoodbye(tx: Transaction, email: string): Promise<boolean> {
  const sent = await tx`
    select from mail_outbox where lower(recipient) = lower(${email}) and forget_at is not null limit 1`
  return sent.length > 0
}

async function windUp(tx: Transaction, { email, now, links, isPreview }: Owner): Promise<Closing> {
  const context = await writeContext(tx, { caller: { ...VISITOR, role: 'PARENT', email }, now, links })
  if (context.myUserId !== null) return closeFamily({ ...context, isPreview }, context.myUserId)
  if (!isPreview) await wipeAddress(tx, email, now)
  return NOTHING
}

class Preview extends Error {
  readonly closing: Closing
  constructor(closing: Closing) {
    super('a preview is rolled back')
    this.closing = closing
  }
}

/**
 * Previews closing by doing it and rolling back, so that preview and action cannot differ. Wiping is skipped: it does
 * not affect the result, and it decrypts every email of the last months.
 */
export async function previewClosing(sql: Sql, owner: Owner): Promise<Closing> {
  try {
    return await sql.begin(async (tx) => {
      throw new Preview(await windUp(tx, { ...owner, isPreview: true }))
    })
  } catch (error) {
    if (error instanceof Preview) return error.closing
    throw error
  }
}

const LAST_EMAIL_MS = 7 * 24 * 3_600_000

/** If somebody else has closed the account, its owner must learn of it. */
async function sendGoodbye(
  tx: Transaction,
  { email, now }: Owner,
  { goesOn }: Closing,
  language: Language,
): Promise<void> {
  const texts = textsIn(language)
  const { title } = texts
  const rest = goesOn.length > 0 ? texts.goesOn : texts.isDeleted
  const paragraphs = [texts.closed, rest, texts.wasItYou]
  await enqueueMail(tx, {
    to: email,
    subject: title,
    ...emailParts({ title, paragraphs, language }),
    forgetAt: new Date(now.getTime() + LAST_EMAIL_MS),
  })
}
