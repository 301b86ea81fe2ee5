import { clubContent } from '@touchline/domain/club/content.ts'
import { beforeEach, expect, test } from 'vitest'
import { publishNewsJob } from '../../src/club/publish-news-job.ts'
import { buildSite } from '../../src/site/build-site.ts'
import { openSite } from '../../src/site/open-site.ts'
import { pagesEndpoint } from '../../src/site/pages.ts'
import { type Person, parent, visitor } from '../amplify-client.ts'
import { askFor, createRow, updateRow } from '../calls.ts'
import { deskForFile } from '../desk-for-file.ts'
import { jobSurroundings } from '../job-surroundings.ts'

let now = new Date('2025-11-07T20:00:00Z')

const site = await openSite(await buildSite(() => {}))
const { server, desk } = await deskForFile(() => now, {
  addPages: (app, parts) => pagesEndpoint(app, { ...parts, site }),
})
beforeEach(async () => {
  now = new Date('2025-11-07T20:00:00Z')
  await server.sql`delete from club_settings`
})

const { date: _date, ...written } = clubContent([]).content.news[0] as never as { date: string }
const draft = (changes: object) => ({
  ...written,
  slug: 'mud-day',
  title: 'Mud day',
  publishAt: null,
  ...changes,
})
const NINE = { day: '2025-11-08', time: '09:00' }

const create = (drafts: object[], values: object = {}) =>
  createRow(
    desk,
    'ClubSetting',
    { key: 'newsDrafts', value: JSON.stringify(drafts), ...values },
    'id _version published value',
  )

async function settings(who: Person): Promise<Record<string, string>> {
  const { it } = await askFor(who, '{ it: listClubSettings(limit: 100) { items { key value } } }', {})
  return Object.fromEntries(it.items.map(({ key, value }: Record<string, string>) => [key, value]))
}

const page = async (path: string) => {
  const answer = await fetch(server.url + path)
  return { status: answer.status, text: await answer.text() }
}
const isOnPages = async () => {
  const pages = await Promise.all([page('/news'), page('/news/mud-day'), page('/sitemap.xml')])
  return pages.map(({ text, status }) => status === 200 && /Mud day|mud-day/.test(text))
}

test('C-14: only the desk sees a draft, whoever asks and whatever was sent', async () => {
  const { it } = await create([draft({})], { published: true })
  expect(it.published).toBe(false)
  const again = await updateRow(desk, 'ClubSetting', { id: it.id, _version: 1, published: true }, 'published')
  expect(again.it).toEqual({ published: false })
  expect(await settings(desk)).toHaveProperty('newsDrafts')
  for (const who of [visitor(), await parent('mum@example.org')])
    expect(await settings(who)).not.toHaveProperty('newsDrafts')
  expect(await isOnPages()).toEqual([false, false, false])
})

test('C-14: a published post cannot get a future day; existing ones keep theirs', async () => {
  const shipped = clubContent([]).content.news
  const post = (date: string) => ({ ...written, slug: 'mud-day', title: 'Mud day', date })
  const value = (...posts: object[]) => JSON.stringify([...posts, ...shipped])
  const refused = {
    errorInfo: { code: 'BAD_SETTING', field: 'news.0.date' },
    message: expect.stringContaining('Sat, Nov 8, 2025 is in the future.'),
  }
  const key = 'news'
  const early = await createRow(desk, 'ClubSetting', { key, value: value(post('2025-11-08')) }, 'id')
  expect(early.error).toMatchObject(refused)
  const { it } = await createRow(desk, 'ClubSetting', { key, value: value(post('2025-11-07')) }, 'id')
  const update = (date: string) =>
    updateRow(desk, 'ClubSetting', { id: it.id, _version: 1, value: value(post(date)) }, 'id')
  expect((await update('2025-11-08')).error).toMatchObject(refused)
  expect((await update('2025-11-06')).error).toBeUndefined()
})

test('C-14: a post appears on the pages at its time and not before, although pages are cached', async () => {
  await create([draft({ publishAt: NINE })])
  const run = async () => {
    const calls: Date[] = []
    const again = async (at: Date) => void calls.push(at)
    await publishNewsJob.run({ ...jobSurroundings({ sql: server.sql, now: () => now }), again })
    return calls
  }
  now = new Date('2025-11-08T16:59:00Z')
  expect(await run()).toEqual([new Date('2025-11-08T17:00:00Z')])
  expect(await isOnPages()).toEqual([false, false, false])
  expect((await settings(visitor())).news).toBeUndefined()

  now = new Date('2025-11-08T17:00:00Z')
  expect(await run()).toEqual([])
  await expect.poll(isOnPages).toEqual([true, true, true])
  expect((await page('/news/mud-day')).text).toContain('2025-11-08')
  const { news, newsDrafts } = await settings(desk)
  expect(JSON.parse(news ?? '[]')[0]).toEqual({
    ...written,
    slug: 'mud-day',
    title: 'Mud day',
    date: NINE.day,
  })
  expect(newsDrafts).toBe('[]')
  const { it } = await askFor(
    desk,
    '{ it: searchAuditEntries(limit: 10) { items { actorRole action } } }',
    {},
  )
  expect(it.items.map(({ actorRole }: { actorRole: string }) => actorRole)).toContain('SYSTEM')
})

test('C-14: publishing now takes effect with the save itself, beside the existing posts', async () => {
  const { it } = await create([draft({}), draft({ slug: 'other', title: 'Other' })])
  const drafts = [draft({ publishNow: true }), draft({ slug: 'other', title: 'Other' })]
  await updateRow(desk, 'ClubSetting', { id: it.id, _version: 1, value: JSON.stringify(drafts) })
  const seen = JSON.parse((await settings(visitor())).news ?? '[]')
  expect(seen.map(({ slug }: { slug: string }) => slug)).toEqual([
    'mud-day',
    ...clubContent([]).content.news.map(({ slug }) => slug),
  ])
  expect(JSON.parse((await settings(desk)).newsDrafts ?? '')).toMatchObject([{ slug: 'other' }])
})

test('C-14: an unfinished post can be saved, but not published', async () => {
  const unfinished = { summary: '', body: [] }
  const { it } = await create([draft(unfinished)])
  const value = JSON.stringify([draft({ ...unfinished, publishAt: NINE })])
  const { error } = await updateRow(desk, 'ClubSetting', { id: it.id, _version: 1, value })
  expect(error).toMatchObject({ errorInfo: { code: 'BAD_SETTING', field: 'newsDrafts.0.summary' } })
})
