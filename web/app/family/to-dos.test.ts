import { defaultConsents } from '@touchline/domain/club/defaults/consent-texts.ts'
import type { ConsentText } from '@touchline/domain/consents.ts'
import { expect, test } from 'vitest'
import type { FamilyPlayer } from './family.ts'
import { familyOf, registeredPlayer, someOrder, somePlayer } from './test/some-family.ts'
import { toDos } from './to-dos.ts'

const now = '2025-09-02T17:00:00.000Z'
const facts = { consents: defaultConsents, pickUp: 'At the club table.', now }
const titles = (...players: FamilyPlayer[]) => toDos(familyOf(...players), facts).map(({ title }) => title)

const agreed = (player: FamilyPlayer, ...texts: ConsentText[]): FamilyPlayer => ({
  ...player,
  consents: texts.map((text) => ({
    text,
    textVersion: defaultConsents[text].version,
    agreed: true,
    createdAt: now,
  })),
})
const all = (player: FamilyPlayer) => agreed(player, 'CONDUCT', 'RISK', 'CONCUSSION')

test('nothing to do', () => expect(titles(all(registeredPlayer('Ada')), somePlayer('Bea'))).toEqual([]))

test('the most pressing comes first', () => {
  const offered = registeredPlayer('Ada', {
    status: 'WAITLISTED',
    offerExpiresAt: '2025-09-03T17:00:00.000Z',
  })
  const unpaid = { ...registeredPlayer('Bea', { status: 'APPROVED' }), kitOrders: [someOrder()] }
  const ready = {
    ...all(registeredPlayer('Cy', { status: 'APPROVED' })),
    kitOrders: [someOrder({ status: 'READY' })],
  }
  expect(titles(all(offered), agreed(unpaid, 'CONDUCT'), ready)).toEqual([
    'A place has opened up for Ada',
    'Pay $180.00 for Bea, Cy and kit',
    'Read and agree for Bea',
    'Pick up: socks for Cy',
  ])
})

test('places and kit are paid for in one go', () => {
  const kit = { kitOrders: [someOrder()] }
  const places = { ...all(registeredPlayer('Ada', { status: 'APPROVED' })), ...kit }
  const told = (player: FamilyPlayer) =>
    toDos(familyOf(player), facts).map(({ title, text }) => [title, text])
  expect(told(places)).toEqual([['Pay $100.00 for Ada and kit', 'The place is approved. Socks for Ada.']])
  expect(told({ ...somePlayer('Ada'), ...kit })).toEqual([['Pay $20.00 for kit', 'Socks for Ada.']])
})

test('B-4: what was paid of a place in part is not asked for again', () => {
  const family = familyOf(all(registeredPlayer('Ada', { status: 'APPROVED' })))
  const due = {
    itemId: 'ada in fall',
    month: '2025-10',
    dueOn: '2025-10-01',
    cents: 8000,
    coveredCents: 5000,
  }
  const account = { dues: [due], creditCents: 0, freeCents: 0 }
  expect(toDos(family, { ...facts, account }).map(({ title }) => title)).toEqual(['Pay $30.00 for Ada'])
})

test.each([
  ['on its due day', '2025-09-02', ['Pay $40.00 for Ada']],
  ['the day before', '2025-09-03', []],
])('a month that was added to a paid place is a to-do %s', (_when, dueOn, expected) => {
  const family = familyOf(all(registeredPlayer('Ada', { status: 'ACTIVE', openCents: 4000 })))
  const due = { itemId: 'ada in fall', month: '2025-12', dueOn, cents: 4000, coveredCents: 0 }
  const account = { dues: [due], creditCents: 0, freeCents: 0 }
  expect(toDos(family, { ...facts, account }).map(({ title }) => title)).toEqual(expected)
})

test('a consent to an older wording is none', () => {
  const player = all(registeredPlayer('Ada'))
  const older = player.consents.map((one) => (one.text === 'RISK' ? { ...one, textVersion: '2024-1' } : one))
  expect(titles({ ...player, consents: older })).toEqual(['Read and agree for Ada'])
})

test.each([
  ['an offer that has run out', { status: 'WAITLISTED', offerExpiresAt: now }],
  ['a place that costs nothing', { status: 'APPROVED', priceCents: 0 }],
  ['a place that was given up', { status: 'CANCELLED' }],
] as const)('%s is nothing to do', (_case, values) =>
  expect(titles(all(registeredPlayer('Ada', values)))).toEqual([]),
)

test('E-19: a phone is asked for once, an emergency contact for each registered child', () => {
  const unknown = { isReachable: false, emergencyContact: null, emergencyPhone: null }
  const [ada, bea, cy] = ['Ada', 'Bea', 'Cy'].map((name) => ({ ...all(registeredPlayer(name)), ...unknown }))
  const known = { emergencyContact: 'Gran', emergencyPhone: '604-555-0143' }
  expect(
    titles(ada as FamilyPlayer, { ...(bea as FamilyPlayer), ...known }, somePlayer('Dee', unknown)),
  ).toEqual(['Add your phone number', 'Add an emergency contact for Ada'])
  expect(titles({ ...(cy as FamilyPlayer), ...known, isReachable: true })).toEqual([])
})
