import type * as z from 'zod'
import type { Refusal } from './refusal.ts'
import { statusWord } from './words.ts'

/** A place in a document, and what is wrong there in plain words. */
export interface Complaint {
  path: PropertyKey[]
  message: string
}

/** The first complaint for each place ('changes.0.day'), for the fields of a form. */
export function problemsByPlace(complaints: readonly Complaint[]): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const { path, message } of complaints) problems[path.join('.')] ??= message
  return problems
}

const MOST_COMPLAINTS = 3

/** Combines many complaints into one refusal: the first few in words, the rest as a count. */
export function refusalOf<Code extends string>(
  code: Code,
  document: string,
  complaints: readonly Complaint[],
): Refusal<Code> {
  const sentences = complaints
    .slice(0, MOST_COMPLAINTS)
    .map(({ path, message }) => `${[document, ...path].map(pathWord).join(', ')}: ${message}`)
  const more = complaints.length - sentences.length
  return {
    code,
    field: [document, ...(complaints[0]?.path ?? [])].join('.'),
    message: [...sentences, ...(more > 0 ? [`And ${more} more.`] : [])].join(' '),
  }
}

/** 1 → 'number 2', 'toParents' → 'to parents', 'FUN_DAY_WAIVER' → 'fun day waiver' */
function pathWord(part: PropertyKey): string {
  if (typeof part === 'number') return `number ${part + 1}`
  const name = String(part)
  if (name === name.toUpperCase()) return statusWord(name)
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

const WANTED: Record<string, string> = {
  array: 'This must be a list.',
  object: 'This must be a group of fields.',
  number: 'This must be a number.',
  int: 'This must be a whole number.',
}

/** Words for problems that the schemas do not word themselves. */
export function plainWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') return `There is no field ${issue.keys.join(', ')}.`
  if (issue.code !== 'invalid_type') return undefined
  return issue.input == null ? 'Please fill this in.' : WANTED[issue.expected]
}

/** Parses a JSON text; undefined if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
