import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Actor } from '../status/move-table.ts'
import { type Entry, holdsPlace, TestClub, total } from './test-club.ts'
import { freePlaces, hasOpenOffer } from './waiting-list.ts'

const PROGRAMS = ['fall', 'spring']
const HOUR = 3_600_000

const step = fc.oneof(
  fc.record({
    do: fc.constant('register' as const),
    family: fc.nat(5),
    wishes: fc.array(fc.record({ child: fc.nat(2), programId: fc.constantFrom(...PROGRAMS) }), {
      minLength: 1,
      maxLength: 3,
    }),
    allOrNone: fc.boolean(),
  }),
  fc.record({
    do: fc.constant('move' as const),
    entry: fc.nat(),
    choice: fc.nat(),
    role: fc.constantFrom('PARENT' as const, 'ADMIN' as const, 'SYSTEM' as const),
  }),
  fc.record({ do: fc.constant('decline' as const), entry: fc.nat() }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ do: fc.constant('grow' as const), programId: fc.constantFrom(...PROGRAMS) }),
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

function take(club: TestClub, one: Step): void {
  if (one.do === 'register') club.register(one.family, one.wishes, one.allOrNone)
  else if (one.do === 'wait') {
    club.now += one.hours * HOUR
    for (const programId of PROGRAMS) club.settle(programId, null)
  } else if (one.do === 'grow') {
    club.capacities.set(one.programId, (club.capacities.get(one.programId) ?? 0) + 1)
    club.settle(one.programId, 'THE_CLUB')
  } else {
    const entry = club.entries[one.entry % club.entries.length]
    if (entry && one.do === 'decline') club.decline(entry)
    if (entry && one.do === 'move') makeMove(club, entry, one)
  }
}

function makeMove(club: TestClub, entry: Entry, { role, choice }: { role: Actor; choice: number }): void {
  const moves = club.movesOf(entry, role)
  const to = moves[choice % moves.length]
  if (to) club.move(entry, to, role)
}

const club = fc.record({ fall: fc.integer({ min: 1, max: 4 }), spring: fc.integer({ min: 1, max: 3 }) })

/** Checks what must hold after every step of any story, whoever takes it. */
function everywhere(check: (club: TestClub, before: readonly Entry[]) => void): void {
  fc.assert(
    fc.property(club, fc.array(step, { maxLength: 40 }), (capacities, story) => {
      const tried = new TestClub(capacities)
      for (const one of story) {
        const before = tried.entries.map((entry) => ({ ...entry }))
        take(tried, one)
        check(tried, before)
      }
    }),
    { numRuns: 200 },
  )
}

test('R-3, W-2: places held and on offer are never more than there are', () =>
  everywhere((tried) => {
    for (const programId of PROGRAMS) {
      const here = tried.entries.filter((entry) => entry.programId === programId)
      const onOffer = here.filter((entry) => hasOpenOffer(entry, tried.instant)).length
      expect(here.filter(holdsPlace).length + onOffer).toBeLessThanOrEqual(
        tried.capacities.get(programId) ?? 0,
      )
    }
  }))

test('W-1: nobody in line has the number of another, and only those who wait have one or an offer', () =>
  everywhere((tried) => {
    for (const programId of PROGRAMS) {
      const numbers = tried.lineOf(programId).waiting.map(({ number }) => number)
      expect(new Set(numbers).size).toBe(numbers.length)
    }
    for (const { status, number, offerExpiresAt, groupId } of tried.entries)
      if (status !== 'WAITLISTED') expect([number, offerExpiresAt, groupId].filter(Boolean)).toEqual([])
  }))

test('W-2: no place lies idle while a single child who may be asked waits', () =>
  everywhere((tried) => {
    for (const programId of PROGRAMS) {
      const line = tried.lineOf(programId)
      if (freePlaces(line, tried.instant) === 0) continue
      const idle = line.waiting.filter(
        (one) => one.groupId === null && one.offerExpiresAt === null && one.offerPassedAt === null,
      )
      expect(idle).toEqual([])
    }
  }))

test('W-5, W-6: those who wait together have offers together', () =>
  everywhere((tried) => {
    for (const [groupId, group] of Map.groupBy(tried.entries, (entry) => entry.groupId))
      if (groupId !== null) {
        const offers = new Set(group.map((entry) => hasOpenOffer(entry, tried.instant)))
        expect(offers.size).toBe(1)
      }
  }))

test('M-3: money adds up, and is never negative', () =>
  everywhere((tried) => {
    for (const entry of tried.entries) {
      expect(entry.lines.map(({ month }) => month)).toEqual(['2025-10', '2025-12'])
      for (const line of entry.lines) {
        const off = line.discounts.reduce((sum, { amountCents }) => sum + amountCents, 0)
        expect(line.totalCents).toBe(line.listCents - off)
        expect(line.totalCents).toBeGreaterThan(0)
      }
    }
  }))

test('M-6, M-7: what is paid, or over, keeps its price whatever the siblings do', () =>
  everywhere((tried, before) => {
    for (const was of before) {
      const is = tried.entries.find(({ id }) => id === was.id) as Entry
      const isSettled =
        !['PENDING', 'WAITLISTED', 'APPROVED'].includes(was.status) && is.status === was.status
      if (isSettled) expect(total(is)).toBe(total(was))
    }
  }))
