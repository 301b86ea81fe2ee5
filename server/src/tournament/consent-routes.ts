import * as z from 'zod'
import { recordAct } from '../impersonation/record-act.ts'
import { Id, line } from '../rest/inputs.ts'
import { notFound } from '../rest/refusal.ts'
import { type Route, route } from '../rest/route.ts'
import { openWaiverNotes } from '../waivers/waiver-notes.ts'

const Place = line(1, 3).refine((text) => /^\d+$/.test(text), 'Say which child of the form.')

const notes = route({
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
      if (!child) throw notFound('CONSENT_NOT_FOUND', 'There is no such form any more.')
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

export const consentRoutes: Route[] = [notes]
