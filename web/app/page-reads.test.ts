import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { pageReads } from './page-reads.ts'
import routes from './routes.ts'

const app = import.meta.dirname

/** These read the address only after hydration: nothing the server renders depends on it. */
const IN_THE_BROWSER = [
  /^routes\/(admin|guardian)\//,
  /^desk\//,
  /^session\/return-to\.ts$/,
  /^routes\/account\/login\.tsx$/,
  /^routes\/store\/confirmation\.tsx$/,
  /^tournament\/keep-loaded\.ts$/,
  // Not part of production, and not cached.
  /^routes\/dev\//,
]

interface Route {
  id: string
  /** The route's own file and those of its layouts. */
  files: string[]
}

const idOf = ({ id, file }: RouteConfigEntry) => id ?? file.replace(/\.tsx?$/, '')

const routesIn = (entries: RouteConfigEntry[], around: string[]): Route[] =>
  entries.flatMap((entry) => {
    const files = [...around, entry.file]
    return [{ id: idOf(entry), files }, ...routesIn(entry.children ?? [], files)]
  })

const all = routesIn(routes, ['root.tsx'])

/** The file and everything it imports, directly or indirectly. */
function reachable(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known
  known.add(file)
  for (const [, to = ''] of textOf(file).matchAll(/(?:from |import\()'(\.[^']+\.tsx?)'/g)) {
    const next = path.posix.join(path.posix.dirname(file), to)
    if (existsSync(path.join(app, next))) reachable(next, known)
  }
  return known
}

const texts = new Map<string, string>()
function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(path.join(app, file), 'utf8')
  texts.set(file, text)
  return text
}

const READ = /\b(?:searchParams|params|query|search)\.(?:get|getAll|has)\('(\w+)'\)/g

function namesReadIn(file: string): string[] {
  if (IN_THE_BROWSER.some((pattern) => pattern.test(file))) return []
  const text = textOf(file)
  if (!text.includes('earchParams')) return []
  const games = text.includes('gameFilter(') ? ['team', 'division', 'pitch', 'referee'] : []
  return [...Array.from(text.matchAll(READ), ([, name = '']) => name), ...games]
}

test.each(all)('$id declares what it reads from its address', ({ id, files }) => {
  const read = new Set(files.flatMap((file) => [...reachable(file)]).flatMap(namesReadIn))
  const { search = {}, view = {} } = pageReads[id] ?? {}
  expect(Object.keys({ ...search, ...view }).sort()).toEqual([...read].sort())
})

test('every name belongs to a route', () => {
  const ids = all.map(({ id }) => id)
  expect(Object.keys(pageReads).filter((id) => !ids.includes(id))).toEqual([])
})

test.each(
  Object.entries(pageReads).flatMap(([id, { search = {}, view = {} }]) =>
    Object.entries({ ...search, ...view }).map(([name, { form }]) => ({ id, name, form })),
  ),
)('$id?$name accepts a whole value, and nothing that could become markup in a page', ({ form }) => {
  for (const value of ['', '<b>', '"', "1'><script>", 'a\nb', `1${'\0'}`, 'a&b=<'])
    expect(value).not.toMatch(form)
})
