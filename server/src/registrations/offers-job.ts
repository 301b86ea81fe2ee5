import { SYSTEM } from '../graphql/caller.ts'
import { inTransaction } from '../graphql/write/in-transaction.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { writeContext } from '../graphql/write/write-context.ts'
import type { Job } from '../jobs/job.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'
import type { SiteLinks } from '../site-links.ts'
import { lockPrograms } from './locks.ts'
import { OFFERS_JOB } from './offers-job-name.ts'
import { settleLine } from './waiting-line.ts'

/** A fallback after crashes; normally the job is scheduled for the time an offer expires. */
const EVERY_TEN_MINUTES = '*/10 * * * *'

/** Waiting lists of programs or of tournaments. */
interface Lines {
  name: string
  /** Lists with an expired offer. */
  lapsed(sql: Sql, now: string): Promise<readonly { id: string }[]>
  /** When the next offer expires. */
  next(sql: Sql): Promise<readonly { at: string | null }[]>
  /** Locks the list and updates it, using the time at which it was locked. */
  settle(tx: Transaction, id: string, context: () => Promise<WriteContext>): Promise<unknown>
}

/** Passes on places whose offer has expired (W-3), and schedules itself for the next expiry. */
export const lapsedOffersJob = (links: SiteLinks, { name, lapsed, next, settle }: Lines): Job => ({
  name,
  cron: EVERY_TEN_MINUTES,
  async run({ sql, now, signal, again }) {
    for (const { id } of await lapsed(sql, now().toISOString())) {
      if (signal.aborted) return
      await inTransaction(sql, (tx) =>
        settle(tx, id, () => writeContext(tx, { caller: SYSTEM, now: now(), links })),
      )
    }
    const [soonest] = await next(sql)
    if (soonest?.at) await again(new Date(soonest.at), `${name} until ${soonest.at}`)
  },
})

export const offersJob = (links: SiteLinks): Job =>
  lapsedOffersJob(links, {
    name: OFFERS_JOB,
    lapsed: (sql, now) => sql`
      select distinct f.program_fees_id as id from player_program_registrations r
      join program_fees f on f.id = r.program_fee_registrations_id
      where r.status = 'WAITLISTED' and not r._deleted and r.offer_expires_at <= ${now} order by 1`,
    next: (sql) => sql`
      select min(offer_expires_at) as at from player_program_registrations
      where status = 'WAITLISTED' and not _deleted`,
    async settle(tx, programId, context) {
      await lockPrograms(tx, [programId])
      await settleLine(await context(), programId, null)
    },
  })
