import path from 'node:path'
import type { Plugin } from 'vite'

interface Bundler {
  getModuleIds(): IterableIterator<string>
  getModuleInfo(id: string): Module | null
}

interface Module {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
  isEntry: boolean
}

/** By id; each was asked for once, for the bundler copies what it is asked for. */
type Modules = ReadonlyMap<string, Module>

/** By module, the file that it goes into. */
type Files = Map<string, string>

const APP = path.resolve(import.meta.dirname, '../app').replaceAll('\\', '/')
const AMPLIFY = /\/node_modules\/(@aws-amplify|@aws-crypto|@aws-sdk|@smithy|aws-amplify|graphql|rxjs)\//
/** One file names all that its pages can do with an account; the bundler knows who calls what, and may divide it. */
const ACCOUNTS = /\/node_modules\/@aws-amplify\/auth\//

/** The router asks for a page by a file of its own making that leaves out what only the server needs. */
const pages = (...files: string[]) =>
  files.map((file) => `${APP}/routes/${file}?__react-router-build-client-route`)

const HOME = pages('public/home.tsx')
/** What everybody has who is signed in, the menu of the header among it: it must not bring the desk's file to families. */
const SESSION = ['session/browser-session.ts', 'data/watch-changes.ts', 'frame/user-menu.tsx'].map(
  (file) => `${APP}/${file}`,
)
const FAMILY = pages('guardian/layout.tsx')
const DASHBOARD = pages('guardian/dashboard.tsx')
const REGISTRATION = pages('guardian/register.tsx')
const DESK = pages('admin/layout.tsx', 'admin/registrations/registrations.tsx')

/** What a family comes to next; like what these screens fetch at a tap, it must not bring along an area of visitors. */
const LATER = pages('guardian/select-program.tsx')

const AREA = /\/routes\/(\w+)\//
const OF_DESK = /\/(routes\/admin|desk)\//
const VISITORS = ['public', 'tournament', 'account', 'store']
/** Large, and used by few pages that have little else in common. */
const LIBRARIES = {
  zod: /\/node_modules\/zod\//,
  forms: /\/node_modules\/(@mantine\/form|klona)\//,
  qr: /\/(node_modules\/uqr\/|print\/qr\.tsx$)/,
}
/** Who has this shows what one person has loaded; the other pages are light, and stay so. */
const AREA_DATA = `${APP}/area/area-data.tsx`

/** Whose first screen needs it, of what the pages of visitors share. */
const READERS = ['', '-of-families', '-of-visitors'] as const

/**
 * A screen's scripts come in a dozen files and not in a hundred, for on a slow phone each file costs a way to the server
 * and back. What two pages or more use lies together with what else the first screen of its area needs, and apart from
 * what those of the other areas do without; what one page alone uses stays with that page.
 */
export function filesByArea(): Plugin {
  let files: Files = new Map()
  /** In this order: each takes what the ones before it have left. */
  const names = [
    'frame',
    ...READERS.map((reader) => `basics${reader}`),
    ...Object.keys(LIBRARIES),
    ...READERS.map((reader) => `parts${reader}`),
    ...VISITORS,
    'data',
    'session',
    'area',
    'common',
    'family',
    'dashboards',
    'steps',
    'desk',
  ]
  const groups = names.map((name, nth) => ({
    name,
    test: (id: string) => files.get(id) === name,
    priority: names.length - nth,
  }))
  return {
    name: 'files-by-area',
    apply: 'build',
    outputOptions(options) {
      return this.environment.name === 'client' ? { ...options, codeSplitting: { groups } } : null
    },
    buildEnd(failure) {
      if (!failure && this.environment.name === 'client') files = placed(modulesOf(this))
    },
  }
}

function modulesOf(bundler: Bundler): Modules {
  const modules = new Map<string, Module>()
  for (const id of bundler.getModuleIds()) {
    const info = bundler.getModuleInfo(id)
    if (!info) continue
    const { importedIds, dynamicallyImportedIds, isEntry } = info
    modules.set(id, { importedIds, dynamicallyImportedIds, isEntry })
  }
  return modules
}

