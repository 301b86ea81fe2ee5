import { addDays } from '@touchline/domain/calendar-day.ts'
import type { ConsentTexts } from '@touchline/domain/club/schemas/consent-texts.ts'
import { clubDay } from '@touchline/domain/club-clock.ts'
import { missingContacts } from '@touchline/domain/families/contacts.ts'
import type { Sharing } from '@touchline/domain/families/family-sharing.ts'
import { orderedName } from '@touchline/domain/kit/ordered-name.ts'
import { inSentence, type Kit } from '@touchline/domain/kit/product.ts'
import type { Account } from '@touchline/domain/money/dues.ts'
import { type NextToPay, nextToPay } from '@touchline/domain/money/next-to-pay.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { hasOpenOffer } from '@touchline/domain/registrations/waiting-list.ts'
import { LIVE_REGISTRATION_STATUSES } from '@touchline/domain/status/registration.ts'
import { dayFrom, listOf } from '@touchline/domain/words.ts'
import { momentName } from '../club/day-words.ts'
import { openConsents } from '../registrations/consent-standing.ts'
import { type Family, type FamilyPlayer, kitOrdersOf, registrationsOf, signUpsOf } from './family.ts'
import * as words from './to-dos.texts.ts'

export interface ToDo {
  id: string
  title: string
  text: string
  action: { name: string; to: string }
}

interface Facts {
  consents: ConsentTexts
  pickUp: string
  kit: Kit
  now: string
  /** What the family owes, once it has loaded. */
  account?: Account | undefined
}

/** What the family has to do, most urgent first: offers, money, contacts, consents, kit to pick up. */
export function toDos(family: Family, facts: Facts): ToDo[] {
  return [
    ...offers(family, facts),
    ...payments(family, facts),
    ...contacts(family),
    ...consents(family, facts),
    ...kitReady(family, facts),
  ]
}

/** For a guardian who is invited to share children, or whose invitation was accepted (P-13). */
export function invitationToDos(sharing: Sharing | null | undefined): ToDo[] {
  const to = '/profile#family'
  const answer = sharing?.received.filter(({ isAccepted }) => !isAccepted) ?? []
  const confirm = sharing?.sent.filter(({ isAccepted }) => isAccepted) ?? []
  return [
    ...answer.map(({ id, email }) => ({
      id: `invitation ${id}`,
      title: words.invited,
      text: words.wouldLikeToShare(email),
      action: { name: words.answer, to },
    })),
    ...confirm.map(({ id, email }) => ({
      id: `invitation ${id}`,
      title: words.accepted,
      text: words.confirmSharing(email),
      action: { name: words.confirm, to },
    })),
  ]
}

function offers(family: Family, { now }: Facts): ToDo[] {
  return [...programOffers(family, now), ...tournamentOffers(family, now)]
}

const tournamentOffers = (family: Family, now: string): ToDo[] =>
  signUpsOf(family)
    .filter((signUp) => signUp.status === 'WAITLISTED' && hasOpenOffer(signUp, now))
    .map(({ id, player, tournament, offerExpiresAt }) => ({
      id: `offer ${id}`,
      title: words.placeOpened(player.firstName),
      text: words.heldUntil(tournament.name, momentName(offerExpiresAt ?? now)),
      action: { name: words.answer, to: `/tournaments/${tournament.slug}#join` },
    }))

function programOffers(family: Family, now: string): ToDo[] {
  return registrationsOf(family)
    .filter((registration) => registration.status === 'WAITLISTED' && hasOpenOffer(registration, now))
    .map(({ id, player, program, offerExpiresAt }) => ({
      id: `offer ${id}`,
      title: words.placeOpened(player.firstName),
      text: words.heldUntil(program.name, momentName(offerExpiresAt ?? now)),
      action: { name: words.answer, to: '/guardian/registrations' },
    }))
}

/** Whether the account is worth loading. */
export const mayOwe = (family: Family): boolean =>
  registrationsOf(family).some(({ openCents }) => openCents) ||
  kitOrdersOf(family).some(({ status }) => status === 'PENDING') ||
  signUpsOf(family).some(({ feeCents }) => feeCents > 0)

