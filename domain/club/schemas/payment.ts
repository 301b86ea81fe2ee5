import * as z from 'zod'
import { PLAN_SETTINGS } from '../../money/pay-plan.ts'
import { ACTIVE_FROM } from '../../money/place-standing.ts'
import { email, list, paragraph, wholeNumber } from './fields.ts'

/** When to email families about unpaid charges, in days from the due day (B-15). */
const reminders = z.strictObject({
  daysBefore: list(wholeNumber(1, 30), { most: 3 }),
  isOnDueDay: z.boolean(),
  daysAfter: list(wholeNumber(1, 180), { most: 6 }),
})
export type Reminders = z.infer<typeof reminders>

/** What happens to a place for which nothing is paid (B-26). */
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
  /** Months after the first are due on this day, together with the first (B-3), or as the family chooses (B-27). */
  plan: z.enum(PLAN_SETTINGS, `Choose one of ${PLAN_SETTINGS.join(', ')}.`).default('MONTHLY'),
  dayOfMonth: wholeNumber(1, 28).default(1),
  /** When a place becomes ACTIVE (B-20). */
  activeFrom: z.enum(ACTIVE_FROM, `Choose one of ${ACTIVE_FROM.join(', ')}.`).default('FIRST_PAYMENT'),
  /** Bank lines that are certain are booked automatically (B-22). */
  bookCertain: z.boolean().default(false),
  /** No reminders until the club turns them on. */
  reminders: reminders.default({ daysBefore: [], isOnDueDay: false, daysAfter: [] }),
  /** Off until the club turns it on. */
  unpaidPlaces: unpaidPlaces.default({ areGivenUp: false, daysOverdue: 14, noticeDays: 5 }),
})
export type Payment = z.infer<typeof payment>
