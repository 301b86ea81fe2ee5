import { present } from '../present.ts'

/** The vocabulary that `models.ts` uses to describe the club's entities. */

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
  /** Dollars and percentages travel as `Float` and are stored as whole hundredths: cents and basis points. */
  hundredths?: 'cents' | 'basis_points'
  /** The only values allowed; the database checks them as well. */
  oneOf?: readonly string[]
  /** Also allowed: anything that starts with this. */
  orBeginning?: string
  /** In characters, if not the default of about a page. */
  longest?: number
  /** Stored in lower case and compared without regard to case. */
  folded?: true
  /** Required, but an input may omit it because the server fills it in. */
  defaulted?: true
  /** Only the server writes it: never part of an input. */
  serverOnly?: true
  /** The usual size of a value, if more than a few words. A request for too many of them is told to ask for fewer. */
  bytes?: number
  /**
   * Encrypted, and readable by its owner alone. Nobody can filter or sort by it, and the audit only says that it
   * changed.
   */
  sealed?: true
  /** The field of the same row that non-administrators read instead. */
  publicAs?: string
  /** Everybody else reads null. */
  readBy?: 'administrators'
}

/** A foreign key and the two relation fields it creates: `parent.many` and `child.one`. */
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
  /** The key is a guardian. Rows of guardians who share their children with them are found as well (P-12). */
  shared?: true
}

/** A field without a column. */
export interface Computed extends Field {
  /** The model it is computed from. Readers who may never see those rows get null. */
  from: string
  /** A search may filter by it. */
  filtered?: true
}

export interface Searchable {
  /** Fields of referenced rows that a search can also sort by: `user.lastName`. */
  sortedBy?: readonly string[]
}

/** How a row leads to the user who owns it: by its own field, or through the owner of a row it references. */
export type Ownership = OwnerField | { through: string }

export interface OwnerField {
  field: string
  /** Whether the family's other guardians see it as their own (P-12): all rows, or those with one of these values. */
  shared?: true | { where: string; oneOf: readonly string[] }
  /** The owner of the row that this field references owns it too. */
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
  /** Computed by the server on every read: no columns, and never part of an input or a filter. */
  computed?: Readonly<Record<string, Computed>>
  /** Offers `search…` queries shaped like Amplify's `@searchable`; see `searchable.ts`. */
  searchable?: Searchable
  /** Fields that the desk's reports look rows up by. They get an index but no API query. */
  indexed?: readonly string[]
  /** Sets of fields that at most one undeleted row may share. */
  unique: readonly (readonly string[])[]
  /** Fields whose words the desk can search; they are stored in a column `words`. */
  searched?: readonly string[]
  /** A reference whose row adds its own words to this row's. */
  searchedWith?: string
  /** Lets the desk find a payable row by what somebody typed (`typed` in its searches, B-12). */
  paidFor?: { player: string; cents: string }
  /** Absent: the row belongs to the club rather than to a family. */
  owner?: Ownership
  /**
   * Who may read it besides administrators: everyone (perhaps limited by a value, or to rows of a parent they may
   * read), the owner, or nobody.
   */
  read:
    | 'everyone'
    | 'owner'
    | 'nobody'
    | { everyoneWhere: string; oneOf: readonly (string | boolean | null)[] }
    | { everyoneThrough: string }
  operations: readonly Operation[]
  /** What subscribers are told about, if only actions write the rows; otherwise that follows from the operations. */
  events?: readonly Operation[]
  /** What a parent may do to their own rows. The lists are the fields that parents may set. */
  parent: { create?: readonly string[]; update?: readonly string[]; delete?: true }
}

/** What can be subscribed to, row by row. */
export const eventsOf = ({ operations, events = operations }: Model): readonly Operation[] => events

/** A model whose name, and therefore row type, the compiler knows. */
export type Named<Name extends string> = Model & { readonly name: Name }

/** Part of every entity and maintained by the server. */
const systemFields = {
  id: { type: 'ID', required: true },
  createdAt: { type: 'AWSDateTime', required: true, serverOnly: true },
  updatedAt: { type: 'AWSDateTime', required: true, serverOnly: true },
  _version: { type: 'Int', required: true, serverOnly: true },
  _deleted: { type: 'Boolean', serverOnly: true },
  _lastChangedAt: { type: 'AWSTimestamp', required: true, serverOnly: true },
} as const satisfies Record<string, Field>

export type SystemFields = typeof systemFields

/** Requests ask for this with every field, so it is computed only once. */
const fieldsOf = new WeakMap<Model, Readonly<Record<string, Field>>>()

export function allFields(model: Model): Readonly<Record<string, Field>> {
  const known = fieldsOf.get(model)
  if (known) return known
  const { id, ...others } = systemFields
  const fields = { id, ...model.fields, ...others }
  fieldsOf.set(model, fields)
  return fields
}

/** The field with this name, which the model must have. */
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

/** The connections that other models' references create on this one: `User.players` and so on. */
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

/** The order of rows under one key, also used for paging. `id` comes last to break ties. */
export const orderUnderKey = (sort?: string): string[] => (sort ? [sort, 'id'] : ['createdAt', 'id'])
