import { keysOf } from '../records.ts'

/** What an email to a group can say about each family, and what stands there when there is nothing to say (N-4). */
export const MERGE_FIELDS = {
  firstName: { label: 'First name', fallback: 'there', example: 'Robin' },
  lastName: { label: 'Last name', fallback: 'family', example: 'Fraser' },
  children: { label: 'Children', fallback: 'your player', example: 'Maya and Leo' },
  program: { label: 'Program', fallback: 'our program', example: 'Fall training' },
  amountDue: { label: 'Amount due', fallback: '$0.00', example: '$128.00' },
  reference: { label: 'Reference', fallback: 'your child’s name', example: 'KX4-7MR' },
  kit: { label: 'Kit ready', fallback: 'your order', example: 'Home jersey (YM)' },
  team: { label: 'Team', fallback: 'our team', example: 'Richmond Dragons' },
} as const

export type MergeField = keyof typeof MERGE_FIELDS
export type FieldValues = Record<MergeField, string>

export const MERGE_FIELD_NAMES = keysOf(MERGE_FIELDS)

/** `{{name}}`, or `{{name|what to say instead}}`. */
const FIELD = /\{\{([^{}|]*)(?:\|([^{}]*))?\}\}/g

const isField = (name: string): name is MergeField => Object.hasOwn(MERGE_FIELDS, name)

/** What is wrong with the fields of a text; null when each is known and closed. */
export function mergeProblem(text: string): string | null {
  for (const [whole, name = ''] of text.matchAll(FIELD))
    if (!isField(name.trim())) return unknownField(whole, name.trim())
  const rest = text.replace(FIELD, '')
  if (rest.includes('{{')) return 'A field is not closed: it begins with {{ and needs }} at its end.'
  if (rest.includes('}}')) return 'There is }} without a field before it. Write {{firstName}}, for example.'
  return null
}

function unknownField(whole: string, name: string): string {
  const meant = MERGE_FIELD_NAMES.find((known) => isNear(known.toLowerCase(), name.toLowerCase()))
  const help = meant ? `Did you mean {{${meant}}}?` : `Choose one of ${MERGE_FIELD_NAMES.join(', ')}.`
  return `There is no field ${whole}. ${help}`
}

/** The same but for one letter too many, too few or wrong, or one the beginning of the other. */
function isNear(known: string, typed: string): boolean {
  if (typed.length > 3 && (known.startsWith(typed) || typed.startsWith(known))) return true
  if (Math.abs(known.length - typed.length) > 1 || typed.length < 3) return false
  let start = 0
  while (start < known.length && known[start] === typed[start]) start += 1
  let end = 0
  while (end < Math.min(known.length, typed.length) - start && known.at(-1 - end) === typed.at(-1 - end))
    end += 1
  return Math.max(known.length, typed.length) - start - end <= 1
}

/** The text as one family reads it. */
export function merge(text: string, values: FieldValues): string {
  return text.replace(FIELD, (whole, name: string, instead: string | undefined) => {
    const field = name.trim()
    if (!isField(field)) return whole
    return values[field] || (instead?.trim() ?? MERGE_FIELDS[field].fallback)
  })
}
