import { languageToRead } from '@touchline/domain/families/home-languages.ts'
import { notInvitedWithNotes } from '@touchline/domain/identity/permissions.ts'
import { inEveryLanguage } from '@touchline/domain/in-every-language.ts'
import { pathIn } from '@touchline/domain/languages.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { CODE_DAYS } from '@touchline/domain/walk-ins/walk-in.ts'
import * as z from 'zod'
import { closedToCodes } from '../families/new-readers.ts'
import { notFound, unauthorised } from '../graphql/errors.ts'
import type { Action, WriteContext } from '../graphql/write/rules.ts'
import { parsed } from '../graphql/write/validate-input.ts'
import { enqueueMail } from '../mail/outbox/outbox.ts'
import { CLUB, emailParts } from '../mail/templates/email.ts'
import { lockFamiliesOfUsers } from '../registrations/locks.ts'
import { makeFamilyCode } from '../walk-ins/family-code.ts'
import * as en from './invitation.texts.ts'
import * as hans from './invitation.texts.zh-Hans.ts'
import * as hant from './invitation.texts.zh-Hant.ts'

const textsIn = inEveryLanguage(en, hans, hant)

/** Emails per request; the client repeats the request until all are sent. */
const AT_ONCE = 100
const DAY = 86_400_000

interface Address {
  userId: string
  email: string
  /** From the sheet or the desk (Y-10). */
  language: string | null
  name: string
}

/**
 * Emails the families of an import a code to take over their record, once each (I-8). Families with health notes that
 * the caller may not open to others are skipped, and returned by name.
 */
export const inviteMovedIn: Action = {
  model: modelNamed('User'),
  tokenWrites: null,
  async run(context, given) {
    const { tx, caller, now } = context
    if (caller.role !== 'ADMIN' || caller.accessToken !== null)
      throw unauthorised('inviteMovedIn', 'Mutation')
    const { id } = parsed(z.object({ id: z.string() }), given)
    // A concurrent request waits here, and then finds those families invited.
    const { count } = await tx`select from move_ins where id = ${id} for update`
    if (count === 0) throw notFound('MoveIn', id)
    const waiting = await tx<Address[]>`
      select a.user_id as "userId", a.email, u.language, trim(concat(u.first_name, ' ', u.last_name)) as name
      from moved_in_addresses a join users u on u.id = a.user_id
      where a.move_in_id = ${id} and a.invited_at is null and not u._deleted and starts_with(u.email, 'no-email:')
      order by a.user_id, a.email`
    const closed = await closedToCodes(
      context,
      waiting.map(({ userId }) => userId),
    )
    const open = waiting.filter(({ userId }) => !closed.has(userId))
    const addresses = open.slice(0, AT_ONCE)
    await lockFamiliesOfUsers(
      tx,
      addresses.map(({ userId }) => userId),
    )
    for (const address of addresses) {
      await invite(context, address)
      await tx`
        update moved_in_addresses set invited_at = ${now}
        where user_id = ${address.userId} and email = ${address.email}`
    }
    const isDone = open.length <= AT_ONCE
    const names = new Map(waiting.map(({ userId, name }) => [userId, name]))
    const leftOut = [...closed].map((userId) => ({ name: names.get(userId), why: notInvitedWithNotes }))
    const outcome = JSON.stringify({ id, invited: addresses.length, isDone, leftOut })
    return { typeName: 'MovedIn', texts: { outcome } }
  },
}

/** The address comes from a sheet and may belong to somebody else by now, so the email reveals nothing. */
async function invite(context: WriteContext, { userId, email, language: home }: Address): Promise<void> {
  const { tx, links, now } = context
  if (!links) return
  const language = languageToRead(home)
  const texts = textsIn(language)
  const { title } = texts
  const parts = emailParts({
    title,
    paragraphs: [texts.lead(CLUB), texts.worksOnce(CODE_DAYS), texts.notYourClub],
    code: await makeFamilyCode(context, userId, 'FAMILY_INVITED'),
    action: { label: texts.enterCode, url: links.page(pathIn(language, '/guardian/code')) },
    language,
  })
  const expiresAt = new Date(now.getTime() + CODE_DAYS * DAY)
  await enqueueMail(tx, { to: email, subject: title, ...parts, expiresAt })
}
