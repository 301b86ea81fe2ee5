import type { Payment } from '@touchline/domain/club/schemas/payment.ts'
import { inEveryLanguage } from '@touchline/domain/in-every-language.ts'
import type { Language } from '@touchline/domain/languages.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { OFFER_HOURS } from '@touchline/domain/registrations/waiting-list.ts'
import { wordsIn } from '@touchline/domain/words-in.ts'
import type { Words, WordsIn } from '../../users/write-to-guardians.ts'
import * as en from './emails.texts.ts'
import * as hans from './emails.texts.zh-Hans.ts'
import * as hant from './emails.texts.zh-Hant.ts'

const textsIn = inEveryLanguage(en, hans, hant)

/** The events about sign-ups that families get emails about. */
export const SIGN_UP_NEWS = [
  'JOINED',
  'WAITING',
  'OFFER',
  'OFFER_GONE',
  'OFFER_REVOKED',
  'LEFT',
  'CANCELLED',
  'WAIVER',
] as const
export type SignUpNews = (typeof SIGN_UP_NEWS)[number]

export interface AboutSignUps {
  names: string[]
  tournament: string
  slug: string
  date: string | null
  signUpUntil: string | null
  /** The total of all children. */
  feeCents: number
  /** The due day for a sign-up made today. */
  dueOn: string
  /** When the offer expires. */
  expiresAt: Date | null
  reference: string | null
  payment: Payment
}

/** One email for all children of a family with the same news; the tournament keeps its own name. */
export const signUpEmail =
  (news: SignUpNews, about: AboutSignUps): WordsIn =>
  (language) => ({
    ...WORDS[news](about, spoken(about, language)),
    action: { label: textsIn(language).see, path: pathOf(news, about) },
    english: [about.tournament],
  })

const pathOf = (news: SignUpNews, { slug }: AboutSignUps) =>
  news === 'WAIVER' ? '/fun-day-waiver' : `/tournaments/${encodeURIComponent(slug)}#join`

/** The parts of these emails in the reader's language. */
const spoken = ({ names, tournament, date }: AboutSignUps, language: Language) => {
  const words = wordsIn(language)
  return {
    texts: textsIn(language),
    words,
    children: { names: words.and(names), isOne: names.length === 1 },
    day: { tournament, day: date ? words.dayOfYear(date) : null },
  }
}

type SubjectAndText = Omit<Words, 'action'>

const WORDS: Record<SignUpNews, (about: AboutSignUps, words: ReturnType<typeof spoken>) => SubjectAndText> = {
  JOINED: (about, { texts, words, children, day }) => ({
    subject: texts.joinedSubject(children, about.tournament),
    paragraphs: [
      texts.joined(children, day),
      about.feeCents > 0 ? texts.fee(formatCents(about.feeCents), words.day(about.dueOn)) : texts.isFree,
      ...(about.signUpUntil ? [texts.mayLeave(words.dayOfYear(about.signUpUntil))] : []),
    ],
    facts:
      about.feeCents > 0
        ? { amountCents: about.feeCents, reference: about.reference, payTo: about.payment.etransferTo }
        : {},
  }),
  WAITING: ({ tournament }, { texts, children, day }) => ({
    subject: texts.waitingSubject(children, tournament),
    paragraphs: [texts.waiting(children, day), texts.waitingNext(OFFER_HOURS)],
  }),
  OFFER: ({ tournament, feeCents, expiresAt }, { texts, words, children, day }) => ({
    subject: texts.offerSubject(children, tournament),
    paragraphs: [
      texts.offer(children, day),
      feeCents > 0 ? texts.costs(formatCents(feeCents)) : texts.isFree,
      texts.unanswered,
    ],
    facts: { ...(expiresAt ? { answerBy: words.moment(expiresAt) } : {}), amountCents: feeCents },
    ...(expiresAt ? { expiresAt } : {}),
  }),
  OFFER_GONE: ({ tournament }, { texts, children }) => ({
    subject: texts.goneSubject(children),
    paragraphs: [texts.gone(children, tournament), texts.goneNext(children)],
  }),
  OFFER_REVOKED: ({ tournament }, { texts, children }) => ({
    subject: texts.revokedSubject(children),
    paragraphs: [texts.revoked(children, tournament), texts.revokedNext],
  }),
  LEFT: ({ tournament, feeCents }, { texts, children, day }) => ({
    subject: texts.leftSubject(children, tournament),
    paragraphs: [
      texts.left(children, day),
      feeCents > 0 ? texts.stillDue(formatCents(feeCents)) : texts.nothingToPay,
    ],
  }),
  CANCELLED: ({ tournament }, { texts, children, day }) => ({
    subject: texts.cancelledSubject(tournament),
    paragraphs: [texts.cancelled(children, day), texts.nothingToPay],
  }),
  WAIVER: ({ tournament }, { texts, children, day }) => ({
    subject: texts.waiverSubject(children, tournament),
    paragraphs: [texts.waiver(children, day), texts.waiverNeeded],
  }),
}
