import { describe, expect, test } from 'vitest'
import { type HealthFacts, type HealthTopic, siteHealth } from './site-health.ts'

const NOW = new Date('2026-11-16T20:00:00Z')
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const GB = 1024 ** 3
const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds)
const ahead = (milliseconds: number) => new Date(NOW.getTime() + milliseconds)

const email = {
  canSend: true,
  waiting: 0,
  waitingSince: null,
  lastSentAt: ago(5 * MINUTE),
  sent: 20,
  givenUp: 0,
}
const well: HealthFacts = {
  email,
  jobs: [
    { name: 'mail', succeededAt: ago(MINUTE), failedAt: ago(DAY) },
    { name: 'tidy', succeededAt: ago(20 * HOUR), failedAt: null },
  ],
  lastBackup: ago(5 * HOUR),
  certificate: { isTrusted: true, from: ago(28 * DAY), until: ahead(62 * DAY) },
  freeBytes: 40 * GB,
  database: { answerMs: 3, connections: 12, mostConnections: 100 },
}

const lineOf = (topic: HealthTopic, facts: Partial<HealthFacts>) =>
  siteHealth({ ...well, ...facts }, NOW).find((line) => line.topic === topic)

test('O-1: a line each, and nothing to do while all is well', () => {
  expect(siteHealth(well, NOW)).toEqual([
    { topic: 'EMAIL', state: 'GOOD', sentence: 'The last email went out 5 minutes ago.', advice: null },
    {
      topic: 'JOBS',
      state: 'GOOD',
      sentence: 'All 2 background jobs work. The last one finished 1 minute ago.',
      advice: null,
    },
    { topic: 'BACKUPS', state: 'GOOD', sentence: 'The last backup was made 5 hours ago.', advice: null },
    { topic: 'CERTIFICATE', state: 'GOOD', sentence: 'It is good for another 62 days.', advice: null },
    { topic: 'DISK', state: 'GOOD', sentence: '40.0 GB is free.', advice: null },
    { topic: 'DATABASE', state: 'GOOD', sentence: 'It answers in 3 ms.', advice: null },
  ])
})

describe('O-2: email', () => {
  const stuck = { ...email, waiting: 2, waitingSince: ago(30 * MINUTE), lastSentAt: ago(30 * MINUTE) }
  test.each<[string, Partial<HealthFacts['email']>, string, string]>([
    ['no mail server', { canSend: false }, 'ATTENTION', 'no mail server is set up'],
    ['nothing ever sent', { lastSentAt: null }, 'GOOD', 'No email is waiting.'],
    ['waits for 30 minutes', stuck, 'ATTENTION', '2 emails are waiting, the oldest for 30 minutes'],
    ['waits for less', { ...stuck, waitingSince: ago(30 * MINUTE - 1) }, 'GOOD', '30 minutes ago'],
    ['others have left since', { ...stuck, lastSentAt: ago(30 * MINUTE - 1) }, 'GOOD', '29 minutes ago'],
    ['none ever left', { ...stuck, waiting: 1, lastSentAt: null }, 'ATTENTION', '1 email is waiting'],
    ['4 given up', { sent: 0, givenUp: 4 }, 'GOOD', 'The last email'],
    ['5 given up of 50', { sent: 45, givenUp: 5 }, 'ATTENTION', '5 of 50 emails'],
    ['5 given up of 51', { sent: 46, givenUp: 5 }, 'GOOD', 'The last email'],
  ])('%s', (_case, facts, state, words) => {
    expect(lineOf('EMAIL', { email: { ...email, ...facts } })).toMatchObject({
      state,
      sentence: expect.stringContaining(words),
    })
  })
})

describe('O-3: jobs', () => {
  const mail = { name: 'mail', succeededAt: ago(MINUTE), failedAt: null }
  test.each<[string, HealthFacts['jobs'], string, string]>([
    ['none yet', [], 'ATTENTION', 'No background job has run yet.'],
    ['none for 15 minutes', [{ ...mail, succeededAt: ago(15 * MINUTE) }], 'ATTENTION', 'for 15 minutes'],
    ['one a little sooner', [{ ...mail, succeededAt: ago(15 * MINUTE - 1) }], 'GOOD', '14 minutes ago'],
    ['one failed last', [{ ...mail, failedAt: ago(SECOND) }], 'ATTENTION', 'didn’t work: sending emails.'],
    [
      'one that never worked',
      [{ ...mail, succeededAt: null, failedAt: ago(SECOND) }],
      'ATTENTION',
      'sending',
    ],
    ['one failed and worked again', [{ ...mail, failedAt: ago(2 * MINUTE) }], 'GOOD', '1 minute ago'],
    [
      'one is 26 hours late',
      [mail, { name: 'tidy', succeededAt: ago(26 * HOUR), failedAt: null }],
      'ATTENTION',
      'didn’t work: deleting old records.',
    ],
    [
      'one is not quite late',
      [mail, { name: 'tidy', succeededAt: ago(26 * HOUR - 1), failedAt: null }],
      'GOOD',
      'All 2 background jobs',
    ],
  ])('%s', (_case, jobs, state, words) => {
    expect(lineOf('JOBS', { jobs })).toMatchObject({ state, sentence: expect.stringContaining(words) })
  })
})

