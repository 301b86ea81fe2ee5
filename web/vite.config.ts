import { createHash } from 'node:crypto'
import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compiledEarly } from './build-plugins/compiled-early.ts'
import { filesByScreen } from './build-plugins/files-by-screen.ts'
import { lessOfTheClient } from './build-plugins/less-of-the-client.ts'
import { lessOfTheRouter } from './build-plugins/less-of-the-router.ts'
import { modelsWrittenDown } from './build-plugins/models-written-down.ts'
import { ownChunkLoading } from './build-plugins/own-chunk-loading.ts'
import { partsInALayer } from './build-plugins/parts-in-a-layer.ts'
import { shortManifest } from './build-plugins/short-manifest.ts'
import { siteLanguage, textsOf } from './build-plugins/site-language.ts'

const language = siteLanguage()

/** Shorter than Vite's own, which say the line as well: they are in every script and style sheet. */
function classNameOf(name: string, file: string): string {
  const place = path.relative(import.meta.dirname, file.replace(/\?.*/, '')).replaceAll('\\', '/')
  return `${name}_${createHash('sha256').update(place).digest('hex').slice(0, 6)}`
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    textsOf(language),
    partsInALayer(),
    ownChunkLoading(),
    lessOfTheClient(),
    lessOfTheRouter(),
    modelsWrittenDown(),
    filesByScreen(),
    reactRouter(),
    shortManifest(),
    compiledEarly(),
  ],
  css: { modules: { generateScopedName: classNameOf } },
  // Pictures and films are the same in every language: the English build brings them. Nobody reads how large files are.
  build: { assetsInlineLimit: 0, copyPublicDir: language === 'en', reportCompressedSize: false },
  // A server that starts would else look for hundreds of small files.
  ssr: { noExternal: ['@mantine/form', /^@tanstack\//] },
})
