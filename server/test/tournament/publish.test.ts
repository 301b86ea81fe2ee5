import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { describe, expect, test } from 'vitest'
import { outboxRows } from '../mail/outbox-rows.ts'
import { scoringPlan, tournamentDesk } from './tournament-desk.ts'

const at = tournamentDesk()

const publish = (slug: string, body: object) => at.ask('post', `/tournaments/${slug}/publish`, body)
const emailsTo = (email: string) => outboxRows(at.server.sql, email)

/** A child in the first team and one in the last, from different families. */
async function givenPlayers(plan: Plan) {
  const [mum, dad] = [await at.given.user(), await at.given.user()]
  const first = await at.given.player({ userPlayersId: mum.id })
  const last = await at.given.player({ userPlayersId: dad.id })
  const row = (id: string, teamId: string | undefined) => ({
    teamId: teamId as string,
    playerId: id,
    displayName: 'Maya S.',
    shirtNo: null,
  })
  const players = [row(first.id, plan.teams[0]?.id), row(last.id, plan.teams[3]?.id)]
  const emailOf = ({ email }: object & { email?: unknown }) => email as string
  return { plan: { ...plan, players }, mum: emailOf(mum), dad: emailOf(dad) }
}

describe('publishing', () => {
  test('T-17, T-18: a revision that visitors read, without private data', async () => {
    const plan = scoringPlan()
    const slug = await at.newTournament({
      ...plan,
      teams: plan.teams.map((team) => ({ ...team, coachPhone: '604-555-0100' })),
    })
    const answer = await publish(slug, { version: 2 })
    expect([answer.status, answer.body.revision, answer.body.changes]).toEqual([
      200,
      1,
      ['The schedule is out'],
    ])
    const seen = await at.visitors(slug)
    expect([seen.status, seen.revision, seen.plan.revision]).toEqual(['PUBLISHED', 1, 1])
    expect(JSON.stringify(seen.plan)).not.toContain('604-555-0100')
    const desk = await at.read(slug)
    expect([desk.isDraft, desk.published.teams[0].coachPhone]).toEqual([false, '604-555-0100'])
  })

  test('an old version, or one without changes, is refused', async () => {
    const slug = await at.newTournament()
    expect((await publish(slug, { version: 1 })).body.code).toBe('DRAFT_CONFLICT')
    await publish(slug, { version: 2 })
    expect((await publish(slug, { version: 3 })).body.code).toBe('NOTHING_NEW')
  })

  test('T-3: broken rules stop it, unless somebody gives a reason', async () => {
    const slug = await at.newTournament({ ...scoringPlan(), assignments: [] })
    const refused = await publish(slug, { version: 2 })
    expect([refused.status, refused.body.code]).toEqual([409, 'RULES_BROKEN'])
    expect(refused.body.message).toContain('M1 has no referee (H12)')
    expect((await at.visitors(slug)).plan).toBeNull()
    expect((await publish(slug, { version: 2, reason: 'Referees come on Thursday' })).status).toBe(200)
    const [entry] = await at.server.sql`
      select e.reason from audit_entries e join tournaments t on t.id = e.row_id where t.slug = ${slug}
      order by e.created_at desc limit 1`
    expect(entry?.reason).toBe('Referees come on Thursday')
  })

  test('families are notified: first all of them, later those whose matches moved', async () => {
    const { plan, mum, dad } = await givenPlayers(scoringPlan())
    const slug = await at.newTournament(plan)
    expect((await publish(slug, { version: 2 })).body.emails).toBe(2)
    expect((await emailsTo(mum)).map(({ subject }) => subject)).toEqual(['Cup: the schedule is out'])
    const own = plan.teams[0]?.id
    const other = plan.teams[3]?.id
    const moved = plan.matches.find(
      ({ home, away }) =>
        [home.teamId, away.teamId].includes(own as string) &&
        ![home.teamId, away.teamId].includes(other as string),
    )
    const free = plan.slots.find(({ id }) => !plan.matches.some(({ slotId }) => slotId === id))
    const matches = plan.matches.map((match) =>
      match.id === moved?.id ? { ...match, slotId: free?.id ?? null } : match,
    )
    await at.ask('put', `/tournaments/${slug}/draft`, { plan: { ...plan, matches }, version: 3 })
    const second = await publish(slug, { version: 4, reason: 'A pitch is closed' })
    expect([second.body.revision, second.body.emails]).toEqual([2, 1])
    const [, message] = await emailsTo(mum)
    expect(message?.subject).toBe('Cup: times or places have changed')
    expect(message?.text).toContain(`M${moved?.number} moved`)
    expect(message?.text).toContain(`/team-schedule?event=${slug}&team=${own}`)
    expect(await emailsTo(dad)).toHaveLength(1)
  })

  test('T-29: every family is notified once that the day is cancelled', async () => {
    const { plan, mum, dad } = await givenPlayers(scoringPlan())
    const slug = await at.published(plan)
    const cancel = (version: number, status = 'CANCELLED') =>
      at.ask('put', `/tournaments/${slug}`, { version, name: 'Cup', date: '2026-02-21', status })
    expect((await cancel(3)).status).toBe(200)
    expect((await cancel(3)).status).toBe(200)
    for (const email of [mum, dad])
      expect((await emailsTo(email)).map(({ subject }) => subject)).toEqual([
        'Cup: the schedule is out',
        'Cup is cancelled',
      ])
  })
})

test('T-18: written past the desk, the plan is still valid and public', async () => {
  const plan = scoringPlan()
  const row = await at.given.create('Tournament', {
    slug: `by-hand-${Date.now()}`,
    name: 'By hand',
    status: 'PUBLISHED',
    plan: JSON.stringify({
      ...plan,
      teams: plan.teams.map((team) => ({ ...team, coachPhone: '604-555-0100' })),
    }),
  })
  const [kept] = await at.server.sql`select public_plan from tournaments where id = ${row.id}`
  expect(kept?.public_plan).toContain('Koi')
  expect(kept?.public_plan).not.toContain('604-555-0100')
  await expect(
    at.given.create('Tournament', { slug: `bad-${Date.now()}`, name: 'Bad', plan: '{"teams": 1}' }),
  ).rejects.toThrow('plan')
})
