import { useSyncExternalStore } from 'react'
import { LOADING, type SessionState } from './session-state.ts'
import { tabSession } from './tab-session.ts'

/** Who uses this tab. Pages are rendered for nobody in particular, so it starts as loading. */
export function useSession(): SessionState {
  return useSyncExternalStore(tabSession.subscribe, tabSession.get, () => LOADING)
}
