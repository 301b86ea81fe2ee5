import { describe, expect, test } from 'vitest'
import * as hansWords from '../../words.texts.zh-Hans.ts'
import * as hansNames from './names.texts.zh-Hans.ts'
import * as hans from './plan-change.texts.zh-Hans.ts'
import { planChange, planChangeIn } from './plan-change.ts'

const inChinese = (text: string) => planChangeIn({ texts: hans, names: hansNames, words: hansWords }, text)

const CHANGES = [
  ['The schedule is out', '赛程已公布', []],
  ['The day moved Sat, Feb 21 → Sun, Mar 1', '比赛日由2月21日（周六）改为3月1日（周日）', []],
  ['M14 moved Tiger → Rabbit', 'M14由Tiger改为Rabbit', ['Tiger', 'Rabbit']],
  ['M8 moved 10:00 AM → 12:30 PM', 'M8由上午10:00改为中午12:30', []],
  [
    'M8 moved Sat, Feb 21, 4:30 PM → Sun, Feb 22, 9:05 AM',
    'M8由2月21日（周六）下午4:30改为2月22日（周日）上午9:05',
    [],
  ],
  ['Opening parade moved 9:00 AM → 9:15 AM', 'Opening parade由上午9:00改为上午9:15', ['Opening parade']],
  ['M3: Otters instead of 1st A', 'M3：Otters代替A组第1名上场', ['Otters']],
  ['M30: Winner M21 instead of Loser M22', 'M30：M21胜者代替M22负者上场', []],
  ['M3: 1st Richmond instead of Koi', 'M3：1st Richmond代替Koi上场', ['1st Richmond', 'Koi']],
  ['M9 is new', '新增M9', []],
  ['M9 is cancelled', 'M9已取消', []],
  ['M9 is postponed', 'M9延期', []],
] as const

describe('Y-17: a change of a published plan', () => {
  test.each(CHANGES)('%s', (english, chinese, written) => {
    expect(inChinese(english)).toEqual({ text: chinese, written })
    expect(planChange(english)).toMatchObject({ text: english })
  })

  test('what the desk has typed is none of ours', () =>
    expect(inChinese('Thunder: please stay in your cars.')).toBe(null))
})
