import * as z from 'zod'
import { day, line, list, noTwoAlike, paragraph, state, time, weekday, wholeNumber } from './fields.ts'

const days = noTwoAlike<string>((name) => name)
const changes = noTwoAlike<{ day: string }>((change) => change.day)

/** When the club trains; a change says what is different about one session. */
export const season = z
  .strictObject({
    name: line,
    startDate: day,
    endDate: day,
    days: list(weekday, { least: 1, most: 7 }).refine(days.check, days.message),
    startTime: time,
    endTime: time,
    arriveMinutesEarly: wholeNumber(0, 60),
    changes: list(
      z.strictObject({
        day,
        status: state,
        note: paragraph,
        startTime: time.optional(),
        endTime: time.optional(),
        place: line.optional(),
      }),
    ).refine(changes.check, 'Two changes are for the same day. Please join them.'),
  })
  .refine(({ startDate, endDate }) => startDate <= endDate, {
    path: ['endDate'],
    message: 'The season would end before it starts.',
  })
  .refine(({ startTime, endTime }) => startTime < endTime, {
    path: ['endTime'],
    message: 'Training has to end after it starts.',
  })
  .refine(
    (season) =>
      season.changes.every(
        (change) => (change.startTime ?? season.startTime) < (change.endTime ?? season.endTime),
      ),
    { path: ['changes'], message: 'A changed session has to end after it starts.' },
  )
export type Season = z.infer<typeof season>
