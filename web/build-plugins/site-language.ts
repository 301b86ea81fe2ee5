import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES, type Language } from '@touchline/domain/languages.ts'
import type { Plugin } from 'vite'

const ROOTS = ['../app', '../../domain'].map((folder) => path.resolve(import.meta.dirname, folder))

/** The language being built; a build has just one. */
export function siteLanguage(): Language {
  const { SITE_LANGUAGE: wanted = 'en' } = process.env
  const language = LANGUAGES.find((one) => one === wanted)
  if (!language) throw new Error(`SITE_LANGUAGE is one of ${LANGUAGES.join(', ')}, not ${wanted}.`)
  return language
}

/**
 * If `home.texts.zh-Hans.ts` exists beside `home.texts.ts`, the build of that language uses it instead, and likewise
 * for styles and other files. Nobody loads a language that they do not read.
 */
export function textsOf(language: Language): Plugin {
  const standIns = new Map<string, string>()
  return {
    name: 'texts-of-a-language',
    enforce: 'pre',
    buildStart() {
      if (language === 'en') return
      const ending = new RegExp(`\\.${language}(?=\\.\\w+$)`)
      for (const root of ROOTS)
        for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }))
          if (ending.test(file)) standIns.set(posix(root, file.replace(ending, '')), path.join(root, file))
    },
    load(id) {
      const standIn = standIns.get(id)
      if (standIn === undefined) return null
      this.addWatchFile(standIn)
      return readFileSync(standIn, 'utf8')
    },
  }
}

/** The way the bundler names its modules, on every system. */
const posix = (...parts: string[]) => path.join(...parts).replaceAll('\\', '/')
