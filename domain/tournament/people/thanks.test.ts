import { expect, test } from 'vitest'
import { DAY, testPlan, withMatches } from '../test-plan.ts'
import { type DayView, dayView } from '../view/day-view.ts'
import { officialsOf, shortenNames } from './thanks.ts'

const NAMES = ['Maya Lin', 'Zoë Nguyễn', 'Sofia de la Cruz', 'Leo']

test.each([
  ['nobody is named', 'Thank you, you were kind.', 'Thank you, you were kind.'],
  ['a full name', 'Maya Lin was so happy', 'Maya L. was so happy'],
  ['in small letters, at the end', 'from maya lin.', 'from maya l.'],
  ['without accents', 'Zoe Nguyen says thanks', 'Zoe N. says thanks'],
  ['of four words', 'Sofia de la Cruz!', 'Sofia C.!'],
  ['with signs around it', '(Maya Lin)', '(Maya L.)'],
  ['with an apostrophe', 'Maya Lin’s first game', 'Maya L.’s first game'],
  ['a first name alone stays', 'Maya and Leo had fun', 'Maya and Leo had fun'],
  ['another family name stays', 'Maya Lindt', 'Maya Lindt'],
  ['twice', 'Maya Lin, Maya  Lin', 'Maya L., Maya L.'],
])('T-28: %s', (_, text, shown) => expect(shortenNames(text, NAMES)).toBe(shown))

test('T-28: a team thanks those who were at its games, each once', () => {
  const plan = withMatches(
    testPlan(),
    'M1 Koi Drums tiger 09:30 leo',
    'M2 Comets Dumplings rabbit 09:30 ada',
    'M3 Comets Koi rabbit 10:30 leo',
  )
  const day = dayView({
    slug: 'cup',
    kind: 'OTHER',
    name: 'Cup',
    date: DAY,
    status: 'PUBLISHED',
    version: 1,
    plan,
  }) as DayView
  const thanked = (teamId: string) => officialsOf(day, teamId).map(({ id }) => id)
  expect(thanked('koi')).toEqual(['leo'])
  expect(thanked('comets')).toEqual(['ada', 'leo'])
  expect(thanked('nobody')).toEqual([])
})
