import type { SessionUser } from './session-state.ts'

/** Stored for the browser session, so that an impersonation survives a reload. */
export interface ImpersonationRecord {
  originalAdminId: string
  originalAdminEmail: string
  targetUserId: string
  targetUserEmail: string
  /** ISO timestamp. */
  startTime: string
}

export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const RECORD_KEY = 'touchline.impersonation'

const FIELDS = ['originalAdminId', 'originalAdminEmail', 'targetUserId', 'targetUserEmail', 'startTime']

export function saveRecord(
  storage: SessionStorage,
  admin: SessionUser,
  target: SessionUser,
  start: Date,
): void {
  const record: ImpersonationRecord = {
    originalAdminId: admin.id,
    originalAdminEmail: admin.email,
    targetUserId: target.id,
    targetUserEmail: target.email,
    startTime: start.toISOString(),
  }
  storage.setItem(RECORD_KEY, JSON.stringify(record))
}

/** An invalid record is removed. */
export function readRecord(storage: SessionStorage): ImpersonationRecord | null {
  const saved = storage.getItem(RECORD_KEY)
  if (saved === null) return null
  const record = parsed(saved)
  if (isRecord(record)) return record
  removeRecord(storage)
  return null
}

export function removeRecord(storage: SessionStorage): void {
  storage.removeItem(RECORD_KEY)
}

function parsed(saved: string): unknown {
  try {
    return JSON.parse(saved)
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is ImpersonationRecord {
  if (typeof value !== 'object' || value === null) return false
  const fields = Object.entries(value)
  return (
    fields.length === FIELDS.length &&
    fields.every(
      ([name, content]) => FIELDS.includes(name) && typeof content === 'string' && content !== '',
    ) &&
    !Number.isNaN(Date.parse((value as ImpersonationRecord).startTime))
  )
}
