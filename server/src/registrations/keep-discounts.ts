import type { NewRow, RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { insertRecorded, updateRecorded } from '../graphql/write/record.ts'
import { selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { inOneGo } from '../postgres/in-one-go.ts'
import { breakdownOf } from './breakdown.ts'

const RegistrationDiscount = modelNamed('RegistrationDiscount')

/** A discount given manually, and the id for its first row. */
export interface ByHand {
  discountId: string
  rowId: string
}

/** Stores the discounts of a price with the registration: one row per month and discount; removes all others. */
export async function keepDiscounts(
  context: WriteContext,
  registration: RowOf<'PlayerProgramRegistration'>,
  byHand?: ByHand,
): Promise<void> {
  const wanted = discountRows(registration)
  const first = wanted.find(({ discountID }) => discountID === byHand?.discountId)
  if (first && byHand) first.id = byHand.rowId
  const there = await rowsOf(context, registration)
  for (const row of there)
    if (!wanted.some((one) => isSame(one, row)))
      await updateRecorded(context, RegistrationDiscount, row, { _deleted: true })
  for (const one of wanted)
    if (!there.some((row) => isSame(one, row))) await insertRecorded(context, RegistrationDiscount, one)
}

/** The same for a new registration, which has none yet. */
export async function addDiscounts(
  context: WriteContext,
  registration: RowOf<'PlayerProgramRegistration'>,
): Promise<void> {
  const rows = discountRows(registration)
  await inOneGo(rows.map((row) => insertRecorded(context, RegistrationDiscount, row)))
}

/** Deletes the discounts of a deleted registration. */
export async function dropDiscounts(
  context: WriteContext,
  registration: RowOf<'PlayerProgramRegistration'>,
): Promise<void> {
  for (const row of await rowsOf(context, registration))
    await updateRecorded(context, RegistrationDiscount, row, { _deleted: true })
}

function discountRows(registration: RowOf<'PlayerProgramRegistration'>): NewRow<'RegistrationDiscount'>[] {
  return breakdownOf(registration).flatMap(({ month, discounts }) =>
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

const COMPARED = ['discountID', 'percentage', 'amountCents', 'month'] as const

const isSame = (one: NewRow<'RegistrationDiscount'>, other: RowOf<'RegistrationDiscount'>) =>
  COMPARED.every((field) => one[field] === other[field])

const rowsOf = ({ tx }: WriteContext, { id }: RowOf<'PlayerProgramRegistration'>) =>
  selectRows(
    tx,
    RegistrationDiscount,
    'player_program_registration_discounts_id = $1 and not _deleted order by id',
    [id],
    'for update',
  )
