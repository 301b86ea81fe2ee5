import { modelNamed } from '@touchline/domain/models.ts'
import { notFound } from '../graphql/errors.ts'
import { type Row, selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'

const Player = modelNamed('Player')

/** A player the caller may act for; any other is as if it were not there. It cannot be deleted until we are done. */
export async function visiblePlayer(
  context: WriteContext,
  id: string,
  lock: 'for key share' | 'for update' = 'for key share',
): Promise<Row> {
  const [player] = await selectRows(context.tx, Player, 'id = $1 and not _deleted', [id], lock)
  if (!player || !mayActFor(context, player)) throw notFound('Player', id)
  return player
}

export const mayActFor = ({ caller, myUserId }: WriteContext, player: Row): boolean =>
  caller.role === 'ADMIN' || (myUserId !== null && player.userPlayersId === myUserId)
