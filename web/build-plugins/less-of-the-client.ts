import path from 'node:path'
import { defaultClientConditions, type Plugin } from 'vite'

const OURS = path.resolve(import.meta.dirname, '../app/data').replaceAll('\\', '/')
const TEXT_OF_DOCUMENTS = `${OURS}/document-text.ts`
/** Sign-ins are kept in the browser's own storage; cookies would be for servers that render for a single person. */
const NO_COOKIES = '\0no-cookies'
const CONFIG = /@aws-amplify\/core\/dist\/esm\/utils\/parseAmplifyConfig\.mjs$/

/**
 * Removes parts of the Amplify client that we do not need from the browser's scripts (decision 212): a parser that
 * reads each of our documents only to print it again, the reading of two older configuration formats, cookie storage,
 * and rxjs in its version for browsers without classes.
 */
export function lessOfTheClient(): Plugin {
  let isReplaced = false
  return {
    name: 'less-of-the-client',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configEnvironment: (name) =>
      name === 'client' ? { resolve: { conditions: ['es2015', ...defaultClientConditions] } } : null,
    resolveId: {
      filter: { id: /^(graphql|js-cookie)$/ },
      handler: (id) => (id === 'graphql' ? TEXT_OF_DOCUMENTS : NO_COOKIES),
    },
    load: {
      filter: { id: new RegExp(`^${NO_COOKIES}$`) },
      handler: () => 'export default {}',
    },
    transform: {
      filter: { id: CONFIG },
      handler() {
        isReplaced = true
        return { code: 'export const parseAmplifyConfig = (config) => config', map: null }
      },
    },
    buildEnd(failure) {
      if (failure || isReplaced) return
      throw new Error(
        'The client reads its configuration elsewhere now; less-of-the-client must follow, or it grows.',
      )
    },
  }
}
