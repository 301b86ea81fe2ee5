import { playerRefusal } from '@touchline/domain/player-eligibility.ts'
import { LIVE_REGISTRATION_STATUSES } from '@touchline/domain/status/registration.ts'
import { ruleRefusal, unauthorised } from '../graphql/errors.ts'
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
    if (changes.birthDate && context.caller.role !== 'ADMIN') await refuseAfterApproval(context, current)
    return changes
  },

  async remove({ tx }, player) {
    const live = await tx`
      select from player_program_registrations
      where player_registrations_id = ${player.id as string} and not _deleted
        and status = any(${[...LIVE_REGISTRATION_STATUSES]})`
    if (live.count > 0)
      throw ruleRefusal({
        code: 'PLAYER_IS_REGISTERED',
        message: `${player.firstName} still has a registration that is open. Cancel or withdraw it first.`,
      })
  },
}

/** Whether a twin of the name and birth date is meant or a mistake is for the screen to ask, not for us to forbid. */
function checkAge({ caller, today }: WriteContext, player: Row): void {
  if (caller.role === 'ADMIN') return
  const refusal = playerRefusal(
    player as { firstName: string; lastName: string; birthDate: string },
    [],
    today,
  )
  if (refusal) throw ruleRefusal(refusal)
}

/** The age group was decided on it (E-12). */
async function refuseAfterApproval({ tx }: WriteContext, player: Row): Promise<void> {
  const approved = await tx`
    select from player_program_registrations
    where player_registrations_id = ${player.id as string} and not _deleted
      and status in ('APPROVED', 'ACTIVE', 'COMPLETED')`
  if (approved.count > 0)
    throw ruleRefusal({
      code: 'BIRTH_DATE_LOCKED',
      message: `${player.firstName}’s place was approved on this birth date. Please ask us to change it.`,
      field: 'birthDate',
    })
}
