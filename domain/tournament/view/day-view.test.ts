import { describe, expect, test } from 'vitest'
import * as hansWords from '../../words.texts.zh-Hans.ts'
import * as hansColours from '../people/shirt-colours.texts.zh-Hans.ts'
import * as hansNames from '../plan/names.texts.zh-Hans.ts'
import type { Plan } from '../plan/plan.ts'
import { DAY, testPlan, u10, withMatches } from '../test-plan.ts'
import { type DayView, dayView } from './day-view.ts'
import { gameFilter, wantedGames } from './filter-games.ts'
import { nowAndNext } from './now-and-next.ts'
import { freeReferees, refereeDays, refereeNeeded } from './referee-day.ts'
import * as hans from './team-agenda.texts.zh-Hans.ts'
import { teamAgenda } from './team-agenda.ts'
import { gapWords, siblingClashes, teamDay } from './team-day.ts'

const plan = withMatches(
  testPlan(),
  'M1 Koi Drums tiger 09:30 leo',
  'M2 Comets Dumplings rabbit 09:30 ada',
  'M3 Comets Koi rabbit 10:30 leo',
  'M4 Drums Dumplings tiger 11:00 -',
)
const viewOf = (changes: Partial<Plan> = {}): DayView =>
  dayView({
    slug: 'cup',
    kind: 'OTHER',
    name: 'Cup',
    date: DAY,
    status: 'PUBLISHED',
    version: 3,
    plan: { ...plan, revision: 2, ...changes },
  }) as DayView
const day = viewOf()
const labels = (games: readonly { label: string }[]) => games.map(({ label }) => label)

test('a tournament without a plan has nothing to show', () =>
  expect(
    dayView({
      slug: 'cup',
      kind: 'OTHER',
      name: 'Cup',
      date: null,
      status: 'PUBLISHED',
      version: 1,
      plan: null,
    }),
  ).toBe(null))

test('a game says everything that a page needs', () =>
  expect(day.games[0]).toMatchObject({
    label: 'M1',
    division: 'U10',
    pitch: 'Tiger',
    start: `${DAY}T09:30`,
    end: `${DAY}T09:53`,
    home: { teamId: 'koi', name: 'Koi', colour: { name: 'Colour 1' } },
    officials: [{ id: 'leo', name: 'Leo', role: 'REFEREE' }],
    result: null,
  }))

test('a postponed game has lost its place and comes last', () => {
  const games = viewOf({
    matches: plan.matches.map((match) => (match.id === 'm1' ? { ...match, status: 'POSTPONED' } : match)),
  }).games
  expect(labels(games)).toEqual(['M2', 'M3', 'M4', 'M1'])
  expect(games[3]).toMatchObject({ start: null, pitch: null })
})

describe('T-9: results', () => {
  const played = (recordsResults: boolean, changes: object) =>
    viewOf({
      divisions: [u10({ recordsResults })],
      matches: plan.matches.map((match) => ({
        ...match,
        status: 'FINISHED',
        score: { home: 2, away: 1 },
        ...changes,
      })),
    })
  test.each([
    ['a score', {}, '2–1'],
    ['with kicks', { kicks: { home: 4, away: 3 } }, '2–1, 4–3 on kicks'],
    ['home did not come', { status: 'FORFEIT', forfeitBy: 'HOME' }, '0–3'],
    ['nobody came', { status: 'FORFEIT', forfeitBy: 'BOTH' }, 'Not played'],
    ['not yet', { status: 'LIVE', score: null }, null],
  ])('%s', (_what, changes, words) => expect(played(true, changes).games[0]?.result).toBe(words))

  test('where none are kept there is none, and no table', () => {
    expect(played(false, {}).games.every(({ result }) => result === null)).toBe(true)
    expect(played(false, {}).tables).toEqual([])
    expect(played(true, {}).tables.map(({ name }) => name)).toEqual(['U10 group A'])
  })
})

