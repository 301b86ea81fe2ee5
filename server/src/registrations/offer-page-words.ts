import { inEveryLanguage } from '@touchline/domain/in-every-language.ts'
import type { Language } from '@touchline/domain/languages.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import type { RegistrationStatus } from '@touchline/domain/status/registration.ts'
import { wordsIn } from '@touchline/domain/words-in.ts'
import type { LinkPage } from '../mail/templates/link-page.ts'
import * as en from './offer-page.texts.ts'
import * as hans from './offer-page.texts.zh-Hans.ts'
import * as hant from './offer-page.texts.zh-Hant.ts'
import type { OfferRight } from './offer-token.ts'

const textsIn = inEveryLanguage(en, hans, hant)

/** The state of an offer, as its page shows it. */
export interface OfferState {
  status: RegistrationStatus
  /** First name, program and price of each child in the offer. */
  children: { firstName: string; program: string; priceCents: number }[]
  openUntil: Date | null
  hasPassed: boolean
  position: number | null
  /** Whether the family has left the line and may still return (W-10). */
  mayReturn: boolean
}

/** The page in the language of its address (Y-14). */
export function offerPageWords(state: OfferState, right: OfferRight, language: Language): LinkPage {
  const english = state.children.map(({ program }) => program)
  const link = registrationsLink(language)
  return { link, english, ...(state.openUntil ? openOffer : settled)(state, right, language) }
}

type PageWords = Pick<LinkPage, 'title' | 'paragraphs' | 'answers'>

const registrationsLink = (language: Language) => ({
  label: textsIn(language).seeRegistrations,
  href: '/guardian/registrations',
})

function openOffer({ openUntil, children }: OfferState, right: OfferRight, language: Language): PageWords {
  const [texts, { and, moment }] = [textsIn(language), wordsIn(language)]
  const until = openUntil ? moment(openUntil) : ''
  const names = and(children.map(({ firstName }) => firstName))
  const isOne = children.length === 1
  const leave = { value: 'LEAVE', label: texts.leave }
  if (right === 'line')
    return {
      title: isOne ? texts.placeOpened(names) : texts.placesOpened(names),
      paragraphs: [texts.answerElsewhere(until)],
      answers: [leave],
    }
  return {
    title: isOne ? texts.onePlace(names) : texts.places(names),
    paragraphs: [
      ...children.map(({ firstName, program, priceCents }) =>
        texts.child(firstName, program, formatCents(priceCents)),
      ),
      texts.choose(until),
    ],
    answers: [
      { value: 'ACCEPT', label: isOne ? texts.accept : texts.acceptAll },
      { value: 'DECLINE', label: texts.decline },
      leave,
    ],
  }
}

function settled(state: OfferState, _right: OfferRight, language: Language): PageWords {
  const { status, children, position } = state
  const texts = textsIn(language)
  const names = wordsIn(language).and(children.map(({ firstName }) => firstName))
  const program = children[0]?.program ?? ''
  const said = (title: string, text: string, answers: LinkPage['answers'] = []): PageWords => ({
    title,
    paragraphs: [text],
    answers,
  })
  switch (status) {
    case 'PENDING':
      return said(texts.isReviewed(names), texts.reviewedSoon(program))
    case 'APPROVED':
      return said(texts.hasPlace(names), texts.howToPay(program))
    case 'ACTIVE':
      return said(texts.isIn(names), texts.nothingLeft(program))
    case 'WAITLISTED':
      return said(
        state.hasPassed ? texts.goneOn : texts.onWaitingList,
        texts.placeInLine(names, program, position ?? 1),
        [{ value: 'LEAVE', label: texts.leave }],
      )
    case 'CANCELLED':
      return state.mayReturn
        ? said(texts.hasLeft(names), texts.byMistake(program), [{ value: 'RETURN', label: texts.comeBack }])
        : said(texts.notWaiting(names), texts.welcomeBack)
    case 'REJECTED':
      return said(texts.noPlace(names), texts.noPlaceNext(program))
    case 'WITHDRAWN':
      return said(texts.leftProgram(names), texts.welcomeBack)
    case 'COMPLETED':
      return said(texts.isOver, texts.wasIn(names, program))
  }
}

/** What the family must do before it can accept, which the page does not explain otherwise. */
export type FirstStep = 'consentsFirst' | 'reactivateFirst' | 'askUsFirst'

export function offerRefused(step: FirstStep, firstName: string, language: Language): LinkPage {
  const texts = textsIn(language)
  return {
    title: texts.oneMoreStep,
    paragraphs: [texts[step](firstName), texts.stillHeld],
    answers: [],
    link: { label: texts.signIn, href: '/guardian' },
  }
}

export function linkRunOut(language: Language): LinkPage {
  const { runOut, runOutWhy } = textsIn(language)
  return { title: runOut, paragraphs: [runOutWhy], answers: [], link: registrationsLink(language) }
}

export function linkUnknown(language: Language): LinkPage {
  const { notComplete, openAgain } = textsIn(language)
  return { title: notComplete, paragraphs: [openAgain], answers: [], link: registrationsLink(language) }
}
