import { randomUUID } from 'node:crypto'
import { models } from '@touchline/domain/models.ts'
import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'

/** The model that a field of this name points to, also in the inputs of actions. */
const POINTS_AT: Record<string, string> = {
  registrationId: 'PlayerProgramRegistration',
  registrationID: 'PlayerProgramRegistration',
  discountIds: 'Discount',
  feeIds: 'ProgramFee',
  rowId: 'Player',
  fromSeasonId: 'Season',
  subjectUserId: 'User',
}
for (const model of Object.values(models))
  for (const [name, reference] of Object.entries(model.references)) POINTS_AT[name] = reference.model

export const modelBehind = (field: string): string | undefined => POINTS_AT[field]

interface Wanted {
  /** The id to send for a field that points to a row of this model. */
  idOf(model: string, field: string): string
  /** The id to send for the row itself. */
  ownId: string
}

const SCALARS: Record<string, unknown> = {
  String: 'x',
  Int: 1,
  Float: 1,
  Boolean: true,
  AWSDate: '2017-05-31',
  AWSDateTime: '2025-09-01T17:00:00.000Z',
  AWSTimestamp: 1,
  AWSJSON: '{}',
}

/** Values for fields that accept only certain words. */
const WORDS: Record<string, string> = {
  answer: 'ACCEPT',
  day: 'SUN',
  text: 'RISK',
  textVersion: '2025-1',
}

/** An input with every required field, and every field that points to a row. */
export function sampleInput(
  type: GraphQLInputObjectType,
  wanted: Wanted,
  model?: string,
): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const field of Object.values(type.getFields())) {
    const pointsAt = modelBehind(field.name)
    if (field.name !== 'id' && field.name !== '_version' && !pointsAt && !isNonNullType(field.type)) continue
    values[field.name] = sampleValue(field.type, field.name, wanted, model)
  }
  return values
}

export function sampleValue(type: GraphQLInputType, name: string, wanted: Wanted, model?: string): unknown {
  const nullable = getNullableType(type)
  if (isListType(nullable)) return [sampleValue(nullable.ofType, name, wanted, model)]
  const named = getNamedType(type)
  if (isInputObjectType(named)) return sampleInput(named, wanted, model)
  if (isEnumType(named)) return named.getValues()[0]?.name
  if (name === 'id') return wanted.ownId
  const pointsAt = modelBehind(name)
  if (pointsAt) return wanted.idOf(pointsAt, name)
  if (named.name === 'ID') return randomUUID()
  const oneOf = model && models[model]?.fields[name]?.oneOf
  if (oneOf) return oneOf[0]
  // A user with a known address would be that very user.
  if (name === 'email') return `${randomUUID()}@example.org`
  return named.name === 'String' ? (WORDS[name] ?? 'x') : SCALARS[named.name]
}
