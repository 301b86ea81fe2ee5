import type { JobSurroundings } from '../src/jobs/job.ts'
import { quiet } from './mail/outbox.ts'

/** The links in the emails of a job, for tests. */
export const links = {
  page: (path: string) => `https://club.example.org${path}`,
  offerSecret: 'secret',
  unsubscribeSecret: 'secret',
}

/** The surroundings of a job; it is never called again by itself. */
export const jobSurroundings = ({ sql, now }: Pick<JobSurroundings, 'sql' | 'now'>): JobSurroundings => ({
  sql,
  now,
  log: quiet,
  signal: new AbortController().signal,
  again: async () => {},
})
