import { useData } from '../area/area-data.tsx'
import type { Document } from '../data/documents.ts'
import { momentName } from '../family/day-words.ts'
import { ListStates } from './list-states.tsx'

interface Entry {
  id: string
  createdAt: string
  actorEmail: string | null
  actorRole: string
  asUserId: string | null
  action: string
  before: string | null
  after: string | null
  reason: string | null
}

const document: Document = {
  field: 'auditEntriesByRowId',
  query: `query RowHistory($rowId: ID!) {
    auditEntriesByRowId(rowId: $rowId, sortDirection: DESC, limit: 50) {
      items { id createdAt actorEmail actorRole asUserId action before after reason }
    }
  }`,
}

/** What happened to one row, newest first: who, when, what became of its status. */
export function RowHistory({ rowId }: { rowId: string }) {
  const loaded = useData(['history', rowId], (request) => request<{ items: Entry[] }>(document, { rowId }))
  return (
    <ListStates loaded={loaded}>
      {({ items }) => (
        <ul className="plain-list">
          {items.map((entry) => (
            <li key={entry.id}>
              <strong>{whatOf(entry)}</strong> by {whoOf(entry)}{' '}
              <span className="quiet">{momentName(entry.createdAt)}</span>
              {entry.reason && `: ${entry.reason}`}
            </li>
          ))}
        </ul>
      )}
    </ListStates>
  )
}

function whoOf({ actorEmail, actorRole, asUserId }: Entry): string {
  const who = actorEmail ?? (actorRole === 'SYSTEM' ? 'the club’s clock' : 'somebody')
  return asUserId ? `${who}, for the family` : who
}

const ACTS: Record<string, string> = { CREATE: 'Made', DELETE: 'Deleted', HEALTH_NOTES: 'Health notes read' }

function whatOf({ action, before, after }: Entry): string {
  const [from, to] = [before, after].map((json) => (json ? JSON.parse(json).status : undefined))
  if (action === 'UPDATE' && from !== to) return `${word(from)} → ${word(to)}`
  return ACTS[action] ?? 'Changed'
}

const word = (status: string | undefined) => (status ?? '').toLowerCase().replaceAll('_', ' ')
