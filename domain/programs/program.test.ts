import { describe, expect, test } from 'vitest'
import { type ProgramInput, programPhase, programRefusal } from './program.ts'
import { FALL_2025 } from './program-sessions.ts'

const fall: ProgramInput = {
  ...FALL_2025,
  name: 'Fall training',
  capacity: 60,
  minBirthYear: 2010,
  maxBirthYear: 2022,
}

test.each([
  ['2025-09-05', 'UPCOMING'],
  ['2025-09-06', 'RUNNING'],
  ['2025-09-07', 'RUNNING'],
  ['2025-12-17', 'RUNNING'],
  ['2025-12-18', 'RUNNING'],
  ['2025-12-19', 'ENDED'],
])('S-5: on %s the fall program is %s', (today, phase) => expect(programPhase(FALL_2025, today)).toBe(phase))

describe('S-6: a valid program', () => {
  const field = (changes: Partial<ProgramInput>) => programRefusal({ ...fall, ...changes })?.field

  test.each<[string, Partial<ProgramInput>, string | undefined]>([
    ['as it is', {}, undefined],
    [
      'only name and dates',
      { days: null, startTime: null, endTime: null, capacity: null, minBirthYear: null },
      undefined,
    ],
    ['no name', { name: ' ' }, 'name'],
    ['ends the day before it starts', { endDate: '2025-09-05' }, 'endDate'],
    ['ends the day it starts', { endDate: '2025-09-06' }, undefined],
    ['ends the day after', { endDate: '2025-09-07' }, undefined],
    ['a start that does not exist', { startDate: '2025-02-30' }, 'startDate'],
    ['an end that does not exist', { endDate: '2025-13-01' }, 'endDate'],
    ['minus one place', { capacity: -1 }, 'capacity'],
    ['no place', { capacity: 0 }, 'capacity'],
    ['one place', { capacity: 1 }, undefined],
    ['two places', { capacity: 2 }, undefined],
    ['as many places as there may be', { capacity: 10_000 }, undefined],
    ['one more', { capacity: 10_001 }, 'capacity'],
    ['a birth year of two digits', { minBirthYear: 15 }, 'minBirthYear'],
    ['the last birth year there is', { maxBirthYear: 2100 }, undefined],
    ['a birth year too far', { maxBirthYear: 2101 }, 'maxBirthYear'],
    ['half a place', { capacity: 1.5 }, 'capacity'],
    ['birth years in the wrong order', { minBirthYear: 2018, maxBirthYear: 2017 }, 'maxBirthYear'],
    ['one birth year', { minBirthYear: 2017, maxBirthYear: 2017 }, undefined],
    ['two birth years', { minBirthYear: 2017, maxBirthYear: 2018 }, undefined],
    ['a weekday', { days: ['MON', 'WED'] }, undefined],
    ['no such weekday', { days: ['SAT', 'FUNDAY'] }, 'days'],
    ['a weekday twice', { days: ['SAT', 'SAT'] }, 'days'],
    ['ends a minute before it starts', { startTime: '17:00', endTime: '16:59' }, 'endTime'],
    ['ends when it starts', { startTime: '17:00', endTime: '17:00' }, 'endTime'],
    ['ends a minute later', { startTime: '17:00', endTime: '17:01' }, undefined],
    ['no such hour', { startTime: '24:00' }, 'startTime'],
    ['no such minute', { endTime: '18:60' }, 'endTime'],
    ['an hour of one digit', { startTime: '5:00' }, 'startTime'],
  ])('%s', (_case, changes, answer) => expect(field(changes)).toBe(answer))
})
