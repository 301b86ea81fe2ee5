import {
  type ConsentMatch,
  matchConsents,
  type RosterChild,
  type SignedChild,
} from '@touchline/domain/tournament/people/consents.ts'
import { divisionName } from '@touchline/domain/tournament/plan/division.ts'
import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { findDesk } from './desk-store.ts'

/** A consent as signed for one child. Reading its health notes is a separate action, which is recorded. */
interface Form {
  reference: string
  textVersion: string
  guardianName: string
  relation: string
  email: string
  phone: string
  emergencyName: string
  emergencyPhone: string
  photos: boolean
  signedAt: string
  /** The index of the child in the form. */
  place: number
  hasHealthNotes: boolean
}

export type Consent = ConsentMatch<InTeam, Signed>

/** The children of the teams with the form signed for each, followed by forms of children in no team. */
export async function consentsFor(sql: Sql, slug: string, plan: Plan): Promise<Consent[]> {
  const [roster, signed] = await Promise.all([rosterOf(sql, plan), signedFor(sql, slug)])
  return matchConsents(roster, signed)
}

/** The next event that needs signed forms, and how many children of its teams have none; null without such an event. */
export async function unsignedForNextEvent(sql: Sql, today: string) {
  const [next] = await sql<{ slug: string }[]>`
    select slug from tournaments where kind = 'FUN_DAY' and date >= ${today} and not _deleted
      and status not in ('FINISHED', 'CANCELLED') order by date, slug limit 1`
  const desk = next && (await findDesk(sql, next.slug))
  if (!desk) return null
  const consents = await consentsFor(sql, desk.slug, desk.plan)
  const missing = consents.filter(({ child, signed }) => child && !signed).length
  return { slug: desk.slug, event: desk.name, date: desk.date, missing }
}

/** Those of these players without a signed form. */
export async function unsignedAmong(
  sql: Sql | Transaction,
  slug: string,
  playerIds: readonly string[],
): Promise<Set<string>> {
  const players = await sql<{ id: string; name: string; birthDate: string }[]>`
    select id, first_name || ' ' || last_name as name, birth_date::text as "birthDate"
    from players where id = any(${[...playerIds]}) and not _deleted`
  const roster = players.map((player) => ({ ...player, displayName: player.name }))
  const matched = matchConsents(roster, await signedFor(sql, slug))
  return new Set(matched.flatMap(({ child, signed }) => (child && !signed ? child.id : [])))
}

interface InTeam extends RosterChild {
  team: string
  division: string
}

interface Signed extends SignedChild {
  form: Form
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

interface SignedRow extends Omit<Form, 'signedAt'> {
  name: string
  birthDate: string
  signedAt: Date
}

/** Newest first, because a later form of a family replaces an earlier one. */
async function signedFor(sql: Sql | Transaction, slug: string): Promise<Signed[]> {
  const rows = await sql<SignedRow[]>`
    select c.name, c.birth_date::text as "birthDate", c.place, c.health_notes <> '' as "hasHealthNotes", w.reference,
      w.text_version as "textVersion", w.signed_at as "signedAt", w.guardian_name as "guardianName", w.relation,
      w.email, w.phone, w.emergency_name as "emergencyName", w.emergency_phone as "emergencyPhone", w.photos
    from fun_day_waivers w join fun_day_waiver_children c on c.waiver_id = w.id
    where w.event = ${slug} order by w.signed_at desc, w.id, c.place`
  return rows.map(({ name, birthDate, signedAt, ...form }) => ({
    name,
    birthDate,
    form: { ...form, signedAt: signedAt.toISOString() },
  }))
}
