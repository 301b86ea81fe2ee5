import { keepLastSeen, readLastSeen } from '../session/last-seen.ts'
import { deviceStorageOf } from '../session/session-storage.ts'
import { tabSession } from '../session/tab-session.ts'

/** A screen whose data are shown at once on the next visit, until the server has answered. */
interface SeenScreen<Data> {
  name: string
  /** The part of the data that may stay on the device: no health notes, and nothing that is not shown. */
  shown: (data: Data) => Data
}

/** Whose screens may be kept: nobody's while an admin views the site as somebody else. */
function viewer() {
  const { user, isImpersonating, busy } = tabSession.get()
  return isImpersonating || busy ? null : user
}

/** What this person last saw on this screen. */
export function lastSeen<Data>({ name }: SeenScreen<Data>): Data | undefined {
  const user = viewer()
  if (!user) return undefined
  return readLastSeen(deviceStorageOf(window), user.id, name, Date.now()) as Data | undefined
}

/** Loads the data and keeps the part that is shown for the next visit. */
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
