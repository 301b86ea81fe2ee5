import {
  allFields,
  columnName,
  type Field,
  fieldOf,
  type Model,
  orderUnderKey,
} from '@touchline/domain/models/model-types.ts'
import { modelNamed, models } from '@touchline/domain/models.ts'
import { foreignKeyName, identifier } from './names.ts'

/**
 * The tables as `domain/models.ts` defines them. Migrations are written by hand; a test runs these statements in an
 * empty schema and compares the two catalogues, so that they cannot drift apart.
 */
export function ddl(): string {
  const tables = Object.values(models)
  return [...tables.map(createTable), ...tables.flatMap(foreignKeys), ...tables.flatMap(indexes)].join('\n\n')
}

function columnType(field: Field): string {
  if (field.list) return 'text[]'
  if (field.hundredths) return 'integer'
  const types: Record<Field['type'], string> = {
    ID: 'text collate "C"',
    String: field.oneOf || field.folded ? 'text collate "C"' : 'text',
    Int: 'integer',
    Float: 'double precision',
    Boolean: 'boolean',
    AWSDate: 'date',
    AWSDateTime: 'instant',
    AWSTimestamp: 'bigint',
    AWSJSON: 'json',
  }
  return types[field.type]
}

const column = (model: Model, fieldName: string) => columnName(fieldName, fieldOf(model, fieldName))

function createTable(model: Model): string {
  const lines = Object.entries(allFields(model)).map(([name, field]) => {
    const notNull = field.required || name === '_deleted' ? ' not null' : ''
    return `  ${columnName(name, field)} ${columnType(field)}${notNull}`
  })
  const words = model.searched ? [`  words tsvector${wordsMade(model)}`] : []
  const checks = Object.entries(model.fields).flatMap(([name, field]) => {
    if (!field.oneOf) return []
    const of = columnName(name, field)
    const known = `${of} in (${field.oneOf.map((value) => `'${value}'`).join(', ')})`
    const other = field.orBeginning === undefined ? '' : ` or starts_with(${of}, '${field.orBeginning}')`
    return [`  constraint ${model.table}_${of}_known check (${known}${other})`]
  })
  return `create table ${model.table} (\n${[...lines, ...words, `  constraint ${model.table}_pkey primary key (id)`, ...checks].join(',\n')}\n);`
}

/** If the words include those of another row, a trigger maintains the column instead. */
function wordsMade(model: Model): string {
  const { searched = [], searchedWith } = model
  if (searchedWith) return ''
  const texts = searched.map((name) => `coalesce(${column(model, name)}, '')`)
  return ` generated always as (search_words(${texts.join(` || ' ' || `)})) stored`
}

function foreignKeys(model: Model): string[] {
  return Object.entries(model.references).map(([field, reference]) => {
    const parent = modelNamed(reference.model)
    return `alter table ${model.table} add constraint ${foreignKeyName(model, field)} foreign key (${column(model, field)}) references ${parent.table} (id);`
  })
}

function indexes(model: Model): string[] {
  const wanted = new Map<string, string>()
  const add = (suffix: string, fields: readonly string[], unique = false) => {
    const columns = fields.map((field) => column(model, field)).join(', ')
    const name = identifier(`${model.table}_by_${suffix}`)
    wanted.set(
      name,
      `create ${unique ? 'unique ' : ''}index ${name} on ${model.table} (${columns})${unique ? ' where not _deleted' : ''};`,
    )
  }
  for (const key of Object.keys(model.references)) add(column(model, key), [key, ...orderUnderKey()])
  for (const query of model.indexQueries) {
    const suffix = [query.key, ...(query.sort ? [query.sort] : [])].map((field) => column(model, field))
    add(suffix.join('_and_'), [query.key, ...orderUnderKey(query.sort)])
  }
  for (const field of model.indexed ?? [])
    add(column(model, field), [...new Set([field, ...orderUnderKey()])])
  add('change', ['_lastChangedAt', 'id'])
  for (const fields of model.unique)
    add(`${fields.map((f) => column(model, f)).join('_and_')}_once`, fields, true)
  if (model.searched) {
    const name = identifier(`${model.table}_by_words`)
    wanted.set(name, `create index ${name} on ${model.table} using gin (words) with (fastupdate = off);`)
  }
  return [...wanted.values()]
}
