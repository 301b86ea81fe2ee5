import { networkReader } from '../src/limits/client-address.ts'
import { ClientLimits } from '../src/limits/client-limits.ts'
import type { Sql } from '../src/postgres/pool.ts'

/** The limits of the site, for a test that builds a part of the server by itself. */
export const limitsForTest = (sql: Sql, now = () => new Date(), factor?: number): ClientLimits =>
  new ClientLimits({ sql, now, log: { error: () => {} }, networkOf: networkReader(['loopback']), factor })
