import { testPlan } from '@touchline/domain/tournament/test-plan.ts'
import { describe, expect, test } from 'vitest'
import { askFor } from '../calls.ts'
import { scoringPlan, tournamentDesk } from './tournament-desk.ts'

const at = tournamentDesk()

const LIST = `query L($limit: Int, $from: Int) { it: deskTournaments(limit: $limit, from: $from) {
  items { slug name date status teams isDraft violations } total } }`
const listed = async (page = {}) => (await askFor(at.desk, LIST, page)).it

describe('a draft', () => {
  test('starts empty, and visitors see nothing of it', async () => {
    const slug = await at.newTournament(testPlan())
    const found = await at.read(slug)
    expect([found.status, found.revision, found.version, found.isDraft]).toEqual(['DRAFT', 0, 2, true])
    expect(found.plan.teams).toHaveLength(4)
    expect(await at.visitors(slug)).toEqual({ plan: null, status: 'DRAFT', revision: 0 })
    const { items } = await listed()
    expect(items.find((one: { slug: string }) => one.slug === slug)).toMatchObject({
      teams: 4,
      isDraft: true,
    })
  })

  test('is in the list of all tournaments, which is read page by page, latest first', async () => {
    const [one, other] = [await at.newTournament(), await at.newTournament()]
    const all = await listed({ limit: 1000 })
    const slugs = all.items.map(({ slug }: { slug: string }) => slug)
    expect([slugs.length, slugs]).toEqual([all.total, expect.arrayContaining([one, other])])
    expect(await listed({ limit: 1, from: 1 })).toEqual({ items: [all.items[1]], total: all.total })
  })

  test('the same address twice is refused', async () => {
    const slug = await at.newTournament()
    const again = await at.ask('post', '/tournaments', { slug, name: 'Other', date: '2026-03-01' })
    expect([again.status, again.body.code]).toEqual([409, 'SLUG_TAKEN'])
  })

  test.each([
    ['slug', { slug: 'No Spaces', name: 'Cup', date: '2026-02-21' }],
    ['date', { slug: 'cup', name: 'Cup', date: '2026-02-30' }],
    ['name', { slug: 'cup', name: ' ', date: '2026-02-21' }],
  ])('a bad %s is refused at its field', async (field, body) => {
    const answer = await at.ask('post', '/tournaments', body)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]])
  })

  test('two administrators save: the second sees who was first, and nothing is overwritten', async () => {
    const slug = await at.newTournament(testPlan())
    const mine = testPlan({ theme: 'Mine' })
    expect((await at.ask('put', `/tournaments/${slug}/draft`, { plan: mine, version: 2 })).body.version).toBe(
      3,
    )
    const late = await at.ask('put', `/tournaments/${slug}/draft`, { plan: testPlan(), version: 2 })
    expect([late.status, late.body.code]).toEqual([409, 'DRAFT_CONFLICT'])
    expect(late.body.message).toContain(at.desk.email)
    expect((await at.read(slug)).plan.theme).toBe('Mine')
  })

  test('eight saves of one version at once: one is kept', async () => {
    const slug = await at.newTournament(testPlan())
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        at.ask('put', `/tournaments/${slug}/draft`, { plan: testPlan({ theme: `No. ${n}` }), version: 2 }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  })

  test('T-1: a malformed plan is refused; broken rules are saved and listed', async () => {
    const slug = await at.newTournament()
    const plan = scoringPlan()
    const nowhere = { ...plan, teams: plan.teams.map((team) => ({ ...team, groupId: 'gone' })) }
    const refused = await at.ask('put', `/tournaments/${slug}/draft`, { plan: nowhere, version: 2 })
    expect([refused.status, refused.body.code]).toEqual([400, 'BAD_PLAN'])
    expect(refused.body.message).toContain('There is no gone among the groups.')
    const [first] = plan.matches
    const clash = {
      ...plan,
      matches: plan.matches.map((match) => ({ ...match, slotId: first?.slotId ?? null })),
    }
    const kept = await at.ask('put', `/tournaments/${slug}/draft`, { plan: clash, version: 2 })
    expect(kept.status).toBe(200)
    expect(kept.body.violations.map(({ rule }: { rule: string }) => rule)).toContain('H1')
  })

  test('T-22: a copy has the teams on the new day, and no matches', async () => {
    const slug = await at.newTournament()
    const body = { slug: `${slug}-copy`, name: 'Copy', date: '2027-02-20', from: slug }
    const { plan } = (await at.ask('post', '/tournaments', body)).body
    expect([plan.teams.length, plan.matches.length, plan.slots[0].start.slice(0, 10)]).toEqual([
      4,
      0,
      '2027-02-20',
    ])
  })

  test('a change of date moves everything', async () => {
    const slug = await at.newTournament()
    const body = { version: 2, name: 'Cup', date: '2026-02-28', status: 'DRAFT' }
    const moved = (await at.ask('put', `/tournaments/${slug}`, body)).body
    expect([moved.date, moved.version, moved.plan.slots[0].start.slice(0, 10)]).toEqual([
      '2026-02-28',
      3,
      '2026-02-28',
    ])
  })

  test('discarded: back to the published plan; never published: deleted', async () => {
    const slug = await at.published()
    await at.ask('put', `/tournaments/${slug}/draft`, { plan: testPlan({ theme: 'New' }), version: 3 })
    expect((await at.ask('delete', `/tournaments/${slug}`)).body.code).toBe('PUBLISHED')
    expect((await at.ask('delete', `/tournaments/${slug}/draft`)).status).toBe(204)
    expect(await at.read(slug)).toMatchObject({
      isDraft: false,
      plan: { theme: '' },
    })
    const unborn = await at.newTournament()
    expect((await at.ask('delete', `/tournaments/${unborn}/draft`)).body.code).toBe('NOTHING_PUBLISHED')
    expect((await at.ask('delete', `/tournaments/${unborn}`)).status).toBe(204)
    expect(await at.read(unborn)).toBeNull()
  })
})
