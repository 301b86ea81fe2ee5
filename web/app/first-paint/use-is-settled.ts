import { useSyncExternalStore } from 'react'

function subscribe(notify: () => void): () => void {
  document.addEventListener('settled', notify)
  return () => document.removeEventListener('settled', notify)
}

/** False until what was typed before the page was alive is in its fields: a form must not be drawn anew before. */
export const useIsSettled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    // In development nothing is typed ahead of the scripts.
    () => import.meta.env.DEV || document.documentElement.dataset.alive !== undefined,
    () => false,
  )
