import type { FastifyBaseLogger } from 'fastify'
import type { Sql } from '../postgres/pool.ts'

/** What the data service needs of its surroundings. */
export interface Service {
  sql: Sql
  log: FastifyBaseLogger
  pageSecret: string
  /** The clock, so that a test can move it. */
  now: () => Date
  introspection: boolean
}
