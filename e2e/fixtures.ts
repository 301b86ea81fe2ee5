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
})

export { expect } from '@playwright/test'
