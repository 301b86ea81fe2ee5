import { lazy, Suspense, useEffect, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { useFrame } from '../club/use-frame.ts'
import { CLUB_NAME } from '../page-meta.ts'
import { loginPath } from '../session/return-to.ts'
import { useSession } from '../session/use-session.ts'
import { useIsAlive } from '../ui/use-is-alive.ts'
import { Crest } from './crest.tsx'
import { MenuIcon, PhoneIcon } from './icons.tsx'
import { homePath, publicSections } from './sections.ts'
import styles from './site-header.module.css'

/** For those who are signed in: nobody else gets its scripts. */
const UserMenu = lazy(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }))

export function SiteHeader() {
  const session = useSession()
  const contact = useFrame()?.contact
  const { pathname } = useLocation()
  // The server renders one page for all addresses of the area.
  const isAlive = useIsAlive()
  useClosedMenus(pathname)
  return (
    <header className={`turf no-print ${styles.bar}`}>
      <Link className={styles.club} to={homePath(session)}>
        <Crest className={styles.crest} />
        <span className={styles.name}>{CLUB_NAME}</span>
      </Link>
      {contact && <PhoneLink phone={contact.phone} />}
      <button type="button" className={styles.menuButton} popoverTarget="site-menu" aria-label="Menu">
        <MenuIcon />
      </button>
      <nav id="site-menu" popover="auto" className={styles.menu} aria-label="Main">
        <ul className="plain-list">
          <li>
            <NavLink to={homePath(session)} end>
              Home
            </NavLink>
          </li>
          {publicSections.map(({ to, name }) => (
            <li key={to}>
              <NavLink to={to}>{name}</NavLink>
            </li>
          ))}
          {session.userRole === 'ADMIN' && (
            <li>
              <NavLink to="/guardian">Parent</NavLink>
            </li>
          )}
          {!session.isAuthenticated && (
            <li className="visitors-only">
              <NavLink to={loginPath(isAlive && pathname.startsWith('/guardian') ? pathname : undefined)}>
                Login
              </NavLink>
            </li>
          )}
        </ul>
      </nav>
      {session.userRole !== 'ADMIN' && (
        <Link
          className={`button ${styles.register} ${session.isAuthenticated ? styles.wide : 'visitors-only'}`}
          to="/registration-form"
        >
          Register
        </Link>
      )}
      {/* The first paint is the visitors'; a menu that opens needs the page to be alive anyway. */}
      {session.isAuthenticated && isAlive && (
        <Suspense fallback={<span className={styles.account} />}>
          <UserMenu session={session} />
        </Suspense>
      )}
    </header>
  )
}

const PhoneLink = ({ phone }: { phone: string }) => (
  <a className={styles.phone} href={`tel:${phone.replace(/[^\d+]/g, '')}`} aria-label={`Call ${phone}`}>
    <PhoneIcon />
    <span className={styles.phoneNumber}>{phone}</span>
  </a>
)

/** A menu has done its work when its page is there. */
function useClosedMenus(pathname: string) {
  const shown = useRef(pathname)
  useEffect(() => {
    // One may have been opened before the page was alive.
    if (shown.current === pathname) return
    shown.current = pathname
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover()
  }, [pathname])
}
