import { userDeletionRefusal } from '@touchline/domain/changes.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { Refusal, refuse, unauthorised } from '../graphql/errors.ts'
import { selectRows } from '../graphql/write/rows.ts'
import type { WriteRules } from '../graphql/write/rules.ts'

const User = modelNamed('User')

export const userRules: WriteRules = {
  /** An address has one user: a second one of the same address is the newest that is there already. */
  async create({ tx, caller }, input) {
    const email = (input.email as string).toLowerCase()
    if (caller.role !== 'ADMIN' && email !== caller.email) throw unauthorised('createUser', 'Mutation')
    if (caller.role !== 'ADMIN' && input.family != null)
      throw new Refusal('Unauthorized', 'Unauthorized on [family]')
    await tx`select pg_advisory_xact_lock(hashtextextended(${`user ${email}`}, 0))`
    const order = 'email = $1 and not _deleted order by created_at desc, id desc limit 1'
    const [existing] = await selectRows(tx, User, order, [email])
    return existing ? { existing } : { row: { ...input, email } }
  },

  async remove({ tx }, user) {
    const [row] = await tx`
      select count(*) as players from players where user_players_id = ${user.id as string} and not _deleted`
    refuse(userDeletionRefusal(row?.players ?? 0))
  },
}
