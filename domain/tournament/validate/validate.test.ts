import { describe, expect, test } from 'vitest'
import { divisionOf } from '../plan/division.ts'
import type { Plan } from '../plan/plan.ts'
import { planFrom } from '../plan/read-plan.ts'
import { DAY, drawn, teamsOf, testPlan, u10, withMatches } from '../test-plan.ts'
import { validate } from './validate.ts'

const texts = (plan: Plan) => validate(plan).map(({ text }) => text)

const sound = withMatches(
  testPlan(),
  'M1 Koi Drums tiger 09:30 leo',
  'M2 Comets Dumplings rabbit 09:30 ada',
  'M3 Koi Comets tiger 10:30 leo',
)

describe('T-3: each hard rule that is broken is named, with what clashes', () => {
  test('a sound plan breaks none', () => expect(texts(sound)).toEqual([]))

  test('H1: in two places', () =>
    expect(
      texts(withMatches(testPlan(), 'M1 Koi Drums tiger 09:30 leo', 'M2 Koi Comets rabbit 09:30 ada')),
    ).toEqual(['Koi play M1 and M2 at the same time (H1)']))

  test('H2: too little rest, in the words of the brief', () => {
    const slots = [
      {
        id: `tiger.${DAY}.0930`,
        pitchId: 'tiger',
        start: `${DAY}T09:30`,
        end: `${DAY}T10:05`,
        kind: 'PLAY' as const,
      },
      {
        id: `tiger.${DAY}.1005`,
        pitchId: 'tiger',
        start: `${DAY}T10:05`,
        end: `${DAY}T10:40`,
        kind: 'PLAY' as const,
      },
    ]
    const plan = testPlan({ slots })
    expect(
      texts(withMatches(plan, 'M7 Dumplings Drums tiger 09:30 leo', 'M11 Dumplings Comets tiger 10:05 leo')),
    ).toEqual(['Dumplings rest only 12 minutes between M7 and M11 (H2: at least 20)'])
  })

  // 2 × 10 minutes and a break of 3: the whistle is at 9:53, and 20 minutes later it is 10:13.
  test.each([
    ['10:12', ['Koi rest only 19 minutes between M1 and M2 (H2: at least 20)']],
    ['10:13', []],
    ['10:14', []],
  ])('H2: the next kick-off at %s', (time, expected) => {
    const slots = ['09:30', time].map((start) => ({
      id: `tiger.${DAY}.${start.replace(':', '')}`,
      pitchId: 'tiger',
      start: `${DAY}T${start}`,
      end: `${DAY}T${start.replace('10:', '11:').replace('09:30', '10:00')}`,
      kind: 'PLAY' as const,
    }))
    const plan = withMatches(
      testPlan({ slots }),
      'M1 Koi Drums tiger 09:30 leo',
      `M2 Koi Comets tiger ${time} ada`,
    )
    expect(texts(plan)).toEqual(expected)
  })

  test.each([
    [59, ['Koi play 60 minutes on Sat, Feb 21, in M1, M2 and M3 (H3: at most 59)']],
    [60, []],
    [61, []],
  ])('H3: three games of 20 minutes with at most %i in a day', (maxMinutesPerDay, expected) => {
    const plan = withMatches(
      testPlan({ divisions: [u10({ maxMinutesPerDay })] }),
      'M1 Koi Drums tiger 09:30 leo',
      'M2 Koi Comets tiger 10:30 leo',
      'M3 Koi Dumplings tiger 11:30 leo',
    )
    expect(texts(plan)).toEqual(expected)
  })

  test('H4: the wrong pitch', () => {
    const plan = planFrom({ ...sound, pitches: sound.pitches.map((pitch) => ({ ...pitch, type: '9v9' })) })
    expect(texts(plan)[0]).toBe('M1 of U10 needs a 7v7 pitch, but Tiger is 9v9 (H4)')
  })

  test('H5: two matches in a slot, and on turf that is shared', () => {
    const both = withMatches(
      testPlan(),
      'M1 Koi Drums tiger 09:30 leo',
      'M2 Comets Dumplings tiger 09:30 ada',
    )
    expect(texts(both)).toEqual(['M1 and M2 are both on Tiger at 9:30 AM (H5)'])
    const [tiger, rabbit] = sound.pitches
    const shared = planFrom({
      ...sound,
      pitches: [{ ...tiger, overlaps: ['rabbit'] }, rabbit] as Plan['pitches'],
    })
    expect(texts(shared)).toEqual(['M1 on Tiger and M2 on Rabbit share the turf at 9:30 AM (H5)'])
  })

  test('H8: during a meal, or where nothing is played', () => {
    const lunch = {
      id: 'lunch',
      pitchId: null,
      start: `${DAY}T09:52`,
      end: `${DAY}T10:20`,
      kind: 'MEAL' as const,
      fixed: false,
    }
    expect(texts({ ...sound, slots: [...sound.slots, lunch] })).toEqual([
      'M1 at 9:30 AM runs into the meal at 9:52 AM (H8)',
      'M2 at 9:30 AM runs into the meal at 9:52 AM (H8)',
    ])
    const later = { ...lunch, start: `${DAY}T09:53` }
    expect(texts({ ...sound, slots: [...sound.slots, later] })).toEqual([])
    const elsewhere = { ...lunch, pitchId: 'rabbit' }
    expect(texts({ ...sound, slots: [...sound.slots, elsewhere] })).toEqual([
      'M2 at 9:30 AM runs into the meal at 9:52 AM (H8)',
    ])
    const kept = sound.slots.map((slot) =>
      slot.pitchId === 'rabbit' ? { ...slot, kind: 'BUFFER' as const } : slot,
    )
    expect(texts({ ...sound, slots: kept })).toEqual([
      'M2 is on Rabbit at 9:30 AM, when the pitch isn’t open for play (H8)',
    ])
  })

  test.each([
    [3, []],
    [4, ['M1 needs 31 minutes with changeover, but the slot on Tiger at 9:30 AM has only 30 (H9)']],
  ])('H9: 2 × 10 minutes and a break of %i in a slot of 30', (breakMinutes, expected) => {
    const plan = testPlan({ divisions: [u10({ breakMinutes })] })
    expect(texts(withMatches(plan, 'M1 Koi Drums tiger 09:30 leo'))).toEqual(expected)
  })

  test('H10: the youngest in the morning and in the afternoon', () => {
    const rows = ['M1 Koi Drums tiger 09:30 leo', 'M2 Koi Comets tiger 12:30 leo']
    const young = divisionOf({ id: 'u10', code: 'U9/10', format: '7v7' })
    expect(texts(withMatches(testPlan({ divisions: [young] }), ...rows))).toEqual([
      'Koi of U9/10 play M1 on Sat, Feb 21 in the morning and M2 on Sat, Feb 21 in the afternoon (H10)',
    ])
    expect(texts(withMatches(testPlan(), ...rows))).toEqual([])
    const noon = testPlan({ divisions: [young], midday: '12:31' })
    expect(texts(withMatches(noon, ...rows))).toEqual([])
  })
})

