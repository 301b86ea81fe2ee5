import { parse } from 'csv-parse/sync'

/** A file that is not valid UTF-8 comes from an older Windows program. */
export function decodedSheet(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The rows of a pasted sheet or CSV file, including empty ones. */
export const cellsOf = (text: string): string[][] =>
  parse(text, {
    bom: true,
    delimiter: separatorOf(text),
    relax_column_count: true,
    relax_quotes: true,
  })

/** The separator that gives every row the same number of cells. Outside quotes, a comma may be a decimal comma. */
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
