// Runs before every npm script, with whatever Node is installed, so it may only import Node's own modules.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lockInstallation } from './install-lock.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const isWindows = process.platform === 'win32'
const oldestNode = [20, 19]

/** The message is the sentence that the user reads. */
class Refusal extends Error {}

const isOurs = (path) => path.startsWith(join(root, 'node_modules') + sep)

const readText = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const isTooOld = major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])
  if (!isTooOld) return
  throw new Refusal(
    `Touchline needs Node.js ${oldestNode.join('.')} or later and this is ${process.versions.node}: install a current version from https://nodejs.org and try again.`,
  )
}

/** Identifies a finished installation; the word before the hash tells whether development tools are included. */
function fingerprint(folder) {
  const lock = readFileSync(join(folder, 'package-lock.json'))
  const mends = readFileSync(join(root, 'scripts', 'mend-postgres.mjs'))
  return createHash('sha256')
    .update(lock)
    .update(mends)
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')
}

const stampFile = (folder) => join(folder, 'node_modules', '.touchline-installed')

function isInstalled(folder, mode) {
  const [installed, hash] = readText(stampFile(folder)).trim().split(' ')
  return hash === fingerprint(folder) && (installed === 'all' || installed === mode)
}

function requireWritable(folder) {
  const modules = join(folder, 'node_modules')
  const target = existsSync(modules) ? modules : folder
  try {
    accessSync(target, constants.W_OK)
  } catch {
    throw new Refusal(`The folder ${target} isn’t writable: change its owner, or clone Touchline elsewhere.`)
  }
}

async function install(folder, wanted) {
  if (isInstalled(folder, wanted)) return
  requireWritable(folder)
  const lock = await lockInstallation(folder)
  try {
    if (isInstalled(folder, wanted)) return
    // Keep development tools that were installed: a start must not remove what the next test needs.
    const mode = readText(stampFile(folder)).startsWith('all') ? 'all' : wanted
    rmSync(stampFile(folder), { force: true })
    await runNpmCi(folder, mode, lock)
    if (folder === root) requireOwnNode()
    writeFileSync(stampFile(folder), `${mode} ${fingerprint(folder)}\n`)
  } finally {
    lock.release()
  }
}

/** npm must run on the machine's Node, because ours is in the folder that npm is about to replace. */
function npmCommand() {
  const { npm_execpath: script = '', npm_node_execpath: node = '' } = process.env
  const isUsable = /npm-cli\.[cm]?js$/.test(script) && existsSync(script) && existsSync(node) && !isOurs(node)
  if (isUsable) return { file: node, args: [script], shell: false }
  return { file: isWindows ? 'npm.cmd' : 'npm', args: [], shell: isWindows }
}

// Variables of the outer `npm start …`, which would change what is installed and where.
const unwanted =
  /^npm_(package|lifecycle)_|^npm_command$|^INIT_CWD$|^npm_config_(omit|include|production|only|also|dev|global|location|(local_|global_)?prefix|workspaces?|include_workspace_root|dry_run|package_lock(_only)?|install_(links|strategy)|json|if_present|force|loglevel|silent)$/i

function npmEnvironment() {
  const kept = Object.entries(process.env).filter(([name]) => !unwanted.test(name))
  const environment = Object.fromEntries(kept)
  const pathName = Object.keys(environment).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  environment[pathName] = (environment[pathName] ?? '')
    .split(delimiter)
    .filter((entry) => !isOurs(entry))
    .join(delimiter)
  return environment
}

async function runNpmCi(folder, mode, lock) {
  console.log(`Installing the packages in ${folder} (the first time takes about a minute) …`)
  const startedAt = Date.now()
  const seconds = () => Math.round((Date.now() - startedAt) / 1000)
  const { file, args, shell } = npmCommand()
  const flags = mode === 'run' ? ['--omit=dev'] : ['--include=dev']
  const child = spawn(file, [...args, 'ci', '--include=optional', '--no-audit', '--no-fund', ...flags], {
    cwd: folder,
    env: npmEnvironment(),
    shell,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const collect = (chunk) => {
    output += chunk
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  let isInterrupted = false
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      isInterrupted = true
      child.kill('SIGKILL')
    })
  }
  const progress = setInterval(() => console.log(`  … still installing, ${seconds()} s`), 10_000)
  const code = await new Promise((resolve, reject) => {
    child.once('spawn', () => lock.noteNpm(child.pid))
    child.once('error', reject)
    child.once('close', resolve)
  })
    .catch(() => {
      throw new Refusal('npm was not found: install Node.js with npm from https://nodejs.org and try again.')
    })
    .finally(() => clearInterval(progress))
  if (isInterrupted) throw new Refusal('Stopped before the packages were installed: start again to continue.')
  // npm may exit with 0 even if some files could not be unpacked.
  if (code !== 0 || output.includes('TAR_ENTRY_ERROR')) throw failure(output, folder)
  console.log(`Installed in ${seconds()} s.`)
}

const diagnoses = [
  [/ENOSPC|EDQUOT/, (folder) => `The disk that holds ${folder} is full: free about 1 GB and try again.`],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|SOCKET_TIMEOUT|EIDLETIMEOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED/,
    () =>
      'Can’t reach the npm registry: check the network (or proxy and registry in `npm config list`) and try again.',
  ],
  [
    /EACCES|EPERM|EROFS/,
    (folder) => `npm isn’t allowed to write in ${folder} or its cache: change their owner and try again.`,
  ],
  [
    /EUSAGE|EINTEGRITY/,
    () =>
      'package.json and package-lock.json don’t match: restore both as committed, or run `npm install`, and try again.',
  ],
]

function failure(output, folder) {
  const known = diagnoses.find(([pattern]) => pattern.test(output))
  if (known) return new Refusal(known[1](folder))
  console.error(output.trim().split('\n').slice(-15).join('\n'))
  return new Refusal('npm couldn’t install the packages for the reason above: fix it and try again.')
}

/** With `ignore-scripts`, npm succeeds but skips what the packages' install scripts download. */
function requireOwnNode() {
  const name = isWindows ? 'node.exe' : 'node'
  const own = spawnSync(join(root, 'node_modules', 'node', 'bin', name), ['--version'])
  if (own.status === 0) return
  throw new Refusal(
    'npm left out the Node.js that Touchline runs on: allow install scripts (`npm config set ignore-scripts false`) and try again.',
  )
}

const mode = process.argv[2]
try {
  if (!['run', 'all', 'bench'].includes(mode))
    throw new Refusal('Usage: node scripts/install.mjs run|all|bench')
  requireNode()
  await install(root, mode === 'run' ? 'run' : 'all')
  const bench = join(root, 'bench')
  if (mode === 'bench' && existsSync(join(bench, 'package-lock.json'))) await install(bench, 'all')
} catch (error) {
  if (!(error instanceof Refusal) && !error.code) throw error
  console.error(error instanceof Refusal ? error.message : failure(error.message, root).message)
  process.exitCode = 1
}
