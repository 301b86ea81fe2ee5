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

/** Rows that a client asks for in one request, each with an id of the client's own making. */
export const rowsInOneGo = ({ most, none, tooMany }: { most: number; none: string; tooMany: string }) =>
  z
    .array(z.looseObject({ id: z.string() }))
    .min(1, none)
    .max(most, tooMany)
    .refine(
      (rows) => new Set(rows.map(({ id }) => id)).size === rows.length,
      'Each one needs an id of its own.',
    )

/** What the family has seen that all of it costs. */
export const seenTotal = z.int('Whole cents, please.').min(0, 'Not less than nothing, please.').nullish()

/** What is asked for each of them, checked as if it came alone. */
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

/** By id, what an earlier request has made; looked for in the order of the ids, so that two requests do not lock crosswise. */
export async function repeatedRows<Name extends string>(
  context: WriteContext,
  model: Named<Name>,
  inputs: readonly NewInput<Name>[],
): Promise<Map<string, RowOf<Name>>> {
  const inOrder = inputs.toSorted((a, b) => compareText(a.id, b.id))
  const rows = await inOneGo(inOrder.map((input) => repeatedRow(context, model, input)))
  return new Map(rows.filter((row) => row !== null).map((row) => [row.id, row]))
}
