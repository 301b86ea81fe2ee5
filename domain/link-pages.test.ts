import { expect, test } from 'vitest'
import { addressIn } from './link-pages.ts'

test.each([
  ['/offers/abc.def', '/zh-Hant/offers/abc.def'],
  ['/absences/abc.def', '/zh-Hant/absences/abc.def'],
  ['/opening-notices/abc', '/zh-Hant/opening-notices/abc'],
  ['/unsubscribe/abc', '/zh-Hant/unsubscribe/abc'],
  ['/programs', '/zh-Hant/programs'],
  ['/lesson-plans', '/lesson-plans'],
])('Y-14: %s is at %s for a reader of Traditional Chinese', (path, address) => {
  expect(addressIn('zh-Hant', path)).toBe(address)
  expect(addressIn('en', path)).toBe(path)
})