describe('T-3: officials', () => {
  const referee = (changes: object) =>
    testPlan({ officials: [{ id: 'leo', name: 'Leo', roles: ['REFEREE'], ...changes }] })

  test('H6: two matches at once, or too far to walk', () => {
    const twice = withMatches(
      testPlan(),
      'M1 Koi Drums tiger 09:30 leo',
      'M2 Comets Dumplings rabbit 09:30 leo',
    )
    expect(texts(twice)).toEqual(['Leo has M1 and M2 at the same time (H6)'])
    const rabbit = [4, 5, 6].map((late) => ({
      id: `rabbit.${DAY}.095${3 + late}`,
      pitchId: 'rabbit',
      start: `${DAY}T09:5${3 + late}`,
      end: `${DAY}T10:40`,
      kind: 'PLAY' as const,
    }))
    const plan = testPlan({
      slots: [...testPlan().slots.filter(({ pitchId }) => pitchId === 'tiger'), ...rabbit],
    })
    const walk = (time: string) =>
      texts(withMatches(plan, 'M1 Koi Drums tiger 09:30 leo', `M2 Comets Dumplings rabbit ${time} leo`))
    expect(walk('09:57')).toEqual(['Leo has only 4 minutes to walk from M1 to M2 (H6: at least 5)'])
    expect(walk('09:58')).toEqual([])
    expect(walk('09:59')).toEqual([])
  })

  const inARow = (count: number) =>
    withMatches(
      testPlan({ teams: teamsOf('u10', 'a', 8) }),
      ...[
        'M1 Koi Drums tiger 09:30 leo',
        'M2 Comets Dumplings tiger 10:00 leo',
        'M3 Lanterns Kites tiger 10:30 leo',
        'M4 Cranes Jade tiger 11:00 leo',
      ].slice(0, count),
    )

  test('H6: four in a row', () => {
    expect(texts(inARow(3))).toEqual([])
    expect(texts(inARow(4))).toEqual(['Leo has 4 games in a row, M1 to M4 (H6: at most 3)'])
  })

  test.each([
    [{ maxGames: 3 }, []],
    [{ maxGames: 2 }, ['Leo has 3 games on Sat, Feb 21 (H6: at most 2)']],
  ])('H6: three games for %o', (changes, expected) => {
    const plan = withMatches(
      referee(changes),
      'M1 Koi Drums tiger 09:30 leo',
      'M2 Comets Dumplings tiger 10:30 leo',
      'M3 Koi Comets tiger 11:30 leo',
    )
    expect(texts(plan)).toEqual(expected)
  })

  test('H6: a minor has five games at most, an adult as many as agreed', () => {
    const six = (isMinor: boolean) =>
      withMatches(
        testPlan({
          teams: teamsOf('u10', 'a', 8),
          officials: [{ id: 'leo', name: 'Leo', roles: ['REFEREE'], isMinor, maxGames: 6 }],
        }),
        ...['09:30', '10:30', '11:30', '12:30', '13:30', '14:30'].map((time, n) =>
          n % 2 === 0
            ? `M${n + 1} Koi Drums tiger ${time} leo`
            : `M${n + 1} Lanterns Kites tiger ${time} leo`,
        ),
      )
    expect(texts(six(false))).toEqual([])
    expect(texts(six(true))).toEqual(['Leo has 6 games on Sat, Feb 21 (H6: at most 5)'])
  })

  test('H6: not there at the time', () => {
    const until = (end: string) =>
      referee({ availability: [{ start: `${DAY}T09:30`, end: `${DAY}T${end}` }] })
    const match = 'M1 Koi Drums tiger 09:30 leo'
    expect(texts(withMatches(until('09:53'), match))).toEqual([])
    expect(texts(withMatches(until('09:52'), match))).toEqual(['Leo isn’t available for M1 at 9:30 AM (H6)'])
  })

  test('H7: close to a team that plays, or may play', () => {
    const plan = withMatches(referee({ conflictTeamIds: ['drums'] }), 'M1 Koi Drums tiger 09:30 leo')
    expect(texts(plan)).toEqual(['Leo has ties to Drums, who play in M1 (H7)'])
    const cup = drawn(testPlan({ divisions: [u10({ play: 'FINAL', recordsResults: true })] }))
    const final = cup.matches.find(({ stage }) => stage === 'FINAL')
    const onlyFinal = planFrom({
      ...cup,
      matches: [{ ...final, number: 1, slotId: `tiger.${DAY}.1400` } as Plan['matches'][number]],
      officials: [{ id: 'leo', name: 'Leo', roles: ['REFEREE'], conflictTeamIds: ['drums'] }],
      assignments: [{ matchId: final?.id, officialId: 'leo', role: 'REFEREE' }],
    })
    expect(texts(onlyFinal)).toEqual(['Leo has ties to Drums, who may play in M1 (H7)'])
  })

  test('H13: on duty while the own team plays, or may play', () => {
    const officials = testPlan().officials.map((one) =>
      one.id === 'leo' ? { ...one, conflictTeamIds: ['drums'] } : one,
    )
    const plan = testPlan({ officials })
    const at = (time: string) =>
      withMatches(plan, `M1 Koi Comets tiger 09:30 leo`, `M2 Drums Dumplings rabbit ${time} ada`)
    expect(texts(at('09:30'))).toEqual(['Leo has M1 while Drums play in M2 (H13)'])
    expect(texts(at('10:00'))).toEqual([])
  })

  test('H12: nobody leads, or somebody who does not', () => {
    const match = 'M1 Koi Drums tiger 09:30'
    expect(texts(withMatches(testPlan(), `${match} -`))).toEqual(['M1 has no referee or game leader (H12)'])
    const absent = withMatches(testPlan(), `${match} leo`)
    const noShow = {
      ...absent,
      assignments: absent.assignments.map((one) => ({ ...one, state: 'NO_SHOW' as const })),
    }
    expect(texts(noShow)).toEqual(['M1 has no referee or game leader (H12)'])
  })

  test('H12: a division that keeps results needs a referee', () => {
    const led = (recordsResults: boolean) => {
      const plan = testPlan({
        divisions: [u10({ recordsResults })],
        officials: [{ id: 'leo', name: 'Leo', roles: ['GAME_LEADER'] }],
      })
      const one = withMatches(plan, 'M1 Koi Drums tiger 09:30 leo')
      return {
        ...one,
        assignments: one.assignments.map((duty) => ({ ...duty, role: 'GAME_LEADER' as const })),
      }
    }
    expect(texts(led(false))).toEqual([])
    expect(texts(led(true))).toEqual(['M1 has no referee (H12)'])
  })
})

