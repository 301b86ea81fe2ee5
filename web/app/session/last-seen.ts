import type { SessionStorage } from './impersonation-record.ts'
import type { SessionUser } from './session-state.ts'

const KEY = 'touchline.last-seen'
/** More is not worth the space, nor the time to read it. */
const MOST_CHARACTERS = 200_000
const KEPT_FOR_MS = 7 * 24 * 60 * 60_000

/** What one person last saw on this device, by the name of the screen. */
interface LastSeen {
  user: SessionUser
  /** In milliseconds. */
  at: number
  screens: Record<string, unknown>
}

/** The user who last saw something here, if they have this address. */
export function lastUserSeen(storage: SessionStorage, email: string, now: number): SessionUser | null {
  const seen = all(storage, now)
  return seen?.user.email === email ? seen.user : null
}

export function readLastSeen(storage: SessionStorage, userId: string, screen: string, now: number): unknown {
  const seen = all(storage, now)
  return seen?.user.id === userId ? seen.screens[screen] : undefined
}

/** Never for health notes, nor for data whose reading is recorded. Other people's data are removed. */
export function keepLastSeen(
  storage: SessionStorage,
  user: SessionUser,
  screen: { name: string; data: unknown },
  now: number,
): void {
  const before = all(storage, now)
  const others = before?.user.id === user.id ? before.screens : {}
  const seen: LastSeen = { user, at: now, screens: { ...others, [screen.name]: screen.data } }
  const text = JSON.stringify(seen)
  try {
    if (text.length <= MOST_CHARACTERS) storage.setItem(KEY, text)
    else removeLastSeen(storage)
  } catch {
    // Storage is full: the next visit waits for the server.
  }
}

/** Call it when somebody signs out, or starts or ends an impersonation. */
export function removeLastSeen(storage: SessionStorage): void {
  storage.removeItem(KEY)
}

function all(storage: SessionStorage, now: number): LastSeen | null {
  try {
    const seen: LastSeen | null = JSON.parse(storage.getItem(KEY) ?? 'null')
    return seen?.user.id && seen.screens && now - seen.at < KEPT_FOR_MS ? seen : null
  } catch {
    return null
  }
}
