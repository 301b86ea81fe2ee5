import { beforeEach, expect, test } from 'vitest'
import { askFor } from '../calls.ts'
import { scoringPlan, tournamentDesk } from './tournament-desk.ts'

const ON_THE_DAY = new Date('2026-02-21T20:00:00Z')
let now = ON_THE_DAY
const at = tournamentDesk(() => now)
beforeEach(() => {
  now = ON_THE_DAY
})

/** Koi's first game and its official. */
async function givenGame() {
  const child = await at.given.player({ firstName: 'Maya', lastName: 'Lin' })
  const plan = scoringPlan()
  const slug = await at.published({
    ...plan,
    players: [{ teamId: 'koi', playerId: child.id, displayName: 'Maya L.', shirtNo: null }],
  })
  const own = plan.matches.find(({ home, away }) => [home.teamId, away.teamId].includes('koi'))
  const officialId = plan.assignments.find(({ matchId }) => matchId === own?.id)?.officialId as string
  return { slug, officialId, teamId: 'koi' }
}

const write = async (body: object) => {
  const answer = await fetch(`${at.server.url}/thanks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}
const wall = async (slug: string) =>
  (await (await fetch(`${at.server.url}/thanks?event=${slug}`)).json()).notes as {
    to: string
    words: string
  }[]

const thanks = async (slug: string, page = {}) => {
  const query = `query T($slug: String!, $limit: Int, $from: Int) {
    it: deskThanks(slug: $slug, limit: $limit, from: $from) { items { id to from words state } total } }`
  return (await askFor(at.desk, query, { slug, ...page })).it
}

test('T-28: a note waits for the desk, is shown, and hidden again; sent twice it is one', async () => {
  const { slug, ...game } = await givenGame()
  const note = { slug, ...game, key: `note-${slug}`, words: 'Thank you! Maya Lin loved it.' }
  expect(await write(note)).toEqual({ status: 202, body: { isKept: true } })
  await write(note)
  expect(await wall(slug)).toEqual([])
  const { items } = await thanks(slug)
  expect(items).toMatchObject([{ from: 'Koi', state: 'WAITING', words: 'Thank you! Maya L. loved it.' }])
  const decide = (state: string) => at.ask('put', `/tournaments/${slug}/thanks/${items[0].id}`, { state })
  expect((await decide('SHOWN')).status).toBe(204)
  expect(await wall(slug)).toMatchObject([{ from: 'Koi', words: 'Thank you! Maya L. loved it.' }])
  await decide('HIDDEN')
  expect(await wall(slug)).toEqual([])
  expect((await decide('LOUD')).status).toBe(400)
})

test('polling visitors load only the names in a note, and no more of a plan', async () => {
  const { slug, ...game } = await givenGame()
  await write({ slug, ...game, key: `note-${slug}`, words: 'Thank you!' })
  const { items } = await thanks(slug)
  await at.ask('put', `/tournaments/${slug}/thanks/${items[0].id}`, { state: 'SHOWN' })
  // Reading all of it would fail.
  await at.server.sql`
    update tournaments set plan = json_build_object('teams', plan -> 'teams', 'officials', plan -> 'officials')
    where slug = ${slug}`
  expect(await wall(slug)).toMatchObject([{ from: 'Koi', words: 'Thank you!' }])
})

test('T-28: the answer is the same whether a name in it is a playing child’s or nobody’s', async () => {
  const { slug, ...game } = await givenGame()
  const about = (name: string, n: number) =>
    write({ slug, ...game, key: `note-${n}-${slug}`, words: `Thank you! ${name} loved it.` })
  expect(await about('Maya Lin', 1)).toEqual(await about('Maya Lim', 2))
})

test('T-28: not before the day, not by a stranger’s team, not without words', async () => {
  const { slug, ...game } = await givenGame()
  const note = { slug, ...game, key: `note-${slug}`, words: 'Thank you' }
  const wrong: [object, number][] = [
    [{ ...note, words: '   ' }, 400],
    [{ ...note, words: 'x'.repeat(281) }, 400],
    [{ ...note, officialId: 'nobody' }, 422],
    [{ ...note, teamId: 'nobody' }, 422],
    [{ ...note, slug: 'no-such-cup' }, 404],
    [{ ...note, slug: await at.newTournament() }, 404],
  ]
  for (const [body, status] of wrong) expect((await write(body)).status).toBe(status)
  now = new Date('2026-02-21T07:59:00Z')
  expect((await write(note)).status).toBe(409)
  now = new Date('2026-02-21T08:00:00Z')
  expect((await write(note)).status).toBe(202)
})

test('T-28: the desk reads all of them, page by page, newest first', async () => {
  const { slug, ...game } = await givenGame()
  for (let n = 0; n < 3; n += 1) {
    await write({ slug, ...game, key: `note-${n}-${slug}`, words: `Thank you ${n}` })
    now = new Date(now.getTime() + 1_000)
  }
  const wordsOn = async (page: object) => {
    const { items, total } = await thanks(slug, page)
    return [items.map(({ words }: { words: string }) => words), total]
  }
  expect(await wordsOn({ limit: 2 })).toEqual([['Thank you 2', 'Thank you 1'], 3])
  expect(await wordsOn({ limit: 2, from: 2 })).toEqual([['Thank you 0'], 3])
  expect(await thanks('no-such-cup')).toEqual({ items: [], total: 0 })
})

test('T-28: a note of another tournament is not found', async () => {
  const [one, other] = [await givenGame(), await givenGame()]
  await write({ ...one, key: `note-${one.slug}`, words: 'Thank you' })
  const path = `/tournaments/${other.slug}/thanks/note-${one.slug}`
  expect((await at.ask('put', path, { state: 'SHOWN' })).body.code).toBe('NOTE_GONE')
})
