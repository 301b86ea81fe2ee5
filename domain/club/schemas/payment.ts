import * as z from 'zod'
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
  /** None, until the club says when. */
  reminders: reminders.default({ daysBefore: [], isOnDueDay: false, daysAfter: [] }),
})
export type Payment = z.infer<typeof payment>
