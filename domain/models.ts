import type { Model } from './model-types.ts'
import { club } from './models/club.ts'
import { people } from './models/people.ts'
import { programs } from './models/programs.ts'

/** Every entity of the club. Schema, SQL, inputs and the browser's documents follow from here. */
export const models: Record<string, Model> = Object.fromEntries(
  [...people, ...programs, ...club].map((model) => [model.name, model]),
)

export function modelNamed(name: string): Model {
  const model = models[name]
  if (!model) throw new Error(`There is no model named ${name}`)
  return model
}
