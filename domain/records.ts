/** The keys of an object literal, whose type the compiler knows to the last one. */
export const keysOf = <Whole extends object>(whole: Whole) => Object.keys(whole) as (keyof Whole & string)[]

/** A value for each of these keys, and for no others. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  valueFor: (key: Key) => Value,
): Record<Key, Value> => Object.fromEntries(keys.map((key) => [key, valueFor(key)])) as Record<Key, Value>
