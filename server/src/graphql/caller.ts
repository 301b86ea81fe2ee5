import type { AuditActor } from '@touchline/domain/audit/audit-actions.ts'
import type { TokenScope } from '@touchline/domain/identity/access-token.ts'
import type { Granted } from '@touchline/domain/identity/permissions.ts'

/** Who makes the request. Everything they may see or do depends on this. */
export interface Caller {
  role: Extract<AuditActor, 'VISITOR' | 'PARENT' | 'ADMIN' | 'SYSTEM'>
  /** In lower case; null for visitors, and for a session, from which the address is looked up. */
  email: string | null
  /** The session of our own user pool that their token belongs to; once it has ended, every request is refused. */
  session: string | null
  /** The id of the access token they use; once it is revoked, every request is refused. */
  accessToken: string | null
  /** Whether that session needs a second factor for an administrator's rights (V-4). */
  needsSecondFactor: boolean
  /** The scope of that access token; null if the caller uses none. */
  scope: TokenScope | null
  /** An administrator's permissions, also when viewing as a parent or using an access token; null for all. */
  permissions: Granted
  /** The subject of their token. Without an email address, it is matched with `User.externalUserId`. */
  subject: string | null
  /** False for access tokens that may only read. */
  mayWrite: boolean
  /** Set while an administrator views the site as a parent: the caller is that parent; this names the administrator. */
  impersonation: { id: string; adminEmail: string; userId: string; reason: string } | null
  /** When the credentials expire, in epoch milliseconds; null for never. */
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

/** For changes that the rules make by themselves. No request ever has this caller. */
export const SYSTEM: Caller = { ...VISITOR, role: 'SYSTEM' }
