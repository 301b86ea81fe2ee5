/** What this device remembers about a tournament; none of it ever leaves the device. */
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
    // Without storage, everything is shown again.
  }
}
