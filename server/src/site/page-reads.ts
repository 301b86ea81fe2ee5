import { models } from '@touchline/domain/models.ts'
import { getNamedType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { schema } from '../graphql/schema.ts'

/** What a page was made of, by the models' names. */
export interface PageReads {
  /** Rows of these stand in it. */
  shown: Set<string>
  /** Rows of these are counted for it, such as the places that are left. */
  counted: Set<string>
}

export const noReads = (): PageReads => ({ shown: new Set(), counted: new Set() })

/** The documents are those of our own loaders: a handful, with no text of a visitor's in them. */
const known = new Map<string, PageReads>()

export function readsOf(document: string): PageReads {
  const found = known.get(document) ?? findReads(document)
  known.set(document, found)
  return found
}

function findReads(document: string): PageReads {
  const reads = noReads()
  const types = new TypeInfo(schema)
  visit(
    parse(document),
    visitWithTypeInfo(types, {
      Field: ({ name: { value: field } }) => {
        const model = getNamedType(types.getType())?.name
        if (model && models[model]) reads.shown.add(model)
        const computed = models[types.getParentType()?.name ?? '']?.computed?.[field]
        if (computed) reads.counted.add(computed.from)
      },
    }),
  )
  return reads
}

export function addReads(to: PageReads, from: PageReads): void {
  for (const model of from.shown) to.shown.add(model)
  for (const model of from.counted) to.counted.add(model)
}
