import { saveFile, textFile } from '../data/save-file.ts'

/** A column of a file for spreadsheets: its title and its value. */
export type CsvColumn<Row> = [title: string, value: (row: Row) => string | number | null | undefined]

/** A spreadsheet treats text that begins like this as a formula; some skip leading blanks. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/

function cell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const harmless = FORMULA.test(value) ? `'${value}` : value
  return /[",;\t\r\n]/.test(harmless) || harmless !== harmless.trim()
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless
}

/** The mark at the start tells spreadsheets that the file is UTF-8. */
export function csvText<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(([title]) => cell(title)),
    ...rows.map((row) => columns.map(([, value]) => cell(value(row)))),
  ]
  return `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`
}

/** Downloads the text as a file. */
export const saveCsv = (name: string, text: string): void =>
  saveFile(`${name}.csv`, textFile(text, 'text/csv'))
