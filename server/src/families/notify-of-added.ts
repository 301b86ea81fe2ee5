import { hasEmail } from '@touchline/domain/walk-ins/walk-in.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { maskedEmail } from '../identity/email-address.ts'
import { isAddress } from '../mail/outbox/address.ts'
import { inOneGo } from '../postgres/in-one-go.ts'
import { writeTo } from '../users/write-to-guardians.ts'
import * as emails from './emails.ts'

/** A child, a future guardian, and an existing guardian if there is one. */
export interface NewReader {
  child: string
  hasNotes: boolean
  name: string
  /** What the new guardian signs in with; may be empty. */
  signIn: string
  /** The existing guardian. */
  id: string | null
  email: string
  language: string | null
  /** Whether the club has barred one of the two from the other's children (P-14). */
  isKeptApart: boolean
}

export interface AddedBy {
  /** Whether somebody has entered a code that the desk has printed or sent. */
  byCode: boolean
  /** What an existing guardian loses by it: the child, or their sign-in. */
  ends: (id: string) => emails.Ends
}

/** One email to each existing guardian, about the new ones and their children. Those who gain a child know already. */
export async function notifyOfAdded(
  context: WriteContext,
  found: readonly NewReader[],
  { byCode, ends }: AddedBy,
): Promise<void> {
  const byReader = Map.groupBy(
    found.filter(({ id }) => id !== null),
    ({ email }) => email,
  )
  await inOneGo(
    [...byReader.values()].flatMap((added) => {
      const [reader] = added
      if (!reader?.id) return []
      const ending = ends(reader.id)
      // A record that ends cannot get a phone call.
      if (ending === 'ADDRESS' && !hasEmail(reader.email)) return []
      const who = [...new Map(added.map((one) => [one.signIn, newcomer(one, ending)])).values()]
      const children = [...new Set(added.map(({ child }) => child))]
      const words = emails.guardianAdded({ who, children, at: context.now, byCode, ends: ending })
      return [writeTo(context, { ...reader, id: reader.id }, words)]
    }),
  )
}

/** If the reader loses the child, the new guardian may be a stranger, so their address is masked. */
function newcomer({ name, signIn, isKeptApart }: NewReader, ending: emails.Ends): emails.Newcomer {
  if (isKeptApart) return null
  if (!hasEmail(signIn)) return name === '' ? null : { name, address: null }
  if (!isAddress(signIn)) return { name, address: 'OTHER' }
  return { name, address: ending === null ? signIn : maskedEmail(signIn) }
}
