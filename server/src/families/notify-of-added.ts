import { hasEmail } from '@touchline/domain/walk-ins/walk-in.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { maskedEmail } from '../identity/email-address.ts'
import { isAddress } from '../mail/outbox/address.ts'
import { inOneGo } from '../postgres/in-one-go.ts'
import { writeTo } from '../users/write-to-guardians.ts'
import * as emails from './emails.ts'

/** A child, somebody who is about to be a guardian of it, and one who is one already, if there is any. */
export interface NewReader {
  child: string
  hasNotes: boolean
  name: string
  /** What the new guardian signs in with; it may be none. */
  signIn: string
  /** The one who is there. */
  id: string | null
  email: string
  language: string | null
  /** The club keeps one of the two from the other's children (P-14). */
  isKeptApart: boolean
}

export interface AddedBy {
  /** Somebody has typed in a code that the desk has printed or sent. */
  byCode: boolean
  /** What a guardian who is there loses by it: the child, or what they signed in with. */
  ends: (id: string) => emails.Ends
}

/** One email to each guardian who is there: who is one from now on, and of which children. Those who gain the child know. */
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
      // Nobody can be phoned by a record that ends.
      if (ending === 'ADDRESS' && !hasEmail(reader.email)) return []
      const who = [...new Map(added.map((one) => [one.signIn, newcomer(one, ending)])).values()]
      const children = [...new Set(added.map(({ child }) => child))]
      const words = emails.guardianAdded({ who, children, at: context.now, byCode, ends: ending })
      return [writeTo(context, { ...reader, id: reader.id }, words)]
    }),
  )
}

/** Whoever does not share the child from now on may be somebody else: they do not read the whole address. */
function newcomer({ name, signIn, isKeptApart }: NewReader, ending: emails.Ends): emails.Newcomer {
  if (isKeptApart) return null
  if (!hasEmail(signIn)) return name === '' ? null : { name, address: null }
  if (!isAddress(signIn)) return { name, address: 'OTHER' }
  return { name, address: ending === null ? signIn : maskedEmail(signIn) }
}
