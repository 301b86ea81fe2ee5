import { addressRefusal, userDeletionRefusal } from '@touchline/domain/audit/changes.ts'
import { homeLanguageRefusal } from '@touchline/domain/families/home-languages.ts'
import { NEW_ADDRESS_NEED } from '@touchline/domain/identity/permission-table.ts'
import { permits } from '@touchline/domain/identity/permissions.ts'
import type { Changes, RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { avatarRefusal } from '@touchline/domain/users/avatar.ts'
import { hasEmail } from '@touchline/domain/walk-ins/walk-in.ts'
import { refuseBarred } from '../families/bar-guardian.ts'
import { admitNewMember, admitNewSignIns } from '../families/new-readers.ts'
import { lackingRefusal } from '../graphql/access.ts'
import { Refusal, refuse, unauthorised } from '../graphql/errors.ts'
import { selectRows } from '../graphql/write/rows.ts'
import type { WriteRules } from '../graphql/write/rules.ts'
import type { Transaction } from '../postgres/pool.ts'
import { lockFamilyOfUser } from '../registrations/locks.ts'
import { priceFamilies } from '../registrations/price-families.ts'
import { wipeUser } from '../retention/wipe-user.ts'
import { joinTwins } from './merge-players.ts'

const User = modelNamed('User')

export const userRules: WriteRules<'User'> = {
  /** Each address has one user: creating another returns the newest existing one. */
  async create(context, input) {
    const { tx, caller } = context
    const email = input.email.toLowerCase()
    if (caller.role !== 'ADMIN' && caller.email === null)
      throw new Refusal(
        'Unauthorized',
        'Your sign-in names no verified email address, so no record can be made.',
      )
    if (caller.role !== 'ADMIN' && email !== caller.email) throw unauthorised('createUser', 'Mutation')
    // Otherwise, whoever is known only by that subject would sign in as this user.
    if (caller.role !== 'ADMIN' && ![undefined, null, caller.subject].includes(input.externalUserId))
      throw new Refusal('Unauthorized', 'Unauthorized on [externalUserId]. It can only be your own.')
    refuse(avatarRefusal(input.avatarUrl))
    refuse(homeLanguageRefusal(input.language))
    const existing = await lockedUserOf(tx, email)
    if (existing) return { kept: existing }
    if (input.family != null)
      await admitNewMember(
        context,
        { signIns: newSignIns({}, { ...input, email }), called: input },
        input.family,
      )
    return { row: { ...input, email } }
  },

  lockFirst: ({ tx }, id) => lockFamilyOfUser(tx, id),
  own: ['avatarUrl', 'phone', 'language', 'newsletter', 'familyEmails'],

  async update(context, current, changes) {
    refuse(avatarRefusal(changes.avatarUrl))
    // Keep an old value from before languages were limited to a list.
    if ('language' in changes && changes.language !== current.language)
      refuse(homeLanguageRefusal(changes.language))
    const email = changes.email?.toLowerCase()
    const signIns = newSignIns(current, { ...changes, ...(email && { email }) })
    if (changes.family != null)
      await admitNewMember(context, { id: current.id, signIns, called: current }, changes.family)
    await admitNewSignIns(context, current, { signIns, isAddressNew: email !== undefined })
    if (!email) return changes
    if (hasEmail(current.email) && !permits(context.caller.permissions, NEW_ADDRESS_NEED))
      throw lackingRefusal(NEW_ADDRESS_NEED)
    const taken = await lockedUserOf(context.tx, email)
    refuse(addressRefusal(taken !== undefined))
    return { ...changes, email }
  },

  /** Merges children that both members of a growing family have (P-8), and prices changed families anew (M-6). */
  async updated(context, before, after, changes) {
    if (!('family' in changes) || before.family === after.family) return
    if (after.family !== null) {
      await refuseBarred(context.tx)
      await joinTwins(context, after.id)
    }
    await priceFamilies(context, before, after)
  },

  async remove({ tx }, user) {
    const [row] = await tx`
      select count(*) as players from players where user_players_id = ${user.id} and not _deleted`
    refuse(userDeletionRefusal(row?.players ?? 0))
  },

  /** Deletes the account with the record, so that signing up again starts afresh (Z-3). */
  async removed({ tx, now, isPreview }, user) {
    if (!isPreview) await wipeUser(tx, { id: user.id, email: user.email }, now)
  },
}

/** New sign-ins by which somebody will be known as this user; empty if nothing changes. */
const newSignIns = (before: Changes<'User'>, { email, externalUserId }: Changes<'User'>): string[] =>
  [
    email == null || email === before.email ? [] : email,
    externalUserId == null || externalUserId === before.externalUserId ? [] : externalUserId,
  ].flat()

/** The newest user of an address; the address is locked against others until the transaction ends. */
async function lockedUserOf(tx: Transaction, email: string): Promise<RowOf<'User'> | undefined> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`user ${email}`}, 0))`
  const newest = 'email = $1 and not _deleted order by created_at desc, id desc limit 1'
  const [user] = await selectRows(tx, User, newest, [email])
  return user
}