function placed(modules: Modules): Files {
  const entries = entriesOf(modules)
  const usersOf = (id: string) => [...entries.keys()].filter((entry) => entries.get(entry)?.has(id))
  const shared = (roots: string[]) => [...importedFrom(roots, modules)].filter((id) => usersOf(id).length > 1)
  const isLight = (id: string) => VISITORS.includes(areaOf(id)) && !entries.get(id)?.has(AREA_DATA)
  const hasAmplify = (id: string) => [...importedFrom([id], modules)].some((one) => AMPLIFY.test(one))
  const files: Files = new Map()
  const put = (file: string, ids: Iterable<string>) => {
    for (const id of ids) if (!files.has(id)) files.set(id, file)
  }
  put('frame', importedFrom([`${APP}/root.tsx`], modules))
  // React along with the rest: it would be fetched anew just as often, for its file names the frame's, and together they
  // are smaller by two kilobytes.
  put(
    'frame',
    importedFrom(
      [...entries.keys()].filter((id) => id.endsWith('/entry.client.tsx')),
      modules,
    ),
  )
  const ofDesk = importedFrom([...SESSION, ...DESK], modules)
  const ofFamilies = importedFrom([...FAMILY, ...DASHBOARD, ...REGISTRATION], modules)
  const later = importedFrom(
    [...LATER, ...[...ofDesk, ...ofFamilies].flatMap((id) => modules.get(id)?.dynamicallyImportedIds ?? [])],
    modules,
  )
  const byReader = (file: string, id: string) => {
    const [everybodys, families, visitors] = READERS
    const reader = ofDesk.has(id) ? everybodys : ofFamilies.has(id) ? families : visitors
    put(`${file}${reader}`, [id])
  }
  for (const id of shared(HOME)) byReader('basics', id)
  for (const [file, library] of Object.entries(LIBRARIES))
    put(
      file,
      [...modules.keys()].filter((id) => library.test(id)),
    )
  const light = [...entries.keys()].filter(isLight)
  for (const id of importedFrom(light, modules)) {
    const pages = light.filter((page) => entries.get(page)?.has(id))
    const [area = '', ...others] = new Set(pages.map(areaOf))
    if (others.length > 0 || ofDesk.has(id) || ofFamilies.has(id) || later.has(id)) byReader('parts', id)
    else if (pages.length > 1) put(area, [id])
  }
  put(
    'data',
    shared(SESSION).filter((id) => !hasAmplify(id)),
  )
  put(
    'session',
    shared(SESSION).filter((id) => !ACCOUNTS.test(id)),
  )
  put(
    'area',
    shared(DESK).filter((id) => ofFamilies.has(id)),
  )
  const ofRegistration = importedFrom(REGISTRATION, modules)
  put('family', [...shared(FAMILY), ...shared(DASHBOARD).filter((id) => ofRegistration.has(id))])
  put('dashboards', shared(DASHBOARD))
  put('steps', shared(REGISTRATION))
  // Dialogs, for instance: a page of a family that has one must not bring the desk along.
  put(
    'common',
    shared(DESK).filter((id) => usersOf(id).some((user) => !OF_DESK.test(user))),
  )
  put('desk', shared(DESK))
  return files
}

/** What is printed is a tournament's. */
const areaOf = (entry: string) => AREA.exec(entry)?.[1]?.replace('print', 'tournament') ?? ''

/** Pages, and what is fetched once it is needed; each with all that comes along. */
function entriesOf(modules: Modules): Map<string, Set<string>> {
  const entries = new Set<string>()
  for (const [id, { isEntry, dynamicallyImportedIds }] of modules) {
    if (isEntry) entries.add(id)
    for (const later of dynamicallyImportedIds) entries.add(later)
  }
  return new Map([...entries].map((entry) => [entry, importedFrom([entry], modules)]))
}

function importedFrom(roots: string[], modules: Modules): Set<string> {
  const found = new Set(roots)
  for (const id of found) for (const imported of modules.get(id)?.importedIds ?? []) found.add(imported)
  return found
}
