import { existsSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const beatMs = 2_000
const silentMs = 10_000
const givenUpMs = 15 * 60_000

/**
 * One installation at a time. A holder keeps the lock young, so its age tells a live one from a killed one;
 * npm can outlive the script that started it, so its process number is kept as well.
 */
export async function lockInstallation(folder) {
  const file = join(folder, '.touchline-installing')
  let isTold = false
  while (!tryLock(file)) {
    if (age(file) > silentMs && isAbandoned(file)) {
      steal(file)
      continue
    }
    if (!isTold) console.log('Another start is installing the packages already; waiting for it …')
    isTold = true
    await pause(500)
  }
  const beat = setInterval(() => {
    if (existsSync(file)) utimesSync(file, new Date(), new Date())
  }, beatMs)
  return {
    noteNpm: (pid) => writeFileSync(file, `${process.pid} ${pid}`),
    release: () => {
      clearInterval(beat)
      rmSync(file, { force: true })
    },
  }
}

function tryLock(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function age(file) {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? Date.now() - found.mtimeMs : 0
}

function isAbandoned(file) {
  if (age(file) > givenUpMs || !existsSync(file)) return true
  return !readFileSync(file, 'utf8').split(' ').some(isAlive)
}

function isAlive(pid) {
  try {
    return process.kill(Number(pid), 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Of two who want the same abandoned lock one may move away the other's new one, and gives it back. */
function steal(file) {
  const away = `${file}.${process.pid}`
  try {
    renameSync(file, away)
  } catch (error) {
    if (error.code === 'ENOENT') return
    throw error
  }
  if (age(away) > silentMs) rmSync(away)
  else renameSync(away, file)
}
