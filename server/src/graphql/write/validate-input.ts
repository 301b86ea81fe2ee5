import { plainWords } from '@touchline/domain/complaints.ts'
import type * as z from 'zod'
import { badInput } from '../errors.ts'

const LONGEST_ID = 200

/** Clients may choose ids; they must fit into an index and a notification. */
export function checkId(id: string | null | undefined): void {
  if (id == null || (id !== '' && id.length <= LONGEST_ID && !id.includes('\0'))) return
  throw badInput(`id: This must be 1 to ${LONGEST_ID} characters that can be kept.`, {
    code: 'BAD_INPUT',
    field: 'id',
  })
}

/** Validates client input; refuses with a message that names the invalid fields. */
export function parsed<Value>(schema: z.ZodType<Value>, given: unknown): Value {
  const result = schema.safeParse(given, { error: plainWords })
  if (result.success) return result.data
  const fields = Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]))
  const sentences = Object.entries(fields).map(([field, message]) =>
    field ? `${field}: ${message}` : message,
  )
  throw badInput(sentences.join(' '), { code: 'BAD_INPUT', fields })
}
