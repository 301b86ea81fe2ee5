import { renderToString } from 'react-dom/server'
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import { scriptsAfterPaint } from './first-paint/scripts-after-paint.ts'
import { StillContext } from './first-paint/still-context.ts'
import { StillParts } from './first-paint/still-parts.ts'
import { narrowAddress } from './narrow-address.ts'
import { NonceContext } from './nonce.ts'
import { takeOwnScripts } from './own-scripts.ts'
import { type Site, siteContext } from './site.ts'

export { pageReads } from './page-reads.ts'
export { PAGE_RULES as inlineStyles } from './print/page-rules.ts'

/** For the server, which cannot import the key itself. */
export function provideSite(site: Site): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(siteContext, site)
  return context
}

/** In development the scripts may come as they are: there are hundreds, and they change. */
const inOrder = (html: string) => (import.meta.env.DEV ? { html, scripts: [] } : scriptsAfterPaint(html))

/** A page goes out whole, not in pieces: it is kept and sent to many. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { showsNotFound, notes } = context.get(siteContext)
  // Nobody's name for something is worth a rendering of its own; the server has one page for all of them.
  if (status === 404 && !showsNotFound) return new Response(null, { status })
  notes.sameAs = narrowAddress(request.url, routerContext.staticHandlerContext.loaderData)
  if (notes.sameAs) return new Response(null, { status })
  const nonce = crypto.randomUUID()
  const still = new StillParts(nonce)
  const own = takeOwnScripts(await textOf(request.url, routerContext, nonce, still), nonce)
  const { html, scripts } = inOrder(still.fillIn(own.html))
  notes.scripts = [...own.scripts, ...scripts]
  notes.html = html
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(null, { headers, status })
}

/**
 * In one go: nothing in a page that is rendered for nobody has to wait, once the data that its scripts get have been
 * written down. As a stream it would take half as long again.
 */
async function textOf(
  url: string,
  routerContext: EntryContext,
  nonce: string,
  still: StillParts,
): Promise<string> {
  await writeDownData(routerContext)
  return `<!DOCTYPE html>${renderToString(
    <NonceContext value={nonce}>
      <StillContext value={still}>
        <ServerRouter context={withOwnRoutes(routerContext)} url={url} nonce={nonce} />
      </StillContext>
    </NonceContext>,
  )}`
}

/** Those that lead to the page, of more than a hundred: the router sets up anew for each page all that it is given. */
function withOwnRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const own = staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]])
  return { ...context, manifest: { ...manifest, routes: Object.fromEntries(own) } }
}

/** The router would wait for them in the middle of the page, piece by piece. */
async function writeDownData({ serverHandoffStream, renderMeta }: EntryContext): Promise<void> {
  if (!serverHandoffStream || !renderMeta) return
  const chunks: Uint8Array[] = []
  for await (const chunk of serverHandoffStream) chunks.push(chunk)
  const value = Buffer.concat(chunks).toString()
  renderMeta.streamCache = { 0: Object.assign(Promise.resolve(), { result: { done: true, value } }) }
}

/** The server logs what a loader or a view throws, and answers with an error page. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (!request.signal.aborted && !context.get(siteContext).notes.isCutOff) console.error(error)
}
