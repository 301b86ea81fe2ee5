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

/** By id; each was asked for once, for the bundler copies what it is asked for. */
type Modules = ReadonlyMap<string, Module>

/** By screen, all modules that it needs. */
type Screens = Map<string, Set<string>>

const APP = path.resolve(import.meta.dirname, '../app').replaceAll('\\', '/')
/** The router asks for a page by a file of its own making that leaves out what only the server needs. */
const PAGE = '?__react-router-build-client-route'

const HOME = page('public/home')
const VISITORS = /\/routes\/(public|account)\//
/** What comes first to those who sign in. */
const FIRST = ['guardian/dashboard', 'admin/registrations/registrations'].map(page)
const REGISTRATION = page('guardian/register')
/** What everybody has who is signed in. */
const SESSION = ['session/browser-session.ts', 'data/watch-changes.ts', 'frame/user-menu.tsx'].map(
  (file) => `${APP}/${file}`,
)

/** How much a byte for a screen counts: most people begin at home, and few open most pages of the desk. */
function weightOf(screen: string): number {
  if (screen === HOME) return 800
  if (FIRST.includes(screen)) return 600
  if (screen === SESSION.join() || screen === REGISTRATION) return 400
  return VISITORS.test(screen) ? 20 : 1
}

/** One file names all that its pages can do with an account; the bundler knows who calls what, and divides it better. */
const ACCOUNTS = /\/node_modules\/@aws-amplify\/auth\//

/** What is left of a byte of source on the wire: libraries bring their comments, and words for whoever develops. */
const compressed = (id: string) => (id.includes('/node_modules/') ? 0.065 : 0.17)

/** The bundler wants to know before it has read anything how many there can be. */
const MOST_FILES = 200

function page(name: string): string {
  return `${APP}/routes/${name}.tsx${PAGE}`
}

/**
 * A screen's scripts come in a dozen files and not in a hundred, for on a slow phone each file costs a way to the server
 * and back. What the same screens use lies in one file, and small files are joined where that costs the screens least;
 * what one screen alone uses stays with that screen.
 */
export function filesByScreen(): Plugin {
  let fileOf = new Map<string, number>()
  // Each takes along what it imports and no one before it has taken: those that are imported come first.
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

/** What two pages or more use, by the screens that use it. */
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

/** Pages, and what is fetched once it is needed. */
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

/** React and the rest of it in one file are smaller by two kilobytes, and are fetched anew just as often. */
const frameOf = (entries: string[]) => [
  ...entries.filter((id) => id.endsWith('/entry.client.tsx')),
  `${APP}/root.tsx`,
]

/** All that a screen needs: the frame of the site comes with each, and the layout of its area if it has one. */
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
