import { test as base } from '@playwright/test'
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
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': someNetwork() }),
})

/** Each test comes from a network of its own: letters asked for and passwords guessed are counted by network. */
const someNetwork = () => ['10', ...crypto.getRandomValues(new Uint8Array(3))].join('.')

export { expect } from '@playwright/test'
