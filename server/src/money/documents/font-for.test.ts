import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { charactersOf, fontFor } from './font-for.ts'
import { unpackFont } from './unpack-font.ts'

/** All that a paper can say besides what was typed. */
const MODULES = [
  './documents.texts',
  '@touchline/domain/money/entry-words.texts',
  '@touchline/domain/kit/shipped-kit.texts',
  '@touchline/domain/words.texts',
]

const isDrawn = (character: string, isBold: boolean): boolean => {
  const codePoint = character.codePointAt(0) ?? 0
  return charactersOf(unpackFont(fontFor(character, isBold))).some(
    ([first, last]) => first <= codePoint && codePoint <= last,
  )
}

const missing = (text: string) =>
  [...new Set(text)].filter((character) => !isDrawn(character, false) || !isDrawn(character, true))

test.each(['zh-Hans', 'zh-Hant'])('Y-23: the fonts have every character of our texts in %s', (language) => {
  const texts = MODULES.map((module) =>
    readFileSync(new URL(import.meta.resolve(`${module}.${language}.ts`)), 'utf8'),
  ).join('')
  const characters = texts.match(/[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]/gu) ?? []
  expect(characters.length).toBeGreaterThan(100)
  expect(missing(characters.join(''))).toEqual([])
})

test.each(['Nguyễn Thị Ánh', 'Đorđe', 'Ольга', '李嫲嫲', '黃國榮', '陳詠珊', '护腿板'])(
  'and every one of %s',
  (name) => expect(missing(name)).toEqual([]),
)

test('what is in none of them is reported as missing', () =>
  expect(missing('小\u{AC00}')).toEqual(['\u{AC00}']))
