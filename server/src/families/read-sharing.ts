import { INVITATION_DAYS, NO_SHARING, type Sharing } from '@touchline/domain/families/family-sharing.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'

interface Reader {
  userId: string | null
  /** Verified by the sign-in. */
  email: string
  now: Date
}

/** The guardians that a user shares children with, and pending invitations (P-13). */
export async function readSharing(sql: Sql, { userId, email, now }: Reader): Promise<Sharing> {
  if (userId === null) return { ...NO_SHARING, received: await received(sql, { userId, email, now }) }
  const guardians = await sql<Sharing['guardians']>`
    select u.id, u.email, trim(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, '')) as name,
      ${childrenOf(sql, sql`u.id`)} as children
    from shared_guardians s join users u on u.id = s.guardian_id
    where s.user_id = ${userId} and u.id <> ${userId} order by u.created_at, u.id`
  const [own] = await sql<{ children: string[] }[]>`select ${childrenOf(sql, sql`${userId}`)} as children`
  const sent = await sql<Sharing['sent']>`
    select id, email, ${instant(sql)} as "madeAt", accepted_at is not null as "isAccepted" from family_invitations
    where inviter_id = ${userId} and made_at > ${firstOpen(now)} order by made_at, id`
  return {
    guardians: [...guardians],
    ownChildren: own?.children ?? [],
    sent: [...sent],
    received: await received(sql, { userId, email, now }),
  }
}

/** Without invitations between guardians of whom the club has barred one (P-14). */
async function received(sql: Sql, { userId, email, now }: Reader): Promise<Sharing['received']> {
  const rows = await sql<Sharing['received']>`
    select i.id, u.email, ${instant(sql)} as "madeAt", i.accepted_at is not null as "isAccepted"
    from family_invitations i join users u on u.id = i.inviter_id and not u._deleted
    where i.email = ${email} and i.made_at > ${firstOpen(now)}
      and not exists (select from barred_guardians b where (b.user_id = u.id and b.from_user_id = ${userId})
        or (b.user_id = ${userId} and b.from_user_id = u.id))
    order by i.made_at, i.id`
  return [...rows]
}

/** Older invitations have expired. */
export const firstOpen = (now: Date): Date => new Date(now.getTime() - INVITATION_DAYS * 86_400_000)

const instant = (sql: Sql) => sql`to_char(made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const childrenOf = (sql: Sql, owner: ReturnType<Sql>) => sql`array(
  select p.first_name from players p where p.user_players_id = ${owner} and not p._deleted order by p.birth_date, p.id)`

/** The number of other guardians that a user shares children with. */
export async function otherGuardians(tx: Transaction, userId: string): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int from shared_guardians where user_id = ${userId} and guardian_id <> ${userId}`
  return row?.count ?? 0
}
