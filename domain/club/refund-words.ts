import type { RefundCause } from '../pricing/refund.ts'

/** The refund table in the club's words, one line for each refund cause (F-1 to F-5). */
export const REFUND_WORDS: Record<RefundCause, { when: string; back: string }> = {
  CHANGE_OF_MIND: {
    when: 'You change your mind',
    back: 'Told before the day of a month’s first session: a full refund of that month. From that day on: no refund for it.',
  },
  INJURY: {
    when: 'Your player is injured',
    back: 'With a doctor’s note: the sessions left after the day you tell us, in proportion.',
  },
  MOVED_AWAY: {
    when: 'Your family moves away',
    back: 'The sessions left after the day you tell us, in proportion.',
  },
  NO_PLACE: { when: 'We couldn’t offer a place', back: 'A full refund of everything you paid.' },
  WEATHER: {
    when: 'A session is lost to weather',
    back: 'No refund, but your player may join the other training day.',
  },
  CLUB_CANCELLED: {
    when: 'We cancel for any other reason and cannot replace the session',
    back: 'Credit for those sessions, in proportion, towards a later fee.',
  },
}
