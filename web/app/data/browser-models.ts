import {
  allFields,
  eventsOf,
  type IndexQuery,
  type Operation,
  type Scalar,
} from '@touchline/domain/models/model-types.ts'
import { models } from '@touchline/domain/models.ts'

/** What a browser has to know about an entity to query its rows. */
export interface BrowserModel {
  name: string
  plural: string
  /** By field. */
  types: Readonly<Record<string, Scalar>>
  indexQueries: readonly IndexQuery[]
  events: readonly Operation[]
}

/**
 * Plain data: the build works it out and writes it down, so that no browser loads the rules behind it (decision 212).
 */
export const browserModels: Readonly<Record<string, BrowserModel>> = Object.fromEntries(
  Object.entries(models).map(([key, model]) => {
    const { name, plural, indexQueries } = model
    const types = Object.fromEntries(
      Object.entries(allFields(model)).map(([field, { type }]) => [field, type]),
    )
    return [key, { name, plural, types, indexQueries, events: eventsOf(model) }]
  }),
)
