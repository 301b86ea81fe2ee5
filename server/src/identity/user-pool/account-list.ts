import { type AccountView, viewOf } from './change-account.ts'
import type { PoolStore } from './user-pool.ts'
import { type UserRow, userColumns, userFrom } from './users.ts'

const MOST_PER_PAGE = 100

interface AccountQuery {
  /** Part of an email address or name. */
  search?: string
  group?: string
  limit?: number
  /** `next` of the previous page. */
  after?: string | null
}

export interface AccountPage {
  accounts: AccountView[]
  /** Where the next page begins; null on the last page. */
  next: string | null
}

/** Accounts in order of email address, one page at a time. */
export async function listAccounts({ sql }: PoolStore, wanted: AccountQuery = {}): Promise<AccountPage> {
  const { search = '', group = null, after = null } = wanted
  const limit = Math.max(1, Math.min(wanted.limit ?? 50, MOST_PER_PAGE))
  const pattern = `%${search
    .normalize('NFKC')
    .trim()
    .replace(/[\\%_]/g, '\\$&')}%`
  const rows = await sql<UserRow[]>`
    select ${userColumns(sql)} from pool_users u
    where (${after}::text is null or u.email > ${after})
      and (${group}::text is null or exists (select from pool_groups g where g.user_id = u.id and g.name = ${group}))
      and (u.email || ' ' || coalesce(u.attributes ->> 'given_name', '') || ' '
           || coalesce(u.attributes ->> 'family_name', '')) ilike ${pattern}
    order by u.email limit ${limit + 1}`
  const accounts = rows.slice(0, limit).map((row) => viewOf(userFrom(row)))
  return { accounts, next: rows.length > limit ? (accounts.at(-1)?.email ?? null) : null }
}
