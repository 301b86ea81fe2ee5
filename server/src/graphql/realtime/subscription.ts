import { hash } from 'node:crypto'
import { eventsOf, type Model } from '@touchline/domain/models/model-types.ts'
import { models } from '@touchline/domain/models.ts'
import { mayReadSome } from '../access.ts'
import { LARGEST_EVENT, refuseTooLarge } from '../answer-limit.ts'
import { type Caller, VISITOR } from '../caller.ts'
import { chargeEvent } from '../charge-request.ts'
import type { Service } from '../context.ts'
import { documentFrom, sizeOf, variablesFor } from '../document.ts'
import { badInput, Refusal } from '../errors.ts'
import { admitDocument } from '../new-document.ts'
import { type Filter, filterSql } from '../read/filter.ts'
import { type Selected, selected } from '../read/selection.ts'
import { constant, Statement, type StatementInput } from '../statement.ts'
import type { Action } from '../write/rows.ts'
import { type RowView, rowStatement, showRow } from '../write/show.ts'

const sources = new Map<string, { model: Model; action: Action }>()
const actions = { create: 'CREATE', update: 'UPDATE', delete: 'DELETE' } as const
for (const model of Object.values(models))
  for (const operation of eventsOf(model)) {
    const word = operation[0]?.toUpperCase() + operation.slice(1)
    sources.set(`on${word}${model.name}`, { model, action: actions[operation] })
  }

/** A validated subscription of one client. */
export interface Subscription {
  model: Model
  action: Action
  caller: Caller
  /** The response key under which events are sent. */
  key: string
  /** Subscriptions with the same question share one payload; null if the payload is for this listener alone. */
  question: string | null
  /** Throws once the network has used up its limit for events. */
  charge(address: string): Promise<void>
  /** The row with the fields this listener selected and may see; null if the event is not for them. */
  show(id: string): Promise<string | null>
}

interface Request {
  query: string
  variables: Record<string, unknown>
}

export function subscriptionFrom(service: Service, request: Request, caller: Caller): Subscription {
  const { source, field, size, input, wanted } = subscribed(service, request, caller)
  // With an error type that contains "unauthorised", the client would drop all subscriptions on the socket.
  if (!mayReadSome(source.model, caller))
    throw new Refusal(
      'SubscriptionDenied',
      `Permission denied: Not Authorized to access ${field.name} on type Subscription`,
    )
  // Refuse an invalid filter now, when the client can see the error, instead of at the first event.
  rowStatement(input, wanted, '')
  return {
    ...source,
    caller,
    key: field.key,
    question: caller === VISITOR ? hash('sha256', JSON.stringify(request)) : null,
    async charge(address) {
      await admitDocument(service, address, request.query)
      chargeEvent(service, address, size)
    },
    // Parse again: a cached document costs nothing, and keeping any other would use memory while the client listens.
    async show(id) {
      const { input, wanted } = subscribed(service, request, caller)
      return (await showRow(service.sql, input, wanted, id)).json
    },
  }
}

/** Parses the request; throws a `Refusal` if it is not a valid subscription. */
function subscribed(service: Service, request: Request, caller: Caller) {
  const document = documentFrom(request.query)
  if (document.errors) throw badInput(document.errors.map((error) => error.message).join(' '))
  const { operation, fragments } = document.value
  if (operation.operation !== 'subscription') throw badInput('Only subscriptions are served here.')
  const variables = variablesFor(document.value, request.variables)
  if (variables.errors) throw badInput(variables.errors.map((error) => error.message).join(' '))
  const size = sizeOf(document.value, variables.value)
  refuseTooLarge(size, LARGEST_EVENT)
  const input: StatementInput = {
    caller,
    variables: variables.value,
    fragments,
    pageSecret: service.pageSecret,
    now: service.now(),
  }
  const [field] = selected(new Statement(input), operation.selectionSet.selections)
  const source = field && sources.get(field.name)
  if (!field || !source) throw badInput('Subscribe to exactly one event.')
  return { source, field, size, input, wanted: wantedRow(input, source.model, field) }
}

function wantedRow(input: StatementInput, model: Model, field: Selected): RowView {
  const { filter } = new Statement(input).argumentsOf('Subscription', field).now as { filter?: Filter | null }
  return {
    model,
    selections: field.selections,
    path: [field.key],
    largest: LARGEST_EVENT,
    where: filter ? (statement, alias) => filterSql(statement, model, alias, constant(filter)) : undefined,
  }
}
