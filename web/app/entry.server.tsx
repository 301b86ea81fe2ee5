import { renderToString } from 'react-dom/server'
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import { handedText, putBack } from './first-paint/handed-data.ts'
import { scriptsAfterPaint, takeOwnScripts } from './first-paint/page-scripts.ts'
import { StillContext } from './first-paint/still.tsx'
import { StillParts } from './first-paint/still-parts.ts'
import { NonceContext } from './nonce.ts'
import { narrowAddress } from './page-reads.ts'
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
  putBack(routerContext.staticHandlerContext.loaderData)
  notes.sameAs = narrowAddress(request.url, routerContext.staticHandlerContext.loaderData)
  if (notes.sameAs) return new Response(null, { status })
  const nonce = crypto.randomUUID()
  const still = new StillParts(nonce)
  const data = await dataOf(routerContext)
  const withData = (text: string) => text.replace(`"${markOf(nonce)}"`, () => data)
  const own = takeOwnScripts(textOf(request.url, routerContext, nonce, still), nonce)
  const { html, scripts } = inOrder(own.html)
  notes.scripts = [...own.scripts.map(withData), ...scripts]
  notes.html = withData(still.fillIn(html))
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(null, { headers, status })
}

/**
 * In one go: nothing in a page that is rendered for nobody has to wait. As a stream it would take half as long again. In
 * place of the data that its scripts get stands a mark: they are long, and the page is searched before they are put in.
 */
function textOf(url: string, routerContext: EntryContext, nonce: string, still: StillParts): string {
  const result = { done: true, value: markOf(nonce) }
  if (routerContext.renderMeta)
    routerContext.renderMeta.streamCache = { 0: Object.assign(Promise.resolve(), { result }) }
  return `<!DOCTYPE html>${renderToString(
    <NonceContext value={nonce}>
      <StillContext value={still}>
        <ServerRouter context={withOwnRoutes(routerContext)} url={url} nonce={nonce} />
      </StillContext>
    </NonceContext>,
  )}`
}

/** No text can hold it: the nonce is as new as the page. */
const markOf = (nonce: string) => `${nonce}-data`

/** Those that lead to the page, of more than a hundred: the router sets up anew for each page all that it is given. */
function withOwnRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const own = staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]])
  return { ...context, manifest: { ...manifest, routes: Object.fromEntries(own) } }
}

/** What the page's scripts get, as it stands in one of them; the router would wait for it in the middle of the page. */
function dataOf({ serverHandoffStream, staticHandlerContext }: EntryContext): Promise<string> {
  const write = async () => {
    const chunks: Uint8Array[] = []
    for await (const chunk of serverHandoffStream ?? []) chunks.push(chunk)
    return inScript(Buffer.concat(chunks).toString())
  }
  const { loaderData, errors } = staticHandlerContext
  return errors ? write() : handedText(loaderData, write)
}

/** Nothing that a text may hold ends the script that it stands in. */
const inScript = (text: string) =>
  JSON.stringify(text).replace(
    /[&><\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** The server logs what a loader or a view throws, and answers with an error page. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (!request.signal.aborted && !context.get(siteContext).notes.isCutOff) console.error(error)
}