describe('T-3: knock-out', () => {
  const cup = (play: 'FINAL' | 'SEMIS', maxMinutesPerDay: number) => {
    const plan = drawn(testPlan({ divisions: [u10({ play, recordsResults: true, maxMinutesPerDay })] }))
    return (times: Record<string, string>) =>
      planFrom({
        ...plan,
        matches: plan.matches
          .filter(({ id }) => id in times)
          .map((match, n) => ({ ...match, number: n + 1, slotId: `tiger.${DAY}.${times[match.id]}` })),
        assignments: Object.keys(times).map((matchId, n) => ({
          matchId,
          officialId: ['leo', 'ada', 'kofi'][n % 3] as string,
          role: 'REFEREE' as const,
        })),
      })
  }

  test('H11: the final comes after the last group match of its division, with rest', () => {
    const final = cup('FINAL', 80)
    expect(texts(final({ 'a-1': '0930', 'u10-final': '1030' }))).toEqual([])
    expect(texts(final({ 'a-1': '0930', 'u10-final': '1000' }))).toEqual([
      'M2 starts only 7 minutes after M1 (H11: at least 20)',
    ])
    expect(texts(final({ 'a-1': '1000', 'u10-final': '0930' }))).toEqual([
      'M2 starts before M1 is over (H11)',
    ])
  })

  test('H11: and after the semi-finals that it waits for', () => {
    const semis = cup('SEMIS', 80)
    const times = { 'u10-semi-1': '0930', 'u10-semi-2': '1000' }
    expect(texts(semis({ ...times, 'u10-final': '1100' }))).toEqual([])
    expect(texts(semis({ ...times, 'u10-final': '1030' }))).toEqual([
      'M3 starts only 7 minutes after M2 (H11: at least 20)',
    ])
  })

  test('H3: the finals that a team may still reach count', () => {
    const times = { 'a-1': '0930', 'u10-semi-1': '1030', 'u10-semi-2': '1100', 'u10-final': '1200' }
    expect(texts(cup('SEMIS', 60)(times))).toEqual([])
    expect(texts(cup('SEMIS', 59)(times))).toHaveLength(2)
    expect(texts(cup('SEMIS', 59)(times))[0]).toMatch(
      /^\w+ may have to play 60 minutes on Sat, Feb 21, in M1 and the finals \(H3: at most 59\)$/,
    )
  })
})
