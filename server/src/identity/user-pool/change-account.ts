import type { AuditAct } from '@touchline/domain/audit/audit-actions.ts'
import { myUserSql } from '../../graphql/proofs.ts'
import { recordAct } from '../../impersonation/record-act.ts'
import type { Transaction } from '../../postgres/pool.ts'
import { userNotFound } from './pool-error.ts'
import type { Desk, PoolStore } from './user-pool.ts'
import { findUser, lockUser, type PoolUser, requireUser } from './users.ts'

/** An account as administrators see it. */
export type AccountView = Omit<
  PoolUser,
  'passwordHash' | 'passwordExpiresAt' | 'signUpKeyHash' | 'triedPasswordHash'
>

export const viewOf = ({
  passwordHash: _,
  passwordExpiresAt: __,
  signUpKeyHash: ___,
  triedPasswordHash: ____,
  ...view
}: PoolUser): AccountView => view

export async function getAccount({ sql }: PoolStore, id: string): Promise<AccountView> {
  const user = await findUser(sql, id)
  if (!user) throw userNotFound()
  return viewOf(user)
}

/** Returns whether anything changed, or an object with details for the audit. */
type Change = (tx: Transaction, user: PoolUser, now: Date) => Promise<boolean | object>

/** Changes a locked account, records who did it, and returns the changed account. */
export async function changeAccount(
  { sql, now, by }: Desk,
  id: string,
  action: AuditAct,
  work: Change,
): Promise<AccountView> {
  const changed = await sql.begin(async (tx) => {
    const user = await lockUser(tx, id)
    if (!user) throw userNotFound()
    const done = await work(tx, user, now())
    if (done) await recordAccountAct(tx, { by, action, user, done, now: now() })
    return requireUser(tx, id)
  })
  return viewOf(changed)
}

interface AccountAct {
  by: string | null
  action: AuditAct | 'CREATE'
  user: Pick<PoolUser, 'id' | 'email'>
  done: true | object
  now: Date
}

export async function recordAccountAct(
  tx: Transaction,
  { by, action, user, done, now }: AccountAct,
): Promise<void> {
  const [family] = await tx.unsafe(myUserSql('email = $1'), [user.email])
  await recordAct(tx, {
    adminEmail: by,
    action,
    row: { model: 'Account', id: user.id },
    userId: family?.id ?? null,
    ...(done === true ? {} : { after: done }),
    now,
  })
}
