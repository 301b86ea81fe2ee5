import type { Plugin } from 'vite'

/** Replacements for files of the router. */
const STAND_INS = new Map([
  [
    'router/instrumentation.js',
    `export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router
export const instrumentHandler = (handler) => handler
export const instrumentationResultMetaContext = {}`,
  ],
  [
    'dom/ssr/fog-of-war.js',
    `export const URL_LIMIT = 0
export const getManifestPath = (path) => path
export const getPartialManifest = (manifest) => manifest
export const getPatchRoutesOnNavigationFunction = () => undefined
export const getPathsWithAncestors = (paths) => paths
export const handleClientVersionMismatch = async () => false
export const isFogOfWarEnabled = () => false
export const useFogOFWarDiscovery = () => {}`,
  ],
])
const ORIGINAL = /react-router\/dist\/\w+\/lib\/(router\/instrumentation|dom\/ssr\/fog-of-war)\.js$/

/**
 * Removes parts of the router that we do not need from every page (decision 212): instrumentation, and loading the list
 * of routes piece by piece, which `routeDiscovery` in `react-router.config.ts` switches off.
 */
export function lessOfTheRouter(): Plugin {
  const replaced = new Set<string>()
  return {
    name: 'less-of-the-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: ORIGINAL },
      handler(_code, id) {
        const file = `${ORIGINAL.exec(id)?.[1]}.js`
        replaced.add(file)
        return { code: STAND_INS.get(file) ?? '', map: null }
      },
    },
    buildEnd(failure) {
      const missed = [...STAND_INS.keys()].filter((file) => !replaced.has(file))
      if (failure || missed.length === 0) return
      throw new Error(
        `The router keeps ${missed.join(' and ')} elsewhere now; less-of-the-router must follow.`,
      )
    },
  }
}
