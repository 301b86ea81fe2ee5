import { writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { TooManyPages } from '../../src/site/busy-answer.ts'
import { readsOf } from '../../src/site/page-reads.ts'
import { sourceHash } from '../../src/site/source-hash.ts'
import { BROKEN, OWN_SCRIPT, STRANGERS_SCRIPT, serverWithPages } from './small-site.ts'

type Server = Awaited<ReturnType<typeof serverWithPages>>

/** Sends the path as written, because `fetch` would normalize it. */
async function get({ url }: Server, path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = new URL(url)
  const asked = request({ host: '127.0.0.1', port, path, headers, method }).end()
  const [answer] = await new Promise<[import('node:http').IncomingMessage]>((resolve, reject) => {
    asked.on('response', (response) => resolve([response])).on('error', reject)
  })
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

const heard = async ({ sql }: Server, model: string, times = 1) => {
  let left = times
  const all = new Promise<void>((resolve) => {
    sql.listen('changes', () => {
      left -= 1
      if (left === 0) resolve()
    })
  })
  await sql`select 1`
  for (let n = 0; n < times; n += 1)
    await sql.notify('changes', JSON.stringify({ model, action: 'onCreate', id: `${n}` }))
  await all
}

describe('what takes a rendering', () => {
  test('a page is rendered once, whatever else its address says', async () => {
    const server = await serverWithPages()
    for (let n = 0; n < 50; n += 1) {
      expect((await get(server, `/about?x=${n}&once=${n}`)).status).toBe(200)
      expect((await get(server, `/About/?${n}`)).status).toBe(200)
    }
    expect((await get(server, '/about', {}, 'HEAD')).status).toBe(200)
    expect(server.rendered).toEqual(['/about'])
  })

  test('nor for values that mean nothing on it', async () => {
    const server = await serverWithPages()
    for (let n = 0; n < 10; n += 1) expect((await get(server, `/about?team=x${n}`)).status).toBe(200)
    expect(server.rendered).toEqual(['/about'])
  })

  test('missing pages share one rendering, and one for each kind of page', async () => {
    const server = await serverWithPages()
    for (let n = 0; n < 50; n += 1) {
      const answers = [
        await get(server, `/${n}/wp-admin`),
        await get(server, `//${n}.example/`),
        await get(server, `/__manifest?p=/${n}`),
        await get(server, `/${'x'.repeat(2_000 + n)}`),
      ]
      expect(answers.map(({ status, body }) => [status, body.includes('not here')])).toEqual(
        Array.from(answers, () => [404, true]),
      )
    }
    expect(server.rendered).toEqual(['/-'])
    expect(await get(server, '/news/invented')).toMatchObject({
      status: 404,
      body: expect.stringContaining('not here'),
    })
    expect((await get(server, '/news/opening')).status).toBe(200)
    await get(server, '/news/invented-too')
    // Those two only check whether there is such an article.
    expect(server.rendered.slice(1)).toEqual([
      '/news/invented',
      '/news/-',
      '/news/opening',
      '/news/invented-too',
    ])
  })

  test('registrations, and whatever no page shows, do not affect pages that count no places', async () => {
    const server = await serverWithPages()
    await get(server, '/about')
    await get(server, '/registration-form')
    await heard(server, 'PlayerProgramRegistration', 30)
    await heard(server, 'Player', 5)
    await Promise.all(Array.from({ length: 20 }, () => get(server, '/about')))
    await Promise.all(Array.from({ length: 20 }, () => get(server, '/registration-form')))
    expect(server.rendered.filter((page) => page === '/about')).toHaveLength(1)
    expect(server.rendered.length).toBeLessThanOrEqual(3)
    await heard(server, 'ClubSetting')
    await get(server, '/about')
    expect(server.rendered.filter((page) => page === '/about')).toHaveLength(2)
  })

  test('has to be allowed first, and a refusal says when to come again', async () => {
    const server = await serverWithPages({
      onRender: async ({ url }) => {
        if (url.startsWith('/about')) throw new TooManyPages(7.2)
      },
    })
    expect((await get(server, '/')).status).toBe(200)
    const refused = await get(server, '/about')
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '8'])
    expect(refused.body).toContain('Please wait')
    expect(server.rendered).toEqual(['/'])
  })
})

