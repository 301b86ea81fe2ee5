import { quote } from '@touchline/domain/pricing/quote.ts'
import { type OfferedProgram, planOf } from '../../registrations/offered-program.ts'
import type { Family, FamilyKitOrder, FamilyPlayer, FamilyRegistration } from '../family.ts'

/** The fall program of the rules: $80 once, $150 twice, 20% off for two children. */
export const fall: OfferedProgram = {
  id: 'fall',
  name: 'Fall training',
  description: null,
  kind: 'TRAINING',
  location: null,
  capacity: null,
  placesLeft: null,
  season: null,
  startDate: '2025-09-06',
  endDate: '2025-12-18',
  days: ['SAT', 'SUN'],
  startTime: '17:00',
  endTime: '18:30',
  status: 'OPEN',
  minBirthYear: 2015,
  maxBirthYear: 2019,
  fees: (['MONTHLY_ONCE', 'MONTHLY_TWICE'] as const).map((type, n) => ({
    id: `fall ${type}`,
    type,
    amountCents: n === 0 ? 8000 : 15000,
    discounts: [
      {
        id: 'family',
        name: 'Family discount',
        type: 'FAMILY',
        basisPoints: 2000,
        conditions: { minChildren: 2, appliesTo: 'ALL' },
        startDate: null,
        endDate: null,
        active: true,
        priority: 20,
        stacks: true,
      },
    ],
  })),
}

export const youth: OfferedProgram = {
  ...fall,
  id: 'youth',
  name: 'Youth',
  minBirthYear: 2010,
  maxBirthYear: 2014,
  fees: fall.fees.map((fee) => ({ ...fee, id: fee.id.replace('fall', 'youth') })),
}

const kept = { createdAt: '2025-09-01T17:00:00.000Z', _version: 1 }

export const somePlayer = (firstName: string, values: Partial<FamilyPlayer> = {}): FamilyPlayer => ({
  ...kept,
  id: firstName.toLowerCase(),
  firstName,
  lastName: 'Fraser',
  birthDate: '2016-03-01',
  status: 'ACTIVE',
  gender: null,
  healthNotes: null,
  hasHealthNotes: false,
  emergencyContact: 'Gran',
  emergencyPhone: '604-555-0143',
  isReachable: true,
  paymentReference: 'ABC-DEF',
  absences: [],
  photoConsent: null,
  shirtSize: null,
  sockSize: null,
  shinGuardSize: null,
  ballSize: null,
  registrations: [],
  kitOrders: [],
  signUps: [],
  consents: [],
  ...values,
})

/** Saturdays in October, at the full price. */
export function someRegistration(
  player: Pick<FamilyPlayer, 'id' | 'firstName' | 'birthDate'>,
  values: Partial<FamilyRegistration> = {},
): FamilyRegistration {
  const fee = fall.fees[0] as (typeof fall.fees)[0]
  const id = values.id ?? `${player.id} in fall`
  const months = values.months ?? ['2025-10']
  const registered = { id: player.id, name: player.firstName, birthDate: player.birthDate }
  const breakdown = quote({
    registrations: [{ id, player: registered, plan: planOf(fall, fee), months, registeredOn: '2025-09-01' }],
    others: [],
  })
  return {
    ...kept,
    id,
    status: 'PENDING',
    months,
    days: ['SAT'],
    priceCents: breakdown.totalCents,
    openCents: 0,
    breakdown,
    waitlistPosition: null,
    offerExpiresAt: null,
    leftLineAt: null,
    approvedAt: null,
    groupId: null,
    withdrawalAskedAt: null,
    payPlan: null,
    withdrawalCause: null,
    replacesId: null,
    refundCents: null,
    refundWorking: null,
    reason: null,
    fee: { id: fee.id, type: fee.type, amountCents: fee.amountCents },
    program: fall as FamilyRegistration['program'],
    ...values,
  }
}

export const someOrder = (values: Partial<FamilyKitOrder> = {}): FamilyKitOrder => ({
  ...kept,
  id: 'order',
  itemType: 'SOCKS',
  itemName: null,
  size: 'S',
  quantity: 2,
  totalCents: 2000,
  status: 'PENDING',
  notes: null,
  ...values,
})

/** A child with one registration in this status. */
export function registeredPlayer(firstName: string, values: Partial<FamilyRegistration> = {}): FamilyPlayer {
  const player = somePlayer(firstName)
  return { ...player, registrations: [someRegistration(player, values)] }
}

export const familyOf = (...players: FamilyPlayer[]): Family => ({
  userId: 'parent',
  isReachable: players[0]?.isReachable ?? true,
  players,
})
