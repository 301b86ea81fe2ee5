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
      use: { launchOptions: { ...launchOptions, args: [...launchOptions.args, INTERPRETED] } },
    },
    { name: 'by-the-clock', grep: BY_THE_CLOCK, use: { launchOptions } },
  ],
})
