import { manualDiscountRefusal } from '@touchline/domain/changes.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { notFound, refuse } from '../graphql/errors.ts'
import { type Row, selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { priceFamily } from '../registrations/family-prices.ts'
import { lockRegistration } from '../registrations/locks.ts'
import { sendRequoted } from '../registrations/send-registration-emails.ts'

const Registration = modelNamed('PlayerProgramRegistration')

/** HARDSHIP and VOLUNTEER are an administrator's to give (D-11). */
export async function isGivenByHand({ tx }: WriteContext, row: Row): Promise<boolean> {
  const [discount] = await tx`select type from discounts where id = ${row.discountID as string}`
  return ['HARDSHIP', 'VOLUNTEER'].includes(discount?.type)
}

/** The registration is priced with it, and the rows of its discounts follow; the answer is the first of the new ones. */
export async function giveByHand(context: WriteContext, row: Row): Promise<Row> {
  const { tx } = context
  const registrationId = row.playerProgramRegistrationDiscountsId as string
  const [discountId, rowId] = [row.discountID as string, row.id as string]
  await lockRegistration(tx, registrationId)
  const [registration] = await selectRows(tx, Registration, 'id = $1 and not _deleted', [registrationId])
  if (!registration) throw notFound(Registration.name, registrationId)
  const [allowed] = await tx`
    select from appliable_discounts where not _deleted and discount_id = ${discountId}
      and program_fee_id = ${registration.programFeeRegistrationsId as string}`
  refuse(manualDiscountRefusal({ status: registration.status as string, isAllowed: allowed !== undefined }))
  const playerId = registration.playerRegistrationsId as string
  const byHand = { registrationId, given: { discountId, rowId } }
  const { requoted } = await priceFamily(context, playerId, { cause: 'SIBLING_JOINED', byHand })
  const [made] = await selectRows(tx, modelNamed('RegistrationDiscount'), 'id = $1', [rowId])
  if (!made)
    refuse({
      code: 'NO_EFFECT',
      field: 'discountID',
      message: 'This discount takes nothing off here: the registration has it, or a better one, already.',
    })
  await sendRequoted(context, requoted, 'BY_HAND')
  return made as Row
}

/** With one of its rows the discount goes as a whole, unless the registration is paid. */
export async function takeBack(context: WriteContext, row: Row): Promise<void> {
  const registrationId = row.playerProgramRegistrationDiscountsId as string
  const [registration] = await selectRows(context.tx, Registration, 'id = $1', [registrationId])
  const playerId = registration?.playerRegistrationsId as string
  const byHand = { registrationId, takenBack: row.discountID as string }
  const { requoted } = await priceFamily(context, playerId, { cause: 'SIBLING_JOINED', byHand })
  await sendRequoted(context, requoted, 'BY_HAND')
}
