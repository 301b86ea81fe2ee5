import { REGISTRATION_STATUSES } from '@touchline/domain/status/registration.ts'
import { describe, expect, test } from 'vitest'
import { type OfferState, offerPageWords } from './offer-page-words.ts'

const state: OfferState = {
  status: 'WAITLISTED',
  children: [{ firstName: 'Maya', program: 'Juniors', priceCents: 8_000 }],
  openUntil: null,
  hasPassed: false,
  position: 2,
  mayReturn: false,
}
const titleOf = (changed: Partial<OfferState>) =>
  offerPageWords({ ...state, ...changed }, 'offer', 'en').title

describe('the page of an offer that is not open', () => {
  test.each([
    [{ status: 'PENDING' }, 'We’re reviewing Maya’s registration'],
    [{ status: 'WAITLISTED' }, 'On the waiting list'],
    [{ status: 'WAITLISTED', hasPassed: true }, 'The place has gone to the next family'],
    [{ status: 'APPROVED' }, 'Maya has the place'],
    [{ status: 'ACTIVE' }, 'Maya is in'],
    [{ status: 'REJECTED' }, 'About Maya’s registration'],
    [{ status: 'CANCELLED' }, 'Maya is no longer waiting'],
    [{ status: 'CANCELLED', mayReturn: true }, 'Maya has left the waiting list'],
    [{ status: 'WITHDRAWN' }, 'Maya has left the program'],
    [{ status: 'COMPLETED' }, 'This program is over'],
  ] as const)('%o', (changed, title) => expect(titleOf(changed)).toBe(title))

  test('only who waits, or has just left, has something to answer', () => {
    const answers = REGISTRATION_STATUSES.flatMap((status) =>
      offerPageWords({ ...state, status, mayReturn: true }, 'offer', 'en').answers.map(({ value }) => value),
    )
    expect(answers).toEqual(['LEAVE', 'RETURN'])
  })
})
