import type { RowOf } from '@touchline/domain/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { isAddress } from '../mail/outbox/address.ts'
import { type Email, enqueueMail } from '../mail/outbox/outbox.ts'
import { emailParts } from '../mail/templates/email.ts'

/** What an email says; `path` is the page it leads to. */
export interface Words {
  subject: string
  paragraphs: string[]
  action: { label: string; path: string }
  /** From then on it is of no use to anybody. */
  expiresAt?: Date
  held?: Email['held']
}

/** Writes to the guardian of a player, in the transaction of what the email is about. */
export async function writeToGuardian(
  { tx, links }: WriteContext,
  player: Pick<RowOf<'Player'>, 'userPlayersId'>,
  words: Words,
): Promise<void> {
  const owner = player.userPlayersId
  if (!links || owner === null) return
  const [guardian] = await tx<
    { email: string }[]
  >`select email from users where id = ${owner} and not _deleted`
  if (!guardian || !isAddress(guardian.email)) return
  const { subject, paragraphs, action, expiresAt, held } = words
  const content = {
    title: subject,
    paragraphs,
    action: { label: action.label, url: links.page(action.path) },
  }
  await enqueueMail(tx, {
    to: guardian.email,
    subject: oneLine(subject),
    ...emailParts(content),
    expiresAt,
    held,
  })
}

/** A name may hold anything; a subject is one line. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ')
