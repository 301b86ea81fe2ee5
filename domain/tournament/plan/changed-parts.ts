import { keysOf } from '../../records.ts'
import type { Plan } from './plan.ts'

type Parts = Record<string, unknown>

/** What differs between two plans, before and after. Of a list, only the rows that differ. */
export function changedParts(before: Plan, after: Plan): { before: Parts; after: Parts } {
  const parts: { before: Parts; after: Parts } = { before: {}, after: {} }
  for (const name of keysOf(after)) {
    const [was, is] = [before[name], after[name]]
    if (JSON.stringify(was) === JSON.stringify(is)) continue
    parts.before[name] = Array.isArray(was) && Array.isArray(is) ? without(was, is) : was
    parts.after[name] = Array.isArray(was) && Array.isArray(is) ? without(is, was) : is
  }
  return parts
}

/** The rows that are not exactly among the others. */
function without(rows: readonly unknown[], others: readonly unknown[]): unknown[] {
  const known = new Set(others.map((row) => JSON.stringify(row)))
  return rows.filter((row) => !known.has(JSON.stringify(row)))
}
