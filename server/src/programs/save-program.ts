import { randomUUID } from 'node:crypto'
import { createInput } from '@touchline/domain/models/inputs.ts'
import type { AnyRow, CreateInput, RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { FEE_TYPES } from '@touchline/domain/pricing/fee-types.ts'
import * as z from 'zod'
import { Refusal, unauthorised } from '../graphql/errors.ts'
import { createByRules, updateByRules } from '../graphql/write/apply.ts'
import { updateRecorded } from '../graphql/write/record.ts'
import { selectRows } from '../graphql/write/rows.ts'
import type { Action, WriteContext } from '../graphql/write/rules.ts'
import { checkId, parsed } from '../graphql/write/validate-input.ts'
import { programFeeRules } from './rules.ts'

const Program = modelNamed('Program')
const ProgramFee = modelNamed('ProgramFee')
const AppliableDiscount = modelNamed('AppliableDiscount')

const Fee = z.object({
  type: z.enum(FEE_TYPES, `Choose one of ${FEE_TYPES.join(', ')}.`),
  amount: z.number(),
  discountIds: z.array(z.string()).max(50, 'This list is too long.'),
})
type Fee = z.infer<typeof Fee>

const Input = z.looseObject({
  id: z.string(),
  _version: z.int().nullish(),
  fees: z
    .array(Fee)
    .refine(
      (fees) => new Set(fees.map(({ type }) => type)).size === fees.length,
      'Each kind of fee can be there once.',
    ),
})

/** Saves a program with its fees and the discounts allowed on each, all or nothing. */
export const saveProgram: Action = {
  model: Program,
  tokenWrites: ['Program', 'ProgramFee', 'AppliableDiscount'],
  async run(context, given) {
    if (context.caller.role !== 'ADMIN') throw unauthorised('saveProgram', 'Mutation')
    const { id, _version, fees, ...rest } = parsed(Input, given)
    checkId(id)
    const fields = parsed(createInput(Program), rest)
    const current = _version == null ? null : await lockedProgram(context, id, _version)
    if (!current) await createByRules(context, Program, { ...fields, id })
    const isFeeChanged = await keepFees(context, id, fees)
    if (current) await update(context, current, fields, isFeeChanged)
    return { id }
  },
}

/** Creates a new version even if only a fee has changed, so that others who have the program open notice. */
async function update(
  context: WriteContext,
  current: RowOf<'Program'>,
  fields: CreateInput<'Program'>,
  isFeeChanged: boolean,
): Promise<void> {
  const before: AnyRow = current
  const changes = Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  )
  if (isFeeChanged || Object.keys(changes).length > 0) await updateByRules(context, Program, current, changes)
}

/** If somebody else has saved the program since, refuses with its current state including fees. */
async function lockedProgram({ tx }: WriteContext, id: string, version: number): Promise<RowOf<'Program'>> {
  const [current] = await selectRows(tx, Program, 'id = $1 and not _deleted', [id], 'for update')
  if (!current) throw new Refusal('NotFound', `Program with id ${id} not found`)
  if (current._version === version) return current
  const fees = await selectRows(tx, ProgramFee, 'program_fees_id = $1 and not _deleted', [id])
  const data = { ...current, fees: fees.map(({ type, amount }) => ({ type, amount })) }
  throw new Refusal('ConflictUnhandled', 'Conflict resolver rejects mutation.', { data })
}

/** Returns whether anything has changed. */
async function keepFees(context: WriteContext, programId: string, wanted: readonly Fee[]): Promise<boolean> {
  const { tx } = context
  const there = await selectRows(tx, ProgramFee, 'program_fees_id = $1 and not _deleted order by id', [
    programId,
  ])
  let isChanged = false
  for (const fee of there.filter(({ type }) => !wanted.some((one) => one.type === type))) {
    await programFeeRules.remove?.(context, fee)
    await updateRecorded(context, ProgramFee, fee, { _deleted: true })
    isChanged = true
  }
  for (const { type, amount, discountIds } of wanted) {
    let fee = there.find((one) => one.type === type)
    if (!fee) {
      fee = await createByRules(context, ProgramFee, {
        id: randomUUID(),
        programFeesId: programId,
        type,
        amount,
      })
      isChanged = true
    } else if (fee.amount !== amount) {
      await updateByRules(context, ProgramFee, fee, { amount })
      isChanged = true
    }
    if (await allowDiscounts(context, fee.id, discountIds)) isChanged = true
  }
  return isChanged
}

async function allowDiscounts(
  context: WriteContext,
  programFeeID: string,
  discountIds: readonly string[],
): Promise<boolean> {
  const where = 'program_fee_id = $1 and not _deleted order by id'
  const there = await selectRows(context.tx, AppliableDiscount, where, [programFeeID])
  const gone = there.filter(({ discountID }) => !discountIds.includes(discountID))
  const fresh = [...new Set(discountIds)].filter((id) => !there.some(({ discountID }) => discountID === id))
  for (const row of gone) await updateRecorded(context, AppliableDiscount, row, { _deleted: true })
  for (const discountID of fresh)
    await createByRules(context, AppliableDiscount, { id: randomUUID(), programFeeID, discountID })
  return gone.length + fresh.length > 0
}
