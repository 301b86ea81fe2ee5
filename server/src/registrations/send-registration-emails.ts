import { monthOf } from '@touchline/domain/calendar-day.ts'
import type { RowOf } from '@touchline/domain/models/rows.ts'
import { nextToPay } from '@touchline/domain/money/next-to-pay.ts'
import { present } from '@touchline/domain/present.ts'
import type { Refund } from '@touchline/domain/pricing/refund.ts'
import type { Requote } from '@touchline/domain/pricing/requote.ts'
import { holdsPlace } from '@touchline/domain/programs/child-sessions.ts'
import { sessionsOn } from '@touchline/domain/programs/program-sessions.ts'
import type { SessionTime } from '@touchline/domain/words-in.ts'
import { readSettings } from '../club/load-club.ts'
import { absencePathFor } from '../field-day/absence-link.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { takeBackMail } from '../mail/outbox/outbox.ts'
import { referenceOfFamily } from '../money/family-number.ts'
import { newPayments } from '../money/ledger.ts'
import { coveredCents, duesOfPlace } from '../money/settle-place.ts'
import { inOneGo } from '../postgres/in-one-go.ts'
import { heldUntil } from '../status/last-move.ts'
import { type Owned, type WordsIn, writeToGuardians } from '../users/write-to-guardians.ts'
import { breakdownOf, refundBreakdownOf } from './breakdown.ts'
import { changedMonths } from './changed-months-email.ts'
import { missingContactsOf } from './contacts.ts'
import * as emails from './emails.ts'
import { linePath } from './offer-token.ts'
import { readPosition } from './position-in-line.ts'
import { changedProgram } from './program-move-email.ts'
import type { AboutRegistration } from './registration-words.ts'
import type { Subject } from './subject-of.ts'
import { withdrawalAsked, withdrawn } from './withdrawal-emails.ts'

/** Children with a place share one email; each child who waits gets one. */
export async function sendReceived(context: WriteContext, subjects: readonly Subject[]): Promise<void> {
  if (subjects.every((subject) => isQuiet(context, subject))) return
  const isWaiting = ({ registration }: Subject) => registration.status === 'WAITLISTED'
  const placed = subjects.filter((subject) => !isWaiting(subject))
  const received = async () =>
    emails.received(await inOneGo(placed.map((subject) => aboutChild(context, subject))))
  const players = placed.map(({ player }) => player)
  await inOneGo([
    placed.length > 0 && writeToGuardians(context, players, received()),
    ...subjects
      .filter(isWaiting)
      .map((subject) => writeToGuardians(context, [subject.player], waitingEmail(context, subject))),
  ])
}

/** The family is not to be notified, so there is no need to gather the facts for an email (I-11). */
const isQuiet = ({ notNotified }: WriteContext, { player }: Subject): boolean =>
  notNotified?.has(player.userPlayersId ?? '') ?? false

/** One email about all price changes of a family; none if nothing has changed. */
export async function sendRequoted(
  context: WriteContext,
  { changes, quote }: Requote,
  why: emails.WhyRequoted = 'FAMILY',
): Promise<void> {
  if (changes.length === 0) return
  const ids = changes.map(({ registrationId }) => registrationId)
  const players = await context.tx<Owned[]>`
    select distinct p.user_players_id as "userPlayersId" from player_program_registrations r
    join players p on p.id = r.player_registrations_id where r.id = any(${ids}) order by 1`
  await writeToGuardians(
    context,
    players,
    emails.requoted(why, { changes, hasSettled: quote.lines.some(({ kept }) => kept) }),
  )
}

/** Emails a family about a new status of its registration, what to do next, and how to pay. */
export async function sendMoved(
  context: WriteContext,
  before: RowOf<'PlayerProgramRegistration'>,
  subject: Subject,
): Promise<void> {
  if (isQuiet(context, subject)) return
  const words = await movedEmail(context, before, subject)
  if (!words) return
  const isHeld = context.caller.role === 'ADMIN' && before.status === 'PENDING' && isApproval(subject)
  const held = isHeld
    ? { name: approvalName(subject.registration), until: await heldUntil(context) }
    : undefined
  const receipts = await newPayments(context.tx, subject.player.userPlayersId)
  await writeToGuardians(context, [subject.player], words, { held, receipts })
}

const isApproval = ({ registration: { status } }: Subject) => status === 'APPROVED' || status === 'ACTIVE'

const approvalName = ({ id }: RowOf<'PlayerProgramRegistration'>) => `approval ${id}`

/** Withholds the email about a mistaken approval. */
export const takeBackApproval = (
  { tx }: WriteContext,
  registration: RowOf<'PlayerProgramRegistration'>,
): Promise<void> => takeBackMail(tx, approvalName(registration))

