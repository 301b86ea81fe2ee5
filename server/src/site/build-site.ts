import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { LANGUAGES, type Language } from '@touchline/domain/languages.ts'
import { StartError } from '../start-error.ts'

const repository = path.resolve(import.meta.dirname, '../../..')
const web = path.join(repository, 'web')
const builds = path.join(web, 'build')
const OLD_MS = 24 * 60 * 60 * 1000

export interface BuiltSite {
  /** The files of all languages: their names tell what is in them, and what is the same is there once. */
  client: string
  /** By language, what renders its pages. */
  servers: Record<Language, string>
}

/** English is at the top, the other languages each in a folder of their own. */
const folderOf = (build: string, language: Language) =>
  language === 'en' ? build : path.join(build, language)

/**
 * Makes the site's scripts and styles, unless that was done from just these sources before. A build has a folder of
 * its own and moves into place whole: others may start, or be serving, at the same time. A signal ends it half way.
 */
export async function buildSite(log: (line: string) => void, signal?: AbortSignal): Promise<BuiltSite> {
  const folder = path.join(builds, await fingerprint())
  if (!existsSync(folder)) {
    log('Building the site …')
    const startedAt = Date.now()
    await makeIn(folder, signal)
    await removeOldBuilds(folder)
    log(`Built in ${Math.round((Date.now() - startedAt) / 1000)} s.`)
  }
  const serverOf = (language: Language) => path.join(folderOf(folder, language), 'server', 'index.js')
  return {
    client: path.join(folder, 'client'),
    servers: { en: serverOf('en'), 'zh-Hans': serverOf('zh-Hans'), 'zh-Hant': serverOf('zh-Hant') },
  }
}

async function makeIn(folder: string, signal?: AbortSignal): Promise<void> {
  const unfinished = path.join(builds, `unfinished-${process.pid}`)
  await mkdir(unfinished, { recursive: true }).catch(() => {
    throw new StartError(`The site cannot be built: the folder ${web} is not writable; make it yours.`)
  })
  try {
    const runs = LANGUAGES.map((language) => runBuild(folderOf(unfinished, language), language, signal))
    // All of them are over before what they write is removed.
    await Promise.allSettled(runs)
    await Promise.all(runs)
    for (const language of LANGUAGES) if (language !== 'en') await addFiles(unfinished, language)
    await rename(unfinished, folder).catch((error) => {
      // Another start was faster.
      if (!existsSync(folder)) throw error
    })
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** A visitor's browser asks for the files of every language at one place. */
async function addFiles(build: string, language: Language): Promise<void> {
  const client = path.join(folderOf(build, language), 'client')
  await cp(path.join(client, 'assets'), path.join(build, 'client', 'assets'), { recursive: true })
  await rm(client, { recursive: true })
}

async function removeOldBuilds(current: string): Promise<void> {
  for (const name of await readdir(builds)) {
    const folder = path.join(builds, name)
    const age = Date.now() - (await stat(folder)).mtimeMs
    if (folder !== current && age > OLD_MS) await rm(folder, { recursive: true, force: true })
  }
}

/** Tests beside the sources go into no page. */
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
    for (const file of files.filter(isSource).sort())
      hash.update(file).update(await readFile(path.join(folder, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

function runBuild(folder: string, language: Language, signal: AbortSignal | undefined): Promise<void> {
  const manifest = createRequire(path.join(web, 'package.json')).resolve('@react-router/dev/package.json')
  const child = spawn(process.execPath, [path.join(path.dirname(manifest), 'bin.cjs'), 'build'], {
    cwd: web,
    env: { ...process.env, NODE_ENV: 'production', SITE_BUILD: folder, SITE_LANGUAGE: language },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal ? { signal } : {}),
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk
    })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new StartError(`The site could not be built:\n${said.trim().slice(-2000)}`)),
    )
  })
}
