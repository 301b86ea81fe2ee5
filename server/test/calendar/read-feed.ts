import ICAL from 'ical.js'
import { expect } from 'vitest'
import type { RunningServer } from '../running-server.ts'

/** The entries of a feed, read by a different library than the one that wrote it. */
export async function readFeed({ url }: RunningServer, path: string): Promise<ICAL.Event[]> {
  const answer = await fetch(url + path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()))
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(zone as unknown as ICAL.Timezone)
  const components = calendar.getAllSubcomponents('vevent')
  for (const component of components)
    expect(component.getFirstProperty('dtstamp')?.toICALString()).toMatch(/^DTSTAMP:\d{8}T\d{6}Z/)
  return components.map((component) => new ICAL.Event(component))
}

export const utc = (time: ICAL.Time): string => time.toJSDate().toISOString()

export const statusOf = ({ component }: ICAL.Event): unknown => component.getFirstPropertyValue('status')
