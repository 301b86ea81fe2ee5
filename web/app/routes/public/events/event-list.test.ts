import { clubContent } from '@touchline/domain/club/content.ts'
import { describe, expect, test } from 'vitest'
import { eventFilter, eventPath } from './event-filter.ts'
import { listOfEntries, wantedEntries } from './event-list.ts'

const { content } = clubContent([])
const ask = (query: string) => eventFilter(new URLSearchParams(query), content)
const wanted = (query: string) => wantedEntries(content, ask(query))

describe('the filter from an address', () => {
  test.each([
    ['everything', '', 45],
    ['the sessions', 'show=training', 30],
    ['the matches', 'show=match', 10],
    ['one fun day', 'show=fun-day', 1],
    ['one tournament', 'show=tournament', 1],
    ['the breaks', 'show=no-training', 1],
    ['the matches of a team', 'show=match&team=foxes', 2],
    ['nonsense, which is everything', 'show=x&team=y&view=z', 45],
  ])('%s', (_what, query, count) => expect(wanted(query)).toHaveLength(count))

  test('a team sees its own matches and everyone’s days', () => {
    const kinds = wanted('team=otters').map(({ kind, title }) => (kind === 'MATCH' ? title : kind))
    expect(kinds.filter((kind) => kind === 'TRAINING')).toHaveLength(30)
    expect(kinds.filter((kind) => kind.includes(' v '))).toEqual([
      'Otters v New Westminster guests',
      'Ducklings v Otters',
    ])
  })

  test.each([
    ['/events', { show: 'all', team: null, season: null, view: 'list', mine: false }],
    [
      '/events?show=match&team=foxes&season=fall-2025&view=calendar&mine=1',
      { show: 'match', team: 'foxes', season: 'fall-2025', view: 'calendar', mine: true },
    ],
  ] as const)('%s survives a round trip', (path, filter) => {
    expect(eventPath(filter)).toBe(path)
    expect(ask(path.split('?')[1] ?? '')).toEqual(filter)
  })
})

describe('coming and past entries', () => {
  const listOn = (today: string) => {
    const { toCome, past } = listOfEntries(wanted(''), today)
    return { toCome: toCome.map(({ label }) => label), past: past.map(({ label }) => label) }
  }
  test.each([
    [
      'in the summer',
      '2025-08-01',
      {
        toCome: ['September 2025', 'October 2025', 'November 2025', 'December 2025', 'February 2026'],
        past: [],
      },
    ],
    [
      'while the break lasts',
      '2026-01-04',
      {
        toCome: ['December 2025', 'February 2026'],
        past: ['December 2025', 'November 2025', 'October 2025', 'September 2025'],
      },
    ],
    [
      'the day after the tournament',
      '2026-02-22',
      {
        toCome: [],
        past: ['February 2026', 'December 2025', 'November 2025', 'October 2025', 'September 2025'],
      },
    ],
  ])('%s', (_when, today, months) => expect(listOn(today)).toEqual(months))

  test('sunset is shown on dark days only', () => {
    const items = listOfEntries(wanted('show=training'), '2025-09-01').toCome.flatMap((month) => month.items)
    expect(items.filter(({ sunset }) => sunset !== null)).toHaveLength(14)
    expect(items.find(({ date }) => date === '2025-10-26')?.sunset).toBeNull()
  })
})
