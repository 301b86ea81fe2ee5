import { publishNewsJob } from './club/publish-news-job.ts'
import type { Config } from './config.ts'
import type { Job, JobLog } from './jobs/job.ts'
import { tidy, tidyDemoClub } from './jobs/tidy.ts'
import { campaignJobs } from './mail/campaigns/campaign-job.ts'
import { type MailConfig, mailJobs } from './mail/outbox/mail-job.ts'
import { sumAccountsJob } from './money/account-sums.ts'
import { bookCertainJob } from './money/bank/book-certain-job.ts'
import { cardJob } from './money/cards/card-job.ts'
import { checkSumsJob } from './money/check-sums.ts'
import { remindersJob } from './money/reminders.ts'
import { unpaidPlacesJob } from './money/unpaid-places-job.ts'
import { completionJob } from './registrations/completion-job.ts'
import { offersJob } from './registrations/offers-job.ts'
import { unconfirmedJob } from './registrations/unconfirmed-job.ts'
import { openingNoticesJob } from './seasons/opening-notices.ts'
import { returningJob } from './seasons/returning-job.ts'
import { siteHealthJob } from './site-health/health-job.ts'
import { installationOf } from './site-health/look.ts'
import type { SiteLinks } from './site-links.ts'
import { tournamentOffersJob } from './tournament/sign-ups/offers-job.ts'

type JobConfig = MailConfig &
  Pick<Config, 'hasDemoClub' | 'mailPerMinute' | 'dataDir' | 'publicUrl' | 'areBackupsElsewhere' | 'cards'>

/**
 * All background jobs; `main.ts` starts them. In the demo club, places do not expire, and nobody is reminded to pay,
 * asked to come back or warned about missing backups, because it may be left running for a long time.
 */
export const clubJobs = (config: JobConfig, log: JobLog, links: SiteLinks): Job[] => [
  ...mailJobs(config, log),
  ...campaignJobs(config, links),
  offersJob(links),
  tournamentOffersJob(links),
  completionJob,
  sumAccountsJob,
  checkSumsJob,
  bookCertainJob(links),
  ...(config.cards ? [cardJob(config.cards, links)] : []),
  openingNoticesJob(links),
  publishNewsJob,
  ...(config.hasDemoClub
    ? [tidyDemoClub]
    : [
        unconfirmedJob(links),
        unpaidPlacesJob(links),
        returningJob(links),
        remindersJob(links),
        tidy,
        siteHealthJob(installationOf(config), links),
      ]),
]
