/*
 * Keeps the pages of tournaments and of coaches for a field without reception: the network first, and what was kept when that fails.
 * Everything else of the site goes its own way, as if this were not here.
 */
const KEPT = 'tournament-2'
const MOST_ENTRIES = 200
const PATIENCE_MS = 8_000

const PAGES = new Set([
  '/fun-day-tournament',
  '/fun-day-tournament-rules',
  '/fun-day-tournament-schedule',
  '/fun-day-waiver',
  '/lunar-new-year-tournament',
  '/lunar-new-year-tournament/refs',
  '/lunar-new-year-tournament/refs/doc',
  '/team-schedule',
  '/referee-field-schedule',
  '/tournament-rundown',
  '/printable-score-cards',
  '/printable-rundown-schedule',
  '/printable-mc-cheatsheet',
])

/**
 * The pages of one tournament; where the code on a score card leads, and the match that such a page asks for; a coach's
 * page, whose list of children the page keeps by itself, for a day.
 */
const STARTS = ['/tournaments/', '/results/', '/match-results/', '/field/']

const isOurs = ({ origin, pathname }) =>
  origin === self.location.origin &&
  (PAGES.has(pathname.replace(/\.data$/, '').replace(/(.)\/$/, '$1')) ||
    STARTS.some((start) => pathname.startsWith(start)))

const isFile = ({ origin, pathname }) => origin === self.location.origin && pathname.startsWith('/assets/')

/** Filters are words of the address that change nothing of what the server sends. */
function keyOf(url) {
  const key = new URL(url.origin + url.pathname)
  for (const name of ['event', '_routes']) {
    const value = url.searchParams.get(name)
    if (value !== null) key.searchParams.set(name, value)
  }
  return key.href
}

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys()
      const old = names.filter((name) => name.startsWith('tournament-') && name !== KEPT)
      for (const name of old) await takeOver(name)
      await self.clients.claim()
    })(),
  )
})

/** What an earlier version has kept stays: whoever loaded this one may be out of reach before opening a page again. */
async function takeOver(name) {
  const [from, to] = await Promise.all([caches.open(name), caches.open(KEPT)])
  for (const request of await from.keys()) {
    const url = new URL(request.url)
    const answer = await from.match(request)
    if (answer && (isOurs(url) || isFile(url)) && !(await to.match(request))) await to.put(request, answer)
  }
  await caches.delete(name)
}

/** A page that opened before this was there says what it is made of. */
self.addEventListener('message', (event) => {
  const addresses = Array.isArray(event.data?.keep) ? event.data.keep : []
  event.waitUntil(Promise.allSettled(addresses.map((address) => keepAddress(new URL(address)))))
})

async function keepAddress(url) {
  const cache = await caches.open(KEPT)
  if (isOurs(url)) {
    const answer = await fetch(url.href, { headers: { accept: 'text/html, application/json' } })
    if (isWorthKeeping(answer)) await keep(cache, keyOf(url), answer)
  } else if (isFile(url) && !(await cache.match(url.href))) {
    const answer = await fetch(url.href)
    if (isWorthKeeping(answer)) await keep(cache, url.href, answer)
  }
}

const isWorthKeeping = (answer) => answer.status === 200 && answer.type === 'basic' && !answer.redirected

async function keep(cache, key, answer) {
  // Put anew, it is the youngest: what nobody asks for any more goes first.
  await cache.delete(key)
  await cache.put(key, answer)
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_ENTRIES)).map((one) => cache.delete(one)))
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const url = new URL(request.url)
  if (isOurs(url)) event.respondWith(networkFirst(event, url))
  else if (isFile(url)) event.respondWith(fileOf(event, url))
})

async function networkFirst(event, url) {
  const cache = await caches.open(KEPT)
  const key = keyOf(url)
  try {
    const answer = await withPatience(fetch(event.request), await cache.match(key))
    if (isWorthKeeping(answer)) event.waitUntil(keep(cache, key, answer.clone()))
    return answer
  } catch (error) {
    const kept = (await cache.match(key)) ?? (await cache.match(key, { ignoreSearch: true }))
    if (kept) return kept
    throw error
  }
}

/** At the edge of reception an answer may never come: with something to show, nobody waits long for it. */
function withPatience(answer, kept) {
  if (!kept) return answer
  const tooLate = new Promise((_, reject) => {
    setTimeout(() => reject(new Error('too late')), PATIENCE_MS)
  })
  return Promise.race([answer, tooLate])
}

/** Their names change with their content, so that what was kept is right; only what these pages load is kept. */
async function fileOf(event, url) {
  const cache = await caches.open(KEPT)
  const kept = await cache.match(url.href)
  if (kept) return kept
  const answer = await fetch(event.request)
  if (isWorthKeeping(answer) && (await isForOurs(event)))
    event.waitUntil(keep(cache, url.href, answer.clone()))
  return answer
}

async function isForOurs({ clientId }) {
  const client = clientId ? await self.clients.get(clientId) : undefined
  return client !== undefined && isOurs(new URL(client.url))
}
