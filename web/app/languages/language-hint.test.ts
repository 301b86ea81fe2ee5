import { expect, test } from 'vitest'
import { browserLanguage } from './language-hint.tsx'

test.each([
  [['zh-CN', 'en'], 'zh-Hans'],
  [['zh'], 'zh-Hans'],
  [['zh-SG'], 'zh-Hans'],
  [['zh-TW', 'zh-CN'], 'zh-Hant'],
  [['zh-HK'], 'zh-Hant'],
  [['zh-Hant-CA', 'en-CA'], 'zh-Hant'],
  [['en-CA', 'zh-CN'], 'en'],
  [['ko-KR', 'zh-TW'], 'zh-Hant'],
  [['ko-KR'], null],
  [['*', 'zh-CN'], 'zh-Hans'],
  [[], null],
])('Y-13: a browser that prefers %j reads %s', (preferred, language) =>
  expect(browserLanguage(preferred)).toBe(language),
)
