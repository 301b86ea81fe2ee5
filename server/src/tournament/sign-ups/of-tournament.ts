import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { selectRows } from '../../graphql/write/rows.ts'
import type { WriteContext } from '../../graphql/write/rules.ts'
import type { Transaction } from '../../postgres/pool.ts'
import { lockFamiliesOf } from '../../registrations/locks.ts'
import { takeOut } from './change-sign-up.ts'
import { sendSignUpEmails } from './send-emails.ts'

const SignUp = modelNamed('TournamentSignUp')

/** Whether anybody has ever joined. If so, it is part of an account and cannot be deleted. */
export async function hasSignUps(tx: Transaction, tournamentId: string): Promise<boolean> {
  const found = await tx`select from tournament_sign_ups where tournament_id = ${tournamentId} limit 1`
  return found.count > 0
}

/** Call before locking the tournament, because cancelling it changes the families' accounts. */
export async function lockFamiliesOfTournament(tx: Transaction, slug: string): Promise<void> {
  const rows = await tx<{ id: string }[]>`
    select s.player_id as id from tournament_sign_ups s join tournaments t on t.id = s.tournament_id
    where t.slug = ${slug} and s.status <> 'LEFT' and not s._deleted`
  await lockFamiliesOf(
    tx,
    rows.map(({ id }) => id),
  )
}

/** Cancels all sign-ups without charge (T-36), and emails each family once; returns the ids of the players. */
export async function cancelSignUps(
  context: WriteContext,
  tournament: RowOf<'Tournament'>,
): Promise<Set<string>> {
  const { tx } = context
  const where = `tournament_id = $1 and status <> 'LEFT' and not _deleted order by id`
  const rows = await selectRows(tx, SignUp, where, [tournament.id], 'for update')
  for (const row of rows) await takeOut(context, tournament, row)
  const families = await tx<{ players: string[] }[]>`
    select array_agg(p.id order by p.id) as players from players p left join users u on u.id = p.user_players_id
    where p.id = any(${rows.map(({ playerId }) => playerId)}) group by coalesce(u.family, u.id) order by 1`
  for (const { players } of families) {
    const own = rows.filter(({ playerId }) => players.includes(playerId))
    await sendSignUpEmails(context, tournament, own, 'CANCELLED')
  }
  return new Set(rows.map(({ playerId }) => playerId))
}
