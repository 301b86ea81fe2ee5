/** What this device remembers of having been offered another language; nothing where it keeps nothing. */
type Remembered = 'closed' | 'hinted'

const keyOf = (what: Remembered) => `language.${what}`

export function isRemembered(what: Remembered): boolean {
  try {
    return localStorage.getItem(keyOf(what)) !== null
  } catch {
    return false
  }
}

export function remember(what: Remembered): void {
  try {
    localStorage.setItem(keyOf(what), 'yes')
  } catch {
    // It is offered once more, then.
  }
}
