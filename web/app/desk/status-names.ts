import { formatCentsShort } from '@touchline/domain/pricing/cents.ts'
import type { FamilyMode } from '@touchline/domain/pricing/discount-types.ts'
import type { FeeType } from '@touchline/domain/pricing/fee-types.ts'
import type { KitOrderStatus } from '@touchline/domain/status/kit-order.ts'
import type { PlayerStatus } from '@touchline/domain/status/player.ts'
import type { RegistrationStatus } from '@touchline/domain/status/registration.ts'
import type { ChipWords } from '../ui/chip.tsx'

/** How a status reads at the desk, ready for `Chip`. */
export const registrationNames: Record<RegistrationStatus, ChipWords> = {
  PENDING: { tone: 'act', children: 'Pending' },
  WAITLISTED: { tone: 'wait', children: 'Waiting list' },
  APPROVED: { tone: 'wait', children: 'Approved, unpaid' },
  ACTIVE: { tone: 'good', children: 'Active' },
  REJECTED: { tone: 'stop', children: 'Rejected' },
  CANCELLED: { tone: 'quiet', children: 'Cancelled' },
  WITHDRAWN: { tone: 'quiet', children: 'Withdrawn' },
  COMPLETED: { tone: 'good', children: 'Completed' },
}

export const playerNames: Record<PlayerStatus, ChipWords> = {
  ACTIVE: { tone: 'good', children: 'Active' },
  ON_HOLD: { tone: 'act', children: 'On hold' },
  INACTIVE: { tone: 'quiet', children: 'Taking a break' },
  ARCHIVED: { tone: 'quiet', children: 'Archived' },
}

export const kitOrderNames: Record<KitOrderStatus, ChipWords> = {
  PENDING: { tone: 'act', children: 'Unpaid' },
  PAID: { tone: 'wait', children: 'Paid' },
  READY: { tone: 'wait', children: 'Ready' },
  DELIVERED: { tone: 'good', children: 'Handed over' },
  CANCELLED: { tone: 'quiet', children: 'Cancelled' },
  REFUNDED: { tone: 'quiet', children: 'Refunded' },
}

export const feeNames: Record<FeeType, string> = {
  MONTHLY_ONCE: 'Once a week',
  MONTHLY_TWICE: 'Twice a week',
  EVENT: 'Event',
  TRIAL: 'Trial visit',
}

export const familyModeNames: Record<FamilyMode, string> = {
  ALL: 'Every child',
  ADDITIONAL: 'Every child except the one on the most expensive plan',
}

/** 'Once a week $80', 'Twice a week $150' */
export const feeLines = ({ fees }: { fees: readonly { type: FeeType; amountCents: number }[] }): string[] =>
  fees.map(({ type, amountCents }) => `${feeNames[type]} ${formatCentsShort(amountCents)}`)
