import { defineConfig } from '@playwright/test'
import { chromiumFlags } from './find-chromium.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  // One more than there are cores, at the least: a journey often waits for something else than those.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    locale: 'en-CA',
    timezoneId: 'America/Vancouver',
    screenshot: 'only-on-failure',
    // The workers read this file again, after the global setup has found the program.
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Pages of one window share a process, and what it has compiled.
      args: [...chromiumFlags, '--renderer-process-limit=1'],
    },
  },
})
