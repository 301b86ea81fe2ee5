import type { RowOf } from '@touchline/domain/models/rows.ts'
import { refuse } from '../graphql/errors.ts'
import type { WriteContext } from '../graphql/write/rules.ts'

/** Refuses children of different families in one request, whichever guardian has added them (P-12). */
export async function checkOneFamily(
  { tx }: WriteContext,
  players: readonly RowOf<'Player'>[],
  field: string,
): Promise<void> {
  const owners = [...new Set(players.map(({ userPlayersId }) => userPlayersId))]
  if (owners.length < 2) return
  const [first] = owners
  const linked = await tx`
    select from shared_guardians where user_id = ${first ?? null} and guardian_id in ${tx(owners)}`
  if (linked.count !== owners.length)
    refuse({
      code: 'SEVERAL_FAMILIES',
      field,
      message: 'These players belong to several families. Please do this for one family at a time.',
    })
}
