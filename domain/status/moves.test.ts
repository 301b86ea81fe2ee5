import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  deliveryRefusal,
  KIT_ORDER_STATUSES,
  kitOrderStamp,
  latestNote,
  notesWithReason,
} from './kit-order.ts'
import { allowedMoves, type MoveKind, moveRefusal } from './moves.ts'
import { PLAYER_STATUSES } from './player.ts'
import {
  automaticRegistrationMove,
  FAMILY_COUNTED_STATUSES,
  LIVE_REGISTRATION_STATUSES,
  PLACE_HOLDING_STATUSES,
  REGISTRATION_STATUSES,
  TERMINAL_REGISTRATION_STATUSES,
} from './registration.ts'
import { isTakenBack } from './take-back.ts'

const registration = 'PlayerProgramRegistration'

/** One row per status: the moves that a parent, an administrator and the system may make from there. */
const expected: Record<MoveKind, [string | null, string[], string[], string[]][]> = {
  Player: [
    [null, ['ACTIVE'], ['ACTIVE'], []],
    ['ACTIVE', ['ON_HOLD', 'INACTIVE'], ['ON_HOLD', 'INACTIVE', 'ARCHIVED'], []],
    ['ON_HOLD', [], ['ACTIVE', 'INACTIVE'], []],
    ['INACTIVE', ['ACTIVE'], ['ACTIVE', 'ARCHIVED'], []],
    ['ARCHIVED', [], ['ACTIVE'], []],
  ],
  PlayerProgramRegistration: [
    [null, ['PENDING', 'WAITLISTED'], ['PENDING', 'WAITLISTED'], []],
    ['PENDING', ['CANCELLED'], ['APPROVED', 'WAITLISTED', 'REJECTED', 'CANCELLED'], ['CANCELLED']],
    ['WAITLISTED', ['CANCELLED'], ['APPROVED', 'CANCELLED'], []],
    ['APPROVED', ['CANCELLED'], ['ACTIVE', 'CANCELLED'], ['ACTIVE', 'CANCELLED']],
    ['ACTIVE', [], ['WITHDRAWN'], ['COMPLETED']],
    ['REJECTED', [], ['PENDING'], []],
    ['CANCELLED', [], ['PENDING'], []],
    ['WITHDRAWN', [], ['PENDING'], []],
    ['COMPLETED', [], ['PENDING'], []],
  ],
  KitOrder: [
    [null, ['PENDING'], ['PENDING'], []],
    ['PENDING', ['CANCELLED'], ['PAID', 'CANCELLED'], ['PAID']],
    ['PAID', [], ['READY', 'DELIVERED', 'REFUNDED'], []],
    ['READY', [], ['DELIVERED', 'REFUNDED'], []],
    ['DELIVERED', [], [], []],
    ['CANCELLED', [], [], []],
    ['REFUNDED', [], [], []],
  ],
}

describe.each([
  ['P-1, P-2, P-4', 'Player', PLAYER_STATUSES],
  ['R-1, R-5, R-7', registration, REGISTRATION_STATUSES],
  ['K-1', 'KitOrder', KIT_ORDER_STATUSES],
] as const)('%s: the moves of a %s', (_rules, kind, statuses) => {
  test.each(expected[kind])('from %s', (from, parent, admin, system) => {
    expect(allowedMoves(kind, from, 'PARENT')).toEqual(parent)
    expect(allowedMoves(kind, from, 'ADMIN')).toEqual(admin)
    expect(allowedMoves(kind, from, 'SYSTEM')).toEqual(system)
  })

  test('every status has its row above', () => {
    expect(expected[kind].map(([from]) => from)).toEqual(expect.arrayContaining([null, ...statuses]))
  })

  test('R-9: a move is refused exactly when it is not among the allowed ones', () => {
    for (const from of [null, ...statuses])
      for (const to of statuses.filter((status) => status !== from))
        for (const role of ['PARENT', 'ADMIN', 'SYSTEM'] as const) {
          const refusal = moveRefusal({ kind, from, to, role, reason: 'because' })
          expect(refusal === null, `${role} ${from} → ${to}`).toBe(
            allowedMoves(kind, from, role).includes(to as never),
          )
        }
  })

  test('R-9: staying is not a move', () => {
    for (const status of statuses)
      expect(moveRefusal({ kind, from: status, to: status, role: 'PARENT' })).toBeNull()
  })
})

