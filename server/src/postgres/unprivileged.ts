import { spawnSync } from 'node:child_process'
import { chownSync, lchownSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../start/start-error.ts'

/** The account that PostgreSQL runs as if we are root, because it refuses root; undefined for our own account. */
export interface Account {
  uid: number
  gid: number
}

/** An existing database keeps its owner, so that root and a normal user can take turns. */
export function unprivilegedAccount(database: string | undefined): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = database === undefined ? undefined : statSync(database)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const account = lookUp('postgres') ?? lookUp('nobody')
  if (account) return account
  throw new StartError(
    'PostgreSQL refuses to run as root and this machine has no user named postgres or nobody: start Touchline as another user, or set DATABASE_URL.',
  )
}

function lookUp(name: string): Account | undefined {
  const ask = (flag: string) => spawnSync('id', [flag, name], { encoding: 'utf8' })
  const [uid, gid] = [ask('-u'), ask('-g')]
  if (uid.status !== 0 || gid.status !== 0) return undefined
  return { uid: Number(uid.stdout) >>> 0, gid: Number(gid.stdout) >>> 0 }
}

/** Tried rather than computed, because access lists, mounts and sandboxes matter as well. */
export function mayEnter(account: Account | undefined, folder: string): boolean {
  if (!account) return true
  const trial = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/' })
  return trial.status === 0
}

export function give(account: Account | undefined, ...paths: string[]): void {
  if (account) for (const path of paths) chownSync(path, account.uid, account.gid)
}

export function giveTree(account: Account, folder: string): void {
  give(account, folder)
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    lchownSync(join(entry.parentPath, entry.name), account.uid, account.gid)
  }
}
