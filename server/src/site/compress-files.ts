import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const WORTH_IT = /\.(js|css|svg|json|webmanifest|txt|vtt|wasm)$/
const SMALLEST = 1024

/**
 * Runs as a separate process, because it takes longest and can be done last. Writes a `.br` and a `.gz` next to each
 * file that gets smaller, so that the server never compresses files on request. Existing ones are kept.
 */
const [, , folder = ''] = process.argv
const files = await readdir(folder, { recursive: true })
const there = new Set(files)
await Promise.all(files.filter((file) => WORTH_IT.test(file) && !there.has(`${file}.gz`)).map(compress))

async function compress(name: string): Promise<void> {
  const file = path.join(folder, name)
  const content = await readFile(file)
  if (content.length < SMALLEST) return
  await put(`${file}.br`, await brotli(content))
  await put(`${file}.gz`, await gzip(content, { level: 9 }))
}

/** Renamed into place, because the file may be requested at any moment and must be complete. */
async function put(file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}-${process.pid}`
  await writeFile(unfinished, content)
  await rename(unfinished, file)
}
