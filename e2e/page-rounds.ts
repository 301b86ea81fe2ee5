import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectNoAxeViolations, expectNoSidewaysScrolling, screens } from './screens.ts'

interface JudgedPage {
  path: string
  title: string
}

/** A test for each page at each width, and one for all of them on the narrowest phone. */
export function judgePages(pages: readonly JudgedPage[]): void {
  for (const [name, viewport] of Object.entries(screens))
    test.describe(`on a ${name}`, () => {
      test.use({ viewport })

      for (const { path, title } of pages)
        test(`axe finds nothing to mend on ${path}`, async ({ page }) => {
          // It looks at every node of long pages, twice.
          test.slow()
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
          await expectNoAxeViolations(page)
        })
    })

  test('nothing reaches beyond the edge of the narrowest phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const { path } of pages) {
      await page.goto(path)
      await expectNoSidewaysScrolling(page)
    }
  })
}

/** What the browser complains about from now on, as it comes. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  return complaints
}
