import type { Refusal } from '../refusal.ts'
import { type Entry, standing } from './entry.ts'

interface Move {
  entryId: string
  /** A card payment can only go back to its own card, so it cannot be moved. */
  isByCard: boolean
  note: string
}

/**
 * Null when the desk may move this payment to another place or family (B-30); `entries` are those of its current
 * account.
 */
export function moveRefusal(
  entries: readonly Entry[],
  { entryId, isByCard, note }: Move,
): Refusal<'NO_ENTRY' | 'BY_CARD' | 'REASON_NEEDED'> | null {
  const payment = standing(entries).find(({ id }) => id === entryId)
  if (payment?.kind !== 'PAYMENT')
    return { code: 'NO_ENTRY', field: 'entryId', message: 'We can’t find this payment.' }
  if (isByCard)
    return {
      code: 'BY_CARD',
      field: 'entryId',
      message: 'A card payment can’t be moved, only refunded to the card.',
    }
  if (!note.trim())
    return { code: 'REASON_NEEDED', field: 'note', message: 'Please say why. The family can read it.' }
  return null
}
