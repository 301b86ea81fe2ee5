import type { CDPSession, Page } from '@playwright/test'

/** The values of Lighthouse: a slow line, and a phone four times slower than this machine. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
export const SLOWER = 4
export const PHONE = { width: 390, height: 844 }

export async function slowDown(page: Page): Promise<CDPSession> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return devTools
}
