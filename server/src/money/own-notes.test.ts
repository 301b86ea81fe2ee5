import { OTHER_LANGUAGES } from '@touchline/domain/translations/translations.ts'
import { describe, expect, test } from 'vitest'
import { ownNoteIn } from './entry-words-in.ts'
import { unpaidReason } from './unpaid-emails.ts'

/** Whatever the books note by themselves. */
const OURS = [
  'Price changed',
  'Month taken away',
  'Withdrawn',
  'Cancelled',
  'Not accepted',
  'Reopened',
  'On the waiting list',
  'Refunded',
  'No longer signed up',
  'Taken back',
  'The card did not take the refund.',
  unpaidReason('2025-10-15'),
]

describe('Y-23: what the books note by themselves', () => {
  test.each(OURS)('%s', (note) => {
    expect(ownNoteIn('en', note)).toBe(note)
    for (const language of OTHER_LANGUAGES) expect(ownNoteIn(language, note)).not.toMatch(/[A-Za-z]/)
  })

  test('with its day', () =>
    expect(ownNoteIn('zh-Hans', unpaidReason('2025-10-15'))).toBe(
      '10月15日或之前没有收到这个名额的任何付款。',
    ))

  test('what somebody has typed stays as it is', () =>
    expect(ownNoteIn('zh-Hant', 'Cancelled by phone')).toBe('Cancelled by phone'))
})
