import { expect, test } from 'vitest'
import { livePlayers, programStanding, type Tally } from './program-tally.ts'
import type { RegistrationStatus } from './status/registration.ts'

const tally = (feeId: string, status: RegistrationStatus, count: number, onOffer = 0): Tally => ({
  feeId,
  status,
  count,
  onOffer,
  priceCents: count * 8_000,
  refundCents: 0,
})

const tallies = [
  tally('once', 'APPROVED', 2),
  tally('twice', 'APPROVED', 1),
  tally('once', 'WAITLISTED', 3, 1),
  tally('once', 'CANCELLED', 4),
]

test('players are counted over all fees, and places are held or on offer', () => {
  const { counts, placesHeld, placesOnOffer, money } = programStanding(tallies)
  expect(counts).toEqual({ APPROVED: 3, WAITLISTED: 3, CANCELLED: 4 })
  expect([placesHeld, placesOnOffer]).toEqual([3, 1])
  expect(money.outstandingCents).toBe(24_000)
})

test('a program that nobody has registered for', () =>
  expect(programStanding([])).toMatchObject({ counts: {}, placesHeld: 0, placesOnOffer: 0 }))

test('who has left is no longer with the fee', () =>
  expect([livePlayers(tallies, 'once'), livePlayers(tallies, 'twice')]).toEqual([5, 1]))
