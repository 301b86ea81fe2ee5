import { describe, expect, test } from 'vitest'
import { divisionName, divisionOf, isHalfDay, onPitchType } from './division.ts'
import { elapsedMinutes, playingMinutes, restNeeded } from './match-times.ts'

describe('T-2: a division starts from the rules of play of its ages', () => {
  test.each([
    ['U6', { format: '3v3', halfMinutes: 8, maxMinutesPerDay: 48, recordsResults: false, minPlayers: 2 }],
    [
      'U8/9',
      {
        format: '5v5',
        halfMinutes: 10,
        maxMinutesPerDay: 60,
        recordsResults: false,
        awardsMode: 'MEDAL_ALL',
      },
    ],
    [
      'U12/13',
      { format: '9v9', halfMinutes: 12, maxMinutesPerDay: 100, recordsResults: false, offside: true },
    ],
    ['U13/14', { format: '11v11', halfMinutes: 12, maxMinutesPerDay: 100, recordsResults: false }],
    [
      'U14/15',
      { format: '11v11', halfMinutes: 15, maxMinutesPerDay: 120, recordsResults: true, awardsMode: 'PLACED' },
    ],
  ])('%s', (code, expected) => expect(divisionOf({ id: 'd', code })).toMatchObject(expected))

  test('what is chosen wins', () =>
    expect(divisionOf({ id: 'd', code: 'U14', format: '7v7', recordsResults: false })).toMatchObject({
      format: '7v7',
      pitchType: '7v7',
      rosterMax: 13,
      recordsResults: false,
      awardsMode: 'MEDAL_ALL',
    }))

  test('on pitches of another size it plays that format', () => {
    const larger = onPitchType(divisionOf({ id: 'd', code: 'U10', halfMinutes: 12 }), '9v9')
    expect(larger).toEqual(divisionOf({ id: 'd', code: 'U10', halfMinutes: 12, format: '9v9' }))
    expect(larger).toMatchObject({ format: '9v9', pitchType: '9v9', rosterMax: 15, halfMinutes: 12 })
  })

  test('its name', () => expect(divisionName({ code: 'U10', gender: 'GIRLS' })).toBe('U10 girls'))

  test.each([
    ['U8/9', true],
    ['U9/10', true],
    ['U10', false],
  ])('T-3, H10: %s finishes in a half-day: %s', (code, expected) =>
    expect(isHalfDay({ code })).toBe(expected),
  )
})

describe('T-3, H2: the length of a match and the rest after it', () => {
  test.each([
    ['U7', 16, 19, 20],
    ['U10', 20, 23, 20],
    ['U12', 24, 27, 24],
    ['U14', 30, 33, 30],
  ])('%s', (code, playing, elapsed, rest) => {
    const division = divisionOf({ id: 'd', code })
    expect([playingMinutes(division), elapsedMinutes(division), restNeeded(division)]).toEqual([
      playing,
      elapsed,
      rest,
    ])
  })
})
