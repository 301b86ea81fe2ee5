import type { Field } from '../model-types.ts'

export const id: Field = { type: 'ID' }
export const text: Field = { type: 'String' }
export const texts: Field = { type: 'String', list: true }
export const int: Field = { type: 'Int' }
export const flag: Field = { type: 'Boolean' }
export const day: Field = { type: 'AWSDate' }
export const instant: Field = { type: 'AWSDateTime' }
export const json: Field = { type: 'AWSJSON' }
/** One that holds far more than a few lines, such as the plan of a whole tournament. */
export const largeJson = (bytes: number): Field => ({ ...json, bytes })
export const dollars: Field = { type: 'Float', hundredths: 'cents' }
export const percent: Field = { type: 'Float', hundredths: 'basis_points' }
export const oneOf = (values: readonly string[]): Field => ({ type: 'String', oneOf: values })
export const required = (field: Field): Field => ({ ...field, required: true })
/** Always there, but an input may leave it out: the server fills it in. */
export const defaulted = (field: Field): Field => ({ ...field, required: true, defaulted: true })
export const byServer = (field: Field): Field => ({ ...field, serverOnly: true })

export const ALL = ['create', 'update', 'delete'] as const
