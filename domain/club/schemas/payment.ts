import * as z from 'zod'
import { email, paragraph, wholeNumber } from './fields.ts'

/** How families pay: the site takes no cards. */
export const payment = z.strictObject({
  etransferTo: email,
  etransfer: paragraph,
  cash: paragraph,
  dueDays: wholeNumber(1, 60),
})
export type Payment = z.infer<typeof payment>
