import { describe, expect, test } from 'vitest'
import { DAY, testPlan, withMatches } from '../test-plan.ts'
import { moveMatch } from '../validate/check-change.ts'
import { onAnotherDay } from './new-plan.ts'
import type { Plan } from './plan.ts'
import { changesBetween, matchChangesBetween, publish } from './publish.ts'
import { planFrom } from './read-plan.ts'

const plan = planFrom({
  ...withMatches(testPlan(), 'M1 Koi Drums tiger 09:30 leo', 'M14 Comets Dumplings tiger 10:00 ada'),
  rundown: [{ id: 'awards', start: `${DAY}T14:00`, minutes: 10, kind: 'AWARD', title: 'Awards' }],
})
const by = { at: '2026-02-18T18:00:00Z', by: 'Ana' }
const withMatch = (changes: object): Plan => ({
  ...plan,
  matches: plan.matches.map((match) => (match.id === 'm14' ? { ...match, ...changes } : match)),
})

describe('T-17: each publication is a revision with its changes', () => {
  test('the first', () => {
    expect(publish(plan, null, by)).toMatchObject({
      revision: 1,
      publishedAt: by.at,
      changes: [{ revision: 1, ...by, text: 'The schedule is out' }],
    })
  })

  test('the next counts on, and keeps what was written before', () => {
    const first = publish(plan, null, by)
    const moved = moveMatch(first, { matchId: 'm14', slotId: `rabbit.${DAY}.1000` })
    const second = publish(moved, first, { ...by, at: '2026-02-19T18:00:00Z' })
    expect(second.revision).toBe(2)
    expect(second.changes.map(({ revision, text }) => `${revision} ${text}`)).toEqual([
      '1 The schedule is out',
      '2 M14 moved Tiger → Rabbit',
    ])
    expect(second.changes.map(({ teamIds }) => teamIds)).toEqual([[], ['comets', 'dumplings']])
  })

  test.each<[string, Plan, string[]]>([
    ['another time', withMatch({ slotId: `tiger.${DAY}.1030` }), ['M14 moved 10:00 AM → 10:30 AM']],
    ['postponed', withMatch({ status: 'POSTPONED' }), ['M14 is postponed']],
    ['another team', withMatch({ away: { teamId: 'koi', from: null } }), ['M14: Koi instead of Dumplings']],
    ['gone', { ...plan, matches: plan.matches.slice(0, 1) }, ['M14 is cancelled']],
    [
      'the rundown',
      { ...plan, rundown: plan.rundown.map((item) => ({ ...item, start: `${DAY}T14:10` })) },
      ['Awards moved 2:00 PM → 2:10 PM'],
    ],
    [
      'another day: one change, and what else has moved',
      { ...onAnotherDay(withMatch({ slotId: `tiger.${DAY}.1030` }), DAY, '2026-02-28') },
      ['The day moved Sat, Feb 21 → Sat, Feb 28', 'M14 moved 10:00 AM → 10:30 AM'],
    ],
    [
      'one match on a second day',
      {
        ...withMatch({ slotId: 'sunday' }),
        slots: [
          ...plan.slots,
          {
            id: 'sunday',
            pitchId: 'tiger',
            start: '2026-02-22T10:00',
            end: '2026-02-22T10:30',
            kind: 'PLAY',
            fixed: false,
          },
        ],
      },
      ['M14 moved Sat, Feb 21, 10:00 AM → Sun, Feb 22, 10:00 AM'],
    ],
    ['nothing', plan, []],
  ])('%s', (_what, after, expected) => expect(changesBetween(plan, after)).toEqual(expected))

  test('a new match', () =>
    expect(changesBetween({ ...plan, matches: plan.matches.slice(0, 1) }, plan)).toEqual(['M14 is new']))

  test('another day concerns every team', () =>
    expect(matchChangesBetween(plan, onAnotherDay(plan, DAY, '2026-02-28'))[0]?.teamIds).toEqual(
      plan.teams.map(({ id }) => id),
    ))

  test('whom a change concerns: the teams that play, and the one that did', () =>
    expect(matchChangesBetween(plan, withMatch({ away: { teamId: 'koi', from: null } }))).toEqual([
      { matchId: 'm14', text: 'M14: Koi instead of Dumplings', teamIds: ['comets', 'dumplings', 'koi'] },
    ]))
})
