import { clubDay } from '@touchline/domain/club-clock.ts'
import type { Transaction } from '../../postgres/pool.ts'
import type { SiteLinks } from '../../site-links.ts'
import { writeRules } from '../../write-rules.ts'
import type { Caller } from '../caller.ts'
import { identify } from '../identify.ts'
import type { WriteContext } from './rules.ts'

interface ContextInput {
  caller: Caller
  now: Date
  links?: SiteLinks
  takesCards?: boolean
}

/** The context that all writes of a transaction share. */
export async function writeContext(
  tx: Transaction,
  { caller, now, links, takesCards }: ContextInput,
): Promise<WriteContext> {
  const identified = caller.role === 'SYSTEM' ? { caller, myUserId: null } : await identify(tx, caller, now)
  return { tx, now, today: clubDay(now), links, takesCards, rules: writeRules, ...identified }
}
