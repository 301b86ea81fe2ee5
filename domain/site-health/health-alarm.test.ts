import { expect, test } from 'vitest'
import { type HealthAlarm, linesToEmail } from './health-alarm.ts'
import type { HealthLine, HealthTopic } from './site-health.ts'

const NOW = new Date('2026-11-16T20:00:00Z')
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds)

const line = (topic: HealthTopic, state: HealthLine['state']): HealthLine => ({
  topic,
  state,
  sentence: '',
  advice: null,
})
const alarm = (topic: HealthTopic, sinceMs: number, emailedMs?: number): HealthAlarm => ({
  topic,
  since: ago(sinceMs),
  emailedAt: emailedMs === undefined ? null : ago(emailedMs),
})

const DISK = alarm('DISK', 2 * DAY, 60 * MINUTE)

test.each<[string, HealthAlarm[], HealthTopic[]]>([
  ['nothing is wrong', [], []],
  ['for 30 minutes', [alarm('EMAIL', 30 * MINUTE)], ['EMAIL']],
  ['for a little less', [alarm('EMAIL', 30 * MINUTE - 1)], []],
  ['emailed a day ago', [alarm('EMAIL', 2 * DAY, DAY)], ['EMAIL']],
  ['emailed a little less than a day ago', [alarm('EMAIL', 2 * DAY, DAY - 1)], []],
  ['one emailed before goes along with a new one', [alarm('EMAIL', 30 * MINUTE), DISK], ['EMAIL', 'DISK']],
  ['a fresh one does not go along', [alarm('EMAIL', MINUTE), { ...DISK, emailedAt: null }], ['DISK']],
  ['one that is well by now is left out', [alarm('JOBS', DAY)], []],
])('O-5: %s', (_case, alarms, emailed) => {
  const lines = [line('EMAIL', 'ATTENTION'), line('JOBS', 'GOOD'), line('DISK', 'ATTENTION')]
  expect(linesToEmail(lines, alarms, NOW).map(({ topic }) => topic)).toEqual(emailed)
})
