import { execute as executeIntrospection, Kind, type OperationDefinitionNode } from 'graphql'
import { inTime } from '../postgres/pool.ts'
import { readsFrom } from '../postgres/reads.ts'
import { traced } from '../traces.ts'
import { isTooLarge, refuseTooLarge, tooLarge } from './answer-limit.ts'
import { NotAuthenticated, signInEnded } from './authenticate.ts'
import type { Caller } from './caller.ts'
import { chargeAnswer, chargeChanges, chargeExpected, inTurn } from './charge-request.ts'
import type { Service } from './context.ts'
import { type Document, documentFrom, sizeOf, variablesFor } from './document.ts'
import { badInput, entryFor, refusalFrom } from './errors.ts'
import { faultRefusal } from './fault.ts'
import { type Bound, planFor } from './plan.ts'
import { selected } from './read/selection.ts'
import { schema } from './schema.ts'
import { runMutation } from './write/mutation.ts'

export interface Request {
  query: string
  variables: Record<string, unknown>
}

/** The result of a request. */
export interface Answered {
  text: string
  /** Whether the response is complete: nothing was refused or failed. */
  isWhole: boolean
  /** Whether something may have been changed. If not, the request can be repeated safely. */
  mayHaveChanged: boolean
}

/** Runs a request. Errors become part of the response, because the Amplify client retries by HTTP status. */
export async function execute(
  service: Service,
  request: Request,
  caller: Caller,
  /** The network to charge; null for requests that the site itself makes. */
  address: string | null = null,
): Promise<Answered> {
  const document = documentFrom(request.query)
  if (document.errors) return answer('null', document.errors)
  const variables = variablesFor(document.value, request.variables)
  if (variables.errors) return answer('null', variables.errors)
  try {
    const { operation } = document.value
    const size = sizeOf(document.value, variables.value)
    // Checked first, so that this refusal does not depend on how much of its limit the network has left.
    refuseTooLarge(size)
    const runOf = () =>
      traced(nameOf(operation), () =>
        run(service, document.value, variables.value, { caller, address: address ?? '' }),
      )
    if (address === null) return await runOf()
    const charged = async () => {
      chargeExpected(service, caller, address, size)
      if (operation.operation === 'mutation')
        chargeChanges(service, caller, address, changesIn(document.value, variables.value))
      const answered = await runOf()
      chargeAnswer(service, caller, address, answered.text)
      return answered
    }
    // Only reads wait here: writes wait for locks and have queues of their own.
    return await (operation.operation === 'query' ? inTurn(address, charged) : charged())
  } catch (error) {
    if (error instanceof NotAuthenticated) throw error
    const refusal = refusalFrom(error)
    const mayHaveChanged = refusal === null && document.value.operation.operation === 'mutation'
    return answer('null', [entryFor(refusal ?? faultRefusal(service.log, error), null)], mayHaveChanged)
  }
}

/** Each field of a mutation counts as one change. */
const changesIn = ({ operation, fragments }: Document, variables: Record<string, unknown>): number =>
  selected({ fragments, live: { variables } }, operation.selectionSet.selections).length

/** From the schema's field names, because the client chooses the operation name. */
const nameOf = ({ operation, selectionSet }: OperationDefinitionNode): string =>
  `${operation} ${selectionSet.selections
    .slice(0, MOST_NAMED)
    .map((one) => (one.kind === Kind.FIELD ? one.name.value : 'fragment'))
    .join(', ')}`
const MOST_NAMED = 3

async function run(
  service: Service,
  document: Document,
  variables: Record<string, unknown>,
  who: { caller: Caller; address: string },
): Promise<Answered> {
  const { operation } = document
  if (operation.operation === 'subscription')
    throw badInput('Subscriptions are served over the realtime endpoint.')
  if (operation.operation === 'mutation') {
    const { data, errors, mayHaveChanged } = await runMutation(service, document, variables, who)
    return answer(data, errors, mayHaveChanged)
  }
  if (document.isAboutSchema) return introspect(service, document, variables)
  return runQuery(service, document, variables, who.caller)
}

async function runQuery(
  service: Service,
  document: Document,
  variables: Record<string, unknown>,
  caller: Caller,
): Promise<Answered> {
  const live = { caller, variables, pageSecret: service.pageSecret, now: service.now() }
  const plan = planFor(document, live)
  const { assemble, statement, deskReads } = plan
  const row = await rowOf(service, plan)
  if (deskReads.length === 0) return answer(assemble(row), statement.errors)
  const errors = [...statement.errors]
  for (const { field, column, isFromMain, plan: planned, read, textOf } of deskReads)
    try {
      const reads = isFromMain ? readsFrom(service.sql) : service.reads
      const found = planned
        ? planned.result(JSON.parse(String(row[column])), live)
        : await reads.run((sql) => read({ ...service, sql, now: live.now }, live))
      row[column] = textOf(found)
    } catch (error) {
      row[column] = null
      if (error instanceof NotAuthenticated) throw error
      const refusal = refusalFrom(error) ?? faultRefusal(service.log, error)
      errors.push(entryFor(refusal, [field.key], field.node))
    }
  return answer(assemble(row), errors)
}

async function rowOf({ reads }: Service, { sql, params }: Bound): Promise<Record<string, unknown>> {
  const row = await traced('database read', () => inTime(reads.row(sql, params)))
  if (!row) throw signInEnded()
  if (isTooLarge(row)) throw tooLarge()
  return row
}

const answer = (data: string, errors: readonly object[], mayHaveChanged = false): Answered => ({
  text: errors.length === 0 ? `{"data":${data}}` : `{"data":${data},"errors":${JSON.stringify(errors)}}`,
  isWhole: errors.length === 0,
  mayHaveChanged,
})

async function introspect(
  service: Service,
  document: Document,
  variables: Record<string, unknown>,
): Promise<Answered> {
  if (!service.introspection) throw badInput('Introspection is switched off here.')
  const definitions = [document.operation, ...document.fragments.values()]
  const { data, errors } = await executeIntrospection({
    schema,
    document: { kind: Kind.DOCUMENT, definitions },
    variableValues: variables,
  })
  return answer(JSON.stringify(data ?? null), errors ?? [])
}
