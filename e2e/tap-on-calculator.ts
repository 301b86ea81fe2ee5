import type { Browser, Page } from '@playwright/test'
import { PHONE, slowDown } from './slow-phone.ts'

declare global {
  interface Window {
    slowestTap: number
    isAllReported: boolean
  }
}

/** The time from the tap to the frame that shows its result, as the browser measures it; the slowest of a few. */
export async function tapOnCalculator(browser: Browser, origin: string): Promise<number> {
  const page = await browser.newPage({ viewport: PHONE })
  await slowDown(page)
  await page.goto(origin, { waitUntil: 'networkidle' })
  // Loading time is measured with the page; here only the calculator counts, so wait for hydration.
  await page.waitForFunction(() => 'alive' in document.documentElement.dataset)
  await page.evaluate(watchTaps)
  // Look up all targets before the first tap, since finding the next one would delay the frame that shows the last
  // result.
  for (const { x, y } of await placesOf(page, ['2', '3', '1'])) {
    await page.mouse.click(x, y)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
  }
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => window.isAllReported)
  const slowest = await page.evaluate(() => window.slowestTap)
  await page.close()
  return slowest
}

async function placesOf(page: Page, counts: readonly string[]): Promise<{ x: number; y: number }[]> {
  const form = page.getByRole('form', { name: 'Price calculator' })
  const places = []
  for (const count of counts) {
    const radio = form.getByRole('radio', { name: count, exact: true }).first()
    await radio.scrollIntoViewIfNeeded()
    const box = await radio.boundingBox()
    if (!box) throw new Error(`There is no ${count} on the calculator`)
    places.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
  }
  return places
}

/**
 * In the page: records the slowest response to a tap. The browser reports responses in order, and only slow ones: a key
 * press that is slow enough comes last.
 */
function watchTaps(): void {
  window.slowestTap = 0
  window.isAllReported = false
  addEventListener('keydown', () => {
    const end = performance.now() + 50
    while (performance.now() < end);
  })
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'keydown') window.isAllReported = true
      else if (!name.startsWith('key')) window.slowestTap = Math.max(window.slowestTap, duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}
