import { expect, test } from 'vitest'
import { folded, hasWords } from './search-text.ts'

test.each([
  ['Zoë', 'zoe'],
  ['NGUYỄN', 'nguyen'],
  ['Zoe\u0308', 'zoe'],
  ['ﬁeld', 'field'],
  ['Łukasz', 'łukasz'],
  ['陳大文', '陳大文'],
  ['', ''],
])('%s is read as %s', (text, plain) => expect(folded(text)).toBe(plain))

test.each([
  ['nguyen', true],
  ['NGUYỄN zoë', true],
  ['  zoe  ', true],
  ['604-555', true],
  ['', true],
  ['zoe tran', false],
])('typed %j, found %s', (typed, found) =>
  expect(hasWords('Zoë Nguyễn Otters 604-555-0111', typed)).toBe(found),
)
