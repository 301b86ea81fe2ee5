import type { Plugin } from 'vite'

const WORD = '//# allFunctionsCalledOnLoad\n'

/**
 * A screen calls most of what it loads before it can be used. At this word Chromium compiles a whole file beside the page, while
 * it arrives; without it each function is compiled when it is first called, and all else waits. Other browsers read a comment.
 */
export function compiledEarly(): Plugin {
  return {
    name: 'compiled-early',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // Vite puts the files that a file may load at its head, and the word must stand before everything.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = WORD + file.code
      },
    },
  }
}
