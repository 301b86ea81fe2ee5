// Patches bugs of postgres.js 3.4.9 in handling lost connections, until a release fixes them, and adds three features
// that it lacks. Runs from npm's postinstall.
//
// Its write timer outlives its socket: a connection lost at the wrong moment crashes the whole process, or keeps a
// stale timer and never writes again (porsager/postgres, issues 1154 and 1208).
//
// It keeps the statement that was sent on a lost connection. If the reconnection is refused, it takes the error for
// the statement's response and reconnects in an endless loop without a pause, while the caller waits. A connection
// that is closed before it says anything is retried likewise. Both now fail after `connect_timeout`.
//
// It waits for the response to BEGIN before it sends anything else. With `begin('read write', …)`, which is
// PostgreSQL's default anyway, it now pipelines the first statements; if BEGIN fails, nothing else is sent.
//
// It uses connections in turn, so that every connection has to plan every statement. It now prefers the connection
// that was used last, and uses the others only under load (decision 232).
//
// When all connections are busy, it queues a statement behind another, however long that one takes. The statement now
// waits for whichever connection becomes free first (decision 239).
//
// After a connection is lost, it sends the rest of its transaction, or of a reserved connection, over the new one, and
// so into somebody else's transaction: a ROLLBACK undid their work. Such statements are now rejected, as are those
// still waiting to be sent. Releasing a connection twice, or after it was lost, now has no effect.
//
// It waits for the response to a statement that was cancelled before it was sent, on a connection that is then lost to
// all others. With pipelined statements, it passes the response of a cancelled one to the next; and one that cannot be
// sent fails the one before it, and gets the response of another. Now each statement gets its own response.
//
// If a connection is lost or ended during its query for array types, it rejects a promise that nobody can await. It
// also runs that query on each new connection, which takes longer than connecting; now it runs once per pool.
//
// It looks up prepared statements by a key that joins types and text, which creates a new string of some thousand
// characters for each query: a twentieth of the server time of a read. Now it looks up the text itself first.
//
// If a COPY is not read to its end, its connection stays blocked, and with it PostgreSQL, which then cannot create a
// database. The rest of a COPY is now discarded when its stream is destroyed or the pool ends.
//
// It counts the rows of a statement that fails after its first rows, and starts the next statement's result with as
// many holes (issues 1119 and 1181). Now each result starts with its first row.
//
// When a pool ends, it opens new connections for waiting queries and leaves them open; and it never finishes if a
// connection is lost, or a reserved one released, at that moment. Now queries finish before it ends (decision 243).
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

const ownAnswerMends = [
  [
    `      sent.length === 0 && write(Sync)
      errored(error)
      return true
`,
    `      ${'/* mended by Touchline: each its own answer */'}
      if (query !== q) {
        sent.remove(q)
        queryError(q, error)
        return true
      }
      sent.length === 0 && write(Sync)
      errored(error)
      return true
`,
  ],
  [
    '    while (sent.length && (query = sent.shift()) && (query.active = true, query.cancelled))\n',
    '    if (sent.length && (query = sent.shift()) && (query.active = true, query.cancelled))\n',
  ],
  [
    `      options.shared.retries = retries = 0
      initial = null
      return
`,
    `      options.shared.retries = retries = 0
      initial = null
      if (query)
        return
`,
  ],
  ['    !query && onopen(connection)\n', '    !query && !connection.reserved && onopen(connection)\n'],
  [
    `    onclose(connection, Errors.connection('CONNECTION_CLOSED', options, socket))
`,
    `    ended && (ended(), ending = ended = null)
    onclose(connection, Errors.connection('CONNECTION_CLOSED', options, socket))
`,
  ],
]

const typesMends = [
  [
    '    `], [], execute)\n    types.forEach(',
    `    \`], [], execute).catch(() => []) ${'/* mended by Touchline: lost types */'}
    types.forEach(`,
  ],
]

const typesOnceMends = [
  [
    `      if (needsTypes) {
`,
    `      if (needsTypes && !options.shared.hasTypes) { ${'/* mended by Touchline: types once */'}
`,
  ],
  [
    `    types.forEach(({ oid, typarray }) => addArrayType(oid, typarray))
`,
    `    types.forEach(({ oid, typarray }) => addArrayType(oid, typarray))
    options.shared.hasTypes = types.length > 0
`,
  ],
]

const textFirstMends = [
  ['    , statements = {}\n', '    , statements = new Map() /* mended by Touchline: the text first */\n'],
  ['      statements = {}\n', '      statements = new Map()\n'],
  [
    `    q.signature = q.prepare && types + string
    q.onlyDescribe && (delete statements[q.signature])
`,
    `    q.signature = q.prepare && types.join()
    const known = q.prepare ? statements.get(string) : undefined
    q.onlyDescribe && known && known.delete(q.signature)
`,
  ],
  ['q.prepare && q.signature in statements\n', 'known !== undefined && known.has(q.signature)\n'],
  ['      ? statements[q.signature]\n', '      ? known.get(q.signature)\n'],
  [
    '    query.prepare && (statements[query.signature] = query.statement)\n',
    `    if (query.prepare) {
      const known = statements.get(query.string) || new Map()
      statements.set(query.string, known.set(query.signature, query.statement))
    }
`,
  ],
  [
    '    delete statements[q.signature]\n',
    `    const known = statements.get(q.string)
    known && known.delete(q.signature) && known.size === 0 && statements.delete(q.string)
`,
  ],
]

