import type { KitItem } from '@touchline/domain/kit/items.ts'
import type { KitOrderStatus } from '@touchline/domain/status/kit-order.ts'
import type { PlayerStatus } from '@touchline/domain/status/player.ts'
import type { RegistrationStatus } from '@touchline/domain/status/registration.ts'
import type { Person } from '@touchline/domain/users/person.ts'
import type { FamilyCode } from '@touchline/domain/walk-ins/walk-in.ts'

export interface PersonsChild {
  id: string
  firstName: string
  lastName: string
  birthDate: string
  status: PlayerStatus
  registrations: {
    id: string
    programId: string
    program: string
    status: RegistrationStatus
    priceCents: number | null
    createdAt: string
  }[]
  kitOrders: {
    id: string
    itemType: KitItem
    itemName: string | null
    size: string | null
    quantity: number
    totalCents: number
    status: KitOrderStatus
    createdAt: string
  }[]
}

export interface PersonDetails extends Person {
  language: string | null
  newsletter: boolean | null
  hasSecondFactor: boolean
  consents: number
  /** Why somebody should look at their family, in sentences. */
  unusual: string[]
  players: PersonsChild[]
  /** Emails in a row that the address rejected. */
  refusals: { count: number; lastError: string; lastAt: string } | null
  /**
   * Guardians about whom the club has noted that one has no access to the other's children; true if it is this one who
   * is barred.
   */
  barred: { id: string; name: string; isBarred: boolean; reason: string; by: string; at: string }[]
  /** The latest code with which a family without an email can claim its record. */
  familyCode: FamilyCode | null
}

interface NamedPerson {
  firstName: string | null
  lastName: string | null
  email: string
}

export const personName = ({ firstName, lastName, email }: NamedPerson): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email