/** An amount due later than this is not a to-do yet, unless a place or an order depends on it. */
const SOON_DAYS = 14

/**
 * The next amount and its due date (B-21), for places, kit and tournaments together: a family sends one e-Transfer for
 * all of it.
 */
function payments(family: Family, { account, now, kit }: Facts): ToDo[] {
  const today = clubDay(new Date(now))
  const next = account ? nextToPay(account.dues, today) : null
  if (!next) return []
  const ids = new Set(next.dues.map(({ itemId }) => itemId))
  const places = registrationsOf(family).filter(({ id }) => ids.has(id))
  const orders = kitOrdersOf(family).filter(({ id }) => ids.has(id))
  const tournaments = signUpsOf(family).filter(({ id }) => ids.has(id))
  const isWaitedFor = orders.length > 0 || places.some(({ status }) => status === 'APPROVED')
  if (!isWaitedFor && next.dueOn > addDays(today, SOON_DAYS)) return []
  const names = new Set([
    ...places.map(({ player }) => player.firstName),
    ...tournaments.map(({ tournament }) => tournament.name),
    ...(orders.length > 0 ? [words.kit] : []),
  ])
  return [
    {
      id: 'pay',
      title: words.pay(formatCents(next.cents), [...names]),
      text: [
        whenDue(next, today),
        orders.length > 0 &&
          words.kitOfAll(
            listOf(
              orders.map((order) =>
                words.kitFor(inSentence(orderedName(kit, order)), order.player.firstName),
              ),
              'and',
            ),
          ),
      ]
        .filter(Boolean)
        .join(words.between),
      action: { name: words.howToPay, to: '/guardian/registrations#pay' },
    },
  ]
}

function whenDue({ dueOn, isDueNow }: NextToPay, today: string): string {
  if (!dueOn) return words.dueNow
  const day = dayFrom(today, dueOn)
  return isDueNow && dueOn < today ? words.wasDue(day) : words.due(day)
}

const isRegistered = ({ registrations }: FamilyPlayer): boolean =>
  registrations.some(({ status }) => (LIVE_REGISTRATION_STATUSES as readonly string[]).includes(status))

/** For registered children: one phone number for the family, and an emergency contact for each child (E-19). */
function contacts({ players }: Family): ToDo[] {
  const registered = players
    .filter(isRegistered)
    .map((player) => ({ player, missing: missingContacts(player) }))
  const phone = registered.some(({ missing }) => missing.includes('PHONE'))
  return [
    ...(phone
      ? [
          {
            id: 'phone',
            title: words.addPhone,
            text: words.whyPhone,
            action: { name: words.addIt, to: '/profile' },
          },
        ]
      : []),
    ...registered
      .filter(({ missing }) => missing.includes('EMERGENCY'))
      .map(({ player: { id, firstName } }) => ({
        id: `emergency ${id}`,
        title: words.addEmergency(firstName),
        text: words.whyEmergency,
        action: { name: words.addIt, to: `/guardian/edit-player/${id}` },
      })),
  ]
}

function consents({ players }: Family, { consents: texts }: Facts): ToDo[] {
  return players
    .filter(isRegistered)
    .map((player) => ({ player, open: openConsents(player, texts) }))
    .filter(({ open }) => open.length > 0)
    .map(({ player, open }) => ({
      id: `consent ${player.id}`,
      title: words.readAndAgree(player.firstName),
      text: listOf(
        open.map((text) => texts[text].title),
        'and',
      ),
      action: { name: words.read, to: `/guardian/player/${player.id}#consents` },
    }))
}

function kitReady(family: Family, { pickUp, kit }: Facts): ToDo[] {
  return kitOrdersOf(family)
    .filter(({ status }) => status === 'READY')
    .map(({ id, player, ...order }) => ({
      id: `ready ${id}`,
      title: words.pickUp(inSentence(orderedName(kit, order)), player.firstName),
      text: pickUp,
      action: { name: words.seeOrder, to: `/guardian/player/${player.id}#kit` },
    }))
}