describe('O-4: backups, certificate, disk and database', () => {
  const certificate = (fromMs: number, leftMs: number, isTrusted = true) => ({
    certificate: { isTrusted, from: ago(fromMs), until: ahead(leftMs) },
  })
  test.each<[HealthTopic, string, Partial<HealthFacts>, string, string]>([
    ['BACKUPS', 'none', { lastBackup: null }, 'ATTENTION', 'There’s no backup yet.'],
    ['BACKUPS', '48 hours old', { lastBackup: ago(48 * HOUR) }, 'ATTENTION', 'is 2 days old'],
    ['BACKUPS', 'not quite', { lastBackup: ago(48 * HOUR - 1) }, 'GOOD', '47 hours ago'],
    ['BACKUPS', 'made by others', { lastBackup: 'ELSEWHERE' }, 'UNKNOWN', 'outside this site'],
    ['CERTIFICATE', 'no https', { certificate: 'NONE' }, 'UNKNOWN', 'no https address'],
    ['CERTIFICATE', 'not reached', { certificate: 'UNREACHABLE' }, 'UNKNOWN', 'couldn’t reach'],
    ['CERTIFICATE', '14 days left of 90', certificate(76 * DAY, 14 * DAY), 'GOOD', 'another 14 days'],
    ['CERTIFICATE', 'less', certificate(76 * DAY, 14 * DAY - 1), 'ATTENTION', 'expires in 13 days'],
    ['CERTIFICATE', 'a quarter of 8 days left', certificate(6 * DAY, 2 * DAY), 'GOOD', 'another 2 days'],
    ['CERTIFICATE', 'less', certificate(6 * DAY, 2 * DAY - 1), 'ATTENTION', 'expires in 47 hours'],
    ['CERTIFICATE', 'over', certificate(90 * DAY, 0), 'ATTENTION', 'It expired a moment ago.'],
    ['CERTIFICATE', 'not trusted', certificate(DAY, 89 * DAY, false), 'ATTENTION', 'don’t trust it'],
    ['DISK', '2 GB', { freeBytes: 2 * GB }, 'GOOD', '2.0 GB is free.'],
    ['DISK', 'less', { freeBytes: 2 * GB - 1 }, 'ATTENTION', 'Only 2.0 GB is free.'],
    ['DISK', 'not readable', { freeBytes: null }, 'UNKNOWN', 'couldn’t be read'],
    ['DATABASE', 'a second', { database: { ...well.database, answerMs: 1000 } }, 'ATTENTION', '1.0 seconds'],
    ['DATABASE', 'less', { database: { ...well.database, answerMs: 999 } }, 'GOOD', 'in 999 ms'],
    ['DATABASE', '90 of 100', { database: { ...well.database, connections: 90 } }, 'ATTENTION', '90 of 100'],
    ['DATABASE', '89 of 100', { database: { ...well.database, connections: 89 } }, 'GOOD', 'in 3 ms'],
  ])('%s: %s', (topic, _case, facts, state, words) => {
    expect(lineOf(topic, facts)).toMatchObject({ state, sentence: expect.stringContaining(words) })
  })
})

test('what needs attention says what to do', () => {
  const lines = siteHealth(
    {
      email: { ...email, canSend: false },
      jobs: [],
      lastBackup: null,
      certificate: { isTrusted: false, from: ago(DAY), until: ahead(DAY) },
      freeBytes: 0,
      database: { answerMs: 5000, connections: 0, mostConnections: 100 },
    },
    NOW,
  )
  for (const { topic, state, advice } of lines)
    expect([topic, state, advice]).toEqual([topic, 'ATTENTION', expect.stringMatching(/\.$/)])
})
