import { readdirSync, readFileSync } from 'node:fs'
import type { Sql, Transaction } from './pool.ts'

const folder = new URL('./migrations/', import.meta.url)

/** Any number does, as long as nothing else in the database takes the same one. */
export const MIGRATION_LOCK = 20_220_906

/** Brings the database up to date. Processes that start together take turns. Returns the names of what was run. */
export async function migrate(sql: Sql): Promise<string[]> {
  return sql.begin((tx) => migrateIn(tx))
}

/** The same in a transaction of somebody else's, with these only. */
export async function migrateIn(tx: Transaction, names = migrationNames()): Promise<string[]> {
  // A large table may take its time, and so may another process that is at it.
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
