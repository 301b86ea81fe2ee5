import type { Language } from '@touchline/domain/languages.ts'
import { useEffect, useState } from 'react'
import { useSession } from '../session/use-session.ts'
import { useIsAlive } from '../ui/use-is-alive.ts'
import { LANGUAGE } from './language.ts'
import { LanguageOffer } from './language-offer.tsx'
import { isRemembered, remember } from './offer-memory.ts'

/** For a visitor of the English site whose browser prefers Chinese, once per device (Y-13). */
export function LanguageHint() {
  const { isAuthenticated } = useSession()
  const isAlive = useIsAlive()
  return LANGUAGE === 'en' && isAlive && !isAuthenticated ? <Hint /> : null
}

function Hint() {
  const [home] = useState(() => (isRemembered('hinted') ? null : browserLanguage(navigator.languages)))
  useEffect(() => {
    if (home && home !== LANGUAGE) remember('hinted')
  }, [home])
  return home && <LanguageOffer home={home} />
}

/** The first of the browser's preferred languages that the site has; null if it has none of them. */
export function browserLanguage(preferred: readonly string[]): Language | null {
  for (const one of preferred) {
    const { language, script } = likely(one)
    if (language === 'en') return 'en'
    if (language === 'zh') return script === 'Hant' ? 'zh-Hant' : 'zh-Hans'
  }
  return null
}

/** 'zh-HK' is written in Traditional characters, 'zh-CN' and plain 'zh' in Simplified ones. */
function likely(tag: string): { language?: string; script?: string | undefined } {
  try {
    return new Intl.Locale(tag).maximize()
  } catch {
    return {}
  }
}
