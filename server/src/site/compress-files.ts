import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const WORTH_IT = /\.(js|css|svg|json|webmanifest|txt|vtt|wasm)$/
const SMALLEST = 1024

/**
 * A program of its own, since it takes longer than anything else in a build and may be last: it puts a `.br` and a `.gz`
 * beside every file of a folder that gets smaller by it, so that the server never compresses one. What is there stays.
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

/** It may be asked for at any moment, and is whole by then. */
async function put(file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}-${process.pid}`
  await writeFile(unfinished, content)
  await rename(unfinished, file)
}
