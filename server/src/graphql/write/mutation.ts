import { models } from '@touchline/domain/models.ts'
import type { Caller } from '../caller.ts'
import type { Service } from '../context.ts'
import type { Document } from '../document.ts'
import { entryFor, type GraphQLErrorEntry, Refusal } from '../errors.ts'
import { faultRefusal } from '../fault.ts'
import { argumentsOf, type Selected, selected } from '../read/selection.ts'
import { Statement } from '../statement.ts'
import { asRefusal } from './constraint-sentences.ts'
import { type Write, type WriteArguments, writeRow } from './write.ts'

const writes = new Map<string, Write>()
for (const model of Object.values(models))
  for (const operation of model.operations) writes.set(`${operation}${model.name}`, { model, operation })

export interface Answer {
  data: string
  errors: GraphQLErrorEntry[]
}

/** Runs the fields of a mutation one after another, each in a transaction of its own, as GraphQL has it. */
export async function runMutation(
  service: Service,
  document: Document,
  variables: Record<string, unknown>,
  caller: Caller,
): Promise<Answer> {
  const statement = new Statement({
    ...service,
    caller,
    variables,
    fragments: document.fragments,
    now: service.now(),
  })
  const parts: string[] = []
  const errors: GraphQLErrorEntry[] = []
  for (const field of selected(statement, document.operation.selectionSet.selections)) {
    try {
      parts.push(`"${field.key}":${await runField(service, statement, field, errors)}`)
    } catch (error) {
      const refusal =
        error instanceof Refusal ? error : (asRefusal(error) ?? faultRefusal(service.log, error))
      errors.push(entryFor(refusal, [field.key]))
      parts.push(`"${field.key}":null`)
    }
  }
  return { data: `{${parts.join(',')}}`, errors }
}

async function runField(
  service: Service,
  statement: Statement,
  field: Selected,
  errors: GraphQLErrorEntry[],
): Promise<string> {
  if (field.name === '__typename') return '"Mutation"'
  const write = writes.get(field.name)
  if (!write) throw new Error(`No write for the mutation ${field.name}`)
  const args = argumentsOf(statement, 'Mutation', field) as unknown as WriteArguments
  const wanted = { model: write.model, selections: field.selections, path: [field.key] }
  const { json, refused } = await service.sql.begin((tx) => writeRow(tx, write, args, wanted, statement))
  errors.push(...refused)
  return json ?? 'null'
}
