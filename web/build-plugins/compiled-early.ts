import type { Plugin } from 'vite'

const WORD = '//# allFunctionsCalledOnLoad\n'

/**
 * A screen calls most of what it loads before it is usable. With this comment, Chromium compiles a whole file in the
 * background while it arrives; without it, each function is compiled on its first call while everything else waits.
 * Other browsers ignore it.
 */
export function compiledEarly(): Plugin {
  return {
    name: 'compiled-early',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // Vite puts imports at the head of a file, and the comment must stand before everything.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = WORD + file.code
      },
    },
  }
}
