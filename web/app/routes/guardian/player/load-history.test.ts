import { expect, test } from 'vitest'
import type { Request } from '../../../data/request.ts'
import { type HistoryEntry, historyLine, loadHistory } from './load-history.ts'

test('reads a history to its end', async () => {
  const pages = [
    { items: [{ id: 'newest' }], nextToken: 'second' },
    { items: [{ id: 'oldest' }], nextToken: null },
  ]
  const asked: unknown[] = []
  const request: Request = async (_document, variables) => {
    asked.push(variables)
    return pages[asked.length - 1] as never
  }
  expect((await loadHistory(request, 'p')).map(({ id }) => id)).toEqual(['newest', 'oldest'])
  expect(asked).toEqual([
    { id: 'p', nextToken: null },
    { id: 'p', nextToken: 'second' },
  ])
})

const entry: HistoryEntry = {
  id: 'e',
  createdAt: '2030-09-01T17:00:00.000Z',
  action: 'UPDATE',
  actorRole: 'ADMIN',
  asUserId: null,
  before: '{"shirtSize":"YS","userPlayersId":"one"}',
  after: '{"shirtSize":"YM","userPlayersId":"one"}',
}

test.each<[string, Partial<HistoryEntry>]>([
  ['shirt size changed by the club', {}],
  ['shirt size changed by you', { actorRole: 'PARENT' }],
  ['record changed by the club', { after: '{"shirtSize":"YS","userPlayersId":"other"}' }],
  ['health notes read by the club', { action: 'HEALTH_NOTES', before: null, after: null }],
  ['merged with a duplicate by the club', { action: 'MERGE' }],
  ['emergency details looked up at the field by the coach', { action: 'FIELD_CARE', actorRole: 'COACH' }],
])('%s', (line, differing) => expect(historyLine({ ...entry, ...differing })).toBe(line))
