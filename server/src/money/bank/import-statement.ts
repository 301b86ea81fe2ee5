import { modelNamed } from '@touchline/domain/models.ts'
import type { Layout } from '@touchline/domain/money/bank/statement-rows.ts'
import * as z from 'zod'
import { refuse, unauthorised } from '../../graphql/errors.ts'
import type { Action, WriteContext } from '../../graphql/write/rules.ts'
import { parsed } from '../../graphql/write/validate-input.ts'
import { keepStatement } from './keep-lines.ts'
import { readStatement, type Statement } from './read-statement.ts'

const LARGEST_FILE = 1_500_000
const column = z.int().min(0).max(100)

const Input = z.object({
  content: z.base64().max(LARGEST_FILE, 'This file is too large. Please export a shorter period.'),
  layout: z
    .object({
      skip: column,
      day: column,
      texts: z.array(column).min(1),
      amount: column.nullish(),
      moneyIn: column.nullish(),
      moneyOut: column.nullish(),
      order: z.enum(['MDY', 'DMY']),
    })
    .nullish(),
})

/** Imports a bank file (B-10): stores new lines, without booking anything. */
export const importStatement: Action = {
  model: modelNamed('User'),
  tokenWrites: null,
  async run(context, given) {
    if (context.caller.role !== 'ADMIN') throw unauthorised('importStatement', 'Mutation')
    const { content, layout } = parsed(Input, given)
    const mapped: Layout | null = layout
      ? {
          ...layout,
          amount: layout.amount ?? undefined,
          moneyIn: layout.moneyIn ?? undefined,
          moneyOut: layout.moneyOut ?? undefined,
        }
      : null
    const statement = await read(context, Buffer.from(content, 'base64'), mapped)
    if ('unknown' in statement) return outcome({ unknown: statement.unknown.rows })
    if (statement.lines.length === 0 && statement.problems.length === 0)
      refuse({ code: 'EMPTY_FILE', field: 'content', message: 'There are no lines in this file.' })
    const added = await keepStatement(context, statement.lines)
    return outcome({ added, known: statement.lines.length - added, problems: statement.problems })
  },
}

const outcome = (value: object) => ({
  typeName: 'ImportedStatement',
  texts: { outcome: JSON.stringify(value) },
})

async function read({ tx }: WriteContext, bytes: Uint8Array, mapped: Layout | null): Promise<Statement> {
  try {
    return await readStatement(bytes, async (key) => {
      if (mapped)
        await tx`
          insert into bank_layouts values (${key}, ${JSON.stringify(mapped)}::text::json)
          on conflict (key) do update set layout = excluded.layout`
      const [kept] = await tx<{ layout: string }[]>`select layout::text from bank_layouts where key = ${key}`
      return kept ? JSON.parse(kept.layout) : null
    })
  } catch (error) {
    if (error instanceof Error && 'severity' in error) throw error
    return refuse({
      code: 'UNREADABLE_FILE',
      field: 'content',
      message: 'This file can’t be read. Please export it as CSV, OFX or QFX.',
    })
  }
}
