import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Api, FamilyMember } from './family-api.ts'
import { demo, signIn } from './sign-in.ts'

export interface DeskFamily {
  lastName: string
  email: string
  userId: string
  players: FamilyMember[]
}

/** A family known only to its own test, by its last name; it cannot sign in. */
export async function deskFamily(
  admin: Api,
  firstNames: readonly string[],
  values: Record<string, unknown> = {},
): Promise<DeskFamily> {
  const lastName = `Fam${randomUUID().slice(0, 8)}`
  const email = `${lastName.toLowerCase()}@example.org`
  const { id: userId } = await admin<{ id: string }>(
    'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }',
    { input: { email, firstName: 'Robin', lastName } },
  )
  const players: FamilyMember[] = []
  for (const firstName of firstNames)
    players.push(
      await admin<FamilyMember>(
        'mutation ($input: CreatePlayerInput!) { createPlayer(input: $input) { id firstName } }',
        { input: { firstName, lastName, birthDate: '2017-03-09', userPlayersId: userId, ...values } },
      ),
    )
  return { lastName, email, userId, players }
}

/** At one of the desk's screens, signed in. */
export const atDesk = (page: Page, path: string): Promise<void> => signIn(page, demo.admin, { to: path })

interface Standing {
  status: string
  priceCents: number
  reason: string | null
}

export const standingOf = (admin: Api, id: string): Promise<Standing> =>
  admin('query ($id: ID!) { getPlayerProgramRegistration(id: $id) { status priceCents reason } }', { id })

/** Freezes the screen's lists: they learn nothing of what happens in the meantime. */
export const stopSearches = (page: Page): Promise<unknown> =>
  page.route('**/graphql', (route) =>
    route.request().postData()?.includes('query Search(') ? route.abort() : route.fallback(),
  )
