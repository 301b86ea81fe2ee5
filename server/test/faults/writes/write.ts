import type { Person } from '../../amplify-client.ts'
import { askFor } from '../../calls.ts'
import { givenFall, givenMum, register } from '../../fall.ts'
import { moveTo } from '../../registering.ts'
import type { Club } from '../club.ts'

/** Sends what a screen sends, and the very same again when called again; returns why it was refused, or null. */
export type Send = () => Promise<string | null>

/** Creates what is needed first, and returns the function that writes. */
export type Write = (club: Club) => Promise<Send>

export type Writes = Readonly<Record<string, Write>>

/** A mutation with this input. */
export const mutation =
  (who: Person, name: string, input: object): Send =>
  async () => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input!`
    const query = `mutation W($input: ${type}) { it: ${name}(input: $input) { __typename } }`
    return (await askFor(who, query, { input })).error?.message ?? null
  }

/** A route of the desk. */
export const route =
  ({ call }: Club, method: string, path: string, body?: object): Send =>
  async () => {
    const answer = await call(method, path, body)
    return answer.status < 300 ? null : `${answer.status} ${answer.body.message ?? answer.body.Message}`
  }

let fall: { of: Club; made: ReturnType<typeof givenFall> } | undefined

/** The fall program, shared by all tests that need just one. */
export function fallOf(club: Club): ReturnType<typeof givenFall> {
  if (fall?.of !== club) fall = { of: club, made: givenFall(club.desk) }
  return fall.made
}

/** A family with Maya on Saturdays in October and November. */
export async function givenPlace(club: Club, status: 'PENDING' | 'APPROVED' | 'ACTIVE' = 'PENDING') {
  const { once, program, twice } = await fallOf(club)
  const family = await givenMum(club.desk)
  const maya = await family.child('Maya')
  const chosen = { months: ['2025-10', '2025-11'], days: ['SAT'] }
  const { it, error } = await register(family.mum, maya, once, chosen)
  if (error) throw new Error(error.message)
  const id = it.id as string
  if (status !== 'PENDING') await moveTo(club.desk, id, 'APPROVED')
  if (status === 'ACTIVE') await moveTo(club.desk, id, 'ACTIVE')
  return { ...family, maya, id, userId: family.user.id, program, once, twice }
}
