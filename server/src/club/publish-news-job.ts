import { nextPublication } from '@touchline/domain/club/news-drafts.ts'
import { SYSTEM } from '../graphql/caller.ts'
import { inTransaction } from '../graphql/write/in-transaction.ts'
import { writeContext } from '../graphql/write/write-context.ts'
import type { Job } from '../jobs/job.ts'
import { PUBLISH_NEWS_JOB, publishDueNews, readDrafts } from './publish-news.ts'

/** For what a crash has left behind; in the ordinary way it is called when a post is to come out. */
const EVERY_FIVE_MINUTES = '*/5 * * * *'

/** Publishes posts at their time (C-14). Pages and open screens hear of it as of any change. */
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
