import { setImmediate as others } from 'node:timers/promises'
import type { ClientLimits } from '../limits/client-limits.ts'
import { Turns } from '../turns.ts'
import { tooMany } from './charge-request.ts'
import { isKnownDocument } from './document.ts'
import { isTooLong } from './limits.ts'

/** In characters. Up to here a document is looked through in a moment. */
const LITTLE = 2_000

const turns = new Turns({ atOnce: 1 })

/**
 * To be called before a document is looked through, which happens once for each text: a long one holds everybody up for some
 * fifty milliseconds. What is new counts by its length; and those that are long take turns, between which all others have
 * theirs.
 */
export async function admitDocument(
  { limits }: { limits: Pick<ClientLimits, 'charge'> },
  address: string,
  text: string,
): Promise<void> {
  if (isTooLong(text) || isKnownDocument(text)) return
  const exceeded = limits.charge('new documents', { address }, text.length)
  if (exceeded) throw tooMany(exceeded)
  if (text.length > LITTLE) await turns.run(() => others())
}
