import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from './fixtures.ts'

/** Every page that is judged reads it anew: the smaller file. */
const judgeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Every screen is judged at both of these. */
export const screens = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
}

/** Nothing may be cut off here; what else is to be judged does not differ from the other phone. */
export const NARROWEST = { width: 360, height: 740 }

/** What can differ between light and dark. Judging it takes more than twice as long as everything else together. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']

const judgedBy = {
  'all rules': {},
  'all but colours': { rules: Object.fromEntries(RULES_OF_COLOUR.map((rule) => [rule, { enabled: false }])) },
  colours: { runOnly: RULES_OF_COLOUR },
} satisfies Record<string, axe.RunOptions>

type Scheme = 'light' | 'dark'

/** As the page is now, in light and in dark colours; it is left in light ones. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await judge(page, 'dark', 'colours')
  await judge(page, 'light', 'all rules')
}

/**
 * At each of these sizes nothing is cut off and all but the colours is right; the colours are judged in light at the
 * first size and in dark at the last one, as they do not depend on the size. One look at a page instead of four visits.
 */
export async function expectSoundAtEach(page: Page, sizes = Object.values(screens)): Promise<void> {
  for (const [index, size] of sizes.entries()) {
    await page.setViewportSize(size)
    await page.evaluate(settle)
    await expectNoSidewaysScrolling(page)
    await judge(page, 'light', index === 0 ? 'all rules' : 'all but colours')
  }
  await judge(page, 'dark', 'colours')
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}

async function judge(page: Page, colorScheme: Scheme, by: keyof typeof judgedBy): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(judgeSource)
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(settle)
  const found = await page.evaluate(violations, judgedBy[by] as axe.RunOptions)
  const { width } = page.viewportSize() ?? {}
  expect(found.map((violation) => `${violation} (${colorScheme}, ${width} wide)`)).toEqual([])
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
async function violations(options: axe.RunOptions): Promise<string[]> {
  const { axe: judge } = window as unknown as { axe: typeof axe }
  const found = await judge.run(document, { resultTypes: ['violations'], ...options })
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
