import { expect, test } from 'vitest'
import { homeLanguageRefusal, languageToRead } from './home-languages.ts'

test.each([
  [null, undefined],
  ['zh-Hant', undefined],
  ['ko', undefined],
  ['', 'BAD_LANGUAGE'],
  ['zh', 'BAD_LANGUAGE'],
  ['ZH-HANT', 'BAD_LANGUAGE'],
  ['<b>', 'BAD_LANGUAGE'],
])('Y-10: %s', (language, code) => expect(homeLanguageRefusal(language)?.code).toBe(code))

test.each([
  ['zh-Hant', 'zh-Hant'],
  ['zh-Hans', 'zh-Hans'],
  ['en', 'en'],
  ['ko', 'en'],
  ['Mandarin', 'en'],
  [null, 'en'],
  [undefined, 'en'],
])('Y-10: who speaks %s reads %s', (home, read) => expect(languageToRead(home)).toBe(read))
