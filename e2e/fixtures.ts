import { test as base, type Page } from '@playwright/test'
import { startServer } from './running-server.ts'

/** `app` is the address of a server that runs for as long as its worker. */
export const test = base.extend<object, { app: string }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
    async ({}, use) => {
      const server = await startServer()
      await use(server.url)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ app }, use) => use(app),
  page: async ({ page, javaScriptEnabled }, use) => {
    const { goto } = page
    page.goto = async (url, options) => {
      const response = await goto.call(page, url, options)
      if (javaScriptEnabled !== false && !EARLY.has(options?.waitUntil)) await page.waitForFunction(isAlive)
      return response
    }
    await use(page)
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': someNetwork() }),
})

type WaitUntil = NonNullable<Parameters<Page['goto']>[1]>['waitUntil']

/** Who waits for less than the whole page wants to see it before its scripts are here. */
const EARLY = new Set<WaitUntil>(['commit', 'domcontentloaded'])

/** Runs in the page. Before it is alive a link is an ordinary one, and nothing is remembered from page to page. */
const isAlive = () => !document.getElementById('lost-scripts') || 'alive' in document.documentElement.dataset

/** Each test comes from a network of its own: letters asked for and passwords guessed are counted by network. */
const someNetwork = () => ['10', ...crypto.getRandomValues(new Uint8Array(3))].join('.')

export { expect } from '@playwright/test'