describe('whose site it is', () => {
  test('PUBLIC_URL decides: a foreign Host changes nothing and is shown to nobody', async () => {
    const server = await serverWithPages({ publicUrl: 'https://club.example' })
    for (const host of ['evil.example', 'other.example'])
      expect((await get(server, '/', { host })).body).toContain('at https://club.example')
    expect(server.rendered).toEqual(['/'])
  })

  test('without it, a foreign Host is shown to nobody else', async () => {
    const server = await serverWithPages()
    expect((await get(server, '/', { host: 'evil.example' })).body).toContain('at http://evil.example')
    expect((await get(server, '/')).body).toContain('at http://127.0.0.1')
  })
})

test('pages, files, unchanged answers and refusals have the headers of every answer', async () => {
  const server = await serverWithPages({ publicUrl: 'https://club.example' })
  const page = await get(server, '/')
  const etag = String(page.headers.etag)
  const answers = [
    page,
    await get(server, '/', { 'if-none-match': etag }),
    await get(server, '/nowhere'),
    await get(server, '/assets/a.css'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 304, 404, 200])
  for (const { headers } of answers)
    expect(headers).toMatchObject({
      'content-security-policy': expect.any(String),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
})

test('files that come while we are serving are served, compressed once that is done, and no page is rendered for one that does not come', async () => {
  const server = await serverWithPages()
  const ask = () => get(server, '/assets/late.js', { 'accept-encoding': 'br' })
  expect(await ask()).toMatchObject({
    status: 404,
    headers: { 'content-type': expect.stringContaining('json') },
  })
  await writeFile(path.join(server.files, 'assets/late.js'), 'late()')
  const { status, headers, body } = await ask()
  expect({ status, body, kept: headers['cache-control'] }).toEqual({
    status: 200,
    body: 'late()',
    kept: 'public, max-age=31536000, immutable',
  })
  await writeFile(path.join(server.files, 'assets/late.js.br'), brotliCompressSync('late()'))
  expect((await ask()).headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': headers['content-type'],
  })
  expect(server.rendered).toEqual([])
})

test('a failing page says so in a plain sentence, with a reference, and not why', async () => {
  const { status, body, headers } = await get(await serverWithPages(), '/broken')
  expect(status).toBe(500)
  expect(body).toMatch(/Something went wrong on our side.*[0-9a-f]{6}/s)
  expect(body).not.toContain(BROKEN)
  expect(body).not.toMatch(/\bat \w+.*:\d+:\d+/)
  expect(headers['cache-control']).toContain('no-store')
})

test('a script injected into a page is not in its policy; the page’s own are', async () => {
  const { headers, body } = await get(await serverWithPages(), '/about')
  expect(body).toContain(`<script>${STRANGERS_SCRIPT}</script>`)
  const policy = headers['content-security-policy']
  expect(policy).toContain(`script-src 'self' ${sourceHash(OWN_SCRIPT)};`)
  expect(policy).not.toContain(sourceHash(STRANGERS_SCRIPT))
})

test('a document says which models it shows, and which it counts', () => {
  const { shown, counted } = readsOf(
    '{ listPrograms { items { name placesLeft fees { items { amount } } } } }',
  )
  expect([...shown].sort()).toEqual(['Program', 'ProgramFee'])
  expect([...counted]).toEqual(['PlayerProgramRegistration'])
  expect(readsOf('{ listPrograms { items { name } } }').counted.size).toBe(0)
})

test('the folder of scripts and styles has only what was built', async () => {
  const server = await serverWithPages()
  expect((await get(server, '/assets/a.css')).status).toBe(200)
  for (const name of ['none.js', '..%2fassets%2fa.css', '..', '%2e%2e', '.hidden', ''])
    expect(await get(server, `/assets/${name}`)).toMatchObject({ status: 404 })
})
