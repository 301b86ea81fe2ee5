import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startBundledPostgres } from '../src/postgres/bundled.ts'
import { migrate } from '../src/postgres/migrate.ts'
import { openPool } from '../src/postgres/pool.ts'
import { sealDatabase } from '../src/secrets/seal-database.ts'
import { testKeys } from './secret-key.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A real PostgreSQL server for this run; every test file creates its own databases on it. */
    postgresUrl: string
  }
}

export const TEMPLATE = 'template_migrated'

export const DEMO_TEMPLATE = 'template_demo'

/**
 * One PostgreSQL server for the whole run, with a migrated template database that is quick to copy: the bundled one or,
 * with TEST_DATABASE_URL, any other version, with an account that may create databases.
 */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  const { TEST_DATABASE_URL: outside } = process.env
  return providePostgres(project, async (dataDir) => {
    if (outside) return { url: outside, stop: async () => {} }
    const postgres = await startBundledPostgres({ dataDir, log: () => {}, isLasting: false })
    await welcomeQuickly(postgres.url)
    return postgres
  })
}

/**
 * The run opens thousands of connections, and each would spend milliseconds on a password that protects nothing here.
 */
async function welcomeQuickly(url: string): Promise<void> {
  const { username, password } = new URL(url)
  const admin = openPool(url, 1)
  await admin.unsafe(`set scram_iterations = 1; alter role ${username} password '${password}'`)
  await admin.end()
}

export async function providePostgres(
  project: TestProject,
  start: (dataDir: string) => Promise<{ url: string; stop: () => Promise<void> }>,
): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'touchline-test-'))
  // When started as root, PostgreSQL runs as another user, who needs access to the folder.
  chmodSync(dataDir, 0o755)
  const postgres = await start(dataDir)
  const admin = openPool(postgres.url, 1)
  for (const left of [TEMPLATE, DEMO_TEMPLATE])
    await admin.unsafe(`drop database if exists ${left} with (force)`)
  await admin.unsafe(`create database ${TEMPLATE}`)
  await admin.end()
  const template = openPool(databaseUrl(postgres.url, TEMPLATE), 1)
  await migrate(template)
  await sealDatabase(template, testKeys)
  await template.end()
  project.provide('postgresUrl', postgres.url)
  return async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export function databaseUrl(url: string, name: string): string {
  const named = new URL(url)
  named.pathname = `/${name}`
  return named.href
}
