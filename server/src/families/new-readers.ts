import { type Need, newReaderRefusal, permits } from '@touchline/domain/identity/permissions.ts'
import type { RowOf } from '@touchline/domain/models/rows.ts'
import type { Caller } from '../graphql/caller.ts'
import { refuse } from '../graphql/errors.ts'
import { actsAsAdmin } from '../graphql/proofs.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { lockFamily } from '../registrations/locks.ts'
import { familyUserIds } from '../users/family-users.ts'
import { type AddedBy, type NewReader, notifyOfAdded } from './notify-of-added.ts'

const HEALTH: Need = ['HEALTH']

type Called = Partial<Pick<RowOf<'User'>, 'firstName' | 'lastName'>>

interface Asked {
  players?: readonly string[]
  /** All children added by these users. */
  childrenOf?: readonly string[]
  /** Users who are about to become their guardians. */
  users?: readonly string[]
  /** Additional sign-ins that will lead to a user: email addresses or subjects of outside tokens. */
  signIns?: readonly string[]
  /** The name of the person with these sign-ins. */
  called?: Called | undefined
}

/** Who would newly become a guardian of which children. Call it before writing anything. */
async function newReaders(context: WriteContext, asked: Asked): Promise<NewReader[]> {
  const { tx } = context
  const { players = [], childrenOf = [], users = [], signIns = [], called = {} } = asked
  return tx<NewReader[]>`
    select p.first_name as child, coalesce(p.health_notes, '') <> '' as "hasNotes",
      trim(concat(n.first_name, ' ', n.last_name)) as name, n.sign_in as "signIn", g.id, g.email, g.language,
      exists (select from barred_guardians b
        where (b.user_id = g.id and b.from_user_id = n.id) or (b.user_id = n.id and b.from_user_id = g.id)) as "isKeptApart"
    from players p
    cross join (
      select id, email as sign_in, first_name, last_name from users where id = any(${[...users]})
      union all
      select null, sign_in, ${called.firstName ?? null}, ${called.lastName ?? null}
      from unnest(${[...signIns]}::text[]) as given(sign_in)) n
    left join (shared_guardians s join users g on g.id = s.user_id) on s.guardian_id = p.user_players_id
    where (p.id = any(${[...players]}) or p.user_players_id = any(${[...childrenOf]})) and not p._deleted
      and not exists (select from shared_guardians s join users u on u.id = s.user_id
        where s.guardian_id = p.user_players_id and u.email = n.sign_in)
    order by g.created_at, g.id, p.birth_date, p.first_name, p.id, n.first_name, n.id`
}

/**
 * Guardians can read a child's health notes (P-12), and a guardian added at the desk could be a volunteer under
 * another address. So adding one requires permission for health notes, if there are any that the new guardian cannot
 * read already.
 */
function refuseNewReaders({ caller }: WriteContext, found: readonly NewReader[]): void {
  refuse(newReaderRefusal(!mayOpenNotes(caller) && found.some(({ hasNotes }) => hasNotes)))
}

const mayOpenNotes = (caller: Caller): boolean => !actsAsAdmin(caller) || permits(caller.permissions, HEALTH)

/** A family's own changes need no permission, and have emails of their own. */
const isByClub = ({ caller }: WriteContext, byCode = false): boolean => actsAsAdmin(caller) || byCode

/**
 * Earlier linked guardians can also read what a family adds later, so existing guardians are notified of everybody
 * whom the desk adds.
 */
async function admit(
  context: WriteContext,
  asked: Asked & { ends?: AddedBy['ends']; byCode?: boolean },
): Promise<void> {
  const { ends = () => null, byCode = false } = asked
  const found = await newReaders(context, asked)
  refuseNewReaders(context, found)
  await notifyOfAdded(context, found, { byCode, ends })
}

/** Checks somebody who is about to join a family, with their own children. */
export async function admitNewMember(
  context: WriteContext,
  member: { id?: string; signIns: readonly string[]; called: Called },
  family: string,
): Promise<void> {
  const mine = member.id === undefined ? [] : [member.id]
  // Otherwise, two who join at the same moment would not see each other.
  await lockFamily(context.tx, family)
  if (!isByClub(context)) return
  const rows = await context.tx<{ id: string }[]>`
    select id from users where family = ${family} and not _deleted and id <> all(${mine})`
  const theirs = rows.map(({ id }) => id)
  const { signIns, called } = member
  await admit(context, { childrenOf: theirs, users: mine, signIns, called })
  await admit(context, { childrenOf: mine, users: theirs })
}

/** Checks a user who is about to become the guardian of these children. */
export async function admitNewGuardian(
  context: WriteContext,
  players: readonly string[],
  userId: string | null,
): Promise<void> {
  if (userId === null || !isByClub(context)) return
  const users = await familyUserIds(context.tx, userId)
  await admit(context, { players, users, ends: (id) => (users.includes(id) ? null : 'ACCESS') })
}

/** Checks two users about to be merged: the first stays, and the other's sign-in ends. */
export async function admitReadersOfBoth(
  context: WriteContext,
  keepId: string,
  goneId: string,
  { byCode }: { byCode: boolean },
): Promise<void> {
  if (!isByClub(context, byCode)) return
  const kept = await familyUserIds(context.tx, keepId)
  const gone = await familyUserIds(context.tx, goneId)
  const joining = gone.filter((id) => id !== goneId)
  const ends: AddedBy['ends'] = (id) => (id === goneId ? 'ADDRESS' : null)
  await admit(context, { childrenOf: gone, users: kept, ends, byCode })
  await admit(context, { childrenOf: kept, users: joining, ends, byCode })
}

/** Checks an additional address or account that leads to this user, and so to all children of the family. */
export async function admitNewSignIns(
  context: WriteContext,
  user: RowOf<'User'>,
  { signIns, isAddressNew }: { signIns: readonly string[]; isAddressNew: boolean },
): Promise<void> {
  if (signIns.length === 0 || !isByClub(context)) return
  const ends: AddedBy['ends'] = (id) => (id === user.id && isAddressNew ? 'ADDRESS' : null)
  const childrenOf = await familyUserIds(context.tx, user.id)
  await admit(context, { childrenOf, signIns, called: user, ends })
}

/** Checks the permission only; the others are notified once somebody enters the code. */
export async function refuseNewCode(context: WriteContext, userId: string): Promise<void> {
  refuse(newReaderRefusal((await closedToCodes(context, [userId])).size > 0))
}

/** Those of these users whose code would give access to health notes that the caller may not read. */
export async function closedToCodes(
  { tx, caller }: WriteContext,
  userIds: readonly string[],
): Promise<Set<string>> {
  if (mayOpenNotes(caller)) return new Set()
  const rows = await tx<{ id: string }[]>`
    select distinct s.user_id as id from shared_guardians s join players p on p.user_players_id = s.guardian_id
    where s.user_id = any(${[...userIds]}) and not p._deleted and coalesce(p.health_notes, '') <> ''`
  return new Set(rows.map(({ id }) => id))
}
