import type { SessionStorage } from './impersonation-record.ts'

/** A browser that blocks storage throws on access; data are then kept until the next reload. */
export function sessionStorageOf(browser: { sessionStorage: SessionStorage }): SessionStorage {
  try {
    return browser.sessionStorage
  } catch {
    return memoryStorage()
  }
}

/** Storage that outlives the tab, on a device that others may use next. */
export function deviceStorageOf(browser: { localStorage: SessionStorage }): SessionStorage {
  try {
    return browser.localStorage
  } catch {
    return memoryStorage()
  }
}

export function memoryStorage(): SessionStorage {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      items.set(key, value)
    },
    removeItem: (key) => {
      items.delete(key)
    },
  }
}
