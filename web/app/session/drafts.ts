import type { SessionStorage } from './impersonation-record.ts'

const KEY = 'touchline.drafts'

type Values = Record<string, unknown>

/** Unsaved input, kept for this tab: an expired session or a reload loses nothing. */
export function readDraft(storage: SessionStorage, owner: string, name: string): Values | null {
  return all(storage)[keyOf(owner, name)] ?? null
}

/** Never for passwords. `null` once it is saved or no longer wanted. */
export function keepDraft(storage: SessionStorage, owner: string, name: string, values: Values | null): void {
  const { [keyOf(owner, name)]: _, ...others } = all(storage)
  const drafts = values === null ? others : { ...others, [keyOf(owner, name)]: values }
  try {
    storage.setItem(KEY, JSON.stringify(drafts))
  } catch {
    // Storage is full: the draft lasts as long as the page.
  }
}

/** When somebody signs out on purpose. */
export function removeDrafts(storage: SessionStorage): void {
  storage.removeItem(KEY)
}

const LEFT_KEY = 'touchline.left'

/** Tells the other tabs that somebody has signed out on purpose, since their storage is out of reach. */
export function sayLeft(device: SessionStorage, now: number): void {
  try {
    device.setItem(LEFT_KEY, String(now))
  } catch {
    // Storage is full; the other tabs will notice that the session has ended.
  }
}

/** Removes this tab's unsaved input, too, when somebody signs out in another tab. */
export function forgetWithOthers(
  browser: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  storage: SessionStorage,
): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === LEFT_KEY) removeDrafts(storage)
  }
  browser.addEventListener('storage', onStorage)
  return () => browser.removeEventListener('storage', onStorage)
}

const keyOf = (owner: string, name: string) => `${owner} ${name}`

function all(storage: SessionStorage): Record<string, Values> {
  try {
    return JSON.parse(storage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}
