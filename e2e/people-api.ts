import type { APIRequestContext } from '@playwright/test'
import { newFamily, type TestFamily } from './family-api.ts'

/** A family that can sign in, with a unique last name. */
export interface Person extends TestFamily {
  userId: string
  name: string
}

let count = 0

/** Sam, with children of these names. */
export async function newPerson(request: APIRequestContext, ...firstNames: string[]): Promise<Person> {
  count += 1
  const family = await newFamily(request, ...firstNames)
  const lastName = `Uy${Date.now().toString(36)}${process.pid.toString(36)}${count}`
  const { items } = await family.parent<{ items: { id: string; _version: number }[] }>(
    'query ($email: String!) { usersByEmail(email: $email) { items { id _version } } }',
    { email: family.email },
  )
  const [{ id, _version } = { id: '', _version: 0 }] = items
  await family.parent('mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id } }', {
    input: { id, _version, firstName: 'Sam', lastName },
  })
  return { ...family, userId: id, name: `Sam ${lastName}` }
}
