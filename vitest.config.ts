import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** The server's files run as they do outside of tests, and nobody has to rewrite twelve hundred of them first. */
const BY_NODE = { viteModuleRunner: false, nodeLoader: false }

/** React, GraphQL and others check more when they are developed with, and take up to twice as long. */
const AS_FOR_PEOPLE = { NODE_ENV: 'production' }

/** What the real client asks for, and writes that wait for each other: it must be the same on the oldest PostgreSQL. */
const ON_THE_OLDEST = [
  'server/test/read-operations.test.ts',
  'server/test/change-operations.test.ts',
  'server/test/races.test.ts',
]

/** The one that docs/operations.md asks for at least, where Debian puts it beside any other version. */
const OLDEST_POSTGRES = '/usr/lib/postgresql/15/bin'

const hasOldest = existsSync(`${OLDEST_POSTGRES}/initdb`)
if (!hasOldest)
  console.warn(
    `NOT TESTED on PostgreSQL 15: there is none in ${OLDEST_POSTGRES}. On Debian 12, apt install postgresql-15 brings it.`,
  )

export default defineConfig({
  test: {
    pool: 'forks',
    // One more than there are cores, at the least: a test often waits for a process that it started.
    maxWorkers: 3,
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
          include: ['domain/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
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
          env: AS_FOR_PEOPLE,
          experimental: BY_NODE,
        },
      },
      ...(hasOldest
        ? [
            {
              extends: true as const,
              test: {
                name: 'server on PostgreSQL 15',
                include: ON_THE_OLDEST,
                env: { ...AS_FOR_PEOPLE, OLDEST_POSTGRES },
                globalSetup: ['server/test/oldest-setup.ts'],
                setupFiles: ['server/test/use-test-keys.ts', 'server/test/fresh-client.ts'],
                experimental: BY_NODE,
              },
            },
          ]
        : []),
    ],
  },
})
