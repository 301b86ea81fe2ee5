import type { Page } from '@playwright/test'
import { languageOf, withoutLanguage } from '@touchline/domain/languages.ts'

/**
 * Goes to another page of the site like a link does, keeping the scripts and the session. Loading the page takes three
 * times as long, and is for tests that need the server's answer, or changes made behind an open screen. Resolves when
 * the new page is on the screen. A page in another language is loaded, as by its link.
 */
export async function walkTo(page: Page, path: string): Promise<void> {
  const here = new URL(page.url())
  const isOneSite = here.protocol !== 'about:' && languageOf(here.pathname) === languageOf(path)
  if (isOneSite && (await page.evaluate(leave, withoutLanguage(path)))) await page.waitForFunction(hasArrived)
  else await page.goto(path)
}

interface Place {
  key: string
}

interface Walking {
  /** The key of the last location; a page loaded since has none. */
  left?: string
  __reactRouterDataRouter?: {
    state: { location: Place; navigation: { state: string }; blockers: Map<string, { state: string }> }
    navigate(to: string): Promise<void>
  }
}

/** Runs in the page: false if there is no router to navigate with. */
function leave(path: string): boolean {
  const walking = window as Walking
  const router = walking.__reactRouterDataRouter
  if (!router || !('alive' in document.documentElement.dataset)) return false
  walking.left = router.state.location.key
  router.navigate(path)
  return true
}

/**
 * Runs in the page. The router's promise may resolve too early when a change at the club interrupts it, and its
 * location changes a moment before React has rendered it, so this reads the location from React's last render. After
 * that, the service's data must have replaced the skeleton and the list of the page before.
 */
function hasArrived(): boolean {
  interface Drawn {
    memoizedProps: { value?: { historyAction?: string; location?: Place } } | null
    child: Drawn | null
  }
  const { left, __reactRouterDataRouter: router } = window as Walking
  if (left === undefined) return 'alive' in document.documentElement.dataset
  const state = router?.state
  if (state?.navigation.state !== 'idle') return false
  if ([...state.blockers.values()].some((blocker) => blocker.state === 'blocked'))
    throw new Error('The page asks whether to leave what is typed.')
  if (state.location.key === left) return false
  const root = Object.entries(document).find(([name]) => name.startsWith('__reactContainer$'))?.[1]
  let drawn: Drawn | null = root.stateNode.current
  while (drawn && !drawn.memoizedProps?.value?.historyAction) drawn = drawn.child
  const awaited = 'main :is([aria-busy=true], div[role=status][aria-label], [role=status] > svg)'
  return drawn?.memoizedProps?.value?.location?.key === state.location.key && !document.querySelector(awaited)
}
