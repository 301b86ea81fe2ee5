import type { LoaderFunctionArgs } from 'react-router'
import { siteContext } from '../../site.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const { origin } = context.get(siteContext)
  const hidden = ['/admin', '/guardian', '/printable-']
  const lines = [
    'User-agent: *',
    ...hidden.map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
