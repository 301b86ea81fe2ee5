import { type Contacts, type MissingContact, missingContacts } from '@touchline/domain/families/contacts.ts'
import type { KitItem } from '@touchline/domain/kit/items.ts'
import type { RememberedSize } from '@touchline/domain/kit/remembered-sizes.ts'
import type { PayPlan } from '@touchline/domain/money/pay-plan.ts'
import type { FeeType } from '@touchline/domain/pricing/fee-types.ts'
import type { Quote } from '@touchline/domain/pricing/quote-types.ts'
import type { Refund } from '@touchline/domain/pricing/refund.ts'
import type { WithdrawalCause } from '@touchline/domain/pricing/withdrawal.ts'
import type { Dated } from '@touchline/domain/programs/program-sessions.ts'
import type { ConsentText } from '@touchline/domain/registrations/consents.ts'
import type { KitOrderStatus } from '@touchline/domain/status/kit-order.ts'
import type { PlayerStatus } from '@touchline/domain/status/player.ts'
import type { RegistrationStatus } from '@touchline/domain/status/registration.ts'
import type { SignUpStatus } from '@touchline/domain/tournament/status.ts'
import type { TournamentHead } from '@touchline/domain/tournament/tournament.ts'

/** The children of a guardian, and those shared with them (P-12), with everything that belongs to them. */
export interface Family {
  userId: string
  /** Whether one of the guardians has given a phone number; null where the caller may not know. */
  isReachable: boolean | null
  /** Oldest first. */
  players: FamilyPlayer[]
}

interface Kept {
  id: string
  createdAt: string
  _version: number
}

export interface FamilyPlayer extends Kept, Record<RememberedSize, string | null> {
  firstName: string
  lastName: string
  birthDate: string
  status: PlayerStatus
  gender: string | null
  /** Also null where there are notes that only the family itself may read. */
  healthNotes: string | null
  hasHealthNotes: boolean
  emergencyContact: string | null
  emergencyPhone: string | null
  /** Whether one of the child's guardians has given a phone number. */
  isReachable: boolean | null
  photoConsent: boolean | null
  /** What the family writes on every payment, whichever child it is for (B-7). */
  paymentReference: string | null
  /** Newest first. */
  registrations: FamilyRegistration[]
  /** Newest first. */
  kitOrders: FamilyKitOrder[]
  /** The sign-ups where the child has a place or waits for one, next day first. */
  signUps: FamilySignUp[]
  consents: FamilyConsent[]
  /** The coming sessions for which the family has said that this child cannot come (J-6). */
  absences: Absence[]
}

export interface Absence {
  programId: string
  day: string
}

export interface FamilyProgram extends Dated {
  id: string
  name: string
  location: string | null
}

export interface FamilyRegistration extends Kept {
  status: RegistrationStatus
  months: string[]
  days: string[]
  /** How it is paid for, where the club lets families choose (B-27). */
  payPlan: PayPlan | null
  priceCents: number | null
  /** What is not paid yet, whatever its due date. */
  openCents: number | null
  breakdown: Quote | null
  waitlistPosition: number | null
  offerExpiresAt: string | null
  /** When the family left the waiting list. */
  leftLineAt: string | null
  approvedAt: string | null
  groupId: string | null
  /** Since when the family has asked to withdraw, until the club confirms it. */
  withdrawalAskedAt: string | null
  withdrawalCause: WithdrawalCause | null
  /** The registration that this one replaced. */
  replacesId: string | null
  refundCents: number | null
  refundWorking: Refund | null
  reason: string | null
  fee: { id: string; type: FeeType; amountCents: number }
  program: FamilyProgram
}

export interface FamilyKitOrder extends Kept {
  itemType: KitItem
  /** The club's own name for it at the time of the order (K-23). */
  itemName: string | null
  size: string | null
  quantity: number
  totalCents: number
  status: KitOrderStatus
  notes: string | null
}

/** A tournament that a child has joined or waits for. */
export interface FamilySignUp extends Kept {
  /** A child who has left has no place to show. */
  status: Exclude<SignUpStatus, 'LEFT'>
  feeCents: number
  waitlistPosition: number | null
  offerExpiresAt: string | null
  tournament: { slug: string; name: string; date: string | null; status: TournamentHead['status'] }
}

export interface FamilyConsent {
  text: ConsentText
  textVersion: string
  agreed: boolean
  createdAt: string
  /** The date on the paper, if it was signed on paper (E-21). */
  signedOn: string | null
}

/**
 * For an administrator who views the site as this family: health notes are read at the desk, where that is recorded.
 */
export const hasHiddenNotes = ({ healthNotes, hasHealthNotes }: FamilyPlayer): boolean =>
  hasHealthNotes && !healthNotes

const NOBODY_TO_CALL = { emergencyContact: null, emergencyPhone: null }

/**
 * What is still missing from a family that registers these children; null stands for a child the club does not know yet
 * (E-19).
 */
export function missingOf(
  { isReachable }: Pick<Family, 'isReachable'>,
  children: readonly (Pick<Contacts, 'emergencyContact' | 'emergencyPhone'> | null)[],
): MissingContact[] {
  const missing = children.flatMap((child) => missingContacts({ ...(child ?? NOBODY_TO_CALL), isReachable }))
  return [...new Set(missing)]
}

/** A registration together with its child. */
export interface PlayersRegistration extends FamilyRegistration {
  player: FamilyPlayer
}

export const registrationsOf = ({ players }: Pick<Family, 'players'>): PlayersRegistration[] =>
  players.flatMap((player) => player.registrations.map((registration) => ({ ...registration, player })))

export const signUpsOf = ({ players }: Family): (FamilySignUp & { player: FamilyPlayer })[] =>
  players.flatMap((player) => player.signUps.map((signUp) => ({ ...signUp, player })))

export const kitOrdersOf = ({ players }: Family): (FamilyKitOrder & { player: FamilyPlayer })[] =>
  players.flatMap((player) => player.kitOrders.map((order) => ({ ...order, player })))
