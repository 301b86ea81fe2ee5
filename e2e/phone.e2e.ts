import type { Page } from '@playwright/test'
import { apiAsAdmin, newFamily, newProgram } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { expectNoSidewaysScrolling, NARROWEST, screens } from './screens.ts'
import { signIn } from './sign-in.ts'

test.use({ viewport: screens.phone })

const SMALLEST = { width: 320, height: 640 }

const pages = ['/', '/store', '/tournament-rundown', '/events', '/registration-form', '/contact']

/** Like the text size setting of a phone. */
const setTextSize = (page: Page, percent: number) =>
  page.evaluate((size) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`:root { font-size: ${size}% }`)
    document.adoptedStyleSheets = [sheet]
  }, percent)

/** Texts and controls that are covered by something floating, at any scroll position. */
const coveredByLinks = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll('aside[aria-label="Club videos and photos"] a')]
    const covered: string[] = []
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top)
      for (const link of links) {
        const { left, top: y, width, height } = link.getBoundingClientRect()
        const under = document.elementsFromPoint(left + width / 2, y + height / 2)
        covered.push(
          ...under
            .filter((one) => one.closest('main') && one.matches('a, button, p, li, h2, h3'))
            .map((one) => one.outerHTML.slice(0, 120)),
        )
      }
    }
    scrollTo(0, 0)
    return covered
  })

test('small screens and large text cut nothing off, and nothing floats over words', async ({ page }) => {
  test.slow()
  for (const path of pages) {
    await page.setViewportSize(SMALLEST)
    await page.goto(path)
    await expectNoSidewaysScrolling(page)
    await page.setViewportSize(NARROWEST)
    expect(await coveredByLinks(page), path).toEqual([])
    await setTextSize(page, 200)
    await expectNoSidewaysScrolling(page)
  }
})

test('what the keyboard comes to is never under the bar with the button', async ({ page, request }) => {
  const program = await newProgram(await apiAsAdmin(request))
  const { email, players } = await newFamily(request, 'Ada')
  await signIn(page, email, { to: `/guardian/programs/${program.id}/register/${players[0]?.id}` })
  const send = page.getByRole('button', { name: /^Register/ })
  await page.getByRole('checkbox', { name: 'Ada' }).focus()
  const hidden: string[] = []
  for (
    let stop = 0;
    stop < 40 && !(await send.evaluate((one) => one === document.activeElement));
    stop += 1
  ) {
    await page.keyboard.press('Tab')
    const found = await send.evaluate((button) => {
      const [bar, focused] = [button.parentElement as Element, document.activeElement as Element]
      const isUnder = focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top
      return isUnder && focused.closest('form') && !bar.contains(focused)
        ? focused.outerHTML.slice(0, 120)
        : null
    })
    if (found) hidden.push(found)
  }
  await expect(send).toBeFocused()
  expect(hidden).toEqual([])
})
