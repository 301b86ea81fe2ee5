import type { HealthLine, HealthTopic } from './site-health.ts'

/** Since when something has needed attention without interruption, and when somebody was last emailed about it. */
export interface HealthAlarm {
  topic: HealthTopic
  since: Date
  emailedAt: Date | null
}

const STAYS_MS = 30 * 60_000
const EMAIL_AGAIN_MS = 24 * 3_600_000

/**
 * O-5: the lines to email about now. Once one is due, the email covers every lasting problem, so that nobody gets two
 * emails.
 */
export function linesToEmail(
  lines: readonly HealthLine[],
  alarms: readonly HealthAlarm[],
  now: Date,
): HealthLine[] {
  const passed = (then: Date, milliseconds: number) => now.getTime() - then.getTime() >= milliseconds
  const lasting = alarms.filter(({ since }) => passed(since, STAYS_MS))
  const isDue = lasting.some(({ emailedAt }) => emailedAt === null || passed(emailedAt, EMAIL_AGAIN_MS))
  if (!isDue) return []
  const topics = lasting.map(({ topic }) => topic)
  return lines.filter(({ topic, state }) => state === 'ATTENTION' && topics.includes(topic))
}
