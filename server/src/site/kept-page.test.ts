import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { ownIdentity } from '../identity/modes-config.ts'
import { encodingFor, keepPage } from './kept-page.ts'
import { pagePolicy } from './page-policy.ts'

const html = '<p>Hello</p>'
const answer = () => new Response(html, { headers: { 'content-type': 'text/html' } })

describe('a kept page', () => {
  test('comes in every encoding with the same words', async () => {
    const page = await keepPage(answer(), { securityPolicy: () => 'policy' })
    expect(String(await page.body('identity'))).toBe(html)
    expect(String(brotliDecompressSync(await page.body('br')))).toBe(html)
    expect(String(gunzipSync(await page.body('gzip')))).toBe(html)
  })

  test('is compressed once', async () => {
    const page = await keepPage(answer(), { securityPolicy: () => 'policy' })
    expect(await page.body('br')).toBe(await page.body('br'))
  })

  test('has a mark that changes with its words, and its own policy', async () => {
    const page = await keepPage(answer(), { securityPolicy: () => 'policy' })
    expect(page.headers.etag).toBe(
      (await keepPage(answer(), { securityPolicy: () => 'policy' })).headers.etag,
    )
    expect(page.headers.etag).not.toBe(
      (await keepPage(new Response('other'), { securityPolicy: () => '' })).headers.etag,
    )
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

describe('the policy of a page', () => {
  const policyFor = pagePolicy(ownIdentity)

  test('names the inline scripts that stand in it, each once, and no others', () => {
    const policy = policyFor(
      '<script>a()</script><script type="module" async="">b()</script><script>a()</script><script src="/x.js"></script>',
    )
    expect(policy.match(/'sha256-[^']+'/g)).toEqual([
      `'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='`,
      expect.stringMatching(/^'sha256-/),
    ])
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
  })

  test('lets nobody put the page into a frame', () => {
    expect(policyFor('')).toContain("frame-ancestors 'none'")
  })
})
