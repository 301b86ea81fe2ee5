import type { Page } from '@playwright/test'
import { languageOf, withoutLanguage } from '@touchline/domain/languages.ts'

/**
 * To another page of the site, as a link leads there: the scripts stay, and so does the session. To load it takes three
 * times as long, and is for who has to see what the server sends, or what has changed behind a screen that was open
 * before. Resolves when the new page is on the screen. One in another language is loaded, as by a link.
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
  /** The key of the place that was left last; a page that was loaded since knows of none. */
  left?: string
  __reactRouterDataRouter?: {
    state: { location: Place; navigation: { state: string }; blockers: Map<string, { state: string }> }
    navigate(to: string): Promise<void>
  }
}

/** Runs in the page: false where there is no router that could lead anywhere. */
function leave(path: string): boolean {
  const walking = window as Walking
  const router = walking.__reactRouterDataRouter
  if (!router || !('alive' in document.documentElement.dataset)) return false
  walking.left = router.state.location.key
  router.navigate(path)
  return true
}

/**
 * Runs in the page. What the router promises is kept too early where a change at the club interrupts it, and it is where
 * it is going a moment before React has drawn that: the place is read from what React has drawn last. Then what comes
 * from the service has to be there, in place of its outline and of the page of a list that was there before.
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
