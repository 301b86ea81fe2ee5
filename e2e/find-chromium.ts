import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { chromium } from '@playwright/test'

const ANSWER_MS = 20_000
const INSTALL_MS = 5 * 60_000

const HELP =
  'No Chromium was found or could be installed: install Chromium or Chrome and set CHROMIUM_PATH to its program.'

const isRoot = process.getuid?.() === 0

export const chromiumFlags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(isRoot ? ['--no-sandbox'] : []),
]

function wellKnownPaths(): string[] {
  if (process.platform === 'darwin')
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    )
  if (process.platform !== 'win32')
    return [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
    ].flatMap((name) =>
      ['/usr/bin', '/usr/local/bin', '/snap/bin'].map((folder) => path.posix.join(folder, name)),
    )
  const bases = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
  return bases
    .filter((base) => base !== undefined)
    .flatMap((base) =>
      ['Google\\Chrome', 'Chromium', 'Microsoft\\Edge'].map((name) => `${base}\\${name}\\Application`),
    )
    .flatMap((folder) => [`${folder}\\chrome.exe`, `${folder}\\msedge.exe`])
}

/** An installed program may still lack its libraries, so it must be able to print its version. */
function works(program: string): boolean {
  if (!existsSync(program)) return false
  if (process.platform === 'win32') return true
  return spawnSync(program, ['--version', ...chromiumFlags], { timeout: ANSWER_MS }).status === 0
}

const candidates = () => [chromium.executablePath(), ...wellKnownPaths()]

function installed(command: string, args: string[]): boolean {
  console.log(`No Chromium yet: ${path.basename(command)} ${args.join(' ')}`)
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: INSTALL_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}

function installWithPlaywright(): void {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  installed(process.execPath, [cli, 'install', 'chromium'])
}

function installWithApt(): void {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return
  if (!installed('apt-get', ['update'])) return
  // Without windows and menus of its own, Chromium does half the work, and a test needs no more. Older Debians lack it.
  const isThere = installed('apt-get', ['install', '-y', 'chromium-headless-shell'])
  if (!isThere) installed('apt-get', ['install', '-y', 'chromium'])
}

/** The path of a Chromium that works here; installs one if there is none. */
export function findChromium(): string {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (works(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is ${chosen}, which is not a Chromium that runs here.`)
  }
  for (const install of [() => {}, installWithPlaywright, installWithApt]) {
    install()
    const found = candidates().find(works)
    if (found) return found
  }
  throw new Error(HELP)
}
