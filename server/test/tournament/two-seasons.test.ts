import { SHIPPED_RULES } from '@touchline/domain/club/club-rules.ts'
import { shiftDay } from '@touchline/domain/tournament/day/shift-day.ts'
import { dealPlayers } from '@touchline/domain/tournament/people/deal-players.ts'
import { onAnotherDay } from '@touchline/domain/tournament/plan/new-plan.ts'
import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { DAY, scheduled, testPlan } from '@touchline/domain/tournament/test-plan.ts'
import { newestOfKind, tournamentPage } from '@touchline/domain/tournament/tournament.ts'
import { expect, test } from 'vitest'
import { loadTournaments } from '../../src/tournament/load-tournament.ts'
import { parent } from '../amplify-client.ts'
import { subjectsTo } from '../registering.ts'
import { accountFor, change, join, tournamentId, WAIVER } from './signing-up.ts'
import { tournamentDesk } from './tournament-desk.ts'

let now = new Date('2025-01-05T18:00:00Z')
const at = tournamentDesk(() => now)
const on = (day: string) => {
  now = new Date(`${day}T20:00:00Z`)
}

/** The desk's view of it; the plan it saves becomes the next version. */
const desk = (slug: string): Promise<{ plan: Plan; version: number; date: string; revision: number }> =>
  at.read(slug)

async function save(slug: string, plan: Plan) {
  const { version } = await desk(slug)
  const saved = await at.ask('put', `/tournaments/${slug}/draft`, { plan, version })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const body = { version: saved.body.version, reason: 'The rundown follows' }
  const { status, body: published } = await at.ask('post', `/tournaments/${slug}/publish`, body)
  expect(status, JSON.stringify(published)).toBe(200)
  return published
}

async function setStatus(slug: string, status: string) {
  const { version, date } = await desk(slug)
  const answer = await at.ask('put', `/tournaments/${slug}`, { version, name: 'Fun day', date, status })
  expect(answer.status).toBe(200)
}

async function families(year: number) {
  const all = []
  for (let n = 0; n < 6; n += 1) {
    const user = await at.given.user()
    const births = [`${year - 10}-03-0${n + 1}`, `${year - 10}-09-1${n}`]
    const players = []
    for (const [m, birthDate] of births.entries())
      players.push(await at.given.player({ firstName: `Kid${n}${m}`, birthDate, userPlayersId: user.id }))
    const email = user.email as string
    all.push({ user, email, players: players.map(({ id }) => id), mum: await parent(email) })
  }
  return all
}

/** The well-known routes, and the address of this tournament's page. */
async function routes(slug: string, today: string) {
  const heads = await loadTournaments(at.server)
  const own = heads.find((head) => head.slug === slug)
  return {
    newest: newestOfKind(heads, 'FUN_DAY', today)?.slug,
    page: own && tournamentPage(own, heads, today),
  }
}

/** From the copy to the final whistle, as the desk and six families experience it. */
async function season(year: number, from: string | null) {
  const slug = `fun-day-${year}`
  on(`${year}-01-05`)
  const copied = { slug, name: 'Fun day', date: `${year}-02-21`, kind: 'FUN_DAY', ...(from ? { from } : {}) }
  expect((await at.ask('post', '/tournaments', copied)).status).toBe(201)
  // In the first year somebody has planned the day by hand; later the copy has all of it.
  const own = from ? (await desk(slug)).plan : onAnotherDay(testPlan(), DAY, copied.date)
  if (!from) await at.ask('put', `/tournaments/${slug}/draft`, { plan: own, version: 1 })
  expect([own.players, own.matches, own.changes]).toEqual([[], [], []])
  const terms = { signUpUntil: `${year}-02-10`, signUpFromAge: 10, signUpToAge: 10, signUpFeeCents: 2_000 }
  expect((await at.ask('put', `/tournaments/${slug}/sign-up`, { ...terms, signUpPlaces: 11 })).status).toBe(
    200,
  )
  const id = await tournamentId(at.server, slug)

  const all = await families(year)
  const lists = []
  for (const { mum, players } of all) lists.push((await join(mum, id, players, { waiver: WAIVER })).it.items)
  expect(lists.flat().filter(({ status }) => status === 'WAITLISTED')).toHaveLength(1)
  // One leaves in time, and the waiting child takes the place.
  await change(all[0]?.mum ?? at.desk, lists[0][0].id, 'LEAVE')
  expect((await change(all[5]?.mum ?? at.desk, lists[5][1].id, 'ACCEPT')).it.status).toBe('JOINED')
  expect((await accountFor(all[0]?.mum ?? at.desk, all[0]?.user.id)).balance).toBe(2_000)

  on(`${year}-02-11`)
  const { items } = await at.signUps(slug)
  const joined = items.filter(({ status }: { status: string }) => status === 'JOINED')
  const dealt = dealPlayers((await desk(slug)).plan, `${year}-02-21`, joined, SHIPPED_RULES.ages, year)
  expect([dealt.players, dealt.teams, dealt.left]).toEqual([11, 0, []])
  const first = await save(slug, scheduled(dealt.plan))
  expect(first).toMatchObject({ revision: 1, emails: 6 })

  on(`${year}-02-21`)
  await setStatus(slug, 'LIVE')
  const { plan } = await desk(slug)
  const moved = await save(slug, shiftDay(plan, { from: `${year}-02-21T11:00`, minutes: 10 }).plan)
  expect(moved.revision).toBe(2)
  await setStatus(slug, 'FINISHED')
  expect(
    (await join(all[0]?.mum ?? at.desk, id, [all[0]?.players[0]], { waiver: WAIVER })).error,
  ).toBeDefined()
  return { slug, all }
}

test('two seasons: copied, joined, dealt, published, shifted, finished, and the next one on the same routes', async () => {
  const first = await season(2025, null)
  expect(await routes(first.slug, '2025-02-22')).toEqual({
    newest: 'fun-day-2025',
    page: '/fun-day-tournament',
  })
  const second = await season(2026, first.slug)
  expect(await routes(second.slug, '2026-02-22')).toEqual({
    newest: 'fun-day-2026',
    page: '/fun-day-tournament',
  })
  expect(await routes(first.slug, '2026-02-22')).toMatchObject({ page: '/tournaments/fun-day-2025' })
  // Last year's children are still in last year's teams, and nowhere else.
  const [before, after] = [await desk(first.slug), await desk(second.slug)]
  const ids = ({ plan }: { plan: Plan }) => plan.players.map(({ playerId }) => playerId)
  expect([ids(before).length, ids(after).length]).toEqual([11, 11])
  expect(ids(after).filter((playerId) => ids(before).includes(playerId))).toEqual([])
  expect(after.plan.slots[0]?.start.slice(0, 4)).toBe('2026')
  expect(await subjectsTo(at.server, second.all[1]?.email ?? '')).toContain('Fun day: the schedule is out')
})
