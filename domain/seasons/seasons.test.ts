import { describe, expect, test } from 'vitest'
import { clubContent } from '../club/content.ts'
import { factLines } from '../club/fact-lines.ts'
import { FIRST_SEASON } from './first-season.ts'
import { offersOf, type PricedProgram, seasonPrices } from './offers.ts'
import { proposedSeason, rollOver } from './roll-over.ts'
import { readSeason, type Season } from './season.ts'
import { daysOfSeason, seasonOn, seasonPhase } from './season-on.ts'

const fall = FIRST_SEASON
const winter: Season = {
  ...fall,
  id: 'winter-2026',
  name: 'Winter 2026',
  startDate: '2026-01-10',
  endDate: '2026-03-29',
}
const spring: Season = {
  ...fall,
  id: 'spring-2026',
  name: 'Spring 2026',
  startDate: '2026-04-04',
  endDate: '2026-06-28',
}

test.each([
  ['2025-08-01', 'fall-2025', 'UPCOMING'],
  ['2025-09-06', 'fall-2025', 'RUNNING'],
  ['2025-12-18', 'fall-2025', 'RUNNING'],
  ['2025-12-19', 'winter-2026', 'UPCOMING'],
  ['2026-01-10', 'winter-2026', 'RUNNING'],
  ['2026-03-30', 'spring-2026', 'UPCOMING'],
  ['2026-06-29', 'spring-2026', 'OVER'],
  ['2031-01-01', 'spring-2026', 'OVER'],
])('S-12: on %s the pages show %s, %s', (today, id, phase) => {
  const season = seasonOn([spring, fall, winter], today)
  expect(season?.id).toBe(id)
  expect(season && seasonPhase(season, today)).toBe(phase)
})

test('S-12: of two overlapping seasons, the one that began last; without any, none', () => {
  const overlapping = { ...winter, startDate: '2025-12-01' }
  expect(seasonOn([fall, overlapping], '2025-12-05')?.id).toBe('winter-2026')
  expect(seasonOn([], '2025-12-05')).toBeNull()
})

test.each([
  ['fall-2025', null, '2025-12-18'],
  ['winter-2026', '2025-12-19', '2026-03-29'],
  ['spring-2026', '2026-03-30', null],
])('S-19: an order of %s is placed from %s to %s', (id, first, last) => {
  const seasons = [spring, fall, winter]
  const season = seasons.find((one) => one.id === id) as Season
  expect(daysOfSeason(seasons, season)).toEqual({ first, last })
  for (const day of [first, last]) if (day) expect(seasonOn(seasons, day)?.id).toBe(id)
})

test('S-19: of two overlapping seasons, each day belongs to one', () => {
  const early = { ...winter, startDate: '2025-12-01' }
  expect(daysOfSeason([fall, early], fall).last).toBe('2025-11-30')
  expect(daysOfSeason([fall, early], early).first).toBe('2025-12-01')
})

describe('S-11: what a season must hold', () => {
  const { offers: _offers, id: _id, version: _version, changedPrograms: _changed, changes, ...plan } = fall
  const stored = { ...plan, changes: JSON.stringify(changes) }
  test.each([
    [
      'it ends before it starts',
      { endDate: '2025-09-05' },
      'endDate',
      'season, end date: The season can’t end before it starts.',
    ],
    ['no training day', { days: [] }, 'days', 'season, days: Please add at least one.'],
    [
      'a day twice',
      { days: ['SAT', 'SAT'] },
      'days',
      'season, days: Two of these have the same name. Each needs its own.',
    ],
    [
      'it ends at the hour it starts',
      { endTime: '17:00' },
      'endTime',
      expect.stringContaining('season, end time: Training has to end after it starts.'),
    ],
    [
      'a session that ends before it starts',
      { changes: '[{"day":"2025-10-11","status":"DELAYED","note":"Late","startTime":"18:30"}]' },
      'changes',
      'season, changes: A changed session has to end after it starts.',
    ],
    ['changes that are no list', { changes: '{}' }, 'changes', 'season, changes: This must be a list.'],
    [
      'returning families after everybody else',
      { opensForReturning: '2025-08-02', opensForAll: '2025-08-01' },
      'opensForReturning',
      expect.stringContaining('Returning families can’t be let in after everyone else.'),
    ],
  ])('%s', (_what, change, field, message) =>
    expect(readSeason({ ...stored, ...change })).toEqual({
      refusal: { code: 'BAD_SEASON', field, message },
    }),
  )

  test('a stored season reads back unchanged', () =>
    expect(readSeason(stored)).toEqual({ plan: { ...plan, changes } }))
})

describe('C-11: prices are what programs charge', () => {
  const fee = (cents: number) => ({ cents, discounts: [] })
  const program = (name: string, once: number | null, twice: number | null): PricedProgram => ({
    name,
    once: once === null ? null : fee(once),
    twice: twice === null ? null : fee(twice),
  })
  test.each([
    ['one price', [program('A', 8000, 15_000), program('B', 8000, 15_000)], '$80', '$150', 1],
    ['two prices', [program('A', 9500, 18_000), program('B', 8000, 15_000)], 'from $80', 'from $150', 2],
    [
      'one program has no second day',
      [program('A', 8000, null), program('B', 8000, 15_000)],
      '$80',
      '$150',
      2,
    ],
    ['nothing is charged by the month', [program('A', null, null)], null, null, 0],
    ['no programs', [], null, null, 0],
  ])('%s', (_what, programs, once, twice, count) => {
    const offers = offersOf(programs)
    expect(offers).toHaveLength(count)
    expect(seasonPrices(offers)).toMatchObject({ once, twice, family: null, specials: [] })
  })

  test('without a program no page names a price', () => {
    const { content } = clubContent([], { seasons: [{ ...fall, offers: [] }], today: '2025-10-01' })
    expect(factLines(content).map(({ id }) => id)).toEqual([
      'dates',
      'times',
      'place',
      'arrive',
      'weather',
      'kits',
    ])
    expect(content.faq.map(({ id }) => id)).not.toContain('price')
  })
})

