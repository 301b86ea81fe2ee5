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

const build = (language: Language): SitePages => ({
  addressOf: inLanguage(language, read),
  render: async () => new Response(language),
  inlineStyles: [],
})
const load = inEveryLanguage({
  en: build('en'),
  'zh-Hans': build('zh-Hans'),
  'zh-Hant': Promise.resolve(build('zh-Hant')),
})

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
])('%s is kept as %s, apart from the other languages', async (url, target) => {
  const { addressOf } = await load(url)
  expect(addressOf(url).target).toBe(target)
})

test.each([
  ['/programs', 'en'],
  ['/zh-Hans/programs', 'zh-Hans'],
  ['/zh-Hant', 'zh-Hant'],
  ['/zh-Hant/_.data', 'zh-Hant'],
])('%s is rendered by the build of %s (Y-2)', async (path, language) => {
  const { render } = await load(path)
  const answer = await render(new Request(`https://club.example${path}`), {} as never, [])
  expect(await answer.text()).toBe(language)
})
