import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import vm from 'node:vm'
import type { Plugin } from 'vite'

const ASSIGNED = 'window.__reactRouterManifest='
const FOLDER = '/assets/'

interface Manifest {
  routes: Record<string, Route>
}

interface Route {
  id: string
  module: string
  imports: string[]
  css: string[]
}

/**
 * Every page loads the list of all routes, and each route names a dozen files. This names each file once and leaves out
 * false values. The router gets the same list in the browser, which is verified before it is written.
 */
export function shortManifest(): Plugin {
  return {
    name: 'short-manifest',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    async writeBundle({ dir }) {
      if (!dir) return
      const assets = path.join(dir, '../client/assets')
      const names = (await readdir(assets)).filter((name) => /^manifest-\w+\.js$/.test(name))
      if (names.length === 0) throw new Error('The router keeps its list of routes elsewhere now.')
      for (const name of names) await shorten(path.join(assets, name))
    },
  }
}

async function shorten(file: string): Promise<void> {
  const script = await readFile(file, 'utf8')
  // A folder that is rebuilt still has the list of the last build, too.
  if (!script.startsWith(`${ASSIGNED}{`)) return
  const manifest = inOneOrder(read(script))
  const short = shortScript(manifest)
  if (!isDeepStrictEqual(read(short), manifest))
    throw new Error(`${file} would say something else when shortened.`)
  await writeFile(file, short)
}

/** As plain data, without the prototypes of the script's own realm. */
function read(script: string): Manifest {
  const window: { __reactRouterManifest?: unknown } = {}
  vm.runInNewContext(script, { window })
  return JSON.parse(JSON.stringify(window.__reactRouterManifest))
}

function shortScript({ routes, ...others }: Manifest): string {
  const files = byUse(Object.values(routes))
  const numberOf = (file: string) => files.indexOf(file)
  const short = Object.entries(routes).map(([key, { id: _id, module, imports, css, ...route }]) => [
    key,
    numberOf(module),
    imports.map(numberOf),
    css.map(numberOf),
    Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false)),
  ])
  const flags = Object.values(routes).flatMap((route) =>
    Object.entries(route).filter(([, value]) => value === false),
  )
  const names = files.map((file) => file.replace(FOLDER, '')).join()
  const parts = [others, Object.fromEntries(flags), names, short].map((part) => JSON.stringify(part))
  return `${ASSIGNED}((o,n,f,r)=>{f=f.split(",").map(x=>"${FOLDER}"+x);o.routes=Object.fromEntries(r.map(([id,m,i,c,x])=>[id,{...n,id,module:f[m],imports:i.map(k=>f[k]),css:c.map(k=>f[k]),...x}]));return o})(${parts.join()})`
}

/** The most frequent files come first and get the smallest numbers. */
function byUse(routes: readonly Route[]): string[] {
  const uses = new Map<string, number>()
  for (const { module, imports, css } of routes)
    for (const file of [...imports, ...css, module]) uses.set(file, (uses.get(file) ?? 0) + 1)
  return [...uses.keys()].sort((one, other) => (uses.get(other) ?? 0) - (uses.get(one) ?? 0))
}

/** They are all loaded at once, and with one order for all routes the list is a fifth shorter. */
function inOneOrder(manifest: Manifest): Manifest {
  const files = byUse(Object.values(manifest.routes))
  for (const { imports } of Object.values(manifest.routes))
    imports.sort((one, other) => files.indexOf(one) - files.indexOf(other))
  return manifest
}
