import { pipeline } from 'node:stream/promises'
import { migrateIn, migrationNames } from '../postgres/migrate.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { StartError } from '../start/start-error.ts'
import { openBackup } from './back-up.ts'
import { quoted, readTables, type Table } from './tables.ts'

interface Restored {
  madeAt: string
  rows: number
}

/**
 * Restores a backup into an empty database and migrates it, in one transaction: if anything fails, the database stays
 * empty. The migrations that existed when it was made are run first, to create the same tables.
 */
export async function restore(sql: Sql, ring: KeyRing, file: string): Promise<Restored> {
  const { head, tables, counts } = await openBackup(file, ring)
  const unknown = head.migrations.filter((name) => !migrationNames().includes(name))
  if (unknown.length > 0)
    throw new StartError('This backup was made by a newer version of Touchline: install that version first.')
  return sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`
    if ((await readTables(tx)).length > 0)
      throw new StartError(
        'This database already holds a club: set DATABASE_URL to an empty one, or DATA_DIR to an empty folder.',
      )
    await migrateIn(tx, head.migrations)
    const known = await readTables(tx)
    const addRules = await takeRulesAway(tx, known)
    await tx.unsafe(`truncate ${quoted(...known.map(({ name }) => name))}`)
    for await (const { table, rows } of tables) await copyIn(tx, table, rows)
    const rows = await compareCounts(tx, known, counts())
    await addRules()
    await continueNumbers(tx)
    await migrateIn(tx)
    return { madeAt: head.madeAt, rows }
  })
}

/** Skips empty tables, because most are small and each query takes time. */
async function copyIn(tx: Transaction, { name, columns }: Table, rows: AsyncIterable<Buffer>): Promise<void> {
  const chunks = rows[Symbol.asyncIterator]()
  const first = await chunks.next()
  if (first.done) return
  const into = await tx.unsafe(`copy ${quoted(name)} (${quoted(...columns)}) from stdin`).writable()
  await pipeline(async function* () {
    yield first.value
    yield* { [Symbol.asyncIterator]: () => chunks }
  }, into)
}

/**
 * Disables triggers, whose effects are in the rows already, and drops foreign keys, because rows may refer to later
 * tables. The keys are checked when they are added again.
 */
async function takeRulesAway(tx: Transaction, tables: Table[]): Promise<() => Promise<void>> {
  const keys = await tx<{ on: string; name: string; definition: string }[]>`
    select c.relname as on, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace`
  for (const { on, name } of keys)
    await tx.unsafe(`alter table ${quoted(on)} drop constraint ${quoted(name)}`)
  for (const { name } of tables) await tx.unsafe(`alter table ${quoted(name)} disable trigger user`)
  return async () => {
    for (const { name } of tables) await tx.unsafe(`alter table ${quoted(name)} enable trigger user`)
    for (const { on, name, definition } of keys)
      await tx.unsafe(`alter table ${quoted(on)} add constraint ${quoted(name)} ${definition}`)
  }
}

async function compareCounts(
  tx: Transaction,
  tables: Table[],
  expected: Record<string, number>,
): Promise<number> {
  let all = 0
  for (const { name } of tables) {
    const [row] = await tx.unsafe(`select count(*)::int as count from ${quoted(name)}`)
    if (row?.count !== (expected[name] ?? 0))
      throw new Error(`${name} has ${row?.count} rows, not ${expected[name]}.`)
    all += row.count
  }
  return all
}

/** Lets identity columns continue after the restored numbers. */
async function continueNumbers(tx: Transaction): Promise<void> {
  const counted = await tx<{ table: string; column: string }[]>`
    select c.relname as table, a.attname as column
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attidentity <> ''`
  for (const { table, column } of counted)
    await tx.unsafe(
      `select setval(pg_get_serial_sequence($1, $2), max(${quoted(column)})) from ${quoted(table)} having max(${quoted(column)}) is not null`,
      [quoted(table), column],
    )
}