describe('R-9: what a refusal says', () => {
  test('a move that nobody may make names the allowed ones', () =>
    expect(moveRefusal({ kind: registration, from: 'PENDING', to: 'ACTIVE', role: 'ADMIN' })).toMatchObject({
      code: 'ILLEGAL_MOVE',
      message:
        'This registration is pending and can’t become active from here. Your options: approved, waitlisted, rejected or cancelled.',
      allowed: ['APPROVED', 'WAITLISTED', 'REJECTED', 'CANCELLED'],
    }))

  test("somebody else's move", () =>
    expect(
      moveRefusal({ kind: registration, from: 'PENDING', to: 'APPROVED', role: 'PARENT' }),
    ).toMatchObject({
      code: 'NOT_YOURS',
      message: 'Only the club can make this registration approved. Your options: cancelled.',
      allowed: ['CANCELLED'],
    }))

  test('W-6: a family may take a place while it is on offer to it, and is refused when none is', () => {
    const take = { kind: registration, from: 'WAITLISTED', to: 'APPROVED', role: 'PARENT' } as const
    expect(moveRefusal({ ...take, hasOffer: true })).toBeNull()
    expect(allowedMoves(registration, 'WAITLISTED', 'PARENT', true)).toEqual(['APPROVED', 'CANCELLED'])
    expect(moveRefusal(take)).toMatchObject({
      code: 'NOT_YOURS',
      message:
        'No place is on offer to you right now. We’ll email you as soon as one is. Your options: cancelled.',
      allowed: ['CANCELLED'],
    })
  })

  test('W-6: an offer allows no other move', () => {
    for (const from of REGISTRATION_STATUSES.filter((status) => status !== 'WAITLISTED'))
      for (const role of ['PARENT', 'ADMIN', 'SYSTEM'] as const)
        expect(allowedMoves(registration, from, role, true)).toEqual(allowedMoves(registration, from, role))
  })

  test('P-3: a family is sent to the club when its player is on hold', () =>
    expect(moveRefusal({ kind: 'Player', from: 'ON_HOLD', to: 'ACTIVE', role: 'PARENT' })).toMatchObject({
      code: 'NOT_YOURS',
      message: 'Only the club can make this player active. Please ask us: we’re glad to help.',
      allowed: [],
    }))

  test('R-8: nobody can make an automatic move', () =>
    expect(moveRefusal({ kind: registration, from: 'ACTIVE', to: 'COMPLETED', role: 'ADMIN' })?.message).toBe(
      'A registration becomes completed automatically when the time comes. Your options: withdrawn.',
    ))

  test('the end, a new row and a status that does not exist', () => {
    const message = (kind: MoveKind, from: string | null, to: string) =>
      moveRefusal({ kind, from, to, role: 'ADMIN' })?.message
    expect(message('KitOrder', 'DELIVERED', 'PAID')).toBe(
      'This kit order is delivered and can’t become paid from here. There is nothing left to change.',
    )
    expect(message(registration, null, 'ACTIVE')).toBe('A new registration starts as pending or waitlisted.')
    expect(message('Player', 'ACTIVE', 'RETIRED')).toBe(
      'This player is active and can’t become retired from here. Your options: on hold, inactive or archived.',
    )
  })

  test.each([
    [registration, 'PENDING', 'REJECTED'],
    [registration, 'REJECTED', 'PENDING'],
    [registration, 'COMPLETED', 'PENDING'],
    ['KitOrder', 'PAID', 'REFUNDED'],
    ['KitOrder', 'READY', 'REFUNDED'],
  ] as const)('R-5, K-1: %s %s → %s needs a reason', (kind, from, to) => {
    const code = (reason?: string | null) => moveRefusal({ kind, from, to, role: 'ADMIN', reason })?.code
    expect([code(), code(null), code('  '), code('team is full')]).toEqual([
      'REASON_NEEDED',
      'REASON_NEEDED',
      'REASON_NEEDED',
      undefined,
    ])
  })
})

describe('paths through the statuses', () => {
  /** Every status that can be reached from `start` by these roles. */
  function reachable(kind: MoveKind, start: string, roles: readonly ('PARENT' | 'ADMIN' | 'SYSTEM')[]) {
    const seen = new Set([start])
    for (const status of seen)
      for (const role of roles) for (const to of allowedMoves(kind, status, role)) seen.add(to)
    return [...seen].toSorted()
  }

  test('P-3: a family alone never gets its player from ON_HOLD back to ACTIVE, by no detour', () =>
    expect(reachable('Player', 'ON_HOLD', ['PARENT'])).toEqual(['ON_HOLD']))

  test('R-7: a family alone never approves itself', () => {
    expect(reachable(registration, 'PENDING', ['PARENT'])).toEqual(['CANCELLED', 'PENDING'])
    expect(reachable(registration, 'ACTIVE', ['PARENT', 'SYSTEM'])).toEqual(['ACTIVE', 'COMPLETED'])
  })

  const kinds = fc.constantFrom<MoveKind>('Player', registration, 'KitOrder')
  const steps = fc.array(fc.tuple(fc.nat(), fc.constantFrom('PARENT', 'ADMIN', 'SYSTEM')), { maxLength: 30 })

  test('R-1, K-1: on any path ACTIVE comes after APPROVED, and DELIVERED, READY and REFUNDED after PAID', () => {
    const before: Record<string, string[]> = {
      [`${registration} ACTIVE`]: ['APPROVED'],
      'KitOrder READY': ['PAID'],
      'KitOrder DELIVERED': ['PAID', 'READY'],
      'KitOrder REFUNDED': ['PAID', 'READY'],
    }
    fc.assert(
      fc.property(kinds, steps, (kind, path) => {
        let status: string | null = null
        for (const [choice, role] of path) {
          const moves: string[] = allowedMoves(kind, status, role as 'ADMIN')
          const next = moves[choice % moves.length]
          if (next === undefined) continue
          expect(before[`${kind} ${next}`] ?? [status]).toContain(status)
          status = next
        }
      }),
    )
  })
})

