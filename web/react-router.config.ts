import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The server builds beside what it may be serving, and moves the result into place.
  buildDirectory: process.env.SITE_BUILD ?? 'build/by-hand',
  // Every page's whereabouts come with the first one: a parent who goes offline still gets a clear page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
