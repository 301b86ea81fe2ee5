import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { listOf } from '@touchline/domain/words.ts'
import type { FamilyPrice, Joining } from '../pricing/family-price.ts'
import * as texts from './steps.texts.ts'

const namesOf = (joining: readonly Joining[]) =>
  listOf(
    joining.map(({ player }) => player.firstName),
    'and',
  )

/** The button text: who joins and what is owed for them, and who waits, for whom nothing is owed yet. */
export function sendWords(joining: readonly Joining[], { owed }: Pick<FamilyPrice, 'owed'>): string {
  const waiting = joining.filter(({ waits }) => waits)
  const placed = joining.filter(({ waits }) => !waits)
  if (joining.length === 0) return texts.register
  if (placed.length === 0) return texts.joinWith(namesOf(waiting))
  const register = texts.registerFor(namesOf(placed), formatCents(owed.totalCents))
  return waiting.length === 0 ? register : register + texts.andWaiting(namesOf(waiting))
}
