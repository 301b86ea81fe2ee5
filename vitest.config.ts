import { defineConfig } from 'vitest/config'

/** The server's files run as they do outside of tests, and nobody has to rewrite twelve hundred of them first. */
const BY_NODE = { viteModuleRunner: false, nodeLoader: false }

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
        test: {
          name: 'unit',
          include: ['domain/**/*.test.ts', 'scripts/**/*.test.ts'],
          experimental: BY_NODE,
        },
      },
      // Screens are written in a language that Node does not read.
      { extends: true, test: { name: 'web', include: ['web/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'e2e/**/*.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
          setupFiles: ['server/test/use-test-keys.ts', 'server/test/fresh-client.ts'],
          experimental: BY_NODE,
        },
      },
    ],
  },
})
