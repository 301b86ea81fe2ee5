import { manualDiscountRefusal } from '@touchline/domain/audit/changes.ts'
import type { NewRow, RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { DISCOUNT_DEFAULTS, type DiscountType } from '@touchline/domain/pricing/discount-types.ts'
import { notFound, refuse } from '../graphql/errors.ts'
import { selectRow, selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { priceFamily } from '../registrations/family-prices.ts'
import { lockRegistration } from '../registrations/locks.ts'
import { sendRequoted } from '../registrations/send-registration-emails.ts'

const Registration = modelNamed('PlayerProgramRegistration')

/** Whether the discount is one that only an administrator can give (D-11). */
export async function isGivenByHand(
  { tx }: WriteContext,
  { discountID }: { discountID: string },
): Promise<boolean> {
  const [discount] = await tx<{ type: DiscountType }[]>`select type from discounts where id = ${discountID}`
  return discount !== undefined && DISCOUNT_DEFAULTS[discount.type].isGivenByHand
}

/** Prices the registration with the discount and updates its discount rows; returns the first new one. */
export async function giveByHand(
  context: WriteContext,
  row: NewRow<'RegistrationDiscount'> & { id: string },
): Promise<RowOf<'RegistrationDiscount'>> {
  const { tx } = context
  const registrationId = row.playerProgramRegistrationDiscountsId
  const [discountId, rowId] = [row.discountID, row.id]
  await lockRegistration(tx, registrationId)
  const [registration] = await selectRows(tx, Registration, 'id = $1 and not _deleted', [registrationId])
  if (!registration) throw notFound(Registration.name, registrationId)
  const [allowed] = await tx`
    select from appliable_discounts where not _deleted and discount_id = ${discountId}
      and program_fee_id = ${registration.programFeeRegistrationsId}`
  refuse(manualDiscountRefusal({ status: registration.status, isAllowed: allowed !== undefined }))
  const playerId = registration.playerRegistrationsId
  const cause = { registrationId, given: discountId }
  const { requoted } = await priceFamily(context, playerId, { cause, given: { discountId, rowId } })
  const [made] = await selectRows(tx, modelNamed('RegistrationDiscount'), 'id = $1', [rowId])
  if (!made)
    refuse({
      code: 'NO_EFFECT',
      field: 'discountID',
      message: 'This discount takes nothing off here: the registration already has it, or a better one.',
    })
  await sendRequoted(context, requoted, 'BY_HAND')
  return made
}

/** Deleting one of its rows takes back the whole discount, unless the registration is paid. */
export async function takeBack(context: WriteContext, row: RowOf<'RegistrationDiscount'>): Promise<void> {
  const registrationId = row.playerProgramRegistrationDiscountsId
  const { playerRegistrationsId: playerId } = await selectRow(context.tx, Registration, 'id = $1', [
    registrationId,
  ])
  const cause = { registrationId, takenBack: row.discountID }
  const { requoted } = await priceFamily(context, playerId, { cause })
  await sendRequoted(context, requoted, 'BY_HAND')
}
