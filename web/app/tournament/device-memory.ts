/** What this device remembers of a tournament; nothing of it ever leaves it. */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`tournament.${key}`)
  } catch {
    return null
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`tournament.${key}`, value)
  } catch {
    // A device that keeps nothing shows everything anew.
  }
}
