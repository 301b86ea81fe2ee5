import type { Config } from '@react-router/dev/config'
import { pathIn } from '@touchline/domain/languages.ts'
import { siteLanguage } from './build-plugins/site-language.ts'

export default {
  ssr: true,
  basename: pathIn(siteLanguage(), '/'),
  // The server builds beside what it may be serving, and moves the result into place.
  buildDirectory: process.env.SITE_BUILD ?? 'build/by-hand',
  // Every page's whereabouts come with the first one: a parent who goes offline still gets a clear page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
