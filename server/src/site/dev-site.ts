import { createServer as createHttpServer } from 'node:http'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { acceptProtocol } from '../http/upgrades.ts'
import { pagesOf, type SiteBuild } from './open-site.ts'
import { pagesEndpoint, type SiteParts } from './pages.ts'

/** The site in development: Vite serves scripts and styles from this server and reloads them when they change. */
export async function devSite(app: FastifyInstance, parts: Omit<SiteParts, 'site'>): Promise<void> {
  const { createServer } = await import('vite')
  // Never listens; it only hands Vite its own upgrade requests.
  const hotReload = createHttpServer()
  acceptProtocol(app, 'vite-', (request, socket, head) => {
    if (!hotReload.emit('upgrade', request, socket, head)) socket.destroy()
  })
  const vite = await createServer({
    configFile: path.resolve(import.meta.dirname, '../../../web/vite.config.ts'),
    root: path.resolve(import.meta.dirname, '../../../web'),
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: hotReload } },
  })
  app.addHook('preClose', () => vite.close())
  app.addHook('onRequest', (request, reply, next) => {
    vite.middlewares(request.raw, reply.raw, next)
  })
  const load = async () =>
    pagesOf((await vite.ssrLoadModule('virtual:react-router/server-build')) as SiteBuild, 'development')
  pagesEndpoint(app, { ...parts, site: { load, files: null } })
}
