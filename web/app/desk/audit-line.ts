import type { RowOf } from '@touchline/domain/models/rows.ts'
import { type Difference, differences, type Value } from './audit-differences.ts'

type Entry = Pick<
  RowOf<'AuditEntry'>,
  'id' | 'createdAt' | 'actorEmail' | 'actorRole' | 'asUserId' | 'action' | 'model' | 'rowId' | 'reason'
>

/** The fields requested for each entry. */
export const AUDIT_SELECTION =
  'id createdAt actorEmail actorRole asUserId action model rowId reason before after names'

/** One entry as the data service answers it. */
export interface AuditRow extends Entry, Pick<RowOf<'AuditEntry'>, 'before' | 'after'> {
  /** JSON: the names behind the ids in the entry, with `actor` for the person who did it. */
  names: string | null
}

interface RowName {
  name: string
  /** The player whose screen shows the row, where the row has no screen of its own. */
  playerId?: string
  programId?: string
}

/** One entry of the audit as a screen shows it. */
export interface AuditLine extends Entry {
  actorName: string | null
  asUserName: string | null
  rowName: string | null
  playerId: string | null
  programId: string | null
  changes: Difference[]
}

export function auditLine({ before, after, names: json, ...entry }: AuditRow): AuditLine {
  const names: Partial<Record<string, RowName>> = JSON.parse(json ?? '{}')
  const { name = null, playerId = null, programId = null } = names[entry.rowId] ?? {}
  // Nobody knows a family by its id.
  const named = (value: Value) => (typeof value === 'string' && names[value]?.name) || value
  return {
    ...entry,
    actorName: names.actor?.name ?? null,
    asUserName: (entry.asUserId && names[entry.asUserId]?.name) || null,
    rowName: name,
    playerId,
    programId,
    changes: differences(entry.model, before, after).map((change) => ({
      ...change,
      before: named(change.before),
      after: named(change.after),
    })),
  }
}
