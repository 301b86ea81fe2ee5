import { type BookedForProgram, type ProgramMoney, programMoney } from '../pricing/program-money.ts'
import {
  LIVE_REGISTRATION_STATUSES,
  PLACE_HOLDING_STATUSES,
  type RegistrationStatus,
} from '../status/registration.ts'

/** The registrations of one fee in one status, counted and summed. */
export interface Tally {
  feeId: string
  status: RegistrationStatus
  count: number
  priceCents: number
  /** How many of those waiting have a place on offer. */
  onOffer: number
}

/** All registrations of a program, and what the books say about them. */
export interface ProgramTally {
  tallies: Tally[]
  booked: BookedForProgram
}

/** The state of a program: its players by status, its places and its money. */
export interface ProgramStanding {
  counts: Partial<Record<RegistrationStatus, number>>
  placesHeld: number
  placesOnOffer: number
  money: ProgramMoney
}

export function programStanding({ tallies, booked }: ProgramTally): ProgramStanding {
  const counts: ProgramStanding['counts'] = {}
  for (const { status, count } of tallies) counts[status] = (counts[status] ?? 0) + count
  return {
    counts,
    placesHeld: countIn(tallies, PLACE_HOLDING_STATUSES),
    placesOnOffer: tallies.reduce((sum, { onOffer }) => sum + onOffer, 0),
    money: programMoney(
      booked,
      tallies
        .filter(({ status }) => status === 'PENDING')
        .reduce((sum, { priceCents }) => sum + priceCents, 0),
    ),
  }
}

/** Players with a live registration for this fee. */
export const livePlayers = (tallies: readonly Tally[], feeId: string): number =>
  countIn(
    tallies.filter((tally) => tally.feeId === feeId),
    LIVE_REGISTRATION_STATUSES,
  )

const countIn = (tallies: readonly Tally[], statuses: readonly RegistrationStatus[]): number =>
  tallies.filter(({ status }) => statuses.includes(status)).reduce((sum, { count }) => sum + count, 0)
