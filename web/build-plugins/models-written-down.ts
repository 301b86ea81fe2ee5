import type { Plugin } from 'vite'
import { browserModels } from '../app/data/browser-models.ts'

/** Puts what browsers know about the models into their scripts as plain data, without the code that produces it. */
export function modelsWrittenDown(): Plugin {
  return {
    name: 'models-written-down',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/app\/data\/browser-models\.ts$/ },
      handler: () => ({ code: `export const browserModels = ${JSON.stringify(browserModels)}`, map: null }),
    },
  }
}
