import type { Model } from '@touchline/domain/models/model-types.ts'
import type { SelectionNode } from 'graphql'
import type { Sql, Transaction } from '../../postgres/pool.ts'
import { visible } from '../access.ts'
import { guarded, isTooLarge, LARGEST_ANSWER, tooLarge } from '../answer-limit.ts'
import { signInEnded } from '../authenticate.ts'
import type { GraphQLErrorEntry } from '../errors.ts'
import { isWorthPreparing } from '../prepared.ts'
import { type Path, rowColumns } from '../read/row.ts'
import { openMarked } from '../read/sealed.ts'
import { Statement, type StatementInput } from '../statement.ts'

export interface Shown {
  /** Null when the row is not there, or not the caller's to see. */
  json: string | null
  refused: GraphQLErrorEntry[]
}

export interface RowView {
  model: Model
  selections: readonly SelectionNode[]
  path: Path
  /** A further predicate on the row, such as a subscription's filter. */
  where?: (statement: Statement, alias: string) => string
  /** The longest that it may be, where that is not as long as any answer. */
  largest?: number
}

/**
 * One row by id in the shape a client selected, tombstones included: the answer to a write or the body of an event.
 * Refused once what the caller showed has ended.
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

/** Throws a `Refusal` for a filter or a page that makes no sense. */
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
