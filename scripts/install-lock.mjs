import { existsSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const beatMs = 2_000
const silentMs = 10_000
const givenUpMs = 15 * 60_000

/**
 * Allows one installation at a time. The holder keeps touching the lock, so that its age tells whether it was killed.
 * npm can outlive the script that started it, so its process id is recorded as well.
 */
export async function lockInstallation(folder) {
  const file = join(folder, '.touchline-installing')
  let isTold = false
  while (!tryLock(file)) {
    if (age(file) > silentMs && isAbandoned(file)) {
      steal(file)
      continue
    }
    if (!isTold) console.log('Another start is already installing the packages; waiting for it …')
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

/** When two processes steal an abandoned lock, one may move the other's new lock away, and must restore it. */
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
