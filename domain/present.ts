/** What must be there by now; if it is not, a fault of ours stops the work at once instead of spreading. */
export function present<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`There should be ${what} here`)
  return value
}
