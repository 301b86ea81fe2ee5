import { keepLastSeen, readLastSeen } from '../session/last-seen.ts'
import { deviceStorageOf } from '../session/session-storage.ts'
import { tabSession } from '../session/tab-session.ts'

/** A screen whose data are shown at once on the next visit, until the server has answered. */
interface SeenScreen<Data> {
  name: string
  /** What of the data may lie on the device: no notes on health, and nothing that is not shown. */
  shown: (data: Data) => Data
}

/** Whose screens may be kept: while somebody is in another's shoes, nobody's. */
function viewer() {
  const { user, isImpersonating, busy } = tabSession.get()
  return isImpersonating || busy ? null : user
}

/** What this person saw last on this screen. */
export function lastSeen<Data>({ name }: SeenScreen<Data>): Data | undefined {
  const user = viewer()
  if (!user) return undefined
  return readLastSeen(deviceStorageOf(window), user.id, name, Date.now()) as Data | undefined
}

/** Loads, and keeps what is shown of it for the next visit. */
export async function loadAndKeep<Data>(
  { name, shown }: SeenScreen<Data>,
  load: () => Promise<Data>,
): Promise<Data> {
  const before = viewer()
  const data = await load()
  const user = viewer()
  if (user && user.id === before?.id)
    keepLastSeen(deviceStorageOf(window), user, { name, data: shown(data) }, Date.now())
  return data
}
