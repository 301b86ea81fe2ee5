const ZONE = 'America/Vancouver'

const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
const timeFormat = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' })

/** The calendar day at the club's field. */
export const clubDay = (instant: Date): string => dayFormat.format(instant)

/** The time of day there, such as '17:00'. */
export const clubTime = (instant: Date): string => timeFormat.format(instant)
