/** The keys of an object literal, with their exact types. */
export const keysOf = <Whole extends object>(whole: Whole) => Object.keys(whole) as (keyof Whole & string)[]

/** Builds a record with a value for each of these keys, and no others. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  valueFor: (key: Key) => Value,
): Record<Key, Value> => Object.fromEntries(keys.map((key) => [key, valueFor(key)])) as Record<Key, Value>
