import { weekdayOf } from '../calendar-day.ts'
import { inEveryLanguage } from '../in-every-language.ts'
import type { Language } from '../languages.ts'
import * as enChange from '../programs/session-on.texts.ts'
import * as hansChange from '../programs/session-on.texts.zh-Hans.ts'
import * as hantChange from '../programs/session-on.texts.zh-Hant.ts'
import type { SessionChange } from '../programs/session-on.ts'
import type { AsIn } from '../same-texts.ts'
import type * as words from '../words.texts.ts'
import { shortDay, time, times } from '../words.texts.ts'
import * as hansWords from '../words.texts.zh-Hans.ts'
import * as hantWords from '../words.texts.zh-Hant.ts'
import type { Audience } from './audience.ts'
import type { CampaignText, TranslatedCampaign } from './campaign-text.ts'
import { inOtherLanguages } from './in-other-languages.ts'
import * as en from './session-email.texts.ts'
import * as hans from './session-email.texts.zh-Hans.ts'
import * as hant from './session-email.texts.zh-Hant.ts'

const textsIn = inEveryLanguage(en, hans, hant)
const changeTextsIn = inEveryLanguage(enChange, hansChange, hantChange)

/**
 * The English functions are named one by one, because importing the whole module would add to every page of the site.
 */
const WORDS: Record<Language, Pick<AsIn<typeof words>, 'shortDay' | 'time' | 'times'>> = {
  en: { shortDay, time, times },
  'zh-Hans': hansWords,
  'zh-Hant': hantWords,
}

const dayIn = (language: Language, day: string): string =>
  WORDS[language].shortDay(weekdayOf(day), Number(day.slice(5, 7)), Number(day.slice(8)))

/** A draft of the email to the families affected by a changed session, for somebody to read over before it is sent. */
export const sessionEmail = (change: SessionChange): TranslatedCampaign & { audience: Audience } => ({
  ...inOtherLanguages((language) => sessionEmailIn(change, language)),
  audience: { kind: 'SESSION', programId: change.programId ?? null, day: change.day, group: null },
})

function sessionEmailIn(change: SessionChange, language: Language): CampaignText {
  const texts = textsIn(language)
  const { subject, ending } = {
    ON: { subject: texts.onSubject, ending: texts.seeYou },
    DELAYED: { subject: texts.delayedSubject, ending: texts.seeYou },
    MOVED: { subject: texts.movedSubject, ending: texts.seeYouThere },
    CANCELLED: { subject: texts.cancelledSubject, ending: texts.nextTime },
  }[change.status]
  return {
    subject: subject(dayIn(language, change.day), '{{program}}'),
    body: [
      texts.greeting,
      texts.about(changeIn(language, change), '{{children}}'),
      texts.noted(change.note),
      ending,
    ].join('\n\n'),
  }
}

/**
 * The same words as `changeWords`, but in any language. That function is part of every page and should not grow for
 * something only an email needs.
 */
export function changeIn(language: Language, change: SessionChange): string {
  const { status, startTime, endTime, place } = change
  const [texts, words] = [changeTextsIn(language), WORDS[language]]
  const day = dayIn(language, change.day)
  const when = startTime && (endTime ? words.times(startTime, endTime) : words.time(startTime))
  switch (status) {
    case 'ON':
      return texts.asPlanned(day)
    case 'DELAYED':
      return texts.delayed(day, when)
    case 'MOVED':
      return texts.moved(day, place, when)
    case 'CANCELLED':
      return texts.cancelled(day)
  }
}
