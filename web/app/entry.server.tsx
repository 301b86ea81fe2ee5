import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import { scriptsAfterPaint } from './first-paint/scripts-after-paint.ts'
import { narrowAddress } from './narrow-address.ts'
import { NonceContext } from './nonce.ts'
import { takeOwnScripts } from './own-scripts.ts'
import { type Site, siteContext } from './site.ts'

export { pageReads } from './page-reads.ts'
export { PAGE_RULES as inlineStyles } from './print/page-rules.ts'

const RENDER_MS = 10_000

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
  const own = takeOwnScripts(await textOf(request.url, routerContext, nonce), nonce)
  const { html, scripts } = inOrder(own.html)
  notes.scripts = [...own.scripts, ...scripts]
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(html, { headers, status })
}

function textOf(url: string, routerContext: EntryContext, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer)
          pipe(collected(resolve))
        },
        onShellError: reject,
        onError: reject,
      },
    )
    const timer = setTimeout(abort, RENDER_MS)
  })
}

function collected(resolve: (text: string) => void): Writable {
  const chunks: Uint8Array[] = []
  return new Writable({
    write(chunk, _encoding, done) {
      chunks.push(chunk)
      done()
    },
    final(done) {
      resolve(Buffer.concat(chunks).toString())
      done()
    },
  })
}

/** The server logs what a loader or a view throws, and answers with an error page. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error)
}
