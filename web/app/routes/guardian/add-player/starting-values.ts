import type { Family } from '../../../family/family.ts'
import { emptyPlayer, type PlayerValues } from '../../../players/player-form.ts'
import type { SessionUser } from '../../../session/session-state.ts'

/** The last name of an account until somebody gives theirs. */
const NAMELESS = 'User'

/** Nobody writes the family's name, or whom to call, twice. */
export function startingValues({ players }: Family, user: SessionUser | null): PlayerValues {
  const sibling = players.at(-1)
  const ownName = user?.lastName === NAMELESS ? '' : (user?.lastName ?? '')
  return {
    ...emptyPlayer,
    lastName: sibling?.lastName ?? ownName,
    emergencyContact: sibling?.emergencyContact ?? '',
    emergencyPhone: sibling?.emergencyPhone ?? '',
  }
}
