const MINUTE_MS = 60_000

/** 'just now', 'a minute ago', '5 minutes ago', '3 hours ago', '2 days ago' */
export function agoWords(instant: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(instant)) / MINUTE_MS)
  const steps: [most: number, unit: number, one: string, many: string][] = [
    [60, 1, 'a minute ago', 'minutes ago'],
    [24 * 60, 60, 'an hour ago', 'hours ago'],
    [Number.POSITIVE_INFINITY, 24 * 60, 'a day ago', 'days ago'],
  ]
  if (minutes < 1) return 'just now'
  const [, unit, one, many] = steps.find(([most]) => minutes < most) as (typeof steps)[number]
  const count = Math.floor(minutes / unit)
  return count === 1 ? one : `${count} ${many}`
}