describe('now and next', () => {
  test.each([
    ['before the first', '09:29', [], ['M1', 'M2']],
    ['at the kick-off', '09:30', ['M1', 'M2'], ['M3']],
    ['at the last minute', '09:52', ['M1', 'M2'], ['M3']],
    ['at the whistle', '09:53', [], ['M3']],
    ['in the last game', '11:10', ['M4'], []],
    ['after all', '12:00', [], []],
  ])('%s', (_when, time, now, next) => {
    const found = nowAndNext(day, `${DAY}T${time}`)
    expect([labels(found.now), labels(found.next)]).toEqual([now, next])
  })

  test('the desk’s word overrides the clock', () => {
    const matches = plan.matches.map((match) =>
      match.id === 'm1'
        ? { ...match, status: 'LIVE' as const }
        : match.id === 'm2'
          ? { ...match, status: 'FINISHED' as const }
          : match,
    )
    expect(labels(nowAndNext(viewOf({ matches }), `${DAY}T10:10`).now)).toEqual(['M1'])
    expect(labels(nowAndNext(viewOf({ matches }), `${DAY}T09:40`).now)).toEqual(['M1'])
  })
})

test.each([
  ['team=koi', ['M1', 'M3']],
  ['pitch=tiger', ['M1', 'M4']],
  ['referee=leo&pitch=rabbit', ['M3']],
  ['division=u10', ['M1', 'M2', 'M3', 'M4']],
  ['team=nobody', ['M1', 'M2', 'M3', 'M4']],
])('the filter %s', (query, wanted) =>
  expect(labels(wantedGames(day.games, gameFilter(day, new URLSearchParams(query))))).toEqual(wanted),
)

test('the day of a team, with its gaps', () =>
  expect(teamDay(day, 'koi').map(({ game, opponent, gap }) => [game.label, opponent.name, gap])).toEqual([
    ['M1', 'Drums', null],
    ['M3', 'Comets', 37],
  ]))

test.each([
  [29, '29 min: water, and stay close'],
  [30, '30 min: time for a snack'],
  [59, '59 min: time for a snack'],
  [60, '60 min: time to eat and look around'],
])('a gap of %i minutes', (minutes, words) => expect(gapWords(minutes)).toBe(words))

test('two teams of a family at once are found', () => {
  expect(siblingClashes(day, ['koi', 'comets']).map(([a, b]) => [a.label, b.label])).toEqual([['M1', 'M2']])
  expect(siblingClashes(day, ['koi'])).toEqual([])
})

test('referees: slips, ways, relief, and where one is needed', () => {
  const [leo] = refereeDays(day)
  expect(leo).toMatchObject({ name: 'Leo', checkIn: `${DAY}T09:00` })
  expect(leo?.games.map(({ gap, walkMetres, relief }) => [gap, walkMetres, relief])).toEqual([
    [null, null, null],
    [37, 40, null],
  ])
  expect(labels(refereeNeeded(day))).toEqual(['M4'])
  expect(freeReferees(day, day.games[3] as DayView['games'][number]).map(({ name }) => name)).toEqual([
    'Leo',
    'Ada',
    'Kofi',
  ])
  expect(freeReferees(day, day.games[0] as DayView['games'][number]).map(({ name }) => name)).toEqual([
    'Kofi',
  ])
})

describe('a team’s calendar', () => {
  test('holds its games by their own names', () =>
    expect(
      teamAgenda(day, 'koi').map(({ uid, title, startTime, arrive }) => [uid, title, startTime, arrive]),
    ).toEqual([
      ['tournament-cup-m1-koi', 'Koi v Drums (M1)', '09:30', '09:15'],
      ['tournament-cup-m3-koi', 'Koi v Comets (M3)', '10:30', '10:15'],
    ]))

  test('a game that moves keeps its id', () => {
    const moved = viewOf({
      matches: plan.matches.map((match) =>
        match.id === 'm1' ? { ...match, slotId: `rabbit.${DAY}.1200` } : match,
      ),
    })
    expect(teamAgenda(moved, 'koi').map(({ uid }) => uid)).toContain('tournament-cup-m1-koi')
  })

  test('Y-29: in the language of its reader, with names as they were written', () => {
    const [first] = teamAgenda(day, 'koi', {
      texts: hans,
      names: hansNames,
      words: hansWords,
      colours: hansColours,
    })
    expect([first?.title, first?.who, first?.note]).toEqual(['Koi对Drums（M1）', 'U10', '请穿Colour 1球衣。'])
    expect(first?.uid).toBe('tournament-cup-m1-koi')
  })

  test('of nobody it is empty', () => expect(teamAgenda(day, 'nobody')).toEqual([]))
})
