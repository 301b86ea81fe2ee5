import { SHIPPED_RULES } from '@touchline/domain/club/club-rules.ts'
import { expect, test } from 'vitest'
import * as hans from './player-words.texts.zh-Hans.ts'
import * as hant from './player-words.texts.zh-Hant.ts'
import { daysName, groupName, monthsName, teamOf } from './player-words.ts'

test.each([
  [['2025-09', '2025-10', '2025-11', '2025-12'], 'September to December'],
  [['2025-12', '2025-11', '2026-01'], 'November to January'],
  [['2025-09', '2025-10'], 'September and October'],
  [['2025-09', '2025-11', '2025-12'], 'September, November and December'],
  [['2025-12'], 'December'],
  [[], ''],
])('%j', (months, name) => expect(monthsName(months)).toBe(name))

test.each([
  [['SAT', 'SUN'], 'Saturdays and Sundays'],
  [['SUN'], 'Sundays'],
  [[], ''],
])('%j', (days, name) => expect(daysName(days)).toBe(name))

test.each([
  ['2017-05-31', 'U9 (born 2017)'],
  ['2005-05-31', 'born 2005'],
])('E-2: %s in the fall of 2025', (birthDate, name) =>
  expect(groupName(birthDate, '2025-09-06', SHIPPED_RULES.ages)).toBe(name),
)

test('a team is known if it is the only one for that birth year', () => {
  const team = (id: string, ...birthYears: number[]) => ({ id, birthYears }) as never
  const teams = [team('otters', 2019), team('herons', 2017, 2018), team('foxes', 2017)]
  expect(teamOf('2019-01-01', teams)?.id).toBe('otters')
  expect(teamOf('2018-01-01', teams)?.id).toBe('herons')
  expect(teamOf('2017-01-01', teams)).toBeNull()
  expect(teamOf('2010-01-01', teams)).toBeNull()
})

test.each([
  ['小明', '陈', '陈小明'],
  ['Ming', 'Chen', 'Ming Chen'],
  ['小明', 'Chen', '小明 Chen'],
])('a name in Chinese characters puts the family name first: %s %s', (first, last, name) => {
  expect(hans.fullName(first, last)).toBe(name)
  expect(hant.fullName(first, last)).toBe(name)
})
