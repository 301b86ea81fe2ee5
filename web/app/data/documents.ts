import type { IndexQuery } from '@touchline/domain/models/model-types.ts'
import { browserModelNamed } from './browser-model-named.ts'
import type { BrowserModel } from './browser-models.ts'

/** The text of an operation and the root field that holds its answer; without a field, the answer is the whole data. */
export interface Document {
  query: string
  field?: string
  /** How long to wait for the answer, where it may take longer than usual. */
  seconds?: number
}

export type IndexName =
  | 'usersByEmail'
  | 'playersByUserPlayersId'
  | 'playerProgramRegistrationsByStatus'
  | 'kitOrdersByStatus'
  | 'kitOrdersByPlayerKitOrdersIdAndStatus'

const UPDATED = ['User', 'Player', 'Season', 'Program', 'PlayerProgramRegistration', 'KitOrder', 'Discount']
const GETTABLE = [...UPDATED, 'ProgramFee']
const LISTED = [...GETTABLE, 'AppliableDiscount', 'RegistrationDiscount']

const PAGING = { limit: 'Int', nextToken: 'String' }
const TOMBSTONE = 'id _deleted _version'

export const listDocument = templates('query', LISTED, (model) => {
  const variables = { filter: `Model${model.name}FilterInput`, ...PAGING }
  return operation('query', `list${model.plural}`, variables, connection(model))
})

export const getDocument = templates('query', GETTABLE, (model) =>
  operation('query', `get${model.name}`, { id: 'ID!' }, scalars(model)),
)

export const createDocument = templates('create mutation', LISTED, (model) =>
  operation('mutation', `create${model.name}`, conditionalInput('Create', model), scalars(model)),
)

export const updateDocument = templates('update mutation', UPDATED, (model) =>
  operation('mutation', `update${model.name}`, conditionalInput('Update', model), scalars(model)),
)

export const deleteDocument = templates('delete mutation', GETTABLE, (model) =>
  operation('mutation', `delete${model.name}`, { input: `Delete${model.name}Input!` }, TOMBSTONE),
)

export const indexDocuments = Object.fromEntries(
  LISTED.map(browserModelNamed).flatMap((model) =>
    model.indexQueries.map((index) => [index.name, indexDocument(model, index)]),
  ),
) as Record<IndexName, Document>

function templates(kind: string, names: string[], write: (model: BrowserModel) => Document) {
  const documents = new Map(names.map((name) => [name, write(browserModelNamed(name))]))
  return (model: string): Document => {
    const document = documents.get(model)
    if (!document) throw new Error(`No ${kind} template found for model: ${model}`)
    return document
  }
}

function indexDocument(model: BrowserModel, { name, key, sort }: IndexQuery): Document {
  const { types } = model
  const variables = {
    [key]: `${types[key]}!`,
    ...(sort && { [sort]: `Model${types[sort]}KeyConditionInput` }),
    sortDirection: 'ModelSortDirection',
    filter: `Model${model.name}FilterInput`,
    ...PAGING,
  }
  return operation('query', name, variables, connection(model))
}

function operation(
  kind: 'query' | 'mutation',
  field: string,
  variables: Record<string, string>,
  selection: string,
): Document {
  const name = field.charAt(0).toUpperCase() + field.slice(1)
  const declared = Object.entries(variables).map(([variable, type]) => `$${variable}: ${type}`)
  const passed = Object.keys(variables).map((variable) => `${variable}: $${variable}`)
  const query = `${kind} ${name}(${declared.join(', ')}) { ${field}(${passed.join(', ')}) { ${selection} } }`
  return { query, field }
}

function conditionalInput(verb: string, model: BrowserModel) {
  return { input: `${verb}${model.name}Input!`, condition: `Model${model.name}ConditionInput` }
}

function connection(model: BrowserModel) {
  return `items { ${scalars(model)} } nextToken`
}

function scalars(model: BrowserModel) {
  return Object.keys(model.types).join(' ')
}
