import type { BankLine } from '@touchline/domain/money/bank/bank-line.ts'
import {
  knownLayout,
  type Layout,
  layoutKey,
  type ReadStatement,
  readCents,
  readDay,
  readRows,
} from '@touchline/domain/money/bank/statement-rows.ts'
import { parseSync } from 'ofx-js'
import { cellsOf, decodedSheet } from '../../sheet-cells.ts'

export type Statement = ReadStatement | { unknown: { key: string; rows: string[][] } }

const SHOWN_ROWS = 5

/** Reads a bank file. `layoutOf` knows layouts that were mapped before; for a new one, the user must be asked. */
export async function readStatement(
  bytes: Uint8Array,
  layoutOf: (key: string) => Promise<Layout | null>,
): Promise<Statement> {
  const text = decodedSheet(bytes)
  if (/<OFX>/i.test(text)) return readOfx(text)
  const rows = cellsOf(text).filter((row) => row.length > 1 || row[0] !== '')
  const key = layoutKey(rows)
  const layout = (await layoutOf(key)) ?? knownLayout(rows)
  return layout ? readRows(rows, layout) : { unknown: { key, rows: rows.slice(0, SHOWN_ROWS) } }
}

interface Transaction {
  DTPOSTED?: string
  TRNAMT?: string
  FITID?: string
  NAME?: string
  MEMO?: string
}

/** OFX, QFX and QBO are one format. A bare "<" in a memo would end the parser, so escape it first. */
function readOfx(text: string): ReadStatement {
  const sound = text.replace(/<(?!\/?[A-Za-z][\w.]*>|[?!])/g, '&lt;')
  const read: ReadStatement = { lines: [], problems: [] }
  for (const statement of statementsOf(parseSync(sound))) {
    const currency = statement.CURDEF ?? 'CAD'
    for (const transaction of listOf(statement.BANKTRANLIST?.STMTTRN)) {
      const row = read.lines.length + read.problems.length + 1
      const line = currency === 'CAD' ? lineOf(transaction) : `This is in ${currency}.`
      if (typeof line === 'string') read.problems.push({ row, why: line })
      else read.lines.push(line)
    }
  }
  return read
}

interface OfxStatement {
  CURDEF?: string
  BANKTRANLIST?: { STMTTRN?: Transaction | Transaction[] }
}

// biome-ignore lint/suspicious/noExplicitAny: the file may hold anything; each part is looked at before it is used
function statementsOf(file: any): OfxStatement[] {
  const banks = listOf(file?.OFX?.BANKMSGSRSV1?.STMTTRNRS).map((one) => one?.STMTRS)
  const cards = listOf(file?.OFX?.CREDITCARDMSGSRSV1?.CCSTMTTRNRS).map((one) => one?.CCSTMTRS)
  return [...banks, ...cards].filter(Boolean)
}

/** The parser returns one, several or none. */
const listOf = <One>(value: One | One[] | null | undefined): One[] =>
  Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]

function lineOf({ DTPOSTED, TRNAMT, FITID, NAME, MEMO }: Transaction): BankLine | string {
  const day = readDay(String(DTPOSTED ?? '').slice(0, 8), 'MDY')
  const cents = readCents(String(TRNAMT ?? ''))
  if (day === null) return 'The date can’t be read.'
  if (cents === null) return 'The amount can’t be read.'
  const text = [NAME, MEMO].filter(Boolean).join(' ').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
  return { day, cents, text, bankId: FITID ? String(FITID) : null }
}
