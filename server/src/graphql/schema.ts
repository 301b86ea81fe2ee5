import { buildSchema, isScalarType } from 'graphql'
import { armScalar } from './scalars.ts'
import { sdl } from './sdl.ts'

export const schema = buildSchema(sdl())

for (const type of Object.values(schema.getTypeMap())) if (isScalarType(type)) armScalar(type)
