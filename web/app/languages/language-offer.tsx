import { isTranslated, LANGUAGES, type Language, pathIn } from '@touchline/domain/languages.ts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { CloseButton } from '../ui/close-button.tsx'
import { LANGUAGE } from './language.ts'
import styles from './language-offer.module.css'
import { isRemembered, remember } from './offer-memory.ts'

/** Each in its own words: that is whom it is for. */
const OFFERS: Record<Language, { see: string; close: string }> = {
  en: { see: 'View this page in English', close: 'Close' },
  'zh-Hans': { see: '用简体中文看这个页面', close: '关闭' },
  'zh-Hant': { see: '用繁體中文看這個頁面', close: '關閉' },
}

/**
 * Leads to the same page in the language that somebody reads, where it has one; nobody is sent there (Y-10). It lies over
 * the page, and who has closed it does not see it again on this device (Y-13).
 */
export function LanguageOffer({ home }: { home: string }) {
  const { pathname, search, hash } = useLocation()
  const [isClosed, setClosed] = useState(() => isRemembered('closed'))
  const language = LANGUAGES.find((one) => one === home)
  if (isClosed || !language || language === LANGUAGE || !isTranslated(pathname)) return null
  const { see, close } = OFFERS[language]
  const closeForGood = () => {
    remember('closed')
    setClosed(true)
  }
  return (
    <div className={`no-print ${styles.offer}`} lang={language}>
      <a href={pathIn(language, pathname + search + hash)} hrefLang={language}>
        {see}
      </a>
      <CloseButton label={close} onClick={closeForGood} />
    </div>
  )
}
