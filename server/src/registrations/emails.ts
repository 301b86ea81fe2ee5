import type { Payment } from '@touchline/domain/club/schemas/payment.ts'
import type { MissingContact } from '@touchline/domain/contacts.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import type { QuoteLine } from '@touchline/domain/pricing/quote-types.ts'
import type { Refund } from '@touchline/domain/pricing/refund.ts'
import { OFFER_HOURS } from '@touchline/domain/waiting-list.ts'
import { listOf, monthName, ordinal } from '@touchline/domain/words.ts'
import type { EmailFacts } from '../mail/templates/email-facts.ts'
import type { Words } from '../users/write-to-guardians.ts'

/** What an email about a registration says of it. */
export interface AboutRegistration {
  firstName: string
  program: string
  /** What the family writes on every payment. */
  reference: string | null
  priceCents: number
  lines: readonly QuoteLine[]
  /** The next session of the child, 'Sat, Sep 6, 5:00–6:30 PM', and the field. */
  when: string | null
  where: string | null
}

const CONTACT_WORDS: Record<MissingContact, string> = {
  PHONE: 'a phone number at which we can reach you',
  EMERGENCY: 'an emergency contact',
}

const REGISTRATIONS = '/guardian/registrations'
const SEE = { label: 'See your registrations', path: REGISTRATIONS }

export const received = (children: readonly AboutRegistration[]): Words => ({
  subject: `We have your registration for ${names(children)}`,
  paragraphs: [
    `Thank you for joining in. We have noted ${names(children)}, and check it next: there is nothing to pay until we email you.`,
    ...children.map((child) => `${child.firstName} in ${child.program}. ${breakdown(child)}`),
    'On your page you can always see where it stands.',
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
    `As soon as a place is free for you we write to you, and hold it for ${OFFER_HOURS} hours. There is nothing to pay until then.`,
    ...(child.isTogether
      ? [
          'As you asked, your children get their places together or not at all. Others may be asked before you when there is room for some of them only.',
        ]
      : []),
    'The button shows your place in line. If you no longer need it, one tap there leaves it, without a password.',
  ],
  facts: { reference: child.reference },
  action: { label: 'See your place in line', path: child.path },
})

const inLine = (position: number) =>
  position > 10 ? `number ${position} in line` : `${ordinal(position)} in line`

export const approved = (child: AboutRegistration, payment: Payment): Words =>
  child.priceCents === 0
    ? {
        subject: `${child.firstName} has a place in ${child.program}`,
        paragraphs: [
          `Good news: ${child.firstName} is in, and there is nothing to pay. See you at the field.`,
        ],
        facts: { ...sessionOf([child]), reference: child.reference },
        action: SEE,
      }
    : {
        subject: `${child.firstName} has a place in ${child.program}`,
        paragraphs: [
          `Good news: there is a place for ${child.firstName}. Please pay within ${payment.dueDays} days to keep it.`,
          breakdown(child),
          `${payment.etransfer} ${payment.cash}`,
          'If you need more time, or help with the fee, just let us know.',
        ],
        facts: {
          ...sessionOf([child]),
          amountCents: child.priceCents,
          reference: child.reference,
          payTo: payment.etransferTo,
        },
        action: { label: 'See how to pay', path: REGISTRATIONS },
      }

/** Whom we could not reach in an emergency is not all set (E-19). */
export const paid = (child: AboutRegistration, missing: readonly MissingContact[] = []): Words => ({
  subject:
    missing.length > 0 ? `${child.firstName} is in: one thing is missing` : `${child.firstName} is all set`,
  paragraphs: [
    `Thank you, we have your payment. ${child.firstName} is in ${child.program}.`,
    ...(child.when ? ['For training: shin guards on, water bottle filled.'] : []),
    ...(missing.length > 0
      ? [
          `Before that, please add ${listOf(
            missing.map((one) => CONTACT_WORDS[one]),
            'and',
          )}: your page asks for it.`,
        ]
      : []),
  ],
  facts: { ...sessionOf([child]), amountCents: child.priceCents, reference: child.reference },
  action: missing.length > 0 ? { label: 'See what is missing', path: '/guardian' } : SEE,
})

export const rejected = (child: AboutRegistration, reason: string): Words => ({
  subject: `About ${child.firstName}’s registration`,
  paragraphs: [
    `We are sorry: we could not give ${child.firstName} a place in ${child.program}.`,
    `The reason: ${reason}`,
    'There is nothing to pay. If you think this is a mistake, or would like another group, let us know.',
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
    'There is nothing to pay. You are welcome back any time: a new registration takes two minutes.',
  ],
  facts: { reference: child.reference },
  action: SEE,
})

export const withdrawalAsked = (child: AboutRegistration, refund: Refund): Words => ({
  subject: `You asked to withdraw ${child.firstName} from ${child.program}`,
  paragraphs: [
    `We have received it, and confirm it shortly. Until then ${child.firstName} keeps the place, and you can change your mind.`,
    'That is what you would get back by the club’s rules, counted from today.',
    ...refund.lines.map(({ reason }) => reason),
  ],
  facts: { refundCents: refund.refundCents, reference: child.reference },
  action: SEE,
})

export const withdrawn = (child: AboutRegistration, refund: Refund): Words => ({
  subject: `${child.firstName} has left ${child.program}`,
  paragraphs: [
    `We have taken ${child.firstName} off the list of ${child.program}. Thank you for having been with us.`,
    refund.refundCents > 0
      ? 'We send your refund by e-Transfer to this address, and email you when it is done.'
      : 'By the club’s rules there is no refund.',
    ...refund.lines.map(({ reason }) => reason),
  ],
  facts: { refundCents: refund.refundCents, reference: child.reference },
  action: SEE,
})

const WHY_REQUOTED = {
  FAMILY: 'The number of your children who are registered has changed, and the family discount with it.',
  BY_HAND: 'We have changed a discount that we give by agreement.',
}

export type WhyRequoted = keyof typeof WHY_REQUOTED

export const requoted = (why: WhyRequoted, message: string): Words => ({
  subject: 'The price of your registrations has changed',
  paragraphs: [WHY_REQUOTED[why], message, 'What you have paid already stays as it is.'],
  action: { label: 'See the new prices', path: REGISTRATIONS },
})

/** Of several children only what holds for all of them: a line has one time and one field. */
function sessionOf(children: readonly AboutRegistration[]): EmailFacts {
  const [first] = children
  const isSame = children.every(({ when, where }) => when === first?.when && where === first?.where)
  return first?.when && isSame ? { when: first.when, where: first.where } : {}
}

const names = (children: readonly AboutRegistration[]) =>
  listOf([...new Set(children.map(({ firstName }) => firstName))], 'and')

/** 'September $64.00, October $64.00. In all $128.00, with the family discount.' */
function breakdown({ lines, priceCents }: AboutRegistration): string {
  const months = lines.map(({ month, totalCents }) => `${monthName(month)} ${formatCents(totalCents)}`)
  const discounts = [...new Set(lines.flatMap((line) => line.discounts.map(({ name }) => name)))]
  const off = discounts.length > 0 ? `, after ${listOf(discounts, 'and')}` : ''
  return `${listOf(months, 'and')}: ${formatCents(priceCents)} in all${off}.`
}
