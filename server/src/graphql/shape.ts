import { isEnumType } from 'graphql'
import { schema } from './schema.ts'

/**
 * What the SQL for a request depends on besides its document: which parts of its variables are there, and the values
 * that are written into the text. Texts always travel as parameters, so of them only their being there counts; enum
 * values arrive as text too, and are told by their words.
 */
export function shapeOf(variables: Record<string, unknown>): string {
  let shape = ''
  for (const name in variables) shape += `${name}:${shapeOfValue(variables[name])},`
  return shape
}

/** The empty text too: as a page token it counts as none. */
const PLAIN_WORDS = new Set(['', ...enumValues()])

function enumValues(): string[] {
  const enums = Object.values(schema.getTypeMap()).filter(isEnumType)
  return enums.flatMap((type) => type.getValues().map(({ name }) => name))
}

function shapeOfValue(value: unknown): string {
  if (typeof value === 'string') return PLAIN_WORDS.has(value) ? JSON.stringify(value) : 's'
  if (Array.isArray(value)) return `[${value.map(shapeOfValue).join()}]`
  if (typeof value === 'object' && value !== null) return `{${shapeOf(value as Record<string, unknown>)}}`
  return String(value)
}
