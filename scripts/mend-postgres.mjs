// What postgres.js 3.4.9 gets wrong when connections are lost, until a release has it, and three things that it cannot do yet.
// npm's postinstall puts it in.
//
// It writes through a timer that outlives its socket: a connection that is lost at the wrong moment ends the whole process,
// or keeps a stale timer and never writes again (porsager/postgres, issues 1154 and 1208).
//
// It remembers the statement that went with a lost connection. If the next try is refused, it takes the refusal for an
// answer to that one, and dials again without a pause and without end, while somebody waits. A connection that is closed
// before it says anything is dialled likewise. Both end now after `connect_timeout`.
//
// It waits for the answer to BEGIN before it sends anything else. With `begin('read write', …)`, which PostgreSQL takes for
// what it does anyway, it does not; if BEGIN is refused, nothing else is sent to that transaction.
//
// It gives its connections turns, so that each of them has every statement planned anew. The one that was at work last is
// taken first now, and the others wait for a crowd (decision 232).
//
// It sends a statement after another one where all connections are at work, without knowing how long that one takes. It waits
// for whichever becomes free now (decision 239).
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const modules = new URL('../node_modules/', import.meta.url)
const folder = new URL('postgres/', modules)
const AFFECTED = '3.4.9'
const MARK = '/* mended by Touchline */'

const connectionMends = [
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

const endlessMends = [
  ['      initial = query\n', '      initial = query\n      dialled = performance.now()\n'],
  [
    '    , closedTime = 0\n',
    `    , closedTime = 0\n    , dialled = 0 ${'/* mended by Touchline: no endless dialling */'}\n`,
  ],
  [
    `    if (initial)
      return reconnect()

    !hadError && (query || sent.length) && error(Errors.connection('CONNECTION_CLOSED', options, socket))
`,
    `    if (initial && performance.now() - dialled < options.connect_timeout * 1000) {
      closedTime = performance.now()
      delay = (typeof backoff === 'function' ? backoff(++options.shared.retries) : backoff) * 1000
      return reconnect()
    }

    !hadError && (initial || query || sent.length) && error(Errors.connection('CONNECTION_CLOSED', options, socket))
    query = errorResponse = null
`,
  ],
]

const beginMends = [
  [
    `      await sql.unsafe('begin ' + options.replace(/[^a-z ]/ig, ''), [], { onexecute }).execute()
`,
    `      ${MARK}
      const begun = sql.unsafe('begin ' + options.replace(/[^a-z ]/ig, ''), [], { onexecute }).execute()
      begun.catch(error => refused = error)
      await (options === 'read write' ? Promise.race([begun, new Promise(r => given = r)]) : begun)
      connection.queue === full && move(connection, reserved)
`,
  ],
  [
    '      , prepare = null\n\n    try {\n',
    '      , prepare = null\n      , refused\n      , given\n\n    try {\n',
  ],
  [
    '        q.catch(e => uncaughtError || (uncaughtError = e))\n',
    '        q.catch(e => uncaughtError || (uncaughtError = e))\n        if (refused)\n          return q.reject(refused)\n',
  ],
  [
    '      connection = c\n      move(c, reserved)\n',
    '      connection = c\n      given && given()\n      move(c, reserved)\n',
  ],
]

const lastFirstMends = [
  [
    '      , open = Queue()\n',
    `      , free = []
      ${'/* mended by Touchline: the last is the first */'}
      , open = {
          get length() { return free.length },
          push: c => free.push(c),
          shift: () => free.pop(),
          remove: c => free.includes(c) && free.splice(free.indexOf(c), 1)
        }
`,
  ],
]

const firstFreeMends = [
  [
    `    busy.length
      ? go(busy.shift(), query)
      : queries.push(query)
`,
    `    ${'/* mended by Touchline: the first that is free */'}
    queries.push(query)
`,
  ],
  [
    `    let max = Math.ceil(queries.length / (connecting.length + 1))
      , ready = true
`,
    `    let max = 1
      , ready = true
`,
  ],
]

/** Each file's mends as they came, so that an installation that has only the earlier ones gets the others. */
const mends = [
  ['src/connection.js', MARK, connectionMends],
  ['src/connection.js', 'no endless dialling', endlessMends],
  ['src/index.js', MARK, beginMends],
  ['src/index.js', 'the last is the first', lastFirstMends],
  ['src/index.js', 'the first that is free', firstFreeMends],
]

function mend() {
  const { version } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'))
  if (version !== AFFECTED) return
  for (const [name, mark, pairs] of mends) {
    const file = new URL(name, folder)
    const source = readFileSync(file, 'utf8')
    if (!source.includes(mark)) writeFileSync(file, mended(source, pairs))
  }
}

function mended(source, pairs) {
  let result = source
  for (const [before, after] of pairs) {
    if (result.split(before).length !== 2)
      throw new Error(`postgres ${AFFECTED} is not what scripts/mend-postgres.mjs expects: ${before}`)
    result = result.replace(before, () => after)
  }
  return result
}

if (existsSync(folder)) mend()
