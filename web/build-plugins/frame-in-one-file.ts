import path from 'node:path'
import type { Plugin } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '../app/root.tsx').replaceAll('\\', '/')

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** What is around every page comes with every page: in one file, and not in twenty. */
export function frameInOneFile(): Plugin {
  let frame: Set<string> | undefined
  const fileOf = (id: string, modules: Modules) => {
    frame ??= importedFrom(ROOT, modules)
    return frame.has(id) ? 'frame' : null
  }
  return {
    name: 'frame-in-one-file',
    apply: 'build',
    outputOptions(options) {
      if (this.environment.name !== 'client') return null
      return { ...options, codeSplitting: { groups: [{ name: fileOf, debugName: 'frame' }] } }
    },
  }
}

function importedFrom(root: string, modules: Modules): Set<string> {
  const found = new Set([root])
  for (const id of found)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}
