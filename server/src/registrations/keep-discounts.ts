import { modelNamed } from '@touchline/domain/models.ts'
import type { Quote } from '@touchline/domain/pricing/quote-types.ts'
import { insertRecorded, updateRecorded } from '../graphql/write/record.ts'
import { type Row, selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'

const RegistrationDiscount = modelNamed('RegistrationDiscount')

/** A discount given by hand, and the id that its first row is to have. */
export interface ByHand {
  discountId: string
  rowId: string
}

/** The discounts of a price, frozen beside the registration: one row for each month and discount, and no other. */
export async function keepDiscounts(
  context: WriteContext,
  registration: Row,
  byHand?: ByHand,
): Promise<void> {
  const wanted = discountRows(registration)
  const first = wanted.find(({ discountID }) => discountID === byHand?.discountId)
  if (first) first.id = byHand?.rowId
  const there = await rowsOf(context, registration)
  for (const row of there)
    if (!wanted.some((one) => isSame(one, row)))
      await updateRecorded(context, RegistrationDiscount, row, { _deleted: true })
  for (const one of wanted)
    if (!there.some((row) => isSame(one, row))) await insertRecorded(context, RegistrationDiscount, one)
}

/** With a registration its discounts go. */
export async function dropDiscounts(context: WriteContext, registration: Row): Promise<void> {
  for (const row of await rowsOf(context, registration))
    await updateRecorded(context, RegistrationDiscount, row, { _deleted: true })
}

function discountRows(registration: Row): Row[] {
  const { lines } = JSON.parse(registration.priceWorking as string) as Quote
  return lines.flatMap(({ month, discounts }) =>
    discounts.map(({ discountId, basisPoints, amountCents }) => ({
      playerProgramRegistrationDiscountsId: registration.id,
      registrationID: registration.id,
      discountID: discountId,
      percentage: basisPoints / 100,
      amountCents,
      month,
    })),
  )
}

const isSame = (one: Row, other: Row) =>
  ['discountID', 'percentage', 'amountCents', 'month'].every((field) => one[field] === other[field])

const rowsOf = ({ tx }: WriteContext, { id }: Row) =>
  selectRows(
    tx,
    RegistrationDiscount,
    'player_program_registration_discounts_id = $1 and not _deleted order by id',
    [id as string],
    'for update',
  )
