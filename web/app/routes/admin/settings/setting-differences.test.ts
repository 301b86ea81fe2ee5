import { expect, test } from 'vitest'
import { settingDifferences } from './setting-differences.ts'

test.each([
  ['nothing', { a: 1 }, { a: 1 }, []],
  ['a field', { weather: 'A', area: 'X' }, { weather: 'B', area: 'X' }, [['Rain or shine', 'A', 'B']]],
  [
    'a field in a group',
    { ages: { from: 3, to: 15 } },
    { ages: { from: 4, to: 15 } },
    [['Youngest age', '3', '4']],
  ],
  ['a list that grew', { list: [1] }, { list: [1, 2] }, [['List', '1 entry', '2 entries']]],
  ['an item of a list', { list: [{ day: 'a' }] }, { list: [{ day: 'b' }] }, [['Day 1', 'a', 'b']]],
  ['nothing there', { limits: null }, { limits: { name: 'X' } }, [['Limits per family', 'none', 'X']]],
])('%s', (_case, mine, theirs, rows) =>
  expect(settingDifferences('facts', mine, theirs)).toEqual(
    rows.map(([field, yours, other]) => ({ field, yours, theirs: other })),
  ),
)

test('a setting that is a list itself is told by its name', () =>
  expect(settingDifferences('faq', [], [{}])).toEqual([
    { field: 'Questions and answers', yours: '0 entries', theirs: '1 entry' },
  ]))
