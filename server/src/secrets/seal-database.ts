import { MIGRATION_LOCK } from '../postgres/migrate.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { StartError } from '../start/start-error.ts'
import { type KeyRing, sealedBy } from './key-ring.ts'
import { SEALED_COLUMNS, type SealedColumn } from './sealed-columns.ts'

/**
 * Encrypts values that are still plain text, in one transaction under the migration lock, and refuses a database whose
 * key is missing. Once a column is recorded as encrypted, plain values in it come from an older version of the server
 * and are encrypted too; values that look encrypted are left alone.
 */
export async function sealDatabase(sql: Sql, ring: KeyRing): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`
    await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK})`
    await requireKeys(tx, ring)
    const noted = await notedColumns(tx)
    for (const column of SEALED_COLUMNS) {
      const isNoted = noted.has(nameOf(column))
      await sealPlain(tx, ring, column, isNoted)
      if (!isNoted) await tx`insert into sealed_columns (name) values (${nameOf(column)})`
    }
  })
}

/** Encrypts everything with the newest key, in batches of a few hundred rows. Can be repeated after an interruption. */
export async function resealDatabase(sql: Sql, ring: KeyRing): Promise<number> {
  await requireKeys(sql, ring)
  let count = 0
  for (const column of SEALED_COLUMNS) count += await resealColumn(sql, ring, column)
  return count
}

/** The ids of all keys that are in use. */
export async function keysInUse(sql: Sql | Transaction): Promise<Set<string>> {
  const noted = await notedColumns(sql)
  const used = new Set<string>()
  for (const { table, column } of SEALED_COLUMNS.filter((sealed) => noted.has(nameOf(sealed))))
    for (const row of await sql.unsafe(
      `select distinct split_part(${column}, '.', 2) as key from ${table} where starts_with(${column}, 'v1.')`,
    ))
      used.add(row.key)
  return used
}

/** Refuses a database that contains values encrypted with a missing key. */
export async function requireKeys(sql: Sql | Transaction, ring: KeyRing): Promise<void> {
  for (const key of await keysInUse(sql)) if (!ring.has(key)) throw new StartError(WRONG_KEY)
}

const WRONG_KEY =
  'The secrets in this database were encrypted with another key: set SECRET_KEY, or SECRET_KEY_PREVIOUS, to the one they were encrypted with.'

const nameOf = ({ table, column }: SealedColumn) => `${table}.${column}`

const notedColumns = async (sql: Sql | Transaction): Promise<Set<string>> =>
  new Set((await sql`select name from sealed_columns`).map((row) => row.name))

const BATCH = 500

interface Batch {
  where: string
  params: string[]
  /** The new value; null leaves it unchanged. */
  change(place: { table: string; column: string; row: string }, value: string): string | null
}

async function sealPlain(tx: Transaction, ring: KeyRing, column: SealedColumn, isNoted: boolean) {
  const batch: Batch = {
    where: isNoted ? `not starts_with(${column.column}, 'v1.')` : 'true',
    params: [],
    change: (place, value) => (ring.opens(place, value) ? null : ring.seal(place, value)),
  }
  let last: string | null = ''
  while (last !== null) last = (await changeBatch(tx, column, batch, last)).last
}

async function resealColumn(sql: Sql, ring: KeyRing, column: SealedColumn): Promise<number> {
  const batch: Batch = {
    where: `not starts_with(${column.column}, $2)`,
    params: [sealedBy(ring.newest)],
    change: (place, value) => ring.seal(place, value.startsWith('v1.') ? ring.open(place, value) : value),
  }
  let count = 0
  let last: string | null = ''
  while (last !== null) {
    const from: string = last
    const done = await sql.begin((tx) => changeBatch(tx, column, batch, from))
    count += done.count
    last = done.last
  }
  return count
}

/** Waits for locked rows, so that none is skipped. */
async function changeBatch(
  tx: Transaction,
  { table, column, row }: SealedColumn,
  { where, params, change }: Batch,
  after: string,
): Promise<{ count: number; last: string | null }> {
  const found = await tx.unsafe(
    `select (${row})::text as row, ${column} as value from ${table}
     where (${row})::text collate "C" > $1 and ${column} <> '' and ${where}
     order by (${row})::text collate "C" limit ${BATCH} for update`,
    [after, ...params],
  )
  const changes = found.flatMap(({ row: id, value }) => {
    const changed = change({ table, column, row: id }, value)
    return changed === null ? [] : [[id, changed]]
  })
  if (changes.length > 0)
    await tx.unsafe(
      `update ${table} set ${column} = changed.new_value
       from json_each_text($1::text::json) changed (of_row, new_value) where (${row})::text = changed.of_row`,
      [JSON.stringify(Object.fromEntries(changes))],
    )
  return { count: changes.length, last: found.length < BATCH ? null : found.at(-1)?.row }
}
