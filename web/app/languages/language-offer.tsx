import { isTranslated, LANGUAGES, type Language, pathIn } from '@touchline/domain/languages.ts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { CloseButton } from '../ui/close-button.tsx'
import { LANGUAGE } from './language.ts'
import styles from './language-offer.module.css'
import { isRemembered, remember } from './offer-memory.ts'

/** Each in the language it offers, since its reader may understand no other. */
const OFFERS: Record<Language, { see: string; close: string }> = {
  en: { see: 'View this page in English', close: 'Close' },
  'zh-Hans': { see: '用简体中文看这个页面', close: '关闭' },
  'zh-Hant': { see: '用繁體中文看這個頁面', close: '關閉' },
}

/**
 * Links to the same page in the visitor's language, if it exists; nobody is redirected (Y-10). It floats over the page,
 * and does not come back on a device where somebody has closed it (Y-13).
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
