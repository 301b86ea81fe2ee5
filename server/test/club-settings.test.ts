import { clubContent } from '@touchline/domain/club/content.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { parent, visitor } from './amplify-client.ts'
import { askFor, createRow, deleteRow, updateRow } from './calls.ts'
import { deskForFile } from './desk-for-file.ts'

const { server, desk } = await deskForFile()
afterEach(() => server.sql`delete from club_settings`)

const shipped = clubContent([]).content

const create = (key: string, value: unknown, who = desk) =>
  createRow(who, 'ClubSetting', { key, value: JSON.stringify(value) }, 'id _version value')

/** The content that a visitor's page is made of. */
async function contentForVisitors() {
  const { it } = await askFor(visitor(), '{ it: listClubSettings(limit: 1000) { items { key value } } }', {})
  return clubContent(it.items)
}

describe('a setting that a page could not show is refused (C-2)', () => {
  test.each([
    [
      'contact',
      { ...shipped.contact, phone: 'ask Sam' },
      'contact.phone',
      'contact, phone: Please enter a phone number, like 604-555-0100.',
    ],
    [
      'coaches',
      [shipped.coaches[0], { ...shipped.coaches[1], toParents: ' ' }],
      'coaches.1.toParents',
      'coaches, number 2, to parents: Please fill this in.',
    ],
    ['faq', 'ask us', 'faq', 'faq: This must be a list.'],
  ])('%s', async (key, value, field, message) => {
    const refused = { errorType: 'RuleViolation', message, errorInfo: { code: 'BAD_SETTING', field } }
    const made = await create(key, value)
    expect([made.it, made.error]).toEqual([null, expect.objectContaining(refused)])
    const { it } = await create(key, shipped[key as 'faq'])
    const changes = { id: it.id, _version: 1, value: JSON.stringify(value) }
    expect((await updateRow(desk, 'ClubSetting', changes)).error).toMatchObject(refused)
    expect((await contentForVisitors()).content).toEqual(shipped)
  })

  test('also when a row gets another key', async () => {
    const { it } = await create('noticeboard', { words: 'Lost: one glove' })
    const { error } = await updateRow(desk, 'ClubSetting', { id: it.id, _version: 1, key: 'facts' })
    expect(error).toMatchObject({ errorInfo: { code: 'BAD_SETTING', field: 'facts.foundedYear' } })
  })
})

test('visitors see a valid setting at once; without it they see the shipped one (C-1)', async () => {
  const facts = { ...shipped.facts, weather: 'Always.' }
  const { it } = await create('facts', facts)
  expect((await contentForVisitors()).content.facts).toEqual(facts)
  await deleteRow(desk, 'ClubSetting', { id: it.id, _version: 1 })
  expect(await contentForVisitors()).toEqual({ content: shipped, problems: [] })
})

test('the status strip appears and disappears', async () => {
  const strip = { state: 'CANCELLED', message: 'Thunder: no training today.', at: '2025-10-04T22:15:00Z' }
  const { it } = await create('statusStrip', strip)
  expect((await contentForVisitors()).content.statusStrip).toEqual(strip)
  const hidden = await updateRow(
    desk,
    'ClubSetting',
    { id: it.id, _version: 1, value: 'null' },
    '_version value',
  )
  expect(hidden.it).toEqual({ _version: 2, value: 'null' })
  expect((await contentForVisitors()).content.statusStrip).toBeNull()
})

test('a changed consent text gets a new version (C-4)', async () => {
  const { CONDUCT } = shipped.consents
  const withConduct = (changes: object) => ({ ...shipped.consents, CONDUCT: { ...CONDUCT, ...changes } })
  const stale = await create('consents', withConduct({ title: 'Fair play' }))
  expect(stale.error).toMatchObject({ errorInfo: { code: 'BAD_SETTING', field: 'consents.CONDUCT.version' } })
  const { it } = await create('consents', withConduct({ title: 'Fair play', version: '2025-2' }))
  const change = (changes: object) =>
    updateRow(desk, 'ClubSetting', { id: it.id, _version: 1, value: JSON.stringify(withConduct(changes)) })
  expect((await change({ title: 'Fairness', version: '2025-2' })).error?.message).toBe(
    'The conduct text has changed. Please give it a new version: families have agreed to 2025-2.',
  )
  expect((await change({ title: 'Fairness', version: '2025-3' })).error).toBeUndefined()
  const reused = withConduct({ title: 'Kindness', version: '2025-2' })
  const late = await updateRow(desk, 'ClubSetting', {
    id: it.id,
    _version: 2,
    value: JSON.stringify(reused),
  })
  expect(late.error?.errorInfo).toMatchObject({ field: 'consents.CONDUCT.version' })
})

test('an invalid setting that an earlier version accepted can still be hidden', async () => {
  const { it } = await create('noticeboard', {})
  await server.sql`update club_settings set key = 'facts' where id = ${it.id}`
  const { content, problems } = await contentForVisitors()
  expect(content.facts).toEqual(shipped.facts)
  expect(problems).toEqual([{ key: 'facts', message: expect.stringContaining('facts, founded year: ') }])
  const hidden = await updateRow(
    desk,
    'ClubSetting',
    { id: it.id, _version: 1, published: false },
    'published',
  )
  expect(hidden.it).toEqual({ published: false })
})

test.each([
  ['a visitor', async () => visitor()],
  ['a parent', () => parent('mum@example.org')],
])('%s cannot write one', async (_who, person) => {
  const who = await person()
  const { it } = await create('facts', shipped.facts)
  const attempts = [
    await create('field', shipped.field, who),
    await updateRow(who, 'ClubSetting', { id: it.id, _version: 1, value: '{}' }),
    await deleteRow(who, 'ClubSetting', { id: it.id, _version: 1 }),
  ]
  expect(attempts.map(({ error }) => error?.errorType)).toEqual(Array(3).fill('Unauthorized'))
  expect((await contentForVisitors()).content).toEqual(shipped)
})
