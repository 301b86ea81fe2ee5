const vancouverDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Vancouver',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The calendar day at the club's field. */
export const clubDay = (instant: Date): string => vancouverDay.format(instant)
