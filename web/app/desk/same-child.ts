import type { PlayerInput } from '@touchline/domain/players/player-eligibility.ts'
import { searchAll } from '../data/search.ts'
import { twinOf } from '../players/player-problems.ts'
import { type PlayerLine, playerList, type SentPlayer } from '../routes/admin/players/player-list.ts'
import { openTabSession } from '../session/tab-session.ts'

/** A child with this name and birth date anywhere in the club, in whatever family. */
export async function sameChild(child: PlayerInput): Promise<PlayerLine | null> {
  const { request } = await openTabSession()
  const { model, selection, lineOf } = playerList
  const filter = {
    words: { match: `${child.firstName} ${child.lastName}` },
    birthDate: { eq: child.birthDate },
  }
  const alike = await searchAll<SentPlayer>(request, { model, selection, filter, sort: [] })
  return twinOf(child, alike.map(lineOf))
}
