import { type Contacts, missingContacts } from '@touchline/domain/contacts.ts'
import type { KitOrderStatus } from '@touchline/domain/status/kit-order.ts'
import type { PlayerStatus } from '@touchline/domain/status/player.ts'
import type { RegistrationStatus } from '@touchline/domain/status/registration.ts'
import type { ChipWords } from '../ui/chip.tsx'

/** How a status reads to a parent; goes into `Chip` as it is. */
const registrationWords: Record<RegistrationStatus, ChipWords> = {
  PENDING: { tone: 'wait', children: 'Under review' },
  WAITLISTED: { tone: 'wait', children: 'On the waiting list' },
  APPROVED: { tone: 'act', children: 'Approved, payment due' },
  ACTIVE: { tone: 'good', children: 'All set' },
  REJECTED: { tone: 'stop', children: 'Not accepted' },
  CANCELLED: { tone: 'quiet', children: 'Cancelled' },
  WITHDRAWN: { tone: 'quiet', children: 'Withdrawn' },
  COMPLETED: { tone: 'good', children: 'Season complete' },
}

/** Who is registered, but whom we could not reach in an emergency, is not all set (E-19). */
const unreachableWords: ChipWords = { tone: 'act', children: 'Contact missing' }

/** How a registration reads, given what is known of the child. */
export const wordsOf = (status: RegistrationStatus, player: Contacts): ChipWords =>
  status === 'ACTIVE' && missingContacts(player).length > 0 ? unreachableWords : registrationWords[status]

/** There is a place, and some of it should be paid by now (B-20). */
export const dueWords: ChipWords = { tone: 'act', children: 'Payment due' }

export const askedToLeaveWords: ChipWords = { tone: 'wait', children: 'Asked to withdraw' }

export const offerWords: ChipWords = { tone: 'act', children: 'A place for you' }

export const kitOrderWords: Record<KitOrderStatus, ChipWords> = {
  PENDING: { tone: 'act', children: 'Payment due' },
  PAID: { tone: 'wait', children: 'Paid, being prepared' },
  READY: { tone: 'good', children: 'Ready to pick up' },
  DELIVERED: { tone: 'good', children: 'Handed over' },
  CANCELLED: { tone: 'quiet', children: 'Cancelled' },
  REFUNDED: { tone: 'quiet', children: 'Refunded' },
}

export const playerWords: Record<PlayerStatus, ChipWords> = {
  ACTIVE: { tone: 'good', children: 'Active' },
  ON_HOLD: { tone: 'act', children: 'On hold, injured' },
  INACTIVE: { tone: 'quiet', children: 'Taking a break' },
  ARCHIVED: { tone: 'quiet', children: 'Archived' },
}
