import { modelNamed } from '@touchline/domain/models.ts'
import { isOver } from '@touchline/domain/tournament/tournament.ts'
import { selectRows } from '../../graphql/write/rows.ts'
import type { WriteContext } from '../../graphql/write/rules.ts'
import { arrayLiteral } from '../../postgres/sql-value.ts'
import { takeOut } from './change-sign-up.ts'
import { settleTournament } from './line.ts'
import { lockTournament } from './locks.ts'

const SignUp = modelNamed('TournamentSignUp')

/** Updates the lines of a player who can take places again, or no longer can (W-11). */
export async function settleTournamentsOf(context: WriteContext, playerId: string): Promise<void> {
  const waiting = await context.tx<{ id: string }[]>`
    select tournament_id as id from tournament_sign_ups
    where player_id = ${playerId} and status = 'WAITLISTED' and not _deleted order by 1`
  for (const { id } of waiting) {
    const tournament = await lockTournament(context.tx, id)
    if (tournament) await settleTournament(context, tournament, null)
  }
}

/** Ends the upcoming sign-ups of a removed player; their family is locked. */
export async function leaveAllTournaments(context: WriteContext, playerId: string): Promise<void> {
  const rows = await selectRows(context.tx, SignUp, `player_id = $1 and not _deleted`, [playerId])
  await leaveTournaments(
    context,
    rows.map(({ id }) => id),
  )
}

/** Ends these sign-ups of a locked family, if the day is still to come. */
export async function leaveTournaments(context: WriteContext, ids: readonly string[]): Promise<void> {
  const { tx, today } = context
  const where = `id = any($1) and status <> 'LEFT' and not _deleted order by tournament_id`
  for (const { id, tournamentId } of await selectRows(tx, SignUp, where, [arrayLiteral(ids)])) {
    const tournament = await lockTournament(tx, tournamentId)
    if (!tournament || isOver(tournament, today)) continue
    const [signUp] = await selectRows(tx, SignUp, `id = $1 and status <> 'LEFT'`, [id], 'for update')
    if (!signUp) continue
    await takeOut(context, tournament, signUp)
    await settleTournament(context, tournament, id)
  }
}
