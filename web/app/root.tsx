// Unlayered styles override these, so that every screen can have its own.
import './theme/theme.css'
import './theme/letters.css'
import displayFont from '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2'
import { lazy, type ReactNode, Suspense, useContext, useEffect, useRef, useState } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from 'react-router'
import { loadFrame } from './club/load-frame.ts'
import { useFrame } from './club/use-frame.ts'
import { RouteError } from './components/route-error.tsx'
import { LostScripts } from './first-paint/lost-scripts.tsx'
import * as texts from './frame/frame.texts.ts'
import { insistently } from './frame/insistently.ts'
import { PageLoading } from './frame/page-loading.tsx'
import { SiteFooter } from './frame/site-footer.tsx'
import { SiteHeader } from './frame/site-header.tsx'
import { SocialLinks } from './frame/social-links.tsx'
import { StatusStrip } from './frame/status-strip.tsx'
import { LANGUAGE } from './languages/language.ts'
import { NonceContext } from './nonce.ts'
import { pageMeta } from './page-meta.ts'
import { AUTH_KEYS } from './session/known-visitor.ts'
import { isImpersonationActive } from './session/session-state.ts'
import { startTabSession } from './session/tab-session.ts'
import { useSession } from './session/use-session.ts'

/** Only an admin who views the site as a parent loads the scripts for it. */
const ImpersonationBanner = lazy(async () => ({
  default: (await insistently(() => import('./frame/impersonation-banner.tsx'))).ImpersonationBanner,
}))

export const loader = loadFrame

/** For the pages shown in place of another; every page has its own. */
export const meta = pageMeta({
  title: texts.noPageTitle,
  description: texts.noPage,
  isPrivate: true,
})

/** The frame does not change from page to page; it reloads only when a page is told of news. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href

/** Runs before the first paint: applies the chosen colours, and hides "Login" from somebody who is signed in. */
const headScript = `(function (root) {
  try {
    var scheme = localStorage.getItem('scheme')
    if (scheme) root.dataset.scheme = scheme
    for (var i = 0; i < localStorage.length; i++)
      if (/^${AUTH_KEYS}\\..+\\.LastAuthUser$/.test(localStorage.key(i))) root.dataset.known = ''
  } catch (error) {}
})(document.documentElement)`

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext)
  const session = useSession()
  const frame = useFrame()
  return (
    <html
      lang={LANGUAGE === 'en' ? 'en-CA' : LANGUAGE}
      data-today={import.meta.env.SSR && frame?.isClockMoved ? frame.today : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#0F4A36" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, and its hash is in the page's policy */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: headScript }} />
      </head>
      <body>
        <a className="skip" href="#main">
          {texts.skip}
        </a>
        {isImpersonationActive(session) && (
          <Suspense>
            <ImpersonationBanner />
          </Suspense>
        )}
        <StatusStrip />
        <LostScripts />
        <SiteHeader />
        <PageLoading />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SocialLinks />
        <SiteFooter />
        <RouteAnnouncer />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  useEffect(() => startTabSession(), [])
  useKnownMark()
  return <Outlet />
}

/** Keeps the mark set by the head's script up to date. */
function useKnownMark() {
  const { loading, isAuthenticated } = useSession()
  useEffect(() => {
    if (loading) return
    if (isAuthenticated) document.documentElement.dataset.known = ''
    else delete document.documentElement.dataset.known
  }, [loading, isAuthenticated])
}

export const ErrorBoundary = RouteError

/** After a change of page, announces its title and moves the focus to its content. */
function RouteAnnouncer() {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  )
}
