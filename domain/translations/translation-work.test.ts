import { expect, test } from 'vitest'
import { clubContent } from '../club/content.ts'
import { isUnfinished, translationWork } from './translation-work.ts'
import { OTHER_LANGUAGES } from './translations.ts'

const today = '2025-10-06'
const juniors = {
  id: 'juniors',
  name: 'Juniors',
  description: null,
  location: 'Oval',
  endDate: today,
  translations: null,
}
const settingOf = (key: string, value: unknown) => ({ key, value: JSON.stringify(value) })
const { news, events, faq } = clubContent([]).content

test('Y-22: what has ended is on no list', () => {
  const programs = [juniors, { ...juniors, id: 'past', endDate: '2025-10-05' }]
  const items = translationWork({ programs, settings: [], today }).filter(({ kind }) => kind === 'program')
  expect(items.map(({ id, texts }) => [id, texts.map(({ field }) => field)])).toEqual([
    ['juniors', ['name', 'location']],
  ])
})

test.each([
  ['2025-07-08', 1],
  ['2025-07-07', 0],
])('Y-22: news of %s on October 6', (date, count) => {
  const settings = [settingOf('news', [{ ...news[0], date }]), settingOf('events', [])]
  expect(translationWork({ programs: [], settings, today })).toHaveLength(count)
})

test.each([
  ['2025-10-06', null, 1],
  ['2025-10-05', null, 0],
  ['2025-10-05', '2025-10-06', 1],
])('Y-22: an event on %s, until %s', (date, endDate, count) => {
  const settings = [settingOf('events', [{ ...events[0], date, endDate }]), settingOf('news', [])]
  expect(translationWork({ programs: [], settings, today })).toHaveLength(count)
})

test('Y-22: the questions that come with the site are nobody’s work until the club changes them', () => {
  const empty = [settingOf('news', []), settingOf('events', [])]
  expect(translationWork({ programs: [], settings: empty, today })).toEqual([])
  const items = translationWork({ programs: [], settings: [...empty, settingOf('faq', faq)], today })
  expect(items.map(({ id }) => id)).toEqual(faq.map(({ id }) => id))
  expect(items[0]?.title).toBe(faq[0]?.question)
})

test('Y-22: an item is finished once every text of it is in every language', () => {
  const made = (english: string) =>
    Object.fromEntries(OTHER_LANGUAGES.map((to) => [to, { text: '字', english }]))
  const translations = { name: made('Juniors'), location: made('Oval') }
  const itemWith = (row: typeof juniors & { translations: string | null }) =>
    translationWork({ programs: [row], settings: [], today })
      .filter(isUnfinished)
      .filter(({ id }) => id === 'juniors')
  expect(itemWith({ ...juniors, translations: JSON.stringify(translations) as never })).toHaveLength(0)
  expect(
    itemWith({ ...juniors, name: 'Juniors U9', translations: JSON.stringify(translations) as never }),
  ).toHaveLength(1)
  expect(itemWith(juniors)).toHaveLength(1)
})
