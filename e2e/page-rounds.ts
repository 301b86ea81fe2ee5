import type { BrowserContextOptions, Page } from '@playwright/test'
import { expect, patient, test } from './fixtures.ts'
import {
  bringJudgeAlong,
  expectNoSidewaysScrolling,
  expectSoundAtEach,
  NARROWEST,
  screens,
} from './screens.ts'

interface JudgedPage {
  path: string
  title: string
}

/**
 * One test per page, loaded once: axe at each width, cut-off content at the narrowest, and the browser's complaints.
 */
export function judgePages(pages: readonly JudgedPage[]): void {
  test.describe('on a phone and on a desk', () => {
    const round = roundOfPages({ viewport: screens.phone })
    test.beforeAll(() => bringJudgeAlong(round.page))

    for (const { path, title } of pages)
      test(`nothing to mend on ${path}`, async () => {
        // Axe checks every node of long pages, four times.
        test.slow()
        const { page, complaints } = round
        await page.setViewportSize(screens.phone)
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expectSoundAtEach(page)
        await page.setViewportSize(NARROWEST)
        await expectNoSidewaysScrolling(page)
        await page.waitForLoadState('networkidle')
        expect(complaints.splice(0)).toEqual([])
      })
  })
}

interface ReadPage {
  path: string
  title?: string
  says: string
}

/** One test per page, checking its text in a browser without scripts. */
export function readWithoutScripts(pages: readonly ReadPage[]): void {
  test.describe('without scripts', () => {
    const round = roundOfPages({ javaScriptEnabled: false })

    for (const { path, title = /\S/, says } of pages)
      test(`${path} shows its content`, async () => {
        const { page } = round
        const response = await page.goto(path)
        expect(response?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(page.getByText(says).filter({ visible: true }).first()).toBeVisible()
      })
  })
}

/** For tests that only look: they share one page, so that scripts and styles load once. */
export function roundOfPages(options: BrowserContextOptions) {
  const round = {} as { page: Page; complaints: string[] }
  test.beforeAll(async ({ browser, app }) => {
    const page = await browser.newPage({ ...options, baseURL: app })
    round.page = options.javaScriptEnabled === false ? page : patient(page)
    round.complaints = complaintsOf(round.page)
  })
  test.afterAll(() => round.page?.close())
  return round
}

/** Collects the browser's complaints from now on. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  return complaints
}
