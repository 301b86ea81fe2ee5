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

const keyOf = (owner: string, name: string) => `${owner} ${name}`

function all(storage: SessionStorage): Record<string, Values> {
  try {
    return JSON.parse(storage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}
