import { expect, test } from 'vitest'
import type { Request } from '../../../data/request.ts'
import { loadHistory } from './load-history.ts'

test('a history is read to its end', async () => {
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
