import * as z from 'zod'
import { isDay, WEEKDAYS } from '../../calendar-day.ts'
import { isTime } from '../../programs/program.ts'
import { fieldProblem } from '../text-fields.ts'

/** The building blocks of the club's settings. Each says in plain words what it requires, and how a form shows it. */

const EMPTY = 'Please fill this in.'
const LONGEST_NAME = 40
export const LONGEST_LINE = 200
export const LONGEST_PARAGRAPH = 2_000

const textOf = (longest: number) =>
  z.string(EMPTY).trim().min(1, EMPTY).max(longest, `This is too long: at most ${longest} characters.`)

export const line = textOf(LONGEST_LINE).meta({ kind: 'line' })
/** A name that has to fit on a button or in a column. */
export const shortLine = textOf(LONGEST_NAME).meta({ kind: 'line' })
export const paragraph = textOf(LONGEST_PARAGRAPH).meta({ kind: 'paragraph' })

const withFields = (text: z.ZodString) =>
  text.refine((written) => fieldProblem(written) === null, {
    error: (issue) => fieldProblem(String(issue.input)) ?? undefined,
  })
/** Texts in which fields such as {{priceOnce}} are filled in (C-12). */
export const lineWithFields = withFields(textOf(LONGEST_LINE)).meta({ kind: 'line' })
export const paragraphWithFields = withFields(textOf(LONGEST_PARAGRAPH)).meta({ kind: 'paragraph' })

/** The same for a text that is still being written. */
export const unfinishedParagraph = withFields(
  z.string(EMPTY).trim().max(LONGEST_PARAGRAPH, `This is too long: at most ${LONGEST_PARAGRAPH} characters.`),
).meta({ kind: 'paragraph' })

export const list = <Item extends z.ZodType>(item: Item, { least = 0, most = 100 } = {}) =>
  z
    .array(item)
    .min(least, least === 1 ? 'Please add at least one.' : `Please add at least ${least}.`)
    .max(most, `There can be at most ${most}.`)

export const paragraphs = list(paragraph, { least: 1, most: 30 })

const textLike = (isIt: (text: string) => boolean, problem: string, kind: string) =>
  z.string(EMPTY).refine(isIt, problem).meta({ kind })

export const day = textLike(isDay, 'Please enter the day as 2025-09-06.', 'day')
export const time = textLike(isTime, 'Please enter the time as 17:00.', 'time')
export const instant = z.iso
  .datetime('Please enter the date and time as 2025-09-06T17:00:00Z.')
  .meta({ kind: 'instant' })
export const weekday = z.enum(WEEKDAYS, `Choose one of ${WEEKDAYS.join(', ')}.`)

export const email = z.email('Please enter an email address, like name@example.org.').meta({ kind: 'email' })
export const link = z
  .url({ protocol: /^https$/, error: 'Please enter the full address, starting with https://.' })
  .meta({ kind: 'link' })
export const phone = z
  .string(EMPTY)
  .regex(/^\+?[\d\s().-]{7,20}$/, 'Please enter a phone number, like 604-555-0100.')
  .meta({ kind: 'phone' })

/** The id of one of the club's programs; a form lets people choose it by name. */
export const program = z
  .string(EMPTY)
  .min(1, EMPTY)
  .max(128, 'There is no such program.')
  .meta({ kind: 'program' })

/** A word such as a size. In a form, several are typed with commas between them. */
export const word = z
  .string(EMPTY)
  .trim()
  .min(1, EMPTY)
  .max(12, 'This is too long: at most 12 characters.')
  .regex(/^[^,;/]+$/, 'Leave out slashes and semicolons.')
  .meta({ kind: 'word' })

/** The last part of an address on our site. */
export const slug = z
  .string(EMPTY)
  .max(80, 'This is too long: at most 80 characters.')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lowercase letters, numbers and hyphens, as in photo-day.')
  .meta({ kind: 'slug' })

export const colour = z.strictObject({
  name: line,
  hex: z
    .string(EMPTY)
    .regex(/^#[0-9a-fA-F]{6}$/, 'Please enter the colour as #0F4A36.')
    .meta({ kind: 'colour' }),
})

export const wholeNumber = (least: number, most: number) =>
  z
    .int('This must be a whole number.')
    .min(least, `This cannot be below ${least}.`)
    .max(most, `This cannot be above ${most}.`)

export const cents = wholeNumber(0, 1_000_000).meta({ kind: 'cents' })

/** What was announced about a session, a match or an event. */
const STATES = ['ON', 'DELAYED', 'MOVED', 'CANCELLED'] as const
export const state = z.enum(STATES, `Choose one of ${STATES.join(', ')}.`)

/** Refuses a list in which two items share a name. */
export const noTwoAlike = <Item>(nameOf: (item: Item) => string) => ({
  check: (items: readonly Item[]) => new Set(items.map(nameOf)).size === items.length,
  message: 'Two of these have the same name. Each needs its own.',
})
