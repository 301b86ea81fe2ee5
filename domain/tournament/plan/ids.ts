import { folded } from '../../search-text.ts'

/** 'U8/9' → 'u8-9'; '' if no character of the text can be in an id. */
export const idOf = (text: string): string =>
  folded(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)

/** An id for something with this name that no other row uses. */
export function freeId(rows: readonly { id: string }[], text: string, kind: string): string {
  const taken = new Set(rows.map(({ id }) => id))
  const base = idOf(text) || kind
  for (let n = 1; ; n += 1) {
    const id = n === 1 ? base : `${base}-${n}`
    if (!taken.has(id)) return id
  }
}

/** The rows with this one replacing the one with its id, or added at the end. */
export const withRow = <Row extends { id: string }>(rows: readonly Row[], row: Row): Row[] =>
  rows.some(({ id }) => id === row.id) ? rows.map((one) => (one.id === row.id ? row : one)) : [...rows, row]
