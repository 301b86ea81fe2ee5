import path from 'node:path'
import type { Plugin } from 'vite'

const ORIGINAL = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/
const OURS = path.resolve(import.meta.dirname, '../app/chunks/load-route-module.ts').replaceAll('\\', '/')

/** When a page's script fails to load, the router reloads the current page; ours shows an error with a way on. */
export function ownChunkLoading(): Plugin {
  let isReplaced = false
  return {
    name: 'own-chunk-loading',
    apply: 'build',
    transform: {
      filter: { id: ORIGINAL },
      handler() {
        isReplaced = true
        return { code: `export { loadRouteModule } from '${OURS}'`, map: null }
      },
    },
    buildEnd(failure) {
      if (failure || isReplaced || this.environment.name !== 'client') return
      throw new Error(
        'The router keeps its loading of page scripts elsewhere now; own-chunk-loading must follow.',
      )
    },
  }
}
