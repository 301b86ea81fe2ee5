import { describe, expect, onTestFinished, test } from 'vitest'
import { type Person, parent, visitor } from '../amplify-client.ts'
import { deskForFile } from '../desk-for-file.ts'
import { SECRET, wholePlan } from './tournament-plan.ts'

const { desk, given } = await deskForFile('2026-02-18T18:00:00Z')

const cup = await given.create('Tournament', {
  slug: 'cup',
  name: 'Cup',
  status: 'PUBLISHED',
  plan: JSON.stringify(wholePlan),
})

const GET = 'query G($id: ID!) { getTournament(id: $id) { revision plan publicPlan } }'
const FIND =
  'query F($filter: ModelTournamentFilterInput) { listTournaments(filter: $filter) { items { id plan } } }'
const SLUG = 'query S { tournamentsBySlug(slug: "cup") { items { plan } } }'
const SYNC = 'query Y { syncTournaments { items { plan } } }'

const readers: [string, () => Person | Promise<Person>][] = [
  ['a visitor', visitor],
  ['a parent', () => parent('anybody@example.org')],
]

describe.each(readers)('T-18: %s', (_who, reader) => {
  test.each([
    ['get', GET],
    ['list', FIND],
    ['index', SLUG],
    ['sync', SYNC],
  ])('reads the public part by %s, and nothing else', async (_way, query) => {
    const { data, errors } = await (await reader()).ask(query, { id: cup.id })
    expect(errors).toEqual([])
    const text = JSON.stringify(data)
    expect(text).toContain('Plum Petals')
    expect(text).not.toContain(SECRET)
    expect(text).not.toContain('Amara Osei')
  })

  test('learns nothing by searching for plans with a phone number', async () => {
    const holding = async (part: string) => {
      const filter = { plan: { contains: part } }
      return (await (await reader()).ask(FIND, { filter })).data.listTournaments.items.length
    }
    expect([await holding('Plum Petals'), await holding(SECRET)]).toEqual([1, 0])
  })

  test('gets only the public part in an event', async () => {
    const subscription = (await reader()).subscribe('subscription L { onUpdateTournament { slug plan } }', {})
    onTestFinished(() => subscription.end())
    await subscription.ready
    const { data } = await desk.ask('query V($id: ID!) { getTournament(id: $id) { _version } }', {
      id: cup.id,
    })
    await desk.ask('mutation M($input: UpdateTournamentInput!) { updateTournament(input: $input) { id } }', {
      input: { id: cup.id, name: 'Cup', _version: data.getTournament._version },
    })
    const text = JSON.stringify(await subscription.next())
    expect(text).toContain('Plum Petals')
    expect(text).not.toContain(SECRET)
  })
})

test('the desk reads the whole plan, and its revision is the plan’s', async () => {
  const { data } = await desk.ask(GET, { id: cup.id })
  expect(JSON.parse(data.getTournament.plan)).toEqual(wholePlan)
  expect(data.getTournament.publicPlan).not.toContain(SECRET)
  expect(data.getTournament.revision).toBe(wholePlan.revision)
})

test('an invalid plan is refused with the place of the mistake', async () => {
  const bad = { ...wholePlan, matches: [{ ...wholePlan.matches[0], slotId: 'nowhere' }] }
  const { errors } = await desk.ask(
    'mutation M($input: CreateTournamentInput!) { createTournament(input: $input) { id } }',
    { input: { slug: 'bad', name: 'Bad', plan: JSON.stringify(bad) } },
  )
  expect(errors[0]?.message).toContain('There is no nowhere among the slots.')
})

test('nobody can write the public part by hand', async () => {
  const { errors } = await desk.ask(
    'mutation M($input: CreateTournamentInput!) { createTournament(input: $input) { id } }',
    { input: { slug: 'by-hand', name: 'By hand', publicPlan: '{}' } },
  )
  expect(errors.length).toBeGreaterThan(0)
})
