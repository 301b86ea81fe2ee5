import { expect, test } from 'vitest'
import { familyReference } from './family-reference.ts'
import { referencesIn, referencesLike, typedSearch } from './payment-reference.ts'

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

const MIXED_UP: readonly [string, string][] = [
  ['Q', '0'],
  ['Q', 'o'],
  ['D', 'O'],
  ['J', '1'],
  ['J', 'i'],
  ['S', '5'],
  ['2', 'z'],
  ['8', 'B'],
]

test.each(MIXED_UP)(
  'B-12: %s that was read as %s finds the family all the same, and it alone',
  (right, read) => {
    for (let number = 1; number < 5_000; number++) {
      const reference = familyReference(number)
      if (!reference.includes(right)) continue
      const found = referencesLike(reference.replaceAll(right, read)).familyNumbers
      expect(found.filter((one) => one < 5_000)).toEqual([number])
      expect(referencesIn(reference.replaceAll(right, read)).familyNumbers).toEqual([])
    }
  },
)

test('B-12: so it does with references of before', () =>
  expect(referencesLike('r-7kO2mxp').references).toContain('R-7KQ2MXP'))

test.each<[string, number[], string]>([
  ['212', [21_200], ''],
  ['$212.00', [21_200], ''],
  ['1,212.50', [121_250], ''],
  ['64,00', [6_400], ''],
  ['64.00, 80.00', [6_400, 8_000], ''],
  ['maya 64', [6_400], 'maya'],
  ['maya.fraser2@example.org', [], 'maya.fraser2@example.org'],
  ['64.5', [], '64.5'],
  ['大文', [], '大文'],
])('B-12: %j asks for the amounts %j and the names %j', (typed, cents, names) =>
  expect(typedSearch(typed)).toMatchObject({ cents, names }),
)
