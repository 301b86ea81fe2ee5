import type { KitItem } from '@touchline/domain/kit/items.ts'
import type { KitOrderStatus } from '@touchline/domain/status/kit-order.ts'
import type { RegistrationStatus } from '@touchline/domain/status/registration.ts'

export interface DemoPlayer {
  firstName: string
  birthDate: string
  shirtSize: string
  plan?: { days: string[]; status: RegistrationStatus; reason?: string }
  kit?: { item: KitItem; size: string; quantity: number; status: KitOrderStatus; notes?: string }
}

export interface DemoFamily {
  email: string
  firstName: string
  lastName: string
  phone: string
  language?: string
  players: DemoPlayer[]
}
