import { createInput } from '@touchline/domain/models/inputs.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import * as z from 'zod'
import { Refusal, unauthorised } from '../graphql/errors.ts'
import { createByRules, updateByRules } from '../graphql/write/apply.ts'
import { selectRows } from '../graphql/write/rows.ts'
import type { Action } from '../graphql/write/rules.ts'
import { checkId, parsed } from '../graphql/write/validate-input.ts'
import { allowOnFees } from './allow-on-fees.ts'

const Discount = modelNamed('Discount')

const Input = z.looseObject({
  id: z.string(),
  _version: z.int().nullish(),
  feeIds: z.array(z.string()).max(500, 'This list is too long.'),
})

/** Saves a discount with the fees that allow it, all or nothing. */
export const saveDiscount: Action = {
  model: Discount,
  tokenWrites: ['Discount', 'AppliableDiscount'],
  async run(context, given) {
    if (context.caller.role !== 'ADMIN') throw unauthorised('saveDiscount', 'Mutation')
    const { id, _version, feeIds, ...rest } = parsed(Input, given)
    checkId(id)
    const fields = parsed(createInput(Discount), rest)
    if (_version == null) {
      await createByRules(context, Discount, { ...fields, id })
      await allowOnFees(context, id, feeIds)
      return { id }
    }
    const [current] = await selectRows(context.tx, Discount, 'id = $1 and not _deleted', [id], 'for update')
    if (!current) throw new Refusal('NotFound', `Discount with id ${id} not found`)
    if (current._version !== _version)
      throw new Refusal('ConflictUnhandled', 'Conflict resolver rejects mutation.', { data: current })
    await allowOnFees(context, id, feeIds)
    // Create a new version even if only fees have changed, so that others who have it open notice.
    await updateByRules(context, Discount, current, fields)
    return { id }
  },
}
