import { openTabSession } from '../session/tab-session.ts'
import type { RowVersion } from './row.ts'

/** Listening for changes takes a lot of code to load; after this delay even a slow phone has painted the screen. */
const PAINTED_MS = 100

/**
 * Calls `onChange` for every change to these models that the user may see, until stopped; without a row it may be any
 * of them.
 */
export function hearChanges(models: readonly string[], onChange: (row?: RowVersion) => void): () => void {
  let stop = () => {}
  let isStopped = false
  const begin = async () => {
    try {
      const [{ watchChanges }] = await Promise.all([import('./watch-changes.ts'), openTabSession()])
      if (!isStopped) stop = watchChanges(models, onChange)
    } catch (error) {
      console.error(`Not hearing of changes to ${models}`, error)
    }
  }
  const timer = setTimeout(begin, PAINTED_MS)
  return () => {
    isStopped = true
    clearTimeout(timer)
    stop()
  }
}
