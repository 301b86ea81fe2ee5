import type { ConsentText } from '@touchline/domain/consents.ts'
import type { KitItem } from '@touchline/domain/kit/items.ts'
import type { FeeType } from '@touchline/domain/pricing/fee-types.ts'
import type { ProgramMoney } from '@touchline/domain/pricing/program-money.ts'
import type { ProgramStatus } from '@touchline/domain/program.ts'
import type { KitOrderStatus } from '@touchline/domain/status/kit-order.ts'
import type { PlayerStatus } from '@touchline/domain/status/player.ts'
import type { RegistrationStatus } from '@touchline/domain/status/registration.ts'

/** What the reports of the `manage` API answer with, line by line. */
export interface Report<Line, Status extends string = string> {
  items: Line[]
  /** Of the tab that is asked for. */
  total: number
  /** Of all tabs, under the other filters. */
  counts: Partial<Record<Status, number>>
}

interface Guarded {
  userId: string | null
  guardian: string | null
  email: string | null
  phone: string | null
  emergencyContact: string | null
  emergencyPhone: string | null
}

export interface RegistrationLine extends Guarded {
  id: string
  version: number
  status: RegistrationStatus
  createdAt: string
  approvedAt: string | null
  paidAt: string | null
  reference: string | null
  months: string[] | null
  days: string[] | null
  priceCents: number | null
  refundCents: number | null
  refundedAt: string | null
  waitlistPosition: number | null
  offerExpiresAt: string | null
  reason: string | null
  playerId: string
  firstName: string
  lastName: string
  birthDate: string
  playerStatus: PlayerStatus
  hasHealthNotes: boolean
  photoConsent: boolean | null
  programId: string
  program: string
  startDate: string
  minBirthYear: number | null
  maxBirthYear: number | null
  feeType: FeeType
}

export interface PlayerLine extends Guarded {
  id: string
  version: number
  firstName: string
  lastName: string
  birthDate: string
  status: PlayerStatus
  shirtSize: string | null
  photoConsent: boolean | null
  hasHealthNotes: boolean
  createdAt: string
  registrations: { id: string; programId: string; program: string; status: RegistrationStatus }[]
  owedCents: number
  missingConsents: ConsentText[]
}

export interface KitOrderLine extends Omit<Guarded, 'emergencyContact' | 'emergencyPhone'> {
  id: string
  version: number
  status: KitOrderStatus
  itemType: KitItem
  size: string | null
  quantity: number
  totalCents: number
  notes: string | null
  orderDate: string | null
  paidDate: string | null
  deliveredDate: string | null
  reference: string | null
  playerId: string
  firstName: string
  lastName: string
}

export interface ProgramLine {
  id: string
  version: number
  name: string
  description: string | null
  startDate: string
  endDate: string
  kind: 'TRAINING' | 'EVENT' | 'TRIAL' | null
  location: string | null
  days: string[] | null
  startTime: string | null
  endTime: string | null
  capacity: number | null
  minBirthYear: number | null
  maxBirthYear: number | null
  status: ProgramStatus | null
  fees: {
    id: string
    type: FeeType
    amountCents: number
    discountIds: string[]
    liveRegistrations: number
  }[]
  counts: Partial<Record<RegistrationStatus, number>>
  placesHeld: number
  placesOnOffer: number
  money: ProgramMoney
}

export interface DeskReport {
  asOf: string
  attention: {
    pending: { count: number; since: string | null }
    overdue: { count: number; cents: number }
    leaving: { count: number; since: string | null }
    freePlaces: { programId: string; program: string; free: number | null; waiting: number }[]
    kitReady: number
    kitStale: number
    consentsMissing: number
    /** Of the next event that needs a signed form. */
    eventConsents: { slug: string; event: string; date: string; missing: number } | null
    unusual: number
    failedLetters: number
  }
  totals: { players: number; families: number; live: number; programs: number }
  weeks: { week: string; registrations: number }[]
  ages: { group: number | null; players: number }[]
  money: { programId: string; program: string; expectedCents: number; receivedCents: number }[]
  kit: { itemType: KitItem; size: string | null; status: string; quantity: number }[]
}

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`

/** On paper, which lies about: the first name and an initial. */
export const paperName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${[...lastName][0] ?? ''}.`
