import { randomUUID } from 'node:crypto'
import { clubContent } from '@touchline/domain/club/content.ts'
import type { NewsPost } from '@touchline/domain/club/schemas/news.ts'
import type { Granted } from '@touchline/domain/identity/permissions.ts'
import { LARGEST_TRANSLATION_FILE } from '@touchline/domain/translations/translation-file.ts'
import { describe, expect, test } from 'vitest'
import { readWork } from '../src/rest/translation-files.ts'
import { fromPo, toPo } from '../src/translations/po-file.ts'
import { createRow, getRow, updateRow } from './calls.ts'
import { deskForFile } from './desk-for-file.ts'
import { send } from './rest/rest-client.ts'
import { signToken } from './tokens.ts'

const { server, desk, given } = await deskForFile('2025-09-01T17:00:00Z')

const token = await signToken({ email: desk.email, groups: ['pmfcadmin'] })

const call = (method: string, path: string, body?: object) =>
  send(server, method, `/manage${path}`, { token, body })

const look = (content: string) => call('post', '/translation-file-preview', { content })

const exported = async () => fromPo((await call('get', '/translation-file?language=zh-Hans')).body.content)

const fileOf = (...entries: [context: string, english: string, text: string][]) =>
  toPo(
    'zh-Hans',
    entries.map(([context, english, text]) => ({ context, english, text })),
  )

const kept = async (id: string) =>
  JSON.parse((await getRow(desk, 'Program', id, 'translations')).it.translations ?? '{}')

describe('a file for translators (Y-27)', () => {
  test('is exported, imported after translation, shows what it changes, and changes that', async () => {
    const name = `Juniors ${randomUUID().slice(0, 8)}`
    const { id } = await given.program({ name, location: 'Oval' })
    const out = await call('get', '/translation-file?language=zh-Hans')
    expect(out.body.content).toContain('"Language: zh-Hans\\n"')
    expect(out.body.content).toContain(`msgctxt "program/${id}/name"\nmsgid "${name}"\nmsgstr ""`)
    const file = fileOf([`program/${id}/name`, name, '少年班'])
    const plan = await look(file)
    expect([plan.status, plan.body.language, plan.body.refused]).toEqual([200, 'zh-Hans', []])
    expect(plan.body.changes).toMatchObject([{ kind: 'program', id, before: '', text: '少年班' }])
    expect(await kept(id)).toEqual({})
    expect((await call('post', '/translation-file', { content: file, changes: 1 })).status).toBe(200)
    expect(await kept(id)).toEqual({ name: { 'zh-Hans': { text: '少年班', english: name } } })
    expect((await exported()).entries).toContainEqual({
      context: `program/${id}/name`,
      english: name,
      text: '少年班',
    })
    expect((await look(file)).body).toMatchObject({ changes: [], same: 1 })
  })

  test('marks translations of an older English, in the file and on import', async () => {
    const name = `Minis ${randomUUID().slice(0, 8)}`
    const translations = JSON.stringify({ name: { 'zh-Hans': { text: '幼儿班', english: 'Minis' } } })
    const { id } = await given.program({ name, translations })
    const { content } = (await call('get', '/translation-file?language=zh-Hans')).body
    expect(content).toContain(`#, fuzzy\n#| msgid "Minis"\nmsgctxt "program/${id}/name"`)
    const file = fileOf([`program/${id}/name`, 'Little ones', '小朋友班'])
    expect((await look(file)).body.changes).toMatchObject([{ isStale: true }])
    await call('post', '/translation-file', { content: file, changes: 1 })
    expect(await kept(id)).toEqual({ name: { 'zh-Hans': { text: '小朋友班', english: 'Little ones' } } })
    const { it } = await getRow(desk, 'Program', id, 'translated')
    expect(it.translated).toBeNull()
  })

  test('changes a shipped setting, which is the club’s own from then on', async () => {
    const [event] = clubContent([], { seasons: [], today: '2025-09-01' }).content.events
    const { entries, left } = await exported()
    expect(left).toBeGreaterThan(0)
    expect(entries.some(({ context }) => context.startsWith('events/'))).toBe(false)
    const english = event?.title ?? ''
    const context = `events/${event?.id}/${event?.id}.title`
    const file = fileOf([context, english, '活动'])
    const { body } = await call('post', '/translation-file', { content: file, changes: 1 })
    expect(body.changes).toMatchObject([{ kind: 'events', text: '活动' }])
    expect((await exported()).entries).toContainEqual({ context, english, text: '活动' })
  })

  test('is refused if it would change more or less than was shown', async () => {
    const name = `Youth ${randomUUID().slice(0, 8)}`
    const { id } = await given.program({ name })
    const content = fileOf([`program/${id}/name`, name, '青年班'])
    const { status, body } = await call('post', '/translation-file', { content, changes: 2 })
    expect([status, body.code]).toEqual([409, 'CHANGED'])
    expect(await kept(id)).toEqual({})
  })

  test('names what it cannot import, and imports the rest', async () => {
    const name = `Camp ${randomUUID().slice(0, 8)}`
    const { id } = await given.program({ name, location: 'Oval' })
    const file = fileOf(
      [`program/${id}/name`, name, '夏令营'],
      [`program/${id}/location`, 'Oval', '场'.repeat(10_001)],
      ['program/nobody/name', 'Nobody', '无人'],
    )
    const content = `${file}\nmsgctxt "__proto__"\nmsgid "Pollution"\nmsgstr "污染"\n`
    const { body } = await look(content)
    expect(body.changes).toHaveLength(1)
    expect(body.refused.map((one: { name: string }) => one.name)).toEqual([
      `${name}: Oval`,
      'program/nobody/name: Nobody',
      '__proto__: Pollution',
    ])
    expect((await call('post', '/translation-file', { content, changes: 1 })).status).toBe(200)
  })
})