describe('sets of registration statuses', () => {
  test('R-2, R-3, R-4: live, holding a place, registered child', () => {
    expect(LIVE_REGISTRATION_STATUSES).toEqual(['PENDING', 'WAITLISTED', 'APPROVED', 'ACTIVE'])
    expect(PLACE_HOLDING_STATUSES).toEqual(['PENDING', 'APPROVED', 'ACTIVE'])
    expect(FAMILY_COUNTED_STATUSES).toEqual(['PENDING', 'APPROVED', 'ACTIVE', 'COMPLETED'])
  })

  test('R-5: a status is either live or terminal', () =>
    expect([...LIVE_REGISTRATION_STATUSES, ...TERMINAL_REGISTRATION_STATUSES].toSorted()).toEqual(
      [...REGISTRATION_STATUSES].toSorted(),
    ))
})

describe('automatic moves', () => {
  test.each([
    ['R-6: nothing owed', 'APPROVED', 0, '2025-10-01', 'ACTIVE'],
    ['R-6: a cent owed', 'APPROVED', 1, '2025-10-01', null],
    ['R-6: not priced', 'APPROVED', null, '2025-10-01', null],
    ['R-6: nothing owed, not approved', 'PENDING', 0, '2025-10-01', null],
    ['R-8: the day before the end', 'ACTIVE', 8000, '2025-12-17', null],
    ['R-8: the last day', 'ACTIVE', 8000, '2025-12-18', null],
    ['R-8: the day after', 'ACTIVE', 8000, '2025-12-19', 'COMPLETED'],
    ['R-8: after the end, never active', 'APPROVED', 8000, '2025-12-19', null],
  ] as const)('%s', (_case, status, priceCents, today, move) =>
    expect(automaticRegistrationMove({ status, priceCents, endDate: '2025-12-18' }, today)).toBe(move),
  )
})

describe('dates of a kit order', () => {
  test.each([
    ['PENDING', 'orderDate'],
    ['PAID', 'paidDate'],
    ['READY', null],
    ['DELIVERED', 'deliveredDate'],
    ['CANCELLED', null],
    ['REFUNDED', null],
  ] as const)('K-2: arriving at %s sets %s', (status, field) => expect(kitOrderStamp(status)).toBe(field))

  test.each([
    ['paid', '2025-10-01T00:00:00.000Z', 1000, undefined],
    ['free', null, 0, undefined],
    ['a cent unpaid', null, 1, 'NOT_PAID'],
  ])('K-3: handing over what is %s', (_case, paidDate, totalCents, code) =>
    expect(deliveryRefusal({ paidDate, totalCents })?.code).toBe(code),
  )
})

describe('K-9: undoing a move by the club', () => {
  const at = '2025-09-01T17:00:00.000Z'
  test.each([
    ['in time', { from: 'PENDING', at }, '2025-09-01T17:00:30.000Z', true],
    ['too late', { from: 'PENDING', at }, '2025-09-01T17:00:30.001Z', false],
    ['to another status', { from: 'PAID', at }, '2025-09-01T17:00:01.000Z', false],
    ['never moved', null, '2025-09-01T17:00:01.000Z', false],
  ])('%s', (_when, last, now, isIt) => expect(isTakenBack(last, 'PENDING', new Date(now), 30)).toBe(isIt))
})

test('K-10: the reason is the last line of the notes', () => {
  expect(notesWithReason(null, 'No stock')).toBe('No stock')
  expect(notesWithReason('Name on it', 'No stock')).toBe('Name on it\nNo stock')
  expect(latestNote('Name on it\nNo stock')).toBe('No stock')
  expect([latestNote(null), latestNote('')]).toEqual([null, null])
})
