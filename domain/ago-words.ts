import * as texts from './ago-words.texts.ts'

const MINUTE_MS = 60_000
const HOUR = 60
const DAY = 24 * HOUR

/** 'just now', 'a minute ago', '5 minutes ago', '3 hours ago', '2 days ago' */
export function agoWords(instant: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(instant)) / MINUTE_MS)
  if (minutes < 1) return texts.justNow
  if (minutes < HOUR) return texts.minutesAgo(minutes)
  if (minutes < DAY) return texts.hoursAgo(Math.floor(minutes / HOUR))
  return texts.daysAgo(Math.floor(minutes / DAY))
}
