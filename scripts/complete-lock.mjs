// Run after `npm install` with a registry mirror that only has packages for its own platform. Adds the optional
// packages of all other platforms to package-lock.json, so that `npm ci` works everywhere.
import { readFileSync, writeFileSync } from 'node:fs'

const platforms = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const file = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(file, 'utf8'))

/** Resolves like Node: the package's own folder first, then upwards. */
function isLocked(from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0))) {
    if (lock.packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true
    if (!at) return false
  }
}

function entryFor(name, version, isDev) {
  const words = name.split('/').pop().split('-')
  const os = words.find((word) => platforms.includes(word))
  return {
    version,
    ...(os ? { cpu: [words[words.indexOf(os) + 1]] } : {}),
    ...(isDev ? { dev: true } : {}),
    ...(os === 'linux' && words.some((word) => word.startsWith('musl')) ? { libc: ['musl'] } : {}),
    optional: true,
    ...(os ? { os: [os] } : {}),
  }
}

let added = 0
for (const [path, { optionalDependencies = {}, dev }] of Object.entries(lock.packages))
  for (const [name, version] of Object.entries(optionalDependencies))
    if (/^\d+\.\d+\.\d+\S*$/.test(version) && !isLocked(path, name)) {
      lock.packages[`node_modules/${name}`] = entryFor(name, version, dev)
      added += 1
    }

const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`)
console.log(`${added} packages of other platforms added to package-lock.json.`)
