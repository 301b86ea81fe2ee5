import type { Document } from '../data/documents.ts'
import type { Request } from '../data/request.ts'
import type { Row } from '../data/row.ts'

/** The row as it is now, when a write was refused because somebody else changed it first; otherwise null. */
export function conflictOf(error: unknown): Row | null {
  const { cause } = (error ?? {}) as { cause?: { errors?: { errorType?: string; data?: unknown }[] } }
  const refused = cause?.errors?.find(({ errorType }) => errorType === 'ConflictUnhandled')
  return (refused?.data as Row | undefined) ?? null
}

export interface LastChange {
  actorEmail: string | null
  createdAt: string
}

const document: Document = {
  field: 'auditEntriesByRowId',
  query: `query LastChange($rowId: ID!) {
    auditEntriesByRowId(rowId: $rowId, sortDirection: DESC, limit: 1) { items { actorEmail createdAt } }
  }`,
}

/** Who changed a row last, and when. */
export async function lastChange(request: Request, rowId: string): Promise<LastChange | null> {
  const { items } = await request<{ items: LastChange[] }>(document, { rowId })
  return items[0] ?? null
}
