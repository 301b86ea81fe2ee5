import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { encodingFor, keepPage } from './kept-page.ts'

const html = '<p>Hello</p>'
const keep = (words = html) => keepPage(new Response(), { page: { html: words, policy: 'policy' } })

describe('a kept page', () => {
  test('comes in every encoding with the same words', async () => {
    const page = await keep()
    expect(String(await page.body('identity'))).toBe(html)
    expect(String(brotliDecompressSync(await page.body('br')))).toBe(html)
    expect(String(gunzipSync(await page.body('gzip')))).toBe(html)
  })

  test('is compressed quickly for the first, and once more for all others', async () => {
    const page = await keep()
    const [first, second] = [await page.body('br'), await page.body('br')]
    expect(brotliDecompressSync(first)).toEqual(brotliDecompressSync(second))
    expect(first).not.toBe(second)
    expect(await page.body('br')).toBe(second)
  })

  test('has a mark that changes with its words, and its own policy', async () => {
    const page = await keep()
    expect(page.headers.etag).toBe((await keep()).headers.etag)
    expect(page.headers.etag).not.toBe((await keep('other')).headers.etag)
    expect(page.headers['content-security-policy']).toBe('policy')
  })

  test('is what the answer says where that is no page', async () => {
    const page = await keepPage(new Response('{}', { headers: { 'content-type': 'application/json' } }))
    expect(String(await page.body('identity'))).toBe('{}')
    expect(page.headers).not.toHaveProperty('content-security-policy')
  })
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  [undefined, 'identity'],
] as const)('a browser that takes %s gets %s', (accepted, encoding) =>
  expect(encodingFor(accepted)).toBe(encoding),
)
