import { isDay } from '../../calendar-day.ts'
import type { BankLine } from './bank-line.ts'

/**
 * Which column of a file holds what, counted from 0. There is either one signed amount, or one column each for money in
 * and money out.
 */
export interface Layout {
  /** How many rows come before the first line. */
  skip: number
  day: number
  texts: number[]
  amount?: number
  moneyIn?: number
  moneyOut?: number
  /** The order in days such as 03/04/2025. */
  order: 'MDY' | 'DMY'
}

export interface ReadStatement {
  lines: BankLine[]
  /** Rows that could not be read. They are refused rather than guessed (B-10). */
  problems: { row: number; why: string }[]
}

type Row = readonly string[]

const NAMES = {
  day: /^(transaction )?date( posted)?$|^posted date$|^posting date$|^date de transaction$/,
  amount: /^(transaction )?amount$|^cad\$?$|^amount \(?cad\$?\)?$|^montant$/,
  moneyIn: /^credits?$|^deposits?$|^money in$|^cr[ée]dit$|^d[ée]p[ôo]t$|^deposited$/,
  moneyOut: /^debits?$|^withdrawals?$|^money out$|^d[ée]bit$|^retrait$|^withdrawn$/,
  text: /^description ?\d?$|^sub-?description$|^memo$|^name$|^details?$|^payee$|^transaction( details)?$|^narrative$/,
}

const titleOf = (cell: string) => cell.trim().toLowerCase().replace(/\s+/g, ' ')

/** Identifies a layout, so that one mapped by hand is recognised again: by its titles, or by its number of columns. */
export function layoutKey(rows: readonly Row[]): string {
  const titles = rows.find((row) => row.length > 1)?.map(titleOf) ?? []
  return titles.some((title) => readDay(title, 'MDY') !== null)
    ? `${titles.length} columns`
    : titles.join('|')
}

/** Recognises a layout by the column titles of Canadian banks, or by its shape if there are no titles; else null. */
export function knownLayout(rows: readonly Row[]): Layout | null {
  for (const [n, row] of rows.slice(0, 10).entries()) {
    const titles = row.map(titleOf)
    const placeOf = (name: RegExp) => {
      const place = titles.findIndex((title) => name.test(title))
      return place < 0 ? undefined : place
    }
    const day = placeOf(NAMES.day)
    const texts = titles.flatMap((title, place) => (NAMES.text.test(title) ? [place] : []))
    if (day === undefined || texts.length === 0) continue
    const columns = {
      amount: placeOf(NAMES.amount),
      moneyIn: placeOf(NAMES.moneyIn),
      moneyOut: placeOf(NAMES.moneyOut),
    }
    if (columns.amount === undefined && columns.moneyIn === undefined) continue
    return { skip: n + 1, day, texts, ...columns, order: orderOf(rows.slice(n + 1), day) ?? 'MDY' }
  }
  return bareLayout(rows)
}

/** TD and CIBC files have no titles: day, text, out, in, and sometimes the balance. */
function bareLayout(rows: readonly Row[]): Layout | null {
  const isLine = (row: Row) =>
    (row.length === 4 || row.length === 5) &&
    readDay(row[0] ?? '', 'MDY') !== null &&
    readCents(row[1] ?? '') === null &&
    [row[2], row[3]].filter((cell) => readCents(cell ?? '') !== null).length === 1 &&
    [row[2], row[3]].some((cell) => cell?.trim() === '')
  if (rows.length === 0 || !rows.every(isLine)) return null
  return { skip: 0, day: 0, texts: [1], moneyOut: 2, moneyIn: 3, order: 'MDY' }
}

/** Which of the two numbers is the month, if any day in the file settles it. */
function orderOf(rows: readonly Row[], day: number): Layout['order'] | null {
  for (const row of rows) {
    const [, first, second] = /^(\d{1,2})[/-](\d{1,2})[/-]\d{4}$/.exec(row[day]?.trim() ?? '') ?? []
    if (Number(first) > 12) return 'DMY'
    if (Number(second) > 12) return 'MDY'
  }
  return null
}

/** Reads the rows by a layout. A row that cannot be read is reported, never skipped silently. */
export function readRows(rows: readonly Row[], layout: Layout): ReadStatement {
  const read: ReadStatement = { lines: [], problems: [] }
  for (const [n, row] of rows.entries()) {
    if (n < layout.skip || row.every((cell) => cell.trim() === '')) continue
    const day = readDay(row[layout.day] ?? '', layout.order)
    const cents = centsOf(row, layout)
    const text = layout.texts
      .map((place) => row[place]?.trim() ?? '')
      .filter(Boolean)
      .join(' ')
    if (day === null) read.problems.push({ row: n + 1, why: 'The date can’t be read.' })
    else if (cents === null) read.problems.push({ row: n + 1, why: 'The amount can’t be read.' })
    else read.lines.push({ day, cents, text, bankId: null })
  }
  return read
}

function centsOf(row: Row, { amount, moneyIn, moneyOut }: Layout): number | null {
  if (amount !== undefined) return readCents(row[amount] ?? '')
  const [into, out] = [moneyIn, moneyOut].map((place) =>
    place === undefined ? '' : (row[place]?.trim() ?? ''),
  )
  if (into && out && readCents(into) !== 0 && readCents(out) !== 0) return null
  if (into && readCents(into) !== 0) return readCents(into)
  const cents = readCents(out ?? '')
  return cents === null ? null : -Math.abs(cents)
}

const AMOUNT = /^(-|\()?\$?\s?(\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.(\d{1,2}))?\)?$/
/** The French notation. */
const COMMA_AMOUNT = /^(-|\()?\s?(\d{1,3}(?:[. ]\d{3})+|\d+),(\d{2})\s?\$?\)?$/

/** '1,200.50', '-12', '$5.00', '(3.10)' or '1 200,50' in whole cents; null for anything else. */
export function readCents(typed: string): number | null {
  const text = typed
    .trim()
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/^\+/, '')
  const [, sign, whole, part = ''] = AMOUNT.exec(text) ?? COMMA_AMOUNT.exec(text) ?? []
  if (whole === undefined) return null
  const cents = Number(whole.replace(/\D/g, '')) * 100 + Number(part.padEnd(2, '0'))
  return sign ? -cents : cents
}

export const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** '2025-10-01', '20251001', '10/1/2025', '01-Oct-2025' or 'Oct 1, 2025' as a day; null for anything else. */
export function readDay(typed: string, order: Layout['order']): string | null {
  const text = typed.trim().toLowerCase()
  const day = (year?: string, month?: string | number, date?: string) => {
    const written = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
    return isDay(written) ? written : null
  }
  const named = (name = '') => MONTHS.indexOf(name.slice(0, 3)) + 1
  const iso = /^(\d{4})[-/]?(\d{2})[-/]?(\d{2})(?:[t ].*)?$/.exec(text)
  if (iso) return day(iso[1], iso[2], iso[3])
  const numbers = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text)
  if (numbers) {
    const [, first, second, year] = numbers
    return order === 'MDY' ? day(year, first, second) : day(year, second, first)
  }
  const dayFirst = /^(\d{1,2})[ -]([a-z]{3,9})\.?,?[ -](\d{4})$/.exec(text)
  if (dayFirst) return day(dayFirst[3], named(dayFirst[2]), dayFirst[1])
  const monthFirst = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/.exec(text)
  return monthFirst ? day(monthFirst[3], named(monthFirst[1]), monthFirst[2]) : null
}
