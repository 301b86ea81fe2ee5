import type { JobRun } from '@touchline/domain/site-health/site-health.ts'
import type { Sql } from '../postgres/pool.ts'

/** Some jobs run many times a second on a busy evening, so successes are recorded once a minute. */
const NOTED_EVERY_MS = 60_000

export type NoteRun = (name: string, hasSucceeded: boolean) => Promise<void>

/** Records the results of this process's runs. */
export function runNotes(sql: Sql, now: () => Date): NoteRun {
  const noted = new Map<string, number>()
  return async (name, hasSucceeded) => {
    const at = now()
    if (!hasSucceeded) {
      // Makes sure that the next success is recorded.
      noted.delete(name)
      await sql`
        insert into job_runs (name, failed_at) values (${name}, ${at})
        on conflict (name) do update set failed_at = excluded.failed_at`
      return
    }
    if (at.getTime() - (noted.get(name) ?? Number.NEGATIVE_INFINITY) < NOTED_EVERY_MS) return
    await sql`
      insert into job_runs (name, succeeded_at) values (${name}, ${at})
      on conflict (name) do update set succeeded_at = excluded.succeeded_at`
    noted.set(name, at.getTime())
  }
}

/** Deletes jobs that a release has removed, which would otherwise be reported as late for ever. */
export async function forgetOtherJobs(sql: Sql, names: string[]): Promise<void> {
  await sql`delete from job_runs where name <> all(${names})`
}

export const jobRuns = (sql: Sql): Promise<JobRun[]> => sql<JobRun[]>`
  select name, succeeded_at as "succeededAt", failed_at as "failedAt" from job_runs order by name`
