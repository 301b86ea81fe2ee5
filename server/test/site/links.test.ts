import { expect, onTestFinished, test } from 'vitest'
import { newDemoDatabase } from '../database.ts'
import { startProcess } from '../server-process.ts'

/** Pages that search engines are not told of, but people are led to. */
const UNLISTED = ['/login', '/signup', '/confirm-signup', '/forgot-password', '/unauthorized', '/thank-you']

const LINK = /<a\s[^>]*?href="([^"]+)"/g

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

test('every link of every public page leads somewhere', async () => {
  const database = await newDemoDatabase()
  onTestFinished(() => database.drop())
  const { url } = await startProcess({ DATABASE_URL: database.url, DEMO: '1' })
  const read = async (path: string) => (await fetch(`${url}${path}`)).text()

  const listed = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)]
  const pages = [...listed.map(([, place = '']) => new URL(place).pathname), ...UNLISTED]
  expect(pages.length).toBeGreaterThan(12)

  const from = new Map<string, string>()
  for (const page of pages)
    for (const [, href = ''] of (await read(page)).matchAll(LINK)) {
      const place = new URL(unescaped(href), `${url}${page}`)
      if (place.origin === url) from.set(place.pathname + place.search, page)
    }
  expect(from.size).toBeGreaterThan(60)

  const broken: string[] = []
  for (const [link, page] of from) {
    const { status } = await fetch(`${url}${link}`)
    if (status !== 200) broken.push(`${page} leads to ${link}: ${status}`)
  }
  expect(broken).toEqual([])
})
