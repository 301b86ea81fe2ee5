import type { JobSurroundings } from '../src/jobs/job.ts'
import { quiet } from './mail/outbox.ts'

/** Where the emails of a job lead in tests. */
export const links = {
  page: (path: string) => `https://club.example.org${path}`,
  offerSecret: 'secret',
  unsubscribeSecret: 'secret',
}

/** What a job runs with; it is never called again by itself. */
export const jobSurroundings = ({ sql, now }: Pick<JobSurroundings, 'sql' | 'now'>): JobSurroundings => ({
  sql,
  now,
  log: quiet,
  signal: new AbortController().signal,
  again: async () => {},
})
