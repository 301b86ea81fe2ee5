import { inEveryLanguage } from '@touchline/domain/in-every-language.ts'
import type { Language } from '@touchline/domain/languages.ts'
import type { LinkPage } from '../templates/link-page.ts'
import * as en from './unsubscribe-page.texts.ts'
import * as hans from './unsubscribe-page.texts.zh-Hans.ts'
import * as hant from './unsubscribe-page.texts.zh-Hant.ts'

const textsIn = inEveryLanguage(en, hans, hant)

/** Enough to recognize one's own address; somebody with a forwarded email learns no more. */
const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1…')

const toSite = (language: Language) => ({ label: textsIn(language).toSite, href: '/' })

export function newsletterPage(
  { email, newsletter }: { email: string; newsletter: boolean },
  language: Language,
): LinkPage {
  const texts = textsIn(language)
  const link = toSite(language)
  return newsletter
    ? {
        title: texts.stop,
        paragraphs: [texts.onceAMonth(masked(email)), texts.noticesStay],
        answers: [{ value: 'UNSUBSCRIBE', label: texts.unsubscribe }],
        link,
      }
    : {
        title: texts.unsubscribed,
        paragraphs: [texts.noMore(masked(email)), texts.changedYourMind],
        answers: [{ value: 'SUBSCRIBE', label: texts.subscribe }],
        link,
      }
}

export function exampleOnly(language: Language): LinkPage {
  const { example, exampleWhy } = textsIn(language)
  return { title: example, paragraphs: [exampleWhy], answers: [], link: toSite(language) }
}

export function linkUnknown(language: Language): LinkPage {
  const { notComplete, openAgain, toProfile } = textsIn(language)
  const link = { label: toProfile, href: '/profile' }
  return { title: notComplete, paragraphs: [openAgain], answers: [], link }
}
