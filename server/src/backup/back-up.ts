import { createReadStream, createWriteStream, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import type { Sql, Transaction } from '../postgres/pool.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { type Content, type RowCounts, readContent, writeContent } from './content.ts'
import { opened, sealed } from './sealed-file.ts'
import { quoted, readTables, type Table } from './tables.ts'

interface Made {
  file: string
  bytes: number
  rows: number
}

/**
 * Backs up all data as of one moment while the server keeps running. The file is encrypted, and read again for
 * verification. An unfinished file never has the name of a finished one.
 */
export async function backUp(sql: Sql, ring: KeyRing, file: string, now: Date): Promise<Made> {
  mkdirSync(path.dirname(file), { recursive: true })
  const unfinished = `${file}.unfinished`
  try {
    const counts = await sql.begin('isolation level repeatable read read only', async (tx) => {
      await tx`set local statement_timeout = 0`
      return writeFile(tx, ring, unfinished, now)
    })
    const rows = await rowsIn(unfinished, ring)
    if (rows !== total(counts)) throw new Error(`The backup has ${rows} of ${total(counts)} rows.`)
    renameSync(unfinished, file)
    return { file, rows, bytes: statSync(file).size }
  } finally {
    rmSync(unfinished, { force: true })
  }
}

async function writeFile(tx: Transaction, ring: KeyRing, file: string, now: Date): Promise<RowCounts> {
  const migrations = (await tx`select name from migrations order by name`).map(({ name }) => name)
  const counts: RowCounts = {}
  const copied = ({ name, columns }: Table) => copyOut(tx, name, columns)
  const content = writeContent(
    { madeAt: now.toISOString(), migrations },
    await readTables(tx),
    copied,
    counts,
  )
  await pipeline(
    content,
    createZstdCompress(),
    (packed) => sealed(packed, ring),
    createWriteStream(file, { mode: 0o600, flush: true }),
  )
  return counts
}

/**
 * If the last rows arrive together with the end of the stream, the driver pauses its connection and never resumes it,
 * so that the next query would hang. Requesting more data resumes it.
 */
async function* copyOut(tx: Transaction, name: string, columns: string[]): AsyncIterable<Buffer> {
  const rows = await tx.unsafe(`copy ${quoted(name)} (${quoted(...columns)}) to stdout`).readable()
  yield* rows
  rows._read(0)
}

const total = (counts: RowCounts) => Object.values(counts).reduce((sum, count) => sum + count, 0)

export function openBackup(file: string, ring: KeyRing): Promise<Content> {
  const packed = Readable.from(opened(createReadStream(file), ring))
  return readContent(packed.compose(createZstdDecompress()))
}

/** Reads the whole backup, as restoring it would. */
async function rowsIn(file: string, ring: KeyRing): Promise<number> {
  const { tables, counts } = await openBackup(file, ring)
  for await (const { rows } of tables) for await (const _chunk of rows);
  return total(counts())
}
