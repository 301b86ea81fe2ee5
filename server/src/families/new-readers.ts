import { type Need, newReaderRefusal, permits } from '@touchline/domain/identity/permissions.ts'
import { refuse } from '../graphql/errors.ts'
import { actsAsAdmin } from '../graphql/proofs.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { familyUserIds } from '../users/family-users.ts'

const HEALTH: Need = ['HEALTH']

interface NewReaders {
  players?: readonly string[]
  /** All children whom these have added. */
  childrenOf?: readonly string[]
  /** Who is about to be a guardian of them. */
  users?: readonly string[]
  /** By what else somebody will be known as one: an address, or whom an outside token is about. */
  signIns?: readonly string[]
}

/**
 * A guardian reads what the club knows of a child's health (P-12), and whoever is made one at the desk may be the clerk
 * under another address, which nobody can tell. So it takes the permission to read it, where there is anything to read
 * that the new guardian does not read already. To be called before anything is written.
 */
async function refuseNewReaders(context: WriteContext, asked: NewReaders): Promise<void> {
  const { tx } = context
  const { players = [], childrenOf = [], users = [], signIns = [] } = asked
  const opened = await tx`
    select from players p
    where (p.id = any(${[...players]}) or p.user_players_id = any(${[...childrenOf]}))
      and not p._deleted and coalesce(p.health_notes, '') <> '' and exists (
        select email from users where id = any(${[...users]})
        union all select unnest(${[...signIns]}::text[])
        except select u.email from shared_guardians s join users u on u.id = s.user_id
          where s.guardian_id = p.user_players_id)`
  refuse(newReaderRefusal(opened.count > 0))
}

const mayOpen = ({ caller }: WriteContext): boolean =>
  !actsAsAdmin(caller) || permits(caller.permissions, HEALTH)

/** The same for somebody who is about to share their children with a family, and it with them. */
export async function refuseNewMember(
  context: WriteContext,
  member: { id?: string; signIns?: readonly string[] },
  family: string,
): Promise<void> {
  if (mayOpen(context)) return
  const mine = member.id === undefined ? [] : [member.id]
  const rows = await context.tx<{ id: string }[]>`
    select id from users where family = ${family} and not _deleted and id <> all(${mine})`
  const theirs = rows.map(({ id }) => id)
  await refuseNewReaders(context, { childrenOf: theirs, users: mine, signIns: member.signIns })
  await refuseNewReaders(context, { childrenOf: mine, users: theirs })
}

/** The same for children who are about to be somebody's, and so that family's. */
export async function refuseNewGuardian(
  context: WriteContext,
  players: readonly string[],
  userId: string | null,
): Promise<void> {
  if (userId === null || mayOpen(context)) return
  await refuseNewReaders(context, { players, users: await familyUserIds(context.tx, userId) })
}

/** The same for two users who are about to be one: the first stays, and the other's sign-in ends. */
export async function refuseNewReadersOfBoth(
  context: WriteContext,
  keepId: string,
  goneId: string,
): Promise<void> {
  if (mayOpen(context)) return
  const kept = await familyUserIds(context.tx, keepId)
  const gone = await familyUserIds(context.tx, goneId)
  const joining = gone.filter((id) => id !== goneId)
  await refuseNewReaders(context, { childrenOf: gone, users: kept })
  await refuseNewReaders(context, { childrenOf: kept, users: joining })
}

/** Whether what one signs in with leads to more than before: to all children of the family. */
export async function refuseNewSignIns(
  context: WriteContext,
  userId: string,
  signIns: readonly string[],
): Promise<void> {
  if (signIns.length === 0 || mayOpen(context)) return
  await refuseNewReaders(context, { childrenOf: await familyUserIds(context.tx, userId), signIns })
}
