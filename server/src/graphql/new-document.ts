import { setImmediate as others } from 'node:timers/promises'
import type { ClientLimits } from '../limits/client-limits.ts'
import { Turns } from '../turns.ts'
import { tooMany } from './charge-request.ts'
import { isKnownDocument } from './document.ts'
import { isTooLong } from './limits.ts'

/** In characters. Shorter documents are validated almost instantly. */
const LITTLE = 2_000

const turns = new Turns({ atOnce: 1 })

/**
 * Must be called before a new document is validated, because a long one blocks the event loop for about fifty
 * milliseconds. New documents are charged by length, and long ones are validated one at a time, so that other requests
 * can run in between.
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
