import { expect, test, vi } from 'vitest'
import type { Document } from '../../../data/documents.ts'
import type { Request } from '../../../data/request.ts'
import { gatherData } from './gather-data.ts'

const me = { id: 'u1', email: 'pat@example.org' }

const answering = (answers: Record<string, object[]>) =>
  (async ({ field }: Document) => {
    if (!answers[field]) throw new Error('down')
    return { items: answers[field], nextToken: null }
  }) as unknown as Request

const lists = {
  usersByEmail: [{ id: 'u1' }],
  listPlayers: [{ id: 'p1' }],
  listPlayerProgramRegistrations: [{ id: 'r1' }],
  listKitOrders: [{ id: 'k1' }],
}

test('all four lists and what was agreed to', async () => {
  const request = answering({ ...lists, listConsents: [{ id: 'c1' }] })
  expect(await gatherData(request, me, new Date('2025-09-06T12:00:00Z'))).toEqual({
    gatheredAt: '2025-09-06T12:00:00.000Z',
    users: [{ id: 'u1' }],
    players: [{ id: 'p1' }],
    registrations: [{ id: 'r1' }],
    kitOrders: [{ id: 'k1' }],
    consents: [{ id: 'c1' }],
  })
})

test('half an answer is none', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { listKitOrders: _, ...others } = lists
  await expect(gatherData(answering({ ...others, listConsents: [] }), me, new Date())).rejects.toThrow()
  await expect(gatherData(answering(lists), me, new Date())).rejects.toThrow()
})
