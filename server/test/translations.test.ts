import { randomUUID } from 'node:crypto'
import { clubContent } from '@touchline/domain/club/content.ts'
import { describe, expect, test } from 'vitest'
import { type Person, visitor } from './amplify-client.ts'
import { askFor, createRow, getRow, listRows, updateRow } from './calls.ts'
import { deskForFile } from './desk-for-file.ts'

const { desk, given } = await deskForFile('2025-09-01T17:00:00Z')

const made = (english: string, hans: string) => ({ 'zh-Hans': { text: hans, english } })

async function translatedProgram(values: Record<string, unknown> = {}) {
  const translations = { name: made('Juniors', '少年班'), location: made('Oval', '椭圆球场') }
  return given.program({
    name: 'Juniors',
    location: 'Oval',
    translations: JSON.stringify(translations),
    ...values,
  })
}

const seenBy = async (who: Person, id: string) => {
  const { it } = await getRow(who, 'Program', id, 'translated translations')
  return { ...it, translated: JSON.parse(it.translated) }
}

describe('the translations of a program', () => {
  test('Y-20, Y-21: visitors read the current ones, and nothing about their origin', async () => {
    const { id } = await translatedProgram()
    expect(await seenBy(visitor(), id)).toEqual({
      translated: { 'zh-Hans': { name: '少年班', location: '椭圆球场' } },
      translations: null,
    })
    const found = await listRows(visitor(), 'Program', { translations: { contains: 'Juniors' } })
    expect(found.error?.errorType).toBe('Unauthorized')
  })

  test('Y-20: only the desk sees one whose English has changed', async () => {
    const { id } = await translatedProgram()
    await updateRow(desk, 'Program', { id, _version: 1, name: 'Juniors U9' })
    expect((await seenBy(visitor(), id)).translated).toEqual({ 'zh-Hans': { location: '椭圆球场' } })
    const { translations } = await seenBy(desk, id)
    expect(JSON.parse(translations).name).toEqual(made('Juniors', '少年班'))
  })

  test('Y-21: the translation of a removed text is removed, too', async () => {
    const { id } = await translatedProgram()
    await updateRow(desk, 'Program', { id, _version: 1, location: null })
    expect(JSON.parse((await seenBy(desk, id)).translations)).toEqual({ name: made('Juniors', '少年班') })
    await updateRow(desk, 'Program', { id, _version: 2, translations: '{}' })
    expect(await seenBy(desk, id)).toEqual({ translated: null, translations: null })
  })

  test('Y-21: one of an unknown text, or in another form, is refused', async () => {
    const { id } = await translatedProgram()
    for (const translations of [{ motto: made('Go', '加油') }, { name: '少年班' }]) {
      const input = { id, _version: 1, translations: JSON.stringify(translations) }
      const { error } = await updateRow(desk, 'Program', input)
      expect(error?.errorInfo).toMatchObject({ code: 'BAD_TRANSLATIONS' })
    }
  })

  test('Y-21: they are copied into the next season, for texts that stay the same', async () => {
    const season = await given.create('Season', {
      name: `Fall 2025 ${randomUUID().slice(0, 8)}`,
      startDate: '2025-09-06',
      endDate: '2025-12-18',
      days: ['SAT', 'SUN'],
      startTime: '17:00',
      endTime: '18:30',
    })
    await translatedProgram({ seasonId: season.id, name: 'Juniors 2025' })
    const input = { fromSeasonId: season.id, name: `Fall 2026 ${randomUUID().slice(0, 8)}` }
    const { it, error } = await askFor(
      desk,
      `mutation Next($input: OpenNextSeasonInput!) { it: openNextSeason(input: $input) {
        programs { items { name translated translations } } } }`,
      { input: { ...input, startDate: '2026-09-05', endDate: '2026-12-17' } },
    )
    expect(error).toBeUndefined()
    const [next] = it.programs.items
    expect(next.name).toBe('Juniors 2026')
    expect(JSON.parse(next.translated)).toEqual({ 'zh-Hans': { location: '椭圆球场' } })
    expect(JSON.parse(next.translations).name).toEqual(made('Juniors', '少年班'))
  })
})

describe('the translations of a setting', () => {
  test('Y-21: are checked against its texts, and removed with them', async () => {
    const [first, second] = clubContent([]).content.faq
    const translations = { [`${first?.id}.question`]: made(first?.question ?? '', '问题') }
    const setting = {
      key: 'faq',
      value: JSON.stringify([first, second]),
      translations: JSON.stringify(translations),
    }
    const { it } = await createRow(desk, 'ClubSetting', setting, 'id translations')
    expect(JSON.parse(it.translations)).toEqual(translations)
    const open = await getRow(visitor(), 'ClubSetting', it.id, 'key translations')
    expect(open.it).toEqual({ key: 'faq', translations: null })
    const wrong = JSON.stringify({ 'nothing.question': made('Why?', '为什么？') })
    const refused = await updateRow(desk, 'ClubSetting', { id: it.id, _version: 1, translations: wrong })
    expect(refused.error?.errorInfo).toMatchObject({ code: 'BAD_TRANSLATIONS' })
    const shorter = { id: it.id, _version: 1, value: JSON.stringify([second]) }
    expect((await updateRow(desk, 'ClubSetting', shorter, 'translations')).it).toEqual({ translations: null })
  })
})
