import { present } from '../present.ts'

/** The vocabulary in which `models.ts` describes the club's entities. */

export type Scalar =
  | 'ID'
  | 'String'
  | 'Int'
  | 'Float'
  | 'Boolean'
  | 'AWSDate'
  | 'AWSDateTime'
  | 'AWSTimestamp'
  | 'AWSJSON'

export interface Field {
  type: Scalar
  required?: true
  list?: true
  /** Dollars and percentages travel as `Float` and rest as whole hundredths: cents and basis points. */
  hundredths?: 'cents' | 'basis_points'
  /** The only values allowed; the database checks them too. */
  oneOf?: readonly string[]
  /** Besides those, whatever begins with this. */
  orBeginning?: string
  /** In characters, where that is not a page of text. */
  longest?: number
  /** Compared without regard to case, and kept in lower case. */
  folded?: true
  /** Required, but an input may leave it out: the server fills it in. */
  defaulted?: true
  /** Written by the server alone: never part of an input. */
  serverOnly?: true
  /** What a value of it weighs as a rule, where that is not a few words: whoever asks for many of them is told to ask for fewer. */
  bytes?: number
  /** Kept encrypted, and read by its owner alone: nobody filters or sorts by it, and the audit says only that it changed. */
  sealed?: true
  /** The field of the same row that everybody but an administrator reads in its stead. */
  publicAs?: string
  /** Null to everybody else. */
  readBy?: 'administrators'
}

/** A foreign key and the two relation fields it gives: `parent.many` and `child.one`. */
export interface Reference {
  model: string
  /** The field on this model that leads to the parent row. */
  one: string
  /** The connection on the parent model that leads back here. */
  many: string
}

/** A query such as `kitOrdersByStatus`: equality on `key`, an optional condition on `sort`. */
export interface IndexQuery {
  name: string
  key: string
  sort?: string
  /** The key is a guardian, and the rows of those who share their children with them are found as well (P-12). */
  shared?: true
}

/** A field that no column holds. */
export interface Computed extends Field {
  /** The model whose rows it is worked out from: whoever may never see those reads null. */
  from: string
  /** A search may ask for it. */
  filtered?: true
}

export interface Searchable {
  /** What a search sorts by beyond the row's own fields, on rows that it points at: `user.lastName`. */
  sortedBy?: readonly string[]
}

/** How a row leads to the user it belongs to: a field of its own, or the owner of the row a field points at. */
export type Ownership = OwnerField | { through: string }

export interface OwnerField {
  field: string
  /** Whether the family's other guardians see it as their own (P-12): all rows, or those with one of these values. */
  shared?: true | { where: string; oneOf: readonly string[] }
  /** It belongs to the owner of the row that this field points at, too. */
  orThrough?: string
}

export type Operation = 'create' | 'update' | 'delete'

export interface Model {
  name: string
  plural: string
  table: string
  fields: Readonly<Record<string, Field>>
  references: Readonly<Record<string, Reference>>
  indexQueries: readonly IndexQuery[]
  /** Worked out by the server whenever they are read: no columns, and never part of an input or a filter. */
  computed?: Readonly<Record<string, Computed>>
  /** Offers `search…`, in the shape of Amplify's `@searchable`; `searchable.ts` says by what. */
  searchable?: Searchable
  /** Fields that the desk's reports look rows up by; no query of the API is named after them. */
  indexed?: readonly string[]
  /** Sets of fields that at most one undeleted row may share. */
  unique: readonly (readonly string[])[]
  /** Fields by whose words the desk finds a row; they are kept in a column `words`. */
  searched?: readonly string[]
  /** The reference to a row whose words are among this row's, too. */
  searchedWith?: string
  /** How the desk finds a row that is paid for by what somebody typed: `typed` of its searches (B-12). */
  paidFor?: { player: string; cents: string }
  /** Absent: the row belongs to the club, not to a family. */
  owner?: Ownership
  /**
   * Who reads besides administrators: everyone (perhaps only rows with a given value, or of a row that they may read), the
   * owner, or nobody.
   */
  read:
    | 'everyone'
    | 'owner'
    | 'nobody'
    | { everyoneWhere: string; oneOf: readonly (string | boolean | null)[] }
    | { everyoneThrough: string }
  operations: readonly Operation[]
  /** What listeners hear of where actions alone write the rows; elsewhere it is what the operations do. */
  events?: readonly Operation[]
  /** What a parent may do to rows of their own; the lists are of the fields that are theirs to set. */
  parent: { create?: readonly string[]; update?: readonly string[]; delete?: true }
}

/** What one can hear of, row by row, as it happens. */
export const eventsOf = ({ operations, events = operations }: Model): readonly Operation[] => events

/** A model whose name, and with it the shape of its rows, the compiler knows. */
export type Named<Name extends string> = Model & { readonly name: Name }

/** Carried by every entity, kept by the server. */
const systemFields = {
  id: { type: 'ID', required: true },
  createdAt: { type: 'AWSDateTime', required: true, serverOnly: true },
  updatedAt: { type: 'AWSDateTime', required: true, serverOnly: true },
  _version: { type: 'Int', required: true, serverOnly: true },
  _deleted: { type: 'Boolean', serverOnly: true },
  _lastChangedAt: { type: 'AWSTimestamp', required: true, serverOnly: true },
} as const satisfies Record<string, Field>

export type SystemFields = typeof systemFields

/** Asked for with every field of every request: put together once. */
const fieldsOf = new WeakMap<Model, Readonly<Record<string, Field>>>()

export function allFields(model: Model): Readonly<Record<string, Field>> {
  const known = fieldsOf.get(model)
  if (known) return known
  const { id, ...others } = systemFields
  const fields = { id, ...model.fields, ...others }
  fieldsOf.set(model, fields)
  return fields
}

/** A field by its name, which must be one of the model's. */
export const fieldOf = (model: Model, name: string): Field =>
  present(model.fields[name] ?? allFields(model)[name], `a field ${name} in ${model.name}`)

const snakeCase = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase()

/** `userPlayersId` → `user_players_id`; `amount` → `amount_cents`. */
export function columnName(fieldName: string, field: Field): string {
  const column = snakeCase(fieldName)
  return field.hundredths ? `${column}_${field.hundredths}` : column
}

export interface HasMany {
  model: string
  key: string
}

/** The connections that other models' references give to this one: `User.players` and the like. */
export function connectionsOf(
  models: Readonly<Record<string, Model>>,
  parent: string,
): Record<string, HasMany> {
  const connections: Record<string, HasMany> = {}
  for (const child of Object.values(models))
    for (const [key, reference] of Object.entries(child.references))
      if (reference.model === parent) connections[reference.many] = { model: child.name, key }
  return connections
}

/** By what the rows under one key are sorted and paged; `id` comes last, so that no two rows are alike. */
export const orderUnderKey = (sort?: string): string[] => (sort ? [sort, 'id'] : ['createdAt', 'id'])
