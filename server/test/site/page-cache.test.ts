import { expect, onTestFinished, test } from 'vitest'
import { keepPage } from '../../src/site/kept-page.ts'
import { PageCache } from '../../src/site/page-cache.ts'
import { serverForTest } from '../running-server.ts'

const at = (time: string) => new Date(`2025-10-01T${time}Z`)
const page = (words: string, status = 200) => keepPage(new Response(words, { status }), () => '')
const words = async (made: ReturnType<typeof page>) => String(await (await made).body('identity'))

/** A cache on a clock, and how often each page was rendered. */
function cacheAt(start = at('12:00:00')) {
  let now = start
  let rendered = 0
  const cache = new PageCache(() => now)
  return {
    cache,
    moveTo: (time: Date) => {
      now = time
    },
    get: (status = 200) => words(cache.get('/', () => page(`rendered ${++rendered}`, status))),
  }
}

test('a page is rendered once and sent to many, also when they ask at the same time', async () => {
  const { get } = cacheAt()
  expect(await Promise.all([get(), get(), get()])).toEqual(['rendered 1', 'rendered 1', 'rendered 1'])
  expect(await get()).toBe('rendered 1')
})

test('after five minutes it is rendered anew: pages speak of today', async () => {
  const { get, moveTo } = cacheAt()
  await get()
  moveTo(at('12:04:59'))
  expect(await get()).toBe('rendered 1')
  moveTo(at('12:05:00'))
  expect(await get()).toBe('rendered 2')
})

test.each([
  ['in winter', '2026-02-22T07:57:00Z', '2026-02-22T07:59:59Z', '2026-02-22T08:00:00Z'],
  ['in summer', '2025-10-02T06:58:00Z', '2025-10-02T06:59:59Z', '2025-10-02T07:00:00Z'],
])(
  'at midnight at the club’s field, %s, nothing is left of the day before',
  async (_, start, last, first) => {
    const { get, moveTo } = cacheAt(new Date(start))
    await get()
    moveTo(new Date(last))
    expect(await get()).toBe('rendered 1')
    moveTo(new Date(first))
    expect(await get()).toBe('rendered 2')
  },
)

test.each([404, 500])('an answer of %i is not kept', async (status) => {
  const { get } = cacheAt()
  await get(status)
  expect(await get()).toBe('rendered 2')
})

test('a rendering that fails is not kept', async () => {
  const { cache, get } = cacheAt()
  await expect(cache.get('/', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  expect(await get()).toBe('rendered 1')
})

test('what was begun before a change is not kept after it', async () => {
  const { cache, get } = cacheAt()
  let finish = (_page: ReturnType<typeof page>) => {}
  const begun = cache.get('/', () => new Promise((resolve) => (finish = resolve)))
  cache.empty()
  finish(page('old'))
  expect(await words(begun)).toBe('old')
  expect(await get()).toBe('rendered 1')
})

test('a change of what pages show empties it, made by whichever process; a family’s own does not', async () => {
  const { sql } = await serverForTest()
  const { cache, get } = cacheAt()
  await cache.follow(sql)
  onTestFinished(() => cache.stop())
  const heard = new Promise<void>((resolve) => {
    sql.listen('changes', (payload) => JSON.parse(payload).model === 'Program' && resolve())
  })
  await get()
  await sql.notify('changes', JSON.stringify({ model: 'Player', action: 'onCreate', id: '1' }))
  expect(await get()).toBe('rendered 1')
  await sql.notify('changes', JSON.stringify({ model: 'Program', action: 'onCreate', id: '1' }))
  await heard
  expect(await get()).toBe('rendered 2')
})
