type Values = Readonly<Record<string, unknown>>

/** True if a request asks, in these fields, for exactly what was already made under the same id. */
export const isRepeated = (fields: readonly string[], asked: Values, made: Values): boolean =>
  fields.every((field) => asked[field] === undefined || isEqual(asked[field], made[field]))

const isEqual = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
