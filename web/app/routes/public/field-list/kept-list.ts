import type { AttendanceState } from '@touchline/domain/field-day/field-day.ts'
import type { FieldEntry } from '@touchline/domain/field-day/field-entry.ts'

export interface FieldChild {
  id: string
  name: string
  group: string | null
  state: AttendanceState | null
  /** The family has said that the child cannot come. */
  isAbsent: boolean
  isOnHold: boolean
  hasNotes: boolean
  hasPhone: boolean
}

/** The list of a link, as the server sends it. */
export interface FieldList {
  program: string
  coach: string
  day: string
  session: {
    startTime: string | null
    endTime: string | null
    place: string
    status: 'ON' | 'DELAYED' | 'MOVED' | 'CANCELLED'
    note: string | null
  } | null
  next: string | null
  /** The club lets this coach read health notes. */
  readsNotes: boolean
  children: FieldChild[]
  visitors: { id: string; words: string }[]
}

/** What is stored on this phone: the latest list, and what the desk has not received yet. */
export interface Kept {
  list: FieldList | null
  waiting: FieldEntry[]
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

const PREFIX = 'field:'
const NOTHING: Kept = { list: null, waiting: [] }

/**
 * A list is kept for its day only, since nobody knows who has the phone tomorrow. Unsent entries are kept until they
 * are sent.
 */
export function keptList(storage: Storage, token: string, today: string): Kept {
  const text = storage.getItem(PREFIX + token)
  if (text === null) return NOTHING
  const kept: Kept = JSON.parse(text)
  return kept.list?.day === today ? kept : { ...kept, list: null }
}

export const keepList = (storage: Storage, token: string, kept: Kept): void =>
  storage.setItem(PREFIX + token, JSON.stringify(kept))

/** Once a link has expired, nothing of its list stays on the phone. */
export const forgetList = (storage: Storage, token: string): void => storage.removeItem(PREFIX + token)

/** The list with this phone's unsent entries already applied. */
export function shownList(list: FieldList, waiting: readonly FieldEntry[]): FieldList {
  const today = waiting.filter(({ day }) => day === list.day)
  const marks = new Map(today.flatMap((entry) => (entry.kind === 'MARK' ? [[entry.playerId, entry]] : [])))
  const visitors = today.flatMap((entry) =>
    entry.kind === 'VISITOR' && !list.visitors.some(({ id }) => id === entry.key)
      ? [{ id: entry.key, words: entry.words }]
      : [],
  )
  return {
    ...list,
    children: list.children.map((child) => ({ ...child, state: (marks.get(child.id) ?? child).state })),
    visitors: [...list.visitors, ...visitors],
  }
}

/** Adds an entry to send; of two marks for one child, only the last one matters. */
export const withEntry = (waiting: readonly FieldEntry[], entry: FieldEntry): FieldEntry[] => [
  ...waiting.filter(
    (one) =>
      one.kind !== 'MARK' ||
      entry.kind !== 'MARK' ||
      one.playerId !== entry.playerId ||
      one.day !== entry.day,
  ),
  entry,
]

export const withoutSent = (waiting: readonly FieldEntry[], sent: readonly FieldEntry[]): FieldEntry[] =>
  waiting.filter(({ key }) => !sent.some((one) => one.key === key))

/** 'ENDED' for an expired link; null while there is no connection. */
export async function exchange(
  token: string,
  waiting: readonly FieldEntry[],
  send: typeof fetch = fetch,
): Promise<FieldList | 'ENDED' | null> {
  const body = { method: 'POST', headers: { 'content-type': 'application/json' } }
  try {
    const answer = await send(
      `/field-lists/${token}`,
      waiting.length > 0 ? { ...body, body: JSON.stringify({ entries: waiting }) } : {},
    )
    if (answer.status === 404) return 'ENDED'
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}
