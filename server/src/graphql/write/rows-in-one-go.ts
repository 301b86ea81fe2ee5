import { createInput } from '@touchline/domain/models/inputs.ts'
import type { Named } from '@touchline/domain/models/model-types.ts'
import type { NewInput, RowOf } from '@touchline/domain/models/rows.ts'
import { compareText } from '@touchline/domain/words.ts'
import * as z from 'zod'
import { inOneGo } from '../../postgres/in-one-go.ts'
import { repeatedRow } from './apply.ts'
import { refuseFieldsOfOthers } from './fields-of-others.ts'
import type { WriteContext } from './rules.ts'
import { checkId, parsed } from './validate-input.ts'

/** Several rows in one request, each with an id chosen by the client. */
export const rowsInOneGo = ({ most, none, tooMany }: { most: number; none: string; tooMany: string }) =>
  z
    .array(z.looseObject({ id: z.string() }))
    .min(1, none)
    .max(most, tooMany)
    .refine(
      (rows) => new Set(rows.map(({ id }) => id)).size === rows.length,
      'Each one needs an id of its own.',
    )

/** The total price that the family was shown. */
export const seenTotal = z.int('Whole cents, please.').min(0, 'Not less than nothing, please.').nullish()

/** The input of each row, checked as if it had been sent alone. */
export const inputsOf = <Name extends string>(
  context: WriteContext,
  model: Named<Name>,
  rows: readonly { id: string }[],
): NewInput<Name>[] =>
  rows.map(({ id, ...fields }) => {
    checkId(id)
    const input = parsed(createInput(model), fields)
    refuseFieldsOfOthers(context, model, 'create', input)
    return { ...input, id }
  })

/** The rows that an earlier attempt created, by id. Looked up in id order, so that two requests cannot deadlock. */
export async function repeatedRows<Name extends string>(
  context: WriteContext,
  model: Named<Name>,
  inputs: readonly NewInput<Name>[],
): Promise<Map<string, RowOf<Name>>> {
  const inOrder = inputs.toSorted((a, b) => compareText(a.id, b.id))
  const rows = await inOneGo(inOrder.map((input) => repeatedRow(context, model, input)))
  return new Map(rows.filter((row) => row !== null).map((row) => [row.id, row]))
}
