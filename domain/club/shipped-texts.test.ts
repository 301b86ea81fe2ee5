import { describe, expect, test } from 'vitest'
import { FIRST_DISCOUNTS } from '../seasons/first-season.ts'
import { offersOf } from '../seasons/offers.ts'
import { clubContent } from './content.ts'
import { factLines } from './fact-lines.ts'
import { rulesOfPlay } from './rules-of-play.ts'

const { content } = clubContent([])
const answer = (id: string) => content.faq.find((item) => item.id === id)?.answer
const allText = JSON.stringify(content)

test('the facts block says what the club promises', () =>
  expect(
    factLines(content).map(({ label, text, note }) => [`${label}: ${text}`, note].filter(Boolean).join(' ')),
  ).toEqual([
    'Fall training 2025: September 6 to December 18, 2025. Last sessions Sat, Dec 13 and Sun, Dec 14.',
    'Saturdays and Sundays: 5:00–6:30 PM',
    'Where: Cedar Bend Field, Richmond',
    'Arrive: 10 minutes early, at 4:50 PM',
    'Weather: Rain or shine, unless it is unsafe.',
    'Once a week: $80 a month, Saturday or Sunday',
    'Twice a week: $150 a month, Saturdays and Sundays',
    'Family discount: 20% off for 2 or more children',
    'December special: 50% off in December. December has only two weeks of training.',
    'Kits: from $10',
  ]))

test('founded in 2022, for ages 3 to 15', () =>
  expect(content.facts).toMatchObject({ foundedYear: 2022, ages: { from: 3, to: 15 } }))

test.each([
  ['when-and-where', 'Saturdays and Sundays, 5:00–6:30 PM, at Cedar Bend Field, Richmond'],
  ['when-and-where', '30 sessions; the last ones are on Sat, Dec 13 and Sun, Dec 14.'],
  ['arrive', '10 minutes early, at 4:50 PM'],
  ['rain', 'by 3:30 PM'],
  ['rain', '30 minutes after the last clap'],
  ['ball', 'Size 3 up to U8, size 4 for U9 to U13, size 5 from U14'],
  ['price', '$80 a month for one day a week, $150 for both days'],
  ['price', 'two children, one day each, pay $128 a month'],
  ['december', '50% off: $40 for one day a week, $75 for both'],
  ['which-team', 'U9 (born 2017)'],
  ['refunds', 'refunded in full'],
])('FAQ %s: “%s”', (id, words) => expect(answer(id)).toContain(words))

test('the FAQ has every topic that parents ask about', () =>
  expect(content.faq.map(({ id }) => id)).toEqual([
    'when-and-where',
    'arrive',
    'rain',
    'bring',
    'ball',
    'dark',
    'price',
    'december',
    'how-to-pay',
    'missed-a-day',
    'refunds',
    'help-with-fees',
    'three-year-olds',
    'never-played',
    'which-team',
    'photos',
    'help-out',
  ]))

describe('nobody is promised daylight that may not be there', () => {
  const light = (floodlit: boolean | null) => {
    const field = { key: 'field', value: JSON.stringify({ ...content.field, floodlit }) }
    return clubContent([field]).content.faq.find(({ id }) => id === 'dark')?.answer
  }
  test.each([
    [null, 'please ask us'],
    [true, 'The field is floodlit'],
    [false, 'has no floodlights'],
  ])('%s', (floodlit, words) => expect(light(floodlit)).toContain(words))
})

describe('C-3: shipped texts follow the basics', () => {
  const offers = offersOf([
    {
      name: 'Juniors',
      once: { cents: 9_000, discounts: FIRST_DISCOUNTS.slice(0, 1) },
      twice: { cents: 17_000, discounts: FIRST_DISCOUNTS.slice(0, 1) },
    },
  ])
  const changed = clubContent(
    [{ key: 'field', value: JSON.stringify({ ...content.field, name: 'Maple Grounds' }) }],
    { seasons: [{ ...content.season, offers }], today: '2025-09-06' },
  ).content

  test('a new field name is everywhere', () => {
    const text = JSON.stringify(changed)
    expect(text).not.toContain(content.field.name)
    expect(text.split('Maple Grounds').length).toBe(allText.split(content.field.name).length)
  })

  test('a new price is in the answers; no special, no answer about it', () => {
    const price = changed.faq.find(({ id }) => id === 'price')?.answer
    expect(price).toContain('$90 a month for one day a week, $170 for both days')
    expect(price).toContain('pay $144 a month')
    expect(changed.faq.map(({ id }) => id)).not.toContain('december')
    expect(factLines(changed).map(({ id }) => id)).not.toContain('special')
  })
})

describe('teams', () => {
  test('every birth year of the club has at least one', () => {
    const years = new Set(content.teams.flatMap(({ birthYears }) => birthYears))
    expect([...years].toSorted()).toEqual(Array.from({ length: 13 }, (_, n) => 2010 + n))
  })

  test.each([
    ['ducklings', [2020, 2021, 2022], '3 against 3, nobody in goal', 'Size 3'],
    ['herons', [2017, 2018], '5 against 5, one of them in goal', 'Size 3 or 4'],
    ['eagles', [2010, 2011, 2012], '11 against 11, one of them in goal', 'Size 5'],
  ])('%s', (id, birthYears, format, ball) =>
    expect(content.teams.find((team) => team.id === id)).toMatchObject({ birthYears, format, ball }),
  )

  test('are coached by one of the coaches and play by rules that exist', () => {
    const names = content.coaches.map(({ name }) => name)
    for (const { coach, groups } of content.teams) {
      expect(names).toContain(coach)
      expect(groups.every(rulesOfPlay)).toBe(true)
    }
  })
})

test('a game without a guest is between two of our teams of the same age', () => {
  for (const { kind, home, away, groups } of content.matches) {
    const ours = content.teams.filter(({ name }) => name === home || name === away)
    expect(ours.length).toBe(kind === 'CLUB_GAME' || away === 'Otters' ? 2 : 1)
    for (const team of ours) expect(team.groups.some((group) => groups.includes(group))).toBe(true)
  }
})

test('only the events say on which day the tournament is, since it moves from year to year', () => {
  const post = content.news.find(({ slug }) => slug === 'lunar-new-year-volunteers')
  expect(JSON.stringify([post?.title, post?.summary, post?.body])).not.toMatch(/Jan |Feb |Year of the/)
})

test('five videos; one pinned post; the strip is hidden', () => {
  expect(content.videos).toHaveLength(5)
  expect(content.news.filter(({ pinned }) => pinned).map(({ slug }) => slug)).toEqual(['season-start'])
  expect(content.statusStrip).toBeNull()
})
