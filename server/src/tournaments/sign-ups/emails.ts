import type { Payment } from '@touchline/domain/club/schemas/payment.ts'
import { clubMoment } from '@touchline/domain/club-clock.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { OFFER_HOURS } from '@touchline/domain/waiting-list.ts'
import { dayAndYear, dayName, listOf } from '@touchline/domain/words.ts'
import type { Words } from '../../users/write-to-guardians.ts'

/** What has happened to sign-ups, as families are written to about it. */
export type SignUpNews =
  | 'JOINED'
  | 'WAITING'
  | 'OFFER'
  | 'OFFER_GONE'
  | 'OFFER_REVOKED'
  | 'LEFT'
  | 'CANCELLED'
  | 'WAIVER'

export interface AboutSignUps {
  names: string[]
  tournament: string
  slug: string
  date: string | null
  signUpUntil: string | null
  /** Of all of them together. */
  feeCents: number
  /** As the books have it of a sign-up of today. */
  dueOn: string
  /** Of an offer. */
  expiresAt: Date | null
  reference: string | null
  payment: Payment
}

/** One email for all children of a family whom the same has happened to. */
export function signUpEmail(news: SignUpNews, about: AboutSignUps): Words {
  return { ...WORDS[news](about), action: { label: 'See the tournament', path: pathOf(news, about) } }
}

const pathOf = (news: SignUpNews, { slug }: AboutSignUps) =>
  news === 'WAIVER' ? '/fun-day-waiver' : `/tournaments/${encodeURIComponent(slug)}#join`

type Said = Omit<Words, 'action'>

const children = ({ names }: AboutSignUps) => listOf(names, 'and')
const isOrAre = ({ names }: AboutSignUps) => (names.length === 1 ? 'is' : 'are')
const on = ({ date }: AboutSignUps) => (date ? ` on ${dayAndYear(date)}` : '')

const WORDS: Record<SignUpNews, (about: AboutSignUps) => Said> = {
  JOINED: (about) => ({
    subject: `${children(about)} ${isOrAre(about)} in: ${about.tournament}`,
    paragraphs: [
      `${children(about)} ${isOrAre(about)} signed up for ${about.tournament}${on(about)}. Once sign-up closes we’ll put the teams together and email you when and where you play.`,
      ...(about.feeCents > 0
        ? [
            `The fee is ${formatCents(about.feeCents)}, due by ${dayName(about.dueOn)}. Please send it by e-Transfer with your reference.`,
          ]
        : ['It is free.']),
      ...(about.signUpUntil
        ? [
            `If something comes up, you can leave on the tournament’s page. Until ${dayAndYear(about.signUpUntil)} that’s free. After that the fee is still due, because the teams count on you.`,
          ]
        : []),
    ],
    facts:
      about.feeCents > 0
        ? { amountCents: about.feeCents, reference: about.reference, payTo: about.payment.etransferTo }
        : {},
  }),
  WAITING: (about) => ({
    subject: `${children(about)} ${isOrAre(about)} on the waiting list: ${about.tournament}`,
    paragraphs: [
      `${about.tournament}${on(about)} is full right now, and ${children(about)} ${isOrAre(about)} on the waiting list.`,
      `As soon as a place opens up, we’ll email you and hold it for ${OFFER_HOURS} hours. There’s nothing to pay until then.`,
    ],
  }),
  OFFER: (about) => ({
    subject: `A place for ${children(about)}: ${about.tournament}`,
    paragraphs: [
      `Good news: there is a place for ${children(about)} in ${about.tournament}${on(about)}. Sign in on its page to take it.`,
      about.feeCents > 0 ? `It costs ${formatCents(about.feeCents)}.` : 'It is free.',
      'If we don’t hear from you in time, the place goes to the next family and you move to the end of the waiting list.',
    ],
    facts: {
      ...(about.expiresAt ? { answerBy: clubMoment(about.expiresAt) } : {}),
      amountCents: about.feeCents,
    },
    ...(about.expiresAt ? { expiresAt: about.expiresAt } : {}),
  }),
  OFFER_GONE: (about) => ({
    subject: `The offer for ${children(about)} has run out`,
    paragraphs: [
      `We held a place in ${about.tournament} for ${children(about)} but didn’t hear from you, so it has gone to the next family.`,
      `${children(about)} ${isOrAre(about)} still on the waiting list, now at the end. We’ll email you when another place opens up.`,
    ],
  }),
  OFFER_REVOKED: (about) => ({
    subject: `The offer for ${children(about)} has gone to the next family`,
    paragraphs: [
      `We held a place in ${about.tournament} for ${children(about)}, who can’t take it right now, so it has gone to the next family.`,
      'Your place in line stays the same.',
    ],
  }),
  LEFT: (about) => ({
    subject: `${children(about)} ${isOrAre(about)} no longer in: ${about.tournament}`,
    paragraphs: [
      `${children(about)} ${isOrAre(about)} off the list of ${about.tournament}${on(about)}.`,
      about.feeCents > 0
        ? `Sign-up has closed, so the fee of ${formatCents(about.feeCents)} is still due.`
        : 'There’s nothing to pay. Anything you’ve paid is now a credit on your account. Just ask if you’d rather have a refund.',
    ],
  }),
  CANCELLED: (about) => ({
    subject: `${about.tournament} is cancelled`,
    paragraphs: [
      `${about.tournament}${on(about)} won’t take place. We’re sorry, and we know ${children(about)} will be disappointed.`,
      'There’s nothing to pay. Anything you’ve paid is now a credit on your account. Just ask if you’d rather have a refund.',
    ],
  }),
  WAIVER: (about) => ({
    subject: `Please sign for ${children(about)}: ${about.tournament}`,
    paragraphs: [
      `${children(about)} ${isOrAre(about)} in ${about.tournament}${on(about)}, and the consent hasn’t been signed yet. It takes two minutes, and one signature covers all your children.`,
      'Without it they can’t play on the day.',
    ],
  }),
}
