import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** Late on 16 November at the field, when it is already the 17th in Greenwich. */
const DEVICE = new Date('2025-11-17T06:30:00Z')

const pageSaying = (today?: string) =>
  vi.stubGlobal('document', { documentElement: { dataset: { ...(today && { today }) } } })

const openPage = async () => {
  vi.resetModules()
  return await import('./club-now.ts')
}

beforeEach(() => vi.useFakeTimers({ now: DEVICE }))

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it("is the device's clock on an ordinary page", async () => {
  pageSaying()
  expect((await openPage()).clubNow()).toEqual({ day: '2025-11-16', time: '22:30' })
})

it.each(['2024-11-16', '2025-11-15', '2026-01-16'])(
  'is the time of the device on %s, where the server has been set to that day',
  async (today) => {
    pageSaying(today)
    expect((await openPage()).clubNow()).toEqual({ day: today, time: '22:30' })
  },
)

it('moves on at midnight while the page stays open', async () => {
  pageSaying('2024-11-16')
  const { clubNow } = await openPage()
  clubNow()
  vi.setSystemTime(new Date('2025-11-17T08:30:00Z'))
  expect(clubNow()).toEqual({ day: '2024-11-17', time: '00:30' })
})

it('works without a page', async () => {
  vi.stubGlobal('document', undefined)
  expect((await openPage()).clubNow().day).toBe('2025-11-16')
})
