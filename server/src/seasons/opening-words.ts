import * as seasonsEn from '@touchline/domain/club/season-words.texts.ts'
import * as seasonsHans from '@touchline/domain/club/season-words.texts.zh-Hans.ts'
import * as seasonsHant from '@touchline/domain/club/season-words.texts.zh-Hant.ts'
import { inEveryLanguage } from '@touchline/domain/in-every-language.ts'
import { type Language, pathIn } from '@touchline/domain/languages.ts'
import { emailParts } from '../mail/templates/email.ts'
import type { LinkPage } from '../mail/templates/link-page.ts'
import type { SiteLinks } from '../site-links.ts'
import * as en from './opening-notices.texts.ts'
import * as hans from './opening-notices.texts.zh-Hans.ts'
import * as hant from './opening-notices.texts.zh-Hant.ts'

const textsIn = inEveryLanguage(en, hans, hant)
const seasonsIn = inEveryLanguage(seasonsEn, seasonsHans, seasonsHant)

/** The language of the page where they asked (Y-11). */
interface Reader {
  language: Language
  links: SiteLinks
}

/** Sent to an address that anybody may have entered. */
export function confirmNotice(path: string, { language, links }: Reader) {
  const texts = textsIn(language)
  const action = { label: texts.confirmOrLeave, url: links.page(pathIn(language, path)) }
  const paragraphs = [texts.wasItYou, texts.otherwiseNothing]
  const parts = emailParts({ title: texts.confirmSubject, paragraphs, action, language })
  return { subject: texts.confirmSubject, ...parts }
}

export function registrationOpened(season: string, { language, links }: Reader) {
  const texts = textsIn(language)
  const name = seasonsIn(language).seasonName(season)
  const subject = texts.openSubject(name)
  const parts = emailParts({
    title: subject,
    paragraphs: [texts.youAsked(name), texts.theOneEmail],
    action: { label: texts.seePrograms, url: links.page(pathIn(language, '/programs')) },
    language,
    // A name without a translation.
    english: [season],
  })
  return { subject, ...parts }
}

const page = (language: Language, said: Omit<LinkPage, 'link'>): LinkPage => ({
  ...said,
  link: { label: textsIn(language).whatsOn, href: '/programs' },
})

export function noticePage(isConfirmed: boolean, language: Language): LinkPage {
  const texts = textsIn(language)
  const paragraphs = [texts.oneEmail]
  return isConfirmed
    ? page(language, {
        title: texts.weWillEmail,
        paragraphs,
        answers: [{ value: 'LEAVE', label: texts.leaveList }],
      })
    : page(language, {
        title: texts.shallWe,
        paragraphs,
        answers: [
          { value: 'CONFIRM', label: texts.yesEmailMe },
          { value: 'LEAVE', label: texts.forgetMe },
        ],
      })
}

export function noticeLeft(language: Language): LinkPage {
  const { notOnList, noAddressHere } = textsIn(language)
  return page(language, { title: notOnList, paragraphs: [noAddressHere], answers: [] })
}

export function noticeLinkUnknown(language: Language): LinkPage {
  const { notComplete, openAgain } = textsIn(language)
  return page(language, { title: notComplete, paragraphs: [openAgain], answers: [] })
}
