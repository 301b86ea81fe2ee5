import type { AuditActor, SecurityEvent } from '@touchline/domain/audit/audit-actions.ts'
import { myUserSql } from '../graphql/proofs.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { digest } from './user-pool/attempts.ts'

/** Entries with this role are about an account, and have no other actor. */
const ACTOR_ROLE: AuditActor = 'ACCOUNT'

/** Attempts from more networks per hour are merged into one entry, so that a flood cannot fill the table. */
const MOST_NETWORKS = 20

interface Happened {
  event: SecurityEvent
  /** Null if the address has no account; then nothing about the address is stored. */
  account: { id: string; email: string } | null
  /** The network it came from, if known. */
  network?: string
  now: Date
}

/** Records one entry per account, network and hour, with a count. */
export async function recordSecurityEvent(tx: Sql | Transaction, happened: Happened): Promise<void> {
  const { event, account, now } = happened
  const rowId = account?.id ?? 'unknown'
  const [family] = await tx.unsafe(myUserSql('email = $1'), [account?.email ?? ''])
  const hour = now.toISOString().slice(0, 13)
  const network = await countedNetwork(tx, happened, rowId)
  const id = `${event}-${digest([rowId, network ?? '', hour].join(' '))}`
  const after = { ...(network === null ? {} : { network: roughNetwork(network) }), count: 1 }
  await tx`
    insert into audit_entries as e
      (id, actor_role, action, model, row_id, after, subject_user_id, created_at, updated_at, _version, _deleted,
       _last_changed_at)
    values (${id}, ${ACTOR_ROLE}, ${event}, 'Account', ${rowId}, ${JSON.stringify(after)}::text::json,
      ${family?.id ?? null}, ${now.toISOString()}, ${now.toISOString()}, 1, false, ${now.getTime()})
    on conflict (id) do update set
      after = jsonb_set(e.after::jsonb, '{count}', to_jsonb((e.after ->> 'count')::integer + 1))::json,
      updated_at = excluded.updated_at, _version = e._version + 1, _last_changed_at = excluded._last_changed_at`
}

const OTHERS = 'other networks'

async function countedNetwork(
  tx: Sql | Transaction,
  { event, network, now }: Happened,
  rowId: string,
): Promise<string | null> {
  if (network === undefined) return null
  const since = new Date(now.getTime() - 3_600_000).toISOString()
  const [seen] = await tx`
    select count(*) as networks from audit_entries
    where row_id = ${rowId} and created_at > ${since} and action = ${event}`
  return Number(seen?.networks) < MOST_NETWORKS ? network : OTHERS
}

/** Enough to tell home from elsewhere, but not to identify a household: 203.0.113.x, or the start of an IPv6 one. */
export function roughNetwork(network: string): string {
  if (network === OTHERS) return network
  if (network.includes(':')) return `${network.split(':').slice(0, 3).join(':')}:x`
  return `${network.slice(0, network.lastIndexOf('.'))}.x`
}
