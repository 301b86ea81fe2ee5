import { expect, test } from 'vitest'
import { isOfProduct, longFunctions } from './check-function-size.ts'

const lines = (count: number) => Array(count).fill('  work()').join('\n')

test.each([
  ['as long as it may be', `function Screen() {\n${lines(58)}\n}`, []],
  ['a line longer', `\nfunction Screen() {\n${lines(59)}\n}`, [{ line: 2, lines: 61 }]],
  ['an arrow', `const Screen = () => {\n${lines(59)}\n}`, [{ line: 1, lines: 61 }]],
  ['two short ones', `function A() {\n${lines(40)}\n}\nfunction B() {\n${lines(40)}\n}`, []],
])('a function %s', (_case, source, found) => expect(longFunctions('a.tsx', source)).toEqual(found))

test.each([
  ['domain/pricing/quote.ts', true],
  ['server/src/app.ts', true],
  ['web/app/session/account.ts', true],
  ['e2e/some-screen.tsx', true],
  ['domain/pricing/quote.test.ts', false],
  ['server/test/given.ts', false],
  ['e2e/money.e2e.ts', false],
])('%s is held to it: %s', (file, isHeld) => expect(isOfProduct(file)).toBe(isHeld))
