import { Avatar } from '../components/avatar.tsx'
import { LanguageOffer } from '../languages/language-offer.tsx'
import { SiteLink } from '../languages/site-link.tsx'
import type { SessionState } from '../session/session-state.ts'
import { openTabSession } from '../session/tab-session.ts'
import { Menu, MenuAction } from '../ui/menu.tsx'
import { ChevronIcon } from './icons.tsx'
import { homePath } from './sections.ts'
import styles from './user-menu.module.css'
import * as texts from './user-menu.texts.ts'

export function UserMenu({ session }: { session: SessionState }) {
  const { user, busy, userRole } = session
  const name = user?.firstName || texts.account
  const signOut = async () => (await openTabSession()).signOut()
  return (
    <>
      <Menu
        label={texts.accountOf(name)}
        className={styles.button}
        button={
          <>
            <span className="visually-hidden">{texts.accountOf(name)}</span>
            <Avatar user={user} />
            <span className={styles.name} aria-hidden="true">
              {busy ?? name}
            </span>
            <ChevronIcon />
          </>
        }
      >
        <SiteLink to={homePath(session)}>{texts.dashboard}</SiteLink>
        <SiteLink to={userRole === 'ADMIN' ? '/profile' : '/guardian/profile'}>{texts.profile}</SiteLink>
        <MenuAction onClick={signOut} disabled={busy !== null}>
          {busy ?? texts.signOut}
        </MenuAction>
      </Menu>
      {user && <LanguageOffer home={user.language} />}
    </>
  )
}
