import { isTranslated, LANGUAGES, type Language, pathIn } from '@touchline/domain/languages.ts'
import { useLocation } from 'react-router'
import { LANGUAGE } from './language.ts'
import styles from './language-offer.module.css'

/** Each in its own words: that is whom it is for. */
const OFFERS: Record<Language, string> = {
  en: 'View this page in English',
  'zh-Hans': '用简体中文看这个页面',
  'zh-Hant': '用繁體中文看這個頁面',
}

/** Leads to the same page in the language that somebody has said they read, where it has one; nobody is sent there (Y-10). */
export function LanguageOffer({ home }: { home: string }) {
  const { pathname, search, hash } = useLocation()
  const language = LANGUAGES.find((one) => one === home)
  if (!language || language === LANGUAGE || !isTranslated(pathname)) return null
  return (
    <a
      className={styles.offer}
      href={pathIn(language, pathname + search + hash)}
      lang={language}
      hrefLang={language}
    >
      {OFFERS[language]}
    </a>
  )
}
