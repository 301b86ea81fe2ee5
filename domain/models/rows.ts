import type { ModelName, Models } from '../models.ts'
import type { Field, Scalar, SystemFields } from './model-types.ts'

/*
 * The types of each model's rows, inputs and filters, derived from the models themselves. A field added there is known
 * to the server, the browser and the tests at once. A name that is only known at run time gives `AnyRow`.
 */

interface Scalars extends Record<Scalar, string | number | boolean> {
  ID: string
  String: string
  Int: number
  Float: number
  Boolean: boolean
  AWSDate: string
  AWSDateTime: string
  AWSTimestamp: number
  AWSJSON: string
}

type Value<Kind extends Field> = Kind extends { oneOf: readonly (infer One)[] }
  ? Kind extends { orBeginning: infer Beginning extends string }
    ? One | `${Beginning}${string}`
    : One
  : Kind extends { list: true }
    ? Scalars[Kind['type']][]
    : Scalars[Kind['type']]

type Kept<Kind extends Field> = Kind extends { required: true } ? Value<Kind> : Value<Kind> | null

type KeptFields<Fields extends Record<string, Field>> = {
  -readonly [Name in keyof Fields]: Kept<Fields[Name]>
}

type Flat<Whole> = { [Key in keyof Whole]: Whole[Key] }

type SystemRow = KeptFields<SystemFields>

/** A row of any model. */
export type AnyRow = Record<string, unknown> & SystemRow

/** A row by field name, in the units of the API: dollars, calendar days as text, JSON as text. */
export type RowOf<Name extends string> = Name extends ModelName
  ? Flat<KeptFields<Models[Name]['fields']> & SystemRow>
  : AnyRow

type Fields<Name extends ModelName> = Models[Name]['fields']

/** The fields that a client may send. */
type Open<Name extends ModelName> = {
  [Key in keyof Fields<Name>]: Fields<Name>[Key] extends { serverOnly: true } ? never : Key
}[keyof Fields<Name>]

/** The fields that a client must send. */
type RequiredOf<Name extends ModelName> = {
  [Key in Open<Name>]: Fields<Name>[Key] extends { required: true }
    ? Fields<Name>[Key] extends { defaulted: true }
      ? never
      : Key
    : never
}[Open<Name>]

/** A validated input to create a row; `domain/models/inputs.ts` validates it. */
export type CreateInput<Name extends string> = Name extends ModelName
  ? Pick<RowOf<Name>, RequiredOf<Name> & keyof RowOf<Name>> &
      Partial<Pick<RowOf<Name>, Exclude<Open<Name>, RequiredOf<Name>> & keyof RowOf<Name>>>
  : Record<string, unknown>

/** The same, with the id that the row will have. */
export type NewInput<Name extends string> = CreateInput<Name> & { id: string }

/** A validated input to change a row. A missing field keeps its value. */
export type UpdateInput<Name extends string> = Name extends ModelName
  ? Partial<Pick<RowOf<Name>, Open<Name> & keyof RowOf<Name>>>
  : Record<string, unknown>

type Required<Name extends ModelName> = {
  [Key in keyof Fields<Name>]: Fields<Name>[Key] extends { required: true } ? Key : never
}[keyof Fields<Name>]

/** What the server writes as a new row, with every required field. */
export type NewRow<Name extends string> = Name extends ModelName
  ? Pick<RowOf<Name>, Required<Name> & keyof RowOf<Name>> & Partial<RowOf<Name>>
  : Record<string, unknown>

/** What the server writes to an existing row. */
export type Changes<Name extends string> = Name extends ModelName
  ? Partial<RowOf<Name>>
  : Record<string, unknown>
