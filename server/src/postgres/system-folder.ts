import { chmodSync, lstatSync, mkdirSync } from 'node:fs'
import { type Account, mayEnter } from './unprivileged.ts'

export const systemFolder = '/var/lib/touchline'

/** A folder of root's that the account may enter, and that nobody else could have written to. */
export function isTrustedFolder(folder: string, account: Account): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 })
    const found = lstatSync(folder)
    const isRootsAlone = found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0
    if (!isRootsAlone) return false
    chmodSync(folder, 0o755)
  } catch {
    return false
  }
  return mayEnter(account, folder)
}
