import type { KitOrderStatus } from '@touchline/domain/status/kit-order.ts'
import type { RegistrationStatus } from '@touchline/domain/status/registration.ts'
import { expect, test } from 'vitest'
import type { Document } from '../../../data/documents.ts'
import type { Request } from '../../../data/request.ts'
import type { Row } from '../../../data/row.ts'
import type { Family } from '../../../family/family.ts'
import { closingOf, windUp } from './closing.ts'

type Child = [id: string, registrations: RegistrationStatus[], orders: KitOrderStatus[]]

const familyOf = (...children: Child[]): Family =>
  ({
    userId: 'u1',
    players: children.map(([id, registrations, orders]) => ({
      id,
      registrations: registrations.map((status) => ({ id: `${id} ${status}`, status })),
      kitOrders: orders.map((status) => ({ id: `${id} ${status}`, status })),
    })),
  }) as unknown as Family

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)

test('what is not paid is cancelled, what is paid goes on, what is over is left alone (R-7, K-1)', () => {
  const { cancelled, goOn, removed } = closingOf(
    familyOf(
      ['maya', ['PENDING', 'WAITLISTED', 'APPROVED', 'REJECTED', 'COMPLETED'], ['PENDING', 'DELIVERED']],
      ['arjun', ['ACTIVE', 'CANCELLED'], ['CANCELLED']],
      ['leo', ['WITHDRAWN'], ['PAID', 'READY', 'REFUNDED']],
      ['an', [], []],
    ),
  )
  expect(ids(cancelled.registrations)).toEqual(['maya PENDING', 'maya WAITLISTED', 'maya APPROVED'])
  expect(ids(cancelled.orders)).toEqual(['maya PENDING'])
  expect(ids(goOn.registrations)).toEqual(['arjun ACTIVE'])
  expect(ids(goOn.orders)).toEqual(['leo PAID', 'leo READY'])
  expect(ids(removed)).toEqual(['maya', 'an'])
})

const record = { id: 'u1', _version: 3, newsletter: true } as unknown as Row

async function windingUp(family: Family) {
  const sent: unknown[] = []
  const request = (async ({ field }: Document, variables: { id?: string; input?: object }) => {
    if (!field.startsWith('get')) sent.push([field, variables.input])
    return { id: variables.id, _version: 7 }
  }) as unknown as Request
  await windUp(request, closingOf(family), record, '2025-1')
  return sent
}

test('each is written as it is by then, and the record last', async () => {
  expect(await windingUp(familyOf(['maya', ['PENDING'], ['PENDING']]))).toEqual([
    ['updatePlayerProgramRegistration', { id: 'maya PENDING', status: 'CANCELLED', _version: 7 }],
    ['updateKitOrder', { id: 'maya PENDING', status: 'CANCELLED', _version: 7 }],
    ['deletePlayer', { id: 'maya', _version: 7 }],
    ['createConsent', { userId: 'u1', text: 'NEWSLETTER', textVersion: '2025-1', agreed: false }],
    ['updateUser', { id: 'u1', _version: 3, avatarUrl: '', language: null, newsletter: false, phone: null }],
  ])
})

test('while something goes on, the club can still call', async () => {
  expect((await windingUp(familyOf(['arjun', ['ACTIVE'], []]))).at(-1)).toEqual([
    'updateUser',
    { id: 'u1', _version: 3, avatarUrl: '', language: null, newsletter: false },
  ])
})
