import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clubContent } from './content.ts'
import { dayToComeRefusal, nextPublication, publishDue, withMoved } from './news-drafts.ts'
import type { NewsDraft } from './schemas/news.ts'
import { settingProblems } from './setting-problems.ts'

const [first] = clubContent([]).content.news
if (!first) throw new Error('The shipped news are gone')
const { date: _date, ...written } = first
const draft = (changes: Partial<NewsDraft> = {}): NewsDraft => ({
  ...written,
  slug: 'photo-day-again',
  publishAt: null,
  ...changes,
})
const AT = { day: '2025-11-08', time: '09:00' }

describe('C-14: a post comes out at its time, by the clock at the field', () => {
  test.each([
    ['a minute before', AT, '2025-11-08T16:59:00Z', null],
    ['at its time', AT, '2025-11-08T17:00:00Z', '2025-11-08'],
    ['the server was down for a day', AT, '2025-11-09T17:00:00Z', '2025-11-08'],
    ['in summer', { day: '2025-07-08', time: '09:00' }, '2025-07-08T16:00:00Z', '2025-07-08'],
    ['late in the evening', { day: '2025-11-08', time: '23:30' }, '2025-11-09T07:30:00Z', '2025-11-08'],
    ['a draft, however long', null, '2035-01-01T00:00:00Z', null],
  ])('%s', (_case, publishAt, now, date) => {
    const after = publishDue({ news: [first], newsDrafts: [draft({ publishAt })] }, new Date(now))
    expect(after?.news[0]?.date ?? null).toBe(date)
    if (after) expect(after).toMatchObject({ news: [{ slug: 'photo-day-again' }, first], newsDrafts: [] })
  })

  test('now is the server’s now, and nothing that is kept says when it was asked for', () => {
    const after = publishDue(
      { news: [], newsDrafts: [draft({ publishNow: true })] },
      new Date('2025-11-09T07:59:00Z'),
    )
    expect(after).toEqual({
      news: [{ ...written, slug: 'photo-day-again', date: '2025-11-08' }],
      newsDrafts: [],
      moved: [{ from: 'photo-day-again', to: 'photo-day-again' }],
    })
  })

  test('Y-28: its translations move with it, to its new address', () => {
    const made = { 'zh-Hans': { text: '照片日', english: 'Photo day' } }
    const drafts = { 'day.title': made, 'day-2.title': {}, 'day.body.1': made }
    const moved = [{ from: 'day', to: 'day-3' }]
    expect(withMoved({ 'old.title': made }, drafts, moved)).toEqual({
      'old.title': made,
      'day-3.title': made,
      'day-3.body.1': made,
    })
  })

  test.each([
    ['of today', '2025-11-08', null],
    ['of tomorrow', '2025-11-09', 'news.1.date'],
    ['of tomorrow, as it was', first.date, null],
  ])('a published post cannot get a future day: %s', (_case, date, field) => {
    const after = [
      { ...first, slug: 'old', date: '2025-10-01' },
      { ...first, date },
    ]
    expect(dayToComeRefusal([first], after, '2025-11-08')?.field ?? null).toBe(field)
  })

  test('a taken address gets a number', () => {
    const newsDrafts = [draft({ slug: first.slug, publishNow: true })]
    const taken = { ...first, slug: `${first.slug}-2` }
    const after = publishDue({ news: [first, taken], newsDrafts }, new Date())
    expect(after?.news.map(({ slug }) => slug)).toEqual([`${first.slug}-3`, first.slug, `${first.slug}-2`])
  })

  test('if several are due, the latest comes first', () => {
    const at = (slug: string, time: string) => draft({ slug, publishAt: { ...AT, time } })
    const newsDrafts = [at('noon', '12:00'), at('evening', '18:00'), at('morning', '08:00')]
    const after = publishDue({ news: [], newsDrafts }, new Date('2025-11-08T21:00:00Z'))
    expect(after?.news.map(({ slug }) => slug)).toEqual(['noon', 'morning'])
    expect(after?.newsDrafts.map(({ slug }) => slug)).toEqual(['evening'])
    expect(nextPublication(after?.newsDrafts ?? [])).toEqual(new Date('2025-11-09T02:00:00Z'))
  })

  test('nothing is lost, published twice or published early', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((n) => `2025-11-${String(n).padStart(2, '0')}`)
    const publishAt = fc.option(fc.record({ day, time: fc.constantFrom('00:00', '09:00', '23:59') }))
    fc.assert(
      fc.property(fc.array(publishAt, { maxLength: 8 }), day, (times, today) => {
        const now = new Date(`${today}T20:00:00Z`)
        const newsDrafts = times.map((at, n) => draft({ slug: `post-${n}`, publishAt: at }))
        const after = publishDue({ news: [], newsDrafts }, now) ?? { news: [], newsDrafts }
        const slugs = [...after.news, ...after.newsDrafts].map(({ slug }) => slug)
        expect(slugs.toSorted()).toEqual(newsDrafts.map(({ slug }) => slug).toSorted())
        expect(publishDue(after, now)).toBeNull()
        expect((nextPublication(after.newsDrafts) ?? new Date(8.64e15)) > now).toBe(true)
      }),
    )
  })
})

describe('C-14: a draft may be unfinished until it is published', () => {
  const unfinished = { summary: '', body: [] }
  test.each([
    ['a title is enough', { ...unfinished }, []],
    ['without a title', { title: '' }, ['0.title']],
    ['at a time', { ...unfinished, publishAt: AT }, ['0.summary', '0.body']],
    ['now', { ...unfinished, publishNow: true }, ['0.summary', '0.body']],
    ['complete', { publishAt: AT }, []],
    ['a day that is none', { publishAt: { day: '2025-02-30', time: '09:00' } }, ['0.publishAt.day']],
  ])('%s', (_case, changes, places) =>
    expect(Object.keys(settingProblems('newsDrafts', [draft(changes)]))).toEqual(places),
  )

  test('however it is stored, no page shows it', () => {
    const rows = [{ key: 'newsDrafts', value: JSON.stringify([draft()]) }]
    expect(clubContent(rows).content).toEqual(clubContent([]).content)
  })
})
