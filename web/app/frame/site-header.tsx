import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useFrame } from '../club/use-frame.ts'
import { LanguageMenu } from '../languages/language-switch.tsx'
import { SiteLink, SiteNavLink } from '../languages/site-link.tsx'
import { CLUB_NAME } from '../page-meta.ts'
import { loginPath } from '../session/return-to.ts'
import { useSession } from '../session/use-session.ts'
import { useIsAlive } from '../ui/use-is-alive.ts'
import { Crest } from './crest.tsx'
import * as texts from './frame.texts.ts'
import { MenuIcon, PhoneIcon } from './icons.tsx'
import { insistently } from './insistently.ts'
import { homePath, publicSections } from './sections.ts'
import styles from './site-header.module.css'

/** Only signed-in visitors load the scripts for it. */
const UserMenu = lazy(async () => ({
  default: (await insistently(() => import('./user-menu.tsx'))).UserMenu,
}))

export function SiteHeader() {
  const session = useSession()
  const contact = useFrame()?.contact
  const { pathname } = useLocation()
  // The server renders one page for all addresses of the area.
  const isAlive = useIsAlive()
  useClosedMenus(pathname)
  return (
    <header className={`turf no-print ${styles.bar}`}>
      <ClubLink to={homePath(session)} />
      {contact && <PhoneLink phone={contact.phone} />}
      <LanguageMenu className={styles.languages} />
      <button type="button" className={styles.menuButton} popoverTarget="site-menu" aria-label={texts.menu}>
        <MenuIcon />
      </button>
      <nav id="site-menu" popover="auto" className={styles.menu} aria-label={texts.mainMenu}>
        <ul className="plain-list">
          <li>
            <SiteNavLink to={homePath(session)} end>
              {texts.home}
            </SiteNavLink>
          </li>
          {publicSections.map(({ to, name }) => (
            <li key={to}>
              <SiteNavLink to={to}>{name}</SiteNavLink>
            </li>
          ))}
          {session.userRole === 'ADMIN' && (
            <li>
              <SiteNavLink to="/guardian">{texts.parent}</SiteNavLink>
            </li>
          )}
          {!session.isAuthenticated && (
            <li className="visitors-only">
              <SiteNavLink to={loginPath(isAlive && pathname.startsWith('/guardian') ? pathname : undefined)}>
                {texts.login}
              </SiteNavLink>
            </li>
          )}
        </ul>
      </nav>
      {session.userRole !== 'ADMIN' && (
        <SiteLink
          className={`button ${styles.register} ${session.isAuthenticated ? styles.wide : 'visitors-only'}`}
          to="/registration-form"
        >
          {texts.register}
        </SiteLink>
      )}
      {/* The first paint is the same for all visitors; a menu that opens works only after hydration anyway. */}
      {session.isAuthenticated && isAlive && (
        <Suspense fallback={<span className={styles.account} />}>
          <UserMenu session={session} />
        </Suspense>
      )}
    </header>
  )
}

const ClubLink = ({ to }: { to: string }) => (
  <SiteLink className={styles.club} to={to}>
    <Crest className={styles.crest} />
    <span className={styles.name}>{CLUB_NAME}</span>
  </SiteLink>
)

const PhoneLink = ({ phone }: { phone: string }) => (
  <a
    className={styles.phone}
    href={`tel:${phone.replace(/[^\d+]/g, '')}`}
    title={phone}
    aria-label={texts.call(phone)}
  >
    <PhoneIcon />
  </a>
)

/** Closes the menus once a new page has loaded. */
function useClosedMenus(pathname: string) {
  const shown = useRef(pathname)
  useEffect(() => {
    // Leaves a menu open that was opened before hydration.
    if (shown.current === pathname) return
    shown.current = pathname
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover()
  }, [pathname])
}
