import { clubContent } from '@touchline/domain/club/content.ts'
import type ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { admin, configureAmplify } from '../amplify-client.ts'
import { HOSTILE } from '../attacks/hostile-texts.ts'
import { createRow, updateRow } from '../calls.ts'
import { serverForTest } from '../running-server.ts'
import { storeFall } from '../store-setting.ts'
import { readFeed as feed, statusOf, utc } from './read-feed.ts'

describe('/calendar/training.ics', () => {
  test('has the 30 sessions, with the field’s hours in summer and winter time', async () => {
    const events = await feed(await serverForTest(), '/calendar/training.ics')
    expect(events).toHaveLength(30)
    const at = (day: string) => events.find(({ startDate }) => startDate.toString().startsWith(day))
    expect(utc(at('2025-09-06')?.startDate as ICAL.Time)).toBe('2025-09-07T00:00:00.000Z')
    expect(utc(at('2025-09-06')?.endDate as ICAL.Time)).toBe('2025-09-07T01:30:00.000Z')
    expect(utc(at('2025-12-14')?.startDate as ICAL.Time)).toBe('2025-12-15T01:00:00.000Z')
    expect(at('2025-09-06')?.startDate.zone.tzid).toBe('America/Vancouver')
  })

  test('a session keeps its id from one fetch to the next, and when it is cancelled', async () => {
    const server = await serverForTest()
    const before = (await feed(server, '/calendar/training.ics')).map(({ uid }) => uid)
    await storeFall(server, [
      { day: '2025-10-11', status: 'CANCELLED', note: 'Standing water on the field.' },
    ])
    const after = await feed(server, '/calendar/training.ics')
    expect(after.map(({ uid }) => uid)).toEqual(before)
    const cancelled = after.filter((event) => statusOf(event) === 'CANCELLED')
    const sequences = (events: typeof after) => events.map(({ sequence }) => sequence)
    const cancelledSequence = Math.min(...sequences(after))
    await storeFall(server, [])
    const again = await feed(server, '/calendar/training.ics')
    expect(again.every((event) => statusOf(event) === 'CONFIRMED')).toBe(true)
    expect(Math.min(...sequences(again))).toBeGreaterThan(cancelledSequence)
    expect(cancelled.map(({ summary, description }) => [summary, description])).toEqual([
      [expect.stringMatching(/^Cancelled: /), expect.stringContaining('Standing water on the field.')],
    ])
  })
})

test('a note that imitates lines of the calendar stays a note', async () => {
  const server = await serverForTest()
  const note = HOSTILE.calendar as string
  const changes = [{ day: '2025-10-11', status: 'CANCELLED', note }]
  await storeFall(server, changes)
  const events = await feed(server, '/calendar/training.ics')
  expect(events).toHaveLength(30)
  expect(events.filter(({ component }) => component.getAllSubcomponents().length > 0)).toEqual([])
  const cancelled = events.find((event) => statusOf(event) === 'CANCELLED')
  expect(cancelled?.description).toContain('END:VEVENT')
})

test('/calendar/events.ics has no training, and events without hours as whole days', async () => {
  const events = await feed(await serverForTest(), '/calendar/events.ics')
  expect(events.length).toBeGreaterThan(0)
  expect(events.filter(({ uid }) => uid.startsWith('training-'))).toEqual([])
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
  const wholeDays = events.filter(({ startDate }) => startDate.isDate)
  for (const { startDate, endDate } of wholeDays)
    expect(endDate.subtractDate(startDate).days).toBeGreaterThan(0)
})

describe('/calendar/entry', () => {
  test('has one entry, with the same id as in the feeds', async () => {
    const server = await serverForTest()
    const [session] = await feed(server, '/calendar/training.ics')
    const entries = await feed(server, '/calendar/entry/training-2025-09-06.ics')
    expect(entries.map(({ uid, summary }) => [uid, summary])).toEqual([[session?.uid, session?.summary]])
  })

  test('an unplanned entry does not exist', async () => {
    const { url } = await serverForTest()
    expect((await fetch(`${url}/calendar/entry/training-2025-09-07-x.ics`)).status).toBe(404)
  })
})

test('C-5: the sequence number goes up with a cancellation, and again when it is taken back', async () => {
  const clock = { now: new Date('2025-09-01T17:00:00Z') }
  const server = await serverForTest({ now: () => clock.now })
  configureAmplify(server)
  const desk = await admin()
  const [event, ...others] = clubContent([]).content.events
  const keep = async (status: string, version: number) => {
    clock.now = new Date(clock.now.getTime() + 60_000)
    const value = JSON.stringify([{ ...event, status }, ...others])
    const { error } = await (version === 0
      ? createRow(desk, 'ClubSetting', { id: 'events', key: 'events', value, published: true })
      : updateRow(desk, 'ClubSetting', { id: 'events', _version: version, value }))
    expect(error).toBeUndefined()
    const entries = await feed(server, '/calendar/events.ics')
    const found = entries.find(({ uid }) => uid.startsWith(`event-${event?.id}@`))
    return { status: found && statusOf(found), sequence: found?.sequence ?? 0 }
  }
  const seen = [await keep('ON', 0), await keep('CANCELLED', 1), await keep('ON', 2)]
  expect(seen.map(({ status }) => status)).toEqual(['CONFIRMED', 'CANCELLED', 'CONFIRMED'])
  const sequences = seen.map(({ sequence }) => sequence)
  expect(new Set(sequences).size).toBe(3)
  expect(sequences).toEqual(sequences.toSorted((a, b) => a - b))
})

describe('Y-29: a feed is in the language of its address', () => {
  test('the name of a session and who it is for; its id stays the same', async () => {
    const server = await serverForTest()
    const [english] = await feed(server, '/calendar/training.ics')
    const [hant] = await feed(server, '/zh-Hant/calendar/training.ics')
    expect(hant?.uid).toBe(english?.uid)
    expect([english?.summary, hant?.summary]).toEqual(['Fall training 2025', '2025年秋季訓練'])
    expect(hant?.description).toMatch(/^參加者：/)
    const [alone] = await feed(server, '/zh-Hans/calendar/entry/training-2025-09-06.ics')
    expect(alone?.summary).toBe('2025年秋季训练')
  })

  test('Y-20: events as the club has translated them, otherwise in English', async () => {
    const server = await serverForTest()
    configureAmplify(server)
    const [event, ...others] = clubContent([]).content.events
    const english = event?.title ?? ''
    const translations = { [`${event?.id}.title`]: { 'zh-Hans': { text: '嘉年华', english } } }
    await createRow(await admin(), 'ClubSetting', {
      key: 'events',
      value: JSON.stringify([event, ...others]),
      translations: JSON.stringify(translations),
    })
    const titleAt = async (path: string) =>
      (await feed(server, path)).find(({ uid }) => uid.startsWith(`event-${event?.id}@`))?.summary
    expect(await titleAt('/zh-Hans/calendar/events.ics')).toBe('嘉年华')
    expect(await titleAt('/zh-Hant/calendar/events.ics')).toBe(english)
    expect(await titleAt('/calendar/events.ics')).toBe(english)
  })
})
