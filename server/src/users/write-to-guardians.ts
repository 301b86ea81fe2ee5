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

/** What an email says; `path` is the page it leads to, which may open for one guardian alone. */
export interface Words {
  subject: string
  /** First what has happened, then whatever else there is to say. */
  paragraphs: string[]
  /** What one looks for in it, each on a line of its own. */
  facts?: EmailFacts | undefined
  action: WayOn
  /** Other ways on, below the rest: an email has one button. */
  also?: readonly WayOn[] | undefined
  /** From then on it is of no use to anybody. */
  expiresAt?: Date
  held?: Held | undefined
  /** Payments whose receipts it brings along. */
  receipts?: string[] | undefined
  /** What in it is English for every reader: the club's own words, and terms that count in English. */
  english?: readonly string[] | undefined
}

/** The same in the language of each reader (Y-11). */
export type WordsIn = (language: Language) => Words

export type Owned = Pick<RowOf<'Player'>, 'userPlayersId'>

/** Writes to the guardians of players of one family (N-12), in the transaction of what the email is about. */
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

/** Writes to one person; whoever has no email is phoned by the desk (P-18). */
export async function writeTo(
  context: WriteContext,
  { id, email, language: home }: Emailed,
  words: Words | WordsIn,
  more: Pick<Words, 'held' | 'receipts'> = {},
): Promise<void> {
  const { tx, links } = context
  if (!links || context.notNotified?.has(id)) return
  // The desk reads English, and an email that has no other words leads to English pages.
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

/** What the email would have said, in the same order; a link helps nobody on the phone. */
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
  /** What they speak at home, if they have said (Y-10). */
  language?: string | null
}

/**
 * Everybody who shares these players and gets the emails about them, those who have added them first. Where nobody has an
 * email, it is the first who is phoned (P-18).
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

/** A name may hold anything; a subject is one line. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ')
