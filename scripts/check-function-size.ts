import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { repositoryFiles, root } from './repository-files.ts'

const MOST_LINES = 60

interface Span {
  start: number
  end: number
}

/** Functions that are too long to read at a glance, with their first line. */
export function longFunctions(file: string, source: string): { line: number; lines: number }[] {
  const found: { line: number; lines: number }[] = []
  const lineAt = (place: number) => source.slice(0, place).split('\n').length
  const measure = ({ start, end }: Span) => {
    const line = lineAt(start)
    const lines = lineAt(end) - line + 1
    if (lines > MOST_LINES) found.push({ line, lines })
  }
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(parseSync(file, source).program)
  return found
}

/** Product code, including every screen. Tests and benchmarks are exempt, because they read from top to bottom. */
export const isOfProduct = (file: string): boolean =>
  (file.endsWith('.tsx') || /^(domain|server\/src|web)\/.*\.ts$/.test(file)) && !/\.test\.tsx?$/.test(file)

export function checkFunctionSize(): string[] {
  return repositoryFiles()
    .filter(isOfProduct)
    .flatMap((file) =>
      longFunctions(file, readFileSync(path.join(root, file), 'utf8')).map((one) => ({ file, ...one })),
    )
    .sort((a, b) => b.lines - a.lines)
    .map(
      ({ file, line, lines }) =>
        `${file}:${line} has a function of ${lines} lines; ${MOST_LINES} is the most`,
    )
}
