import { CLUB_ZONE, clubMidnight, clubOffset } from '@touchline/domain/club-clock.ts'

const MINUTE_MS = 60_000
/** The clocks never change twice within four weeks. */
const STEP_MS = 28 * 24 * 60 * MINUTE_MS

/**
 * The club's time zone in iCalendar format for the years around these days, listing each clock change by date, from
 * the same clock that our pages use. A rule such as "the first Sunday in November" would become wrong once the
 * province abolishes clock changes.
 */
export function clubTimeZone(days: readonly string[]): string {
  const years = days.map((day) => Number(day.slice(0, 4)))
  const start = clubMidnight(`${Math.min(...years) - 1}-01-01`).getTime()
  const end = clubMidnight(`${Math.max(...years) + 2}-01-01`).getTime()
  const parts = [observance(start, clubOffset(start), clubOffset(start))]
  for (let at = start; at < end; at += STEP_MS) {
    const change = changeBetween(at, at + STEP_MS)
    if (change !== null) parts.push(observance(change, clubOffset(at), clubOffset(change)))
  }
  return ['BEGIN:VTIMEZONE', `TZID:${CLUB_ZONE}`, ...parts.flat(), 'END:VTIMEZONE'].join('\r\n')
}

/** The minute in which the offset changes, if it does. */
function changeBetween(start: number, end: number): number | null {
  const old = clubOffset(start)
  if (clubOffset(end) === old) return null
  let [before, after] = [start, end]
  while (after - before > MINUTE_MS) {
    const middle = before + Math.floor((after - before) / (2 * MINUTE_MS)) * MINUTE_MS
    if (clubOffset(middle) === old) before = middle
    else after = middle
  }
  return after
}

function observance(at: number, from: number, to: number): string[] {
  const kind = to > from ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${kind}`,
    `DTSTART:${new Date(at + from).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}`,
    `TZOFFSETFROM:${offsetName(from)}`,
    `TZOFFSETTO:${offsetName(to)}`,
    `END:${kind}`,
  ]
}

/** '-0800' */
function offsetName(offset: number): string {
  const minutes = Math.abs(offset) / MINUTE_MS
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'))
  return `${offset < 0 ? '-' : '+'}${hours}${rest}`
}
