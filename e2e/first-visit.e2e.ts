import { brotliCompressSync } from 'node:zlib'
import type { APIRequestContext, Page } from '@playwright/test'
import { LANGUAGES, pathIn } from '@touchline/domain/languages.ts'
import { expect, test } from './fixtures.ts'

test.use({ isFirstVisit: true })

const KB = 1024
/** Strings in requests that only the client of the identity and data services makes. */
const CLIENT = /AWSCognitoIdentityProviderService|AWSCognitoIdentityService|x-amz-user-agent/

interface Loaded {
  type: string
  bytes: number
  text: string
}

/** Everything loaded until the page is idle, with compressed sizes. */
async function visit(page: Page, path: string): Promise<Loaded[]> {
  const loaded: Promise<Loaded>[] = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    if (type !== 'script' && type !== 'stylesheet') return
    loaded.push(
      (async () => ({
        type,
        bytes: (await response.request().sizes()).responseBodySize,
        text: await response.text(),
      }))(),
    )
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  return Promise.all(loaded)
}

const total = (loaded: Loaded[], type: string) =>
  loaded.filter((one) => one.type === type).reduce((sum, { bytes }) => sum + bytes, 0)

test('the first visit to the home page is light, and brings none of the client of the services', async ({
  page,
}) => {
  const loaded = await visit(page, '/')
  const scripts = total(loaded, 'script')
  const inPage = await page.locator('style').allTextContents()
  const styles = total(loaded, 'stylesheet') + brotliCompressSync(inPage.join('')).length
  console.log(
    `first visit to /: ${(scripts / KB).toFixed(1)} KB of scripts, ${(styles / KB).toFixed(1)} KB of styles`,
  )
  expect(scripts).toBeGreaterThan(50 * KB)
  expect(scripts).toBeLessThanOrEqual(120 * KB)
  expect(loaded.filter(({ type }) => type === 'script').length).toBeLessThanOrEqual(12)
  expect(styles).toBeGreaterThan(KB)
  expect(styles).toBeLessThanOrEqual(20 * KB)
  expect(loaded.filter(({ text }) => CLIENT.test(text))).toEqual([])
})

/** The compressed size of a page's document and of the files it loads at once. */
async function bytesOf(request: APIRequestContext, path: string): Promise<number> {
  const document = await (await request.get(path)).text()
  // A style sheet already contained in the page is listed as well, but disabled.
  const fetched = document.replaceAll(/<link\b[^>]*\bdisabled=""[^>]*>/g, '')
  const files = new Set(fetched.match(/\/assets\/[\w.-]+\.(?:js|css)/g))
  const sizes = [...files].map(async (file) => {
    const answer = await request.get(file, { headers: { 'accept-encoding': 'br' } })
    return Number(answer.headers()['content-length'])
  })
  const sum = (await Promise.all(sizes)).reduce((all, size) => all + size, 0)
  return brotliCompressSync(document).length + sum
}

for (const path of ['/', '/registration-form', '/guardian'])
  test(`no language costs more than English and 2 % on ${path}`, async ({ request }) => {
    const sizes = await Promise.all(LANGUAGES.map((language) => bytesOf(request, pathIn(language, path))))
    const [english = 0, ...others] = sizes
    console.log(
      `${path}: ${sizes.map((size, n) => `${LANGUAGES[n]} ${(size / KB).toFixed(1)} KB`).join(', ')}`,
    )
    expect(english).toBeGreaterThan(50 * KB)
    for (const other of others) expect(other).toBeLessThanOrEqual(english * 1.02)
  })

test('who signs in gets the client, so that the look-out for it is no blind one', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('CognitoIdentityServiceProvider.any.LastAuthUser', 'someone'),
  )
  const client = page.waitForResponse(async (response) => {
    if (response.request().resourceType() !== 'script') return false
    // Responses still on their way at the end of the test need not be read.
    return CLIENT.test(await response.text().catch(() => ''))
  })
  await page.goto('/')
  await client
})

test('scripts and styles are kept for good, pages are asked for again', async ({ request }) => {
  const page = await request.get('/')
  expect(page.headers()['cache-control']).toBe('no-cache')
  const again = await request.get('/', { headers: { 'if-none-match': page.headers().etag ?? '' } })
  expect(again.status()).toBe(304)
  const [script] = (await page.text()).match(/\/assets\/entry\.client[^"]+\.js/) ?? []
  const asset = await request.get(script ?? '/missing', { headers: { 'accept-encoding': 'br' } })
  expect(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(asset.headers()['content-encoding']).toBe('br')
})
