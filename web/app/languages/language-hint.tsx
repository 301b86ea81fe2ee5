import { useEffect, useState } from 'react'
import { useSession } from '../session/use-session.ts'
import { useIsAlive } from '../ui/use-is-alive.ts'
import { browserLanguage } from './browser-language.ts'
import { LANGUAGE } from './language.ts'
import { LanguageOffer } from './language-offer.tsx'
import { isRemembered, remember } from './offer-memory.ts'

/** To a visitor of the English site whose browser prefers Chinese, once on a device (Y-13). */
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
