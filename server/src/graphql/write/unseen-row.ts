import type { AnyRow } from '@touchline/domain/models/rows.ts'
import type { Known } from './rows.ts'

/** Thrown if a rule needs to read the row. */
export class NeedsRow extends Error {}

const needsRow = (): never => {
  throw new NeedsRow()
}

/** A stand-in for a row that was not read: it returns known values, and throws `NeedsRow` for any other field. */
export function unseenRow(known: Known): AnyRow
export function unseenRow(known: Known): object {
  return new Proxy(known, {
    get: (_, name) => (typeof name === 'string' && Object.hasOwn(known, name) ? known[name] : needsRow()),
    has: needsRow,
    ownKeys: needsRow,
    getOwnPropertyDescriptor: needsRow,
  })
}
