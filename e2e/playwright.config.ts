import { defineConfig } from '@playwright/test'
import { chromiumFlags } from './find-chromium.ts'

// The workers read this file again, after the global setup has found the program.
const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH,
  // Pages of one window share a process, and what it has compiled.
  args: [...chromiumFlags, '--renderer-process-limit=1'],
}

/** Few scripts run for long enough to be worth compiling well: interpreted, they take a tenth less of the machine. */
const INTERPRETED = '--js-flags=--no-opt,--no-maglev,--no-flush-bytecode,--min-semi-space-size=16'

/**
 * Memory for one screen of pixels, and none for what one would have to scroll to: nobody looks, and drawing it takes a
 * tenth of what the browser takes for a page. Positions are the same, and a journey that failed still has its picture.
 */
const ONE_SCREEN_DRAWN = '--force-gpu-mem-available-mb=8'

/** What is promised within a second is measured in a browser as people have it, when nothing else runs. */
const BY_THE_CLOCK = /@by-the-clock/

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  // Node reads them by itself, as it reads the server: to rewrite them first takes four seconds of every run.
  build: { external: ['**/*.ts'] },
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  // One more than there are cores, at the least: a journey often waits for something else than those.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Against a journey that hangs, not a measure: others may use the machine as well.
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
