import { parse } from 'csv-parse/sync'

/** What is no UTF-8 comes from an older Windows program. */
export function decodedSheet(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The rows of a sheet that was saved as text or pasted, empty ones as well. */
export const cellsOf = (text: string): string[][] =>
  parse(text, {
    bom: true,
    delimiter: separatorOf(text),
    relax_column_count: true,
    relax_quotes: true,
  })

/** The one that parts most rows into the same number of cells; outside of quotes a comma may also be a decimal one. */
function separatorOf(text: string): string {
  const lines = text
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n/)
    .filter(Boolean)
    .slice(-20)
  const counts = (separator: string) => lines.map((line) => line.split(separator).length - 1)
  const isEven = (separator: string) => {
    const [first = 0, ...others] = counts(separator)
    return first > 0 && others.every((count) => count === first)
  }
  return [';', '\t', ','].find(isEven) ?? ','
}
