import { inEveryLanguage } from '@touchline/domain/in-every-language.ts'
import type { Language } from '@touchline/domain/languages.ts'
import {
  canBeMissed,
  SESSIONS_OF_LINK,
  type SessionToCome,
} from '@touchline/domain/programs/sessions-to-come.ts'
import { wordsIn } from '@touchline/domain/words-in.ts'
import type { LinkPage } from '../mail/templates/link-page.ts'
import * as en from './absence.texts.ts'
import * as hans from './absence.texts.zh-Hans.ts'
import * as hant from './absence.texts.zh-Hant.ts'

export const absenceTexts = inEveryLanguage(en, hans, hant)

/** What the page behind an email link shows: only a first name and the next sessions (J-7). */
export interface AbsencePlace {
  firstName: string
  program: string
  /** The club's field, for sessions without a place of their own. */
  field: string
  today: string
  sessions: readonly SessionToCome[]
  /** The days for which the family has reported an absence. */
  absentOn: readonly string[]
}

const ACCOUNT = '/guardian'

export function absencePage(place: AbsencePlace, language: Language): LinkPage {
  const { firstName, program, field, sessions } = place
  const texts = absenceTexts(language)
  const shown = sessions.slice(0, SESSIONS_OF_LINK)
  return {
    title: texts.title(firstName),
    paragraphs: [
      sessions.length > shown.length ? `${texts.lead(program)} ${texts.later}` : texts.lead(program),
    ],
    answers: [],
    choices: shown.map((session) => choiceOf(place, session, language)),
    link: { label: texts.goOn, href: ACCOUNT },
    english: [program, field, ...shown.flatMap(({ place: where, note }) => [where ?? '', note ?? ''])],
  }
}

function choiceOf(
  { firstName, field, today, absentOn }: AbsencePlace,
  session: SessionToCome,
  language: Language,
) {
  const texts = absenceTexts(language)
  const { day, place, status, note } = session
  const isAbsent = absentOn.includes(day)
  const when = texts.at(wordsIn(language).session(session), place ?? field)
  const changed = { ON: null, CANCELLED: texts.isCancelled, DELAYED: texts.isDelayed, MOVED: texts.isMoved }
  const about = [
    day === today ? texts.today(when) : when,
    changed[status],
    note,
    isAbsent && canBeMissed(session) ? texts.coachKnows(firstName) : null,
  ].filter((text) => text !== null)
  if (!canBeMissed(session)) return { about, answer: null }
  const label = isAbsent ? texts.canCome(firstName) : texts.cannotCome(firstName)
  return { about, answer: { value: answerOf({ day, isAbsent: !isAbsent }), label } }
}

interface AbsenceAnswer {
  day: string
  isAbsent: boolean
}

/** The value that a session's button sends. */
const answerOf = ({ day, isAbsent }: AbsenceAnswer): string => `${isAbsent ? 'AWAY' : 'COMES'} ${day}`

export function readAnswer(answer: string | null | undefined): AbsenceAnswer | null {
  const [, said, day] = /^(AWAY|COMES) (\d{4}-\d\d-\d\d)$/.exec(answer ?? '') ?? []
  return said && day ? { day, isAbsent: said === 'AWAY' } : null
}

const wordsOnly = (title: string, text: string, language: Language): LinkPage => ({
  title,
  paragraphs: [text],
  answers: [],
  link: { label: absenceTexts(language).goOn, href: ACCOUNT },
})

/** The same page for an unknown or expired link, or a place that has ended, so that nobody learns which. */
export const noSuchLink = (language: Language): LinkPage => {
  const texts = absenceTexts(language)
  return wordsOnly(texts.noLink, texts.noLinkLead, language)
}

export const onlyExample = (language: Language): LinkPage => {
  const texts = absenceTexts(language)
  return wordsOnly(texts.example, texts.exampleLead, language)
}
