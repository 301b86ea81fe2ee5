import { statfs } from 'node:fs/promises'
import { connect, type PeerCertificate } from 'node:tls'
import type { HealthFacts } from '@touchline/domain/site-health/site-health.ts'
import { lastBackup } from '../backup/last-backup.ts'
import type { Config } from '../config.ts'
import { jobRuns } from '../jobs/job-runs.ts'
import { canSend } from '../mail/outbox/mailbox.ts'
import type { Sql } from '../postgres/pool.ts'

/** What the process knows about its installation. */
export interface Installation {
  dataDir: string
  publicUrl: string | undefined
  areBackupsElsewhere: boolean
  /** Whether emails are really sent. */
  canSend: boolean
}

type Known = Pick<Config, 'dataDir' | 'publicUrl' | 'smtpUrl' | 'isProduction'> &
  Partial<Pick<Config, 'areBackupsElsewhere'>>

export const installationOf = (config: Known): Installation => ({
  dataDir: config.dataDir,
  publicUrl: config.publicUrl,
  areBackupsElsewhere: config.areBackupsElsewhere ?? false,
  canSend: canSend(config),
})

const DAY_MS = 24 * 3_600_000

/** The current facts that the site's health is judged by. */
export async function lookAtSite(sql: Sql, installation: Installation, now: Date): Promise<HealthFacts> {
  const { dataDir, publicUrl, areBackupsElsewhere } = installation
  const [database, certificate, freeBytes, outbox, jobs, backup] = await Promise.all([
    lookAtDatabase(sql),
    readCertificate(publicUrl),
    freeSpace(dataDir),
    lookAtOutbox(sql, now),
    jobRuns(sql),
    lastBackup(sql),
  ])
  return {
    email: { canSend: installation.canSend, ...outbox },
    jobs,
    lastBackup: areBackupsElsewhere ? 'ELSEWHERE' : backup,
    certificate,
    freeBytes,
    database,
  }
}

type Outbox = Omit<HealthFacts['email'], 'canSend'>

/**
 * Emails to groups are not counted, because they are sent at a limited rate. An email that is being retried counts as
 * waiting since it was written.
 */
async function lookAtOutbox(sql: Sql, now: Date): Promise<Outbox> {
  const dayAgo = new Date(now.getTime() - DAY_MS)
  const [outbox] = await sql<Outbox[]>`
    select count(*) filter (where is_due)::int as waiting, min(due_since) filter (where is_due) as "waitingSince",
      max(sent_at) as "lastSentAt", count(*) filter (where sent_at > ${dayAgo} and failed_at is null)::int as sent,
      count(*) filter (where failed_at > ${dayAgo})::int as "givenUp"
    from mail_outbox,
      lateral (select case attempts when 0 then greatest(due_at, created_at) else created_at end as due_since) w,
      lateral (select sent_at is null and failed_at is null and due_since <= ${now} as is_due) d
    where campaign_id is null`
  if (!outbox) throw new Error('A count without a group gives one row.')
  return outbox
}

async function lookAtDatabase(sql: Sql): Promise<HealthFacts['database']> {
  const begun = performance.now()
  const [used] = await sql<{ connections: number; mostConnections: number }[]>`
    select count(*)::int as connections, current_setting('max_connections')::int as "mostConnections"
    from pg_stat_activity where backend_type = 'client backend'`
  const { connections = 0, mostConnections = 0 } = used ?? {}
  return { answerMs: performance.now() - begun, connections, mostConnections }
}

async function freeSpace(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    return null
  }
}

const PATIENCE_MS = 5_000

/** The certificate at this address, as a browser would see it. */
export function readCertificate(
  publicUrl: string | undefined,
  patienceMs = PATIENCE_MS,
): Promise<HealthFacts['certificate']> {
  if (!publicUrl?.startsWith('https:')) return Promise.resolve('NONE')
  const { hostname, port } = new URL(publicUrl)
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      port: Number(port) || 443,
      servername: hostname,
      // Accept invalid certificates too, because we want to report them.
      rejectUnauthorized: false,
    })
    const end = (found: HealthFacts['certificate']) => {
      socket.destroy()
      resolve(found)
    }
    socket.setTimeout(patienceMs, () => end('UNREACHABLE'))
    socket.once('error', () => end('UNREACHABLE'))
    socket.once('secureConnect', () => {
      const { valid_from: from, valid_to: until }: PeerCertificate = socket.getPeerCertificate()
      end({ isTrusted: socket.authorized, from: new Date(from), until: new Date(until) })
    })
  })
}
