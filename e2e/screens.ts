import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { doubtfulColours } from './doubtful-colours.ts'
import { expect } from './fixtures.ts'
import { judgeSource } from './kept-context.ts'

/** Every screen is judged at both of these. */
export const screens = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
}

/** Nothing may be cut off here; what else is to be judged does not differ from the other phone. */
export const NARROWEST = { width: 360, height: 740 }

/** From the smallest phone to a desk, for scripts that break their lines elsewhere than English. */
export const WIDTHS: readonly number[] = [320, 768, 1440]

/** What can differ between light and dark, and what axe looks at for it: here, only what is in doubt. */
const RULES_OF_COLOUR = [
  { id: 'color-contrast', selector: '[data-doubtful]' },
  { id: 'link-in-text-block', selector: 'a[href][data-doubtful]' },
]
const COLOURS = { runOnly: RULES_OF_COLOUR.map(({ id }) => id) }

type Scheme = 'light' | 'dark'

/** As the page is now, in light and in dark colours; it is left in light ones. Of an open dialog, that alone. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await expectNothingFound(page, 'dark', COLOURS)
  await expectNothingFound(page, 'light')
}

/**
 * At each of these sizes nothing is cut off and everything is right, in light colours at the first size and in dark ones
 * at the others: colours do not depend on the size, nor the rest on the colours. Two looks at a page instead of four
 * visits.
 */
export async function expectSoundAtEach(page: Page, sizes = Object.values(screens)): Promise<void> {
  for (const [index, size] of sizes.entries()) {
    await page.setViewportSize(size)
    await expectNothingFound(page, index === 0 ? 'light' : 'dark')
    await expectNothingTooWide(page)
  }
  if (sizes.length === 1) await expectNothingFound(page, 'dark', COLOURS)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}

/**
 * For a page that is judged whole in another language: only its words differ, so that is all there is to judge. Is
 * everything named that has to be, no two parts the same, and each word of the language that it says?
 */
export async function expectSoundWords(page: Page): Promise<void> {
  await bringJudge(page)
  const found = await page.evaluate(violationsOfWords)
  expect(found).toEqual([])
}

/** For a page that goes from address to address, each to be judged: axe is sent once, instead of with every load. */
export const bringJudgeAlong = (page: Page): Promise<unknown> => page.addInitScript(judgeSource)

/** Kept windows have axe already; it comes to every other page anew that is loaded. */
async function bringJudge(page: Page): Promise<void> {
  // Until a page that is being opened has its heading, there is nothing to judge.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.evaluate(settle)
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(judgeSource)
}

async function expectNothingFound(
  page: Page,
  colorScheme: Scheme,
  options: axe.RunOptions = {},
): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await bringJudge(page)
  const doubtful = await page.evaluateHandle(doubtfulColours)
  const found = await page.evaluate(violations, { doubtful, rules: RULES_OF_COLOUR, options })
  await doubtful.dispose()
  const { width } = page.viewportSize() ?? {}
  expect(found.map((violation) => `${violation} (${width} wide, ${colorScheme})`)).toEqual([])
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

interface Question {
  doubtful: Element[]
  rules: typeof RULES_OF_COLOUR
  options: axe.RunOptions
}

/**
 * Runs in the page. The colours are judged only where there is a doubt, by the same look as all the rest: to see every
 * element takes axe longer than most of its rules. What is right is not listed: finding words for it takes long, too.
 * Behind an open dialog nothing can be reached or read; it is judged where there is none.
 */
async function violations({ doubtful, rules, options }: Question): Promise<string[]> {
  const { axe: judge } = window as unknown as { axe: typeof axe }
  if (options.runOnly && doubtful.length === 0) return []
  judge.configure({ rules })
  for (const element of doubtful) element.toggleAttribute('data-doubtful', true)
  const part = [...document.querySelectorAll(':modal')].at(-1) ?? document
  const found = await judge.run(part, { resultTypes: ['violations'], ...options })
  for (const element of doubtful) element.toggleAttribute('data-doubtful', false)
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Runs in the page. Axe calls its rules by what they ask for: names, labels, titles, alternatives, languages. */
async function violationsOfWords(): Promise<string[]> {
  const { axe: judge } = window as unknown as { axe: typeof axe }
  const ofWords = /(^|-)(name|label|title|alt|lang)(-|$)|^empty-|^landmark-unique$/
  const runOnly = judge.getRules().flatMap(({ ruleId }) => (ofWords.test(ruleId) ? [ruleId] : []))
  const found = await judge.run(document, { resultTypes: ['violations'], runOnly })
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** What is wider than the screen is named. A list that turns from a table into cards has done so first. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  await page.evaluate(settle)
  await expectNothingTooWide(page)
}

/** The same, of a page that has settled. */
async function expectNothingTooWide(page: Page): Promise<void> {
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

/** Nothing is cut off at any width; the page is left as wide as it was. */
export async function expectFitsEveryWidth(page: Page): Promise<void> {
  const before = page.viewportSize()
  await expectFitsAtEach(page, WIDTHS)
  if (before) await page.setViewportSize(before)
}

/** Nothing is cut off at any of these widths; the page is left as wide as the last of them. */
export async function expectFitsAtEach(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: screens.phone.height })
    await expectNoSidewaysScrolling(page)
  }
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
