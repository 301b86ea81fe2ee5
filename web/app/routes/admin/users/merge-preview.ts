import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { listOf } from '@touchline/domain/words.ts'
import { fieldName } from '../../../desk/audit-words.ts'

interface MergedUser {
  id: string
  email: string
  version: number
}

/** What the server says would happen: it has tried the merge and rolled it back. */
export interface MergePreview {
  keep: MergedUser
  gone: MergedUser
  players: {
    id: string
    name: string
    birthDate: string
    registrations: number
    kitOrders: number
    isTwin: boolean
  }[]
  consents: number
  taken: Record<string, string | null>
  account: 'NONE' | 'CLOSED' | 'SHARED'
  hasKeptAccount: boolean
  family: 'NONE' | 'KEPT' | 'TAKEN' | 'JOINED'
  prices: { registrationId: string; playerName: string; beforeCents: number; afterCents: number }[]
}

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

/** What moves, one sentence each. */
export function mergeSentences(preview: MergePreview): string[] {
  const { players, consents, taken, account, family, prices, gone, keep } = preview
  const takenNames = Object.keys(taken).map((field) => fieldName(field).toLowerCase())
  return [
    ...players.map(playerSentence),
    ...(players.length === 0 ? ['There are no children to move.'] : []),
    ...(consents > 0 ? [`${counted(consents, 'consent', 'consents')} will move too.`] : []),
    ...(takenNames.length > 0 ? [`Filled in because it was missing: ${listOf(takenNames, 'and')}.`] : []),
    ...(account === 'CLOSED'
      ? [`${gone.email} can no longer be used to sign in; we’ll email it to say so. ${keep.email} stays.`]
      : []),
    ...(account === 'SHARED' ? ['The account stays: both have the same address.'] : []),
    ...(family === 'TAKEN' || family === 'JOINED' ? ['Their linked families become one.'] : []),
    ...prices.map(
      ({ playerName, beforeCents, afterCents }) =>
        `${playerName}: ${formatCents(afterCents)} instead of ${formatCents(beforeCents)}, by the family discount.`,
    ),
  ]
}

function playerSentence({ name, registrations, kitOrders, isTwin }: MergePreview['players'][number]): string {
  const parts = [
    registrations > 0 ? counted(registrations, 'registration', 'registrations') : null,
    kitOrders > 0 ? counted(kitOrders, 'kit order', 'kit orders') : null,
  ].filter((part) => part !== null)
  const along = parts.length > 0 ? ` with ${listOf(parts, 'and')}` : ''
  return isTwin ? `${name} is listed twice and becomes one child${along}.` : `${name} moves${along}.`
}
