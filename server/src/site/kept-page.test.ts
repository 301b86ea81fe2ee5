import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { encodingFor, keepPage } from './kept-page.ts'

const html = '<p>Hello</p>'
const finish = (text: string) => ({ html: text, policy: 'policy' })
const answer = () => new Response(html, { headers: { 'content-type': 'text/html' } })

describe('a kept page', () => {
  test('comes in every encoding with the same words', async () => {
    const page = await keepPage(answer(), { finish })
    expect(String(await page.body('identity'))).toBe(html)
    expect(String(brotliDecompressSync(await page.body('br')))).toBe(html)
    expect(String(gunzipSync(await page.body('gzip')))).toBe(html)
  })

  test('is compressed once', async () => {
    const page = await keepPage(answer(), { finish })
    expect(await page.body('br')).toBe(await page.body('br'))
  })

  test('has a mark that changes with its words, and its own policy', async () => {
    const page = await keepPage(answer(), { finish })
    expect(page.headers.etag).toBe((await keepPage(answer(), { finish })).headers.etag)
    expect(page.headers.etag).not.toBe((await keepPage(new Response('other'), { finish })).headers.etag)
    expect(page.headers['content-security-policy']).toBe('policy')
  })
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  [undefined, 'identity'],
] as const)('a browser that takes %s gets %s', (accepted, encoding) =>
  expect(encodingFor(accepted)).toBe(encoding),
)
