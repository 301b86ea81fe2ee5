import { expect, test } from 'vitest'
import { isTranslated, languageOf, pathIn, withoutLanguage } from './languages.ts'

test.each([
  ['/', 'en'],
  ['/programs', 'en'],
  ['/zh-Hans', 'zh-Hans'],
  ['/zh-Hans/', 'zh-Hans'],
  ['/zh-Hant/programs?born=2017', 'zh-Hant'],
  ['/zh-Hans.data', 'zh-Hans'],
  ['/zh-Hans?once=1', 'zh-Hans'],
  ['/zh-Hansel', 'en'],
  ['/zh-hans', 'en'],
  ['/news/zh-Hans', 'en'],
])('the address alone says the language (Y-2): %s is %s', (path, language) =>
  expect(languageOf(path)).toBe(language),
)

test.each([
  ['/zh-Hans', '/'],
  ['/zh-Hans/', '/'],
  ['/zh-Hans?once=1', '/?once=1'],
  ['/zh-Hans.data?_routes=root', '/_.data?_routes=root'],
  ['/zh-Hans/_.data', '/_.data'],
  ['/zh-Hant/programs.data', '/programs.data'],
  ['/programs', '/programs'],
])('%s is %s of the English site', (path, english) => expect(withoutLanguage(path)).toBe(english))

test.each([
  ['/', '/zh-Hant'],
  ['/#price', '/zh-Hant#price'],
  ['/?season=1', '/zh-Hant?season=1'],
  ['/programs', '/zh-Hant/programs'],
])('%s has the address %s in another language', (path, other) => {
  expect(pathIn('zh-Hant', path)).toBe(other)
  expect(pathIn('en', path)).toBe(path)
})

test.each([
  ['/', true],
  ['/programs?born=2017#teams', true],
  ['/guardian/programs/fall/register/mia?step=2', true],
  ['/tournaments/fun-day/schedule', true],
  ['/tournament-rundown', true],
  ['?view=grid', true],
  ['/showcase', true],
  ['/thank-you?for=contact', true],
  ['/unauthorized', true],
  ['/admin', false],
  ['/admin/news?sort=date', false],
  ['/lesson-plans', false],
  ['/results/abc', false],
  ['/printable-score-cards', false],
  ['/store/test/jersey', false],
  ['/store/order/jersey', true],
])('a page is in every language, or in English alone (Y-1): %s %s', (address, isInAll) =>
  expect(isTranslated(address)).toBe(isInAll),
)
