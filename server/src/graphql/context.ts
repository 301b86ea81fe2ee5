import type { FastifyBaseLogger } from 'fastify'
import type { ClientLimits } from '../limits/client-limits.ts'
import type { Sql } from '../postgres/pool.ts'
import type { Reads } from '../postgres/reads.ts'
import type { SiteLinks } from '../site-links.ts'

/** What the GraphQL API needs from the rest of the server. */
export interface Service {
  sql: Sql
  /** For read-only queries. */
  reads: Reads
  log: FastifyBaseLogger
  pageSecret: string
  /** The clock, so that a test can move it. */
  now: () => Date
  introspection: boolean
  /** Limits per client, across all processes. */
  limits: ClientLimits
  /** Whether emails are really sent. */
  canSend: boolean
  takesCards?: boolean
  /** Makes links for emails; without it, no emails are sent. */
  links?: SiteLinks
}
