import { randomUUID } from 'node:crypto'
import { invitationRefusal, linkRefusal } from '@touchline/domain/families/family-sharing.ts'
import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { Refusal, refuse } from '../graphql/errors.ts'
import { updateByRules } from '../graphql/write/apply.ts'
import { selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { normaliseEmail } from '../identity/email-address.ts'
import { countAttempt } from '../identity/user-pool/attempts.ts'
import { isAddress } from '../mail/outbox/address.ts'
import { justBefore } from '../mail/outbox/just-before.ts'
import { mayCopyTo } from '../mail/outbox/unrequested-copies.ts'
import { lockFamiliesOfUsers } from '../registrations/locks.ts'
import { writeTo } from '../users/write-to-guardians.ts'
import * as emails from './emails.ts'
import { firstOpen, otherGuardians } from './read-sharing.ts'

const User = modelNamed('User')

/** A guardian with a record. */
type Context = WriteContext & { myUserId: string }

/** Invites the owner of an address to share children, without revealing whether it has an account. */
export async function inviteGuardian(context: Context, typed: string): Promise<void> {
  const { tx, now, myUserId } = context
  await lockFamiliesOfUsers(tx, [myUserId])
  const me = await userOf(context, myUserId)
  const email = normaliseEmail(typed) ?? typed.trim().toLowerCase()
  const open = await tx`
    select from family_invitations where inviter_id = ${me.id} and email <> ${email} and made_at > ${firstOpen(now)}`
  refuse(
    invitationRefusal({
      email,
      isAddress: isAddress(email),
      ownEmail: me.email,
      guardians: await otherGuardians(tx, me.id),
      open: open.count,
    }),
  )
  // A repeat after a lost response: the email was sent already.
  const [justSent] = await tx`
    select from family_invitations
    where inviter_id = ${me.id} and email = ${email} and accepted_at is null and made_at > ${justBefore(now)}`
  if (justSent) return
  if (!(await countAttempt(tx, { kind: 'invitations', subject: me.id }, now)))
    refuse({ code: 'TOO_MANY', message: 'You have sent several invitations. Please wait an hour or so.' })
  await tx`
    insert into family_invitations (id, inviter_id, email, made_at) values (${randomUUID()}, ${me.id}, ${email}, ${now})
    on conflict (inviter_id, email) do update set made_at = excluded.made_at, accepted_at = null`
  if (await isBarredAddress(context, email)) return
  if (await mayCopyTo(tx, email, now)) await writeTo(context, { id: '', email }, emails.invited(me.email))
}

/** Guardians whom the club has barred from each other's children do not get each other's emails either (P-14). */
async function isBarredAddress({ tx, myUserId }: Context, email: string): Promise<boolean> {
  const found = await tx`
    select from barred_guardians b join users u on u.id in (b.user_id, b.from_user_id)
    where u.email = ${email} and u.id <> ${myUserId} and ${myUserId} in (b.user_id, b.from_user_id)`
  return found.count > 0
}

export const ANSWERS = ['ACCEPT', 'DECLINE', 'CONFIRM', 'WITHDRAW'] as const
export type SharingAnswer = (typeof ANSWERS)[number]

/** These answers give somebody else access to children, so they require the password again. */
export const takesPassword = (answer: SharingAnswer): boolean => answer === 'ACCEPT' || answer === 'CONFIRM'

interface Invitation {
  id: string
  inviterId: string
  email: string
  isAccepted: boolean
}

/** The invited guardian accepts or declines; then the inviter sees who it is, and confirms or withdraws. */
export async function answerInvitation(context: Context, id: string, answer: SharingAnswer): Promise<void> {
  const { tx, now, myUserId } = context
  const me = await userOf(context, myUserId)
  const [invitation] = await tx<Invitation[]>`
    select id, inviter_id as "inviterId", email, accepted_at is not null as "isAccepted" from family_invitations
    where id = ${id} and made_at > ${firstOpen(now)} for update`
  const isTheirs = answer === 'CONFIRM' || answer === 'WITHDRAW'
  const mayAnswer = invitation && (isTheirs ? invitation.inviterId === me.id : invitation.email === me.email)
  if (!mayAnswer) throw noInvitation()
  if (answer === 'DECLINE' || answer === 'WITHDRAW') await drop(context, invitation)
  else if (answer === 'ACCEPT') await accept(context, invitation)
  else await confirm(context, invitation)
}

/** The same for another user's invitation, an expired one and one that never existed. */
const noInvitation = () =>
  new Refusal('NotFound', 'This invitation is no longer open.', { info: { code: 'NO_INVITATION' } })

const drop = ({ tx }: Context, { id }: Invitation) => tx`delete from family_invitations where id = ${id}`

async function accept(context: Context, invitation: Invitation): Promise<void> {
  const { tx, now, myUserId } = context
  const inviter = await userOf(context, invitation.inviterId)
  const barred = await tx`
    select from barred_guardians where user_id in (${myUserId}, ${inviter.id}) and from_user_id in (${myUserId}, ${inviter.id})`
  if (barred.count > 0) throw noInvitation()
  refuse(linkRefusal(await otherGuardians(tx, inviter.id), await otherGuardians(tx, myUserId)))
  await tx`update family_invitations set accepted_at = ${now} where id = ${invitation.id}`
  await writeTo(context, inviter, emails.accepted(invitation.email))
}

async function confirm(context: Context, invitation: Invitation): Promise<void> {
  const { tx, myUserId } = context
  if (!invitation.isAccepted) throw noInvitation()
  const newest = 'email = $1 and not _deleted order by created_at desc, id desc limit 1'
  const [found] = await selectRows(tx, User, newest, [invitation.email])
  if (!found) throw noInvitation()
  await lockFamiliesOfUsers(tx, [myUserId, found.id])
  refuse(linkRefusal(await otherGuardians(tx, myUserId), await otherGuardians(tx, found.id)))
  const family = randomUUID()
  for (const id of [myUserId, found.id])
    await updateByRules(context, User, await userOf(context, id), { family })
  await tx`delete from family_invitations where inviter_id in (${myUserId}, ${found.id}) or email = ${found.email}`
  const me = await userOf(context, myUserId)
  await writeTo(context, me, emails.shared(found.email))
  await writeTo(context, found, emails.shared(me.email))
}

/** Leaves the family; each keeps the children they added. A guardian who is left alone is no longer a family. */
export async function leaveFamily(context: Context): Promise<void> {
  const { tx, myUserId } = context
  await lockFamiliesOfUsers(tx, [myUserId])
  const me = await userOf(context, myUserId)
  if (me.family === null) return
  const others = await selectRows(
    tx,
    User,
    'family = $1 and id <> $2 and not _deleted order by id',
    [me.family, me.id],
    'for update',
  )
  await updateByRules(context, User, me, { family: null })
  const [left] = others
  if (left && others.length === 1) await updateByRules(context, User, left, { family: null })
  for (const other of others) await writeTo(context, other, emails.left(me.email))
}

async function userOf({ tx }: WriteContext, id: string): Promise<RowOf<'User'>> {
  const [user] = await selectRows(tx, User, 'id = $1 and not _deleted', [id], 'for update')
  if (!user) throw noInvitation()
  return user
}
