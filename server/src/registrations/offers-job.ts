import { SYSTEM } from '../graphql/caller.ts'
import { inTransaction } from '../graphql/write/in-transaction.ts'
import { writeContext } from '../graphql/write/write-context.ts'
import type { Job, JobSurroundings } from '../jobs/job.ts'
import type { SiteLinks } from '../site-links.ts'
import { lockPrograms } from './locks.ts'
import { OFFERS_JOB } from './offers-job-name.ts'
import { settleLine } from './waiting-line.ts'

/** For what a crash has left behind; in the ordinary way it is called when an offer runs out. */
const EVERY_TEN_MINUTES = '*/10 * * * *'

/** Passes on places whose offer has run out, and comes back when the next one does. */
export const offersJob = (links: SiteLinks): Job => ({
  name: OFFERS_JOB,
  cron: EVERY_TEN_MINUTES,
  async run(surroundings) {
    const { sql, now, signal, again } = surroundings
    for (const programId of await programsWithLapsedOffers(surroundings)) {
      if (signal.aborted) return
      await inTransaction(sql, async (tx) => {
        await lockPrograms(tx, [programId])
        await settleLine(await writeContext(tx, { caller: SYSTEM, now: now(), links }), programId, null)
      })
    }
    const [next] = await sql`
      select min(offer_expires_at) as at from player_program_registrations
      where status = 'WAITLISTED' and not _deleted`
    if (next?.at) await again(new Date(next.at), `offers until ${next.at}`)
  },
})

async function programsWithLapsedOffers({ sql, now }: JobSurroundings): Promise<string[]> {
  const rows = await sql`
    select distinct f.program_fees_id as id from player_program_registrations r
    join program_fees f on f.id = r.program_fee_registrations_id
    where r.status = 'WAITLISTED' and not r._deleted and r.offer_expires_at <= ${now().toISOString()} order by 1`
  return rows.map(({ id }) => id)
}
