import { listOf, statusWord } from '@touchline/domain/words.ts'
import type { Request } from '../../../data/request.ts'

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
  firstName: 'first name',
  lastName: 'last name',
  birthDate: 'birth date',
  status: 'status',
  shirtSize: 'shirt size',
  sockSize: 'sock size',
  shinGuardSize: 'shin guard size',
  ballSize: 'ball size',
  photoConsent: 'photo consent',
  healthNotes: 'health notes',
  emergencyContact: 'emergency contact',
  emergencyPhone: 'emergency phone',
  clearanceDate: 'medical clearance',
}

/** Names what was changed, never what it was or is: this may be read over a shoulder. */
export function historyLine({ action, actorRole, asUserId, before, after }: HistoryEntry): string {
  const who = actorRole === 'ADMIN' || asUserId ? 'the club' : 'you'
  if (action === 'FIELD_CARE') return 'emergency details looked up at the field by the coach'
  if (action === 'CREATE') return `added by ${who}`
  if (action === 'DELETE') return `removed by ${who}`
  const changed = changedFields(before, after)
  return changed.length > 0
    ? `${listOf(changed, 'and')} changed by ${who}`
    : `${statusWord(action)} by ${who}`
}

function changedFields(before: string | null, after: string | null): string[] {
  const [old, now] = [JSON.parse(before ?? '{}'), JSON.parse(after ?? '{}')]
  return Object.keys(FIELDS)
    .filter((field) => JSON.stringify(old[field] ?? null) !== JSON.stringify(now[field] ?? null))
    .map((field) => FIELDS[field] as string)
}
