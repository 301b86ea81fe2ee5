import { clubDay, clubTime } from '@touchline/domain/club-clock.ts'
import type { Now } from './sessions.ts'

export function clubNow(): Now {
  const now = new Date()
  return { day: clubDay(now), time: clubTime(now) }
}
