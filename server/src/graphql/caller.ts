import type { AuditActor } from '@touchline/domain/audit/audit-actions.ts'
import type { TokenScope } from '@touchline/domain/identity/access-token.ts'
import type { Granted } from '@touchline/domain/identity/permissions.ts'

/** Who asks. Everything a caller may see or do follows from this. */
export interface Caller {
  role: Extract<AuditActor, 'VISITOR' | 'PARENT' | 'ADMIN' | 'SYSTEM'>
  /** Lower case; null for visitors, and for a session, which itself tells whose it is. */
  email: string | null
  /** The sign-in at our own pool that their token comes from: once it has ended, nothing is answered any more. */
  session: string | null
  /** The id of the access token that was shown: once it is revoked, nothing is answered any more. */
  accessToken: string | null
  /** Whether that sign-in must have had a second step to be an administrator's (V-4). */
  needsSecondFactor: boolean
  /** What that access token was made for; null for everybody who shows none. */
  scope: TokenScope | null
  /** What an administrator may do, also in a parent's shoes and by an access token; null for everything. */
  permissions: Granted
  /** Whom their token is about; where it names no address, this is matched with `User.externalUserId`. */
  subject: string | null
  /** False for access tokens that may only read. */
  mayWrite: boolean
  /** An administrator in a parent's shoes: the caller is that parent, and this is who really acts. */
  impersonation: { id: string; adminEmail: string; userId: string; reason: string } | null
  /** When the proof of who they are runs out, in epoch milliseconds; null for never. */
  until: number | null
}

export const VISITOR: Caller = {
  role: 'VISITOR',
  email: null,
  session: null,
  accessToken: null,
  needsSecondFactor: false,
  scope: null,
  permissions: null,
  subject: null,
  mayWrite: true,
  impersonation: null,
  until: null,
}

/** Nobody asked: what the rules bring about by themselves. No request ever comes from here. */
export const SYSTEM: Caller = { ...VISITOR, role: 'SYSTEM' }
