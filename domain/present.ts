/** Returns a value that must exist by now. If it does not, that is our own bug, and we stop before it spreads. */
export function present<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`There should be ${what} here`)
  return value
}
