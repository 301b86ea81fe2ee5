import { inEveryLanguage } from '../in-every-language.ts'
import type { Language } from '../languages.ts'
import { keysOf } from '../records.ts'
import * as en from './merge-fallbacks.texts.ts'
import * as hans from './merge-fallbacks.texts.zh-Hans.ts'
import * as hant from './merge-fallbacks.texts.zh-Hant.ts'

const fallbacksIn = inEveryLanguage(en, hans, hant)

/** What an email to a group can say about each family (N-4). */
export const MERGE_FIELDS = {
  firstName: { label: 'First name', example: 'Robin' },
  lastName: { label: 'Last name', example: 'Fraser' },
  children: { label: 'Children', example: 'Maya and Leo' },
  program: { label: 'Program', example: 'Fall training' },
  amountDue: { label: 'Amount due', example: '$128.00' },
  reference: { label: 'Reference', example: 'KX4-7MR' },
  kit: { label: 'Kit ready', example: 'Home jersey (YM)' },
  team: { label: 'Team', example: 'Richmond Dragons' },
} as const

export type MergeField = keyof typeof MERGE_FIELDS
export type FieldValues = Record<MergeField, string>

export const MERGE_FIELD_NAMES = keysOf(MERGE_FIELDS)

/** `{{name}}`, or `{{name|text to use if it is empty}}`. */
const FIELD = /\{\{([^{}|]*)(?:\|([^{}]*))?\}\}/g

const isField = (name: string): name is MergeField => Object.hasOwn(MERGE_FIELDS, name)

/** What is wrong with the fields of a text; null if each is known and closed. */
export function mergeProblem(text: string): string | null {
  for (const [whole, name = ''] of text.matchAll(FIELD))
    if (!isField(name.trim())) return unknownField(whole, name.trim())
  const rest = text.replace(FIELD, '')
  if (rest.includes('{{')) return 'A field isn’t closed: it starts with {{ and needs }} at the end.'
  if (rest.includes('}}')) return 'There’s a }} without a field before it. Write {{firstName}}, for example.'
  return null
}

function unknownField(whole: string, name: string): string {
  const meant = MERGE_FIELD_NAMES.find((known) => isNear(known.toLowerCase(), name.toLowerCase()))
  const help = meant ? `Did you mean {{${meant}}}?` : `Choose one of ${MERGE_FIELD_NAMES.join(', ')}.`
  return `There is no field ${whole}. ${help}`
}

/** True if they differ by one added, missing or wrong letter, or if one is the start of the other. */
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

/** The text as one family reads it. Text for empty fields is in the language of the text. */
export function merge(text: string, values: FieldValues, language: Language = 'en'): string {
  const fallbacks = fallbacksIn(language)
  return text.replace(FIELD, (whole, name: string, instead: string | undefined) => {
    const field = name.trim()
    if (!isField(field)) return whole
    return values[field] || (instead?.trim() ?? fallbacks[field])
  })
}
