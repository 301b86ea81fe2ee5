import { clubDay, clubTime } from '@touchline/domain/club-clock.ts'
import { useEffect, useState } from 'react'
import { currentInstant } from '../club/club-now.ts'
import { useFrame } from '../club/use-frame.ts'

const LOOK_MS = 5_000

/** The time at the club's field, '2026-02-21T09:40'; null before hydration, because the server caches pages. */
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

/** The time and the day there. The server knows the day too, because it keeps no page past midnight. */
export function useClubClock(): { minute: string | null; today: string | null } {
  const minute = useClubMinute()
  const rendered = useFrame()?.today ?? null
  return { minute, today: minute?.slice(0, 10) ?? rendered }
}
