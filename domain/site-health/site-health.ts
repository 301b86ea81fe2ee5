import { listOf } from '../words.ts'
import { jobName } from './job-names.ts'

/** What is monitored (O-1), in display order. */
export const HEALTH_TOPICS = ['EMAIL', 'JOBS', 'BACKUPS', 'CERTIFICATE', 'DISK', 'DATABASE'] as const
export type HealthTopic = (typeof HEALTH_TOPICS)[number]

export const HEALTH_STATES = ['GOOD', 'ATTENTION', 'UNKNOWN'] as const
export type HealthState = (typeof HEALTH_STATES)[number]

export interface HealthLine {
  topic: HealthTopic
  state: HealthState
  sentence: string
  /** What to do about it; null if nothing. */
  advice: string | null
}

interface EmailFacts {
  canSend: boolean
  waiting: number
  /** When the oldest waiting email was due. */
  waitingSince: Date | null
  lastSentAt: Date | null
  /** In the last 24 hours. */
  sent: number
  givenUp: number
}

export interface JobRun {
  name: string
  succeededAt: Date | null
  failedAt: Date | null
}

interface Certificate {
  isTrusted: boolean
  from: Date
  until: Date
}

/** The facts collected for one check. */
export interface HealthFacts {
  email: EmailFacts
  jobs: JobRun[]
  /** 'ELSEWHERE' if backups are made outside the site. */
  lastBackup: Date | null | 'ELSEWHERE'
  /** 'NONE' for a site without HTTPS. */
  certificate: Certificate | 'NONE' | 'UNREACHABLE'
  freeBytes: number | null
  database: { answerMs: number; connections: number; mostConnections: number }
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const GB = 1024 ** 3

const EMAIL_WAITS_MS = 30 * MINUTE
const FEWEST_GIVEN_UP = 5
const SHARE_GIVEN_UP = 0.1
const ALL_JOBS_QUIET_MS = 15 * MINUTE
/** Every job runs at least once a day; the rest is time to finish. */
const JOB_LATE_MS = 26 * HOUR
const BACKUP_OLD_MS = 48 * HOUR
const CERTIFICATE_SHORT_MS = 14 * DAY
const CERTIFICATE_SHORT_SHARE = 0.25
const LEAST_FREE_BYTES = 2 * GB
const DATABASE_SLOW_MS = 1000
const CONNECTIONS_SHARE = 0.9

/** O-1: the state of everything, one line each. */
export function siteHealth(facts: HealthFacts, now: Date): HealthLine[] {
  const judged: Record<HealthTopic, Judged> = {
    EMAIL: emailHealth(facts.email, now),
    JOBS: jobsHealth(facts.jobs, now),
    BACKUPS: backupHealth(facts.lastBackup, now),
    CERTIFICATE: certificateHealth(facts.certificate, now),
    DISK: diskHealth(facts.freeBytes),
    DATABASE: databaseHealth(facts.database),
  }
  return HEALTH_TOPICS.map((topic) => ({ topic, ...judged[topic] }))
}

type Judged = Omit<HealthLine, 'topic'>

const good = (sentence: string): Judged => ({ state: 'GOOD', sentence, advice: null })
const attention = (sentence: string, advice: string): Judged => ({ state: 'ATTENTION', sentence, advice })
const unknown = (sentence: string, advice: string | null): Judged => ({ state: 'UNKNOWN', sentence, advice })

export const TOPIC_NAMES: Record<HealthTopic, string> = {
  EMAIL: 'Email',
  JOBS: 'Background jobs',
  BACKUPS: 'Backups',
  CERTIFICATE: 'Certificate',
  DISK: 'Disk space',
  DATABASE: 'Database',
}

const since = (then: Date, now: Date) => now.getTime() - then.getTime()

/** O-2. One address that refuses mail for hours is no problem as long as others get theirs. */
function emailHealth(email: EmailFacts, now: Date): Judged {
  const { canSend, waiting, waitingSince, lastSentAt, sent, givenUp } = email
  if (!canSend)
    return attention(
      'Emails can’t go out: no mail server is set up.',
      'Ask whoever runs the server to set SMTP_URL. Emails are kept until then.',
    )
  const waitedMs = waitingSince ? since(waitingSince, now) : 0
  const isMoving = lastSentAt !== null && since(lastSentAt, now) < EMAIL_WAITS_MS
  if (waitedMs >= EMAIL_WAITS_MS && !isMoving)
    return attention(
      `${waiting === 1 ? '1 email is' : `${waiting} emails are`} waiting, the oldest for ${span(waitedMs)}, and none has gone out for half an hour.`,
      'Check that your email provider is working and that the account is paid. Waiting emails will then go out on their own.',
    )
  if (givenUp >= FEWEST_GIVEN_UP && givenUp >= SHARE_GIVEN_UP * (sent + givenUp))
    return attention(
      `${givenUp} of ${sent + givenUp} emails couldn’t be delivered in the last 24 hours.`,
      'Look under Email for the reasons. If most say the same, ask your email provider.',
    )
  return good(lastSentAt ? `The last email went out ${ago(lastSentAt, now)}.` : 'No email is waiting.')
}

/** O-3 */
function jobsHealth(jobs: JobRun[], now: Date): Judged {
  const endings = jobs.flatMap(({ succeededAt, failedAt }) =>
    [succeededAt, failedAt].filter((at) => at !== null),
  )
  const last = endings.reduce<Date | null>((latest, at) => (latest && latest > at ? latest : at), null)
  if (!last || since(last, now) >= ALL_JOBS_QUIET_MS)
    return attention(
      last ? `No background job has run for ${span(since(last, now))}.` : 'No background job has run yet.',
      'Ask whoever runs the server to restart it. Reminders, offers and emails wait until then.',
    )
  const failing = jobs.filter((job) => isFailing(job, now)).map(({ name }) => jobName(name))
  if (failing.length > 0)
    return attention(
      `The last run didn’t work: ${listOf(failing, 'and')}.`,
      'It’ll try again on its own. If it still says so tomorrow, ask whoever runs the server to look for “a job failed” in the log.',
    )
  return good(`All ${jobs.length} background jobs work. The last one finished ${ago(last, now)}.`)
}

const isFailing = ({ succeededAt, failedAt }: JobRun, now: Date): boolean =>
  succeededAt === null ||
  (failedAt !== null && failedAt > succeededAt) ||
  since(succeededAt, now) >= JOB_LATE_MS

/** O-4, like everything below. */
function backupHealth(lastBackup: HealthFacts['lastBackup'], now: Date): Judged {
  const advice = 'Ask whoever runs the server to make one now, and one every night: “npm run backup”.'
  if (lastBackup === 'ELSEWHERE')
    return unknown(
      'Backups are made outside this site, which can’t see them.',
      'Ask whoever makes them when one was last restored as a test.',
    )
  if (!lastBackup) return attention('There’s no backup yet.', advice)
  if (since(lastBackup, now) >= BACKUP_OLD_MS)
    return attention(`The last backup is ${span(since(lastBackup, now))} old.`, advice)
  return good(`The last backup was made ${ago(lastBackup, now)}.`)
}

function certificateHealth(certificate: HealthFacts['certificate'], now: Date): Judged {
  const advice = 'It should renew itself. Ask whoever runs the server why it hasn’t.'
  if (certificate === 'NONE')
    return unknown('This site has no https address, so there’s no certificate to check.', null)
  if (certificate === 'UNREACHABLE')
    return unknown(
      'The server couldn’t reach the site’s own address to check.',
      'If the site opens in your browser without a warning, all is well.',
    )
  const { isTrusted, from, until } = certificate
  const leftMs = since(now, until)
  if (leftMs <= 0)
    return attention(`It expired ${ago(until, now)}. Browsers warn visitors away from the site.`, advice)
  if (!isTrusted)
    return attention(
      'Browsers don’t trust it, and warn visitors away from the site.',
      'Ask whoever runs the server to get a certificate for this address.',
    )
  const isShort = leftMs < Math.min(CERTIFICATE_SHORT_MS, CERTIFICATE_SHORT_SHARE * since(from, until))
  return isShort
    ? attention(`It expires in ${span(leftMs)}.`, advice)
    : good(`It is good for another ${span(leftMs)}.`)
}

function diskHealth(freeBytes: number | null): Judged {
  if (freeBytes === null) return unknown('The free space couldn’t be read.', null)
  const free = `${(freeBytes / GB).toFixed(1)} GB`
  return freeBytes < LEAST_FREE_BYTES
    ? attention(
        `Only ${free} is free. When the disk is full, nothing can be saved anymore.`,
        'Ask whoever runs the server to delete old backups and logs, or to get a larger disk.',
      )
    : good(`${free} is free.`)
}

function databaseHealth({ answerMs, connections, mostConnections }: HealthFacts['database']): Judged {
  if (answerMs >= DATABASE_SLOW_MS)
    return attention(
      `It took ${(answerMs / 1000).toFixed(1)} seconds to answer, so pages are slow.`,
      'Look again in ten minutes. If it stays slow, ask whoever runs the server.',
    )
  if (connections >= CONNECTIONS_SHARE * mostConnections)
    return attention(
      `${connections} of ${mostConnections} connections are in use.`,
      'Ask whoever runs the server to raise max_connections.',
    )
  return good(`It answers in ${Math.max(1, Math.round(answerMs))} ms.`)
}

/** '1 minute', '3 hours', '12 days': whole units, rounded down. */
function span(milliseconds: number): string {
  if (milliseconds < 2 * HOUR) return counted(milliseconds / MINUTE, 'minute')
  if (milliseconds < 2 * DAY) return counted(milliseconds / HOUR, 'hour')
  return counted(milliseconds / DAY, 'day')
}

function counted(amount: number, unit: string): string {
  const count = Math.floor(amount)
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

const ago = (then: Date, now: Date): string =>
  since(then, now) < MINUTE ? 'a moment ago' : `${span(since(then, now))} ago`
