import { clubDay, clubMidnight } from '@touchline/domain/club-clock.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { firstKeptDay, firstKeptInstant } from '@touchline/domain/retention/retention.ts'
import { LIVE_REGISTRATION_STATUSES } from '@touchline/domain/status/registration.ts'
import { SYSTEM } from '../graphql/caller.ts'
import { inTransaction } from '../graphql/write/in-transaction.ts'
import { selectRows } from '../graphql/write/rows.ts'
import { writeContext } from '../graphql/write/write-context.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { lockFamilyOf } from '../registrations/locks.ts'
import { removeRow } from './remove-row.ts'
import { wipePlayer } from './wipe-player.ts'
import { takeOffTeamLists } from './wipe-team-lists.ts'
import { wipeUser, wipeUserRow } from './wipe-user.ts'

/** Wipes rows that were deleted before this job existed, or by code that did not wipe them. */
export async function wipeTombstones(sql: Sql, now: Date): Promise<void> {
  const players = await sql<{ id: string }[]>`
    select id from players p where _deleted
      and not exists (select from wiped_rows w where w.model = 'Player' and w.id = p.id) order by id`
  for (const { id } of players) await sql.begin((tx) => wipePlayer(tx, id, now))
  const users = await sql<{ id: string; email: string }[]>`
    select id, email from users u where _deleted
      and not exists (select from wiped_rows w where w.model = 'User' and w.id = u.id) order by id`
  for (const user of users)
    await sql.begin(async (tx) => {
      const [merged] = await tx`
        select from audit_entries where action = 'MERGE' and after ->> 'merged' = ${user.id} limit 1`
      await (merged ? wipeUserRow(tx, user.id, now) : wipeUser(tx, user, now))
    })
  // A draft that was open at the desk during the removal may have been saved with the old list.
  const wiped = await sql<{ id: string }[]>`
    select id from wiped_rows where model = 'Player' and wiped_at > ${firstKeptInstant('leftovers', now)}`
  if (wiped.length > 0)
    await sql.begin((tx) =>
      takeOffTeamLists(
        tx,
        wiped.map(({ id }) => id),
      ),
    )
}

/** Removes players whose last season ended long ago, as the club promises its families (Z-5). */
export async function removeLongGonePlayers(sql: Sql, now: Date): Promise<void> {
  const first = firstKeptDay('player', clubDay(now))
  for (const { id } of await sql.begin((tx) => longGone(tx, first)))
    await inTransaction(sql, async (tx) => {
      await lockFamilyOf(tx, id)
      // Check again under the lock, because the player may have returned meanwhile.
      const [still] = await longGone(tx, first, id)
      const [player] = still
        ? await selectRows(tx, Player, 'id = $1 and not _deleted', [id], 'for update')
        : []
      if (player) await removeRow(await writeContext(tx, { caller: SYSTEM, now }), Player, player)
    })
}

const Player = modelNamed('Player')

const longGone = (tx: Transaction, first: string, id: string | null = null) => tx<{ id: string }[]>`
  select p.id from players p
  where not p._deleted and (${id}::text is null or p.id = ${id})
    and p.updated_at::timestamptz < ${clubMidnight(first)}
    and not exists (
      select from player_program_registrations r join program_fees f on f.id = r.program_fee_registrations_id
      join programs g on g.id = f.program_fees_id
      where r.player_registrations_id = p.id and not r._deleted
        and (g.end_date >= ${first} or r.status = any(${[...LIVE_REGISTRATION_STATUSES]})))
    and not exists (
      select from kit_orders k where k.player_kit_orders_id = p.id and not k._deleted
        and (k.status in ('PENDING', 'PAID', 'READY')
          or k.updated_at::timestamptz >= ${clubMidnight(first)}))
    and not exists (
      select from tournament_sign_ups s join tournaments t on t.id = s.tournament_id
      where s.player_id = p.id and not s._deleted
        and (t.date >= ${first} or s.updated_at::timestamptz >= ${clubMidnight(first)}))
  order by p.id`
