import * as z from 'zod'
import { day, line, link, list, noTwoAlike, paragraph, slug, state, time } from './fields.ts'

/** Events other than the season's sessions and matches, which have settings of their own. */
const EVENT_KINDS = ['CLUB', 'FUN_DAY', 'TOURNAMENT', 'NO_TRAINING'] as const

const ids = noTwoAlike<{ id: string }>((event) => event.id)

const event = z
  .strictObject({
    id: slug,
    date: day,
    endDate: day.nullable(),
    /** null: all day, or not known yet. */
    startTime: time.nullable(),
    endTime: time.nullable(),
    arrive: time.nullable(),
    title: line,
    kind: z.enum(EVENT_KINDS, `Choose one of ${EVENT_KINDS.join(', ')}.`),
    who: line,
    place: line,
    mapLink: link.nullable(),
    description: paragraph,
    /** One of our pages with more about it, such as /fun-day-tournament. */
    page: z
      .string()
      .regex(/^\/[a-z0-9/-]*$/, 'Please enter a page of this site, such as /fun-day-tournament.')
      .nullable(),
    status: state,
  })
  .refine(({ date, endDate }) => endDate === null || endDate >= date, {
    path: ['endDate'],
    message: 'The event can’t end before it starts.',
  })
  .refine(({ startTime, endTime }) => startTime === null || endTime === null || startTime < endTime, {
    path: ['endTime'],
    message: 'The event has to end after it starts.',
  })
export type ClubEvent = z.infer<typeof event>

export const events = list(event, { most: 300 }).refine(ids.check, ids.message)
