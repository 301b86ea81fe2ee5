import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { publish } from '@touchline/domain/tournament/plan/publish.ts'
import { type Api, apiAsAdmin } from './family-api.ts'

export interface TestTournament {
  slug: string
  plan: Plan
  /** Publishes the next revision, as the desk would. */
  publishNext(change: (plan: Plan) => Plan): Promise<Plan>
}

const BY_SLUG = 'query B($slug: String!) { tournamentsBySlug(slug: $slug) { items { id _version plan } } }'

interface Found {
  items: { id: string; _version: number; plan: string }[]
}

async function found(admin: Api, slug: string) {
  const { items } = await admin<Found>(BY_SLUG, { slug })
  const row = items[0] as Found['items'][number]
  return { id: row.id, version: row._version, plan: JSON.parse(row.plan) as Plan }
}

/** A new tournament with the demo's plan, far in the past, so that nobody takes it for the current one. */
export async function newTournament(request: APIRequestContext): Promise<TestTournament> {
  const admin = await apiAsAdmin(request)
  const { plan } = await found(admin, 'lunar-new-year')
  const slug = `cup-${randomUUID().slice(0, 8)}`
  const input = {
    slug,
    name: 'Spring Cup',
    date: '2024-03-02',
    status: 'PUBLISHED',
    plan: JSON.stringify(plan),
  }
  await admin('mutation C($input: CreateTournamentInput!) { createTournament(input: $input) { id } }', {
    input,
  })
  return {
    slug,
    plan,
    async publishNext(change) {
      const current = await found(admin, slug)
      const next = publish(change(current.plan), current.plan, { at: new Date().toISOString(), by: 'Desk' })
      await admin('mutation U($input: UpdateTournamentInput!) { updateTournament(input: $input) { id } }', {
        input: { id: current.id, _version: current.version, plan: JSON.stringify(next) },
      })
      return next
    },
  }
}

/** The plan with one match in a slot that nobody uses. */
export function moved(plan: Plan, matchId: string): { plan: Plan; start: string } {
  const free = plan.slots.findLast(
    ({ id, kind, pitchId }) =>
      kind === 'PLAY' && pitchId === 'tiger' && !plan.matches.some(({ slotId }) => slotId === id),
  )
  if (!free) throw new Error('no slot is free')
  const matches = plan.matches.map((match) => (match.id === matchId ? { ...match, slotId: free.id } : match))
  return { plan: { ...plan, matches }, start: free.start }
}

export const firstMatchOf = (plan: Plan, teamId: string): Plan['matches'][number] => {
  const match = plan.matches.find(({ home, away }) => home.teamId === teamId || away.teamId === teamId)
  if (!match) throw new Error(`${teamId} does not play`)
  return match
}

/** The slug of the demo's coming fun day. */
export async function comingFunDay(request: APIRequestContext): Promise<string> {
  const admin = await apiAsAdmin(request)
  const { items } = await admin<{ items: { slug: string; kind: string; status: string }[] }>(
    'query { listTournaments(limit: 1000) { items { slug kind status } } }',
    {},
  )
  const coming = items.find(({ kind, status }) => kind === 'FUN_DAY' && status === 'PUBLISHED')
  if (!coming) throw new Error('the demo has no fun day to come')
  return coming.slug
}
