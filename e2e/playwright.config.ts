import { defineConfig } from '@playwright/test'
import { chromiumFlags } from './find-chromium.ts'

// The workers read this file again, after the global setup has found the browser.
const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH,
  // Pages of one window share a process and its compiled code.
  args: [...chromiumFlags, '--renderer-process-limit=1'],
}

/** Few scripts run long enough to be worth optimizing: interpreted, they use a tenth less of the machine. */
const INTERPRETED = '--js-flags=--no-opt,--no-maglev,--no-flush-bytecode,--min-semi-space-size=16'

/**
 * Memory for one screen of pixels, and none for what is below the fold: nobody looks at it, and drawing it takes a
 * tenth of the browser's time for a page. Positions are the same, and a failed test still has its screenshot.
 */
const ONE_SCREEN_DRAWN = '--force-gpu-mem-available-mb=8'

/** Tests with a one-second promise run in an ordinary browser, when nothing else is running. */
const BY_THE_CLOCK = /@by-the-clock/

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  // Node runs TypeScript by itself, as it does for the server; transforming it first takes four seconds of every run.
  build: { external: ['**/*.ts'] },
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  // At least one more than there are cores, because tests often wait for something else.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Only stops a hanging test; it does not measure anything, since the machine may be shared.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    locale: 'en-CA',
    timezoneId: 'America/Vancouver',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'journeys',
      grepInvert: BY_THE_CLOCK,
      use: {
        launchOptions: { ...launchOptions, args: [...launchOptions.args, INTERPRETED, ONE_SCREEN_DRAWN] },
      },
    },
    { name: 'by-the-clock', grep: BY_THE_CLOCK, use: { launchOptions } },
  ],
})
