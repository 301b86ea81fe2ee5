import { isTranslated, LANGUAGES, type Language, pathIn } from '@touchline/domain/languages.ts'
import { useLocation } from 'react-router'
import * as texts from '../frame/frame.texts.ts'
import { Line } from '../frame/icons.tsx'
import { useIsAlive } from '../ui/use-is-alive.ts'
import { LANGUAGE } from './language.ts'
import styles from './language-switch.module.css'

/** Each in its own language: somebody looking for theirs may read no other. */
const NAMES: Record<Language, string> = { en: 'English', 'zh-Hans': '简体中文', 'zh-Hant': '繁體中文' }

/** Stands in a path that the server renders for an id that only the browser reads. */
const UNREAD = '/-'

/** Before hydration, show what the server has rendered, since only the server knows which ids it has left out. */
const isInPage = (pathname: string): boolean =>
  typeof document === 'undefined'
    ? !pathname.includes(UNREAD)
    : document.querySelector(`.${styles.switch}`) !== null

/**
 * The same page in another language, if it exists (Y-1), with the same query. These are ordinary links, because each
 * language is a build of its own.
 */
export function LanguageSwitch() {
  const { pathname, search } = useLocation()
  const isAlive = useIsAlive()
  // Of an address, the server knows only what the page reads: no query, and no ids of a family's pages.
  const asked = isAlive ? search : ''
  if (!isTranslated(pathname) || (!isAlive && !isInPage(pathname))) return null
  return (
    <ul className={`plain-list no-print ${styles.switch}`} aria-label={texts.language}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            href={pathIn(language, pathname + asked)}
            lang={language}
            hrefLang={language}
            aria-current={language === LANGUAGE || undefined}
          >
            {NAMES[language]}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The same behind a button, where space is short. Opens without scripts. */
export function LanguageMenu({ className }: { className?: string }) {
  const { pathname } = useLocation()
  if (!isTranslated(pathname)) return null
  return (
    <>
      <button type="button" className={className} popoverTarget="languages" aria-label={texts.language}>
        <GlobeIcon />
      </button>
      <div id="languages" popover="auto" className={styles.menu}>
        <LanguageSwitch />
      </div>
    </>
  )
}

const GlobeIcon = () => (
  <Line>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c-5 5-5 13 0 18c5-5 5-13 0-18" />
  </Line>
)
