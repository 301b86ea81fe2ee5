import { lunarNewYear } from '@touchline/domain/tournament/demo/lunar-new-year.ts'
import { dayView } from '@touchline/domain/tournament/view/day-view.ts'
import { expect, test } from 'vitest'
import { chineseFacts } from './chinese-facts.ts'

test('date, time, place and price in both scripts; without a plan the date alone', () => {
  const date = '2026-02-21'
  const day = dayView({ ...lunarNewYear(date), version: 1 })
  expect(chineseFacts('zh-Hant', { day, date, feeCents: 2500 })).toEqual([
    ['日期', '2026年2月21日（星期六）'],
    ['開賽', '上午9:30起'],
    ['地點', 'Two turfs, Richmond, BC'],
    ['費用', '每位小朋友 $25'],
  ])
  expect(chineseFacts('zh-Hans', { day, date, feeCents: 0 }).map(([name]) => name)).toEqual([
    '日期',
    '开赛',
    '地点',
    '费用',
  ])
  expect(chineseFacts('zh-Hans', { day: null, date, feeCents: null })).toHaveLength(1)
})
