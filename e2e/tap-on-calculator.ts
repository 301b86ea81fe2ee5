import type { Browser, Page } from '@playwright/test'
import { PHONE, slowDown } from './slow-phone.ts'

declare global {
  interface Window {
    slowestTap: number
    isAllReported: boolean
  }
}

/** From the tap to the frame that shows its answer, as the browser itself counts it; the slowest of a few. */
export async function tapOnCalculator(browser: Browser, origin: string): Promise<number> {
  const page = await browser.newPage({ viewport: PHONE })
  await slowDown(page)
  await page.goto(origin, { waitUntil: 'networkidle' })
  // How long the scripts take to get there is measured with the page; here it is the calculator's turn.
  await page.waitForFunction(() => 'alive' in document.documentElement.dataset)
  await page.evaluate(watchTaps)
  // All are looked up before the first tap: to find the next one would hold up the frame that answers the last.
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
 * In the page: notes the slowest answer to a tap. The browser reports answers in their order, and only those that took a
 * while: a key that takes long enough is the last of them.
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
