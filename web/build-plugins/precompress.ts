import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const WORTH_IT = /\.(js|css|svg|json|webmanifest|txt|vtt|wasm)$/
const SMALLEST = 1024

/** Puts a `.br` and a `.gz` beside every file of the site that gets smaller by it, so that the server never compresses one. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: {
      order: 'post',
      async handler({ dir }) {
        if (!dir) return
        // The list of routes, which every page loads, is written only with the server's part.
        const client = this.environment.name === 'client' ? dir : path.join(dir, '../client')
        const files = await readdir(client, { recursive: true })
        const wanted = files.filter((file) => WORTH_IT.test(file) && !files.includes(`${file}.br`))
        await Promise.all(wanted.map((file) => compress(path.join(client, file))))
      },
    },
  }
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < SMALLEST) return
  await Promise.all([
    writeFile(`${file}.br`, await brotli(content)),
    writeFile(`${file}.gz`, await gzip(content, { level: 9 })),
  ])
}
