import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Every screen is judged at both of these. */
export const screens = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
}

/** What can differ between light and dark; everything else is judged once. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** As the page is now, in light and in dark colours; it is left in light ones. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // Without frames the old way sees as much, and needs no second page for each look.
    const axe = new AxeBuilder({ page }).setLegacyMode(true)
    const { violations } = await (colorScheme === 'dark' ? axe.withRules(RULES_OF_COLOUR) : axe).analyze()
    const found = violations.map(
      ({ id, nodes }) => `${id} (${colorScheme}): ${nodes.map(({ html }) => html).join(' ')}`,
    )
    expect(found).toEqual([])
  }
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
