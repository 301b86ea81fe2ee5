import { forgetExpired } from '../identity/user-pool/forget-expired.ts'
import { forgetLetters } from '../mail/forget-letters.ts'
import { forgetOldReturns } from '../mail/refusals.ts'
import { forgetFinishedJobs } from '../rest/jobs.ts'
import type { Job } from './job.ts'

/** At half past two or three in Vancouver, when nobody is at the desk. */
const EVERY_NIGHT = '30 10 * * *'

/** Throws away what nobody can use any more. */
export const tidy: Job = {
  name: 'tidy',
  cron: EVERY_NIGHT,
  async run({ sql, now }) {
    // Each on its own: what one of them cannot do keeps no other from its work.
    await Promise.all([
      forgetExpired({ sql, now }),
      forgetFinishedJobs(sql, now()),
      forgetLetters(sql, now()),
      forgetOldReturns(sql, now()),
    ])
  },
}