const copyMends = [
  [
    `    stream = new Stream.Readable({
      read() { socket.resume() }
    })
`,
    `    ${'/* mended by Touchline: a copy that nobody reads */'}
    stream = new Stream.Readable({
      read() { socket && socket.resume() },
      destroy(error, callback) {
        callback(error)
        socket && socket.resume()
      }
    })
`,
  ],
  [
    '    stream && (stream.push(x.subarray(5)) || socket.pause())\n',
    '    stream && (stream.destroyed || stream.push(x.subarray(5)) || socket.pause())\n',
  ],
  [
    `      socket.readyState === 'open' && socket.end(b().X().end())
`,
    `      socket.readyState === 'open' && socket.end(b().X().end())
      socket.resume()
`,
  ],
]

const lostMends = [
  [
    `      , open = {
          get length()`,
    `      ${'/* mended by Touchline: what is lost is nobody’s */'}
      , next = (c, queue) => {
          let query
          while (queue.length && (query = queue.shift()).cancelled);
          return query && !query.cancelled ? c.execute(query) : move(c, reserved)
        }
      , open = {
          get length()`,
  ],
  [
    `        const query = { reserve: resolve, reject }
`,
    `        const query = { reserve: resolve, reject: e => (queries.remove(query), reject(e)) }
`,
  ],
  [
    `    const queue = Queue()
    const c = open.length
`,
    `    if (ending)
      throw Errors.connection('CONNECTION_ENDED', options, options)

    const queue = Queue()
    let lost = null
    const c = open.length
`,
  ],
  [
    `    c.reserved = () => queue.length
      ? c.execute(queue.shift())
      : move(c, reserved)
    c.reserved.release = true

    const sql = Sql(handler)
    sql.release = () => {
      c.reserved = null
      onopen(c)
    }
`,
    `    c.reserved = () => next(c, queue)
    c.reserved.release = true
    c.onclose = e => {
      lost = e
      while (queue.length)
        queue.shift().reject(e)
    }

    const sql = Sql(handler)
    sql.release = () => {
      if (lost)
        return

      lost = Errors.generic('CONNECTION_RELEASED', 'This connection was released')
      const free = () => {
        c.reserved = c.onclose = null
        closing ? c.terminate() : onopen(c)
      }
      if (c.queue !== full)
        return free()

      c.reserved = () => queue.length ? next(c, queue) : free()
      c.reserved.release = true
    }
`,
  ],
  [
    `    function handler(q) {
      c.queue === full
        ? queue.push(q)
`,
    `    function handler(q) {
      if (q.cancelled)
        return
      if (lost)
        return q.reject(lost)
      c.queue === full
        ? queue.push(q)
`,
  ],
  ['      begun.catch(error => refused = error)\n', '      begun.catch(lose)\n'],
  [
    '        new Promise((_, reject) => connection.onclose = reject)\n',
    '        new Promise((_, reject) => connection.onclose = e => (lose(e), reject(e)))\n',
  ],
  [
    `    async function scope(c, fn, name) {
`,
    `    function lose(e) {
      refused = e
      while (queries.length)
        queries.shift().reject(e)
    }

    async function scope(c, fn, name) {
`,
  ],
  [
    `        if (refused)
          return q.reject(refused)
`,
    `        if (q.cancelled)
          return
        if (refused)
          return q.reject(refused)
`,
  ],
  [
    `      c.reserved = () => queries.length
        ? c.execute(queries.shift())
        : move(c, reserved)
`,
    `      c.reserved = () => next(c, queries)
`,
  ],
  [
    `  function handler(query) {
    if (ending)
`,
    `  function handler(query) {
    if (query.cancelled)
      return

    if (ending)
`,
  ],
]

const endMends = [
  [
    `  let ending = false
`,
    `  let ending = false
    , closing = false ${'/* mended by Touchline: what waits is answered first */'}

  const answered = () => new Promise(resolve => {
    const look = () => queries.length === 0 ? resolve() : setTimeout(look, 5)
    setImmediate(look)
  })
`,
  ],
  [
    `      Promise.all(connections.map(c => c.end()).concat(
        listen.sql ? listen.sql.end({ timeout: 0 }) : [],
        subscribe.sql ? subscribe.sql.end({ timeout: 0 }) : []
      ))
`,
    `      answered().then(() => (closing = true, Promise.all(connections.map(c => c.end()).concat(
        listen.sql ? listen.sql.end({ timeout: 0 }) : [],
        subscribe.sql ? subscribe.sql.end({ timeout: 0 }) : []
      ))))
`,
  ],
  [
    `  async function destroy(resolve) {
`,
    `  async function destroy(resolve) {
    closing = true
`,
  ],
]

const rowsMends = [
  [
    `  function ErrorResponse(x) {
`,
    `  function ErrorResponse(x) {
    rows = 0 ${'/* mended by Touchline: each result from its first row */'}
`,
  ],
]

/** The patches of each file in the order they were added, so that older installations get the newer ones. */
const mends = [
  ['src/connection.js', MARK, connectionMends],
  ['src/connection.js', 'no endless dialling', endlessMends],
  ['src/index.js', MARK, beginMends],
  ['src/index.js', 'the last is the first', lastFirstMends],
  ['src/index.js', 'the first that is free', firstFreeMends],
  ['src/connection.js', 'each its own answer', ownAnswerMends],
  ['src/connection.js', 'lost types', typesMends],
  ['src/connection.js', 'types once', typesOnceMends],
  ['src/connection.js', 'a copy that nobody reads', copyMends],
  ['src/connection.js', 'the text first', textFirstMends],
  ['src/connection.js', 'each result from its first row', rowsMends],
  ['src/index.js', 'what is lost is nobody’s', lostMends],
  ['src/index.js', 'what waits is answered first', endMends],
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
