import { nextPublication } from '@touchline/domain/club/news-drafts.ts'
import { SYSTEM } from '../graphql/caller.ts'
import { inTransaction } from '../graphql/write/in-transaction.ts'
import { writeContext } from '../graphql/write/write-context.ts'
import type { Job } from '../jobs/job.ts'
import { PUBLISH_NEWS_JOB, publishDueNews, readDrafts } from './publish-news.ts'

/** A fallback after crashes; normally the job is scheduled for the time of the next post. */
const EVERY_FIVE_MINUTES = '*/5 * * * *'

/** Publishes posts at their scheduled time (C-14). Pages are notified as of any change. */
export const publishNewsJob: Job = {
  name: PUBLISH_NEWS_JOB,
  cron: EVERY_FIVE_MINUTES,
  async run({ sql, now, again }) {
    await inTransaction(sql, async (tx) =>
      publishDueNews(await writeContext(tx, { caller: SYSTEM, now: now() })),
    )
    const next = nextPublication(await readDrafts(sql))
    if (next) await again(next, `${PUBLISH_NEWS_JOB} at ${next.toISOString()}`)
  },
}
