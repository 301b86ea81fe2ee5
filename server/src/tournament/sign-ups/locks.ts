import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { requireOwnRow } from '../../graphql/write/own-row.ts'
import { selectRows } from '../../graphql/write/rows.ts'
import type { WriteContext } from '../../graphql/write/rules.ts'
import type { Transaction } from '../../postgres/pool.ts'
import { lockFamilyOf } from '../../registrations/locks.ts'

/*
 * The usual order of locks (`registrations/locks.ts`): the family, the tournament, then its rows. Counting or
 * assigning the places of a tournament requires the lock on its row.
 */

const [Tournament, SignUp] = [modelNamed('Tournament'), modelNamed('TournamentSignUp')]

export async function lockTournament(tx: Transaction, id: string): Promise<RowOf<'Tournament'> | null> {
  const [row] = await selectRows(tx, Tournament, 'id = $1 and not _deleted', [id], 'for update')
  return row ?? null
}

interface Locked {
  signUp: RowOf<'TournamentSignUp'>
  tournament: RowOf<'Tournament'>
}

/** One of the caller's sign-ups with its tournament, locked. For anybody else, not found without waiting for a lock. */
export async function lockOwnSignUp(context: WriteContext, id: string): Promise<Locked> {
  const { playerId, tournamentId } = await requireOwnRow(context, SignUp, id)
  await lockFamilyOf(context.tx, playerId)
  const tournament = await lockTournament(context.tx, tournamentId)
  if (!tournament) throw new Error('A tournament with sign-ups is never deleted.')
  return { signUp: await requireOwnRow(context, SignUp, id, 'for update'), tournament }
}
