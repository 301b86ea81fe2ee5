import { eventsOf, type Model } from '@touchline/domain/models/model-types.ts'
import { models } from '@touchline/domain/models.ts'
import { mayReadSome } from '../access.ts'
import { LARGEST_EVENT, refuseTooLarge } from '../answer-limit.ts'
import type { Caller } from '../caller.ts'
import type { Service } from '../context.ts'
import { documentFrom, sizeOf, variablesFor } from '../document.ts'
import { badInput, Refusal } from '../errors.ts'
import { type Filter, filterSql } from '../read/filter.ts'
import { type Selected, selected } from '../read/selection.ts'
import { constant, Statement, type StatementInput } from '../statement.ts'
import type { Action } from '../write/rows.ts'
import { rowStatement, showRow } from '../write/show.ts'

const sources = new Map<string, { model: Model; action: Action }>()
const actions = { create: 'CREATE', update: 'UPDATE', delete: 'DELETE' } as const
for (const model of Object.values(models))
  for (const operation of eventsOf(model)) {
    const word = operation[0]?.toUpperCase() + operation.slice(1)
    sources.set(`on${word}${model.name}`, { model, action: actions[operation] })
  }

/** What somebody listens to. */
export interface Subscription {
  model: Model
  action: Action
  caller: Caller
  /** The response key under which events are sent. */
  key: string
  /** The row as this listener may see it and asked for it; null when the event is not for them. */
  show(id: string): Promise<string | null>
}

export function subscriptionFrom(
  service: Service,
  request: { query: string; variables: Record<string, unknown> },
  caller: Caller,
): Subscription {
  const document = documentFrom(request.query)
  if (document.errors) throw badInput(document.errors.map((error) => error.message).join(' '))
  const { operation, fragments } = document.value
  if (operation.operation !== 'subscription') throw badInput('Only subscriptions are served here.')
  const variables = variablesFor(document.value, request.variables)
  if (variables.errors) throw badInput(variables.errors.map((error) => error.message).join(' '))
  refuseTooLarge(sizeOf(document.value, variables.value), LARGEST_EVENT)
  const input = {
    caller,
    variables: variables.value,
    fragments,
    pageSecret: service.pageSecret,
    now: service.now(),
  }
  const [field] = selected(new Statement(input), operation.selectionSet.selections)
  const source = field && sources.get(field.name)
  if (!field || !source) throw badInput('Subscribe to exactly one event.')
  // Any type of error that says "unauthorised" makes the client drop every subscription it has on the socket.
  if (!mayReadSome(source.model, caller))
    throw new Refusal(
      'SubscriptionDenied',
      `Permission denied: Not Authorized to access ${field.name} on type Subscription`,
    )
  return { ...source, caller, key: field.key, show: shower(service, input, source.model, field) }
}

function shower(
  service: Service,
  input: StatementInput,
  model: Model,
  field: Selected,
): Subscription['show'] {
  const { filter } = new Statement(input).argumentsOf('Subscription', field).now as { filter?: Filter | null }
  const wanted = {
    model,
    selections: field.selections,
    path: [field.key],
    largest: LARGEST_EVENT,
    where: filter
      ? (statement: Statement, alias: string) => filterSql(statement, model, alias, constant(filter))
      : undefined,
  }
  // What makes no sense is refused at the start, where its sender can read it, and not at the first event.
  rowStatement(input, wanted, '')
  return async (id) => (await showRow(service.sql, { ...input, now: service.now() }, wanted, id)).json
}
