import { allFields, connectionsOf, type Field, type Model } from './model-types.ts'

/** What a model's `search…` query can ask, derived from the model. */

/** Neither encrypted nor a list. */
const isPlain = ({ sealed, list, type }: Field) => !sealed && !list && type !== 'AWSJSON'

/** Useless for somebody who looks for a row. */
const INTERNAL = ['_version', '_deleted', '_lastChangedAt']

function plainFields(model: Model): Record<string, Field> {
  const fields = Object.entries(allFields(model))
  return Object.fromEntries(fields.filter(([name, field]) => isPlain(field) && !INTERNAL.includes(name)))
}

/** Fields to filter by, including computed ones. */
export function filteredFields(model: Model): Record<string, Field> {
  const computed = Object.entries(model.computed ?? {}).filter(([, { filtered }]) => filtered)
  return { ...plainFields(model), ...Object.fromEntries(computed) }
}

/** Fields to count, add up or average. */
export const aggregatedFields = (model: Model): string[] => Object.keys(plainFields(model))

/** Fields to sort by, each with its path: `user_lastName` is `['user', 'lastName']`. */
export function sortedFields(model: Model): Record<string, string[]> {
  const own = Object.keys(plainFields(model)).map((name) => [name, [name]])
  const others = (model.searchable?.sortedBy ?? []).map((path) => [
    path.replaceAll('.', '_'),
    path.split('.'),
  ])
  return Object.fromEntries([...own, ...others])
}

/** Related rows: the one referenced by `key`, or those whose `key` references this row. */
export interface Relation {
  model: string
  key: string
  isMany: boolean
}

/** Relations to models that can be searched themselves. */
export function searchedRelations(models: Record<string, Model>, model: Model): Record<string, Relation> {
  const one = Object.entries(model.references).map(([key, reference]): [string, Relation] => [
    reference.one,
    { model: reference.model, key, isMany: false },
  ])
  const many = Object.entries(connectionsOf(models, model.name)).map(([name, child]): [string, Relation] => [
    name,
    { ...child, isMany: true },
  ])
  return Object.fromEntries([...one, ...many].filter(([, { model: to }]) => models[to]?.searchable))
}
