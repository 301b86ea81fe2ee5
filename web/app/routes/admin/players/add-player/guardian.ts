import type { Filter } from '../../../../data/list-all.ts'
import { searchFirst } from '../../../../data/search.ts'
import { openTabSession } from '../../../../session/tab-session.ts'

/** A guardian as the desk finds one, with their players, oldest first. */
export interface Guardian {
  id: string
  version: number
  email: string
  firstName: string | null
  lastName: string | null
  phone: string | null
  /** Shared by accounts that are linked as one family. */
  family: string | null
  players: Child[]
}

interface Child {
  id: string
  firstName: string
  lastName: string
  birthDate: string
}

interface SentGuardian extends Omit<Guardian, 'version' | 'players'> {
  _version: number
  players: { items: Child[] }
}

const SELECTION = `id _version email firstName lastName phone family
  players { items { id firstName lastName birthDate } }`
const SHOWN = 20

/** Guardians whose name or email has words that begin like these. */
export const findGuardians = (typed: string): Promise<Guardian[]> => guardians({ words: { match: typed } })

export const guardianWithId = async (id: string): Promise<Guardian | null> =>
  (await guardians({ id: { eq: id } }))[0] ?? null

async function guardians(filter: Filter): Promise<Guardian[]> {
  const { request } = await openTabSession()
  const sort = ['lastName', 'firstName'].map((field) => ({ field, direction: 'asc' as const }))
  const search = { model: 'User', selection: SELECTION, filter, sort }
  const found = await searchFirst<SentGuardian>(request, search, SHOWN)
  return found.map(({ _version: version, players, ...guardian }) => ({
    ...guardian,
    version,
    players: players.items.toSorted((a, b) => (a.birthDate < b.birthDate ? -1 : 1)),
  }))
}
