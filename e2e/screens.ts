import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { doubtfulColours } from './doubtful-colours.ts'
import { expect } from './fixtures.ts'
import { judgeSource } from './kept-context.ts'

/** Every screen is checked at both of these sizes. */
export const screens = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
}

/** Nothing may be cut off at this size; other checks would give the same result as on the other phone. */
export const NARROWEST = { width: 360, height: 740 }

/** From the smallest phone to a desktop, for writing systems that break lines differently from English. */
export const WIDTHS: readonly number[] = [320, 768, 1440]

/** Axe's rules that can differ between light and dark; only elements in doubt are checked. */
const RULES_OF_COLOUR = [
  { id: 'color-contrast', selector: '[data-doubtful]' },
  { id: 'link-in-text-block', selector: 'a[href][data-doubtful]' },
]
const COLOURS = { runOnly: RULES_OF_COLOUR.map(({ id }) => id) }

type Scheme = 'light' | 'dark'

/**
 * Checks the page as it is now, in light and dark colours, and leaves it light. If a dialog is open, only the dialog.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await expectNothingFound(page, 'dark', COLOURS)
  await expectNothingFound(page, 'light')
}

/**
 * At each of these sizes nothing may be cut off and axe must find nothing, in light colours at the first size and in
 * dark ones at the others: colours do not depend on the size, and nothing else depends on colours. That makes two looks
 * at a page instead of four visits.
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
 * For a page already checked in another language: only its words differ, so check only those. Does everything have a
 * name, are no two parts the same, and is each word marked with its language?
 */
export async function expectSoundWords(page: Page): Promise<void> {
  await bringJudge(page)
  const found = await page.evaluate(violationsOfWords)
  expect(found).toEqual([])
}

/** For a page that visits several addresses to be checked: axe is added once instead of on every load. */
export const bringJudgeAlong = (page: Page): Promise<unknown> => page.addInitScript(judgeSource)

/** Kept windows already have axe; other pages need it after every load. */
async function bringJudge(page: Page): Promise<void> {
  // A page that is still opening has nothing to check until its heading is there.
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

/** Runs in the page: finishes colour transitions at once, and lets scripts react to the change. */
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
 * Runs in the page. Checks colours only where there is a doubt, in the same run as all other rules, because visiting
 * every element takes axe longer than most of its rules. Passes are not listed, because describing them takes long,
 * too. Behind an open dialog nothing can be reached or read, so it is checked without the dialog.
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

/** Runs in the page. The rules of axe about words: names, labels, titles, alternatives, languages. */
async function violationsOfWords(): Promise<string[]> {
  const { axe: judge } = window as unknown as { axe: typeof axe }
  const ofWords = /(^|-)(name|label|title|alt|lang)(-|$)|^empty-|^landmark-unique$/
  const runOnly = judge.getRules().flatMap(({ ruleId }) => (ofWords.test(ruleId) ? [ruleId] : []))
  const found = await judge.run(document, { resultTypes: ['violations'], runOnly })
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Names elements wider than the screen, after a list that turns from a table into cards has done so. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  await page.evaluate(settle)
  await expectNothingTooWide(page)
}

/** The same for a page that has settled. */
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

/** Nothing may be cut off at any width; restores the page's width. */
export async function expectFitsEveryWidth(page: Page): Promise<void> {
  const before = page.viewportSize()
  await expectFitsAtEach(page, WIDTHS)
  if (before) await page.setViewportSize(before)
}

/** Nothing may be cut off at any of these widths; leaves the page at the last one. */
export async function expectFitsAtEach(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: screens.phone.height })
    await expectNoSidewaysScrolling(page)
  }
}

/** Holds back answers from this address until the returned function is called. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}
