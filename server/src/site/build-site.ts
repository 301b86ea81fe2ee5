import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Language } from '@touchline/domain/languages.ts'
import { StartError } from '../start/start-error.ts'

const repository = path.resolve(import.meta.dirname, '../../..')
const web = path.join(repository, 'web')
const builds = path.join(web, 'build')
const OLD_MS = 24 * 60 * 60 * 1000
const { PRIORITY_NORMAL, PRIORITY_BELOW_NORMAL } = constants.priority
const BUILD = path.join(
  path.dirname(createRequire(path.join(web, 'package.json')).resolve('@react-router/dev/package.json')),
  'bin.cjs',
)
const COMPRESS = fileURLToPath(new URL('./compress-files.ts', import.meta.url))

export interface BuiltSite {
  /** The files of all languages, named by their content, so that shared files exist once. */
  client: string
  /** The server bundle of each language. */
  servers: Record<Language, Promise<string>>
  /** Resolves once every language is built and all files are compressed. */
  whole: Promise<void>
}

/** English is at the top; each other language has its own folder. */
const folderOf = (build: string, language: Language) =>
  language === 'en' ? build : path.join(build, language)

/**
 * Builds the site's scripts and styles, unless they were built from the same sources before. Resolves once English is
 * built; the other languages only start then, because even at a lower priority they would double its build time. They
 * and the compression leave the CPU to requests. Each language is moved into place once complete, because other
 * processes may be starting or serving at the same time. The signal aborts the build.
 */
export async function buildSite(log: (line: string) => void, signal?: AbortSignal): Promise<BuiltSite> {
  const folder = path.join(builds, await fingerprint())
  const isBuilt = existsSync(folder)
  if (!isBuilt) log('Building the site …')
  const startedAt = Date.now()
  const failed = new AbortController()
  const over = AbortSignal.any([failed.signal, ...(signal ? [signal] : [])])
  const en = inPlace(folder, 'en', over)
  const after = (language: Language) => inPlace(folder, language, over, en)
  const servers = { en, 'zh-Hans': after('zh-Hans'), 'zh-Hant': after('zh-Hant') }
  const whole = finish(folder, Object.values(servers), over)
  // Those who need one of these await it and handle its failure, so avoid unhandled rejections here.
  for (const promise of [whole, ...Object.values(servers)]) promise.catch(() => {})
  try {
    await en
  } catch (error) {
    failed.abort()
    await whole.catch(() => {})
    throw error
  }
  if (!isBuilt) {
    await removeOldBuilds(folder)
    log(`Built in ${Math.round((Date.now() - startedAt) / 1000)} s.`)
  }
  return { client: path.join(folder, 'client'), servers, whole }
}

/** Waits for all languages and the compression. */
export async function buildWholeSite(log: (line: string) => void): Promise<BuiltSite> {
  const site = await buildSite(log)
  await site.whole
  return site
}

async function finish(folder: string, languages: Promise<string>[], signal: AbortSignal): Promise<void> {
  // Wait for all of them before reporting that one has failed.
  await Promise.allSettled(languages)
  await Promise.all(languages)
  const done = path.join(folder, 'compressed')
  if (existsSync(done)) return
  await run([COMPRESS, path.join(folder, 'client')], {}, PRIORITY_BELOW_NORMAL, signal)
  await writeFile(done, '')
}

/** The server bundle of a language, once it is in place. */
async function inPlace(
  folder: string,
  language: Language,
  signal: AbortSignal,
  before?: Promise<unknown>,
): Promise<string> {
  const place = folderOf(folder, language)
  if (!existsSync(place)) {
    await before
    const unfinished = path.join(builds, `unfinished-${process.pid}-${language}`)
    await mkdir(unfinished, { recursive: true }).catch(() => {
      throw new StartError(`The site can’t be built: the folder ${web} isn’t writable; change its owner.`)
    })
    try {
      await run(
        [BUILD, 'build'],
        { NODE_ENV: 'production', SITE_BUILD: unfinished, SITE_LANGUAGE: language },
        before ? PRIORITY_BELOW_NORMAL : PRIORITY_NORMAL,
        signal,
      )
      if (before) await addFiles(path.join(unfinished, 'client'), path.join(folder, 'client'))
      await rename(unfinished, place).catch((error) => {
        // Another process has built it first.
        if (!existsSync(place)) throw error
      })
    } finally {
      await rm(unfinished, { recursive: true, force: true })
    }
  }
  return path.join(place, 'server', 'index.js')
}

/** Browsers request the files of all languages in one place; each file is moved there once complete. */
async function addFiles(from: string, client: string): Promise<void> {
  for (const name of await readdir(path.join(from, 'assets'))) {
    const place = path.join(client, 'assets', name)
    if (!existsSync(place)) await rename(path.join(from, 'assets', name), place)
  }
  await rm(from, { recursive: true })
}

async function removeOldBuilds(current: string): Promise<void> {
  for (const name of await readdir(builds)) {
    const folder = path.join(builds, name)
    const age = Date.now() - (await stat(folder)).mtimeMs
    if (folder !== current && age > OLD_MS) await rm(folder, { recursive: true, force: true })
  }
}

/** Test files are not part of any page. */
const isSource = (file: string) =>
  !/^(build|node_modules|\.react-router)[\\/]/.test(file) &&
  !/\.test\.tsx?$/.test(file) &&
  path.extname(file) !== '' &&
  !file.endsWith('.md')

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(path.join(repository, 'package-lock.json')))
  for (const folder of ['domain', 'web'].map((name) => path.join(repository, name))) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    // Synchronous, because awaiting two thousand small files takes four times as long as reading them.
    for (const file of files.filter(isSource).sort())
      hash.update(file).update(readFileSync(path.join(folder, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Runs one of our programs, and shows its output only if it fails. */
function run(
  args: string[],
  env: Record<string, string>,
  priority: number,
  signal: AbortSignal,
): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: web,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  if (child.pid) setPriority(child.pid, priority)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk
    })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      const why = signal ? ` ended by ${signal}` : `\n${said.trim().slice(-2000)}`
      if (code === 0) resolve()
      else reject(new StartError(`The site couldn’t be built:${why}`))
    })
  })
}
