import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { requireOwnRow } from '../graphql/write/own-row.ts'
import type { WriteContext } from '../graphql/write/rules.ts'

const Player = modelNamed('Player')

/** A player that the caller may act for; any other is not found. Locked against deletion until the transaction ends. */
export const visiblePlayer = (
  context: WriteContext,
  id: string,
  lock: 'for key share' | 'for update' = 'for key share',
): Promise<RowOf<'Player'>> => requireOwnRow(context, Player, id, lock)
