import path from 'node:path'
import type { Plugin } from 'vite'
import { fewerFiles, type SharedFile } from './fewer-files.ts'

interface Bundler {
  getModuleIds(): IterableIterator<string>
  getModuleInfo(id: string): (Omit<Module, 'bytes'> & { code: string | null }) | null
}

interface Module {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
  isEntry: boolean
  bytes: number
}

/** By id; each is requested only once, because the bundler copies what it returns. */
type Modules = ReadonlyMap<string, Module>

/** For each screen, all modules that it needs. */
type Screens = Map<string, Set<string>>

const APP = path.resolve(import.meta.dirname, '../app').replaceAll('\\', '/')
/** The router loads a page through a generated file that leaves out what only the server needs. */
const PAGE = '?__react-router-build-client-route'

const HOME = page('public/home')
const VISITORS = /\/routes\/(public|account)\//
/** The first pages after sign-in. */
const FIRST = ['guardian/dashboard', 'admin/registrations/registrations'].map(page)
const REGISTRATION = page('guardian/register')
/** Loaded for everybody who is signed in. */
const SESSION = ['session/browser-session.ts', 'data/watch-changes.ts', 'frame/user-menu.tsx'].map(
  (file) => `${APP}/${file}`,
)

/** The weight of a byte for a screen: most people start at the home page, and few open most pages of the desk. */
function weightOf(screen: string): number {
  if (screen === HOME) return 800
  if (FIRST.includes(screen)) return 600
  if (screen === SESSION.join() || screen === REGISTRATION) return 400
  return VISITORS.test(screen) ? 20 : 1
}

/**
 * One file re-exports everything its pages can do with an account; the bundler knows the call graph, and splits it
 * better.
 */
const ACCOUNTS = /\/node_modules\/@aws-amplify\/auth\//

/** How much of a byte of source remains after compression: libraries contain comments and messages for developers. */
const compressed = (id: string) => (id.includes('/node_modules/') ? 0.065 : 0.17)

/** The bundler has to know the maximum number before it has read anything. */
const MOST_FILES = 200

function page(name: string): string {
  return `${APP}/routes/${name}.tsx${PAGE}`
}

/**
 * Puts a screen's scripts into a dozen files instead of a hundred, because on a slow phone each file costs a round
 * trip. Modules used by the same screens share a file, and small files are joined where that costs the screens least;
 * code used by one screen alone stays with it.
 */
export function filesByScreen(): Plugin {
  let fileOf = new Map<string, number>()
  // Each takes its imports that no group before it has taken; imported ones come first.
  const groups = Array.from({ length: MOST_FILES }, (_, nth) => ({
    name: 'shared',
    test: (id: string) => fileOf.get(id) === nth,
    priority: MOST_FILES - nth,
  }))
  return {
    name: 'files-by-screen',
    apply: 'build',
    outputOptions(options) {
      return this.environment.name === 'client' ? { ...options, codeSplitting: { groups } } : null
    },
    buildEnd(failure) {
      if (failure || this.environment.name !== 'client') return
      const modules = modulesOf(this)
      const entries = entriesOf(modules)
      const screens = screensOf(entries, modules)
      const files = fewerFiles(
        filesOf(sharedBy(entries, modules), screens, modules),
        [...screens.keys()].map(weightOf),
      )
      if (files.length > MOST_FILES)
        throw new Error(`${files.length} shared files are more than ${MOST_FILES}.`)
      fileOf = new Map(files.flatMap((file, nth) => file.modules.map((id) => [id, nth])))
    },
  }
}

function modulesOf(bundler: Bundler): Modules {
  const modules = new Map<string, Module>()
  for (const id of bundler.getModuleIds()) {
    const info = bundler.getModuleInfo(id)
    if (!info) continue
    const { importedIds, dynamicallyImportedIds, isEntry, code } = info
    modules.set(id, { importedIds, dynamicallyImportedIds, isEntry, bytes: code?.length ?? 0 })
  }
  return modules
}

/** The modules that two or more pages use, grouped by the screens that use them. */
function filesOf(shared: string[], screens: Screens, modules: Modules): SharedFile[] {
  const files = new Map<string, SharedFile>()
  const fileOf = new Map<string, SharedFile>()
  for (const id of shared) {
    const users = Uint8Array.from(screens, ([, needed]) => Number(needed.has(id)))
    const key = users.join('')
    const file = files.get(key) ?? { modules: [], bytes: 0, users, imports: new Set() }
    files.set(key, file)
    file.modules.push(id)
    file.bytes += (modules.get(id)?.bytes ?? 0) * compressed(id)
    fileOf.set(id, file)
  }
  for (const [id, file] of fileOf)
    for (const imported of modules.get(id)?.importedIds ?? []) {
      const other = fileOf.get(imported)
      if (other && other !== file) file.imports.add(other)
    }
  return [...files.values()]
}

/** Pages, and what is loaded on demand. */
function entriesOf(modules: Modules): string[] {
  const entries = new Set<string>()
  for (const [id, { isEntry, dynamicallyImportedIds }] of modules) {
    if (isEntry) entries.add(id)
    for (const later of dynamicallyImportedIds) entries.add(later)
  }
  return [...entries]
}

function sharedBy(entries: string[], modules: Modules): string[] {
  const seen = new Set<string>()
  const shared = importedFrom(frameOf(entries), modules)
  for (const entry of entries)
    for (const id of importedFrom([entry], modules))
      if (seen.has(id)) shared.add(id)
      else seen.add(id)
  return [...shared].filter((id) => !ACCOUNTS.test(id))
}

/** React and the rest of the frame are two kilobytes smaller in one file, and change equally often. */
const frameOf = (entries: string[]) => [
  ...entries.filter((id) => id.endsWith('/entry.client.tsx')),
  `${APP}/root.tsx`,
]

/** Everything that a screen needs: the frame of the site, and the layout of its area if it has one. */
function screensOf(entries: string[], modules: Modules): Screens {
  const frame = frameOf(entries)
  const layoutOf = (id: string) => id.replace(/(\/routes\/\w+)\/.*/, `$1/layout.tsx${PAGE}`)
  const rootsOf = (id: string) => [id, ...frame, ...(modules.has(layoutOf(id)) ? [layoutOf(id)] : [])]
  const screens = new Map([[SESSION.join(), importedFrom([...SESSION, ...frame], modules)]])
  for (const id of entries)
    if (!SESSION.includes(id) && !id.endsWith(`/layout.tsx${PAGE}`))
      screens.set(id, importedFrom(rootsOf(id), modules))
  return screens
}

function importedFrom(roots: string[], modules: Modules): Set<string> {
  const found = new Set(roots)
  for (const id of found) for (const imported of modules.get(id)?.importedIds ?? []) found.add(imported)
  return found
}
