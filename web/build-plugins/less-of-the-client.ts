import path from 'node:path'
import { defaultClientConditions, type Plugin } from 'vite'

const OURS = path.resolve(import.meta.dirname, '../app/data').replaceAll('\\', '/')
const TEXT_OF_DOCUMENTS = `${OURS}/document-text.ts`
/** Sign-ins lie in the browser's own storage; in cookies they would be for a server that renders for one person. */
const NO_COOKIES = '\0no-cookies'
const CONFIG = /@aws-amplify\/core\/dist\/esm\/utils\/parseAmplifyConfig\.mjs$/

/**
 * Leaves out of the browser's scripts what the Amplify client brings along for others (decision 212): a parser that reads
 * each of our documents only to print it again, the reading of two older kinds of configuration, keeping
 * sign-ins in cookies, and rxjs as it was written for browsers without classes.
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
