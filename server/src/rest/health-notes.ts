import * as z from 'zod'
import { recordAct } from '../impersonation/record-act.ts'
import { openStored } from '../secrets/stored.ts'
import { openWaiverNotes } from '../waivers/waiver-notes.ts'
import { Id, line } from './inputs.ts'
import { notFound } from './refusal.ts'
import { type Route, route } from './route.ts'

/** A separate action, so that the family can see in the audit who has read them and when. */
const ofPlayer = route({
  method: 'post',
  path: '/players/{id}/health-notes',
  summary: "Read a player's health notes; who read them is recorded, and the family can see it",
  input: { params: { id: Id } },
  output: z.object({ healthNotes: z.string().nullable() }).meta({ id: 'HealthNotes' }),
  handler: ({ pool: { sql, now }, adminEmail }, { params: { id } }) =>
    sql.begin(async (tx) => {
      const [player] = await tx`
        select health_notes, user_players_id from players where id = ${id} and not _deleted`
      if (!player) throw notFound('PLAYER_NOT_FOUND', 'This player no longer exists.')
      const userId: string | null = player.user_players_id
      const row = { model: 'Player' as const, id }
      await recordAct(tx, { adminEmail, action: 'HEALTH_NOTES', row, userId, now: now() })
      const place = { table: 'players', column: 'health_notes', row: id }
      return { healthNotes: openStored(place, player.health_notes as string | null) }
    }),
})

const Place = line(1, 3).refine((text) => /^\d+$/.test(text), 'Say which child of the form.')

const ofWaiver = route({
  method: 'post',
  path: '/fun-day-waivers/{id}/{place}/health-notes',
  summary: 'Read what first-aiders need to know about a child; who read it is recorded',
  input: { params: { id: Id, place: Place } },
  output: z.object({ healthNotes: z.string() }).meta({ id: 'WaiverNotes' }),
  handler: ({ pool: { sql, now }, adminEmail }, { params: { id, place } }) =>
    sql.begin(async (tx) => {
      const [child] = await tx`
        select c.name, c.health_notes, w.id from fun_day_waiver_children c join fun_day_waivers w on w.id = c.waiver_id
        where w.reference = ${id} and c.place = ${Number(place)}`
      if (!child) throw notFound('CONSENT_NOT_FOUND', 'This form no longer exists.')
      const row = { model: 'FunDayWaiver' as const, id }
      await recordAct(tx, {
        adminEmail,
        action: 'HEALTH_NOTES',
        row,
        userId: null,
        after: { name: child.name },
        now: now(),
      })
      return { healthNotes: openWaiverNotes(child.id, Number(place), child.health_notes) }
    }),
})

export const healthRoutes: Route[] = [ofPlayer, ofWaiver]
