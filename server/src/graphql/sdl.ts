import {
  allFields,
  connectionsOf,
  eventsOf,
  type Field,
  fieldOf,
  type Model,
  type Operation,
} from '@touchline/domain/models/model-types.ts'
import { models } from '@touchline/domain/models.ts'
import { actionFields, actionTypes } from './sdl-actions.ts'
import { deskFields, deskTypes } from './sdl-desk.ts'
import { searchQuery, searchSdl, searchTypes } from './sdl-search.ts'
import { block, filterTypes, sharedSdl } from './sdl-shared.ts'

/** The GraphQL schema generated from `domain/models.ts`, in the form that Amplify's client tools expect. */
export function sdl(): string {
  const all = Object.values(models)
  return [
    sharedSdl,
    searchSdl,
    ...all.flatMap(modelTypes),
    actionTypes,
    deskTypes,
    block('type Query', [...all.flatMap(queries), ...deskFields]),
    block('type Mutation', [...all.flatMap(mutations), ...actionFields]),
    block('type Subscription', all.flatMap(subscriptions)),
  ].join('\n\n')
}

const sdlType = (field: Field) => {
  const type = field.list ? `[${field.type}]` : field.type
  return field.required ? `${type}!` : type
}

function modelTypes(model: Model): string[] {
  return [
    block(`type ${model.name}`, [...scalarFields(model), ...relationFields(model)]),
    block(`type Model${model.name}Connection`, [
      `items: [${model.name}]!`,
      'nextToken: String',
      'startedAt: AWSTimestamp',
    ]),
    filterInput(model),
    conditionInput(model),
    ...(eventsOf(model).length > 0 ? [subscriptionFilterInput(model)] : []),
    ...writeInputs(model),
    ...searchTypes(model),
  ]
}

const scalarFields = (model: Model) =>
  Object.entries({ ...allFields(model), ...model.computed }).map(
    ([name, field]) => `${name}: ${sdlType(field)}`,
  )

function relationFields(model: Model): string[] {
  const one = Object.values(model.references).map((reference) => `${reference.one}: ${reference.model}`)
  const many = Object.entries(connectionsOf(models, model.name)).map(
    ([name, { model: child }]) =>
      `${name}(filter: Model${child}FilterInput, sortDirection: ModelSortDirection, limit: Int, nextToken: String): Model${child}Connection`,
  )
  return [...one, ...many]
}

const filterFields = (model: Model) =>
  Object.entries(allFields(model))
    .filter(([name]) => !['_version', '_lastChangedAt'].includes(name))
    .map(([name, field]) => `${name}: Model${filterTypes[field.type]}Input`)

const combine = (type: string, ...operators: string[]) =>
  operators.map((operator) => (operator === 'not' ? `not: ${type}` : `${operator}: [${type}]`))

function filterInput(model: Model): string {
  const name = `Model${model.name}FilterInput`
  return block(`input ${name}`, [...filterFields(model), ...combine(name, 'and', 'or', 'not')])
}

function conditionInput(model: Model): string {
  const name = `Model${model.name}ConditionInput`
  const fields = filterFields(model).filter((line) => !line.startsWith('id:'))
  return block(`input ${name}`, [...fields, ...combine(name, 'and', 'or', 'not')])
}

function subscriptionFilterInput(model: Model): string {
  const name = `ModelSubscription${model.name}FilterInput`
  const fields = Object.entries({ id: { type: 'ID' as const }, ...model.fields }).map(
    ([field, { type }]) => `${field}: ModelSubscription${filterTypes[type]}Input`,
  )
  return block(`input ${name}`, [...fields, ...combine(name, 'and', 'or'), '_deleted: ModelBooleanInput'])
}

function writeInputs(model: Model): string[] {
  const own = Object.entries(model.fields).filter(([, field]) => !field.serverOnly)
  const optional = (field: Field) => sdlType({ ...field, required: undefined })
  const inputs = {
    create: [
      'id: ID',
      ...own.map(([name, field]) => `${name}: ${field.defaulted ? optional(field) : sdlType(field)}`),
    ],
    update: ['id: ID!', ...own.map(([name, field]) => `${name}: ${optional(field)}`)],
    delete: ['id: ID!'],
  }
  return model.operations.map((operation) =>
    block(`input ${inputName(model, operation)}`, [...inputs[operation], '_version: Int']),
  )
}

const capitalised = (word: string) => word[0]?.toUpperCase() + word.slice(1)
const inputName = (model: Model, operation: Operation) => `${capitalised(operation)}${model.name}Input`

function queries(model: Model): string[] {
  const connection = `Model${model.name}Connection`
  const filter = `filter: Model${model.name}FilterInput`
  const byIndex = model.indexQueries.map((query) => {
    const sort = query.sort ? `${query.sort}: ModelStringKeyConditionInput, ` : ''
    const keyType = fieldOf(model, query.key).type
    return `${query.name}(${query.key}: ${keyType}!, ${sort}sortDirection: ModelSortDirection, ${filter}, limit: Int, nextToken: String): ${connection}`
  })
  return [
    `get${model.name}(id: ID!): ${model.name}`,
    `list${model.plural}(${filter}, limit: Int, nextToken: String): ${connection}`,
    `sync${model.plural}(${filter}, limit: Int, nextToken: String, lastSync: AWSTimestamp): ${connection}`,
    ...byIndex,
    ...searchQuery(model),
  ]
}

const mutations = (model: Model) =>
  model.operations.map(
    (operation) =>
      `${operation}${model.name}(input: ${inputName(model, operation)}!, condition: Model${model.name}ConditionInput): ${model.name}`,
  )

const subscriptions = (model: Model) =>
  eventsOf(model).map(
    (operation) =>
      `on${capitalised(operation)}${model.name}(filter: ModelSubscription${model.name}FilterInput): ${model.name}`,
  )