describe('C-12: texts follow what they quote', () => {
  const offers = offersOf([{ name: 'Juniors', once: { cents: 9_500, discounts: [] }, twice: null }])
  const later = { ...winter, offers }
  const year = { seasons: [fall, later], today: '2026-02-01' }
  const shipped = clubContent([]).content

  test('rewriting one answer does not stop the others from following', () => {
    const mine = { id: 'price', topic: 'FEES', question: 'Costs?', answer: 'From {{priceOnce}} a month.' }
    const raw = [mine, { id: 'arrive', topic: 'TRAINING', question: 'When?', answer: 'In {{season}}.' }]
    const { content } = clubContent([{ key: 'faq', value: JSON.stringify(raw) }], year)
    expect(content.faq.map(({ answer }) => answer)).toEqual(['From $95 a month.', 'In Winter training 2026.'])
  })

  test('values that do not exist today are left out', () =>
    expect(clubContent([], year).content.faq.map(({ id }) => id)).not.toContain('december'))

  test('news keeps saying what it said in its own season', () => {
    const post = { ...shipped.news[0], slug: 'old', date: '2025-10-01', title: 'It is {{priceOnce}}' }
    const today = { ...post, slug: 'new', date: '2026-02-01' }
    const { content } = clubContent([{ key: 'news', value: JSON.stringify([post, today]) }], year)
    expect(content.news.map(({ title }) => title)).toEqual(['It is $80', 'It is $95'])
  })
})

describe('S-14: the next season', () => {
  const { offers: _offers, id: _id, ...season } = fall
  const juniors = {
    id: 'j',
    name: 'Fall training 2025: Juniors',
    startDate: fall.startDate,
    endDate: fall.endDate,
    minBirthYear: 2015,
    maxBirthYear: 2019,
    fees: [{ type: 'MONTHLY_ONCE' as const, amount: 80, discountIds: ['d', 'f'] }],
  }
  const camp = { ...juniors, id: 'c', name: 'Camp 2025', startDate: '2025-09-20', endDate: '2025-09-21' }
  const december = { id: 'd', conditions: '{"serviceMonths":["2025-12"]}' }
  const family = { id: 'f', conditions: '{"minChildren":2}' }
  const early = {
    id: 'e',
    conditions: '{"registeredBefore":"2025-08-15"}',
    startDate: '2025-07-01',
    endDate: null,
  }
  const roll = (next: { name: string; startDate: string; endDate: string }) =>
    rollOver({ season, programs: [juniors, camp], discounts: [december, family, early] }, next)

  test('a year on: names, days, ages and December mean the new ones', () => {
    const next = proposedSeason(season)
    expect(next).toEqual({ name: 'Fall 2026', startDate: '2026-09-05', endDate: '2026-12-17' })
    const rolled = roll(next)
    expect(rolled.season).toMatchObject({ ...next, days: ['SAT', 'SUN'], startTime: '17:00', changes: [] })
    expect(rolled.programs.map(({ to }) => to)).toEqual([
      {
        ...juniors,
        name: 'Fall training 2026: Juniors',
        ...days(next),
        minBirthYear: 2016,
        maxBirthYear: 2020,
      },
      {
        ...camp,
        name: 'Camp 2026',
        startDate: '2026-09-19',
        endDate: '2026-09-20',
        minBirthYear: 2016,
        maxBirthYear: 2020,
      },
    ])
    expect(rolled.discounts).toEqual([
      {
        fate: 'MOVED',
        from: december,
        to: expect.objectContaining({ conditions: '{"serviceMonths":["2026-12"]}' }),
      },
      { fate: 'SAME', from: family },
      {
        fate: 'MOVED',
        from: early,
        to: {
          id: 'e',
          conditions: '{"registeredBefore":"2026-08-14"}',
          startDate: '2026-06-30',
          endDate: null,
        },
      },
    ])
  })

  test('into the winter: the ages stay, and a special without its month is left behind', () => {
    const next = { name: 'Winter 2026', startDate: '2026-01-10', endDate: '2026-03-29' }
    const rolled = roll(next)
    expect(rolled.programs[0]?.to).toMatchObject({
      name: 'Winter training 2026: Juniors',
      minBirthYear: 2015,
      ...days(next),
    })
    expect(rolled.discounts[0]).toEqual({ fate: 'LEFT', from: december })
  })

  test('a program never reaches beyond a shorter season', () => {
    const next = { name: 'Summer 2026', startDate: '2026-07-01', endDate: '2026-07-10' }
    expect(roll(next).programs[1]?.to).toMatchObject({ startDate: '2026-07-10', endDate: '2026-07-10' })
  })

  const days = ({ startDate, endDate }: { startDate: string; endDate: string }) => ({ startDate, endDate })
})
