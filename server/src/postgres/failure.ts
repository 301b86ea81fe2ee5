import { statfsSync } from 'node:fs'
import { errorCode } from '../error-code.ts'
import { StartError } from '../start/start-error.ts'

const elsewhere = 'or set DATA_DIR to another folder'

function full(folder: string) {
  return new StartError(
    `The disk that holds ${folder} is full: free some space (PostgreSQL needs about 100 MB), ${elsewhere}.`,
  )
}

function notWritable(folder: string) {
  return new StartError(
    `Touchline isn’t allowed to write in ${folder}: make it writable for the user who starts the server, ${elsewhere}.`,
  )
}

function notFolder(folder: string) {
  return new StartError(`${folder} can’t be a folder because a file is in the way: move it, ${elsewhere}.`)
}

const sentences: Record<string, (folder: string) => StartError> = {
  ENOSPC: full,
  EDQUOT: full,
  EACCES: notWritable,
  EPERM: notWritable,
  EROFS: notWritable,
  EEXIST: notFolder,
  ENOTDIR: notFolder,
}

/** Turns a file-system error in the data folder into its sentence; any other error is returned as it is. */
export function explain(error: unknown, folder: string): unknown {
  const code = errorCode(error)
  const isMakingFolder = error instanceof Error && 'syscall' in error && error.syscall === 'mkdir'
  // On a read-only disk, Node reports ENOENT when it cannot create a folder.
  if (code === 'ENOENT' && isMakingFolder) return notWritable(folder)
  return sentences[code ?? '']?.(folder) ?? error
}

export function explainProgram(what: string, output: string, folder: string): StartError {
  const isFull = /No space left|Check free disk space|quota exceeded/i.test(output)
  if (isFull || freeBytes(folder) < 1_000_000) return full(folder)
  if (/Read-only file system/i.test(output)) return notWritable(folder)
  const tail = output.trim().split('\n').slice(-8).join('\n')
  return new StartError(
    `${what}; its last messages are below, and DATABASE_URL can point to another server:\n${tail}`,
  )
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
