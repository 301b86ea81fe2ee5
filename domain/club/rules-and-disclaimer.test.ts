import { describe, expect, test } from 'vitest'
import { isDay } from '../calendar-day.ts'
import { REFUND_CAUSES, type RefundCause, refund } from '../pricing/refund.ts'
import { clubContent } from './content.ts'
import { REFUND_WORDS } from './refund-words.ts'
import { rulesAndDisclaimer } from './rules-and-disclaimer.ts'

const { content } = clubContent([])
const page = rulesAndDisclaimer(content)
const points = (id: string) =>
  page.parts.find((part) => part.id === id)?.groups.flatMap((group) => group.points) ?? []

test('C-8: ten parts, with a version and a date', () => {
  expect(page.parts.map(({ id }) => id)).toEqual([
    'club-rules',
    'conduct',
    'weather',
    'supervision',
    'payment-and-refunds',
    'kit',
    'concussion',
    'photos',
    'privacy',
    'disclaimer',
  ])
  expect(page.version).toBe('2026-1')
  expect(isDay(page.date)).toBe(true)
  expect(points('club-rules')).toHaveLength(10)
  expect(page.pictures).toHaveLength(6)
})

test.each([
  ['club-rules', 'Be there 10 minutes early, at 4:50 PM.'],
  ['weather', 'by 3:30 PM'],
  ['supervision', content.contact.phone],
  ['payment-and-refunds', '$80 a month for one day a week (Saturday or Sunday), $150 for both days'],
  ['payment-and-refunds', '20% off every child when 2 or more of a family are registered'],
  ['payment-and-refunds', '50% off in December'],
  ['payment-and-refunds', content.payment.etransfer],
  ['kit', 'within 14 days'],
  ['concussion', 'written clearance from a doctor or a nurse practitioner'],
  ['privacy', content.contact.privacyOfficer.email],
  ['privacy', 'Remove a player or close your account at any time'],
  ['disclaimer', 'takes away rights that you or your child have by law'],
])('%s says “%s”', (id, words) => expect(points(id).join(' ')).toContain(words))

test('C-8: the way back after a concussion has six steps', () => {
  const groups = page.parts.find(({ id }) => id === 'concussion')?.groups
  expect(groups?.find(({ title }) => title?.includes('six steps'))?.points).toHaveLength(6)
})

describe('C-8: the refund table agrees with the working', () => {
  const october = { month: '2025-10', paidCents: 8000, sessions: ['2025-10-04', '2025-10-11'] }
  const outcome = (cause: RefundCause, askedOn: string) => {
    const { refundCents, creditCents } = refund({
      cause,
      askedOn,
      months: [october],
      hasDoctorsNote: true,
      lostSessions: ['2025-10-11'],
    })
    return [refundCents, creditCents]
  }
  test.each([
    [
      'CHANGE_OF_MIND',
      '2025-10-03',
      [8000, 0],
      'Told before the day of a month’s first session: a full refund',
    ],
    ['CHANGE_OF_MIND', '2025-10-04', [0, 0], 'From that day on: no refund'],
    ['INJURY', '2025-10-04', [4000, 0], 'With a doctor’s note: the sessions left after the day you tell us'],
    ['MOVED_AWAY', '2025-10-04', [4000, 0], 'The sessions left after the day you tell us, in proportion'],
    ['NO_PLACE', '2025-10-04', [8000, 0], 'A full refund of everything'],
    ['WEATHER', '2025-10-04', [0, 0], 'No refund, but your player may join the other training day'],
    ['CLUB_CANCELLED', '2025-10-12', [0, 4000], 'Credit for those sessions, in proportion'],
  ] as const)('%s on %s', (cause, askedOn, cents, words) => {
    expect(outcome(cause, askedOn)).toEqual(cents)
    expect(REFUND_WORDS[cause].back).toContain(words)
  })

  test('each cause has its line on the page', () => {
    const text = points('payment-and-refunds').join('\n')
    for (const cause of REFUND_CAUSES)
      expect(text).toContain(`${REFUND_WORDS[cause].when}. ${REFUND_WORDS[cause].back}`)
  })
})
