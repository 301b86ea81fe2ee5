import type { Payment } from '@touchline/domain/club/schemas/payment.ts'
import type { MissingContact } from '@touchline/domain/contacts.ts'
import { amountAndDay, type NextToPay } from '@touchline/domain/money/next-to-pay.ts'
import type { Refund } from '@touchline/domain/pricing/refund.ts'
import { OFFER_HOURS } from '@touchline/domain/waiting-list.ts'
import { dayName, listOf } from '@touchline/domain/words.ts'
import type { Words } from '../users/write-to-guardians.ts'
import {
  type AboutRegistration,
  afterThat,
  breakdown,
  inLine,
  REGISTRATIONS,
  SEE,
  sessionOf,
} from './registration-words.ts'

const CONTACT_WORDS: Record<MissingContact, string> = {
  PHONE: 'a phone number at which we can reach you',
  EMERGENCY: 'an emergency contact',
}

export const received = (children: readonly AboutRegistration[]): Words => ({
  subject: `We have your registration for ${names(children)}`,
  paragraphs: [
    `Thanks for signing up! We’ve received your registration for ${names(children)} and will review it shortly. There’s nothing to pay until we email you.`,
    ...children.map((child) => `${child.firstName} in ${child.program}. ${breakdown(child)}`),
    'You can check its status any time in your account.',
  ],
  facts: {
    ...sessionOf(children),
    amountCents: children.reduce((sum, { priceCents }) => sum + priceCents, 0),
    reference: children[0]?.reference,
  },
  action: SEE,
})

/** `path` leads to where one can leave the line without signing in. */
export const onWaitingList = (
  child: AboutRegistration & { position: number; isTogether: boolean; path: Words['action']['path'] },
): Words => ({
  subject: `${child.firstName} is on the waiting list`,
  paragraphs: [
    `${child.program} is full right now. ${child.firstName} is ${inLine(child.position)}.`,
    `As soon as a place opens up, we’ll email you and hold it for ${OFFER_HOURS} hours. There’s nothing to pay until then.`,
    ...(child.isTogether
      ? [
          'As you asked, we’ll only offer places to your children together. If there’s room for just some of them, other families may be asked first.',
        ]
      : []),
    'The button shows your place in line. If you no longer need it, you can leave it there with one tap, no password needed.',
  ],
  facts: { reference: child.reference },
  action: { label: 'See your place in line', path: child.path },
})

/** `next` is what is to be paid of the place first, by the books; null where nothing is. */
export const approved = (child: AboutRegistration & { next: NextToPay | null }, payment: Payment): Words =>
  child.next === null
    ? {
        subject: `${child.firstName} has a place in ${child.program}`,
        paragraphs: [
          `Good news: ${child.firstName} is in, and there’s nothing to pay. See you at the field!`,
          ...(child.priceCents > 0 ? [breakdown(child), 'What is on your account already covers it.'] : []),
        ],
        facts: { ...sessionOf([child]), reference: child.reference },
        action: SEE,
      }
    : {
        subject: `${child.firstName} has a place in ${child.program}`,
        paragraphs: [
          `Good news: there is a place for ${child.firstName}. Please pay ${child.next.isDueNow ? 'now' : `by ${dayName(child.next.dueOn)}`}${payment.activeFrom === 'APPROVAL' ? '' : ' to keep it'}.`,
          breakdown(child),
          ...afterThat(child.next),
          `${payment.etransfer} ${payment.cash}`,
          'If you need more time, or help with the fee, just let us know.',
        ],
        facts: {
          ...sessionOf([child]),
          amountCents: child.next.cents,
          reference: child.reference,
          payTo: payment.etransferTo,
        },
        action: { label: 'See how to pay', path: REGISTRATIONS },
      }

