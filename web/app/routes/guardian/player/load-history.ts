import { listOf } from '@touchline/domain/words.ts'
import { everyPage } from '../../../data/every-page.ts'
import type { Request } from '../../../data/request.ts'
import * as texts from './player.texts.ts'

const document = {
  field: 'auditEntriesByRowId',
  query: `query PlayerHistory($id: ID!, $nextToken: String) {
    auditEntriesByRowId(rowId: $id, sortDirection: DESC, limit: 50, nextToken: $nextToken) {
      items { id createdAt action actorRole asUserId before after }
      nextToken
    }
  }`,
}

export interface HistoryEntry {
  id: string
  createdAt: string
  action: string
  actorRole: string
  asUserId: string | null
  before: string | null
  after: string | null
}

/** The whole history, newest first: a family may read everything that was done to its child's record. */
export const loadHistory = (request: Request, id: string): Promise<HistoryEntry[]> =>
  everyPage((nextToken) => request(document, { id, nextToken }))

const FIELDS: Record<string, string> = {
  firstName: texts.firstName,
  lastName: texts.lastName,
  birthDate: texts.birthDate,
  status: texts.status,
  shirtSize: texts.shirtSize,
  sockSize: texts.sockSize,
  shinGuardSize: texts.shinGuardSize,
  ballSize: texts.ballSize,
  photoConsent: texts.photoConsent,
  healthNotes: texts.healthNotes,
  emergencyContact: texts.emergencyContact,
  emergencyPhone: texts.emergencyPhone,
  clearanceDate: texts.clearanceDate,
}

/** Names what was changed, but never the old or new value, since somebody may read it over a shoulder. */
export function historyLine({ action, actorRole, asUserId, before, after }: HistoryEntry): string {
  const who = actorRole === 'ADMIN' || asUserId ? texts.theClub : texts.you
  if (action === 'FIELD_CARE') return texts.lookedUp
  if (action === 'CREATE') return texts.addedBy(who)
  if (action === 'DELETE') return texts.removedBy(who)
  if (action === 'HEALTH_NOTES') return texts.notesReadBy(who)
  if (action === 'MERGE') return texts.mergedBy(who)
  const changed = changedFields(before, after)
  return changed.length > 0 ? texts.changedBy(listOf(changed, 'and'), who) : texts.recordChangedBy(who)
}

function changedFields(before: string | null, after: string | null): string[] {
  const [old, now] = [JSON.parse(before ?? '{}'), JSON.parse(after ?? '{}')]
  return Object.keys(FIELDS)
    .filter((field) => JSON.stringify(old[field] ?? null) !== JSON.stringify(now[field] ?? null))
    .map((field) => FIELDS[field] as string)
}
