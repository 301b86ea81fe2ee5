import { discountDeletionRefusal } from '@touchline/domain/audit/changes.ts'
import type { NewInput } from '@touchline/domain/models/rows.ts'
import { discountRefusal } from '@touchline/domain/pricing/discount.ts'
import { refuse } from '../graphql/errors.ts'
import type { WriteRules } from '../graphql/write/rules.ts'
import { lockRegistration } from '../registrations/locks.ts'
import { allowOnFees } from './allow-on-fees.ts'
import { giveByHand, isGivenByHand, takeBack } from './by-hand.ts'
import { discountRow } from './discount-row.ts'

const check = (discount: NewInput<'Discount'>) => refuse(discountRefusal(discountRow(discount)))

export const discountRules: WriteRules<'Discount'> = {
  async create(_context, input) {
    check(input)
    return { row: { active: true, ...input } }
  },
  async update(_context, current, changes) {
    check({ ...current, ...changes })
    return changes
  },
  async remove({ tx }, current) {
    const [used] = await tx<{ registrations: number }[]>`
      select count(distinct player_program_registration_discounts_id)::int as registrations
      from registration_discounts where discount_id = ${current.id} and not _deleted`
    refuse(discountDeletionRefusal(used?.registrations ?? 0))
  },
  async removed(context, before) {
    await allowOnFees(context, before.id, [])
  },
}

/** The API contract has the registration's id in two fields; either one is enough. */
export const registrationDiscountRules: WriteRules<'RegistrationDiscount'> = {
  async create(context, input) {
    const registrationId = input.playerProgramRegistrationDiscountsId ?? input.registrationID
    const row = { ...input, playerProgramRegistrationDiscountsId: registrationId }
    return (await isGivenByHand(context, row)) ? { kept: await giveByHand(context, row) } : { row }
  },

  async lockFirst({ tx }, id) {
    const [row] = await tx`
      select player_program_registration_discounts_id as registration from registration_discounts where id = ${id}`
    if (row) await lockRegistration(tx, row.registration)
  },

  async removed(context, row) {
    if (await isGivenByHand(context, row)) await takeBack(context, row)
  },
}
