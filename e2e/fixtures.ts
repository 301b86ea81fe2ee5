import { test as base, type Page, type ViewportSize } from '@playwright/test'
import { StripeStandIn } from '../server/test/money/stripe-stand-in.ts'
import { type KeptContext, keepContext } from './kept-context.ts'
import { startServer } from './running-server.ts'

interface Fixtures {
  /** Whether the test starts with a fresh browser: nothing stored or cached, not even scripts and styles. */
  isFirstVisit: boolean
  /**
   * A page in another person's browser, a new one each time, for the duration of the test; as wide as the test's own.
   */
  newPage(viewport?: ViewportSize): Promise<Page>
}

interface WorkerFixtures {
  /** The card service where the club's payments are made. */
  stripe: StripeStandIn
  /** The address of a server that runs for as long as its worker. */
  app: string
  /** The nth window of the worker's tests, reset to a new one. */
  keptContext: (nth: number) => KeptContext
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
    async ({}, use) => {
      const stripe = new StripeStandIn()
      await stripe.start()
      await use(stripe)
      await stripe.stop()
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ stripe }, use) => {
      const server = await startServer(stripe.environment)
      stripe.webhook = `${server.url}/stripe/webhooks`
      await use(server.url)
      await server.stop()
    },
    { scope: 'worker', timeout: 330_000 },
  ],
  baseURL: async ({ app }, use) => use(app),
  isFirstVisit: [false, { option: true }],
  keptContext: [
    async ({ browser, app }, use) => {
      const kept: KeptContext[] = []
      await use((nth) => {
        kept[nth] ??= keepContext(browser, app)
        return kept[nth]
      })
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, keptContext, isFirstVisit, javaScriptEnabled, permissions, extraHTTPHeaders },
    use,
  ) => {
    if (!isFirstVisit && javaScriptEnabled !== false && !permissions) {
      await use(await keptContext(0)(extraHTTPHeaders))
      return
    }
    const context = await browser.newContext()
    await use(context)
    await context.close()
  },
  page: async ({ context, viewport, javaScriptEnabled }, use) => {
    const page = await context.newPage()
    if (viewport) await page.setViewportSize(viewport)
    await use(javaScriptEnabled === false ? page : patient(page))
    await page.close()
  },
  newPage: async ({ keptContext, extraHTTPHeaders, viewport: own }, use) => {
    const opened: Page[] = []
    await use(async (viewport = own ?? undefined) => {
      const context = await keptContext(opened.length + 1)(extraHTTPHeaders)
      const page = patient(await context.newPage())
      opened.push(page)
      // A kept window has the size of the first test that used it.
      if (viewport) await page.setViewportSize(viewport)
      return page
    })
    // Left open, they would keep reloading what later tests change.
    for (const page of opened) await page.close()
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': someNetwork() }),
})

/** For a test that promises something within a second: it runs alone on the machine. */
export const BY_THE_CLOCK = { tag: '@by-the-clock' }

/** On an otherwise idle machine, this many plain requests take a second at most. */
const REQUESTS = 50

/** A second; on a shared machine, as long as fifty plain requests take right now. */
export async function withinASecond(page: Page): Promise<{ timeout: number }> {
  const took = await page.evaluate(async () => {
    const began = performance.now()
    await fetch('/config.json', { cache: 'no-store' })
    return performance.now() - began
  })
  return { timeout: Math.max(1_000, REQUESTS * took) }
}

/** Makes navigation wait until the page is hydrated. */
export function patient(page: Page): Page {
  const { goto } = page
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options)
    if (!EARLY.has(options?.waitUntil)) await page.waitForFunction(isAlive)
    return response
  }
  return page
}

type WaitUntil = NonNullable<Parameters<Page['goto']>[1]>['waitUntil']

/** A test that waits for less than the whole page wants to see it before its scripts load. */
const EARLY = new Set<WaitUntil>(['commit', 'domcontentloaded'])

/** Runs in the page. Before hydration a link is an ordinary one, and nothing is remembered from page to page. */
const isAlive = () => !document.getElementById('lost-scripts') || 'alive' in document.documentElement.dataset

/** Each test gets its own network, because emails and password guesses are counted by network. */
const someNetwork = () => ['10', ...crypto.getRandomValues(new Uint8Array(3))].join('.')

export { expect } from '@playwright/test'
