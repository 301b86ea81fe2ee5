import { expect, test } from 'vitest'
import { familyReference } from './money/family-reference.ts'
import { referencesIn } from './payment-reference.ts'

const [first, second] = [familyReference(1), familyReference(2)]

test.each<[string, number[], string[]]>([
  [first, [1], []],
  [first.toLowerCase().replace('-', ''), [1], []],
  [first.replace('-', ' '), [1], []],
  [`${first}, ${second}`, [1, 2], []],
  ['r-7kq2mxp', [], ['R-7KQ2MXP']],
  ['R7KQ2MXP K-ABCDEFG', [], ['R-7KQ2MXP', 'K-ABCDEFG']],
  ['7kq2mxp', [], ['R-7KQ2MXP', 'K-7KQ2MXP']],
  ['Singh', [], []],
  ['', [], []],
])('B-7: %j leads to families %j and to %j', (typed, familyNumbers, references) =>
  expect(referencesIn(typed)).toEqual({ familyNumbers, references }),
)
