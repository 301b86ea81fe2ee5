import { z } from 'zod'
import { isUrl } from '../start/is-url.ts'

const address = z
  .string()
  .refine(
    (text) => isUrl(text, ['postgres:', 'postgresql:']),
    'an address like postgres://user:password@host:5432/database',
  )

export const databaseVariables = {
  DATABASE_URL: address.optional(),
  DATABASE_DIRECT_URL: address.optional(),
  DATABASE_READ_URL: address.optional(),
}

type Variables = Partial<Record<keyof typeof databaseVariables, string>>

/** Without DATABASE_URL we use the bundled database, and DATABASE_DIRECT_URL would lead to a different one. */
export function checkDatabases(values: Variables, context: z.RefinementCtx): void {
  if (values.DATABASE_DIRECT_URL && !values.DATABASE_URL)
    context.addIssue({
      code: 'custom',
      path: ['DATABASE_URL'],
      message: 'set too, because DATABASE_DIRECT_URL is',
    })
}
