import { defaultConsents } from '@touchline/domain/club/defaults/consent-texts.ts'
import { SHIPPED_KIT } from '@touchline/domain/kit/shipped-kit.ts'
import type { ConsentText } from '@touchline/domain/registrations/consents.ts'
import { describe, expect, test } from 'vitest'
import type { FamilyPlayer } from './family.ts'
import { familyOf, registeredPlayer, someOrder, somePlayer } from './test/some-family.ts'
import { toDos } from './to-dos.ts'

const now = '2025-09-02T17:00:00.000Z'
const facts = { consents: defaultConsents, kit: SHIPPED_KIT, pickUp: 'At the club table.', now }
const titles = (...players: FamilyPlayer[]) => toDos(familyOf(...players), facts).map(({ title }) => title)

/** An account with these open items, each with its due date. */
const owing = (...open: [itemId: string, cents: number, dueOn: string, coveredCents?: number][]) => ({
  dues: open.map(([itemId, cents, dueOn, coveredCents = 0]) => ({
    itemId,
    month: null,
    dueOn,
    cents,
    coveredCents,
  })),
  creditCents: 0,
  freeCents: 0,
})

const agreed = (player: FamilyPlayer, ...texts: ConsentText[]): FamilyPlayer => ({
  ...player,
  consents: texts.map((text) => ({
    text,
    textVersion: defaultConsents[text].version,
    agreed: true,
    signedOn: null,
    createdAt: now,
  })),
})
const all = (player: FamilyPlayer) => agreed(player, 'CONDUCT', 'RISK', 'CONCUSSION')

test('nothing to do', () => expect(titles(all(registeredPlayer('Ada')), somePlayer('Bea'))).toEqual([]))

test('the most urgent comes first', () => {
  const offered = registeredPlayer('Ada', {
    status: 'WAITLISTED',
    offerExpiresAt: '2025-09-03T17:00:00.000Z',
  })
  const unpaid = { ...registeredPlayer('Bea', { status: 'APPROVED' }), kitOrders: [someOrder()] }
  const ready = {
    ...all(registeredPlayer('Cy', { status: 'APPROVED' })),
    kitOrders: [someOrder({ status: 'READY' })],
  }
  const account = owing(
    ['order', 2000, '2025-09-09'],
    ['bea in fall', 8000, '2025-09-09'],
    ['cy in fall', 8000, '2025-09-09'],
  )
  const family = familyOf(all(offered), agreed(unpaid, 'CONDUCT'), ready)
  expect(toDos(family, { ...facts, account }).map(({ title }) => title)).toEqual([
    'A place has opened up for Ada',
    'Pay $180.00 for Bea, Cy and kit',
    'Read and agree for Bea',
    'Pick up: socks for Cy',
  ])
})

describe('B-21: one payment to-do with the next amount and its due date', () => {
  const kit = { kitOrders: [someOrder({ id: 'socks' })] }
  const ada = (status: 'APPROVED' | 'ACTIVE') => ({ ...all(registeredPlayer('Ada', { status })), ...kit })
  const place = (dueOn: string, covered?: number) => ['ada in fall', 8000, dueOn, covered] as const
  const socks = (dueOn: string) => ['socks', 2000, dueOn] as const
  type Open = Parameters<typeof owing>
  test.each<[string, FamilyPlayer, Open, string[]]>([
    [
      'places and kit in one go',
      ada('APPROVED'),
      [[...socks('2025-09-09')], [...place('2025-09-09')]],
      ['Pay $100.00 for Ada and kit', 'Due Tue, Sep 9. Socks for Ada.'],
    ],
    [
      'what is due first',
      ada('APPROVED'),
      [[...socks('2025-09-09')], [...place('2025-10-01')]],
      ['Pay $20.00 for kit', 'Due Tue, Sep 9. Socks for Ada.'],
    ],
    [
      'what is late, less what was paid of it (B-4)',
      ada('ACTIVE'),
      [[...place('2025-09-01', 5000)]],
      ['Pay $30.00 for Ada', 'Was due Mon, Sep 1.'],
    ],
    ['in two weeks', ada('ACTIVE'), [[...place('2025-09-16')]], ['Pay $80.00 for Ada', 'Due Tue, Sep 16.']],
    ['a day later is not yet', ada('ACTIVE'), [[...place('2025-09-17')]], []],
    [
      'a place that waits for it',
      ada('APPROVED'),
      [[...place('2025-10-01')]],
      ['Pay $80.00 for Ada', 'Due Wed, Oct 1.'],
    ],
  ])('%s', (_case, player, open, expected) => {
    const told = toDos(familyOf(player), { ...facts, account: owing(...open) })
    expect(told.flatMap(({ title, text }) => [title, text])).toEqual(expected)
  })
})

test('a consent to an older wording does not count', () => {
  const player = all(registeredPlayer('Ada'))
  const older = player.consents.map((one) => (one.text === 'RISK' ? { ...one, textVersion: '2024-1' } : one))
  expect(titles({ ...player, consents: older })).toEqual(['Read and agree for Ada'])
})

test.each([
  ['an offer that has run out', { status: 'WAITLISTED', offerExpiresAt: now }],
  ['a place that was given up', { status: 'CANCELLED' }],
] as const)('%s is nothing to do', (_case, values) =>
  expect(titles(all(registeredPlayer('Ada', values)))).toEqual([]),
)

test('E-19: asks for one phone number per family and an emergency contact per registered child', () => {
  const unknown = { isReachable: false, emergencyContact: null, emergencyPhone: null }
  const [ada, bea, cy] = ['Ada', 'Bea', 'Cy'].map((name) => ({ ...all(registeredPlayer(name)), ...unknown }))
  const known = { emergencyContact: 'Gran', emergencyPhone: '604-555-0143' }
  expect(
    titles(ada as FamilyPlayer, { ...(bea as FamilyPlayer), ...known }, somePlayer('Dee', unknown)),
  ).toEqual(['Add your phone number', 'Add an emergency contact for Ada'])
  expect(titles({ ...(cy as FamilyPlayer), ...known, isReachable: true })).toEqual([])
})
