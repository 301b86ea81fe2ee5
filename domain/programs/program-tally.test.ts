import { expect, test } from 'vitest'
import type { RegistrationStatus } from '../status/registration.ts'
import { livePlayers, programStanding, type Tally } from './program-tally.ts'

const tally = (feeId: string, status: RegistrationStatus, count: number, onOffer = 0): Tally => ({
  feeId,
  status,
  count,
  onOffer,
  priceCents: count * 8_000,
})

const tallies = [
  tally('once', 'PENDING', 2),
  tally('once', 'APPROVED', 2),
  tally('twice', 'APPROVED', 1),
  tally('once', 'WAITLISTED', 3, 1),
  tally('once', 'CANCELLED', 4),
]
const booked = { chargedCents: 24_000, coveredCents: 10_000 }

test('players are counted over all fees, and places are held or on offer', () => {
  const { counts, placesHeld, placesOnOffer, money } = programStanding({ tallies, booked })
  expect(counts).toEqual({ PENDING: 2, APPROVED: 3, WAITLISTED: 3, CANCELLED: 4 })
  expect([placesHeld, placesOnOffer]).toEqual([5, 1])
  expect(money).toMatchObject({ outstandingCents: 14_000, pendingCents: 16_000 })
})

test('a program that nobody has registered for', () =>
  expect(programStanding({ tallies: [], booked: { chargedCents: 0, coveredCents: 0 } })).toMatchObject({
    counts: {},
    placesHeld: 0,
    placesOnOffer: 0,
  }))

test('a player who has left no longer counts for the fee', () =>
  expect([livePlayers(tallies, 'once'), livePlayers(tallies, 'twice')]).toEqual([7, 1]))
