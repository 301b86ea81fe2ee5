import { describe, expect, test } from 'vitest'
import type { Due } from './dues.ts'
import { daysToRemindOf, dueReminder, pauseRefusal, type Reminder } from './reminder.ts'

const SETTINGS = { daysBefore: [3], isOnDueDay: true, daysAfter: [7, 21] }
const due = (itemId: string, dueOn: string, coveredCents = 0): Due => ({
  itemId,
  month: null,
  dueOn,
  cents: 8000,
  coveredCents,
})
const OCTOBER = due('maya', '2025-10-01')

const on = (today: string, dues: Due[] = [OCTOBER], sent: Reminder[] = []) =>
  dueReminder(dues, SETTINGS, { sent, today })
const steps = (today: string, dues?: Due[], sent?: Reminder[]) =>
  on(today, dues, sent)?.reminders.map(({ daysAfter }) => daysAfter) ?? []
const items = (today: string, dues: Due[]) => on(today, dues)?.dues.map(({ itemId }) => itemId) ?? []

describe('B-15: a family is reminded', () => {
  test.each([
    ['2025-09-27', []],
    ['2025-09-28', [-3]],
    ['2025-09-30', [-3]],
    ['2025-10-01', [-3, 0]],
    ['2025-10-05', []],
    ['2025-10-07', []],
    ['2025-10-08', [7]],
    ['2025-10-11', [7]],
    ['2025-10-12', []],
    ['2025-10-22', [21]],
    ['2026-03-01', []],
  ])('on %s: %j', (today, wanted) => expect(steps(today)).toEqual(wanted))

  test('once for each due day, and not for what a later reminder has covered', () => {
    expect(steps('2025-10-01', [OCTOBER], [{ dueOn: '2025-10-01', daysAfter: -3 }])).toEqual([0])
    expect(steps('2025-10-01', [OCTOBER], [{ dueOn: '2025-10-01', daysAfter: 0 }])).toEqual([])
  })

  test('of what is open by then alone: not of a sibling who is paid, nor of next month', () => {
    const dues = [
      due('leo', '2025-09-01'),
      OCTOBER,
      due('ana', '2025-10-01', 8000),
      due('maya', '2025-11-01'),
    ]
    expect(items('2025-09-28', dues)).toEqual(['leo', 'maya'])
    expect(items('2025-10-29', [due('maya', '2025-10-01', 8000), due('maya', '2025-11-01')])).toEqual([
      'maya',
    ])
  })

  test('about nothing once it is paid, and never if the club wants no reminders', () => {
    expect(on('2025-10-01', [due('maya', '2025-10-01', 8000)])).toBeNull()
    const none = { daysBefore: [], isOnDueDay: false, daysAfter: [] }
    expect(dueReminder([OCTOBER], none, { sent: [], today: '2025-10-01' })).toBeNull()
  })

  test('the due days to look for are those of every reminder that is due', () => {
    const days = daysToRemindOf(SETTINGS, '2025-10-08')
    for (const day of ['2025-10-11', '2025-10-08', '2025-10-01', '2025-09-17']) expect(days).toContain(day)
    expect(days).toHaveLength(15)
  })
})

test.each([
  ['2025-09-30', 'agreed by phone', 'BAD_DAY'],
  ['2025-10-01', 'agreed by phone', undefined],
  ['2026-10-02', 'agreed by phone', undefined],
  ['2026-10-03', 'agreed by phone', 'BAD_DAY'],
  ['soon', 'agreed by phone', 'BAD_DAY'],
  ['2025-11-01', ' ', 'REASON_NEEDED'],
])('B-16: paused until %s because %j: %s', (until, reason, code) =>
  expect(pauseRefusal({ until, reason }, '2025-10-01')?.code).toBe(code),
)
