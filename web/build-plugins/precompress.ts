import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const WORTH_IT = /\.(js|css|svg|json|webmanifest|txt|vtt)$/
const SMALLEST = 1024

/** Puts a `.br` and a `.gz` beside every text file of the site, so that the server never compresses one. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: {
      order: 'post',
      async handler({ dir }) {
        if (this.environment.name !== 'client' || !dir) return
        const files = await readdir(dir, { recursive: true })
        await Promise.all(
          files.filter((file) => WORTH_IT.test(file)).map((file) => compress(path.join(dir, file))),
        )
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
