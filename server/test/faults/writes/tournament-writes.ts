import { randomUUID } from 'node:crypto'
import { sampleRundown } from '@touchline/domain/tournament/day/sample-rundown.ts'
import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { DAY, scheduled, testPlan, u10 } from '@touchline/domain/tournament/test-plan.ts'
import { givenMum } from '../../fall.ts'
import { join, TERMS, tournamentId } from '../../tournament/signing-up.ts'
import type { Club } from '../club.ts'
import { route, type Write, type Writes } from './write.ts'

let planned: Plan | undefined

/** Four teams that keep scores, a rundown and an award; made once, because scheduling takes a while. */
export function dayPlan(): Plan {
  if (!planned) {
    const plan = scheduled(testPlan({ divisions: [u10({ recordsResults: true, play: 'ROUND_ROBIN' })] }))
    const award = { id: 'kind', divisionId: 'u10', kind: 'FAIR_PLAY', teamId: null, presenter: '', order: 1 }
    planned = { ...plan, rundown: sampleRundown(DAY, plan), awards: [award] as Plan['awards'] }
  }
  return structuredClone(planned)
}

async function asked(club: Club, method: string, path: string, body?: object) {
  const answer = await club.call(method, path, body)
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

async function givenDraft(club: Club, kind?: string): Promise<string> {
  const slug = `cup-${randomUUID().slice(0, 8)}`
  await asked(club, 'post', '/tournaments', { slug, name: 'Cup', date: DAY, ...(kind && { kind }) })
  return slug
}

export async function givenPublished(club: Club): Promise<string> {
  const slug = await givenDraft(club)
  await asked(club, 'put', `/tournaments/${slug}/draft`, { plan: dayPlan(), version: 1 })
  await asked(club, 'post', `/tournaments/${slug}/publish`, { version: 2 })
  return slug
}

const onTheDay =
  (method: string, path: string, body?: object): Write =>
  async (club) =>
    route(club, method, `/tournaments/${await givenPublished(club)}/${path}`, body)

const firstMatch = () => dayPlan().matches[0]
const incident = () => {
  const match = firstMatch()
  return {
    matchId: match?.id,
    minute: 12,
    kind: 'CAUTION',
    teamId: match?.home.teamId,
    note: 'Kicked the ball',
  }
}

/** A fun day that a child has joined without a signed consent. */
async function givenUnsigned(club: Club): Promise<string> {
  const slug = await givenDraft(club, 'FUN_DAY')
  await asked(club, 'put', `/tournaments/${slug}/sign-up`, TERMS)
  const player = await (await givenMum(club.desk)).child('Leo')
  const { error } = await join(club.desk, await tournamentId(club.server, slug), [player.id])
  if (error) throw new Error(error.message)
  return slug
}

/** What the desk sends about tournaments. */
export const tournamentWrites: Writes = {
  'post /tournaments': async (club) =>
    route(club, 'post', '/tournaments', { slug: `cup-${randomUUID().slice(0, 8)}`, name: 'Cup', date: DAY }),
  'put /tournaments/{slug}': async (club) => {
    const body = { version: 1, name: 'Spring cup', date: DAY, status: 'DRAFT' }
    return route(club, 'put', `/tournaments/${await givenDraft(club)}`, body)
  },
  'delete /tournaments/{slug}': async (club) =>
    route(club, 'delete', `/tournaments/${await givenDraft(club)}`),
  'put /tournaments/{slug}/draft': async (club) =>
    route(club, 'put', `/tournaments/${await givenDraft(club)}/draft`, { plan: dayPlan(), version: 1 }),
  'delete /tournaments/{slug}/draft': async (club) => {
    const slug = await givenPublished(club)
    const plan = { ...dayPlan(), theme: 'Rain' }
    await asked(club, 'put', `/tournaments/${slug}/draft`, { plan, version: 3 })
    return route(club, 'delete', `/tournaments/${slug}/draft`)
  },
  'put /tournaments/{slug}/sign-up': async (club) =>
    route(club, 'put', `/tournaments/${await givenDraft(club)}/sign-up`, TERMS),
  'post /tournaments/{slug}/waiver-reminders': async (club) =>
    route(club, 'post', `/tournaments/${await givenUnsigned(club)}/waiver-reminders`),
  'post /tournaments/{slug}/publish': async (club) => {
    const slug = await givenDraft(club)
    await asked(club, 'put', `/tournaments/${slug}/draft`, { plan: dayPlan(), version: 1 })
    return route(club, 'post', `/tournaments/${slug}/publish`, { version: 2 })
  },
  'post /tournaments/{slug}/results': onTheDay('post', 'results', {
    ...{ matchId: firstMatch()?.id, key: randomUUID(), entry: { score: { home: 2, away: 1 } } },
  }),
  'put /tournaments/{slug}/rundown/{id}': onTheDay('put', `rundown/${dayPlan().rundown[0]?.id}`, {
    done: true,
  }),
  'put /tournaments/{slug}/weather': onTheDay('put', 'weather', { state: 'DELAYED', message: 'Thunder' }),
  'put /tournaments/{slug}/awards/{id}': onTheDay('put', 'awards/kind', { teamId: 'koi' }),
  'put /tournaments/{slug}/incidents/{id}': onTheDay('put', 'incidents/first', { incident: incident() }),
  'delete /tournaments/{slug}/incidents/{id}': async (club) => {
    const path = `/tournaments/${await givenPublished(club)}/incidents/first`
    await asked(club, 'put', path, { incident: incident() })
    return route(club, 'delete', path)
  },
  'put /tournaments/{slug}/thanks/{id}': async (club) => {
    const slug = await givenPublished(club)
    const id = randomUUID()
    await club.server.sql`
      insert into thank_you_notes (id, tournament_id, official_id, team_id, words, state, created_at)
      values (${id}, ${await tournamentId(club.server, slug)}, 'leo', 'koi', 'Thank you!', 'WAITING', ${club.now})`
    return route(club, 'put', `/tournaments/${slug}/thanks/${id}`, { state: 'SHOWN' })
  },
}