/** Confirms a request to withdraw, with the expected refund. */
export async function sendAsked(
  context: WriteContext,
  before: RowOf<'PlayerProgramRegistration'>,
  subject: Subject,
): Promise<void> {
  const { registration, player } = subject
  if (!registration.withdrawalAskedAt || before.withdrawalAskedAt) return
  const refund = refundBreakdownOf(registration)
  await writeToGuardians(context, [player], withdrawalAsked(await aboutChild(context, subject), refund))
}

/** One email about a change of program: the new place, its price, and what happens to the amount paid. */
export async function sendChangedProgram(
  context: WriteContext,
  subject: Subject,
  { from, left, isKept }: { from: string; left: { refund: Refund | null } | null; isKept: boolean },
): Promise<void> {
  const child = await aboutChild(context, subject)
  const { id, status } = subject.registration
  const words = changedProgram(child, {
    from,
    status,
    refund: left?.refund ?? null,
    position: isKept || status === 'WAITLISTED' ? await readPosition(context.tx, id) : null,
    isKept,
    next: nextToPay(await duesOfPlace(context.tx, subject.registration), context.today),
    payment: (await readSettings(context.tx)).payment,
  })
  await writeToGuardians(context, [subject.player], words)
}

/** The months that were added and removed, and the new total (B-18). */
export async function sendChangedMonths(
  context: WriteContext,
  subject: Subject,
  { added, takenAway }: Pick<Parameters<typeof changedMonths>[1], 'added' | 'takenAway'>,
): Promise<void> {
  const { status } = subject.registration
  const { payment } = await readSettings(context.tx)
  const words = changedMonths(await aboutChild(context, subject), { status, added, takenAway, payment })
  await writeToGuardians(context, [subject.player], words)
}

async function movedEmail(
  context: WriteContext,
  before: RowOf<'PlayerProgramRegistration'>,
  subject: Subject,
): Promise<WordsIn | null> {
  const { registration } = subject
  const reason = registration.reason
  const isReasonNew = reason !== before.reason
  const child = await aboutChild(context, subject)
  switch (registration.status) {
    case 'PENDING':
      return emails.received([child])
    case 'WAITLISTED':
      return waitingEmail(context, subject)
    case 'APPROVED':
    case 'ACTIVE':
      return placeEmail(context, before, subject)
    case 'REJECTED':
      return emails.rejected(child, reason ?? '')
    case 'CANCELLED':
      return emails.cancelled(child, {
        isByFamily: context.caller.role === 'PARENT',
        reason: isReasonNew ? reason : null,
      })
    case 'WITHDRAWN':
      return withdrawn(child, refundBreakdownOf(registration))
    case 'COMPLETED':
      return null
  }
}

/** A place was approved or paid, with the next amount to pay according to the books. */
async function placeEmail(
  context: WriteContext,
  before: RowOf<'PlayerProgramRegistration'>,
  subject: Subject,
): Promise<WordsIn> {
  const child = await aboutChild(context, subject)
  const dues = await duesOfPlace(context.tx, subject.registration)
  const next = nextToPay(dues, context.today)
  if (subject.registration.status === 'ACTIVE' && before.status === 'APPROVED') {
    const missing = await missingContactsOf(context, subject.player)
    return emails.paid({ ...child, next, paidCents: coveredCents(dues) }, missing)
  }
  return emails.approved({ ...child, next }, (await readSettings(context.tx)).payment)
}

async function aboutChild(context: WriteContext, subject: Subject): Promise<AboutRegistration> {
  const { tx, today, links } = context
  const { registration, player, program } = subject
  const when = nextSession(subject, today)
  return {
    firstName: player.firstName,
    program: program.name,
    reference: await referenceOfFamily(tx, player.userPlayersId),
    priceCents: present(registration.priceCents, 'the price of a registration'),
    lines: breakdownOf(registration),
    when,
    where: program.location,
    absence:
      links && when && holdsPlace(registration)
        ? absencePathFor(links, { registrationId: registration.id, endDate: program.endDate })
        : null,
  }
}

async function waitingEmail(context: WriteContext, subject: Subject): Promise<WordsIn> {
  const { links, now, tx } = context
  const { id, groupId } = subject.registration
  const [child, position] = await inOneGo([aboutChild(context, subject), readPosition(tx, id)])
  return emails.onWaitingList({
    ...child,
    position: present(position, 'a position in line'),
    isTogether: groupId !== null,
    // Without links, no email is sent.
    path: links ? linePath(links, id, now) : '/',
  })
}

/** The next session within the booked months, if it is booked by month. */
function nextSession(
  { registration: { days, months }, program }: Subject,
  today: string,
): SessionTime | null {
  const isBooked = (day: string) => !months?.length || months.includes(monthOf(day))
  return sessionsOn(program, days).find(({ day }) => day >= today && isBooked(day)) ?? null
}
