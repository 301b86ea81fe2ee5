import { keepDraft, readDraft } from '../session/drafts.ts'
import { sessionStorageOf } from '../session/session-storage.ts'
import { VISITOR } from './draft.ts'

const NAME = 'what was being sent'

const note = (value: { path: string } | null) => keepDraft(sessionStorageOf(window), VISITOR, NAME, value)

/**
 * A form that is sent off when the sign-in has just ended goes once its sender has signed in again. That it was on its
 * way is noted in this tab alone, and gone when somebody signs out.
 */
export const resumeSending = {
  begin: (path: string) => note({ path }),
  end: () => note(null),
  isDue: (path: string) => readDraft(sessionStorageOf(window), VISITOR, NAME)?.path === path,
}
