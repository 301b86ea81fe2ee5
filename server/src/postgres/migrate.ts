import { readdirSync, readFileSync } from 'node:fs'
import type { Sql, Transaction } from './pool.ts'

const folder = new URL('./migrations/', import.meta.url)

/** An arbitrary number; nothing else may use it for an advisory lock. */
export const MIGRATION_LOCK = 20_220_906

/** Runs the pending migrations and returns their names. A lock makes processes that start together take turns. */
export async function migrate(sql: Sql): Promise<string[]> {
  return sql.begin((tx) => migrateIn(tx))
}

/** The same within the caller's transaction, and for these migrations only. */
export async function migrateIn(tx: Transaction, names = migrationNames()): Promise<string[]> {
  // A large table may take a while, and so may another process that holds the lock.
  await tx`set local statement_timeout = 0`
  await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK})`
  await tx`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`
  const done = new Set((await tx`select name from migrations`).map((row) => row.name))
  const due = names.filter((name) => !done.has(name))
  for (const name of due) {
    await tx.unsafe(readFileSync(new URL(name, folder), 'utf8'))
    await tx`insert into migrations (name) values (${name})`
  }
  return due
}

export const migrationNames = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
