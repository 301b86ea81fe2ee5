import type { FastifyBaseLogger } from 'fastify'
import type { Sql } from '../postgres/pool.ts'
import type { SiteLinks } from '../site-links.ts'

/** What the data service needs of its surroundings. */
export interface Service {
  sql: Sql
  log: FastifyBaseLogger
  pageSecret: string
  /** The clock, so that a test can move it. */
  now: () => Date
  introspection: boolean
  /** How letters lead back to the site; without it nobody is written to. */
  links?: SiteLinks
}
