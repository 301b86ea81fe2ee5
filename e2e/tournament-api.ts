import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { scheduled, testPlan, u10 } from '@touchline/domain/tournament/test-plan.ts'
import { apiAsAdmin } from './family-api.ts'
import { demo, tokenOf } from './sign-in.ts'

export interface TestTournament {
  slug: string
  name: string
  plan: Plan
}

/** The `manage` API as an administrator uses it, without the screens. */
export async function manage(request: APIRequestContext, method: string, path: string, data?: object) {
  const authorization = `Bearer ${await tokenOf(request, demo.admin)}`
  const answer = await request.fetch(`/staging/manage${path}`, { method, headers: { authorization }, data })
  if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`)
  return answer.json()
}

let scoring: Plan | undefined

/** A published tournament: four U10 teams on two pitches, with slots and officials, keeping scores. */
export async function publishedTournament(request: APIRequestContext): Promise<TestTournament> {
  const slug = `cup-${randomUUID().slice(0, 8)}`
  const name = `Cup ${slug.slice(4)}`
  scoring ??= scheduled(testPlan({ divisions: [u10({ recordsResults: true, play: 'ROUND_ROBIN' })] }))
  const plan = scoring
  await manage(request, 'POST', '/tournaments', { slug, name, date: '2026-02-21' })
  await manage(request, 'PUT', `/tournaments/${slug}/draft`, { plan, version: 1 })
  await manage(request, 'POST', `/tournaments/${slug}/publish`, { version: 2 })
  return { slug, name, plan }
}

/** '/results/…' of the first match. */
export async function resultPath(request: APIRequestContext, slug: string): Promise<string> {
  const { links } = await manage(request, 'GET', `/tournaments/${slug}/result-links`)
  return new URL(Object.values(links)[0] as string).pathname
}

/** Every result as it was entered. */
export async function entriesOf(request: APIRequestContext, slug: string): Promise<{ outcome: string }[]> {
  const query = 'query R($slug: String!) { deskResults(slug: $slug) { items { outcome } } }'
  const api = await apiAsAdmin(request)
  return (await api<{ items: { outcome: string }[] }>(query, { slug })).items
}
