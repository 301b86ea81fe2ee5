import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../error-code.ts'
import { StartError } from '../start/start-error.ts'
import type { Binaries } from './binaries.ts'
import type { DataFolder } from './data-folder.ts'
import { runProgram } from './run-program.ts'

/** PostgreSQL survives a kill -9 of its server. We hold the folder's lock, so nobody else can be using it. */
export async function stopLeftOver(
  folder: DataFolder,
  binaries: Binaries,
  log: (line: string) => void,
): Promise<void> {
  const pidFile = join(folder.database, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10)
  if (!isAlive(pid)) return
  const command = commandLine(pid)
  if (!/(^|[\\/])postgres(\.exe)?([\s:"]|$)/.test(command)) {
    // Another program has the process id now. PostgreSQL does not check that and would refuse to start.
    rmSync(pidFile)
    return
  }
  log(`Stopping the PostgreSQL that an interrupted run left behind (process ${pid}).`)
  const isOurs = command.includes(folder.database)
  if (isOurs && ((await stop(folder, binaries, 'fast')) || (await stop(folder, binaries, 'immediate'))))
    return
  throw new StartError(
    `Process ${pid} looks like a PostgreSQL that still uses ${folder.database}: stop it (kill -INT ${pid}) and start again.`,
  )
}

async function stop(folder: DataFolder, binaries: Binaries, mode: 'fast' | 'immediate'): Promise<boolean> {
  const args = ['stop', '-D', folder.database, '-m', mode, '-t', '30']
  const { isDone } = await runProgram(binaries.pg_ctl, args, folder.account, folder.database)
  return isDone
}

function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

function commandLine(pid: number): string {
  if (process.platform === 'linux') {
    const file = `/proc/${pid}/cmdline`
    return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\0', ' ') : ''
  }
  const query = `(Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}').CommandLine`
  const { stdout } =
    process.platform === 'win32'
      ? spawnSync('powershell.exe', ['-NoProfile', '-Command', query], { encoding: 'utf8' })
      : spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout ?? ''
}
