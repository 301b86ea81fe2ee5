import { randomUUID } from 'node:crypto'
import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { scheduled, testPlan, u10 } from '@touchline/domain/tournament/test-plan.ts'
import { afterAll, beforeAll } from 'vitest'
import { admin, configureAmplify, type Person } from '../amplify-client.ts'
import { askFor } from '../calls.ts'
import { givenBy } from '../given.ts'
import { type Answer, send } from '../rest/rest-client.ts'
import { type RunningServer, startServer } from '../running-server.ts'
import { signToken } from '../tokens.ts'

export interface TournamentDesk {
  server: RunningServer
  desk: Person
  given: ReturnType<typeof givenBy>
  ask(method: string, path: string, body?: unknown): Promise<Answer>
  /** A new tournament with this plan as its draft, version 2. */
  newTournament(plan?: Plan): Promise<string>
  /** The same, published. */
  published(plan?: Plan): Promise<string>
  /** As the desk reads it, with its plans parsed; null if it no longer exists. */
  read(slug: string): ReturnType<typeof readTournament>
  /** The children on its list, as the desk reads them. */
  signUps(slug: string, page?: object): ReturnType<typeof readSignUps>
  /** What visitors read of it. */
  visitors(slug: string): Promise<{ plan: Plan; status: string; revision: number }>
}

let scoring: Plan | undefined

/**
 * Four teams that keep scores, on two pitches, with slots and officials; made once, because scheduling takes a while.
 */
export function scoringPlan(): Plan {
  scoring ??= scheduled(testPlan({ divisions: [u10({ recordsResults: true, play: 'ROUND_ROBIN' })] }))
  return structuredClone(scoring)
}

export function tournamentDesk(now?: () => Date): TournamentDesk {
  const at = {} as TournamentDesk
  beforeAll(async () => {
    at.server = await startServer({ now })
    configureAmplify(at.server)
    at.desk = await admin()
    at.given = givenBy(at.desk)
    const token = await signToken({ email: at.desk.email, groups: ['pmfcadmin'] })
    at.ask = (method, path, body) => send(at.server, method, `/manage${path}`, { token, body })
    at.newTournament = async (plan = scoringPlan()) => {
      const slug = `cup-${randomUUID().slice(0, 8)}`
      await at.ask('post', '/tournaments', { slug, name: 'Cup', date: '2026-02-21' })
      await at.ask('put', `/tournaments/${slug}/draft`, { plan, version: 1 })
      return slug
    }
    at.published = async (plan) => {
      const slug = await at.newTournament(plan)
      await at.ask('post', `/tournaments/${slug}/publish`, { version: 2 })
      return slug
    }
    at.read = (slug) => readTournament(at.desk, slug)
    at.signUps = (slug, page) => readSignUps(at.desk, { slug, ...page })
    at.visitors = async (slug) => {
      const [row] = await at.server
        .sql`select public_plan as plan, status, revision from tournaments where slug = ${slug}`
      return { plan: JSON.parse(row?.plan ?? 'null'), status: row?.status, revision: row?.revision }
    }
  })
  afterAll(() => at.server.close())
  return at
}

async function readTournament(desk: Person, slug: string) {
  const query = `query T($slug: String!) { it: deskTournament(slug: $slug) {
    id slug name date status revision version changedBy isDraft plan published changes signUpUntil signUpPlaces } }`
  const { it, error } = await askFor(desk, query, { slug })
  if (error) throw new Error(error.message)
  return it && { ...it, plan: JSON.parse(it.plan), published: JSON.parse(it.published) }
}

async function readSignUps(desk: Person, asked: object) {
  const query = `query S($slug: String!, $limit: Int, $from: Int) {
    it: deskSignUps(slug: $slug, limit: $limit, from: $from) {
      items { id playerId firstName lastName birthDate familyId status wish feeCents openCents team isSigned } total } }`
  const { it, error } = await askFor(desk, query, { ...asked })
  if (error) throw new Error(error.message)
  return it
}
