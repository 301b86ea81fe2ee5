import type { Page } from '@playwright/test'
import { patient, test } from './fixtures.ts'
import { screens } from './screens.ts'
import { demo, signIn } from './sign-in.ts'
import { walkTo } from './walk-to.ts'

/** A window that no test uses by itself. */
const DESK = 9

/**
 * For tests of the desk that each have their own rows: they share one administrator's page, and this returns a way to a
 * screen on it. The first test loads the page, and the others navigate from wherever the last one was. Not for tests
 * that change the page itself: its clock, its media, its storage or its answers.
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

/** Runs in the page: closes messages, so that the next test does not see them. */
function closeMessages(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[aria-label="Close this message"]'))
    button.click()
}
