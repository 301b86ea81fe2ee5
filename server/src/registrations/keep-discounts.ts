import { modelNamed } from '@touchline/domain/models.ts'
import type { Quote } from '@touchline/domain/pricing/quote-types.ts'
import { insertRecorded } from '../graphql/write/record.ts'
import type { Row } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'

const RegistrationDiscount = modelNamed('RegistrationDiscount')

/** The discounts of a price, frozen beside the registration: one row for each month and discount. */
export async function keepDiscounts(context: WriteContext, registration: Row): Promise<void> {
  const { lines } = JSON.parse(registration.priceWorking as string) as Quote
  for (const line of lines)
    for (const discount of line.discounts)
      await insertRecorded(context, RegistrationDiscount, {
        playerProgramRegistrationDiscountsId: registration.id,
        registrationID: registration.id,
        discountID: discount.discountId,
        percentage: discount.basisPoints / 100,
        amountCents: discount.amountCents,
        month: line.month,
      })
}
