import * as z from 'zod'
import { recordAct } from '../impersonation/record-act.ts'
import { openStored } from '../secrets/stored.ts'
import { Id } from './inputs.ts'
import { notFound } from './refusal.ts'
import { type Route, route } from './route.ts'

/** To read them is an act of its own: the family can see in the audit who did, and when. */
const view = route({
  method: 'post',
  path: '/players/{id}/health-notes',
  summary: "Read a player's health notes; who read them is recorded, and the family can see it",
  input: { params: { id: Id } },
  output: z.object({ healthNotes: z.string().nullable() }).meta({ id: 'HealthNotes' }),
  handler: ({ pool: { sql, now }, adminEmail }, { params: { id } }) =>
    sql.begin(async (tx) => {
      const [player] = await tx`
        select health_notes, user_players_id from players where id = ${id} and not _deleted`
      if (!player) throw notFound('PLAYER_NOT_FOUND', 'There is no such player any more.')
      const userId: string | null = player.user_players_id
      const row = { model: 'Player' as const, id }
      await recordAct(tx, { adminEmail, action: 'HEALTH_NOTES', row, userId, now: now() })
      const place = { table: 'players', column: 'health_notes', row: id }
      return { healthNotes: openStored(place, player.health_notes as string | null) }
    }),
})

export const healthRoutes: Route[] = [view]
