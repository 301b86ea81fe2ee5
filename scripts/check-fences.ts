import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { repositoryFiles, root } from './repository-files.ts'

/** Folders whose files are run, but never imported from outside. */
const ENDS = ['e2e', 'bench', 'scripts']
const DOMAIN_PACKAGES = ['zod', 'cadical-wasm']

const areaOf = (file: string) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : '')
const isTest = (file: string) => /\.(test|e2e)\.tsx?$/.test(file) || /(^|\/)test\//.test(file)

/** All imports of a source file: statements, re-exports, `import()` and `import('…')` types. */
export function importSpecifiers(file: string, source: string): string[] {
  const specifiers: string[] = []
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  const add = (node: { source?: { type: string; value?: unknown } | null }) => {
    if (!node.source) return
    specifiers.push(typeof node.source.value === 'string' ? node.source.value : '(computed)')
  }
  new Visitor({
    ImportDeclaration: add,
    ExportNamedDeclaration: add,
    ExportAllDeclaration: add,
    ImportExpression: add,
    TSImportType: add,
  }).visit(program)
  return specifiers
}

/** The repository file of a specifier, or null for packages and builtins. */
function ownTarget(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  if (specifier.startsWith('@touchline/')) return specifier.slice('@touchline/'.length)
  return null
}

function refusal(file: string, specifier: string): string | null {
  const from = areaOf(file)
  const target = ownTarget(file, specifier)
  const to = target === null ? null : areaOf(`${target}/`)
  if ((from === 'web' && to === 'server') || (from === 'server' && to === 'web'))
    return 'web and server never import each other'
  // The helpers of e2e start servers, like the integration tests.
  if (isTest(file) || from === 'e2e') return null
  if (target !== null && isTest(target)) return 'only tests import from tests'
  if (to !== null && to !== from && ENDS.includes(to)) return `nothing imports from ${to}`
  if (from !== 'domain') return null
  if (to !== null) return to === 'domain' ? null : 'domain imports nothing of ours'
  if (isBuiltin(specifier)) return 'domain is pure: no builtins of Node'
  return DOMAIN_PACKAGES.includes(specifier)
    ? null
    : `domain imports no package but ${DOMAIN_PACKAGES.join(' and ')}`
}

/** The problems with a file's imports, one sentence each. */
export function fenceProblems(file: string, source: string): string[] {
  return importSpecifiers(file, source).flatMap((specifier) => {
    const reason = refusal(file, specifier)
    return reason ? [`${file} imports '${specifier}': ${reason}`] : []
  })
}

export function checkFences(): string[] {
  return repositoryFiles()
    .filter((file) => /\.([cm]?[jt]s|tsx)$/.test(file))
    .flatMap((file) => fenceProblems(file, readFileSync(path.join(root, file), 'utf8')))
}
