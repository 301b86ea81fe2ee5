import { expect, test } from 'vitest'
import { oddWordsIn } from './check-words.ts'

const odd = (source: string) => oddWordsIn('a.tsx', source).length

test('texts are looked at, wherever they stand', () => {
  expect(odd("const a = 'Just answer this email.'")).toBe(1)
  expect(odd('const a = `12 in all.`')).toBe(1)
  expect(odd('const a = <p>This page\n  is not here.</p>')).toBe(1)
  expect(odd('const a = <p title="E-mail" />')).toBe(1)
})

test('names, comments and what only looks alike are left alone', () => {
  expect(odd("const a = 'e-mail' // the letter is not here")).toBe(0)
  expect(odd("import { a } from './by-hand.ts'")).toBe(0)
  expect(odd("const a = 'Everyone plays in all of them.'")).toBe(0)
})
