import * as z from 'zod'
import { PLAN_SETTINGS } from '../../money/pay-plan.ts'
import { ACTIVE_FROM } from '../../money/place-standing.ts'
import { email, list, paragraph, wholeNumber } from './fields.ts'

/** When families are emailed about what they have not paid, counted from the day on which it is due (B-15). */
const reminders = z.strictObject({
  daysBefore: list(wholeNumber(1, 30), { most: 3 }),
  isOnDueDay: z.boolean(),
  daysAfter: list(wholeNumber(1, 180), { most: 6 }),
})
export type Reminders = z.infer<typeof reminders>

/** What becomes of a place for which nothing is paid (B-26). */
const unpaidPlaces = z.strictObject({
  areGivenUp: z.boolean(),
  daysOverdue: wholeNumber(1, 180),
  noticeDays: wholeNumber(2, 30),
})
export type UnpaidPlaces = z.infer<typeof unpaidPlaces>

/** How families pay, besides by card. */
export const payment = z.strictObject({
  etransferTo: email,
  etransfer: paragraph,
  cash: paragraph,
  dueDays: wholeNumber(1, 60),
  /** Months after the first are due on this day, or all of them with the first (B-3), or as the family chooses (B-27). */
  plan: z.enum(PLAN_SETTINGS, `Choose one of ${PLAN_SETTINGS.join(', ')}.`).default('MONTHLY'),
  dayOfMonth: wholeNumber(1, 28).default(1),
  /** When a place is ACTIVE (B-20). */
  activeFrom: z.enum(ACTIVE_FROM, `Choose one of ${ACTIVE_FROM.join(', ')}.`).default('FIRST_PAYMENT'),
  /** Lines of the bank that are certain book themselves (B-22). */
  bookCertain: z.boolean().default(false),
  /** None, until the club says when. */
  reminders: reminders.default({ daysBefore: [], isOnDueDay: false, daysAfter: [] }),
  /** Nothing, until the club says so. */
  unpaidPlaces: unpaidPlaces.default({ areGivenUp: false, daysOverdue: 14, noticeDays: 5 }),
})
export type Payment = z.infer<typeof payment>
