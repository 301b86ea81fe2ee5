import { clubDay, clubTime } from '@touchline/domain/club-clock.ts'
import { useEffect, useState } from 'react'
import { currentInstant } from '../club/club-now.ts'
import { useFrame } from '../club/use-frame.ts'

const LOOK_MS = 5_000

/** The minute at the club's field, '2026-02-21T09:40'; null until the page is alive, for the server keeps pages. */
export function useClubMinute(): string | null {
  const [minute, setMinute] = useState<string | null>(null)
  useEffect(() => {
    const look = () => {
      const now = currentInstant()
      setMinute(`${clubDay(now)}T${clubTime(now)}`)
    }
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  return minute
}

/** The minute, and the day there, which the server knows as well: it keeps no page beyond midnight. */
export function useClubClock(): { minute: string | null; today: string | null } {
  const minute = useClubMinute()
  const rendered = useFrame()?.today ?? null
  return { minute, today: minute?.slice(0, 10) ?? rendered }
}
