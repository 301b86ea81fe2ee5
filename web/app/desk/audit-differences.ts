import { browserModels } from '../data/browser-models.ts'

export type Value = string | number | boolean | string[] | null

export interface Difference {
  field: string
  before: Value
  after: Value
  /** The entry shows that the field changed, but not its value. */
  isHidden: boolean
}

/** Every row has these, and they say nothing about what happened to it. */
const HOUSEKEEPING = ['id', 'createdAt', 'updatedAt', '_version', '_deleted', '_lastChangedAt']

/**
 * Reading health notes takes a separate action, which the family can see; the address of a picture tells a reader
 * nothing.
 */
const HIDDEN = ['healthNotes', 'avatarUrl']

type Row = Record<string, unknown>

/** What differs between the two versions of a row in an audit entry, field by field. */
export function differences(model: string, before: string | null, after: string | null): Difference[] {
  const [was, is] = [parsed(before), parsed(after)]
  const types = browserModels[model]?.types ?? {}
  const names = [...new Set([...Object.keys(types), ...Object.keys(was), ...Object.keys(is)])]
  return names
    .filter((name) => !HOUSEKEEPING.includes(name) && !isSame(was[name], is[name]))
    .map((name) => {
      const isHidden = HIDDEN.includes(name) || types[name] === 'AWSJSON'
      const shown = (value: unknown) => (isHidden ? null : asValue(value))
      return { field: name, before: shown(was[name]), after: shown(is[name]), isHidden }
    })
}

const parsed = (json: string | null): Row => (json === null ? {} : JSON.parse(json))

/** Empty, missing and null mean the same to a reader. */
const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(isEmpty(one) ? null : one) === JSON.stringify(isEmpty(other) ? null : other)

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

function asValue(value: unknown): Value {
  if (isEmpty(value)) return null
  if (Array.isArray(value)) return value.map(String)
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return JSON.stringify(value)
}
