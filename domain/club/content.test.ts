import { describe, expect, test } from 'vitest'
import { clubContent } from './content.ts'
import { TO_REPLACE } from './defaults/to-replace.ts'
import { settingRefusal } from './setting-refusal.ts'
import { clubSchemas, type SettingKey } from './settings.ts'

const { content: shipped, problems } = clubContent([])
const keys = Object.keys(clubSchemas) as SettingKey[]
const stored = (key: string, value: unknown) => ({ key, value: JSON.stringify(value) })

describe('C-1: the stored content, or else the shipped one', () => {
  test('without any rows the content is complete and valid', () => {
    expect(problems).toEqual([])
    expect(Object.keys(shipped).toSorted()).toEqual([...keys, 'season', 'seasons'].toSorted())
  })

  test.each(keys)('the shipped %s passes its own schema unchanged', (key) => {
    expect(clubSchemas[key].parse(shipped[key])).toEqual(shipped[key])
    expect(settingRefusal(stored(key, shipped[key]), null)).toBeNull()
  })

  test('a stored value replaces its default, the others stay', () => {
    const videos = shipped.videos.slice(0, 2)
    const { content } = clubContent([stored('videos', videos), stored('noticeboard', 'Lost: one glove')])
    expect(content).toEqual({ ...shipped, videos })
  })

  test('C-10: facts that were saved before a rule came to them read as shipped', () => {
    const {
      resultsFrom: _results,
      familyMode: _mode,
      takeBackSeconds: _seconds,
      fieldCare: _care,
      ...rest
    } = shipped.facts
    const { oldestPlayDown: _down, ...ages } = rest.ages
    const { content, problems: found } = clubContent([
      stored('facts', { ...rest, weather: 'Always', ages: { ...ages, to: 12 } }),
    ])
    expect(found).toEqual([])
    expect(content.facts).toEqual({
      ...shipped.facts,
      weather: 'Always',
      ages: { ...shipped.facts.ages, to: 12 },
    })
  })

  test.each([
    ['facts', '{"title":', 'facts: This isn’t in a format we can use.'],
    ['field', '{}', 'field, name: Please fill this in.'],
    ['news', '[{"slug":"Hello World"}]', 'news, number 1, slug: Use lowercase letters, numbers and hyphens'],
    ['statusStrip', '{"state":"OFF","message":"x","at":"now"}', 'status strip, state: Choose one of ON, '],
  ])('a broken %s falls back to the default and is reported', (key, value, message) => {
    const broken = clubContent([{ key, value }, stored('coaches', [])])
    expect(broken.content).toEqual({ ...shipped, coaches: [] })
    expect(broken.problems).toEqual([{ key, message: expect.stringContaining(message) }])
  })

  test('content saved by a newer release is read without its new fields', () => {
    const saved = {
      ...shipped.payment,
      dueDays: 10,
      plan: 'BY_SESSION',
      byPost: true,
      reminders: { daysBefore: [3], isOnDueDay: true, daysAfter: [], atNoon: true },
    }
    const { content, problems } = clubContent([{ key: 'payment', value: JSON.stringify(saved) }])
    expect(problems).toEqual([])
    expect(content.payment).toEqual({
      ...shipped.payment,
      dueDays: 10,
      reminders: { daysBefore: [3], isOnDueDay: true, daysAfter: [] },
    })
  })

  test('content saved before a field existed gets its default', () => {
    const { etransferTo, etransfer, cash, dueDays } = shipped.payment
    const rows = [{ key: 'payment', value: JSON.stringify({ etransferTo, etransfer, cash, dueDays }) }]
    expect(clubContent(rows)).toMatchObject({ content: { payment: shipped.payment }, problems: [] })
  })

  test('saving an unknown part is refused by name', () =>
    expect(
      settingRefusal({ key: 'payment', value: JSON.stringify({ ...shipped.payment, later: 1 }) }, null),
    ).toMatchObject({ field: 'payment', message: 'payment: There is no field later.' }))

  test('a key that every object has is not one of ours', () =>
    expect(clubContent([stored('constructor', 1), stored('__proto__', {})])).toEqual({
      content: shipped,
      problems: [],
    }))
})

