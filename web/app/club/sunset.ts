import { clubTime } from '@touchline/domain/club-clock.ts'

/** The field lies in Richmond, BC. */
const LATITUDE = 49.17
const LONGITUDE = -123.14
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** The zenith angle at sunset: the sun's upper edge on the horizon, atmospheric refraction included. */
const ZENITH = 90.833

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI
const within = (value: number, whole: number) => ((value % whole) + whole) % whole

/** '16:21': when the sun sets at the field, to a minute or two (after the Almanac for Computers, 1990). */
export function sunset(day: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const dayOfYear = Math.round((midnight - Date.parse(`${day.slice(0, 4)}-01-01T00:00:00Z`)) / DAY_MS) + 1
  const utcHours = sunsetUtc(dayOfYear)
  // West of Greenwich, the evening falls on the next day in UTC.
  const instant = midnight + (utcHours < 12 ? utcHours + 24 : utcHours) * HOUR_MS
  return clubTime(new Date(instant))
}

function sunsetUtc(dayOfYear: number): number {
  const time = dayOfYear + (18 - LONGITUDE / 15) / 24
  const anomaly = radians(0.9856 * time - 3.289)
  const longitude = within(
    degrees(anomaly) + 1.916 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly) + 282.634,
    360,
  )
  const rawAscension = within(degrees(Math.atan(0.91764 * Math.tan(radians(longitude)))), 360)
  const ascension = (rawAscension + Math.floor(longitude / 90) * 90 - Math.floor(rawAscension / 90) * 90) / 15
  const sinDeclination = 0.39782 * Math.sin(radians(longitude))
  const cosDeclination = Math.cos(Math.asin(sinDeclination))
  const cosHour =
    (Math.cos(radians(ZENITH)) - sinDeclination * Math.sin(radians(LATITUDE))) /
    (cosDeclination * Math.cos(radians(LATITUDE)))
  const localHours = degrees(Math.acos(cosHour)) / 15 + ascension - 0.06571 * time - 6.622
  return within(localHours - LONGITUDE / 15, 24)
}
