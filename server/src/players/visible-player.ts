import { modelNamed } from '@touchline/domain/models.ts'
import { notFound } from '../graphql/errors.ts'
import { type Row, selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'

const Player = modelNamed('Player')

/** A player the caller may act for; any other is as if it were not there. It cannot be deleted until we are done. */
export async function visiblePlayer({ tx, caller, myUserId }: WriteContext, id: string): Promise<Row> {
  const [player] = await selectRows(tx, Player, 'id = $1 and not _deleted', [id], 'for key share')
  const isTheirs = caller.role === 'ADMIN' || (myUserId !== null && player?.userPlayersId === myUserId)
  if (!player || !isTheirs) throw notFound('Player', id)
  return player
}
