import { expect, test } from 'vitest'
import { wordsIn } from './words-in.ts'

test.each([
  ['en', 'Sat, Sep 6, 5:00–6:30 PM', 'Sat, Sep 6', 'Tue, Sep 2 at 5:00 PM', 'October', 'Maya, Leo and Zoe'],
  [
    'zh-Hans',
    '9月6日（周六）下午5:00–6:30',
    '9月6日（周六）',
    '9月2日（周二）下午5:00',
    '10月',
    'Maya、Leo和Zoe',
  ],
  [
    'zh-Hant',
    '9月6日（星期六）下午5:00–6:30',
    '9月6日（星期六）',
    '9月2日（星期二）下午5:00',
    '10月',
    'Maya、Leo和Zoe',
  ],
] as const)('Y-11: days, times and lists in %s', (language, session, day, moment, month, list) => {
  const words = wordsIn(language)
  expect(words.session({ day: '2025-09-06', startTime: '17:00', endTime: '18:30' })).toBe(session)
  expect(words.session({ day: '2025-09-06', startTime: null, endTime: null })).toBe(day)
  expect(words.moment(new Date('2025-09-03T00:00:00Z'))).toBe(moment)
  expect(words.month('2025-10')).toBe(month)
  expect(words.and(['Maya', 'Leo', 'Zoe'])).toBe(list)
})
