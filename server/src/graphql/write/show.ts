import type { Model } from '@touchline/domain/models/model-types.ts'
import type { SelectionNode } from 'graphql'
import type { Sql, Transaction } from '../../postgres/pool.ts'
import { isWorthPreparing } from '../../postgres/prepared.ts'
import { visible } from '../access.ts'
import { guarded, isTooLarge, LARGEST_ANSWER, tooLarge } from '../answer-limit.ts'
import { signInEnded } from '../authenticate.ts'
import type { GraphQLErrorEntry } from '../errors.ts'
import { type Path, rowColumns } from '../read/row.ts'
import { openMarked } from '../read/sealed.ts'
import { Statement, type StatementInput } from '../statement.ts'

export interface Shown {
  /** Null if the row does not exist or the caller may not see it. */
  json: string | null
  refused: GraphQLErrorEntry[]
}

export interface RowView {
  model: Model
  selections: readonly SelectionNode[]
  path: Path
  /** An additional predicate on the row, such as a subscription's filter. */
  where?: (statement: Statement, alias: string) => string
  /** The maximum size, if it differs from that of a response. */
  largest?: number
}

/**
 * One row by id with the selected fields, including tombstones: the response to a write, or the payload of an event.
 * Refuses if the caller's credentials are no longer valid.
 */
export async function showRow(
  sql: Sql | Transaction,
  input: StatementInput,
  wanted: RowView,
  id: string,
): Promise<Shown> {
  const { text, statement } = rowStatement(input, wanted, id)
  const [row] = await sql.unsafe(text, statement.bind(), { prepare: isWorthPreparing(text) }).execute()
  if (!row) throw signInEnded()
  if (isTooLarge(row, wanted.largest)) throw tooLarge(wanted.largest)
  const json: string | null = row.json
  return { json: json && statement.hasSealed ? openMarked(json) : json, refused: statement.errors }
}

/** Throws a `Refusal` for an invalid filter or page. */
export function rowStatement(
  input: StatementInput,
  { model, selections, path, where, largest = LARGEST_ANSWER }: RowView,
  id: string,
): { text: string; statement: Statement } {
  const statement = new Statement(input)
  const columns = rowColumns(statement, model, 't', selections, path)
  const predicates = [`t.id = ${statement.param(() => id, 'text')}`, visible(statement, model, 't')]
  if (where) predicates.push(where(statement, 't'))
  const text = `select (select row_to_json("$row") from (select ${columns} from ${model.table} t where ${predicates.join(' and ')}) "$row") as json`
  return { text: statement.finish(text, (select) => guarded(select, ['json'], largest)), statement }
}
