import { randomUUID } from 'node:crypto'
import { present } from '@touchline/domain/present.ts'
import { firstKeptInstant } from '@touchline/domain/retention/retention.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { openStored, sealStored } from '../secrets/stored.ts'
import { exportAddress } from './export-address.ts'

export interface Job {
  id: string
  kind: 'EXPORT'
  state: 'QUEUED' | 'DONE' | 'FAILED'
  requestedBy: string
  createdAt: Date
  finishedAt: Date | null
  /** JSON text, once the job is done. */
  result: string | null
  /** The id of the failure in the log. */
  reference: string | null
}

export interface Jobs {
  add(job: { email: string; requestedBy: string }): Promise<Job>
  find(id: string): Promise<Job | null>
  /** Works off waiting jobs; other processes may do the same. */
  wake(): void
  /** Accepts nothing more, and waits for running jobs. */
  stop(): Promise<void>
}

interface Parts {
  sql: Sql
  now: () => Date
  log: Pick<FastifyBaseLogger, 'error'>
}

/** The client retries after a lost response; within this time it gets the same job. */
const REPEAT_MS = 60_000

const columns = (sql: Sql | Transaction) => sql`
  id, kind, state, requested_by as "requestedBy", created_at as "createdAt", finished_at as "finishedAt", result,
  reference`

/** Results contain emails with links, so they are stored encrypted. */
const resultOf = (id: string) => ({ table: 'club_jobs', column: 'result', row: id })

const opened = (job: Job): Job => ({ ...job, result: openStored(resultOf(job.id), job.result) })

/** Jobs in a table, so that they outlive the process. */
export function makeJobs(parts: Parts): Jobs {
  const { sql, now, log } = parts
  let working: Promise<void> = Promise.resolve()
  let isStopping = false
  const workOff = async () => {
    while (!isStopping && (await runNext(parts)));
  }
  const wake = () => {
    working = working
      .then(workOff)
      .catch((error) => log.error({ err: error }, 'jobs have to wait for the next look'))
  }
  return {
    wake,
    async add(job) {
      const added = await sql.begin((tx) => addExport(tx, { ...job, now: now() }))
      wake()
      return added
    },
    async find(id) {
      const oldest = firstKeptInstant('exports', now())
      const [job] = await sql<Job[]>`
        select ${columns(sql)} from club_jobs where id = ${id} and (finished_at is null or finished_at > ${oldest})`
      return job ? opened(job) : null
    },
    async stop() {
      isStopping = true
      await working
    },
  }
}

interface NewExport {
  email: string
  requestedBy: string
  now: Date
}

async function addExport(tx: Transaction, { email, requestedBy, now }: NewExport): Promise<Job> {
  const input = JSON.stringify({ email })
  await forgetFinishedJobs(tx, now)
  await tx`select pg_advisory_xact_lock(hashtextextended(${`export ${requestedBy} ${email}`}, 0))`
  const [repeated] = await tx<Job[]>`
    select ${columns(tx)} from club_jobs
    where kind = 'EXPORT' and requested_by = ${requestedBy} and input ->> 'email' = ${email}
      and state <> 'FAILED' and created_at > ${new Date(now.getTime() - REPEAT_MS)}
    order by created_at desc limit 1`
  if (repeated) return opened(repeated)
  const [added] = await tx<Job[]>`
    insert into club_jobs (id, kind, input, requested_by, created_at)
    values (${randomUUID()}, 'EXPORT', ${input}::text::json, ${requestedBy}, ${now})
    returning ${columns(tx)}`
  return present(added, 'the job that was added')
}

/** Results are personal data, so they are kept no longer than necessary. */
export async function forgetFinishedJobs(sql: Sql | Transaction, now: Date): Promise<void> {
  await sql`delete from club_jobs where finished_at < ${firstKeptInstant('exports', now)}`
}

/** False when no job waits. The row is locked until the result is written to it. */
function runNext({ sql, now, log }: Parts): Promise<boolean> {
  return sql.begin(async (tx): Promise<boolean> => {
    const [job] = await tx`
      select id, input ->> 'email' as email, requested_by as "requestedBy" from club_jobs where state = 'QUEUED'
      order by created_at limit 1 for update skip locked`
    if (!job) return false
    try {
      const { email, requestedBy } = job
      const result = await tx.savepoint((part) => exportAddress(part, { email, requestedBy, now: now() }))
      const sealed = sealStored(resultOf(job.id), JSON.stringify(result))
      await tx`update club_jobs set state = 'DONE', result = ${sealed}, finished_at = ${now()}
               where id = ${job.id}`
    } catch (error) {
      const reference = randomUUID().slice(0, 8)
      log.error({ err: error, reference, job: job.id }, 'a job failed')
      await tx`update club_jobs set state = 'FAILED', reference = ${reference}, finished_at = ${now()}
               where id = ${job.id}`
    }
    return true
  })
}
