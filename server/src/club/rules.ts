import { unauthorised } from '../graphql/errors.ts'
import type { WriteRules } from '../graphql/write/rules.ts'
import { visiblePlayer } from '../players/visible-player.ts'

export const consentRules: WriteRules = {
  /** Nobody agrees in another's name. */
  async create(context, input) {
    if (input.userId !== context.myUserId) throw unauthorised('createConsent', 'Mutation')
    if (input.playerId != null) await visiblePlayer(context, input.playerId as string)
    return { row: input }
  },
}

export const clubSettingRules: WriteRules = {
  async create(_context, input) {
    return { row: { ...input, published: input.published ?? true } }
  },
}

export const tournamentRules: WriteRules = {
  async create(_context, input) {
    return { row: { ...input, status: input.status ?? 'DRAFT', revision: input.revision ?? 1 } }
  },
}