/** Whom we could not reach in an emergency is not all set (E-19). What is not due yet is no reason to wait. */
export const paid = (
  child: AboutRegistration & { next: NextToPay | null; paidCents: number },
  missing: readonly MissingContact[] = [],
): Words => ({
  subject:
    missing.length > 0 ? `${child.firstName} is in: one thing is missing` : `${child.firstName} is all set`,
  paragraphs: [
    child.paidCents > 0
      ? `Thanks, we’ve got your payment. ${child.firstName} is in ${child.program}.`
      : `${child.firstName} is in ${child.program}.`,
    ...(child.next ? [`Next: ${amountAndDay(child.next)}.`, ...afterThat(child.next)] : []),
    ...(child.when ? ['For training: shin guards on, water bottle filled.'] : []),
    ...(missing.length > 0
      ? [
          `One thing first: please add ${listOf(
            missing.map((one) => CONTACT_WORDS[one]),
            'and',
          )} in your account.`,
        ]
      : []),
  ],
  facts: {
    ...sessionOf([child]),
    ...(child.paidCents > 0 && { amountCents: child.paidCents }),
    reference: child.reference,
  },
  action: missing.length > 0 ? { label: 'See what is missing', path: '/guardian' } : SEE,
})

export const rejected = (child: AboutRegistration, reason: string): Words => ({
  subject: `About ${child.firstName}’s registration`,
  paragraphs: [
    `We’re sorry, but we couldn’t offer ${child.firstName} a place in ${child.program}.`,
    `The reason: ${reason}`,
    'There’s nothing to pay. If you think this is a mistake, or would like another group, just let us know.',
  ],
  facts: { reference: child.reference },
  action: { label: 'See our programs', path: '/guardian' },
})

export const cancelled = (
  child: AboutRegistration,
  { isByFamily, reason }: { isByFamily: boolean; reason: string | null },
): Words => ({
  subject: `${child.firstName}’s registration is cancelled`,
  paragraphs: [
    isByFamily
      ? `As you asked, we have cancelled ${child.firstName}’s registration for ${child.program}.`
      : `We have cancelled ${child.firstName}’s registration for ${child.program}.`,
    ...(reason ? [`The reason: ${reason}`] : []),
    'There’s nothing to pay. You’re welcome back any time: registering again takes two minutes.',
  ],
  facts: { reference: child.reference },
  action: SEE,
})

export const withdrawalAsked = (child: AboutRegistration, refund: Refund): Words => ({
  subject: `You asked to withdraw ${child.firstName} from ${child.program}`,
  paragraphs: [
    `We’ve received your request and will confirm it shortly. Until then ${child.firstName} keeps the place, and you can change your mind.`,
    'Here’s what you’d get back under the club’s refund rules as of today.',
    ...refund.lines.map(({ reason }) => reason),
  ],
  facts: { refundCents: refund.refundCents, reference: child.reference },
  action: SEE,
})

export const withdrawn = (child: AboutRegistration, refund: Refund): Words => ({
  subject: `${child.firstName} has left ${child.program}`,
  paragraphs: [
    `${child.firstName} is no longer registered for ${child.program}. Thank you for playing with us.`,
    refund.refundCents > 0
      ? 'We’ll send your refund by e-Transfer to this address and email you when it’s done.'
      : 'Under the club’s rules there’s no refund.',
    ...refund.lines.map(({ reason }) => reason),
  ],
  facts: { refundCents: refund.refundCents, reference: child.reference },
  action: SEE,
})

const WHY_REQUOTED = {
  FAMILY: 'The number of your children who are registered has changed, and the family discount with it.',
  BY_HAND: 'We’ve changed a discount that the club gives you.',
}

export type WhyRequoted = keyof typeof WHY_REQUOTED

export const requoted = (why: WhyRequoted, message: string): Words => ({
  subject: 'The price of your registrations has changed',
  paragraphs: [WHY_REQUOTED[why], message, 'What you’ve already paid doesn’t change.'],
  action: { label: 'See the new prices', path: REGISTRATIONS },
})

const names = (children: readonly AboutRegistration[]) =>
  listOf([...new Set(children.map(({ firstName }) => firstName))], 'and')
