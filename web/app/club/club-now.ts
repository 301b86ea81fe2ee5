import { clubDay, clubTime } from '@touchline/domain/club-clock.ts'
import type { Now } from '../family/sessions.ts'

/** Worked out once, so that midnight still passes on a page that stays open. */
let aheadMs: number | undefined

/** The device's clock, moved to the server's day where the server has been set to another day. */
export function currentInstant(): Date {
  aheadMs ??= aheadOfDevice()
  return new Date(Date.now() + aheadMs)
}

function aheadOfDevice(): number {
  const day = globalThis.document?.documentElement.dataset.today
  return day ? Date.parse(day) - Date.parse(clubDay(new Date())) : 0
}

export function clubNow(): Now {
  const now = currentInstant()
  return { day: clubDay(now), time: clubTime(now) }
}
