import path from 'node:path'
import type { Plugin } from 'vite'

const APP = path.resolve(import.meta.dirname, '../app').replaceAll('\\', '/')
const PARTS = new RegExp(`^${APP}/(ui|components)/.*\\.module\\.css$`)

/**
 * A screen's styles override those of shared parts, whichever file loads last: a script loaded later brings its style
 * sheets again.
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
