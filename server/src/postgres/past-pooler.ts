import type { Sql } from './pool.ts'

/** Beside the one that listens: a turn at sending emails to groups, and one more for what comes in between. */
export const DIRECT_CONNECTIONS = 2

/**
 * A pooler that lends connections by the transaction forgets who listens, and whose a lock of a session is. These two
 * go past it; all else, one transaction at a time, goes through it.
 */
export const pastPooler = (pooled: Sql, direct: Sql): Sql =>
  Object.assign(pooled, { listen: direct.listen, reserve: direct.reserve })
