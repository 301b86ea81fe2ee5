import * as z from 'zod'
import type { Caller } from '../graphql/caller.ts'
import { recordAct } from '../impersonation/record-act.ts'
import { openStored } from '../secrets/stored.ts'
import { Id } from './inputs.ts'
import { denied, notFound } from './refusal.ts'
import { type Route, route } from './route.ts'

/** A token is passed on and left lying about: notes on health are in none of them. */
export function requirePerson({ accessToken }: Caller): void {
  if (accessToken !== null)
    throw denied(
      'SIGN_IN_FIRST',
      'Notes on health are read by somebody who has signed in, not with an access token.',
    )
}

/** To read them is an act of its own: the family can see in the audit who did, and when. */
const view = route({
  method: 'post',
  path: '/players/{id}/health-notes',
  summary: "Read a player's notes on health; who read them is recorded, and the family can see it",
  input: { params: { id: Id } },
  output: z.object({ healthNotes: z.string().nullable() }).meta({ id: 'HealthNotes' }),
  handler: ({ pool: { sql, now }, adminEmail, caller }, { params: { id } }) => {
    requirePerson(caller)
    return sql.begin(async (tx) => {
      const [player] = await tx`
        select health_notes, user_players_id from players where id = ${id} and not _deleted`
      if (!player) throw notFound('PLAYER_NOT_FOUND', 'There is no such player any more.')
      const userId: string | null = player.user_players_id
      const row = { model: 'Player' as const, id }
      await recordAct(tx, { adminEmail, action: 'HEALTH_NOTES', row, userId, now: now() })
      const place = { table: 'players', column: 'health_notes', row: id }
      return { healthNotes: openStored(place, player.health_notes as string | null) }
    })
  },
})

export const healthRoutes: Route[] = [view]
