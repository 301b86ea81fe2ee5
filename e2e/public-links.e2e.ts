import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Where a visitor may begin: what the site says to search engines, and the pages that it keeps from them. */
async function startingPages(request: APIRequestContext): Promise<string[]> {
  const map = await (await request.get('/sitemap.xml')).text()
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map((found) => new URL(found[1] ?? '').pathname)
  return [
    ...listed,
    '/login',
    '/signup',
    '/confirm-signup',
    '/forgot-password',
    '/unauthorized',
    '/thank-you',
  ]
}

/** Every place of this site that a page leads to. */
async function linksOn(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  const places = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  const { origin } = new URL(page.url())
  return places
    .map((place) => new URL(place))
    .filter((place) => place.origin === origin)
    .map(({ pathname, search }) => pathname + search)
}

test('every link of every public page leads somewhere', async ({ page, request }) => {
  // Some three hundred addresses, one after another.
  test.slow()
  const pages = await startingPages(request)
  expect(pages.length).toBeGreaterThan(12)
  const from = new Map<string, string>()
  for (const path of pages) for (const link of await linksOn(page, path)) from.set(link, path)
  expect(from.size).toBeGreaterThan(60)
  const broken: string[] = []
  for (const [link, path] of from) {
    const status = (await request.get(link)).status()
    if (status !== 200) broken.push(`${path} leads to ${link}: ${status}`)
  }
  expect(broken).toEqual([])
})
