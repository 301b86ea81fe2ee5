import { expect, onTestFinished, test, vi } from 'vitest'
import { DatabaseOutOfReach } from '../../src/postgres/lost-connections.ts'
import { keepPage } from '../../src/site/kept-page.ts'
import { PageCache, type PageRequest } from '../../src/site/page-cache.ts'
import { serverForTest } from '../running-server.ts'

const at = (time: string) => new Date(`2025-10-01T${time}Z`)
const page = (words: string, status = 200) => keepPage(new Response(words, { status }))
const words = async (made: ReturnType<typeof page>) => String(await (await made).body('identity'))

interface Reads {
  shown?: string[]
  counted?: string[]
}

/** A cache with a clock, and a count of each page's renderings. */
function cacheAt(start = at('12:00:00'), mostBytes?: number) {
  let now = start
  let rendered = 0
  const cache = new PageCache(() => now, mostBytes)
  const wanted = ({ shown = [], counted = [] }: Reads, status = 200): PageRequest => ({
    render: (reads) => {
      for (const model of shown) reads.shown.add(model)
      for (const model of counted) reads.counted.add(model)
      rendered += 1
      return page(`rendered ${rendered}`, status)
    },
  })
  return {
    cache,
    moveTo: (time: Date) => {
      now = time
    },
    rendered: () => rendered,
    get: (status = 200) => words(cache.get('/', wanted({}, status))),
    getThat: (reads: Reads, rest: Partial<PageRequest> = {}, key = '/') =>
      words(cache.get(key, { ...wanted(reads), ...rest })),
  }
}

test('a page is rendered once and sent to many, even if they ask at the same time', async () => {
  const { get } = cacheAt()
  expect(await Promise.all([get(), get(), get()])).toEqual(['rendered 1', 'rendered 1', 'rendered 1'])
  expect(await get()).toBe('rendered 1')
})

test('after five minutes it is rendered again, since pages mention today', async () => {
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

test('without a database the last page is served to everybody, until there is one again', async () => {
  const { get, getThat, moveTo } = cacheAt()
  const cutOff = () => getThat({}, { render: () => Promise.reject(new DatabaseOutOfReach()) })
  await expect(cutOff()).rejects.toThrow(DatabaseOutOfReach)
  await get()
  moveTo(at('12:05:00'))
  expect(await Promise.all([cutOff(), cutOff()])).toEqual(['rendered 1', 'rendered 1'])
  moveTo(at('12:05:01'))
  const broken = getThat({}, { render: () => Promise.reject(new Error('a fault of ours')) })
  await expect(broken).rejects.toThrow('a fault of ours')
  expect(await get()).toBe('rendered 2')
})

test.each([404, 500])('an answer of %i is not cached', async (status) => {
  const { get } = cacheAt()
  await get(status)
  expect(await get()).toBe('rendered 2')
})

test('a failed rendering is not cached', async () => {
  const { cache, get } = cacheAt()
  await expect(cache.get('/', { render: () => Promise.reject(new Error('no database')) })).rejects.toThrow(
    'no database',
  )
  expect(await get()).toBe('rendered 1')
})

test('a rendering begun before a change is not cached after it', async () => {
  const { cache, get } = cacheAt()
  let finish = (_page: ReturnType<typeof page>) => {}
  const begun = cache.get('/', {
    render: (reads) => {
      reads.shown.add('Program')
      return new Promise((resolve) => (finish = resolve))
    },
  })
  await new Promise(setImmediate)
  cache.changed('Program')
  finish(page('old'))
  expect(await words(begun)).toBe('old')
  expect(await get()).toBe('rendered 1')
})

test('a change drops the pages that show it, and no others', async () => {
  const { cache, getThat, rendered } = cacheAt()
  const all = () =>
    Promise.all([
      getThat({ shown: ['ClubSetting'] }, {}, '/about'),
      getThat({ shown: ['ClubSetting', 'Program'] }, {}, '/programs'),
    ])
  await all()
  cache.changed('Player')
  cache.changed('PlayerProgramRegistration')
  cache.changed('Tournament')
  await all()
  expect(rendered()).toBe(2)
  cache.changed('Program')
  await all()
  expect(rendered()).toBe(3)
  cache.changed('ClubSetting')
  await all()
  expect(rendered()).toBe(5)
})

const PLACES = { shown: ['Program'], counted: ['PlayerProgramRegistration'] }

test('places are counted again at most once a second, however many register', async () => {
  const { cache, getThat, rendered, moveTo } = cacheAt()
  await getThat(PLACES)
  for (let ms = 0; ms < 3_000; ms += 10) {
    moveTo(new Date(at('12:01:00').getTime() + ms))
    cache.changed('PlayerProgramRegistration')
    await getThat(PLACES)
  }
  expect(rendered()).toBe(4)
})

test('a registration shows at once on a page whose count is more than a second old', async () => {
  const { cache, getThat, moveTo } = cacheAt()
  await getThat(PLACES)
  moveTo(at('12:00:01'))
  cache.changed('PlayerProgramRegistration')
  expect(await getThat(PLACES)).toBe('rendered 2')
})

test('a change of the program itself shows at once', async () => {
  const { cache, getThat } = cacheAt()
  await getThat(PLACES)
  cache.changed('PlayerProgramRegistration')
  cache.changed('Program')
  expect(await getThat(PLACES)).toBe('rendered 2')
})

test('clients notified of a registration wait for the next count, all for the same one', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { cache, getThat, rendered } = cacheAt()
  await getThat(PLACES)
  cache.changed('PlayerProgramRegistration')
  const told = [1, 2, 3].map(() => getThat(PLACES, { waits: true }))
  await vi.advanceTimersByTimeAsync(999)
  expect(rendered()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await Promise.all(told)).toEqual(['rendered 2', 'rendered 2', 'rendered 2'])
})

test('only the one who starts a rendering is checked, and a refusal affects nobody else', async () => {
  const { cache, getThat, moveTo } = cacheAt()
  const admit = () => Promise.reject(new Error('too many'))
  await expect(getThat(PLACES, { admit })).rejects.toThrow('too many')
  expect(await getThat(PLACES)).toBe('rendered 1')
  expect(await getThat(PLACES, { admit })).toBe('rendered 1')
  moveTo(at('12:00:01'))
  cache.changed('PlayerProgramRegistration')
  expect(await getThat(PLACES, { admit })).toBe('rendered 1')
  expect(await getThat(PLACES)).toBe('rendered 2')
})

test('it has a limit in bytes; recently requested pages stay', async () => {
  const { cache, getThat, rendered } = cacheAt(undefined, 20_000)
  await getThat({}, {}, '/first')
  for (let n = 0; n < 1_000; n += 1) {
    await getThat({}, {}, `/${n}`)
    await getThat({}, {}, '/first')
    expect(cache.bytes).toBeLessThanOrEqual(20_000)
  }
  expect(rendered()).toBe(1_001)
})

test('a change is noticed from any process', async () => {
  const { sql } = await serverForTest()
  const { cache, getThat } = cacheAt()
  await cache.follow(sql)
  onTestFinished(() => cache.stop())
  const heard = new Promise<void>((resolve) => {
    sql.listen('changes', (payload) => JSON.parse(payload).model === 'Program' && resolve())
  })
  await getThat(PLACES)
  await sql.notify('changes', JSON.stringify({ model: 'Player', action: 'onCreate', id: '1' }))
  expect(await getThat(PLACES)).toBe('rendered 1')
  await sql.notify('changes', JSON.stringify({ model: 'Program', action: 'onCreate', id: '1' }))
  await heard
  expect(await getThat(PLACES)).toBe('rendered 2')
})