describe('what is not such a file', () => {
  test.each([
    ['a page', '<html></html>'],
    ['nothing', ''],
    ['an open string', 'msgid "'],
    ['half a million quotes', '"'.repeat(500_000)],
    ['another language', toPo('zh-Hans', []).replace('zh-Hans', 'fr')],
  ])('%s is refused', async (_case, content) => {
    const { status, body } = await look(content)
    expect([status, body.code]).toEqual([400, 'BAD_FILE'])
  })

  test('a file that is too large, or not text, is refused before it is read', async () => {
    for (const content of ['x'.repeat(LARGEST_TRANSLATION_FILE + 1), 'msgid "\0"']) {
      const { status, body } = await look(content)
      expect([status, body.code]).toEqual([400, 'BAD_INPUT'])
    }
    expect((await look('長'.repeat(2 * LARGEST_TRANSLATION_FILE))).status).toBe(413)
  })
})

test('Y-21: a file contains, and changes, only texts whose English one may change', async () => {
  const kinds = async (permissions: Granted) =>
    new Set((await readWork(server.sql, { permissions }, '2025-09-01')).map(({ kind }) => kind))
  await given.program()
  expect(await kinds(['EMAIL'])).toEqual(new Set(['news']))
  expect(await kinds(['KIT'])).toEqual(new Set())
  expect(await kinds(['SETTINGS'])).toEqual(new Set(['program', 'news', 'events']))
})

test('Y-28: a news draft is translated before publication, and is published with that', async () => {
  const [post] = clubContent([]).content.news
  const { date: _date, ...written } = { ...(post as NewsPost), slug: 'own-draft', title: 'Photo day soon' }
  const draft = { ...written, publishAt: null }
  const value = JSON.stringify([draft])
  const { it } = await createRow(desk, 'ClubSetting', { key: 'newsDrafts', value }, 'id _version published')
  expect(it.published).toBe(false)
  const context = 'newsDrafts/own-draft/own-draft.title'
  const content = fileOf([context, draft.title, '照片日'])
  expect((await call('post', '/translation-file', { content, changes: 1 })).status).toBe(200)
  const now = JSON.stringify([{ ...draft, publishNow: true }])
  await updateRow(desk, 'ClubSetting', { id: it.id, _version: 2, value: now })
  const left = await getRow(desk, 'ClubSetting', it.id, 'value translations')
  expect([JSON.parse(left.it.value), left.it.translations]).toEqual([[], null])
  const out = 'news/own-draft/own-draft.title'
  expect((await exported()).entries).toContainEqual({ context: out, english: draft.title, text: '照片日' })
})
