export type SqlValue = string | number | boolean | null

/** A list as PostgreSQL reads it, for a parameter of an array type. */
export const arrayLiteral = (values: readonly SqlValue[]): string =>
  `{${values.map((value) => (value === null ? 'null' : `"${String(value).replace(/["\\]/g, '\\$&')}"`)).join(',')}}`
