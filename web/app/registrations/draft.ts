import { keepDraft, readDraft } from '../session/drafts.ts'
import type { SessionStorage } from '../session/impersonation-record.ts'
import { memoryStorage } from '../session/session-storage.ts'

/** Owns the drafts of visitors who have not signed in yet. */
export const VISITOR = 'visitor'

const lasting = memoryStorage()

/** A browser that blocks storage throws on access; the draft then lasts as long as the page. */
function deviceStorage(): SessionStorage {
  try {
    return window.localStorage
  } catch {
    return lasting
  }
}

/** A form somebody has begun to fill in, kept on this device alone. Nothing about health is ever stored here. */
export function deviceDraft<Draft extends object>(owner: string, name: string) {
  return {
    read: () => readDraft(deviceStorage(), owner, name) as Partial<Draft> | null,
    keep: (draft: Draft) => keepDraft(deviceStorage(), owner, name, { ...draft } as Record<string, unknown>),
    drop: () => keepDraft(deviceStorage(), owner, name, null),
  }
}
