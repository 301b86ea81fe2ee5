import { expect, test } from 'vitest'
import { inEveryLanguage } from '../../in-every-language.ts'
import type { Language } from '../../languages.ts'
import * as english from './names.texts.ts'
import * as simplified from './names.texts.zh-Hans.ts'
import * as traditional from './names.texts.zh-Hant.ts'

const names = inEveryLanguage(english, simplified, traditional)

test.each<[Language, string, string, string]>([
  ['en', 'Winner M21', '2nd A', 'U12/13 girls'],
  ['zh-Hans', 'M21胜者', 'A组第2名', 'U12/13女子'],
  ['zh-Hant', 'M21勝者', 'A組第2名', 'U12/13女子'],
])('Y-17: in %s a side that is not known yet is %s or %s, and a division %s', (language, ...words) => {
  const { winnerOf, placeInGroup, girls } = names(language)
  expect([winnerOf('M21'), placeInGroup(2, 'A'), girls('U12/13')]).toEqual(words)
})
