import * as z from 'zod'
import { recordAct } from '../impersonation/record-act.ts'
import { Id, line } from '../rest/inputs.ts'
import { notFound } from '../rest/refusal.ts'
import { type Route, route } from '../rest/route.ts'
import { openWaiverNotes } from '../waivers/waiver-notes.ts'
import { Slug } from './draft-routes.ts'
import { type Consent, consentsFor, Form } from './event-consents.ts'
import { requireDesk } from './require-desk.ts'

const Place = line(1, 3).refine((text) => /^\d+$/.test(text), 'Say which child of the form.')

const ConsentLine = z
  .object({
    id: z.string(),
    name: z.string(),
    birthDate: z.string().nullable(),
    team: z.string().nullable().describe('null: in no team'),
    division: z.string().nullable(),
    form: Form.nullable().describe('null: nobody has signed for this child yet'),
  })
  .meta({ id: 'TournamentConsent' })

type Line = z.infer<typeof ConsentLine>

const consents = route({
  method: 'get',
  path: '/tournaments/{slug}/consents',
  summary: 'The children of the teams with the consent signed for each, then those who are in no team',
  input: { params: { slug: Slug } },
  output: z.object({ items: z.array(ConsentLine) }),
  async handler({ pool: { sql } }, { params: { slug } }) {
    const { plan } = await requireDesk(sql, slug)
    return { items: (await consentsFor(sql, slug, plan)).map(asLine) }
  },
})

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

function asLine({ child, signed }: Consent, n: number): Line {
  return {
    id: String(n),
    name: child?.name ?? signed?.name ?? child?.displayName ?? '',
    birthDate: child?.birthDate ?? signed?.birthDate ?? null,
    team: child?.team ?? null,
    division: child?.division ?? null,
    form: signed?.form ?? null,
  }
}

export const consentRoutes: Route[] = [consents, notes]
