import type { Page } from '@playwright/test'
import { patient, test } from './fixtures.ts'
import { screens } from './screens.ts'
import { demo, signIn } from './sign-in.ts'
import { walkTo } from './walk-to.ts'

/** A window that no test has as its own. */
const DESK = 9

/**
 * For tests of the desk that each have rows of their own: the administrator's page that all of a group share, and the way
 * to a screen on it. The first test loads it, the others walk on from wherever the last one was. Not for a test that
 * changes the page itself: its clock, its medium, what it keeps or what it is answered.
 */
export function deskRound(): (path: string) => Promise<Page> {
  const round = {} as { page: Page }
  test.beforeAll(async ({ keptContext, extraHTTPHeaders }) => {
    const context = await keptContext(DESK)(extraHTTPHeaders)
    round.page = patient(await context.newPage())
  })
  test.afterAll(() => round.page?.close())
  return async (path) => {
    const { page } = round
    await page.setViewportSize(screens.desk)
    if (page.url() === 'about:blank') await signIn(page, demo.admin, { to: path })
    else {
      await page.evaluate(closeMessages)
      await walkTo(page, path)
    }
    return page
  }
}

/** Runs in the page: messages of the last test are not for the next one. */
function closeMessages(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[aria-label="Close this message"]'))
    button.click()
}
