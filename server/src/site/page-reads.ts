import { models } from '@touchline/domain/models.ts'
import { getNamedType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { schema } from '../graphql/schema.ts'

/** The models that a page was made from. */
export interface PageReads {
  /** Models whose rows it shows. */
  shown: Set<string>
  /** Models whose rows it counts, such as places left. */
  counted: Set<string>
}

export const noReads = (): PageReads => ({ shown: new Set(), counted: new Set() })

/** A plain map, because the documents are a few of our own loaders and contain no visitor's text. */
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
