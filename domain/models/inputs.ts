import * as z from 'zod'
import type { Field, Model, Named } from './model-types.ts'
import type { CreateInput, UpdateInput } from './rows.ts'

export const LONGEST_TEXT = 4_000
export const LONGEST_JSON = 500_000
export const LONGEST_LIST = 100
const LONGEST_CHOICE = 100

/** What a client may send to create a row: known values, trimmed text, and nothing the database would reject. */
export function createInput<Name extends string>(model: Named<Name>): z.ZodType<CreateInput<Name>>
export function createInput(model: Model): z.ZodType<Record<string, unknown>> {
  return inputSchema(model, 'create')
}

/** What a client may send to change a row. A missing field keeps its value; null clears one that may be empty. */
export function updateInput<Name extends string>(model: Named<Name>): z.ZodType<UpdateInput<Name>>
export function updateInput(model: Model): z.ZodType<Record<string, unknown>> {
  return inputSchema(model, 'update')
}

const made = new Map<string, z.ZodType<Record<string, unknown>>>()

function inputSchema(model: Model, kind: 'create' | 'update'): z.ZodType<Record<string, unknown>> {
  const key = `${kind} ${model.name}`
  let schema = made.get(key)
  if (!schema) {
    const fields = Object.entries(model.fields).filter(([, field]) => !field.serverOnly)
    schema = z.strictObject(
      Object.fromEntries(fields.map(([name, field]) => [name, inputField(field, kind)])),
    )
    made.set(key, schema)
  }
  return schema
}

function inputField(field: Field, kind: 'create' | 'update'): z.ZodType {
  const value = field.list
    ? z.array(fieldValue(field)).max(LONGEST_LIST, 'This list is too long.')
    : fieldValue(field)
  if (!field.required) return value.nullish()
  return kind === 'create' && !field.defaulted ? value : value.optional()
}

function choice(values: readonly string[], beginning: string | undefined): z.ZodType {
  const message = `Choose one of ${values.join(', ')}.`
  if (beginning === undefined) return z.enum(values, message)
  return plainText(LONGEST_CHOICE).refine(
    (text) => values.includes(text) || text.startsWith(beginning),
    message,
  )
}

function fieldValue(field: Field): z.ZodType {
  if (field.oneOf) return choice(field.oneOf, field.orBeginning)
  if (field.hundredths) return hundredths
  switch (field.type) {
    case 'Int':
      return z.int('This must be a whole number.')
    case 'Float':
    case 'AWSTimestamp':
      return z.number()
    case 'Boolean':
      return z.boolean()
    case 'AWSJSON':
      return plainText(LONGEST_JSON)
    case 'ID':
    case 'String':
    case 'AWSDate':
    case 'AWSDateTime':
      if (field.folded) return emailAddress
      return field.required ? text(field.longest).min(1, 'Please fill this in.') : text(field.longest)
  }
}

/** PostgreSQL cannot store the zero character, and would replace half a surrogate pair with another character. */
export const isKeepable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

const plainText = (longest: number) =>
  z
    .string()
    .max(longest, `This is too long: at most ${longest} characters.`)
    .refine(isKeepable, 'This holds a character that cannot be kept.')

const text = (longest = LONGEST_TEXT) => plainText(longest).trim()

const emailAddress = text()
  .min(1, { error: 'Please fill this in.', abort: true })
  .max(254, 'This is too long for an email address.')
  .regex(/^[^\s@]+@[^\s@]+$/, 'Please enter an email address, like name@example.org.')

const hundredths = z
  .number()
  .min(0, 'This cannot be below zero.')
  .max(1_000_000, 'This is too much.')
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'At most two decimals, please.')
