import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // Three hundred files that each load the server, or the client, anew would spend a third of their time on that.
    isolate: false,
    // Against a test that hangs, not a measure: some start servers, and a busy machine takes its time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    retry: 0,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['domain/**/*.test.ts', 'web/**/*.test.ts', 'scripts/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'e2e/**/*.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
          setupFiles: ['server/test/use-test-keys.ts', 'server/test/fresh-client.ts'],
          // The built site is read as it is.
          server: { deps: { external: [/\/web\/build\//] } },
        },
      },
    ],
  },
})
