import { clubContent, storedSettings } from '@touchline/domain/club/content.ts'
import { expect, test } from 'vitest'
import { newsLines } from './news-lines.ts'

const { seasons } = clubContent([]).content
const settings = storedSettings([])
const [first] = settings.news
if (!first) throw new Error('The shipped news are gone')
const { date: _date, ...written } = first
const draft = (slug: string, day: string | null) => ({
  ...written,
  slug,
  title: `About {{field}}: ${slug}`,
  publishAt: day ? { day, time: '09:00' } : null,
})

test('drafts come first, then scheduled posts by their time, then published ones, newest first', () => {
  const newsDrafts = [draft('late', '2025-12-09'), draft('open', null), draft('soon', '2025-12-02')]
  const news = [
    { ...first, slug: 'old', date: '2025-01-01' },
    { ...first, slug: 'new', date: '2025-11-01' },
  ]
  const lines = newsLines({ ...settings, news, newsDrafts }, { seasons, today: '2025-12-01' })
  expect(lines.map(({ state, to, when }) => [state, to, when])).toEqual([
    ['DRAFT', '/admin/news/drafts/open', null],
    ['SCHEDULED', '/admin/news/drafts/soon', '2025-12-02T17:00:00.000Z'],
    ['SCHEDULED', '/admin/news/drafts/late', '2025-12-09T17:00:00.000Z'],
    ['PUBLISHED', '/admin/news/posts/new', '2025-11-01'],
    ['PUBLISHED', '/admin/news/posts/old', '2025-01-01'],
  ])
  expect(lines[0]?.title).toBe(`About ${settings.field.name}: open`)
})
