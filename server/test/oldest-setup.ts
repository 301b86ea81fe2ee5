import type { TestProject } from 'vitest/node'
import { providePostgres } from './global-setup.ts'
import { startOldestPostgres } from './oldest-postgres.ts'

/** The same setup on the oldest supported PostgreSQL. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  const { OLDEST_POSTGRES: programs = '' } = project.config.env
  return providePostgres(project, (dataDir) => startOldestPostgres(programs, dataDir))
}
