import { expect, test } from 'vitest'
import { placesLeftWords, whoWouldWait } from './places-left.ts'

test.each([
  [null, null],
  [0, 'Full: join the waiting list'],
  [1, 'One place left'],
  [2, '2 places left'],
])('W-9: %s places in words', (placesLeft, words) => expect(placesLeftWords(placesLeft)).toBe(words))

const inProgram = (id: string, placesLeft: number | null) => ({ program: { id, placesLeft } })

test.each([
  ['two places for two', [inProgram('fall', 2), inProgram('fall', 2)], false, []],
  ['one place for two: the second', [inProgram('fall', 1), inProgram('fall', 1)], false, [1]],
  ['one place for two who stay together: both', [inProgram('fall', 1), inProgram('fall', 1)], true, [0, 1]],
  ['none: both', [inProgram('fall', 0), inProgram('fall', 0)], false, [0, 1]],
  ['no limit: nobody', [inProgram('fall', null), inProgram('fall', null)], true, []],
  ['two programs, one of them full', [inProgram('fall', 3), inProgram('youth', 0)], false, [1]],
])('W-9: %s', (_case, children, allOrNone, waiting) =>
  expect(whoWouldWait(children, allOrNone).map((child) => children.indexOf(child))).toEqual(waiting),
)
