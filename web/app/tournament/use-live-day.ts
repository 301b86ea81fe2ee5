import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useServerState } from '../frame/use-server-state.ts'

const AGAIN_MS = 5_000

/** Keeps an open page current. True while the server cannot be reached and the page shows the last known state. */
export function useLiveDay(day: Pick<DayView, 'slug' | 'version'> | null): boolean {
  const { state, isLost } = useServerState<Record<string, number>>('/tournament-versions')
  const { revalidate } = useRevalidator()
  const newest = day && state?.[day.slug]
  const isOld = day !== null && newest !== undefined && newest !== day.version
  useEffect(() => {
    if (!isOld || isLost) return
    revalidate()
    // The answer may have come from a process that has not heard of the change yet.
    const timer = setInterval(revalidate, AGAIN_MS)
    return () => clearInterval(timer)
  }, [isOld, isLost, revalidate])
  return isLost
}
