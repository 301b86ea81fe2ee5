import type { Field } from './model-types.ts'

/* Each keeps its literal type, because `domain/models/rows.ts` derives the row types from it. */

export const id = { type: 'ID' } as const satisfies Field
export const text = { type: 'String' } as const satisfies Field
/** A name, a phone number, a size. */
export const line = { type: 'String', longest: 100 } as const satisfies Field
/** A sentence or two. */
export const note = { type: 'String', longest: 500 } as const satisfies Field
export const texts = { type: 'String', list: true } as const satisfies Field
export const int = { type: 'Int' } as const satisfies Field
export const flag = { type: 'Boolean' } as const satisfies Field
export const day = { type: 'AWSDate' } as const satisfies Field
export const instant = { type: 'AWSDateTime' } as const satisfies Field
export const json = { type: 'AWSJSON' } as const satisfies Field
/** A JSON field far larger than a few lines, such as the plan of a whole tournament. */
export const largeJson = (bytes: number) => ({ ...json, bytes })
export const dollars = { type: 'Float', hundredths: 'cents' } as const satisfies Field
export const percent = { type: 'Float', hundredths: 'basis_points' } as const satisfies Field
export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  ({ type: 'String', oneOf: values }) as const
/** One of these values, or one of the club's own with the agreed prefix. */
export const oneOfOr = <const Values extends readonly string[], const Beginning extends string>(
  values: Values,
  orBeginning: Beginning,
) => ({ type: 'String', oneOf: values, orBeginning }) as const
export const required = <Kind extends Field>(field: Kind) => ({ ...field, required: true }) as const
/** Always present, but an input may omit it because the server fills it in. */
export const defaulted = <Kind extends Field>(field: Kind) =>
  ({ ...field, required: true, defaulted: true }) as const
export const byServer = <Kind extends Field>(field: Kind) => ({ ...field, serverOnly: true }) as const

/** Everybody else reads null. */
export const forDesk = <Kind extends Field>(field: Kind) => ({ ...field, readBy: 'administrators' }) as const

export const ALL = ['create', 'update', 'delete'] as const
