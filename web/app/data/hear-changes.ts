import { openTabSession } from '../session/tab-session.ts'
import type { RowVersion } from './row.ts'

/** What it takes to hear of changes is much to load: by then the screen is painted, even by a slow phone. */
const PAINTED_MS = 100

/** Of every change to these models that one may see, until it is stopped; without a row it may be any of them. */
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
