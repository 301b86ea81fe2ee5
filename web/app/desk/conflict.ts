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

const MINUTE_MS = 60_000

/** 'just now', 'a minute ago', '5 minutes ago', '3 hours ago', '2 days ago' */
export function agoWords(instant: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(instant)) / MINUTE_MS)
  const steps: [most: number, unit: number, one: string, many: string][] = [
    [60, 1, 'a minute ago', 'minutes ago'],
    [24 * 60, 60, 'an hour ago', 'hours ago'],
    [Number.POSITIVE_INFINITY, 24 * 60, 'a day ago', 'days ago'],
  ]
  if (minutes < 1) return 'just now'
  const [, unit, one, many] = steps.find(([most]) => minutes < most) as (typeof steps)[number]
  const count = Math.floor(minutes / unit)
  return count === 1 ? one : `${count} ${many}`
}
