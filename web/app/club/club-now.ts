import { clubDay, clubTime } from '@touchline/domain/club-clock.ts'
import type { Now } from '../family/sessions.ts'

export function clubNow(): Now {
  const now = new Date()
  return { day: clubDay(now), time: clubTime(now) }
}
