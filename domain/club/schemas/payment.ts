import * as z from 'zod'
import { PAY_PLANS } from '../../money/charges.ts'
import { ACTIVE_FROM } from '../../money/place-standing.ts'
import { email, list, paragraph, wholeNumber } from './fields.ts'

/** When families are emailed about what they have not paid, counted from the day on which it is due (B-15). */
const reminders = z.strictObject({
  daysBefore: list(wholeNumber(1, 30), { most: 3 }),
  isOnDueDay: z.boolean(),
  daysAfter: list(wholeNumber(1, 180), { most: 6 }),
})
export type Reminders = z.infer<typeof reminders>

/** How families pay: the site takes no cards. */
export const payment = z.strictObject({
  etransferTo: email,
  etransfer: paragraph,
  cash: paragraph,
  dueDays: wholeNumber(1, 60),
  /** Months after the first are due on this day, or all of them with the first (B-3). */
  plan: z.enum(PAY_PLANS, `Choose one of ${PAY_PLANS.join(', ')}.`).default('MONTHLY'),
  dayOfMonth: wholeNumber(1, 28).default(1),
  /** When a place is ACTIVE (B-20). */
  activeFrom: z.enum(ACTIVE_FROM, `Choose one of ${ACTIVE_FROM.join(', ')}.`).default('FIRST_PAYMENT'),
  /** Lines of the bank that are certain book themselves (B-22). */
  bookCertain: z.boolean().default(false),
  /** None, until the club says when. */
  reminders: reminders.default({ daysBefore: [], isOnDueDay: false, daysAfter: [] }),
})
export type Payment = z.infer<typeof payment>
