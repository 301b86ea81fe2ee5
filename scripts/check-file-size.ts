import { readFileSync } from 'node:fs'
import path from 'node:path'
import { repositoryFiles, root } from './repository-files.ts'

const MOST_LINES = 250

export function checkFileSize(): string[] {
  return repositoryFiles()
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|e2e)\.tsx?$/.test(file))
    .map((file) => ({
      file,
      lines: readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n').length,
    }))
    .filter(({ lines }) => lines > MOST_LINES)
    .map(({ file, lines }) => `${file} has ${lines} lines; ${MOST_LINES} is the most`)
}