describe('C-2: a refusal names the field in plain words', () => {
  const { facts, matches, consents, events, teams } = shipped
  const cases: [string, unknown, string, string][] = [
    [
      'facts',
      { ...facts, ages: { from: 15, to: 3 } },
      'facts.ages.to',
      'facts, ages, to: The oldest age is below the youngest.',
    ],
    [
      'facts',
      { ...facts, foundedYear: 2022.5 },
      'facts.foundedYear',
      'facts, founded year: This must be a whole number.',
    ],
    [
      'facts',
      { ...facts, foundedYear: 2101 },
      'facts.foundedYear',
      'facts, founded year: This cannot be above 2100.',
    ],
    [
      'faq',
      [{ id: 'price', topic: 'FEES', question: 'How much?', answer: 'It is {{prize}}.' }],
      'faq.0.answer',
      expect.stringContaining('There is no field {{prize}}. Choose one of season, seasonDates,'),
    ],
    ['facts', { ...facts, motto: 'Go' }, 'facts', 'facts: There is no field motto.'],
    [
      'matches',
      [{ ...matches[0], away: matches[0]?.home }],
      'matches.0.away',
      'matches, number 1, away: A team can’t play against itself.',
    ],
    [
      'matches',
      [matches[0], matches[0]],
      'matches',
      'matches: Two of these have the same name. Each needs its own.',
    ],
    [
      'events',
      [{ ...events[0], date: '2025-02-29' }],
      'events.0.date',
      'events, number 1, date: Please enter the day as 2025-09-06.',
    ],
    [
      'teams',
      [{ ...teams[0], colour: { name: 'Red', hex: 'red' } }],
      'teams.0.colour.hex',
      'teams, number 1, colour, hex: Please enter the colour as #0F4A36.',
    ],
    [
      'consents',
      { ...consents, FUN_DAY_WAIVER: { ...consents.FUN_DAY_WAIVER, statements: [] } },
      'consents.FUN_DAY_WAIVER.statements',
      'consents, fun day waiver, statements: Please add at least one.',
    ],
    [
      'contact',
      { ...shipped.contact, socialVideoLink: 'http://example.org' },
      'contact.socialVideoLink',
      'contact, social video link: Please enter the full address, starting with https://.',
    ],
    ['faq', {}, 'faq', 'faq: This must be a list.'],
  ]
  test.each(cases)('%s %#', (key, value, field, message) =>
    expect(settingRefusal(stored(key, value), null)).toEqual({ code: 'BAD_SETTING', field, message }),
  )

  test('at most three complaints, and how many more there are', () =>
    expect(settingRefusal(stored('contact', {}), null)?.message).toBe(
      'contact, email: Please enter an email address, like name@example.org. contact, phone: Please fill this in. contact, hours: Please fill this in. And 4 more.',
    ))

  test('a key that the site does not know is kept', () =>
    expect(settingRefusal(stored('noticeboard', { any: 'thing' }), null)).toBeNull())

  test('a summary of 60 words is accepted, one of 61 is not', () => {
    const withSummary = (words: number) =>
      stored('news', [{ ...shipped.news[0], summary: Array(words).fill('word').join(' ') }])
    expect(settingRefusal(withSummary(60), null)).toBeNull()
    expect(settingRefusal(withSummary(61), null)?.field).toBe('news.0.summary')
  })
})

describe('C-4: a changed consent text gets a new version', () => {
  const withRisk = (changes: object) =>
    stored('consents', { ...shipped.consents, RISK: { ...shipped.consents.RISK, ...changes } })

  test('a changed text under the shipped version is refused', () =>
    expect(settingRefusal(withRisk({ title: 'Risks' }), null)).toMatchObject({
      field: 'consents.RISK.version',
      message: 'The risk text has changed. Please give it a new version: families have agreed to 2025-1.',
    }))

  test('with a new version it is accepted, and that version counts from then on', () => {
    const second = withRisk({ title: 'Risks', version: '2025-2' })
    expect(settingRefusal(second, null)).toBeNull()
    expect(settingRefusal(withRisk({ title: 'Risk', version: '2025-2' }), second)?.field).toBe(
      'consents.RISK.version',
    )
    expect(settingRefusal(withRisk({ title: 'Risk', version: '2025-3' }), second)).toBeNull()
  })

  test('the same text with its fields in another order is the same text', () => {
    const { version, title, text, statements } = shipped.consents.RISK
    const value = { ...shipped.consents, RISK: { statements, text, title, version } }
    expect(settingRefusal(stored('consents', value), null)).toBeNull()
  })
})

test('C-7: what the club must replace is in one place, and plainly a stand-in', () => {
  const { field, contact, etransferTo, coaches } = TO_REPLACE
  expect(shipped.field).toMatchObject(field)
  expect(shipped.contact).toMatchObject(contact)
  expect(shipped.payment.etransferTo).toBe(etransferTo)
  expect(shipped.coaches).toEqual(coaches)
  expect(contact.phone).toMatch(/^604-555-01\d\d$/)
  for (const address of [contact.email, contact.privacyOfficer.email, etransferTo])
    expect(address).toMatch(/@example\.org$/)
})
