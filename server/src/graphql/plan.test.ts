import { expect, test } from 'vitest'
import { shapeOf } from './plan.ts'

test.each([
  ['texts only count as being there', { a: 'x' }, { a: 'y' }, true],
  ['a text and none', { a: 'x' }, { a: null }, false],
  ['absent and null', {}, { a: null }, false],
  ['an empty page token is none', { a: 'x' }, { a: '' }, false],
  ['page sizes stand in the text of the statement', { limit: 1 }, { limit: 2 }, false],
  ['flags', { a: true }, { a: false }, false],
  ['a number and its text', { a: 1 }, { a: '1' }, false],
  ['directions', { sort: 'ASC' }, { sort: 'DESC' }, false],
  ['kinds of attribute', { a: { attributeType: 'list' } }, { a: { attributeType: 'map' } }, false],
  ['kinds of attribute by a variable of their own', { kind: 'number' }, { kind: 'string' }, false],
  ['how many', { a: ['x'] }, { a: ['x', 'y'] }, false],
  ['gaps in a list', { a: ['x', null] }, { a: [null, 'x'] }, false],
  ['which operator', { a: { eq: 'x' } }, { a: { ne: 'x' } }, false],
  ['how deep', { a: { not: { b: { eq: 'x' } } } }, { a: { b: { eq: 'x' } } }, false],
  ['which names', { a: 'x', b: 1 }, { a: 'x', c: 1 }, false],
  [
    'values under the same filter',
    { a: { or: [{ id: { eq: 'x' } }] } },
    { a: { or: [{ id: { eq: 'y' } }] } },
    true,
  ],
])('%s', (_what, one, other, same) => expect(shapeOf(one) === shapeOf(other)).toBe(same))
