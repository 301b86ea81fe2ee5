import { dayName, listOf } from '@touchline/domain/words.ts'
import type { Words } from '../users/write-to-guardians.ts'

interface Unconfirmed {
  firstName: string
  program: string
  heldUntil: string
}

/** One email for all of a guardian's places that run out soon. */
export function runsOutSoon(places: readonly Unconfirmed[]): Words {
  const names = listOf([...new Set(places.map(({ firstName }) => firstName))], 'and')
  return {
    subject:
      places.length === 1
        ? `Do you still want ${names}’s place?`
        : `Do you still want the places for ${names}?`,
    paragraphs: [
      'We have not confirmed your registration yet, and cannot hold a place without an end.',
      ...places.map(
        ({ firstName, program, heldUntil }) =>
          `${firstName} in ${program}: held through ${dayName(heldUntil)}.`,
      ),
      'If you still want it, please reply to this email, and we’ll look at it right away. There is nothing to pay until we have confirmed it.',
      'If nobody confirms it by then, the registration is cancelled and the place goes to the next family.',
    ],
    action: { label: 'See your registrations', path: '/guardian/registrations' },
  }
}

/** What is kept with the registration, and what the email about its end says. */
export const ranOutReason = (days: number): string =>
  `The place was held for ${days} days, and nobody confirmed it in that time.`
