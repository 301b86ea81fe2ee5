import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { openPool } from '../src/postgres/pool.ts'
import { databaseUrl, TEMPLATE } from './global-setup.ts'

/** A database of one's own, empty but for the tables; gone with `drop`. */
export async function newDatabase({
  template = TEMPLATE,
} = {}): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(`create database ${name} template ${template}`)
  return {
    url: databaseUrl(inject('postgresUrl'), name),
    drop: () => asAdmin(`drop database if exists ${name} with (force)`),
  }
}

async function asAdmin(statement: string): Promise<void> {
  const admin = openPool(inject('postgresUrl'), 1)
  await admin.unsafe(statement)
  await admin.end()
}
