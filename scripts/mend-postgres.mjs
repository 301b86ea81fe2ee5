// postgres.js 3.4.9 writes through a timer that outlives its socket: a connection that is lost at the wrong moment ends
// the whole process, or keeps a stale timer and never writes again (porsager/postgres, issues 1154 and 1208). Until a
// release has the guard, npm's postinstall puts it in.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const modules = new URL('../node_modules/', import.meta.url)
const folder = new URL('postgres/', modules)
const AFFECTED = '3.4.9'
const MARK = '/* mended by Touchline */'

const mends = [
  [
    '    const x = socket.write(chunk, fn)\n',
    `    ${MARK}
    if (socket === null) {
      chunk = nextWriteTimer = null
      error(Errors.connection('CONNECTION_CLOSED', options))
      return false
    }
    const x = socket.write(chunk, fn)\n`,
  ],
  [
    '    clearImmediate(nextWriteTimer)\n    if (socket) {\n',
    '    clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n    if (socket) {\n',
  ],
  [
    '    clearImmediate(nextWriteTimer)\n    socket.removeListener',
    '    clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n    socket.removeListener',
  ],
]

function mend() {
  const { version } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'))
  if (version !== AFFECTED) return
  const file = new URL('src/connection.js', folder)
  let source = readFileSync(file, 'utf8')
  if (source.includes(MARK)) return
  for (const [before, after] of mends) {
    if (source.split(before).length !== 2)
      throw new Error(`postgres ${version} is not what scripts/mend-postgres.mjs expects.`)
    source = source.replace(before, () => after)
  }
  writeFileSync(file, source)
}

if (existsSync(folder)) mend()
