import { columnName, fieldOf, type Model } from '@touchline/domain/models/model-types.ts'

/** PostgreSQL itself would truncate a longer name, with a notice. */
export const identifier = (name: string): string => name.slice(0, 63)

export const foreignKeyName = (model: Model, field: string): string =>
  identifier(`${model.table}_${columnName(field, fieldOf(model, field))}_fkey`)
