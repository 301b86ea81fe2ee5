import { scheduled, testPlan } from '@touchline/domain/tournament/test-plan.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { askFor } from '../calls.ts'
import { tournamentDesk } from './tournament-desk.ts'

const at = tournamentDesk()

interface Link {
  slug: string
  matchId: string
  token: string
}

async function givenLink(slug: string, n = 0): Promise<Link> {
  const { links } = (await at.ask('get', `/tournaments/${slug}/result-links`)).body
  const [matchId, url] = Object.entries(links)[n] as [string, string]
  return { slug, matchId, token: url.split('/results/')[1] as string }
}

async function send(token: string, entry: unknown, key: string) {
  const answer = await fetch(`${at.server.url}/match-results/${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ entry, key }),
  })
  return {
    status: answer.status,
    body: (await answer.json()) as { outcome?: string; message: string; code?: string },
  }
}
const look = async (token: string) => {
  const answer = await fetch(`${at.server.url}/match-results/${token}`)
  return { status: answer.status, body: await answer.json() }
}
const scoreOf = async ({ slug, matchId }: Link) =>
  (await at.visitors(slug)).plan.matches.find(({ id }) => id === matchId)?.score
const entered = async (slug: string, page = {}) => {
  const query = `query R($slug: String!, $limit: Int, $from: Int) {
    it: deskResults(slug: $slug, limit: $limit, from: $from) { items { id matchId entry enteredBy outcome } total } }`
  return (await askFor(at.desk, query, { slug, ...page })).it
}
const entriesOf = async (slug: string) => (await entered(slug)).items

const score = (home: number, away: number) => ({ score: { home, away } })

describe('T-19, T-20: a result from the pitch', () => {
  let link: Link
  beforeAll(async () => {
    link = await givenLink(await at.published())
  })

  test('the link shows the match, and whether it keeps a score', async () => {
    const { status, body } = await look(link.token)
    expect(status).toBe(200)
    expect(body).toMatchObject({ tournament: 'Cup', keepsScore: true, result: null, isClosed: false })
  })

  test('sent eight times at once, it counts once, and visitors see it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(link.token, score(2, 1), 'key-00001')),
    )
    expect(new Set(answers.map(({ body }) => body.outcome))).toEqual(new Set(['TAKEN']))
    expect(await scoreOf(link)).toEqual({ home: 2, away: 1 })
    expect(await entriesOf(link.slug)).toHaveLength(1)
    expect(await at.visitors(link.slug)).toMatchObject({ status: 'LIVE', revision: 1 })
  })

  test('the audit keeps only the match that changed', async () => {
    const [entry] = await at.server.sql`
      select before->>'plan' as before, after->>'plan' as after from audit_entries a
      join tournaments t on t.id = a.row_id where t.slug = ${link.slug} and actor_role = 'SYSTEM'`
    const [before, after] = [JSON.parse(entry?.before), JSON.parse(entry?.after)]
    expect(Object.keys(after)).toEqual(['matches'])
    expect(before.matches).toMatchObject([{ id: link.matchId, score: null }])
    expect(after.matches).toMatchObject([{ id: link.matchId, score: { home: 2, away: 1 } }])
  })

  test('the same result from another device is fine; another score is a dispute, and changes nothing', async () => {
    expect((await send(link.token, score(2, 1), 'key-00002')).body.outcome).toBe('SAME')
    expect((await send(link.token, score(1, 2), 'key-00003')).body.outcome).toBe('DISPUTED')
    expect(await scoreOf(link)).toEqual({ home: 2, away: 1 })
    const all = await entered(link.slug)
    expect(await entered(link.slug, { limit: 1 })).toEqual({ items: [all.items[0]], total: all.items.length })
    expect([all.items[0].outcome, JSON.parse(all.items[0].entry)]).toEqual([
      'DISPUTED',
      expect.objectContaining(score(1, 2)),
    ])
    const { items } = (await askFor(at.desk, '{ it: deskTournaments { items { slug disputes } } }', {})).it
    expect(items.find((one: { slug: string }) => one.slug === link.slug).disputes).toBe(1)
    const { published } = await at.read(link.slug)
    const disputed = published.matches.find(({ id }: { id: string }) => id === link.matchId)
    expect(disputed.card.disputed).toContain('1–2, from')
  })

  test('the desk decides, once for each key', async () => {
    const body = { matchId: link.matchId, key: 'desk-0001', entry: score(1, 2) }
    expect((await at.ask('post', `/tournaments/${link.slug}/results`, body)).body.outcome).toBe('TAKEN')
    expect(await scoreOf(link)).toEqual({ home: 1, away: 2 })
    expect(
      (await entriesOf(link.slug)).filter(({ outcome }: { outcome: string }) => outcome === 'DISPUTED'),
    ).toEqual([])
    await at.ask('post', `/tournaments/${link.slug}/results`, { ...body, entry: score(9, 9) })
    expect(await scoreOf(link)).toEqual({ home: 1, away: 2 })
  })

  test('T-21: saving an older draft takes nothing back', async () => {
    const { plan, version } = await at.read(link.slug)
    const old = {
      ...plan,
      theme: 'New',
      matches: plan.matches.map((match: object) => ({
        ...match,
        status: 'SCHEDULED',
        score: null,
        card: null,
      })),
    }
    await at.ask('put', `/tournaments/${link.slug}/draft`, { plan: old, version })
    await at.ask('post', `/tournaments/${link.slug}/publish`, { version: version + 1 })
    expect(await scoreOf(link)).toEqual({ home: 1, away: 2 })
    expect((await at.visitors(link.slug)).plan.theme).toBe('New')
  })
})

describe('what is refused', () => {
  test('forged, cut and swapped tokens', async () => {
    const [one, other] = [await givenLink(await at.published()), await givenLink(await at.published())]
    const seal = one.token.split('~')[2] as string
    for (const token of [
      `${other.slug}~${other.matchId}~${seal}`,
      one.token.slice(0, -1),
      `${one.slug}~${one.matchId}~`,
      `${one.token}~x`,
      'nonsense',
    ]) {
      expect((await look(token)).status).toBe(404)
      expect((await send(token, score(1, 0), 'key-00001')).status).toBe(404)
    }
    expect(await entriesOf(other.slug)).toEqual([])
  })

  test('T-9: a score for the youngest ages; the card without one is accepted', async () => {
    const link = await givenLink(await at.published(scheduled(testPlan())))
    expect((await look(link.token)).body.keepsScore).toBe(false)
    const refused = await send(link.token, score(1, 0), 'key-00001')
    expect([refused.status, refused.body.code]).toEqual([400, 'BAD_RESULT'])
    const card = { everyonePlayed: true, homeStar: 'Helped an opponent up' }
    expect((await send(link.token, card, 'key-00002')).body.outcome).toBe('TAKEN')
    expect((await at.visitors(link.slug)).plan.matches.every((match) => match.score === null)).toBe(true)
  })

  test('an invalid score, and an invalid key', async () => {
    const link = await givenLink(await at.published())
    expect((await send(link.token, score(-1, 0), 'key-00001')).status).toBe(400)
    expect((await send(link.token, score(1, 0), 'x')).status).toBe(400)
  })

  test('T-20: the number of entries through a match link is limited; the desk can go on', async () => {
    const link = await givenLink(await at.published())
    for (let n = 0; n < 20; n += 1)
      expect((await send(link.token, score(n % 3, 0), `key-${10_000 + n}`)).status).toBe(200)
    const refused = await send(link.token, score(1, 0), 'key-99999')
    expect([refused.status, refused.body.code]).toEqual([409, 'TOO_MANY'])
    expect(await entered(link.slug)).toMatchObject({ total: 20 })
    expect((await send(link.token, score(0, 0), 'key-10000')).body.outcome).toBe('TAKEN')
    const body = { matchId: link.matchId, key: 'desk-0001', entry: score(1, 2) }
    expect((await at.ask('post', `/tournaments/${link.slug}/results`, body)).body.outcome).toBe('TAKEN')
  })

  test('when the tournament is over', async () => {
    const slug = await at.published()
    const link = await givenLink(slug)
    await at.ask('put', `/tournaments/${slug}`, {
      version: 3,
      name: 'Cup',
      date: '2026-02-21',
      status: 'FINISHED',
    })
    expect((await look(link.token)).body.isClosed).toBe(true)
    expect((await send(link.token, score(1, 0), 'key-00001')).status).toBe(409)
  })
})
