/** Whether another language has been offered on this device; nothing where the device stores nothing. */
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
    // Without storage, it is offered again.
  }
}
