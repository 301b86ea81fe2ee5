import { type Contacts, missingContacts } from '@touchline/domain/families/contacts.ts'
import type { KitOrderStatus } from '@touchline/domain/status/kit-order.ts'
import type { PlayerStatus } from '@touchline/domain/status/player.ts'
import type { RegistrationStatus } from '@touchline/domain/status/registration.ts'
import type { ChipWords } from '../ui/chip.tsx'
import * as texts from './status-words.texts.ts'

/** How a status reads to a parent, ready for `Chip`. */
const registrationWords: Record<RegistrationStatus, ChipWords> = {
  PENDING: { tone: 'wait', children: texts.underReview },
  WAITLISTED: { tone: 'wait', children: texts.onWaitingList },
  APPROVED: { tone: 'act', children: texts.approved },
  ACTIVE: { tone: 'good', children: texts.allSet },
  REJECTED: { tone: 'stop', children: texts.notAccepted },
  CANCELLED: { tone: 'quiet', children: texts.cancelled },
  WITHDRAWN: { tone: 'quiet', children: texts.withdrawn },
  COMPLETED: { tone: 'good', children: texts.seasonComplete },
}

/** A registered child whose family we could not reach in an emergency is not all set (E-19). */
const unreachableWords: ChipWords = { tone: 'act', children: texts.contactMissing }

/** How a registration reads, given what we know about the child. */
export const wordsOf = (status: RegistrationStatus, player: Contacts): ChipWords =>
  status === 'ACTIVE' && missingContacts(player).length > 0 ? unreachableWords : registrationWords[status]

/** The child has a place, and some of the fee should be paid by now (B-20). */
export const dueWords: ChipWords = { tone: 'act', children: texts.paymentDue }

export const askedToLeaveWords: ChipWords = { tone: 'wait', children: texts.askedToWithdraw }

export const offerWords: ChipWords = { tone: 'act', children: texts.placeForYou }

export const kitOrderWords: Record<KitOrderStatus, ChipWords> = {
  PENDING: { tone: 'act', children: texts.paymentDue },
  PAID: { tone: 'wait', children: texts.beingPrepared },
  READY: { tone: 'good', children: texts.readyToPickUp },
  DELIVERED: { tone: 'good', children: texts.handedOver },
  CANCELLED: { tone: 'quiet', children: texts.cancelled },
  REFUNDED: { tone: 'quiet', children: texts.refunded },
}

export const playerWords: Record<PlayerStatus, ChipWords> = {
  ACTIVE: { tone: 'good', children: texts.active },
  ON_HOLD: { tone: 'act', children: texts.onHold },
  INACTIVE: { tone: 'quiet', children: texts.takingABreak },
  ARCHIVED: { tone: 'quiet', children: texts.archived },
}
