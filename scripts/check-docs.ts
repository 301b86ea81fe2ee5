import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { repositoryFiles, root } from './repository-files.ts'

/** npm's own commands, which documents may mention. */
const NPM_COMMANDS = ['ci', 'install', 'exec', 'run', 'ls', 'outdated', 'audit', 'cache']
const PATH_DOCUMENTS = /^(README|CONTRIBUTING)\.md$|^docs\/|^domain\/rules\.md$/
const FILE_NAME = /^[\w.-]+\.(md|ts|tsx|mjs|js|json|sql|graphql|css|html|yml)$/

const withoutFences = (markdown: string) => markdown.replace(/^```[\s\S]*?^```/gm, '')
const fences = (markdown: string) => [...markdown.matchAll(/^```[\s\S]*?^```/gm)].map(([block]) => block)
const spans = (markdown: string) =>
  [...withoutFences(markdown).matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)

/** Scripts that a document mentions but package.json lacks. */
export function scriptProblems(markdown: string, scripts: readonly string[]): string[] {
  const code = [...fences(markdown), ...spans(markdown)].join('\n')
  const run = [...markdown.matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name)
  const short = [...code.matchAll(/\bnpm ([a-z][\w-]*)/g)].map(([, name = '']) => name)
  const named = [...run, ...short.filter((name) => !NPM_COMMANDS.includes(name))]
  return [...new Set(named)]
    .filter((name) => !scripts.includes(name))
    .map((name) => `names the script '${name}', which package.json does not have`)
}

/** The fixed part of a pattern: `server/src/postgres/migrations/*.sql` → `server/src/postgres/migrations`. */
function fixedPart(reference: string): string {
  const parts = reference.split('/')
  const open = parts.findIndex((part) => /[*<>{}…]/.test(part))
  return (open < 0 ? parts : parts.slice(0, open)).join('/').replace(/\/$/, '')
}

export interface Tree {
  files: readonly string[]
  /** The folders and files at the root. */
  top: readonly string[]
}

export function treeOf(files: readonly string[]): Tree {
  return { files, top: [...new Set(files.map((file) => file.split('/')[0] as string))] }
}

const isThere = (tree: Tree, wanted: string) =>
  wanted === '.' ||
  wanted === '' ||
  tree.files.some((file) => file === wanted || file.startsWith(`${wanted}/`))

function spanIsStale(span: string, folder: string, tree: Tree): boolean {
  if (/\s|^\/|^@|:\/\/|^\.data/.test(span)) return false
  if (FILE_NAME.test(span)) return !tree.files.some((file) => path.posix.basename(file) === span)
  if (!span.includes('/')) return false
  const fixed = fixedPart(span)
  if (isThere(tree, path.posix.join(folder, fixed))) return false
  if (/^\.\.?\//.test(span)) return true
  const isOurs = span.endsWith('/') || tree.top.includes(span.split('/')[0] as string)
  return isOurs && !isThere(tree, fixed)
}

/** Dead paths in backticks or links. */
export function pathProblems(document: string, markdown: string, tree: Tree): string[] {
  const folder = path.posix.dirname(document)
  const links = [...withoutFences(markdown).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  const deadLinks = links
    .filter((target) => !/^([a-z]+:|#|\/)/.test(target))
    .filter((target) => !isThere(tree, path.posix.join(folder, target.replace(/#.*/, '')).replace(/\/$/, '')))
  const stale = spans(markdown).filter((span) => spanIsStale(span, folder, tree))
  return [...new Set([...deadLinks, ...stale])].map((target) => `names '${target}', which is not there`)
}

/** The variables that README's environment table lists. */
export function documentedVariables(readme: string): string[] {
  const section = readme.match(/^## Environment\n([\s\S]*?)(?=^## |$(?![\s\S]))/m)?.[1] ?? ''
  return [...section.matchAll(/^\|\s*`([A-Z][A-Z0-9_]*)`/gm)].map(([, name = '']) => name)
}

/** The variables that the server reads: keys of its schema, and properties of `env`. */
export function configuredVariables(source: string): string[] {
  const keys = source.matchAll(/^\s+([A-Z][A-Z0-9_]*):\s*[a-z]/gm)
  const reads = source.matchAll(/\benv\.([A-Z][A-Z0-9_]*)/g)
  return [...new Set([...keys, ...reads].map(([, name = '']) => name))]
}

export function variableProblems(readme: string, config: string): string[] {
  const documented = documentedVariables(readme)
  const configured = configuredVariables(config)
  const invented = documented.filter((name) => !configured.includes(name))
  const untold = configured.filter((name) => !documented.includes(name))
  return [
    ...invented.map((name) => `README.md lists ${name}, which server/src/config.ts does not read`),
    ...untold.map((name) => `server/src/config.ts reads ${name}, which README.md does not list`),
  ]
}

const CONFIGURATION = [
  'server/src/config.ts',
  'server/src/postgres/database-config.ts',
  'server/src/identity/modes-config.ts',
  'server/src/money/cards/card-config.ts',
  'server/src/traces.ts',
]

export function checkDocs(): string[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const files = repositoryFiles()
  const tree = treeOf(files)
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts)
  const problems = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const markdown = read(file)
      const paths = PATH_DOCUMENTS.test(file) ? pathProblems(file, markdown, tree) : []
      return [...scriptProblems(markdown, scripts), ...paths].map((problem) => `${file} ${problem}`)
    })
  const config = CONFIGURATION.filter((file) => existsSync(path.join(root, file))).map(read)
  return [...problems, ...variableProblems(read('README.md'), config.join('\n'))]
}
