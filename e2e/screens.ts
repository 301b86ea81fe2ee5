import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { JSHandle, Page } from '@playwright/test'
import type axe from 'axe-core'
import { doubtfulColours } from './doubtful-colours.ts'
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

/** What can differ between light and dark. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']
const ALL_BUT_COLOURS = Object.fromEntries(RULES_OF_COLOUR.map((rule) => [rule, { enabled: false }]))

type Scheme = 'light' | 'dark'

/** As the page is now, in light and in dark colours; it is left in light ones. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await expectColours(page, 'dark')
  await expectColours(page, 'light')
  await expectSound(page)
}

/**
 * At each of these sizes nothing is cut off and all but the colours is right; the colours are judged in light at the
 * first size and in dark at the last one, as they do not depend on the size. One look at a page instead of four visits.
 */
export async function expectSoundAtEach(page: Page, sizes = Object.values(screens)): Promise<void> {
  for (const [index, size] of sizes.entries()) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.evaluate(settle)
    await expectNoSidewaysScrolling(page)
    await expectSound(page)
    if (index === 0) await expectColours(page, 'light')
  }
  await expectColours(page, 'dark')
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}

/** All but the colours. */
const expectSound = (page: Page): Promise<void> => expectNothingFound(page, null, { rules: ALL_BUT_COLOURS })

async function expectColours(page: Page, colorScheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(settle)
  const doubtful = await page.evaluateHandle(doubtfulColours)
  await expectNothingFound(page, doubtful, { runOnly: RULES_OF_COLOUR }, `, ${colorScheme}`)
  await doubtful.dispose()
}

async function expectNothingFound(
  page: Page,
  within: JSHandle<Element[]> | null,
  options: axe.RunOptions,
  where = '',
): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(judgeSource)
  const found = await page.evaluate(violations, { within, options })
  const { width } = page.viewportSize() ?? {}
  expect(found.map((violation) => `${violation} (${width} wide${where})`)).toEqual([])
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
async function violations({
  within,
  options,
}: {
  within: Element[] | null
  options: axe.RunOptions
}): Promise<string[]> {
  const { axe: judge } = window as unknown as { axe: typeof axe }
  if (within?.length === 0) return []
  const place = within ? { include: within } : document
  const found = await judge.run(place, { resultTypes: ['violations'], ...options })
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** What is wider than the screen is named. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const beyond = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return [
      `${scrollWidth} of ${clientWidth}`,
      ...beyond.slice(0, 8).map((one) => one.outerHTML.slice(0, 160)),
    ]
  })
  expect(tooWide).toEqual([])
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
