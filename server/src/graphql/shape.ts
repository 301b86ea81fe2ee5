/**
 * What the SQL for a request depends on besides its document: which parts of its variables are there, and the values
 * that are written into the text. Texts always travel as parameters, so of them only their being there counts; enum
 * values arrive as text too, and are told by the names of the few places that take them.
 */
export function shapeOf(variables: Record<string, unknown>): string {
  let shape = ''
  for (const name in variables) shape += `${name}:${shapeOfValue(variables[name], name)},`
  return shape
}

/** Sort directions, and the empty text, which as a page token counts as none. */
const PLAIN_WORDS = ['ASC', 'DESC', '']

function shapeOfValue(value: unknown, name: string): string {
  if (typeof value === 'string')
    return name === 'attributeType' || PLAIN_WORDS.includes(value) ? JSON.stringify(value) : 's'
  if (Array.isArray(value)) return `[${value.map((item) => shapeOfValue(item, name)).join()}]`
  if (typeof value === 'object' && value !== null) return `{${shapeOf(value as Record<string, unknown>)}}`
  return String(value)
}
