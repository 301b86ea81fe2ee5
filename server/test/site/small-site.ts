import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import type { SiteServices } from '../../src/site/open-site.ts'
import { addressReader } from '../../src/site/page-address.ts'
import { pagesEndpoint, type SiteParts } from '../../src/site/pages.ts'
import { serverForTest } from '../running-server.ts'

const routes = [
  { id: 'home', path: '/' },
  { id: 'about', path: '/about' },
  { id: 'form', path: '/registration-form' },
  { id: 'broken', path: '/broken' },
  { id: 'article', path: '/news/:slug' },
  { id: 'nowhere', path: '*' },
]

const PROGRAMS = '{ listPrograms(limit: 10) { items { name placesLeft } } }'

export const BROKEN = 'relation "secrets" has no column "value"'
export const OWN_SCRIPT = 'start()'
export const STRANGERS_SCRIPT = 'steal()'

const html = (body: string, status = 200) =>
  new Response(`<html><body>${body}</body></html>`, { status, headers: { 'content-type': 'text/html' } })

/**
 * Five pages on the real server: the club's words, a form that counts places, articles, one that fails, and "not
 * found".
 */
export async function serverWithPages({
  publicUrl,
  onRender,
}: Pick<SiteParts, 'onRender'> & { publicUrl?: string } = {}) {
  const files = await mkdtemp(path.join(tmpdir(), 'touchline-site-'))
  onTestFinished(() => rm(files, { recursive: true }))
  await mkdir(path.join(files, 'assets'))
  await writeFile(path.join(files, 'assets/a.css'), 'a{color:red}')
  const rendered: string[] = []
  const pages = {
    addressOf: addressReader(routes, {
      home: { search: { once: { form: /^\d$/ } } },
      about: { view: { team: { form: /^\w+$/ } } },
      article: { path: ['slug'] },
    }),
    render: async ({ url }: Request, services: SiteServices) => {
      const { pathname, search, origin } = new URL(url)
      if (search.startsWith('?team=')) {
        services.notes.sameAs = pathname
        return new Response(null)
      }
      rendered.push(pathname + search)
      services.notes.scripts = [OWN_SCRIPT]
      const answer = await renderPage(pathname, origin, services)
      services.notes.html = await answer.text()
      return new Response(null, answer)
    },
    inlineStyles: [],
  }
  const site = { files, load: async () => pages }
  const server = await serverForTest({
    publicUrl,
    addPages: (app, parts) => pagesEndpoint(app, { ...parts, site, onRender }),
  })
  return { ...server, rendered, files }
}

async function renderPage(pathname: string, origin: string, services: SiteServices): Promise<Response> {
  if (pathname === '/broken') throw new Error(BROKEN)
  const { field } = await services.club()
  if (pathname === '/registration-form') return html(JSON.stringify(await services.query(PROGRAMS)))
  if (pathname === '/' || pathname === '/about' || pathname === '/news/opening')
    return html(
      `${field.name} at ${origin} <script>${OWN_SCRIPT}</script><script>${STRANGERS_SCRIPT}</script>`,
    )
  return services.showsNotFound ? html('not here', 404) : new Response(null, { status: 404 })
}
