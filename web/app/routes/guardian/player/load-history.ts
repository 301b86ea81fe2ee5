import { listOf } from '@touchline/domain/words.ts'
import type { Request } from '../../../data/request.ts'
import * as texts from './player.texts.ts'

const SHOWN = 30

const document = {
  field: 'auditEntriesByRowId',
  query: `query PlayerHistory($id: ID!) {
    auditEntriesByRowId(rowId: $id, sortDirection: DESC, limit: ${SHOWN}) {
      items { id createdAt action actorRole asUserId before after }
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

export async function loadHistory(request: Request, id: string): Promise<HistoryEntry[]> {
  const { items } = await request<{ items: HistoryEntry[] }>(document, { id })
  return items
}

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

/** Names what was changed, never what it was or is: this may be read over a shoulder. */
export function historyLine({ action, actorRole, asUserId, before, after }: HistoryEntry): string {
  const who = actorRole === 'ADMIN' || asUserId ? texts.theClub : texts.you
  if (action === 'FIELD_CARE') return texts.lookedUp
  if (action === 'CREATE') return texts.addedBy(who)
  if (action === 'DELETE') return texts.removedBy(who)
  const changed = changedFields(before, after)
  return changed.length > 0 ? texts.changedBy(listOf(changed, 'and'), who) : texts.doneBy(action, who)
}

function changedFields(before: string | null, after: string | null): string[] {
  const [old, now] = [JSON.parse(before ?? '{}'), JSON.parse(after ?? '{}')]
  return Object.keys(FIELDS)
    .filter((field) => JSON.stringify(old[field] ?? null) !== JSON.stringify(now[field] ?? null))
    .map((field) => FIELDS[field] as string)
}
