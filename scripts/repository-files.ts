import { readdirSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')

const SKIPPED = new Set([
  'node_modules',
  '.git',
  '.data',
  '.react-router',
  'build',
  'test-results',
  'playwright-report',
])

/** Every file of the repository, relative to its root, with forward slashes. */
export function repositoryFiles(folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name)
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : repositoryFiles(file)
    return [file]
  })
}
