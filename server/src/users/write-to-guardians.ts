import { languageToRead } from '@touchline/domain/families/home-languages.ts'
import type { Language } from '@touchline/domain/languages.ts'
import { addressIn } from '@touchline/domain/link-pages.ts'
import { emailedGuardians } from '@touchline/domain/mail/family-emails.ts'
import type { RowOf } from '@touchline/domain/models/rows.ts'
import { hasEmail } from '@touchline/domain/walk-ins/walk-in.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { isAddress } from '../mail/outbox/address.ts'
import { enqueueCall } from '../mail/outbox/calls.ts'
import { enqueueMail, type Held } from '../mail/outbox/outbox.ts'
import { emailParts } from '../mail/templates/email.ts'
import { type EmailFacts, factLines } from '../mail/templates/email-facts.ts'
import { inOneGo } from '../postgres/in-one-go.ts'
import type { Transaction } from '../postgres/pool.ts'
import { inTranslation, translationsOf } from './translated-words.ts'

interface WayOn {
  label: string
  path: string | ((guardianId: string) => Promise<string>)
}

/** The content of an email; the `path` that it links to may be specific to each guardian. */
export interface Words {
  subject: string
  /** The first says what has happened, the others anything else. */
  paragraphs: string[]
  /** Facts that readers look for, one per line. */
  facts?: EmailFacts | undefined
  action: WayOn
  /** Further links below the rest, because an email has only one button. */
  also?: readonly WayOn[] | undefined
  /** When it becomes useless. */
  expiresAt?: Date
  held?: Held | undefined
  /** Payments whose receipts are attached. */
  receipts?: string[] | undefined
  /** Parts that are English for every reader: the club's own words, and English technical terms. */
  english?: readonly string[] | undefined
}

/** The content in each reader's language (Y-11). */
export type WordsIn = (language: Language) => Words

export type Owned = Pick<RowOf<'Player'>, 'userPlayersId'>

/** Emails the guardians of one family's players (N-12), in the transaction of the event. */
export async function writeToGuardians(
  context: WriteContext,
  players: readonly Owned[],
  words: Words | WordsIn | Promise<Words | WordsIn>,
  more: Pick<Words, 'held' | 'receipts'> = {},
): Promise<void> {
  const [guardians, said] = await inOneGo([
    context.links ? guardiansToNotify(context.tx, players) : [],
    words,
  ])
  await inOneGo(guardians.map((guardian) => writeTo(context, guardian, said, more)))
}

/** Emails one person; for those without an email address, the desk gets a phone call to make (P-18). */
export async function writeTo(
  context: WriteContext,
  { id, email, language: home }: Emailed,
  words: Words | WordsIn,
  more: Pick<Words, 'held' | 'receipts'> = {},
): Promise<void> {
  const { tx, links } = context
  if (!links || context.notNotified?.has(id)) return
  // The desk reads English, and untranslated emails link to English pages.
  const language = typeof words === 'function' && hasEmail(email) ? languageToRead(home) : 'en'
  const worded = { ...(typeof words === 'function' ? words(language) : words), ...more }
  if (!hasEmail(email)) return phone(context, id, worded)
  if (!isAddress(email)) return
  const said = inTranslation(worded, await translationsOf(tx, worded.english ?? [], language))
  const { subject, paragraphs, facts, expiresAt, held, receipts, english } = said
  const linkTo = async ({ label, path: given }: WayOn) => {
    const path = typeof given === 'string' ? given : await given(id)
    return { label, url: links.page(addressIn(language, path)) }
  }
  const action = await linkTo(said.action)
  const also = await Promise.all((said.also ?? []).map(linkTo))
  const parts = emailParts({ title: subject, paragraphs, facts, action, also, language, english })
  await enqueueMail(tx, { to: email, subject: oneLine(subject), ...parts, expiresAt, held, receipts })
}

/** The email's text in the same order, without the link, which is useless on the phone. */
async function phone({ tx, now }: WriteContext, userId: string, words: Words): Promise<void> {
  const { subject, facts, expiresAt, held } = words
  const [first = '', ...others] = words.paragraphs
  const lines = factLines(facts).map(({ label, value }) => `${label}: ${value}`)
  const paragraphs = [first, lines.join('\n'), ...others].filter(Boolean)
  await enqueueCall(tx, { userId, subject: oneLine(subject), paragraphs, expiresAt, held, now })
}

export interface Emailed {
  id: string
  email: string
  /** The language they speak at home, if they have told us (Y-10). */
  language?: string | null
}

/**
 * The guardians who share these players and get emails about them, those who have added the players first. If none has
 * an email address, the desk phones the first one (P-18).
 */
export async function guardiansToNotify(tx: Transaction, players: readonly Owned[]): Promise<Emailed[]> {
  const owners = [...new Set(players.map(({ userPlayersId }) => userPlayersId))]
  const guardians = await tx<(Emailed & { familyEmails: boolean | null })[]>`
    select u.id, u.email, u.language, u.family_emails as "familyEmails" from users u
    where u.id in (select guardian_id from shared_guardians where user_id = any(${owners}))
    order by u.id = any(${owners}) desc, u.created_at, u.id`
  const emailed = emailedGuardians(
    guardians.filter(({ email }) => isAddress(email)),
    owners,
  )
  return emailed.length > 0 ? emailed : guardians.slice(0, 1)
}

/** A name may contain anything, but a subject must be a single line. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ')
