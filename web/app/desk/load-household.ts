import type { FamilyMode } from '@touchline/domain/pricing/discount-types.ts'
import type { Document } from '../data/documents.ts'
import type { Request } from '../data/request.ts'
import type { Family, FamilyPlayer } from '../family/family.ts'
import { loadFamilyForDesk } from '../family/load-family.ts'
import { everyProgram, offeredPrograms } from '../registrations/load-programs.ts'
import type { OfferedProgram } from '../registrations/offered-program.ts'

/** A player with everybody who counts as the same family, including linked accounts. */
export interface Household {
  player: FamilyPlayer
  family: Family
}

const ownerDocument: Document = {
  field: 'getPlayer',
  query: `query PlayersOwner($id: ID!) { getPlayer(id: $id) { id _deleted user { id _deleted } } }`,
}

interface SentOwner {
  _deleted: boolean | null
  user: { id: string; _deleted: boolean | null } | null
}

/** Null: there is no such player, or the player has no guardian yet. */
export async function loadHousehold(request: Request, playerId: string): Promise<Household | null> {
  const owner = await request<SentOwner | null>(ownerDocument, { id: playerId })
  const user = owner?._deleted ? null : owner?.user
  if (!user || user._deleted) return null
  const family = await loadFamilyForDesk(request, user.id)
  const player = family.players.find(({ id }) => id === playerId)
  return player ? { player, family } : null
}

/** Every program with its fees and discounts, including those that families do not see yet. */
export const loadEveryProgram = async (request: Request, familyMode: FamilyMode): Promise<OfferedProgram[]> =>
  offeredPrograms(await everyProgram(request), familyMode)
