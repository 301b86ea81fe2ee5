import type { AnyRow } from '@touchline/domain/models/rows.ts'
import type { Known } from './rows.ts'

/** It cannot be decided without a look at the row. */
export class NeedsRow extends Error {}

const needsRow = (): never => {
  throw new NeedsRow()
}

/** A row that nobody has looked at: it says what is known of it, and whoever reads anything else needs the row. */
export function unseenRow(known: Known): AnyRow
export function unseenRow(known: Known): object {
  return new Proxy(known, {
    get: (_, name) => (typeof name === 'string' && Object.hasOwn(known, name) ? known[name] : needsRow()),
    has: needsRow,
    ownKeys: needsRow,
    getOwnPropertyDescriptor: needsRow,
  })
}
