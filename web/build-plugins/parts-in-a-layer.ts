import path from 'node:path'
import type { Plugin } from 'vite'

const APP = path.resolve(import.meta.dirname, '../app').replaceAll('\\', '/')
const PARTS = new RegExp(`^${APP}/(ui|components)/.*\\.module\\.css$`)

/**
 * The styles of shared parts give way to those of the screen that uses them, whichever file comes last: a script that is
 * loaded later brings the style sheets it needs once more.
 */
export function partsInALayer(): Plugin {
  return {
    name: 'parts-in-a-layer',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0] ?? ''
      return PARTS.test(file) ? { code: `@layer theme, parts;\n@layer parts {\n${code}\n}`, map: null } : null
    },
  }
}
