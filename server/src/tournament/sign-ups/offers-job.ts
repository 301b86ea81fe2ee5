import type { Job } from '../../jobs/job.ts'
import { lapsedOffersJob } from '../../registrations/offers-job.ts'
import type { SiteLinks } from '../../site-links.ts'
import { settleTournament } from './line.ts'
import { lockTournament } from './locks.ts'
import { TOURNAMENT_OFFERS_JOB } from './offers-job-name.ts'

/** The same for places in tournaments. */
export const tournamentOffersJob = (links: SiteLinks): Job =>
  lapsedOffersJob(links, {
    name: TOURNAMENT_OFFERS_JOB,
    lapsed: (sql, now) => sql`
      select distinct tournament_id as id from tournament_sign_ups
      where status = 'WAITLISTED' and not _deleted and offer_expires_at <= ${now} order by 1`,
    next: (sql) => sql`
      select min(offer_expires_at) as at from tournament_sign_ups where status = 'WAITLISTED' and not _deleted`,
    async settle(tx, id, context) {
      const tournament = await lockTournament(tx, id)
      if (tournament) await settleTournament(await context(), tournament, null)
    },
  })
