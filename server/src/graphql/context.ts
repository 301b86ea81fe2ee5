import type { FastifyBaseLogger } from 'fastify'
import type { ClientLimits } from '../limits/client-limits.ts'
import type { Sql } from '../postgres/pool.ts'
import type { Reads } from '../postgres/reads.ts'
import type { SiteLinks } from '../site-links.ts'

/** What the data service needs of its surroundings. */
export interface Service {
  sql: Sql
  /** For what changes nothing. */
  reads: Reads
  log: FastifyBaseLogger
  pageSecret: string
  /** The clock, so that a test can move it. */
  now: () => Date
  introspection: boolean
  /** What each client may use, over all processes. */
  limits: ClientLimits
  /** Whether emails leave this house. */
  canSend: boolean
  takesCards?: boolean
  /** How emails lead back to the site; without it nobody is written to. */
  links?: SiteLinks
}
