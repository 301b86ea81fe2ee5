import type { FieldEntry } from '@touchline/domain/field-day/field-entry.ts'
import { expect, test } from 'vitest'
import {
  exchange,
  type FieldList,
  forgetList,
  keepList,
  keptList,
  shownList,
  withEntry,
  withoutSent,
} from './kept-list.ts'

const child = {
  name: 'Ada L.',
  group: 'U9',
  isAbsent: false,
  isOnHold: false,
  hasNotes: false,
  hasPhone: false,
}
const list: FieldList = {
  program: 'Juniors',
  coach: 'Sam',
  day: '2025-10-04',
  session: null,
  next: null,
  readsNotes: false,
  children: [
    { ...child, id: 'ada', state: null },
    { ...child, id: 'bo', state: 'HERE' },
  ],
  visitors: [{ id: 'known', words: 'Noor' }],
}
const sent = { key: 'key', at: '2025-10-05T00:10:00Z', day: '2025-10-04' }
const mark = (playerId: string, state: 'HERE' | 'AWAY' | null, key = 'key'): FieldEntry => ({
  ...sent,
  kind: 'MARK',
  key,
  playerId,
  state,
})

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('a list is kept for its day only, and unsent entries until they are sent', () => {
  const storage = memory()
  keepList(storage, 'token', { list, waiting: [mark('ada', 'HERE')] })
  expect(keptList(storage, 'token', '2025-10-04').list).toEqual(list)
  expect(keptList(storage, 'token', '2025-10-05')).toEqual({ list: null, waiting: [mark('ada', 'HERE')] })
  expect(keptList(storage, 'other', '2025-10-04')).toEqual({ list: null, waiting: [] })
  forgetList(storage, 'token')
  expect(keptList(storage, 'token', '2025-10-04')).toEqual({ list: null, waiting: [] })
})

test('unsent entries are already in the list, and nobody is listed twice', () => {
  const visitor = (key: string): FieldEntry => ({ ...sent, kind: 'VISITOR', key, words: 'Ray' })
  const shown = shownList(list, [mark('ada', 'AWAY'), mark('bo', null), visitor('new'), visitor('known')])
  expect(shown.children.map(({ state }) => state)).toEqual(['AWAY', null])
  expect(shown.visitors).toEqual([
    { id: 'known', words: 'Noor' },
    { id: 'new', words: 'Ray' },
  ])
  expect(shownList(list, [{ ...mark('ada', 'HERE'), day: '2025-09-27' }]).children[0]?.state).toBe(null)
})

test('of two marks for a child only the last is sent; later entries still wait', () => {
  const waiting = withEntry(withEntry([], mark('ada', 'HERE', 'one')), mark('ada', 'AWAY', 'two'))
  expect(waiting).toEqual([mark('ada', 'AWAY', 'two')])
  expect(withoutSent([...waiting, mark('bo', 'AWAY', 'three')], waiting)).toEqual([
    mark('bo', 'AWAY', 'three'),
  ])
})

test.each([
  ['a list', async () => Response.json(list), list],
  ['a link that has ended', async () => new Response('{}', { status: 404 }), 'ENDED'],
  ['a server with too much to do', async () => new Response('', { status: 503 }), null],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), null],
] as const)('the answer is %s', async (_case, answer, expected) =>
  expect(await exchange('token', [mark('ada', 'HERE')], answer)).toEqual(expected),
)
