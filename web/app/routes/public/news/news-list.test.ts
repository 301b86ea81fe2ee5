import { clubContent } from '@touchline/domain/club/content.ts'
import { expect, test } from 'vitest'
import { newsList } from './news-list.ts'

const { news } = clubContent([]).content
const shown = (wanted: string | null) => {
  const { pinned, posts, month } = newsList(news, wanted)
  return { pinned: pinned?.slug ?? null, posts: posts.map(({ slug }) => slug), month: month?.label ?? null }
}

test('everything, newest first, with the pinned one apart', () => {
  expect(shown(null)).toEqual({
    pinned: 'season-start',
    posts: ['lunar-new-year-volunteers', 'december-special', 'dark-at-five', 'first-club-games', 'photo-day'],
    month: null,
  })
})

test.each([
  [
    'one month',
    '2025-09',
    { pinned: null, posts: ['first-club-games', 'photo-day'], month: 'September 2025' },
  ],
  ['the pinned one in its month', '2025-08', { pinned: null, posts: ['season-start'], month: 'August 2025' }],
])('%s', (_what, wanted, list) => expect(shown(wanted)).toEqual(list))

test.each([
  ['a month without news', '2025-07'],
  ['nonsense', 'x'],
])('%s is the whole list', (_what, wanted) => {
  expect(shown(wanted)).toEqual(shown(null))
})

test('the archive names each month once', () => {
  expect(newsList(news, null).months.map(({ label }) => label)).toEqual([
    'December 2025',
    'November 2025',
    'October 2025',
    'September 2025',
    'August 2025',
  ])
})

test('a club without news has an empty list', () => {
  expect(newsList([], null)).toEqual({ pinned: null, posts: [], months: [], month: null })
})
