import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './fixtures.ts'

/** Every screen is judged at both of these. */
export const screens = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
}

/** Nothing may be cut off here; what else is to be judged does not differ from the other phone. */
export const NARROWEST = { width: 360, height: 740 }

/** What can differ between light and dark; everything else is judged once. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** As the page is now, in light and in dark colours; it is left in light ones. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const rules = colorScheme === 'dark' ? RULES_OF_COLOUR : undefined
    await page.evaluate(settle)
    const found = await page.evaluate(violations, rules)
    expect(found.map((violation) => `${violation} (${colorScheme})`)).toEqual([])
  }
}

/** The same at each of these sizes, and nothing is cut off: one look at a page instead of a visit for each. */
export async function expectSoundAtEach(page: Page, sizes = Object.values(screens)): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.evaluate(settle)
    await expectNoSidewaysScrolling(page)
    await expectNoAxeViolations(page)
  }
}

/** Runs in the page: colours change at once, not gradually, and scripts that heard of it have done their part. */
async function settle(): Promise<void> {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets = [sheet]
  let isChanged = false
  const watch = new MutationObserver(() => {
    isChanged = true
  })
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  for (let still = 0, frame = 0; still < 2 && frame < 60; frame += 1) {
    isChanged = false
    await new Promise(requestAnimationFrame)
    still = isChanged ? 0 : still + 1
  }
  watch.disconnect()
}

/** Runs in the page. What is right is not listed: finding words for it would take longer than judging it. */
async function violations(rules: string[] | undefined): Promise<string[]> {
  const { axe: judge } = window as unknown as { axe: typeof axe }
  const found = await judge.run(document, { resultTypes: ['violations'], runOnly: rules })
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const widths = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] as number)
}

/** Keeps answers from such an address back until one says so. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}
