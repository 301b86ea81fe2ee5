import type { FieldEntry } from '@touchline/domain/field-day/field-entry.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { clubNow, currentInstant } from '../../../club/club-now.ts'
import { newId } from '../../../data/new-id.ts'
import {
  exchange,
  type FieldList,
  forgetList,
  type Kept,
  keepList,
  keptList,
  shownList,
  withEntry,
  withoutSent,
} from './kept-list.ts'

/** What families report shows up here by polling. */
const LOOK_MS = 20_000
/** The most entries that the server takes at once. */
const MOST_SENT = 200

/** An entry before it gets a key and a time. */
export type NewEntry = FieldEntry extends infer One
  ? One extends FieldEntry
    ? Omit<One, 'key' | 'at' | 'day'>
    : never
  : never

export interface FieldListState {
  list: FieldList | null
  /** The number of marks and notes that the desk has not received yet. */
  unsent: number
  state: 'LOADING' | 'LOST' | 'ENDED' | 'THERE'
  say(entry: NewEntry): void
}

/** The list of a link, stored on the phone: marks count at once, and are sent as soon as there is a connection. */
export function useFieldList(token: string): FieldListState {
  const [kept, setKept] = useState<Kept>({ list: null, waiting: [] })
  const [state, setState] = useState<FieldListState['state']>('LOADING')
  const isBusy = useRef(false)

  const change = useCallback(
    (next: (now: Kept) => Kept) => {
      const changed = next(keptList(localStorage, token, clubNow().day))
      keepList(localStorage, token, changed)
      setKept(changed)
    },
    [token],
  )

  const deliver = useCallback(async () => {
    if (isBusy.current) return
    isBusy.current = true
    const { waiting } = keptList(localStorage, token, clubNow().day)
    const sent = waiting.slice(0, MOST_SENT)
    const answer = await exchange(token, sent)
    isBusy.current = false
    if (answer === 'ENDED') {
      forgetList(localStorage, token)
      setKept({ list: null, waiting: [] })
      setState('ENDED')
    } else if (answer) {
      change((now) => ({ list: answer, waiting: withoutSent(now.waiting, sent) }))
      setState('THERE')
      // Marks tapped in the meantime are sent at once, not with the next poll.
      if (keptList(localStorage, token, answer.day).waiting.length > 0) deliver()
    } else setState(keptList(localStorage, token, clubNow().day).list ? 'THERE' : 'LOST')
  }, [token, change])

  useEffect(() => {
    const before = keptList(localStorage, token, clubNow().day)
    setKept(before)
    if (before.list) setState('THERE')
    deliver()
    return lookNowAndThen(deliver)
  }, [token, deliver])

  const say = (entry: NewEntry) => {
    const { list } = kept
    if (!list) return
    const whole = { ...entry, key: newId(), at: currentInstant().toISOString(), day: list.day } as FieldEntry
    change((now) => ({ ...now, waiting: withEntry(now.waiting, whole) }))
    deliver()
  }
  return {
    list: kept.list && shownList(kept.list, kept.waiting),
    unsent: kept.waiting.length,
    state,
    say,
  }
}

/** Polls while the page is visible, and when the connection is back. Returns a function that stops it. */
function lookNowAndThen(deliver: () => Promise<void>): () => void {
  const look = () => document.visibilityState === 'visible' && deliver()
  const timer = setInterval(look, LOOK_MS)
  window.addEventListener('online', deliver)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', deliver)
    document.removeEventListener('visibilitychange', look)
  }
}
