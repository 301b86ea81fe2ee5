import type { Language } from '@touchline/domain/languages.ts'
import { expect, test } from 'vitest'
import { inEveryLanguage, inLanguage, type SitePages } from './open-site.ts'
import { addressReader } from './page-address.ts'

const routes = [
  { id: 'home', path: '/' },
  { id: 'programs', path: '/programs' },
  { id: 'nowhere', path: '*' },
]
const read = addressReader(routes, { home: { search: { once: { form: /^\d$/ } } } })

const build = (language: Language): [Language, SitePages] => [
  language,
  {
    addressOf: inLanguage(language, read),
    render: async () => new Response(language),
    inlineStyles: ['@page{}'],
  },
]
const site = inEveryLanguage(new Map([build('en'), build('zh-Hans'), build('zh-Hant')]))

test.each([
  ['/', '/'],
  ['/?once=2&utm=1', '/?once=2'],
  ['/zh-Hans', '/zh-Hans'],
  ['/zh-Hans/', '/zh-Hans'],
  ['/zh-Hans?once=2&utm=1', '/zh-Hans?once=2'],
  ['/zh-Hans.data', '/zh-Hans/_.data'],
  ['/zh-Hans/_.data?_routes=home', '/zh-Hans/_.data?_routes=home'],
  ['/zh-Hant/programs?x=1', '/zh-Hant/programs'],
  ['/zh-Hant/programs.data', '/zh-Hant/programs.data'],
])('%s is kept as %s, apart from the other languages', (url, target) =>
  expect(site.addressOf(url).target).toBe(target),
)

test.each([
  ['/programs', 'en'],
  ['/zh-Hans/programs', 'zh-Hans'],
  ['/zh-Hant', 'zh-Hant'],
  ['/zh-Hant/_.data', 'zh-Hant'],
])('%s is rendered by the build of %s (Y-2)', async (path, language) => {
  const answer = await site.render(new Request(`https://club.example${path}`), {} as never)
  expect(await answer.text()).toBe(language)
})

test('a style that all languages write into their pages is allowed once', () =>
  expect(site.inlineStyles).toEqual(['@page{}']))
