const KEY = 'seen-videos'

/** What was shown in this visit: as long as the tab is open. */
export function seenVideos(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function rememberVideo(id: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...seenVideos(), id]))
  } catch {
    // A browser that keeps nothing may show one twice.
  }
}
