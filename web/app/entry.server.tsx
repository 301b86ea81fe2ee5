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

/** Exported for the server, which cannot import the context key itself. */
export function provideSite(site: Site): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(siteContext, site)
  return context
}

/** In development the scripts stay where they are: there are hundreds, and they change. */
const inOrder = (html: string) => (import.meta.env.DEV ? { html, scripts: [] } : scriptsAfterPaint(html))

/** A page is sent whole, not streamed, because it is cached and sent to many visitors. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { showsNotFound, notes } = context.get(siteContext)
  // Do not render a page for every made-up address; the server keeps one "not found" page for all of them.
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
 * Rendered in one go: nothing in a page that is the same for everybody has to wait, and a stream would take half as
 * long again. A mark stands in for the data of its scripts, because they are long and the page is searched before they
 * are filled in.
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

/** No text can contain it, because the nonce is new for each page. */
const markOf = (nonce: string) => `${nonce}-data`

/**
 * Only the routes that lead to this page, out of more than a hundred: the router sets up every route it gets anew for
 * each page.
 */
function withOwnRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const own = staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]])
  return { ...context, manifest: { ...manifest, routes: Object.fromEntries(own) } }
}

/**
 * The data for the page's scripts, as text inside one of them; left to itself, the router would wait for them in the
 * middle of the page.
 */
function dataOf({ serverHandoffStream, staticHandlerContext }: EntryContext): Promise<string> {
  const write = async () => {
    const chunks: Uint8Array[] = []
    for await (const chunk of serverHandoffStream ?? []) chunks.push(chunk)
    return inScript(Buffer.concat(chunks).toString())
  }
  const { loaderData, errors } = staticHandlerContext
  return errors ? write() : handedText(loaderData, write)
}

/** Escapes every character that could end the script the text stands in. */
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
