import { unauthorised } from '../graphql/errors.ts'
import type { WriteRules } from '../graphql/write/rules.ts'

export const consentRules: WriteRules = {
  /** Nobody agrees in another's name. */
  async create({ caller, myUserId }, input) {
    const userId = caller.role === 'ADMIN' ? input.userId : myUserId
    if (userId === null || input.userId !== userId) throw unauthorised('createConsent', 'Mutation')
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
