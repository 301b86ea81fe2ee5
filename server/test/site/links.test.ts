import { withoutLanguage } from '@touchline/domain/languages.ts'
import { expect, test } from 'vitest'
import { demoSite } from './demo-site.ts'

/** Pages hidden from search engines that people are still led to. */
const UNLISTED = ['/login', '/signup', '/confirm-signup', '/forgot-password', '/unauthorized', '/thank-you']

const LINK = /<a\s[^>]*?href="([^"]+)"/g

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

/** Links served by the same handler: what is linked in English exists in another language if any of its kind does. */
const kindOf = (link: string) => link.replace(/\?.*/, '').replace(/(\/calendar\/entry\/).*/, '$1')

test('every link of every public page leads somewhere', async () => {
  const url = await demoSite()
  const known = new Map<string, number>()
  const read = async (path: string) => {
    const answer = await fetch(`${url}${path}`)
    known.set(path, answer.status)
    return answer.text()
  }

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
  const kinds = new Set<string>()
  for (const [link, page] of from) {
    const isTranslation = from.has(withoutLanguage(link)) && withoutLanguage(link) !== link
    const isOneMore = isTranslation && kinds.has(kindOf(link))
    kinds.add(kindOf(link))
    if (!known.has(link) && !isOneMore) await read(link)
    const status = known.get(link) ?? 200
    if (status !== 200) broken.push(`${page} leads to ${link}: ${status}`)
  }
  expect(broken).toEqual([])
})
