import { useLocation, useNavigate } from 'react-router'
import { homePath } from '../../frame/sections.ts'
import { isInBuild } from '../../languages/site-address.ts'
import { returnTo } from '../../session/return-to.ts'
import { tabSession } from '../../session/tab-session.ts'
import { useIsAlive } from '../../ui/use-is-alive.ts'

/** For the screen that was loaded: where one came from says nothing of those that one comes to afterwards. */
function askedOnScreenBefore(address: string): string | null {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded?.name.endsWith(address) ? askedBefore(document.referrer, window.location.origin) : null
}

/** Where one goes from an account screen; the place that was asked for is carried along. */
export function useWayOn() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  // The server renders an account screen without the place that was asked for.
  const asked = useIsAlive() ? (returnTo(search) ?? askedOnScreenBefore(pathname + search)) : null
  const carried = asked === null ? '' : `?${new URLSearchParams({ returnTo: asked })}`
  return {
    /** Another account screen. */
    path: (screen: string) => screen + carried,
    goTo: (screen: string, state?: object) => navigate(screen + carried, { state }),
    /** The place that was asked for, or one's own home. */
    goOn: () => {
      const place = asked ?? homePath(tabSession.get())
      return isInBuild(place) ? navigate(place, { replace: true }) : window.location.replace(place)
    },
  }
}

const ACCOUNT_SCREEN = /\/(login|signup|confirm-signup|forgot-password)$/

/**
 * The place that an account screen was asked for whose link was tapped before its scripts were here: the server renders it
 * without what its address asks for, so the link knew nothing of it. Only the browser does, as the address one came from.
 */
export function askedBefore(referrer: string, origin: string): string | null {
  const before = URL.canParse(referrer) ? new URL(referrer) : null
  return before?.origin === origin && ACCOUNT_SCREEN.test(before.pathname) ? returnTo(before.search) : null
}
