import { matchConsents, type RosterChild, type SignedChild } from '@touchline/domain/tournament/consents.ts'
import { divisionName } from '@touchline/domain/tournament/division.ts'
import type { Plan } from '@touchline/domain/tournament/plan.ts'
import * as z from 'zod'
import { recordAct } from '../impersonation/record-act.ts'
import type { Sql } from '../postgres/pool.ts'
import { Id, line } from '../rest/inputs.ts'
import { notFound } from '../rest/refusal.ts'
import { type Route, route } from '../rest/route.ts'
import { SignedForm } from '../rest/waivers.ts'
import { Slug } from './draft-routes.ts'
import { requireDesk } from './require-desk.ts'

const Place = line(1, 3).refine((text) => /^\d+$/.test(text), 'Say which child of the form.')

const Form = SignedForm.extend({
  place: z.int().describe('Which child of the form'),
  hasHealthNotes: z.boolean(),
})

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
    const [roster, signed] = await Promise.all([rosterOf(sql, plan), signedFor(sql, slug)])
    return { items: matchConsents(roster, signed).map(asLine) }
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
        select c.name, c.health_notes from fun_day_waiver_children c join fun_day_waivers w on w.id = c.waiver_id
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
      return { healthNotes: child.health_notes as string }
    }),
})

interface InTeam extends RosterChild {
  team: string
  division: string
}

interface Signed extends SignedChild {
  form: z.infer<typeof Form>
}

async function rosterOf(sql: Sql, plan: Plan): Promise<InTeam[]> {
  const ids = plan.players.flatMap(({ playerId }) => playerId ?? [])
  const rows = await sql<{ id: string; name: string; birthDate: string }[]>`
    select id, first_name || ' ' || last_name as name, birth_date::text as "birthDate"
    from players where id = any(${ids}) and not _deleted`
  const known = new Map(rows.map((row) => [row.id, row]))
  return plan.players.map(({ playerId, teamId, displayName }) => {
    const player = known.get(playerId ?? '')
    const team = plan.teams.find(({ id }) => id === teamId)
    const division = plan.divisions.find(({ id }) => id === team?.divisionId)
    return {
      displayName,
      name: player?.name ?? null,
      birthDate: player?.birthDate ?? null,
      team: team?.name ?? '',
      division: division ? divisionName(division) : '',
    }
  })
}

/** The newest first: a family that signs again has the last word. */
async function signedFor(sql: Sql, slug: string): Promise<Signed[]> {
  const rows = await sql`
    select c.name, c.birth_date::text as "birthDate", c.place, c.health_notes <> '' as "hasHealthNotes", w.reference,
      w.text_version as "textVersion", w.signed_at as "signedAt", w.guardian_name as "guardianName", w.relation,
      w.email, w.phone, w.emergency_name as "emergencyName", w.emergency_phone as "emergencyPhone", w.photos
    from fun_day_waivers w join fun_day_waiver_children c on c.waiver_id = w.id
    where w.event = ${slug} order by w.signed_at desc, w.id, c.place`
  return rows.map(({ name, birthDate, signedAt, ...form }) => ({
    name,
    birthDate,
    form: { ...form, signedAt: (signedAt as Date).toISOString() } as Signed['form'],
  }))
}

function asLine({ child, signed }: { child: InTeam | null; signed: Signed | null }, n: number): Line {
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
