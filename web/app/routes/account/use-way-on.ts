import { useLocation, useNavigate } from 'react-router'
import { homePath } from '../../frame/sections.ts'
import { isInBuild } from '../../languages/site-address.ts'
import { returnTo } from '../../session/return-to.ts'
import { tabSession } from '../../session/tab-session.ts'
import { useIsAlive } from '../../ui/use-is-alive.ts'

/** Only for the screen that was loaded: the referrer says nothing about screens visited afterwards. */
function askedOnScreenBefore(address: string): string | null {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded?.name.endsWith(address) ? askedBefore(document.referrer, window.location.origin) : null
}

/** Where to go from an account screen, keeping the page that was asked for. */
export function useWayOn() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  // The server renders an account screen without the page that was asked for.
  const asked = useIsAlive() ? (returnTo(search) ?? askedOnScreenBefore(pathname + search)) : null
  const carried = asked === null ? '' : `?${new URLSearchParams({ returnTo: asked })}`
  return {
    /** Another account screen. */
    path: (screen: string) => screen + carried,
    goTo: (screen: string, state?: object) => navigate(screen + carried, { state }),
    /** To the page that was asked for, or home. */
    goOn: () => {
      const place = asked ?? homePath(tabSession.get())
      return isInBuild(place) ? navigate(place, { replace: true }) : window.location.replace(place)
    },
  }
}

const ACCOUNT_SCREEN = /\/(login|signup|confirm-signup|forgot-password)$/

/**
 * The page asked for on an account screen whose link was tapped before hydration: the server renders the screen without
 * its query, so the link did not have it. Only the browser knows it, as the referrer.
 */
export function askedBefore(referrer: string, origin: string): string | null {
  const before = URL.canParse(referrer) ? new URL(referrer) : null
  return before?.origin === origin && ACCOUNT_SCREEN.test(before.pathname) ? returnTo(before.search) : null
}
