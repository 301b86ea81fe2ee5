import { models } from '@touchline/domain/models.ts'
import { crowdRefusal, MOST_IN_TURN } from '@touchline/domain/registrations/family-limits.ts'
import { MOST_WRITES } from '../../limits/limit-table.ts'
import { Turns } from '../../turns.ts'
import { writeActions } from '../../write-actions.ts'
import { LARGEST_ANSWER, tooLarge } from '../answer-limit.ts'
import { NotAuthenticated } from '../authenticate.ts'
import type { Caller } from '../caller.ts'
import type { Service } from '../context.ts'
import type { Document } from '../document.ts'
import {
  badInput,
  entryFor,
  type GraphQLErrorEntry,
  refusalFrom,
  ruleRefusal,
  unauthorised,
} from '../errors.ts'
import { faultRefusal } from '../fault.ts'
import { type Selected, selected } from '../read/selection.ts'
import { Statement, type StatementInput } from '../statement.ts'
import { runAction } from './action.ts'
import { asRefusal } from './constraint-sentences.ts'
import { inTransaction } from './in-transaction.ts'
import type { ActionName } from './rules.ts'
import type { Shown } from './show.ts'
import { type Write, type WriteArguments, writeRow } from './write.ts'
import { writeAlone } from './write-alone.ts'

const writes = new Map<string, Write>()
for (const model of Object.values(models))
  for (const operation of model.operations) writes.set(`${operation}${model.name}`, { model, operation })

/** The first statement looks up the caller. */
const READS_FIRST = { readsFirst: true }

/** Of the 20 connections in `openPool`, so that reads and sign-ins still get one. */
const ordinary = new Turns({ atOnce: 10 })
/**
 * On an opening night, everybody wants the same lock. They queue here, where they hold no connection and no statement
 * timeout applies: one runs and one is ready to follow. A full queue refuses at once instead of timing out (E-22).
 */
const crowded = new Turns({
  isFirstCome: true,
  atOnce: 2,
  waiting: MOST_IN_TURN,
  refusal: () => ruleRefusal(crowdRefusal()),
})

export interface Answer {
  data: string
  errors: GraphQLErrorEntry[]
  /** False if everything was refused, since each change is all or nothing. A failed one may have been committed. */
  mayHaveChanged: boolean
}

/** Runs the fields of a mutation in sequence, as GraphQL requires, each in its own transaction. */
export async function runMutation(
  service: Service,
  document: Document,
  variables: Record<string, unknown>,
  /** Each network has its own queue. */
  { caller, address }: { caller: Caller; address: string },
): Promise<Answer> {
  const { pageSecret } = service
  const input = { caller, variables, fragments: document.fragments, pageSecret, now: service.now() }
  const parts: string[] = []
  const errors: GraphQLErrorEntry[] = []
  let length = 0
  let mayHaveChanged = false
  const fields = selected(new Statement(input), document.operation.selectionSet.selections)
  if (fields.length > MOST_WRITES)
    throw badInput(`At most ${MOST_WRITES} changes are made in one request: please send them in several.`)
  for (const field of fields) {
    try {
      // Committed fields stay; do not start one whose result no longer fits into the response.
      if (length > LARGEST_ANSWER) throw tooLarge()
      const json = await runField(service, { ...input, address }, field, errors)
      mayHaveChanged = true
      length += json.length
      parts.push(`"${field.key}":${json}`)
    } catch (error) {
      if (error instanceof NotAuthenticated) throw error
      const refusal = refusalFrom(error) ?? asRefusal(error)
      mayHaveChanged ||= refusal === null
      errors.push(entryFor(refusal ?? faultRefusal(service.log, error), [field.key], field.node))
      parts.push(`"${field.key}":null`)
    }
  }
  return { data: `{${parts.join(',')}}`, errors, mayHaveChanged }
}

/** Whether a mutation writes one row and returns it. */
export const isRowWrite = (name: string): boolean => !isAction(name) && writes.has(name)

const isAction = (name: string): name is ActionName => Object.hasOwn(writeActions, name)

/** Only narrows the type, because the schema has validated the arguments. */
const areOfWrite = (args: object): args is WriteArguments =>
  'input' in args && typeof args.input === 'object' && args.input !== null

async function runField(
  service: Service,
  { address, ...input }: StatementInput & { address: string },
  field: Selected,
  errors: GraphQLErrorEntry[],
): Promise<string> {
  if (field.name === '__typename') return '"Mutation"'
  // Refuse visitors early, so that they do not take up a slot.
  if (input.caller.role === 'VISITOR') throw unauthorised(field.name, 'Mutation')
  const { links, takesCards } = service
  const args = new Statement(input).argumentsOf('Mutation', field).now
  const run = async (): Promise<Shown> => {
    if (isAction(field.name)) {
      const action = [field.name, writeActions[field.name]] as const
      const inputs = { ...input, links, takesCards }
      return inTransaction(service.sql, (tx) => runAction(tx, action, args.input, field, inputs), READS_FIRST)
    }
    const write = writes.get(field.name)
    if (!write || !areOfWrite(args)) throw new Error(`No write for the mutation ${field.name}`)
    const wanted = { model: write.model, selections: field.selections, path: [field.key] }
    const asked = { ...input, links }
    return (
      (await writeAlone(service.sql, write, args, wanted, asked)) ??
      inTransaction(service.sql, (tx) => writeRow(tx, write, args, wanted, asked), READS_FIRST)
    )
  }
  const turns = isAction(field.name) && writeActions[field.name].isCrowded ? crowded : ordinary
  const { json, refused } = await turns.run(run, address)
  errors.push(...refused)
  return json ?? 'null'
}
