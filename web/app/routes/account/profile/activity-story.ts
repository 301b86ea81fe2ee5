import type { SecurityEvent } from '@touchline/domain/audit/audit-actions.ts'
import * as texts from './stories.texts.ts'

export interface ActivityEntry {
  id: string
  createdAt: string
  updatedAt: string
  action: string
  /** JSON: the network it came from, and how often. */
  after: string | null
}

/** One line about somebody's sign-in (rule A-6). */
export interface Activity {
  id: string
  at: string
  what: string
}

interface Place {
  network?: string
  count?: number
}

const from = ({ network }: Place) => (network ? texts.from(network) : '')

const SENTENCES: Partial<Record<string, (place: Place) => string>> = {
  SIGN_IN_FAILED: (place) => texts.wrongPassword(place.count ?? 1, from(place)),
  SIGN_IN_PAUSED: (place) => texts.signInPaused(from(place)),
  SIGN_IN_NEW_NETWORK: (place) => texts.newPlace(from(place)),
  PASSWORD_CHANGED: (place) => texts.passwordChanged(from(place)),
  EMAIL_CHANGED: (place) => texts.emailChanged(from(place)),
  EMAIL_RESTORED: (place) => texts.emailRestored(from(place)),
  ACCESS_TOKEN_USED: texts.tokenUsed,
  SECOND_FACTOR_ADDED: (place) => texts.twoStepOn(from(place)),
  SECOND_FACTOR_REMOVED: (place) => texts.twoStepOff(from(place)),
  RECOVERY_CODES: (place) => texts.newCodes(from(place)),
  RECOVERY_CODE_USED: (place) => texts.codeUsed(from(place)),
  ADD_TO_GROUP: texts.madeAdministrator,
  REMOVE_FROM_GROUP: texts.noAdministrator,
} satisfies Record<SecurityEvent | 'ADD_TO_GROUP' | 'REMOVE_FROM_GROUP', (place: Place) => string>

/** Newest first, like the entries. */
export const activitiesOf = (entries: readonly ActivityEntry[]): Activity[] =>
  entries.flatMap(({ id, updatedAt, action, after }) => {
    const sentence = SENTENCES[action]
    return sentence ? [{ id, at: updatedAt, what: sentence(JSON.parse(after ?? '{}')) }] : []
  })
