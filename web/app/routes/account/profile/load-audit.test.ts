import { expect, test } from 'vitest'
import type { Request } from '../../../data/request.ts'
import { loadActivity, loadAudit } from './load-audit.ts'

/** A service with three pages of one entry each. */
function threePages() {
  const asked: unknown[] = []
  const request: Request = async (_document, variables) => {
    asked.push(variables?.nextToken)
    const n = asked.length
    return { items: [{ id: `e${n}` }], nextToken: n < 3 ? `after ${n}` : null } as never
  }
  return { request, asked }
}

test.each([
  ['what the club did', loadAudit],
  ['what happened around the sign-in', loadActivity],
])('%s is loaded page by page, and says whether there is more', async (_name, load) => {
  const first = threePages()
  const one = await load(first.request, 'u', 1)
  expect([one.entries.map(({ id }) => id), one.hasMore]).toEqual([['e1'], true])

  const all = threePages()
  const { entries, hasMore } = await load(all.request, 'u', 5)
  expect([entries.map(({ id }) => id), hasMore]).toEqual([['e1', 'e2', 'e3'], false])
  expect(all.asked).toEqual([null, 'after 1', 'after 2'])
})
