import * as z from 'zod'
import { CannotOpen } from '../secrets/key-ring.ts'
import type { Table } from './tables.ts'

/**
 * The content of a backup, in the format of PostgreSQL's text dumps: a line about the backup, then for each table a
 * line about it, its rows as written by COPY, and an end line. The last line has the row counts.
 */
const Head = z.object({ madeAt: z.string(), migrations: z.array(z.string()) })
const Counted = z.object({ counts: z.record(z.string(), z.int()) })
const TableLine = z.object({ name: z.string(), columns: z.array(z.string()) })

type Head = z.infer<typeof Head>
export type RowCounts = z.infer<typeof Counted>['counts']

/** Cannot occur in a row, because COPY doubles every backslash. */
const END_OF_ROWS = Buffer.from('\\.\n')
const NEW_LINE = 10

const lineOf = (value: unknown) => Buffer.from(`${JSON.stringify(value)}\n`)

export async function* writeContent(
  head: Head,
  tables: Table[],
  rowsOf: (table: Table) => AsyncIterable<Buffer>,
  counts: RowCounts,
): AsyncIterable<Buffer> {
  yield lineOf(head)
  for (const table of tables) {
    let count = 0
    yield lineOf(table)
    for await (const chunk of rowsOf(table)) {
      for (let at = chunk.indexOf(NEW_LINE); at !== -1; at = chunk.indexOf(NEW_LINE, at + 1)) count += 1
      yield chunk
    }
    yield END_OF_ROWS
    counts[table.name] = count
  }
  yield lineOf({ counts })
}

export interface Content {
  head: Head
  /** The tables in order; the rows of each must be read before the next table. */
  tables: AsyncIterable<{ table: Table; rows: AsyncIterable<Buffer> }>
  /** Available once all tables have been read. */
  counts(): RowCounts
}

export async function readContent(content: AsyncIterable<Buffer>): Promise<Content> {
  const lines = linesOf(content)
  const counted: RowCounts[] = []
  const head = Head.parse(await lines.next())
  return {
    head,
    tables: tablesOf(lines, counted),
    counts: () => counted[0] ?? {},
  }
}

type Lines = ReturnType<typeof linesOf>

async function* tablesOf(lines: Lines, counted: RowCounts[]): Content['tables'] {
  for (;;) {
    const line = z.union([Counted, TableLine]).parse(await lines.next())
    if ('counts' in line) return void counted.push(line.counts)
    yield { table: line, rows: lines.rows() }
  }
}

function linesOf(content: AsyncIterable<Buffer>) {
  const chunks = content[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  const more = async () => {
    const { value, done } = await chunks.next()
    if (done) throw new CannotOpen('This backup is cut short.')
    rest = rest.length === 0 ? value : Buffer.concat([rest, value])
  }
  return {
    async next(): Promise<unknown> {
      while (!rest.includes(NEW_LINE)) await more()
      const end = rest.indexOf(NEW_LINE)
      const line = JSON.parse(rest.subarray(0, end).toString())
      rest = rest.subarray(end + 1)
      return line
    },
    /** Yields all complete lines received so far, up to the end line. */
    async *rows(): AsyncIterable<Buffer> {
      for (;;) {
        const end = endOfRows(rest)
        const upTo = end === -1 ? rest.lastIndexOf(NEW_LINE) + 1 : end
        if (upTo > 0) yield rest.subarray(0, upTo)
        rest = rest.subarray(end === -1 ? upTo : end + END_OF_ROWS.length)
        if (end !== -1) return
        await more()
      }
    },
  }
}

/** Where the end line begins, in text that begins with a new line. */
function endOfRows(text: Buffer): number {
  if (text.subarray(0, END_OF_ROWS.length).equals(END_OF_ROWS)) return 0
  const before = text.indexOf(Buffer.concat([Buffer.from('\n'), END_OF_ROWS]))
  return before === -1 ? -1 : before + 1
}
