export type AuditValue = string | number | boolean | string[] | null

export interface AuditChange {
  field: string
  before: AuditValue
  after: AuditValue
  /** That it changed is told, not what it says. */
  isHidden: boolean
}

/** One entry of the audit as the `manage` API tells it. */
export interface AuditLine {
  id: string
  createdAt: string
  actorEmail: string | null
  actorName: string | null
  actorRole: string
  asUserId: string | null
  asUserName: string | null
  action: string
  model: string
  rowId: string
  rowName: string | null
  playerId: string | null
  programId: string | null
  reason: string | null
  changes: AuditChange[]
}
