import type { SessionStorage } from './impersonation-record.ts'

const KEY = 'touchline.drafts'

type Values = Record<string, unknown>

/** What was typed and not yet saved, for this tab: a sign-in that has ended, or a reload, loses nothing. */
export function readDraft(storage: SessionStorage, owner: string, name: string): Values | null {
  return all(storage)[keyOf(owner, name)] ?? null
}

/** Never for passwords. `null` when it is saved, or no longer wanted. */
export function keepDraft(storage: SessionStorage, owner: string, name: string, values: Values | null): void {
  const { [keyOf(owner, name)]: _, ...others } = all(storage)
  const drafts = values === null ? others : { ...others, [keyOf(owner, name)]: values }
  try {
    storage.setItem(KEY, JSON.stringify(drafts))
  } catch {
    // There is no room: then it holds as long as the page does.
  }
}

/** When somebody signs out on purpose. */
export function removeDrafts(storage: SessionStorage): void {
  storage.removeItem(KEY)
}

const LEFT_KEY = 'touchline.left'

/** Lets the other tabs know that somebody has signed out on purpose: what is kept in those is not within reach. */
export function sayLeft(device: SessionStorage, now: number): void {
  try {
    device.setItem(LEFT_KEY, String(now))
  } catch {
    // There is no room; the other tabs find out that the sign-in has ended.
  }
}

/** What was typed in this tab goes, too, when somebody signs out in another one. */
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
