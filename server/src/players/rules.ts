import {
  birthDateChangeRefusal,
  playerDeletionRefusal,
  playerRefusal,
} from '@touchline/domain/player-eligibility.ts'
import type { RegistrationStatus } from '@touchline/domain/status/registration.ts'
import { refuse, unauthorised } from '../graphql/errors.ts'
import type { Row } from '../graphql/write/rows.ts'
import type { WriteContext, WriteRules } from '../graphql/write/rules.ts'
import { checkMove } from '../status-move.ts'

export const playerRules: WriteRules = {
  async create(context, input) {
    const { caller, myUserId } = context
    const owner = input.userPlayersId ?? (caller.role === 'ADMIN' ? null : myUserId)
    if (caller.role !== 'ADMIN' && (owner === null || owner !== myUserId))
      throw unauthorised('createPlayer', 'Mutation')
    const status = (input.status as string) ?? 'ACTIVE'
    checkMove(context, 'Player', null, status)
    checkAge(context, input)
    return { row: { ...input, userPlayersId: owner, status } }
  },

  async update(context, current, changes) {
    if (changes.status) checkMove(context, 'Player', current.status as string, changes.status as string)
    const names = ['firstName', 'lastName', 'birthDate']
    if (names.some((name) => name in changes)) checkAge(context, { ...current, ...changes })
    if (changes.birthDate && context.caller.role !== 'ADMIN') {
      refuse(birthDateChangeRefusal(current.firstName as string, await registrationsOf(context, current)))
    }
    return changes
  },

  async remove(context, player) {
    refuse(playerDeletionRefusal(player.firstName as string, await registrationsOf(context, player)))
  },
}

/** Whether a twin of the name and birth date is meant or a mistake is for the screen to ask, not for us to forbid. */
function checkAge({ caller, today }: WriteContext, player: Row): void {
  if (caller.role === 'ADMIN') return
  refuse(playerRefusal(player as { firstName: string; lastName: string; birthDate: string }, [], today))
}

async function registrationsOf({ tx }: WriteContext, player: Row): Promise<RegistrationStatus[]> {
  const rows = await tx`
    select status from player_program_registrations
    where player_registrations_id = ${player.id as string} and not _deleted`
  return rows.map((row) => row.status)
}
